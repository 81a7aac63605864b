"""Links: to join, to watch, to take a seat to another device. Their secrets are made from their owner's."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from shofar.web.errors import NotFound, Refused
from shofar.web.http import secret
from shofar.web.store.model import LOBBY, LinkRow, Person
from shofar.web.store.store import Store, now
from shofar.web.tables import rooms
from shofar.web.tables.deeds import WATCH, Tables
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.rooms import Room


class Links:
    """Makes links, revokes them, and does what they allow."""

    def __init__(self, store: Store, keeper: Keeper, tables: Tables) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.tables: Final = tables

    async def link(self, room: Room, person: Person, secret_text: str, kind: str, seat: int | None) -> str:
        """A new link of this kind; older ones of it stop working."""
        seat = self._may_link(room, person, kind, seat)
        at = now()
        made = secret.link_secret(secret_text, kind, room.row.id, seat, at)

        def write(c: Any) -> None:
            self.store.revoke_links(c, room.row.id, seat, kind, at)
            self.store.add_link(c, LinkRow(secret.hashed(made), room.row.id, seat, kind, at))

        await self.store.written(room.row.id, write)
        return made

    async def revoke(self, room: Room, person: Person, kind: str, seat: int | None) -> None:
        """Links of this kind stop working; other devices lose the seat, those who only watch may no longer."""
        seat = self._may_link(room, person, kind, seat)

        def draft(room: Room) -> Draft:
            made = Draft(rooms.SEAT, seat, "revoked")
            made.beside.append(lambda c: self.store.revoke_links(c, room.row.id, seat, kind, now()))
            if kind == "seat" and seat is not None:
                made.beside.append(lambda c: self.store.release(c, room.row.id, seat, keep=person.id))
            if kind == "watch":
                made.beside.append(lambda c: self.store.release(c, room.row.id, WATCH))
            return made

        await self.keeper.change(room.row.id, None, draft)

    def _may_link(self, room: Room, person: Person, kind: str, seat: int | None) -> int | None:
        """The seat that the link is about: only links to a seat have one, so that no other can be hidden behind it."""
        if kind == "seat":
            if seat is None or seat not in room.held_by(person.id):
                raise Refused("not-yours", "that is not your seat")
            return seat
        if kind not in ("join", "watch") or (room.row.host != person.id and not room.held_by(person.id)):
            raise Refused("not-yours", "only somebody at the table can invite")
        return None

    async def follow(self, given: str) -> tuple[LinkRow, Room]:
        """What a link leads to."""
        link = await asyncio.to_thread(self.store.link, secret.hashed(given))
        if link is None or link.revoked is not None:
            raise NotFound("dead-link", "this link does not work (any more): ask for a new one")
        return link, await self.keeper.room(link.table_id)

    async def accept(self, given: str, person: Person, name: str) -> str:
        """Do what a link allows: sit down, take a seat to this device, or watch."""
        link, room = await self.follow(given)
        table = room.row.id
        if link.kind == "join":
            if room.state == LOBBY:
                await self.tables.sit(table, person, name)
            else:
                await self._hold(table, person, WATCH)
        else:
            await self._hold(table, person, WATCH if link.kind == "watch" or link.seat is None else link.seat)
        return table

    async def _hold(self, table: str, person: Person, seat: int) -> None:
        def draft(room: Room) -> Draft | None:
            if person.id in room.holders.get(seat, ()):
                return None
            made = Draft(rooms.SEAT, None if seat == WATCH else seat, "device" if seat != WATCH else "watching")
            made.beside.append(lambda c: self.store.hold(c, table, seat, person.id))
            return made

        await self.keeper.change(table, None, draft)
