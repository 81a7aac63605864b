"""The sections of the box, and what must hold between their values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shofar.engine.box import Box, Column, Section
from shofar.games.ezra import names
from shofar.games.ezra.moves import MOST_STONE, MOST_WOOD

ROW_TILES: Final = (3, 4, 5, 6)
COLOUR: Final = names.BANNERS[:3]
CLASSES: Final = ("h", "m", "l", "gate", "corner")
CORNER_IDS: Final = tuple([f"g_{gate}" for gate in names.CORNERS])
GATE_IDS: Final = tuple([f"g_{gate}" for gate in names.GATES if gate not in names.CORNERS])
BOARD: Final = (
    "workers", "start_workers", "start_silver", "start_food", "start_vp", "stone", "wood", "gold", "cinder",
    "kept_of_each", "hand", "pile", "clear_stone", "clear_wood", "clear_gold", "clear_cinder", "banners_for_stone",
    "temple_stone", "temple_wood", "temple_gold", "altar_wood_red", "altar_wood_steps", "altar_cinder_red",
    "altar_cinder_steps", "sector_food", "sector_most", "sector_fewest", "sector_silver", "gate_silver_2",
    "gate_silver_3", "tuck_1", "tuck_2", "tuck_3", "hunger", "leader_vp", "tile_vp", "silver_per_vp", "worth_stone",
    "worth_wood", "worth_gold", "worth_cinder", "worth_food", "gate_fee", "branch_fee", "levite_banner", "walls_drawn",
    "altar_beyond", "stride", "solo_levite", "solo_building",
)  # fmt: skip
# What must not be 0: a card for every day has a place, something is drawn, and there is something to divide by.
AT_LEAST: Final = {
    "hand": 1, "pile": names.DAYS_A_WEEK // names.PILES, "banners_for_stone": 1, "silver_per_vp": 1, "walls_drawn": 1,
    "stride": 1,
}  # fmt: skip


def _numbered(prefix: str, last: int) -> tuple[str, ...]:
    return tuple([f"{prefix}_{number}" for number in range(1, last + 1)])


def _few(most: int = 20, least: int = 0) -> Column:
    return Column("int", least, most)


TEXT: Final = Column("str")
GOOD: Final = Column("str", one_of=names.GOODS)
FEW: Final = _few()
FLIP: Final = {"price": FEW, "paid_in": GOOD, "reward": TEXT}  # of a development tile
JUDGEMENT: Final = {"behind": TEXT, "between": TEXT, "ahead": TEXT}


SECTIONS: Final = (
    Section(
        "characters",
        names.CHARACTERS,
        colours=Column("strs", one_of=COLOUR, length=3),
        banners=Column("ints", 1, 9, length=3),
        gate=Column("str", one_of=(*names.GATES, "none")),
        upper=TEXT,
        lower=TEXT,
        sell=Column("strs"),
        scoring=TEXT,
    ),
    Section(
        "heroes",
        names.HEROES,
        colour=Column("str", one_of=COLOUR),
        banners=_few(9, 1),
        left=TEXT,
        centre=TEXT,
        right=TEXT,
    ),
    Section(
        "ring",
        names.RING,
        pos=_few(names.SPOTS - 1),
        **{"class": Column("str", one_of=CLASSES)},
        blessing=Column("str", one_of=("", *names.BLESSINGS[:3])),
        neutral=_few(3),
    ),
    Section(
        "classes",
        ("class_h", "class_m", "class_l", "class_gate"),
        grey=FEW,
        stone=_few(MOST_STONE),
        wood=_few(MOST_WOOD),
        rubble=_few(9),
    ),
    Section("corners", CORNER_IDS, connection=TEXT),
    Section("gates", GATE_IDS, vp=FEW, reward=TEXT, connection=TEXT),
    Section("walls", names.WALL_CARDS, vp=FEW, effect=TEXT),
    Section("levites", _numbered("levite", 6), food=FEW, reward=TEXT),
    Section("temple", tuple([f"temple_r{row}" for row in range(1, 6)]), red=FEW, reward=TEXT),
    Section(
        "temple_sizes",
        ("temple_12p", "temple_3p", "temple_4p"),
        columns=_few(8, 1),
        sectors=Column("ints", 1, 8, length=3),
    ),
    Section("altar", tuple([f"altar_{space:02}" for space in range(21)]), golden=Column("bool"), reward=TEXT),
    Section(
        "altar_cards",
        tuple([f"altar_{side}_r{week}" for side in names.ALTAR_SIDES for week in (1, 2, 3)]),
        zechariah=FEW,
        haggai=FEW,
        **JUDGEMENT,
    ),
    Section(
        "scroll_rows", _numbered("scroll_row", 4), tiles=_few(6, 3), blue=FEW, price=FEW, paid_in=GOOD, vp=FEW, food=FEW
    ),
    Section("scrolls", names.SCROLLS, now=TEXT, effect=TEXT, hero=Column("str", one_of=("", *names.HEROES))),
    Section("tents", tuple([f"tent_{space:02}" for space in range(16)]), reward=TEXT),
    Section("tent_moves", _numbered("tent_move", 4), blue=FEW, cube=Column("bool")),
    Section("blessings", _numbered("bless_col", 7), bonus=TEXT),
    Section("guards", _numbered("guards", names.VARIANTS), limit=_few(99), start=TEXT, **FLIP),
    Section("labourers", _numbered("labourers", names.VARIANTS), front=TEXT, back=TEXT, **FLIP),
    Section("farmers", _numbered("farmers", names.VARIANTS), front=TEXT, back=TEXT, prep=TEXT, **FLIP, converts=FEW),
    Section(
        "traders",
        _numbered("traders", names.VARIANTS),
        **{f"front_{space}": TEXT for space in (1, 2)},
        **{f"back_{space}": TEXT for space in (1, 2, 3, 4)},
        **FLIP,
    ),
    Section(
        "elders",
        _numbered("elders", names.VARIANTS),
        **{f"front_{space}": TEXT for space in (1, 2, 3)},
        **{f"back_{space}": TEXT for space in (1, 2, 3, 4)},
        **FLIP,
    ),
    Section(
        "solo",
        ("solo_a", "solo_b"),
        workers=_few(10),
        silver=_few(99),
        gold=_few(99),
        **JUDGEMENT,
        idle=FEW,
        kinds=Column("str", one_of=("most", "all")),
    ),
    Section(
        "focus",
        names.FOCUS,
        gate=Column("str", one_of=names.GATES),
        direction=Column("str", one_of=("cw", "ccw")),
        column=_few(4, 1),
        upper=TEXT,
        lower=TEXT,
    ),
    Section(
        "schemes",
        names.SCHEMES,
        least_workers=Column("ints", 0, 16, length=3),
        most_workers=Column("ints", 0, 16, length=3),
        least_gold=Column("ints", 0, 99, length=3),
        most_gold=Column("ints", 0, 99, length=3),
        lines=Column("strs", length=3),
    ),
    Section("picks", _numbered("picks", ROW_TILES[-1]), takes=Column("ints", 1, ROW_TILES[-1], length=4)),
    Section("board", BOARD, value=_few(99)),
)


# --- what must hold between values ------------------------------------------------------------------------------


def check_box(box: Box) -> None:
    """Counts that the printed components have; a fault names the place, what was found and what was expected."""
    for where, found, expected in _faults(box):
        raise box.fault(where, found, expected)


def _faults(box: Box) -> Iterator[tuple[str, object, str]]:
    positions = sorted([box.number("ring", spot, "pos") for spot in names.RING])
    if positions != list(range(names.SPOTS)):
        yield "[ring] pos", positions, "every position from 0 to 33 once"
    for spot in names.RING:
        yield from _ring_faults(box, spot)
    for number, row in enumerate(box.rows("scroll_rows")):
        if box.number("scroll_rows", row, "tiles") != ROW_TILES[number]:
            yield f"[scroll_rows] {row}.tiles", box.number("scroll_rows", row, "tiles"), f"{ROW_TILES[number]} tiles"
    for size in box.rows("temple_sizes"):
        sectors, columns = box.numbers("temple_sizes", size, "sectors"), box.number("temple_sizes", size, "columns")
        if sum(sectors) != columns:
            yield f"[temple_sizes] {size}.sectors", sectors, f"three numbers that make {columns} columns"
    for card in box.rows("altar_cards"):
        z, h = box.number("altar_cards", card, "zechariah"), box.number("altar_cards", card, "haggai")
        if z > h:
            yield f"[altar_cards] {card}.zechariah", z, f"not beyond Haggai on {h}"
    heroes = sorted([box.word("scrolls", tile, "hero") for tile in names.SCROLLS if tile.startswith("stone")])
    if heroes != sorted(names.HEROES):
        yield "[scrolls] hero", heroes, "each hero on one stone tile"
    gates = sorted([box.word("focus", card, "gate") for card in names.FOCUS])
    if gates != sorted(names.GATES):
        yield "[focus] gate", gates, "each gate on one focus card"
    yield from _rubble_faults(box)
    yield from _worker_faults(box)
    yield from _card_faults(box)
    for card in names.SCHEMES:
        yield from _scheme_faults(box, card)
    for number, row in enumerate(box.rows("picks"), 1):
        if max(box.numbers("picks", row, "takes")) > number:
            yield f"[picks] {row}.takes", box.numbers("picks", row, "takes"), f"four numbers from 1 to {number}"


def _ring_faults(box: Box, spot: str) -> Iterator[tuple[str, object, str]]:
    kind, blessing = box.word("ring", spot, "class"), box.word("ring", spot, "blessing")
    allowed = ("h", "m", "l") if spot.startswith("w") else ("corner",) if spot in CORNER_IDS else ("gate",)
    if kind not in allowed:
        yield f"[ring] {spot}.class", kind, f"one of {', '.join(allowed)}"
    if bool(blessing) != spot.startswith("w"):
        yield f"[ring] {spot}.blessing", blessing, "a blessing on wall spaces and none on gates"


def _rubble_faults(box: Box) -> Iterator[tuple[str, object, str]]:
    kept = box.number("board", "kept_of_each", "value")
    bag = sum([box.number("board", good, "value") - kept for good in names.GOODS[:4]])
    rubble = 0
    for spot in names.RING:
        kind = box.word("ring", spot, "class")
        rubble += 0 if kind == "corner" else box.number("classes", f"class_{kind}", "rubble")
    if rubble > bag:
        yield "[classes] rubble", rubble, f"at most the {bag} cubes of the bag on all spaces together"


def _worker_faults(box: Box) -> Iterator[tuple[str, object, str]]:
    total, start = box.number("board", "workers", "value"), box.number("board", "start_workers", "value")
    if start + 3 > total:
        yield "[board] start_workers", start, f"with a Levite and two gatekeepers at most {total} workers"


def _card_faults(box: Box) -> Iterator[tuple[str, object, str]]:
    """A card for every day of every week, and as many on the board as are tucked (E3.3.4, E3.13.4)."""
    for name, least in AT_LEAST.items():
        if box.number("board", name, "value") < least:
            yield f"[board] {name}.value", box.number("board", name, "value"), f"a whole number from {least}"
    tucks = [box.number("board", f"tuck_{week}", "value") for week in (1, 2, 3)]
    for week, tucked in enumerate(tucks, 1):
        most = names.CARDS - names.DAYS_A_WEEK - sum(tucks[: week - 1]) if week < len(tucks) else names.DAYS_A_WEEK
        if tucked > most:
            yield f"[board] tuck_{week}.value", tucked, f"at most {most} cards"


def _scheme_faults(box: Box, card: str) -> Iterator[tuple[str, object, str]]:
    """A line that builds asks for a gatekeeper, or for the gold that is enough with a cube of rubble (E3.16.15)."""
    gold = box.number("board", "solo_building", "value") - 1
    for thing, action, least in (("workers", "build gate", 1), ("gold", "build wall", gold)):
        asked = box.numbers("schemes", card, f"least_{thing}")
        for line, text in enumerate(box.words("schemes", card, "lines")):
            if action in text and asked[line] < least:
                yield f"[schemes] {card}.least_{thing}", asked, f"at least {least} for line {line + 1}, '{text}'"
