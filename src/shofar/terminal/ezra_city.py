"""The main board of Ezra as text: the wall around the city, and inside it Temple, scrolls, altar and tents."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

from shofar.engine.printed import Face, Printed
from shofar.games.ezra.views import EzraView, Spot
from shofar.readers.icons import symbol
from shofar.readers.words import Words
from shofar.terminal.layout import beside, block, doubts, effect, facts, frame, glyph, pad, width
from shofar.terminal.style import Style

TITLE: Final = "ezra"
BANDS: Final = ("behind", "between", "ahead")
RESOURCES: Final = ("stone", "wood", "gold", "cinder")
# The ring runs clockwise from the upper left corner: the sides by position, as they are drawn from left and top.
TOP: Final = range(12)
RIGHT: Final = range(12, 17)
BOTTOM: Final = range(28, 16, -1)
LEFT: Final = range(33, 28, -1)
PLACE: Final = 7  # cells of a place in the ring: three cubes and a blessing
LAST: Final = 9  # of the right side: the longest name of a gate and its owner
AROUND: Final = 11 * (PLACE + 1) + LAST + 2  # the width of the whole ring
ONE_LINE: Final = 18  # cells of a place in a list
JOINTS: Final = ("┌┬┐├┼┤└┴┘─│", "+++++++++-|")

View = EzraView


def city(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The wall around everything where the terminal is wide enough, else lists."""
    if style.width >= AROUND:
        room = _narrowed(style, AROUND - PLACE - LAST - 6)
        return _ring(view, printed, words, style, _inside(view, printed, words, room))
    boxed = _narrowed(style, style.width - 4)
    lines = frame(_places(view, printed, words, boxed), style, say(words, "ring"))
    lines += _in_rows(
        [_boxed(part, style) for part in (_temple(view, printed, words, boxed), _scrolls(view, printed, words, boxed))],
        style,
    )
    return (
        lines + _boxed(_altar(view, printed, words, boxed), style) + _boxed(_tents(view, printed, words, boxed), style)
    )


def say(words: Words, key: str, **args: Any) -> str:
    return words.text(f"board-{key}", TITLE, **args)


def good(name: str, style: Style) -> str:
    """The sign of a good, the same on the board and in effects."""
    return glyph(symbol(name, TITLE).name, style)


def seat_of(view: View, colour: str | None) -> int:
    return next((board["seat"] for board in view["boards"] if board["colour"] == colour), -1)


def mark(owner: str | None, view: View, style: Style) -> str:
    """Who has it: a mark in the seat's colour, a sign for neutral, a dot for nobody."""
    if owner is None:
        return style.paint(style.pick("·", "."), "dim")
    seat = seat_of(view, owner)
    if seat < 0:
        return style.paint(glyph("wall-neutral", style), "dim")
    return style.paint(style.mark(seat), owner, "bold")


def _narrowed(style: Style, to: int) -> Style:
    return style.within(to)


def _boxed(lines: Sequence[str], style: Style) -> list[str]:
    """A frame with the first line as its heading."""
    return frame(lines[1:], style, lines[0])


def _in_rows(blocks: Sequence[list[str]], style: Style) -> list[str]:
    """Side by side if they fit, else below each other."""
    wide = sum(width(lines[0]) for lines in blocks)
    if wide + len(blocks) - 1 <= style.width:
        return beside(*blocks, gap=" " * min(3, style.width - wide))
    return [line for lines in blocks for line in lines]


# --- the ring ---------------------------------------------------------------------------------------------------


def _ring(view: View, printed: Printed, words: Words, style: Style, inside: Sequence[str]) -> list[str]:
    """Twelve places above and below, five on each side, the city between them."""
    wide = {at: LAST for at in (TOP[-1], *RIGHT, BOTTOM[-1])}
    cells = [_place(spot, wide.get(at, PLACE), view, printed, words, style) for at, spot in enumerate(view["ring"])]
    joints = style.pick(*JOINTS)
    wides = [PLACE] * 11 + [LAST]
    lines = [_rule(wides, joints[0], joints[1] * 11, joints[2], joints[9])]
    lines += _row([cells[at] for at in TOP], wides, joints[10])
    lines.append(_rule(wides, joints[3], joints[4] + joints[7] * 9 + joints[4], joints[5], joints[9]))
    height = max(len(inside), 3 * len(LEFT) - 1)
    left = _side([cells[at] for at in LEFT], PLACE, height, joints)
    right = _side([cells[at] for at in RIGHT], LAST, height, joints)
    between = block([*inside, *[""] * (height - len(inside))], AROUND - PLACE - LAST - 6)
    lines += [f"{west} {line} {east}" for west, line, east in zip(left, between, right, strict=True)]
    lines.append(_rule(wides, joints[3], joints[4] + joints[1] * 9 + joints[4], joints[5], joints[9]))
    lines += _row([cells[at] for at in BOTTOM], wides, joints[10])
    return [*lines, _rule(wides, joints[6], joints[7] * 11, joints[8], joints[9])]


def _rule(wides: Sequence[int], first: str, between: str, last: str, dash: str) -> str:
    parts = [dash * wide + joint for wide, joint in zip(wides, between + last, strict=True)]
    return first + "".join(parts)


def _row(cells: Sequence[list[str]], wides: Sequence[int], bar: str) -> list[str]:
    return [
        bar + "".join(pad(cell[line], wide) + bar for cell, wide in zip(cells, wides, strict=True)) for line in (0, 1)
    ]


def _side(cells: Sequence[list[str]], wide: int, height: int, joints: str) -> list[str]:
    """The places of one side from top to bottom, spread over the height."""
    lines: list[str] = []
    for number, cell in enumerate(cells):
        if number:
            lines.append(joints[3] + joints[9] * wide + joints[5])
        end = (height + 1) * (number + 1) // len(cells) - 1
        filled = [*cell, *[""] * (end - len(lines) - len(cell))]
        lines += [f"{joints[10]}{pad(line, wide)}{joints[10]}" for line in filled]
    return lines


def _name(spot: Spot, words: Words) -> str:
    return str(spot["id"]) if spot["id"].startswith("w") else say(words, spot["id"])


def _place(spot: Spot, wide: int, view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """A place of the ring in two lines: name, owner and class of costs; what lies there."""
    name = _fitting(_name(spot, words), wide - 1)
    gap = "" if width(name) > PLACE - 2 else " "
    return [f"{name}{gap}{mark(spot['owner'], view, style)}{_class(spot, printed)}", _lying(spot, printed, style)]


def _fitting(name: str, room: int) -> str:
    """A gate has a longer name in some languages than a place of the ring has room for."""
    return name if width(name) <= room else f"{name[: room - 1]}."


def _class(spot: Spot, printed: Printed) -> str:
    """What building costs, by its letter: of wall spaces that nobody owns."""
    return f" {printed['ring'][spot['id']].word('class')}" if spot["id"][0] == "w" and spot["owner"] is None else ""


def _lying(spot: Spot, printed: Printed, style: Style) -> str:
    """The wall card, or rubble, blessing and silver."""
    if spot["card"]:
        return str(spot["card"])
    cubes = "".join(good(each, style) * spot["rubble"][each] for each in RESOURCES)
    text = pad(cubes, 3)
    blessing = printed["ring"][spot["id"]].word("blessing")
    if blessing and cubes:
        text += f" {effect(f'1 {blessing} blessing', TITLE, style)}"
    if spot["silver"]:
        text += f" {spot['silver']}{good('silver', style)}"
    return text.rstrip()


def place_line(spot: Spot, view: View, printed: Printed, words: Words, style: Style) -> str:
    """A place of the ring in one line."""
    named = f"{pad(_name(spot, words) + _class(spot, printed), 8)} {mark(spot['owner'], view, style)}"
    return f"{named} {_lying(spot, printed, style)}".rstrip()


def _places(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The ring as a list, clockwise, each side on lines of its own."""
    shown = [pad(place_line(spot, view, printed, words, style), ONE_LINE) for spot in view["ring"]]
    many = max(1, (style.width + 1) // (ONE_LINE + 1))
    lines = []
    for side in (TOP, RIGHT, reversed(BOTTOM), reversed(LEFT)):
        places = [shown[at] for at in side]
        lines += [" ".join(places[at : at + many]).rstrip() for at in range(0, len(places), many)]
    return lines


# --- inside the wall --------------------------------------------------------------------------------------------


def _inside(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    lines = _in_rows([block(_temple(view, printed, words, style)), block(_scrolls(view, printed, words, style))], style)
    return [*lines, "", *_altar(view, printed, words, style), "", *_tents(view, printed, words, style)]


def _temple(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The rows from above with their rewards, sectors parted by lines."""
    rows, ends = view["temple"]["rows"], list(accumulate(printed["temple_sizes"]["here"].numbers("sectors")))
    unsure = doubts([printed["temple_sizes"]["here"]], style, "columns", "sectors")
    lines = [style.paint(say(words, "temple") + unsure, "bold")]
    for number in range(5, 0, -1):
        text = f"{number} "
        for column, cube in enumerate(rows[number - 1]):
            text += good(cube, style) if cube else style.paint(style.pick("·", "."), "dim")
            text += style.pick("│", "|") if column + 1 in ends else ""
        lines.append(f"{text} {_reward(printed['temple'][f'temple_r{number}'].word('reward'), style)}".rstrip())
    return lines


def week_of(view: View, printed: Printed) -> Face:
    """The prophets and judgement of this week."""
    return printed["altar_cards"][f"altar_{view['altar']['side']}_r{max(1, view['round'])}"]


def cells(face: Face, style: Style) -> str:
    """What a judgement gives, from behind to ahead."""
    return " / ".join(effect(face.word(band), TITLE, style) for band in BANDS)


def _reward(text: str, style: Style) -> str:
    return effect(text, TITLE, style) if text else ""


def _scrolls(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The pyramid: place, scribe and tile; what a row costs, and its food."""
    lines = [style.paint(say(words, "scrolls"), "bold")]
    for row in (4, 3, 2, 1):
        tiles = [tile for tile in view["scrolls"] if tile["place"].startswith(f"{row}.")]
        cells = [f"{tile['place']}{mark(tile['scribe'], view, style)}{tile['tile'][-2:]}" for tile in tiles]
        material = pad(words.noun(tiles[0]["tile"].split("_")[0], 1, TITLE), 5)
        text = f"{material} {' ' * 3 * (4 - row)}{' '.join(cells)}"
        price = printed["scroll_rows"][f"scroll_row_{row}"]
        costs = effect(
            f"{price.number('blue')} blue banner; {price.number('price')} {price.word('paid_in')}", TITLE, style
        )
        food = view["row_food"][row - 1]
        lines.append(f"{pad(text, 47)} {costs}{f' +{food}' + good('food', style) if food else ''}")
    heroes = [f"{mark(hero['owner'], view, style)}{words.name(hero['id'], TITLE)}" for hero in view["heroes"]]
    return [*lines, " ".join(heroes)]


def _altar(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The track: spaces (golden ones starred), rewards, prophets, markers with the one ahead first."""
    altar, week = view["altar"], week_of(view, printed)
    zechariah, haggai = week.number("zechariah"), week.number("haggai")
    prophets = {zechariah: say(words, "z"), haggai: say(words, "h")}
    if zechariah == haggai:
        prophets = {haggai: say(words, "z") + say(words, "h")}
    columns = []
    for number, (space, row) in enumerate(printed["altar"].items()):
        at = int(space.split("_")[1])
        here = [colour for colour in altar["ahead"] if view["boards"][seat_of(view, colour)]["altar"] == number]
        label = style.paint(f"{at}*", "yellow", "bold") if row.flag("golden") else str(at)
        marks = "".join(mark(colour, view, style) for colour in here)
        columns.append([label, _reward(row.word("reward"), style), prophets.get(number, ""), marks])
    unsure = doubts([week, *printed["altar"].values()], style, "reward", "zechariah", "haggai", *BANDS)
    heading = style.paint(say(words, "altar-track", side=altar["side"]) + unsure, "bold")
    parts = [
        say(words, "prophets", z=zechariah, h=haggai),
        *[f"{say(words, f'band-{band}')} {effect(week.word(band), TITLE, style)}" for band in BANDS],
    ]
    return [heading, *facts(parts, style), *_track(columns, style)]


def _tents(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The city map: spaces, rewards, tents; what a way costs."""
    columns = []
    for number, (space, row) in enumerate(printed["tents"].items()):
        marks = "".join(mark(board["colour"], view, style) for board in view["boards"] if board["tent"] == number)
        columns.append([str(int(space.split("_")[1])), _reward(row.word("reward"), style), marks])
    ways = []
    for number, row in enumerate(printed["tent_moves"].values(), 1):
        price = f"{row.number('blue')} blue banner{', 1 res' if row.flag('cube') else ''}"
        ways.append(effect(f"pay {price} -> {number} tent", TITLE, style))
    unsure = doubts([*printed["tents"].values(), *printed["tent_moves"].values()], style, "reward", "blue", "cube")
    return [style.paint(say(words, "tents") + unsure, "bold"), *facts(ways, style), *_track(columns, style)]


def _track(columns: Sequence[Sequence[str]], style: Style) -> list[str]:
    """Spaces side by side, each a column of lines, in as many parts as the width asks for."""
    lines: list[str] = []
    part: list[list[str]] = []
    for column in columns:
        if part and _wide([*part, column]) > style.width:
            lines += _joined(part, style)
            part = []
        part.append(list(column))
    return lines + _joined(part, style)


def _wide(part: Sequence[Sequence[str]]) -> int:
    return sum(max(width(cell) for cell in column) + 1 for column in part) - 1


def _joined(part: Sequence[Sequence[str]], style: Style) -> list[str]:
    """The columns of a part, as far apart as there is room; lines with nothing on them are left out."""
    gap = " " * min(3, 1 + (style.width - _wide(part)) // len(part))
    rows = [gap.join(row).rstrip() for row in zip(*[block(column) for column in part], strict=True)]
    return [row for row in rows if row]
