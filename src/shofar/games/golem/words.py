"""The vocabulary of Golem's box: its atoms, and what may be declined (G0.2, G0.4)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.compose import Choice, Nothing, Offer, Pay
from shofar.engine.cost import Cost
from shofar.engine.effect import Effect, Seq, Target
from shofar.engine.grammar import Phrase, is_number
from shofar.engine.words import Vocabulary, bad
from shofar.games.golem.artifacts import Gold
from shofar.games.golem.books import BookActivation, BuyBook, Objectives
from shofar.games.golem.cemetery import KILL_EFFECT
from shofar.games.golem.components import COUNTED
from shofar.games.golem.developments import FIT_AT_COST, KINDS, PHASE_DEVELOPMENT, Develop, Fit
from shofar.games.golem.gains import ANSWERS, TWO_STUDENTS, AnyStudent, NoControl, Resources, Student, Study, Track
from shofar.games.golem.golems import ACTIVATE_ONE, KEEP, MOVED, Activate, Create
from shofar.games.golem.income import StudentIncome, artifact_income
from shofar.games.golem.moves import DISTRICTS, GOODS
from shofar.games.golem.table import PAID_STUDENT, PAID_STUDY
from shofar.games.golem.walking import Move

MOST_CHOICES: Final = 4
MOST_TRACK: Final = 3
PAID: Final = 7  # clay, coin, knowledge, three students, study


class Words(Vocabulary):
    """The words of one box. With `asks` also plain gains are asked about (G0.4)."""

    def __init__(self, asks: bool) -> None:
        super().__init__(
            ANSWERS,
            GOODS,
            counted=COUNTED,
            known=[TWO_STUDENTS, KILL_EFFECT, ACTIVATE_ONE, PHASE_DEVELOPMENT, Nothing("none")],
            atoms={
                "gold": lambda phrase: Gold(number(phrase, 1)),
                "resource": lambda phrase: Resources(number(phrase, 1)),
                "student": student,
                "study": lambda phrase: Study("study +1"),
                "golem_track": track,
                "create": lambda phrase: Create(number(phrase)),
                "develop": self.develop,
                "buy_book": buy,
                "move_one": lambda phrase: Move(True, number(phrase, 1), phrase.words[-1] == "either"),
                "move_total": lambda phrase: Move(False, number(phrase, 1), phrase.words[-1] == "either"),
                "activate": lambda phrase: Activate("activate", number(phrase, 1)),
                MOVED: lambda phrase: Activate(MOVED, 1),
                KEEP: lambda phrase: Activate(KEEP, 1),
                "objective": objectives,
                "book_activation": lambda phrase: BookActivation(number(phrase, 1)),
                "artifact_income": lambda phrase: artifact_income(number(phrase, 1)),
                "student_income": lambda phrase: StudentIncome("student_income all"),
                "no_control": lambda phrase: NoControl(),
            },
        )
        self.asks: Final = asks
        self.fits: Final[dict[str, Fit]] = {FIT_AT_COST.text(): FIT_AT_COST}

    def make(self, phrase: Phrase) -> Effect[Any]:
        """What can be declined is offered: every question, every price, and plain gains if the box wants that."""
        if phrase.kind in ("both", "may", "times"):
            raise bad(phrase, "an effect of this title: ';' stands between effects, and all may be declined")
        effect = super().make(phrase)
        if isinstance(effect, Pay):
            return Offer(effect, ANSWERS, "G0.10")
        if isinstance(effect, Target):
            return Offer(effect, ANSWERS)
        asked = self.asks and effect.plain() and not isinstance(effect, (Seq, Nothing))
        return Offer(effect, ANSWERS, "G0.4") if asked else effect

    def choice(self, phrase: Phrase) -> Effect[Any]:
        if len(phrase.parts) > MOST_CHOICES:
            raise bad(phrase, f"at most {MOST_CHOICES} options")
        ways = [self.build(part) for part in phrase.parts]
        return Choice(ways, ANSWERS, declines=True, guarded=False, rule="G0.2")

    def cost(self, phrase: Phrase) -> Cost:
        """What is paid: resources, `student red -1`, `study -1`, or several of them with commas."""
        amounts = [0] * PAID
        parts = phrase.parts if phrase.kind == "both" else (phrase,)
        for part in parts:
            paid, amount = payment(part)
            amounts[paid] += amount
        return Cost(amounts, 0, ", ".join([part.text() for part in parts]))

    def atom(self, phrase: Phrase) -> Effect[Any]:
        effect = super().atom(phrase)
        if effect.text() != phrase.text():
            raise bad(phrase, f"the form '{effect.text()}'")
        return effect

    def develop(self, phrase: Phrase) -> Effect[Any]:
        if len(phrase.words) < 3 or phrase.words[1] not in KINDS:
            raise bad(phrase, f"develop one of {', '.join(KINDS)}")
        fit = Fit(number(phrase), phrase.words[-1] == "mixed")
        return Develop(KINDS.index(phrase.words[1]), self.fits.setdefault(fit.text(), fit))


def payment(phrase: Phrase) -> tuple[int, int]:
    """Which of what can be paid, and how much of it."""
    match phrase.words:
        case ("student", which, "-1") if which in DISTRICTS:
            return PAID_STUDENT + DISTRICTS.index(which), 1
        case ("study", steps) if steps.startswith("-") and steps[1:].isdigit():
            return PAID_STUDY, int(steps[1:])
        case (amount, good) if amount.isdigit() and good in GOODS[:3]:
            return GOODS.index(good), int(amount)
    raise bad(phrase, "a payment: resources, 'student red -1' or 'study -1'")


def number(phrase: Phrase, least: int = 0) -> int:
    """The number of an atom, without its sign."""
    words = [word for word in phrase.words if is_number(word)]
    if len(words) != 1 or abs(int(words[0].removeprefix("+-"))) < least:
        raise bad(phrase, f"an effect with one number from {least}")
    return abs(int(words[0].removeprefix("+-")))


def student(phrase: Phrase) -> Effect[Any]:
    which = phrase.words[1] if len(phrase.words) == 3 else ""
    if which == "any":
        return AnyStudent(number(phrase, 1))
    if which not in DISTRICTS:
        raise bad(phrase, f"student any or one of {', '.join(DISTRICTS)}")
    return Student(DISTRICTS.index(which), number(phrase, 1))


def track(phrase: Phrase) -> Effect[Any]:
    most = number(phrase, 1)
    if most > MOST_TRACK:
        raise bad(phrase, f"golem_track with at most {MOST_TRACK}")
    return Track(most)


def buy(phrase: Phrase) -> Effect[Any]:
    return BuyBook(0, True) if phrase.words[1:] == ("no_card_cost",) else BuyBook(number(phrase), False)


def objectives(phrase: Phrase) -> Effect[Any]:
    if len(phrase.words) != 4 or not phrase.words[1].isdigit():
        raise bad(phrase, "objective N keep 1")
    return Objectives(int(phrase.words[1]))
