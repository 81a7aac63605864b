"""Letters over HTTP: to whom, how many, with which links. A real mail server, visitors with their own cookies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from shofar.web.live.notices import Notices
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Limits, Mail, Settings
from shofar.web.store import letters
from shofar.web.store.store import Store, now
from tests.web.desk import Desk, run
from tests.web.server import Browser, Server, free_port
from tests.web.test_notices import Hook, sent
from tests.web.test_start import served
from tests.web.visits import rows, set_seat, until, words


class Post:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, Message]] = []
        self.server = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append((envelope.rcpt_tos[0], message_from_bytes(envelope.content)))
        return "250 OK"

    def arrived(self, count: int) -> list[tuple[str, Message]]:
        until(lambda: len(self.mails) >= count)
        assert len(self.mails) == count
        return self.mails


@pytest.fixture
def post() -> Iterator[Post]:
    found = Post()
    found.server.start()
    yield found
    found.server.stop()


@pytest.fixture
def smtp(post: Post, monkeypatch: pytest.MonkeyPatch) -> Post:
    """The same, known to servers that are started now."""
    monkeypatch.setenv("SHOFAR_SMTP_HOST", "127.0.0.1")
    monkeypatch.setenv("SHOFAR_SMTP_PORT", str(post.server.port))
    monkeypatch.setenv("SHOFAR_SMTP_TLS", "0")
    return post


@pytest.fixture
def hook() -> Iterator[Hook]:
    found = Hook()
    yield found
    found.shutdown()
    found.server_close()


def serving(address: str, **more: Any) -> Server:
    port = free_port()
    return Server(address, "--public-url", f"http://localhost:{port}", "--private-hooks", port=port, **more)


def body(mail: Message) -> str:
    text = mail.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


def link(mail: Message, kind: str) -> str:
    """The path of a link in a letter. It is whole: it names this server as people reach it."""
    found = re.search(rf"http://localhost:\d+(/mail/{kind}/\S+)", body(mail))
    assert found, body(mail)
    return found[1]


def test_an_address_is_asked_once_and_written_to_after_it_agreed(address: str, smtp: Post, hook: Hook) -> None:
    with serving(address) as server:
        anna, ben = Browser(server.url), Browser(server.url)
        saved = anna.post("/me", name="Anna", email="anna@mail.example")
        assert "Not confirmed yet: we have sent a letter there" in words(saved.text)
        (to, asking), = smtp.arrived(1)  # fmt: skip
        assert to == "anna@mail.example" and "do nothing" in body(asking)
        ben.post("/me", name="Ben", hook=hook.url)
        table, mark = (
            one.post("/new", title="nehemiah", seat0="me", seat1="here", clock="turn:86400").url.path.rsplit("/", 1)[-1]
            for one in (anna, ben)
        )
    for one in (table, mark):
        away(address, one)
    with serving(address, pace=0.1) as server:
        other = Browser(server.url)
        assert "Yes, write to me" in other.get(link(asking, "yes")).text
        for rounds in (1, 2):  # when Ben is told a second time, a whole round has passed
            until(lambda rounds=rounds: len(hook.posted) >= rounds)  # type: ignore[misc]
            away(address, mark)
        assert not told(address, table), "nobody who agreed waits there: a program that looks agrees to nothing"
        assert "Confirmed" in other.post(link(asking, "yes")).text, "it may be opened on another device"
        (_, _), (to, turn) = smtp.arrived(2)
        assert to == "anna@mail.example" and "It is your turn in Nehemiah" in str(turn["subject"])
        assert re.search(rf"http://localhost:\d+/table/{table}\s", body(turn))
        assert other.get(link(asking, "yes")).status_code == 404, "it works once"
        stop = str(turn["List-Unsubscribe"]).strip("<>")
        assert link(turn, "no") in stop and turn["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert "Stop the letters" in other.get(link(turn, "no")).text and person(address).confirmed
        one_click = httpx.post(
            f"{server.url}{link(turn, 'no')}", content="List-Unsubscribe=One-Click",
            headers={"Content-Type": "application/x-www-form-urlencoded"},
        )  # fmt: skip
        assert one_click.status_code == 200 and person(address).email == "" and not person(address).confirmed
        assert other.post(link(turn, "no")).status_code == 404
        other.close()
    anna.close()
    ben.close()


def away(address: str, table: str) -> None:
    """Nobody was heard of or told anything."""
    for seat in range(2):
        set_seat(address, table, seat, seen=0, told=0)


def told(address: str, table: str) -> bool:
    with rows(address) as store:
        return any(seat.told for seat in store.seats(table))


def person(address: str) -> Any:
    """The only person there is."""
    with rows(address) as store, store.reader.connect() as connection:
        found = connection.exec_driver_sql("SELECT id FROM people WHERE name = 'Anna'").scalar_one()
        return store.person(found)


def test_strangers_are_not_written_to_whoever_enters_them(address: str, smtp: Post) -> None:
    """One letter in an hour to a mailbox, one for a person, and a handful from one place."""
    with serving(address) as server:
        many = [Browser(server.url) for _ in range(6)]
        for at, one in enumerate(many):
            one.post("/me", name=f"P{at}", email="stranger@mail.example")
            one.post("/me", name=f"P{at}", email=f"Stranger+{at}@mail.example")
        shown = words(many[1].get("/me").text)
        assert "no letter could be sent just now" in shown
        many[0].post("/me", name="P0", email="second@mail.example")
        many[1].post("/me", name="P1", email="other@mail.example")
        assert [to for to, _ in smtp.arrived(2)] == ["stranger@mail.example", "other@mail.example"]
        for at in range(20):
            fresh = Browser(server.url)
            fresh.post("/me", name="x", email=f"x{at}@mail.example")
            fresh.close()
        smtp.arrived(10)
        for one in many:
            one.close()


def test_another_address_has_confirmed_nothing(address: str, smtp: Post) -> None:
    with serving(address) as server:
        anna = Browser(server.url)
        anna.post("/me", name="Anna", email="anna@mail.example")
        (_, asking), = smtp.arrived(1)  # fmt: skip
        anna.post("/me", name="Anna", email="victim@mail.example")
        assert anna.post(link(asking, "yes")).status_code == 404, "the letter was about another address"
        anna.post("/me", name="Anna", email="anna@mail.example")
        assert not person(address).confirmed
    with rows(address) as store:
        found = person(address)
        store.write("", lambda c: letters.ask(c, found.id, "h", now(), now() + 1000)).result()
        store.write("", lambda c: letters.confirm(c, found.id, "h", now())).result()
    with serving(address) as server:
        again = Browser(server.url)
        again.client.cookies = anna.client.cookies
        again.post("/me", name="Anna B.", email="anna@mail.example")
        with rows(address) as store:
            kept = store.person(found.id)
        assert kept is not None and kept.email == "anna@mail.example"
        again.close()
    anna.close()


def test_an_old_letter_confirms_nothing(store: Store) -> None:
    async def test() -> None:
        anna = await Desk(store).person("Anna")
        sent, ends = 90_000_000, 180_000_000
        store.write("", lambda c: letters.ask(c, anna.id, "hash", sent, ends)).result()
        assert letters.asker(store, "hash", ends - 1) is not None and letters.asker(store, "hash", ends) is None
        assert not store.write("", lambda c: letters.confirm(c, anna.id, "hash", ends)).result()
        assert store.write("", lambda c: letters.confirm(c, anna.id, "hash", ends - 1)).result()
        assert letters.asker(store, "", 0) is None

    run(test)


def test_a_webhook_does_not_speak_for_an_address_that_has_not_agreed(store: Store, post: Post, hook: Hook) -> None:
    """Who has both is told by the one; the other still waits for its yes."""

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        values = {"email": "stranger@mail.example", "confirmed": 0, "hook": hook.url}
        for one in people:
            store.write("", lambda c, one=one: store.change_person(c, one.id, **values)).result()  # type: ignore[misc]
        mail = Mail("127.0.0.1", post.server.port, tls=False)
        notices = Notices(store, Settings(mail=mail, public_url="https://games.example", private_hooks=True), Metrics())
        room = await desk.room(table)
        for seat in (0, 1):
            await notices.turn(room, seat, warning=False, left=None)
        await sent(notices)
        assert len(hook.posted) == 2 and post.mails == []

    run(test)


def test_a_mailbox_gets_few_letters_in_an_hour(store: Store, post: Post) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        values = {"email": "both@mail.example", "confirmed": 1}
        for one in people:
            store.write("", lambda c, one=one: store.change_person(c, one.id, **values)).result()  # type: ignore[misc]
        mail = Mail("127.0.0.1", post.server.port, tls=False)
        settings = Settings(mail=mail, public_url="https://games.example", limits=Limits(letters=3))
        notices = Notices(store, settings, Metrics())
        room = await desk.room(table)
        for seat in (0, 1) * 5:
            await notices.turn(room, seat, warning=False, left=None)
        await sent(notices)
        assert len(post.mails) == 3

    run(test)


def test_a_host_gets_few_calls_in_an_hour_however_many_addresses_it_has(store: Store, hook: Hook) -> None:
    """Else many people with a clock of ten seconds would call whom they like as often as they like."""

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        settings = Settings(private_hooks=True, limits=Limits(hooks=3, hook_hosts=4))
        notices = Notices(store, settings, Metrics())
        for n, one in enumerate(people):
            value = f"{hook.url}?{n}"
            store.write("", lambda c, o=one, v=value: store.change_person(c, o.id, hook=v)).result()  # type: ignore[misc]
        room = await desk.room(table)
        for seat in (0, 1) * 5:
            await notices.turn(room, seat, warning=False, left=None)
        await sent(notices)
        assert len(hook.posted) == 4

    run(test)


@pytest.mark.parametrize(
    ("times", "most", "taken"),
    [
        pytest.param([0, 1, 2, 3], 3, [True, True, True, False], id="so many"),
        pytest.param([0, 1, 3_600_000], 1, [True, False, True], id="an hour later again"),
        pytest.param([9_000_000, 5], 1, [True, True], id="a clock that was ahead blocks nobody"),
    ],
)
def test_letters_are_counted_by_the_hour(store: Store, times: list[int], most: int, taken: list[bool]) -> None:
    found = [store.write("", lambda c, at=at: letters.take(c, "a", most, at)).result() for at in times]  # type: ignore[misc]
    assert found == taken


def test_what_was_counted_is_forgotten_by_the_rounds(store: Store) -> None:
    async def test() -> None:
        for address, time in (("old", now() - letters.HOUR), ("new", now())):
            store.write("", lambda c, a=address, t=time: letters.take(c, a, 1, t)).result()  # type: ignore[misc]
        await Desk(store).sweep().round()
        with store.reader.connect() as connection:
            left = connection.exec_driver_sql("SELECT address FROM mailboxes").scalars().all()
        assert left == ["new"]

    run(test)


def test_letters_need_to_know_how_people_reach_the_server() -> None:
    code, said = served(SHOFAR_SMTP_HOST="mail.example")
    assert code == 2 and "needs --public-url" in said and said.count("\n") == 1


def test_links_in_letters_do_not_follow_a_forged_host(address: str, smtp: Post) -> None:
    with serving(address) as server:
        anna = Browser(server.url)
        forged = {"Host": "evil.example", "Origin": "http://evil.example", "X-Forwarded-Host": "evil.example"}
        assert anna.post("/me", headers=forged, name="A", email="a@mail.example").status_code == 403
        loop = {"Host": f"127.0.0.1:{server.port}", "Origin": f"http://127.0.0.1:{server.port}"}
        anna.client.follow_redirects = False
        assert anna.post("/me", headers=loop, name="A", email="a@mail.example").status_code == 303
        (_, asking), = smtp.arrived(1)  # fmt: skip
        assert f"{server.url}/mail/yes/" in body(asking) and "127.0.0.1" not in body(asking)
        anna.close()
