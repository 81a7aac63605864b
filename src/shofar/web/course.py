"""The course of a finished game: points after every move, what each part of it brought, where it turned."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shofar import games
from shofar.engine.game import Game, News
from shofar.readers.chronicle import Chronicle
from shofar.readers.summary import scored
from shofar.web.tables import boxes

MOMENTS: Final = 5  # turning points
Points = tuple[int, ...]  # of each seat


@dataclass(frozen=True, slots=True)
class Row:
    """What a part of the game has brought everybody."""

    key: str  # `course-<key>` names it
    n: int  # which of its kind, from 1
    points: Points


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that brought or cost somebody much, or changed the lead."""

    step: int
    seat: int
    points: int
    leads: bool  # this seat is in the lead from here on


@dataclass(frozen=True, slots=True)
class Course:
    points: tuple[Points, ...]  # at the beginning and after each move; what counts at the end comes with the last
    parts: tuple[int, ...]  # the steps after which a part was over
    rows: tuple[Row, ...]
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class _Step:
    seat: int
    news: tuple[News, ...]


@lru_cache(maxsize=32)
def course(record: str) -> Course:
    """The course of the game with this record."""
    document = json.loads(record)
    game = boxes.opening(document)
    steps, points = list[_Step](), [_standing(game)]
    for move in document["moves"]:
        seat = game.seat
        assert seat is not None
        news = game.listen()
        news.clear()
        game.play(move)
        steps.append(_Step(seat, tuple(news)))
        points.append(_standing(game))
    told = Chronicle.of(game.rules.title)
    told.follow(steps)
    parts = [step for step in told.ends() if step < len(steps)]
    whole = (*points[:-1], tuple(game.scores)) if game.over else tuple(points)
    return Course(whole, tuple(parts), tuple(_rows(game, told, points, parts)), tuple(_moments(points)))


def _standing(game: Game) -> Points:
    """The points that stand now, without what counts at the end only."""
    final = games.telling(game.rules.title.name).final
    return tuple(
        sum(points for source, points in game.breakdown(seat).items() if source not in final)
        for seat in range(game.seats)
    )


def _rows(game: Game, told: Chronicle, points: Sequence[Points], parts: Sequence[int]) -> list[Row]:
    """Each part of the game, without what was summed up at its end; that; and what counts at the end."""
    sums = {
        step: (summary.name, scored(game.rules, summary, entries))
        for summary, step, entries in told.summaries(len(points))
    }
    rows, before = [Row("start", 1, points[0])] if any(points[0]) else [], points[0]
    for n, end in enumerate((*parts, len(points) - 1), 1):
        name, summed = sums.get(end, ("", tuple(0 for _ in before)))
        gained = tuple(now - then - apart for now, then, apart in zip(points[end], before, summed, strict=True))
        rows.append(Row("part", n, gained))
        if name:
            rows.append(Row(name, n, summed))
        before = points[end]
    final = tuple(score - then for score, then in zip(game.scores, before, strict=True))
    return [*rows, Row("final", 1, final)] if any(final) else rows


def _moments(points: Sequence[Points]) -> list[Moment]:
    """From every step of the record: the largest gains and losses, and where the lead changed for the last time."""
    found = [
        Moment(step, seat, now - then, _leader(points[step]) == seat != _leader(points[step - 1]))
        for step in range(1, len(points))
        for seat, (now, then) in enumerate(zip(points[step], points[step - 1], strict=True))
        if now != then
    ]
    turned = [one for one in found if one.leads][-1:]
    best = sorted((one for one in found if one not in turned), key=lambda one: (-abs(one.points), one.step))
    return sorted([*turned, *best[: MOMENTS - len(turned)]], key=lambda one: (one.step, one.seat))


def _leader(points: Points) -> int | None:
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None
