"""What makes a table makes one, however often it is asked for."""

from __future__ import annotations

import asyncio
import re

from shofar.web.store.model import PLAYING
from shofar.web.store.store import Store
from tests.web.desk import SECRET, Desk, run
from tests.web.server import Browser, Server


def test_two_who_want_a_rematch_at_once_get_one_table(store: Store) -> None:
    async def test() -> None:
        desk, other = Desk(store), Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        room = await desk.room(table)
        while not room.game.over:
            room = await desk.move(table, people[room.game.seat])
        made = await asyncio.gather(
            *(
                one.branches.again(table, person, SECRET, False, f"{person.name}-{number}")
                for number, one in enumerate((desk, other, desk))
                for person in people
            )
        )
        assert len(set(made)) == 1 and len(store.all_tables()) == 2
        again = await desk.room(made[0])
        assert again.state == PLAYING and [again.held_by(person.id) for person in people] == [[0], [1]]

    run(test)


def test_the_same_click_makes_one_table(served: Server) -> None:
    store = Store(served.database)
    before = len(store.all_tables())
    browser, stranger = Browser(served.url), Browser(served.url)
    browser.post("/me", name="Anna")
    stranger.post("/me", name="Ben")
    seats = {"seat0": "me", "seat1": "bot", "seat2": "bot"}
    first = [browser.post("/play", title="nehemiah", key="one").url.path for _ in range(3)]
    second = [browser.post("/new", title="nehemiah", key="two", **seats).url.path for _ in range(3)]
    third = [browser.post(f"{first[0]}/on", step=0, key="three").url.path for _ in range(3)]
    foreign = stranger.post("/play", title="nehemiah", key="one")
    assert [len(set(paths)) for paths in (first, second, third)] == [1, 1, 1]
    assert len({first[0], second[0], third[0], foreign.url.path}) == 4 and foreign.status_code == 200
    assert len(store.all_tables()) == before + 4
    store.close()
    browser.close()
    stranger.close()


def test_the_forms_that_make_a_table_name_their_click(served: Server) -> None:
    browser = Browser(served.url)
    for address, forms in (("/", 5), ("/new?title=golem", 1)):
        keys = re.findall(r'name="key" value="([^"]+)"', browser.get(address).text)
        assert len(set(keys)) == len(keys) == forms
    browser.close()


def test_two_who_sit_down_with_the_same_page_both_get_a_seat(served: Server) -> None:
    """People without a cookie get one drawing of a lobby; whatever is in its form, each of them is somebody."""
    anna, ben, cleo = (Browser(served.url) for _ in range(3))
    made = anna.post("/new", title="nehemiah", name="Anna", listed=1, seat0="me", seat1="invited", seat2="invited")
    for one, name in ((ben, "Ben"), (cleo, "Cleo")):
        for _ in range(2):  # and clicking again takes no second seat
            one.post(f"{made.url.path}/join", name=name, key="thesame")
    seats = re.findall(r'<span class="grow">(\w+) ', anna.get(made.url.path).text)
    for one in (anna, ben, cleo):
        one.close()
    assert seats == ["Anna", "Ben", "Cleo"]
