"""The table of Golem as text: tray and rabbis, palace and library, the three districts, what everybody has."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.box import Box
from shofar.readers.words import Words
from shofar.terminal.layout import cut, effect, facts, flow, frame, glyph, pad, table, wrap
from shofar.terminal.style import Style

TITLE: Final = "golem"
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
DISTRICTS: Final = ("red", "yellow", "blue")
ROWS: Final = ("work", "golem", "artifacts", "study", "mirror")

View = dict[str, Any]


def draw(view: View, words: Words, style: Style) -> list[str]:
    """The whole table, as this view shows it."""
    lines = facts(_headline(view, words, style), style)
    lines += flow([_tray(view, words, style), _actions(view, words, style), _palace(view, words, style)], style)
    lines += flow([_library(view, words, style), _cemetery(view, words, style)], style)
    for district in DISTRICTS:
        lines += _district(district, view, words, style)
    lines += _players(view, words, style)
    for seat in view["seats"]:
        lines += _board(view, seat, words, style)
    return lines


def _say(words: Words, key: str, **args: Any) -> str:
    return words.text(f"board-{key}", TITLE, **args)


def _who(seat: dict[str, Any], words: Words, style: Style) -> str:
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


# --- the synagogue, palace, library and cemetery ---------------------------------------------------------------


def _marble(colour: str, style: Style) -> str:
    return style.paint(f"{glyph('marble', style)}{colour[0] if colour != 'black' else 'k'}", colour)


def _tray(view: View, words: Words, style: Style) -> list[str]:
    lines = []
    for row in ROWS:
        marbles = view["tray"][row]
        drawn = " ".join(_marble(colour, style) for colour in marbles)
        lines.append(f"{pad(words.noun(row, 1, TITLE), 9)} {len(marbles)} {drawn}".rstrip())
    if view["aside"]:
        lines.append(f"{_say(words, 'aside')} {' '.join(_marble(colour, style) for colour in view['aside'])}")
    return frame(lines, style, _say(words, "tray"))


def _actions(view: View, words: Words, style: Style) -> list[str]:
    lines = []
    for space in view["actions"]:
        rabbis = "".join(_mark(view, number, style) for number in space["rabbis"])
        text = effect(space["effect"], TITLE, style)
        lines.append(f"{pad(space['tile'], 6)} {pad(text, 12)} {rabbis}".rstrip())
    return frame(lines, style, _say(words, "actions"))


def _palace(view: View, words: Words, style: Style) -> list[str]:
    lines = []
    for card in view["palace"]:
        marbles = "".join(_marble(colour, style) for colour in card["marbles"])
        steps = _say(words, "steps", n=card["steps"])
        text = effect(card["effect"], TITLE, style)
        here = style.pick("►", ">") if card["active"] else " "
        arrow = style.pick("→", ">")
        line = f"{here} {card['character']} {marbles} {steps} {card['coin']}{glyph('coin', style)}{arrow}{text}"
        lines.append(line)
    return frame(lines, style, _say(words, "palace"))


def _library(view: View, words: Words, style: Style) -> list[str]:
    lines = []
    for number, book in enumerate(view["library"], 1):
        lines.append(f"{number} {_book(book, style)}")
    return frame(lines, style, _say(words, "library"))


def _book(book: dict[str, Any], style: Style) -> str:
    colour, surcharge = book["colour"], book["surcharge"]
    price = f"{book['cost']}+{surcharge}" if colour != "black" else f"{glyph('student', style)}+{surcharge}"
    now, later = effect(book["immediate"], TITLE, style), effect(book["activation"], TITLE, style)
    return f"{book['book']} {style.paint(pad(colour, 6), colour)} {pad(price, 4)} {now} {style.pick('│', '|')} {later}"


def _cemetery(view: View, words: Words, style: Style) -> list[str]:
    lines = []
    for name, space in view["cemetery"].items():
        drawn = "-" if space["effect"] == "none" else effect(space["effect"], TITLE, style)
        lines.append(
            f"{pad(name, 8)} {drawn} {''.join(_mark(view, number, style) for number in space['golems'])}".rstrip()
        )
    return frame(lines, style, _say(words, "cemetery"))


# --- the districts ---------------------------------------------------------------------------------------------


def _district(district: str, view: View, words: Words, style: Style) -> list[str]:
    """Ten sections side by side: effect, students on the street, golems on the block (lying ones in brackets)."""
    token = view["tokens"][district]
    sections = [_section(district, number, view, words, style) for number in range(1, 11)]
    holder = glyph("menorah", style) if token < 0 else f"{glyph('menorah', style)}{_mark(view, token, style)}"
    heading = f"{style.paint(words.noun(district, 1, TITLE), district)} {holder}"
    return frame(flow(sections, Style(style.colour, style.unicode, style.width - 4)), style, heading)


def _section(district: str, number: int, view: View, words: Words, style: Style) -> list[str]:
    text = view["districts"][district][number - 1]["effect"]
    students = [seat["seat"] for seat in view["seats"] if seat["students"][district] == number]
    street = "".join(glyph("student", style) + _mark(view, seat, style) for seat in students)
    golems = []
    for seat in view["seats"]:
        for golem in seat["golems"]:
            if golem["place"] == f"{district}.{number}":
                name = "golem" if golem["standing"] else "golem-lying"
                golems.append(glyph(name, style) + _mark(view, seat["seat"], style))
    return [
        style.paint(ROMAN[number], "bold"),
        effect(text, TITLE, style),
        street or style.paint(style.pick("·", "."), "dim"),
        " ".join(golems) or style.paint(style.pick("·", "."), "dim"),
    ]


# --- the players -------------------------------------------------------------------------------------------------


def _players(view: View, words: Words, style: Style) -> list[str]:
    keys = ("clay", "coin", "knowledge", "vp", "points", "study", "level", "gold", "made", "menorahs")
    head = ["", *[_say(words, f"head-{key}") for key in keys]]
    rows = []
    for number in view["order"]:
        seat = view["seats"][number]
        rows.append([_who(seat, words, style), *_facts(seat)])
    return table(rows, style, head, right=range(1, 10))


def _facts(seat: dict[str, Any]) -> list[str]:
    return [
        *[str(seat[good]) for good in ("clay", "coin", "knowledge", "vp")],
        str(sum(seat["points"].values())),
        f"{seat['study']}{'+' if seat['study_developed'] else ''}",
        f"{seat['golem_track']}/{seat['level']}",
        " ".join(str(artifact["gold"]) for artifact in seat["artifacts"].values()),
        f"{seat['created']}-{seat['killed']}",
        " ".join(f"{seat['menorahs'][district]}{district[0]}" for district in DISTRICTS),
    ]


def _board(view: View, seat: dict[str, Any], words: Words, style: Style) -> list[str]:
    """What a player has built, and what only its owner sees."""
    parts: list[str] = []
    if seat["marbles"]:
        parts.append(
            f"{_say(words, 'marbles')}: {', '.join(words.noun(colour, 1, TITLE) for colour in seat['marbles'])}"
        )
    if seat["artifact_tile"]:
        done = [name for name, artifact in seat["artifacts"].items() if artifact["gold"] == artifact["needs"]]
        parts.append(f"{seat['artifact_tile']}: {' '.join(done) or '-'}")
    for column, books in seat["columns"].items():
        if books:
            numbers = " ".join(book["book"].removeprefix("book_") for book in books)
            parts.append(f"{_say(words, 'columns')} {column}: {numbers}")
    if seat["developments"]:
        names = ", ".join(words.name(name, TITLE) for name in seat["developments"] if not _slot(seat, name))
        slotted = [f"{words.name(name, TITLE)} {side} {slot}" for slot, (name, side) in seat["slots"].items()]
        parts.append(f"{_say(words, 'developed')}: {', '.join([*([names] if names else []), *slotted])}")
    if seat["pass_tile"]:
        parts.append(_say(words, "passed", n=seat["pass_tile"]))
    parts += _starting(seat, words)
    secret = _objectives(view, seat, words, style)
    if not parts and not secret:
        return []
    lines = wrap(style.pick(" · ", " | ").join(parts), style.width - 2, indent="  ")
    return [_who(seat, words, style), *[f"  {line}" for line in lines], *secret]


def _slot(seat: dict[str, Any], name: str) -> bool:
    return any(tile == name for tile, _side in seat["slots"].values())


def _starting(seat: dict[str, Any], words: Words) -> list[str]:
    held = seat.get("starting_hand")
    return [f"{_say(words, 'starting')}: {', '.join(held)}"] if held else []


def _objectives(view: View, seat: dict[str, Any], words: Words, style: Style) -> list[str]:
    """A line each: what is kept, with what has been reached of it, and what may still be kept."""
    printed = view["printed"]["objectives"]
    lines = []
    for entry in seat.get("objectives", ()):
        mark = style.pick("✓", "x") if entry["met"] else " "
        text = objective(printed[entry["objective"]], words)
        lines.append(f"{mark} {entry['objective']}  {text} ({entry['reached']})")
    for key in ("pack", "drawn"):
        lines += [f"? {card}  {objective(printed[card], words)}" for card in seat.get(key) or ()]
    return [f"  {line}" for line in lines]


# --- what a move is about ---------------------------------------------------------------------------------------


def hint(view: View, words: Words, style: Style, move: str, box: Box) -> str:
    """What lies where the move goes, in a few words; empty if the move says it all."""
    verb, *args = move.split()
    found = HINTS.get(verb)
    if found is not None:
        return words.component(box, found, args[0])
    if verb == "activate":
        district, _, section = args[0].partition(".")
        return effect(view["districts"][district][int(section) - 1]["effect"], TITLE, style)
    if verb == "buy":
        return _book(view["library"][int(args[0]) - 1], style)
    if verb in ("keep", "return"):
        return objective(view["printed"]["objectives"][args[0]], words)
    if verb in ("take", "aside"):
        return cut(" ".join(view["tray"][args[0]]), 40, style)
    if verb == "develop":
        return words.component(box, TABLES[args[0].split("_")[1]], args[0])
    if verb == "influence":
        return next(words.effect(card["effect"], TITLE) for card in view["palace"] if card["active"])
    return ""


HINTS: Final = {"rabbi": "actions", "bury": "cemetery", "start": "starting_tiles"}
TABLES: Final = {"golem": "golem_developments", "study": "study_developments", "art": "artifact_developments"}


def objective(face: dict[str, Any], words: Words) -> str:
    """What it asks for and gives."""
    return _say(words, "objective", kind=face["kind"], n=face["least"], points=face["vp"])
