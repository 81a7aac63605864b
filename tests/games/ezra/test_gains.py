"""Traders and elders, gains and limits, the order of effects: E3.9 to E3.11."""

import pytest

from tests.games.ezra.table import (
    P,
    R,
    T,
    Y,
    altar,
    begun,
    blessed,
    blessings,
    gain,
    gate,
    give,
    hand,
    options,
    own,
    pool,
    prepare,
    purse,
    table,
    tent,
    told,
    variant,
    vp,
    wall_deck,
    why,
    workers,
)
from tests.rules import rule


@rule("E3.9.1")
def test_free_printed_spaces_only() -> None:
    game = table(auto=False)
    game.traders[T], game.elders[T] = 1, 4
    game.advance()
    assert options(game, "trader") == ["2"]
    assert options(game, "elder") == ["1", "2"]
    assert why(game, "trader 1") == "space-taken"
    assert why(game, "trader 3") == "space-not-printed"
    assert why(game, "elder 4") == "space-not-printed"
    workers(game, T, idle=0)
    assert why(game, "trader 2") == "no-worker"
    assert why(game, "elder 1") == "no-worker"


@rule("E3.9.2")
def test_recovering_frees_the_space_but_not_the_limit() -> None:
    game = table(auto=False)
    variant(game, T, "traders_1")
    game.play("trader 1")
    assert purse(game, T) == {"food": 1, "silver": 1}
    gain(game, "recover 1")
    game.play("recover trader 1")
    assert (game.traders[T], game.idle[T]) == (0, 6)
    assert purse(game, T) == {"food": 1, "silver": 1}
    assert why(game, "trader 1") == "trader-used"


@rule("E3.9.2")
def test_banners_of_a_recovered_elder_are_kept() -> None:
    game = table(auto=False)
    variant(game, T, "elders_1")
    give(game, T, wood=3)
    game.play("elder 2", "flip elders", "recover elder 2")
    assert game.banners == [2, 0, 0, 0]
    assert pool(game, "red") == 2
    assert why(game, "elder 2") == "elder-used"


@rule("E3.9.3")
def test_banners_from_a_trader_leave_the_elder() -> None:
    game = table(auto=False)
    variant(game, T, "traders_3", flipped=True)
    variant(game, T, "elders_1")
    game.play("trader 4", "elder 2")
    assert game.banners == [2, 0, 0, 3]


@rule("E3.9.4", "E3.17.8")
def test_wood_17_resolves_the_trader_again() -> None:
    game = table(auto=False)
    own(game, T, "wood_17")
    game.play("trader 1")
    assert purse(game, T) == {"food": 1, "silver": 1}
    assert options(game) == ["accept", "pass"]
    idle = game.idle[T]
    game.play("accept")
    assert purse(game, T) == {"food": 2, "silver": 1}
    assert game.idle[T] == idle
    assert game.question == "turn"  # once


@rule("E3.17.8")
def test_wood_17_is_optional_and_needs_silver() -> None:
    game = table(auto=False)
    own(game, T, "wood_17")
    game.play("trader 2", "take wood")
    assert purse(game, T) == {"wood": 1, "silver": 1}
    game.play("pass")
    assert purse(game, T) == {"wood": 1, "silver": 1}
    game = table(auto=False)
    own(game, T, "wood_17")
    variant(game, T, "traders_4", flipped=True)
    tent(game, T, 2)
    game.play("trader 4")
    assert game.question == "turn"
    assert purse(game, T) == {"food": 2}


@rule("E3.10.1", "E3.10.16")
def test_goods_have_no_end() -> None:
    game = table()
    for _ in range(60):
        gain(game, "2 silver")
        gain(game, "2 food")
    assert purse(game, T) == {"silver": 120, "food": 120}


@rule("E3.10.1", "E3.10.3")
def test_sixteen_workers_and_none_goes_back() -> None:
    game = table()
    stock = game.stock[T]
    for _ in range(stock):
        gain(game, "1 worker")
    assert (game.stock[T], game.idle[T]) == (0, 6 + stock)
    gain(game, "1 worker")
    assert game.idle[T] == 6 + stock


@rule("E3.10.2", "EX-37")
def test_a_worker_that_is_not_there() -> None:
    game = table(auto=False)
    workers(game, T, stock=0)
    tent(game, T, 13)
    give(game, T, stone=1)
    begun(game, "temple", 5)
    game.play("temple 5 stone")
    assert game.tents[T] == 15
    assert vp(game, T) == 1 + 2


@rule("E3.10.2")
def test_a_tent_step_for_each_worker_that_is_missing() -> None:
    game = table(players=1, auto=False)
    workers(game, 1, stock=0)
    tent(game, 1, 8)
    gain(game, "2 worker", 1)
    assert game.tents[1] == 10  # 1 gold, then 1 vp
    assert (purse(game, 1), vp(game, 1)) == ({"gold": 1}, 1)
    game = table(players=1, auto=False)
    workers(game, 1, stock=1)
    tent(game, 1, 8)
    idle = game.idle[1]
    gain(game, "2 worker", 1)
    assert (game.idle[1], game.stock[1], game.tents[1]) == (idle + 1, 0, 9)


@rule("E3.10.4", "E3.10.5", "EX-46")
def test_a_blessing_at_seven() -> None:
    game = table(auto=False)
    blessings(game, T, 3, 2, 7)
    gain(game, "1 red blessing")
    assert game.tents[T] == 1
    assert blessed(game, T) == {"orange": 3, "purple": 2, "red": 7}
    gain(game, "1 wild blessing")
    assert options(game) == ["bless orange", "bless purple"]
    assert why(game, "bless red") == "marker-at-the-end"
    game.play("bless orange")
    blessings(game, T, 7, 7, 7)
    tent(game, T, 2)
    gain(game, "1 wild blessing")
    assert game.tents[T] == 3


@rule("E3.10.6", "EX-19")
def test_the_column_bonus_of_the_slowest_marker() -> None:
    game = table(auto=False)
    blessings(game, T, 2, 0, 1)
    gain(game, "1 purple blessing")
    assert blessed(game, T) == {"orange": 2, "purple": 1, "red": 1}
    assert game.altar[T] == 1
    gain(game, "1 purple blessing")
    assert game.altar[T] == 1  # once


@rule("E3.10.6", "EX-47")
def test_column_two() -> None:
    game = table(auto=False)
    blessings(game, T, 3, 2, 1)
    gain(game, "1 red blessing")
    assert blessed(game, T) == {"orange": 3, "purple": 2, "red": 2}
    assert purse(game, T) == {"silver": 2}


@rule("E3.10.6")
@pytest.mark.parametrize(
    ("column", "points", "gained"), [(1, 0, {}), (2, 0, {"silver": 2}), (4, 2, {}), (5, 3, {}), (6, 4, {}), (7, 5, {})]
)
def test_every_column_bonus(column: int, points: int, gained: dict[str, int]) -> None:
    game = table(auto=False)
    blessings(game, T, 7, 7, column - 1)
    gain(game, "1 red blessing")
    assert (vp(game, T), purse(game, T)) == (points, gained)


@rule("E3.10.6")
def test_column_three_gives_a_worker() -> None:
    game = table(auto=False)
    blessings(game, T, 3, 3, 2)
    gain(game, "1 red blessing")
    assert game.idle[T] == 7


@rule("E3.10.7")
def test_altar_rewards_in_track_order() -> None:
    game = table(auto=False)
    altar(game, 8, 0, 0, 0)
    gain(game, "3 altar")
    assert game.altar[T] == 11
    assert purse(game, T) == {}  # the blessing of space 9 is asked first
    game.play("bless red")
    assert purse(game, T) == {"silver": 2}


@rule("E3.10.7")
@pytest.mark.parametrize(
    ("space", "gained", "points"),
    [
        (1, {}, 0), (2, {}, 0), (3, {"food": 1}, 0), (4, {"silver": 1}, 0), (5, {}, 0), (6, {"food": 1}, 0),
        (7, {"cinder": 1}, 0), (8, {}, 0), (10, {"silver": 2}, 0), (11, {}, 0), (14, {}, 0), (15, {"gold": 1}, 0),
        (16, {"food": 2}, 0), (17, {}, 0), (18, {}, 2), (20, {}, 3),
    ],
)  # fmt: skip
def test_every_altar_space(space: int, gained: dict[str, int], points: int) -> None:
    game = table(auto=False)
    altar(game, space - 1, 0, 0, 0)
    gain(game, "1 altar")
    assert (purse(game, T), vp(game, T)) == (gained, points)


@rule("E3.10.7")
def test_altar_spaces_with_more_behind_them() -> None:
    game = table(auto=False)
    altar(game, 11, 0, 0, 0)
    gain(game, "1 altar")
    assert game.idle[T] == 7
    gain(game, "1 altar")
    assert game.tents[T] == 1
    for space in (9, 19):
        altar(game, space - 1, 0, 0, 0)
        gain(game, "1 altar")
        assert options(game)[0] == "bless orange"
        game.play("bless orange")


@rule("E3.10.8", "EX-36")
def test_the_end_of_the_altar_track() -> None:
    game = table(auto=False)
    altar(game, 19, 0, 0, 0)
    give(game, T, wood=1)
    begun(game, "temple", 3)
    game.play("altar wood")
    assert game.altar[T] == 20
    assert vp(game, T) == 3
    assert purse(game, T) == {"silver": 1}


@rule("E3.10.8")
def test_each_step_beyond_the_end_of_the_altar_track_gives_silver() -> None:
    game = table(auto=False)
    altar(game, 19, 0, 0, 0)
    gain(game, "3 altar")
    assert game.altar[T] == 20
    assert purse(game, T) == {"silver": 2}
    gain(game, "2 altar")
    assert purse(game, T) == {"silver": 4}
    assert vp(game, T) == 3


@rule("E3.10.9", "EX-5")
def test_the_order_in_a_stack() -> None:
    game = table(auto=False)
    altar(game, 3, 3, 3, 0)
    game.ahead = [P, R, T, Y]
    for seat in (T, P, R):  # they arrive one after the other
        gain(game, "1 altar", seat)
    assert game.altar == [4, 4, 4, 0]
    assert game.ahead == [T, P, R, Y]


@rule("E3.10.9")
def test_a_lower_marker_leaves_and_the_others_keep_their_order() -> None:
    game = table(auto=False)
    altar(game, 4, 4, 4, 0)
    game.ahead = [T, P, R, Y]
    gain(game, "1 altar", P)
    assert game.ahead == [P, T, R, Y]


@rule("E3.10.10")
def test_without_a_step_the_marker_stays_in_its_stack() -> None:
    game = table(auto=False)
    altar(game, 20, 20, 0, 0)
    game.ahead = [T, R, P, Y]
    gain(game, "1 altar", T)
    assert game.ahead == [T, R, P, Y]
    assert purse(game, T) == {"silver": 1}


@rule("E3.10.11", "E3.7.12")
@pytest.mark.parametrize(
    ("space", "gained", "points"),
    [
        (0, {"gold": 1}, 0), (1, {"silver": 2}, 0), (3, {"food": 2}, 0), (7, {"silver": 2}, 0), (9, {"gold": 1}, 0),
        (10, {}, 1), (12, {"food": 2}, 0), (15, {}, 2),
    ],
)  # fmt: skip
def test_every_tent_space(space: int, gained: dict[str, int], points: int) -> None:
    game = table(auto=False)
    tent(game, T, (space - 1) % 16)
    gain(game, "1 tent")
    assert (purse(game, T), vp(game, T)) == (gained, points)


@rule("E3.10.11")
def test_tent_spaces_with_markers_and_workers() -> None:
    game = table(auto=False)
    for space, colour in ((2, "orange"), (5, "purple"), (8, "red")):
        tent(game, T, space - 1)
        before = blessed(game, T)[colour]
        gain(game, "1 tent")
        assert blessed(game, T)[colour] == before + 1
    game = table(auto=False)
    for space, steps in ((4, 1), (11, 2)):
        tent(game, T, space - 1)
        before = game.altar[T]
        gain(game, "1 tent")
        assert game.altar[T] == before + steps
    for space in (6, 14):
        idle = game.idle[T]
        tent(game, T, space - 1)
        gain(game, "1 tent")
        assert game.idle[T] == idle + 1
    tent(game, T, 12)
    gain(game, "1 tent")
    assert options(game) == ["bless orange", "bless purple", "bless red"]


@rule("E3.10.11", "E3.11.1")
def test_four_tent_spaces_in_their_order_with_a_question_among_them() -> None:
    game = table(auto=False)
    give(game, T, cinder=1)
    tent(game, T, 12)
    begun(game, "torah", 10)
    heard = game.listen()
    game.play("tent 4", "pay cinder")
    assert game.tents[T] == 16  # moved before the first reward
    assert (purse(game, T), game.idle[T], vp(game, T)) == ({}, 6, 0)
    game.play("bless red")
    order = told(game, heard, "blessed", "workers", "scored", "gained")
    assert [entry[0] for entry in order] == ["blessed", "workers", "scored", "gained"]
    assert (purse(game, T), game.idle[T], vp(game, T)) == ({"gold": 1}, 7, 2)


@rule("E3.10.12")
def test_resources_are_chosen_cube_by_cube() -> None:
    game = table(auto=False)
    gain(game, "2 res")
    assert options(game) == ["take stone", "take wood", "take cinder"]
    game.play("take stone", "take cinder")
    assert purse(game, T) == {"stone": 1, "cinder": 1}
    assert game.question == "turn"


@rule("E3.10.13")
def test_recover_and_free_flip_are_optional() -> None:
    game = table(auto=False)
    gain(game, "recover 1")
    assert game.question == "turn"  # nobody to recover
    game.play("trader 1")
    gain(game, "recover 1")
    game.play("pass")
    assert game.traders[T] == 1
    gain(game, "flip 1 free")
    assert len(options(game)) == 6
    game.play("pass")
    assert game.flipped[T] == 0
    game.flipped[T] = 31
    gain(game, "flip 1 free")
    assert game.question == "turn"


@rule("E3.10.14")
def test_points_below_zero_and_above_ninety_nine() -> None:
    game = table(auto=False)
    for _ in range(15):
        gain(game, "lose 1 vp")
    assert game.marker(T) == -5
    for _ in range(60):
        gain(game, "2 vp")
    assert game.marker(T) == 115


@rule("E3.10.15", "EX-38")
def test_storage_after_anothers_turn() -> None:
    game = table(auto=False)
    variant(game, R, "guards_4")
    gate(game, "g_horse", R)
    give(game, R, stone=3, wood=2)
    wall_deck(game, T, "wc_10", "wc_11", "wc_12")
    give(game, T, stone=2, wood=1)
    begun(game, "walls", 3)
    game.play("site w08", "build 2 1 0", "wall wc_10", "top wc_11")
    assert purse(game, R) == {"stone": 4, "wood": 2, "silver": 1}
    game.play("end")
    assert (game.seat, options(game)) == (R, ["discard stone", "discard wood"])
    assert why(game, "discard gold") == "not-held"
    game.play("discard wood")
    assert purse(game, R) == {"stone": 4, "wood": 1, "silver": 1}
    assert game.question == "turn"


@rule("E3.10.15")
def test_the_active_player_returns_first_and_may_exceed_within_the_turn() -> None:
    game = table(players=2, auto=False)
    give(game, T, stone=10)
    give(game, R, gold=9)
    hand(game, R, "c_priest")
    begun(game, "torah", 0)
    assert game.seat == T
    game.play("finish", "end")
    assert game.seat == T
    game.play("discard stone", "discard stone")
    assert game.seat == R
    game.play("discard gold")
    assert (game.seat, game.question) == (R, "turn")


@rule("E3.10.15")
@pytest.mark.parametrize("good", ["stone", "wood", "gold", "cinder"])
def test_every_resource_fills_the_storage(good: str) -> None:
    game = table(players=2, auto=False)
    variant(game, T, "guards_4")
    give(game, T, **{good: 6})
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert (game.seat, options(game)) == (T, [f"discard {good}"])


@rule("E3.10.16")
def test_silver_and_food_fill_no_storage() -> None:
    game = table(players=2, auto=False)
    variant(game, T, "guards_4")
    give(game, T, stone=5, silver=90, food=90)
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert (game.seat, game.question) == (R, "turn")


@rule("E3.11.1")
def test_effects_resolve_depth_first() -> None:
    game = table(auto=False)
    tent(game, T, 12)
    gain(game, "1 tent; 1 silver")
    game.play("bless red")  # of tent_13, before the silver
    assert purse(game, T) == {"silver": 1}
    game = table(auto=False)
    tent(game, T, 12)
    gain(game, "1 tent; 1 silver")
    assert purse(game, T) == {}


@rule("E3.11.2")
def test_who_gains_decides() -> None:
    game = table(auto=False)
    gain(game, "1 wild blessing", P)
    assert game.seat == P
    game.play("bless red")
    assert blessed(game, P)["red"] == 1
    assert game.seat == T


@rule("E3.11.2", "E3.6.13")
def test_the_owner_of_a_gate_decides_in_anothers_turn() -> None:
    """A connection at Fountain: both gain a wild blessing, each chooses his own."""
    game = table(auto=False)
    wall_deck(game, T, "wc_10", "wc_11", "wc_12")
    give(game, T, stone=2)
    begun(game, "walls", 3)
    game.play("site w12", "build 2 0 0", "wall wc_12", "top wc_10")
    assert game.seat == T
    game.play("bless red")
    assert (game.seat, game.active) == (P, T)  # Fountain is purple's
    game.play("bless orange")
    assert (blessed(game, T)["red"], blessed(game, P)["orange"]) == (1, 1)
    assert (game.seat, game.question) == (T, "turn")


@rule("E3.11.3")
def test_resolution_ends_without_workers_and_with_full_tracks() -> None:
    game = table(auto=False)
    workers(game, T, stock=0)
    blessings(game, T, 7, 7, 7)
    altar(game, 20, 0, 0, 0)
    tent(game, T, 0)
    for _ in range(16):
        gain(game, "2 tent")
    assert game.question == "turn"
    assert game.tents[T] > 32


@rule("E3.17.1", "EX-39")
def test_wood_04_over_two_effects() -> None:
    game = table(auto=False)
    own(game, T, "wood_04")
    give(game, T, silver=8)
    variant(game, T, "guards_1")
    begun(game, "torah", 4)
    game.play("tent 1")
    assert game.tents[T] == 1
    game.play("flip guards")
    assert game.tents[T] == 3
    gain(game, "2 tent")
    assert game.tents[T] == 5  # no further bonus this turn


@rule("E3.17.1")
def test_wood_04_in_one_movement_in_a_preparation_and_not_at_rest() -> None:
    game = table(auto=False)
    own(game, T, "wood_04")
    gain(game, "2 tent")
    assert game.tents[T] == 3
    prepare(game)
    tent(game, T, 0)
    gain(game, "2 tent")
    assert game.tents[T] == 3
    game.stage = 4
    tent(game, T, 0)
    game.strides = [0] * 4
    gain(game, "2 tent")
    assert game.tents[T] == 2


@rule("E3.17.7")
def test_wood_15_for_each_golden_space() -> None:
    game = table(auto=False)
    own(game, T, "wood_15")
    altar(game, 0, 0, 0, 0)
    gain(game, "3 altar")  # passes 2
    assert purse(game, T) == {"food": 2, "silver": 1}
    altar(game, 4, 0, 0, 0)
    give(game, T, food=0, silver=0)
    gain(game, "1 altar")
    assert purse(game, T) == {"food": 1, "silver": 1}


@rule("E3.10.4")
def test_the_log_says_why_the_tent_moves_for_a_blessing() -> None:
    game = table(auto=False)
    blessings(game, T, 1, 7, 1)
    heard = game.listen()
    gain(game, "1 purple blessing")
    assert told(game, heard, "blessing-full", "tent") == [("blessing-full", T, 1), ("tent", T, 1, 1)]
