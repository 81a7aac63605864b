"""The table of Nehemiah as text: influence boards, columns of work cards, what everybody has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.engine.printed import Printed
from shofar.games.nehemiah.views import Column, Influence, NehemiahView, Player, Space
from shofar.readers.words import Words
from shofar.terminal.layout import block, cut, doubt, effect, facts, flow, frame, glyph, pad, table, width, wrap
from shofar.terminal.style import Style

TITLE: Final = "nehemiah"
ROMAN: Final = ("", "I", "II", "III")
NARROWEST: Final = 11
MARKS_SHOWN: Final = 8  # of the cubes on a board; their number stands beside them
WORKERS: Final = ("swap", "pick", "refresh", "replace")  # moves that are about who stands there
MOST: Final = 60  # cells for a worker in an option

View = NehemiahView


def draw(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The whole table, as this view shows it."""
    lines = facts(_headline(view, words, style), style)
    lines += flow([_board(board, view, printed, words, style) for board in view["boards"]], style, gap=" ")
    lines += _columns(view, printed, words, style)
    lines += _players(view, words, style)
    return lines + _auction(view, printed, words, style)


def _say(words: Words, key: str, **args: Any) -> str:
    return words.text(f"board-{key}", TITLE, **args)


def _headline(view: View, words: Words, style: Style) -> list[str]:
    gates = view["gates"]["left"]
    parts = [
        style.paint(words.title(TITLE), "bold"),
        *_now(view, words, style),
        _say(words, "deck", n=view["deck"]["left"]),
        _say(words, "gates", n=len(gates), list=" ".join(str(value) for value in gates)),
    ]
    if view["turns_left"] is not None and not view["over"]:
        parts.append(style.paint(_say(words, "turns-left", n=view["turns_left"]), "bold"))
    return parts


def _now(view: View, words: Words, style: Style) -> list[str]:
    """Round and turn; after the end there are none."""
    if view["over"]:
        return [_say(words, "over")]
    mover = view["seats"][view["mover"]]
    who = style.player(mover["seat"], mover["colour"], words.seat(mover["seat"], TITLE))
    return [_say(words, "round", round=ROMAN[view["round"]]), _say(words, "turn-of", who=who)]


# --- the influence boards -----------------------------------------------------------------------------------


def _board(board: Influence, view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    face = printed["places"][board["name"]]
    places = "/".join(str(points) for points in face.numbers("places")) + doubt(face, style, "places")
    heading = f"{glyph(board['name'], style)} {words.noun(board['name'], 1, TITLE)} {places}"
    longest = max(width(words.seat(seat["seat"], TITLE)) for seat in view["seats"])
    room = MARKS_SHOWN if style.width >= 90 else MARKS_SHOWN - 3
    lines = []
    for seat in view["seats"]:
        number, colour = seat["seat"], seat["colour"]
        cubes, points = board["cubes"][number], board["if_scored_now"][number]
        name = style.player(number, colour, pad(words.seat(number, TITLE), longest))
        row = style.paint(style.mark(number) * min(cubes, room), colour)
        now = "" if view["over"] else f"+{points}"  # after the last scoring nothing is scored any more
        lines.append(f"{pad(name, longest + 2)} {pad(row, room)} {cubes:>2} {now:>3}")
    return frame(lines, style, heading)


# --- the columns --------------------------------------------------------------------------------------------


def _columns(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    columns = view["columns"]
    room = (style.width - len(columns) + 1) // len(columns) - 4
    wide = max(NARROWEST, min(room, 20))
    return flow([_column(column, view, printed, words, style, wide) for column in columns], style, " ")


def _column(column: Column, view: View, printed: Printed, words: Words, style: Style, wide: int) -> list[str]:
    heading = _say(words, "column", n=column["number"])
    if column["due"]:
        heading = style.paint(_say(words, "column-due", n=column["number"]), "bold")
    lines: list[str] = []
    for card in column["cards"]:
        if lines:
            lines.append(style.paint(style.pick("┄", ".") * wide, "dim"))
        lines += _card(card, view, printed, words, style, wide)
    if not column["cards"]:
        lines = [_say(words, "empty")]
    return frame(block(lines, wide), style, heading, look="bold" if column["due"] else "")


def _card(card: Space, view: View, printed: Printed, words: Words, style: Style, wide: int) -> list[str]:
    name = cut(f"{card['space']} {words.name(card['face'], TITLE)}", wide, style)
    drawn = _effect(card, printed, style)
    state = ""
    if card["space"] == view["active"]:
        state = style.pick("◄", "<")
    elif card["used"]:
        state = style.pick("✓", "x")
    return [
        style.paint(name, "bold" if state else ""),
        pad(drawn, wide - 1) + state,
        _worker(card, view, words, style, wide),
    ]


def _worker(card: Space, view: View, words: Words, style: Style, wide: int) -> str:
    """Who stands here: mark, name and state, so that nothing rests on colour."""
    if card["worker"] is None:
        return style.paint(style.pick("·", "."), "dim")
    state = _say(words, "exhausted" if card["exhausted"] else "ready")
    if card["neutral"]:
        mark = style.pick("◌", "n")
        return style.paint(cut(f"{mark} {state} {_say(words, 'neutral')}", wide, style), "dim")
    seat = next(seat["seat"] for seat in view["seats"] if seat["colour"] == card["worker"])
    name = cut(f"{state} {words.seat(seat, TITLE)}", wide - 2, style)
    if card["exhausted"]:
        return style.paint(f"{style.mark(seat)} {name}", card["worker"], "dim")
    return style.player(seat, card["worker"], name)


# --- the players --------------------------------------------------------------------------------------------


def _players(view: View, words: Words, style: Style) -> list[str]:
    leaders = view["options"]["leaders"]
    also = [*(["bench"] if leaders else []), *(["neutral"] if view["seats"][0]["neutral_colour"] else [])]
    keys = ["wood", "gold", "supply", *also, "cubes", "gates", "points"]
    head = ["", *[_say(words, f"head-{key}") for key in keys], _say(words, "head-leaders") if leaders else ""]
    rows = []
    for seat in view["seats"]:
        names = ", ".join(words.name(leader, TITLE) for leader in seat["leaders"])
        rows.append([_who(seat, view, words, style), *[FACTS[key](seat) for key in keys], names])
    return table(rows, style, head, right=range(1, len(keys) + 1))


def _who(seat: Player, view: View, words: Words, style: Style) -> str:
    name = style.player(seat["seat"], seat["colour"], words.seat(seat["seat"], TITLE))
    if seat["seat"] == view["start"]:
        name += " " + glyph("start-player", style)
    return name


def _hidden(key: str) -> Callable[[Player], str]:
    return lambda seat: str(seat.get(key, "?"))


FACTS: Final[dict[str, Callable[[Player], str]]] = {
    "wood": _hidden("wood"),
    "gold": _hidden("gold"),
    "supply": _hidden("supply"),
    "bench": _hidden("bench"),
    "neutral": _hidden("neutral"),
    "cubes": _hidden("cubes"),
    "gates": lambda seat: "+".join(str(value) for value in seat["gates"]) or "-",
    "points": lambda seat: str(sum(seat["points"].values())) if "points" in seat else "?",
}


def _auction(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The leaders with what they do, the one that is bid for first and pointed at."""
    auction = view["auction"]
    if auction is None:
        return []
    lines = []
    for leader in [auction["leader"], *auction["offer"]]:
        if leader is not None:
            here = style.pick("►", ">") if leader == auction["leader"] else " "
            who = f"{here} {words.name(leader, TITLE)} ({leader})"
            about = words.labelled(who, words.component(printed.box, "leaders", leader))
            looks = "bold" if leader == auction["leader"] else ""
            lines += [style.paint(line, looks) for line in wrap(about, style.width - 4, "    ")]
    if auction["own_bid"]:
        lines.append(_say(words, "own-bid", bid=" + ".join(str(part) for part in auction["own_bid"])))
    return frame(lines, style, _say(words, "auction"))


# --- what a move is about -----------------------------------------------------------------------------------


def hint(view: View, printed: Printed, words: Words, style: Style, move: str) -> str:
    """What lies where the move goes, in a few words; empty if the move says it all."""
    verb, *args = move.split()
    if verb in ("call", "offer"):
        return words.component(printed.box, "leaders", args[0])
    if verb in ("bid", "levy"):
        return words.noun(view["part"], 2, TITLE) if view["part"] else ""
    if verb in ("place", "neutral"):
        at = int(args[0])
        cards = [card for column in view["columns"][at - 1 : at] for card in column["cards"]]
        return _face(next((card for card in cards if card["worker"] is None), None), printed, words, style)
    if verb == "take":
        return _face(_at(view, view["active"]), printed, words, style)
    there = [card for space in args if "." in space and (card := _at(view, space))]
    if "worker" in view["question"] and verb in WORKERS:
        return ", ".join(_worker(card, view, words, style, MOST) for card in there)
    return ", ".join(_face(card, printed, words, style) for card in there)


def _at(view: View, space: str | None) -> Space | None:
    cards = [card for column in view["columns"] for card in column["cards"]]
    return next((card for card in cards if card["space"] == space), None)


def _face(card: Space | None, printed: Printed, words: Words, style: Style) -> str:
    if card is None:
        return ""
    return f"{words.name(card['face'], TITLE)} {_effect(card, printed, style)}"


def _effect(card: Space, printed: Printed, style: Style) -> str:
    return effect(printed["faces"][card["face"]].word("effect"), TITLE, style)
