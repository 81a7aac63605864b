"""The games as games of OpenSpiel: importing this module registers `shofar_TITLE` for every title.

    from shofar.env import openspiel
    game = pyspiel.load_game("shofar_TITLE", {"players": 2})

All chance of a game follows from one deal: a chance node at the root with `deals` outcomes, everything after it is
decided by players. `options` are written as name:value, with semicolons between: equals signs and commas are what
OpenSpiel itself writes parameters with."""

from __future__ import annotations

import json
from typing import Any, Final

import shofar
from shofar.engine.errors import BadRequest
from shofar.engine.game import Game
from shofar.env.extras import needed
from shofar.env.table import Table, whole

needed("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

DEALS: Final = 1000


def name_of(title: str) -> str:
    """What a title is called there."""
    return f"shofar_{title}"


def _kind(title: str) -> Any:
    made = shofar.title(title)
    return pyspiel.GameType(
        short_name=name_of(title),
        long_name=f"Shofar: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(made.players),
        min_num_players=min(made.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": _usual(made),
            "deals": DEALS,
            "options": "",
            "reward": "rank",
        },
    )


def _usual(made: shofar.Title) -> int:
    return 2 if 2 in made.players else made.players[0]


def _options(title: str, text: str) -> dict[str, Any]:
    """The options as the title declares them."""
    declared = {option.name: option for option in shofar.title(title).options}
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadRequest("bad-option", f"'{part}' is not an option: write name:value", option=part)
        known = declared[name].values if name in declared else ()
        found[name] = next((each for each in known if str(each).lower() == value.lower()), value)
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title, its number of players and options."""

    def __init__(self, title: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        options = _options(title, str(given["options"]))
        self.table: Final = Table(title, int(given["players"]), options, None, str(given["reward"]))
        self.deals: Final = whole(given["deals"], "deals")
        if self.deals < 1:
            raise BadRequest("bad-deals", f"{self.deals} deals leave nothing to play; name at least 1")
        least, most = (-1.0, 1.0) if given["reward"] != "difference" else (-1000.0, 1000.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.moves,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.table.bound,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player observes; its `dict` has the features by name."""
        return Observer(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Final = game.table
        self.deals: Final = game.deals
        self.play: Game | None = None

    def current_player(self) -> Any:
        if self.play is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.play.over else self.play.decider

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return sorted(self.play.asked) if player == self.play.decider else []

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.table.new(action)
        else:
            self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return shofar.catalogue(self.table.title).moves[action].text

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.over

    def returns(self) -> list[float]:
        if self.play is None or not self.play.over:
            return [0.0] * self.table.players
        return self.table.reward(self.play)[: self.table.players]

    def __str__(self) -> str:
        return "before the deal" if self.play is None else repr(self.play)


class Observer:
    """What a player sees, in an array that is there already."""

    def __init__(self, table: Table) -> None:
        self.eye: Final = table.eye()
        self.tensor: Any = np.zeros(table.features.size, np.float32)
        self.dict: Final = {
            one.name: self.tensor[one.start : one.stop].reshape(one.shape or (1,)) for one in table.features
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill it."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.eye.look(state.play, player)
            self.tensor[:] = np.frombuffer(self.eye.row, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as a text."""
        return "" if state.play is None else json.dumps(state.play.view(player), sort_keys=True)


def _register(title: str) -> None:
    kind = _kind(title)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, kind, params)

    pyspiel.register_game(kind, Registered)


for _title in shofar.titles():
    if name_of(_title) not in pyspiel.registered_names():
        _register(_title)
