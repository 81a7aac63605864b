"""Who is gone, what happens at 0:00, and how they come back: over HTTP, each person with a cookie of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shofar.web.store.store import now
from tests.web.server import PATIENCE, Browser, Server
from tests.web.visits import decides, events_of, lobby_of_two, play, row_of, set_seat, set_table, two, until, words

DAY = 86_400
OUT = "is out of time: a bot plays until they are back"
OWN = "A bot plays for you until you are back"


@pytest.fixture
def people() -> Iterator[list[Browser]]:
    """Anna and Ben. Their address is set when there is a server."""
    found = [Browser("http://localhost"), Browser("http://localhost")]
    yield found
    for one in found:
        one.close()


def visit(people: list[Browser], server: Server) -> list[Browser]:
    """The same people, cookies and all, at this server."""
    for at, one in enumerate(people):
        other = Browser(server.url)
        other.client.cookies = one.client.cookies
        one.close()
        people[at] = other
    return people


def test_a_correspondence_game_cannot_be_seized(address: str, people: list[Browser]) -> None:
    """Three days for each decision; nothing was heard of Ben for an hour: that is nobody's business."""
    with Server(address) as server:
        anna, ben = visit(people, server)
        table = two(anna, ben, clock=f"turn:{3 * DAY}")
        at, page = decides(table, anna, ben)
        assert play(people[at], table, page) == 200
    for seat in range(2):
        set_seat(address, table, seat, seen=now() - 3_600_000)
    with Server(address) as server:
        anna, ben = visit(people, server)
        for mine, other in ((anna, 1), (ben, 0)):
            answer = mine.post(f"/table/{table}/hand", seat=other)
            assert answer.status_code == 403 and "still has time" in answer.text
            assert "Let a bot play" not in mine.get(f"/table/{table}").text
        at, page = decides(table, anna, ben)
        assert play(people[at], table, page) == 200, "their seats are theirs"


@pytest.mark.parametrize("clock", [f"turn:{3 * DAY}", "bank:3600"])
def test_at_zero_a_bot_plays_until_the_person_is_back(address: str, people: list[Browser], clock: str) -> None:
    """Nobody has the table open, two servers go round, and one of them hands the seat over."""
    with Server(address) as server:
        table = two(*visit(people, server), clock=clock)
        seat, page = decides(table, *people)
        assert "at 0:00 a bot plays for you until you are back" in words(page.html)
    left = row_of(address, table)
    set_table(address, table, since=left.since - left.seconds * 1000 - 1_000)
    with Server(address, pace=0.1) as server, Server(address, pace=0.1) as other:
        until(lambda: len(events_of(address, table)) > left.version + 1)  # the seat was handed over, the bot has played
        told = [event for event in events_of(address, table) if event.text.startswith("timeout")]
        assert [event.seat for event in told] == [seat], "once, by whichever of the two"
        late, waiting = visit(people, server)[seat], people[1 - seat]
        until(lambda: bool(waiting.table(table).moves))
        assert OUT in words(waiting.get(f"/table/{table}").text)
        shown = words(late.get(f"/table/{table}").text)
        assert OWN in shown and "Take my seat back" in shown
        assert waiting.post(f"/table/{table}/return", seat=seat).status_code == 403
        visit(people, other)
        assert people[seat].post(f"/table/{table}/return", seat=seat).status_code == 200
        assert "is back" in words(people[1 - seat].get(f"/table/{table}").text)
        for _ in range(4):  # the seat is theirs again, at both servers
            at, page = decides(table, *people)
            assert play(people[at], table, page) == 200
        moves = [event for event in events_of(address, table) if event.kind == "move"]
        assert len([event for event in events_of(address, table) if event.text.startswith("timeout")]) == 1, moves


def test_a_short_clock_rings_while_people_look(address: str, people: list[Browser]) -> None:
    """Ten seconds, and no round in a day: the clock itself wakes the worker. On a busy machine they may be over before
    anybody looks; whoever decides, Anna is told."""
    with Server(address, pace=DAY) as server:
        anna, ben = visit(people, server)
        table = two(anna, ben, clock="turn:10")
        with anna.client.stream("GET", f"/table/{table}/stream?seen=0", timeout=PATIENCE) as stream:
            assert next(line for line in stream.iter_lines() if OUT in line or OWN in line)


def test_without_a_clock_any_request_is_a_sign_of_life(address: str, people: list[Browser]) -> None:
    """It is somebody's turn who has no stream open, was last heard of two hours ago, and has just looked."""
    with Server(address) as server:
        table = two(*visit(people, server))
        seat, _ = decides(table, *people)
    set_seat(address, table, seat, seen=now() - 7_200_000)
    with Server(address) as server:
        visit(people, server)[seat].get(f"/table/{table}/replay")
        answer = people[1 - seat].post(f"/table/{table}/hand", seat=seat)
        assert answer.status_code == 403 and "is still here" in words(answer.text)
    set_seat(address, table, seat, seen=now() - 7_200_000)
    with Server(address) as server:
        gone, other = visit(people, server)[seat], people[1 - seat]
        assert "Let a bot play for" in words(other.get(f"/table/{table}").text)
        assert other.post(f"/table/{table}/hand", seat=seat).status_code == 200
        assert "Take my seat back" in words(gone.get(f"/table/{table}").text)
        assert gone.post(f"/table/{table}/return", seat=seat).status_code == 200
        assert other.post(f"/table/{table}/hand", seat=seat).status_code == 403


@pytest.mark.parametrize(("patience", "away", "status"), [(600, 700, 200), (600, 500, 403), (0, 10 * DAY, 403)])
def test_the_table_chooses_who_counts_as_gone(
    address: str, people: list[Browser], patience: int, away: int, status: int
) -> None:
    with Server(address) as server:
        anna, ben = visit(people, server)
        table = two(anna, ben, patience=patience)
    set_seat(address, table, 1, seen=now() - away * 1000)
    with Server(address) as server:
        anna, ben = visit(people, server)
        assert anna.post(f"/table/{table}/hand", seat=1).status_code == status


@pytest.mark.parametrize(
    ("chosen", "rule"),
    [
        ({"clock": f"turn:{3 * DAY}"}, "Clock: 3 days for each decision. At 0:00 a bot plays for whoever decides"),
        ({"clock": "bank:1200"}, "Clock: 20 minutes for the whole game. At 0:00 a bot plays for whoever decides"),
        ({}, "No clock. Who is not heard of for an hour may be replaced by a bot, until they are back."),
        ({"patience": 0}, "No clock, and nobody is replaced by a bot while they are away."),
    ],
)
def test_lobby_and_invitation_say_what_the_time_is(
    tmp_path_factory: pytest.TempPathFactory, people: list[Browser], chosen: dict[str, object], rule: str
) -> None:
    with Server(str(tmp_path_factory.mktemp("terms") / "shofar.db")) as server:
        anna, ben = visit(people, server)
        lobby = anna.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="invited", **chosen)
        assert rule in words(lobby.text) and "Only people with a link" in words(lobby.text)
        shown = words(ben.get("/" + lobby.text.split('id="invitation">')[1].split("<")[0].split("/", 3)[3]).text)
        assert rule in shown and "2 seats, 1 is free" in shown


def test_a_host_removes_somebody_before_the_game(address: str, people: list[Browser]) -> None:
    with Server(address) as server:
        anna, ben = visit(people, server)
        table = lobby_of_two(anna, ben)
        assert "Remove" in words(anna.get(f"/table/{table}").text)
        assert "Remove" not in words(ben.get(f"/table/{table}").text)
        assert ben.post(f"/table/{table}/seat", seat=0, kind="open").status_code == 403
        assert anna.post(f"/table/{table}/seat", seat=1, kind="bot").status_code == 403, "not without saying so"
        assert anna.post(f"/table/{table}/seat", seat=1, kind="open").status_code == 200
        assert ben.get(f"/table/{table}").status_code == 404
        assert "One seat is free" in words(anna.get(f"/table/{table}").text)
