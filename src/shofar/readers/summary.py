"""A summary of what is over: a table of seats and columns, from the news of a round, a week or a scoring."""

from __future__ import annotations

from dataclasses import dataclass

from shofar.engine.game import News
from shofar.engine.rules import Rules
from shofar.engine.telling import NUMBER, Column, Summary
from shofar.games import telling
from shofar.readers.chronicle import Entry, Window
from shofar.readers.deeds import about, capital, mark, marked
from shofar.readers.lexicon import ENGLISH, slug
from shofar.readers.words import Words


@dataclass(frozen=True, slots=True)
class Cell:
    """What a column says of a seat; `points` if it is about points."""

    text: str
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    seat: int
    cells: tuple[Cell, ...]
    points: int  # in all


@dataclass(frozen=True, slots=True)
class Sheet:
    """A summary in words. Seats in texts are marks (deeds.py)."""

    step: int  # after how many moves: its name for those who have read it
    head: str
    about: str  # what it means for the viewer
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...]


def sheet(language: str, rules: Rules, window: Window, viewer: int | None) -> Sheet:
    """The summary of a window, for this viewer."""
    summary, step, entries = window
    words, title = marked(language), rules.title.name
    news = [entry for _, entry in entries]
    over = rules.title.kinds[news[-1][0]].key != summary.ends[0]
    columns = _columns(words, rules, summary, news)
    rows = tuple(_row(words, rules, columns, news, seat) for seat in range(rules.seats))
    return Sheet(
        step,
        words.text(f"summary-{slug(summary.name)}", title, over="yes" if over else "no", n=_part(rules, news)),
        _about(words, rules, summary, news, viewer),
        tuple(words.text(f"summary-{slug(one.name)}", title) for one in columns),
        rows,
        tuple(_notes(words, rules, summary, news, viewer)),
    )


def _part(rules: Rules, news: list[News]) -> int:
    """Which part of the game it was, if that was told with it."""
    parts = telling(rules.title.name).parts
    return next((entry[2] for entry in reversed(news) if rules.title.kinds[entry[0]].key in parts), 0)


def _columns(words: Words, rules: Rules, summary: Summary, news: list[News]) -> list[Column]:
    """Those that say something; where nobody has got anything, that is said by the usual ones."""
    found = [one for one in summary.columns if any(_fits(words, rules, one, entry) for entry in news)]
    return found or [one for one in summary.columns if not one.final]


def scored(rules: Rules, summary: Summary, entries: tuple[Entry, ...]) -> tuple[int, ...]:
    """The points of each seat that a summary is about, without what counts at the end of the game only."""
    words, news = marked(ENGLISH), [entry for _, entry in entries]
    columns = [one for one in summary.columns if one.points >= 0 and not one.final]
    return tuple(_row(words, rules, columns, news, seat).points for seat in range(rules.seats))


def _row(words: Words, rules: Rules, columns: list[Column], news: list[News], seat: int) -> Row:
    cells = tuple(_cell(words, rules, one, _of(words, rules, one, news, seat)) for one in columns)
    return Row(seat, cells, sum(cell.points or 0 for cell in cells))


def _of(words: Words, rules: Rules, column: Column, news: list[News], seat: int) -> list[News]:
    return [entry for entry in news if entry[1] == seat and _fits(words, rules, column, entry)]


def _fits(words: Words, rules: Rules, column: Column, entry: News) -> bool:
    kind = rules.title.kinds[entry[0]]
    if kind.key != column.kind:
        return False
    things = [word for what, word in zip(kind.args, words.ids(rules, entry), strict=True) if what != NUMBER]
    return not column.of or things[:1] == [column.of]


def _numbers(rules: Rules, entry: News) -> list[int]:
    kind = rules.title.kinds[entry[0]]
    return [number for what, number in zip(kind.args, entry[2:], strict=False) if what == NUMBER]


def _cell(words: Words, rules: Rules, column: Column, news: list[News]) -> Cell:
    key, title = f"summary-{slug(column.name)}", rules.title.name
    sums = [sum(column_of) for column_of in zip(*(_numbers(rules, entry) for entry in news), strict=True)]
    if column.points >= 0:
        points = column.sign * sums[column.points] if sums else 0
        return Cell(f"{points:+d}".replace("-", "\u2212") if points else "0", points)
    if not sums:
        return Cell("0")
    args = dict(zip("abc", sums, strict=False))
    lexicon = words.lexicon(title)
    return Cell(lexicon.say(key, args, "cell") if lexicon.has_attribute(key, "cell") else f"+{sums[0]}")


def _about(words: Words, rules: Rules, summary: Summary, news: list[News], viewer: int | None) -> str:
    """One sentence for the viewer; the points of each column are variables of it, those lost without their sign."""
    if viewer is None:
        return ""
    cells = {one.name: _cell(words, rules, one, _of(words, rules, one, news, viewer)) for one in summary.columns}
    points = {name: abs(cell.points) for name, cell in cells.items() if cell.points is not None}
    total = sum(cell.points or 0 for cell in cells.values())
    return words.text(f"summary-{slug(summary.name)}-about", rules.title.name, **points, points=total)


def _notes(words: Words, rules: Rules, summary: Summary, news: list[News], viewer: int | None) -> list[str]:
    """What is told in words below the table: a line for each seat, and one for each kind of what is about nobody."""
    found: dict[tuple[int, int], list[str]] = {}
    for entry in news:
        deed = words.deed(rules, entry, viewer)
        if deed and rules.title.kinds[entry[0]].key in summary.notes:
            seat = about(words, rules, entry)
            found.setdefault((entry[0] if seat < 0 else 0, seat), []).append(deed)
    return [
        words.text("log-other", who=mark(seat), deed=", ".join(deeds)) if seat >= 0 else capital(", ".join(deeds))
        for (_, seat), deeds in found.items()
    ]
