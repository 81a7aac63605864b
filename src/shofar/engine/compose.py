"""Effects made of others, and the plain gain: what the grammar means, once for all titles.

They know nothing of a title but what its game answers (`lacks_goods`, `pay`, `gain`, `count`, `automatic`) and the
moves and reasons that it names in `Answers`. words.py builds them from the phrases of a box.
"""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.cost import Cost
from shofar.engine.effect import OK, Ask, Deed, Effect, Seq, Target
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING, Game

NO_MOVE: Final = -1  # the title has no word for that


class Answers:
    """The moves of a title that answer these effects, and its reasons why they cannot be done.

    choose   + number of the way: which of several; without it the title's boxes have no choices
    accept   yes to an offer
    pay      yes to a price that is offered; `accept` if a title has one word for both
    decline  no to an offer, and enough of what may be repeated
    early    the reason against declining what has to be done once more
    none     the reason against counting what is not there; OK where that is allowed
    vain     the reason against paying for what has no effect, if the effect has none of its own
    """

    def __init__(
        self,
        *,
        decline: int,
        accept: int = NO_MOVE,
        pay: int = NO_MOVE,
        choose: int = NO_MOVE,
        early: int = OK,
        none: int = OK,
        vain: int = OK,
    ) -> None:
        self.decline: Final = decline
        self.accept: Final = accept
        self.pay: Final = accept if pay == NO_MOVE else pay
        self.choose: Final = choose
        self.early: Final = early
        self.none: Final = none
        self.vain: Final = vain


class Nothing(Deed[Game]):
    """No effect at all, under the name that the title's box has for it."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word: Final = word

    def text(self) -> str:
        return self.word

    def plain(self) -> bool:
        return True

    def start(self, game: Game, seat: int, about: int = 0) -> None:
        """Nothing to do."""


class Gain(Deed[Game]):
    """Some of a good: `2 wood`, `1 vp`."""

    def __init__(self, amount: int, good: int, word: str) -> None:
        super().__init__()
        self.amount: Final = amount
        self.good: Final = good
        self.word: Final = word

    def text(self) -> str:
        return f"{self.amount} {self.word}"

    def plain(self) -> bool:
        return True

    def start(self, game: Game, seat: int, about: int = 0) -> None:
        game.gain(seat, self.good, self.amount, about)


class Per(Deed[Game]):
    """Some of a good for each of what is counted: `1 vp per scribe`."""

    def __init__(self, gain: Gain, thing: int, words: str, answers: Answers) -> None:
        super().__init__()
        self.gain: Final = gain
        self.thing: Final = thing
        self.words: Final = words
        self.none: Final = answers.none

    def text(self) -> str:
        return f"{self.gain.text()} per {self.words}"

    def plain(self) -> bool:
        return True

    def lacks(self, game: Game, seat: int) -> int:
        return self.none if self.none != OK and not game.count(seat, self.thing) else OK

    def start(self, game: Game, seat: int, about: int = 0) -> None:
        amount = self.gain.amount * game.count(seat, self.thing)
        if amount:
            game.gain(seat, self.gain.good, amount, about)


class Both(Seq[Game]):
    """`a, b`: at the same time."""

    def text(self) -> str:
        return ", ".join(step.text() for step in self.steps)


class Wrapped(Deed[Game]):
    """An effect with something around it."""

    def __init__(self, then: Effect[Any]) -> None:
        super().__init__()
        self.then: Final = then

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def plain(self) -> bool:
        return self.then.plain()

    def rule(self) -> str:
        return self.then.rule()


class Pay(Wrapped):
    """All of a cost, then all of an effect: `pay 2 wood -> 1 gate`. Nobody pays for what has no effect."""

    def __init__(self, cost: Cost, then: Effect[Any], answers: Answers) -> None:
        super().__init__(then)
        self.cost: Final = cost
        self.useless: Final = answers.vain

    def text(self) -> str:
        return f"pay {self.cost.words} -> {self.then.text()}"

    def lacks(self, game: Game, seat: int) -> int:
        short = game.lacks_goods(seat, self.cost)
        if short != OK:
            return short
        return self.then.lacks(game, seat) or self.useless if self.then.idle(game, seat) else OK

    def needs(self, game: Game, seat: int) -> int:
        return self.cost.money

    def start(self, game: Game, seat: int, about: int = 0) -> None:
        if game.lacks_goods(seat, self.cost) == OK:  # what came before it may have taken the means
            game.pay(seat, self.cost)
            self.then.start(game, seat, about)


class Choice(Ask[Game]):
    """`(a | b)`: one of those that are possible.

    `declines`: the title's rules let a player take none. Not `guarded`: also what would be lost can be chosen."""

    def __init__(
        self,
        ways: list[Effect[Any]],
        answers: Answers,
        *,
        declines: bool = False,
        guarded: bool = True,
        rule: str = "",
    ) -> None:
        super().__init__(rule)
        self.ways: Final = ways
        self.choose: Final = answers.choose
        self.decline: Final = answers.decline
        self.declines: Final = declines
        self.guarded: Final = guarded

    def text(self) -> str:
        return f"({' | '.join([way.text() for way in self.ways])})"

    def parts(self) -> list[Effect[Any]]:
        return list(self.ways)

    def rule(self) -> str:
        """Of the first way that is a question of its own."""
        return self.by_rule or next((way.rule() for way in self.ways if way.rule()), "")

    def lacks(self, game: Game, seat: int) -> int:
        return OK if self.first(game, seat) >= 0 else self.ways[0].lacks(game, seat)

    def idle(self, game: Game, seat: int) -> bool:
        for way in self.ways:
            if not way.idle(game, seat):
                return False
        return True

    def first(self, game: Game, seat: int) -> int:
        """The first way that is possible, or -1."""
        for at in range(len(self.ways)):
            if self.blocks(game, seat, at) == OK:
                return at
        return -1

    def blocks(self, game: Game, seat: int, at: int) -> int:
        """Why this way cannot be chosen."""
        return self.ways[at].lacks(game, seat) if self.guarded else OK

    def candidates(self, game: Game, frame: Frame) -> list[int]:
        ways = [self.choose + at for at in range(len(self.ways))]
        return [*ways, self.decline] if self.declines else ways

    def refuses(self, game: Game, frame: Frame, move: int) -> int:
        if move == self.decline:
            return OK
        return self.blocks(game, frame.seat, move - self.choose)

    def options(self, game: Game, frame: Frame) -> list[int]:
        if game.automatic(frame.seat):
            return NOTHING
        options: list[int] = []
        for at in range(len(self.ways)):
            if self.blocks(game, frame.seat, at) == OK:
                options.append(self.choose + at)
        if self.declines and options:
            options.append(self.decline)
        return options

    def run(self, game: Game, frame: Frame) -> None:
        """Of an automatic seat, or none of them is possible."""
        at = self.first(game, frame.seat)
        if at >= 0:
            self.ways[at].start(game, frame.seat, frame.about)

    def answer(self, game: Game, frame: Frame, move: int) -> None:
        if move != self.decline:
            self.ways[move - self.choose].start(game, frame.seat, frame.about)


class May(Ask[Game]):
    """`may a`: optional, not asked when it is impossible. A target is asked with one word more, all else as a whole."""

    def __init__(self, then: Effect[Any], answers: Answers, rule: str = "") -> None:
        super().__init__(rule)
        self.then: Final = then
        self.target: Final[Target[Any] | None] = then if isinstance(then, Target) else None
        self.accept: Final = answers.pay if isinstance(then, Pay) else answers.accept
        self.decline: Final = answers.decline

    def text(self) -> str:
        return f"may {self.then.text()}"

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def rule(self) -> str:
        return self.then.rule() or self.by_rule

    def idle(self, game: Game, seat: int) -> bool:
        return self.then.idle(game, seat)

    def candidates(self, game: Game, frame: Frame) -> list[int]:
        wanted = self.then.candidates(game, frame) if self.target is not None else [self.accept]
        return [*wanted, self.decline]

    def refuses(self, game: Game, frame: Frame, move: int) -> int:
        if move == self.decline:
            return OK
        if self.target is not None:
            return self.target.refuses(game, frame, move)
        return self.then.lacks(game, frame.seat)

    def vain(self, game: Game, frame: Frame, move: int) -> int:
        if self.target is None or move == self.decline:
            return OK
        return self.target.vain(game, frame, move)

    def progress(self, frame: Frame) -> tuple[int, int]:
        return self.then.progress(frame)

    def options(self, game: Game, frame: Frame) -> list[int]:
        if game.automatic(frame.seat):
            return NOTHING
        if self.target is not None:
            options = self.target.options(game, frame)
            return [*options, self.decline] if options else NOTHING
        return [self.accept, self.decline] if self.then.lacks(game, frame.seat) == OK else NOTHING

    def run(self, game: Game, frame: Frame) -> None:
        if self.target is not None:
            self.target.declined(game, frame)

    def answer(self, game: Game, frame: Frame, move: int) -> None:
        if move == self.decline:
            self.run(game, frame)
        elif self.target is not None:
            self.target.answer(game, frame, move)
        else:
            self.then.start(game, frame.seat, frame.about)


class Offer(May):
    """The same where the title's rules say `may` of everything, so that its box does not write it."""

    def text(self) -> str:
        return self.then.text()

    def parts(self) -> list[Effect[Any]]:
        """What is offered has the name of the offer: it is never on the stack itself."""
        return self.then.parts()


def question(effect: Effect[Any]) -> Effect[Any]:
    """What an effect asks, without the offer around it."""
    return effect.then if isinstance(effect, Offer) else effect


class Times(Ask[Game]):
    """`1..2 a`: a target again and again. The value counts those done; after the least of them it may be enough."""

    def __init__(self, least: int, most: int, then: Target[Any], answers: Answers) -> None:
        super().__init__(times=most)
        self.least: Final = least
        self.most: Final = most
        self.then: Final = then
        self.stop: Final = answers.decline
        self.early: Final = answers.early

    def text(self) -> str:
        return f"{self.least}..{self.most} {self.then.text()}"

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def rule(self) -> str:
        return self.then.rule()

    def lacks(self, game: Game, seat: int) -> int:
        return self.then.lacks(game, seat) if self.least else OK

    def idle(self, game: Game, seat: int) -> bool:
        return self.then.idle(game, seat)

    def needs(self, game: Game, seat: int) -> int:
        return self.then.needs(game, seat) if self.least else 0

    def inner(self, frame: Frame) -> Frame:
        """The frame of the target: what is counted here is none of its business."""
        seat = frame.seat
        return Frame(self.then, seat, 0, frame.about) if frame.about else self.then.frames[seat]

    def candidates(self, game: Game, frame: Frame) -> list[int]:
        return [*self.then.candidates(game, self.inner(frame)), self.stop]

    def refuses(self, game: Game, frame: Frame, move: int) -> int:
        if move == self.stop:
            return OK if frame.value >= self.least else self.early
        return self.then.refuses(game, self.inner(frame), move)

    def vain(self, game: Game, frame: Frame, move: int) -> int:
        return OK if move == self.stop else self.then.vain(game, self.inner(frame), move)

    def options(self, game: Game, frame: Frame) -> list[int]:
        if game.automatic(frame.seat):
            return NOTHING
        targets = self.then.options(game, self.inner(frame))
        return [*targets, self.stop] if targets and frame.value >= self.least else targets

    def answer(self, game: Game, frame: Frame, move: int) -> None:
        if move == self.stop:
            return
        if frame.value + 1 < self.most:
            game.push_with(self, frame.seat, frame.value + 1, frame.about)
        self.then.answer(game, self.inner(frame), move)


class When(Wrapped):
    """`any moment: a`: an effect and the time for it, one of the title's list. The order of play asks for the time."""

    def __init__(self, time: int, word: str, then: Effect[Any]) -> None:
        super().__init__(then)
        self.time: Final = time
        self.word: Final = word

    def text(self) -> str:
        return f"{self.word}: {self.then.text()}"

    def lacks(self, game: Game, seat: int) -> int:
        return self.then.lacks(game, seat)

    def idle(self, game: Game, seat: int) -> bool:
        return self.then.idle(game, seat)

    def needs(self, game: Game, seat: int) -> int:
        return self.then.needs(game, seat)

    def start(self, game: Game, seat: int, about: int = 0) -> None:
        self.then.start(game, seat, about)
