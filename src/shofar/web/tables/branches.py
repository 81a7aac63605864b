"""Tables that come from others: a rematch, playing on from a position, a record that is opened."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from typing import Any, Final

from shofar.engine.errors import IllegalMove, ShofarError
from shofar.engine.game import Game
from shofar.engine.promise import promise
from shofar.web.errors import Conflict, Refused, WebError
from shofar.web.http import secret
from shofar.web.store.model import BOT, MOVE, OPEN, OVER, RECORD, SAME, EventRow, HolderRow, Person, SeatRow, TableRow
from shofar.web.store.retention import remove_records
from shofar.web.store.store import Store, now
from shofar.web.tables import boxes, rooms
from shofar.web.tables.deeds import WATCH, Plan, Sitter, Tables
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.links import BROUGHT
from shofar.web.tables.rooms import Room
from shofar.web.thinking.bots import level

LONGEST: Final = 200  # letters of a seed or a move in a record
LARGEST: Final = 9_999  # number in a position

log = logging.getLogger("shofar.records")


class Branches:
    """Makes tables from tables and from records."""

    def __init__(self, store: Store, keeper: Keeper, tables: Tables) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.tables: Final = tables

    async def again(self, table: str, person: Person, secret_text: str, same_deal: bool, key: str | None) -> str:
        """A rematch with the same people; returns the new table. The second who asks gets the same one. With the same
        deal only if everybody wishes it: until then it is noted, and there is no table yet."""
        room = await self.keeper.room(table)
        if room.row.again:
            return room.row.again
        if room.state != OVER or not room.held_by(person.id):
            raise Refused("no-rematch", "a rematch is for the people of a finished game")
        if same_deal:
            room = await self._wish(room, person, key)
            if room.row.again or not agreed(room):
                return room.row.again
        made = await self._rematch(room, person, secret_text, same_deal)

        def draft(room: Room) -> Draft | None:
            return None if room.row.again else Draft(rooms.AGAIN, None, made, values={"again": made})

        return (await self.keeper.change(table, None if same_deal else key, draft)).row.again

    async def _wish(self, room: Room, person: Person, key: str | None) -> Room:
        if room.row.start is not None:
            raise Conflict("no-deal", "this game began in the middle of another: there is no deal to repeat")

        def draft(room: Room) -> Draft | None:
            mine = room.owned_by(person.id)
            if not mine:
                raise Refused("not-yours", "only who sat down at the table can agree to the same deal")
            return None if room.wishes.issuperset(mine) else Draft(rooms.WISH, mine[0], " ".join(map(str, mine)))

        return await self.keeper.change(room.row.id, key, draft)

    async def _rematch(self, room: Room, person: Person, secret_text: str, same_deal: bool) -> str:
        row = room.row
        plan = Plan(
            row.title, tuple(_again(seat) for seat in room.seats), row.chosen, bool(row.listed), row.clock, row.seconds,
            row.patience, seed=row.seed if same_deal else "", overlay=row.overlay,
            origin=f"{SAME}{row.id}" if same_deal else f"again {row.id}",
            id=secret.table_id_of(row.seed, f"again/{row.id}"),  # two who ask at once get one table
        )  # fmt: skip
        holders = await asyncio.to_thread(self.store.holders, row.id)
        host = await self._owner(room, person)
        return await self.tables.make(host, secret_text, plan, [_along(one) for one in holders if one.seat != WATCH])

    async def _owner(self, room: Room, person: Person) -> Person:
        """Who sat down where this person may play: a device that was lent a seat is nobody's host."""
        owners = sorted(room.owners[room.held_by(person.id)[0]])
        if person.id in owners or not owners:
            return person
        return await asyncio.to_thread(self.store.person, owners[0]) or person

    async def secret_still(self, room: Room, person: str) -> bool:
        """Whether what is hidden in this finished game is hidden in another that is not: all play the same deal again,
        or this person plays on from it."""
        return await asyncio.to_thread(self.store.deal_played, room.row.deal, room.row.id, person)

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
        goes over: the rest is reshuffled. The same while its deal is played again."""
        exact = room.state == OVER and not await self.secret_still(room, "")
        start = await self.tables.trials.on(room, step, viewer, hide=not exact)
        if start is None:
            raise Conflict("no-position", "the game cannot be played on from there")
        sitters = tuple(Sitter("me" if at == seat else "bot") for at in range(room.row.players))
        plan = Plan(
            room.row.title,
            sitters,
            room.row.chosen,
            start=start,
            deal=room.row.deal if exact else "",
            origin=f"from {room.row.id} {step}",
            overlay=room.row.overlay,
            id=secret.table_id_of(secret_text, key) if key else "",
        )
        return await self.tables.make(person, secret_text, plan)

    async def open_record(self, person: Person, document: dict[str, Any]) -> str:
        """A table that shows a record; nobody plays there. It is replayed here only when that was tried elsewhere."""
        await self.tables.quota.demand_room(person)
        await self.tables.trials.record(await self.keeper.aside.run(_text, document))
        start, game, moves = await self.keeper.aside.run(read_record, document)
        at = now()
        row = TableRow(
            id=secret.table_id(), title=game.rules.title.name, players=game.players,
            options=json.dumps(dict(game.rules.options)), rules=game.rules.title.version, box=game.rules.box.digest,
            overlay=document.get("overlay") or None, seed=str(document.get("seed", "")),
            start=json.dumps(start) if start else None, origin=RECORD, state=OVER,
            note="", listed=0, host=person.id, again="", clock="", seconds=0, made=at, changed=at,
            version=len(moves) + 1, serial=len(moves) + 1, moves=len(moves), turn=game.seat, since=at, bot=0,
            thinker="", lease=0, result=json.dumps({"scores": game.scores, "ranks": game.ranks}), deal=secret.seed(),
        )  # fmt: skip
        seats = [SeatRow(row.id, seat, OPEN, "") for seat in range(game.players)]
        events = [EventRow(row.id, 1, rooms.START, None, "", None, "", at)]
        events += [
            EventRow(row.id, n, MOVE, seat, move, None, digest, at) for n, (seat, move, digest) in enumerate(moves, 2)
        ]

        def write(c: Any) -> None:
            remove_records(c, person.id, keep=self.tables.limits.records - 1)
            self.store.add_table(c, row, seats)
            self.store.add_events(c, events)

        await self.store.written(row.id, write)
        return row.id


Played = list[tuple[int, str, str]]


def _text(document: object) -> str:
    try:
        return json.dumps(document)
    except (RecursionError, TypeError, ValueError):
        raise WebError("bad-record", "this is not a record: expected the file that Shofar saves") from None


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


def agreed(room: Room) -> bool:
    """Whether all people of a finished game wish the same deal again."""
    return room.of_people() <= room.wishes


def _along(holder: HolderRow) -> HolderRow:
    """Who holds a seat holds it in the rematch too; other devices still only as long as its person lets them."""
    return replace(holder, via=BROUGHT if holder.via else "", came=now(), seen=now())


def _again(seat: SeatRow) -> Sitter:
    if seat.kind == BOT and not seat.handed:
        return Sitter("bot", seat.name, level(seat.level))
    return Sitter("here", seat.name)
