"""The rail: the others, what happened since your last turn, the log, the talk."""

from __future__ import annotations

from shofar.web import boards
from shofar.web.html import Element, Node, aside, button, div, h2, ol, section, small, span
from shofar.web.html import input as field
from shofar.web.look import Sitting
from shofar.web.pages import log
from shofar.web.pages.dock import clock_text
from shofar.web.pages.layout import Guest, once, post
from shofar.web.pages.pieces import emblem, icon
from shofar.web.pages.told import names, told
from shofar.web.panels import panel
from shofar.web.scene import Scene
from shofar.web.seen import asked


@panel
def rail(scene: Scene, guest: Guest, talk: bool = True) -> Element:
    scrolls = "0" if scene.lesson else None  # beside a guide there is less room for it
    return aside(".rail", aria_label=guest.text("rail"), tabindex=scrolls)[
        _desk(scene),
        div(".players")[[player(scene, guest, sitting) for sitting in scene.look.others()]],
        _since(scene, guest),
        section(".panel.history.log", aria_label=guest.text("log"))[
            h2[icon("log"), guest.text("log")],
            log.turns(scene.look, guest, scene.story, scene.row.id),
            _say(scene, guest) if talk and scene.held else None,
        ],
    ]


@panel
def _desk(scene: Scene) -> Node:
    """A player board at the head of the rail, for titles that have one."""
    return boards.of(scene.row.title).desk(scene.view, scene.look) if scene.view else None


@panel
def player(scene: Scene, guest: Guest, sitting: Sitting) -> Element:
    deciding = _decides(scene, sitting.seat)
    return section(class_=f"player {sitting.tint}{' deciding' if deciding else ''}", aria_label=sitting.name)[
        emblem(sitting.colour),
        span(".who")[sitting.name, " ", small[_kind(guest, sitting)]],
        span(
            ".chip.clock",
            data_left=str(sitting.left) if deciding else None,
            title=guest.text("clock-rule-other", name=sitting.name),
        )[span(".num")[clock_text(sitting.left)]]
        if sitting.left is not None
        else None,
        _shown(scene, sitting),
        _last(scene, guest, sitting),
    ]


@asked
def _decides(scene: Scene, seat: int) -> bool:
    return scene.deciding == seat


@panel
def _shown(scene: Scene, sitting: Sitting) -> Node:
    return boards.of(scene.row.title).rival(scene.view, scene.look, sitting.seat) if scene.view else None


@asked
def _done(scene: Scene, seat: int) -> tuple[str, str]:
    """What a seat has done since, with marks in it and as plain text."""
    blocks = [one for one in scene.story.since if one.seat == seat]
    if not blocks:
        return "", ""
    words = scene.look.words
    text = words.row(text for one in blocks for _, text in one.told.lines)
    return text, words.row(log.spoken(scene.look, one) for one in blocks)


@panel
def _last(scene: Scene, guest: Guest, sitting: Sitting) -> Node:
    """What one of them has done since, in a line: for boards that leave no room for the whole of it."""
    text, said = _done(scene, sitting.seat)
    if not text:
        return None
    return div(".last", title=said)[icon("history"), span[told(text, scene.row.title, guest.words, names(scene.look))]]


def _kind(guest: Guest, sitting: Sitting) -> str:
    if sitting.kind == "bot":
        key = "kind-stand-in" if sitting.handed else "kind-bot"
        return guest.text(key, level=guest.text(f"level-{sitting.level}"))
    if sitting.kind == "person" and not sitting.here:
        return guest.text("kind-away")
    return guest.text("kind-auto") if sitting.kind == "auto" else ""


@asked
def _present(scene: Scene) -> bool:
    return scene.step == scene.steps


@panel
def _since(scene: Scene, guest: Guest) -> Node:
    since = scene.story.since
    if not since:
        return None
    key = "since" if _present(scene) else "this-step"
    return section(".panel.since.log", aria_label=guest.text(key))[
        h2[icon("history"), guest.text(key)],
        ol(".turns", tabindex="0")[[log.block(scene.look, guest, one) for one in since]],
    ]


@panel
def _say(scene: Scene, guest: Guest) -> Element:
    return post(
        f"/table/{scene.row.id}/chat",
        once(),
        field(
            "#say",
            name="text",
            maxlength="400",
            autocomplete="off",
            placeholder=guest.text("say"),
            aria_label=guest.text("say"),
        ),
        button(".btn.icon", type="submit", aria_label=guest.text("send"))[icon("chat")],
        css="say",
    )
