"""What every part of Golem's board uses: pieces, marbles, names of places, effects or a dash."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from shofar.engine.printed import Face
from shofar.games.golem.views import GolemView, Sheet
from shofar.readers.icons import Group, Mark, Row, icons
from shofar.web.html import Element, Node, div, span
from shofar.web.look import Look
from shofar.web.pages.pieces import SPRITE, effect, icon, piece
from shofar.web.seen import asked

DISTRICTS: Final = ("red", "yellow", "blue")
ROWS: Final = ("work", "golem", "artifacts", "study", "mirror")
ROW_ICONS: Final = {
    "work": "work", "golem": "golem-create", "artifacts": "artifact", "study": "study", "mirror": "mirror",
}  # fmt: skip
ARTIFACTS: Final = ("a4", "a3", "a2", "a1")  # from the top of the tile
COLUMNS: Final = ("1", "2", "3", "4")
GOODS: Final = ("clay", "coin", "knowledge")
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
LAST: Final = 10  # sections of a district
TILED: Final = 7  # of them with a district tile; the others are printed
NONE: Final = "none"
THEN: Final = Mark("then")  # not drawn on this board

View = GolemView


def roman(section: int) -> str:
    return ROMAN[section - 1]


def place_name(look: Look, place: str) -> str:
    """red.4 as a person says it."""
    district, section = place.split(".")[:2]
    return look.text("board-section", district=district_name(look, district), section=roman(int(section)))


def district_name(look: Look, district: str) -> str:
    return look.text("board-district", colour=district)


def colour_name(look: Look, colour: str) -> str:
    return look.text("board-colour", colour=colour)


def row_name(look: Look, row: str) -> str:
    return look.text("board-row", row=row)


def tile_of(view: View, look: Look, district: str, section: int) -> tuple[str, Face]:
    """The id of what a golem works at in a section, and what is printed there."""
    tile = view["districts"][district][section - 1]
    return tile, look.printed["sections"][tile]


@lru_cache(maxsize=1024)
def parts(text: str) -> int:
    """How many symbols an effect takes, arrows included."""
    return 0 if text == NONE else _parts(icons(text, "golem"))


def _parts(row: Row) -> int:
    return sum(_parts(token.row) if isinstance(token, Group) else token != THEN for token in row)


def shown(text: str, size: str = "") -> Node:
    """An effect as icons, a dash for none."""
    if text == NONE:
        return span(class_=f"effect {size}".strip(), aria_hidden="true")[span(".dash")["–"]]
    return effect(text, "golem", size)


def said(look: Look, text: str) -> str:
    """An effect as a sentence."""
    return look.text("board-nothing") if text == NONE else look.words.effect(text, look.title)


def marble(colour: str) -> Markup:
    return icon("marble", f"t-{colour}")


def menorah(colour: str, count: int | None = None) -> Element:
    return span(class_=f"men t-{colour}")[str(count) if count not in (None, 1) else None, icon("menorah")]


def golem(colour: str, standing: bool = True, moves: str = "", css: str = "") -> Markup:
    if standing:
        return piece("golem", colour, f"piece {css}".strip(), "7.6 8.2 8.8", moves)
    return piece("golem-lying", colour, f"piece lying {css}".strip(), "8 11 8", moves)


def pawn(colour: str, moves: str = "", ghost: bool = False) -> Markup:
    return piece("pawn", colour, f"piece pawn{' ghost' if ghost else ''}", "7.6 11.8 8.8", moves)


@lru_cache(maxsize=16)
def rabbi(colour: str, travels: bool = True) -> Markup:
    """A rabbi has no room for a mark: an emblem stands beside it where its owner is not clear."""
    name = f' data-piece="r-{colour}"' if travels else ""
    return Markup(
        f'<svg class="piece rabbi p-{colour}" viewBox="0 0 24 24" aria-hidden="true"{name}>'
        f'<use href="{SPRITE}#i-rabbi"/></svg>'
    )


@lru_cache(maxsize=256)
def meter(part: int) -> Markup:
    """A thin bar, filled to a part of a hundred."""
    return Markup(
        '<svg class="meter" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{part}" height="3"/></svg>'
    )


def note(text: str) -> Element:
    return span(".note")[text]


def entry(face: Face) -> int:
    """The price of entering a section: tiles have none."""
    return face.number("entry") if "entry" in face else 0


def size_of(look: Look, artifact: str) -> int:
    """How much gold completes an artifact."""
    return look.printed["cauldrons"][artifact].number("gold")


def instead(look: Look) -> str:
    """G5.3: what is taken instead of influencing."""
    return f"{look.printed['influence']['no_influence'].number('coin')} coin"


def goods_of(sheet: Sheet) -> dict[str, int]:
    return {"clay": sheet["clay"], "coin": sheet["coin"], "knowledge": sheet["knowledge"], "vp": sheet["vp"]}


def desk_seat(view: View, look: Look) -> int:
    """Whose laboratory is shown: the viewer's; to a spectator that of who decides."""
    if look.seat is not None:
        return look.seat
    deciding: int | None = view["deciding"]
    return deciding if deciding is not None else int(view["order"][0])


@asked
def marble_names(view: View) -> dict[str, list[str]]:
    """Names under which marbles travel: those of a colour are numbered, sockets before the tray."""
    counts: dict[str, int] = {}
    found: dict[str, list[str]] = {}

    def number(place: str, colours: list[str]) -> None:
        found[place] = []
        for colour in colours:
            counts[colour] = counts.get(colour, 0) + 1
            found[place].append(f"m-{colour}-{counts[colour]}")

    for seat, sheet in enumerate(view["seats"]):
        number(f"seat-{seat}", sheet["marbles"])
    number("aside", view["aside"])
    for row in ROWS:
        number(row, view["tray"][row])
    return found


def sockets(view: View, look: Look, seat: int, travels: bool = True) -> Element:
    """The two eye sockets with their marbles."""
    held = view["seats"][seat]["marbles"]
    names = marble_names(view)[f"seat-{seat}"]
    words = ", ".join(colour_name(look, colour) for colour in held) or look.text("board-nothing")
    return span(".sockets", role="img", aria_label=look.text("board-sockets", marbles=words))[
        [
            span(".socket", data_piece=name if travels else None)[marble(colour)]
            for colour, name in zip(held, names, strict=True)
        ],
        [span(".socket.free") for _free in range(2 - len(held))],
    ]


def development(look: Look, tile: str, own: bool, children: list[Node], css: str, label: str) -> Element:
    """A development tile: a choice if it is the viewer's to make."""
    move = f"develop {tile}"
    if own:
        stop = None if move in look.choices else "-1"
        return look.choices.thing(move, *children, css=css, label=label, tabindex=stop, data_walk=True)
    return div(class_=css, role="group", aria_label=label, tabindex="-1")[children]
