"""Transcripts: whole seeded games in words, with the numbers that each move has changed, kept as text and compared.

    0 action: place 3 (of 5)
      Red places a worker in column 3, row 2.
      seats 0 supply 6 -> 5

Who decides, what is asked, what was chosen; then what the log tells everybody, and which numbers a spectator sees
change. What happens with an option is told for the fewest players. The last line of a game has one hash, over all legal
moves and all that every seat has seen.

`python -m tests.transcript` writes them anew, after a change of the rules that is meant; read the difference.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import shofar
from shofar.readers.words import Words
from tests.playing import Setup, start

FOLDER = Path(__file__).parent / "transcripts"
UNTOLD = ("deciding",)  # of a view: said by the line of the next move


def chosen() -> list[tuple[str, int]]:
    """Every title with every player count."""
    return [(name, players) for name in shofar.titles() for players in shofar.title(name).players]


def file_of(title: str, players: int) -> Path:
    return FOLDER / f"{title}-{players}.txt"


def transcript(title: str, players: int) -> str:
    """A game with the usual options, and one with another value of each."""
    lines = [f"{title}, {players} players", "", *told((title, players, {}), True)]
    of = shofar.title(title)
    for option in of.options:
        lines += ["", f"{option.name}: {option.values[1]}", ""]
        lines += told((title, players, {option.name: option.values[1]}), players == min(of.players))
    return "\n".join([*lines, ""])


def told(setup: Setup, whole: bool) -> list[str]:
    """A game from its first move or only its end."""
    game = Told(setup, seed=setup[1])
    story = list(game.story())
    return [*(story if whole else []), *game.end()]


class Told:
    """A game of random moves and what is told of it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.game = start(setup, seed)
        self.news = self.game.listen()
        self.words = Words("en")
        self.rng = random.Random(seed)
        self.hash = blake2b(digest_size=12)
        self.seen = self._look()

    def story(self) -> Iterator[str]:
        while self.game.seat is not None:
            yield self._move()
            yield from self._said()
            before, self.seen = self.seen, self._look()
            numbers = "; ".join(changed(before, self.seen, ""))
            if numbers:
                yield f"  {numbers}"

    def end(self) -> Iterator[str]:
        game = self.game
        for seat in range(game.seats):
            points = ", ".join(f"{source} {count}" for source, count in game.breakdown(seat).items())
            yield f"{self.words.seat(seat, game.rules.title.name)} is number {game.ranks[seat]}: {points}"
        yield f"all that was possible and seen: {self.hash.hexdigest()}"

    def _move(self) -> str:
        game = self.game
        move = game.moves[0] if len(game.moves) == 1 else self.rng.choice(game.moves)  # no chance without a choice
        line = f"{game.seat} {game.question}: {move} (of {len(game.moves)})"
        game.play(move)
        return line

    def _said(self) -> Iterator[str]:
        """The log since the last time."""
        for entry in self.news:
            said = self.words.news(self.game, entry, None)
            if said is not None:
                yield f"  {said}"
        self.news.clear()

    def _look(self) -> dict[str, Any]:
        """What a spectator sees; what the seats see, their legal moves with it, goes into the hash."""
        views = [self.game.view(seat) for seat in [*range(self.game.players), None]]
        self.hash.update(json.dumps(views, sort_keys=True).encode())
        return {name: value for name, value in views[-1].items() if name not in UNTOLD}


def changed(before: Any, after: Any, path: str) -> Iterator[str]:
    """Every number that is another one now, with the way to it."""
    if before == after:  # most of a view stays as it is
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in [name for name in before if name in after]:
            yield from changed(before[name], after[name], f"{path} {name}".strip())
    elif isinstance(before, list) and isinstance(after, list):
        for at, (old, new) in enumerate(zip(before, after, strict=False)):
            yield from changed(old, new, f"{path} {at}")
    elif type(before) is type(after) is int:
        yield f"{path} {before} -> {after}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for title, players in chosen():
        file_of(title, players).write_text(transcript(title, players), encoding="utf-8")
    print(f"{len(chosen())} transcripts written to {FOLDER.name}/")
