"""The log by turns: what belongs together, what is added up, what stays private, what is undone."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

import shofar
from shofar import games
from shofar.engine import telling as tellings
from shofar.engine.errors import BadBox
from shofar.engine.game import Game, News
from shofar.engine.view import heard
from shofar.readers import deeds
from shofar.readers.chronicle import PART, TURN, Chronicle, Stretch
from shofar.readers.deeds import MARKED, Told, mark, told
from shofar.readers.summary import sheet

SEATS = [(name, players) for name in shofar.titles() for players in shofar.title(name).players]


@dataclass
class Step:
    seat: int
    news: tuple[News, ...]


def played(name: str, players: int, seed: int = 3, most: int = 10_000) -> tuple[Game, list[Step]]:
    """A random game with what each move has told."""
    game, steps, rng = shofar.new(name, players=players, seed=seed), list[Step](), random.Random(seed)
    while not game.over and len(steps) < most:
        seat, game = game.seat, game.clone()
        news = game.listen()
        game.apply(rng.choice(game.legal()))
        assert seat is not None
        steps.append(Step(seat, tuple(news)))
    return game, steps


def course(game: Game, steps: list[Step]) -> Chronicle:
    made = Chronicle.of(game.rules.title)
    made.follow(steps)
    return made


def script(moves: list[str], players: int = 3, seed: int = 1) -> tuple[Game, list[Step]]:
    """A game of Nehemiah with these moves."""
    game, steps = shofar.new("nehemiah", players=players, seed=seed), list[Step]()
    for move in moves:
        seat, game = game.seat, game.clone()
        news = game.listen()
        game.play(move)
        assert seat is not None
        steps.append(Step(seat, tuple(news)))
    return game, steps


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is missing, or lacks a fact, fails instead of being made readable."""
    words = deeds.Marked("en", strict=True)
    monkeypatch.setattr(deeds, "marked", lambda language: words)
    monkeypatch.setattr("shofar.readers.summary.marked", lambda language: words)


def blocks(game: Game, steps: list[Step], viewer: int | None = None) -> list[tuple[Stretch, Told]]:
    found = [(one, told("en", game.rules, one, viewer)) for one in course(game, steps).stretches]
    return [(one, said) for one, said in found if said]


def test_a_turn_is_one_block_with_its_causes_joined_and_its_goods_added_up() -> None:
    """Placing, then activating with a reuse: one sentence per card, with the fee, to whom, and what came of it."""
    game, steps = script(["place 2", "place 2", "place 3", "activate 2.1", "skip", "activate 2.2", "take", "use 2.1"])
    found = blocks(game, steps)
    assert [one.seat for one, _ in found] == [2, 0, 1, 2, 0]
    assert found[0][1].lines == ((None, "Placed on *Build wall, double*, column 2"),)
    assert found[3][1].lines == ((None, "Activated *Build wall, double*, column 2: not used"),)
    assert [text for _, text in found[4][1].lines] == [
        "Activated *1 wood*, column 2: +1 wood",
        f"Used *Build wall, double*, column 2: 1 gold to {mark(2)}, paid 2 wood, 2 cubes on the wall",
    ]


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_every_turn_stands_under_the_name_of_who_acts(name: str, players: int) -> None:
    """Under a name stand deeds of that seat; what others get of them is said with their mark."""
    game, steps = played(name, players)
    named = deeds._Teller(deeds.marked("en"), game.rules, None, None)
    for one in course(game, steps).stretches:
        if one.kind != TURN:
            continue
        for step, entry in one.entries:
            acts = named.about(entry) == steps[step - 1].seat
            assert not acts or one.seat == entry[1] or (one.began is not None and one.first == step), (one, entry)
        said = told("en", game.rules, one, one.seat)
        others = {named.about(entry) for _, entry in one.entries} - {one.seat, -1}
        marks = {deeds.seat_of(letter) for _, text in said.lines for letter in MARKED.findall(text)}
        shown = {named.about(e) for _, e in one.entries if deeds.marked("en").deed(game.rules, e, one.seat)}
        assert others & shown <= marks | {one.seat}, (one, said)


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_no_news_are_lost_and_none_is_told_twice(name: str, players: int) -> None:
    game, steps = played(name, players)
    entries = [entry for one in course(game, steps).stretches for entry in one.entries]
    assert entries == [(n, entry) for n, step in enumerate(steps, 1) for entry in step.news]


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_what_is_gained_in_a_turn_is_added_up_and_nothing_of_it_is_lost(name: str, players: int) -> None:
    """In a sentence no good stands twice, and a turn tells as much of each as its news had."""
    game, steps = played(name, players)
    plan = games.telling(name)
    sums = {
        n for n, kind in enumerate(game.rules.title.kinds) if kind.key in plan.sums and kind.key not in plan.repeats
    }
    for one in course(game, steps).stretches:
        teller = deeds._Teller(deeds.marked("en"), game.rules, None, one.seat)
        for step, entry in one.entries:
            teller.hear(step, entry)
        sentences = [list(sentence.all()) for sentence in teller.sentences] + [teller.waiting]
        for sentence in sentences[:-1]:
            goods = [tuple(_amounts(game, [entry])) for entry in sentence if entry[0] in sums]
            assert len(goods) == len(set(goods)), one
        told_now = [entry for sentence in sentences for entry in sentence if entry[0] in sums]
        assert _amounts(game, told_now) == _amounts(game, [entry for _, entry in one.entries if entry[0] in sums])


def _amounts(game: Game, entries: list[News]) -> dict[tuple[object, ...], tuple[int, ...]]:
    """The numbers of news by kind, seat and what they are about."""
    found: dict[tuple[object, ...], tuple[int, ...]] = {}
    for entry in entries:
        args = list(zip(game.rules.title.kinds[entry[0]].args, entry[2:], strict=False))
        key = (entry[0], entry[1], *(number for what, number in args if what != "n"))
        numbers = tuple(number for what, number in args if what == "n")
        found[key] = tuple(map(sum, zip(found.get(key, (0,) * len(numbers)), numbers, strict=True)))
    return found


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_after_an_undo_the_story_is_as_it_was(name: str, players: int) -> None:
    game, steps = played(name, players, most=160)
    for keep in range(0, len(steps), 7):
        cut = course(game, steps)
        cut.cut(keep)
        assert [one for one in cut.stretches if one.entries] == course(game, steps[:keep]).stretches
        assert cut.until(keep) == [one for one in course(game, steps).until(keep) if one.first <= keep]
        cut.follow(steps)
        assert cut.stretches == course(game, steps).stretches


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_nobody_is_told_what_is_for_another_seat(name: str, players: int) -> None:
    """What private news say stands in no block for others; the words of a block are those of what may be heard."""
    game, steps = played(name, players)
    for one in course(game, steps).stretches:
        for viewer in (None, *range(players)):
            public = tuple((step, entry) for step, entry in one.entries if heard(game.rules, entry, viewer))
            alone = Stretch(one.kind, one.seat, one.began, one.head, one.first, public)
            if public or one.kind != PART:
                assert told("en", game.rules, one, viewer) == told("en", game.rules, alone, viewer)


@pytest.mark.parametrize("name", shofar.titles())
def test_no_sentence_reads_like_a_fault(name: str) -> None:
    """No empty clause, no doubled comma, no sentence within another, no key instead of words."""
    game, steps = played(name, 3, seed=8)
    texts = [text for _, said in blocks(game, steps, 0) for _, text in said.lines]
    texts += [text for _, said in blocks(game, steps, 0) for fold in said.folds for text in (fold.name, *fold.lines)]
    assert texts
    assert [text for text in texts if re.search(r", The |, ,|: ,|,\s*$|:\s*$|^\s|  |\bNone\b|\{", text)] == []


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_a_summary_says_what_each_seat_has_scored(name: str, players: int) -> None:
    """One for each part of the game; the points of a row are those of its cells; the viewer's sentence is filled."""
    game, steps = played(name, players)
    made = course(game, steps)
    found = made.summaries(len(steps))
    assert len(found) == 1 + len([end for end in made.ends() if end < len(steps)])
    for window in found:
        shown = sheet("en", game.rules, window, 0)
        assert shown.head and shown.about and shown.columns
        assert [row.seat for row in shown.rows] == list(range(game.rules.seats))
        assert all(row.points == sum(cell.points or 0 for cell in row.cells) for row in shown.rows)


def test_a_summary_names_its_round_and_blames_nobody_for_what_all_have() -> None:
    """N8.6: that nobody scores on a board is no deed of any seat."""
    game, steps = played("nehemiah", 2)
    first, *_, last = course(game, steps).summaries(len(steps))
    assert sheet("en", game.rules, first, 0).head == "Scoring of round 1"
    assert sheet("en", game.rules, last, 0).head == "The last scoring"
    alike = [kind.key for kind in game.rules.title.kinds].index("all-alike")
    summary, step, entries = first
    window = (summary, step, ((step, (alike, 0, 0, 0, 0)), *entries))
    notes = sheet("en", game.rules, window, 0).notes
    assert notes[0].endswith("all have the same: nobody gets points there") and not MARKED.search(notes[0])


@pytest.mark.parametrize("name", shofar.titles())
def test_what_stands_within_a_sentence_is_a_deed(name: str) -> None:
    """News without words of its own for a place within a sentence would be a sentence within another."""
    plan, words = games.telling(name), deeds.marked("en")
    apart = {*plan.causes, *plan.turns, *plan.parts, *(kind for each in plan.asides.values() for kind in each)}
    apart |= {kind for each in plan.folds.values() for kind in each}
    kinds = {kind.key for kind in shofar.title(name).kinds} - apart
    assert kinds and [kind for kind in sorted(kinds) if not words.has(f"deed-{kind}", name)] == []


def test_a_telling_that_names_an_unknown_kind_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "telling.toml"
    file.write_text('turns = ["tunr"]\n')
    with pytest.raises(BadBox, match="tunr: found no such kind of news"):
        tellings.check(tellings.read_telling(file), shofar.title("nehemiah"), file)
    for text, where in (
        ("turns = 3", "turns"),
        ("turs = []", "turs"),
        ('folds = ["x"]', "folds"),
        ("summaries = 1", "summaries"),
        ('[[summaries]]\nname = "x"\ncolour = "red"', "summaries"),
        ("turns = [", "the file"),
        ("opens = 1", "opens"),
    ):
        file.write_text(text)
        with pytest.raises(BadBox, match=f"telling.toml, {where}: found"):
            tellings.read_telling(file)
