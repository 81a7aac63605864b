"""A recorded game, told."""

from __future__ import annotations

from typing import Any

import shofar
from shofar.engine.errors import BadRequest
from shofar.readers.words import Words
from shofar.terminal.boards import board_of
from shofar.terminal.reports import scores
from shofar.terminal.style import Style


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def replay_lines(document: dict[str, Any], step: int | None, box: str | None, words: Words, style: Style) -> list[str]:
    """Every move with what it caused, then the table; with `step` the table after that many moves."""
    names = [str(sitter).partition(":")[2] for sitter in _list(document.get("seats"))]
    words = Words(words.language, names)
    end = shofar.replay(document, box)  # refuses a record that cannot be played, with the number of the move
    title, moves = end.rules.title.name, document["moves"]
    if step is not None and not 0 <= step <= len(moves):
        raise BadRequest("bad-step", f"the record has {len(moves)} moves; there is no step {step}", step=step)
    last = len(moves) if step is None else step
    game = shofar.opening(document, box)
    news = game.listen()
    lines = [words.text("ui-replay-record", title=words.title(title), n=game.players, moves=len(moves))]
    for number, move in enumerate(moves[:last], 1):
        seat = game.decider
        who = f"{style.mark(seat)} {words.seat(seat, title)}"
        lines.append(f"{number:>4}  {words.labelled(who, str(move))}")
        game.play(move)
        told = [words.news(game, entry, None) for entry in news]
        lines += [f"        {line}" for line in told if line]
        news.clear()
    if step is not None:
        lines = [words.text("ui-replay-step", n=last, of=len(moves))]
    lines += ["", *board_of(title).draw(game.view(None), shofar.printed(game.rules), words, style)]
    return lines + (["", *scores(game, words, style)] if game.over else [])
