"""The vocabulary of Nehemiah's box: what a phrase means."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect
from shofar.engine.errors import BadEffect
from shofar.engine.grammar import Phrase
from shofar.games.nehemiah.auction import Levy
from shofar.games.nehemiah.cards import Cubes, Gain, Pay, TakeGate
from shofar.games.nehemiah.leaders import (
    ActivateOther,
    ActivateOwn,
    Bonus,
    DirectTurn,
    May,
    MoveWorker,
    ShiftCube,
    SwapAnyWorkers,
    Then,
    Timed,
    TiredColumns,
)  # fmt: skip
from shofar.games.nehemiah.moves import BOARDS
from shofar.games.nehemiah.workers import (
    PlaceAny,
    PlaceFirst,
    Refresh,
    Replace,
    SwapCards,
    SwapWorkers,
    Target,
    Times,
    UseCard,
)  # fmt: skip

TARGETS: Final[list[Target]] = [
    PlaceFirst(), PlaceAny(), Refresh(), Replace(), SwapWorkers(), SwapCards(), UseCard(), ShiftCube(),
    SwapAnyWorkers(), MoveWorker(), ActivateOwn(), ActivateOther(),
]  # fmt: skip
KNOWN: Final[dict[str, Effect[Any]]] = {effect.text(): effect for effect in TARGETS}
KNOWN["direct(player)"] = DirectTurn()
LEVY_COST: Final = "1 worker, (1 wood | 1 gold)"


def build(phrase: Phrase, known: dict[str, Effect[Any]]) -> Effect[Any]:
    """The effect that a phrase stands for. In a box each is known once by its own text, however an owner wrote it."""
    text = phrase.text()
    if text in KNOWN:
        return KNOWN[text]
    if text not in known:
        made = _build(phrase, known)
        known[text] = known.setdefault(made.text(), made)
    return known[text]


def _build(phrase: Phrase, known: dict[str, Effect[Any]]) -> Effect[Any]:
    match phrase.kind:
        case "seq":
            return Then([build(part, known) for part in phrase.parts])
        case "when":
            return Timed(" ".join(phrase.words), build(phrase.parts[0], known))
        case "may":
            return May(_target(phrase.parts[0], known))
        case "times" if phrase.parts[0].kind == "pay":
            return _levy(phrase)
        case "times" if phrase.words[0] == "1":
            return Times(int(phrase.words[1]), _target(phrase.parts[0], known))
        case "pay":
            wood, gold, vp = _goods(phrase.parts[0])
            if not vp:
                return Pay(wood, gold, build(phrase.parts[1], known))
        case "per":
            return _counted(phrase)
        case "call" if phrase.name == "cube" and phrase.parts[0].text() in BOARDS:
            return Cubes(phrase.amount, BOARDS.index(phrase.parts[0].text()))
        case "atom" if phrase.name == "gate":
            return TakeGate(phrase.amount)
        case "atom" | "both":
            return Gain(*_goods(phrase))
    raise unknown(phrase)


def _target(phrase: Phrase, known: dict[str, Effect[Any]]) -> Target:
    effect = build(phrase, known)
    if not isinstance(effect, Target):
        raise unknown(phrase)
    return effect


def _levy(phrase: Phrase) -> Effect[Any]:
    cost, gain = phrase.parts[0].parts
    levy = Levy(gain.amount)
    if cost.text() != LEVY_COST or levy.text() != phrase.text():
        raise unknown(phrase)
    return levy


def _counted(phrase: Phrase) -> Effect[Any]:
    gain, counted = phrase.parts[0], " ".join(phrase.words)
    if counted == "tired column" and gain.name == "vp":
        return TiredColumns(gain.amount)
    if gain.name in ("wood", "gold") and gain.amount == 1 and counted == f"{gain.name} card":
        return Bonus(gain.name)
    raise unknown(phrase)


def _goods(phrase: Phrase) -> tuple[int, int, int]:
    """Wood, gold and points of an amount such as `1 wood, 1 gold`."""
    amounts = {"wood": 0, "gold": 0, "vp": 0}
    for part in phrase.parts if phrase.kind == "both" else (phrase,):
        if part.kind != "atom" or len(part.words) != 2 or part.name not in amounts or part.amount < 1:
            raise unknown(part)
        amounts[part.name] += part.amount
    return amounts["wood"], amounts["gold"], amounts["vp"]


def unknown(phrase: Phrase) -> BadEffect:
    return BadEffect("unknown-effect", f"'{phrase.text()}' is no effect of nehemiah", text=phrase.text())
