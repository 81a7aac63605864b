"""What a part of a table page is drawn from, beside the view: who sits where, the words, what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from shofar.engine.box import Box
from shofar.engine.forecast import Forecast, dear
from shofar.engine.game import Game
from shofar.engine.printed import Printed
from shofar.engine.views import AnyView
from shofar.readers.forecast import Entry, bill, dear_bill
from shofar.readers.form import Form, Said
from shofar.readers.words import Words
from shofar.web.html import Element, Node, button, div, mark
from shofar.web.kinds import compared, fixed, looked_into, question

# Each colour of a seat has a mark, so that none stands alone.
MARKS: Final = {
    "red": "disc", "blue": "square", "green": "triangle", "yellow": "diamond", "purple": "ring", "orange": "bars",
    "grey": "chevron", "turquoise": "star",
}  # fmt: skip

NOTHING: Final = Printed(Box("", ""), {})
FORM: Final = "play"  # the id of the form that every choice belongs to


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat as the page shows it."""

    seat: int
    name: str  # what to call it: "You" for the viewer, else the person's or bot's name, else the colour
    colour: str
    kind: str = "person"  # person, bot, open, or auto for an opponent of the game itself
    level: str = ""
    you: bool = False
    here: bool = True
    handed: bool = False
    left: int | None = None  # milliseconds on its clock
    given: str = ""  # the name for everybody: "You" is not one

    @property
    def mark(self) -> str:
        return MARKS[self.colour]

    @property
    def tint(self) -> str:
        """The class that gives its colours."""
        return f"p-{self.colour}"


class Choices:
    """The moves that the viewer may make now, as things on the page, and what each of them costs and brings. `dear` are
    some that only lack of goods forbids, `missing` what each of them lacks."""

    __slots__ = ("_set", "bills", "dear", "forecasts", "marked", "missing", "moves", "shown", "words")

    def __init__(
        self,
        moves: tuple[str, ...] = (),
        words: Mapping[str, str] | None = None,
        forecasts: Mapping[str, Forecast] | None = None,
        bills: Mapping[str, tuple[Entry, ...]] | None = None,
        missing: Mapping[str, Mapping[str, int]] | None = None,
        marked: Mapping[str, str] | None = None,
        shown: bool = False,
    ) -> None:
        """`marked` are the moves that are pointed at, with the words of their tags. If they are only `shown`, nobody
        chooses here."""
        self.shown: Final = shown
        self.moves: Final = moves
        self.missing: Final = dict(missing or {})
        self.dear: Final = tuple(self.missing)
        self.marked: Final = dict(marked or {})
        self.words: Final = dict(words or {})
        self.forecasts: Final = dict(forecasts or {})
        self.bills: Final = dict(bills or {})
        self._set: Final = frozenset(moves)

    @classmethod
    def of(cls, game: Game, words: Words) -> Choices:
        """What the deciding seat may do."""
        forecasts = {move.text: game.forecast(move) for move in game.moves}
        lacking = {forecast.move.text: forecast for forecast in dear(game)}
        missing = {move: _missing(game, forecast) for move, forecast in lacking.items()}
        bills = {move: bill(words, game.rules, forecast) for move, forecast in forecasts.items()}
        bills |= {move: dear_bill(words, game.rules, one, missing[move]) for move, one in lacking.items()}
        return cls(
            tuple(forecasts),
            {move: words.move(game.rules.title.name, move) for move in bills},
            forecasts | lacking,
            bills,
            missing,
        )

    @classmethod
    def pointed(cls, moves: Sequence[str]) -> Choices:
        """Moves to look at, numbered in their order."""
        numbers = {move: str(at) for at, move in reversed(list(enumerate(moves, 1)))}  # the first of several alike
        return cls(tuple(numbers), marked=numbers, shown=True)

    def __contains__(self, move: object) -> bool:
        return move in self._set

    def __bool__(self) -> bool:
        return bool(self.moves) and not self.shown

    @question
    def starting(self, *words: str) -> tuple[str, ...]:
        """The moves that begin with these words: starting("place") or starting("swap", "1.2")."""
        prefix = " ".join(words) + " "
        return tuple(move for move in self.moves if f"{move} ".startswith(prefix))

    @question
    def paid(self, move: str) -> dict[str, int]:
        """What the viewer pays for a move, by good; nothing for a move that is not asked for."""
        forecast = self.forecasts.get(move)
        return forecast.paid() if forecast else {}

    @question
    def gained(self, move: str) -> dict[str, int]:
        """What the move surely brings the viewer, by good."""
        forecast = self.forecasts.get(move)
        return forecast.gained() if forecast else {}

    @question
    def lost(self, move: str) -> dict[str, int]:
        """What the move wastes, by good."""
        forecast = self.forecasts.get(move)
        return forecast.lost() if forecast else {}

    @question
    def vain(self, move: str) -> bool:
        """Whether the move leads to nothing as things are now."""
        forecast = self.forecasts.get(move)
        return forecast is not None and forecast.vain is not None

    @question
    def payees(self, move: str) -> dict[int, dict[str, int]]:
        """To which seats the viewer pays for a move, and what."""
        forecast = self.forecasts.get(move)
        return {seat: sums for seat, sums in forecast.payees().items() if seat >= 0} if forecast else {}

    def thing(self, move: str, *children: Node, css: str = "", label: str = "", **attributes: Any) -> Element:
        """Something on the board that stands for a move: a glowing button if it may be chosen now, else the same
        thing at rest, which answers "why not?"; without a move its tip does. `label` is what a screen reader says."""
        pointed = " coached" if move in self.marked else ""
        if move in self._set and not self.shown:
            return button(
                class_=f"{css} choosable{pointed}".strip(),
                type="submit",
                form=FORM,
                name="move",
                value=move,
                aria_label=f"{label} {self.words.get(move, '')}".strip() or None,
                aria_describedby=tip_of(move),
                **attributes,
            )[children, tag(self.marked[move]) if pointed else None]
        return div(
            class_=f"{css}{pointed}" or None,
            aria_label=label or None,
            role="group" if label else None,
            data_why=move or None,
            **attributes,
        )[children, tag(self.marked[move]) if pointed else None]


NO_CHOICES: Final = Choices()  # of those who do not decide


def tip_of(move: str) -> str:
    """The id of the tip of an option; its twin on the board is described by the same one."""
    return f"tip-{move.replace(' ', '_')}"


def _missing(game: Game, forecast: Forecast) -> dict[str, int]:
    """What the seat has too little of for this price."""
    held = dict(zip(forecast.goods, game.holdings(forecast.seat), strict=True))
    return {good: n - held[good] for good, n in forecast.paid().items() if n > held[good]}


def tag(words: str) -> Element:
    """What a guide says at the thing it points at; the brackets around the thing are its style."""
    return mark(".coach-tag")[words]


@dataclass(frozen=True, slots=True)
class Look:
    """Everything beside the view."""

    title: str
    words: Words
    sittings: tuple[Sitting, ...]
    seat: int | None = None  # of the viewer; None for a spectator
    choices: Choices = NO_CHOICES
    before: AnyView | None = None  # the same viewer's view after their last move: what differs has moved since
    printed: Printed = NOTHING  # what stands on the components; nothing lies there before the game
    places: Mapping[str, str] = field(default_factory=dict)  # of the board that a guide points at, with its tag

    def text(self, key: str, **facts: Any) -> str:
        """A message of `web.ftl` or of the title."""
        return self.words.text(key, self.title, **facts)

    def noun(self, word: str, n: int = 1) -> str:
        """A thing by its id, as counted: with the forms that its language has."""
        return self.words.noun(word, n, self.title)

    def mark(self, place: str) -> Node:
        """What a guide points at here, as the last child of the place: nothing, mostly."""
        return tag(self.places[place]) if place in self.places else None

    def sitting(self, seat: int) -> Sitting:
        return self.sittings[seat]

    def by_colour(self, colour: str | None) -> Sitting | None:
        return next((one for one in self.sittings if one.colour == colour), None)

    @property
    def me(self) -> Sitting | None:
        return None if self.seat is None else self.sittings[self.seat]

    def others(self) -> tuple[Sitting, ...]:
        """The other seats in turn order after the viewer."""
        count = len(self.sittings)
        first = 0 if self.seat is None else self.seat + 1
        order = [(first + step) % count for step in range(count)]
        return tuple(self.sittings[seat] for seat in order if seat != self.seat)


looked_into(Look, Sitting, Choices)
fixed(Look, "title", "words", "printed", "text", "noun")

compared(Words, Printed, Entry, Form, Said)  # in the same words a text has the same other forms
