"""Time and notices: against a real SMTP server and a real web server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from shofar.web.errors import Refused, WebError
from shofar.web.live.hooks import check_hook, send_hook
from shofar.web.live.notices import Notices
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Mail, Settings
from shofar.web.store.model import Person
from shofar.web.store.store import Store
from shofar.web.tables.clocks import time_left
from shofar.web.tables.sweep import QUIET
from tests.web.desk import Desk, change_table, run
from tests.web.server import free_port
from tests.web.watch import Watch

pytestmark = pytest.mark.usefixtures("watch")  # time stands still


async def sent(notices: Notices) -> None:
    """Until all that was begun is sent."""
    await asyncio.gather(*map(asyncio.wrap_future, notices._sending))


class Inbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append(envelope)
        return "250 OK"


class Hook(HTTPServer):
    """A web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.posted: list[dict[str, Any]] = []
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/notice"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        assert isinstance(self.server, Hook)
        self.server.posted.append({"path": self.path, **json.loads(body)})
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def test_a_person_who_is_away_is_told_once_per_turn_and_warned(store: Store) -> None:
    inbox, hook = Inbox(), Hook()
    mail = Controller(inbox, hostname="127.0.0.1", port=free_port())
    mail.start()

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben", clock="turn", seconds=3600)
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        person, seat = people[room.game.seat], room.game.seat
        for at in range(2):
            store.write(table, lambda c, at=at: store.change_seat(c, table, at, seen=0)).result()  # type: ignore[misc]
        reached = {"email": "a@example.org", "confirmed": 1, "hook": hook.url}
        for one in people:
            store.write("", lambda c, one=one: store.change_person(c, one.id, **reached)).result()  # type: ignore[misc]
        smtp = Mail("127.0.0.1", mail.port, sender="s@example.org", tls=False)
        settings = Settings(public_url="https://games.example", private_hooks=True, mail=smtp)
        notices = Notices(store, settings, Metrics())
        clocks = desk.sweep(notices)
        await clocks.round()
        await clocks.round()
        await sent(notices)
        assert len(inbox.mails) == len(hook.posted) == 1, "once per turn"
        assert inbox.mails[0].rcpt_tos == ["a@example.org"]
        assert b"It is your turn in Nehemiah" in inbox.mails[0].content
        assert f"https://games.example/table/{table}".encode() in inbox.mails[0].content
        assert hook.posted[0]["path"] == "/notice" and hook.posted[0]["table"] == table
        assert room.row.seed not in json.dumps(hook.posted)

        late = room.row.since - 3_000_000
        change_table(store, table, since=late)
        desk.keeper.forget()
        await clocks.round()
        await clocks.round()
        await sent(notices)
        assert len(hook.posted) == 2 and "runs out" in hook.posted[1]["text"]

        desk.hub.open(table, person.id, (seat,))
        await desk.move(table, person)
        room = await desk.room(table)
        told = len(hook.posted)
        if room.game is not None and room.game.seat == seat:
            await clocks.round()
            await sent(notices)
            assert len(hook.posted) == told, "who looks at the page needs no notice"

    try:
        run(test)
    finally:
        mail.stop()
        hook.shutdown()
        hook.server_close()


def test_without_a_clock_a_person_who_stays_away_is_told_once(store: Store, watch: Watch) -> None:
    hook = Hook()

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        seat, person = room.game.seat, people[room.game.seat]
        notices = Notices(store, Settings(private_hooks=True), Metrics())
        clocks = desk.sweep(notices)

        async def rounds(since: int, seen: int) -> int:
            """How many notices were sent in all, after the table has waited and its person was seen so long ago."""
            change_table(store, table, since=watch.milliseconds - since)
            store.write(table, lambda c: store.change_seat(c, table, seat, seen=watch.milliseconds - seen)).result()
            await clocks.round()
            await clocks.round()
            await sent(notices)
            return len(hook.posted)

        long = QUIET + 1
        assert await rounds(long, long) == 0, "nobody asked for notices"
        store.write("", lambda c: store.change_person(c, person.id, hook=hook.url)).result()
        assert await rounds(1_000, long) == 0, "not at once"
        assert await rounds(long, 1_000) == 0, "the page was open a moment ago, perhaps at another worker"
        assert await rounds(long, long) == 1
        assert hook.posted[0]["table"] == table and "your turn" in hook.posted[0]["text"]

    try:
        run(test)
    finally:
        hook.shutdown()
        hook.server_close()


@pytest.mark.parametrize(
    ("hook", "email"), [("http://a..b/", "a@["), (f"http://{'a' * 70}.example/", "=?utf-8?b?Cg==?=@x")]
)
def test_an_address_that_libraries_stumble_over_fails_alone(store: Store, hook: str, email: str) -> None:
    """A visitor types the address; an unforeseen error in there would end the clocks of every table."""
    check_hook(hook)

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        metrics = Metrics()
        settings = Settings(private_hooks=True, public_url="https://x", mail=Mail("127.0.0.1", 1, tls=False))
        notices = Notices(store, settings, metrics)
        reached = {"email": email, "confirmed": 1, "hook": hook}
        for one in people:
            store.write("", lambda c, one=one: store.change_person(c, one.id, **reached)).result()  # type: ignore[misc]
        await notices.turn(await desk.room(table), 0, warning=False, left=None)
        await sent(notices)
        assert metrics.notices == 0

    run(test)


def test_a_webhook_that_answers_a_letter_at_a_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each letter comes in time, the answer never ends: the connection is shut after its whole time."""
    monkeypatch.setattr("shofar.web.live.hooks.SECONDS", 0.2)
    letters: list[str] = []
    ended = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def drip() -> None:
            taken, _ = listening.accept()
            with taken, contextlib.suppress(OSError):
                taken.sendall(b"HTTP/1.1 200 OK\r\nX: ")
                while len(letters) < 2_000 and not ended.wait(0.01):
                    taken.sendall(b"x")
                    letters.append("x")

        thread = threading.Thread(target=drip)
        thread.start()
        with contextlib.suppress(OSError, HTTPException):
            send_hook(f"http://127.0.0.1:{listening.getsockname()[1]}/", {}, private=True)
        ended.set()
        thread.join()
    assert len(letters) < 2_000, "it was heard to the end"


def test_a_webhook_gets_its_path_as_it_can_be_sent() -> None:
    hook = Hook()
    try:
        send_hook(f"{hook.url}/ü?a=b%20c&d=é", {}, private=True)
        assert hook.posted[0]["path"] == "/notice/%C3%BC?a=b%20c&d=%C3%A9"
    finally:
        hook.shutdown()
        hook.server_close()


async def thinking(desk: Desk, watch: Watch, clock: str, seconds: int, since: float) -> tuple[str, list[Person], int]:
    """A table whose decision has been open for so many seconds: the table, its people, the seat that decides."""
    table, people = await desk.shared("Anna", "Ben", clock=clock, seconds=seconds)
    room = await desk.room(table)
    assert room.game is not None and room.game.seat is not None
    watch.go(since)
    return table, people, room.game.seat


def test_before_its_time_is_out_a_seat_stays_with_its_person(store: Store, watch: Watch) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people, seat = await thinking(desk, watch, "turn", seconds=60, since=59.999)
        with pytest.raises(Refused):
            await desk.tables.hand(table, people[1 - seat], seat, None, {0, 1})

    run(test)


def test_time_out_lets_the_others_hand_the_seat_over(store: Store, watch: Watch) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people, seat = await thinking(desk, watch, "turn", seconds=60, since=60)
        assert time_left(await desk.room(table), seat) == 0
        room = await desk.tables.hand(table, people[1 - seat], seat, None, {0, 1})
        assert room.seats[seat].kind == "bot" and room.seats[seat].handed

    run(test)


@pytest.mark.parametrize(
    ("since", "left"),
    [
        pytest.param(100, 500_000, id="thinking uses the bank up"),
        pytest.param(-10_000, 600_000, id="a clock that jumps back takes nothing"),
    ],
)
def test_a_bank_pays_for_the_time_of_a_move(store: Store, watch: Watch, since: float, left: int) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people, seat = await thinking(desk, watch, "bank", seconds=600, since=since)
        await desk.move(table, people[seat])
        assert store.seats(table)[seat].bank == left

    run(test)


def test_a_webhook_never_reaches_our_own_network() -> None:
    hook = Hook()
    try:
        for address in (hook.url, hook.url.replace("127.0.0.1", "localhost"), "http://[::1]:1/", "http://10.0.0.1/"):
            with pytest.raises((WebError, OSError)):
                send_hook(address, {})
        for address in ("ftp://x/", "http://", "http://x:0/", "http://x y/", "x" * 300, "http://[::1"):
            with pytest.raises(WebError, match="https://"):
                check_hook(address)
        assert hook.posted == []
    finally:
        hook.shutdown()
        hook.server_close()
    asyncio.set_event_loop_policy(None)
