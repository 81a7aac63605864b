"""A game in progress: the state every title shares, and the loop that runs effects until a person must decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from shofar.engine.errors import BadPosition, BadRequest, IllegalMove, shown
from shofar.engine.frame import Frame
from shofar.engine.move import Move
from shofar.engine.rng import Rng, fresh_key

if TYPE_CHECKING:
    from shofar.engine.cost import Cost
    from shofar.engine.effect import Effect
    from shofar.engine.forecast import Forecast, Outlook
    from shofar.engine.ledger import Ledger
    from shofar.engine.rules import Rules
    from shofar.engine.views import AnyView

NOTHING: Final[list[int]] = []  # shared: never append to it
NOBODY: Final = -1
ALL: Final = -2  # whom a card is dealt to: for everybody to see
SPECTATOR: Final = 4  # who watches without a seat, where viewers are counted
ENDLESS: Final = 100_000  # steps without a decision: games make some hundreds at most

News = tuple[int, int, int, int, int]  # kind, seat, and three numbers the kind explains


class Origin:
    """Where the moves of a game started: a seed, or a position document."""

    __slots__ = ("seed", "start")

    def __init__(self, seed: int | str, start: dict[str, Any] | None) -> None:
        self.seed: Final = seed
        self.start: Final = start


class Game:
    """A game in progress.

    `seat` decides among `moves` (or `legal()`, their integers); `play` and `apply` make a move. `view(seat)` is what
    a seat may see, `record()` and `position()` are the game as a document. `clone()`, `copy.copy` and `copy.deepcopy`
    are the same: an independent copy, to which nobody listens yet. `pickle` takes it to another process, exactly.
    `==` asks whether it is the same object, because a game changes; two games are at the same point if their `digest()`
    is equal.
    """

    # Plain data, a stack of frames, one generator. A title adds its own lists of small integers.

    __slots__ = (
        "asked", "auto", "decider", "ledger", "news", "origin", "past", "rng", "rules", "stack", "stacked", "taught",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.rng = Rng(b"", 0)
        self.stack: list[Frame] = []
        self.decider = NOBODY
        self.asked: list[int] = NOTHING
        self.auto = True  # questions with one possible answer are answered by the engine, unless they wait for a person
        self.stacked: list[int] = []  # cards to be drawn next: set up by tests and puzzles, empty in a real game
        self.past: tuple[Any, int] | None = None  # (earlier past, last move): shared by clones, never copied
        self.origin: Origin | None = None
        self.news: list[News] | None = None  # what happened, for the log; not kept unless `listen` was called
        self.ledger: Ledger | None = None  # what is paid and gained, while a forecast is made
        self.taught = 0  # bit per seat, and the spectator's: who has learnt something in the last step

    # --- what every caller uses -----------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return None if self.decider == NOBODY else self.decider

    def __repr__(self) -> str:
        rules = self.rules
        people = f"{rules.players} player{'s' if rules.players > 1 else ''}"
        if self.over:
            return f"<shofar {rules.title.name}, {people}: over>"
        asked = f"seat {self.decider} decides ({self.question}), {len(self.asked)} moves"
        return f"<shofar {rules.title.name}, {people}, {self.stands()}: {asked}>"

    def __reduce__(self) -> Any:
        from shofar.travel import packed_game

        return packed_game(self)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    @property
    def over(self) -> bool:
        """True when nobody decides any more."""
        return self.decider == NOBODY

    @property
    def players(self) -> int:
        """The number of people; they have the first seats."""
        return self.rules.players

    @property
    def seats(self) -> int:
        """The number of seats, those of automatic opponents included."""
        return self.rules.seats

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything that the deciding seat may do."""
        moves = self.rules.title.catalogue.moves
        return tuple([moves[index] for index in self.asked])

    def play(self, *moves: Move | str) -> None:
        """Play moves, given as moves or in notation, one after the other. An illegal one changes nothing."""
        catalogue = self.rules.title.catalogue
        every: tuple[Any, ...] = moves  # what is neither gets a sentence, compiled too
        for given in every:
            move = given if isinstance(given, Move) else catalogue.parse(given)
            if move.title != catalogue.title or move.index not in self.asked:
                from shofar.engine.why import refusal

                raise refusal(self, move)
            self.apply(move.index)

    def legal(self) -> list[int]:
        """The integers of `moves`."""
        return self.asked.copy()

    def apply(self, move: SupportsIndex) -> None:
        """Play the move with this integer."""
        number = move if isinstance(move, int) else _whole(move)
        if number not in self.asked:
            raise IllegalMove("illegal-integer", f"move {shown(move)} is not among the legal ones", move=shown(move))
        self.past = (self.past, number)
        self.taught = 0
        frame = self.stack.pop()
        frame.effect.answer(self, frame, number)
        self.advance()

    @property
    def question(self) -> str:
        """The name of what is being decided; empty when the game is over."""
        return self.stack[-1].effect.text() if self.stack else ""

    @property
    def scores(self) -> list[int]:
        """Points of each seat: final when the game is over, as they stand before."""
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    @property
    def ranks(self) -> list[int]:
        """Places from 1; a true tie shares a number."""
        keys = [self.standing(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def listen(self) -> list[News]:
        """Start to keep news; returns the list that grows."""
        if self.news is None:
            self.news = []
        return self.news

    def history(self) -> list[int]:
        """The integers of the moves played since the origin."""
        moves: list[int] = []
        past = self.past
        while past is not None:
            moves.append(past[1])
            past = past[0]
        moves.reverse()
        return moves

    # --- what a title defines -------------------------------------------------------------------------------
    # Not an abstract base class: compiled, that would give every game a dictionary and make clones dearer.

    def clone(self) -> Game:
        """An independent copy."""
        raise NotImplementedError

    def stands(self) -> str:
        """Where the game stands, in a few words: the round, or whatever the title counts."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """Points by source; they add up to the score."""
        raise NotImplementedError

    def standing(self, seat: int) -> tuple[int, ...]:
        """What decides the ranks: the score first, then the tie-breaks; the larger, the better."""
        raise NotImplementedError

    def sights(self, seat: int | None) -> Mapping[str, object]:
        """The title's part of a view, declared in its `views.py`: what can change and this seat may see."""
        raise NotImplementedError

    def forget(self, seat: int | None, rng: Rng) -> None:
        """Reshuffle whatever this seat cannot see, with other randomness."""
        raise NotImplementedError

    # What the effects of compose.py ask a title that uses them.

    def lacks_goods(self, seat: int, cost: Cost) -> int:
        """Why this seat cannot pay; 0 if it can."""
        raise NotImplementedError

    def pay(self, seat: int, cost: Cost) -> None:
        """Pay all of it."""
        raise NotImplementedError

    def gain(self, seat: int, good: int, amount: int, about: int = 0) -> None:
        """Take this much of a good of the title."""
        raise NotImplementedError

    def count(self, seat: int, thing: int) -> int:
        """How many of a thing that the title counts this seat has."""
        raise NotImplementedError

    # What forecasts ask.

    def holdings(self, seat: int) -> list[int]:
        """How much this seat has of each of the title's goods, in their order."""
        return NOTHING

    def lend(self, seat: int) -> None:
        """Give this seat more of all goods than anything costs: asked of a clone, for the price of what is too dear."""

    def push_coming(self, seat: int) -> None:
        """Put on the stack, instead of all that is there, what the order of play still does for this seat until the
        round is over: asked of a clone, for an outlook."""
        self.stack = []

    def automatic(self, seat: int) -> bool:
        """True for a seat that is asked nothing: it takes the first possible choice and declines what it may."""
        return False

    # --- what effects use -----------------------------------------------------------------------------------

    def push(self, effect: Effect[Any], seat: int) -> None:
        """Do this next."""
        self.stack.append(effect.frames[seat])

    def push_about(self, effect: Effect[Any], seat: int, about: int) -> None:
        """Do this next, about that."""
        self.stack.append(Frame(effect, seat, 0, about) if about else effect.frames[seat])

    def push_with(self, effect: Effect[Any], seat: int, value: int, about: int = 0) -> None:
        """Do this next, remembering a value."""
        self.stack.append(Frame(effect, seat, value, about))

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note what happened for the log, if somebody listens."""
        if self.news is not None:
            self.news.append((kind, seat, a, b, c))

    def flow(self, seat: int, good: int, amount: int, other: int = NOBODY) -> None:
        """Note that a seat gains an amount of a good, or pays it (below 0): from or to the supply, or another seat.
        Whatever changes `holdings` says so here, in the same breath."""
        if self.ledger is not None:
            self.ledger.add(seat, good, amount, other)

    # --- the door: what leaves the dark leaves it here ------------------------------------------------------
    # Chance that somebody sees and secrets that are shown go through these methods and through nothing else. They note
    # who learns something. What nobody sees, or could be foreseen by all who see it, teaches nobody.

    def teach(self, viewers: int) -> None:
        """These learn something: a bit for each. A forecast ends where the seat it is for would."""
        self.taught |= viewers
        if self.ledger is not None:
            self.ledger.learn(viewers)

    def take(self, deck: list[int]) -> int:
        """Take a card from an unordered deck in the dark: nobody sees it yet."""
        if self.stacked:
            card = self.stacked.pop(0)
            if card not in deck:
                raise BadPosition("bad-stacked", f"card {card} was to be drawn next, but it is not in that deck")
            deck.remove(card)
            return card
        at = self.rng.below(len(deck))
        card = deck[at]
        deck[at] = deck[-1]
        deck.pop()
        return card

    def draw(self, deck: list[int]) -> int:
        """Take a card from an unordered deck, for all to see: it gets its place in the order only now."""
        if unforeseen(deck):
            self.teach(self.rules.everybody)
        return self.take(deck)

    def deal(self, deck: list[int], count: int, seat: int) -> list[int]:
        """Take cards from an unordered deck for the eyes of one seat, or of ALL. They come together, in rising order:
        who gets the whole deck learns nothing."""
        if 0 < count < len(deck) and unforeseen(deck):
            self.teach(self.rules.everybody if seat == ALL else 1 << seat)
        return sorted([self.take(deck) for _ in range(count)])

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1, by chance, for all to see."""
        if n > 1:
            self.teach(self.rules.everybody)
        return self.rng.below(n)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, for all to see."""
        if unforeseen(items):
            self.teach(self.rules.everybody)
        for last in range(len(items) - 1, 0, -1):
            at = self.rng.below(last + 1)
            items[at], items[last] = items[last], items[at]

    def show(self, seat: int) -> None:
        """What only this seat knew is shown to all others."""
        self.teach(self.rules.everybody & ~(1 << seat))

    def look(self, viewer: int) -> None:
        """This seat, or the SPECTATOR, sees something that it could not know."""
        self.teach(1 << viewer)

    # --- the loop -------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run effects until one needs a person."""
        stack = self.stack
        auto = self.auto
        for _ in range(ENDLESS):
            if not stack:
                self.decider, self.asked = NOBODY, NOTHING
                return
            frame = stack[-1]
            options = frame.effect.options(self, frame)
            if not options:
                stack.pop()
                frame.effect.run(self, frame)
            elif len(options) == 1 and auto and not frame.effect.waits(options[0]):
                stack.pop()
                frame.effect.answer(self, frame, options[0])
            else:
                self.decider, self.asked = frame.seat, options
                return
        raise BadPosition("endless", "this position never comes to a decision: no game can reach it")

    def copy_into(self, new: Game) -> None:
        """The shared part of a clone."""
        new.rng = self.rng.clone()
        new.stack = self.stack.copy()
        new.decider = self.decider
        new.asked = self.asked
        new.auto = self.auto
        new.stacked = self.stacked.copy()
        new.past = self.past
        new.origin = self.origin
        new.taught = self.taught

    # --- made from the above --------------------------------------------------------------------------------

    def forecast(self, move: Move | str | SupportsIndex) -> Forecast:
        """What this move costs and brings the deciding seat, as far as that is certain, and what it leads to. A move
        that is not possible now has the reason, and its price if that is what is missing."""
        from shofar.engine.forecast import forecast

        return forecast(self, move)

    def outlook(self, seat: SupportsIndex) -> Outlook:
        """What the end of the round will surely bring and take a seat, as things stand."""
        from shofar.engine.forecast import outlook

        return outlook(self, self._number(seat, self.seats))

    @property
    def progress(self) -> tuple[int, int]:
        """Which of how many answers the question wants, like 1 of 2; (0, 0) for a question of its own."""
        return self.stack[-1].effect.progress(self.stack[-1]) if self.stack else (0, 0)

    def view(self, seat: SupportsIndex | None) -> AnyView:
        """What this seat may see, ready for JSON; None is a spectator."""
        from shofar.engine.view import view

        return view(self, self._viewer(seat))

    def determinized(self, seat: SupportsIndex | None, seed: Any = None) -> Game:
        """A clone whose parts that this seat cannot see are reshuffled: all that a fair bot may search.

        `seed` is a number or a text (the same one gives the same clone), an object with `getrandbits` such as
        `random.Random`, or None for fresh randomness. The clone has no record: its past is not its own.
        """
        viewer = self._viewer(seat)
        new = self.clone()
        new.rng = Rng(fresh_key(seed), 0)
        new.stacked = []
        new.origin = new.past = None  # others' secret moves are among the past ones
        new.forget(viewer, new.rng)
        new.taught = 0
        new.advance()
        return new

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        """The seat as a number, if a person can sit there."""
        return None if seat is None else self._number(seat, self.players)

    def _number(self, seat: SupportsIndex, seats: int) -> int:
        """The number of a seat, one of so many."""
        number: int | None = _whole(seat)
        if number is None or not 0 <= number < seats:
            raise BadRequest(
                "unknown-seat",
                f"there is no seat {shown(seat)}: seats are 0 to {seats - 1}, None is a spectator",
                seat=shown(seat),
            )
        return number

    def digest(self) -> str:
        """A fingerprint of the whole position, stable across machines and builds."""
        from shofar.engine.position import digest

        return digest(self)

    def position(self) -> dict[str, Any]:
        """The whole position as a readable document. It contains the generator: never show it to a player."""
        from shofar.engine.position import position

        return position(self)

    def record(self) -> dict[str, Any]:
        """The game as its moves. It contains the seed: never show it to a player of a running game."""
        from shofar.engine.record import record

        return record(self)


def unforeseen(cards: list[int]) -> bool:
    """True if a card taken from these could be another one."""
    return len(cards) > 1 and (cards[0] != cards[1] or cards.count(cards[0]) < len(cards))


def _whole(value: Any) -> Any:
    """The whole number that this is, also one of another library; None if it is none."""
    if isinstance(value, int):
        return value
    try:
        return int(value.__index__())
    except (AttributeError, TypeError):
        return None
