"""The store, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from shofar.web.errors import Lost, StoreError
from shofar.web.store.connect import connect, writing
from shofar.web.store.migrate import NEWEST, STEPS, _run, migrate, statements, version
from shofar.web.store.model import EventRow, HolderRow, LinkRow, Person, SeatRow, TableRow
from shofar.web.store.schema import METADATA, PEOPLE
from shofar.web.store.store import Store
from shofar.web.store.writer import Append

TABLE = TableRow(
    id="t1", title="nehemiah", players=2, options="{}", rules="1", box="b", overlay=None, seed="secret", start=None,
    origin="new", state="playing", note="", listed=1, host="anna", again="", clock="", seconds=0, made=1, changed=1,
    version=0, serial=0, moves=0, turn=0, since=1, bot=0, thinker="", lease=0, result="",
)  # fmt: skip


def put(store: Store, table: TableRow = TABLE) -> None:
    seats = [SeatRow(table.id, 0, "person", "Anna"), SeatRow(table.id, 1, "bot", "Ezer", level="random")]
    store.write(table.id, lambda c: store.add_table(c, table, seats)).result()


def event(n: int, key: str | None = None, table: str = "t1") -> EventRow:
    return EventRow(table, n, "move", 0, f"place {n}", key, "", at=n)


def add(store: Store, row: EventRow) -> None:
    store.write(row.table_id, lambda c: store.add_event(c, row, moves=row.n)).result()


def test_a_table_and_its_events_come_back_as_they_were_written(store: Store) -> None:
    put(store)
    add(store, event(1, "k1"))
    add(store, event(2))
    assert store.table("t1") == replace(TABLE, version=2, changed=2, moves=2)
    assert [seat.name for seat in store.seats("t1")] == ["Anna", "Ezer"]
    assert store.events("t1") == [event(1, "k1"), event(2)]
    assert store.events("t1", after=1) == [event(2)]
    assert store.table("other") is None


def test_two_writers_of_the_same_number_one_wins(address: str, open_store: Callable[[str], Store]) -> None:
    first, second = open_store(address), open_store(address)
    put(first)
    futures = [
        store.write("t1", lambda c, store=store, n=n: store.add_event(c, event(1, f"k{n}"), moves=1))  # type: ignore[misc]
        for n, store in enumerate((first, second) * 3)
    ]
    failures = [future.exception() for future in futures]
    assert len([failure for failure in failures if failure is None]) == 1
    assert all(failure is None or isinstance(failure, Lost) for failure in failures)
    assert len(first.events("t1")) == 1


def test_a_failed_write_takes_nothing_of_its_batch_with_it(store: Store) -> None:
    put(store)
    put(store, replace(TABLE, id="t2"))
    rows = [event(1), event(1, table="t2"), event(5), event(2, table="t2")]
    futures = [store.write(row.table_id, lambda c, row=row: store.add_event(c, row)) for row in rows]  # type: ignore[misc]
    assert [type(future.exception()) for future in futures] == [type(None), type(None), Lost, type(None)]
    assert [row.n for row in store.events("t1")] == [1]
    assert [row.n for row in store.events("t2")] == [1, 2]


def test_moves_of_many_tables_are_written_together_as_they_are(store: Store) -> None:
    texts = ["place 1", "say 'x' \"y\" %s ? $[0]", "żółć {}", "12", ""]
    tables = [replace(TABLE, id=f"t{at}") for at in range(len(texts))]
    for table in tables:
        put(store, table)
    rows = [EventRow(f"t{at}", 1, "move", at or None, text, f"k{at}" if at else None, "", at + 10**12)
            for at, text in enumerate(texts)]  # fmt: skip
    result = '{"scores": [1, 2]}'
    values = {"turn": None, "result": result, "since": 10**12, "serial": 1}
    store.write("", lambda c: store.append(c, [Append(row, values) for row in rows])).result()
    assert [store.events(row.table_id) for row in rows] == [[row] for row in rows]
    for row, table in zip(rows, tables, strict=True):
        changed = replace(table, turn=None, result=result, since=10**12, serial=1, version=1, changed=row.at)
        assert store.table(row.table_id) == changed


def test_a_key_is_used_once_per_table(store: Store) -> None:
    put(store)
    add(store, event(1, "k"))
    with pytest.raises(Lost):
        add(store, event(2, "k"))
    table = store.table("t1")
    assert table is not None and table.version == 1


def test_people_holders_and_links(store: Store) -> None:
    put(store)
    people = [Person("anna", "h", "Anna", made=1), Person("ben", "h2", "Ben", made=1)]
    for person in people:
        store.write("", lambda c, person=person: store.add_person(c, person)).result()  # type: ignore[misc]
    for holder in ("anna", "ben", "anna"):
        row = HolderRow("t1", 0, holder, via="" if holder == "anna" else "x")
        store.write("t1", lambda c, row=row: store.hold(c, row)).result()  # type: ignore[misc]
    assert sorted(one.person for one in store.holders("t1")) == ["anna", "ben"]
    assert [table.id for table in store.mine("ben")] == ["t1"]
    store.write("t1", lambda c: store.release(c, "t1", 0, via="x")).result()
    assert store.holders("t1") == [HolderRow("t1", 0, "anna")]
    store.write("t1", lambda c: store.add_link(c, LinkRow("x", "t1", 0, "seat", 1))).result()
    assert store.write("t1", lambda c: store.revoke_link(c, "x", 9)).result()
    link = store.link("x")
    assert link is not None and link.revoked == 9


def test_a_lease_is_for_one_worker_until_it_runs_out(store: Store) -> None:
    put(store, replace(TABLE, bot=1))

    def claim(worker: str, time: int) -> bool:
        return store.write("t1", lambda c: store.lease(c, "t1", 0, worker, time, time + 10, longest=60)).result()

    assert store.bots_waiting(100, 60) == ["t1"]
    assert claim("w1", 100)
    assert not claim("w2", 105)
    assert store.bots_waiting(105, 60) == []
    assert claim("w2", 111)
    assert claim("w1", 10), "a clock that jumped back must not lock the table for ever"


def test_migrations_make_what_the_code_expects_and_run_once(store: Store) -> None:
    found = inspect(store.engine)
    for table in METADATA.tables.values():
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert list(columns) == [column.name for column in table.columns]
        for column in table.columns:
            assert bool(columns[column.name]["nullable"]) == bool(column.nullable), column
    assert migrate(store.engine) == []
    with store.engine.connect() as connection:
        assert version(connection) == NEWEST


@pytest.mark.parametrize(
    ("relation", "row"),
    [("people", Person), ("tables", TableRow), ("seats", SeatRow), ("links", LinkRow), ("events", EventRow)],
)
def test_rows_are_read_into_the_fields_of_their_names(relation: str, row: type) -> None:
    """They are filled by position."""
    assert [column.name for column in METADATA.tables[relation].columns] == [field.name for field in fields(row)]


def test_a_step_of_the_shape_may_contain_a_trigger_and_semicolons() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE b SET c = ';'; DELETE FROM d; END"
    assert statements(f"-- first; really\nCREATE TABLE a (b TEXT);\n\n{trigger};\n-- the end;\n") == [
        "-- first; really\nCREATE TABLE a (b TEXT)", trigger
    ]  # fmt: skip
    with pytest.raises(StoreError, match="ends within a statement"):
        statements("CREATE TABLE a (b TEXT);\nCREATE TABLE c (")


def test_an_older_database_is_brought_to_the_newest_shape(tmp_path: Path, open_store: Callable[[str], Store]) -> None:
    """Each step works on rows that are there, also one that is left over from a break."""
    for kept in range(1, len(STEPS)):
        address = str(tmp_path / f"{kept}.db")
        older = connect(address)
        with writing(older).begin() as connection:
            for _, sql in STEPS[:kept]:
                for statement in statements(sql):
                    connection.execute(text(statement))
            connection.execute(text("CREATE TABLE shofar_schema (version INTEGER NOT NULL)"))
            connection.execute(text(f"INSERT INTO shofar_schema VALUES ({STEPS[kept - 1][0]})"))
            first = {name: 1 if column.type.python_type is int else "x" for name, column in PEOPLE.c.items()}
            known = [column["name"] for column in inspect(connection).get_columns("people")]
            values = ", ".join(f":{name}" for name in known)
            connection.execute(text(f"INSERT INTO people ({', '.join(known)}) VALUES ({values})"), first)
        older.dispose()
        found = open_store(address).person("x")
        assert found is not None and found.name == "x"


def test_a_newer_database_is_refused(address: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(address)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE shofar_schema SET version = 999"))
    with pytest.raises(StoreError, match="use a newer Shofar"):
        open_store(address)


def test_an_address_that_is_no_database_is_refused_in_a_sentence() -> None:
    with pytest.raises(StoreError, match="postgresql://user@host/name"):
        Store("mysql://x")


def test_tables_of_the_first_shape_keep_their_deals_and_get_patience(
    address: str, open_store: Callable[[str], Store]
) -> None:
    """A rematch with the same deal and a game played on from a finished one are known by it."""
    engine = connect(address)
    with writing(engine).begin() as connection:
        METADATA.drop_all(connection)  # a PostgreSQL of the tests has the newest shape already
        connection.execute(text("DROP TABLE IF EXISTS shofar_schema"))
        connection.execute(text("CREATE TABLE shofar_schema (version INTEGER NOT NULL)"))
        connection.execute(text("INSERT INTO shofar_schema VALUES (1)"))
        _run(connection, STEPS[0][1])
        names = [column["name"] for column in inspect(connection).get_columns("tables")]
        insert = text(f"INSERT INTO tables VALUES ({', '.join(f':{name}' for name in names)})")
        first = "a" * 13
        rows = [(first, "s", "new"), ("b" * 13, "s", f"again {first}"), ("c" * 13, "t", f"from {first} 9")]
        for id, seed, origin in rows:
            values = {name: getattr(TABLE, name) for name in names}
            connection.execute(insert, values | {"id": id, "seed": seed, "origin": origin})
    engine.dispose()
    store = open_store(address)
    found = [row for letter in "abc" if (row := store.table(letter * 13))]
    assert [(row.deal, row.patience) for row in found] == [("s", 3_600)] * 3
    assert [row.same_deal_as for row in found] == ["", first, ""]
