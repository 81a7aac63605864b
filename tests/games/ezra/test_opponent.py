"""The solo opponent: E3.16."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.engine.effect import OK
from shofar.games.ezra.names import FOCUS, OBSTACLES, PLACES, RING, SCHEMES, WALL_CARDS
from shofar.games.ezra.opponent import TO_GATE, TO_RUBBLE, line_refused, scribe_candidates, scribe_cost, walk
from shofar.games.ezra.reasons import CANNOT_PAY
from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    NEUTRAL,
    OPP,
    T,
    altar,
    ask,
    begun,
    blessed,
    blessings,
    built,
    dealt,
    gain,
    gate,
    give,
    hero,
    lay,
    options,
    owner,
    piles,
    purse,
    rubble,
    scribes,
    silver_on,
    solo,
    takes_the_highest_scribe,
    temple,
    tent,
    vp,
    wall,
    wall_deck,
    who,
    workers,
)
from tests.rules import rule


def take_turn(game: Ezra, focus: str, scheme: str, *wall_cards: str) -> Ezra:
    """The opponent's turn with these two cards, and the wall cards that it will draw."""
    game.focus_deck, game.scheme_deck = list(range(10)), list(range(6))
    game.stacked = [FOCUS.index(focus), SCHEMES.index(scheme), *[WALL_CARDS.index(card) for card in wall_cards]]
    return ask(game, "opponent_turn", OPP)


def do_line(game: Ezra, scheme: str, line: int) -> Ezra:
    """One line of a scheme card, as if it had been chosen; says whether it was possible."""
    number = SCHEMES.index(scheme) * 3 + line - 1
    assert line_refused(game, OPP, number) == 0
    return ask(game, game.kit.scheme_line[number].text(), OPP)


def told(game: Ezra, heard: list[tuple[int, ...]], *keys: str) -> list[tuple[str, int, int, int]]:
    kinds = game.rules.title.kinds
    return [(kinds[kind].key, a, b, c) for kind, _, a, b, c in heard if kinds[kind].key in keys]


# --- set-up -----------------------------------------------------------------------------------------------------


@rule("E3.16.1", "E3.16.2", "E3.16.3")
@pytest.mark.parametrize(("side", "workers_", "silver", "gold"), [("A", 2, 3, 1), ("B", 3, 4, 2)], ids=["A", "B"])
def test_set_up(side: str, workers_: int, silver: int, gold: int) -> None:
    game = dealt(1, 5, {"solo": side})
    assert (game.players, game.seats, game.seat) == (1, 2, 0)
    assert (game.shofar, game.ahead) == (OPP, [0, OPP])
    assert purse(game, OPP) == {"silver": silver, "gold": gold}
    assert (game.idle[OPP], game.levites[OPP], game.marker(OPP), game.tents[OPP]) == (workers_, 1, 10, 0)
    assert (len(game.wall_deck[OPP]), blessed(game, OPP)) == (12, {"orange": 0, "purple": 0, "red": 0})
    assert len(game.focus_deck) == 10
    assert len(game.scheme_deck) == 6
    game.play("gatekeeper g_horse")
    assert options(game) == ["gatekeeper g_sheep", "gatekeeper g_fountain", "gatekeeper g_old"]
    game.play("gatekeeper g_old")
    assert [owner(game, f"g_{gate_}") for gate_ in ("sheep", "horse", "fountain", "old")] == [1, 0, 1, 0]
    assert [spot for spot in RING if owner(game, spot) == NEUTRAL] == [
        "w02", "w03", "g_muster", "w04", "w05", "w06", "g_east", "w07",
    ]  # fmt: skip


@rule("E3.16.1")
def test_scores_and_views_have_both_seats() -> None:
    game = dealt(1, 5)
    assert len(game.scores) == 2
    assert [board["opponent"] for board in game.view(0)["boards"]] == [False, True]
    with pytest.raises(shofar.BadRequest):
        game.view(1)


# --- conversions ------------------------------------------------------------------------------------------------


@rule("E3.16.4")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("2 stone", {"gold": 2}), ("1 wood", {"gold": 1}), ("2 cinder", {"gold": 2}), ("2 res", {"gold": 2}),
        ("2 food", {"silver": 2}), ("1 gold", {"gold": 1}), ("2 silver", {"silver": 2}),
    ],
)  # fmt: skip
def test_what_goods_are_to_it(text: str, gained: dict[str, int]) -> None:
    game = solo()
    gain(game, text, OPP)
    assert purse(game, OPP) == gained


@rule("E3.16.4")
@pytest.mark.parametrize("text", ["recover 1", "flip 1 free"])
def test_recover_and_flip_are_a_tent_step(text: str) -> None:
    game = solo()
    gain(game, text, OPP)
    assert game.tents[OPP] == 1
    assert purse(game, OPP) == {"silver": 2}


@rule("E3.16.4")
def test_no_storage_limit_and_no_feeding() -> None:
    game = solo()
    give(game, OPP, gold=50)
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert purse(game, OPP)["gold"] >= 40


@rule("E3.16.5")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 0), (1, 0, 0)), ((2, 1, 1), (2, 2, 1)), ((3, 3, 2), (3, 3, 3)), ((7, 7, 6), (7, 7, 7))],
)
def test_its_wild_blessing(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    game = solo()
    blessings(game, OPP, *before)
    gain(game, "1 wild blessing", OPP)
    assert tuple(blessed(game, OPP).values()) == after


@rule("E3.16.5")
def test_tent_instead_of_blessings_and_workers() -> None:
    game = solo()
    blessings(game, OPP, 7, 7, 7)
    gain(game, "1 wild blessing", OPP)
    assert game.tents[OPP] == 1
    workers(game, OPP, stock=0)
    tent(game, OPP, 6)
    gain(game, "1 worker", OPP)
    assert game.tents[OPP] == 7


@rule("E3.16.6")
def test_silver_between_you_and_it() -> None:
    game = solo()
    give(game, T, silver=9)
    give(game, OPP, silver=9, gold=9)
    gate(game, "g_water", OPP)
    piles(game, T, "", "", "")
    game.play("play c_reader 1", "trade c_reader upper", "take wood")
    assert purse(game, OPP)["silver"] == 10  # your fee
    game.owner[RING.index("g_horse")] = T
    take_turn(game, "focus_horse", "scheme_2")
    assert purse(game, T)["silver"] == 9  # its fee


@rule("E3.16.6", "E3.7.4")
def test_you_pay_the_opponent_for_its_scribes() -> None:
    game = solo()
    game.scribe[0] = game.scribe[2] = -1
    scribes(game, R="1.1")
    game.scrolls_of[OPP] = 0
    give(game, T, silver=4)
    begun(game, "torah", 5)
    game.play("scribe 2.1", "via 1")
    assert (purse(game, OPP), purse(game, T)) == ({"silver": 1}, {"food": 1})


@rule("E3.16.6", "E3.16.19")
def test_your_scribes_are_paid_by_the_main_supply() -> None:
    game = solo(focus="focus_sheep")
    scribes(game, T="1.1")
    give(game, OPP, gold=2, silver=0)
    workers(game, OPP, idle=2)
    game.scribe[0], game.scribe[2] = -1, -1  # no white workers
    do_line(game, "scheme_5", 1)
    assert who(game, "2.1") == OPP
    assert purse(game, T) == {"silver": 1}
    assert purse(game, OPP) == {"silver": 1}  # the food of row 2


@rule("E3.16.7")
def test_it_gains_connections_and_sector_effects() -> None:
    game = solo()
    wall(game, "w13", T)
    wall(game, "w14", T)
    give(game, OPP, gold=3)
    game.focus = FOCUS.index("focus_dung")
    workers(game, OPP, idle=2)
    do_line(game, "scheme_3", 1)
    assert owner(game, "g_dung") == OPP
    assert purse(game, OPP) == {"silver": 2, "gold": 1}  # waiting silver, reward
    assert blessed(game, OPP)["orange"] == 1  # the connection with w14
    game.play("bless red")  # the player's part of it
    game = solo()
    temple(game, 1, 2, 2, 2, 2)
    give(game, OPP, gold=2)
    workers(game, OPP, idle=2)
    do_line(game, "scheme_1", 1)
    assert game.sectors == 1
    assert purse(game, OPP) == {"silver": 2 + 2 - 1, "gold": 1}  # food, 1 per Levite; the second Levite buys gold


@rule("E3.16.7", "E3.6.12")
def test_the_opponent_gains_when_you_connect_with_its_gate() -> None:
    game = solo()  # Fountain is its own
    wall_deck(game, T, "wc_10", "wc_11", "wc_12")
    give(game, T, stone=2)
    begun(game, "walls", 3)
    game.play("site w12", "build 2 0 0", "wall wc_12", "top wc_10", "bless red")
    assert blessed(game, T)["red"] == 1
    assert blessed(game, OPP) == {"orange": 1, "purple": 0, "red": 0}
    assert (game.seat, game.question) == (T, "turn")


# --- the turn ---------------------------------------------------------------------------------------------------


@rule("E3.16.8", "E3.16.26")
def test_focus_trade_scheme_line_storage() -> None:
    game = solo()
    give(game, OPP, silver=3, gold=0)
    give(game, T, stone=9)
    workers(game, OPP, idle=0)
    heard = game.listen()
    take_turn(game, "focus_fountain", "scheme_1")
    keys = [key for key, *_ in told(game, heard, "focus", "focus-trade-own", "scheme", "line-skipped", "line-taken")]
    assert keys == ["focus", "focus-trade-own", "scheme", "line-skipped", "line-taken"]
    assert purse(game, OPP) == {"gold": 2}
    assert game.idle[OPP] == 2
    assert game.seat == T


@rule("E3.16.8")
def test_your_storage_is_checked_after_its_turn() -> None:
    game = dealt(1, 3)
    game.play("gatekeeper g_sheep")
    game.goods[0] = 20  # stone
    game.play(game.moves[0])
    assert (game.question, game.seat) == ("storage", 0)


@rule("E3.16.9", "EX-52")
def test_the_upper_trade_with_three_silver() -> None:
    game = solo()
    give(game, OPP, silver=3)
    workers(game, OPP, idle=2)
    gate_silver = silver_on(game, "g_east")
    take_turn(game, "focus_east", "scheme_2")  # East is neutral; 0-1 gold: 2 gold
    assert purse(game, OPP) == {"silver": 1, "gold": 1 + 2}
    assert silver_on(game, "g_east") == gate_silver == 0
    assert purse(game, T) == {}


@rule("E3.16.9")
@pytest.mark.parametrize(("silver", "trade"), [(4, (2, 3)), (3, (2, 3)), (2, (1, 1)), (1, (1, 1)), (0, None)])
def test_lower_else_upper_else_tent(silver: int, trade: tuple[int, int] | None) -> None:
    game = solo()  # Old is its own: no fee; upper 1, lower 3 silver
    give(game, OPP, silver=silver)
    workers(game, OPP, idle=0)
    heard = game.listen()
    take_turn(game, "focus_old", "scheme_1")
    found = told(game, heard, "focus-trade-own", "focus-tent")
    if trade is None:
        assert [(key, fee) for key, _, fee, _ in found] == [("focus-tent", 0)]
        assert game.tents[OPP] == 1
    else:
        assert found[0][2:] == trade


@rule("E3.16.9")
def test_the_fee_lies_on_an_unbuilt_gate() -> None:
    game = solo()
    give(game, OPP, silver=3)
    workers(game, OPP, idle=0)
    before = silver_on(game, "g_fish")
    take_turn(game, "focus_fish", "scheme_1")
    assert silver_on(game, "g_fish") == before + 1
    assert purse(game, OPP) == {"silver": 1, "gold": 1}


# --- lines of the scheme cards ----------------------------------------------------------------------------------

LINES = [
    # card, line, workers, gold, what is expected of the opponent afterwards
    ("scheme_1", 1, 2, 2, lambda game: game.levites[OPP] == 2),
    ("scheme_1", 2, 1, 2, lambda game: game.idle[OPP] == 3),
    ("scheme_1", 3, 2, 1, lambda game: purse(game, OPP)["gold"] == 2 and blessed(game, OPP)["orange"] == 1),
    ("scheme_2", 1, 2, 2, lambda game: game.levites[OPP] == 2),
    ("scheme_2", 2, 2, 1, lambda game: purse(game, OPP)["gold"] == 3),
    ("scheme_2", 3, 1, 2, lambda game: game.altar[OPP] == 3 and game.idle[OPP] == 2),
    ("scheme_3", 1, 1, 3, lambda game: owner(game, "g_dung") == OPP and game.idle[OPP] == 0),
    ("scheme_3", 2, 0, 2, lambda game: owner(game, "w13") == OPP),
    ("scheme_3", 3, 0, 1, lambda game: (game.idle[OPP], purse(game, OPP)["gold"]) == (1, 2)),
    ("scheme_4", 1, 0, 2, lambda game: owner(game, "w13") == OPP),
    ("scheme_4", 2, 1, 1, lambda game: (game.idle[OPP], purse(game, OPP)["gold"]) == (2, 2)),
    ("scheme_4", 3, 2, 1, lambda game: game.altar[OPP] == 1 and game.rubble_at(RING.index("w13")) == 0),
    ("scheme_5", 1, 2, 2, lambda game: game.scribe.count(OPP) == 1 and game.idle[OPP] == 1),
    ("scheme_5", 2, 1, 2, lambda game: owner(game, "w13") == OPP),
    ("scheme_5", 3, 2, 1, lambda game: purse(game, OPP)["gold"] == 2 and game.altar[OPP] == 1),
    ("scheme_6", 1, 1, 1, lambda game: game.scribe.count(OPP) == 1 and purse(game, OPP)["silver"] == 1),
    ("scheme_6", 2, 0, 2, lambda game: (game.idle[OPP], game.altar[OPP]) == (1, 2)),
    ("scheme_6", 3, 0, 1, lambda game: (game.idle[OPP], purse(game, OPP)["gold"]) == (1, 2)),
]


@rule("E3.16.10")
@pytest.mark.parametrize(("scheme", "line", "idle", "gold", "holds"), LINES, ids=[f"{c}-{n}" for c, n, *_ in LINES])
def test_every_line_of_every_scheme_card(
    scheme: str, line: int, idle: int, gold: int, holds: Callable[..., Any]
) -> None:
    """A whole turn; the trade of the focus card cannot be paid, and its tent step gives 1 vp."""
    game = solo()
    tent(game, OPP, 9)
    rubble(game, "w13", stone=1)
    wall_deck(game, OPP, "wc_12", "wc_10")
    workers(game, OPP, idle=idle)
    give(game, OPP, gold=gold, silver=0)
    lay(game, "stone_03", "1.0")
    lay(game, "stone_01", "1.2")
    game.scribe[0] = game.scribe[2] = -1
    builds = game.kit.scheme_line[SCHEMES.index(scheme) * 3 + line - 1].text() == "build wall"
    heard = game.listen()
    take_turn(game, "focus_fountain", scheme, *(["wc_12"] if builds else []))
    assert (game.tents[OPP], vp(game, OPP) >= 1) == (10, True)
    assert told(game, heard, "line-taken") == [("line-taken", SCHEMES.index(scheme), line, 0)]
    skipped = told(game, heard, "line-skipped")
    assert [(entry[2], OBSTACLES[entry[3]]) for entry in skipped] == [
        (above, "condition-not-met") for above in range(1, line)
    ]
    assert holds(game)


SKIPPED = [
    # scheme, workers, gold, rubble on w13; then the obstacle of each line passed over
    ("scheme_1", 1, 2, True, ["condition-not-met"]),
    ("scheme_3", 1, 2, True, ["cannot-pay"]),  # no gate for 2 gold
    ("scheme_3", 0, 2, False, ["condition-not-met", "cannot-pay"]),
    ("scheme_4", 2, 1, True, ["condition-not-met", "condition-not-met"]),
    ("scheme_4", 0, 2, False, ["cannot-pay"]),  # no wall without rubble
    ("scheme_5", 2, 1, True, ["condition-not-met", "condition-not-met"]),
]


@rule("E3.16.10")
@pytest.mark.parametrize(("scheme", "idle", "gold", "cubes", "obstacles"), SKIPPED)
def test_why_lines_are_passed_over(scheme: str, idle: int, gold: int, cubes: bool, obstacles: list[str]) -> None:
    game = solo()
    game.focus = FOCUS.index("focus_fountain")
    if cubes:
        rubble(game, "w13", stone=1)
    workers(game, OPP, idle=idle)
    give(game, OPP, gold=gold)
    game.scheme_deck = list(range(6))
    game.stacked = [SCHEMES.index(scheme)]
    heard = game.listen()
    gain(game, "scheme_turn", OPP)
    found = told(game, heard, "line-skipped")
    assert [OBSTACLES[entry[-1]] for entry in found] == obstacles


@rule("E3.16.10", "E3.16.15", "E3.16.17")
def test_when_everything_is_built() -> None:
    game = solo()
    workers(game, OPP, idle=2)
    give(game, OPP, gold=9)
    game.owner = [T if spot == -1 else spot for spot in game.owner]
    heard = game.listen()
    take_turn(game, "focus_fountain", "scheme_3")
    assert [OBSTACLES[entry[3]] for entry in told(game, heard, "line-skipped")] == ["nothing-to-build"] * 2


@rule("E3.16.17")
def test_a_gate_needs_a_worker_and_a_wall_its_gold() -> None:
    """Printed conditions see to both; the action itself asks too."""
    game = solo()
    workers(game, OPP, idle=0)
    give(game, OPP, gold=9)
    gates, walls = game.rules.nodes["build gate"], game.rules.nodes["build wall"]
    assert (gates.lacks(game, OPP), walls.lacks(game, OPP)) == (CANNOT_PAY, OK)
    workers(game, OPP, idle=1)
    rubble(game, "w13", stone=1)
    give(game, OPP, gold=1)
    assert (gates.lacks(game, OPP), walls.lacks(game, OPP)) == (CANNOT_PAY, CANNOT_PAY)
    give(game, OPP, gold=2)
    assert walls.lacks(game, OPP) == OK


@rule("E3.16.11", "E3.16.12", "EX-50")
def test_the_temple_action() -> None:
    game = solo()
    give(game, OPP, gold=3, silver=1)
    workers(game, OPP, idle=3)
    do_line(game, "scheme_1", 1)
    assert game.levites[OPP] == 2
    assert purse(game, OPP) == {"silver": 2}
    assert vp(game, OPP) == 4
    assert game.filled == [1, 1, 0, 0, 0]


@rule("E3.16.11")
def test_silver_for_gold_then_the_altar() -> None:
    game = solo()
    give(game, OPP, gold=2, silver=1)
    workers(game, OPP, idle=2, levites=3)
    temple(game, 5, 5, 5, 5, 5)  # full: gold cannot be placed
    heard = game.listen()
    do_line(game, "scheme_1", 1)
    assert [entry[2] for entry in told(game, heard, "levite-choice")] == [2, 3, 3, 3]
    assert purse(game, OPP) == {"gold": 1 + 1, "silver": 1}  # reward of row 4, bought; altar_03 is food
    assert game.altar[OPP] == 3


@rule("E3.16.11")
def test_no_seventh_levite() -> None:
    game = solo()
    give(game, OPP, gold=2)
    workers(game, OPP, idle=2, levites=6)
    temple(game, 5, 5, 5, 5, 5)
    do_line(game, "scheme_2", 1)
    assert (game.levites[OPP], game.idle[OPP]) == (6, 2)
    assert game.altar[OPP] == 4  # spaces 3 and 4 give silver, each of which the next Levite spends


@rule("E3.16.12")
def test_leftmost_column_lowest_row() -> None:
    game = solo()
    temple(game, 2, 1, 2, 1, 1)
    give(game, OPP, gold=2)
    workers(game, OPP, idle=2, levites=1)
    heard = game.listen()
    do_line(game, "scheme_1", 1)
    assert [entry[1:3] for entry in told(game, heard, "temple")] == [(2, 2)]  # 1 gold by the Levite's cinder


@rule("E3.16.13", "E3.16.14", "EX-30")
def test_the_walk_from_the_fountain() -> None:
    game = solo(focus="focus_fountain")
    rubble(game, "w13", stone=1, wood=2)
    rubble(game, "w14", stone=1)
    rubble(game, "w15", stone=1)
    do_line(game, "scheme_1", 3)
    assert game.rubble_at(RING.index("w13")) == 0
    assert purse(game, OPP) == {"gold": 3}
    assert blessed(game, OPP)["orange"] == 1
    do_line(game, "scheme_1", 3)
    assert game.rubble_at(RING.index("w14")) == 0
    do_line(game, "scheme_1", 3)
    assert game.rubble_at(RING.index("w15")) == 0


@rule("E3.16.13")
@pytest.mark.parametrize(
    ("focus", "first"),
    [
        ("focus_sheep", "w01"), ("focus_muster", "w03"), ("focus_east", "w07"), ("focus_horse", "w08"),
        ("focus_water", "w10"), ("focus_fountain", "w13"), ("focus_dung", "w14"), ("focus_valley", "w18"),
        ("focus_old", "w20"), ("focus_fish", "w23"),
    ],
)  # fmt: skip
def test_every_focus_card_walks_its_way(focus: str, first: str) -> None:
    game = solo(focus=focus)
    order = [RING[spot] for spot in walk(game)]
    assert order[0] == f"g_{focus.removeprefix('focus_')}"
    assert order[1] == first
    assert sorted(order) == sorted(RING)


@rule("E3.16.9", "E3.16.20")
@pytest.mark.parametrize(
    ("focus", "column", "upper", "lower"),
    [
        ("focus_sheep", 1, (1, 1), (4, 2)), ("focus_muster", 2, (2, 1), (5, 3)), ("focus_east", 3, (1, 1), (3, 2)),
        ("focus_horse", 4, (1, 1), (4, 2)), ("focus_water", 4, (2, 1), (5, 3)), ("focus_fountain", 4, (1, 1), (3, 2)),
        ("focus_dung", 3, (1, 1), (4, 2)), ("focus_valley", 2, (2, 1), (5, 3)), ("focus_old", 1, (1, 1), (3, 2)),
        ("focus_fish", 1, (1, 1), (4, 2)),
    ],
)  # fmt: skip
def test_every_focus_card_trades(focus: str, column: int, upper: tuple[int, int], lower: tuple[int, int]) -> None:
    for price, gold in (upper, lower):
        game = solo()
        spot = f"g_{focus.removeprefix('focus_')}"
        if owner(game, spot) != OPP:
            game.owner[RING.index(spot)] = OPP  # no fee
        workers(game, OPP, idle=2)
        give(game, OPP, silver=price, gold=10)
        assert game.kit.focus_column[FOCUS.index(focus)] == column
        ask_focus_only(game, focus)
        assert purse(game, OPP) == {"gold": 10 + gold}


def ask_focus_only(game: Ezra, focus: str) -> None:
    """The first half of a turn, without the scheme."""
    game.focus_deck = list(range(10))
    game.stacked = [FOCUS.index(focus)]
    game.scheme_deck = [1]
    frame = game.rules.nodes["opponent_turn"].frames[OPP]
    frame.effect.run(game, frame)
    game.stack.pop()  # the scheme


@rule("E3.16.14")
def test_nothing_to_clear_and_the_rest_of_the_line() -> None:
    game = solo()
    workers(game, OPP, idle=2)
    heard = game.listen()
    do_line(game, "scheme_4", 3)
    assert told(game, heard, "no-target")
    assert game.altar[OPP] == 1


@rule("E3.16.15", "E3.16.16", "EX-51")
def test_clear_and_build_a_wall() -> None:
    game = solo(focus="focus_fountain")
    rubble(game, "w14", stone=1)
    give(game, OPP, gold=2)
    wall_deck(game, OPP, "wc_11", "wc_12", "wc_10")
    do_line(game, "scheme_4", 1)
    assert owner(game, "w14") == OPP
    assert built(game, "w14") == "wc_11"  # the top card
    assert game.altar[OPP] == 1
    assert purse(game, OPP) == {}
    assert blessed(game, OPP) == {"orange": 0, "purple": 1, "red": 0}  # no connection with Dung


@rule("E3.16.15")
def test_without_rubble_a_clear_space_for_three_gold() -> None:
    game = solo(focus="focus_fountain")
    give(game, OPP, gold=2)
    workers(game, OPP, idle=2)
    line = SCHEMES.index("scheme_4") * 3
    assert line_refused(game, OPP, line)
    give(game, OPP, gold=3)
    wall_deck(game, OPP, "wc_12")
    do_line(game, "scheme_4", 1)
    assert owner(game, "w13") == OPP
    game.wall_deck[OPP] = []
    give(game, OPP, gold=9)
    assert line_refused(game, OPP, line)  # no wall card


@rule("E3.16.17")
def test_the_focus_gate_or_the_next_eligible_one() -> None:
    game = solo(focus="focus_dung")
    rubble(game, "g_dung", stone=1)
    rubble(game, "g_water", stone=1, wood=1)
    workers(game, OPP, idle=1)
    give(game, OPP, gold=2)
    do_line(game, "scheme_3", 1)
    assert owner(game, "g_dung") == OPP
    assert blessed(game, OPP) == {"orange": 0, "purple": 0, "red": 0}
    game = solo(focus="focus_dung")  # counter-clockwise: Fountain, then Water
    rubble(game, "g_water", stone=1, wood=1)
    workers(game, OPP, idle=1)
    give(game, OPP, gold=2)
    do_line(game, "scheme_3", 1)
    assert (owner(game, "g_dung"), owner(game, "g_water")) == (-1, OPP)
    assert purse(game, OPP) == {"gold": 1, "silver": 2 + 2}


@rule("E3.16.17", "EX-53")
def test_a_gate_that_cannot_be_paid() -> None:
    game = solo()
    for spot in ("g_dung", "g_valley", "g_fish"):
        game.owner[RING.index(spot)] = NEUTRAL
    rubble(game, "w13", stone=1)
    workers(game, OPP, idle=1)
    give(game, OPP, gold=2)
    wall_deck(game, OPP, "wc_12")
    game.scheme_deck = list(range(6))
    game.stacked = [SCHEMES.index("scheme_3"), 11]
    ask(game, "scheme_turn", OPP)
    assert owner(game, "g_water") == -1
    assert owner(game, "w13") == OPP


@rule("E3.16.13", "E3.16.14", "E3.16.17")
def test_the_target_is_told_with_the_way_to_it() -> None:
    game = solo()
    game.focus = FOCUS.index("focus_fountain")
    rubble(game, "w15", stone=1)
    heard = game.listen()
    gain(game, "clear wall", OPP)
    assert told(game, heard, "target") == [("target", RING.index("w15"), 4, TO_RUBBLE)]  # w13, w14, Dung, w15
    game = solo()
    game.focus = FOCUS.index("focus_dung")
    workers(game, OPP, idle=1)
    give(game, OPP, gold=3)
    heard = game.listen()
    gain(game, "build gate", OPP)
    assert told(game, heard, "target") == [("target", RING.index("g_dung"), 0, TO_GATE)]


# --- scribes ----------------------------------------------------------------------------------------------------


@rule("E3.16.18", "EX-28")
def test_a_cheaper_scribe() -> None:
    game = solo()
    scribes(game, T="1.0 1.1 1.2 2.0 2.1", R="2.2 2.3")
    assert scribe_cost(game, 2) == 1
    assert scribe_cost(game, 3) == 2
    game.scribe[0] = NEUTRAL
    assert scribe_cost(game, 2) == 2  # white workers do not fill a row


@rule("E3.16.18")
def test_highest_and_lowest_candidates() -> None:
    game = solo()
    scribes(game, T="1.1 2.1")
    workers(game, OPP, idle=2)
    give(game, OPP, gold=2, silver=9)
    assert [PLACES[place] for place in scribe_candidates(game, OPP, 0)] == ["1.0", "1.2"]  # white ones allowed
    assert [PLACES[place] for place in scribe_candidates(game, OPP, 1)] == ["2.0", "2.2", "2.3"]
    assert scribe_candidates(game, OPP, 2) == []  # costs 3
    give(game, OPP, gold=3)
    assert [PLACES[place] for place in scribe_candidates(game, OPP, 2)] == ["3.1", "3.2"]


@rule("E3.16.19")
def test_white_workers_must_be_payable() -> None:
    game = solo()
    workers(game, OPP, idle=2)
    give(game, OPP, gold=2, silver=0)
    assert scribe_candidates(game, OPP, 1) == []
    give(game, OPP, gold=2, silver=1)
    found = [PLACES[place] for place in scribe_candidates(game, OPP, 1)]
    assert found == ["2.0", "2.1", "2.2", "2.3"]
    game.focus = FOCUS.index("focus_sheep")
    do_line(game, "scheme_5", 1)
    assert who(game, "2.0") == OPP
    assert purse(game, OPP) == {"silver": 1}  # paid 1, row food 1


@rule("E3.16.19")
def test_own_scribes_first_then_few_of_yours_then_the_left() -> None:
    from shofar.games.ezra.opponent import best_path

    game = solo()
    game.scribe[0] = game.scribe[2] = -1
    scribes(game, T="1.0 2.0", R="1.1 2.1")
    assert best_path(game, OPP, PLACES.index("3.1")) == (PLACES.index("1.1"), PLACES.index("2.1"))
    game = solo()
    game.scribe[0], game.scribe[2] = NEUTRAL, -1
    scribes(game, T="1.1 2.1")
    give(game, OPP, silver=1)
    assert best_path(game, OPP, PLACES.index("2.1")) == (PLACES.index("1.0"),)  # the white one, none of yours
    game = solo()
    game.scribe[0] = game.scribe[2] = -1
    scribes(game, T="1.1 2.1 2.2")
    assert best_path(game, OPP, PLACES.index("3.2")) == (PLACES.index("1.1"), PLACES.index("2.1"))  # the left


@rule("E3.16.20", "EX-31")
def test_candidates_and_focus_columns() -> None:
    picks = ["".join("abcdef"[taken - 1] for taken in row) for row in solo().kit.picks]
    assert [row[1] for row in picks[1:]] == ["a", "b", "b", "b", "b"]
    assert [row[3] for row in picks[1:]] == ["b", "c", "d", "e", "f"]
    assert (picks[4][2], picks[5][2]) == ("d", "e")
    assert [row[0] for row in picks] == ["a"] * 6


@rule("E3.16.20")
@pytest.mark.parametrize(("focus", "place"), [("focus_old", "1.0"), ("focus_muster", "1.1"), ("focus_water", "1.2")])
def test_the_column_chooses_the_tile(focus: str, place: str) -> None:
    game = solo(focus=focus)
    workers(game, OPP, idle=1)
    give(game, OPP, gold=1)
    do_line(game, "scheme_6", 1)
    assert who(game, place) == OPP


@rule("E3.16.18", "E3.16.20")
def test_the_candidates_are_told() -> None:
    game, heard = takes_the_highest_scribe()
    assert told(game, heard, "candidates", "picked") == [
        ("candidates", 3, 3, 3),  # row 3, three tiles, 3 gold
        ("picked", PLACES.index("3.3"), 3, 4),  # the third of them, by column 4
    ]


@rule("E3.16.21")
def test_it_ignores_icons_and_takes_heroes() -> None:
    game = solo(focus="focus_muster", week=2)
    lay(game, "stone_02", "1.1")
    workers(game, OPP, idle=1)
    give(game, OPP, gold=1)
    do_line(game, "scheme_6", 1)
    assert hero(game, "hero_ezra") == OPP
    assert game.scrolls_of[OPP] == 0
    assert purse(game, OPP) == {"silver": 1, "gold": 1}  # the line's silver; cinder as gold; a blessing
    assert blessed(game, OPP)["orange"] == 1
    game = solo(focus="focus_sheep")
    scribes(game, T="1.0 1.1 1.2")
    lay(game, "wood_08", "2.0")
    workers(game, OPP, idle=2)
    give(game, OPP, gold=2)
    do_line(game, "scheme_5", 1)
    assert (who(game, "2.0"), vp(game, OPP)) == (OPP, 0)


@rule("E3.16.21")
def test_it_displaces_white_workers() -> None:
    game = solo(focus="focus_sheep")
    workers(game, OPP, idle=1)
    give(game, OPP, gold=1)
    do_line(game, "scheme_6", 1)
    assert (who(game, "1.0"), who(game, "2.0")) == (OPP, NEUTRAL)


# --- Sabbath and end --------------------------------------------------------------------------------------------


@rule("E3.16.22")
@pytest.mark.parametrize(
    ("side", "space", "expected"),
    [
        ("A", 1, {"silver": 1}), ("A", 3, {"silver": 4}), ("A", 6, {"silver": 3, "gold": 1}),
        ("B", 1, {"silver": 2}), ("B", 3, {"silver": 3, "gold": 1}), ("B", 6, {"silver": 3, "gold": 1}),
    ],
)  # fmt: skip
def test_its_judgement(side: str, space: int, expected: dict[str, int]) -> None:
    game = solo(side)
    give(game, OPP, silver=3)
    idle = game.idle[OPP]
    altar(game, 0, space)
    ask(game, "begin_preparation", OPP)
    assert purse(game, OPP) == expected
    assert game.idle[OPP] == idle + (1 if (side, space) == ("B", 6) else 0)
    assert game.farmers[OPP] == 0


@rule("E3.16.22")
def test_lost_silver_as_far_as_it_goes() -> None:
    game = solo()
    give(game, OPP, silver=1)
    altar(game, 0, 0)
    ask(game, "begin_preparation", OPP)
    assert purse(game, OPP) == {}
    assert vp(game, OPP) == 0


@rule("E3.16.23", "EX-29")
@pytest.mark.parametrize(("side", "kinds", "silver"), [("A", 4, 2), ("B", 9, 4)])
def test_its_sabbath(side: str, kinds: int, silver: int) -> None:
    game = solo(side)
    gate(game, "g_water", OPP)  # three gatekeepers with two corners
    scribes(game, R="1.1 2.1")
    workers(game, OPP, idle=2, levites=4)
    blessings(game, OPP, 1, 3, 2)
    altar(game, 0, 6)  # golden 2 and 5
    heard = game.listen()
    ask(game, "begin_sabbath", OPP)
    assert [entry[2] for entry in told(game, heard, "solo-step")] == [silver, 2, kinds, 3 + 2]
    assert vp(game, OPP) == 2 + kinds + 5
    assert purse(game, OPP) == {"silver": silver}


@rule("E3.16.24")
def test_after_its_sabbath_the_decks_are_whole() -> None:
    game = solo()
    game.focus_deck, game.scheme_deck = [1], []
    idle = game.idle[OPP]
    altar(game, 0, 3)
    names = [entry.effect.text() for entry in game.stack]
    del game.stack[names.index("sabbath_storage") :]
    game.stack.pop()  # the rest itself is run by hand, so that nobody's turn follows
    game.stack = [game.rules.nodes["rest"].frames[0]]
    game.advance()
    assert (len(game.focus_deck), len(game.scheme_deck)) == (10, 6)
    assert game.idle[OPP] == idle + 1  # the leader's worker; those in supply stay
    assert game.shofar == OPP


@rule("E3.16.25")
def test_its_end_without_tiles_and_conditions() -> None:
    game = solo(week=3)
    give(game, OPP, silver=4, gold=2)
    gate(game, "g_east", OPP)
    wall(game, "w13", OPP, "wc_12")
    scribes(game, R="1.1 2.1")
    game.scrolls_of[OPP] = 0
    altar(game, 1, 2)
    del game.stack[1:]
    game.advance()
    shown = game.breakdown(OPP)
    assert {key: shown[key] for key in ("silver", "tiles", "leader", "walls", "gates", "scribes", "gold_scrolls")} == {
        "silver": 2, "tiles": 0, "leader": 3, "walls": 3, "gates": 3, "scribes": 3, "gold_scrolls": 0,
    }  # fmt: skip


@rule("E3.16.25")
@pytest.mark.parametrize(("ahead", "ranks"), [([0, 1], [1, 2]), ([1, 0], [2, 1])])
def test_a_tie_is_won_ahead_on_the_altar(ahead: list[int], ranks: list[int]) -> None:
    game = solo(week=3)
    altar(game, 4, 4)
    game.ahead = ahead
    game.points[0], game.points[13] = (40, 43) if ahead == [0, 1] else (43, 40)
    del game.stack[1:]
    game.advance()
    assert game.scores == [43, 43]
    assert game.ranks == ranks


@rule("E3.16.26")
def test_it_takes_the_first_way_that_it_can_and_declines_what_is_optional(tmp_path: Path) -> None:
    """No printed reward gives it a choice; a box may."""
    mine = tmp_path / "mine.toml"
    ways = "(pay 3 silver -> 2 gold | 1 gold | 2 silver)"
    mine.write_text(
        f'[tents]\ntent_01 = {{ reward = "{ways}" }}\ntent_02 = {{ reward = "may pay 1 silver -> 1 gold" }}\n'
    )
    game = dealt(1, 1, box=mine)
    give(game, OPP, silver=2, gold=0)
    person = game.seat
    ask(game, "1 tent", OPP)
    assert (purse(game, OPP), game.seat) == ({"silver": 2, "gold": 1}, person)
    ask(game, "1 tent", OPP)
    assert (purse(game, OPP), game.seat) == ({"silver": 2, "gold": 1}, person)
    give(game, OPP, silver=3)
    ask(game, ways, OPP)
    assert (purse(game, OPP), game.seat) == ({"gold": 3}, person)


@rule("E3.16.26")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_opponent_never_decides_and_is_the_same_again(side: str) -> None:
    endings = []
    for _ in range(2):
        game = dealt(1, 21, {"solo": side})
        chance = random.Random(8)
        while game.seat is not None:
            assert game.seat == 0
            game.apply(chance.choice(game.legal()))
        endings.append((game.scores, game.digest()))
    assert endings[0] == endings[1]


@rule("E3.16.6", "E3.16.19")
def test_the_log_says_why_you_get_silver() -> None:
    game = solo(focus="focus_sheep")
    scribes(game, T="1.1")
    give(game, OPP, gold=2)
    workers(game, OPP, idle=2)
    game.scribe[0], game.scribe[2] = -1, -1
    heard = game.listen()
    do_line(game, "scheme_5", 1)
    assert told(game, heard, "branch-gained") == [("branch-gained", T, 1, 0)]


@rule("E3.16.23")
def test_nothing_is_told_of_no_silver() -> None:
    game = solo()
    workers(game, OPP, idle=0)
    heard = game.listen()
    ask(game, "begin_sabbath", OPP)
    assert told(game, heard, "gained") == []


@rule("E3.16.22")
@pytest.mark.parametrize(
    ("side", "cells"),
    [("A", ["lose 2 silver", "1 silver", "1 gold"]), ("B", ["lose 1 silver", "1 gold", "1 worker; 1 gold"])],
)
def test_everybody_sees_what_the_judgement_means_for_the_opponent(side: str, cells: list[str]) -> None:
    opponent = shofar.printed(solo(side).rules)["solo"]["opponent"]
    assert [opponent.word(band) for band in ("behind", "between", "ahead")] == cells
