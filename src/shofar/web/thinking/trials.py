"""Asks processes of its own to try out what visitors bring along, before the server does the same.

The addresses that ask take turns. A process that hangs is ended, and what it was asked is refused: nothing has
happened yet.
"""

from __future__ import annotations

from typing import Any, Final

from shofar.web.errors import TooHard, WebError
from shofar.web.fair import Turns
from shofar.web.tables.rooms import Room
from shofar.web.thinking.helper import BEAT, SILENCE, Ended, Helper, Hung

WAITING: Final = 6  # questions of one address
QUESTIONS: Final = 200  # that a process answers: what boxes left in its memory goes with it
MOVE: Final = 30.0  # seconds, of a clock on the wall, for a question about one game: the processor's are fewer
WHOLE: Final = 90.0  # and for one about a box or a record


class Desk:
    """A process, and who is next."""

    def __init__(self, name: str, beat: float, silence: float) -> None:
        self.helper: Final = Helper(name, beat, silence, QUESTIONS)
        self.turns: Final = Turns(1, WAITING)


class Trials:
    """Two processes, so that nobody's move waits for somebody's box; and what is asked of them."""

    def __init__(self, beat: float = BEAT, silence: float = SILENCE) -> None:
        self._desks: Final = {WHOLE: Desk("trials", beat, silence), MOVE: Desk("moves", beat, silence)}

    async def close(self) -> None:
        for desk in self._desks.values():
            await desk.helper.end()

    async def box(self, title: str, players: int, options: dict[str, Any], overlay: str) -> None:
        """Whether games with a box can be played to their end."""
        question = {"title": title, "players": players, "options": options, "overlay": overlay}
        await self._ask("box", question, WHOLE, "slow-box", "games with this box take too long to work out")

    async def record(self, text: str) -> None:
        """Whether a record can be replayed."""
        await self._ask("record", {"text": text}, WHOLE, "slow-record", "this record takes too long to replay")

    async def move(self, room: Room, move: str) -> None:
        """Whether a move can be worked out. Only games that began with something of a visitor's are asked about."""
        if room.foreign and room.game is not None:
            question = {"table": room.row.id, "record": room.record(), "move": move}
            await self._ask("move", question, MOVE, "slow-move", "this move takes too long to work out; play another")

    async def why(self, room: Room, move: str) -> None:
        """Whether it can be told what a move would do, of those games."""
        if room.foreign and room.game is not None:
            question = {"table": room.row.id, "record": room.record(), "move": move}
            await self._ask("why", question, MOVE, "slow-move", "this move takes too long to work out; play another")

    async def on(self, room: Room, step: int, viewer: int | None, hide: bool) -> dict[str, Any] | None:
        """The position after some moves; None if nobody decides there."""
        record = room.record()
        question = {"record": record | {"moves": record["moves"][:step]}, "viewer": viewer, "hide": hide}
        found = await self._ask("on", question, MOVE, "no-position", "the game cannot be played on from there")
        start: dict[str, Any] | None = found["start"]
        return start

    async def hint(self, room: Room) -> list[dict[str, Any]]:
        """The moves that a bot likes best, and why."""
        question = {"table": room.row.id, "record": room.record()}
        found = await self._ask("hint", question, MOVE, "no-hint", "nothing comes to mind just now")
        moves: list[dict[str, Any]] = found["moves"]
        return moves

    async def review(self, record: dict[str, Any], first: int) -> dict[str, Any]:
        """A piece of the review of a finished game."""
        question = {"record": record, "first": first}
        return await self._ask("review", question, WHOLE, "no-review", "this game takes too long to look back on")

    async def _ask(self, do: str, question: dict[str, Any], longest: float, key: str, said: str) -> dict[str, Any]:
        desk = self._desks[longest]
        async with desk.turns.turn():
            try:
                answer = await _insist(desk.helper, question | {"do": do}, longest)
            except (Hung, Ended):
                raise TooHard(key, said) from None
        if "error" in answer:
            kind = TooHard if answer["error"] == TooHard.__name__ else WebError
            raise kind(str(answer.get("key", key)), str(answer.get("said", said)))
        return answer


async def _insist(helper: Helper, question: dict[str, Any], longest: float) -> dict[str, Any]:
    """One process may have been ended by somebody, with no fault of the question's."""
    try:
        return await helper.ask(question, longest)
    except Ended:
        return await helper.ask(question, longest)
