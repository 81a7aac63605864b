"""Who was heard of: by an open page, a request, a move. Written down every few seconds, for all workers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shofar.web.live.hub import Hub
from shofar.web.store import turns
from shofar.web.store.model import PERSON
from shofar.web.store.store import Store, now
from shofar.web.tables.rooms import Room

FRESH: Final = 5_000  # milliseconds in which a second sign of life is no news


class Presence:
    """Signs of life of the people at tables, until they are written."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self._heard: Final[dict[tuple[str, str], tuple[int, tuple[int, ...]]]] = {}

    def heard(self, room: Room, person: str) -> None:
        """A person of this table has asked for something."""
        time, key = now(), (room.row.id, person)
        if key in self._heard and 0 <= time - self._heard[key][0] < FRESH:
            return
        if not any(person in people for people in room.holders.values()):
            return
        held = tuple(seat for seat in room.held_by(person) if room.seats[seat].kind == PERSON)
        self._heard[key] = (time, held)
        room.note_heard(held, time)

    async def write(self, rooms: Mapping[str, Room]) -> None:
        """Write down what was heard since, and who has a page open."""
        now_here = self._watching(rooms)
        heard = sorted(self._heard.items())
        self._heard.clear()
        people = [(table, person, time) for (table, person), (time, _) in heard]
        seats = sorted({*now_here, *((table, seat, time) for (table, _), (time, held) in heard for seat in held)})
        if people or seats:
            await self.store.written("", lambda c: turns.note_heard(c, seats, people))

    def _watching(self, rooms: Mapping[str, Room]) -> list[tuple[str, int, int]]:
        time, found = now(), []
        for table in [table for table in self.hub.streams if table in rooms]:
            room = rooms[table]
            here = [seat for seat in self.hub.present(table) if room.seats[seat].kind == PERSON]
            room.note_heard(here, time)
            found += [(table, seat, time) for seat in here]
            for stream in self.hub.streams[table]:
                self.heard(room, stream.visitor)
        return found
