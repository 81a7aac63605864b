"""The auction of leaders (N11) and the leaders that work at once (N12.2)."""

from typing import Any

import pytest

from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.table import (
    COLOURS,
    bench,
    cubes,
    dealt,
    decides,
    leaders_of,
    mover,
    moves,
    news,
    points,
    purse,
    supply,
    table,
    why,
)
from tests.rules import rule

pytestmark = pytest.mark.both

FIVE = "wood_bonus gold_bonus shift_cube place_two extra_worker"
RICH = {"red": "wood 3 gold 5", "blue": "wood 3 gold 5", "green": "wood 3 gold 5", "yellow": "wood 3 gold 5"}


def auction(on_offer: str = FIVE, players: int = 4, **said: Any) -> Nehemiah:
    stock = {colour: RICH[colour] for colour in COLOURS[:players]} | said
    return table(players, auction=on_offer, auto=False, **stock)


def bid(game: Nehemiah, *bids: tuple[int, ...]) -> None:
    for three in bids:
        game.play(*[f"bid {amount}" for amount in three])


@rule("N11.1")
def test_fifteen_leaders_are_shuffled() -> None:
    offers = {tuple(dealt(4, seed, {"leaders": True}).offer) for seed in range(10)}
    assert len(offers) > 5


@rule("N11.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_leader_more_than_players_is_revealed_each_round(players: int) -> None:
    game = dealt(players, 3, {"leaders": True})
    assert len(game.offer) == players + 1
    assert len(game.leader_deck) == 15 - (players + 1)
    later = table(players, leaders=True, deck=0, column_1="* * * gold_2:red")
    later.play("activate 1.4", "skip")
    assert len(moves(later, "offer")) == players + 1


@rule("N11.3")
def test_the_first_initiator_has_the_first_turn() -> None:
    game = dealt(3, 3, {"leaders": True, "start": "3"})
    assert (decides(game), mover(game)) == ("green", "green")


@rule("N11.4")
def test_the_initiator_chooses_then_all_are_asked_in_seat_order() -> None:
    game = auction(turn=2)
    assert decides(game) == "green"
    assert sorted(moves(game, "offer")) == sorted(FIVE.split())
    assert why(game, "offer free_gate") == ("not-on-offer", "N11.4")
    game.play("offer shift_cube")
    asked = []
    for _ in range(4):
        asked.append(decides(game))
        for most in (6, 3, 5):  # workers, wood, gold
            assert moves(game, "bid") == [str(n) for n in range(most + 1)]
            assert why(game, f"bid {most + 1}") == ("too-much", "N11.4")
            game.play("bid 0")
    assert asked == ["green", "yellow", "red", "blue"]


@rule("N11.4", "N17.3")
def test_nothing_is_shown_until_all_have_answered() -> None:
    game = auction()
    game.listen()
    game.play("offer shift_cube")
    views = [game.view(seat) for seat in (1, 2, 3, None)]
    bid(game, (2, 1, 3))
    assert "bid-shown" not in [line[0] for line in news(game)]
    for seat, before in zip((1, 2, 3, None), views, strict=True):
        after = game.view(seat)
        shown = [{**view["auction"], "sealed": None} for view in (before, after)]  # who has bid is public
        assert shown[0] == shown[1]
        assert after["seats"] == before["seats"]
    assert game.view(0)["auction"]["own_bid"] == [2, 1, 3]
    bid(game, (0, 0, 1), (0, 1, 0), (1, 0, 0))
    told = [line[1:] for line in news(game) if line[0] == "bid-shown"]
    assert told == [(0, 2, 1, 3), (1, 0, 0, 1), (2, 0, 1, 0), (3, 1, 0, 0)]


@rule("N11.5", "N16")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        (((1, 1, 1), (0, 0, 4), (0, 3, 0), (2, 0, 0)), "blue"),  # the sum
        (((0, 3, 0), (1, 0, 2), (0, 2, 1), (0, 0, 3)), "blue"),  # then workers
        (((1, 0, 2), (1, 1, 1), (1, 2, 0), (0, 3, 0)), "green"),  # then wood
        (((0, 0, 0), (1, 1, 1), (0, 0, 0), (1, 1, 1)), "blue"),  # then the order
        (((1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1)), "red"),  # from the initiator himself
    ],
)
def test_who_wins(bids: tuple[tuple[int, ...], ...], winner: str) -> None:
    game = auction()
    game.play("offer shift_cube")
    bid(game, *bids)
    assert [colour for colour in COLOURS if leaders_of(game, colour)] == [winner]


@rule("N11.6")
def test_one_player_may_win_several() -> None:
    game = auction(yellow="wood 3 gold 5")
    for leader in FIVE.split()[:3]:
        game.play(f"offer {leader}")
        order = [(COLOURS.index(decides(game)) + step) % 4 for step in range(4)]
        bid(game, *[((0, 1, 0) if seat == 3 else (0, 0, 0)) for seat in order])
    assert leaders_of(game, "yellow") == ["wood_bonus", "gold_bonus", "shift_cube"]
    assert purse(game, "yellow") == {"wood": 0, "gold": 5}


@rule("N11.7")
def test_the_winner_pays_and_benches_the_others_keep_all() -> None:
    game = auction()
    game.play("offer shift_cube")
    bid(game, (1, 2, 0), (2, 1, 3), (0, 3, 2), (0, 0, 5))
    assert (purse(game, "blue"), supply(game, "blue"), bench(game, "blue")) == ({"wood": 2, "gold": 2}, 4, 2)
    for colour in ("red", "green", "yellow"):
        assert (purse(game, colour), supply(game, colour)) == ({"wood": 3, "gold": 5}, 6)


@rule("N11.8")
def test_the_leader_lies_open_with_the_winner_or_works_at_once() -> None:
    game = auction("free_gate gold_bonus shift_cube place_two extra_worker")
    game.play("offer gold_bonus")
    bid(game, (0, 0, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0))
    assert game.view(3)["seats"][1]["leaders"] == ["gold_bonus"]
    game.play("offer free_gate")
    bid(game, (0, 0, 0), (0, 0, 0), (0, 0, 1), (0, 0, 0))
    assert (points(game, "yellow"), leaders_of(game, "yellow")) == ({"gates": 2}, [])


@rule("N11.9")
def test_each_player_is_initiator_once_and_one_leader_leaves_the_game() -> None:
    game = auction(turn=1, leaders="", reveal="")
    game.listen()
    initiators = []
    for leader in FIVE.split()[:4]:
        initiators.append(decides(game))
        game.play(f"offer {leader}")
        bid(game, *[(0, 0, 0)] * 4)
    assert initiators == ["blue", "green", "yellow", "red"]
    assert ("leader-left", 1, 7, 0, 0) in news(game)
    assert (game.offer, game.leader_deck.count(7)) == ([], 0)
    assert all("extra_worker" not in leaders_of(game, colour) for colour in COLOURS)
    assert mover(game) == "blue"


@rule("N11.10")
def test_benched_workers_are_out() -> None:
    game = table(leaders=True, red="bench 6", auto=False)
    assert moves(game) == ["pass"]
    game = auction(red="bench 4")
    game.play("offer shift_cube")
    assert moves(game, "bid") == ["0", "1", "2"]


@rule("N11.10", "N8.8")
def test_benched_workers_return_before_the_next_auction() -> None:
    game = table(leaders=True, deck=0, blue="bench 5", column_1="* * * gold_2:red", auto=False)
    game.play("activate 1.4", "skip")
    game.play(game.moves[0])
    assert (decides(game), moves(game, "bid")) == ("blue", ["0", "1", "2", "3", "4", "5", "6"])


@rule("N11.11")
def test_the_income_can_be_bid() -> None:
    game = table(leaders=True, deck=0, column_1="* * * gold_2:red", auto=False)
    game.play("activate 1.4", "skip")
    game.play(game.moves[0], "bid 0")
    assert moves(game, "bid") == ["0", "1"]


@rule("N11.12")
def test_with_two_players_only_own_workers_are_bid() -> None:
    game = auction("wood_bonus gold_bonus shift_cube", 2, column_1="*:red *:green/x * *")
    game.play("offer wood_bonus")
    assert moves(game, "bid") == ["0", "1", "2", "3", "4", "5"]


@rule("N11.13")
def test_workers_on_cards_cannot_be_bid() -> None:
    game = auction(column_1="*:red *:red/x * *")
    game.play("offer shift_cube")
    assert moves(game, "bid") == ["0", "1", "2", "3", "4"]


@rule("N12.2.1")
def test_double_influence() -> None:
    game = auction("double_influence gold_bonus shift_cube place_two extra_worker")
    game.play("offer double_influence")
    bid(game, *[(0, 0, 0)] * 4)
    assert (cubes(game, "red"), purse(game, "red")) == ({"wall": 1, "temple": 1}, {"wood": 3, "gold": 5})
    assert game.question == "choose leader"


@rule("N12.2.1", "N14")
def test_double_influence_without_enough_cubes_asks_the_winner() -> None:
    game = auction("double_influence gold_bonus shift_cube place_two extra_worker", red="wall 3 temple 2 guard 6")
    game.play("offer double_influence")
    bid(game, *[(0, 0, 0)] * 4)
    assert moves(game) == ["from temple", "from guard", "none"]  # the wall first
    game.play("from guard")
    assert moves(game) == ["from wall", "from guard", "none"]
    game.play("none")
    assert cubes(game, "red") == {"wall": 4, "temple": 2, "guard": 5}
    one = auction("double_influence gold_bonus shift_cube place_two extra_worker", red="wall 3 temple 2 guard 5")
    one.play("offer double_influence")
    bid(one, *[(0, 0, 0)] * 4)
    assert (cubes(one, "red")["wall"], moves(one)) == (4, ["from wall", "from guard", "none"])


@rule("N12.2.2")
def test_free_gate() -> None:
    game = auction("free_gate gold_bonus shift_cube place_two extra_worker", gates="blue blue")
    game.play("offer free_gate")
    bid(game, *[(0, 0, 0)] * 4)
    assert (points(game, "red"), purse(game, "red")) == ({"gates": 3}, {"wood": 3, "gold": 5})


@rule("N12.2.3")
def test_labour_levy() -> None:
    game = auction("labour_levy gold_bonus shift_cube place_two extra_worker", red="wood 5 gold 5 supply 4")
    game.play("offer labour_levy")
    bid(game, (1, 0, 0), *[(0, 0, 0)] * 3)
    assert moves(game, "levy") == ["0", "1", "2", "3"]  # the workers left after the bid
    assert why(game, "levy 4") == ("too-much", "N12.2.3")
    nothing = game.clone()
    nothing.play("levy 0", "levy 0")
    assert (points(nothing, "red"), nothing.question) == ({}, "choose leader")
    game.listen()
    game.play("levy 2")
    assert moves(game, "levy") == ["0", "1"]
    game.play("levy 1")
    assert [line for line in news(game) if line[0] == "leader-points"] == [  # N17.1: points are a public event
        ("leader-points", 0, 4, 0, 0),
        ("leader-points", 0, 2, 0, 0),
    ]
    assert (points(game, "red"), purse(game, "red")) == ({"leaders": 6}, {"wood": 3, "gold": 4})
    assert (supply(game, "red"), bench(game, "red")) == (0, 6)
    assert leaders_of(game, "red") == []
