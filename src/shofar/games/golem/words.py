"""The effect vocabulary of Golem: from a phrase of the box to the node that does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.engine.effect import Effect, Seq
from shofar.engine.errors import BadEffect
from shofar.engine.grammar import Phrase, is_number
from shofar.games.golem.artifacts import ArtifactIncome, Gold
from shofar.games.golem.books import BookActivation, BuyBook, Objectives
from shofar.games.golem.cemetery import KILL_EFFECT
from shofar.games.golem.components import Kit
from shofar.games.golem.developments import KINDS, Develop, Fit
from shofar.games.golem.gains import (
    COUNTERS,
    TWO_STUDENTS,
    AnyStudent,
    Choice,
    Cost,
    Gain,
    NoControl,
    Nothing,
    Pay,
    Per,
    Resources,
    Student,
    Study,
    Track,
)  # fmt: skip
from shofar.games.golem.golems import Activate, ActivateKeep, ActivateMoved, Create
from shofar.games.golem.income import StudentIncome
from shofar.games.golem.moves import DISTRICTS, GOODS
from shofar.games.golem.table import NONE
from shofar.games.golem.walking import MoveOne, MoveTotal

MOST_CHOICES: Final = 4
MOST_TRACK: Final = 3
Builder = Callable[[Phrase, Kit], Effect[Any]]


def build(phrase: Phrase, kit: Kit) -> Effect[Any]:
    """The node of a phrase; equal texts share one node."""
    known = kit.nodes.get(phrase.text())
    return known if known is not None else kit.intern(_make(phrase, kit))


def _make(phrase: Phrase, kit: Kit) -> Effect[Any]:
    match phrase.kind:
        case "seq":
            return Seq([build(part, kit) for part in phrase.parts])
        case "choice":
            if len(phrase.parts) > MOST_CHOICES:
                raise _bad(phrase, f"at most {MOST_CHOICES} options")
            return Choice([build(part, kit) for part in phrase.parts])
        case "pay":
            return Pay(_cost(phrase.parts[0]), build(phrase.parts[1], kit))
        case "per":
            return _per(phrase, kit)
        case "atom":
            return _atom(phrase, kit)
    raise _bad(phrase, "an effect of Golem")


def _atom(phrase: Phrase, kit: Kit) -> Effect[Any]:
    builder = ATOMS.get(phrase.name)
    if builder is None:
        raise _bad(phrase, f"one of {', '.join(ATOMS)}")
    effect = builder(phrase, kit)
    if effect.text() != phrase.text():
        raise _bad(phrase, f"the form '{effect.text()}'")
    return effect


def _bad(phrase: Phrase, expected: str) -> BadEffect:
    return BadEffect("bad-effect", f"'{phrase.text()}' is not {expected}", text=phrase.text(), expected=expected)


def _number(phrase: Phrase, least: int = 0) -> int:
    """The number of an atom, without its sign."""
    words = [word for word in phrase.words if is_number(word)]
    if len(words) != 1 or abs(int(words[0].removeprefix("+-"))) < least:
        raise _bad(phrase, f"an effect with one number from {least}")
    return abs(int(words[0].removeprefix("+-")))


def _good(phrase: Phrase) -> int:
    if phrase.kind != "atom" or len(phrase.words) != 2 or phrase.words[1] not in GOODS:
        raise _bad(phrase, f"an amount of {', '.join(GOODS)}")
    return GOODS.index(phrase.words[1])


def _gain(phrase: Phrase, kit: Kit) -> Effect[Any]:
    return Gain(_good(phrase), _number(phrase, 1), not kit.auto_gains)


def _per(phrase: Phrase, kit: Kit) -> Effect[Any]:
    inner, counter = phrase.parts[0], " ".join(phrase.words)
    if counter not in COUNTERS:
        raise _bad(phrase, f"per one of {', '.join(COUNTERS)}")
    return Per(_good(inner), _number(inner, 1), counter, not kit.auto_gains)


def _student(phrase: Phrase, kit: Kit) -> Effect[Any]:
    which = phrase.words[1] if len(phrase.words) == 3 else ""
    if which == "any":
        return AnyStudent(_number(phrase, 1))
    if which not in DISTRICTS:
        raise _bad(phrase, f"student any or one of {', '.join(DISTRICTS)}")
    return Student(DISTRICTS.index(which), _number(phrase, 1), not kit.auto_gains)


def _track(phrase: Phrase, kit: Kit) -> Effect[Any]:
    most = _number(phrase, 1)
    if most > MOST_TRACK:
        raise _bad(phrase, f"golem_track with at most {MOST_TRACK}")
    return Track(most)


def _develop(phrase: Phrase, kit: Kit) -> Effect[Any]:
    if len(phrase.words) < 3 or phrase.words[1] not in KINDS:
        raise _bad(phrase, f"develop one of {', '.join(KINDS)}")
    fit = kit.intern(Fit(_number(phrase), phrase.words[-1] == "mixed"))
    assert isinstance(fit, Fit)
    return Develop(KINDS.index(phrase.words[1]), fit)


def _buy(phrase: Phrase, kit: Kit) -> Effect[Any]:
    return BuyBook(0, True) if phrase.words[1:] == ("no_card_cost",) else BuyBook(_number(phrase), False)


def _objective(phrase: Phrase, kit: Kit) -> Effect[Any]:
    if len(phrase.words) != 4 or not phrase.words[1].isdigit():
        raise _bad(phrase, "objective N keep 1")
    return Objectives(int(phrase.words[1]))


def _cost(phrase: Phrase) -> Cost:
    """What is paid: resources, `student red -1`, `study -1`, or several of them with commas."""
    goods, district, study = [0, 0, 0], NONE, 0
    for part in phrase.parts if phrase.kind == "both" else (phrase,):
        match part.words:
            case ("student", which, "-1") if which in DISTRICTS and district == NONE:
                district = DISTRICTS.index(which)
            case ("study", steps) if steps.startswith("-") and steps[1:].isdigit():
                study = int(steps[1:])
            case (amount, good) if amount.isdigit() and good in GOODS[:3]:
                goods[GOODS.index(good)] += int(amount)
            case _:
                raise _bad(part, "a payment: resources, 'student red -1' or 'study -1'")
    return Cost(goods, district, study)


ATOMS: Final[dict[str, Builder]] = {
    "clay": _gain,
    "coin": _gain,
    "knowledge": _gain,
    "vp": _gain,
    "gold": lambda phrase, kit: Gold(_number(phrase, 1)),
    "resource": lambda phrase, kit: Resources(_number(phrase, 1)),
    "student": _student,
    "students": lambda phrase, kit: TWO_STUDENTS,
    "study": lambda phrase, kit: Study(not kit.auto_gains),
    "golem_track": _track,
    "create": lambda phrase, kit: Create(_number(phrase)),
    "kill": lambda phrase, kit: KILL_EFFECT,
    "develop": _develop,
    "buy_book": _buy,
    "move_one": lambda phrase, kit: MoveOne(_number(phrase, 1), phrase.words[-1] == "either"),
    "move_total": lambda phrase, kit: MoveTotal(_number(phrase, 1), phrase.words[-1] == "either"),
    "activate": lambda phrase, kit: Activate(_number(phrase, 1)),
    "activate_moved": lambda phrase, kit: ActivateMoved(),
    "activate_keep": lambda phrase, kit: ActivateKeep(),
    "objective": _objective,
    "book_activation": lambda phrase, kit: BookActivation(_number(phrase, 1)),
    "artifact_income": lambda phrase, kit: ArtifactIncome(_number(phrase, 1)),
    "student_income": lambda phrase, kit: StudentIncome(not kit.auto_gains),
    "no_control": lambda phrase, kit: NoControl(),
    "none": lambda phrase, kit: Nothing(),
}
