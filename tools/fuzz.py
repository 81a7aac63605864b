"""Play random games over all titles, player counts and options, and check every invariant after every move.

With --knowing, what the engine notes about who has learnt something is compared, after every move and for every viewer,
with so many worlds in which everything that the viewer cannot see is dealt anew.

A violation is written as a record, with the command that plays it again.
"""

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import shofar

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.knowing import Moment, disagreement  # noqa: E402  (beside the package, not in it)

FOLDER = ROOT / "build" / "fuzz"


@dataclass(frozen=True)
class Job:
    title: str
    number: int
    seed: str
    worlds: int = 0


@dataclass(frozen=True)
class Result:
    job: Job
    moves: int
    violation: str = ""
    record: str = ""  # the file that plays it again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many of each title (%(default)s)")
    parser.add_argument("--title", action="append", help="only this title; may be given several times")
    parser.add_argument("--seed", default="0", help="other games with another seed (%(default)s)")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="processes (%(default)s)")
    parser.add_argument("--knowing", metavar="WORLDS", type=int, default=0, help="check who learns what (much slower)")
    parser.add_argument("--replay", metavar="FILE", type=Path, help="play a record again, with the same checks")
    options = parser.parse_args()
    if options.replay:
        return replay(options.replay)
    titles = [name for name in options.title or shofar.titles() if playable(name)]
    if not titles:
        return 0
    jobs = [Job(title, n, options.seed, options.knowing) for n in range(options.games) for title in titles]
    return 1 if run_all(jobs, options.jobs) else 0


def playable(name: str) -> bool:
    try:
        shofar.title(name)
    except ModuleNotFoundError as error:
        print(f"{name}: left out ({error})")
        return False
    return True


def run_all(jobs: list[Job], processes: int) -> int:
    """Play them all; returns the number of games with a violation."""
    games: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    failures = 0
    began = shown = time.monotonic()
    with multiprocessing.Pool(processes) as pool:
        for done, result in enumerate(pool.imap_unordered(play, jobs, chunksize=8), 1):
            games[result.job.title] += 1
            moves[result.job.title] += result.moves
            if result.violation:
                failures += 1
                tell(result)
            if time.monotonic() - shown > (1 if sys.stdout.isatty() else 30):
                shown = time.monotonic()
                progress(done, len(jobs), failures, shown - began)
    if sys.stdout.isatty():
        print("\r\033[K", end="")
    for title in games:
        print(f"{title}: {games[title]:,} games, {moves[title]:,} moves")
    print(f"{failures} games with a violation, {time.monotonic() - began:.0f} s, {build()}")
    return failures


def build() -> str:
    return "compiled" if shofar.compiled else "plain Python"


def progress(done: int, total: int, failures: int, seconds: float) -> None:
    line = f"{done:,} of {total:,} games, {failures} violations, {done / seconds:,.0f} games/s"
    print(f"\r\033[K{line}" if sys.stdout.isatty() else f"{line}\n", end="", flush=True)


def tell(result: Result) -> None:
    clear = "\r\033[K" if sys.stdout.isatty() else ""
    print(f"{clear}{result.job.title}, after {result.moves} moves: {result.violation}")
    if result.record:
        print(f"    again: .venv/bin/python tools/fuzz.py --replay {result.record}", flush=True)


def play(job: Job) -> Result:
    """One random game, checked after every move. No exception leaves it: a compiled one may not survive the way back
    to the process that waits for the result."""
    chance = random.Random(f"{job.seed}/{job.number}")
    moves = 0
    game = None
    try:
        game = deal(job, chance)
        violation = wrong(game, moves)
        while not violation and game.seat is not None:
            choices = game.legal()
            moves += 1
            before, move = game.clone(), choices[int(chance.random() * len(choices))]
            game.listen().clear()
            game.apply(move)
            violation = wrong(game, moves) or unknown(before, move, game, job.worlds, chance)
    except Exception as error:
        violation = f"{type(error).__name__}: {error}"
    return Result(job, moves, violation, write(job, game) if violation and game else "")


def deal(job: Job, chance: random.Random) -> shofar.Game:
    """A game with a random number of players and random options; combinations a title refuses are drawn again."""
    title = shofar.title(job.title)
    refused: shofar.BadRequest | None = None
    for _ in range(100):
        players = chance.choice(title.players)
        options = {option.name: chance.choice(option.values) for option in title.options}
        try:
            auto = chance.random() < 0.5
            return shofar.new(job.title, players, f"fuzz/{job.seed}/{job.number}", options, auto=auto)
        except shofar.BadRequest as error:
            refused = error
    raise RuntimeError(f"no combination of options was accepted: {refused}")


def wrong(game: shofar.Game, moves: int) -> str:
    title = game.rules.title
    found = title.check(game)
    if game.seat is not None and not game.legal():
        found = [*found, "a seat is asked and has no legal move"]
    if moves > title.bound:
        found = [*found, f"more than {title.bound} decisions"]
    return "; ".join(found)


def unknown(before: shofar.Game, move: int, game: shofar.Game, worlds: int, chance: random.Random) -> str:
    """Whose knowledge the engine has counted wrongly."""
    moment = Moment(before, move, game)
    viewers = moment.viewers if worlds else []
    return "; ".join(found for viewer in viewers if (found := disagreement(moment, viewer, worlds, chance)))


def write(job: Job, game: shofar.Game) -> str:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{job.title}-{job.seed}-{job.number}.json"
    path.write_text(json.dumps(game.record(), indent=1), encoding="utf-8")
    return str(path.relative_to(ROOT))


def replay(path: Path) -> int:
    """Play a written record, move by move, until the violation."""
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    game = shofar.opening(document)
    violation = wrong(game, 0)
    for number, move in enumerate(document["moves"], 1):
        if violation:
            break
        last = number == len(document["moves"])
        print(f"{number:5} {game.seat} {move}")
        if last:
            print("Digest before the last move:", game.digest())
        game.play(move)  # an exception is shown in full: it is what was looked for
        violation = wrong(game, number)
    print(violation or "No violation: it was mended, or the build differs")
    return 1 if violation else 0


if __name__ == "__main__":
    sys.exit(main())
