"""Transcripts: whole seeded games with every legal move and every seat's view, kept as text and compared.

`python -m tests.transcript` writes them anew, after a change of the rules that is meant; look at the difference.
"""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from pathlib import Path

import shofar
from tests.playing import Setup, start

FOLDER = Path(__file__).parent / "transcripts"
LONG = 80  # letters of a list of moves that is written out


def chosen() -> list[tuple[Setup, int]]:
    """One game per title, player count and value of each option, the others at their default."""
    found: list[tuple[Setup, int]] = []
    for name in shofar.titles():
        title = shofar.title(name)
        for players in title.players:
            found.append(((name, players, {}), players))
            for option in title.options:
                for value in option.values[1:2]:
                    found.append(((name, players, {option.name: value}), players))
    return found


def file_of(setup: Setup) -> Path:
    title, players, options = setup
    return FOLDER / ("-".join([title, str(players), *[f"{k}={v}" for k, v in options.items()]]) + ".txt")


def transcript(setup: Setup, seed: int) -> str:
    """The game, line by line."""
    game = start(setup, seed)
    rng = random.Random(seed)
    title, players, options = setup
    lines = [f"{title}, {players} players, {json.dumps(options)}, seed {seed}", *_views(game)]
    while game.seat is not None:
        move = game.moves[0] if len(game.moves) == 1 else rng.choice(game.moves)  # no chance where there is no choice
        lines.append(f"{game.seat} {game.question}: {move} of {_legal(game)}, views {_fingerprints(game)}")
        game.play(move)
    lines += [*_views(game), f"scores {game.scores} ranks {game.ranks} digest {game.digest()}", ""]
    return "\n".join(lines)


def _legal(game: shofar.Game) -> str:
    """The legal moves, a long list as its length and fingerprint."""
    legal = ", ".join(each.text for each in game.moves)
    return f"({legal})" if len(legal) <= LONG else f"{len(game.moves)} moves {_fingerprint(legal)}"


def _fingerprint(text: str) -> str:
    return blake2b(text.encode(), digest_size=3).hexdigest()


def _views(game: shofar.Game) -> list[str]:
    return [f"view of {seat}: {json.dumps(game.view(seat), sort_keys=True)}" for seat in (0, None)]


def _fingerprints(game: shofar.Game) -> str:
    views = [json.dumps(game.view(seat), sort_keys=True) for seat in [*range(game.players), None]]
    return " ".join(_fingerprint(view) for view in views)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for setup, seed in chosen():
        file_of(setup).write_text(transcript(setup, seed), encoding="utf-8")
    print(f"{len(chosen())} transcripts written to {FOLDER.name}/")
