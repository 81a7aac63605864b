"""The dock: own goods, the prompt, every move as a button, and what else a person may do now."""

from __future__ import annotations

from typing import Final

from shofar.engine.views import View
from shofar.readers.chronicle import TURN
from shofar.readers.forecast import progress
from shofar.readers.sentence import capital
from shofar.web import boards
from shofar.web.html import Element, Node, a, button, div, form, kbd, p, section, small, span
from shofar.web.look import FORM
from shofar.web.pages import options
from shofar.web.pages.layout import Guest, hidden, once, post
from shofar.web.pages.pieces import css, emblem, icon
from shofar.web.pages.told import names, plain, told
from shofar.web.panels import panel
from shofar.web.scene import Scene
from shofar.web.seen import asked

MANY: Final = 14  # with more options than this they are drawn closer
LONG: Final = 64  # with more letters than this a question is a sentence, and set as one


@panel
def dock(scene: Scene, guest: Guest) -> Element:
    return section("#choices.dock", aria_label=guest.text("choices"))[
        mine(scene, guest),
        div(".action-bar", role="group", aria_labelledby="prompt", data_mine=scene.mine or None)[
            _asked(scene, guest),
            _tally(scene),
            _tools(scene, guest),
            _request(scene, guest),
            _choices(scene, guest),
        ],
    ]


@panel
def _asked(scene: Scene, guest: Guest) -> Element:
    return div(".asked")[_where(scene), div("#prompt.prompt", role="status", tabindex="-1")[_prompt(scene, guest)]]


@panel
def mine(scene: Scene, guest: Guest) -> Node:
    """The own goods."""
    me = scene.look.me
    if me is None or scene.view is None:
        return None
    return div(class_=f"me panel {me.tint}")[boards.of(scene.row.title).mine(scene.view, scene.look)]


def _tally(scene: Scene) -> Node:
    """What the turn still has to spend, if the board counts it."""
    return boards.of(scene.row.title).tally(scene.view, scene.look) if scene.view else None


def _passing(scene: Scene, guest: Guest) -> Node:
    """Whose turn is shown in passing, and which of how many it is."""
    assert scene.passing is not None
    place, count = scene.passing
    one = next((one for one in reversed(scene.story.since) if one.seat is not None), None)
    if one is None or one.seat is None:
        return span[guest.text("passing", n=place, count=count)]
    sitting = scene.look.sitting(one.seat)
    said = guest.words.row(text for _, text in one.told.lines)
    return [
        emblem(sitting.colour),
        span[
            guest.text("passing-of", name=sitting.name, n=place, count=count),
            " ",
            small[told(said, scene.row.title, guest.words, names(scene.look))],
        ],
    ]


def _prompt(scene: Scene, guest: Guest) -> Node:
    look = scene.look
    if scene.passing:
        return _passing(scene, guest)
    if scene.trouble:
        return [icon("warning"), span[guest.text("stopped"), " ", small[scene.trouble]]]
    if scene.view is None:
        return span[guest.text("state-lobby", free=0)]
    if scene.over:
        return span[guest.text("game-over")]
    if scene.cover is not None:
        return span[guest.text("pass-device", name=look.sitting(scene.cover).given)]
    question = _question(scene)
    deciding = scene.deciding
    if scene.mine:
        return [_sentence(guest.text("you-decide", question=question)), _clock(scene, guest)]
    if deciding is None:
        return None
    name = look.sitting(deciding).given
    return [emblem(look.sitting(deciding).colour), _sentence(guest.text("other-decides", name=name), question)]


def _sentence(text: str, more: str = "") -> Element:
    """What is said above the choices: a heading, or smaller if it is long."""
    return span(class_=css(long=len(text) + len(more) > LONG) or None)[text, more and [" ", small[more]]]


def _where(scene: Scene) -> Node:
    """Where in the turn one is, outermost first; last, which of how many answers is asked for."""
    if scene.view is None or scene.over or scene.trouble or scene.passing:
        return None
    parts, step = _way(scene)
    return p(".where")[[span[part] for part in parts], span(".step")[step] if step else None] if parts or step else None


@asked
def _way(scene: Scene) -> tuple[tuple[str, ...], str]:
    assert scene.view is not None
    parts = boards.of(scene.row.title).where(scene.view, scene.look) if scene.look.seat is not None else ()
    forecast = next(iter(scene.look.choices.forecasts.values()), None)
    deed = _deed(scene)
    return ((*parts, deed) if deed else parts), progress(scene.look.words, forecast.progress) if forecast else ""


def _deed(scene: Scene) -> str:
    """What the viewer did last in a turn that goes on."""
    block = scene.story.newest if scene.mine else None
    if block is None or block.kind != TURN or block.seat != scene.look.seat or block.told is None:
        return ""
    lines = [text for about, text in block.told.lines if about in (None, scene.look.seat)]
    if not lines or (len(lines) == 1 and boards.of(scene.row.title).opened(scene.view)):
        return ""
    return capital(plain(lines[-1], names(scene.look)))


@asked
def _question(scene: Scene) -> str:
    assert scene.view is not None
    return question_of(scene, scene.view)


def question_of(scene: Scene, view: View) -> str:
    """What is asked, in the words of the board if it knows more of the moment."""
    return boards.of(scene.row.title).asks(view, scene.look) or scene.look.words.question(
        scene.row.title, view["question"]
    )


def _clock(scene: Scene, guest: Guest) -> Node:
    left = scene.look.me.left if scene.look.me else None
    if left is None:
        return None
    return [
        span(".chip.clock", data_left=str(left))[icon("clock"), span(".num")[clock_text(left)]],
        small(".rule")[guest.text("clock-rule")],
    ]


def clock_text(left: int) -> str:
    """Milliseconds as a person says them."""
    seconds = left // 1000
    if seconds >= 2 * 86_400:
        return f"{seconds // 86_400} d"
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds // 60 % 60:02d} h"
    return f"{seconds // 60}:{seconds % 60:02d}"


# --- tools ------------------------------------------------------------------------------------------------------


@panel
def _tools(scene: Scene, guest: Guest) -> Element:
    idle = scene.look.seat is None or scene.over or scene.view is None or scene.passing
    return div(".tools")[None if idle else [_undo(scene, guest), _hint(scene, guest), _why(scene, guest)]]


def _undo(scene: Scene, guest: Guest) -> Node:
    verdict = scene.verdict
    if verdict is None or not verdict.possible:
        return button("#ask-nothing.btn.quiet", type="button", aria_disabled="true", title=guest.text("undo-nothing"))[
            icon("undo"), span[guest.text("undo")]
        ]
    words = guest.text("undo" if verdict.free or not scene.asked else "undo-ask")
    return post(
        f"/table/{scene.row.id}/undo",
        hidden("seat", scene.look.seat),
        hidden("at", scene.serial),
        once(),
        button(".btn.quiet", type="submit", data_key="u", title=_consequence(scene, guest))[icon("undo"), span[words]],
    )


def _consequence(scene: Scene, guest: Guest) -> str:
    """What the button will do: take back at once, or ask these people."""
    assert scene.verdict is not None
    if scene.verdict.free or not scene.asked:
        return guest.text(f"undo-{scene.verdict.reason}")
    away = guest.text("kind-away")
    names = [
        f"{scene.look.sitting(seat).name} ({away})" if scene.seats[seat].handed else scene.look.sitting(seat).name
        for seat in scene.asked
    ]
    return guest.text(f"undo-{scene.verdict.reason}-ask", n=len(names), names=", ".join(names))


def _hint(scene: Scene, guest: Guest) -> Node:
    if not scene.mine:
        return None
    return button(
        "#ask-hint.btn.quiet", type="button", data_hint=f"/table/{scene.row.id}/hint", data_key="h",
        title=guest.words.labelled(guest.text("hint"), guest.text("hint-button")),
    )[icon("hint"), span[guest.text("hint")]]  # fmt: skip


def _why(scene: Scene, guest: Guest) -> Node:
    if not scene.mine:
        return None
    return button(
        "#ask-why.btn.quiet", type="button", data_why_mode=f"/table/{scene.row.id}/why", data_key="n",
        title=f"{guest.text('why-not')} {guest.text('why-button')}",
    )[icon("why"), span[guest.text("why-not")]]  # fmt: skip


# --- somebody wants to take a move back ---------------------------------------------------------------------------


def _request(scene: Scene, guest: Guest) -> Node:
    request = scene.request
    if request is None:
        return None
    name = scene.look.sitting(request.seat).given
    if not scene.answers:
        own = "yes" if scene.look.sitting(request.seat).you else "no"
        waited = ", ".join(scene.look.sitting(seat).name for seat in scene.undecided)
        return div(".asking")[guest.text("undo-waiting", name=name, own=own, names=waited)]
    wanted = "undo-wanted-of" if scene.wished else "undo-wanted"
    return post(
        f"/table/{scene.row.id}/consent",
        hidden("seat", scene.answers[0]),
        hidden("wish", request.n),
        once(),
        span[guest.text(wanted, name=name, deed=scene.wished)],
        button(".btn.primary", type="submit", name="answer", value="yes")[guest.text("allow")],
        button(".btn", type="submit", name="answer", value="no")[guest.text("refuse")],
        css="asking",
    )


# --- options ----------------------------------------------------------------------------------------------------


@panel
def _choices(scene: Scene, guest: Guest) -> Node:
    table = scene.row.id
    if scene.passing:
        return div(".choices")[
            button(".btn", type="button", data_skip=True, data_key=" ")[
                guest.text("skip-turns"), kbd[guest.text("space")]
            ]
        ]
    if scene.over:
        return div(".choices")[
            a(".btn.primary", href=f"/table/{table}/end")[icon("crown"), guest.text("see-scores")],
            a(".btn", href=f"/table/{table}/replay")[icon("replay"), guest.text("replay")],
        ]
    if scene.cover is not None:
        name = scene.look.sitting(scene.cover).given
        return div(".choices")[
            a(".btn.primary", href=f"/table/{table}?as={scene.cover}", data_key="1")[
                icon("eye"), guest.text("i-am", name=name)
            ]
        ]
    if not scene.mine:
        return _meanwhile(scene, guest)
    many = len(scene.look.choices.moves) > MANY
    return form(
        id=FORM, class_=css("choices", many=many), method="post", action=f"/table/{table}/move", data_live=True
    )[
        hidden("at", scene.serial),
        once(),
        hidden("as", scene.look.seat),
        list(options.groups(scene)),
    ]


def _meanwhile(scene: Scene, guest: Guest) -> Node:
    """What somebody who waits may do."""
    handed = [seat for seat in scene.held if scene.seats[seat].handed]
    acts: list[Node] = [span(".stand-in")[icon("bot"), guest.text("bot-plays-for-you")]] if handed else []
    acts += [
        post(
            f"/table/{scene.row.id}/return",
            hidden("seat", seat),
            once(),
            button(".btn.primary", type="submit")[icon("person"), guest.text("take-back")],
        )
        for seat in handed
    ]
    if scene.held:
        acts += [_hand(scene, guest, seat) for seat in scene.gone]
    return div(".choices")[acts] if acts else None


def _hand(scene: Scene, guest: Guest, seat: int) -> Element:
    return post(
        f"/table/{scene.row.id}/hand",
        hidden("seat", seat),
        once(),
        button(".btn", type="submit")[icon("bot"), guest.text("hand-over", name=scene.look.sitting(seat).name)],
    )
