"""The city: three districts of ten sections, each a street of students over a block of golems."""

from __future__ import annotations

from typing import Final

from shofar.engine.printed import Face
from shofar.games.golem.views import Figure
from shofar.web.boards.golem.common import (
    DISTRICTS,
    LAST,
    TILED,
    View,
    district_name,
    entry,
    golem,
    parts,
    pawn,
    place_name,
    roman,
    said,
    shown,
    tile_of,
)  # fmt: skip
from shofar.web.html import Element, Node, button, div, h3, li, ol, section, span
from shofar.web.look import FORM, Look, Sitting
from shofar.web.pages.pieces import css, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

CROWD: Final = 2  # golems in a section that fit beside each other
NOBODY: Final = -1
DENSE: Final = 5  # parts of an effect from which its icons are drawn smaller
PAWNS: Final = 3  # students in a section that fit beside each other


@panel
def city(view: View, look: Look) -> Element:
    return section(".city", aria_label=look.text("board-city"))[
        _ruler(view, look), [_district(view, look, district) for district in DISTRICTS], look.mark("city")
    ]


def golem_names(view: View, look: Look) -> dict[int, list[str]]:
    """Names under which golems travel, by seat: those on blocks, then those in the cemetery."""
    buried = {seat: 0 for seat in range(view["players"])}
    for owners in view["cemetery"].values():
        for seat in owners:
            buried[seat] += 1
    return {
        seat: [f"g-{look.sitting(seat).colour}-{n}" for n in range(1, len(sheet["golems"]) + buried[seat] + 1)]
        for seat, sheet in enumerate(view["seats"])
    }


def _ruler(view: View, look: Look) -> Element:
    sections = range(1, LAST + 1)
    return div(".ruler", aria_hidden="true")[
        span(".corner"), [span(".rom")[roman(section), _entry(view, look, section)] for section in sections]
    ]


def _entry(view: View, look: Look, section: int) -> Node:
    """The price of entering a section, if it is the same in all districts."""
    price = _price(view, look, section)
    if not price:
        return None
    return span(".enter", title=look.text("board-entry", n=price))[
        str(price), icon("knowledge"), icon("or", "op"), icon("vp")
    ]


@asked
def _price(view: View, look: Look, section: int) -> int:
    prices = {entry(tile_of(view, look, district, section)[1]) for district in DISTRICTS}
    price = prices.pop()
    return 0 if prices else price


@panel
def _district(view: View, look: Look, district: str) -> Element:
    students, golems = _students(view, district), _golems(view, look, district)
    name = district_name(look, district)
    return section(class_=f"district t-{district}", aria_label=look.text("board-district-of", name=name))[
        h3[icon("district"), span[name]],
        ol[
            [
                _section(view, look, district, number, students.get(number, ()), golems.get(number, ()))
                for number in range(1, LAST + 1)
            ]
        ],
    ]


@panel
def _section(
    view: View, look: Look, district: str, number: int, studying: tuple[int, ...], standing: tuple[tuple[int, int], ...]
) -> Element:
    place = f"{district}.{number}"
    _tile, face = tile_of(view, look, district, number)
    street = look.printed["streets"][f"{district}_{number}"].word("income")
    name = place_name(look, place)
    students = [look.sitting(seat) for seat in studying]
    golems = [(seat, at, view["seats"][seat]["golems"][at]) for seat, at in standing]
    return li(class_=css("section", printed=number > TILED), tabindex="-1", data_walk=True, aria_label=name)[
        span(".rom-in", aria_hidden="true")[roman(number), _entry(view, look, number)],
        span(".street")[_pawns(view, look, district, number, students), shown(street, "tiny")],
        _token(view, look, district, number),
        span(".dt")[shown(face.word("effect"), css("small", dense=parts(face.word("effect")) >= DENSE))],
        span(class_=css("block", crowd=len(golems) > CROWD))[
            [_golem(look, seat, at, one) for seat, at, one in golems],
            _creation(look, district) if number == 1 else None,
        ],
        tip(name, _about(look, face, street, students, golems)),
    ]


def _about(
    look: Look,
    face: Face,
    street: str,
    students: list[Sitting],
    golems: list[tuple[int, int, Figure]],
) -> str:
    """The section in words."""
    parts = [said(look, face.word("effect"))]
    if entry(face):
        parts.append(look.text("board-entry", n=entry(face)))
    parts.append(look.text("board-street", income=said(look, street)))
    if students:
        parts.append(look.text("board-students", names=", ".join(one.name for one in students)))
    if golems:
        states = [
            look.text("board-golem", name=look.sitting(seat).name, standing=str(one["standing"]).lower())
            for seat, _at, one in golems
        ]
        parts.append(look.text("board-golems", names=", ".join(states)))
    return " ".join(parts)


# --- students -----------------------------------------------------------------------------------------------------


@asked
def _students(view: View, district: str) -> dict[int, tuple[int, ...]]:
    """The seats whose students stand in each section of a district."""
    found: dict[int, tuple[int, ...]] = {}
    for seat, sheet in enumerate(view["seats"]):
        number = sheet["students"][district]
        found[number] = (*found.get(number, ()), seat)
    return found


def _pawns(view: View, look: Look, district: str, number: int, students: list[Sitting]) -> Element:
    drawn: list[Node] = [_pawn(look, district, one) for one in students]
    if _lands(view, look, district, number):
        landing = _landing(view, look, district)
        drawn += [] if landing is None else [landing]
    return span(class_=css("pawns", crowd=len(drawn) > PAWNS))[drawn]


@asked
def _lands(view: View, look: Look, district: str, number: int) -> bool:
    """The next step of the own student leads here."""
    me = look.me
    return me is not None and view["seats"][me.seat]["next"][district] == number


def _pawn(look: Look, district: str, sitting: Sitting) -> Node:
    drawn = pawn(sitting.colour, f"s-{district}-{sitting.colour}")
    if not sitting.you:
        return drawn
    label = look.text("board-your-student", district=district_name(look, district))
    return look.choices.thing(f"retreat {district}", drawn, css="own-pawn", label=label)


def _landing(view: View, look: Look, district: str) -> Node:
    """Where the own student would stand: a choice, or what a marble of this colour would do."""
    me = look.me
    if me is None or view["seats"][me.seat]["students"][district] == LAST:
        return None
    move = f"student {district}"
    if move in look.choices:
        label = look.text("board-your-student", district=district_name(look, district))
        return look.choices.thing(move, pawn(me.colour, ghost=True), css="own-pawn", label=label)
    marbles = any(one.endswith(f" {district}") for one in look.choices.starting("take"))
    return pawn(me.colour, ghost=True) if marbles else None


def _token(view: View, look: Look, district: str, number: int) -> Node:
    """The menorah token between VII and VIII, until a student takes it."""
    if number != TILED + 1 or view["tokens"][district] != NOBODY:
        return None
    return span(
        class_=f"menorah-token t-{district}", title=look.text("board-page-token"), data_piece=f"menorah-{district}"
    )[icon("menorah")]


# --- golems -------------------------------------------------------------------------------------------------------


@asked
def _golems(view: View, look: Look, district: str) -> dict[int, tuple[tuple[int, int], ...]]:
    """The golems in each section of a district, by seat and number among its own: the viewer's first."""
    found: dict[int, tuple[tuple[int, int], ...]] = {}
    for seat in sorted(range(len(view["seats"])), key=lambda seat: seat != look.seat):
        for at, one in enumerate(view["seats"][seat]["golems"]):
            where, _, number = one["place"].partition(".")
            if where == district:
                found[int(number)] = (*found.get(int(number), ()), (seat, at))
    return found


def _golem(look: Look, seat: int, at: int, one: Figure) -> Node:
    sitting = look.sitting(seat)
    drawn = golem(sitting.colour, one["standing"], f"g-{sitting.colour}-{at + 1}")
    if not sitting.you:
        return span(".stand")[drawn]
    place = one["place"]
    name = place if one["standing"] else f"{place}.lying"
    ways = [move for move in (f"back {name}", f"step {name}") if move in look.choices]
    others = [move for move in (f"kill {name}", f"activate {place}") if move in look.choices]
    label = look.text("board-golem", name=look.text("you"), standing=str(one["standing"]).lower())
    fee = _fee(look, one)
    if len(ways) > 1:
        return span(".stand.own.both")[drawn, fee, [_way(look, move) for move in ways]]
    move = (ways + others)[0] if ways or others else f"activate {place}"
    return look.choices.thing(move, drawn, fee, css="stand own", label=label)


def _way(look: Look, move: str) -> Element:
    """One of two directions of a golem."""
    css = f"way {move.split(' ', 1)[0]} choosable"
    return button(
        class_=css, type="submit", form=FORM, name="move", value=move, aria_label=look.choices.words.get(move)
    )[icon("chevron")]


def _fee(look: Look, one: Figure) -> Node:
    if not one["control"]:
        return None
    return span(".fee.num", title=look.text("board-control"))[str(one["control"]), icon("knowledge")]


def _creation(look: Look, district: str) -> Node:
    """Where a golem would be created."""
    move = f"create {district}"
    if move not in look.choices or (me := look.me) is None:
        return None
    label = look.text("board-section", district=district_name(look, district), section=roman(1))
    return look.choices.thing(move, golem(me.colour, css="ghost"), css="stand create", label=label)
