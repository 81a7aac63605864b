"""A language that nobody speaks: English in wide letters. A word in other letters has not come from the files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import shofar
from shofar.bots.review import review as looked_back
from shofar.engine.errors import BadRequest
from shofar.guides.guide import LEARNER
from shofar.readers import lexicon, reference
from shofar.readers.words import Words
from shofar.terminal.boards import board_of
from shofar.terminal.replay import replay_lines
from shofar.terminal.review import review_lines
from shofar.terminal.style import Style
from shofar.web import scene as scenes
from shofar.web.course import course
from shofar.web.http.routes import end as ending
from shofar.web.pages import box, end, home, layout, lobby, me, replay, review, rules, table
from shofar.web.pages.layout import Guest
from shofar.web.store.model import Person
from shofar.web.store.store import Store
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import NAMES, deal, sample
from tests.readers.speaking import forget
from tests.web.desk import run
from tests.web.test_lessons import School

PSEUDO = "eo"  # counts like English
WIDE = {code: code + 0xFEE0 for code in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))}
KNOWN = frozenset({"Shofar", "Esc", "Alt", "Shift", "Ctrl", "Enter", "Tab", "TOML"})  # names and keys
NUMERAL = re.compile(r"[IVX]+|EX|[A-Z]{1,2}")  # of rounds, sections, rules and examples
ENDONYM = "Esperanto"  # a language calls itself what it does


class Widen(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(WIDE))


@pytest.fixture(scope="module", autouse=True)
def speaking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder, real = tmp_path_factory.mktemp("locale"), lexicon.FOLDER
    (folder / "en").symlink_to(real / "en")
    for file in (real / "en").rglob("*.ftl"):
        _write(file, folder / PSEUDO / file.relative_to(real / "en"))
    forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lexicon, "FOLDER", folder)
        yield
    forget()
    reference.reference.cache_clear()


def _write(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    made = Widen().visit(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")))
    to.write_text(FluentSerializer().serialize(made), encoding="utf-8")


def strange(html: str) -> set[str]:
    """Words of a page in ordinary letters: in its text, and in what is said aloud or shown in a tip."""
    hidden = re.sub(r"<(script|style|svg|textarea|code|kbd)\b.*?</\1>", " ", html, flags=re.DOTALL)
    said = re.findall(r'(?:title|aria-label|placeholder|alt)="([^"]*)"', hidden)
    text = unescape(" ".join([re.sub(r"<[^>]*>", " ", hidden), *said]))
    found = set(re.findall(r"[A-Za-z]{2,}", text)) - KNOWN - {ENDONYM, PSEUDO, PSEUDO.upper()}
    return {word for word in found if not NUMERAL.fullmatch(word)}


titles = pytest.mark.parametrize("title", shofar.titles())


def guest() -> Guest:
    return Guest(Words(PSEUDO), "", "", (PSEUDO,))


def finished(title: str, steps: int = 10_000) -> Room:
    return sample(title, min(shofar.title(title).players, key=lambda n: abs(n - 2)), steps, 5, {})


def typed(title: str) -> set[str]:
    """What is typed in the terminal is the same in every language, and stands where it can be copied: moves and ids."""
    ids = [row for section in shofar.title(title).sections for row in shofar.box(title).rows(section.name)]
    written = " ".join([*(move.text for move in shofar.catalogue(title).moves), *ids])
    return set(re.findall(r"[A-Za-z]{2,}", written))


def unnamed(found: set[str]) -> set[str]:
    return found - set(NAMES) - {"gallery"}


@titles
def test_no_text_of_a_table_bypasses_the_files(title: str) -> None:
    found: set[str] = set()
    guest = Guest(Words(PSEUDO), "", "", (PSEUDO,))
    for steps in (0, 30, 90):
        room = sample(title, max(shofar.title(title).players), steps, 5, {})
        names = {word for row in room.seats for word in re.findall(r"[A-Za-z]+", row.name)}
        assert room.game is not None
        seat = room.game.seat
        room.holders = {seat: {"me"}} if seat is not None else {}
        page = str(table.inner(scenes.scene(room, "me", PSEUDO, seat, set(), 0), guest))
        found |= strange(page) - names
    assert found == set()


@titles
def test_no_text_of_rules_and_box_bypasses_the_files(title: str) -> None:
    guest = Guest(Words(PSEUDO), "", "", (PSEUDO,))
    told = str(rules.rules(guest, reference.reference(title, PSEUDO)))
    assert strange(told) == set()
    assert strange(str(box.box(guest, title))) == set()


@titles
def test_no_text_of_home_and_of_making_a_table_bypasses_the_files(title: str) -> None:
    shelf = [home.Game(title, "2-4", 2, guide=home.Progress(1, 9, False, True), solo=(("A", "ＡＢ"),), first=True)]
    tables = [
        home.Entry("t", title, state, NAMES[:2], True, NAMES[0], 40, "", 1, 1, 0, "")
        for state in ("playing", "lobby", "over", "stopped")
    ]
    assert unnamed(strange(str(home.home(guest(), shelf, tables, tables, tables)))) == set()
    made = lobby.new_table(guest(), shofar.title(title))
    assert unnamed(strange(str(made))) == set()
    room = deal(title, 2, 5, {})
    scene = scenes.scene(room, "me", PSEUDO, 0, set(), 0)
    assert unnamed(strange(str(lobby.lobby(scene, guest(), "", True)))) == set()


def test_no_text_about_oneself_of_records_and_of_errors_bypasses_the_files() -> None:
    who = Person("p", "", "ＡＢ")
    for page in (me.me(guest(), who, True, 0), me.letter(guest(), "letters-yes"), lobby.open_record(guest())):
        assert strange(str(page)) - {"example", "org", "com"} == set()
    said = guest().words.error(BadRequest("nobody", "sit down first"))
    assert said.translate(WIDE) == said
    assert strange(str(layout.error(guest(), 404, said))) == set()


@titles
def test_no_text_of_the_end_of_a_replay_and_of_a_review_bypasses_the_files(title: str) -> None:
    room = finished(title)
    assert room.game is not None and room.game.over
    told = course(json.dumps(room.record()))
    look = scenes.scene(room, "", PSEUDO, None, set(), 0).look
    game = room.game
    result = end.Result(
        table="t", title=title, look=look, held=(), scores=tuple(game.scores), ranks=tuple(game.ranks),
        breakdowns=tuple(game.breakdown(seat) for seat in range(len(game.scores))), course=told,
        turns=ending._turns(room, PSEUDO, told), moves=len(room.steps), minutes=3,
    )  # fmt: skip
    assert unnamed(strange(str(end.end(result, guest())))) == set()
    assert unnamed(strange(str(replay.whole(scenes.replayed(room, "", PSEUDO, None, 20), guest())))) == set()
    found = shofar.opening(room.record())
    back = looked_back(found, list(game.history())[:12], "x")
    lines = review_lines(found, back, NAMES, Words(PSEUDO, NAMES), Style(language=PSEUDO))
    assert unnamed(strange(" ".join(lines))) - typed(title) == set()
    assert unnamed(strange(str(review.waiting(title, guest().words.title(title), 0.4, guest())))) == set()


@titles
def test_no_text_of_the_guided_game_bypasses_the_files(title: str, tmp_path: Path) -> None:
    """Its door, and every step of it, as somebody sees it who does what it says."""
    assert unnamed(strange(str(home.door(guest(), title, home.Progress(1, 9, False, True))))) == set()
    store = Store(str(tmp_path / "shofar.db"))

    async def test() -> None:
        school, seen = School(store), set()
        await school.begin(title, Words(PSEUDO))
        while not ((course := await school.course()).finished or course.over):
            seen.add(course.step.key)
            page = scenes.scene(await school.desk.room(school.table), school.learner.id, PSEUDO, LEARNER, set(), 0)
            assert page.lesson is not None
            assert unnamed(strange(str(table.inner(page, guest())))) - {"Anna"} == set(), course.step.key
            await school.follow()
        assert len(seen) > 10

    run(test)
    store.close()


@titles
def test_no_text_of_the_terminal_bypasses_the_files(title: str) -> None:
    for steps in (0, 40):
        room = finished(title, steps)
        assert room.game is not None
        words, printed = Words(PSEUDO, NAMES), shofar.printed(room.game.rules)
        lines = board_of(title).draw(room.game.view(room.game.seat), printed, words, Style(language=PSEUDO))
        assert unnamed(strange(" ".join(lines))) - typed(title) == set()
        told = replay_lines(room.record(), None, None, words, Style())
        assert unnamed(strange(" ".join(told))) - typed(title) == set()
