"""Plans: the best turns of a beam are played on in several possible worlds, by greedy turns of everybody, and compared.

All turns are played on in the same worlds, so that luck is the same for all, and after each round of worlds the worse
half is dropped (sequential halving). The budget is a number of simulations: the same seed makes the same choice
everywhere. A planner keeps its plan across the clicks of a turn, so it belongs to one seat of one game."""

from __future__ import annotations

from random import Random
from typing import Final

from shofar.bots.levels import Level, level_of
from shofar.bots.turner import Key, Turn, Turner, imagined, replayed
from shofar.engine.game import Game

MOST_ALIKE: Final = 2 / 3  # of the turns that are played on: those with the same first click


class Planner:
    """Thinks once for a turn and plays it click by click, until something unforeseen happens."""

    def __init__(self, name: str, level: Level | None = None) -> None:
        """The name of a level, and its numbers if they are not those of the title."""
        self.name: Final = name
        self.level: Final = level
        self.plan: list[tuple[Key, int]] = []  # the last entry comes next
        self.turner: Turner | None = None

    def choose(self, game: Game, rng: Random) -> int:
        if len(game.asked) == 1:
            return game.asked[0]
        seat = game.decider
        turner = self.turner_of(game)
        world = imagined(game, seat, rng)
        key = turner.key(world, seat)
        if not self.plan or self.plan[-1][0] != key:
            best = self.think(game, rng)[0]
            self.plan = list(zip(best.keys, best.clicks, strict=True))
            self.plan.reverse()
        click = self.plan.pop()[1]
        while self.plan and len(self.plan[-1][0][2]) == 1:  # what leaves no choice is answered without this plan
            self.plan.pop()
        return click

    def turner_of(self, game: Game) -> Turner:
        """For the title of this game, with the numbers of its level."""
        if self.turner is None:
            title = game.rules.title.name
            self.turner = Turner(title, self.level or level_of(self.name, title))
        return self.turner

    def think(self, game: Game, rng: Random) -> list[Turn]:
        """The turns of the seat that decides, the best first. Those at the end were not played on."""
        seat, turner = game.decider, self.turner_of(game)
        level = turner.level
        turns = turner.turns(imagined(game, seat, rng), seat)
        alive, others = diverse(turns, level.ends)
        if not level.sims or len(alive) == 1:
            return turns
        dropped: list[list[Turn]] = [others]
        share = level.sims // (len(alive) - 1).bit_length()
        while len(alive) > 1:
            for _ in range(max(1, share // len(alive))):
                self.play_on_all(game, seat, alive, rng)
            alive.sort(key=_mean, reverse=True)
            half = (len(alive) + 1) // 2
            dropped.append(alive[half:])
            alive = alive[:half]
        for worse in reversed(dropped):
            alive += worse
        return alive

    def play_on_all(self, game: Game, seat: int, turns: list[Turn], rng: Random) -> None:
        """Once more, in one possible world that is the same for all."""
        turner = self.turner_of(game)
        world = imagined(game, seat, rng)
        began = turner.mark(world)
        for turn in turns:
            after = turner.finished(replayed(world, turn.clicks, seat), seat, began)
            turn.total += turner.worth(self._played_on(after), seat)
            turn.worlds += 1

    def _played_on(self, game: Game) -> Game:
        """Everybody takes whole turns, as many as the level looks ahead."""
        turner = self.turner_of(game)
        for _ in range(turner.level.horizon):
            if game.over:
                break
            game = turner.whole_turn(game)
        return game


def diverse(turns: list[Turn], count: int) -> tuple[list[Turn], list[Turn]]:
    """The best turns, not too many of them with the same first click, and the others."""
    most = max(1, int(count * MOST_ALIKE))
    taken: list[Turn] = []
    left: list[Turn] = []
    firsts: dict[int, int] = {}
    for turn in turns:
        first = turn.clicks[0]
        if len(taken) < count and firsts.get(first, 0) < most:
            firsts[first] = firsts.get(first, 0) + 1
            taken.append(turn)
        else:
            left.append(turn)
    return taken, left


def _mean(turn: Turn) -> float:
    return turn.mean
