"""A process in which bots think and in which it is tried out what visitors bring: questions come on standard input, one
JSON line each, answers go to standard output; a dot is a sign of life.

It ends when its input ends, so it never outlives the server, however that ends. It keeps the games it has seen, to
replay only what is new.
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from shofar.engine.errors import ShofarError
from shofar.engine.game import Game
from shofar.web.tables import boxes
from shofar.web.thinking.bots import Seated, advice
from shofar.web.thinking.patience import at_most

KEPT: Final = 64
# Seconds of the processor for an answer.
LONGEST: Final = {
    "think": 25.0,
    "hint": 25.0,
    "move": 5.0,
    "why": 5.0,
    "on": 5.0,
    "record": 15.0,
    "box": 15.0,
    "review": 20.0,
}
MEMORY: Final = 2_000_000_000  # bytes that it may ask for: what wants more ends this process and not the machine
NICE: Final = {"bots": 5}  # pages come first, then bots,
NICER: Final = 10  # then what is tried out

Answer = dict[str, Any]


class Memory:
    """Games by table, with the moves they have had."""

    def __init__(self) -> None:
        self._games: Final[OrderedDict[str, tuple[list[str], Game]]] = OrderedDict()

    def game(self, table: str, record: dict[str, Any]) -> Game:
        moves: list[str] = record["moves"]
        known, game = self._games.pop(table, ([], None))
        if game is None or moves[: len(known)] != known:
            known, game = [], boxes.opening(record)
        game.play(*moves[len(known) :])
        self._games[table] = (list(moves), game)
        if len(self._games) > KEPT:
            self._games.popitem(last=False)
        return game


class Mouth:
    """What the process says: answers, and meanwhile that it is alive."""

    def __init__(self, beat: float) -> None:
        self._beat: Final = beat
        self._lock: Final = threading.Lock()
        self._busy: Final = threading.Event()
        self._say(".")

    def start(self) -> None:
        threading.Thread(target=self._live, daemon=True).start()

    def listen(self) -> None:
        self._busy.set()

    def answer(self, answer: Answer) -> None:
        with self._lock:
            self._busy.clear()
            self._say(json.dumps(answer))

    def _live(self) -> None:
        idle = threading.Event()
        while True:
            self._busy.wait()
            with self._lock:
                if self._busy.is_set():
                    self._say(".")
            idle.wait(self._beat)

    def _say(self, line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def questions() -> dict[str, Callable[[dict[str, Any]], Answer]]:
    """What can be asked, by what the question says to do."""
    memory, seated = Memory(), Seated()
    rng = random.SystemRandom()

    def think(question: dict[str, Any]) -> Answer:
        game = memory.game(question["table"], question["record"])
        return {"move": seated.choose(question["table"], game, question["level"], rng)}

    def hint(question: dict[str, Any]) -> Answer:
        return {"moves": advice(memory.game(question["table"], question["record"]), rng)}

    def review(question: dict[str, Any]) -> Answer:
        from shofar.web.thinking import review

        return review.piece(question)

    def tried(question: dict[str, Any]) -> Answer:
        from shofar.web.thinking import trial  # pages and all: bots do without

        return trial.TRIALS[question["do"]](memory.game, question)

    return {
        "think": think, "hint": hint, "review": review,
        "move": tried, "why": tried, "box": tried, "record": tried, "on": tried,
    }  # fmt: skip


def main() -> None:
    name, beat = sys.argv[1:]
    _be_modest(NICE.get(name, NICER))
    mouth = Mouth(float(beat))
    mouth.start()
    known = questions()
    for line in sys.stdin:
        mouth.listen()
        try:
            question = json.loads(line)
            with at_most(LONGEST[question["do"]]):
                answer = known[question["do"]](question)
        except ShofarError as error:
            answer = {"error": type(error).__name__, "key": error.key, "said": str(error)}
        except Exception as error:  # the process must go on; the server decides what the table is told
            answer = {"error": type(error).__name__}
        mouth.answer(answer)


def _be_modest(nice: int) -> None:
    if hasattr(os, "nice"):
        os.nice(nice)
    try:
        import resource
    except ImportError:  # elsewhere than on Unix
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


if __name__ == "__main__":
    main()
