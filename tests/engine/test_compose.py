"""What effects are made of, with a small title of its own: a shop that sells by the words of a box.

Plain Python only (see conftest.py).
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from shofar.engine.compose import Answers, Choice, Offer, question
from shofar.engine.cost import Cost
from shofar.engine.effect import OK, Effect, Target
from shofar.engine.errors import BadEffect
from shofar.engine.frame import Frame
from shofar.engine.game import Game
from shofar.engine.rules import Rules
from shofar.engine.words import Vocabulary

pytestmark = pytest.mark.both

GOODS = ("coin", "bread")
PICK, CHOOSE, YES, PAY, NO = 0, 10, 20, 21, 22
SHORT, NONE_LEFT, EARLY, NOTHING_COUNTED, IN_VAIN = 1, 2, 3, 4, 5
ANSWERS = Answers(decline=NO, accept=YES, pay=PAY, choose=CHOOSE, early=EARLY, none=NOTHING_COUNTED, vain=IN_VAIN)


class Shop(Game):
    """One customer (seat 0) and one who is asked nothing (seat 1)."""

    def __init__(self, coins: int = 0) -> None:
        super().__init__(cast(Rules, None))
        self.goods = [[coins, 0], [coins, 0]]
        self.heard: list[tuple[int, int, int]] = []
        self.cups: list[int] = []  # taken, one by one
        self.left = 3
        self.declined = 0

    def lacks_goods(self, seat: int, cost: Cost) -> int:
        return OK if all(h >= a for h, a in zip(self.goods[seat], cost.amounts, strict=True)) else SHORT

    def pay(self, seat: int, cost: Cost) -> None:
        for good, amount in enumerate(cost.amounts):
            self.goods[seat][good] -= amount

    def gain(self, seat: int, good: int, amount: int, about: int = 0) -> None:
        self.goods[seat][good] += amount
        self.heard.append((good, amount, about))

    def count(self, seat: int, thing: int) -> int:
        return len(self.cups)

    def automatic(self, seat: int) -> bool:
        return seat == 1


class TakeCup(Target[Shop]):
    """Two steps: a shelf, then a cup of it; the value is the shelf + 1."""

    def text(self) -> str:
        return "cup"

    def missing(self) -> int:
        return NONE_LEFT

    def candidates(self, game: Shop, frame: Frame) -> list[int]:
        return [PICK, PICK + 1]

    def refuses(self, game: Shop, frame: Frame, move: int) -> int:
        return OK if game.left else NONE_LEFT

    def declined(self, game: Shop, frame: Frame) -> None:
        game.declined += 1

    def answer(self, game: Shop, frame: Frame, move: int) -> None:
        if not frame.value:
            game.push_with(self, frame.seat, move - PICK + 1, frame.about)
            return
        game.left -= 1
        game.cups.append((frame.value - 1) * 10 + move - PICK)


def words() -> Vocabulary:
    return Vocabulary(ANSWERS, GOODS, counted=("cup",), times=("early", "late"), money="coin", known=[TakeCup()])


def play(game: Shop, text: str, *moves: int, seat: int = 0, about: int = 0) -> Effect[Any]:
    effect = words().read(text)
    effect.start(game, seat, about)
    game.advance()
    for move in moves:
        game.apply(move)
    return effect


def test_a_sequence_hands_on_what_it_is_about_also_past_a_question() -> None:
    game = Shop()
    play(game, "1 coin; may 2 coin; 1 bread", YES, about=7)
    assert game.heard == [(0, 1, 7), (0, 2, 7), (1, 1, 7)]


def test_all_of_a_sequence_must_be_possible_and_none_of_it_may_be_idle() -> None:
    game = Shop()
    game.left = 0
    some, none = words().read("1 coin; cup"), words().read("cup; may cup")
    assert (some.lacks(game, 0), some.idle(game, 0)) == (NONE_LEFT, False)
    assert (none.lacks(game, 0), none.idle(game, 0)) == (NONE_LEFT, True)


def test_nobody_pays_for_nothing_but_for_a_part_of_it() -> None:
    game = Shop(coins=2)
    game.left = 0
    assert words().read("pay 2 coin -> cup").lacks(game, 0) == NONE_LEFT
    assert words().read("pay 2 coin -> cup; 1 bread").lacks(game, 0) == OK
    assert words().read("pay 2 coin -> may cup").lacks(game, 0) == IN_VAIN, "what may be left out lacks nothing itself"
    assert words().read("pay 3 coin -> 1 bread").lacks(game, 0) == SHORT
    assert words().read("pay 2 coin -> 1 bread").needs(game, 0) == 2


def test_a_price_that_was_spent_on_the_way_is_not_paid() -> None:
    game = Shop(coins=2)
    play(game, "may pay 2 coin -> 1 bread; pay 1 coin -> 3 bread", PAY)
    assert game.goods[0] == [0, 1]


def test_a_choice_offers_what_is_possible() -> None:
    game = Shop(coins=1)
    game.left = 0
    choice = play(game, "(cup | pay 1 coin -> 2 bread | 1 bread)")
    assert game.legal() == [CHOOSE + 1, CHOOSE + 2]
    assert choice.refuses(game, game.stack[-1], CHOOSE) == NONE_LEFT
    game.apply(CHOOSE + 1)
    assert game.goods[0] == [0, 2]


def test_a_choice_that_may_be_declined_and_lost() -> None:
    game = Shop()
    game.left = 0
    ways = [words().read("cup"), words().read("1 bread")]
    choice = Choice(ways, ANSWERS, declines=True, guarded=False)
    choice.start(game, 0)
    game.advance()
    assert game.legal() == [CHOOSE, CHOOSE + 1, NO]
    game.apply(NO)
    assert (game.over, game.heard) == (True, [])


def test_an_automatic_seat_takes_the_first_way_and_declines_what_it_may() -> None:
    game = Shop()
    game.left = 0
    play(game, "(cup | 2 bread | 1 bread); may 5 bread", seat=1)
    assert (game.over, game.goods[1]) == (True, [0, 2])


def test_may_asks_a_target_with_one_word_more_and_anything_else_as_a_whole() -> None:
    game = Shop(coins=1)
    play(game, "may cup; may 1 bread; may pay 1 coin -> 1 bread")
    assert game.legal() == [PICK, PICK + 1, NO]
    game.apply(NO)
    assert game.legal() == [YES, NO]
    game.apply(NO)
    assert game.legal() == [PAY, NO]
    asked = Shop()
    asked.left = 0
    play(asked, "may cup")
    assert asked.over  # not asked when it is impossible


def test_a_target_knows_that_nothing_was_chosen() -> None:
    game = Shop()
    play(game, "may cup", NO)
    assert game.declined == 1
    play(game, "may cup", PICK, PICK)
    assert game.declined == 1
    game.left = 0
    play(game, "may cup")
    assert game.declined == 2, "there was nothing to choose"


def test_a_step_is_called_like_its_class() -> None:
    class PutAway(Effect[Shop]):
        """Without a text of its own."""

    assert PutAway().text() == "put_away"


def test_an_offer_is_called_what_it_offers() -> None:
    cup = words().read("cup")
    offer = Offer(cup, ANSWERS, rule="S1")
    assert (offer.text(), offer.parts(), offer.rule()) == ("cup", [], "S1")
    assert (question(offer), question(cup)) == (cup, cup)


def test_times_counts_apart_from_what_its_target_remembers() -> None:
    game = Shop()
    times = play(game, "1..2 cup", PICK + 1, PICK)
    assert game.legal() == [PICK, PICK + 1, NO]
    game.apply(PICK + 1)
    assert game.stack[-1].effect.text() == "cup"
    game.apply(PICK + 1)
    assert (game.over, game.cups) == (True, [10, 11])
    assert times.refuses(game, times.frames[0], NO) == EARLY


def test_per_gives_for_each_that_is_counted() -> None:
    game = Shop()
    bread = words().read("2 bread per cup")
    assert bread.lacks(game, 0) == NOTHING_COUNTED
    game.cups = [1, 2, 3]
    assert bread.lacks(game, 0) == OK
    bread.start(game, 0, 5)
    assert game.heard == [(1, 6, 5)]


def test_equal_texts_are_one_effect_and_a_time_is_one_of_the_list() -> None:
    box = words()
    late = box.timed("late: 1..2 cup")
    assert (late.time, late.word, late.text()) == (1, "late", "late: 1..2 cup")
    assert late.then is box.read("1..2   cup")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 stone", "bread, coin, cup"),
        ("0 bread", "'0 bread' is not an effect"),
        ("pay 1 stone -> 1 bread", "a number of coin, bread"),
        ("1 bread per plate", "per something that is counted: cup"),
        ("1..2 1 bread", "a question asked from N to M times"),
        ("2..1 cup", "a question asked from N to M times"),
        ("late: 1 bread", "a time stands once"),
    ],
)
def test_what_means_nothing_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(BadEffect, match=said):
        words().read(text)


@pytest.mark.parametrize(("text", "said"), [("noon: 1 bread", "early, late"), ("1 bread", "with its time")])
def test_an_effect_without_a_known_time_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadEffect, match=said):
        words().timed(text)
