"""Links: to join, to watch, to take a seat to another device. Their secrets are made from their maker's.

A seat is its person's who sat down there. Whoever came through a link to it may play, and loses it when the link is
taken back; they give out and take back nothing themselves.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from shofar.web.errors import NotFound, Refused, TooMany
from shofar.web.http import secret
from shofar.web.store.model import LOBBY, HolderRow, LinkRow, Person
from shofar.web.store.store import Store, now
from shofar.web.tables import rooms
from shofar.web.tables.deeds import WATCH, Tables
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.rooms import Room

BROUGHT: Final = "again"  # stands for the link of devices that came along to a rematch
MOST: Final = 8  # working links of a kind and seat
DEAD: Final = "this link does not work (any more): ask for a new one"


@dataclass(frozen=True, slots=True)
class User:
    """Who came through a link."""

    name: str
    device: str
    came: int
    seen: int


@dataclass(frozen=True, slots=True)
class Given:
    """A link that was given out, as its owner sees it."""

    mark: str  # by which it is taken back; it opens nothing
    kind: str
    seat: int | None
    made: int
    maker: str  # the name of who made it; empty if that is the one who looks
    secret: str  # known to who made it only
    users: tuple[User, ...]


class Links:
    """Makes links, shows them, takes them back, and does what they allow."""

    def __init__(self, store: Store, keeper: Keeper, tables: Tables) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.tables: Final = tables

    async def link(self, room: Room, person: Person, secret_text: str, kind: str, seat: int | None) -> str:
        """A new link of this kind, beside the older ones."""
        seat = _may_give(room, person, kind, seat)
        alike = [one for one in await asyncio.to_thread(self.store.links, room.row.id)
                 if (one.kind, one.seat) == (kind, seat)]  # fmt: skip
        if len(alike) >= MOST:
            raise TooMany("many-links", f"there are {MOST} links of this kind already: take one back first")
        at = max([now(), *(one.made + 1 for one in alike)])  # the secret depends on it: no two are alike
        made = secret.link_secret(secret_text, kind, room.row.id, seat, at)
        link = LinkRow(secret.hashed(made), room.row.id, seat, kind, at, maker=person.id)
        await self.store.written(room.row.id, lambda c: self.store.add_link(c, link))
        return made

    async def given(self, room: Room, person: Person, secret_text: str) -> list[Given]:
        """What was given out and is this person's to take back: for their seats, and to join or to watch."""

        def read() -> tuple[list[LinkRow], list[HolderRow], dict[str, str]]:
            links, holders = self.store.links(room.row.id), self.store.holders(room.row.id)
            ids = sorted({one.person for one in holders} | {one.maker for one in links})
            return links, holders, {one.id: one.name for one in self.store.people(ids)}

        links, holders, names = await asyncio.to_thread(read)
        found = [
            _given(link, holders, names, person, secret_text) for link in links if _may_take(room, person, link)
        ]  # fmt: skip
        for seat in room.owned_by(person.id):
            users = _users(holders, names, BROUGHT, seat)
            found += [Given(BROUGHT, "seat", seat, 0, "", "", users)] if users else []
        return found

    async def take_back(self, room: Room, person: Person, mark: str, seat: int | None) -> None:
        """A link stops working. Who came through it loses the seat, or sight of the table, at once."""
        links = await asyncio.to_thread(self.store.links, room.row.id)
        links.append(LinkRow(BROUGHT, room.row.id, seat, "seat", 0))
        link = next((one for one in links if _mark(one) == mark), None)
        if link is None:
            raise NotFound("dead-link", "this link does not work any more: it was taken back already")
        held = WATCH if link.seat is None else link.seat
        used = any(one.via == link.hash for one in await asyncio.to_thread(self.store.holders, room.row.id))

        def draft(room: Room) -> Draft:
            if not _may_take(room, person, link):
                raise Refused("not-yours", "only who gave a link out can take it back")
            made = Draft(rooms.SEAT, link.seat, "revoked", always=used)  # nobody keeps a seat by filling its table
            made.beside.append(lambda c: self.store.revoke_link(c, link.hash, now()))
            made.beside.append(lambda c: self.store.release(c, room.row.id, held, via=link.hash))
            return made

        await self.keeper.change(room.row.id, None, draft)

    async def follow(self, given: str) -> tuple[LinkRow, Room]:
        """What a link leads to."""
        link = await asyncio.to_thread(self.store.link, secret.hashed(given))
        if link is None or link.revoked is not None:
            raise NotFound("dead-link", DEAD)
        return link, await self.keeper.room(link.table_id)

    async def accept(self, given: str, person: Person, name: str, device: str = "") -> str:
        """Do what a link allows: sit down, take a seat to this device, or watch."""
        link, room = await self.follow(given)
        table = room.row.id
        if link.kind == "join" and room.state == LOBBY:
            await self.tables.sit(table, person, name)
        else:
            seat = link.seat if link.kind == "seat" and link.seat is not None else WATCH
            await self._hold(link, HolderRow(table, seat, person.id, link.hash, device, now(), now()))
        return table

    async def _hold(self, link: LinkRow, holder: HolderRow) -> None:
        table, seat = holder.table_id, holder.seat

        def check(c: Any) -> None:
            if not self.store.link_works(c, link.hash):  # it may have been taken back in this moment
                raise NotFound("dead-link", DEAD)

        def draft(room: Room) -> Draft | None:
            if holder.person in room.holders.get(seat, ()):
                return None
            if seat == WATCH and len(room.holders.get(WATCH, ())) >= self.tables.limits.watchers:
                raise TooMany("many-watchers", "too many people are watching this table: try again later")
            made = Draft(rooms.SEAT, None if seat == WATCH else seat, "device" if seat != WATCH else "watching")
            made.beside += [check, lambda c: self.store.hold(c, holder)]
            return made

        await self.keeper.change(table, None, draft)


def _mark(link: LinkRow) -> str:
    return link.hash if link.hash == BROUGHT else secret.hashed(link.hash)[:16]


def _may_give(room: Room, person: Person, kind: str, seat: int | None) -> int | None:
    """The seat that the link is about: only links to a seat have one, so that no other can be hidden behind it."""
    if kind == "seat":
        if seat is None or seat not in room.owned_by(person.id):
            raise Refused("not-yours", "that is not your seat: only who sat down there gives it to other devices")
        return seat
    if kind not in ("join", "watch") or (room.row.host != person.id and not room.owned_by(person.id)):
        raise Refused("not-yours", "only somebody who sits at the table can invite")
    return None


def _may_take(room: Room, person: Person, link: LinkRow) -> bool:
    """Links to a seat are its person's; those to join or to watch are their maker's and the host's."""
    if link.kind == "seat":
        return link.seat is not None and link.seat in room.owned_by(person.id)
    return person.id in (link.maker, room.row.host)


def _given(link: LinkRow, holders: list[HolderRow], names: dict[str, str], person: Person, own: str) -> Given:
    made = secret.link_secret(own, link.kind, link.table_id, link.seat, link.made)
    mine = secret.hashed(made) == link.hash
    maker = "" if mine else names.get(link.maker, "")
    users = _users(holders, names, link.hash, WATCH if link.seat is None else link.seat)
    return Given(_mark(link), link.kind, link.seat, link.made, maker, made if mine else "", users)


def _users(holders: list[HolderRow], names: dict[str, str], via: str, seat: int) -> tuple[User, ...]:
    came = [one for one in holders if one.via == via and one.seat == seat]
    return tuple(User(names.get(one.person, ""), one.device, one.came, one.seen) for one in came)
