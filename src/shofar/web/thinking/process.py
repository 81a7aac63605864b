"""A process in which bots think: questions come on standard input, one JSON line each, answers go to standard output.

It ends when its input ends, so it never outlives the server, however that ends. It keeps the games it has seen, to
replay only what is new.
"""

from __future__ import annotations

import json
import random
import sys
from collections import OrderedDict
from typing import Any, Final

from shofar.engine.game import Game
from shofar.web.tables import boxes
from shofar.web.thinking.bots import choose

KEPT: Final = 64


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


def main() -> None:
    memory = Memory()
    rng = random.SystemRandom()
    for line in sys.stdin:
        question = json.loads(line)
        try:
            game = memory.game(question["table"], question["record"])
            answer = {"move": choose(game, question["level"], rng)}
        except Exception as error:  # the process must go on; the server decides what the table is told
            answer = {"error": type(error).__name__}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
