"""What an option of the dock shows: the marble and where the student lands, the effect of a tile, what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.grammar import parse
from shofar.games.golem.views import Sheet
from shofar.web.boards.golem.common import (
    DISTRICTS,
    ROW_ICONS,
    View,
    entry,
    golem,
    instead,
    marble,
    pawn,
    place_name,
    roman,
    shown,
    size_of,
    tile_of,
)  # fmt: skip
from shofar.web.boards.golem.lab import PARTS
from shofar.web.boards.golem.shelves import KIND_ICONS, side_icons
from shofar.web.html import Element, Node, b, span
from shofar.web.look import Look
from shofar.web.pages.pieces import brief, css, icon

ENDINGS: Final = ("pass", "done", "ignore")
MAIN: Final = ("use", "coins", "influence", "pay", "accept")
ROWS: Final = ("take", "rabbi", "main", "develop", "create", "gold", "buy", "study")
NEAR: Final = ("develop", "create", "gold", "buy", "study", "influence", "pay")
FUSED: Final = ("take", "aside", "buy", "fit")  # drawn by _fused


def group(move: str) -> str:
    """The row of the dock: what ends a question stands together."""
    verb = move.split(" ", 1)[0]
    if verb in MAIN:
        return "main"
    return "end" if verb in ENDINGS else verb


def near(move: str) -> bool:
    """What may be bought is shown before it can be paid."""
    return move.split(" ", 1)[0] in NEAR


def run(move: str) -> str:
    """What options that hang together share: the row of marbles, the book, the slot."""
    words = move.split()
    return " ".join(words[:2]) if words[0] in FUSED else ""


def option(move: str, view: View, look: Look) -> Node | None:
    verb, *words = move.split()
    drawn = DRAWN.get(verb)
    return drawn(view, look, *words) if drawn else None


def _cost(look: Look, move: str) -> Node:
    """What a move costs now."""
    return [span(".cause")[f"−{number}", icon(good)] for good, number in look.choices.paid(move).items()]


def _fused(look: Look, move: str, same: int, head: Node, *children: Node) -> Node:
    """Options that share their first words hang together: the first of them carries what they share."""
    first = next(iter(look.choices.starting(*move.split()[:same])), move) == move
    return span(class_=css("brief", "fused", first=first, more=not first))[
        span(".head")[head] if first else None, children
    ]


# --- marbles and the rabbi ----------------------------------------------------------------------------------------


def _take(view: View, look: Look, row: str, colour: str) -> Node:
    return _marble(view, look, "take", row, colour)


def _aside(view: View, look: Look, row: str, colour: str) -> Node:
    return _marble(view, look, "aside", row, colour)


def _marble(view: View, look: Look, verb: str, row: str, colour: str) -> Node:
    """The marbles of a row hang together, with the row's symbol and value."""
    head: list[Node] = [icon(ROW_ICONS[row]), b(".num")[str(view["rows"][row]["value"])]]
    return _fused(look, f"{verb} {row} {colour}", 2, head, _ball(view, look, verb, colour))


def _ball(view: View, look: Look, verb: str, colour: str) -> Node:
    sheet = _own(view, look)
    matches = verb == "take" and colour in sheet["matching"]
    lands = sheet["next"].get(colour) if verb == "take" else None
    crown = span(".match", title=look.text("board-completes"))[icon("character")]
    return [
        span(".ball")[marble(colour), crown if matches else None],
        span(".to")[roman(lands)] if lands else None,
    ]  # fmt: skip


def _own(view: View, look: Look) -> Sheet:
    assert look.seat is not None
    return view["seats"][look.seat]


def _rabbi(view: View, look: Look, tile: str) -> Node:
    place = next(at for at, space in enumerate(view["actions"], 1) if space["tile"] == tile)
    number = icon("synagogue") if tile == "bottom" else str(place)
    return brief(span(".at.num")[number], shown(look.printed["actions"][tile].word("effect"), "tiny"))


def _pass(view: View, look: Look) -> Node:
    tile = _own(view, look)["pass_tile"] or view["free_pass_tile"]
    return [icon("pass"), span(".at")[look.text("board-pass-tile", n=tile)]]


# --- golems and students ------------------------------------------------------------------------------------------


def _at(view: View, look: Look, name: str, *more: Node) -> Element:
    """A golem by its place; what it would work at there."""
    place = ".".join(name.split(".")[:2])
    assert look.me is not None
    return brief(
        golem(look.me.colour, not name.endswith(".lying"), css="in-option"), span(".at")[place_name(look, place)], more
    )


def _activate(view: View, look: Look, place: str) -> Node:
    district, section = place.split(".")
    standing = any(one["place"] == place and one["standing"] for one in _own(view, look)["golems"])
    assert look.me is not None
    return brief(
        golem(look.me.colour, standing, css="in-option"),
        span(".at")[place_name(look, place)],
        shown(tile_of(view, look, district, int(section))[1].word("effect"), "small"),
    )


def _step(view: View, look: Look, name: str) -> Node:
    return _moved(view, look, name, 1)


def _back(view: View, look: Look, name: str) -> Node:
    return _moved(view, look, name, -1)


def _moved(view: View, look: Look, name: str, ahead: int) -> Node:
    district, section = name.split(".")[:2]
    target = int(section) + ahead
    price = entry(tile_of(view, look, district, target)[1]) if ahead > 0 else 0
    return _at(
        view, look, name, icon("pay"), span(".at")[roman(target)],
        span(".cause")["−", str(price), icon("knowledge"), icon("or"), icon("vp")] if price else None,
    )  # fmt: skip


def _kill(view: View, look: Look, name: str) -> Node:
    return _at(view, look, name)


def _bury(view: View, look: Look, grave: str) -> Node:
    if grave == "cem_open":
        return brief(icon("cemetery"), look.text("board-open"))
    return brief(icon("cemetery"), shown(look.printed["cemetery"][grave].word("effect"), "small"))


def _create(view: View, look: Look, district: str) -> Node:
    return brief(icon("district", f"t-{district}"), icon("golem-create"), _cost(look, f"create {district}"))


def _student(view: View, look: Look, district: str) -> Node:
    """Where the student would stand, and its income there."""
    lands = _own(view, look)["next"][district]
    income = look.printed["streets"][f"{district}_{lands}"].word("income")
    return brief(_pawn(look), icon("district", f"t-{district}"), span(".at")[roman(lands)], shown(income, "tiny"))


def _retreat(view: View, look: Look, district: str) -> Node:
    return brief(
        _pawn(look), icon("district", f"t-{district}"), span(".at")[roman(_own(view, look)["students"][district])]
    )


def _pawn(look: Look) -> Node:
    return pawn(look.me.colour) if look.me else None


def _pair(view: View, look: Look, pair: str) -> Node:
    lands = _own(view, look)["next"]
    return brief(
        [[icon("district", f"t-{district}"), span(".at")[roman(lands[district])]] for district in pair.split(".")]
    )


def _settle(view: View, look: Look, pair: str) -> Node:
    return brief(icon("golem"), [icon("district", f"t-{district}") for district in pair.split(".")])


# --- the laboratory -----------------------------------------------------------------------------------------------


def _gold(view: View, look: Look, artifact: str) -> Node:
    size, gold = size_of(look, artifact), _own(view, look)["gold"][artifact]
    return brief(
        icon("ingot"),
        icon("cauldron"),
        span(".num")[f"{gold + 1}/{size}"],
        _tile_income(view, look, artifact),
        _cost(look, f"gold {artifact}"),
    )


def _tile_income(view: View, look: Look, artifact: str) -> Node:
    side = _own(view, look)["artifact_tile"]
    return shown(look.printed["artifact_tiles"][f"{side}_{artifact}"].word("income"), "tiny") if side else None


def _income(view: View, look: Look, source: str) -> Node:
    sheet = _own(view, look)
    if source in sheet["gold"]:
        return brief(icon("artifact"), _tile_income(view, look, source))
    if source in DISTRICTS:
        text = look.printed["streets"][f"{source}_{sheet['students'][source]}"].word("income")
        return brief(icon("student", f"t-{source}"), shown(text, "tiny"))
    return brief(icon("study" if source == "study" else "track"))


def _develop(view: View, look: Look, tile: str) -> Node:
    face = look.printed["artifact_developments"].get(tile)
    if face is not None and face.word("kind") != "big":  # a tile with two sides is known by them; the others have names
        shape: Node = [side_icons(look, tile, "a"), icon("or", "op"), side_icons(look, tile, "b")]
    else:
        part = next((icon(symbol) for name, symbol, _flip in PARTS if name == tile), icon("development"))
        shape = [part, look.words.name(tile, look.title)]
    return brief(shape, _cost(look, f"develop {tile}"))


def _fit(view: View, look: Look, slot: str, side: str) -> Node:
    """The two sides of a tile for each slot."""
    artifact, _number = slot.split(".")
    size = size_of(look, artifact)
    head: list[Node] = [icon("cauldron"), b(".num")[str(size)], _cost(look, f"fit {slot} {side}")]
    return _fused(look, f"fit {slot} {side}", 2, head, side_icons(look, str(view["fitting"]), side))


def _buy(view: View, look: Look, space: str, column: str) -> Node:
    """The columns for each book."""
    book = view["library"][int(space) - 1]["book"]
    face = look.printed["books"][book]
    move = f"buy {space} {column}"
    head: list[Node] = [
        icon("book", f"t-{face.word('colour')}"),
        shown(face.word("immediate"), "tiny"),
        _cost(look, move),
    ]
    into = span(".num", title=look.text("board-column", n=column))[column]
    return _fused(look, move, 2, head, into if move in look.choices else None)  # what is too dear is so for any column


def _read(view: View, look: Look, shelf: str) -> Node:
    column, at = shelf.split(".")
    book = _own(view, look)["columns"][column][int(at) - 1]
    face = look.printed["books"][book]
    return brief(icon("book", f"t-{face.word('colour')}"), shown(face.word("activation"), "small"))


# --- the rest -----------------------------------------------------------------------------------------------------


def _copy(view: View, look: Look, row: str) -> Node:
    return [icon(ROW_ICONS[row]), _cost(look, f"copy {row}")]


def _work(view: View, look: Look, count: str) -> Node:
    free = count != "0" and not look.choices.paid(f"work {count}")
    return brief(
        span(".num")[count], icon("golem-activate"), _cost(look, f"work {count}"),
        span(".at")[look.text("board-free")] if free else None,
    )  # fmt: skip


def _track(view: View, look: Look, step: str) -> Node:
    return brief(icon("track"), span(".num")[step.replace("-", "−")])


def _choose(view: View, look: Look, number: str) -> Node | None:
    """An option of the effect that is being asked about."""
    phrase = parse(view["question"])
    while phrase.kind != "choice" and phrase.parts:
        phrase = phrase.parts[-1]
    if phrase.kind != "choice" or int(number) > len(phrase.parts):
        return None
    return brief(shown(phrase.parts[int(number) - 1].text(), "small"))


def _good(view: View, look: Look, good: str) -> Node:
    return icon(good)


def _enter(view: View, look: Look, good: str) -> Node:
    return _cost(look, f"enter {good}")


def _pay(view: View, look: Look) -> Node:
    text = view["question"]
    return brief(shown(text, "small")) if text.startswith("pay ") else None


def _influence(view: View, look: Look) -> Node:
    face = look.printed["characters"][str(view["character"])]
    return brief(icon("character"), shown(f"pay {face.number('coin')} coin -> {face.word('effect')}", "small"))


def _coins(view: View, look: Look) -> Node:
    return brief(icon("character"), shown(instead(look), "small"))


def _study(view: View, look: Look) -> Node:
    return brief(shown("study +1", "small"), _cost(look, "study"))


def _objective(view: View, look: Look, card: str) -> Node:
    face = look.printed["objectives"][card]
    return brief(
        icon(*KIND_ICONS[face.word("kind")]),
        span(".num")[str(face.number("least"))],
        icon("pay"),
        span(".num")[str(face.number("vp"))],
        icon("vp"),
    )


def _tile(view: View, look: Look, side: str) -> Node:
    faces = look.printed["artifact_tiles"]
    return brief([shown(faces[f"{side}_{artifact}"].word("income"), "tiny") for artifact in ("a4", "a3", "a2", "a1")])


def _start(view: View, look: Look, tile: str) -> Node:
    return brief(shown(look.printed["starting_tiles"][tile].word("effect"), "tiny"))


def _element(view: View, look: Look, number: str) -> Node:
    return brief(shown(view["elements"][f"element {number}"], "small"))


DRAWN: Final[dict[str, Callable[..., Node]]] = {
    "take": _take,
    "aside": _aside,
    "rabbi": _rabbi,
    "pass": _pass,
    "step": _step,
    "back": _back,
    "kill": _kill,
    "activate": _activate,
    "bury": _bury,
    "create": _create,
    "student": _student,
    "students": _pair,
    "retreat": _retreat,
    "gold": _gold,
    "income": _income,
    "develop": _develop,
    "fit": _fit,
    "buy": _buy,
    "read": _read,
    "copy": _copy,
    "work": _work,
    "track": _track,
    "choose": _choose,
    "gain": _good,
    "spend": _good,
    "enter": _enter,
    "pay": _pay,
    "influence": _influence,
    "coins": _coins,
    "study": _study,
    "keep": _objective,
    "return": _objective,
    "tile": _tile,
    "start": _start,
    "element": _element,
    "settle": _settle,
}
