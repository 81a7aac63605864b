"""Every address, with anything: only sentences with the right status, nothing changes, nothing leaks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from shofar.web.http.app import ACTS, routes
from shofar.web.live.mail import NO
from shofar.web.store.store import Store
from tests.web.server import Browser, Server

WORDS = st.sampled_from(
    ["", "0", "1", "-1", "99999999999", "nehemiah", "golem", "place 1", "yes", "me", "bot", "here", "invited", "seat",
     "watch", "turn:60", "bank:1", "../x", "'", "<b>", "%00", "\u202e", "null", "NaN", "1e9", "٣"]
)  # fmt: skip
VALUES = st.one_of(WORDS, st.text(max_size=40))
NAMES = st.sampled_from(
    ["at", "move", "key", "seat", "answer", "text", "kind", "level", "step", "as", "name", "title", "seat0", "seat1",
     "seat2", "clock", "listed", "record", "email", "hook", "language", "same_deal", "link", "patience",
     "option-leaders"]
)  # fmt: skip
FIELDS = st.dictionaries(NAMES, VALUES, max_size=6)
QUERY = st.dictionaries(
    st.sampled_from(["step", "as", "move", "seen", "title", "players", "seed", "pages"]), VALUES, max_size=3
)
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
LOOKED_AT = ("", "/end", "/replay", "/record", "/why", "/hint", "/links")
QUIET = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


class Stage:
    """A server with a private table of two people, and a stranger with a table of their own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.stranger = Browser(server.url), Browser(server.url)
        made = self.anna.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="here", seat2="here")
        self.table = made.url.path.rsplit("/", 1)[-1]
        self.stranger.play_now()
        store = Store(server.database)
        row = store.table(self.table)
        assert row is not None
        self.seed = row.seed
        store.close()

    def version(self) -> int:
        return int(
            self.anna.client.get(f"/table/{self.table}", headers={"Accept": "application/json"}).json()["version"]
        )


@pytest.fixture(scope="module")
def stage(served: Server) -> Iterator[Stage]:
    made = Stage(served)
    yield made
    made.anna.close()
    made.stranger.close()


@QUIET
@given(act=st.sampled_from([*ACTS, "nothing", "stream"]), fields=FIELDS)
def test_a_stranger_changes_nothing(stage: Stage, act: str, fields: dict[str, str]) -> None:
    before = stage.version()
    answer = stage.stranger.post(f"/table/{stage.table}/{act}", headers={"X-Shofar": "1"}, **fields)
    assert answer.status_code in (400, 404, 405, 413), (answer.status_code, answer.text[:200])
    assert stage.seed not in answer.text
    assert stage.version() == before


@QUIET
@given(
    act=st.sampled_from(
        [act for act in ACTS if act not in ("move", "undo", "chat", "hand", "leave", "return", "on", "link", "revoke")]
    ),
    fields=FIELDS,
)
def test_a_player_gets_only_sentences(stage: Stage, act: str, fields: dict[str, str]) -> None:
    answer = stage.anna.post(f"/table/{stage.table}/{act}", headers={"X-Shofar": "1"}, **fields)
    assert answer.status_code in (200, 400, 403, 409, 413, 422), (answer.status_code, answer.text[:200])
    assert stage.seed not in answer.text and "Traceback" not in answer.text


@QUIET
@given(path=st.sampled_from(["/play", "/new", "/open", "/me", "/join/x", "/seat/x", "/watch/x"]), fields=FIELDS)
def test_forms_of_the_site_get_an_answer(stage: Stage, path: str, fields: dict[str, str]) -> None:
    answer = stage.stranger.post(path, **fields)
    assert answer.status_code in (200, 400, 404, 413, 429), (answer.status_code, answer.text[:300])


@QUIET
@given(who=st.booleans(), path=st.sampled_from(LOOKED_AT), query=QUERY)
def test_looking_never_fails_and_never_leaks(stage: Stage, who: bool, path: str, query: dict[str, str]) -> None:
    browser = stage.anna if who else stage.stranger
    answer = browser.client.get(f"/table/{stage.table}{path}", params=query)
    assert answer.status_code in ((200, 403, 409, 422) if who else (404,)), (answer.status_code, answer.text[:300])
    assert stage.seed not in answer.text
    for elsewhere in ("/", "/new", "/gallery/nehemiah"):
        if "title" in query or "players" in query:
            assert browser.client.get(elsewhere, params=query).status_code in (200, 400)


@QUIET
@given(
    raw=st.binary(max_size=300),
    kind=st.sampled_from(["application/x-www-form-urlencoded", "application/json", "text/x", ""]),
)
def test_bodies_that_are_no_forms(stage: Stage, raw: bytes, kind: str) -> None:
    for path in ("/play", "/open", f"/table/{stage.table}/move"):
        answer = stage.anna.client.post(path, content=raw, headers={"Content-Type": kind, "X-Shofar": "1"})
        assert answer.status_code in (400, 413), (path, answer.status_code, answer.text[:200])


def addresses() -> list[tuple[str, set[str]]]:
    """Every address of the server, with the methods it knows."""
    found: dict[str, set[str]] = {}
    for route in routes():
        if isinstance(route, Route):
            found.setdefault(route.path, set()).update(route.methods or ())
    return sorted(found.items())


FILLED = {"{secret:str}": "x" * 32, "{title:str}": "nehemiah", "{act:str}": "move"}
PART = re.compile(r"\{\w+:str\}")
TRICKS = ("..", "%2e%2e", "%2f", "%00", "%0d%0aX%3a%20y", "'", '"', "<b>", "a" * 6000, "%F0%9F%98%80", "٣", " ", "\\")


@pytest.mark.parametrize(("path", "methods"), addresses())
def test_every_address_refuses_other_methods_tricks_and_foreign_posts(
    stage: Stage, path: str, methods: set[str]
) -> None:
    before = stage.version()
    known = path.replace("{table:str}", stage.table)
    for part, value in FILLED.items():
        known = known.replace(part, value)
    client = stage.anna.client
    for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"):
        if method not in methods:
            answer = client.request(method, known)
            assert answer.status_code in (400, 404, 405), (method, known, answer.status_code)
            assert answer.status_code != 405 or answer.headers["allow"]
    if "POST" in methods:
        for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = client.post(known, headers=headers | FORM, content=b"x=1")
            if path.startswith(NO):  # programs for mail post there; without its mark it does nothing
                assert answer.status_code == 404
            else:
                assert answer.status_code == 403 and "another site" in answer.text, (known, headers)
        huge = client.post(known, headers=FORM, content=b"x=" + b"y" * 5_000_000)
        assert huge.status_code == 413 or huge.status_code == 404, (known, huge.status_code)
    for trick in TRICKS:
        tricked = PART.sub(lambda _, trick=trick: trick, path)  # type: ignore[misc]
        answer = client.get(tricked if tricked != path else f"{path.rstrip('/')}/{trick}")
        assert answer.status_code in (200, 303, 400, 404, 405, 414), (path, trick, answer.status_code)
        assert stage.seed not in answer.text and "Traceback" not in answer.text and "x" not in answer.headers
    assert stage.version() == before
