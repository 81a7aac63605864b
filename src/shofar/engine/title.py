"""A title: what a game folder gives to the engine."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from shofar.engine.box import Box, Section
from shofar.engine.errors import BadRequest, shown
from shofar.engine.game import Game
from shofar.engine.move import Catalogue
from shofar.engine.rules import Options, Rules

KEPT: Final = 40  # rules of a title

Value = bool | int | str


class Option:
    """A choice made before the game: its values, the default first."""

    def __init__(self, name: str, *values: Value) -> None:
        self.name: Final = name
        self.values: Final = values

    @property
    def default(self) -> Value:
        """What is played without asking."""
        return self.values[0]


class Reason:
    """Why a move is not possible: a key for the words and a rule number; without one it is the question's rule."""

    def __init__(self, key: str, rule: str) -> None:
        self.key: Final = key
        self.rule: Final = rule


class Reasons:
    """The reasons of a title: a reason's number is its place. The first stands for "allowed"."""

    def __init__(self) -> None:
        self._listed: Final = [Reason("allowed", "")]

    def add(self, key: str, rule: str = "") -> int:
        """The number of one more."""
        self._listed.append(Reason(key, rule))
        return len(self._listed) - 1

    def all(self) -> tuple[Reason, ...]:
        return tuple(self._listed)


class Kind:
    """A kind of news: a key for the words, and what its three numbers are (a kind of component, seat, reason or "n").

    Private news is shown to its own seat only. A flow says no more than what somebody paid or gained: forecasts have
    that in their ledger; a deed no more than what the seat chose to do. `ends` is "turn", "round" or "game" if that is
    what the news says to be over."""

    def __init__(
        self, key: str, *args: str, private: bool = False, flow: bool = False, deed: bool = False, ends: str = ""
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.private: Final = private
        self.flow: Final = flow
        self.deed: Final = deed
        self.ends: Final = ends


class News:
    """The kinds of news of a title: a kind's number is its place."""

    def __init__(self) -> None:
        self._listed: Final[list[Kind]] = []

    def add(
        self, key: str, *args: str, private: bool = False, flow: bool = False, deed: bool = False, ends: str = ""
    ) -> int:
        """The number of one more."""
        self._listed.append(Kind(key, *args, private=private, flow=flow, deed=deed, ends=ends))
        return len(self._listed) - 1

    def all(self) -> tuple[Kind, ...]:
        return tuple(self._listed)


class Field:
    """A named piece of a game's state. `names` says which ids its numbers stand for, "" if they are numbers."""

    def __init__(self, name: str, names: str = "") -> None:
        self.name: Final = name
        self.names: Final = names


class Title:
    """Everything the engine and its users need to know about one game."""

    def __init__(
        self,
        name: str,
        version: str,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        catalogue: Catalogue,
        sections: tuple[Section, ...],
        fields: tuple[Field, ...],
        reasons: tuple[Reason, ...],
        kinds: tuple[Kind, ...],
        bound: int,
        goods: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.version: Final = version  # of the rules: raised when a record would play differently
        self.players: Final = players
        self.options: Final = options
        self.catalogue: Final = catalogue
        self.sections: Final = sections
        self.fields: Final = fields
        self.reasons: Final = reasons
        self.kinds: Final = kinds
        self.goods: Final = goods  # what players have, pay and gain: the ledger of a forecast, and `Game.holdings`
        self.bound: Final = bound  # no game has more decisions: a bug detector, not a rule
        self._rules: Final[OrderedDict[tuple[object, ...], Rules]] = OrderedDict()

    def __reduce__(self) -> Any:
        from shofar.travel import packed_title

        return packed_title(self)

    # --- what a title defines -------------------------------------------------------------------------------
    # Not an abstract base class, like `Game`; a title that lacks one of these fails the tests every title runs.

    def build(self, box: Box, players: int, options: Options) -> Rules:
        """Read the box: parse its effects, check its counts."""
        raise NotImplementedError

    def blank(self, rules: Rules) -> Game:
        """A game with every list assigned and nothing dealt."""
        raise NotImplementedError

    def setup(self, game: Game) -> None:
        """Deal, and push the order of play. The engine advances afterwards."""
        raise NotImplementedError

    def check(self, game: Game) -> list[str]:
        """The invariants that do not hold, in words; none in a sound position."""
        raise NotImplementedError

    # --- made from it ---------------------------------------------------------------------------------------

    def rules(self, box: Box, players: int, options: Options) -> Rules:
        """The rules for this box, player count and options; built once, and forgotten when many others were asked for:
        owners of printed games bring boxes without end."""
        key = (box.digest, players, *sorted(options.items()))
        rules = self._rules.pop(key, None)
        if rules is None:
            rules = self.build(box, players, options)
        self._rules[key] = rules
        while len(self._rules) > KEPT:
            del self._rules[next(iter(self._rules))]
        return rules

    def settle(self, players: int, given: Mapping[Any, Any] | None) -> Options:
        """The options in full, or a sentence about the one that is wrong."""
        if players not in self.players:
            raise BadRequest(
                "bad-players",
                f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}",
                title=self.name,
                players=players,
            )
        options: Options = {option.name: option.default for option in self.options}
        for name, value in dict(given or {}).items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                known = ", ".join(options) or "none"
                raise BadRequest(
                    "unknown-option", f"{self.name} has no option '{name}'; its options are {known}", option=str(name)
                )
            if not any(value == known and type(value) is type(known) for known in option.values):
                allowed = ", ".join(str(known) for known in option.values)
                raise BadRequest(
                    "bad-option", f"option '{name}' of {self.name} is one of {allowed}, not {shown(value)}", option=name
                )
            options[name] = value
        return options
