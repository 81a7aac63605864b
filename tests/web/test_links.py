"""Links that were given out: who may, who sees it, and what taking them back does. Each person has their own cookie."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice

import pytest

from tests.web.server import Browser, Server
from tests.web.visits import finish, invitation, lobby_of_two, two, words

ALIVE = ": still here"
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


@pytest.fixture
def server(on_both: Server) -> Server:
    return on_both


def give(browser: Browser, table: str, kind: str, seat: object = "") -> str:
    """A new link; returns its path."""
    page = browser.post(f"/table/{table}/link", kind=kind, seat=seat).text
    found = re.findall(rf'id="link-{kind}-{seat}-\d+">https?://[^/]*([^<]*)<', page)
    return str(found[-1])


def given_out(browser: Browser, table: str, kind: str) -> list[str]:
    """The marks by which links of a kind are taken back, as the page has them."""
    page = browser.get(f"/table/{table}/links").text
    part = page.split({"seat": "To play as", "watch": "To watch", "join": "To invite"}[kind])[1]
    return re.findall(r'name="link" value="([^"]*)"', re.split("To watch|To invite", part)[0])


def seated(browser: Browser, table: str) -> bool:
    return "Say something" in browser.get(f"/table/{table}").text


def test_whoever_gets_a_seat_link_cannot_lock_the_owner_out(browse: Callable[[], Browser]) -> None:
    anna, ben, thief = browse(), browse(), browse()
    table = two(anna, ben)
    path = give(anna, table, "seat", 0)
    thief.post(path)
    assert seated(thief, table)
    marks = given_out(anna, table, "seat")
    for act, fields in (
        ("revoke", {"kind": "seat", "seat": 0}),
        ("revoke", {"link": marks[0], "seat": 0}),
        ("revoke", {"link": "again", "seat": 0}),
        ("link", {"kind": "seat", "seat": 0}),
        ("link", {"kind": "watch"}),
        ("link", {"kind": "join"}),
    ):
        assert thief.post(f"/table/{table}/{act}", **fields).status_code in (403, 404), (act, fields)
    assert thief.get(f"/table/{table}/links").status_code == 403
    thief.post(f"/table/{table}/leave")
    assert seated(anna, table) and "A bot plays for you" not in anna.get(f"/table/{table}").text
    assert not given_out(ben, table, "join"), "nor does he see what Anna gave out"


def test_who_leaves_with_a_link_leaves_the_seat_to_its_owner(browse: Callable[[], Browser]) -> None:
    anna, ben, thief = browse(), browse(), browse()
    table = lobby_of_two(anna, ben)
    thief.post(give(ben, table, "seat", 1))
    thief.post(f"/table/{table}/leave")
    assert thief.get(f"/table/{table}").status_code == 404
    anna.post(f"/table/{table}/start")
    assert seated(ben, table)


def test_the_owner_sees_who_came_and_takes_the_seat_back(browse: Callable[[], Browser]) -> None:
    anna, ben, phone, thief = (browse() for _ in range(4))
    table = two(anna, ben)
    first, second = give(anna, table, "seat", 0), give(anna, table, "seat", 0)
    assert first != second
    phone.client.headers["User-Agent"] = PHONE
    phone.post("/me", name="Anna's phone")
    phone.post(first)
    thief.post(second)
    shown = words(anna.get(f"/table/{table}/links").text)
    assert "Anna's phone (Firefox, Android) came 20" in shown and shown.count("last seen 20") == 2
    marks = given_out(anna, table, "seat")
    assert len(marks) == 2
    with thief.client.stream("GET", f"/table/{table}/stream?pages=0") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "retry: 1000"
        assert anna.post(f"/table/{table}/revoke", link=marks[1]).status_code == 200
        told = list(islice((line for line in lines if line.startswith(("id: ", ALIVE))), 4))
        assert len(told) < 4 and sum(line.startswith("id: ") for line in told) <= 1, "it ends, and tells nothing more"
    assert thief.get(f"/table/{table}").status_code == 404
    assert thief.post(f"/table/{table}/chat", text="still here").status_code == 404
    assert browse().post(second).status_code == 404
    assert seated(phone, table) and seated(anna, table), "each is taken back alone"
    assert given_out(anna, table, "seat") == marks[:1]


def test_the_host_sees_and_takes_back_what_others_gave_out(browse: Callable[[], Browser]) -> None:
    anna, ben, zoe = browse(), browse(), browse()
    table = two(anna, ben)
    zoe.post(give(ben, table, "watch"))
    assert zoe.get(f"/table/{table}").status_code == 200
    shown = words(anna.get(f"/table/{table}/links").text)
    assert "Made by Ben" in shown and "Guest" in shown
    assert len(given_out(anna, table, "join")) == 1, "the invitation"
    assert ben.post(f"/table/{table}/revoke", link=given_out(anna, table, "join")[0]).status_code == 403
    anna.post(f"/table/{table}/revoke", link=given_out(anna, table, "watch")[0])
    assert zoe.get(f"/table/{table}").status_code == 404
    assert given_out(anna, table, "watch") == given_out(ben, table, "watch") == []


def test_an_invitation_that_was_taken_back_seats_nobody(browse: Callable[[], Browser]) -> None:
    anna, ben = browse(), browse()
    lobby = anna.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="invited")
    table, path = lobby.url.path.rsplit("/", 1)[-1], invitation(lobby.text)
    anna.post(f"/table/{table}/revoke", link=given_out(anna, table, "join")[0])
    assert ben.post(path, name="Ben").status_code == 404
    assert "One seat is free" in words(anna.get(f"/table/{table}").text)


def test_in_a_rematch_a_device_is_still_only_lent(browse: Callable[[], Browser], server: Server) -> None:
    anna, ben, thief = browse(), browse(), browse()
    table = two(anna, ben)
    thief.post(give(anna, table, "seat", 0))
    finish(server.database, table)
    new = thief.post(f"/table/{table}/again").url.path.rsplit("/", 1)[-1]
    assert seated(thief, new) and seated(anna, new)
    assert thief.post(f"/table/{new}/link", kind="seat", seat=0).status_code == 403
    assert given_out(anna, new, "seat") == ["again"]
    anna.post(f"/table/{new}/revoke", link="again", seat=0)
    assert thief.get(f"/table/{new}").status_code == 404 and seated(anna, new)


def test_links_have_an_end(browse: Callable[[], Browser]) -> None:
    anna, ben = browse(), browse()
    table = two(anna, ben)
    found = [anna.post(f"/table/{table}/link", kind="watch").status_code for _ in range(12)]
    assert found == [200] * 8 + [429] * 4
