"""Tables that come from others: a rematch, playing on from a position, a record that is opened."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from typing import Any, Final

from shofar.engine.errors import IllegalMove, ShofarError
from shofar.engine.game import Game
from shofar.engine.promise import promise
from shofar.web.errors import Conflict, Refused, WebError
from shofar.web.http import secret
from shofar.web.store.model import BOT, MOVE, OPEN, OVER, EventRow, Person, SeatRow, TableRow
from shofar.web.store.store import Store, now
from shofar.web.tables import boxes, rooms
from shofar.web.tables.deeds import WATCH, Plan, Sitter, Tables
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.rooms import Room

LONGEST: Final = 200  # letters of a seed or a move in a record
LARGEST: Final = 9_999  # number in a position

log = logging.getLogger("shofar.records")


class Branches:
    """Makes tables from tables and from records."""

    def __init__(self, store: Store, keeper: Keeper, tables: Tables) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.tables: Final = tables

    async def again(self, table: str, person: Person, secret_text: str, same_seed: bool, key: str | None) -> str:
        """A rematch with the same people; returns the new table. The second who asks gets the same one."""
        room = await self.keeper.room(table)
        if room.row.again:
            return room.row.again
        if room.state != OVER or not room.held_by(person.id):
            raise Refused("no-rematch", "a rematch is for the people of a finished game")
        sitters = tuple(_again(seat) for seat in room.seats)
        row = room.row
        plan = Plan(
            row.title, sitters, row.chosen, bool(row.listed), row.clock, row.seconds,
            seed=row.seed if same_seed and row.start is None else "", origin=f"again {row.id}", overlay=row.overlay,
            id=secret.table_id_of(row.seed, f"again/{row.id}"),  # two who ask at once get one table
        )  # fmt: skip
        made = await self.tables.make(
            person, secret_text, plan, {seat: set(people) for seat, people in room.holders.items() if seat != WATCH}
        )

        def draft(room: Room) -> Draft | None:
            return None if room.row.again else Draft(rooms.AGAIN, None, made, values={"again": made})

        return (await self.keeper.change(table, key, draft)).row.again

    async def play_on(
        self,
        room: Room,
        person: Person,
        secret_text: str,
        viewer: int | None,
        step: int,
        seat: int,
        key: str | None = None,
    ) -> str:
        """A table of its own from a position of this one, against bots. Of a running game only what the viewer knows
        goes over: the rest is reshuffled."""
        game = room.at(step)
        if game is None or game.over:
            raise Conflict("no-position", "the game cannot be played on from there")
        if room.state != OVER:
            game = game.determinized(viewer, random.SystemRandom())
        sitters = tuple(Sitter("me" if at == seat else "bot") for at in range(room.row.players))
        plan = Plan(
            room.row.title,
            sitters,
            room.row.chosen,
            start=game.position(),
            origin=f"from {room.row.id} {step}",
            overlay=room.row.overlay,
            id=secret.table_id_of(secret_text, key) if key else "",
        )
        return await self.tables.make(person, secret_text, plan)

    async def open_record(self, person: Person, document: dict[str, Any]) -> str:
        """A table that shows a record; nobody plays there."""
        start, game, moves = await asyncio.to_thread(read_record, document)
        at = now()
        row = TableRow(
            id=secret.table_id(), title=game.rules.title.name, players=game.players,
            options=json.dumps(dict(game.rules.options)), rules=game.rules.title.version, box=game.rules.box.digest,
            overlay=document.get("overlay") or None, seed=str(document.get("seed", "")),
            start=json.dumps(start) if start else None, origin="record", state=OVER,
            note="", listed=0, host=person.id, again="", clock="", seconds=0, made=at, changed=at,
            version=len(moves) + 1, serial=len(moves) + 1, moves=len(moves), turn=game.seat, since=at, bot=0,
            thinker="", lease=0, result=json.dumps({"scores": game.scores, "ranks": game.ranks}),
        )  # fmt: skip
        seats = [SeatRow(row.id, seat, OPEN, "") for seat in range(game.players)]
        events = [EventRow(row.id, 1, rooms.START, None, "", None, "", at)]
        events += [
            EventRow(row.id, n, MOVE, seat, move, None, digest, at) for n, (seat, move, digest) in enumerate(moves, 2)
        ]

        def write(c: Any) -> None:
            self.store.add_table(c, row, seats)
            self.store.add_events(c, events)

        await self.store.written(row.id, write)
        return row.id


Played = list[tuple[int, str, str]]


def read_record(document: object) -> tuple[dict[str, Any] | None, Game, Played]:
    """Replay a record that somebody sent. Returns the position it starts from if that is no fresh deal, the game, and
    each move with its seat and what it promises."""
    try:
        return _read(_checked(document))
    except ShofarError:
        raise
    except Exception as error:  # a record is anything that anybody sent: what the engine trips over is not one
        log.warning("a record that cannot be read: %s", type(error).__name__)
        raise WebError("bad-record", "this record cannot be read; is the file complete?") from None


def _checked(document: object) -> dict[str, Any]:
    """A record in which the small things are what they have to be."""
    if not isinstance(document, dict):
        raise WebError("bad-record", "this is not a record: expected the file that Shofar saves")
    moves = document.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) and len(move) <= LONGEST for move in moves):
        raise WebError("bad-record", "the record has no list of moves; is the file complete?")
    if not isinstance(document.get("options", {}), dict):
        raise WebError("bad-record", "the options of this record are none")
    if not isinstance(document.get("overlay"), str | None) or len(str(document.get("seed"))) > LONGEST:
        raise WebError("bad-record", "the seed or the box of this record is none")
    if not _small(document.get("start")):
        raise WebError("bad-record", f"the position of this record has a number above {LARGEST:,}")
    text = json.dumps(document, ensure_ascii=False)
    text.encode()  # fails at halves of letters; no database takes those
    if "\\u0000" in text:
        raise WebError("bad-record", "the record contains letters that are none")
    return document


def _small(value: object) -> bool:
    """No number in a position is large: a game with a million rounds to go through would never answer again."""
    if isinstance(value, dict):
        return all(map(_small, value.values()))
    if isinstance(value, list):
        return all(map(_small, value))
    return not isinstance(value, int | float) or -LARGEST <= value <= LARGEST


def _read(document: dict[str, Any]) -> tuple[dict[str, Any] | None, Game, Played]:
    game = boxes.opening(document)
    moves: list[str] = document["moves"]
    if len(moves) > game.rules.title.bound:
        raise WebError("bad-record", f"no game of {game.rules.title.name} has {len(moves)} moves")
    start = game.position() if "start" in document or not game.auto else None
    played = []
    told = game.listen()
    for number, move in enumerate(moves, 1):
        told.clear()
        seat = game.seat
        try:
            game.play(move)
        except IllegalMove as error:
            raise WebError("bad-record", f"move {number} of the record cannot be played: {error}") from None
        assert seat is not None
        played.append((seat, move, promise(game, told, number)))
    return start, game, played


def _again(seat: SeatRow) -> Sitter:
    if seat.kind == BOT and not seat.handed:
        return Sitter("bot", seat.name, seat.level)
    return Sitter("here", seat.name)
