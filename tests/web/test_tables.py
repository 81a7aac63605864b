"""Tables: what people may do, what they may not, and what remains of it."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from shofar.engine.errors import IllegalMove
from shofar.engine.promise import promise
from shofar.web.errors import Conflict, NotFound, Refused, StoreError, TooMany, WebError
from shofar.web.http import secret
from shofar.web.run.settings import Limits
from shofar.web.scene import replayed, scene
from shofar.web.store.model import OVER, PLAYING, EventRow
from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from shofar.web.tables import rooms, undo
from shofar.web.tables.deeds import WATCH, may_watch
from shofar.web.tables.keeper import IDLE
from tests.web.desk import SECRET, Desk, change_table, check_open_games, run

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def test_a_move_is_a_row_before_it_is_told(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        seat = room.game.seat
        stream = desk.hub.open(table, "watcher", ())
        after = await desk.move(table, people[seat])
        assert stream.wake.is_set()
        stored = store.events(table)[-1]
        assert (stored.kind, stored.seat, stored.text) == ("move", seat, after.steps[-1].move)
        assert after.game is not None and stored.digest == promise(after.game, after.steps[-1].news, 1)
        row = store.table(table)
        assert row is not None and (row.moves, row.version, row.serial) == (1, after.version, after.version)

    run(test)


def test_a_table_is_rebuilt_from_its_rows(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben", "Cora")
        for _ in range(25):
            room = await desk.room(table)
            assert room.game is not None and room.game.seat is not None
            await desk.move(table, people[room.game.seat])
        again = await Desk(store).room(table)
        room = await desk.room(table)
        assert room.game is not None and again.game is not None
        assert again.game.digest() == room.game.digest()
        assert again.steps == room.steps and again.serial == room.serial and again.keys == room.keys
        assert trouble_of(store, table) == ""

    run(test)


def test_only_the_seat_that_decides_moves_and_only_legally(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        stranger = await desk.person("Zoe")
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        before = room.version
        for person in (people[1 - room.game.seat], stranger):
            with pytest.raises(Refused, match="not your turn"):
                await desk.move(table, person)
        with pytest.raises(IllegalMove):
            await desk.move(table, people[room.game.seat], "activate 1.1")
        with pytest.raises(Conflict, match="moved on"):
            await desk.tables.play(table, people[room.game.seat], room.serial - 1, "place 1", None)
        assert (await desk.room(table)).version == before == len(store.events(table))

    run(test)


def test_the_same_click_twice_is_one_move(store: Store) -> None:
    async def test() -> None:
        desk, other = Desk(store), Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        person, serial, move = people[room.game.seat], room.serial, room.game.moves[0].text
        await other.room(table)  # the other worker knows the table as it was
        await desk.tables.play(table, person, serial, move, "click")
        for worker in (desk, other):
            after = await worker.tables.play(table, person, serial, move, "click")
            assert len(after.steps) == 1
        with pytest.raises((Conflict, Refused)):
            await other.tables.play(table, person, serial, move, "another click")
        assert len([event for event in store.events(table) if event.kind == "move"]) == 1

    run(test)


def test_undo_is_free_until_another_seat_acts_then_by_consent(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben", "Cora")
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        first = room.game.seat
        digest = room.game.digest()
        room = await desk.move(table, people[first])
        assert undo.verdict(room, first).free
        room = await desk.tables.take_back(table, people[first], first, room.serial, None)
        assert room.game is not None and room.game.digest() == digest and room.steps == []
        assert [event.kind for event in store.events(table)][-2:] == ["move", "undo"]

        room = await desk.move(table, people[first])
        assert room.game is not None and room.game.seat is not None
        second = room.game.seat
        room = await desk.move(table, people[second])
        assert undo.verdict(room, first).reason == undo.OTHERS
        room = await desk.tables.take_back(table, people[first], first, room.serial, None)
        assert room.request == rooms.Request(first, 0, frozenset(), room.version)
        others = [seat for seat in range(3) if seat != first]
        with pytest.raises(Conflict):
            await desk.tables.consent(table, people[first], first, True, None)
        room = await desk.tables.consent(table, people[others[0]], others[0], True, None)
        assert len(room.steps) == 2
        room = await desk.tables.consent(table, people[others[1]], others[1], True, None)
        assert room.steps == [] and room.game is not None and room.game.digest() == digest

        for _ in range(2):
            room = await desk.room(table)
            assert room.game is not None and room.game.seat is not None
            room = await desk.move(table, people[room.game.seat])
        await desk.tables.take_back(table, people[first], first, room.serial, None)
        room = await desk.tables.consent(table, people[others[0]], others[0], False, None)
        assert room.request is None and len(room.steps) == 2
        assert trouble_of(store, table) == ""

    run(test)


def test_a_bot_consents_so_undo_goes_back_before_the_bots(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "bot", "bot", options={"start": "1"})
        room = await desk.move(table, anna)
        assert room.bot_decides() and room.game is not None
        room = await desk.tables.play_bot(table, room.serial, room.game.moves[0].text)
        room = await desk.tables.take_back(table, anna, 0, room.serial, None)
        assert room.steps == []

    run(test)


def test_a_card_dealt_for_all_to_see_makes_undo_a_question(store: Store) -> None:
    """A move that swept a column dealt new cards."""

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        for _ in range(400):
            room = await desk.room(table)
            assert room.game is not None and room.game.seat is not None
            seat = room.game.seat
            room = await desk.move(table, people[seat])
            if room.steps[-1].taught:
                assert undo.verdict(room, seat).reason == undo.REVEALED
                return
        pytest.fail("no card was dealt in a whole game")

    run(test)


def test_the_last_step_of_a_turn_of_ezra_can_be_taken_back(store: Store) -> None:
    """The card is drawn when the player says `end`, not when nothing else is left."""

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben", title="ezra")
        free = ended = 0
        for _ in range(200):
            room = await desk.room(table)
            assert room.game is not None and room.game.seat is not None
            seat, last = room.game.seat, room.game.moves[-1].text
            if [move.text for move in room.game.moves] == ["end"]:
                free += undo.verdict(room, seat).free
            room = await desk.move(table, people[seat], last)
            if last == "end" and room.steps[-1].taught:
                ended += 1
                assert undo.verdict(room, seat).reason == undo.REVEALED
        assert free and ended

    run(test)


def test_seats_and_links(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna, ben, zoe = [await desk.person(name) for name in ("Anna", "Ben", "Zoe")]
        table = await desk.table(anna, "me", "invited")
        room = await desk.room(table)
        assert not may_watch(room, ben.id)
        with pytest.raises(Conflict, match="still empty"):
            await desk.tables.start(table, anna, None)
        join = secret.link_secret(SECRET, "join", table, None, room.row.made)
        assert await desk.links.accept(join, ben, "Ben") == table
        room = await desk.tables.start(table, anna, None)
        assert room.state == PLAYING and room.held_by(ben.id) == [1]
        with pytest.raises(Refused):
            await desk.links.link(room, zoe, SECRET, "seat", 1)
        phone = await desk.links.link(room, ben, SECRET, "seat", 1)
        device = await desk.person("Ben's phone")
        await desk.links.accept(phone, device, "")
        room = await desk.room(table)
        assert room.held_by(device.id) == [1]
        await desk.links.take_back(room, ben, secret.hashed(secret.hashed(phone))[:16], None)
        room = await desk.room(table)
        assert room.held_by(device.id) == [] and room.held_by(ben.id) == [1]
        with pytest.raises(NotFound, match="ask for a new one"):
            await desk.links.accept(phone, zoe, "")
        watch = await desk.links.link(room, anna, SECRET, "watch", None)
        await desk.links.accept(watch, zoe, "")
        room = await desk.room(table)
        assert may_watch(room, zoe.id) and room.held_by(zoe.id) == [] and zoe.id in room.holders[WATCH]
        assert phone not in repr(store.links(table)) and secret.hashed(watch) in repr(store.links(table))

    run(test)


def test_who_watches_by_a_link_loses_sight_when_it_is_revoked(store: Store) -> None:
    async def test() -> None:
        desk, elsewhere = Desk(store), Desk(store)
        table, (ann, _) = await desk.shared("Ann", "Ben")
        guest = await desk.person("Guest")
        link = await desk.links.link(await desk.room(table), ann, SECRET, "watch", None)
        await desk.links.accept(link, guest, "")
        assert may_watch(await elsewhere.room(table), guest.id)
        await desk.links.take_back(await desk.room(table), ann, secret.hashed(secret.hashed(link))[:16], None)
        assert not may_watch(await desk.room(table), guest.id)
        assert not may_watch(await elsewhere.room(table), guest.id)
        with pytest.raises(NotFound):
            await desk.links.accept(link, guest, "")
        assert (await desk.room(table)).held_by(ann.id)

    run(test)


@pytest.mark.usefixtures("watch")  # time stands still
def test_a_seat_is_handed_to_a_bot_and_taken_back(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        with pytest.raises(Refused, match="still here"):
            await desk.tables.hand(table, people[0], 1, None, present=set())
        store.write(table, lambda c: store.change_seat(c, table, 1, seen=0)).result()
        desk.keeper.forget()
        with pytest.raises(Refused, match="still here"):
            await desk.tables.hand(table, people[0], 1, None, present={1})
        room = await desk.tables.hand(table, people[0], 1, None, present=set())
        assert room.seats[1].kind == "bot" and room.seats[1].handed
        row = store.table(table)
        assert room.game is not None and row is not None and row.bot == int(room.game.seat == 1)
        room = await desk.tables.take_seat_back(table, people[1], 1, None)
        assert room.seats[1].kind == "person" and not room.seats[1].handed

    run(test)


def test_chat_is_for_the_table_and_limited(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store, Limits(chats=2, chat=10))
        table, people = await desk.shared("Anna", "Ben")
        await desk.tables.chat(table, people[0], "  <b>hello</b> there ", None)
        room = await desk.tables.chat(table, people[1], "hi", None)
        assert [remark.text for remark in room.remarks if remark.kind == rooms.CHAT] == ["<b>hello</", "hi"]
        with pytest.raises(TooMany):
            await desk.tables.chat(table, people[0], "more", None)
        with pytest.raises(Refused):
            await desk.tables.chat(table, await desk.person("Zoe"), "spam", None)

    run(test)


def test_rematch_once_for_all_with_the_same_deal_if_wished(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        with pytest.raises(Refused):
            await desk.branches.again(table, anna, SECRET, False, None)
        room = await desk.room(table)
        while not room.game.over:
            room = await desk.move(table, anna)
        assert room.state == OVER
        new = await desk.branches.again(table, anna, SECRET, True, None)
        assert await desk.branches.again(table, anna, SECRET, False, None) == new
        again = await desk.room(new)
        assert again.row.seed == room.row.seed and again.state == PLAYING and again.held_by(anna.id) == [0, 1]

    run(test)


def test_play_on_from_a_running_game_takes_over_only_what_the_viewer_knows(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben", seed="a seed that nobody may see")
        for _ in range(12):
            room = await desk.room(table)
            await desk.move(table, people[room.game.seat])
        room = await desk.room(table)
        made = await desk.room(await desk.branches.play_on(room, people[0], SECRET, 0, 12, 0))
        assert made.game is not None and room.game is not None
        assert made.game.view(0) == room.game.view(0)
        assert made.game.rng.key != room.game.rng.key
        assert room.row.seed not in (made.row.start or "") and room.game.rng.key.hex() not in (made.row.start or "")
        assert [seat.kind for seat in made.seats] == ["person", "bot"]

    run(test)


def test_records_go_out_and_come_in(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        for _ in range(20):
            await desk.move(table, anna)
        room = await desk.room(table)
        opened = await desk.room(await desk.branches.open_record(anna, room.record()))
        assert opened.game is not None and room.game is not None
        assert opened.game.digest() == room.game.digest() and opened.held_by(anna.id) == []
        assert trouble_of(store, opened.row.id) == ""
        bad: Any
        for bad in (None, [], {}, {"title": "nehemiah"}, room.record() | {"moves": ["place 9"]},
                    room.record() | {"moves": ["place 1"] * 100_000}, room.record() | {"box": "other"}):  # fmt: skip
            with pytest.raises(Exception) as caught:
                await desk.branches.open_record(anna, bad)
            assert isinstance(caught.value, WebError) or type(caught.value).__name__.startswith("Bad")

    run(test)


def test_a_replay_shows_what_the_viewer_may_see(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben", options={"screens": "strict"})
        for _ in range(10):
            room = await desk.room(table)
            await desk.move(table, people[room.game.seat])
        room = await desk.room(table)
        past = room.at(6)
        assert past is not None
        own = replayed(room, people[0].id, "en", None, 6)
        assert own.view == past.view(0) | {"moves": []}
        spy = replayed(room, people[0].id, "en", 1, 6)
        assert spy.look.seat != 1, "the other seat's view is for after the end"
        assert replayed(room, "", "en", 0, 6).look.seat is None

    run(test)


def test_hot_seat_covers_what_is_hidden_between_people(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here", options={"start": "1", "screens": "strict"})
        room = await desk.room(table)
        covered = scene(room, anna.id, "en", None, set(), 0)
        assert covered.cover == 0 and covered.look.seat is None and not covered.look.choices
        mine = scene(room, anna.id, "en", 0, set(), 0)
        assert mine.cover is None and mine.look.seat == 0 and mine.look.choices
        assert room.game is not None and mine.look.choices.moves == tuple(move.text for move in room.game.moves)

    run(test)


def test_events_that_another_worker_wrote_are_taken_in(store: Store) -> None:
    async def test() -> None:
        one, two = Desk(store), Desk(store)
        table, people = await one.shared("Anna", "Ben")
        await two.room(table)
        for turn in range(10):
            worker = (one, two)[turn % 2]
            room = await worker.room(table)
            await worker.move(table, people[room.game.seat])
        await two.tables.chat(table, people[1], "hello", None)
        rooms_now = [await worker.room(table) for worker in (one, two)]
        assert rooms_now[0].game.digest() == rooms_now[1].game.digest()
        assert [event.n for event in store.events(table)] == list(range(1, rooms_now[0].version + 1))

    run(test)


def test_rooms_that_nobody_uses_are_forgotten(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        watched, used, idle = [await desk.table(ann, "me", "here") for _ in range(3)]
        desk.hub.open(watched, "somebody", ())
        for table in (watched, idle):
            desk.keeper.rooms[table].used -= IDLE + 1
            desk.keeper.rooms.move_to_end(table, last=False)
        desk.keeper.rest(monotonic())
        assert set(desk.keeper.rooms) == {watched, used} == set(desk.keeper.locks)
        assert (await desk.room(idle)).playing

    run(test)


def test_a_told_move_is_taken_over_only_by_who_has_the_table_as_it_was(store: Store) -> None:
    async def test() -> None:
        one, other = Desk(store), Desk(store)
        ann = await one.person("Ann")
        table = await one.table(ann, "me", "here")
        behind, there = await other.room(table), await one.room(table)
        for _ in range(2):
            await one.move(table, ann)
        first, second = store.events(table, there.version - 2)
        values = {"serial": second.n, "moves": 2}
        assert not other.keeper.take(behind, second, values)  # it has not heard of the first
        assert behind.version == first.n - 1
        assert other.keeper.take(behind, first, {"serial": first.n, "moves": 1})
        assert other.keeper.take(behind, second, values)
        assert (behind.version, behind.serial, behind.row.version) == (there.version, there.serial, there.version)
        assert behind.game is not None and there.game is not None
        assert behind.game.digest() == there.game.digest() and behind.steps == there.steps

    run(test)


def test_a_worker_that_is_behind_asks_the_rows_before_it_refuses(store: Store) -> None:
    async def test() -> None:
        one, other = Desk(store), Desk(store)
        ann, ben = await one.person("Ann"), await one.person("Ben")
        table = await one.table(ann, "me", "invited")
        assert (await other.room(table)).state == "lobby"  # from here on the other worker hears of nothing
        await one.tables.sit(table, ben, "Ben")
        await one.tables.start(table, ann, None)
        room = await one.move(table, ann if (await one.room(table)).game.seat == 0 else ben)
        assert room.game is not None and room.game.seat is not None
        mover = (ann, ben)[room.game.seat]
        after = await other.tables.play(table, mover, room.serial, room.game.moves[0].text, "k")
        assert len(after.steps) == 2
        with pytest.raises(Conflict):
            await one.tables.play(table, mover, room.serial, room.game.moves[0].text, "another")
        same = await one.tables.play(table, mover, room.serial, room.game.moves[0].text, "k")
        assert len(same.steps) == 2

    run(test)


def test_a_move_that_could_not_be_stored_costs_no_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here", clock="bank", seconds=600)
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        seat, since = room.game.seat, room.row.since
        monkeypatch.setattr("shofar.web.tables.deeds.now", lambda: since + 60_000)
        with monkeypatch.context() as broken:
            broken.setattr(store, "written", _fails)
            with pytest.raises(StoreError):
                await desk.move(table, ann)
        assert room.seats[seat].bank == 600_000
        await desk.move(table, ann)
        assert room.seats[seat].bank == 540_000 == store.seats(table)[seat].bank

    run(test)


async def _fails(*_: object) -> None:
    raise StoreError("database", "the disk is full")


def test_a_game_of_other_rules_is_stopped_with_its_record(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        other, _ = await desk.shared("Cora", "Dan")
        for _ in range(5):
            room = await desk.room(table)
            await desk.move(table, people[room.game.seat])
        assert await check_open_games(store, desk.keeper) == 0
        change_table(store, table, rules="0")
        desk.keeper.forget()
        assert await check_open_games(store, desk.keeper) == 1
        room = await desk.room(table)
        assert room.state == "stopped" and "another rules version" in room.trouble
        with pytest.raises(Conflict, match="cannot be continued here"):
            await desk.tables.play(table, people[0], room.serial, "place 1", None)
        assert (await desk.room(other)).state == PLAYING

    run(test)


def test_check_finds_a_changed_row(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        for _ in range(6):
            await desk.move(table, anna)
        assert trouble_of(store, table) == ""
        row = store.table(table)
        assert row is not None
        forged = EventRow(table, row.version + 1, "move", 0, "place 1", None, "wrong", 1)
        store.write(table, lambda c: store.add_event(c, forged, moves=7)).result()
        assert trouble_of(store, table) != ""

    run(test)
