"""Learning at the terminal: every guide and every puzzle to its end, left and taken up again, with moves taken back."""

import io
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase

import pytest

import shofar
from shofar.engine.errors import BadRequest
from shofar.guides.guide import GUIDE, KINDS, PUZZLES, guide
from shofar.readers.words import Words
from shofar.terminal.learn import GUIDING, Learn, begun
from shofar.terminal.play import Left
from shofar.terminal.style import Style
from tests.terminal.person import shofar_command

GUIDED = [(title, kind) for title in shofar.titles() for kind in KINDS if guide(title, kind)]
LONG = 400  # lines after which somebody who does as told has lost the way


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    yield


class Student:
    """Somebody who does what the guide says; may leave after some lines."""

    def __init__(self, title: str, kind: str = GUIDE, leaves: int = LONG, again: bool = False) -> None:
        self.words = Words("en", strict=True)
        self.screen = io.StringIO()
        self.lines = 0
        self.leaves = leaves
        lesson, self.said = begun(title, kind, self.words, again)
        self.sitting = Learn(lesson, "en", Style(), self.type, self.screen)

    def type(self, prompt: str) -> str:
        self.lines += 1
        course = self.sitting.course
        if self.lines > self.leaves or course.over:
            return "quit"
        if course.finished or course.elsewhere or course.step.next:
            return ""
        if course.step.answers:
            return ascii_lowercase[course.step.answers.index(course.step.right)]
        return course.pointed([move.text for move in self.sitting.game.moves]) or self.sitting.game.moves[0].text

    def learn(self) -> str:
        with pytest.raises(Left):
            self.sitting.run()
        return self.screen.getvalue()


@pytest.mark.parametrize(("title", "kind"), GUIDED)
def test_who_does_as_told_comes_to_the_end_and_has_read_every_step(title: str, kind: str) -> None:
    student = Student(title, kind)
    screen = student.learn()
    made = guide(title, kind)
    assert student.sitting.course.over and student.lines < LONG
    for number in range(1, made.lessons + 1):
        assert student.words.text(f"coach-{kind}-step", n=number, all=made.lessons) in screen
    assert "**" not in screen and "{" not in screen


@pytest.mark.parametrize("title", [title for title, kind in GUIDED if kind == GUIDE])
def test_who_leaves_goes_on_where_they_were(title: str) -> None:
    first = Student(title, leaves=9)
    first.learn()
    second = Student(title, leaves=0)
    second.learn()
    assert second.sitting.course.at == first.sitting.course.at > 0
    assert second.sitting.game.digest() == first.sitting.game.digest()
    assert second.said == "Welcome back. Here is where you were."
    assert Student(title, again=True).sitting.course.at == 0


def test_a_move_taken_back_opens_its_step_again() -> None:
    student = Student("nehemiah")
    sitting = student.sitting
    sitting._answer("")
    step = sitting.course.at
    sitting._answer("place 1")
    assert sitting.course.at == step + 1
    sitting._answer("undo")
    assert sitting.course.at == step
    assert "A worker takes his place" in student.words.text("coach-heading") + sitting._heading()


def test_a_missed_puzzle_is_laid_out_again() -> None:
    title, kind = next((title, kind) for title, kind in GUIDED if kind == PUZZLES)
    sitting = Student(title, kind).sitting
    before = sitting.game.digest()
    sitting._answer(sitting.game.moves[-1].text)
    sitting._answer("again")
    assert sitting.game.digest() == before and sitting.course.at == 0


def test_the_command_teaches_and_says_how_to_go_on(tmp_path: Path) -> None:
    seen = shofar_command("learn", "golem", typed="\nhelp\nquit\n", folder=tmp_path)
    assert "Step 1 of" in seen.out and "onward" in seen.out
    assert "shofar learn golem" in seen.out and seen.code == 0
    again = shofar_command("learn", "golem", typed="quit\n", folder=tmp_path)
    assert "Welcome back" in again.out and "Step 2 of" in again.out


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(BadRequest):
        begun("chess", GUIDE, Words("en"), again=False)


def test_what_is_said_to_the_guide_is_no_move_of_any_title() -> None:
    for title in shofar.titles():
        assert not {move.text.split()[0] for move in shofar.catalogue(title).moves} & set(GUIDING)
