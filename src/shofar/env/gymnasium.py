"""The games as Gymnasium environments: one agent against bots.

    games = gymnasium.env("TITLE", players=3, bots="greedy")  # or, of that package: make("shofar/TITLE-v1", players=3)

It observes a dict as in `shofar.env.pettingzoo`. The bots move within `step`, so it is always the agent that is asked.
A move that is not possible ends the episode with a reward worse than any game; `info["illegal"]` says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import shofar
from shofar import bots as all_bots
from shofar.engine.errors import BadRequest, shown
from shofar.engine.game import Game
from shofar.env.extras import needed
from shofar.env.table import Table, whole

needed("gymnasium", "rl")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402

from shofar.env.arrays import highest  # noqa: E402
from shofar.env.picture import picture, text  # noqa: E402
from shofar.env.rewards import PENALTIES  # noqa: E402

MODES: Final = ("ansi", "rgb_array")

Observation = dict[str, Any]


class BotsEnv(gymnasium.Env[Observation, Any]):
    """One seat of a table; bots have the others."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        title: str,
        players: int,
        bots: str | Sequence[str | all_bots.Bot] = "greedy",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        box: shofar.AnyBox = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        """`bots` is one for all other seats, or a list of one for each. Without a `seat` it is drawn for every game."""
        self.table: Final = Table(title, players, options, box, reward)
        self.rivals: Final = _rivals(bots, players)
        if seat is not None and not 0 <= whole(seat, "a seat") < players:
            raise BadRequest("unknown-seat", f"there is no seat {seat}: seats are 0 to {players - 1}", seat=seat)
        if render_mode not in (None, *MODES):
            raise BadRequest("bad-mode", f"there is no render mode {render_mode!r}; they are {', '.join(MODES)}")
        self.own: Final = seat
        self.seat = seat or 0
        self.penalty: Final = PENALTIES[reward]
        self.render_mode = render_mode
        most = highest(title)
        mask = Box(0, 1, (self.table.moves,), np.int8)
        self.observation_space = Dict(
            {"observation": Box(np.zeros_like(most), most, dtype=np.uint8), "action_mask": mask}
        )
        self.action_space = Discrete(self.table.moves)
        self.game: Game | None = None
        self._eye: Final = self.table.eye()
        self._chance = Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to the first decision of the agent."""
        super().reset(seed=seed)
        self._chance = Random(int(self.np_random.integers(2**63)))
        self.seat = self._chance.randrange(self.table.players) if self.own is None else self.own
        self.game = self.table.new(self._chance.getrandbits(63))
        self._play_on()
        return self._seen(), self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots play on until the agent is asked again."""
        game = self._game()
        move = whole(action, "a move")
        if move not in game.asked:
            return self._seen(), self.penalty, True, False, {**self._told(), "illegal": True}
        game.apply(move)
        self._play_on()
        given = self.table.reward(game)[self.seat] if game.over else 0.0
        return self._seen(), given, game.over, False, self._told()

    def _game(self) -> Game:
        if self.game is None:
            raise BadRequest("no-game", "no game has begun: call reset() first")
        return self.game

    def _play_on(self) -> None:
        game = self._game()
        while not game.over and game.decider != self.seat:
            rival = self.rivals[(game.decider - self.seat) % self.table.players - 1]
            game.apply(rival.choose(game, self._chance))

    def _seen(self) -> Observation:
        game = self._game()
        self._eye.look(game, self.seat)
        row = np.frombuffer(self._eye.row.copy(), np.uint8)
        mask = np.zeros(self.table.moves, np.int8)
        mask[game.asked] = 1
        return {"observation": row, "action_mask": mask}

    def _told(self) -> dict[str, Any]:
        game = self._game()
        told: dict[str, Any] = {"seat": self.seat}
        return told | {"scores": game.scores, "ranks": game.ranks} if game.over else told

    def render(self) -> Any:
        """The table as the agent sees it."""
        game = self._game()
        if self.render_mode == "rgb_array":
            return picture(game, self.seat)
        return text(game, self.seat) if self.render_mode == "ansi" else None


def _rivals(bots: str | Sequence[str | all_bots.Bot], players: int) -> list[all_bots.Bot]:
    """The bots of the other seats, clockwise from the agent's left."""
    named: list[Any] = [bots] * (players - 1) if isinstance(bots, str) or not isinstance(bots, Sequence) else [*bots]
    if len(named) != players - 1:
        raise BadRequest("bad-bots", f"{len(named)} bots are named for {players - 1} other seats", bots=len(named))
    return [_rival(one) for one in named]


def _rival(bot: Any) -> all_bots.Bot:
    if not isinstance(bot, str) and not callable(getattr(bot, "choose", None)):
        raise BadRequest("bad-bot", f"a bot is a name, or something with a method choose, not {shown(bot)}")
    return all_bots.named(bot) if isinstance(bot, str) else bot


def env(title: str, players: int, **more: Any) -> BotsEnv:
    """An environment of one agent against bots."""
    return BotsEnv(title, players, **more)


for _title in shofar.titles():
    gymnasium.register(f"shofar/{_title}-v1", f"{__name__}:env", kwargs={"title": _title}, disable_env_checker=True)
