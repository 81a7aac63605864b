"""Whole turns: the best sequences of clicks up to the end of a turn, found by a beam.

A value from the middle of a turn is never compared with one from its end. The title's valuation puts the middle in
order (its promises pull towards what a turn is for), and where a turn has ended it is judged by `expected_of`.

What the seat learns on the way ends a sequence: whoever plans past a draw plans with a card that was only imagined.
Such a sequence is judged where the turn then ends if it goes on greedily."""

from __future__ import annotations

from random import Random
from typing import Final

from shofar.bots.learnt import expected_of
from shofar.bots.levels import Level
from shofar.bots.objectives import Judge, judge_of
from shofar.bots.values import Mark, Value, guess_of, mark_of, value_of
from shofar.engine.game import Game

LONGEST: Final = 40  # clicks of a turn

Key = tuple[int, float, tuple[int, ...]]  # who is asked, what it is worth to the seat, the options


class Turn:
    """Clicks of one seat up to the end of its turn, or up to what it cannot know before.

    keys    what is to be seen before each click, if nothing unforeseen happens
    worth   as judged at its end in one possible world
    mean    as judged after playing on, over `worlds` possible worlds; `worth` without any"""

    __slots__ = ("clicks", "keys", "total", "worlds", "worth")

    def __init__(self, clicks: list[int], keys: list[Key], worth: float) -> None:
        self.clicks: Final = clicks
        self.keys: Final = keys
        self.worth: Final = worth
        self.total = 0.0
        self.worlds = 0

    @property
    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else self.worth


class Way:
    """A position in the middle of a turn, and how it was reached."""

    __slots__ = ("before", "click", "game", "key", "worth")

    def __init__(self, game: Game, worth: float, key: Key, before: Way | None, click: int) -> None:
        self.game: Final = game
        self.worth: Final = worth
        self.key: Final = key
        self.before: Final = before
        self.click: Final = click

    def turn(self, click: int, worth: float) -> Turn:
        """The turn that this way and one more click make."""
        clicks, keys = [click], [self.key]
        way = self
        while way.before is not None:
            clicks.append(way.click)
            way = way.before
            keys.append(way.key)
        clicks.reverse()
        keys.reverse()
        return Turn(clicks, keys, worth)


class Turner:
    """Finds and judges the turns of one title."""

    def __init__(self, title: str, level: Level) -> None:
        self.level: Final = level
        self.value: Final[Value] = value_of(title)
        self.mark: Final[Mark] = mark_of(title)
        self.judge: Final[Judge] = judge_of(level.objective)
        self.expected: Final[Value] = expected_of(title) if level.learnt else value_of(title)

    def key(self, game: Game, seat: int) -> Key:
        """What tells a position in the middle of a turn from others: equal value and equal options are taken for equal,
        which makes one of all orders of the same clicks."""
        return game.decider, self.value(game, seat), tuple(game.asked)

    def worth(self, game: Game, seat: int) -> float:
        """What the position is worth to a seat where a turn has ended."""
        return self.judge(game, seat, self.expected)

    def turns(self, world: Game, seat: int, beam: int = 0) -> list[Turn]:
        """The turns of a seat that decides in this possible world, the best first."""
        began = self.mark(world)
        found: list[Turn] = []
        ended: set[Key] = set()
        first = self.key(world, seat)
        front = [Way(world, first[1], first, None, 0)]
        for _ in range(LONGEST):
            nexts: list[Way] = []
            seen: set[Key] = set()
            for way in front:
                for click in way.game.asked:
                    after = applied(way.game, click)
                    key = self.key(after, seat)
                    if self.mark(after) != began or after.taught >> seat & 1:
                        if key not in ended:
                            ended.add(key)
                            found.append(way.turn(click, self.worth(self.finished(after, seat, began), seat)))
                    elif key not in seen:
                        seen.add(key)
                        nexts.append(Way(after, key[1], key, way, click))
            if not nexts:
                break
            nexts.sort(key=_by_worth, reverse=True)
            front = nexts[: beam or self.level.beam]
        else:
            for way in front:  # longer than any turn should be: what it is worth if it ends soon
                if way.before is not None:
                    worth = self.worth(self.finished(way.game, seat, began), seat)
                    found.append(way.before.turn(way.click, worth))
        found.sort(key=_turn_worth, reverse=True)
        return found

    def finished(self, game: Game, seat: int, began: int) -> Game:
        """The game after the rest of the turn, taken click by click by the value right after each."""
        for _ in range(LONGEST):
            if self.mark(game) != began or game.decider != seat:
                break
            game = self.best(game, seat)
        return game

    def best(self, game: Game, seat: int) -> Game:
        """The position after the click that looks best at once."""
        found = game
        most = 0.0
        for click in game.asked:
            after = applied(game, click)
            worth = self.value(after, seat)
            if found is game or worth > most:
                found, most = after, worth
        return found

    def whole_turn(self, game: Game) -> Game:
        """The game after a turn of whoever decides, planned as far as the level lets it when it plays on."""
        if not self.level.inner:
            return self.greedy_turn(game)
        seat, began = game.decider, self.mark(game)
        best = self.turns(game, seat, self.level.inner)[0]
        return self.finished(replayed(game, best.clicks, seat), seat, began)

    def greedy_turn(self, game: Game) -> Game:
        """The game after a whole greedy turn of whoever decides: the clicks that look best at once are followed to the
        end of the turn, and the best end is taken."""
        seat, began = game.decider, self.mark(game)
        futures: list[tuple[float, Game]] = []
        for click in game.asked:
            after = applied(game, click)
            futures.append((self.value(after, seat), after))
        if len(futures) > self.level.width:
            futures.sort(key=_first, reverse=True)
            del futures[self.level.width :]
        if len(futures) == 1:
            return self.finished(futures[0][1], seat, began)
        found = game
        most = 0.0
        for _, after in futures:
            end = self.finished(after, seat, began)
            worth = self.value(end, seat)
            if found is game or worth > most:
                found, most = end, worth
        return found


def applied(game: Game, click: int) -> Game:
    """A clone after this click."""
    new = game.clone()
    new.apply(click)
    return new


def replayed(world: Game, clicks: list[int], seat: int) -> Game:
    """The world after these clicks, as far as they are possible in it."""
    game = world.clone()
    for click in clicks:
        if game.decider != seat or click not in game.asked:
            break
        game.apply(click)
    return game


def imagined(game: Game, seat: int, rng: Random) -> Game:
    """A possible world as this seat sees it: the only door through which a bot looks at a game."""
    world = game.determinized(seat, rng)
    guess_of(game.rules.title.name)(world, seat, rng)
    return world


def _by_worth(way: Way) -> float:
    return way.worth


def _turn_worth(turn: Turn) -> float:
    return turn.worth


def _first(future: tuple[float, Game]) -> float:
    return future[0]
