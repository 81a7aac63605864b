"""One visitor who wants everything must not take it from the others: tried over HTTP, with the usual limits.

Addresses are told apart by the header of a proxy on this machine.
"""

from __future__ import annotations

import json
import select
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psutil
import pytest

import shofar
from tests.web.server import PATIENCE, Browser, Server

FROM = "X-Forwarded-For"
JSON = {"Accept": "application/json"}
OWN = '[faces]\nwood_1 = { effect = "%d wood" }\n'
FACES = list(shofar.box("nehemiah").rows("faces"))
BRANCHING = "[counts.players_2]\ngold = 20\n[faces]\n" + "".join(
    f'{face} = {{ effect = "1..2 use(card)" }}\n' for face in FACES if not face.startswith("gold")
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("starving") / "shofar.db")) as running:
        yield running


class Visitor(Browser):
    """A visitor from an address."""

    def __init__(self, server: Server, address: str) -> None:
        super().__init__(server.url)
        self.client.headers[FROM] = address

    def state(self, table: str) -> dict[str, object]:
        found: dict[str, object] = self.client.get(f"/table/{table}", headers=JSON).json()
        return found

    def move(self, table: str) -> httpx.Response:
        """The first move that is possible, when this visitor decides."""
        state = self.state(table)
        while not state["moves"]:
            state = self.state(table)
        moves = state["moves"]
        assert isinstance(moves, list)
        return self.post(f"/table/{table}/move", headers=JSON, at=state["at"], move=moves[0])

    def make(self, *seats: str, title: str = "nehemiah", **more: object) -> httpx.Response:
        return self.post(
            "/new", title=title, name="Anna", **{f"seat{at}": kind for at, kind in enumerate(seats)}, **more
        )


@pytest.fixture
def visit(server: Server) -> Iterator[Callable[[str], Visitor]]:
    """Visitors by their address."""
    come: list[Visitor] = []

    def visitor(address: str) -> Visitor:
        come.append(Visitor(server, address))
        return come[-1]

    yield visitor
    for one in come:
        one.close()


def named(answer: httpx.Response) -> str:
    return answer.url.path.rsplit("/", 1)[-1]


def processes(server: Server, name: str) -> list[psutil.Process]:
    """The processes beside the server that are called this."""
    assert server.process is not None
    family = psutil.Process(server.process.pid).children(recursive=True)
    return [one for one in family if "shofar.web.thinking.process" in one.cmdline() and name in one.cmdline()]


# --- boxes ----------------------------------------------------------------------------------------------------------


def test_a_box_whose_effects_branch_without_end_stops_nobody(server: Server, visit: Callable[[str], Visitor]) -> None:
    """Every card uses cards: how often one can be used is a question about all others. The box is refused, or its game
    is played; whatever happens, others go on."""
    bad, good = visit("10.1.0.1"), visit("10.1.0.2")
    table = good.play_now()
    answer = bad.make("me", "here", box=BRANCHING)
    if answer.status_code == 200:
        theirs = named(answer)
        for _ in range(40):
            answer = bad.move(theirs)
            assert answer.status_code in (200, 400)
    else:
        assert answer.status_code == 400 and "box" in answer.text
    assert good.move(table).status_code == 200


def test_a_trial_that_hangs_is_ended_and_refused_with_a_sentence(
    server: Server, visit: Callable[[str], Visitor]
) -> None:
    bad, good = visit("10.2.0.1"), visit("10.2.0.2")
    table = good.play_now()
    assert bad.make("me", "here", box=OWN % 2).status_code == 200
    (process,) = processes(server, "trials")
    process.send_signal(signal.SIGSTOP)
    refused: list[httpx.Response] = []
    upload = threading.Thread(target=lambda: refused.append(bad.make("me", "here", box=OWN % 3)))
    upload.start()
    assert good.move(table).status_code == 200
    upload.join()
    assert refused[0].status_code == 400 and "take too long" in refused[0].text
    assert bad.make("me", "here", box=OWN % 3).status_code == 200, "another process has taken over"
    assert process.pid not in [one.pid for one in processes(server, "trials")]


def test_a_move_of_an_own_box_that_hangs_changes_nothing(server: Server, visit: Callable[[str], Visitor]) -> None:
    anna = visit("10.3.0.1")
    table = named(anna.make("me", "here", box=OWN % 4))
    assert anna.move(table).status_code == 200
    before = anna.state(table)
    (process,) = processes(server, "moves")
    process.send_signal(signal.SIGSTOP)
    answer = anna.move(table)
    assert answer.status_code == 400 and "takes too long" in answer.text
    assert anna.state(table)["version"] == before["version"]
    assert anna.move(table).status_code == 200
    (process,) = processes(server, "moves")
    process.send_signal(signal.SIGSTOP)
    answer = anna.get(f"/table/{table}/why?move=pass")
    assert answer.status_code == 400 and "takes too long" in answer.text, "asking plays the move too"
    assert anna.get(f"/table/{table}/why?move=nothing").status_code == 422


def test_an_effect_has_an_end(server: Server, visit: Callable[[str], Visitor]) -> None:
    long = "; ".join(["1 wood"] * 60)
    answer = visit("10.3.0.2").make("me", "here", box=f'[faces]\nwood_1 = {{ effect = "{long}" }}')
    assert answer.status_code == 400 and "wood_1" in answer.text and "letters" in answer.text


def test_a_record_is_tried_out_elsewhere_first(server: Server, visit: Callable[[str], Visitor]) -> None:
    """A process of its own replays it; if that hangs, the record is refused and others play on."""
    bad, good = visit("10.4.0.1"), visit("10.4.0.2")
    table = good.play_now()
    game = shofar.new("nehemiah", 2, 7)
    for _ in range(20):
        game.play(game.moves[0])
    record = game.record()
    send = {"Content-Type": "application/json"}
    assert bad.client.post("/open", content=json.dumps(record), headers=send).status_code == 200
    (process,) = processes(server, "trials")
    process.send_signal(signal.SIGSTOP)
    answer = bad.client.post("/open", content=json.dumps(record), headers=send)
    assert answer.status_code == 400 and "too long" in answer.text
    assert good.move(table).status_code == 200


def test_opened_records_make_room_for_the_next(server: Server, visit: Callable[[str], Visitor]) -> None:
    """Twenty of a person stay: the oldest goes, and nobody fills the disk with them. Others lose nothing by it."""
    one, other = visit("10.4.0.3"), visit("10.4.0.4")
    record = json.dumps(shofar.new("nehemiah", 2, 7).record())
    send = {"Content-Type": "application/json"}

    def opened(visitor: Visitor) -> str:
        return visitor.client.post("/open", content=record, headers=send).url.path

    kept, opened_by_one = opened(other), [opened(one) for _ in range(22)]
    found = [one.client.get(path).status_code for path in opened_by_one]
    assert found == [404] * 2 + [200] * 20
    assert other.client.get(kept).status_code == 200


# --- bots -----------------------------------------------------------------------------------------------------------


def test_bots_among_themselves_play_only_while_their_maker_looks(
    server: Server, visit: Callable[[str], Visitor]
) -> None:
    """The other table is the clock: its bots would have been asked after those of the first."""
    maker, other = visit("10.5.0.1"), visit("10.5.0.2")
    alone = named(maker.make("bot", "bot"))
    table = other.play_now()
    for _ in range(2):
        other.move(table)
    assert maker.state(alone)["version"] == 1
    with maker.client.stream("GET", f"/table/{alone}/stream?pages=0") as stream:
        told = (line for line in stream.iter_lines() if line.startswith("id: "))
        assert any(int(line[4:]) > 3 for line in told)


# --- streams --------------------------------------------------------------------------------------------------------


class Wire:
    """A connection of its own, on which something was sent."""

    def __init__(self, server: Server, method: str, path: str, address: str, cookie: str = "", body: int = 0) -> None:
        self.read = b""
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost:{server.port}\r\nOrigin: {server.url}\r\n"
        head += f"{FROM}: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n"
        if body:
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {body}\r\n"
        self.socket.sendall(f"{head}\r\n".encode())

    def status(self) -> int:
        """Of the answer, waited for."""
        while b"\r\n" not in self.read:
            part = self.socket.recv(4096)
            assert part, "closed without an answer"
            self.read += part
        return int(self.read.split()[1])

    def close(self) -> None:
        self.socket.close()


def cookie(visitor: Visitor) -> str:
    visitor.post("/me", name="Anna")
    return f"shofar={visitor.client.cookies['shofar']}"


def test_watchers_of_one_address_are_few_and_players_find_their_place(
    server: Server, visit: Callable[[str], Visitor]
) -> None:
    anna = visit("10.6.0.1")
    table = named(anna.make("me", "here", listed=1))
    cookies = [cookie(visit("10.6.0.2")) for _ in range(4)]
    wires = [Wire(server, "GET", f"/table/{table}/stream", "10.6.0.2", cookies[n // 20]) for n in range(61)]
    try:
        assert sorted(wire.status() for wire in wires) == [200] * 60 + [429]
        for address in ("10.6.0.1", "10.6.0.2"):  # at home, and from where the watchers are
            wires.append(
                Wire(server, "GET", f"/table/{table}/stream", address, f"shofar={anna.client.cookies['shofar']}")
            )
            assert wires[-1].status() == 200
    finally:
        for wire in wires:
            wire.close()


# --- addresses and pages --------------------------------------------------------------------------------------------


def test_who_has_a_network_of_ipv6_is_one_visitor(server: Server, visit: Callable[[str], Visitor]) -> None:
    visitor = visit("")

    def made(address: str) -> int:
        return visitor.post("/play", title="no game", headers={FROM: address}).status_code

    found = [made(f"2001:db8:7:1::{n:x}") for n in range(1, 200)]
    assert found[:60] == [400] * 60 and 429 in found, "sixty tables at once, and one a second"
    assert made("2001:db8:7:2::1") == 400, "the neighbour's is another"


@pytest.mark.parametrize(("path", "address"), [("/open", "10.7.0.1"), ("/static/icons.svg", "10.7.0.3")])
def test_an_address_waits_for_itself_and_nobody_waits_for_it(
    server: Server, visit: Callable[[str], Visitor], path: str, address: str
) -> None:
    """Four posts whose bodies do not come take all places of their address. What else it asks for waits, and when a
    hundred wait the next is refused; another address is answered. Then the bodies come, and so do the answers."""
    body = b"name=Anna"
    holding = [Wire(server, "POST", "/me", address, body=len(body)) for _ in range(4)]
    waiting: list[Wire] = []
    try:
        for _ in range(110):
            waiting.append(Wire(server, "GET", path, address))
        sockets = {wire.socket: wire for wire in waiting}
        found: set[int] = set()
        while 429 not in found:
            ready, _, _ = select.select(list(sockets), [], [], PATIENCE)
            assert ready, "nobody had to wait"
            found |= {sockets.pop(one).status() for one in ready}
        assert visit("10.7.0.2").get("/open").status_code == 200
        for wire in holding:
            wire.socket.sendall(body)
        assert all(wire.status() == 303 for wire in holding)
        assert {wire.status() for wire in waiting} == {200, 429}
    finally:
        for wire in [*holding, *waiting]:
            wire.close()


def test_the_gallery_is_for_those_who_draw(server: Server, visit: Callable[[str], Visitor], tmp_path: Path) -> None:
    visitor = visit("10.8.0.1")
    assert visitor.get("/gallery").status_code == 404
    assert visitor.get("/gallery/ezra?step=5000").status_code == 404
    assert "/gallery" not in visitor.get("/").text
    with Server(str(tmp_path / "shofar.db"), "--gallery") as drawing, httpx.Client(base_url=drawing.url) as client:
        assert client.get("/gallery/nehemiah?step=5000").status_code == 200
