"""The operations on rows: what is read, what is written. No rules of the games here, no HTTP."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from json import dumps
from secrets import token_hex
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, and_, bindparam, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError

from shofar.web.errors import Damaged, Lost, StoreError
from shofar.web.store import moves
from shofar.web.store.connect import connect, reading
from shofar.web.store.migrate import migrate
from shofar.web.store.model import (
    BOT,
    GUIDE,
    LOBBY,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    PUZZLES,
    RECORD,
    SAME,
    SET,
    STOPPED,
    EventRow,
    HolderRow,
    LinkRow,
    Person,
    SeatRow,
    TableRow,
)
from shofar.web.store.schema import EVENTS, HOLDERS, LINKS, PEOPLE, SEATS, TABLES
from shofar.web.store.writer import Append, Writer, as_sentence

T = TypeVar("T")
CHANNEL: Final = "shofar"
LONGEST: Final = 7_000  # bytes of a call: PostgreSQL takes 8,000; an empty one says "look everywhere"


# Statements of the hot path are made once: building them costs more than running them.
ADD_EVENT: Final = insert(EVENTS)
NOTIFY: Final = text("SELECT pg_notify(:channel, called) FROM unnest(CAST(:what AS text[])) AS called")


# Whoever has a chore keeps it until its time is over; one from a clock that has jumped does not count.
CLAIM: Final = text(
    "INSERT INTO chores (name, worker, until) VALUES (:name, :worker, :until) ON CONFLICT (name) DO UPDATE "
    "SET worker = excluded.worker, until = excluded.until "
    "WHERE chores.until < :time OR chores.until > :longest OR chores.worker = excluded.worker"
)
ROW_BYTES: Final = 300  # of an event with its digest and its indices, by measurement


@cache
def _advance(columns: tuple[str, ...]) -> Any:
    """The update of a table's row that goes with an event."""
    query = update(TABLES).where(TABLES.c.id == bindparam("old_id"), TABLES.c.version == bindparam("old_version"))
    return query.values({name: bindparam(f"new_{name}") for name in columns})


def _fields(row: Any) -> dict[str, Any]:
    """A typed row as the database takes it."""
    return {name: getattr(row, name) for name in row.__slots__}


clock: Callable[[], int] = time.time_ns  # the one clock of the server's rows; a test may put another in its place


def now() -> int:
    """Milliseconds since 1970."""
    return clock() // 1_000_000


class Store:
    """One database. Reads may come from any thread; writes go through the writer."""

    def __init__(self, address: str) -> None:
        self.engine: Final = connect(address)
        self.reader: Final = reading(self.engine)
        self.postgresql: Final = self.engine.dialect.name == "postgresql"
        self.name: Final = token_hex(8)  # known by the others in calls: what one has written oneself is no news
        try:
            migrate(self.engine)
        except Exception as error:
            self.engine.dispose()
            raise _unusable(self.engine.url, error) from error
        self.writer: Final = Writer(self.engine, self.append)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    def write(self, table: str, write: Callable[[Connection], T] | Append) -> Future[T]:
        """Have a write done in a transaction; the future is done after the commit."""
        return self.writer.submit(table, write)

    async def written(self, table: str, write: Callable[[Connection], T] | Append) -> T:
        """Have a write done in a transaction, and go on after the commit."""
        return await self.writer.written(table, write)

    def read(self, read: Callable[[Connection], T]) -> T:
        """Run a read; a database that is away becomes a sentence."""
        try:
            with self.reader.connect() as connection:
                return read(connection)
        except DBAPIError as error:
            found = as_sentence(error)
            if isinstance(found, Damaged) and self.postgresql:
                return self._read_by_index(read)
            raise found from error

    def _read_by_index(self, read: Callable[[Connection], T]) -> T:
        """PostgreSQL goes through a small table from end to end, and so meets damage that concerns somebody else."""
        try:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
                return read(connection)
        except DBAPIError as error:
            raise as_sentence(error) from error

    # --- reading --------------------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        return self.read(lambda c: _one(c.execute(select(TABLES).where(TABLES.c.id == table)).first()))

    def seats(self, table: str) -> list[SeatRow]:
        query = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        return self.read(lambda c: [SeatRow(*row) for row in c.execute(query)])

    def events(self, table: str, after: int = 0) -> list[EventRow]:
        query = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.n > after).order_by(EVENTS.c.n)
        return self.read(lambda c: [EventRow(*row) for row in c.execute(query)])

    def holders(self, table: str) -> list[HolderRow]:
        query = select(HOLDERS).where(HOLDERS.c.table_id == table).order_by(HOLDERS.c.seat, HOLDERS.c.came)
        return self.read(lambda c: [HolderRow(*row) for row in c.execute(query)])

    def person(self, person: str) -> Person | None:
        row = self.read(lambda c: c.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first())
        return Person(*row) if row else None

    def people(self, ids: Sequence[str]) -> list[Person]:
        query = select(PEOPLE).where(PEOPLE.c.id.in_(ids))
        return self.read(lambda c: [Person(*row) for row in c.execute(query)])

    def link(self, hashed: str) -> LinkRow | None:
        row = self.read(lambda c: c.execute(select(LINKS).where(LINKS.c.hash == hashed)).first())
        return LinkRow(*row) if row else None

    def links(self, table: str) -> list[LinkRow]:
        """The links of a table that work, the oldest first."""
        query = select(LINKS).where(LINKS.c.table_id == table, LINKS.c.revoked.is_(None)).order_by(LINKS.c.made)
        return self.read(lambda c: [LinkRow(*row) for row in c.execute(query)])

    def versions(self, tables: Iterable[str]) -> dict[str, int]:
        """The versions of some tables: what a worker asks when it may have missed a call."""
        ids = list(tables)
        found: dict[str, int] = {}
        for at in range(0, len(ids), 500):
            query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids[at : at + 500]))
            found |= self.read(lambda c, query=query: {row.id: row.version for row in c.execute(query)})  # type: ignore[misc]
        return found

    def mine(self, person: str, most: int = 50) -> list[TableRow]:
        """The tables where this person holds a seat, the newest change first."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        query = select(TABLES).where(or_(TABLES.c.id.in_(held), TABLES.c.host == person))
        return self._rows(query.order_by(TABLES.c.changed.desc()), most)

    def guided(self, person: str) -> list[TableRow]:
        """The tables where this person learns, or has learnt, a game."""
        return self._rows(select(TABLES).where(TABLES.c.host == person, TABLES.c.origin == GUIDE), 50)

    def finished(self, person: str, title: str) -> bool:
        """Whether this person has played this title to its end."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        query = select(TABLES.c.id).where(TABLES.c.id.in_(held), TABLES.c.title == title, TABLES.c.state == OVER)
        return self.read(lambda c: c.execute(query.limit(1)).first() is not None)

    def played_with_bots(self, person: str, title: str, most: int) -> list[TableRow]:
        """The last games of a title that this person has played to their end with bots at the table."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        bots = select(SEATS.c.table_id).where(SEATS.c.kind == BOT, SEATS.c.handed == 0)
        query = select(TABLES).where(
            TABLES.c.id.in_(held), TABLES.c.id.in_(bots), TABLES.c.title == title, TABLES.c.state == OVER,
            TABLES.c.origin.not_in((GUIDE, PUZZLES, RECORD)),
        )  # fmt: skip
        return self._rows(query.order_by(TABLES.c.changed.desc()), most)

    def seats_held(self, table: str, person: str) -> list[int]:
        """The seats of this person at a table."""
        return sorted(holder.seat for holder in self.holders(table) if holder.person == person)

    def count_mine(self, person: str) -> int:
        """How many unfinished tables this person has made."""
        query = select(func.count()).where(TABLES.c.host == person, TABLES.c.state.in_(("lobby", PLAYING)))
        return self.read(lambda c: int(c.execute(query).scalar_one()))

    def usage(self, person: str) -> tuple[int, int]:
        """How many tables this person has made that are still stored, and about how many bytes they take. A table to
        learn at keeps every position that it was set to."""
        long = func.length(func.coalesce(TABLES.c.start, "")) + func.length(func.coalesce(TABLES.c.overlay, ""))
        size = func.coalesce(func.sum(ROW_BYTES * (TABLES.c.version + 1) + long), 0)
        own = TABLES.c.host == person
        laid = and_(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.kind == SET, own, TABLES.c.origin.in_((GUIDE, PUZZLES)))
        positions = select(func.coalesce(func.sum(func.length(EVENTS.c.text)), 0)).where(laid)
        found = self.read(
            lambda c: (*c.execute(select(func.count(), size).where(own)).one(), c.execute(positions).scalar_one())
        )
        return int(found[0]), int(found[1] + found[2])

    def size(self) -> int:
        """The bytes of the whole database, without those that SQLite has free."""
        if self.postgresql:
            return self.read(lambda c: int(c.execute(text("SELECT pg_database_size(current_database())")).scalar_one()))
        pages = text(
            "SELECT (page_count - freelist_count) * page_size "
            "FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
        )
        return self.read(lambda c: int(c.execute(pages).scalar_one()))

    def listed(self, state: str, most: int = 20) -> list[TableRow]:
        query = select(TABLES).where(TABLES.c.state == state, TABLES.c.listed == 1)
        return self._rows(query.order_by(TABLES.c.changed.desc()), most)

    def deal_played(self, deal: str, but: str, person: str) -> bool:
        """Whether a game with this deal is unfinished: a rematch of all, or one that this person plays on alone."""
        unfinished = TABLES.c.state.in_((LOBBY, PLAYING, STOPPED))
        theirs = or_(TABLES.c.origin.startswith(SAME), TABLES.c.host == person)
        query = select(TABLES.c.id).where(TABLES.c.deal == deal, TABLES.c.id != but, unfinished, theirs)
        return self.read(lambda c: c.execute(query.limit(1)).first() is not None)

    def live_counts(self, after: int) -> dict[str, int]:
        """How many games of each title can be watched, as changed after a time."""
        query = select(TABLES.c.title).where(TABLES.c.state == PLAYING, TABLES.c.listed == 1, TABLES.c.changed > after)
        counted = query.add_columns(func.count()).group_by(TABLES.c.title)
        try:
            return self.read(lambda c: {row[0]: int(row[1]) for row in c.execute(counted)})
        except Damaged:
            return Counter(row.title for row in self._readable(query))

    def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in self.read(lambda c: c.execute(query).all()):
            found[row.table_id].append(SeatRow(*row))
        return found

    def in_state(self, state: str) -> list[TableRow]:
        return self._rows(select(TABLES).where(TABLES.c.state == state))

    def all_tables(self) -> list[str]:
        query = select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id)
        try:
            return self.read(lambda c: [row.id for row in c.execute(query)])
        except Damaged:
            return self.ids()

    def ids(self, after: str = "", most: int | None = None) -> list[str]:
        """The names of tables, in their order. An index has them: no row is read."""
        query = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id)
        try:
            return self.read(lambda c: list(c.execute(query.limit(most)).scalars()))
        except Damaged:  # PostgreSQL looks at the rows all the same; their seats know the names too
            named = select(SEATS.c.table_id).distinct().where(SEATS.c.table_id > after).order_by(SEATS.c.table_id)
            return self.read(lambda c: list(c.execute(named.limit(most)).scalars()))

    def unchecked(self, program: str, after: str, most: int) -> list[str]:
        """Open tables after this one, by name, that this program has not replayed yet."""
        query = select(TABLES.c.id).where(
            TABLES.c.id > after, TABLES.c.state.in_((PLAYING, STOPPED)), TABLES.c.checked != program
        )
        return [row.id for row in self.around(query.order_by(TABLES.c.id), most)][:most]

    def bots_waiting(self, time: int, longest: int, most: int = 20) -> list[str]:
        """Tables where a bot decides and nobody thinks: no lease, an old one, or one from a clock that has jumped.
        Only those where a person sits too: other bots go on when somebody looks."""
        free = or_(TABLES.c.lease < time, TABLES.c.lease > time + longest)
        person = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == PERSON)
        query = select(TABLES.c.id).where(TABLES.c.bot == 1, TABLES.c.state == PLAYING, free, person)
        return [row.id for row in self.around(query, most)][:most]

    def counts(self) -> dict[str, int]:
        """Rows by table, and tables by state."""

        def run(c: Connection) -> dict[str, int]:
            found = {table.name: int(c.execute(select(func.count()).select_from(table)).scalar_one())
                     for table in (PEOPLE, TABLES, SEATS, EVENTS, LINKS)}  # fmt: skip
            for row in c.execute(select(TABLES.c.state, func.count()).group_by(TABLES.c.state)):
                found[f"tables {row[0]}"] = int(row[1])
            return found

        return self.read(run)

    def sound(self) -> bool:
        """Whether SQLite finds its own file whole. PostgreSQL has no such question."""
        if self.postgresql:
            return True
        try:
            return self.read(lambda c: str(c.execute(text("PRAGMA quick_check(1)")).scalar_one())) == "ok"
        except Damaged:
            return False

    def alive(self) -> bool:
        return bool(self.read(lambda c: c.execute(text("SELECT 1")).scalar_one()) == 1)

    def _rows(self, query: Any, most: int | None = None) -> list[TableRow]:
        found = [TableRow(*row) for row in self.around(query, most)]
        return sorted(found, key=lambda row: row.changed, reverse=True)[:most]

    def around(self, query: Any, most: int | None) -> list[Any]:
        """The rows of a query about tables. Where a page of the database is damaged, each table is asked for alone,
        those that cannot be read are left out, and there may be more rows than wanted."""
        try:
            return self.read(lambda c: list(c.execute(query.limit(most))))
        except Damaged:
            return list(self._readable(query))

    def _readable(self, query: Any) -> Iterator[Any]:
        for table in self.ids():
            with suppress(Damaged):
                yield from self.read(lambda c, table=table: c.execute(query.where(TABLES.c.id == table)).all())  # type: ignore[misc]

    # --- writing: each is called with the connection of the writer's transaction ------------------------------

    def add_person(self, c: Connection, person: Person) -> None:
        c.execute(insert(PEOPLE), [_fields(person)])

    def change_person(self, c: Connection, person: str, **values: Any) -> bool:
        """False if there is no such person any more."""
        return bool(c.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values)).rowcount == 1)

    def add_table(self, c: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
        c.execute(insert(TABLES), [_fields(table)])
        c.execute(insert(SEATS), [_fields(seat) for seat in seats])

    def pulse(self, c: Connection) -> None:
        """A write that changes nothing for anybody: whether one is possible."""
        c.execute(CLAIM, {"name": "pulse", "worker": self.name, "time": 0, "until": now(), "longest": 0})

    def claim(self, c: Connection, chore: str, time: int, until: int) -> bool:
        """Take over a chore that one worker does for all, until a time; False if another one has it."""
        given = {"name": chore, "worker": self.name, "time": time, "until": until, "longest": until}
        return bool(c.execute(CLAIM, given).rowcount == 1)

    def add_event(self, c: Connection, event: EventRow, **values: Any) -> None:
        """Append an event; `values` are what it changes in the table's row. Another of that number is a conflict."""
        self.append(c, [Append(event, values)])

    def append(self, c: Connection, appends: list[Append]) -> None:
        """Append events of different tables together: one statement for the events, one for each set of columns."""
        moved = [one for one in appends if one.event.kind == MOVE]
        if moved and all(one.values.keys() == moved[0].values.keys() for one in moved):
            moves.write(c, moved)
            others = [one for one in appends if one.event.kind != MOVE]
        else:
            others = appends
        if others:
            self._append(c, others)
        self.call(c, appends)

    def _append(self, c: Connection, appends: list[Append]) -> None:
        c.execute(ADD_EVENT, [_fields(one.event) for one in appends])
        alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for one in appends:
            event = one.event
            values = one.values | {"version": event.n, "changed": event.at}
            given = {f"new_{name}": value for name, value in values.items()}
            given |= {"old_id": event.table_id, "old_version": event.n - 1}
            alike.setdefault(tuple(values), []).append(given)
        for columns, rows in alike.items():
            if c.execute(_advance(columns), rows).rowcount != len(rows):
                raise Lost()

    def add_events(self, c: Connection, events: Sequence[EventRow]) -> None:
        """The events of a table that is written whole."""
        c.execute(insert(EVENTS), [_fields(event) for event in events])

    def call(self, c: Connection, appends: list[Append]) -> None:
        """Wake the other workers when this transaction is committed. A move is told with the call: whoever has the
        table as it was before needs to read nothing. Everybody else is only told where to look."""
        if self.postgresql:
            what = [dumps([self.name, _fields(one.event), one.values if one.event.kind == MOVE else None])
                    for one in appends]  # fmt: skip
            c.execute(NOTIFY, {"channel": CHANNEL, "what": [told if len(told) < LONGEST else "" for told in what]})

    def call_everywhere(self, c: Connection) -> None:
        """Have the other workers look whether all that they show is still there, when this transaction is committed."""
        if self.postgresql:
            c.execute(NOTIFY, {"channel": CHANNEL, "what": [""]})

    def change_seat(self, c: Connection, table: str, seat: int, **values: Any) -> None:
        c.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(**values))

    def hold(self, c: Connection, holder: HolderRow) -> None:
        """Who holds a seat already keeps it as they have it."""
        row = HOLDERS.c
        same = and_(row.table_id == holder.table_id, row.seat == holder.seat, row.person == holder.person)
        if c.execute(select(row.seat).where(same)).first() is None:
            c.execute(insert(HOLDERS), [_fields(holder)])

    def note_checked(self, c: Connection, table: str, program: str) -> None:
        """This program has replayed the table and agrees with it."""
        c.execute(update(TABLES).where(TABLES.c.id == table).values(checked=program))

    def release(self, c: Connection, table: str, seat: int, person: str | None = None, via: str | None = None) -> None:
        """Take the seat from one person, from those who came through a link, or from all."""
        query = delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
        if person is not None:
            query = query.where(HOLDERS.c.person == person)
        c.execute(query if via is None else query.where(HOLDERS.c.via == via))

    def add_link(self, c: Connection, link: LinkRow) -> None:
        c.execute(insert(LINKS), [_fields(link)])

    def link_works(self, c: Connection, hashed: str) -> bool:
        query = select(LINKS.c.hash).where(LINKS.c.hash == hashed, LINKS.c.revoked.is_(None))
        return c.execute(query).first() is not None

    def revoke_link(self, c: Connection, hashed: str, at: int) -> bool:
        query = update(LINKS).where(LINKS.c.hash == hashed, LINKS.c.revoked.is_(None))
        return bool(c.execute(query.values(revoked=at)).rowcount)

    def revoke_seat_links(self, c: Connection, table: str, seat: int, at: int) -> None:
        """Whoever sat there has gone: their links lead nowhere."""
        query = update(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat, LINKS.c.revoked.is_(None))
        c.execute(query.values(revoked=at))

    def tell_once(self, c: Connection, table: str, seat: int, stage: int, away: int) -> bool:
        """Note that a seat's person is told of a stage; False if another worker did it already, or if they have had
        the page open since a time, wherever that was."""
        query = update(SEATS).where(
            SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.told < stage, SEATS.c.seen < away
        )
        return bool(c.execute(query.values(told=stage)).rowcount == 1)

    def lease(self, c: Connection, table: str, serial: int, worker: str, time: int, until: int, longest: int) -> bool:
        """Claim the thinking for a bot's decision; False if another worker has it."""
        free = or_(TABLES.c.lease < time, TABLES.c.lease > time + longest, TABLES.c.thinker == worker)
        query = update(TABLES).where(and_(TABLES.c.id == table, TABLES.c.serial == serial, TABLES.c.bot == 1, free))
        return bool(c.execute(query.values(thinker=worker, lease=until)).rowcount == 1)


def _unusable(url: URL, error: Exception) -> Exception:
    """Why there is no store, for the person who named it."""
    if not isinstance(error, DBAPIError):
        return error
    shown, why = url.render_as_string(hide_password=True), str(error.orig).strip().split("\n", maxsplit=1)[0]
    return StoreError("no-database", f"the database {shown} cannot be used: {why}")


def _one(row: Any) -> TableRow | None:
    return TableRow(*row) if row is not None else None
