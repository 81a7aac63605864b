"""Rubble, walls, gates and connections: E3.6."""

import random
from pathlib import Path
from typing import Any

import pytest

from shofar.engine.effect import OK
from shofar.games.ezra.moves import PAYMENTS
from shofar.games.ezra.names import GOODS, RING, WALL_CARDS
from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    NEUTRAL,
    P,
    R,
    T,
    begun,
    blessed,
    built,
    gate,
    give,
    mine,
    options,
    own,
    owner,
    purse,
    rubble,
    silver_on,
    sound,
    table,
    told,
    variant,
    vp,
    wall,
    wall_deck,
    why,
    workers,
)
from tests.rules import rule

PLAIN = ("wc_10", "wc_11", "wc_12")


def site(game: Ezra, spot: str, pool: int, **goods: Any) -> Ezra:
    """The walls action is open at this location."""
    give(game, game.active, **goods)
    begun(game, "walls", pool)
    game.play(f"site {spot}")
    return game


def raise_wall(game: Ezra, card: str = "wc_12") -> None:
    """Take this one of the three plain cards, the next one on top."""
    game.play(f"wall {card}", f"top {next(other for other in PLAIN if other != card)}")


@rule("E3.6.1")
def test_one_open_location_per_turn() -> None:
    game = table(players=3, auto=False)
    begun(game, "walls", 9)
    open_sites = options(game, "site")
    assert len(open_sites) == 24 - 3 + 6
    assert why(game, "site w05") == "built-or-neutral"
    assert why(game, "site g_sheep") == "built-or-neutral"
    assert why(game, "clear stone") == "no-site"
    assert why(game, "build 0 0 0") == "no-site"
    game.play("site w01")
    assert why(game, "site w02") == "site-chosen"


@rule("E3.6.2", "E3.6.3", "EX-6")
def test_clearing_a_stone_gives_stone_and_blessing() -> None:
    game = table(auto=False)
    rubble(game, "w06", stone=1)
    rubble(game, "w09", stone=1, gold=1, cinder=1)
    site(game, "w06", 5)
    game.play("clear stone")
    assert game.pool == 3
    assert purse(game, T) == {"stone": 1}
    assert blessed(game, T) == {"orange": 0, "purple": 0, "red": 1}


@rule("E3.6.2", "E3.6.3")
def test_partial_clearing_in_any_order_gives_no_blessing() -> None:
    game = table(auto=False)
    rubble(game, "w09", stone=1, gold=1, cinder=1)
    site(game, "w09", 4)
    assert options(game, "clear") == ["stone", "gold", "cinder"]
    game.play("clear gold")
    assert why(game, "clear stone") == "too-few-banners"
    assert why(game, "clear wood") == "no-cube-there"
    game.play("clear cinder", "finish")
    assert blessed(game, T) == {"orange": 0, "purple": 0, "red": 0}
    assert purse(game, T) == {"gold": 1, "cinder": 1}


@rule("E3.6.3")
def test_gates_and_clear_spaces_give_no_blessing() -> None:
    game = table(auto=False)
    rubble(game, "g_water", wood=1)
    site(game, "g_water", 2)
    game.play("clear wood")
    assert blessed(game, T) == {"orange": 0, "purple": 0, "red": 0}
    game = table(auto=False)
    wall_deck(game, T, *PLAIN)
    site(game, "w01", 4, stone=3)
    game.play("build 3 0 0")
    raise_wall(game)
    assert blessed(game, T) == {"orange": 0, "purple": 0, "red": 0}


@rule("E3.6.4")
def test_building_needs_a_clear_location_whoever_cleared_it() -> None:
    game = table(auto=False)
    rubble(game, "w10", wood=1)
    site(game, "w10", 5, stone=2)
    assert why(game, "build 2 1 0") == "rubble-left"
    game.play("clear wood")
    assert game.pool == 3
    game.play("build 2 1 0")  # with the wood just cleared


@rule("E3.6.5")
@pytest.mark.parametrize(
    ("spot", "grey", "payment", "goods"),
    [
        ("w01", 4, "3 0 0", {"stone": 3}),
        ("w02", 3, "2 1 0", {"stone": 2, "wood": 1}),
        ("w03", 3, "2 0 0", {"stone": 2}),
        ("g_dung", 3, "2 1 0", {"stone": 2, "wood": 1}),
    ],
)
def test_costs_by_class(spot: str, grey: int, payment: str, goods: dict[str, int]) -> None:
    game = site(table(auto=False), spot, grey - 1, **goods)
    assert why(game, f"build {payment}") == "too-few-banners"
    game = site(table(auto=False), spot, grey, **goods)
    assert options(game, "build") == [payment]


@rule("E3.6.6", "EX-34")
def test_three_ways_to_pay() -> None:
    game = site(table(auto=False), "w01", 10, stone=1, gold=1)
    assert sorted(options(game, "build")) == ["0 0 1", "1 0 0", "1 0 1"]
    left = {}
    for payment in ("0 0 1", "1 0 0", "1 0 1"):
        copy = game.clone()
        copy.play(f"build {payment}")
        left[payment] = (10 - copy.pool, purse(copy, T))
    assert left == {"0 0 1": (10, {"stone": 1}), "1 0 0": (10, {"gold": 1}), "1 0 1": (7, {})}


@rule("E3.6.6")
def test_gold_and_banners_in_place_of_wood() -> None:
    game = site(table(auto=False), "w02", 6, stone=2, gold=1)
    assert options(game, "build") == ["1 0 1", "2 0 0", "2 0 1"]
    assert why(game, "build 3 0 0") == "not-the-cost"
    assert why(game, "build 2 1 0") == "no-resource"


@rule("E3.6.6")
def test_no_payment_above_the_cost() -> None:
    """Stone, wood and gold together are never more than the stone and wood of the cost."""
    game = table(auto=False)
    give(game, T, stone=9, wood=9, gold=9)
    begun(game, "walls", 30)
    game.play("site w02")  # 2 stone, 1 wood
    for stone, wood, gold in PAYMENTS:
        legal = stone <= 2 and wood <= 1 and stone + wood + gold <= 3
        assert why(game, f"build {stone} {wood} {gold}") == ("" if legal else "not-the-cost")


@rule("E3.6.7")
def test_three_cards_one_built_one_on_top_one_below() -> None:
    game = table(auto=False)
    wall_deck(game, T, "wc_10", "wc_06", "wc_01", "wc_02", "wc_03")
    site(game, "w01", 4, stone=3)
    game.play("build 3 0 0")
    assert options(game) == ["wall wc_01", "wall wc_06", "wall wc_10"]
    game.play("wall wc_10")
    assert options(game) == ["top wc_01", "top wc_06"]
    game.play("top wc_06")
    assert built(game, "w01") == "wc_10"
    assert owner(game, "w01") == T
    assert purse(game, T)["silver"] == 1
    assert (game.wall_top[T], game.wall_bottom[T]) == (5, [0])
    assert game.view(T)["boards"][T]["wall_top"] == "wc_06"
    assert game.view(T)["boards"][T]["wall_bottom"] == ["wc_01"]
    assert "wall_top" not in game.view(R)["boards"][T]


@rule("E3.6.7")
def test_others_do_not_know_the_chosen_card_before_it_is_built() -> None:
    game = table(auto=False)
    game.stacked = [WALL_CARDS.index(card) for card in ("wc_10", "wc_06", "wc_01")]
    site(game, "w01", 4, stone=3)
    game.play("build 3 0 0", "wall wc_10")
    assert game.question == "return_walls"
    built_in: dict[int | None, set[str]] = {seat: set() for seat in (T, R, None)}
    rng = random.Random(1)
    for seat, seen in built_in.items():
        for _ in range(20):
            copy = mine(game.determinized(seat, rng))
            assert sound(copy)
            copy.apply(copy.legal()[0])
            seen.add(built(copy, "w01"))
    assert built_in[T] == {"wc_10"}
    assert len(built_in[R]) > 3 and len(built_in[None]) > 3


@rule("E3.6.7")
def test_the_known_top_card_is_drawn_next_and_the_bottom_last() -> None:
    game = table(auto=False)
    wall_deck(game, T, "wc_10", "wc_06", "wc_01")
    site(game, "w01", 8, stone=6)
    game.play("build 3 0 0", "wall wc_10", "top wc_06")
    game.site, game.action = -1, 2
    game.advance()
    game.play("site w22", "build 3 0 0")
    assert options(game) == ["wall wc_01", "wall wc_06"]
    game.play("wall wc_01")  # E3.6.8: the other one goes back as the only card
    assert game.wall_top[T] == 5
    assert game.wall_cards(T) == 1


@rule("E3.6.8", "EX-56")
def test_the_last_wall_card() -> None:
    game = table(auto=False)
    wall_deck(game, T, "wc_12")
    site(game, "w01", 4, stone=3)
    game.play("build 3 0 0", "wall wc_12")
    assert built(game, "w01") == "wc_12"
    assert game.wall_cards(T) == 0
    game.site, game.action = -1, 2
    game.advance()
    give(game, T, stone=3)
    game.pool = 9
    game.play("site w22")
    assert why(game, "build 3 0 0") == "no-wall-card"


@rule("E3.6.8")
def test_of_two_cards_the_other_one_is_the_deck() -> None:
    game = table(auto=False)
    wall_deck(game, T, "wc_10", "wc_12")
    give(game, T, stone=3)
    begun(game, "walls", 4)
    game.play("site w01", "build 3 0 0")
    assert options(game) == ["wall wc_10", "wall wc_12"]
    game.play("wall wc_10")
    assert game.question == "turn"  # nothing to put in order
    assert game.wall_cards(T) == 1
    assert game.view(T)["boards"][T]["wall_top"] == "wc_12"
    assert game.view(T)["boards"][T]["wall_bottom"] == []


@rule("E3.6.9", "EX-40")
def test_silver_waits_on_an_unbuilt_gate() -> None:
    game = table(players=2, auto=False)
    idle = game.idle[T]
    site(game, "g_dung", 3, stone=2, wood=1)
    assert silver_on(game, "g_dung") == 2
    game.play("build 2 1 0")
    assert purse(game, T) == {"silver": 2, "gold": 1}
    assert game.idle[T] == idle - 1
    assert (owner(game, "g_dung"), silver_on(game, "g_dung")) == (T, 0)
    assert game.gatekeepers(T) == 3


@rule("E3.6.9")
def test_a_gate_needs_a_worker() -> None:
    game = table(auto=False)
    workers(game, T, idle=0)
    site(game, "g_dung", 3, stone=2, wood=1)
    assert why(game, "build 2 1 0") == "no-worker"


@rule("E3.6.10")
def test_building_closes_the_action() -> None:
    game = table(auto=False)
    rubble(game, "w02", stone=1)
    wall_deck(game, T, *PLAIN)
    site(game, "w01", 20, stone=3)
    game.play("build 3 0 0")
    raise_wall(game)
    assert why(game, "clear stone") == "action-not-open"
    assert why(game, "finish") == "action-not-open"
    assert "end" in options(game)


@rule("E3.6.11")
def test_printed_points_wait_for_the_end() -> None:
    game = table(auto=False)
    wall_deck(game, T, *PLAIN)
    site(game, "w01", 4, stone=3)
    game.play("build 3 0 0")
    raise_wall(game)
    assert vp(game, T) == 0
    from shofar.games.ezra.scoring import end_points

    assert end_points(game, T)[3] == 3


@rule("E3.6.11", "E3.15.2")
def test_the_score_of_a_running_game_has_no_printed_points() -> None:
    game = table(players=2, auto=False)
    wall(game, "w01", T, "wc_12")
    gate(game, "g_fish", T)
    assert sum(game.breakdown(T).values()) == game.scores[T] == 10
    assert game.view(T)["boards"][T]["end_now"] == 3 + 2 + (3 if game.ahead[0] == T else 0)


@rule("E3.6.12", "EX-7")
def test_one_owner_of_both_gains_once() -> None:
    game = table(players=4, auto=False)
    gate(game, "g_east", T)
    wall_deck(game, T, "wc_10", "wc_11", "wc_12")
    site(game, "w07", 4, stone=3)
    assert options(game, "build") == ["3 0 0"]
    game.play("build 3 0 0", "wall wc_10", "top wc_11")
    assert purse(game, T) == {"silver": 1, "cinder": 2}
    assert purse(game, R) == purse(game, P) == {}


@rule("E3.6.2", "E3.6.6", "E3.6.7", "E3.6.12", "EX-8")
def test_clearing_and_building_beside_anothers_gate() -> None:
    game = table(auto=False)
    gate(game, "g_horse", R)
    rubble(game, "w08", gold=1, stone=1)
    wall_deck(game, T, "wc_11", "wc_10", "wc_12")
    site(game, "w08", 8, stone=1)
    game.play("clear gold", "clear stone")
    assert game.pool == 3
    assert purse(game, T) == {"gold": 1, "stone": 2}
    assert blessed(game, T)["purple"] == 1
    assert options(game, "build") == ["2 0 1"]
    game.play("build 2 0 1", "wall wc_11", "top wc_10")
    assert purse(game, T) == {"stone": 1, "silver": 1}
    assert purse(game, R) == {"stone": 1, "silver": 1}


@rule("E3.6.2", "EX-8")
def test_seven_grey_are_not_enough_for_it() -> None:
    game = table(auto=False)
    rubble(game, "w08", gold=1, stone=1)
    site(game, "w08", 7, stone=1, wood=1)
    game.play("clear gold", "clear stone")
    assert options(game, "build") == []


@rule("E3.6.12", "E3.6.13", "EX-33")
def test_a_gate_between_two_walls() -> None:
    """The log tells each connection before its rewards, the builder's first."""
    game = table(auto=False)
    wall(game, "w17", T)
    wall(game, "w18", R)
    site(game, "g_valley", 3, stone=2, wood=1)
    heard = game.listen()
    game.play("build 2 1 0")
    assert purse(game, T) == {"silver": 3, "wood": 2}
    assert purse(game, R) == {"wood": 1}
    valley, w17, w18 = (RING.index(spot) for spot in ("g_valley", "w17", "w18"))
    silver, wood = GOODS.index("silver"), GOODS.index("wood")
    assert told(game, heard, "connected", "gained") == [
        ("gained", T, 3, silver),
        ("connected", T, w17, valley), ("gained", T, 1, wood),
        ("connected", T, w18, valley), ("gained", T, 1, wood), ("gained", R, 1, wood),
    ]  # fmt: skip


@rule("E3.6.13")
def test_the_builder_gains_first() -> None:
    game = table(auto=False)
    gate(game, "g_fountain", R)
    wall_deck(game, T, *PLAIN)
    site(game, "w12", 3, stone=2)
    game.play("build 2 0 0")
    raise_wall(game)
    assert game.seat == T
    game.play("bless red")
    assert game.seat == R  # E3.11.2: the owner of the gate decides in another's turn
    game.play("bless purple")
    assert (blessed(game, T)["red"], blessed(game, R)["purple"]) == (1, 1)
    assert game.seat == T


@rule("E3.6.14", "E3.8.4", "EX-49")
def test_the_neutral_corner_of_three_players() -> None:
    game = table(players=3, auto=False)
    gate(game, "g_sheep", NEUTRAL)
    wall_deck(game, T, "wc_10", "wc_11", "wc_12")
    site(game, "w01", 4, stone=3)
    game.play("build 3 0 0", "wall wc_12", "top wc_10")
    assert purse(game, T) == {"cinder": 1, "food": 1}
    assert game.altar[T] == 1
    assert all(not purse(game, other) for other in (R, P))
    game = table(players=3, auto=False)
    gate(game, "g_sheep", NEUTRAL)
    give(game, T, silver=2)
    game.play("play c_priest 1", "trade c_priest upper")
    assert purse(game, T) == {"stone": 1, "cinder": 1}
    assert all(not purse(game, other) for other in (R, P))


@rule("E3.6.14")
def test_neutral_walls_never_connect() -> None:
    game = table(players=3, auto=False)
    site(game, "g_muster", 3, stone=2, wood=1)  # w04 beside it is neutral
    idle = game.idle[T]
    game.play("build 2 1 0")
    assert game.idle[T] == idle  # one placed, one gained
    assert purse(game, T) == {"silver": 1}  # what lay on the gate, no connection


@rule("E3.6.12")
def test_connections_arise_only_when_the_second_is_built() -> None:
    game = table(auto=False)
    wall_deck(game, T, *PLAIN)
    site(game, "w15", 3, stone=2, wood=1)
    game.play("build 2 1 0")
    raise_wall(game)
    assert purse(game, T) == {"cinder": 1}  # Dung is not built


@rule("E3.6.15", "E3.17.6")
def test_adjacent_walls_have_no_gate_between() -> None:
    game = table(auto=False)
    own(game, T, "wood_14")
    wall(game, "w03", R, "wc_06")  # Muster lies between w03 and w04
    wall_deck(game, T, *PLAIN)
    site(game, "w04", 3, stone=2, wood=1)
    game.play("build 2 1 0")
    raise_wall(game)
    assert options(game, "copy") == []
    game = table(auto=False)
    own(game, T, "wood_14")
    wall(game, "w01", R, "wc_06")
    wall(game, "w03", P, "wc_04")
    wall_deck(game, T, *PLAIN)
    site(game, "w02", 3, stone=2, wood=1)
    game.play("build 2 1 0")
    raise_wall(game)
    assert options(game) == ["copy w01", "copy w03", "pass"]
    game.play("copy w01")
    assert purse(game, T) == {"cinder": 1, "gold": 1}


@rule("E3.17.6")
def test_wood_14_is_optional_comes_before_connections_and_not_from_neutral_walls() -> None:
    game = table(players=2, auto=False)
    own(game, T, "wood_14")
    wall_deck(game, T, *PLAIN)
    site(game, "w01", 4, stone=3)  # w02 is neutral
    game.play("build 3 0 0")
    raise_wall(game)
    assert options(game, "copy") == []
    assert purse(game, T) == {"cinder": 1, "food": 1}  # effect and connection
    game = table(auto=False)
    own(game, T, "wood_14")
    wall(game, "w23", R, "wc_06")
    wall_deck(game, T, *PLAIN)
    site(game, "w24", 4, stone=3)
    game.play("build 3 0 0")
    raise_wall(game)
    assert purse(game, T) == {"cinder": 1}  # not yet connected to Sheep
    game.play("pass")
    assert purse(game, T) == {"cinder": 1, "food": 1}


@rule("E3.6.7", "E3.17.6")
def test_the_effect_of_the_card_then_wood_14_then_connections() -> None:
    game = table(auto=False)
    own(game, T, "wood_14")
    wall(game, "w23", R, "wc_06")
    wall_deck(game, T, "wc_05", "wc_10", "wc_11")
    give(game, T, stone=3)
    begun(game, "walls", 4)
    game.play("site w24", "build 3 0 0", "wall wc_05", "top wc_10")
    assert options(game, "bless") and purse(game, T) == {}  # its own effect first
    game.play("bless red")
    assert options(game) == ["copy w23", "pass"]  # then wood_14
    assert (purse(game, T), game.altar[T]) == ({}, 0)
    game.play("copy w23")
    assert purse(game, T) == {"gold": 1, "food": 1}  # then the connection with Sheep
    assert game.altar[T] == 1


@rule("E3.6.16", "E3.17.13")
def test_corner_gates_are_gatekeepers_but_not_built() -> None:
    from shofar.games.ezra.scoring import COUNTED, count

    game = table(players=2, auto=False)
    gate(game, "g_fish", T)
    wall(game, "w23", T)
    assert count(game, T, COUNTED.index("gatekeeper")) == 3
    assert count(game, T, COUNTED.index("building")) == 2


@rule("E3.17.3")
def test_wood_13_takes_one_stone_off_once_per_building() -> None:
    game = table(auto=False)
    own(game, T, "wood_13")
    site(game, "w03", 6, stone=1)
    assert options(game, "build") == ["0 0 0", "1 0 0"]
    game.play("build 1 0 0")
    assert game.pool == 3
    kit = game.kit
    assert kit.changes[1] == [(1 << 20, 1)]


@rule("E3.17.5")
def test_wood_12_for_gates_built_after_the_reward() -> None:
    game = table(auto=False)
    own(game, T, "wood_12")
    variant(game, T, "guards_1")
    site(game, "g_valley", 3, stone=2, wood=1)
    game.play("build 2 1 0")
    assert purse(game, T) == {"silver": 3}
    game.play("bless orange")
    assert purse(game, T) == {"silver": 3, "food": 1}


@rule("E3.6.9", "E3.17.5")
def test_a_gate_gives_its_reward_then_wood_12_then_connections() -> None:
    game = table(auto=False)
    own(game, T, "wood_12")
    wall(game, "w17", T)
    give(game, T, stone=2, wood=1)
    begun(game, "walls", 3)
    game.play("site g_valley", "build 2 1 0")
    assert purse(game, T) == {"silver": 3}  # the reward, and nothing of the connection yet
    game.play("bless orange")
    assert purse(game, T) == {"silver": 3, "food": 1, "wood": 1}


def vain(game: Ezra, move: str) -> str:
    """The reason why a legal move leads to nothing now: its key, empty if it leads to something."""
    assert why(game, move) == ""
    menu: Any = game.rules.nodes["turn"]
    reason = menu.vain(game, game.stack[-1], game.rules.title.catalogue.parse(move).index)
    return game.rules.title.reasons[reason].key if reason != OK else ""


@rule("E3.6.1", "E3.6.2")
def test_a_site_with_rubble_that_no_banner_can_clear_is_legal_but_vain() -> None:
    """Cinder costs 1 grey, gold 3 (E3.6.2): one cube that can be paid is enough."""
    game = table(auto=False)
    rubble(game, "w01", gold=1)
    begun(game, "walls", 2)
    assert vain(game, "site w01") == "too-few-banners"
    rubble(game, "w01", gold=1, cinder=1)
    assert vain(game, "site w01") == ""


@rule("E3.6.1", "E3.6.6")
@pytest.mark.parametrize(
    ("grey", "goods", "reason"),
    [
        (9, {"stone": 1}, "too-few-banners"),  # 4, and 3 each for two stone
        (10, {"stone": 1}, ""),
        (7, {"stone": 1, "gold": 1}, ""),
        (6, {"stone": 1, "gold": 1}, "too-few-banners"),
        (4, {"gold": 5}, ""),
        (3, {"gold": 5}, "too-few-banners"),  # more gold than the cost replaces no banner
        (9, {"stone": 1, "wood": 4}, "too-few-banners"),  # class h takes no wood
    ],
)
def test_a_clear_site_is_vain_if_no_way_of_paying_suffices(grey: int, goods: dict[str, int], reason: str) -> None:
    game = table(auto=False)
    begun(game, "walls", grey)
    give(game, T, **goods)
    assert vain(game, "site w01") == reason
    game.play("site w01")
    assert bool(options(game, "build")) == (not reason)


@rule("E3.6.1", "E3.6.8", "E3.6.9")
def test_a_site_is_vain_without_the_card_or_the_worker_for_it() -> None:
    game = table(auto=False)
    begun(game, "walls", 40)
    assert (vain(game, "site w01"), vain(game, "site g_water")) == ("", "")
    wall_deck(game, T)
    workers(game, T, idle=0)
    assert (vain(game, "site w01"), vain(game, "site g_water")) == ("no-wall-card", "no-worker")


@rule("E3.17.3")
def test_a_stone_less_than_none_is_no_payment(tmp_path: Path) -> None:
    """With wood_13 a building that costs no stone costs none: it does not give a banner or pay for wood."""
    mine = tmp_path / "mine.toml"
    mine.write_text("[classes]\nclass_m = { grey = 3, stone = 0, wood = 1 }\n", encoding="utf-8")
    game = table(auto=False, box=mine)
    own(game, T, "wood_13")
    give(game, T, wood=1)
    begun(game, "walls", 5)
    game.play("site w08")
    assert options(game, "build") == ["0 1 0"]
    game.play("build 0 1 0")
    assert game.pool == 2
