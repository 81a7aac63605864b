"""The greedy bot: it looks at the position after each move and takes the best.

A turn is cut into small decisions, so the value right after a move says little (a fee is paid before the card above is
used). The bot therefore follows its own further decisions of the turn, each taken by the value right after it, and
judges where it ends up. A title whose turns are long may have it follow only the moves that look best at once."""

from __future__ import annotations

from random import Random
from typing import Final

from shofar.bots.values import Value, guess_of, value_of, width_of
from shofar.engine.game import Game

DEPTH: Final = 8  # own decisions followed after a move ...
SIGHT: Final = 80  # ... as long as no more positions than this have been looked at on the way
CLOSE: Final = 1e-9

Way = tuple[int, float, Game]


class Greedy:
    """Takes what looks best at the end of its own turn. Without a valuation of its own it uses the title's."""

    def __init__(self, depth: int = DEPTH, value: Value | None = None) -> None:
        self.depth: Final = depth
        self.value: Final = value

    def choose(self, game: Game, rng: Random) -> int:
        options = game.legal()
        if len(options) == 1:
            return options[0]
        ways = self.ways(game, rng)
        best = max([worth for _, worth, _ in ways]) - CLOSE
        return rng.choice([move for move, worth, _ in ways if worth >= best])

    def ways(self, game: Game, rng: Random, moves: list[int] | None = None) -> list[Way]:
        """The moves worth following, of all or of these: each with what it is worth in the end, and the game there."""
        seat, title = game.decider, game.rules.title.name
        value = self.value or value_of(title)
        world = game.determinized(seat, rng)  # everything below looks at what this seat may know
        guess_of(title)(world, seat, rng)
        futures = [(move, _after(world, move)) for move in (moves or game.asked)]
        if len(futures) > width_of(title):
            futures.sort(key=lambda future: value(future[1], seat), reverse=True)
            del futures[width_of(title) :]
        return [(move, *self._follow(future, seat, value)) for move, future in futures]

    def _follow(self, game: Game, seat: int, value: Value) -> tuple[float, Game]:
        """The value after the rest of the turn, taken greedily, and the game there."""
        worth: float | None = None  # of the game: it was found when the move to it was chosen
        seen = 0
        for _ in range(self.depth):
            seen += len(game.asked)
            if game.decider != seat or seen > SIGHT:
                break
            now = game
            worth = None
            for move in now.asked:
                future = _after(now, move)
                reached = value(future, seat)
                if worth is None or reached > worth:
                    game, worth = future, reached
        return (value(game, seat) if worth is None else worth), game


def _after(game: Game, move: int) -> Game:
    new = game.clone()
    new.apply(move)
    return new
