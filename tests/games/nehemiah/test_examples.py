"""The worked examples of the rules, with exactly their numbers. Red, blue, green, yellow are seats 0 to 3."""

import pytest

from shofar.games.nehemiah.scoring import board_points
from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.endings import after_the_last_turn, end_the_round, play_out, trigger
from tests.games.nehemiah.table import (
    column,
    cubes,
    dealt,
    decides,
    due,
    mover,
    moves,
    points,
    purse,
    supply,
    table,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both

EXAMPLE = "wood_1:red/x gold_2:blue/x wall_1:red wood_1"


@rule("EX-1")
def test_placing_in_a_new_game_of_four() -> None:
    game = dealt(players=4, seed=3, options={"start": "1"})
    assert moves(game) == ["place 1", "place 2", "place 3", "place 4", "place 5"]
    game.play("place 3")
    assert worker(game, "3.1") == "red"
    for number in "1245":
        next_player = game.clone()
        next_player.play(f"place {number}")
        assert worker(next_player, f"{number}.1") == "blue"
    game.play("place 3")
    assert worker(game, "3.2") == "blue"


@rule("EX-2")
def test_nothing_is_offered_above_ready_workers() -> None:
    start = table(red="wood 1 gold 3", column_1="wood_1:red gold_2:blue wall_1:red wood_1")
    game = start.clone()
    game.play("activate 1.1", "take")
    assert purse(game, "red") == {"wood": 2, "gold": 3}
    assert (worker(game, "1.1"), decides(game)) == ("red/x", "blue")
    game = start.clone()
    game.play("activate 1.3", "take")
    assert purse(game, "red") == {"wood": 0, "gold": 3}
    assert cubes(game, "red") == {"wall": 1}
    assert column(game, 1) == "wood_1:red gold_2:blue wall_1:red/x wood_1"
    assert decides(game) == "blue"


@rule("EX-3")
def test_two_cards_above_for_a_fee_each() -> None:
    start = table(red="wood 1 gold 1", column_1=EXAMPLE)
    start.play("activate 1.3", "take")
    assert purse(start, "red") == {"wood": 0, "gold": 1}
    game = start.clone()
    game.play("use 1.2")
    assert (purse(game, "red")["gold"], purse(game, "blue")["gold"]) == (2, 1)
    game.play("use 1.1")
    assert purse(game, "red") == {"wood": 1, "gold": 1}
    assert purse(game, "blue")["gold"] == 1
    assert cubes(game, "red") == {"wall": 1}
    assert column(game, 1) == "wood_1:red/x gold_2:blue/x wall_1:red/x wood_1"
    game = start.clone()
    game.play("use 1.1")  # the only coin goes to the bank: 1.2 is not affordable any more
    assert purse(game, "red") == {"wood": 1, "gold": 0}
    assert decides(game) == "blue"


@rule("EX-3b")
def test_cards_above_after_declining_the_own_card() -> None:
    game = table(red="wood 1 gold 1", column_1=EXAMPLE)
    game.play("activate 1.3", "skip")
    assert moves(game) == ["use 1.1", "use 1.2", "stop"]


@rule("EX-4")
def test_cards_below_are_not_offered() -> None:
    game = table(to_move="blue", column_1="wood_1:red/x gold_2:blue wall_1:red/x wood_1")
    game.play("activate 1.2", "take")
    assert purse(game, "blue") == {"wood": 0, "gold": 2}
    assert moves(game) == ["use 1.1", "stop"]
    game.play("use 1.1")
    assert purse(game, "blue") == {"wood": 1, "gold": 1}
    assert purse(game, "red") == {"wood": 0, "gold": 1}


@rule("EX-5")
def test_the_lowest_card_pays_two_players_and_sweeps_the_column() -> None:
    game = table(to_move="green", green="gold 1", column_1="wood_1:red/x gold_2:blue/x wall_1:red wood_1:green")
    before = {colour: supply(game, colour) for colour in ("red", "blue", "green")}
    deck, discard = len(game.deck), len(game.discard)
    game.play("activate 1.4")
    assert due(game) == [1]
    game.play("take")
    assert purse(game, "green") == {"wood": 1, "gold": 1}
    game.play("use 1.2")
    assert purse(game, "green") == {"wood": 1, "gold": 2}
    assert moves(game) == ["use 1.1", "stop"]  # 1.3 is ready
    game.play("use 1.1")
    assert purse(game, "green") == {"wood": 2, "gold": 1}
    assert (purse(game, "red")["gold"], purse(game, "blue")["gold"]) == (1, 1)
    assert {colour: supply(game, colour) - before[colour] for colour in before} == {"red": 2, "blue": 1, "green": 1}
    assert (len(game.deck), len(game.discard)) == (deck - 4, discard + 4)
    assert ":" not in column(game, 1)


@rule("EX-6")
def test_scoring_the_temple_with_three_players() -> None:
    game = end_the_round(players=3, red="temple 3", blue="temple 2")
    assert [points(game, colour) for colour in ("red", "blue", "green")] == [{"temple": 4}, {"temple": 2}, {}]
    assert [cubes(game, colour) for colour in ("red", "blue", "green")] == [{"temple": 2}, {"temple": 2}, {}]


@rule("EX-7")
def test_scoring_the_guard_with_four_players() -> None:
    game = end_the_round(red="guard 3", blue="guard 2", green="guard 1", yellow="guard 1")
    assert [points(game, colour)["guard"] for colour in ("red", "blue", "green", "yellow")] == [6, 4, 1, 1]
    assert [cubes(game, colour)["guard"] for colour in ("red", "blue", "green", "yellow")] == [2, 2, 1, 1]


@rule("EX-8")
def test_selling_at_the_end() -> None:
    game = after_the_last_turn(red="wood 5 gold 5")
    assert points(game, "red") == {"goods": 3}
    assert purse(game, "red") == {"wood": 2, "gold": 1}


@rule("EX-9")
def test_a_double_card_needs_full_payment() -> None:
    game = table(red="gold 1", column_1="temple_2:red * * *")
    game.play("activate 1.1")
    assert decides(game) == "blue"  # there was nothing to decide
    assert (purse(game, "red")["gold"], cubes(game, "red")) == (1, {})
    game = table(red="gold 2", column_1="temple_2:red * * *")
    game.play("activate 1.1", "take")
    assert (purse(game, "red")["gold"], cubes(game, "red")) == (0, {"temple": 2})


@rule("EX-10")
def test_a_swap_of_workers_makes_a_column_due() -> None:
    game = table(
        to_move="green", green="gold 2", column_1="*:red/x * * *:blue", column_2="wood_1:red/x swap_workers:green * *"
    )
    game.play("activate 2.2", "take", "swap 1.1 1.4")
    assert (worker(game, "1.1"), worker(game, "1.4")) == ("blue", "red/x")
    assert due(game) == [1]
    homes = (supply(game, "red"), supply(game, "blue"))
    game.play("stop")
    assert (supply(game, "red"), supply(game, "blue")) == (homes[0] + 1, homes[1] + 1)
    assert ":" not in column(game, 1)


@rule("EX-11")
def test_swaps_of_cards_due_or_not() -> None:
    start = table(
        to_move="green",
        green="gold 1",
        column_1="gold_2:red/x temple_1:blue wall_1 wood_1",
        column_2="wood_1:red/x swap_cards:green * *",
    )
    start.play("activate 2.2", "take")
    game = start.clone()
    game.play("swap 1.1 1.4")
    assert column(game, 1) == "wood_1 temple_1:blue wall_1 gold_2:red/x"
    assert due(game) == [1]
    game = start.clone()
    game.play("swap 1.2 1.4")
    assert column(game, 1) == "gold_2:red/x wood_1 wall_1 temple_1:blue"
    assert due(game) == []
    game.play("stop", "place 1")
    assert worker(game, "1.2") == "yellow"


@rule("EX-12")
@pytest.mark.parametrize(
    ("cubes_there", "expected", "after"),
    [
        ((2, 2, 1, 0), [5, 5, 2, 0], [1, 1, 1, 0]),
        ((3, 3, 3, 0), [4, 4, 4, 0], [2, 2, 2, 0]),
        ((4, 2, 2, 2), [6, 2, 2, 2], [3, 2, 2, 2]),
        ((2, 2, 2, 2), [0, 0, 0, 0], [1, 1, 1, 1]),
        ((3, 1, 1), [4, 2, 2], [2, 1, 1]),
        ((2, 2, 0), [3, 3, 0], [1, 1, 0]),
        ((0, 0, 0), [0, 0, 0], [0, 0, 0]),
        ((2, 1), [3, 1], [1, 1]),
        ((1, 0), [3, 0], [0, 0]),
        ((2, 2), [0, 0], [1, 1]),
    ],
)
def test_shared_places(cubes_there: tuple[int, ...], expected: list[int], after: list[int]) -> None:
    colours = ("red", "blue", "green", "yellow")[: len(cubes_there)]
    said = {colour: f"wall {count}" for colour, count in zip(colours, cubes_there, strict=True)}
    game = end_the_round(players=len(colours), **said)
    assert [points(game, colour).get("wall", 0) for colour in colours] == expected
    assert [cubes(game, colour).get("wall", 0) for colour in colours] == after


@rule("EX-13")
def test_equal_after_cubes_were_taken_back() -> None:
    game = table(
        3, deck=0, red="wall 3", blue="wall 2", green="wall 2", column_1="* * * wood_1:red", column_2="* * * wood_1:red"
    )
    game.play("activate 1.4", "skip")
    colours = ("red", "blue", "green")
    assert [points(game, colour)["wall"] for colour in colours] == [4, 2, 2]
    assert [cubes(game, colour)["wall"] for colour in colours] == [2, 2, 2]
    assert board_points([2, 2, 2], game.kit.places[0]) == [0, 0, 0]
    # Nothing changes until the deck of round II is empty, too: the next scoring gives nothing and leaves 1, 1, 1.
    for _ in range(len(game.deck) // 4 + 1):
        sweep_a_column(game)
    assert game.round == 2
    assert [points(game, colour)["wall"] for colour in colours] == [4, 2, 2]
    assert [cubes(game, colour)["wall"] for colour in colours] == [1, 1, 1]


def sweep_a_column(game: Nehemiah) -> None:
    """Play without using any card until a column has been replaced."""
    swept = len(game.deck), game.round
    while (len(game.deck), game.round) == swept:
        for choice in ("skip", "stop", *[f"activate {c}.4" for c in range(1, 6)], *[f"place {c}" for c in range(1, 6)]):
            if choice in moves(game):
                game.play(choice)
                break
        else:
            game.play(game.moves[0])


@rule("EX-14")
def test_extra_turns_after_a_trigger_in_the_middle_of_a_cycle() -> None:
    game = trigger(4, 57)
    assert game.last_turn == 63
    turns = play_out(game)
    assert turns == [(58, "green"), (59, "yellow"), (60, "red"), (61, "blue"), (62, "green"), (63, "yellow")]
    assert game.turn + 1 == 4 * 16


@rule("EX-15")
def test_extra_turns_after_a_trigger_by_the_last_seat() -> None:
    game = trigger(4, 59)
    assert game.last_turn == 63
    assert play_out(game) == [(60, "red"), (61, "blue"), (62, "green"), (63, "yellow")]


@rule("EX-16")
def test_extra_turns_of_two_players_after_a_trigger_by_the_first() -> None:
    game = trigger(2, 58)
    assert game.last_turn == 61
    assert play_out(game) == [(59, "blue"), (60, "red"), (61, "blue")]


@rule("EX-17")
def test_a_round_change() -> None:
    game = table(to_move="green", deck=0, blue="wall 2", red="wall 1", column_4="*:red/x * *:blue gold_2:green")
    old = list(game.card[12:16])
    game.play("activate 4.4", "skip")
    assert game.round == 1
    assert set(old) <= set(game.discard)
    assert [supply(game, colour) for colour in ("red", "blue", "green")] == [6, 6, 6]
    assert (points(game, "blue"), points(game, "red")) == ({"wall": 6}, {"wall": 4})
    assert (cubes(game, "blue"), cubes(game, "red")) == ({"wall": 1}, {"wall": 1})
    assert all(game.kit.deck_of[card] == 1 for card in game.card[12:16])
    assert len(game.deck) == 16
    assert (mover(game), decides(game)) == ("yellow", "yellow")


@rule("EX-18")
def test_two_columns_due_and_four_cards_left_in_round_three() -> None:
    game = table(round=3, deck=4, auto=False, column_2="*:blue/x * * *:red", column_5="* * * swap_workers:red")
    last = set(game.deck)
    game.play("activate 5.4", "take", "swap 2.1 2.4")
    assert set(game.card[4:8]) == last
    assert column(game, 5) == "empty"
    assert game.last_turn >= 0
