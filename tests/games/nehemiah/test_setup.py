"""Set-up and the numbers of the box (N1, N2)."""

from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.table import column, dealt, decides, mover, moves, points, purse, supply, table
from tests.rules import rule

pytestmark = pytest.mark.both

# Table 2.4: copies in decks I, II, III, and how many of them carry the icon.
COPIES = """
wood_1         5 1  1 0  0 0
wood_2         2 0  2 1  2 0
gold_2         4 1  1 1  0 0
gold_3         1 0  1 0  2 0
wood_supply    2 0  1 0  0 0
wall_1         3 0  1 1  0 0
wall_2         1 0  1 0  2 1
temple_1       3 1  1 0  0 0
temple_2       1 0  1 0  2 1
guard_1        3 1  1 0  1 0
guard_2        0 0  1 0  2 1
gate           2 0  2 0  2 0
vp_1           0 0  1 0  2 1
refresh        1 0  1 0  1 0
place_workers  1 0  1 1  0 0
place_any      1 0  0 0  1 0
replace_worker 0 0  1 0  1 0
swap_workers   1 0  0 0  1 0
swap_cards     1 0  1 0  0 0
use_cards      0 0  1 0  1 0
"""


def new(players: int, **options: Any) -> Nehemiah | None:
    return dealt(players=players, seed=11, options=options)


@rule("N1.1", "N2.1", "N10.2")
@pytest.mark.parametrize(("players", "columns", "workers"), [(2, 5, 6), (3, 4, 7), (4, 5, 6)])
def test_columns_workers_and_stock_by_players(players: int, columns: int, workers: int) -> None:
    game = new(players)
    assert len(game.card) == columns * 4
    assert game.supply == [workers] * players
    assert (game.wood, game.gold) == ([2] * players, [4] * players)
    assert len(game.deck) == 12


@rule("N1.1")
def test_an_owners_numbers_are_the_numbers_of_the_game(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('[faces]\nwood_1 = { effect = "4 wood" }\n[counts]\nplayers_4 = { gold = 9 }\n')
    assert dealt(players=4, seed=1, box=overlay).gold == [9] * 4
    game = table(box=overlay, column_1="wood_1:red * * *")
    game.play("activate 1.1", "take")
    assert purse(game, "red") == {"wood": 4, "gold": 0}


@rule("N1.2")
def test_the_bank_never_runs_out() -> None:
    game = table(red="wood 30 gold 36", column_1="wood_2:red gold_3 * *")
    game.play("activate 1.1", "take")
    assert purse(game, "red") == {"wood": 32, "gold": 36}


@rule("N1.6", "N3.1")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    game = new(4, start="3")
    order = []
    for _ in range(6):
        order.append(decides(game))
        game.play(game.moves[0])
    assert order == ["green", "yellow", "red", "blue", "green", "yellow"]


@rule("N2.2", "N2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_decks_are_those_of_the_table(players: int) -> None:
    game = new(players)
    expected = {}
    for line in COPIES.split("\n")[1:-1]:
        face, *numbers = line.split()
        for deck in range(3):
            copies, icons = int(numbers[2 * deck]), int(numbers[2 * deck + 1])
            expected[f"d{deck + 1}", face] = copies - (icons if players == 3 else 0)
    found = dict.fromkeys(expected, 0)
    for card in game.rules.names["card"]:
        of, _, rest = card.partition("_")
        found[of, rest.rpartition("_")[0]] += 1
    assert found == expected
    sizes = [game.kit.deck_of.count(deck) for deck in range(3)]
    assert sizes == ([28, 16, 16] if players == 3 else [32, 20, 20])


@rule("N2.3")
def test_each_deck_is_shuffled_by_itself() -> None:
    deals = {tuple(dealt(players=4, seed=seed).card) for seed in range(20)}
    assert len(deals) == 20
    assert all(game.kit.deck_of[card] == 0 for game in [new(4)] for card in [*game.card, *game.deck])


@rule("N2.4")
def test_every_column_has_four_open_cards_of_deck_one() -> None:
    game = new(3)
    view = game.view(None)
    assert [len(each["cards"]) for each in view["columns"]] == [4, 4, 4, 4]
    assert all(card["card"].startswith("d1_") for each in view["columns"] for card in each["cards"])
    assert sorted([*game.card, *game.deck]) == list(range(28))


@rule("N2.5")
def test_the_gates_are_stacked_in_a_fixed_order() -> None:
    assert new(3).view(None)["gates"] == {"left": [2, 2, 3, 3, 3, 4, 4, 4], "taken": []}
    assert new(3).digest() != new(4).digest()


@rule("N2.6")
def test_all_seats_start_alike() -> None:
    game = new(4)
    for seat, colour in enumerate(("red", "blue", "green", "yellow")):
        assert game.view(seat)["seats"][seat]["colour"] == colour
        assert (purse(game, colour), supply(game, colour)) == ({"wood": 2, "gold": 4}, 6)
        assert (game.cubes[seat], points(game, colour)) == (11, {})


@rule("N2.7")
def test_the_starting_player_is_drawn_or_set_and_stays() -> None:
    assert {dealt(players=3, seed=seed).start for seed in range(30)} == {0, 1, 2}
    game = new(3, start="2")
    for _ in range(40):
        assert game.start == 1
        game.play(game.moves[-1])


@rule("N2.7")
def test_a_seat_that_does_not_exist_cannot_start() -> None:
    with pytest.raises(shofar.BadRequest, match="'start' is random or a seat from 1 to 2"):
        new(2, start="3")


@rule("N2.8")
def test_round_one_begins_with_the_starting_player() -> None:
    game = new(4, start="2")
    assert (game.round, game.turn, game.due, mover(game), decides(game)) == (0, 0, 0, "blue", "blue")


@rule("N2.9", "N11.1")
def test_with_leaders_the_auction_comes_first() -> None:
    game = new(3, leaders=True, start="2")
    assert (game.wood, game.gold) == ([3, 3, 3], [5, 5, 5])
    assert (game.question, decides(game)) == ("choose leader", "blue")
    assert len({*game.offer, *game.leader_deck}) == 15


@rule("N2.9", "N10.1")
def test_two_players_have_six_neutral_workers_of_an_unused_colour_each() -> None:
    seats = new(2).view(None)["seats"]
    assert [(seat["neutral"], seat["neutral_colour"]) for seat in seats] == [(6, "green"), (6, "yellow")]
    assert [seat["supply"] for seat in seats] == [6, 6]
    assert all(seat["neutral"] == 0 and seat["neutral_colour"] is None for seat in new(4).view(None)["seats"])


@rule("N3.5")
def test_in_the_base_game_the_first_turn_is_a_placement() -> None:
    game = new(4)
    for _ in range(4):
        assert all(move.startswith("place") for move in moves(game))
        game.play("place 1")
    assert column(game, 1).count(":") == 4


@rule("N3.5")
def test_with_leaders_the_first_turn_need_not_be_a_placement() -> None:
    game = table(2, leaders="extra_worker:blue", turn=0, blue="supply 1", auto=False)
    game.play("call extra_worker", "place 1")
    game.play("place 2", "neutral 3")
    assert (decides(game), moves(game)) == ("blue", ["activate 1.1"])
    game = table(2, leaders=True, turn=0, red="bench 6", auto=False)
    assert moves(game) == ["pass"]
