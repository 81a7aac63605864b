"""A game at the terminal: who sits where, what was told, what can be taken back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

import shofar
from shofar import bots, undo
from shofar.engine import record
from shofar.engine.box import Box
from shofar.engine.errors import BadRequest
from shofar.engine.game import Game, News
from shofar.engine.move import Move

PERSON: Final = "me"


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat: a person (`me`, `me:Ann`) or a bot by its name."""

    kind: str
    name: str = ""

    @property
    def person(self) -> bool:
        return self.kind == PERSON

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def sitters(text: str) -> list[Sitter]:
    """The seats written as `me:Ann,medium,hard`."""
    seats = []
    for part in text.split(","):
        called, _, name = part.strip().partition(":")
        kind = bots.proper(called)
        if kind != PERSON and kind not in bots.names():
            known = ", ".join((PERSON, f"{PERSON}:NAME", *bots.names()))
            raise BadRequest("unknown-seat-kind", f"'{part.strip()}' cannot sit: a seat is one of {known}", seat=part)
        seats.append(Sitter(kind, name.strip()))
    return seats


@dataclass(frozen=True)
class Step:
    """A move that was made: the game and the log before it, who made it, and who learnt something."""

    game: Game
    seat: int
    told: int
    taught: int


@dataclass(frozen=True)
class TakenBack:
    """A move that was taken back although that was not free: who made it, how many moves were left, and why."""

    seat: int
    keep: int
    reason: str


class Session:
    """The game, its seats and its log."""

    def __init__(self, game: Game, seats: list[Sitter], seed: int | str | None = None) -> None:
        self.game = game
        self.seats: Final = seats
        self.rng: Final = Random() if seed is None else Random(f"seats/{seed}")
        self.bots: Final = [None if sitter.person else bots.named(sitter.kind) for sitter in seats]
        self.log: list[News] = [] if game.history() else record.dealt(game)
        self.steps: list[Step] = []
        self.taken_back: list[TakenBack] = []
        game.listen()

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.seats) if sitter.person]

    def play(self, move: Move | str | int) -> None:
        """Play a move for the deciding seat. An illegal one changes nothing."""
        game, seat = self.game, self.game.decider
        before, told = game.clone(), len(self.log)
        if isinstance(move, int):
            game.apply(move)
        else:
            game.play(move)
        self._note(game)
        self.steps.append(Step(before, seat, told, game.taught))

    def ask_bot(self) -> None:
        """Let the bot whose turn it is choose, and play that."""
        bot = self.bots[self.game.decider]
        assert bot is not None
        self.play(bot.choose(self.game, self.rng))

    def undo(self, agreed: bool = False) -> str:
        """Take the last move that a person made back. If that is not free, the other people here must have agreed, and
        the record says so. Returns the key of what was done, or of why nothing was."""
        seat = next((step.seat for step in reversed(self.steps) if self.seats[step.seat].person), None)
        if seat is None:
            return "ui-undo-nothing"
        if seat != self.game.decider and self.seats[self.game.decider].person and self.secret(*self.people):
            return "ui-undo-covered"  # one person does not take back what another decided behind the cover
        verdict = undo.verdict(self.steps, seat)
        if not verdict.free and len(self.people) > 1 and not agreed:
            return f"ui-undo-{verdict.reason}"
        self._go_back(verdict.keep)
        if verdict.free:
            return "ui-undone"
        self.taken_back.append(TakenBack(seat, verdict.keep, verdict.reason))
        return f"ui-undone-{verdict.reason}"

    def _go_back(self, keep: int) -> None:
        step = self.steps[keep]
        del self.steps[keep:]
        self.game = step.game
        self.game.listen()
        del self.log[step.told :]

    def secret(self, *seats: int) -> bool:
        """True if one of the seats knows more now than a spectator does."""
        public = self.game.sights(None)
        return any(_tells_more(self.game.sights(seat), public) for seat in seats)

    def document(self) -> dict[str, Any]:
        """The record of the game, with who sits where and what was taken back against the rule of free undo."""
        seats = [str(sitter) for sitter in self.seats]
        taken_back = [asdict(one) for one in self.taken_back]
        return {**self.game.record(), "seats": seats, **({"taken_back": taken_back} if taken_back else {})}

    def _note(self, game: Game) -> None:
        news = game.listen()
        self.log += news
        news.clear()


def _tells_more(own: Any, public: Any) -> bool:
    """True if a seat's view holds something where the public one holds nothing. A fact that is empty gives nothing
    away, and one that both hold differently (who would get the viewer's fee) is no secret."""
    if isinstance(own, dict) and isinstance(public, dict):
        return any(_tells_more(value, public.get(key)) for key, value in own.items())
    if isinstance(own, list) and isinstance(public, list):
        return len(own) > len(public) or any(_tells_more(a, b) for a, b in zip(own, public, strict=False))
    return bool(own) and type(own) is not type(public)


def resume(document: dict[str, Any], box: Box | str | None = None, others: str = "") -> Session:
    """The session that a saved document tells; its log is told again. `others` sit there now, if named."""
    game = shofar.opening(document, box)
    written = document.get("seats")
    kept = ",".join(str(sitter) for sitter in written) if isinstance(written, list) and written else ""
    seats = sitters(others or kept or ",".join([PERSON] * game.players))
    if len(seats) != game.players:
        who = "there are" if others else "the record has"
        raise BadRequest("bad-seats", f"{who} {len(seats)} seats for {game.players} players", seats=len(seats))
    shofar.replay(document, box)  # refuses a record that cannot be played, with the number of the move
    session = Session(game, seats)
    for move in document["moves"]:
        session.play(move)
    session.taken_back = [one for entry in document.get("taken_back") or [] if (one := _taken_back(entry, len(seats)))]
    return session


def _taken_back(entry: Any, seats: int) -> TakenBack | None:
    """What a saved document says was taken back; None for what it cannot mean."""
    match entry:
        case {"seat": int(seat), "keep": int(keep), "reason": undo.OTHERS | undo.REVEALED as reason}:
            return TakenBack(seat, keep, reason) if 0 <= seat < seats else None
    return None
