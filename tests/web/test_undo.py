"""Taking moves back over HTTP, as somebody would who wants to gain by it: each person has a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest

from shofar.web.store.model import UNDO
from shofar.web.store.store import Store
from tests.web.server import Browser, Server
from tests.web.visits import until

NAMES = ("Anna", "Ben", "Cora")


class Table:
    """People with cookies of their own at one table."""

    def __init__(self, server: Server, people: int, bots: int = 0, **more: object) -> None:
        self.server = server
        self.people = [Browser(server.url) for _ in range(people)]
        seats = {f"seat{seat}": "invited" for seat in range(1, people)}
        seats |= {f"seat{seat}": "bot" for seat in range(people, people + bots)}
        lobby = self.people[0].post("/new", name=NAMES[0], seat0="me", **seats, **more)
        self.id = lobby.url.path.rsplit("/", 1)[-1]
        link = re.search(r'id="invitation">([^<]*)<', lobby.text)
        for name, person in zip(NAMES[1:], self.people[1:], strict=False):
            assert link
            path = link[1].removeprefix(person.url)
            person.get(path)
            person.post(path, name=name)
        if people > 1:
            self.people[0].post(f"/table/{self.id}/start")

    def decides(self) -> Browser:
        return next(one for one in self.people if one.table(self.id).moves)

    def move(self, move: str = "") -> Browser:
        """The person who decides makes a move, the last one on offer if none is named."""
        one = self.decides()
        page = one.table(self.id)
        given = {"at": page.hidden("at"), "key": page.hidden("key"), "move": move or page.moves[-1]}
        assert one.post(f"/table/{self.id}/move", **given).status_code == 200
        return one

    def tip(self, one: Browser) -> str:
        """What the button says it will do."""
        form = self._form(one)
        found = re.search(r'<button[^>]*title="([^"]*)"', form)
        assert found
        return unescape(found[1])

    def undo(self, one: Browser) -> int:
        form = self._form(one)
        fields = {name: unescape(value) for name, value in re.findall(r'name="(\w+)" value="([^"]*)"', form)}
        return one.post(f"/table/{self.id}/undo", **fields).status_code

    def answer(self, one: Browser, answer: str) -> int:
        html = one.table(self.id).html
        form = re.search(rf'<form[^>]*action="/table/{self.id}/consent".*?</form>', html, re.S)
        assert form, "nobody asks this person"
        seat = re.search(r'name="seat" value="(\d)"', form[0])
        assert seat
        return one.post(f"/table/{self.id}/consent", seat=seat[1], answer=answer).status_code

    def log(self, one: Browser) -> str:
        return unescape(re.sub(r"<[^>]+>", "", one.table(self.id).html))

    def kinds(self) -> list[str]:
        store = Store(self.server.database)
        try:
            return [event.kind for event in store.events(self.id)]
        finally:
            store.close()

    def moves(self) -> int:
        store = Store(self.server.database)
        try:
            row = store.table(self.id)
            assert row is not None
            return row.moves
        finally:
            store.close()

    def _form(self, one: Browser) -> str:
        found = re.search(rf'<form[^>]*action="/table/{self.id}/undo".*?</form>', one.table(self.id).html, re.S)
        assert found, "there is nothing to take back"
        return found[0]


Sit = Callable[..., Table]


@pytest.fixture
def sit(served: Server) -> Iterator[Sit]:
    """Makes tables, and closes the browsers of all who sit there."""
    tables: list[Table] = []

    def made(people: int, bots: int = 0, **more: object) -> Table:
        tables.append(Table(served, people, bots, **more))
        return tables[-1]

    yield made
    for table in tables:
        for one in table.people:
            one.close()


def test_the_last_bidder_has_seen_all_bids_and_must_ask_to_bid_again(sit: Sit) -> None:
    table = sit(3, title="nehemiah", **{"option-leaders": 1})
    assert "bid" not in table.decides().table(table.id).moves[0]
    table.move()
    for _bid in range(2):
        for _part in range(3):
            one = table.move()
            if _part < 2:
                assert table.tip(one) == "Take your last move back", "sealed: nobody has learnt anything"
    for _part in range(2):
        table.move()
    last = table.decides()
    before = table.moves()
    assert table.move() is last
    others = [one for one in table.people if one is not last]
    assert table.tip(last).startswith("Something became known through your move: ")
    assert table.undo(last) == 200
    assert table.moves() == before + 1 and UNDO not in table.kinds(), "nothing is taken back yet"
    asked = table.log(others[0])
    assert re.search(r"would like to take a move back: bid .+\.", asked), "which one, not only that"
    assert "You have asked to take a move back. Still to agree: " in table.log(last)
    assert table.answer(others[0], "yes") == 200
    assert table.moves() == before + 1, "all others have to agree"
    assert table.answer(others[1], "yes") == 200
    assert table.moves() == before
    assert "You have taken a move back, after something had become known." in table.log(last)
    assert "has taken a move back, after something had become known." in table.log(others[0])


def test_a_refusal_leaves_the_bids_as_they_are(sit: Sit) -> None:
    table = sit(2, title="nehemiah", **{"option-leaders": 1})
    table.move()
    for _part in range(6):
        last = table.move()
    other = next(one for one in table.people if one is not last)
    moves = table.moves()
    table.undo(last)
    assert table.answer(other, "no") == 200
    assert table.moves() == moves and UNDO not in table.kinds()


def test_who_has_seen_the_next_draft_pack_must_ask(sit: Sit) -> None:
    table = sit(2, title="golem")
    first = table.move()
    assert table.tip(first) == "Take your last move back", "the packs have not been passed on"
    second = table.move()
    assert second is not first
    assert table.tip(second).startswith("Something became known through your move: ")
    table.undo(second)
    assert UNDO not in table.kinds()
    assert table.tip(first).startswith("Others have moved since: ")


def test_nobody_goes_back_behind_the_moves_of_somebody_for_whom_a_bot_plays(sit: Sit) -> None:
    """Ben leaves and a bot sits in for him: twelve times Anna tries to undo what was played with him."""
    table = sit(2, title="nehemiah")
    anna, ben = table.people
    while table.move() is not ben or table.moves() < 20:
        pass
    ben.post(f"/table/{table.id}/leave")
    for _ in range(12):
        assert table.tip(anna) == "Others have moved since: Ben (away) must agree"
        assert table.undo(anna) in (200, 409), "asked for, or the bot was faster"
    assert UNDO not in table.kinds() and table.moves() >= 20


def test_a_person_who_is_away_can_still_agree(sit: Sit) -> None:
    table = sit(2, title="ezra")
    for _ in range(4):
        table.move()  # the gatekeepers
    mover = table.decides()
    card = next(move for move in mover.table(table.id).moves if move.startswith("play"))
    moves = table.moves()
    table.move(card)
    away = next(one for one in table.people if one is not mover)
    away.post(f"/table/{table.id}/leave")
    assert table.tip(mover).endswith("(away) must agree"), "all have seen a card of this hand"
    table.undo(mover)
    assert table.moves() == moves + 1
    assert table.answer(away, "yes") == 200
    assert table.moves() == moves


def test_who_was_lent_a_seat_is_still_asked(sit: Sit) -> None:
    """Anna gives Ben a link to her seat. He follows it, and holds both seats; what he has seen is not forgotten."""
    table = sit(2, title="golem")
    anna, ben = table.people
    table.move()
    table.move()
    ben.post(seat_link(table, anna, 0))
    moves = table.moves()
    for one, other, said in ((anna, ben, "no"), (ben, anna, "yes")):
        one.post(f"/table/{table.id}/undo", seat=table.people.index(one), at=serial(table, one))
        assert table.moves() == moves and UNDO not in table.kinds(), "the other person has to agree"
        assert table.answer(other, said) == 200
    assert table.moves() < moves


def test_nobody_agrees_with_their_own_wish_at_a_seat_that_was_lent_to_them(sit: Sit) -> None:
    table = sit(2, title="golem")
    anna, ben = table.people
    table.move()
    table.move()
    link = seat_link(table, ben, 1)
    anna.post(link)
    phone = Browser(table.server.url)
    phone.post(link)
    moves = table.moves()
    anna.post(f"/table/{table.id}/undo", seat=0, at=serial(table, anna))
    assert "/consent" not in anna.table(table.id).html
    assert anna.post(f"/table/{table.id}/consent", seat=1, answer="yes").status_code == 403
    assert table.moves() == moves
    assert phone.post(f"/table/{table.id}/consent", seat=1, answer="yes").status_code == 200, "another device of Ben's"
    assert table.moves() < moves
    phone.close()


def test_an_old_page_agrees_to_no_other_wish(sit: Sit) -> None:
    """Ben looks at what Anna asks for; before he answers she asks for something else."""
    table = sit(2, title="golem")
    first = table.move()
    other = table.move()
    first.post(f"/table/{table.id}/undo", seat=table.people.index(first), at=serial(table, first))
    old = form(table, other)
    table.move()
    table.move()
    first.post(f"/table/{table.id}/undo", seat=table.people.index(first), at=serial(table, first))
    moves = table.moves()
    assert other.post(f"/table/{table.id}/consent", **old, answer="yes").status_code == 409
    assert table.moves() == moves
    assert other.post(f"/table/{table.id}/consent", **form(table, other), answer="yes").status_code == 200
    assert table.moves() < moves


def form(table: Table, one: Browser) -> dict[str, str]:
    """What the page sends when somebody agrees."""
    found = re.search(rf'<form[^>]*action="/table/{table.id}/consent".*?</form>', one.table(table.id).html, re.S)
    assert found, "nobody asks this person"
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', found[0]))


def serial(table: Table, one: Browser) -> int:
    """The decision that a program of this person sees."""
    return int(one.client.get(f"/table/{table.id}", headers={"Accept": "application/json"}).json()["at"])


def seat_link(table: Table, owner: Browser, seat: int) -> str:
    """The path of a link that gives a seat to another device."""
    page = owner.post(f"/table/{table.id}/link", kind="seat", seat=seat).text
    found = re.search(rf'id="link-seat-{seat}-\d+">https?://[^/]*([^<]*)<', page)
    assert found
    return found[1]


def test_bots_are_not_asked_and_nobody_says_they_are(sit: Sit) -> None:
    table = sit(1, bots=1, title="golem")
    anna = table.people[0]
    assert table.move() is anna
    assert "must agree" not in table.tip(anna)
    until(lambda: table.undo(anna) == 200)  # a bot that moves between the page and the click is faster
    assert table.kinds()[-1] == UNDO
    assert "You have taken a move back" in table.log(anna)


def test_what_was_said_stays_when_a_move_is_taken_back(sit: Sit) -> None:
    table = sit(1, bots=1, title="golem")
    anna = table.people[0]
    assert table.move() is anna
    anna.post(f"/table/{table.id}/chat", text="That was a mistake")
    until(lambda: table.undo(anna) == 200)
    assert "That was a mistake" in table.log(anna)
