"""A game at the terminal: who sits where, what was told, what can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

import shofar
from shofar import bots
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
    """The seats written as `me:Ann,greedy,random`."""
    seats = []
    for part in text.split(","):
        kind, _, name = part.strip().partition(":")
        if kind != PERSON and kind not in bots.names():
            known = ", ".join((PERSON, f"{PERSON}:NAME", *bots.names()))
            raise BadRequest("unknown-seat-kind", f"'{part.strip()}' cannot sit: a seat is one of {known}", seat=part)
        seats.append(Sitter(kind, name.strip()))
    return seats


@dataclass(frozen=True)
class Step:
    """The game before a move that can be taken back."""

    game: Game
    seat: int
    told: int


class Session:
    """The game, its seats and its log. Undo follows what is known: it is free until chance strikes or another acts."""

    def __init__(self, game: Game, seats: list[Sitter], seed: int | str | None = None) -> None:
        self.game = game
        self.seats: Final = seats
        self.rng: Final = Random() if seed is None else Random(f"seats/{seed}")
        self.bots: Final = [None if sitter.person else bots.named(sitter.kind) for sitter in seats]
        self.log: list[News] = []
        self.steps: list[Step] = []
        self.barrier = "undo-start"  # why nothing can be taken back, when nothing can
        game.listen()

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.seats) if sitter.person]

    def play(self, move: Move | str | int) -> None:
        """Play a move for the deciding seat. An illegal one changes nothing."""
        game, seat = self.game, self.game.decider
        step = Step(game.clone(), seat, len(self.log))
        drawn = game.rng.count
        if isinstance(move, int):
            game.apply(move)
        else:
            game.play(move)
        self._note(game)
        if game.rng.count != drawn:
            self._close("undo-struck")
        elif not self.seats[seat].person:
            self._close("undo-other")
        else:
            if self.steps and self.steps[-1].seat != seat:
                self._close("undo-other")
            self.steps.append(step)

    def ask_bot(self) -> None:
        """Let the bot whose turn it is choose, and play that."""
        bot = self.bots[self.game.decider]
        assert bot is not None
        self.play(bot.choose(self.game, self.rng))

    def undo(self) -> str:
        """Take the last move back; returns the key of the reason if that is not possible, else nothing."""
        if not self.steps:
            return self.barrier
        if self.steps[-1].seat != self.game.decider and self.secret(*self.people):
            return "undo-other"  # one person does not take back what another decided behind the cover
        step = self.steps.pop()
        self.game = step.game
        self.game.listen()
        del self.log[step.told :]
        return ""

    def secret(self, *seats: int) -> bool:
        """True if one of the seats knows more now than a spectator does."""
        public = self.game.sights(None)
        return any(_tells_more(self.game.sights(seat), public) for seat in seats)

    def document(self) -> dict[str, Any]:
        """The record of the game, with who sits where."""
        return {**self.game.record(), "seats": [str(sitter) for sitter in self.seats]}

    def _note(self, game: Game) -> None:
        news = game.listen()
        self.log += news
        news.clear()

    def _close(self, barrier: str) -> None:
        self.steps.clear()
        self.barrier = barrier


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
        game.play(move)
        session._note(game)
    return session
