"""The server over HTTP: pages, safety, races. Each test runs on both databases."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection
from typing import Any

import pytest
from markupsafe import Markup

import shofar
from shofar.web.http.guard import POLICY
from shofar.web.store.store import Store
from tests.web.server import Browser, Page, Server
from tests.web.visits import decides, two

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture
def server(on_both: Server) -> Server:
    return on_both


def two_at_a_table(browse: Callable[[], Browser], **more: object) -> tuple[Browser, Browser, str]:
    """Anna and Ben at a private table of two, the game begun."""
    anna, ben = browse(), browse()
    return anna, ben, two(anna, ben, **more)


def deciding(*browsers: Browser, table: str) -> tuple[Browser, Page]:
    at, page = decides(table, *browsers)
    return browsers[at], page


def play(browser: Browser, table: str, page: Page, move: str = "", **more: object) -> int:
    given = {"at": page.hidden("at"), "key": page.hidden("key"), "move": move or page.moves[0]} | more
    return browser.post(f"/table/{table}/move", **given).status_code


def test_two_people_play_and_see_only_what_they_may(browse: Callable[[], Browser], server: Server) -> None:
    anna, ben, table = two_at_a_table(browse, **{"option-screens": 1})
    for _ in range(60):
        browser, page = deciding(anna, ben, table=table)
        assert play(browser, table, page) == 200
    for one in (anna, ben):
        one.get(f"/table/{table}/replay?step=10")
        one.get(f"/table/{table}/replay?step=10&as=1")
        assert one.get(f"/table/{table}/record").status_code == 403
    store = Store(server.database)
    try:
        row = store.table(table)
        assert row is not None and row.moves == 60
        secrets = [row.seed, *(person.hash for person in store.people([row.host]))]
    finally:
        store.close()
    for one, other in ((anna, ben), (ben, anna)):
        cookie = other.client.cookies["shofar"].split(".")[1]
        for answer in one.seen:
            assert not any(secret in answer for secret in (*secrets, cookie))


def test_a_stranger_sees_nothing_of_a_private_table(browse: Callable[[], Browser]) -> None:
    _, _, table = two_at_a_table(browse)
    stranger = browse()
    stranger.play_now()
    for path in ("", "/stream", "/end", "/replay", "/record", "/why?move=place+1", "/links"):
        assert stranger.get(f"/table/{table}{path}").status_code == 404, path
    for act in ("move", "undo", "consent", "chat", "start", "seat", "hand", "return", "join", "leave", "again", "on"):
        answer = stranger.post(f"/table/{table}/{act}", at=1, seat=0, move="place 1", step=1, text="x", answer="yes")
        assert answer.status_code == 404, act
    assert "Anna" not in "".join(stranger.seen)
    assert table not in stranger.get("/").text


def test_foreign_and_forged_requests_change_nothing(browse: Callable[[], Browser]) -> None:
    anna, ben, table = two_at_a_table(browse)
    browser, page = deciding(anna, ben, table=table)
    given = {"at": page.hidden("at"), "move": page.moves[0]}
    foreign = browser.post(f"/table/{table}/move", headers={"Origin": "https://evil.example"}, **given)
    assert foreign.status_code == 403 and "another site" in foreign.text
    assert browser.post(f"/table/{table}/move", headers={"Origin": ""}, **given).status_code == 403
    cross = browser.post(f"/table/{table}/move", headers={"Sec-Fetch-Site": "cross-site"}, **given)
    assert cross.status_code == 403
    assert browser.post(f"/table/{table}/move", headers={"Origin": "http://["}, **given).status_code == 403
    own = f"localhost:{browser.url.rsplit(':', 1)[1]}"
    for origin in (f"https://{own}", f"ftp://{own}", f"http://{own}@evil.example", "http://localhost", "null"):
        assert browser.post(f"/table/{table}/move", headers={"Origin": origin}, **given).status_code == 403, origin
    names = ("evil.example", "]::1[:80", "[", "", "localhost@evil.example", "localhost:x", "testserver")
    for name in (*names, "127.0.0.1:8301@evil", "127.0.0.1:80:80", f"{own}@evil.example"):
        assert browser.client.get("/", headers={"Host": name}).status_code in (400, 403), name
    assert browser.client.get("/", headers={"Host": "LOCALHOST"}).status_code == 200
    thief = browse()
    person = browser.client.cookies["shofar"].split(".")[0]
    for cookie in (f"{person}.wrong", person, f"{person}.", "x" * 5000, f"{person}.{person}"):
        thief.client.cookies.clear()
        thief.client.cookies.set("shofar", cookie)
        assert thief.post(f"/table/{table}/move", **given).status_code in (400, 404, 431)
    other = ben if browser is anna else anna
    assert other.post(f"/table/{table}/move", **given).status_code == 403
    assert anna.table(table).version == page.version


def test_two_clicks_and_two_tabs(browse: Callable[[], Browser]) -> None:
    anna, ben, table = two_at_a_table(browse)
    browser, page = deciding(anna, ben, table=table)
    twin = browser.table(table)
    assert play(browser, table, page) == 200
    assert play(browser, table, page) == 200, "the same click again is the same move"
    assert play(browser, table, twin) == 409, "another click at a decision that is gone is refused"
    assert browser.table(table).version == page.version + 1


def test_headers_and_no_inline_script_or_style(browse: Callable[[], Browser]) -> None:
    anna = browse()
    table = anna.play_now()
    paths = ("/", "/new?title=nehemiah", "/open", "/me", "/gallery", f"/table/{table}", f"/table/{table}/replay",
             f"/table/{table}/links", "/nowhere")  # fmt: skip
    for path in paths:
        answer = anna.get(path)
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "no-store" in answer.headers["cache-control"]
        assert not re.search(r"<[^>]+ (style|on\w+)=", answer.text), path
        assert not re.search(r"<style|<script(?![^>]* src=)", answer.text), path
    cookie = anna.client.get("/").request.headers["cookie"]
    assert cookie.startswith("shofar=")
    made = browse().client.post(
        "/play", content="title=nehemiah", headers=FORM, follow_redirects=False
    )  # fmt: skip
    assert "HttpOnly" in made.headers["set-cookie"] and "SameSite=lax" in made.headers["set-cookie"]


def test_names_and_chat_are_escaped(browse: Callable[[], Browser]) -> None:
    anna = browse()
    nasty = "<script>alert(1)"
    lobby = anna.post("/new", title="nehemiah", name=nasty, seat0="me", seat1="bot", seat2="bot")
    table = lobby.url.path.rsplit("/", 1)[-1]
    anna.post(f"/table/{table}/chat", text=f"{nasty}</script><img src=x onerror=alert(1)>")
    for path in (f"/table/{table}", f"/table/{table}/replay", "/", f"/table/{table}/links"):
        text = anna.get(path).text
        assert "<script>alert" not in text and "<img src=x" not in text
    assert "&lt;script&gt;alert(1)" in anna.get(f"/table/{table}").text


def test_wrong_requests_get_a_sentence(browse: Callable[[], Browser]) -> None:
    anna, ben, table = two_at_a_table(browse)
    browser, page = deciding(anna, ben, table=table)
    at = page.hidden("at")
    cases: list[tuple[str, dict[str, Any], Any]] = [
        (f"/table/{table}/move", {"at": at, "move": "fly away"}, 422),
        (f"/table/{table}/move", {"at": "x", "move": "place 1"}, 400),
        (f"/table/{table}/move", {"move": "place 1"}, 400),
        (f"/table/{table}/move", {"at": "-1", "move": "place 1"}, 400),
        (f"/table/{table}/move", {"at": "9" * 400, "move": "place 1"}, 400),
        (f"/table/{table}/move", {"at": at, "move": "x" * 5000}, 413),
        (f"/table/{table}/move", {"at": at, "key": "'; drop table events", "move": page.moves[0]}, 400),
        (f"/table/{table}/undo", {"at": at, "seat": 0}, (403, 409)),
        (f"/table/{table}/undo", {"at": at, "seat": 99}, 400),
        (f"/table/{table}/consent", {"seat": 0, "answer": "maybe"}, 400),
        (f"/table/{table}/hand", {"seat": 7}, 409),
        (f"/table/{table}/seat", {"seat": 1, "kind": "bot"}, (403, 409)),
        ("/play", {"title": "chess"}, 400),
        ("/play", {"title": "../../etc/passwd"}, 400),
        ("/new", {"title": "nehemiah"}, 400),
        ("/new", {"title": "nehemiah", "seat0": "me"}, 400),
        ("/new", {"title": "nehemiah", "seat0": "me", "seat1": "ghost"}, 400),
        ("/new", {"title": "nehemiah", "seat0": "me", "seat1": "bot", "clock": "turn:1"}, 400),
        ("/new", {"title": "nehemiah", "seat0": "me", "seat1": "bot", "option-leaders": "7"}, 400),
        ("/open", {"record": "no record"}, 400),
        ("/open", {"record": "[" * 100_000}, 400),
        ("/open", {"record": json.dumps({"title": "nehemiah", "moves": []})}, 400),
        ("/open", {"record": json.dumps({"title": "\ud800", "moves": []})}, 400),
        ("/open", {"record": json.dumps({"title": "x" * 100_000, "moves": []})}, 400),
        ("/me", {"email": "not an address", "name": "x"}, 400),
        ("/me", {"hook": "javascript:alert(1)", "name": "x"}, 400),
        ("/join/unknown", {"name": "x"}, 404),
        ("/seat/unknown", {}, 404),
        ("/table/unknown/move", {"at": 1, "move": "place 1"}, 404),
    ]  # fmt: skip
    for path, fields, status in cases:
        answer = browser.post(path, headers={"X-Shofar": "1"}, **fields)
        expected = status if isinstance(status, tuple) else (status,)
        assert answer.status_code in expected, (path, fields, answer.status_code, answer.text[:200])
        assert (answer.text[0].isupper() or answer.text[0] == "'") and answer.text.endswith((".", "?", "!")), (
            answer.text[:100]
        )
        assert "Traceback" not in answer.text and len(answer.text) < 1_000
    huge = browser.client.post(f"/table/{table}/chat", content=b"text=" + b"x" * 100_000, headers=FORM)
    assert huge.status_code == 413
    assert browser.client.post("/play", content=b"{}", headers={"Content-Type": "application/json"}).status_code == 400
    assert browser.client.post("/play", content=b"title=\xff\xfe", headers=FORM).status_code == 400
    assert browser.client.post("/play", content=b"a=1&" * 500, headers=FORM).status_code == 400
    for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/table/..", "/table/%00", "//x"):
        assert raw_status(browser, path) in (400, 404), path
    assert browser.client.put("/play").status_code in (403, 405)
    assert anna.table(table).version == page.version


def raw_status(browser: Browser, path: str) -> int:
    """The answer to a path sent as it stands, not tidied by the client."""
    connection = HTTPConnection(browser.url.removeprefix("http://"))
    connection.request("GET", path)
    status = connection.getresponse().status
    connection.close()
    return status


def test_alone_against_the_opponent_of_ezra_who_says_why(equal: Server) -> None:
    """A whole game, read as it stands on the page."""
    anna, rng = Browser(equal.url), random.Random(3)
    answer = anna.post("/new", title="ezra", name="Anna", seat0="me")
    path, told = answer.url.path, set[str]()
    while (page := Page(answer.text)).moves:
        since = page.html.partition('<section class="panel since')[2].partition("</section>")[0]
        told |= {Markup(line).striptags() for line in re.findall("<li.*?</li>", since, re.S)}
        given = {"at": page.hidden("at"), "key": page.hidden("key"), "move": rng.choice(page.moves)}
        answer = anna.post(f"{path}/move", **given)
    assert any("turns up" in line for line in told)  # what it does ...
    assert any("passed over: " in line for line in told)  # ... why not something else ...
    assert any("is possible: " in line for line in told)  # ... and why this
    assert re.search(r"<h1[^>]*>You (beat|lose to) side A", anna.get(f"{path}/end").text)
    anna.close()


def test_the_stream_resumes_where_it_was(browse: Callable[[], Browser]) -> None:
    anna, ben, table = two_at_a_table(browse)
    browser, page = deciding(anna, ben, table=table)

    def first_events(seen: int, count: int) -> list[str]:
        found: list[str] = []
        headers = {"Last-Event-ID": str(seen)}
        with browser.client.stream("GET", f"/table/{table}/stream?pages=0", headers=headers) as stream:
            for line in stream.iter_lines():
                if line.startswith("id: "):
                    found.append(line[4:])
                if len(found) >= count:
                    break
        return found

    assert first_events(0, 1) == [str(page.version)]
    play(browser, table, page)
    assert first_events(page.version, 1) == [str(page.version + 1)]


def test_links_can_be_revoked(browse: Callable[[], Browser]) -> None:
    anna, _, table = two_at_a_table(browse)
    phone = browse()
    anna.post(f"/table/{table}/link", kind="seat", seat=0)
    page = anna.get(f"/table/{table}/links").text
    link, mark = re.search(r'id="link-seat-0-0">([^<]*)<', page), re.search(r'name="link" value="([^"]*)"', page)
    assert link and mark
    path = link[1].removeprefix(anna.url)
    assert "Continue here" in phone.get(path).text
    phone.post(path)
    assert "Say something" in phone.get(f"/table/{table}").text
    anna.post(f"/table/{table}/revoke", link=mark[1])
    assert phone.get(f"/table/{table}").status_code == 404
    assert browse().post(path).status_code == 404


def test_pages_say_until_when_they_are_kept(browse: Callable[[], Browser]) -> None:
    """A table that waits, and a record that was opened; not a game that is played."""
    anna = browse()

    def days(page: str) -> int:
        """From now on, to the nearest: the page was made just now."""
        found = re.search(r"Kept until (\w+ \d+, \d+), longer if somebody comes back", page)
        assert found
        return round(
            (datetime.strptime(f"{found[1]} 12 +0000", "%B %d, %Y %H %z") - datetime.now(UTC)) / timedelta(days=1)
        )

    lobby = anna.post("/new", title="nehemiah", seat0="me", seat1="invited")
    assert abs(days(lobby.text) - 14) <= 1
    assert "Kept until" not in anna.get(f"/table/{anna.play_now()}").text
    opened = anna.post("/open", record=json.dumps(shofar.new("nehemiah", 2, 1).record()))
    assert abs(days(opened.text) - 2) <= 1


def test_health_and_metrics(browse: Callable[[], Browser]) -> None:
    anna = browse()
    anna.play_now()
    assert anna.get("/health").json()["ok"] is True
    text = anna.get("/metrics").text
    assert 'shofar_rooms{worker="0"} ' in text
    assert 'shofar_requests_total{method="POST",status="303",worker="0"} ' in text


def test_a_polite_stop_ends_streams_and_exits_cleanly(address: str) -> None:
    server = Server(address)
    server.start()
    browser = Browser(server.url)
    table = browser.play_now()
    with browser.client.stream("GET", f"/table/{table}/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "retry: 1000"
        assert server.stop() == 0
    browser.close()


def test_bots_go_on_after_a_restart(address: str) -> None:
    server = Server(address).start()
    browser = Browser(server.url)
    table = browser.play_now()
    server.kill()
    server = Server(address, port=server.port).start()
    try:
        for _ in range(5):
            page = _until_my_turn(browser, table)
            assert play(browser, table, page) == 200
    finally:
        server.kill()
        browser.close()


def _until_my_turn(browser: Browser, table: str) -> Page:
    page = browser.table(table)
    if page.moves:
        return page
    with browser.client.stream("GET", f"/table/{table}/stream?seen={page.version}") as stream:
        for line in stream.iter_lines():
            if line.startswith("data: <div") and Page(line).moves:
                return Page(line)
    raise AssertionError("the stream has ended")


def test_what_is_printed_is_given_once_and_may_be_kept(browse: Callable[[], Browser]) -> None:
    """Programs read the view of their seat after every move, and what stands on the components one time."""
    anna, _, table = two_at_a_table(browse)
    state = anna.client.get(f"/table/{table}", headers={"Accept": "application/json"}).json()
    assert "fee" not in state["view"]
    answer = anna.client.get(state["printed"])
    assert "immutable" in answer.headers["cache-control"] and "private" in answer.headers["cache-control"]
    printed = answer.json()
    assert printed["values"]["settings"]["fee"]["gold"] == 1
    assert printed["sources"]["settings"]["fee"]["gold"] == "rulebook"
    assert printed["values"]["places"]["wall"]["places"] == [3, 1], "those of two players"
    assert printed["sources"]["places"]["wall"]["places"] == "reconstructed"


def test_nothing_is_printed_before_the_game_and_nothing_for_the_uninvited(browse: Callable[[], Browser]) -> None:
    anna, stranger = browse(), browse()
    lobby = anna.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="invited")
    assert anna.get(f"{lobby.url.path}/printed").status_code == 403
    assert stranger.get(f"{lobby.url.path}/printed").status_code == 404
