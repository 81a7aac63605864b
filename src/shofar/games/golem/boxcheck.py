"""What a box of Golem must hold beyond the kinds of its values, said with place, found and expected."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from shofar.engine.box import Box, Row
from shofar.games.golem import components
from shofar.games.golem.components import FLIP, TRIGGERS, TWICE, amounts
from shofar.games.golem.moves import DISTRICTS, SIDES

DECKS: Final = {"I-III": 7, "IV": 5}
NEVER_WORSE: Final = "never less than before it, or [settings] play.auto_gains = false"


def check_box(box: Box) -> None:
    """Every check that does not need a player count."""
    _counted(box, "books", components.BOOKS, "colour", components.COPIES)
    _counted(box, "characters", components.CHARACTERS, "deck", DECKS)
    for row in components.BOOKS:
        if box.word("books", row, "colour") == components.BOOK_COLOURS[-1] and box.number("books", row, "cost"):
            raise box.fault(f"[books] {row}.cost", box.number("books", row, "cost"), "0: a black book costs a student")
    _counted(box, "golem_developments", components.GOLEM_TILES, "power", dict.fromkeys(components.POWERS, 1))
    _study_tiles(box)
    _artifact_tiles(box)
    _graves(box)
    _sets(box)
    if box.row("settings", "play")["auto_gains"]:
        _never_worse(box)


def _counted(box: Box, section: str, rows: tuple[str, ...], column: str, wanted: dict[str, int]) -> None:
    found = Counter(box.word(section, row, column) for row in rows)
    for word, count in wanted.items():
        if found[word] != count:
            raise box.fault(f"[{section}]", f"{found[word]} rows with {column} '{word}'", f"{count} of them")


def _study_tiles(box: Box) -> None:
    words = [box.word("study_developments", row, "effect") for row in components.STUDY_TILES]
    if words[:4].count(TWICE) != 1 or words.count(TWICE) != 1:
        raise box.fault("[study_developments]", f"{words.count(TWICE)} tiles '{TWICE}'", "exactly one of the columns")
    if words[4] != FLIP or words.count(FLIP) != 1:
        raise box.fault("[study_developments] dev_study_track.effect", words[4], f"'{FLIP}', and on no other tile")


def _artifact_tiles(box: Box) -> None:
    kinds = ["gold", "gold", "grey", "grey", "grey", "big"]
    for row, kind in zip(components.ARTIFACT_TILES, kinds, strict=True):
        found = box.word("artifact_developments", row, "kind")
        if found != kind:
            raise box.fault(f"[artifact_developments] {row}.kind", found, kind)
    sides = [box.word("artifact_developments", row, side) for row in components.ARTIFACT_TILES[:2] for side in SIDES]
    if sorted(sides) != sorted(TRIGGERS):
        raise box.fault("[artifact_developments]", ", ".join(sides), f"each of {', '.join(TRIGGERS)} on one side")


def _graves(box: Box) -> None:
    if box.number("cemetery", "cem_open", "players") != 2:
        raise box.fault("[cemetery] cem_open.players", box.number("cemetery", "cem_open", "players"), "2: always open")


def _sets(box: Box) -> None:
    for district in DISTRICTS:
        numbers = box.numbers("first_game_tiles", district, "numbers")
        if numbers != sorted(set(numbers)):
            raise box.fault(f"[first_game_tiles] {district}.numbers", numbers, "seven different numbers, rising")
    for column in ("tiles", "objectives"):
        names = [name for n in range(1, 5) for name in box.words("first_game_sets", f"set_{n}", column)]
        double = [name for name, count in Counter(names).items() if count > 1]
        if double:
            raise box.fault(f"[first_game_sets] {column}", ", ".join(double), "each in one set only")
    for n in range(1, 5):
        row = box.row("first_game_sets", f"set_{n}")
        if row.get("development") in components.ARTIFACT_TILES[:-1]:
            _slot_of_set(box, f"set_{n}", row)


def _slot_of_set(box: Box, name: str, row: Row) -> None:
    """An artifact development of the first game has a side, and a slot of its kind."""
    if not ("slot" in row and "side" in row):
        raise box.fault(f"[first_game_sets] {name}", "no slot or side", "both, for an artifact development")
    artifact, _, place = str(row["slot"]).partition(".")
    slots = box.words("artifact_tiles", f"{row['artifact']}_{artifact}", "slots")
    kind = box.word("artifact_developments", str(row["development"]), "kind")
    if int(place) > len(slots) or not slots[int(place) - 1].startswith(kind):
        raise box.fault(f"[first_game_sets] {name}.slot", row["slot"], f"a {kind} slot of {row['artifact']}")


def _never_worse(box: Box) -> None:
    """G0.4: gains may be taken without asking only if a step up never gives less."""
    for district in DISTRICTS:
        _rising(box, "streets", [f"{district}_{n}" for n in range(1, 11)], "income")
    positions = [f"position_{n}" for n in range(11)]
    _rising(box, "study_track", positions, "income")
    _rising(box, "study_track", positions, "developed_income")
    for column in ("limit", "developed_limit", "vp"):
        values = [box.number("study_track", row, column) for row in positions]
        for row, below, here in zip(positions[1:], values, values[1:], strict=False):
            if here < below:
                raise box.fault(f"[study_track] {row}.{column}", here, NEVER_WORSE)


def _rising(box: Box, section: str, rows: list[str], column: str) -> None:
    for before, row in pairwise(rows):
        text = box.word(section, row, column)
        below, here = amounts(box, section, before, column), amounts(box, section, row, column)
        if any(less > more for less, more in zip(below, here, strict=True)):
            raise box.fault(f"[{section}] {row}.{column}", text, NEVER_WORSE)
