"""A rematch with the same deal, and who gets a record: over HTTP, each person with a cookie of their own."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.web.server import Browser, Server
from tests.web.visits import decides, finish, play, row_of, rows, set_table, two, words

SAME = {"same_deal": 1, "same_seed": 1}
WRITTEN = "Same deal as an earlier game"


@pytest.fixture
def server(on_both: Server) -> Server:
    return on_both


def played(browse: Callable[[], Browser], server: Server, **more: object) -> tuple[Browser, Browser, str]:
    """Anna and Ben have played a game to its end."""
    anna, ben = browse(), browse()
    table = two(anna, ben, **more)
    finish(server.database, table)
    return anna, ben, table


def again(browser: Browser, table: str, **more: object) -> str:
    """Ask for a rematch; the table that it leads to, or the page of the end."""
    answer = browser.post(f"/table/{table}/again", **more)
    assert answer.status_code == 200
    return answer.url.path


def test_one_who_wishes_the_same_deal_gets_none(browse: Callable[[], Browser], server: Server) -> None:
    """Anna has saved the record. What she asks for, Ben is asked about; his own rematch has another deal."""
    anna, ben, table = played(browse, server)
    assert json.loads(anna.get(f"/table/{table}/record").text)["seed"] == row_of(server.database, table).seed
    assert again(anna, table, **SAME) == f"/table/{table}/end"
    assert "waiting for Ben" in words(anna.get(f"/table/{table}/end").text)
    assert "Anna would like a rematch with the same deal" in words(ben.get(f"/table/{table}/end").text)
    assert again(anna, table, **SAME) == f"/table/{table}/end", "to wish it twice is to wish it once"
    new = again(ben, table).rsplit("/", 1)[-1]
    assert row_of(server.database, new).seed != row_of(server.database, table).seed
    assert again(anna, table, **SAME) == f"/table/{new}", "there is a rematch now"
    for one in (anna, ben):
        assert WRITTEN not in words(one.get(f"/table/{new}").text)


def test_the_same_deal_is_agreed_to_and_written_everywhere(browse: Callable[[], Browser], server: Server) -> None:
    anna, ben, table = played(browse, server, listed=1)
    again(anna, table, **SAME)
    new = again(ben, table, **SAME).rsplit("/", 1)[-1]
    assert new != "end" and again(anna, table) == f"/table/{new}"
    assert row_of(server.database, new).seed == row_of(server.database, table).seed
    stranger = browse()
    for one in (anna, ben, stranger):
        assert WRITTEN in words(one.get(f"/table/{new}").text)
        assert "with the same deal as an earlier one" in words(one.get(f"/table/{new}/replay").text)
    anna.post(f"/table/{new}/link", kind="watch")
    link = anna.get(f"/table/{new}/links").text.split('id="link-watch--0">')[1].split("<")[0]
    assert "The same deal as in an earlier game" in words(stranger.get("/" + link.split("/", 3)[3]).text)
    finish(server.database, new)
    assert WRITTEN in words(ben.get(f"/table/{new}/end").text)
    assert json.loads(ben.get(f"/table/{new}/record").text)["same_deal_as"] == table


def test_while_a_deal_is_played_again_nobody_gets_its_seed(browse: Callable[[], Browser], server: Server) -> None:
    anna, ben, table = played(browse, server, listed=1)
    seed = row_of(server.database, table).seed
    again(anna, table, **SAME)
    new = again(ben, table, **SAME).rsplit("/", 1)[-1]
    stranger = browse()
    for one in (anna, ben, stranger):
        one.seen.clear()
        assert one.get(f"/table/{table}/record").status_code == 403
        assert one.get(f"/table/{new}/record").status_code == 403
        for path in (f"{table}/end", f"{table}/replay?step=9&as=0", table, new, f"{new}/replay"):
            assert one.get(f"/table/{path}").status_code == 200
        assert not any(seed in answer for answer in one.seen)
        assert f"/table/{table}/record" not in one.get(f"/table/{table}/end").text
    branch = anna.post(f"/table/{table}/on", step=3).url.path.rsplit("/", 1)[-1]
    assert not same_draws(server, table, branch), "who plays on from the game before does not see what comes"
    finish(server.database, new)
    assert ben.get(f"/table/{table}/record").status_code == 200
    branch = ben.post(f"/table/{table}/on", step=3).url.path.rsplit("/", 1)[-1]
    assert same_draws(server, table, branch)
    assert ben.get(f"/table/{table}/record").status_code == 403, "he plays on from it just now"
    assert stranger.get(f"/table/{table}/record").status_code == 200


def same_draws(server: Server, table: str, branch: str) -> bool:
    """Whether a table that was played on from another has its generator."""
    with rows(server.database) as store:
        row, from_it = store.table(table), store.table(branch)
    assert row is not None and from_it is not None and from_it.start is not None
    return row.deal == from_it.deal


def test_alone_against_bots_nobody_else_has_to_agree(browse: Callable[[], Browser], server: Server) -> None:
    anna = browse()
    answer = anna.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="here", name1="Zoe")
    table = answer.url.path.rsplit("/", 1)[-1]
    finish(server.database, table)
    assert "Everybody has to agree" not in words(anna.get(f"/table/{table}/end").text)
    new = again(anna, table, **SAME).rsplit("/", 1)[-1]
    assert row_of(server.database, new).seed == row_of(server.database, table).seed


def test_when_the_record_is_out_no_move_is_taken_back(browse: Callable[[], Browser], server: Server) -> None:
    anna, ben, table = played(browse, server)
    assert anna.get(f"/table/{table}/record").status_code == 200
    row = row_of(server.database, table)
    for seat, one in enumerate((anna, ben)):
        assert one.post(f"/table/{table}/undo", seat=seat, at=row.serial).status_code == 409
        assert one.post(f"/table/{table}/consent", seat=seat, answer="yes").status_code == 409
    assert row_of(server.database, table) == row


def test_a_game_that_was_stopped_gives_no_seed_and_goes_on(address: str) -> None:
    """Another program cannot go on with it; the one of before can."""
    with Server(address) as server:
        anna, ben = Browser(server.url), Browser(server.url)
        table = two(anna, ben)
    row = row_of(address, table)
    set_table(address, table, rules="0", checked="")
    with Server(address, port=server.port):
        for one in (anna, ben):
            answer = one.get(f"/table/{table}/record")
            assert answer.status_code == 403 and "may go on" in answer.text
            one.get(f"/table/{table}")
            assert not any(row.seed in answer for answer in one.seen)
    set_table(address, table, rules=row.rules, checked="")
    with Server(address, port=server.port):
        at, page = decides(table, anna, ben)
        assert play((anna, ben)[at], table, page) == 200
    anna.close()
    ben.close()
