"""Games as data for learning: every decision with what its seat saw, what it might do and what it chose, and how the
game ended. `simulate --write FILE` writes it, as JSON Lines or as Parquet (with the extra `data`), by the file's name.

JSON Lines: a line is a game (`Played`), decisions in order. Parquet: a row is a decision; what is known of its game
stands in every row of it. Both hold seed, options and all moves, so that a game can be replayed exactly."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import shofar
from shofar.bots.arena import Match, Result
from shofar.engine.errors import BadRecord, BadRequest
from shofar.engine.game import Game
from shofar.env import features, seen
from shofar.env.extras import needed

SCHEMA: Final = "shofar-games-1"
SUFFIXES: Final = (".jsonl", ".parquet")
ROWS: Final = 20_000  # of a group of rows in Parquet


@dataclass(frozen=True)
class Decision:
    """One decision."""

    seat: int
    question: str
    observation: bytes
    legal: tuple[int, ...]
    choice: int


@dataclass(frozen=True)
class Played:
    """A game, from its seed to its scores."""

    title: str
    version: str  # of the rules
    box: str  # the digest of the component data
    players: int
    options: Mapping[str, Any]
    seed: str
    bots: tuple[str, ...]
    decisions: tuple[Decision, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    digest: str  # of the last position

    def replay(self, box: shofar.AnyBox = None) -> Game:
        """The game again, to its end; refused if anything is not as it was written."""
        game = shofar.new(self.title, self.players, self.seed, self.options, box)
        if game.rules.box.digest != self.box:
            raise BadRecord("other-box", f"game {self.seed} was played with another box ({self.box})", seed=self.seed)
        for number, decision in enumerate(self.decisions):
            if game.over or decision != _decision(game, decision.choice):
                raise _differs(self.seed, f"decision {number} is another one")
            game.apply(decision.choice)
        if game.digest() != self.digest or tuple(game.scores) != self.scores:
            raise _differs(self.seed, "it ends otherwise")
        return game


def _differs(seed: str, how: str) -> BadRecord:
    return BadRecord("bad-data", f"game {seed} cannot be replayed: {how}", seed=seed)


def _decision(game: Game, choice: int) -> Decision:
    row = bytes(seen(game, game.decider))
    return Decision(game.decider, game.question, row, tuple(game.asked), choice)


def played(match: Match, result: Result) -> Played:
    """A game of the arena with all its decisions."""
    game = shofar.new(match.title, len(match.bots), match.seed, match.options, match.box)
    decisions = []
    for move in result.moves:
        decisions.append(_decision(game, move))
        game.apply(move)
    rules = game.rules
    return Played(
        match.title, rules.title.version, rules.box.digest, game.players, dict(rules.options), match.seed,
        tuple(match.bots), tuple(decisions), tuple(game.scores), tuple(game.ranks), game.digest(),
    )  # fmt: skip


def suffix_of(file: str | Path) -> str:
    """Which format a file has, by its name."""
    found = Path(file).suffix
    if found not in SUFFIXES:
        raise BadRequest("bad-data-file", f"{file} ends neither in {SUFFIXES[0]} nor in {SUFFIXES[1]}", file=str(file))
    return found


def write(file: str | Path, games: Iterable[Played]) -> int:
    """Write games into a new file; returns how many. What was written stays if the games end early."""
    kind = suffix_of(file)
    try:
        return _write_lines(Path(file), games) if kind == ".jsonl" else _write_parquet(Path(file), games)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)  # Arrow has a longer one
        raise BadRequest("unwritable", f"cannot write {file}: {why}", file=str(file)) from None


def read(file: str | Path) -> Iterator[Played]:
    """The games of a file, in their order."""
    path = Path(file)
    kind = suffix_of(path)
    if not path.exists():
        raise BadRequest("no-data-file", f"there is no file {path}", file=str(path))
    yield from _read_lines(path) if kind == ".jsonl" else _read_parquet(path)


# --- JSON Lines ---------------------------------------------------------------------------------------------


def document(game: Played) -> dict[str, Any]:
    """A line: plain values; observations are bytes, in hexadecimal."""
    known = {name: getattr(game, name) for name in _GAME}
    decisions = [
        {"seat": one.seat, "question": one.question, "observation": one.observation.hex(), "legal": list(one.legal),
         "choice": one.choice}
        for one in game.decisions
    ]  # fmt: skip
    return {"schema": SCHEMA, **known, "decisions": decisions}


_GAME: Final = ("title", "version", "box", "players", "options", "seed", "bots", "scores", "ranks", "digest")


def _write_lines(path: Path, games: Iterable[Played]) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for game in games:
            file.write(json.dumps(document(game), separators=(",", ":")) + "\n")
            count += 1
    return count


def _read_lines(path: Path) -> Iterator[Played]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                yield _game_of(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise BadRecord("bad-data", f"{path}, line {number}: no game of {SCHEMA} ({error})") from None


def _game_of(found: dict[str, Any]) -> Played:
    if found["schema"] != SCHEMA:
        raise ValueError(f"its schema is {found['schema']}")
    decisions = tuple(
        Decision(one["seat"], one["question"], bytes.fromhex(one["observation"]), tuple(one["legal"]), one["choice"])
        for one in found["decisions"]
    )
    return _made({name: found[name] for name in _GAME}, decisions)


def _made(known: dict[str, Any], decisions: tuple[Decision, ...]) -> Played:
    lists = {name: tuple(known[name]) for name in ("bots", "scores", "ranks")}
    return Played(**{**known, **lists}, decisions=decisions)


# --- Parquet ------------------------------------------------------------------------------------------------


def schema(title: str | None = None) -> Any:
    """The columns; with a title its features go along as metadata, under `features`."""
    pa = needed("pyarrow", "data")
    words, numbers = pa.list_(pa.string()), pa.list_(pa.int32())
    columns = [
        ("game", pa.int32()), ("step", pa.int32()), ("seat", pa.int8()), ("question", pa.string()),
        ("observation", pa.binary()), ("legal", pa.list_(pa.int16())), ("choice", pa.int16()),
        ("title", pa.string()), ("version", pa.string()), ("box", pa.string()), ("players", pa.int8()),
        ("options", pa.string()), ("seed", pa.string()), ("bots", words), ("scores", numbers), ("ranks", numbers),
        ("digest", pa.string()),
    ]  # fmt: skip
    about = {"schema": SCHEMA}
    if title is not None:
        about["features"] = json.dumps(
            [[one.name, one.start, list(one.shape), one.least, one.most] for one in features(title)]
        )
    return pa.schema(columns, about)


def _write_parquet(path: Path, games: Iterable[Played]) -> int:
    pa, parquet = needed("pyarrow", "data"), needed("pyarrow.parquet", "data")
    writer, rows, count = None, list[dict[str, Any]](), 0
    try:
        for game in games:
            if writer is None:
                writer = parquet.ParquetWriter(path, schema(game.title), compression="zstd")
            rows += _rows(count, game)
            count += 1
            if len(rows) >= ROWS:
                writer.write_table(pa.Table.from_pylist(rows, writer.schema))
                rows = []
    finally:
        if writer is not None:
            if rows:
                writer.write_table(pa.Table.from_pylist(rows, writer.schema))
            writer.close()
    return count


def _rows(number: int, game: Played) -> list[dict[str, Any]]:
    known = {name: getattr(game, name) for name in _GAME} | {"game": number, "options": json.dumps(game.options)}
    return [
        {**known, "step": step, "seat": one.seat, "question": one.question, "observation": one.observation,
         "legal": one.legal, "choice": one.choice}
        for step, one in enumerate(game.decisions)
    ]  # fmt: skip


def _read_parquet(path: Path) -> Iterator[Played]:
    parquet, arrow = needed("pyarrow.parquet", "data"), needed("pyarrow", "data")
    try:
        file = parquet.ParquetFile(path)
    except arrow.ArrowInvalid as error:
        raise BadRecord("bad-data", f"{path} is no Parquet file ({error})") from None
    if (file.schema_arrow.metadata or {}).get(b"schema") != SCHEMA.encode():
        raise BadRecord("bad-data", f"{path} holds no games of {SCHEMA}")
    rows: list[dict[str, Any]] = []
    for batch in file.iter_batches(batch_size=ROWS):
        for row in batch.to_pylist():
            if rows and row["game"] != rows[0]["game"]:
                yield _game_of_rows(rows)
                rows = []
            rows.append(row)
    if rows:
        yield _game_of_rows(rows)


def _game_of_rows(rows: list[dict[str, Any]]) -> Played:
    known = {name: rows[0][name] for name in _GAME} | {"options": json.loads(rows[0]["options"])}
    decisions = tuple(
        Decision(row["seat"], row["question"], row["observation"], tuple(row["legal"]), row["choice"]) for row in rows
    )
    return _made(known, decisions)
