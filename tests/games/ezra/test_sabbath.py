"""Preparation, Sabbath and what follows: E3.12 to E3.14."""

from collections.abc import Callable
from typing import Any

import pytest

from shofar.games.ezra.sabbath import food_needed
from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    R,
    T,
    altar,
    blessings,
    gain,
    give,
    hand,
    options,
    own,
    piles,
    prepare,
    purse,
    sabbath,
    scribes,
    table,
    tent,
    told,
    tuck,
    variant,
    vp,
    why,
    workers,
)
from tests.rules import rule


@rule("E3.12.1")
def test_everybody_prepares_completely_in_shofar_order() -> None:
    game = table(players=3, auto=False)
    game.shofar = 1
    for seat in range(3):
        workers(game, seat, idle=0)
    del game.stack[-3:]
    game.advance()
    order = []
    while game.question == "prepare":
        order.append(game.seat)
        game.play("judgement" if "judgement" in options(game) else "finish")
    assert order == [1, 1, 2, 2, 0, 0]


@rule("E3.12.2", "EX-20")
def test_one_farmer_and_two_labourers() -> None:
    game = table(auto=False)
    variant(game, T, "farmers_1", flipped=True)
    variant(game, T, "labourers_1")
    workers(game, T, idle=3)
    altar(game, 3, 0, 0, 0)
    prepare(game)
    game.play("farmer", "take wood")
    assert purse(game, T) == {"food": 2, "wood": 1}
    game.play("labourer 1", "take stone", "take stone")
    assert purse(game, T) == {"food": 2, "wood": 1, "stone": 2}
    game.play("labourer 2", "take cinder")
    assert purse(game, T) == {"food": 2, "wood": 1, "stone": 2, "cinder": 1, "silver": 2}
    game.play("harvest")
    assert purse(game, T)["food"] == 3
    assert "gold" not in purse(game, T)
    assert (game.farmers[T], game.labourers[T]) == (1, 2)


@rule("E3.12.2", "EX-17")
def test_the_farmers_food_comes_without_a_farmer() -> None:
    game = table(auto=False)
    variant(game, T, "farmers_1", flipped=True)
    workers(game, T, idle=0)
    prepare(game)
    game.play("harvest")
    assert purse(game, T) == {"food": 1}
    assert why(game, "harvest") == "done-already"


@rule("E3.12.2")
def test_obligatory_items_before_finishing() -> None:
    game = table(auto=False)
    variant(game, T, "farmers_1", flipped=True)
    own(game, T, "wood_07")
    workers(game, T, idle=1)
    altar(game, 3, 0, 0, 0)
    prepare(game)
    for move in ("farmer", "take stone", "judgement", "harvest"):
        assert why(game, "finish") in ("still-obligatory", "not-asked")
        game.play(move)
    assert why(game, "finish") == "still-obligatory"
    assert why(game, "use wood_06") == "not-owned"
    game.play("use wood_07")
    assert why(game, "use wood_07") == "done-already"
    assert why(game, "judgement") == "done-already"
    game.play("finish")


@rule("E3.12.2")
def test_the_judgement_alone_is_obligatory() -> None:
    game = table(auto=False)
    workers(game, T, idle=0)
    altar(game, 3, 0, 0, 0)
    prepare(game)
    assert why(game, "finish") == "still-obligatory"
    assert "finish" not in options(game)
    game.play("judgement")
    assert why(game, "finish") == ""


@rule("E3.12.2")
def test_the_farmers_food_alone_is_obligatory() -> None:
    game = table(auto=False)
    variant(game, T, "farmers_4", flipped=True)
    workers(game, T, idle=0)
    altar(game, 3, 0, 0, 0)
    prepare(game)
    game.play("judgement")
    assert why(game, "finish") == "still-obligatory"
    game.play("harvest")
    assert purse(game, T) == {"food": 3}  # 1 of the judgement, 2 of the tile
    assert why(game, "finish") == ""


@rule("E3.12.2")
def test_the_guards_recovery_is_not_obligatory() -> None:
    game = table(auto=False)
    variant(game, T, "guards_1", flipped=True)
    game.play("trader 1")
    workers(game, T, idle=0)
    altar(game, 3, 0, 0, 0)
    prepare(game)
    game.play("judgement")
    assert "guards" in options(game)
    game.play("finish")
    game = table(auto=False)
    prepare(game)
    assert why(game, "guards") == "not-owned"
    assert why(game, "harvest") == "not-owned"


@rule("E3.12.2")
def test_the_guards_recover_once_in_a_preparation() -> None:
    game = table(auto=False)
    variant(game, T, "guards_1", flipped=True)
    game.play("trader 1", "elder 1")
    workers(game, T, idle=0)
    prepare(game)
    game.play("guards", "recover trader 1", "farmer")
    assert why(game, "guards") == "done-already"
    assert game.elders[T] == 1


@rule("E3.12.3", "E3.17.2")
def test_workers_gained_must_be_assigned() -> None:
    game = table(auto=False)
    own(game, T, "wood_05")
    workers(game, T, idle=0)
    altar(game, 3, 0, 0, 0)
    prepare(game)
    game.play("judgement", "use wood_05", "take wood")
    assert game.idle[T] == 1
    assert why(game, "finish") == "still-obligatory"
    game.play("farmer", "finish")


@rule("E3.17.2")
def test_wood_05_without_a_worker_is_a_tent_step() -> None:
    game = table(auto=False)
    own(game, T, "wood_05")
    workers(game, T, idle=0)
    workers(game, T, stock=0)
    prepare(game)
    game.play("use wood_05", "take wood")
    assert game.tents[T] == 1
    assert purse(game, T) == {"silver": 2, "wood": 1}


@rule("E3.12.4", "EX-21")
@pytest.mark.parametrize(("space", "food"), [(1, -1), (4, 1), (6, 2)])
def test_the_judgement_of_round_one(space: int, food: int) -> None:
    game = table(auto=False)
    give(game, T, food=3)
    altar(game, space, 0, 0, 0)
    prepare(game)
    game.play("judgement")
    assert purse(game, T)["food"] == 3 + food


@rule("E3.12.4", "EX-45")
@pytest.mark.parametrize("space", [2, 5])
def test_on_a_prophets_space_is_between(space: int) -> None:
    game = table(auto=False)
    altar(game, space, 0, 0, 0)
    prepare(game)
    game.play("judgement")
    assert purse(game, T) == {"food": 1}


@rule("E3.12.5", "EX-48")
def test_a_recovered_worker_is_assigned_at_once() -> None:
    game = table(auto=False)
    variant(game, T, "guards_1", flipped=True)
    game.play("trader 1")
    workers(game, T, idle=0)
    give(game, T, food=0, silver=0)
    prepare(game)
    game.play("guards", "recover trader 1")
    assert options(game) == ["farmer", "labourer 1", "labourer 2"]
    game.play("farmer")
    assert (game.traders[T], game.farmers[T]) == (0, 1)
    assert food_needed(game, T) == 1 + 1  # the farmer and the gatekeeper


@rule("E3.12.5")
def test_also_when_an_elders_tile_is_flipped_in_preparation() -> None:
    game = table(week=2, altar="1b", auto=False)
    game.play("elder 1")
    workers(game, T, idle=0)
    altar(game, 12, 0, 0, 0)
    prepare(game)
    game.play("judgement", "flip elders", "recover elder 1")
    assert options(game) == ["farmer", "labourer 1", "labourer 2"]


@rule("E3.12.6", "EX-22")
def test_losing_more_food_than_there_is() -> None:
    game = table(auto=False)
    give(game, T, food=1)
    gain(game, "lose 2 food")
    assert purse(game, T) == {}
    assert vp(game, T) == -2


@rule("E3.12.6")
def test_converting_silver_before_the_loss() -> None:
    game = table(auto=False)
    variant(game, T, "farmers_2")
    give(game, T, silver=5)
    gain(game, "lose 2 food")
    assert options(game) == ["convert", "pay food"]
    game.play("convert", "convert")
    assert purse(game, T) == {"silver": 1}
    assert vp(game, T) == 0


@rule("E3.12.7", "E3.17.10")
def test_a_free_flip_has_its_reward_and_opens_abilities() -> None:
    game = table(week=2, altar="1b", auto=False)
    own(game, T, "wood_19")
    workers(game, T, idle=0)
    altar(game, 10, 0, 0, 0)
    prepare(game)
    assert why(game, "harvest") == "not-owned"
    game.play("judgement", "flip farmers")
    assert purse(game, T) == {"food": 1, "gold": 1}
    game.play("harvest")
    assert purse(game, T) == {"food": 2, "gold": 1}


@rule("E3.12.7", "E3.10.13")
def test_a_free_flip_is_offered_for_every_tile_not_yet_flipped() -> None:
    game = table(auto=False)
    variant(game, T, "guards_1", flipped=True)
    variant(game, T, "traders_1", flipped=True)
    gain(game, "flip 1 free")
    assert options(game) == ["flip labourers", "flip farmers", "flip elders", "pass"]
    assert why(game, "flip guards") == "flipped-already"
    game.play("flip elders")
    assert game.flipped[T].bit_count() == 3


@rule("E3.12.8")
def test_wood_09_gives_silver_and_an_auxiliary_action() -> None:
    game = table(auto=False)
    own(game, T, "wood_09")
    piles(game, T, "c_priest c_stonemason", "c_temple_servant", "")
    give(game, T, stone=3, silver=1)
    prepare(game)
    game.play("use wood_09")
    assert purse(game, T) == {"stone": 3, "silver": 3}
    assert options(game) == [
        "trade c_temple_servant upper", "trade c_temple_servant lower", "trade c_stonemason upper",
        "trade c_stonemason lower", "flip labourers", "pass",
    ]  # fmt: skip
    game.play("trade c_stonemason lower")
    assert purse(game, T) == {"stone": 5}
    assert game.question == "prepare"


@rule("E3.12.8")
def test_wood_09_may_be_declined_and_meets_wood_20_and_21() -> None:
    game = table(auto=False)
    own(game, T, "wood_09")
    piles(game, T, "c_stonemason", "", "")
    prepare(game)
    game.play("use wood_09", "pass")
    assert purse(game, T) == {"silver": 2}
    game = table(auto=False)
    own(game, T, "wood_09", "3.2")
    own(game, T, "wood_20", "3.1")
    own(game, T, "wood_21", "3.0")
    piles(game, T, "c_stonemason", "", "")
    prepare(game)
    game.play("use wood_09", "trade c_stonemason lower", "choose 1")
    assert purse(game, T) == {"silver": 2, "stone": 2}


@rule("E3.13.1")
def test_all_feed_tuck_and_score_in_shofar_order() -> None:
    game = table(players=2, auto=False)
    for seat in (T, R):
        workers(game, seat, idle=0)
        give(game, seat, food=9)
        piles(game, seat, "c_priest", "", "")
    heard = game.listen()
    sabbath(game, R, T)
    game.play("tuck c_priest")
    game.play("tuck c_priest")
    kinds = game.rules.title.kinds
    told = [(kinds[kind].key, seat) for kind, seat, *_ in heard]
    steps = [entry for entry in told if entry[0] in ("fed", "tucked", "card-scored")]
    assert steps == [(key, seat) for seat in (R, T) for key in ("fed", "tucked", "card-scored")]


def seven_workers(food: int) -> Ezra:
    """After the feeding of two Levites, two scribes, a farmer, a labourer and a trader."""
    game = table(players=2, auto=False)
    workers(game, T, idle=0, levites=2)
    scribes(game, T="1.1 2.1")
    game.stock[T] = 7
    game.farmers[T], game.labourers[T], game.traders[T] = 1, 1, 1
    piles(game, T, "c_priest", "", "")
    give(game, T, food=food)
    sabbath(game, T)
    return game


@rule("E3.13.2", "EX-23")
def test_seven_workers_need_seven_food() -> None:
    game = seven_workers(food=9)
    assert purse(game, T) == {"food": 2}
    assert vp(game, T) == 0


@rule("E3.13.3", "EX-24")
def test_two_workers_not_fed() -> None:
    game = seven_workers(food=5)
    assert purse(game, T) == {}
    assert vp(game, T) == -4


@rule("E3.13.3")
def test_farmers_2_may_convert_before_feeding() -> None:
    game = table(auto=False)
    variant(game, T, "farmers_2")
    piles(game, T, "c_priest", "", "")
    give(game, T, silver=3)
    sabbath(game, T)
    assert options(game) == ["convert", "feed"]
    game.play("convert")  # 1 silver is left: fed at once
    assert purse(game, T) == {"silver": 1}
    assert vp(game, T) == 0


@rule("E3.13.2")
@pytest.mark.parametrize("tile", ["wood_01", "wood_02", "wood_03", "wood_10"])
def test_groups_that_need_no_food(tile: str) -> None:
    game = table(auto=False)
    scribes(game, T="1.0 1.1")
    own(game, T, tile)
    game.farmers[T], game.labourers[T], game.traders[T], game.elders[T] = 3, 2, 15, 7
    game.owner[4] = game.owner[8] = T
    groups = {"gatekeepers": 3, "scribes": 3, "traders": 4, "elders": 3, "farmers": 3, "labourers": 2}
    freed = {
        "wood_01": ("farmers", "labourers"),
        "wood_02": ("traders", "gatekeepers"),
        "wood_03": ("scribes",),
        "wood_10": (),
    }[tile]
    assert food_needed(game, T) == sum(number for group, number in groups.items() if group not in freed)


@rule("E3.13.4")
@pytest.mark.parametrize(("week", "tucks"), [(1, 1), (2, 2), (3, 1)])
def test_how_many_cards_are_tucked(week: int, tucks: int) -> None:
    game = table(week=week, auto=False)
    piles(game, T, "c_priest c_singer", "c_reader c_watchman", "c_governor c_teacher")
    hand(game, T, "c_perfumer")
    workers(game, T, idle=0)
    give(game, T, food=9)
    sabbath(game, T)
    assert len(options(game)) == 6
    assert why(game, "tuck c_perfumer") == "not-on-the-board"
    game.play("tuck c_priest")  # a covered one
    if tucks == 2:
        game.play("tuck c_singer")
    assert len(game.tucked[T]) == tucks


@rule("E3.13.5", "E3.13.6")
def test_every_tucked_card_scores() -> None:
    game = table(auto=False)
    tuck(game, T, "c_priest")
    piles(game, T, "c_perfumer", "", "")
    blessings(game, T, 0, 4, 0)
    workers(game, T, idle=0, levites=3)
    give(game, T, food=9)
    sabbath(game, T)
    game.play("tuck c_perfumer")
    assert vp(game, T) == 3 + 4
    assert game.banner_pool(T, 0) == 1  # the priest's top banner
    assert game.banner_pool(T, 2) == 2


@rule("E3.13.7")
def test_storage_after_the_sabbath_in_shofar_order() -> None:
    game = table(players=2, auto=False)
    for seat in (T, R):
        workers(game, seat, idle=0)
        give(game, seat, food=9, stone=9)
        piles(game, seat, "c_priest", "", "")
    game.shofar = R
    sabbath(game, R, T)
    game.play("tuck c_priest", "tuck c_priest")
    assert game.seat == R
    game.play("discard stone")
    assert game.seat == T
    game.play("discard stone")
    assert purse(game, T) == {"food": 7, "stone": 8}


@rule("E3.13.7", "E3.10.15")
def test_no_storage_check_between_preparation_and_scoring() -> None:
    game = table(players=2, auto=False)
    week = [step.text() for step in game.rules.nodes["week"].parts()]
    assert week == ["day", "preparation", "sabbath", "sabbath_storage"]
    for seat in (T, R):
        workers(game, seat, idle=0)
        give(game, seat, food=9)
        piles(game, seat, "c_priest", "", "")
    give(game, T, stone=9)
    altar(game, 3, 3)
    prepare(game, R)
    game.play("judgement", "finish")
    assert (game.seat, game.question) == (T, "tuck")
    game.play("tuck c_priest")
    assert (game.seat, game.question) == (R, "tuck")
    game.play("tuck c_priest")
    assert (game.seat, game.question) == (T, "storage")


def rested(week: int = 1, players: int = 4, before: Callable[..., Any] = lambda game: None) -> Ezra:
    """The game after the Sabbath of this week; every board has six cards, the hands the others."""
    game = table(players=players, week=week, auto=False)
    cards = ["c_perfumer", "c_priest", "c_temple_servant", "c_governor", "c_teacher", "c_reader"]
    for seat in range(players):
        piles(game, seat, " ".join(cards[:2]), " ".join(cards[2:4]), " ".join(cards[4:]))
        hand(game, seat, "c_watchman", "c_stonemason", "c_goldsmith", "c_singer")
        tuck(game, seat, cards[5])
        game.piles[seat * 3 + 2].remove(5)
    before(game)
    names = [entry.effect.text() for entry in game.stack]
    del game.stack[names.index("sabbath_storage") :]
    game.advance()
    return game


@rule("E3.14.1", "E3.14.2", "E3.14.5", "E3.14.7", "E3.3.6", "EX-25")
def test_after_the_sabbath_of_round_one() -> None:
    game = rested()
    assert game.round == 2
    assert (game.kit.zechariah[game.side * 3 + 1], game.kit.haggai[game.side * 3 + 1]) == (5, 10)
    assert game.shofar == R
    assert game.seat == R
    assert [len(deck) for deck in game.deck] == [5, 5, 5, 5]
    assert [len(cards) for cards in game.hand] == [4, 4, 4, 4]
    assert all(not pile for pile in game.piles)
    assert game.hand[T] == [6, 7, 8, 9]


@rule("E3.14.1", "E3.14.2", "E3.14.3", "E3.14.4", "E3.14.5", "E3.14.7", "EX-25")
def test_what_follows_the_sabbath_in_its_order() -> None:
    game = table(players=2, auto=False)
    for seat in (T, R):
        piles(game, seat, "c_priest", "", "")
    game.play("trader 1")
    altar(game, 5, 3)
    heard = game.listen()
    heard.clear()
    gain(game, "rest")
    order = told(game, heard, "prophets", "shofar", "workers-home", "leader", "workers", "new-deck")
    assert order[0] == ("prophets", T, 5, 10)  # altar_1a
    assert [entry[0] for entry in order[1:6]] == ["shofar", "workers-home", "leader", "workers", "new-deck"]
    assert (order[1][1], order[3][1]) == (R, T)


@rule("E3.14.3", "E3.9.2")
def test_workers_come_home() -> None:
    def before(game: Ezra) -> None:
        workers(game, T, idle=0)
        game.traders[T], game.elders[T], game.farmers[T], game.labourers[T] = 3, 1, 2, 1

    game = rested(before=before)
    assert (game.traders[T], game.elders[T], game.farmers[T], game.labourers[T]) == (0, 0, 0, 0)
    assert game.idle[T] == 6


@rule("E3.10.3", "E3.14.3")
def test_workers_of_the_player_board_come_back_to_the_supply() -> None:
    game = table(players=2, auto=False)
    game.play("trader 1", "elder 1")
    workers(game, T, farmers=2, labourers=1, idle=0)
    stock, placed = game.stock[T], 1 + 1 + 2 + 1
    altar(game, 0, 3)  # the leader's worker is the other player's
    gain(game, "rest")
    assert (game.idle[T], game.stock[T]) == (placed, stock)
    assert (game.traders[T], game.elders[T], game.farmers[T], game.labourers[T]) == (0, 0, 0, 0)


@rule("E3.14.4")
def test_the_leader_gains_a_worker() -> None:
    game = rested(before=lambda game: altar(game, 3, 5, 5, 2))
    assert [game.idle[seat] for seat in range(4)] == [6, 6, 7, 6]


@rule("E3.14.4", "E3.14.8")
def test_the_leader_without_a_worker_moves_the_tent_and_minds_the_storage() -> None:
    def before(game: Ezra) -> None:
        altar(game, 5, 0, 0, 0)
        workers(game, T, stock=0)
        tent(game, T, 8)
        give(game, T, stone=8)

    game = rested(before=before)
    assert (game.question, game.seat) == ("storage", T)
    assert game.tents[T] == 9
    assert game.deck[T] == []  # before the new decks
    game.play("discard gold")
    assert purse(game, T) == {"stone": 8}
    assert len(game.deck[T]) == 5


@rule("E3.14.6")
def test_hands_are_filled_after_round_two() -> None:
    def before(game: Ezra) -> None:
        for seat in range(4):
            tuck(game, seat, "c_singer")
            game.hand[seat] = [card for card in game.hand[seat] if card != 9]
            game.tucked[seat] = [5, 9]
            game.piles[seat * 3 + 2] = [4]

    game = rested(week=2, before=before)
    assert game.round == 3
    assert [len(cards) for cards in game.hand] == [4] * 4
    assert [len(deck) for deck in game.deck] == [4] * 4


@rule("E3.14.6")
def test_with_wood_18_one_card_more() -> None:
    game = rested(before=lambda game: own(game, T, "wood_18"))
    assert (len(game.hand[T]), len(game.deck[T])) == (5, 4)


@rule("E3.12.2", "E3.12.4")
@pytest.mark.parametrize(
    ("side", "week", "cells"),
    [
        ("1a", 1, ("lose 1 food", "1 food", "2 food")),
        ("1a", 2, ("lose 2 food", "1 food; 1 silver", "1 food; recover 1")),
        ("1a", 3, ("lose 2 food", "2 vp", "4 vp")),
        ("1b", 1, ("lose 1 food", "1 res", "2 res")),
        ("1b", 2, ("lose 2 food", "2 silver", "flip 1 free")),
        ("1b", 3, ("lose 2 food", "1 vp; 1 food", "3 vp; 2 food")),
        ("2a", 1, ("lose 1 food", "1 silver", "recover 1")),
        ("2a", 2, ("lose 2 food", "2 food", "2 food; 1 vp")),
        ("2a", 3, ("lose 3 food", "1 gold", "3 vp; 1 gold")),
        ("2b", 1, ("lose 1 food", "1 wild blessing", "1 wild blessing; 1 food")),
        ("2b", 2, ("lose 1 food", "1 res", "1 gold; 1 food")),
        ("2b", 3, ("lose 2 food", "2 vp", "5 vp")),
    ],
)
def test_every_cell_of_every_altar_side(side: str, week: int, cells: tuple[str, ...]) -> None:
    spaces = {
        "1a": ((2, 5), (5, 10), (9, 15)), "1b": ((2, 4), (5, 9), (10, 16)),
        "2a": ((1, 5), (6, 11), (9, 14)), "2b": ((3, 6), (6, 10), (11, 17)),
    }[side][week - 1]  # fmt: skip
    behind, between, ahead = cells
    places = ((spaces[0] - 1, behind), (spaces[0], between), (spaces[1], between), (spaces[1] + 1, ahead))
    for space, text in places:
        assert judged_on(side, week, space, "judgement") == judged_on(side, week, space, text)


def judged_on(side: str, week: int, space: int, text: str) -> tuple[dict[str, int], int, list[Any]]:
    """What there is after the judgement on this space, or after the effect that the cell should have."""
    game = table(week=week, altar=side, auto=False)
    game.play("elder 1")
    workers(game, T, idle=0)
    give(game, T, food=9)
    altar(game, space, 0, 0, 0)
    prepare(game)
    if text == "judgement":
        game.play(text)
    else:
        gain(game, text)
    asked = [options(game, verb) for verb in ("take", "bless", "flip", "recover")]
    return purse(game, T), vp(game, T), asked


@rule("E3.14.3")
def test_the_log_tells_who_comes_home() -> None:
    heard = []

    def before(game: Ezra) -> None:
        for seat in range(4):
            workers(game, seat, idle=0)
        game.traders[T], game.elders[T], game.farmers[T], game.labourers[T] = 3, 1, 2, 1
        heard.append(game.listen())

    game = rested(before=before)
    assert told(game, heard[0], "workers-home") == [("workers-home", T, 6)]


def food(game: Ezra, seat: int = T) -> tuple[int, int]:
    """The food that the seat needs and will surely get, as shown to it."""
    shown = game.view(T)["boards"][seat]["food"]
    return shown["need"], shown["sure"]


@rule("E3.13.2", "E3.12.2")
def test_the_food_that_is_shown_counts_workers_without_work() -> None:
    game = table(auto=False)
    altar(game, 3, 0, 0, 0)  # between: 1 food
    assert food(game) == (1 + 6, 1)
    own(game, T, "wood_01", "2.0")
    assert food(game) == (1 + 1, 1)  # gatekeeper and scribe; the six will be farmers or labourers


@rule("E3.12.2", "E3.12.4", "E3.13.2")
def test_the_food_that_is_shown_while_players_prepare() -> None:
    game = table(players=3, auto=False)
    for seat in range(3):
        workers(game, seat, idle=0)
    variant(game, T, "farmers_4", flipped=True)
    altar(game, 3, 0, 6)  # between: 1 food, behind: lose 1, ahead: 2
    assert [food(game, seat) for seat in range(3)] == [(1, 3), (2, 0), (1, 2)]
    del game.stack[-3:]
    game.advance()
    assert game.question == "prepare"
    assert [food(game, seat) for seat in range(3)] == [(1, 3), (2, 0), (1, 2)]
    game.play("judgement")
    assert food(game) == (1, 2)
    game.play("harvest")
    assert food(game) == (1, 0)
    game.play("finish")
    assert [food(game, seat) for seat in range(3)] == [(1, 0), (2, 0), (1, 2)]
