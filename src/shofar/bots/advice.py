"""Advice for a person: the turns that the strongest bot likes best, and why, by the parts of the valuation."""

from __future__ import annotations

from random import Random
from typing import Final

from shofar.bots.planner import Planner
from shofar.bots.turner import Turn, applied, imagined, replayed
from shofar.bots.values import parts_of
from shofar.engine.game import Game

LEVEL: Final = "expert"
MOST: Final = 3  # turns
REASONS: Final = 3  # of each
SLIGHT: Final = 0.25  # points that are not worth a word


class Advice:
    """A turn: its clicks, what the position is worth at its end, and what that changes, in points."""

    __slots__ = ("clicks", "gain", "reasons")

    def __init__(self, clicks: list[int], gain: float, reasons: list[tuple[str, float]]) -> None:
        self.clicks: Final = clicks  # as far as they can be foreseen
        self.gain: Final = gain  # against the position now
        self.reasons: Final = reasons  # the parts of the valuation that change most


def advise(game: Game, rng: Random, most: int = MOST) -> list[Advice]:
    """The best turns of the seat that decides, each with another first move, the best first. It looks at what that seat
    may know only. What the best brings is told by the valuation, what the others lack by playing on."""
    seat = game.decider
    planner = Planner(LEVEL)
    turner = planner.turner_of(game)
    world = imagined(game, seat, rng)
    began = turner.mark(world)
    thought = planner.think(game, rng)
    # Turns that come to the same are one to a planner; to a person they begin with different moves.
    others = [
        Turn([click], [], turner.worth(turner.finished(applied(world, click), seat, began), seat))
        for click in game.asked
    ]
    turns = _different(thought + others, most)
    names, parts = parts_of(game.rules.title.name)
    now = parts(world, seat)
    ends = [parts(turner.finished(replayed(world, turn.clicks, seat), seat, began), seat) for turn in turns]
    best = _total(ends[0]) - _total(now)
    found = [
        Advice(turn.clicks, best - max(0.0, _ahead(turns[0], turn)), _reasons(names, now, end))
        for turn, end in zip(turns, ends, strict=True)
    ]
    return sorted(found, key=_gain, reverse=True)  # stable: what was dropped early was played on in fewer worlds


def _ahead(best: Turn, turn: Turn) -> float:
    """By how much the best turn is better: after playing on, if both were."""
    return best.mean - turn.mean if turn.worlds else best.worth - turn.worth


def _different(turns: list[Turn], most: int) -> list[Turn]:
    """The best turn of each first click, as many as are wanted."""
    found: dict[int, Turn] = {}
    for turn in turns:
        found.setdefault(turn.clicks[0], turn)
    return list(found.values())[:most]


def _total(parts: list[float]) -> float:
    total = 0.0  # `sum` of floats is one of integers to mypyc
    for part in parts:
        total += part
    return total


def _gain(one: Advice) -> float:
    return one.gain


def _reasons(names: tuple[str, ...], now: list[float], then: list[float]) -> list[tuple[str, float]]:
    changes = [(name, after - before) for name, before, after in zip(names, now, then, strict=True)]
    telling = [(name, change) for name, change in changes if abs(change) >= SLIGHT]
    return sorted(telling, key=lambda one: abs(one[1]), reverse=True)[:REASONS]
