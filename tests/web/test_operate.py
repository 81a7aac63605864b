"""For the operator: health that tries a write, metrics of all workers, files that only their owner can read."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import stat
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import httpx
import pytest

from shofar import private
from shofar.web.errors import StoreError
from shofar.web.run.health import Health
from shofar.web.store.store import Store
from tests.web.desk import refuse_writes, run
from tests.web.server import PATIENCE, Server
from tests.web.test_upkeep import command, some_games

TRIES = 3_000


def test_health_fails_while_nothing_can_be_written(store: Store) -> None:
    async def test() -> None:
        health = Health(store)
        await health.check()
        store.writer.wrote = -1e9  # nobody has written for a while
        state = refuse_writes(store)
        assert store.alive(), "it still answers"
        with pytest.raises(StoreError, match="cannot store anything"):
            await health.check()
        state["refuses"] = False
        await health.check()

    run(test)


def test_a_write_that_failed_is_known_to_health_at_once(store: Store) -> None:
    async def test() -> None:
        health = Health(store)
        await health.check()
        refuse_writes(store)
        with pytest.raises(StoreError):
            await store.written("", store.pulse)
        with pytest.raises(StoreError):
            await health.check()

    run(test)


def test_many_who_ask_for_health_cause_one_write(store: Store) -> None:
    async def test() -> None:
        health = Health(store)
        before = store.writer.writes
        await asyncio.gather(*(health.check() for _ in range(50)))
        assert store.writer.writes == before + 1

    run(test)


def asked(client: httpx.Client, path: str, enough: Callable[[httpx.Response], bool]) -> httpx.Response:
    """Ask until the answer is the one that is waited for; not for ever."""
    end = monotonic() + PATIENCE
    while not enough(found := client.get(path)):
        assert monotonic() < end, f"{path} still says {found.text[:200]}"
    return found


def test_health_says_that_the_database_is_locked(tmp_path: Path) -> None:
    with Server(str(tmp_path / "shofar.db")) as server:
        holder = sqlite3.connect(tmp_path / "shofar.db", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            answer = asked(client, "/health", lambda found: found.status_code != 200)  # a write speaks for it a while
            assert answer.status_code == 503 and "locked" in answer.json()["reason"]
            holder.execute("ROLLBACK")
            asked(client, "/health", lambda found: found.status_code == 200)
        holder.close()


# --- metrics ------------------------------------------------------------------------------------------------------


def posts(text: str) -> Counter[str]:
    """How many posts each worker has counted."""
    found: Counter[str] = Counter()
    for worker, count in re.findall(r'shofar_write_seconds_count\{worker="(\d)"\} (\d+)', text):
        found[worker] += int(count)
    return found


def test_metrics_tell_of_all_workers_whichever_is_asked(address: str) -> None:
    with Server(address, "--no-limits", "--workers", "2") as server:
        sent, found = 0, Counter[str]()
        while len(+found) < 2 and sent < TRIES:  # each on a connection of its own, until both have had some
            with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
                client.post("/me", data={"name": "Anna"})
                sent += 1
                found = posts(client.get("/metrics").text)
        assert len(+found) == 2
        with httpx.Client(base_url=server.url) as client:  # until the other one has noted its last
            asked(client, "/metrics", lambda answer: posts(answer.text).total() >= sent)
            assert posts(client.get("/metrics").text).total() == sent
        text = httpx.get(f"{server.url}/metrics").text
        for name in ("commits", "writes", "pushes", "pushed_bytes", "moves", "errors"):
            assert f"# TYPE shofar_{name}_total counter" in text
        assert text.count("# TYPE shofar_rooms gauge") == 1


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("SHOFAR_METRICS_TOKEN", "a long word")
    with Server(str(tmp_path / "shofar.db")) as server:
        yield server


def test_metrics_are_for_this_machine_and_for_the_token(guarded: Server) -> None:
    url = f"{guarded.url}/metrics"
    assert httpx.get(url).status_code == 200
    through = {"X-Forwarded-For": "127.0.0.1"}
    assert httpx.get(url, headers=through).status_code == 404, "a proxy speaks for somebody"
    for given, status in (("Bearer a long word", 200), ("Bearer a long wort", 404), ("", 404), ("Bearer", 404)):
        assert httpx.get(url, headers=through | {"Authorization": given}).status_code == status
    for other in ("/pl/metrics", "//metrics", "/Metrics", "/fr/health"):
        assert httpx.get(f"{guarded.url}{other}").status_code == 404, "a proxy hides one address"


# --- files --------------------------------------------------------------------------------------------------------


@pytest.fixture
def lax() -> Iterator[None]:
    """A umask that gives everything to everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("lax")
def test_the_database_and_what_is_made_of_it_are_their_owners_only(
    tmp_path: Path, open_store: Callable[[str], Store]
) -> None:
    file = tmp_path / "data" / "shofar.db"
    some_games(open_store(str(file)))
    assert mode(file.parent) == private.FOLDER
    beside = [path for path in file.parent.iterdir() if path.name.startswith("shofar.db")]
    assert len(beside) == 3 and {mode(path) for path in beside} == {private.FILE}
    for name in ("games.jsonl", "games.jsonl.gz"):
        command("backup", str(file), tmp_path / name)
        assert mode(tmp_path / name) == private.FILE
    command("export", str(file), tmp_path / "records")
    assert mode(tmp_path / "records") == private.FOLDER
    assert {mode(path) for path in (tmp_path / "records").iterdir()} == {private.FILE}


@pytest.mark.usefixtures("lax")
def test_files_of_before_are_made_private(tmp_path: Path) -> None:
    file = tmp_path / "shofar.db"
    Store(str(file)).close()
    file.chmod(0o644)
    (tmp_path / "old.jsonl").write_text("{}")
    Store(str(file)).close()
    assert mode(file) == private.FILE
    command("backup", str(file), tmp_path / "old.jsonl")
    assert mode(tmp_path / "old.jsonl") == private.FILE


@pytest.mark.usefixtures("lax")
def test_a_saved_game_of_the_terminal_is_its_owners_only(tmp_path: Path) -> None:
    from shofar.terminal.files import write_record

    assert mode(write_record({"moves": []}, tmp_path / "game.json")) == private.FILE
