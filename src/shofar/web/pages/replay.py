"""A game step by step: the same board and log at any moment, a slider, keys, a link to share."""

from __future__ import annotations

from collections.abc import Sequence

from shofar.web import boards
from shofar.web.html import Element, Node, a, button, div, form, h1, header, main, option, section, select, small, span
from shofar.web.html import input as field
from shofar.web.http.secret import client_key
from shofar.web.pages import dock, keys, log, rail, table
from shofar.web.pages.layout import Guest, brand, hidden, page, post, skip, theme_button
from shofar.web.pages.pieces import icon
from shofar.web.scene import Scene
from shofar.web.story import Block


def whole(scene: Scene, guest: Guest) -> Element:
    title = guest.words.title(scene.row.title)
    return page(
        guest,
        guest.text("replay-of", title=title),
        [inner(scene, guest), keys.dialog_of(guest, keys.REPLAY)],
        css=f"{table.body_class(scene)} replay-page",
        styles=table.styles(scene.row.title),
    )


def inner(scene: Scene, guest: Guest) -> Element:
    title = guest.words.title(scene.row.title)
    return div("#page", data_heading=f"{guest.text('replay-of', title=title)} - Shofar")[
        skip(guest),
        header(".bar")[
            brand(guest),
            h1(".title")[guest.text("replay-of", title=title)],
            div(".moment")[table.facts(scene)],
            span(".grow"),
            _views(scene, guest),
            a(".btn.quiet", href=f"/table/{scene.row.id}")[icon("column"), guest.text("back-to-table")],
            theme_button(guest),
        ],
        main("#main.table")[
            table.switches(scene),
            section("#choices.dock.replay-dock", aria_label=guest.text("replay"))[
                dock.mine(scene, guest), _bar(scene, guest)
            ],
            table.board(scene, guest),
            rail.rail(scene, guest, talk=False),
            table.views(scene, guest),
        ],
    ]


def address(scene: Scene, step: int, seat: int | None = None) -> str:
    shown = scene.look.seat if seat is None else seat
    return f"/table/{scene.row.id}/replay?step={step}" + (f"&as={shown}" if shown is not None else "")


def _bar(scene: Scene, guest: Guest) -> Element:
    last = scene.steps
    turns, parts = scene.stops
    return div(".action-bar.stepper", data_replay=True)[
        div("#prompt.prompt", role="status", tabindex="-1")[
            span[guest.text("step-of", n=scene.step, last=last)],
            div(".deeds")[
                _better(scene, guest),
                _told(scene),
                small(".hint")[guest.text("kept-until", date=scene.kept)] if scene.kept and not scene.step else None,
            ],
        ],
        div(".tools")[
            button(".btn.scripted", type="button", data_play=True, data_key=" ", aria_pressed="false")[
                icon("play"), span[guest.text("play-itself")]
            ],
            _play_on(scene, guest),
        ],
        form(".choices", method="get", action=f"/table/{scene.row.id}/replay", data_step=True)[
            hidden("as", scene.look.seat) if scene.look.seat is not None else None,
            span(".jumps-back")[
                _jump(scene, guest, 0, "first", "home"),
                _jump(scene, guest, _before(scene.step, parts), "round-back", "pageup", 3),
                _jump(scene, guest, _before(scene.step, turns), "turn-back", "arrowup", 2),
                _jump(scene, guest, max(0, scene.step - 1), "back", "arrowleft"),
            ],
            field(
                ".slider",
                type="range",
                name="step",
                min="0",
                max=str(last),
                value=str(scene.step),
                aria_label=guest.text("step"),
            ),
            span(".jumps-on")[
                _jump(scene, guest, min(last, scene.step + 1), "forward", "arrowright", forward=True),
                _jump(scene, guest, _after(scene.step, turns, last), "turn-forward", "arrowdown", 2),
                _jump(scene, guest, _after(scene.step, parts, last), "round-forward", "pagedown", 3),
                _jump(scene, guest, last, "last", "end"),
            ],
        ],
    ]


def _before(step: int, stops: Sequence[int]) -> int:
    return max((stop for stop in stops if stop < step), default=0)


def _after(step: int, stops: Sequence[int], last: int) -> int:
    return min((stop for stop in stops if stop > step), default=last)


def _told(scene: Scene) -> str:
    """What the move that is shown has done, in words."""
    return scene.look.words.row(_who(scene, one) + log.spoken(scene.look, one) for one in scene.story.since)


def _better(scene: Scene, guest: Guest) -> Node:
    """The turn that a review found better, in words; its moves are marked on the board."""
    if not scene.better:
        return None
    later = boards.of(scene.row.title).later
    moves = [f"{n}. {later(move, scene.view, scene.look)}" for n, move in enumerate(scene.better, 1)]
    return small(".better")[
        guest.text("replay-better", points=guest.words.tenths(scene.worth), moves=guest.words.row(moves))
    ]


def _who(scene: Scene, one: Block) -> str:
    if one.seat is None:
        return ""
    sitting = scene.look.sitting(one.seat)
    name = scene.look.text("you-act") if sitting.you else sitting.name
    return f"{scene.look.text('heading', text=name)} "


def _jump(
    scene: Scene, guest: Guest, step: int, key: str, pressed: str, far: int = 1, forward: bool = False
) -> Element:
    """A link to another step; the farther it leads, the more arrows it has."""
    return a(
        ".btn",
        href=address(scene, step),
        data_key=pressed,
        data_step_forward=forward or None,
        data_step_first=key == "first" or None,
        aria_disabled="true" if step == scene.step else None,
        aria_label=guest.text(f"step-{key}"),
        title=guest.text(f"step-{key}"),
    )[[icon("chevron", f"turn-{key.removeprefix('turn-').removeprefix('round-')}") for _ in range(far)]]


def _views(scene: Scene, guest: Guest) -> Node:
    """After the end, any seat's view; before it, the own ones."""
    seats = [one for one in scene.look.sittings if scene.over or one.seat in scene.held]
    if not seats:
        return None
    return form(".viewpoint", method="get", action=f"/table/{scene.row.id}/replay")[
        hidden("step", scene.step),
        select(name="as", aria_label=guest.text("seen-by"), data_submit=True)[
            option(value="-1", selected=scene.look.seat is None)[guest.text("spectator")],
            [
                option(value=str(one.seat), selected=one.seat == scene.look.seat)[
                    guest.text("you-act") if scene.held == (one.seat,) else one.name
                ]
                for one in seats
            ],
        ],
    ]


def _play_on(scene: Scene, guest: Guest) -> Node:
    if scene.view is None or scene.view["over"]:
        return None
    return post(
        f"/table/{scene.row.id}/on",
        hidden("step", scene.step),
        hidden("as", "" if scene.look.seat is None else scene.look.seat),
        hidden("key", client_key()),
        button(".btn", type="submit")[icon("play"), span[guest.text("play-on")]],
        live=False,
    )
