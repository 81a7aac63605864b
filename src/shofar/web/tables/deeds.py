"""What people do at tables: make them, sit down, play, take back, talk, leave, come back, play again.

Every function checks who asks. Nothing is changed in memory before it is stored (see `keeper`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import shofar
from shofar.engine.game import Game
from shofar.engine.promise import promise
from shofar.web.errors import Conflict, Lost, Refused, TooMany, WebError
from shofar.web.http import secret
from shofar.web.run.settings import Limits
from shofar.web.store.model import (
    BOT,
    LOBBY,
    MOVE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    HolderRow,
    LinkRow,
    Person,
    SeatRow,
    TableRow,
)  # fmt: skip
from shofar.web.store.store import Store, now
from shofar.web.tables import boxes, clocks, rooms, undo
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.quota import Quota
from shofar.web.tables.rooms import Room
from shofar.web.tables.upgrade import program
from shofar.web.thinking.bots import NAMES, USUAL, known
from shofar.web.thinking.bots import level as proper
from shofar.web.thinking.trials import Trials

WATCH: Final = -1  # the "seat" of those who may watch a private table


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat of a planned table: me, another person on this device, somebody invited, or a bot."""

    kind: str  # me, here, invited or bot
    name: str = ""
    level: str = USUAL


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be made."""

    title: str
    sitters: tuple[Sitter, ...]
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    clock: str = ""
    seconds: int = 0
    patience: int = clocks.PATIENCE  # seconds of silence, without a clock; 0: for ever
    seed: str = ""
    deal: str = ""  # of the table that it comes from, if its hidden things stay as they are
    start: dict[str, Any] | None = None
    origin: str = "new"
    overlay: str | None = None  # an owner's box, as text
    id: str = ""  # the table's name, if what makes it may be repeated


class Tables:
    """The rules of tables, over a keeper of rooms."""

    def __init__(self, store: Store, keeper: Keeper, limits: Limits) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.limits: Final = limits
        self.quota: Final = Quota(store, limits)
        self.trials: Final = Trials()

    # --- making ---------------------------------------------------------------------------------------------

    async def make(
        self, person: Person, secret_text: str, plan: Plan, holders: Sequence[HolderRow] | None = None
    ) -> str:
        """A new table; it starts at once if nobody has to be waited for. Returns its name. One whose name is given is
        made once, whoever asks for it again."""
        await self.quota.demand(person)
        if plan.overlay:
            await self.keeper.aside.run(boxes.read, plan.title, len(plan.sitters), plan.options, plan.overlay)
            await self.trials.box(plan.title, len(plan.sitters), plan.options, plan.overlay)
        row, seats = self._rows(person, plan)
        held = holders if holders is not None else _held(plan, person, row.made)
        ready = all(seat.kind != OPEN for seat in seats)

        def write(c: Any) -> None:
            self.store.add_table(c, row, seats)
            for one in held:
                self.store.hold(c, replace(one, table_id=row.id))
            kind = "join"
            made = secret.link_secret(secret_text, kind, row.id, None, row.made)
            self.store.add_link(c, LinkRow(secret.hashed(made), row.id, None, kind, row.made, maker=person.id))

        try:
            await self.store.written(row.id, write)
        except Lost:
            if not plan.id:
                raise
        if ready:
            await self.start(row.id, person, None)
        return row.id

    def _rows(self, person: Person, plan: Plan) -> tuple[TableRow, list[SeatRow]]:
        title = shofar.title(plan.title)
        players = len(plan.sitters)
        options = title.settle(players, plan.options)
        if plan.clock not in clocks.KINDS or (plan.clock and not clocks.SHORTEST <= plan.seconds <= clocks.LONGEST):
            raise WebError("bad-clock", "a clock gives between ten seconds and thirty days")
        if plan.patience and not clocks.LEAST <= plan.patience <= clocks.LONGEST:
            raise WebError("bad-patience", "people may be silent for a minute at least and thirty days at most")
        at, seed = now(), plan.seed or secret.seed()
        row = TableRow(
            id=plan.id or secret.table_id(), title=plan.title, players=players, options=json.dumps(options),
            rules=title.version, box=boxes.box(plan.title, plan.overlay).digest, overlay=plan.overlay,
            seed=seed, start=json.dumps(plan.start) if plan.start else None, origin=plan.origin,
            state=LOBBY, note="", listed=int(plan.listed), host=person.id, again="", clock=plan.clock,
            seconds=plan.seconds, made=at, changed=at, version=0, serial=0, moves=0, turn=None, since=at, bot=0,
            thinker="", lease=0, result="", patience=plan.patience, deal=plan.deal or seed, checked=program(),
        )  # fmt: skip
        seats = [self._seat(row, plan, at_seat, person) for at_seat in range(players)]
        for at_seat, seat in enumerate(seats):
            seats[at_seat] = replace(seat, name=distinct(seat.name, [one.name for one in seats[:at_seat]]))
        return row, seats

    def _seat(self, row: TableRow, plan: Plan, seat: int, person: Person) -> SeatRow:
        sitter = plan.sitters[seat]
        kind = {"me": PERSON, "here": PERSON, "invited": OPEN, "bot": BOT}.get(sitter.kind)
        if kind is None or (kind == BOT and not known(sitter.level)):
            raise WebError("bad-seat", "a seat is for you, for another person here, by invitation, or for a bot")
        name = sitter.name or (person.name if sitter.kind == "me" else "")
        if kind == BOT and not name:
            name = NAMES[seat % len(NAMES)]
        bank = plan.seconds * 1000 if plan.clock == "bank" else 0
        return SeatRow(row.id, seat, kind, name, proper(sitter.level) if kind == BOT else "", bank=bank, seen=row.made)

    async def start(self, table: str, person: Person, key: str | None) -> Room:
        """Begin the game."""

        def draft(room: Room) -> Draft | None:
            if room.state != LOBBY:
                return None
            if room.row.host != person.id and not room.held_by(person.id):
                raise Refused("not-yours", "only somebody at the table can start the game")
            if any(seat.kind == OPEN for seat in room.seats):
                raise Conflict("open-seats", "a seat is still empty: invite somebody or give it to a bot")
            room_game = boxes.opening(room.opening())
            values = room.summary(room_game) | {"serial": room.version + 1, "since": now()}
            text = "same" if room.row.same_deal_as else ""
            return Draft(rooms.START, None, text, promise(room_game, (), 0), values=values)

        return await self.keeper.change(table, key, draft)

    # --- playing --------------------------------------------------------------------------------------------

    async def play(self, table: str, person: Person, at: int, move: str, key: str | None) -> Room:
        """Make a move at the decision that the page showed (`at`, a serial)."""

        def draft(room: Room) -> Draft:
            game = _running(room)
            if at != room.serial:
                raise Conflict("moved-on", "the table has moved on since your page was drawn")
            seat = game.seat
            if seat is None or seat not in room.held_by(person.id):
                raise Refused("not-your-turn", "it is not your turn to decide")
            if room.seats[seat].kind != PERSON:
                raise Refused("bot-plays", "a bot plays this seat now: take it back first")
            return self.move_draft(room, move)

        await self.trials.move(await self.keeper.room(table, fresh=False), move)
        return await self.keeper.change(table, key, draft)

    async def play_bot(self, table: str, at: int, move: str) -> Room:
        """The move that a bot has thought of; nothing if the table has moved on."""

        def draft(room: Room) -> Draft | None:
            if at != room.serial or not room.bot_decides():
                return None
            return self.move_draft(room, move)

        await self.trials.move(await self.keeper.room(table, fresh=False), move)
        return await self.keeper.change(table, None, draft)

    def move_draft(self, room: Room, move: str) -> Draft:
        """A move of the deciding seat as an event to be."""
        assert room.game is not None and room.game.seat is not None
        seat = room.game.seat
        after = room.trial(move)
        text = after.rules.title.catalogue[after.past[1]].text if after.past else move
        time = now()
        values = room.summary(after, new=after.news or ()) | {
            "serial": room.version + 1,
            "moves": len(room.steps) + 1,
            "since": time,
        }
        promised = promise(after, after.news or (), len(room.steps) + 1)
        draft = Draft(MOVE, seat, text, promised, after, values)
        if room.row.clock == "bank" and room.seats[seat].kind == PERSON:
            left = clocks.remaining(room.row, room.seats[seat], time)
            draft.bank = left
            draft.beside.append(lambda c: self.store.change_seat(c, room.row.id, seat, bank=left))
        return draft

    # --- taking back ----------------------------------------------------------------------------------------

    async def take_back(self, table: str, person: Person, seat: int, at: int, key: str | None) -> Room:
        """Undo the last move of a seat, or ask the others for it."""

        def draft(room: Room) -> Draft:
            _demand_seat(room, person, seat)
            if at != room.serial:
                raise Conflict("moved-on", "the table has moved on since your page was drawn")
            verdict = undo.verdict(room, seat)
            if not verdict.possible:
                raise Conflict("undo-nothing", "there is no move of yours to take back")
            if verdict.free or not undo.must_agree(room, seat):
                return self._undo(room, seat)
            return Draft(rooms.ASK, seat, str(verdict.keep))

        return await self.keeper.change(table, key, draft)

    async def consent(
        self, table: str, person: Person, seat: int, agrees: bool, key: str | None, wish: int | None = None
    ) -> Room:
        """Answer somebody's wish to take a move back: the one that the page showed, and no later one."""

        def draft(room: Room) -> Draft | None:
            _demand_seat(room, person, seat)
            request = room.request
            if request is None or seat not in undo.must_agree(room, request.seat):
                raise Conflict("no-request", "nobody waits for your answer any more")
            if wish is not None and wish != request.n:
                raise Conflict("moved-on", "the table has moved on since your page was drawn")
            if not undo.may_answer(room, person.id, seat, request.seat):
                raise Refused("not-yours", "that is not your seat")
            if not agrees:
                return Draft(rooms.DECLINE, seat)
            missing = set(undo.must_agree(room, request.seat)) - request.agreed - {seat}
            return Draft(rooms.AGREE, seat) if missing else self._undo(room, request.seat)

        return await self.keeper.change(table, key, draft)

    def _undo(self, room: Room, seat: int) -> Draft:
        if sum(remark.kind == UNDO for remark in room.remarks) >= self.limits.undos:
            raise TooMany("many-undos", "this table has taken back enough")
        verdict = undo.verdict(room, seat)
        keep = verdict.keep
        game = room.at(keep)
        assert game is not None
        since = clocks.since_undo(room, game.seat)
        values = room.summary(game, keep) | {"serial": room.version + 1, "moves": keep, "since": since}
        return Draft(UNDO, seat, str(keep) if verdict.free else f"{keep} {verdict.reason}", values=values)

    # --- sitting down, getting up -----------------------------------------------------------------------------

    async def sit(self, table: str, person: Person, name: str) -> Room:
        """Take a free seat before the game. Who has one keeps it: a click that comes twice is known by the person."""

        def draft(room: Room) -> Draft | None:
            if room.held_by(person.id):
                return None
            if room.state != LOBBY:
                raise Conflict("has-begun", "this game has begun already; you can watch it")
            if room.version >= self.limits.events // 2:  # the other half is for the game
                raise TooMany("many-arrivals", "people have come and gone here too often: nobody else can sit down")
            free = [one.seat for one in room.seats if one.kind == OPEN]
            if not free:
                raise Conflict("no-seat", "every seat is taken")
            called = distinct(name or person.name, _others(room, free[0]))
            return self._seat_draft(room, free[0], "joined", called, kind=PERSON, seen=now(), hold=person.id)

        return await self.keeper.change(table, None, draft)

    async def set_seat(self, table: str, person: Person, seat: int, kind: str, level: str, key: str | None) -> Room:
        """Before the game, its host gives a seat to a bot, to a person here, or opens it, whoever sits there."""

        def draft(room: Room) -> Draft:
            if room.row.host != person.id:
                raise Refused("not-host", "only the person who made the table can change its seats")
            if room.state != LOBBY or not 0 <= seat < len(room.seats):
                raise Conflict("has-begun", "seats are changed before the game begins")
            if room.seats[seat].kind == PERSON and person.id not in room.holders[seat]:
                if kind != OPEN:
                    raise Refused("seat-taken", "somebody else sits there")
                return self._seat_draft(room, seat, "removed", room.seats[seat].name, kind=OPEN, free=True)
            if kind == BOT:
                chosen = proper(level)
                name = distinct(NAMES[seat % len(NAMES)], _others(room, seat))
                return self._seat_draft(room, seat, "bot", name, kind=BOT, level=chosen, free=True)
            if kind == "here":
                name = distinct(person.name, _others(room, seat))
                return self._seat_draft(room, seat, "joined", name, kind=PERSON, hold=person.id)
            return self._seat_draft(room, seat, "opened", "", kind=OPEN, level="", free=True)

        return await self.keeper.change(table, key, draft)

    async def rename(self, table: str, person: Person, name: str, key: str | None) -> Room:
        """Call the own seat by another name, also while the game is played."""

        def draft(room: Room) -> Draft | None:
            mine = room.owned_by(person.id)
            if not mine:
                raise Refused("not-yours", "only somebody at the table can do that")
            called = distinct(name, _others(room, mine[0]))
            if not called or len(mine) > 1 or called == room.seats[mine[0]].name:
                return None
            return self._seat_draft(room, mine[0], "renamed", called)

        return await self.keeper.change(table, key, draft)

    async def hand(self, table: str, person: Person, seat: int, key: str | None, present: set[int]) -> Room:
        """Give the seat of a person who is gone, or out of time, to a bot."""

        def draft(room: Room) -> Draft:
            _running(room)
            if not 0 <= seat < len(room.seats) or room.seats[seat].kind != PERSON:
                raise Conflict("no-person", "nobody sits there")
            mine = room.held_by(person.id)
            if seat not in mine:
                if not mine:
                    raise Refused("not-yours", "only somebody at the table can do that")
                if not clocks.gone(room, seat, present):
                    raise Refused("not-gone", _not_gone(room, seat))
            made = self._hand_draft(room, seat, "handed")
            made.always = seat not in mine  # nobody holds a game up by filling its table; to be gone takes a while
            return made

        await self.keeper.ask_for_people(table)  # they may be here through another worker
        return await self.keeper.change(table, key, draft)

    async def run_out(self, table: str) -> Room:
        """The table's rule at 0:00: a bot plays for the person who decides until they are back."""

        def draft(room: Room) -> Draft | None:
            game = room.game
            if not room.playing or game is None or game.seat is None or clocks.time_left(room, game.seat) != 0:
                return None
            made = self._hand_draft(room, game.seat, "timeout")
            made.always = True
            return made

        return await self.keeper.change(table, None, draft)

    def _hand_draft(self, room: Room, seat: int, word: str) -> Draft:
        stopped = clocks.stopped(room, seat)
        made = self._seat_draft(
            room, seat, word, room.seats[seat].name, kind=BOT, level=USUAL, handed=1, **stopped
        )  # fmt: skip
        if stopped:
            made.values["since"] = now()
        return made

    async def take_seat_back(self, table: str, person: Person, seat: int, key: str | None) -> Room:
        """The person of a seat that a bot was playing is back."""

        def draft(room: Room) -> Draft | None:
            if seat not in room.held_by(person.id):
                raise Refused("not-yours", "that is not your seat")
            if not room.seats[seat].handed:
                return None
            clock, again = clocks.resumed(room, seat)
            made = self._seat_draft(
                room, seat, "returned", room.seats[seat].name, kind=PERSON, level="", handed=0, seen=now(), **clock
            )
            made.values |= again
            made.always = True
            return made

        return await self.keeper.change(table, key, draft)

    async def leave(self, table: str, person: Person, key: str | None) -> Room:
        """Get up: before the game the seat becomes free, during it a bot takes over until the person is back. Another
        device only lets go: the seat is not its own."""

        def draft(room: Room) -> Draft | None:
            mine = [seat for seat in room.owned_by(person.id) if room.seats[seat].kind == PERSON]
            if not mine:
                return self._let_go(room, person)
            if room.state == LOBBY:
                return self._seat_draft(room, mine[0], "left", room.seats[mine[0]].name, kind=OPEN, free=True)
            if room.state == PLAYING and room.game is not None:
                return self._hand_draft(room, mine[0], "handed")
            return None

        return await self.keeper.change(table, key, draft)

    def _let_go(self, room: Room, person: Person) -> Draft | None:
        borrowed = [seat for seat in room.held_by(person.id) if person.id not in room.owners[seat]]
        if not borrowed:
            return None
        made, table = Draft(rooms.SEAT, borrowed[0], "released"), room.row.id
        made.beside.append(lambda c: self.store.release(c, table, borrowed[0], person.id))
        return made

    def _seat_draft(
        self, room: Room, seat: int, word: str, name: str, hold: str = "", free: bool = False, **values: Any
    ) -> Draft:
        """A change of a seat, told as a remark `word name`, with what it means for the one who decides."""
        table = room.row.id
        draft = Draft(rooms.SEAT, seat, f"{word} {name}".strip())
        named = {"name": "" if word in ("left", "removed") else name}
        draft.beside.append(lambda c: self.store.change_seat(c, table, seat, **named, **values))
        if free:
            draft.beside.append(lambda c: self.store.release(c, table, seat))
            draft.beside.append(lambda c: self.store.revoke_seat_links(c, table, seat, now()))
        if hold:
            draft.beside.append(lambda c: self.store.hold(c, HolderRow(table, seat, hold, came=now(), seen=now())))
        if room.game is not None and room.game.seat == seat and "kind" in values:
            draft.values = {"bot": int(values["kind"] == BOT), "lease": 0}
        return draft

    # --- talking, playing again -------------------------------------------------------------------------------

    async def chat(self, table: str, person: Person, text: str, key: str | None) -> Room:
        said = " ".join(text.split())[: self.limits.chat]

        def draft(room: Room) -> Draft | None:
            seats = room.held_by(person.id)
            if not seats:
                raise Refused("not-yours", "only people at the table can talk here")
            if sum(remark.kind == rooms.CHAT for remark in room.remarks) >= self.limits.chats:
                raise TooMany("many-chats", "this table has talked enough")
            return Draft(rooms.CHAT, seats[0], said) if said else None

        return await self.keeper.change(table, key, draft)


def distinct(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has it already: two people are never called the same."""
    known, found, n = {one.casefold() for one in taken}, name, 1
    while found and found.casefold() in known:
        n += 1
        found = f"{name} {n}"
    return found


def _others(room: Room, seat: int) -> list[str]:
    return [one.name for one in room.seats if one.seat != seat]


def may_watch(room: Room, person: str) -> bool:
    """Whether a visitor may see the table at all."""
    if room.row.listed or room.row.host == person:
        return True
    return any(person in people for people in room.holders.values())


def _running(room: Room) -> Game:
    if room.trouble:
        raise Conflict("stopped", f"this game cannot be continued here: {room.trouble}")
    if room.state != PLAYING or room.game is None:
        raise Conflict("not-running", "this game is not being played now")
    return room.game


def _demand_seat(room: Room, person: Person, seat: int) -> None:
    if room.state == OVER:
        raise Conflict("over", "the game is over")
    _running(room)
    if seat not in room.held_by(person.id):
        raise Refused("not-yours", "that is not your seat")


def _not_gone(room: Room, seat: int) -> str:
    name = room.seats[seat].name or "that person"
    return f"{name} still has time" if room.row.clock else f"{name} is still here"


def _held(plan: Plan, person: Person, at: int) -> list[HolderRow]:
    mine = [seat for seat, sitter in enumerate(plan.sitters) if sitter.kind in ("me", "here")]
    return [HolderRow("", seat, person.id, came=at, seen=at) for seat in mine]
