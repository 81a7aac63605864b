"""The games as PettingZoo environments: `env("TITLE", players=3)` is an `AECEnv`.

An agent is a seat (`seat_0` and so on). It observes a dict: `observation`, the row of `shofar.env.features`, and
`action_mask`, a 1 for every move of the catalogue that it may make now; the mask stands in its info, too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import shofar
from shofar.engine.errors import BadRequest, shown
from shofar.engine.game import Game
from shofar.env.extras import needed
from shofar.env.table import Table, whole

needed("gymnasium", "rl")
needed("pettingzoo", "rl")

import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from shofar.env.arrays import highest  # noqa: E402
from shofar.env.picture import picture, text  # noqa: E402
from shofar.env.rewards import PENALTIES  # noqa: E402

MODES: Final = ("ansi", "rgb_array", "human")
NO_MOVE: Final = -1

Observation = dict[str, Any]


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A table whose seats are agents. What they do is checked here: wrappers would take longer than the game.

    A move that is not possible ends the game, with a reward worse than any game for its agent and 0 for the others."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "name": "shofar_v1", "is_parallelizable": False}

    def __init__(
        self,
        title: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        box: shofar.AnyBox = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, title, players, options, box, reward, render_mode)
        if render_mode not in (None, *MODES):
            raise BadRequest("bad-mode", f"there is no render mode {render_mode!r}; they are {', '.join(MODES)}")
        super().__init__()
        self.table: Final = Table(title, players, options, box, reward)
        self.penalty: Final = PENALTIES[reward]
        self.metadata = {**self.metadata, "name": f"shofar_{title}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.table.moves) for agent in self.possible_agents}
        self._eyes: Final = [self.table.eye() for _ in self.possible_agents]
        self._random = np.random.default_rng()
        self.game: Game | None = None

    def _space(self) -> Dict:
        most = highest(self.table.title)
        mask = Box(0, 1, (self.table.moves,), np.int8)
        return Dict({"observation": Box(np.zeros_like(most), most, dtype=np.uint8), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        """What this agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The moves of the catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = self.table.new(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """The turn is that of the seat that decides; its mask stands in its info."""
        assert self.game is not None
        self.agent_selection = self.possible_agents[self.game.decider]
        self.infos[self.agent_selection] = {"action_mask": self._mask(self.game.decider)}

    def _mask(self, seat: int) -> Any:
        assert self.game is not None
        mask = np.zeros(self.table.moves, np.int8)
        if self.game.decider == seat:
            mask[self.game.asked] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and may do if it is asked."""
        game = self._begun()
        if agent not in self._seat:
            raise BadRequest("unknown-seat", f"there is no agent {shown(agent)}; they are {', '.join(self._seat)}")
        seat = self._seat[agent]
        eye = self._eyes[seat]
        eye.look(game, seat)
        row = np.frombuffer(eye.row.copy(), np.uint8)
        mask = self.infos[agent].get("action_mask") if agent == self.agent_selection and agent in self.infos else None
        return {"observation": row, "action_mask": self._mask(seat) if mask is None else mask}

    def step(self, action: int | None) -> None:
        """Make a move; an agent whose game is over makes None."""
        game = self._begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = NO_MOVE if action is None else whole(action, "a move")
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        if move not in game.asked:
            given = [0.0] * game.seats
            given[game.decider] = self.penalty
            self._end(game, given)
            self.infos[agent]["illegal"] = True
            return
        game.apply(move)
        if game.over:
            self._end(game, self.table.reward(game))
        else:
            self._ask()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees, was given, and is told."""
        self._begun()
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def _begun(self) -> Game:
        if self.game is None:
            raise BadRequest("no-game", "no game has begun: call reset() first")
        return self.game

    def _end(self, game: Game, given: list[float]) -> None:
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = given[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": game.scores[seat], "rank": game.ranks[seat]}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as the seat that decides sees it: text for `ansi`, pixels for `rgb_array`, printed for `human`."""
        game = self._begun()
        if self.render_mode == "rgb_array":
            return picture(game, game.seat)
        if self.render_mode == "human":
            print(text(game, game.seat))
        return text(game, game.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


raw_env = TableEnv  # as PettingZoo calls one without wrappers


def env(title: str, players: int, **more: Any) -> TableEnv:
    """The environment; arguments are those of `TableEnv`."""
    return TableEnv(title, players, **more)
