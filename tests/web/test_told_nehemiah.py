"""What the page of Nehemiah says of a choice beside its price: when it comes, and what it leads to."""

from __future__ import annotations

from shofar.games.nehemiah.table import Nehemiah
from shofar.web.boards.nehemiah import BOARD
from tests.games.nehemiah.table import table
from tests.rules import rule
from tests.web.test_board_nehemiah import card, look_of, page


def told(game: Nehemiah, move: str) -> str:
    return BOARD.tell(move, game.view(game.seat), look_of(game, game.seat))[1]


@rule("N4.2")
def test_a_card_says_that_its_effect_comes_later_where_a_worker_would_be_placed() -> None:
    """The same in the dock and on the board: placing is not taking."""
    game = table(column_1="gold_2 * * *")
    assert told(game, "place 1") == "When activated: Take 2 gold."
    assert "When activated: Take 2 gold." in card(page(game, 0), "1.1")[1]["aria-label"]


@rule("N10.6")
def test_a_neutral_worker_is_never_activated_and_nobody_says_so() -> None:
    """What lies under it comes to whoever activates a worker below, for the fee."""
    game = table(players=2, column_2="gold_2 * * *")
    game.play("place 1")
    said = "Whoever activates a worker below may use this card for 1 gold: Take 2 gold."
    assert told(game, "neutral 2") == said
    assert said in card(page(game, 0), "2.1")[1]["aria-label"]


@rule("N5.5")
def test_cards_above_are_promised_only_to_who_can_pay_for_them() -> None:
    """2 gold pay a fee; without gold the activation of a card that costs some leads to nothing."""
    above = "Then the card above for 1 gold: 1 wood."
    places = "wood_1:blue/x gold_2:red * *"
    assert above in told(table(column_1=places), "activate 1.2")
    poor = table(column_1="wood_1:blue/x temple_1:red * *")
    assert "above" not in told(poor, "activate 1.2")
    rich = table(column_1="wood_1:blue/x temple_1:red * *", red="gold 1")
    assert above in told(rich, "activate 1.2")


@rule("N5.5")
def test_the_activated_card_and_its_refusal_say_what_comes_next() -> None:
    game = table(column_1="wood_1:blue/x temple_1:red * *", red="gold 2", auto=False)
    game.play("activate 1.2")
    above = "Then the card above for 1 gold: 1 wood."
    assert above in told(game, "take") and told(game, "skip") == above
    game = table(column_1="wood_1:blue/x temple_1:red * *", red="gold 1", auto=False)
    game.play("activate 1.2")
    assert above not in told(game, "take"), "the gold is spent then"
    assert told(game, "skip") == above


@rule("N8.5", "N8.6")
def test_a_tie_says_who_gets_what() -> None:
    """Temple: two level on top share; wall: all alike, nobody scores."""
    game = table(players=3, red="wall 1 temple 2", blue="wall 1 temple 2", green="wall 1 temple 1")
    titles = [one["title"] for one in page(game, 0).having("pts")]
    assert titles == [
        *["All have the same number of cubes: nobody gets points here."] * 3,
        *["A tie: they share the points of their places, rounded up."] * 2,
        *["if scored now"] * 4,
    ]


@rule("N11.4")
def test_a_bid_names_what_it_is_made_of() -> None:
    game = table(players=3, leaders=True, auction="wood_bonus", red="wood 2 gold 2")
    game.play("offer wood_bonus")
    name = BOARD.tell("bid 2", game.view(0), look_of(game, 0))[0]
    assert name == "Bid 2 workers"
    game.play("bid 2")
    assert BOARD.tell("bid 1", game.view(0), look_of(game, 0)) == (
        "Bid 1 wood",
        "Forester: Until the end of the round: take 1 wood for each use of a card that gives you wood, "
        "on top of its own.",
    )


@rule("N5.1")
def test_whoever_stands_up_or_takes_a_place_gains_nothing_yet() -> None:
    game = table(column_1="refresh:red wood_2:red/x * *", column_2="replace_worker:red gold_2:blue * *", auto=False)
    later = game.clone()
    game.play("activate 1.1", "take")
    assert told(game, "refresh 1.2") == "When activated: Take 2 wood."
    later.play("activate 2.1", "take")
    assert told(later, "replace 2.2") == "When activated: Take 2 gold."


def test_a_cube_that_is_moved_is_known_by_its_owner() -> None:
    """Negotiator: a player has a name, and what is mine is mine."""
    game = table(players=3, leaders="shift_cube:red", red="wall 1", blue="temple 1")
    look = look_of(game, 0)
    said = [BOARD.later(move, game.view(0), look) for move in ("shift blue temple wall", "shift red wall guard")]
    assert said == ["Move a cube of Ben from the temple to the wall", "Move a cube of yours from the wall to the guard"]


@rule("N7.1")
def test_a_sweep_says_who_loses_an_activation_by_it() -> None:
    game = table(players=3, column_1="wood_1:blue/x wood_1:green gold_2:red gold_2:red")
    assert "Ready workers who go home unused: Zuzia (1) and you (1)." in told(game, "activate 1.4")
    game = table(players=3, column_1="wood_1:blue/x wood_1:green/x gold_2:red/x gold_2:red")
    assert "unused" not in told(game, "activate 1.4")


def test_moves_that_come_later_in_a_turn_name_their_cards() -> None:
    """In hints and reviews: no number of a place where a name could stand."""
    game = table(column_1="wood_1:blue/x gold_2:red * *", column_2="temple_1 * * *")
    view, look = game.view(0), look_of(game, 0)
    assert [BOARD.later(move, view, look) for move in ("activate 1.2", "take", "use 1.1", "place 2")] == [
        "Activate 2 gold, column 1, row 2",
        "Use the activated card",
        "Use 1 wood, column 1, row 1, for the fee",
        "Place a worker on Temple sacrifice, column 2, row 1",
    ]


def test_a_worker_that_was_chosen_is_asked_for_no_more() -> None:
    """Foreman: first a worker, then where it goes."""
    game = table(players=3, leaders="move_worker:red", column_1="*:red * * *", column_2="*:red * * *")
    game.play("call move_worker")
    view, look = game.view(0), look_of(game, 0)
    assert BOARD.asks(view, look) is None
    game.play(look.choices.starting("pick")[0])
    assert BOARD.asks(game.view(0), look_of(game, 0)) == "Choose where the worker goes"
