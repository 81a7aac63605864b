"""The boards of wall, temple and guard: who has how many cubes, and what each would take if it were scored now."""

from __future__ import annotations

from typing import Final

from shofar.games.nehemiah.views import Influence, NehemiahView
from shofar.web.html import Element, Node, b, h2, header, li, ol, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, cube, emblem, engraving, heard, icon
from shofar.web.panels import panel
from shofar.web.seen import asked

MANY: Final = 6  # cubes in a lane from which they overlap


@panel
def influence(view: NehemiahView, look: Look, shown: Influence) -> Element:
    name = shown["name"]
    words = look.words.source(name, look.title)
    cubes = shown["cubes"]
    seats = sorted(range(len(cubes)), key=lambda seat: (-cubes[seat], seat))
    return section(class_=f"influence b-{name}", aria_label=words)[
        engraving(name),
        header[icon(name), h2[words], _places(look, look.printed["places"][name].numbers("places"))],
        ol(".lanes")[[_lane(view, look, shown, seat) for seat in seats]],
        look.mark(name),
    ]


def _places(look: Look, places: list[int]) -> Node:
    said = look.text("board-places", list=", ".join(str(points) for points in places))
    return span(".places", title=said)[
        heard(said), [b(aria_hidden="true")[str(points)] for points in places], icon("vp")
    ]


@panel
def _lane(view: NehemiahView, look: Look, shown: Influence, seat: int) -> Element:
    """A player's cubes on this board."""
    sitting, board, count = look.sitting(seat), shown["name"], shown["cubes"][seat]
    before = _before(look, board, seat)
    row = css("cubes", many=count > MANY, moved=before is not None and before != count)
    return li(class_=css("lane", self=sitting.you, none=not count))[
        emblem(sitting.colour),
        span(".mid", aria_hidden="true")[
            span(class_=row)[[cube(sitting.colour, f"q-{board}-{sitting.colour}-{n}") for n in range(1, count + 1)]],
            span(".count")[str(count)],
        ],
        _takes(look, board, seat),
        _points(view, look, shown, seat),
    ]


@asked
def _before(look: Look, board: str, seat: int) -> int | None:
    """The cubes here after the viewer's last move."""
    earlier: NehemiahView | None = look.before
    if earlier is None:
        return None
    return next(one["cubes"][seat] for one in earlier["boards"] if one["name"] == board)


def _points(view: NehemiahView, look: Look, shown: Influence, seat: int) -> Node:
    """Points if scored now; once the game is over, what the board gave in the whole game."""
    count, name = shown["cubes"][seat], look.sitting(seat).name
    over = view["over"]
    points = view["seats"][seat]["points"][shown["name"]] if over else shown["if_scored_now"][seat]
    tied = shown["cubes"].count(count) > 1 and not over
    about = "board-in-all" if over else "board-if-scored"
    if tied and count:  # N8.5, N8.6
        about = "board-tie-shared" if len(set(shown["cubes"])) > 1 else "board-tie-all"
    said = look.text("board-lane-over" if over else "board-lane", name=name, cubes=count, points=points)
    seen: Node = look.text("board-no-cube")
    if count or over:
        seen = [span(".tie")[look.text("board-tie")] if tied else None, str(points), icon("vp")]
    return [
        heard(said),
        span(".pts", aria_hidden="true", title=look.text(about))[seen],
    ]


def _takes(look: Look, board: str, seat: int) -> Node:
    """Cubes that may be taken from here: for a board that lacks one, or by a leader."""
    colour = look.sitting(seat).colour
    moves = look.choices.starting("shift", colour, board)
    if look.sitting(seat).you:
        moves += look.choices.starting("from", board)
    if not moves:
        return None
    return span(".takes")[[look.choices.thing(move, _taken(look, move), css="take") for move in moves]]


def _taken(look: Look, move: str) -> Node:
    """Where a cube would go; a missing one goes where the question says."""
    verb, *_, goal = move.split()
    return [icon("pay"), icon(goal)] if verb == "shift" else [cube(look.sittings[look.seat or 0].colour), icon("pay")]
