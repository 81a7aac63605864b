"""What a seat sees beside the pieces: what a player at the table would work out from them."""

from typing import Any

from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.table import dealt
from tests.rules import rule


def game_of(players: int = 4, leaders: bool = False, **more: Any) -> Nehemiah:
    return dealt(players=players, seed=4, options={"start": "1", "leaders": leaders}, **more)


def card(view: dict[str, Any], space: str) -> dict[str, Any]:
    column, row = (int(part) - 1 for part in space.split("."))
    return view["columns"][column]["cards"][row]


@rule("N4.2")
def test_each_column_names_the_card_where_the_next_worker_goes() -> None:
    game = game_of()
    game.play("place 3")
    assert [column["next"] for column in game.view(1)["columns"]] == ["1.1", "2.1", "3.2", "4.1", "5.1"]


@rule("N5.5")
def test_a_fee_goes_to_the_owner_of_the_worker_and_for_an_own_worker_to_the_bank() -> None:
    game = game_of()
    game.play("place 1", "place 2")
    assert card(game.view(0), "1.1")["fee_to"] == "bank"
    assert card(game.view(0), "2.1")["fee_to"] == "blue"
    assert card(game.view(0), "3.1")["fee_to"] is None


@rule("N10.3")
def test_the_worker_about_to_be_placed_is_the_neutral_one_after_an_own_one() -> None:
    game = game_of(players=2)
    assert game.view(0)["placing"] == "red"
    game.play("place 1")
    assert game.view(0)["placing"] == "green"


@rule("N17.3")
def test_who_has_bid_is_public_and_what_was_bid_is_not() -> None:
    game = game_of(leaders=True)
    game.play(game.moves[0])
    assert game.view(0)["part"] == "worker"
    game.play("bid 1")
    assert game.view(0)["part"] == "wood"
    game.play("bid 0", "bid 2")
    seen = game.view(1)["auction"]
    assert (seen["order"], seen["sealed"], seen["own_bid"]) == ([0, 1, 2, 3], [0], [])
    assert game.view(0)["auction"]["own_bid"] == [1, 0, 2]
