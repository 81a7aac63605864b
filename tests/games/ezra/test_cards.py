"""Every card and tile once, by its effect: characters, heroes, walls, gates, scrolls, development tiles (section 2)."""

from typing import Any

import pytest

from shofar.games.ezra.names import BANNERS, CHARACTERS, GATES, RING, SCROLLS, WALL_CARDS
from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    NEUTRAL,
    R,
    T,
    altar,
    begun,
    blessed,
    blessings,
    gain,
    gate,
    give,
    hand,
    hero,
    lay,
    options,
    own,
    piles,
    played,
    pool,
    prepare,
    purse,
    scribes,
    table,
    tent,
    tuck,
    variant,
    vp,
    wall,
    wall_deck,
    why,
    workers,
)
from tests.rules import rule

# --- character cards --------------------------------------------------------------------------------------------

CARDS = [
    # id, red, grey, blue, top banner, gate
    ("c_perfumer", 1, 2, 2, ("blue", 2), None),
    ("c_priest", 5, 0, 0, ("red", 1), "sheep"),
    ("c_temple_servant", 3, 2, 0, ("red", 2), "muster"),
    ("c_governor", 2, 1, 2, ("grey", 1), "old"),
    ("c_teacher", 0, 0, 5, ("blue", 1), "fountain"),
    ("c_reader", 0, 2, 3, ("blue", 1), "water"),
    ("c_watchman", 0, 4, 1, ("grey", 1), "horse"),
    ("c_stonemason", 0, 5, 0, ("grey", 1), "valley"),
    ("c_goldsmith", 1, 2, 2, ("grey", 2), None),
    ("c_singer", 2, 2, 1, ("red", 2), "east"),
]


@rule("E3.4.1")
@pytest.mark.parametrize(("card", "red", "grey", "blue", "top", "where"), CARDS, ids=[row[0] for row in CARDS])
def test_banners_of_every_character(
    card: str, red: int, grey: int, blue: int, top: tuple[str, int], where: str | None
) -> None:
    game = table()
    piles(game, T, card, "", "")
    assert [pool(game, colour) for colour in BANNERS[:3]] == [red, grey, blue]
    game = table()
    tuck(game, T, card)
    assert [pool(game, colour) for colour in BANNERS[:3]] == [top[1] if top[0] == c else 0 for c in BANNERS[:3]]


TRADES = [
    # card, option, silver of the option, gains
    ("c_priest", "upper", 1, {"stone": 1, "cinder": 1}),
    ("c_priest", "lower", 3, {"gold": 1, "stone": 1, "cinder": 1}),
    ("c_temple_servant", "upper", 0, {"cinder": 2}),
    ("c_temple_servant", "lower", 2, {"cinder": 4}),
    ("c_governor", "upper", 2, {"stone": 1, "wood": 1}),
    ("c_governor", "lower", 5, {"stone": 2, "wood": 2}),
    ("c_teacher", "upper", 1, {"wood": 1, "cinder": 1}),
    ("c_teacher", "lower", 3, {"wood": 2, "cinder": 2}),
    ("c_reader", "upper", 0, {"res": 1}),
    ("c_reader", "lower", 3, {"gold": 1, "res": 1}),
    ("c_watchman", "upper", 1, {"gold": 1}),
    ("c_watchman", "lower", 4, {"gold": 2}),
    ("c_stonemason", "upper", 0, {"stone": 1}),
    ("c_stonemason", "lower", 2, {"stone": 2}),
    ("c_singer", "upper", 0, {"wood": 1}),
    ("c_singer", "lower", 2, {"wood": 2}),
]


@rule("E3.8.4")
@pytest.mark.parametrize(("card", "way", "price", "gains"), TRADES, ids=[f"{c}-{w}" for c, w, *_ in TRADES])
def test_every_gate_trade(card: str, way: str, price: int, gains: dict[str, int]) -> None:
    where = next(row[5] for row in CARDS if row[0] == card)
    game = table(auto=False)
    gate(game, f"g_{where}", R)
    give(game, T, silver=price)
    played(game, card)
    assert why(game, f"trade {card} {way}") == "no-silver"
    give(game, T, silver=price + 1)
    game.play(f"trade {card} {way}")
    if "res" in gains:
        assert options(game) == ["take stone", "take wood", "take cinder"]
        game.play("take stone")
        gains = {**{good: n for good, n in gains.items() if good != "res"}, "stone": gains["res"]}
    assert purse(game, T) == gains
    assert purse(game, R) == {"silver": 1}


@rule("E3.8.6")
@pytest.mark.parametrize(
    ("card", "prices"), [("c_perfumer", {"cinder": 1, "wood": 2}), ("c_goldsmith", {"stone": 2, "gold": 3})]
)
def test_every_sell_trade(card: str, prices: dict[str, int]) -> None:
    for good, silver in prices.items():
        game = table(auto=False)
        give(game, T, stone=1, wood=1, gold=1, cinder=1)
        played(game, card)
        game.play(f"trade {card} sell")
        assert options(game) == [f"sell {sold}" for sold in ("stone", "wood", "gold", "cinder") if sold in prices]
        game.play(f"sell {good}", "done")
        assert purse(game, T)["silver"] == silver
        assert good not in purse(game, T)


SCORES = [
    # card, points with the board of `rich`
    ("c_perfumer", 4), ("c_priest", 3), ("c_temple_servant", 3), ("c_governor", 1 + 2), ("c_teacher", 4 + 2),
    ("c_reader", 1 + 3), ("c_watchman", 1 + 2), ("c_stonemason", 2), ("c_goldsmith", 5), ("c_singer", 1),
]  # fmt: skip


def rich() -> Ezra:
    """Blessings 5, 4, 1; 3 Levites; altar 9; two tiles flipped; scribes in rows 4, 2, 1; 2 gatekeepers; 2 walls."""
    game = table(auto=False)
    blessings(game, T, 5, 4, 1)
    workers(game, T, levites=3)
    altar(game, 9, 0, 0, 0)
    variant(game, T, "guards_1", flipped=True)
    variant(game, T, "elders_1", flipped=True)
    scribes(game, T="1.0 2.0 4.0", R="3.0")
    gate(game, "g_east", T)
    wall(game, "w01", T, "wc_01")
    wall(game, "w02", T, "wc_02")
    return game


@rule("E3.13.5")
@pytest.mark.parametrize(("card", "points"), SCORES, ids=[row[0] for row in SCORES])
def test_every_character_scores_on_the_sabbath(card: str, points: int) -> None:
    game = rich()
    assert game.kit.scoring[CHARACTERS.index(card)].amount(game, T) == points


@rule("E3.13.5")
def test_the_teacher_with_one_scribe_and_none() -> None:
    teacher = CHARACTERS.index("c_teacher")
    game = table()
    assert game.kit.scoring[teacher].amount(game, T) == 0
    scribes(game, T="3.0")
    assert game.kit.scoring[teacher].amount(game, T) == 3


# --- heroes -----------------------------------------------------------------------------------------------------

HERO_REWARDS = [
    ("stone_01", "hero_zerubbabel", "red", [{}, {"wood": 1}, {"wood": 1, "gold": 1}]),
    ("stone_03", "hero_nehemiah", "grey", [{"silver": 1}, {"silver": 1, "stone": 1}, {"silver": 4, "stone": 1}]),
]


@rule("E3.7.13")
@pytest.mark.parametrize("week", [1, 2, 3])
@pytest.mark.parametrize(("tile", "name", "colour", "gains"), HERO_REWARDS, ids=[row[1] for row in HERO_REWARDS])
def test_heroes_by_round(tile: str, name: str, colour: str, gains: list[dict[str, int]], week: int) -> None:
    game = table(week=week, auto=False)
    lay(game, tile, "1.0")
    give(game, T, silver=2)
    begun(game, "torah", 3)
    before = pool(game, colour)
    game.play("scribe 1.0")
    assert hero(game, name) == T
    assert pool(game, colour) == before + 2
    assert purse(game, T) == gains[week - 1]  # the tent of Nehemiah enters tent_01: 2 silver
    assert game.altar[T] == (1 if name == "hero_zerubbabel" else 0)


# --- wall cards and gates ---------------------------------------------------------------------------------------

WALL_EFFECTS = [
    ("wc_01", 1, "1 worker"), ("wc_02", 1, "2 tent"), ("wc_03", 1, "3 altar"), ("wc_04", 1, "2 food; 1 silver"),
    ("wc_05", 2, "1 wild blessing"), ("wc_06", 2, "1 gold"), ("wc_07", 2, "1 tent"), ("wc_08", 2, "1 res; 1 silver"),
    ("wc_09", 2, "recover 1"), ("wc_10", 3, "1 silver"), ("wc_11", 3, "1 altar"), ("wc_12", 3, "1 cinder"),
]  # fmt: skip


def state(game: Ezra) -> tuple[dict[str, int] | int | str, ...]:
    """What an effect may have changed, and what it asks."""
    return (
        purse(game, T), vp(game, T), game.idle[T], game.altar[T], game.tents[T], blessed(game, T), game.question,
    )  # fmt: skip


@rule("E3.6.7", "E3.6.11")
@pytest.mark.parametrize(("card", "points", "text"), WALL_EFFECTS, ids=[row[0] for row in WALL_EFFECTS])
def test_every_wall_card(card: str, points: int, text: str) -> None:
    game = table(auto=False)
    game.play("elder 1")
    wall_deck(game, T, card)
    give(game, T, stone=2, wood=1)
    begun(game, "walls", 3)
    game.play("site w02", "build 2 1 0", f"wall {card}")
    expected = table(auto=False)
    expected.play("elder 1")
    played(expected, "c_goldsmith")
    gain(expected, text)
    assert state(game) == state(expected)
    assert game.kit.wall_points[WALL_CARDS.index(card)] == points


GATE_CARDS = [
    ("g_muster", 2, "1 worker", "2 silver"), ("g_east", 3, "2 altar", "2 cinder"), ("g_water", 2, "2 food", "1 food"),
    ("g_dung", 3, "1 gold", "1 wild blessing"), ("g_valley", 3, "3 silver", "1 wood"),
    ("g_fish", 2, "2 tent", "1 food; 1 silver"),
]  # fmt: skip


@rule("E3.6.9", "E3.6.11")
@pytest.mark.parametrize(("name", "points", "reward", "connection"), GATE_CARDS, ids=[row[0] for row in GATE_CARDS])
def test_every_gate_card(name: str, points: int, reward: str, connection: str) -> None:
    game = table(auto=False)
    give(game, T, stone=2, wood=1)
    begun(game, "walls", 3)
    game.play(f"site {name}", "build 2 1 0")
    expected = table(auto=False)
    workers(expected, T, idle=5)
    played(expected, "c_goldsmith")
    gain(expected, reward)
    assert state(game) == state(expected)
    assert game.kit.gate_points[RING.index(name)] == points


CONNECTIONS = [
    ("g_sheep", "w24", "1 food; 1 altar"), ("g_horse", "w08", "1 stone; 1 silver"),
    ("g_fountain", "w12", "1 wild blessing"), ("g_old", "w21", "1 wood; 1 silver"),
    *[(name, {"g_muster": "w03", "g_east": "w07", "g_water": "w11", "g_dung": "w14", "g_valley": "w18",
               "g_fish": "w23"}[name], connection) for name, _, _, connection in GATE_CARDS],
]  # fmt: skip


@rule("E3.6.12")
@pytest.mark.parametrize(("name", "spot", "text"), CONNECTIONS, ids=[row[0] for row in CONNECTIONS])
def test_every_connection(name: str, spot: str, text: str) -> None:
    game = table(auto=False)
    gate(game, name, NEUTRAL)
    wall_deck(game, T, "wc_12")
    give(game, T, stone=3, wood=1)
    begun(game, "walls", 4)
    game.play(f"site {spot}", options_build(game, spot), "wall wc_12")
    expected = table(auto=False)
    played(expected, "c_goldsmith")
    leftover = {"h": {"wood": 1}, "m": {"stone": 1}, "l": {"stone": 1, "wood": 1}}[class_of(spot)]
    give(expected, T, **{"cinder": 1, **leftover})
    gain(expected, text)
    assert state(game) == state(expected)


def class_of(spot: str) -> str:
    classes = {"w24": "h", "w08": "m", "w12": "l", "w21": "m", "w03": "l", "w07": "h", "w11": "h", "w14": "h"}
    return {**classes, "w18": "h", "w23": "l"}[spot]


def options_build(game: Ezra, spot: str) -> str:
    return {"h": "build 3 0 0", "m": "build 2 1 0", "l": "build 2 0 0"}[class_of(spot)]


@rule("E3.8.4")
def test_gates_and_their_traders() -> None:
    kit = table().kit
    traded = {GATES[number] for number in range(10) if RING.index(f"g_{GATES[number]}") in kit.trade_gate}
    assert traded == set(GATES) - {"fish", "dung"}


# --- scroll tiles -----------------------------------------------------------------------------------------------

NOW = {
    "gold_03": 1, "gold_04": 1, "gold_05": 1, "wood_03": -1, "wood_08": 1, "wood_09": 1, "wood_10": 1, "wood_12": 1,
    "wood_15": 1, "wood_16": 1, "wood_18": 1, "wood_21": 1, "wood_22": 1,
}  # fmt: skip


@rule("E3.7.9", "E3.17.14")
@pytest.mark.parametrize("tile", [tile for tile in SCROLLS if not tile.startswith("stone")])
def test_immediate_points_and_ability_of_every_tile(tile: str) -> None:
    game = table(auto=False)
    row = "4" if tile.startswith("gold") else "2"
    scribes(game, T="1.0 2.0 3.0" if row == "4" else "1.0")
    lay(game, tile, f"{row}.0")
    game.scrolls_of[T] = 0
    give(game, T, silver=3, gold=2)
    begun(game, "torah", 7)
    game.play(f"scribe {row}.0", "via 0-0-0" if row == "4" else "via 0")
    assert vp(game, T) == NOW.get(tile, 0)
    assert game.scrolls_of[T] == 1 << SCROLLS.index(tile)
    assert game.view(R)["boards"][T]["scrolls"] == [tile]


@rule("E3.17.14")
def test_tiles_of_others_and_under_white_workers_do_nothing() -> None:
    game = table(players=2, auto=False)
    own(game, R, "wood_20", "2.1")
    lay(game, "wood_18", "2.0")
    game.scribe[3] = NEUTRAL
    assert game.scrolls_of[T] == 0
    assert game.change(T, 2) == 0
    assert game.change(T, 3) == 0


@rule("E3.17.9", "E3.3.6", "E3.3.5", "EX-55")
def test_wood_18_draws_to_five_at_the_end_of_the_turn() -> None:
    game = table(auto=False)
    scribes(game, T="1.0")
    lay(game, "wood_18", "2.0")
    piles(game, T, "c_perfumer", "", "")
    hand(game, T, "c_priest", "c_singer", "c_reader", "c_watchman")
    give(game, T, silver=3)
    game.play("play c_priest 2")
    begun(game, "torah", 5)
    game.play("scribe 2.0", "via 0", "finish", "end")
    assert len(game.hand[T]) == 5
    assert len(game.deck[T]) == 3


@rule("E3.3.1", "E3.3.6")
def test_wood_18_has_no_pile_limit_and_ends_with_the_same_hand() -> None:
    game = table(players=1, auto=True)
    own(game, T, "wood_18")
    while game.round == 1 and game.question == "turn":
        moves = options(game)
        first = [move for move in moves if move.startswith("play") and move.endswith(" 1")]
        game.play(
            first[0] if first else "begin torah" if "begin torah" in moves else "finish" if "finish" in moves else "end"
        )
    assert len(game.piles[0]) == 6
    assert (len(game.hand[T]), len(game.deck[T])) == (4, 0)


PREP = [
    ("wood_05", "1 worker; 1 res"), ("wood_06", "3 altar"), ("wood_07", "2 tent"), ("wood_08", "4 silver"),
    ("wood_09", "2 silver"),
]  # fmt: skip


@rule("E3.12.2")
@pytest.mark.parametrize(("tile", "text"), PREP, ids=[row[0] for row in PREP])
def test_tiles_of_the_preparation(tile: str, text: str) -> None:
    game = table(auto=False)
    own(game, T, tile)
    workers(game, T, levites=4)
    prepare(game)
    game.play(f"use {tile}")
    expected = table(auto=False)
    own(expected, T, tile)
    workers(expected, T, levites=4)
    prepare(expected)
    if text == "4 silver":
        give(expected, T, silver=4)
    else:
        gain(expected, text)
    assert state(game) == state(expected)


# --- development tiles ------------------------------------------------------------------------------------------

FLIPS = [
    ("guards_1", {"silver": 8}, "1 tent"), ("guards_2", {"silver": 7}, "1 tent"),
    ("guards_3", {"silver": 6}, "1 tent"), ("guards_4", {"silver": 5}, "1 tent"),
    ("labourers_1", {"stone": 3}, "3 silver"), ("labourers_2", {"stone": 3}, "2 food"),
    ("labourers_3", {"stone": 3}, "1 wild blessing"), ("labourers_4", {"stone": 3}, "2 altar"),
    ("farmers_1", {"cinder": 5}, "1 food"), ("farmers_2", {"cinder": 4}, "2 silver"),
    ("farmers_3", {"cinder": 5}, "1 wild blessing"), ("farmers_4", {"cinder": 6}, "1 tent"),
    ("traders_1", {"gold": 2}, "1 worker"), ("traders_2", {"gold": 2}, "1 worker"),
    ("traders_3", {"gold": 2}, "1 worker"), ("traders_4", {"gold": 2}, "1 worker"),
    ("elders_1", {"wood": 3}, "recover 1"), ("elders_2", {"wood": 3}, "recover 1"),
    ("elders_3", {"wood": 3}, "recover 1"), ("elders_4", {"wood": 3}, "recover 1"),
]  # fmt: skip


@rule("E3.8.7")
@pytest.mark.parametrize(("tile", "cost", "reward"), FLIPS, ids=[row[0] for row in FLIPS])
def test_every_flip(tile: str, cost: dict[str, int], reward: str) -> None:
    kind = tile.split("_", maxsplit=1)[0]
    game = table(auto=False)
    game.play("trader 1")
    variant(game, T, tile)
    good, price = next(iter(cost.items()))
    give(game, T, food=0, silver=0)
    give(game, T, **{good: price - 1})
    assert why(game, f"flip {kind}") == "no-flip-cost"
    give(game, T, **cost)
    game.play(f"flip {kind}")
    expected = table(auto=False)
    expected.play("trader 1")
    give(expected, T, food=0, silver=0)
    gain(expected, reward)
    assert state(game) == state(expected)
    assert game.view(R)["boards"][T]["tiles"][["guards", "labourers", "farmers", "traders", "elders"].index(kind)] == {
        "id": tile, "kind": kind, "flipped": True,
    }  # fmt: skip


@rule("E3.10.15", "E3.1.8")
@pytest.mark.parametrize(("tile", "limit"), [("guards_1", 8), ("guards_2", 7), ("guards_3", 6), ("guards_4", 5)])
def test_storage_limits(tile: str, limit: int) -> None:
    game = table(auto=False)
    variant(game, T, tile)
    give(game, T, stone=limit + 1)
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert game.question == "storage"
    game.play("discard stone")
    assert game.question == "turn"
    assert purse(game, T) == {"stone": limit}


PRODUCTION = [
    # tile, farmer on the front, farmer on the back, food of the back in a preparation
    ("farmers_1", "2 food", "2 food; 1 res", 1),
    ("farmers_2", "1 food; 2 silver", "2 food; 2 silver", 1),
    ("farmers_3", "1 food; 1 res", "3 food", 1),
    ("farmers_4", "2 food", "2 food; 1 silver", 2),
]


@rule("E3.12.2")
@pytest.mark.parametrize(("tile", "front", "back", "food"), PRODUCTION, ids=[row[0] for row in PRODUCTION])
def test_every_farmers_tile(tile: str, front: str, back: str, food: int) -> None:
    for flipped, text in ((False, front), (True, back)):
        game = table(auto=False)
        variant(game, T, tile, flipped)
        prepare(game)
        game.play("farmer")
        expected = table(auto=False)
        workers(expected, T, idle=5)
        variant(expected, T, tile, flipped)
        prepare(expected)
        expected.stock[T] -= 1
        if "res" in text:
            ask_parts(expected, text)
        else:
            for part in text.split("; "):
                give_more(expected, part)
        assert state(game)[:1] + state(game)[6:] == state(expected)[:1] + state(expected)[6:]
    game = table(auto=False)
    variant(game, T, tile, True)
    prepare(game)
    game.play("harvest")
    assert purse(game, T) == {"food": food}


def give_more(game: Ezra, part: str) -> None:
    number, good = part.split()
    give(game, T, **{good: purse(game, T).get(good, 0) + int(number)})


def ask_parts(game: Ezra, text: str) -> None:
    for part in text.split("; "):
        if part.endswith("res"):
            gain(game, part)
        else:
            give_more(game, part)


@rule("E3.12.2")
@pytest.mark.parametrize("tile", ["labourers_1", "labourers_2", "labourers_3", "labourers_4"])
def test_every_labourers_tile(tile: str) -> None:
    for flipped, way, texts, gains in (
        (False, 1, 2, {"stone": 2}),
        (False, 2, 1, {"stone": 1, "silver": 2}),
        (True, 1, 3, {"stone": 3}),
        (True, 2, 1, {"stone": 1, "gold": 1, "silver": 1}),
    ):
        game = table(auto=False)
        variant(game, T, tile, flipped)
        prepare(game)
        game.play(f"labourer {way}", *["take stone"] * texts)
        assert purse(game, T) == gains
        assert game.question == "prepare"


@rule("E3.2.3")
def test_farmers_2_converts_at_any_time_on_both_sides() -> None:
    for flipped in (False, True):
        game = table(auto=False)
        variant(game, T, "farmers_2", flipped)
        give(game, T, silver=5)
        game.play("convert", "convert")
        assert purse(game, T) == {"silver": 1, "food": 2}
        assert why(game, "convert") == "no-silver"
        give(game, T, silver=2)
        prepare(game)
        game.play("convert")
        assert purse(game, T) == {"food": 3}
    game = table(auto=False)
    give(game, T, silver=5)
    assert why(game, "convert") == "no-conversion"


FOURTH = {
    "traders_1": "1 wild blessing",
    "traders_2": "1 altar; 1 cinder",
    "traders_3": "banners",
    "traders_4": "1 tent",
}


@rule("E3.9.1")
@pytest.mark.parametrize("tile", list(FOURTH))
def test_every_traders_tile(tile: str) -> None:
    for flipped in (False, True):
        for space in (1, 2, 3, 4) if flipped else (1, 2):
            game = table(auto=False)
            variant(game, T, tile, flipped)
            game.play(f"trader {space}")
            if space == 1:
                assert purse(game, T) == {"food": 1, "silver": 1}
            elif space == 2:
                game.play("take cinder")
                assert purse(game, T) == {"cinder": 1, "silver": 1}
            elif space == 3:
                assert purse(game, T) == {"gold": 1}
            else:
                fourth(game, tile)


def fourth(game: Ezra, tile: str) -> None:
    if tile == "traders_1":
        game.play("bless orange")
        assert blessed(game, T)["orange"] == 1
    elif tile == "traders_2":
        assert (game.altar[T], purse(game, T)) == (1, {"cinder": 1})
    elif tile == "traders_3":
        assert game.banners == [0, 0, 0, 3]
    else:
        assert (game.tents[T], purse(game, T)) == (1, {"silver": 2})


ELDERS: dict[str, Any] = {
    # red, grey, blue, wild, goods per space
    "elders_1": (
        [(0, 3, 0, 0, {}), (2, 0, 0, 0, {}), (0, 0, 2, 0, {})],
        [(0, 4, 0, 0, {"silver": 1}), (3, 0, 0, 0, {"cinder": 1}), (0, 0, 3, 0, {}), (0, 0, 0, 2, {"food": 1})],
    ),
    "elders_2": (
        [(3, 0, 0, 0, {}), (0, 0, 2, 0, {}), (0, 2, 0, 0, {})],
        [(4, 0, 0, 0, {"cinder": 1}), (0, 0, 3, 0, {}), (0, 3, 0, 0, {}), (0, 0, 0, 2, {"cinder": 2})],
    ),
    "elders_3": (
        [(0, 0, 3, 0, {}), (0, 2, 0, 0, {}), (2, 0, 0, 0, {})],
        [(0, 0, 4, 0, {"silver": 1}), (0, 3, 0, 0, {}), (3, 0, 0, 0, {}), (0, 0, 0, 2, {"silver": 2})],
    ),
    "elders_4": (
        [(1, 0, 0, 0, {"food": 1}), (0, 1, 0, 0, {"cinder": 2}), (0, 0, 1, 0, {"silver": 2})],
        [(2, 0, 0, 0, {"food": 1}), (0, 2, 0, 0, {"cinder": 2}), (0, 0, 2, 0, {"silver": 2}), (0, 0, 0, 4, {})],
    ),
}


@rule("E3.9.1")
@pytest.mark.parametrize("tile", list(ELDERS))
def test_every_elders_tile(tile: str) -> None:
    for flipped in (False, True):
        for space, (*banners, goods) in enumerate(ELDERS[tile][flipped], 1):
            game = table(auto=False)
            variant(game, T, tile, flipped)
            tent(game, T, 0)
            game.play(f"elder {space}")
            assert game.banners == banners
            assert purse(game, T) == goods
