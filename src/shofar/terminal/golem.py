"""The table of Golem as text: tray and rabbis, palace and library, the three districts, what everybody has."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.printed import Printed
from shofar.games.golem.components import BOOK_COLOURS
from shofar.games.golem.views import GolemView, Sheet
from shofar.readers.words import Words
from shofar.terminal.golem_hints import ARTIFACTS, Look, artifact, book_colour, hint, marble, objective
from shofar.terminal.layout import doubt, doubts, effect, facts, flow, frame, glyph, letter, pad, table
from shofar.terminal.style import Style

TITLE: Final = "golem"
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
DISTRICTS: Final = ("red", "yellow", "blue")
__all__ = ["draw", "hint"]  # what a board offers
ROWS: Final = ("work", "golem", "artifacts", "study", "mirror")

View = GolemView


def draw(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The whole table, as this view shows it."""
    lines = facts(_headline(view, words, style), style)
    lines += flow(
        [_tray(view, words, style), _actions(view, printed, words, style), _palace(view, printed, words, style)], style
    )
    lines += facts(_prices(printed, words, style), style)
    lines += flow([_library(view, printed, words, style), _cemetery(view, printed, words, style)], style)
    for district in DISTRICTS:
        lines += _district(district, view, printed, words, style)
    lines += _players(view, printed, words, style)
    for seat in view["seats"]:
        lines += _board(seat, view, printed, words, style)
    return lines


def _say(words: Words, key: str, **args: Any) -> str:
    return words.text(f"board-{key}", TITLE, **args)


def _who(seat: Sheet, words: Words, style: Style) -> str:
    return style.player(seat["seat"], seat["colour"], words.seat(seat["seat"], TITLE))


def _mark(view: View, number: int, style: Style) -> str:
    return style.paint(style.mark(number), view["seats"][number]["colour"])


def _headline(view: View, words: Words, style: Style) -> list[str]:
    order = " ".join(_mark(view, number, style) for number in view["order"])
    return [
        style.paint(words.title(TITLE), "bold"),
        _say(words, "round", round=ROMAN[view["round"]] or "-"),
        _say(words, f"phase-{view['phase']}"),
        f"{_say(words, 'order')} {order}",
        _say(words, "deck", n=view["book_deck"]),
    ]


def _prices(printed: Printed, words: Words, style: Style) -> list[str]:
    """What is printed beside the rows of the synagogue."""
    coin, clay, know = (glyph(good, style) for good in ("coin", "clay", "knowledge"))
    work = "/".join(str(face.number("knowledge")) for face in printed["work"].values())
    rows, golem = printed["row_prices"], printed["creation"]["new_golem"]
    return [
        _say(words, "price-work", list=f"{work}{know}"),
        _say(words, "price-golem", clay=f"{golem.number('clay')}{clay}", more=f"{golem.number('more')}{clay}"),
        _say(words, "price-gold", coin=f"{rows['gold_piece'].number('coin')}{coin}"),
        _say(
            words,
            "price-mirror",
            copy=f"{rows['mirror_copy'].number('coin')}{coin}",
            study=f"{rows['mirror_study'].number('coin')}{coin}",
        ),
    ]


# --- the synagogue, palace, library and cemetery ---------------------------------------------------------------


def _letter(colour: str, words: Words) -> str:
    return letter(colour, TITLE, words.language)


def _marble(colour: str, words: Words, style: Style) -> str:
    return style.paint(f"{glyph('marble', style)}{_letter(colour, words)}", colour)


def _tray(view: View, words: Words, style: Style) -> list[str]:
    lines = []
    for row in ROWS:
        marbles = view["tray"][row]
        drawn = " ".join(_marble(colour, words, style) for colour in marbles)
        lines.append(f"{pad(words.noun(row, 1, TITLE), 9)} {len(marbles)} {drawn}".rstrip())
    if view["aside"]:
        lines.append(f"{_say(words, 'aside')} {' '.join(_marble(colour, words, style) for colour in view['aside'])}")
    return frame(lines, style, _say(words, "tray"))


def _actions(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    lines = []
    for space in view["actions"]:
        rabbis = "".join(_mark(view, number, style) for number in space["rabbis"])
        text = effect(printed["actions"][space["tile"]].word("effect"), TITLE, style)
        lines.append(f"{pad(space['tile'], 6)} {pad(text, 12)} {rabbis}".rstrip())
    return frame(lines, style, _say(words, "actions"))


def _palace(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    lines = []
    for card in view["palace"]:
        face = printed["characters"][card["character"]]
        marbles = "".join(_marble(colour, words, style) for colour in face.words("marbles"))
        steps = _say(words, "steps", n=face.number("steps"))
        text = effect(face.word("effect"), TITLE, style)
        here = style.pick("►", ">") if card["active"] else " "
        arrow = style.pick("→", ">")
        line = f"{here} {card['character']} {marbles} {steps} {face.number('coin')}{glyph('coin', style)}{arrow}{text}"
        lines.append(line)
    return frame(lines, style, _say(words, "palace"))


def _library(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    spaces = range(1, len(view["library"]) + 1)
    lines = [f"{number} {_book(view, printed, number, words, style)}" for number in spaces]
    return frame(lines, style, _say(words, "library"))


def _book(view: View, printed: Printed, space: int, words: Words, style: Style) -> str:
    name = view["library"][space - 1]["book"]
    book, more = printed["books"][name], printed["library"][f"space_{space}"].number("surcharge")
    colour = book.word("colour")
    price = f"{book.number('cost')}+{more}" if colour != "black" else f"{glyph('student', style)}+{more}"
    now, later = (effect(book.word(half), TITLE, style) for half in ("immediate", "activation"))
    wide = max(len(book_colour(words, one)) for one in BOOK_COLOURS)
    called = style.paint(pad(book_colour(words, colour), wide), colour)
    return f"{name} {called} {pad(price, 4)} {now} {style.pick('│', '|')} {later}"


def _cemetery(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    lines = []
    for name, golems in view["cemetery"].items():
        text = printed["cemetery"][name].word("effect")
        drawn = "-" if text == "none" else effect(text, TITLE, style)
        lines.append(f"{pad(name, 8)} {drawn} {''.join(_mark(view, number, style) for number in golems)}".rstrip())
    return frame(lines, style, _say(words, "cemetery"))


# --- the districts ---------------------------------------------------------------------------------------------


def _district(district: str, view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """Ten sections side by side: number and price of the entry, effect, income and students of the street, golems."""
    token = view["tokens"][district]
    sections = [_section(district, number, view, printed, words, style) for number in range(1, 11)]
    holder = glyph("menorah", style) if token < 0 else f"{glyph('menorah', style)}{_mark(view, token, style)}"
    unsure = doubts((face for name, face in printed["streets"].items() if name.startswith(district)), style, "income")
    heading = f"{style.paint(_say(words, 'district', colour=district), district)} {holder}{unsure}"
    return frame(flow(sections, style.within(style.width - 4)), style, heading)


def _section(district: str, number: int, view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    face = printed["sections"][view["districts"][district][number - 1]]
    income = printed["streets"][f"{district}_{number}"].word("income")
    entry = f" {face.number('entry')}{glyph('knowledge', style)}" if "entry" in face else ""
    students = [seat["seat"] for seat in view["seats"] if seat["students"][district] == number]
    street = "".join(glyph("student", style) + _mark(view, seat, style) for seat in students)
    golems = []
    for seat in view["seats"]:
        for golem in seat["golems"]:
            if golem["place"] == f"{district}.{number}":
                name = "golem" if golem["standing"] else "golem-lying"
                golems.append(glyph(name, style) + _mark(view, seat["seat"], style))
    return [
        style.paint(ROMAN[number], "bold") + entry + doubt(face, style, "entry", "effect"),
        effect(face.word("effect"), TITLE, style),
        f"{glyph('income', style)}{effect(income, TITLE, style) if income != 'none' else style.pick('–', '-')}",
        street or style.paint(style.pick("·", "."), "dim"),
        " ".join(golems) or style.paint(style.pick("·", "."), "dim"),
    ]


# --- the players -------------------------------------------------------------------------------------------------


def _players(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    keys = ("clay", "coin", "knowledge", "vp", "points", "study", "limit", "level", "control", "made", "menorahs")
    head = ["", *[_say(words, f"head-{key}") for key in keys]]
    rows = []
    for number in view["order"]:
        seat = view["seats"][number]
        rows.append([_who(seat, words, style), *_facts(seat, printed, words)])
    return table(rows, style, head, right=range(1, 11))


def _facts(seat: Sheet, printed: Printed, words: Words) -> list[str]:
    track = f"space_{seat['golem_track']}"
    return [
        *[str(number) for number in (seat["clay"], seat["coin"], seat["knowledge"], seat["vp"])],
        str(sum(seat["points"].values())),
        f"{seat['study']}{'+' if seat['study_developed'] else ''}",
        str(seat["limit"]),
        f"{seat['golem_track']}/{seat['level']} {printed['golem_track'][track].number('steps')}",
        f"{seat['control']['due']}/{seat['control']['knowledge']}",
        f"{seat['created']}-{seat['killed']}",
        " ".join(f"{seat['menorahs'][district]}{_letter(district, words)}" for district in DISTRICTS),
    ]


def _board(seat: Sheet, view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """What a player has built, and what only its owner sees."""
    parts: list[str] = []
    if seat["marbles"]:
        marbles = ", ".join(marble(words, colour) for colour in seat["marbles"])
        parts.append(words.labelled(_say(words, "marbles"), marbles))
    parts += _artifacts(seat, Look(view, printed, words, style))
    for column, books in seat["columns"].items():
        if books:
            numbers = " ".join(book.removeprefix("book_") for book in books)
            parts.append(words.labelled(f"{_say(words, 'columns')} {column}", numbers))
    if seat["developments"]:
        names = ", ".join(words.name(name, TITLE) for name in seat["developments"] if not _slot(seat, name))
        slotted = [f"{words.name(name, TITLE)} {side} {slot}" for slot, (name, side) in seat["slots"].items()]
        developed = ", ".join([*([names] if names else []), *slotted])
        parts.append(words.labelled(_say(words, "developed"), developed))
    if seat["pass_tile"]:
        parts.append(_say(words, "passed", n=seat["pass_tile"]))
    parts += _starting(seat, words)
    secret = _objectives(seat, printed, words, style)
    if not parts and not secret:
        return []
    lines = facts(parts, style.within(style.width - 2))
    return [_who(seat, words, style), *[f"  {line}" for line in lines], *secret]


def _artifacts(seat: Sheet, look: Look) -> list[str]:
    """The artifact tile, a tick before a completed artifact."""
    tile = seat["artifact_tile"]
    if not tile:
        return []
    ticks = {name: look.style.pick("✓", "x") if name in seat["completed"] else "" for name in ARTIFACTS}
    held = {name: f"{gold}/" for name, gold in seat["gold"].items()}
    return [tile, *[f"{ticks[name]}{artifact(look, tile, name, held[name])}" for name in ARTIFACTS]]


def _slot(seat: Sheet, name: str) -> bool:
    return any(tile == name for tile, _side in seat["slots"].values())


def _starting(seat: Sheet, words: Words) -> list[str]:
    held = seat.get("starting_hand")
    return [words.labelled(_say(words, "starting"), ", ".join(held))] if held else []


def _objectives(seat: Sheet, printed: Printed, words: Words, style: Style) -> list[str]:
    """A line each: what is kept, with what has been reached of it, and what may still be kept."""
    faces = printed["objectives"]
    lines = []
    for entry in seat.get("objectives", ()):
        mark = style.pick("✓", "x") if entry["met"] else " "
        text = objective(faces[entry["objective"]], words)
        lines.append(f"{mark} {entry['objective']}  {text} ({entry['reached']})")
    offered = [*seat.get("pack", ()), *seat.get("drawn", ())]
    lines += [f"? {card}  {objective(faces[card], words)}" for card in offered]
    return [f"  {line}" for line in lines]
