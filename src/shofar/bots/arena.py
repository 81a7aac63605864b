"""The arena: many games of bots against bots, over the cores of the machine, with honest intervals.

A game is described by plain data and reported as plain data: that is less to send than the games themselves."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final

import shofar
from shofar import bots
from shofar.bots.figures import figures, first_places
from shofar.bots.statistics import Share, Spread, share, spread
from shofar.bots.values import mark_of
from shofar.engine.game import Game

CHUNK: Final = 8  # games that a worker plays between two reports
OPPONENT: Final = "opponent"  # stands for a bot on the seat of an automatic opponent
SPAWN: Final = get_context("spawn")


_stop: Stop | None = None  # of a worker process


@dataclass(frozen=True)
class Match:
    """One game to be played: which bot sits where."""

    title: str
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    box: str | None = None


@dataclass(frozen=True)
class Result:
    """One game played, by seat, that of an automatic opponent included."""

    bots: tuple[str, ...]
    seed: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    figures: tuple[dict[str, float], ...]
    decisions: int
    places: tuple[int, ...] = ()  # in the first turn order, from 0
    asked: tuple[int, ...] = ()  # decisions by seat
    turns: tuple[tuple[float, ...], ...] = field(default=(), compare=False)  # by seat: seconds of the processor a turn
    moves: tuple[int, ...] = ()  # all that was played: the game can be replayed from them

    def wins(self) -> tuple[float, ...]:
        """The victory, shared by those on the first place."""
        first = self.ranks.count(1)
        return tuple(1 / first if rank == 1 else 0.0 for rank in self.ranks)


def play(match: Match) -> Result:
    """Play one game to its end."""
    game = shofar.new(match.title, len(match.bots), match.seed, match.options, match.box)
    rng = Random(f"bots/{match.seed}")
    players = [bots.named(name) for name in match.bots]
    places = first_places(game)
    watch = Watch(game)
    while not game.over:
        seat = game.decider
        began = process_time()
        move = players[seat].choose(game, rng)
        watch.note(game, seat, process_time() - began)
        game.apply(move)
    return Result(
        match.bots + (OPPONENT,) * (game.seats - game.players),
        match.seed,
        tuple(game.scores),
        tuple(game.ranks),
        tuple(game.breakdown(seat) for seat in range(game.seats)),
        tuple(figures(game, seat) for seat in range(game.seats)),
        sum(watch.asked),
        tuple(places),
        tuple(watch.asked),
        tuple(tuple(turns) for turns in watch.turns),
        tuple(game.history()),
    )


class Watch:
    """Counts decisions, and the time that each turn takes."""

    def __init__(self, game: Game) -> None:
        self.mark: Final = mark_of(game.rules.title.name)
        self.turn = -1
        self.asked: Final = [0] * game.seats
        self.turns: Final[list[list[float]]] = [[] for _ in range(game.seats)]

    def note(self, game: Game, seat: int, seconds: float) -> None:
        self.asked[seat] += 1
        turn = self.mark(game)
        if turn != self.turn:
            self.turn = turn
            self.turns[seat].append(0.0)
        self.turns[seat][-1] += seconds


def seatings(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits where, so that everybody meets everybody and sits everywhere equally often: every choice of so many of
    these bots, each moved on around the table."""
    found: list[tuple[str, ...]] = []
    for chosen in combinations(names, players):
        found += [chosen[shift:] + chosen[:shift] for shift in range(players)]
    return list(dict.fromkeys(found))


def contest(
    title: str,
    names: Sequence[str],
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    box: str | None = None,
) -> list[Match]:
    """Matches in which all seatings share each deal: luck is the same for everybody."""
    tables = seatings(names, players)
    return [
        Match(title, tables[at % len(tables)], f"{seed}/{at // len(tables)}", dict(options or {}), box)
        for at in range(games)
    ]


def schedule(
    title: str,
    names: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    box: str | None = None,
    rotate: bool = True,
) -> list[Match]:
    """Matches of these bots; with `rotate` everybody sits on every seat equally often."""
    turns = [tuple(names[(seat + shift) % len(names)] for seat in range(len(names))) for shift in range(len(names))]
    return [
        Match(
            title, turns[number % len(turns)] if rotate else tuple(names), f"{seed}/{number}", dict(options or {}), box
        )
        for number in range(games)
    ]


class Stop:
    """A wish to end early that all processes see: the games being played are finished, no other is begun."""

    def __init__(self) -> None:
        self._wanted = SPAWN.RawValue("b", 0)  # without a lock: it is set by the handler of a signal

    @property
    def wanted(self) -> bool:
        return bool(self._wanted.value)

    def want(self) -> None:
        self._wanted.value = 1


def run(matches: Sequence[Match], workers: int | None = None, stop: Stop | None = None) -> Iterator[Result]:
    """Play the matches over the cores; results come in the order of the matches, fewer of them after a `stop`."""
    stop = stop or Stop()
    workers = min(workers or os.cpu_count() or 1, max(1, len(matches) // CHUNK))
    if workers == 1:
        yield from _play_until(matches, stop)
        return
    pool = ProcessPoolExecutor(workers, SPAWN, initializer=_begin_worker, initargs=(stop,))
    try:
        with _interrupts_held_back():  # a process that is just being made would not survive one
            chunks = [pool.submit(_play_chunk, matches[at : at + CHUNK]) for at in range(0, len(matches), CHUNK)]
        for chunk in chunks:
            yield from chunk.result()
    finally:
        stop.want()  # who does not wait for all results wants no more games
        pool.shutdown(cancel_futures=True)


def _play_until(matches: Sequence[Match], stop: Stop) -> Iterator[Result]:
    for match in matches:
        if stop.wanted:
            return
        yield play(match)


@contextlib.contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes made meanwhile never hear of an interrupt; this one hears of it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker(stop: Stop) -> None:
    """Interrupts are the parent's; it says when to stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(matches: Sequence[Match]) -> list[Result]:
    assert _stop is not None
    return list(_play_until(matches, _stop))


@dataclass(frozen=True)
class Record:
    """What one bot did: its victories, its scores, mean points by source, what it had at the end."""

    wins: Share
    scores: Spread
    sources: dict[str, float]
    figures: dict[str, Spread]


@dataclass(frozen=True)
class Summary:
    """What a series of games shows."""

    games: int
    fair: float  # the share of victories if all were equal
    seats: list[Share]
    bots: dict[str, Record]
    scores: Spread
    winners: Spread
    decisions: Spread


def summarize(results: Sequence[Result]) -> Summary:
    """Wins with 95 % intervals by seat and bot, scores, their sources, lengths."""
    seats = len(results[0].bots)
    wins = [result.wins() for result in results]
    names = sorted({name for result in results for name in result.bots})
    return Summary(
        len(results),
        1 / seats,
        [share(sum(row[seat] for row in wins), len(results)) for seat in range(seats)],
        {name: _record(results, name) for name in names},
        spread([score for result in results for score in result.scores]),
        spread([max(result.scores) for result in results]),
        spread([result.decisions for result in results]),
    )


def _record(results: Sequence[Result], name: str) -> Record:
    places = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    sources = [result.sources[seat] for result, seat in places]
    counted = [result.figures[seat] for result, seat in places]
    return Record(
        share(sum(result.wins()[seat] for result, seat in places), len(places)),
        spread([result.scores[seat] for result, seat in places]),
        {source: fmean(table[source] for table in sources) for source in sources[0]},
        {figure: spread([table[figure] for table in counted]) for figure in counted[0]},
    )
