"""The box: its sections, what must hold between its values, and how a kit is read from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shofar.engine.box import Box, Column, Section
from shofar.engine.errors import BadBox, BadEffect
from shofar.engine.grammar import Phrase, parse
from shofar.games.ezra.gains import Gain
from shofar.games.ezra.kit import CHANGES, EVENTS, Kit
from shofar.games.ezra.moves import MOST_STONE, MOST_WOOD
from shofar.games.ezra.names import (
    ALTAR_SIDES,
    BANNERS,
    BLESSINGS,
    CHARACTERS,
    CORNERS,
    FOCUS,
    GATES,
    GOODS,
    HEROES,
    RING,
    SCHEMES,
    SCROLLS,
    SPOTS,
    TILES,
    WALL_CARDS,
)
from shofar.games.ezra.scoring import Score
from shofar.games.ezra.words import Reader, price

ROW_TILES: Final = (3, 4, 5, 6)
VARIANTS: Final = 4
COLOUR: Final = BANNERS[:3]
CLASSES: Final = ("h", "m", "l", "gate", "corner")
CORNER_IDS: Final = tuple([f"g_{gate}" for gate in CORNERS])
GATE_IDS: Final = tuple([f"g_{gate}" for gate in GATES if gate not in CORNERS])
BOARD: Final = (
    "workers", "start_workers", "start_silver", "start_food", "start_vp", "stone", "wood", "gold", "cinder",
    "kept_of_each", "hand", "pile", "clear_stone", "clear_wood", "clear_gold", "clear_cinder", "banners_for_stone",
    "temple_stone", "temple_wood", "temple_gold", "altar_wood_red", "altar_wood_steps", "altar_cinder_red",
    "altar_cinder_steps", "sector_food", "sector_most", "sector_fewest", "sector_silver", "gate_silver_2",
    "gate_silver_3", "tuck_1", "tuck_2", "tuck_3", "hunger", "leader_vp", "tile_vp", "silver_per_vp", "worth_stone",
    "worth_wood", "worth_gold", "worth_cinder", "worth_food",
)  # fmt: skip


def _numbered(prefix: str, last: int) -> tuple[str, ...]:
    return tuple([f"{prefix}_{number}" for number in range(1, last + 1)])


def _text() -> Column:
    return Column("str")


def _few(most: int = 20, least: int = 0) -> Column:
    return Column("int", least, most)


SECTIONS: Final = (
    Section(
        "characters",
        CHARACTERS,
        colours=Column("strs", one_of=COLOUR, length=3),
        banners=Column("ints", 1, 9, length=3),
        gate=Column("str", one_of=(*GATES, "none")),
        upper=_text(),
        lower=_text(),
        sell=Column("strs"),
        scoring=_text(),
    ),
    Section(
        "heroes",
        HEROES,
        colour=Column("str", one_of=COLOUR),
        banners=_few(9, 1),
        left=_text(),
        centre=_text(),
        right=_text(),
    ),
    Section(
        "ring",
        RING,
        pos=_few(SPOTS - 1),
        **{"class": Column("str", one_of=CLASSES)},
        blessing=Column("str", one_of=("", *BLESSINGS[:3])),
        neutral=_few(3),
    ),
    Section(
        "classes",
        ("class_h", "class_m", "class_l", "class_gate"),
        grey=_few(),
        stone=_few(MOST_STONE),
        wood=_few(MOST_WOOD),
        rubble=_few(9),
    ),
    Section("corners", CORNER_IDS, connection=_text()),
    Section("gates", GATE_IDS, vp=_few(), reward=_text(), connection=_text()),
    Section("walls", WALL_CARDS, vp=_few(), effect=_text()),
    Section("levites", _numbered("levite", 6), food=_few(), reward=_text()),
    Section("temple", tuple([f"temple_r{row}" for row in range(1, 6)]), red=_few(), reward=_text()),
    Section(
        "temple_sizes",
        ("temple_12p", "temple_3p", "temple_4p"),
        columns=_few(8, 1),
        sectors=Column("ints", 1, 8, length=3),
    ),
    Section("altar", tuple([f"altar_{space:02}" for space in range(21)]), golden=Column("bool"), reward=_text()),
    Section(
        "altar_cards",
        tuple([f"altar_{side}_r{week}" for side in ALTAR_SIDES for week in (1, 2, 3)]),
        zechariah=_few(),
        haggai=_few(),
        behind=_text(),
        between=_text(),
        ahead=_text(),
    ),
    Section(
        "scroll_rows",
        _numbered("scroll_row", 4),
        tiles=_few(6, 3),
        blue=_few(),
        cost=_text(),
        vp=_few(),
        food=_few(),
    ),
    Section("scrolls", SCROLLS, now=_text(), effect=_text(), hero=Column("str", one_of=("", *HEROES))),
    Section("tents", tuple([f"tent_{space:02}" for space in range(16)]), reward=_text()),
    Section("tent_moves", _numbered("tent_move", 4), blue=_few(), cube=Column("bool")),
    Section("blessings", _numbered("bless_col", 7), bonus=_text()),
    Section("guards", _numbered("guards", VARIANTS), limit=_few(99), start=_text(), cost=_text(), reward=_text()),
    Section("labourers", _numbered("labourers", VARIANTS), front=_text(), back=_text(), cost=_text(), reward=_text()),
    Section(
        "farmers",
        _numbered("farmers", VARIANTS),
        front=_text(),
        back=_text(),
        prep=_text(),
        cost=_text(),
        reward=_text(),
        converts=_few(),
    ),
    Section(
        "traders",
        _numbered("traders", VARIANTS),
        **{f"front_{space}": _text() for space in (1, 2)},
        **{f"back_{space}": _text() for space in (1, 2, 3, 4)},
        cost=_text(),
        reward=_text(),
    ),
    Section(
        "elders",
        _numbered("elders", VARIANTS),
        **{f"front_{space}": _text() for space in (1, 2, 3)},
        **{f"back_{space}": _text() for space in (1, 2, 3, 4)},
        cost=_text(),
        reward=_text(),
    ),
    Section(
        "solo",
        ("solo_a", "solo_b"),
        workers=_few(10),
        silver=_few(99),
        gold=_few(99),
        behind=_text(),
        between=_text(),
        ahead=_text(),
        idle=_few(),
        kinds=Column("str", one_of=("most", "all")),
    ),
    Section(
        "focus",
        FOCUS,
        gate=Column("str", one_of=GATES),
        direction=Column("str", one_of=("cw", "ccw")),
        column=_few(4, 1),
        upper=_text(),
        lower=_text(),
    ),
    Section(
        "schemes",
        SCHEMES,
        workers=Column("strs", length=3),
        gold=Column("strs", length=3),
        lines=Column("strs", length=3),
    ),
    Section("board", BOARD, value=_few(99)),
)


# --- what must hold between values ------------------------------------------------------------------------------


def check_box(box: Box) -> None:
    """Counts that the printed components have; a fault names the place, what was found and what was expected."""
    for where, found, expected in _faults(box):
        raise box.fault(where, found, expected)


def _faults(box: Box) -> Iterator[tuple[str, object, str]]:
    positions = sorted([box.number("ring", spot, "pos") for spot in RING])
    if positions != list(range(SPOTS)):
        yield "[ring] pos", positions, "every position from 0 to 33 once"
    for spot in RING:
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
    heroes = sorted([box.word("scrolls", tile, "hero") for tile in SCROLLS if tile.startswith("stone")])
    if heroes != sorted(HEROES):
        yield "[scrolls] hero", heroes, "each hero on one stone tile"
    gates = sorted([box.word("focus", card, "gate") for card in FOCUS])
    if gates != sorted(GATES):
        yield "[focus] gate", gates, "each gate on one focus card"
    yield from _rubble_faults(box)
    yield from _worker_faults(box)


def _ring_faults(box: Box, spot: str) -> Iterator[tuple[str, object, str]]:
    kind, blessing = box.word("ring", spot, "class"), box.word("ring", spot, "blessing")
    allowed = ("h", "m", "l") if spot.startswith("w") else ("corner",) if spot in CORNER_IDS else ("gate",)
    if kind not in allowed:
        yield f"[ring] {spot}.class", kind, f"one of {', '.join(allowed)}"
    if bool(blessing) != spot.startswith("w"):
        yield f"[ring] {spot}.blessing", blessing, "a blessing on wall spaces and none on gates"


def _rubble_faults(box: Box) -> Iterator[tuple[str, object, str]]:
    kept = box.number("board", "kept_of_each", "value")
    bag = sum([box.number("board", good, "value") - kept for good in GOODS[:4]])
    rubble = 0
    for spot in RING:
        kind = box.word("ring", spot, "class")
        rubble += 0 if kind == "corner" else box.number("classes", f"class_{kind}", "rubble")
    if rubble > bag:
        yield "[classes] rubble", rubble, f"at most the {bag} cubes of the bag on all spaces together"


def _worker_faults(box: Box) -> Iterator[tuple[str, object, str]]:
    total, start = box.number("board", "workers", "value"), box.number("board", "start_workers", "value")
    if start + 3 > total:
        yield "[board] start_workers", start, f"with a Levite and two gatekeepers at most {total} workers"


# --- reading ----------------------------------------------------------------------------------------------------


def fill(kit: Kit) -> Reader:
    """Read the box into the kit's lists."""
    reader = Reader(kit.box)
    for part in (_characters, _ring, _walls, _temple, _altar, _scrolls, _tents, _tiles, _solo):
        try:
            part(kit, reader)
        except BadEffect as error:
            raise BadBox("bad-box", f"{kit.box.file}: {error}", file=kit.box.file) from None
    return reader


def _characters(kit: Kit, reader: Reader) -> None:
    box = kit.box
    for card in CHARACTERS:
        colours, numbers = box.words("characters", card, "colours"), box.numbers("characters", card, "banners")
        for colour in COLOUR:
            kit.banners.append(sum([number for of, number in zip(colours, numbers, strict=True) if of == colour]))
            kit.top_banner.append(numbers[0] if colours[0] == colour else 0)
        gate = box.word("characters", card, "gate")
        kit.trade_gate.append(-1 if gate == "none" else RING.index(f"g_{gate}"))
        _options(kit.trade_price, kit.trade_gain, reader, "characters", card)
        prices = [0] * 4
        for text in box.words("characters", card, "sell"):
            good, number = _sale(parse(text))
            prices[good] = number
        kit.sell_price.extend(prices)
        if (gate == "none") != any(prices):
            raise box.fault(f"[characters] {card}.sell", box.words("characters", card, "sell"), "a gate or sales")
        kit.scoring.append(Score(parse(box.word("characters", card, "scoring"))))
    for hero in HEROES:
        kit.hero_colour.append(BANNERS.index(box.word("heroes", hero, "colour")))
        kit.hero_banners.append(box.number("heroes", hero, "banners"))
        kit.hero_rewards.append([reader.at("heroes", hero, side) for side in ("left", "centre", "right")])


def _options(prices: list[int], gains: list[Gain], reader: Reader, section: str, row: str) -> None:
    """`pay 3 silver -> 2 gold`, upper and lower."""
    for way in ("upper", "lower"):
        text = reader.box.word(section, row, way)
        phrase = parse(text or "nothing")
        if phrase.kind == "pay":
            good, number = price(phrase.parts[0])
            if GOODS[good] != "silver":
                raise reader.box.fault(f"[{section}] {row}.{way}", text, "a price in silver")
            prices.append(number)
            gains.append(reader.build(phrase.parts[1]))
        else:
            prices.append(0)
            gains.append(reader.build(phrase))


def _sale(phrase: Phrase) -> tuple[int, int]:
    """`pay 1 wood -> 2 silver` as the resource and its price."""
    if phrase.kind == "pay":
        (good, one), (silver, number) = price(phrase.parts[0]), price(phrase.parts[1])
        if one == 1 and good < 4 and GOODS[silver] == "silver":
            return good, number
    raise BadEffect("unknown-effect", f"'{phrase.text()}' is not a sale: expected 'pay 1 resource -> N silver'")


def _ring(kit: Kit, reader: Reader) -> None:
    box = kit.box
    for spot, name in enumerate(RING):
        kind = box.word("ring", name, "class")
        corner = kind == "corner"
        kit.pos[spot] = box.number("ring", name, "pos")
        kit.at[kit.pos[spot]] = spot
        kit.is_wall.append(name.startswith("w"))
        kit.is_corner.append(corner)
        kit.neutral.append(kit.table_size <= box.number("ring", name, "neutral"))
        for column, values in (("rubble", kit.rubble), ("grey", kit.grey), ("stone", kit.stone), ("wood", kit.wood)):
            values.append(0 if corner else box.number("classes", f"class_{kind}", column))
        blessing = box.word("ring", name, "blessing")
        kit.blessing.append(BLESSINGS.index(blessing) if blessing else -1)


def _walls(kit: Kit, reader: Reader) -> None:
    box = kit.box
    for name in RING:
        gate = name in GATE_IDS
        kit.gate_points.append(box.number("gates", name, "vp") if gate else 0)
        kit.gate_reward.append(reader.gain(box.word("gates", name, "reward") if gate else ""))
        section = "gates" if gate else "corners"
        kit.connection.append(reader.gain("" if name.startswith("w") else box.word(section, name, "connection")))
    for card in WALL_CARDS:
        kit.wall_points.append(box.number("walls", card, "vp"))
        kit.wall_effect.append(reader.at("walls", card, "effect"))


def _temple(kit: Kit, reader: Reader) -> None:
    box = kit.box
    for row in box.rows("levites"):
        kit.levite_food.append(box.number("levites", row, "food"))
        kit.levite_reward.append(reader.at("levites", row, "reward"))
    for row in box.rows("temple"):
        kit.row_red.append(box.number("temple", row, "red"))
        kit.row_reward.append(reader.at("temple", row, "reward"))
    size = ("temple_12p", "temple_3p", "temple_4p")[kit.table_size - 2]
    kit.columns = box.number("temple_sizes", size, "columns")
    for width in box.numbers("temple_sizes", size, "sectors"):
        kit.sector_end.append((kit.sector_end[-1] if kit.sector_end else 0) + width)


def _altar(kit: Kit, reader: Reader) -> None:
    box = kit.box
    for space in box.rows("altar"):
        kit.altar_reward.append(reader.at("altar", space, "reward"))
        kit.golden.append(bool(box.row("altar", space)["golden"]))
        kit.golden_up_to.append(sum(kit.golden))
    for card in box.rows("altar_cards"):
        kit.zechariah.append(box.number("altar_cards", card, "zechariah"))
        kit.haggai.append(box.number("altar_cards", card, "haggai"))
        for cell in ("behind", "between", "ahead"):
            kit.judgement.append(reader.at("altar_cards", card, cell))


def _scrolls(kit: Kit, reader: Reader) -> None:
    box = kit.box
    for row in box.rows("scroll_rows"):
        kit.scribe_blue.append(box.number("scroll_rows", row, "blue"))
        good, number = price(parse(box.word("scroll_rows", row, "cost")))
        kit.scribe_good.append(good)
        kit.scribe_price.append(number)
        kit.scribe_points.append(box.number("scroll_rows", row, "vp"))
        kit.scribe_food.append(box.number("scroll_rows", row, "food"))
    for tile, name in enumerate(SCROLLS):
        kit.tile_now.append(reader.at("scrolls", name, "now"))
        hero = box.word("scrolls", name, "hero")
        kit.tile_hero.append(HEROES.index(hero) if hero else -1)
        kit.tile_prep.append(None)
        kit.tile_end.append(None)
        text = box.word("scrolls", name, "effect")
        for part in _parts(text):
            _ability(kit, reader, tile, part)


def _parts(text: str) -> list[Phrase]:
    if not text:
        return []
    phrase = parse(text)
    return list(phrase.parts) if phrase.kind == "seq" else [phrase]


def _ability(kit: Kit, reader: Reader, tile: int, phrase: Phrase) -> None:
    """What a tile does for good: at an event, in preparations, at the end, or as a change of a number."""
    bit = 1 << tile
    when = " ".join(phrase.words)
    if phrase.kind == "when" and when == "prep":
        kit.prep_mask |= bit
        kit.tile_prep[tile] = reader.build(phrase.parts[0])
    elif phrase.kind == "when" and when == "end":
        kit.tile_end[tile] = Score(phrase.parts[0])
    elif phrase.kind == "when" and when in EVENTS:
        kit.on_mask[EVENTS.index(when)] |= bit
        kit.on[EVENTS.index(when)].append((bit, reader.build(phrase.parts[0])))
    else:
        words = " ".join([word for word in phrase.words if not word.isdigit()])
        if phrase.kind != "atom" or words not in CHANGES:
            raise BadEffect("unknown-effect", f"'{phrase.text()}' is not an ability of a scroll tile")
        kit.change_mask[CHANGES.index(words)] |= bit
        kit.changes[CHANGES.index(words)].append((bit, phrase.amount))


def _tents(kit: Kit, reader: Reader) -> None:
    box = kit.box
    kit.tent_reward.extend([reader.at("tents", space, "reward") for space in box.rows("tents")])
    for move in box.rows("tent_moves"):
        kit.tent_blue.append(box.number("tent_moves", move, "blue"))
        kit.tent_cube.append(bool(box.row("tent_moves", move)["cube"]))
    kit.column_bonus.append(reader.gain(""))
    kit.column_bonus.extend([reader.at("blessings", row, "bonus") for row in box.rows("blessings")])


def _tiles(kit: Kit, reader: Reader) -> None:
    box = kit.box
    for kind in TILES:
        for tile in box.rows(kind):
            good, number = price(parse(box.word(kind, tile, "cost")))
            kit.flip_good.append(good)
            kit.flip_price.append(number)
            kit.flip_reward.append(reader.at(kind, tile, "reward"))
    for tile in box.rows("guards"):
        kit.storage.append(box.number("guards", tile, "limit"))
        kit.start_goods.append(reader.at("guards", tile, "start"))
    for tile in box.rows("labourers"):
        for side in ("front", "back"):
            phrase = parse(box.word("labourers", tile, side))
            if phrase.kind != "choice" or len(phrase.parts) != 2:
                raise box.fault(f"[labourers] {tile}.{side}", phrase.text(), "two yields as (a | b)")
            kit.labour.extend([reader.build(part) for part in phrase.parts])
    for tile in box.rows("farmers"):
        kit.farm.extend([reader.at("farmers", tile, side) for side in ("front", "back")])
        kit.harvest.append(reader.at("farmers", tile, "prep"))
        kit.converts.append(box.number("farmers", tile, "converts"))
    _spaces(kit, reader)


def _spaces(kit: Kit, reader: Reader) -> None:
    for kind, spaces, printed in (("traders", kit.trader_space, 2), ("elders", kit.elder_space, 3)):
        for tile in kit.box.rows(kind):
            for side, number in (("front", printed), ("back", 4)):
                columns = [f"{side}_{space}" for space in range(1, number + 1)]
                spaces.append([reader.at(kind, tile, column) for column in columns])


def _solo(kit: Kit, reader: Reader) -> None:
    box = kit.box
    side = f"solo_{str(kit.options['solo']).lower()}"
    kit.solo_start.extend([box.number("solo", side, column) for column in ("workers", "silver", "gold")])
    kit.solo_judgement.extend([reader.at("solo", side, cell) for cell in ("behind", "between", "ahead")])
    kit.solo_idle = box.number("solo", side, "idle")
    kit.solo_all_kinds = box.word("solo", side, "kinds") == "all"
    for card in FOCUS:
        kit.focus_gate.append(RING.index(f"g_{box.word('focus', card, 'gate')}"))
        kit.focus_step.append(1 if box.word("focus", card, "direction") == "cw" else -1)
        kit.focus_column.append(box.number("focus", card, "column"))
        _options(kit.focus_price, kit.focus_gain, reader, "focus", card)
    for card in SCHEMES:
        kit.scheme_workers.extend([_range(box, card, text) for text in box.words("schemes", card, "workers")])
        kit.scheme_gold.extend([_range(box, card, text) for text in box.words("schemes", card, "gold")])
        kit.scheme_line.extend([reader.gain(text) for text in box.words("schemes", card, "lines")])


def _range(box: Box, card: str, text: str) -> tuple[int, int]:
    least, _, most = text.partition("..")
    if not (least.isdigit() and most.isdigit()):
        raise box.fault(f"[schemes] {card}", text, "a range like 0..1")
    return int(least), int(most)
