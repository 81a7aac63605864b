"""Pages against the games: at every decision of random games the page offers exactly `game.moves`, and nothing more."""

from __future__ import annotations

import random
import re
from itertools import groupby, product
from typing import Any

import pytest
from markupsafe import Markup

import shofar
from shofar.engine.title import Title
from shofar.readers.words import Words
from shofar.web import boards, story
from shofar.web import scene as scenes
from shofar.web.course import Course
from shofar.web.html import fragment
from shofar.web.pages import charts, end, replay, table
from shofar.web.pages.layout import Guest
from shofar.web.pages.told import told
from shofar.web.store.model import MOVE, EventRow
from shofar.web.tables.rooms import START, Room
from shofar.web.tables.samples import deal, go_on, sample
from tests.web.server import Page

GUEST = Guest(Words("en", strict=True))
SECTIONS = ("since", "history")


def variants(title: Title) -> list[tuple[int, dict[str, Any]]]:
    """Every player count with the usual options, and every value of every option once."""
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in title.players]
    for option in title.options:
        for value in option.values[1:]:
            for players in title.players:
                try:
                    title.settle(players, {option.name: value})
                    shofar.new(title.name, players, 1, {option.name: value})
                except shofar.BadRequest:
                    continue
                found.append((players, {option.name: value}))
                break
    return found


CASES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(map(str, options.values()))}")
    for name in shofar.titles()
    for players, options in variants(shofar.title(name))
]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is missing, or lacks a fact, fails instead of being made readable."""
    monkeypatch.setattr(scenes, "words_for", lambda language, names: Words(language, names, strict=True))


def draw(room: Room, seat: int | None) -> str:
    room.holders = {seat: {"me"}} if seat is not None else {}
    return str(table.inner(scenes.scene(room, "me", "en", seat, set(), 0), GUEST))


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_the_page_offers_what_the_game_allows(name: str, players: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{name} {players} {options}")
    room = sample(name, players, 0, rng.randrange(1000), options)
    for n in range(2, 5000):
        game = room.game
        assert game is not None
        if game.seat is None:
            break
        if rng.random() < 0.15:
            html = draw(room, game.seat)
            page = Page(html)
            assert sorted(page.moves) == sorted(move.text for move in game.moves)
            assert set(page.glowing) <= set(page.moves)
            assert not re.search(r"<[^>]+ (style|on\w+)=|<style|<script", html)
            assert room.row.seed * 40 not in html
            other = draw(room, None)
            assert Page(other).moves == Page(other).glowing == []
        move = rng.choice(game.moves).text
        room.fold([EventRow("gallery", n, MOVE, game.seat, move, None, "", n * 1000)])
    assert room.game is not None and room.game.over
    assert "See the scores" in draw(room, 0)


@pytest.mark.parametrize("name", shofar.titles())
def test_ids_and_travelling_names_are_unique(name: str) -> None:
    for steps, seat in product((0, 40, 120), (0, None)):
        room = sample(name, max(shofar.title(name).players), steps, 5, {})
        html = draw(room, seat)
        for kind in ("id", "data-piece"):
            found = re.findall(rf' {kind}="([^"]*)"', html)
            assert sorted(found) == sorted(set(found)), kind


def test_a_room_that_begins_is_what_the_rows_say() -> None:
    room = sample("nehemiah", 3, 30, 1, {})
    again = Room(room.row, room.seats, ())
    again.fold([EventRow("gallery", 1, START, None, "", None, "", 0)])
    again.fold([EventRow("gallery", step.n, MOVE, step.seat, step.move, None, "", step.at) for step in room.steps])
    assert room.game is not None and again.game is not None and again.game.digest() == room.game.digest()


def test_a_replay_says_what_the_move_did() -> None:
    room = sample("nehemiah", 3, 30, 1, {})
    pages = [str(replay.inner(scenes.replayed(room, "me", "en", None, step), GUEST)) for step in range(1, 10)]
    assert any(
        re.search(r'id="prompt"[^>]*>.*<div class="deeds">[^<]*: Placed on [^<]*, column', html) for html in pages
    )


def test_parts_of_a_game_that_are_too_short_for_their_names_have_numbers() -> None:
    """Names beside one another would be written over each other."""
    series = [("red", [0, 3, 7] * 40)]
    drawn = str(charts.course(series, "course", [(20, "Раунд 1"), (30, "Раунд 2"), (119, "Раунд 3")]))
    wide, narrow = (re.findall(r'text-anchor="middle">([^<]*)<', one) for one in drawn.split("</svg>")[:2])
    assert wide == ["Раунд 1", "2", "Раунд 3"] and narrow == ["1", "2", "Раунд 3"]


def test_points_that_were_lost_stand_left_of_the_line_and_nothing_leaves_the_bar() -> None:
    """A winner who lost 16 of 120: the bar holds all of it, lost points end where gained ones begin."""
    drawn = str(charts.bars([("Start", 10), ("Hunger", -16), ("Walls", 110)], 16, 120, "bars"))
    found = re.findall(r"<title>([^<]*)</title><rect x=\"([\d.]+)%\" y=\"1\" width=\"([\d.]+)%\"", drawn)
    places = {name: (float(x), float(x) + float(wide)) for name, x, wide in found}
    assert places["Hunger: \u221216"] == pytest.approx((0, 100 * 16 / 136), abs=0.02)
    assert places["Start: 10"][0] == pytest.approx(places["Hunger: \u221216"][1], abs=0.02)
    assert places["Walls: 110"][1] == pytest.approx(100, abs=0.02)


def test_no_two_sources_of_points_look_alike() -> None:
    most = max(len(shofar.new(name, players, 1).breakdown(0)) for name in shofar.titles() for players in (2, 3))
    looks = [charts.look_of(source) for source in range(most + 10)]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize(
    ("name", "moves", "runs"),
    [
        ("golem", ["take work red", "take work blue", "take golem red", "pass"], 1),
        ("nehemiah", ["shift red wall temple", "shift red wall guard", "shift red temple wall", "stop"], 1),
    ],
)
def test_options_that_share_their_beginning_hang_together(name: str, moves: list[str], runs: int) -> None:
    board = boards.of(name)
    found = [list(run) for _, run in groupby(moves, lambda move: board.run(move) or move)]
    assert sum(len(run) > 1 for run in found) == runs
    assert [move for run in found for move in run] == moves


@pytest.mark.parametrize("name", shofar.titles())
def test_the_log_says_the_same_in_pictures(name: str) -> None:
    """Every sentence of a game: what is heard is the sentence, and goods that are counted are drawn."""
    game = shofar.new(name, players=3, seed=8)
    news, rng = game.listen(), random.Random(8)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    sentences = {text for entry in news if (text := GUEST.words.news(game, entry, 0))}
    drawn = {text: Markup(fragment[told(text, name, GUEST.words)]) for text in sentences}
    assert {text: page.striptags() for text, page in drawn.items()} == {text: text for text in sentences}
    counted = {text for text in sentences if re.search(r"\b\d+ (wood|silver|food|clay|knowledge|points?)\b", text)}
    assert counted
    assert {text for text in counted if "<svg" not in drawn[text]} == set()


def test_a_block_of_the_log_has_the_name_and_colour_of_who_acts() -> None:
    """The viewer is "You" there; what others did since is told in the same blocks."""
    html = draw(sample("nehemiah", 3, 7, 1, {}), 0)
    since, log = (html.partition(f'<section class="panel {kind}')[2].partition("</section>")[0] for kind in SECTIONS)
    assert re.search(r'class="turn p-\w+"><header>.*?<b>(Hanna|Ezer)</b>.*?<p>Placed on <b>', since)
    own = re.search(r'class="turn p-(\w+) own"><header>.*?<b>(\w+)</b>', log)
    assert own and own[2] == "You" and "<b>You</b>" not in since


def test_a_cube_in_the_log_has_the_colour_of_who_placed_it() -> None:
    """A picture takes its colour from the block it stands in: no block has another seat's colour class inside."""
    room = sample("nehemiah", 3, 70, 1, {})
    html = draw(room, 0)
    blocks = re.findall(r'<li id="log-\d+" class="turn p-(\w+)[^"]*">(.*?)</li>', html, re.S)
    assert any("#i-cube" in inside for _, inside in blocks)
    for _colour, inside in blocks:
        cubes = re.findall(r'<svg class="([^"]*)"[^>]*><use href="[^"]*#i-cube"', inside)
        assert not any(re.search(r"\bp-", css) for css in cubes)


def test_a_turn_looked_back_on_is_told_as_the_log_tells_it() -> None:
    """What belongs together is one sentence, however many moves it took."""
    room = sample("nehemiah", 3, 60, 1, {})
    told = story.story(room, "en", None, 60).blocks
    wholes = [one for one in told if one.seat is not None and one.told.lines and ": +" in one.told.lines[0][1]]
    assert wholes
    for one in wholes:
        assert one.seat is not None
        first = next(at for at in range(one.step, 0, -1) if at == 1 or room.steps[at - 2].seat != one.seat)
        said = story.turn_of(room, "en", range(first, one.step + 1), one.seat)
        assert one.told.lines[0][1] in said and "Used the activated" not in said


def test_points_of_an_opponent_without_a_person_are_told() -> None:
    """On its Sabbath it scores for its workers, cards and blessings; a turning point of it says for what."""
    room, rng, looked = deal("ezra", 1, 5, {"solo": "A"}), random.Random(5), 0
    game = room.game
    assert game is not None
    while game is not None and not game.over:
        before = game.breakdown(1)["sabbath"]
        go_on(room, rng.choice(game.moves).text)
        game = room.game
        if game is not None and game.breakdown(1)["sabbath"] - before > 4:
            assert re.search(r"\d points for", story.said_of(room, "en", len(room.steps), 1))
            looked += 1
    assert looked


def test_since_your_last_turn_stays_until_the_turn_is_over() -> None:
    """A turn of several decisions: what the others did is told at each of them, and gone with the next turn."""
    room = sample("nehemiah", 3, 60, 1, {})
    seats = [step.seat for step in room.steps]
    first = next(at for at in range(10, 55) if seats[at] == seats[at + 1] and seats[at - 1] != seats[at])
    own = seats[first]
    before, during = (story.story(room, "en", own, step).since for step in (first, first + 1))
    assert before and before == during
    assert all(block.seat != own for block in during)
    after = next(at for at in range(first + 1, 60) if seats[at] != own)
    assert story.story(room, "en", own, after + 1).since != before


@pytest.mark.parametrize(
    ("scores", "ranks", "said"),
    [
        ((28, 28), (1, 2), True),
        ((28, 28), (1, 1), False),
        ((28, 27), (1, 2), False),
        ((30, 23, 23), (1, 3, 2), True),  # also behind the winner
        ((30, 23, 23), (1, 2, 2), False),
    ],
)
def test_what_has_broken_a_tie_is_said(scores: tuple[int, ...], ranks: tuple[int, ...], said: bool) -> None:
    """N9.9: more wood left, then more gold left."""
    count = len(scores)
    room = sample("nehemiah", count, 0, 1, {})
    look = scenes.scene(room, "me", "en", None, set(), 0).look
    course = Course((count * (0,), scores), (), (), ())
    drawn = str(end.end(end.Result("t", "nehemiah", look, (), scores, ranks, count * ({},), course, (), 1, 1), GUEST))
    assert ("more wood left decides, then more gold left" in drawn) == said
