"""The guided first games, played against the engine: as they are told, as shown, and in every other legal way."""

from __future__ import annotations

import re
import tomllib

import pytest

import shofar
from shofar import games
from shofar.guides.condition import BadCondition, Condition, Stretch
from shofar.guides.course import ANSWER, END, NEXT, SHOW, SKIP, WAIT
from shofar.guides.guide import Guide, guide, set_up
from shofar.readers.lexicon import lexicon
from tests.guides.learner import LONG, Learner

TITLES = [title for title in shofar.titles() if guide(title) is not None]
WHY = 45  # words
TAG = 22  # letters
RANDOM_GAMES = 6
RANDOM_MOVES = 150


@pytest.fixture(params=TITLES)
def made(request: pytest.FixtureRequest) -> Guide:
    found = guide(request.param)
    assert found is not None
    return found


def test_every_title_has_a_guide_of_ten_to_twenty_steps_and_three_questions() -> None:
    assert list(shofar.titles()) == TITLES
    for title in TITLES:
        found = guide(title)
        assert found is not None
        assert 10 <= found.lessons <= 20
        assert len(found.steps) - found.lessons == 3


def test_whoever_follows_the_line_comes_through_every_step(made: Guide) -> None:
    """Each step begins where it says; each is done by the line, and is praised for it."""
    learner, passed, stood = Learner(made), [], set()
    while not learner.course.finished:
        course, step = learner.course, learner.course.step
        if course.played == step.after and not course.lost:
            assert learner.game.digest() == set_up(made, course.at).digest(), step.key
            stood.add(step.key)
        if step.next or step.answers:
            course.deed(NEXT if step.next else f"{ANSWER} {step.right}")
        elif course.lost:  # it begins at another table
            learner.set(course.at)
            assert not learner.course.lost, step.key
            continue
        else:
            assert course.following, f"{step.key} is open at the end of the line"
            learner.play(course.following)
            learner.rivals()
        if learner.course.finished or learner.course.step is not step:
            passed.append(step.key)
            assert all(said.kind == "ok" for said in learner.course.said), step.key
    assert passed == [step.key for step in made.steps]
    assert stood == {step.key for step in made.steps if step.after is not None}


def test_show_me_alone_does_every_step(made: Guide) -> None:
    for at, step in enumerate(made.steps):
        if step.show and step.after is not None:
            learner = Learner(made, at)
            for _ in range(LONG):
                if learner.course.at != at:
                    break
                move = learner.shown()
                assert move, f"{step.key}: nothing can be shown among {learner.moves()}"
                learner.play(move)
                learner.rivals()
            assert learner.course.at > at, f"{step.key} is not done by what is shown"


def test_every_other_legal_move_has_its_comment_and_leaves_the_step_open_or_does_it(made: Guide) -> None:
    for at, step in enumerate(made.steps):
        if step.answers or step.after is None:
            continue
        for move in Learner(made, at).moves():
            learner = Learner(made, at)
            learner.play(move)
            done = learner.course.at > at
            silent = not learner.course.said
            assert not silent or step.way or learner.course.lost or step.next, f"{step.key}: nothing is said of {move}"
            assert done or all(one.kind == "other" for one in learner.course.said)
            learner.read()


def test_nobody_is_nagged() -> None:
    """The third other move in a step is only noted; the step is open still."""
    made = guide("nehemiah")
    assert made is not None
    learner, said = Learner(made, made.index("gate")), []
    for _ in range(3):
        learner.play(next(move for move in learner.moves() if move.startswith("place ")))
        said += [one.key for one in learner.course.said]
        learner.rivals()
    assert said == ["guide-gate-placed", "guide-gate-placed", "coach-fine"]
    assert learner.course.step.key == "gate"


@pytest.mark.parametrize("seed", range(RANDOM_GAMES))
def test_random_play_never_leaves_the_guide_without_words(made: Guide, seed: int) -> None:
    learner = Learner(made, 0, seed)
    for _ in range(RANDOM_MOVES):
        learner.rivals()
        if learner.game.over or learner.course.finished:
            break
        if learner.course.step.answers:
            learner.course.deed(f"{ANSWER} {learner.rng.choice(learner.course.step.answers)}")
        elif learner.course.lost and learner.rng.random() < 0.3:
            learner.course.deed(WAIT)
        elif learner.rng.random() < 0.08:
            learner.course.deed(SKIP)
        else:
            learner.play(learner.rng.choice(learner.moves()))
        learner.read()
    else:
        assert learner.course.at > 0


def test_each_table_can_be_set(made: Guide) -> None:
    for at in range(len(made.steps)):
        game = set_up(made, at)
        assert game.seat == 0, made.steps[at].key
        assert not Learner(made, at).course.lost, made.steps[at].key


def test_every_word_is_there_and_short_enough(made: Guide) -> None:
    words = lexicon("en", made.title, True, made.kind)
    for step in made.steps:
        key = f"guide-{step.key}"
        assert words.has(key), key
        if step.answers:
            assert all(words.has_attribute(key, answer) for answer in step.answers), key
            assert words.has(f"{key}-ok"), key
            continue
        assert all(words.has_attribute(key, part) for part in ("do", "why", "tag")), key
        learner = Learner(made, made.index(step.key))
        assert len(learner.say(key, "why").replace("**", "").split()) <= WHY, key
        assert len(learner.say(key, "tag")) <= TAG, key
        wanted = (
            [one.key for one in (*step.ok, *step.other)] + ["lost"] * bool(step.lost) + ["again"] * bool(step.again)
        )
        missing = [word for word in wanted if not words.has(f"{key}-{word}")]
        assert not missing, f"{key}: {missing}"
        assert not step.lost or words.has_attribute(f"{key}-lost", "do"), key


def test_no_word_is_left_over(made: Guide) -> None:
    """What no step says any more would be translated in vain."""
    used = {f"guide-{step.key}" for step in made.steps}
    used |= {f"guide-{step.key}-{one.key}" for step in made.steps for one in (*step.ok, *step.other)}
    used |= {f"guide-{step.key}-{word}" for step in made.steps for word in ("lost", "again", "rivals", "ok")}
    file = shofar.__path__[0] + f"/locale/en/guide/{made.title}.ftl"
    with open(file, encoding="utf-8") as opened:
        entries = re.findall(r"^(guide-[\w-]+) =", opened.read(), re.M)
    assert not set(entries) - used


def test_steps_name_rules_of_their_title(made: Guide) -> None:
    rules = tomllib.loads((games.folder(made.title) / "rules.toml").read_text(encoding="utf-8"))["rules"]
    assert [step.key for step in made.steps if step.rule and step.rule not in rules] == []


def test_conditions_ask_for_facts_that_there_are(made: Guide) -> None:
    known = made.about(set_up(made, 0)).keys()
    for step in made.steps:
        remarks = [one.when for one in (*step.ok, *step.other)]
        for condition in (step.done, step.way, step.lost, step.again, *remarks):
            assert condition.facts <= known, f"{step.key}: {condition}"


# --- conditions -------------------------------------------------------------------------------------------------


def stretch(*moves: str, told: tuple[tuple[str, bool], ...] = (), before: int = 1, now: int = 1) -> Stretch:
    return Stretch(moves, frozenset(told), {"gold": before, "price": 2}, {"gold": now, "price": 2})


@pytest.mark.parametrize(
    ("text", "given", "holds"),
    [
        ("did", stretch("place 1"), True),
        ("did", stretch(), False),
        ("did place", stretch("place 1"), True),
        ("did place 1", stretch("place 12"), False),
        ("not did place", stretch("use 1.1"), True),
        ("told gate", stretch(told=(("gate", True),)), True),
        ("told gate", stretch(told=(("gate", False),)), False),
        ("rival told gate", stretch(told=(("gate", False),)), True),
        ("gold >= price", stretch(now=2), True),
        ("gold >= price", stretch(now=1), False),
        ("gold rose", stretch(before=1, now=2), True),
        ("gold fell", stretch(before=1, now=2), False),
        ("did place or gold = 1 and price = 2", stretch(), True),
        ("did place and gold = 1 or price = 3", stretch(), False),
        ("", stretch("place 1"), False),
    ],
)
def test_conditions(text: str, given: Stretch, holds: bool) -> None:
    assert Condition(text).holds(given) is holds


@pytest.mark.parametrize("text", ["gold", "gold is 3", "told", "rival gate", "Gold = 1", "not"])
def test_what_is_no_condition_is_refused(text: str) -> None:
    with pytest.raises(BadCondition, match=re.escape(text.split(maxsplit=1)[0])):
        Condition(text)


# --- buttons ----------------------------------------------------------------------------------------------------


def test_a_wrong_answer_leaves_the_question_open_and_a_right_one_goes_on(made: Guide) -> None:
    learner = Learner(made, made.lessons)
    step = learner.course.step
    wrong = next(answer for answer in step.answers if answer != step.right)
    learner.course.deed(f"{ANSWER} {wrong}")
    assert (learner.course.step, learner.course.said[0].key) == (step, "coach-wrong")
    learner.course.deed(f"{ANSWER} {step.right}")
    assert learner.course.step is not step and learner.course.said[0].key == f"guide-{step.key}-ok"


def test_the_guide_ends_in_a_normal_game(made: Guide) -> None:
    learner = Learner(made, len(made.steps) - 1)
    learner.course.deed(f"{ANSWER} {learner.course.step.right}")
    course = learner.course
    assert (course.finished, course.learnt, course.over) == (True, True, False)
    learner.play(learner.moves()[0])
    assert learner.course.over
    again = Learner(made, 2)
    again.course.deed(END)
    assert again.course.over


def test_show_is_for_one_move(made: Guide) -> None:
    learner = Learner(made, 1)
    learner.course.deed(SHOW)
    assert learner.course.shown
    learner.play(learner.shown())
    assert not learner.course.shown
