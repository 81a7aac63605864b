"""The fifth reader: what a choice costs and brings, told by the code that will charge it.

A clone plays the move and keeps a ledger of what is paid and gained, until the seat that decides would learn something
it cannot know yet. Nothing is worked out a second time: a price that is shown is the price that is charged.
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from shofar.engine.effect import OK, Effect
from shofar.engine.errors import IllegalMove, shown
from shofar.engine.frame import Frame
from shofar.engine.game import NOBODY, Game, News
from shofar.engine.ledger import LOST, Flow, Ledger, Unknown
from shofar.engine.move import Move
from shofar.engine.rules import Rules
from shofar.engine.view import heard
from shofar.engine.why import Why, why

NEAR: Final = 4  # moves of one kind that are priced, to find the cheapest
ENDS: Final = ("", "turn", "round", "game")  # what may be over, the larger the later


class Settled(Effect[Game]):
    """Lies under what a move on trial begins: all of that is done."""

    def run(self, game: Game, frame: Frame) -> None:
        if game.ledger is not None:
            game.ledger.settle(len(game.news or []))


SETTLED: Final = Settled()


class Told:
    """What is certain of something still to come.

    flows   what is paid and gained, in order: (seat, good, amount, other), as numbers; `goods` are their names
    news    what would be told to the seat, without what only repeats the flows
    hidden  something is drawn or shown: what comes after it is not told
    """

    __slots__ = ("flows", "goods", "hidden", "news", "seat")

    def __init__(self, seat: int, goods: tuple[str, ...], flows: list[Flow], news: list[News], hidden: bool) -> None:
        self.seat: Final = seat
        self.goods: Final = goods
        self.flows: Final = flows
        self.news: Final = news
        self.hidden: Final = hidden

    def paid(self, seat: int | None = None) -> dict[str, int]:
        """What a seat pays in all, by good; without one the seat it is about."""
        return self._sums([flow for flow in self._of(seat) if flow[2] < 0 and flow[3] != LOST])

    def gained(self, seat: int | None = None) -> dict[str, int]:
        """What a seat gains in all, by good."""
        return self._sums([flow for flow in self._of(seat) if flow[2] > 0])

    def lost(self, seat: int | None = None) -> dict[str, int]:
        """What is wasted, by good."""
        return self._sums([flow for flow in self._of(seat) if flow[3] == LOST])

    def payees(self) -> dict[int, dict[str, int]]:
        """To whom the seat pays what: by seat, or SUPPLY, and good."""
        due = [flow for flow in self._of(None) if flow[2] < 0 and flow[3] != LOST]
        return {other: self._sums([flow for flow in due if flow[3] == other]) for other in sorted({f[3] for f in due})}

    def change(self, seat: int) -> list[int]:
        """Gains less payments of a seat, in the order of the goods."""
        sums = [0] * len(self.goods)
        for whose, good, amount, _ in self.flows:
            if whose == seat:
                sums[good] += amount
        return sums

    def _of(self, seat: int | None) -> list[Flow]:
        whose = self.seat if seat is None else seat
        return [flow for flow in self.flows if flow[0] == whose]

    def _sums(self, flows: list[Flow]) -> dict[str, int]:
        sums: dict[str, int] = {}
        for _, good, amount, _ in flows:
            sums[self.goods[good]] = sums.get(self.goods[good], 0) + abs(amount)
        return sums


class Next:
    """Who is asked next, and what. Only the own options are counted: another's could give away what it holds.

    chain is True if the question belongs to what the move began; progress is like that of `Game.progress`."""

    __slots__ = ("chain", "options", "progress", "question", "seat")

    def __init__(self, seat: int, question: str, options: int | None, chain: bool, progress: tuple[int, int]) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.options: Final = options
        self.chain: Final = chain
        self.progress: Final = progress


class Forecast(Told):
    """What a move of the deciding seat does, as far as that is certain.

    The flows and the news are those of the move itself and of all that it begins.

    move      the move
    after     what the order of play surely does thereupon, before anybody is asked
    refused   why it is not possible now, or None; then only what it would cost is told, if the seat is merely short
    vain      why it wastes something or leads to nothing as things are now, or None
    ends      "turn", "round" or "game" if that is over with it, else ""
    next      who is asked what after it; None if that is not certain, or the game is over
    progress  which of how many answers the move is, (0, 0) if it is the only one
    """

    __slots__ = ("after", "ends", "move", "next", "progress", "refused", "vain")

    def __init__(
        self,
        move: Move,
        seat: int,
        goods: tuple[str, ...],
        flows: list[Flow],
        news: list[News],
        hidden: bool,
        after: Told,
        refused: Why | None,
        vain: Why | None,
        ends: str,
        next: Next | None,
        progress: tuple[int, int],
    ) -> None:
        super().__init__(seat, goods, flows, news, hidden)
        self.move: Final = move
        self.after: Final = after
        self.refused: Final = refused
        self.vain: Final = vain
        self.ends: Final = ends
        self.next: Final = next
        self.progress: Final = progress

    def __repr__(self) -> str:
        return f"<forecast of '{self.move.text}': pays {self.paid()}, gains {self.gained()}>"


class Outlook(Told):
    """What the rules will surely bring and take a seat. `open` is True if the seat will have to decide something that
    is left out here; `table` is the game as it then would be."""

    __slots__ = ("open", "table")

    def __init__(
        self,
        seat: int,
        goods: tuple[str, ...],
        flows: list[Flow],
        news: list[News],
        hidden: bool,
        open: bool,
        table: Game,
    ) -> None:
        super().__init__(seat, goods, flows, news, hidden)
        self.open: Final = open
        self.table: Final = table


def forecast(game: Game, move: Move | str | SupportsIndex) -> Forecast:
    """What this move does now."""
    chosen = _move(game, move)
    refused = why(game, chosen)
    if refused is not None:
        return _too_dear(game, chosen, refused)
    trial = _listening(game, game.decider)
    trial.stack.insert(len(trial.stack) - 1, SETTLED.frames[game.decider])
    hidden = _played(trial, chosen.index)
    return _told(game, trial, chosen, hidden)


def dear(game: Game) -> list[Forecast]:
    """What the deciding seat cannot do only because it has too little: of each kind of move one, about the cheapest."""
    if not game.stack:
        return []
    frame, trial, catalogue = game.stack[-1], game.clone(), game.rules.title.catalogue
    trial.lend(frame.seat)
    kinds: dict[str, list[Move]] = {}
    for move in frame.effect.options(trial, frame):
        if move not in game.asked:
            kinds.setdefault(catalogue[move].verb, []).append(catalogue[move])
    found = [_cheapest([forecast(game, move) for move in moves[:NEAR]]) for moves in kinds.values()]
    return [one for one in found if one.paid()]


def _cheapest(forecasts: list[Forecast]) -> Forecast:
    return min(forecasts, key=lambda one: sum(one.paid().values()))


def outlook(game: Game, seat: int) -> Outlook:
    """What comes surely, by the effects of the order of play on a clone. What is still to be decided is left out."""
    trial, rules = _listening(game, seat), game.rules
    hidden = open = False
    try:
        trial.push_coming(seat)
        open = _run(trial)
    except Unknown:
        hidden = True
    assert trial.ledger is not None and trial.news is not None
    return Outlook(seat, rules.title.goods, trial.ledger.flows, _heard(rules, trial.news, seat), hidden, open, trial)


def _run(trial: Game) -> bool:
    """Do everything on the stack that leaves nothing to decide; True if something did."""
    open = False
    while trial.stack:
        frame = trial.stack.pop()
        options = frame.effect.options(trial, frame)
        if not options:
            frame.effect.run(trial, frame)
        elif len(options) == 1 and not frame.effect.waits(options[0]):
            frame.effect.answer(trial, frame, options[0])
        else:
            open = True
    return open


def _move(game: Game, given: Any) -> Move:
    """The move meant; a sentence about what is none."""
    catalogue = game.rules.title.catalogue
    if isinstance(given, Move):
        return given
    if isinstance(given, str) or not hasattr(given, "__index__"):
        return catalogue.parse(given)
    number = int(given.__index__())
    if not 0 <= number < len(catalogue):
        raise IllegalMove("illegal-integer", f"move {shown(given)} is not among the legal ones", move=shown(given))
    return catalogue[number]


def _listening(game: Game, seat: int) -> Game:
    """A clone that keeps news and a ledger for this seat."""
    trial = game.clone()
    trial.news = []
    trial.ledger = Ledger(seat)
    return trial


def _played(trial: Game, move: int) -> bool:
    """Play on trial; True if it came to something that the seat cannot know."""
    try:
        trial.apply(move)
    except Unknown:
        return True
    return False


def _told(game: Game, trial: Game, move: Move, hidden: bool) -> Forecast:
    frame, ledger, news = game.stack[-1], trial.ledger, trial.news
    assert ledger is not None and news is not None
    seat, goods, rules = frame.seat, game.rules.title.goods, game.rules
    paid, told = (ledger.settled, ledger.told) if ledger.settled >= 0 else (len(ledger.flows), len(news))
    after = Told(seat, goods, ledger.flows[paid:], _heard(rules, news[told:], seat), hidden)
    return Forecast(
        move, seat, goods, ledger.flows[:paid], _heard(rules, news[:told], seat), hidden, after, None,
        _vain(game, move), _ends(trial, hidden), None if hidden else _next(game, trial), frame.effect.progress(frame),
    )  # fmt: skip


def _heard(rules: Rules, news: list[News], seat: int) -> list[News]:
    """What would be told to this seat beside what was paid and gained."""
    kinds = rules.title.kinds
    return [entry for entry in news if not kinds[entry[0]].flow and heard(rules, entry, seat)]


def _vain(game: Game, move: Move) -> Why | None:
    frame = game.stack[-1]
    effect = frame.effect
    reason = effect.vain(game, frame, move.index)
    if reason == OK:
        return None
    because = game.rules.title.reasons[reason]
    return Why(because.key, because.rule or effect.rule(), move.text, effect.text())


def _ends(trial: Game, hidden: bool) -> str:
    """The largest thing that is over, by what was told."""
    if trial.over and not hidden:
        return ENDS[-1]
    kinds = trial.rules.title.kinds
    return ENDS[max([ENDS.index(kinds[entry[0]].ends) for entry in trial.news or []], default=0)]


def _next(game: Game, trial: Game) -> Next | None:
    if trial.decider == NOBODY:
        return None
    frame = trial.stack[-1]
    own = frame.seat == game.decider
    chain = own and SETTLED.frames[game.decider] in trial.stack and frame is not game.stack[-1]
    return Next(frame.seat, frame.effect.text(), len(trial.asked) if own else None, chain, frame.effect.progress(frame))


def _too_dear(game: Game, move: Move, refused: Why) -> Forecast:
    """The price of a move that is refused only because of what the seat lacks: it is played with borrowed goods."""
    flows: list[Flow] = []
    goods = game.rules.title.goods
    if game.stack:
        seat = game.decider
        trial = game.clone()
        trial.lend(seat)
        frame = trial.stack[-1]
        if move.title == game.rules.title.name and move.index in frame.effect.options(trial, frame):
            trial.asked = [move.index]
            flows = [flow for flow in _price(trial, move.index) if flow[0] == seat and flow[2] < 0 and flow[3] != LOST]
    after = Told(game.decider, goods, [], [], False)
    return Forecast(move, game.decider, goods, flows, [], False, after, refused, None, "", None, (0, 0))


def _price(trial: Game, move: int) -> list[Flow]:
    """What the move itself moves about."""
    ledger = trial.ledger = Ledger(trial.decider)
    trial.stack.insert(len(trial.stack) - 1, SETTLED.frames[trial.decider])
    _played(trial, move)
    return ledger.flows[: ledger.settled] if ledger.settled >= 0 else ledger.flows
