"""The course of a turn, character cards and banners: E3.2 to E3.4."""

from typing import Any

import pytest

import shofar
from shofar.games.ezra.names import DID_TRADER
from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    P,
    R,
    T,
    begun,
    dealt,
    gain,
    give,
    hand,
    lay,
    options,
    own,
    piles,
    played,
    pool,
    prepare,
    purse,
    random_to_end,
    table,
    tuck,
    variant,
    wall,
    wall_deck,
    why,
    workers,
)
from tests.rules import rule


@rule("E3.2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_weeks_of_six_days(players: int) -> None:
    game = dealt(players, 4)
    heard = game.listen()
    first = game.shofar
    random_to_end(game)
    kinds = game.rules.title.kinds
    turns = [(seat, week, day) for kind, seat, week, day, _ in heard if kinds[kind].key == "turn"]
    assert turns == [
        ((first + week + step) % players, week + 1, day + 1)
        for week in range(3)
        for day in range(6)
        for step in range(players)
    ]
    assert sum(1 for news in heard if kinds[news[0]].key == "prepares") == 3 * players
    assert game.over


@rule("E3.2.2")
def test_a_card_then_a_main_action_and_once_each_the_rest() -> None:
    game = table(auto=False)
    give(game, T, silver=9, stone=3, food=9)
    assert why(game, "begin temple") == "card-first"
    assert why(game, "end") == "card-first"
    game.play("trader 1", "elder 1")  # before the card
    assert (why(game, "trader 2"), why(game, "elder 2")) == ("trader-used", "elder-used")
    game.play("play c_priest 1")
    assert why(game, "play c_singer 1") == "card-played"
    game.play("flip labourers", "begin torah", "finish")
    assert why(game, "trade c_priest upper") == "auxiliary-used"
    assert options(game) == ["end"]


@rule("E3.2.3")
def test_the_menu_is_open_between_steps_and_after_the_action() -> None:
    game = table(auto=False)
    give(game, T, silver=9, wood=3, cinder=3, food=9)
    played(game, "c_priest")
    begun(game, "temple", 9)
    workers(game, T, levites=3)
    game.play("altar cinder", "trader 1", "altar wood")
    game.play("elder 3", "finish", "trade c_priest upper", "end")
    assert game.seat == R


@rule("E3.2.3")
def test_the_menu_is_closed_inside_a_step() -> None:
    game = table(auto=False)
    give(game, T, silver=3)
    gain(game, "1 wild blessing")
    assert options(game) == ["bless orange", "bless purple", "bless red"]
    assert why(game, "trader 1") == "not-yet"


@rule("E3.2.3")
def test_no_main_action_before_the_card() -> None:
    """In the reasons as well as in the list."""
    game = table(auto=False)
    for action in ("temple", "walls", "torah"):
        assert why(game, f"begin {action}") == "card-first"
    assert options(game, "begin") == []
    game.play("play c_priest 1")
    assert options(game, "begin") == ["temple", "walls", "torah"]


@rule("E3.2.4")
def test_a_main_action_must_be_begun_but_may_be_empty() -> None:
    game = table(auto=False)
    game.play("play c_priest 1")
    assert why(game, "end") == "action-first"
    game.play("begin walls")
    assert why(game, "end") == "action-open"
    game.play("finish", "end")
    assert game.seat == R


@rule("E3.2.5")
def test_one_main_action() -> None:
    game = table(auto=False)
    game.play("play c_priest 1", "begin torah")
    assert why(game, "begin walls") == "action-begun"
    game.play("finish")
    assert why(game, "begin walls") == "action-begun"


@rule("E3.2.6")
def test_the_end_of_a_turn_draws_and_forgets_banners() -> None:
    game = table(auto=False)
    variant(game, T, "elders_1")
    hand(game, R, "c_governor", "c_reader", "c_teacher", "c_priest")
    game.play("elder 1", "play c_priest 1", "begin torah", "finish", "end")
    assert len(game.hand[T]) == 4
    assert game.banners == [0, 0, 0, 0]
    assert game.seat == R


@rule("E3.2.3", "E3.2.6")
def test_the_end_of_a_turn_waits_for_the_player() -> None:
    """It draws a card: with nothing else left `finish` is made by the engine, `end` never is."""
    game = table(players=2)
    give(game, T, silver=2)
    workers(game, T, idle=1)
    played(game, "c_watchman")
    lay(game, "stone_01", "1.1")
    game.did |= DID_TRADER
    begun(game, "torah", 3)
    drawn = game.rng.count
    game.play("scribe 1.1")
    assert (game.seat, options(game)) == (T, ["end"])
    assert game.rng.count == drawn
    game.play("end")
    assert game.seat == R


@rule("E3.2.6", "E3.10.15")
def test_the_storage_of_all_players_is_checked_at_the_end_of_a_turn() -> None:
    """Also of a player who is not active."""
    game = table(players=3, auto=False)
    variant(game, P, "guards_4")
    give(game, P, stone=6)
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert (game.seat, game.question) == (P, "storage")
    game.play("discard stone")
    assert (game.seat, game.question) == (R, "turn")


@rule("E3.2.7")
def test_variants_are_a_flat_list_of_what_is_possible() -> None:
    game = table(auto=False)
    give(game, T, stone=1, gold=1)
    begun(game, "temple", 2)
    assert options(game, "temple") == ["1 stone", "1 gold", "2 stone", "2 gold"]


@rule("E3.3.1")
def test_piles_hold_two_cards() -> None:
    game = table(auto=False)
    piles(game, T, "c_perfumer c_goldsmith", "c_governor", "")
    assert why(game, "play c_priest 1") == "pile-full"
    assert {text.split()[1] for text in options(game, "play")} == {"2", "3"}
    assert why(game, "play c_perfumer 3") == "not-in-hand"
    game.play("play c_priest 2")
    assert game.piles[1] == [3, 1]


@rule("E3.3.2")
def test_covered_cards_do_not_count() -> None:
    game = table()
    piles(game, T, "c_priest c_stonemason", "", "")
    assert (pool(game, "red"), pool(game, "grey")) == (0, 5)
    assert game.view(R)["boards"][T]["piles"][0] == ["c_priest", "c_stonemason"]


@rule("E3.3.3", "E3.13.6")
def test_a_trade_belongs_to_the_turn_of_its_card() -> None:
    game = table(auto=False)
    give(game, T, silver=9)
    piles(game, T, "c_watchman", "", "")
    tuck(game, T, "c_governor")
    assert options(game, "trade") == []
    assert why(game, "trade c_watchman upper") == "card-not-usable"
    game.play("play c_singer 2")
    assert options(game, "trade") == ["c_singer upper", "c_singer lower"]
    assert why(game, "trade c_governor upper") == "card-not-usable"


@rule("E3.3.4", "E3.3.5", "E3.3.6")
def test_card_flow_of_a_whole_game() -> None:
    game = dealt(3, 11)
    import random

    chance = random.Random(2)
    ends = {}
    fresh: dict[Any, Any] = {}
    while game.seat is not None:
        if game.question == "prepare" and game.stage == 2:
            ends[game.round] = (len(game.hand[0]), len(game.deck[0]), [len(pile) for pile in game.piles[:3]])
        if game.question == "turn" and game.day == 1 and game.card < 0:
            fresh.setdefault((game.round, game.active), (len(game.hand[game.active]), len(game.deck[game.active])))
        moves = [move for move in game.moves if move.text.split()[0] != "scribe"]  # nobody gets wood_18
        game.play(chance.choice(moves or game.moves))
    assert ends == {1: (4, 0, [2, 2, 2]), 2: (3, 0, [2, 2, 2]), 3: (1, 0, [2, 2, 2])}
    assert {fresh[1, seat] for seat in range(3)} == {(4, 6)}
    assert {fresh[2, seat] for seat in range(3)} == {(4, 5)}
    assert {fresh[3, seat] for seat in range(3)} == {(4, 3)}


@rule("E3.4.1", "E3.9.4", "EX-1")
def test_a_red_pool_of_ten() -> None:
    game = table(auto=False)
    give(game, T, silver=0)
    own(game, T, "wood_16")
    variant(game, T, "elders_1")
    piles(game, T, "c_temple_servant", "c_governor", "")
    tuck(game, T, "c_priest")
    game.play("play c_reader 3", "elder 2")
    assert purse(game, T) == {"silver": 1}
    assert pool(game, "red") == 5 + 1 + 2 + 2
    game.play("begin temple")
    assert game.pool == 10


@rule("E3.4.1")
def test_the_banner_of_a_hero_counts_for_its_owner() -> None:
    game = table(auto=False)
    before = pool(game, "grey")
    game.hero_of[2] = T  # Nehemiah: 2 grey
    assert pool(game, "grey") == before + 2
    assert (pool(game, "red"), pool(game, "blue")) == (0, 0)
    assert pool(game, "grey", R) == 0


@rule("E3.4.2")
def test_banners_gained_later_add_to_the_open_pool() -> None:
    game = table(auto=False)
    variant(game, T, "elders_1")
    begun(game, "torah", 2)
    game.play("tent 1")
    assert game.pool == 0
    game.play("elder 3")  # 2 blue
    assert game.pool == 2
    game = table(auto=False)
    begun(game, "torah", 2)
    game.play("elder 2")  # 2 red
    assert game.pool == 2


@rule("E3.4.2")
def test_banners_are_spent_in_every_action() -> None:
    game = table(auto=False)
    workers(game, T, levites=2)
    give(game, T, stone=2, wood=1)
    begun(game, "temple", 5)
    game.play("temple 3 stone")
    assert game.pool == 2
    assert options(game, "temple") == ["1 stone", "1 wood", "2 stone", "2 wood"]
    game.play("banner")
    assert game.pool == 3
    game = table(auto=False)
    give(game, T, silver=2)
    lay(game, "wood_20", "1.1")
    begun(game, "torah", 4)
    game.play("scribe 1.1")
    assert game.pool == 1


@rule("E3.4.3")
@pytest.mark.parametrize("action", ["temple", "walls", "torah"])
def test_wild_banners_count_in_any_action(action: str) -> None:
    game = table(auto=False)
    variant(game, T, "traders_3", flipped=True)
    played(game, "c_watchman")
    base = pool(game, {"temple": "red", "walls": "grey", "torah": "blue"}[action])
    game.play("trader 4", f"begin {action}")
    assert game.pool == base + 3


@rule("E3.4.2", "E3.4.3", "E3.9.3")
def test_wild_banners_join_an_open_action() -> None:
    game = table(auto=False)
    variant(game, T, "traders_3", flipped=True)
    begun(game, "walls", 1)
    game.play("trader 4")
    assert game.pool == 4


@rule("E3.4.4")
def test_banners_do_not_carry_over() -> None:
    game = table(players=2, auto=False)
    variant(game, T, "elders_2")
    game.play("elder 1", "play c_reader 1", "begin temple")
    assert game.pool == 3
    game.play("finish", "end")
    hand(game, R, "c_teacher")
    game.advance()
    game.play("play c_teacher 1", "begin torah", "finish", "end")
    assert game.seat == T
    assert pool(game, "red") == 0


@rule("E3.4.5")
def test_banners_in_a_preparation_have_no_effect() -> None:
    game = table(auto=False)
    prepare(game)
    gain(game, "3 grey banner")
    assert game.banners == [0, 0, 0, 0]
    assert game.pool == 0


def test_another_seat_cannot_be_given_banners() -> None:
    game = table()
    gain(game, "3 grey banner", P)
    assert pool(game, "grey", T) == 0


def rule_against(game: Ezra, move: str) -> tuple[str, str]:
    """The reason against a move with the number of its rule."""
    found = shofar.explain_illegal(game, move)
    return (found.key, found.rule)


@rule("E3.2.3", "E3.5.2", "E3.6.9", "E3.7.2", "E3.9.1", "E3.12.2")
@pytest.mark.parametrize(
    ("action", "move", "number"),
    [
        ("temple", "levite", "E3.5.2"), ("walls", "build 2 1 0", "E3.6.9"), ("torah", "scribe 1.1", "E3.7.2"),
        ("walls", "trader 1", "E3.9.1"), ("walls", "elder 1", "E3.9.1"),
    ],
)  # fmt: skip
def test_the_rule_that_asks_for_a_worker(action: str, move: str, number: str) -> None:
    game = table(auto=False)
    workers(game, T, idle=0)
    give(game, T, food=9, silver=9, stone=2, wood=1)
    begun(game, action, 9)
    if action == "walls":
        game.play("site g_dung")
    assert rule_against(game, move) == ("no-worker", number)


@rule("E3.12.2")
def test_the_rule_that_asks_for_a_worker_in_a_preparation() -> None:
    game = table(auto=False)
    workers(game, T, idle=0)
    prepare(game)
    assert rule_against(game, "farmer") == rule_against(game, "labourer 1") == ("no-worker", "E3.12.2")


@rule("E3.5.4", "E3.5.6", "E3.6.5", "E3.8.6", "E3.2.3")
def test_the_rule_that_asks_for_goods() -> None:
    game = table(auto=False)
    begun(game, "temple", 9)
    assert rule_against(game, "temple 1 stone") == ("no-resource", "E3.5.4")
    assert rule_against(game, "altar wood") == ("no-resource", "E3.5.6")
    game = table(auto=False)
    begun(game, "walls", 9)
    game.play("site w02")
    assert rule_against(game, "build 2 1 0") == ("no-resource", "E3.6.5")
    game = table(auto=False)
    give(game, T, cinder=1)
    played(game, "c_perfumer")
    game.play("trade c_perfumer sell")
    assert rule_against(game, "sell wood") == ("not-held", "E3.8.6")
    game = table(auto=False)
    variant(game, T, "farmers_2")
    assert rule_against(game, "convert") == ("no-silver", "E3.2.3")


@rule("E3.12.8")
def test_why_not_in_the_auxiliary_action_of_wood_09() -> None:
    game = table(auto=False)
    own(game, T, "wood_09")
    piles(game, T, "c_priest c_stonemason", "c_governor", "")
    prepare(game)
    game.play("use wood_09")
    assert rule_against(game, "trade c_governor lower") == ("no-silver", "E3.8.5")
    assert rule_against(game, "trade c_priest upper") == ("card-not-usable", "E3.8.2")
    assert rule_against(game, "flip guards") == ("no-flip-cost", "E3.8.7")
    assert rule_against(game, "farmer") == ("not-yet", "E3.12.2")


@rule("E3.17.6", "E3.17.8", "E3.17.12")
def test_why_not_in_the_questions_of_scroll_tiles() -> None:
    game = table(auto=False)
    own(game, T, "wood_14")
    wall(game, "w01", R, "wc_06")
    wall_deck(game, T, "wc_10", "wc_11", "wc_12")
    give(game, T, stone=2, wood=1)
    begun(game, "walls", 3)
    game.play("site w02", "build 2 1 0", "wall wc_10", "top wc_11")
    assert options(game) == ["copy w01", "pass"]
    assert rule_against(game, "copy w03") == ("no-wall-beside", "E3.17.6")
    game = table(auto=False)
    own(game, T, "wood_17")
    game.play("trader 1")
    assert rule_against(game, "trader 2") == ("not-asked", "E3.17.8")
    game = table(auto=False)
    own(game, T, "wood_21")
    give(game, T, silver=5)
    played(game, "c_stonemason")
    game.play("trade c_stonemason upper")
    assert rule_against(game, "end") == ("not-asked", "E3.17.12")
