"""`shofar db`: show, backup, restore, check, export; also from one kind of database to the other."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

import shofar
from shofar.readers.words import Words
from shofar.web.errors import StoreError
from shofar.web.store import retention, salvage, upkeep
from shofar.web.store.connect import writing
from shofar.web.store.schema import METADATA
from shofar.web.store.store import Store
from tests.web.desk import Desk, run

WORDS = Words("en", strict=True)


def some_games(store: Store) -> list[str]:
    """Two tables with some moves, one of which was taken back."""
    made: list[str] = []

    async def play() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        for _ in range(2):
            table = await desk.table(anna, "me", "here", "here")
            made.append(table)
            for _ in range(8):
                await desk.move(table, anna)
        room = await desk.move(made[0], anna)
        await desk.tables.take_back(made[0], anna, room.steps[-1].seat, room.serial, None)

    run(play)
    return made


def command(what: str, address: str, file: Path | None = None) -> tuple[int, str]:
    said: list[str] = []
    code = upkeep.run(what, address, file, lambda key, /, **facts: said.append(WORDS.text(key, **facts)))
    return code, "\n".join(said)


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_a_backup_is_restored_row_by_row(
    address: str, open_store: Callable[[str], Store], tmp_path: Path, name: str
) -> None:
    store = open_store(address)
    made = some_games(store)
    assert command("backup", address, tmp_path / name)[0] == 0
    other = str(tmp_path / "other.db")
    assert command("restore", other, tmp_path / name)[0] == 0
    copy = open_store(other)
    for table in made:
        assert copy.events(table) == store.events(table)
        assert copy.table(table) == store.table(table) and copy.holders(table) == store.holders(table)
    assert command("check", other) == (0, "2 tables checked, 0 with trouble")
    with pytest.raises(StoreError, match="not empty"):
        command("restore", other, tmp_path / name)


def test_check_names_the_table_whose_moves_were_changed(address: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(address)
    made = some_games(store)
    with writing(store.engine).begin() as connection:
        connection.execute(text("UPDATE events SET digest = 'x' WHERE table_id = :id AND n = 5"), {"id": made[1]})
    code, said = command("check", address)
    assert code == 1 and f"{made[1]}: event 5 leads to another position" in said and made[0] not in said


def test_exported_records_replay(address: str, open_store: Callable[[str], Store], tmp_path: Path) -> None:
    store = open_store(address)
    made = some_games(store)
    assert command("export", address, tmp_path / "records")[0] == 0
    for table in made:
        game = shofar.replay(json.loads((tmp_path / "records" / f"nehemiah-{table}.json").read_text()))
        row = store.table(table)
        assert row is not None and len(game.history()) == row.moves == 8


def test_show_counts_without_a_password(address: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(address)
    some_games(store)
    code, said = command("show", address)
    assert code == 0 and "2  tables playing" in said


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    """A mistyped name must not give an empty backup that looks like one."""
    for what in ("show", "backup", "check", "export"):
        with pytest.raises(StoreError, match="there is no database"):
            command(what, str(tmp_path / "typo.db"), tmp_path / "x")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_a_backup_that_is_cut_off_restores_nothing(
    tmp_path: Path, open_store: Callable[[str], Store], name: str
) -> None:
    address, whole = str(tmp_path / "shofar.db"), tmp_path / name
    some_games(open_store(address))
    command("backup", address, whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    cut = tmp_path / f"cut-{name}"
    for kept in (b"".join(lines[:-1]), whole.read_bytes()[:-7], b"".join(lines[:3]), b"junk", b"\xff\xfe"):
        cut.write_bytes(kept)
        with pytest.raises(StoreError, match="backup of Shofar"):
            command("restore", str(tmp_path / "other.db"), cut)
    assert command("restore", str(tmp_path / "other.db"), whole)[0] == 0


def test_a_backup_that_breaks_off_leaves_the_older_one(
    tmp_path: Path, open_store: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, file = str(tmp_path / "shofar.db"), tmp_path / "games.jsonl"
    some_games(open_store(address))
    command("backup", address, file)
    before = file.read_bytes()

    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dumps", full)
    with pytest.raises(StoreError, match="No space left"):
        command("backup", address, file)
    assert file.read_bytes() == before and not list(tmp_path.glob(".*"))


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    Store(str(tmp_path / "new.db")).close()
    (tmp_path / "x").write_text("{}\n")
    with pytest.raises(StoreError, match="not a backup"):
        command("restore", str(tmp_path / "new.db"), tmp_path / "x")
    with pytest.raises(StoreError, match="name a file"):
        command("backup", str(tmp_path / "new.db"))


def test_a_backup_has_every_relation_of_the_database() -> None:
    """Or it is said that the server needs no backup of it."""
    assert {*upkeep.ORDER, *upkeep.PASSING} == set(METADATA.tables.values())


def test_what_a_salvage_saves_and_what_is_removed_with_a_table_is_all_of_it() -> None:
    of_tables = {table for table in METADATA.tables.values() if "table_id" in table.c}
    assert set(salvage.PARTS) == of_tables == set(retention.PARTS)
