"""Recorded games: whole games that together show every way in which a round and the game can end.

`python -m tests.games.nehemiah.records` looks for them anew, after a change of the rules that is meant.

A feature is `round 1: swap` (what ended round I), `end: deadlock` (what triggered the end) or `trigger: first seat`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import shofar
from shofar.engine.promise import promise
from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.table import BOX, dealt, own, table

FOLDER = Path(__file__).parent / "records"
SEEDS = 400  # random games looked through per set-up
WAYS = ("activation", "swap")
LEADERS_WAYS = (*WAYS, "deadlock")


def features(document: dict[str, Any]) -> list[str]:
    """How the rounds and the game ended, told from the news of the replayed game."""
    game = own(shofar.opening(document, BOX))
    told = game.listen()
    for move in document["moves"]:
        game.play(move)
    kinds = game.rules.title.kinds
    found: list[str] = []
    activated: list[int] = []
    way, swept, turn = "", 0, game.turn
    for kind, _, a, *_ in told:
        match kinds[kind].key:
            case "turn":
                activated, way, turn = [], "", a
            case "activated":
                activated.append(a)
            case "deadlock" | "stall" as special:
                way = special
            case "column-swept":
                swept = a
            case "round-ended":
                found.append(f"round {a}: {way or _way(swept, activated)}")
            case "end-triggered":
                found.append(f"end: {way or _way(swept, activated)}")
                seat = turn % game.players
                if seat in (0, game.players - 1):
                    found.append(f"trigger: {'last' if seat else 'first'} seat")
    return found


def _way(column: int, activated: list[int]) -> str:
    return "activation" if column * 4 + 3 in activated else "swap"


def wanted(players: int, options: dict[str, Any]) -> set[str]:
    """What the games of a set-up have to show together."""
    if options.get("score_rows") == "plain":
        return {"round 1: activation"}
    ways = LEADERS_WAYS if options.get("leaders") else WAYS
    ends = {f"{what}: {way}" for what in ("round 1", "round 2", "end") for way in ways}
    return ends | {"trigger: first seat", "trigger: last seat"}


def setups() -> Iterator[tuple[str, int, dict[str, Any]]]:
    for players in (2, 3, 4):
        yield f"{players}-base", players, {}
        yield f"{players}-leaders", players, {"leaders": True}
    yield "3-plain", 3, {"score_rows": "plain"}


def play_out(game: Nehemiah, seed: int, generous: bool = False) -> dict[str, Any]:
    """A random game to its end. The generous bid all their workers half of the time: this leads to deadlocks."""
    rng = random.Random(seed)
    while not game.over:
        moves = game.legal()
        everything = generous and game.question == "bid" and game.stack[-1].value == 0 and rng.random() < 0.9
        game.apply(moves[-1] if everything else rng.choice(moves))
    return game.record()


def search(players: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Few games with all that is wanted: always the one that adds most."""
    missing = wanted(players, options)
    pool = []
    for seed in range(SEEDS):
        game = dealt(players, seed, options)
        record = play_out(game, seed, generous=bool(options.get("leaders")) and seed % 2 == 1)
        pool.append((set(features(record)), record))
    chosen = []
    while missing:
        shown, record = max(pool, key=lambda entry: len(entry[0] & missing))
        if not shown & missing:
            raise SystemExit(f"{players} players, {options}: no game shows {sorted(missing)}")
        missing -= shown
        chosen.append(record)
    return chosen


def crafted() -> Iterator[tuple[str, dict[str, Any]]]:
    """Ends that ordinary play does not reach: they start from a position."""
    for players in (2, 3, 4):
        for leaders in (False, True):
            name = f"{players}-{'leaders' if leaders else 'base'}-stall"
            for round in (1, 2, 3):
                game = table(
                    players, leaders=leaders, round=round, deck=4, quiet=59, red="wall 2 gold 2", blue="guard 1"
                )
                game.play("place 3")
                yield f"{name}-{round}", play_out(game, round)
    stuck = (
        "*:red/x *:blue/x *:red/x *",
        "*:red/x *:blue/x *:red/x *",
        "*:red/x *:blue/x *:red/x *",
        "*:blue/x " * 3 + "*",
    )
    columns: dict[str, Any] = {f"column_{number}": column for number, column in enumerate(stuck, 1)}
    for round in (1, 2, 3):
        game = table(2, round=round, deck=4, passes=1, auto=False, red="temple 2", blue="wall 1", **columns)
        yield f"2-base-deadlock-{round}", play_out(game, round)


def write(name: str, record: dict[str, Any]) -> None:
    game = own(shofar.replay(record, BOX))
    document = {
        "shows": features(record),
        "scores": game.scores,
        "ranks": game.ranks,
        "promise": promise(game, (), 0),
        "record": record,
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, players, options in setups():
        for number, record in enumerate(search(players, options), 1):
            write(f"{name}-{number}", record)
    for name, record in crafted():
        write(name, record)
    print(f"{len(list(FOLDER.glob('*.json')))} records written to {FOLDER.name}/")


if __name__ == "__main__":
    main()
