"""Guided games as tables: begun, left, taken up again, set, skipped, ended. No page and no bots here."""

from __future__ import annotations

import json

import pytest

import shofar
from shofar.guides.course import Course
from shofar.guides.guide import LEARNER, guide, set_up
from shofar.readers.words import Words
from shofar.web.errors import Conflict, Refused, StoreError, TooMany, WebError
from shofar.web.pages import table as pages
from shofar.web.pages.layout import Guest
from shofar.web.run.settings import Limits
from shofar.web.scene import scene
from shofar.web.store.model import OVER, PLAYING, STOPPED, Person
from shofar.web.store.store import Store
from shofar.web.store.upkeep import effective, trouble_of
from shofar.web.tables import lessons
from shofar.web.tables.lessons import Lessons
from tests.web.desk import SECRET, Desk, change_table, check_open_games, run
from tests.web.watch import Watch

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
TITLES = [title for title in shofar.titles() if guide(title) is not None]


class School:
    """A learner's table at a desk; rivals follow the line, or play their first legal move."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.desk = Desk(store, limits)
        self.lessons = Lessons(self.desk.keeper, self.desk.tables)

    async def begin(self, title: str, words: Words | None = None) -> None:
        self.learner: Person = await self.desk.person("Anna")
        self.title = title
        self.table = await self.lessons.begin(self.learner, SECRET, title, words or Words("en"))

    async def course(self) -> Course:
        found = lessons.follow(await self.desk.room(self.table))
        assert found is not None
        return found

    async def press(self, text: str) -> None:
        await self.lessons.press(self.table, self.learner, text, None)

    async def play(self, move: str) -> None:
        await self.desk.move(self.table, self.learner, move)
        await self.rivals()

    async def rivals(self) -> None:
        while (room := await self.desk.room(self.table)).bot_decides():
            assert room.game is not None
            await self.desk.tables.play_bot(self.table, room.serial, lessons.line(room) or room.game.moves[0].text)

    async def follow(self) -> None:
        """One thing as the guide has it: its move, its button, its answer."""
        course = await self.course()
        if course.step.next:
            await self.press("next")
        elif course.step.answers:
            await self.press(f"answer {course.step.right}")
        elif course.lost:
            await self.press("set")
        else:
            await self.play(course.following)

    async def again(self) -> School:
        """The same table at a worker that has only its rows."""
        other = School(self.store)
        other.learner, other.title, other.table = self.learner, self.title, self.table
        return other


def state(course: Course) -> tuple[object, ...]:
    said = [(one.kind, one.key, dict(one.facts)) for one in course.said]
    return (
        course.at,
        course.played,
        course.shown,
        course.waiting,
        course.over,
        said,
        dict(course.facts),
        course.rivals,
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_guide_is_followed_to_its_end_and_can_be_left_at_any_step(title: str, store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin(title)
        at = -1
        while not (course := await school.course()).finished:
            if course.at != at:  # a worker that reads the rows tells the same
                at = course.at
                assert state(await (await school.again()).course()) == state(course)
            await school.follow()
        assert (await school.course()).learnt
        assert trouble_of(store, school.table) == ""
        assert await check_open_games(store, school.desk.keeper) == 0
        await school.press("end")
        assert (await school.course()).over
        room = await school.desk.room(school.table)
        assert room.state == PLAYING and room.game is not None

    run(test)


@pytest.mark.parametrize("title", TITLES)
def test_every_step_can_be_skipped_and_then_the_table_stands_as_the_next_one_wants_it(title: str, store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin(title)
        made = guide(title)
        assert made is not None
        for at, step in enumerate(made.steps[1:], 1):
            await school.press("skip")
            course, room = await school.course(), await school.desk.room(school.table)
            assert course.at == at and room.game is not None
            if step.after is not None:
                assert room.game.digest() == set_up(made, at).digest(), step.key
        await school.press("skip")
        assert (await school.course()).finished

    run(test)


def test_there_is_one_table_per_title_and_it_is_taken_up_again(store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.follow()
        assert await school.lessons.begin(school.learner, SECRET, "nehemiah", Words("en")) == school.table
        assert (await school.course()).at == 1
        assert [row.id for row in store.guided(school.learner.id)] == [school.table]
        progress = await school.lessons.progress(school.learner.id)
        assert {title: course.at for title, course in progress.items()} == {"nehemiah": 1}

    run(test)


def test_a_guide_that_is_over_begins_anew(store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.press("end")
        await school.lessons.begin(school.learner, SECRET, "nehemiah", Words("en"))
        course = await school.course()
        assert (course.at, course.over) == (0, False)

    run(test)


@pytest.mark.parametrize("broken", [STOPPED, OVER])
def test_a_table_that_cannot_go_on_begins_anew_with_the_rules_of_today(broken: str, store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.play("place 1")
        change_table(store, school.table, state=broken, rules="0", note="another program")
        other = await school.again()
        await other.lessons.begin(school.learner, SECRET, "nehemiah", Words("en"))
        room = await other.desk.room(school.table)
        assert (room.state, room.row.rules, room.trouble) == (PLAYING, shofar.title("nehemiah").version, "")
        assert (await other.course()).at == 0
        await other.play("place 1")

    run(test)


def test_a_move_taken_back_opens_its_step_again(store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.press("next")
        await school.desk.move(school.table, school.learner, "place 3")
        assert (await school.course()).step.key == "fill"
        room = await school.desk.room(school.table)
        await school.desk.tables.take_back(school.table, school.learner, LEARNER, room.serial, None)
        course = await school.course()
        assert (course.step.key, course.said, course.following) == ("place", [], "place 1")

    run(test)


def test_a_button_pressed_twice_is_none_of_the_next_step(store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.press("next about")
        await school.press("next about")
        assert (await school.course()).step.key == "place"
        await school.press("skip place")
        await school.press("skip place")
        assert (await school.course()).step.key == "fill"

    run(test)


def test_the_rivals_follow_the_line_until_somebody_leaves_it(store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.desk.move(school.table, school.learner, "place 1")
        assert lessons.line(await school.desk.room(school.table)) == "place 1"
        await school.press("set place")
        await school.desk.move(school.table, school.learner, "place 4")
        assert lessons.line(await school.desk.room(school.table)) == ""

    run(test)


def test_after_a_set_table_the_record_tells_the_game_since(store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.play("place 2")
        await school.press("set last")
        await school.play("activate 3.4")
        room = await school.desk.room(school.table)
        assert [step.move for step in room.steps] == ["activate 3.4"] == effective(store, school.table)
        assert room.game is not None and shofar.replay(room.record()).digest() == room.game.digest()

    run(test)


def test_only_the_learner_presses_and_only_what_there_is(store: Store) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        stranger = await school.desk.person("Ben")
        with pytest.raises(Refused):
            await school.lessons.press(school.table, stranger, "next", None)
        for text in ("fly", "next now", "answer sweep", "set nowhere", "", "set\nplace"):
            with pytest.raises(WebError, match="the guide knows no"):
                await school.press(text)
        plain = await school.desk.table(school.learner, "me", "bot")
        with pytest.raises(Conflict, match="no guide at this table"):
            await school.lessons.press(plain, school.learner, "next", None)
        assert (await school.course()).at == 0

    run(test)


def test_only_the_learner_sees_the_guide_and_nobody_the_position(store: Store) -> None:
    """The events of a set table carry the whole position; no page shows it."""

    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.press("set last")
        room = await school.desk.room(school.table)
        shown = scene(room, school.learner.id, "en", None, set(), 0)
        assert shown.lesson is not None and shown.lesson.show == "activate 3.4"
        assert scene(room, "", "en", None, set(), 0).lesson is None
        key = json.loads(store.events(school.table)[-1].text.partition(" ")[2])["rng"]["key"]
        page = await drawn(school)
        assert 'id="coach"' in page and key not in page

    run(test)


def test_who_comes_back_after_a_while_is_welcomed_until_they_go_on(store: Store, watch: Watch) -> None:
    async def test() -> None:
        school = School(store)
        await school.begin("nehemiah")
        await school.press("next")
        assert "Welcome back" not in await drawn(school)
        watch.go(2 * 3600)
        assert "Welcome back" in await drawn(school)
        await school.play("place 1")
        assert "Welcome back" not in await drawn(school)

    run(test)


async def drawn(school: School) -> str:
    """The learner's page."""
    room = await school.desk.room(school.table)
    made, guest = scene(room, school.learner.id, "en", None, set(), 0), Guest(Words("en"))
    return str(pages.whole(made, guest, pages.inner(made, guest)))


def test_a_table_is_set_up_anew_only_so_often(store: Store) -> None:
    """Each time a whole position is kept: without a limit one learner could fill the disk with them."""

    async def test() -> None:
        school = School(store, Limits(sets=2))
        await school.begin(TITLES[0])
        await school.press("set")
        await school.press("set")
        with pytest.raises(TooMany, match="play on from here"):
            await school.press("set")
        at = (await school.course()).at
        await school.press("skip")
        assert (await school.course()).at == at + 1

    run(test)


def test_the_positions_of_a_table_to_learn_at_count_as_stored(store: Store) -> None:
    """Else they would be the way around the quota of a person, and around the room that there is in all."""

    async def test() -> None:
        school = School(store, Limits(bytes=12_000))
        await school.begin(TITLES[0])
        with pytest.raises(TooMany, match="tables take"):
            for _ in range(9):
                await school.press("set")
        with pytest.raises(TooMany, match="tables take"):
            await school.press("skip")
        room = await school.desk.room(school.table)
        assert 2 < room.version < 9 and room.game is not None
        await school.desk.move(school.table, school.learner)
        full = Lessons(school.desk.keeper, Desk(store, Limits(room=1)).tables)
        with pytest.raises(StoreError, match="no room"):
            await full.press(school.table, school.learner, "set", None)

    run(test)
