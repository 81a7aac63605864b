"""Tables of results: the scores of a game by source, and what a series of games shows."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from shofar.bots.arena import OPPONENT, Summary
from shofar.bots.statistics import Share, Spread
from shofar.engine.game import Game
from shofar.readers.words import Words
from shofar.terminal.layout import table, wrap
from shofar.terminal.style import Style


def scores(game: Game, words: Words, style: Style) -> list[str]:
    """Who has how many points from what: a column for each player, the first place on the left."""
    title = game.rules.title.name
    tables = [game.breakdown(seat) for seat in range(game.seats)]
    sources = list(dict.fromkeys(source for each in tables for source in each))
    ranks, totals = game.ranks, game.scores
    seats = sorted(range(game.seats), key=lambda seat: (ranks[seat], seat))
    head = ["", *[f"{style.mark(seat)} {words.seat(seat, title)}" for seat in seats]]
    rows = [[words.text("ui-place"), *[str(ranks[seat]) for seat in seats]]]
    rows += [[words.source(source, title), *[str(tables[seat].get(source, 0)) for seat in seats]] for source in sources]
    rows.append([words.text("ui-total"), *[str(totals[seat]) for seat in seats]])
    return table(rows, style, head, right=range(1, len(head)))


def summary_lines(summary: Summary, title: str, words: Words, style: Style) -> list[str]:
    """A series of games in words and numbers."""
    fair = words.text("ui-sim-fair", part=_percent(summary.fair))
    lines = [words.text("ui-sim-games", n=summary.games, title=words.title(title)), ""]
    names = [words.text("ui-sim-opponent") if name == OPPONENT else name for name in summary.bots]
    records = list(summary.bots.values())
    head = [words.text("ui-sim-wins"), words.text("ui-sim-share"), "95 %", *_spread_head(words)]
    rows = [[name, *_share(bot.wins), *_spread(bot.scores)] for name, bot in zip(names, records, strict=True)]
    lines += [*table(rows, style, head, right=range(1, len(head))), ""]
    rows = [[f"{style.mark(seat)} {words.seat(seat, title)}", *_share(win)] for seat, win in enumerate(summary.seats)]
    head = [words.text("ui-sim-seats"), words.text("ui-sim-share"), "95 %"]
    lines += [*table(rows, style, head, right=[1, 2]), *wrap(fair, style.width), ""]
    rows = [
        [words.text("ui-sim-scores"), *_spread(summary.scores)],
        [words.text("ui-sim-winners"), *_spread(summary.winners)],
        [words.text("ui-sim-decisions"), *_spread(summary.decisions)],
    ]
    lines += [*table(rows, style, ["", *_spread_head(words)], right=range(1, 7)), ""]
    rows = [
        [words.source(source, title), *[f"{bot.sources[source]:.1f}" for bot in records]]
        for source in records[0].sources
    ]
    lines += table(rows, style, [words.text("ui-sim-sources"), *names], right=range(1, len(names) + 1))
    for name, bot in zip(names, records, strict=True):
        rows = [[words.text(f"figure-{key}", title), *_spread(found)] for key, found in bot.figures.items()]
        head = [words.labelled(words.text("ui-sim-figures"), name), *_spread_head(words)]
        lines += ["", *table(rows, style, head, right=range(1, 7))]
    return lines


def summary_document(summary: Summary) -> dict[str, Any]:
    """The same for programs."""
    return asdict(summary)


def _spread_head(words: Words) -> list[str]:
    return [words.text(f"ui-sim-{key}") for key in ("mean", "least", "quarter", "median", "three-quarters", "most")]


def _spread(spread: Spread) -> list[str]:
    numbers = (spread.least, spread.quarter, spread.median, spread.three_quarters, spread.most)
    return [f"{spread.mean:.1f}", *[f"{number:g}" for number in numbers]]


def _share(share: Share) -> list[str]:
    return [_percent(share.part), f"{_percent(share.low)} - {_percent(share.high)}"]


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"
