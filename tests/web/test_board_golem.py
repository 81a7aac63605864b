"""Golem's board: what may be chosen is a button where it lies, in every state of a game; nothing hidden is drawn."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any

import shofar
from shofar import games
from shofar.engine.game import Game
from shofar.readers.words import Words
from shofar.web.boards.golem import BOARD
from shofar.web.html import Node, fragment
from shofar.web.look import Choices, Look, Sitting
from tests.rules import rule

NAMES = ("Tomek", "Hanna", "Ezer", "Zuzia")
WORDS = Words("en", NAMES)
VOID = ("input", "use", "rect", "img", "br")
# Moves that the dock alone offers: they stand for no single thing on the table.
DOCK_ONLY = ("done", "ignore", "use", "pay", "accept", "choose", "work", "students", "settle", "income")


class Page(HTMLParser):
    """The buttons of a page and what is wrong with its elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.moves: set[str] = set()
        self.ids: list[str] = []
        self.pieces: list[str] = []
        self.faults: list[str] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "button":
            self.moves.add(found.get("value") or "")
            if "button" in self.open:
                self.faults.append(f"a button in a button: {found}")
        if "style" in found or any(name.startswith("on") for name in found):
            self.faults.append(f"style or script in {tag}: {found}")
        self.ids += [found["id"] or ""] if "id" in found else []
        self.pieces += [found["data-piece"] or ""] if "data-piece" in found else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def look_of(game: Game, seat: int | None, before: dict[str, Any] | None = None) -> Look:
    players = game.rules.players
    colours = games.face("golem").colours
    sittings = tuple(Sitting(at, NAMES[at], colours[at], you=at == seat) for at in range(players))
    choices = Choices.of(game, WORDS) if seat is not None and seat == game.seat else Choices()
    return Look("golem", WORDS, sittings, seat, choices, before, shofar.printed(game.rules))


def draw(game: Game, seat: int | None, before: dict[str, Any] | None = None) -> str:
    """Everything the board contributes to a page, except the options of the dock."""
    view, look = game.view(seat), look_of(game, seat, before)
    others = [BOARD.rival(view, look, sitting.seat) for sitting in look.others()]
    parts: list[Node] = [
        BOARD.facts(view, look),
        BOARD.mine(view, look),
        BOARD.board(view, look),
        BOARD.desk(view, look),
    ]
    return str(fragment[[*parts, *others]])


def options(game: Game) -> str:
    assert game.seat is not None
    view, look = game.view(game.seat), look_of(game, game.seat)
    return str(fragment[[BOARD.option(move, view, look) for move in look.choices.moves]])


def played(players: int, seed: int, first_game: bool = False) -> Iterator[Game]:
    """A random game that seldom declines, before each of its moves and after the last."""
    game = shofar.new("golem", players, seed=seed, options={"first_game": first_game})
    rng = random.Random(seed)
    while not game.over:
        yield game
        bold = [move for move in game.moves if move.verb not in ("done", "pass")]
        game.play(rng.choice(bold if bold and rng.random() < 0.9 else list(game.moves)))
    yield game


@cache
def positions() -> dict[str, Game]:
    """Games of four, each at the first question of its name in a few random games."""
    found: dict[str, Game] = {}
    for seed in range(2):
        for game in played(4, seed):
            if not game.over:
                found.setdefault(game.question.split(" ")[0], game.clone())
    return found


def at_question(question: str) -> Game:
    return positions()[question]


def kind_of(game: Game) -> tuple[str, ...]:
    """What is asked: the question without its numbers, and the verbs of its moves."""
    return game.question.split(" ")[0], *sorted({move.verb for move in game.moves})


def test_every_state_of_a_game_is_drawn() -> None:
    """Each kind of question once, in games of two, three and four, and a few states that have been drawn before."""
    drawn: set[tuple[str, ...]] = set()
    for players, seed, first_game in ((4, 7, False), (3, 5, False), (2, 3, False), (4, 2, True)):
        before: dict[int | None, dict[str, Any]] = {}
        for step, game in enumerate(played(players, seed, first_game)):
            if kind_of(game) in drawn and step % 50:
                continue
            drawn.add(kind_of(game))
            check_page(game, before.get(game.seat))
            before[game.seat] = game.view(game.seat)


def check_page(game: Game, before: dict[str, Any] | None) -> None:
    """No fault, every name once, and a button for every move that stands for a thing on the table."""
    page = Page(draw(game, game.seat, before))
    assert not page.faults
    assert len(set(page.ids)) == len(page.ids)
    assert len(set(page.pieces)) == len(page.pieces), sorted(page.pieces)
    legal = {move.text for move in game.moves}
    assert page.moves <= legal
    missing = {move for move in legal - page.moves if move.split(" ")[0] not in DOCK_ONLY}
    assert not missing, game.question
    if game.seat is not None:
        assert not Page(options(game)).faults


def test_a_waiting_player_and_a_spectator_choose_nothing() -> None:
    game = at_question("turn")
    assert game.seat is not None
    waiting = draw(game, (game.seat + 1) % 4)
    assert not Page(waiting).moves
    assert "choosable" not in waiting
    assert "choosable" not in draw(game, None)


def test_objectives_of_others_are_not_in_the_page() -> None:
    game = at_question("turn")
    for viewer in range(4):
        html = draw(game, viewer)
        for other in range(4):
            held = [one["objective"] for one in game.view(other)["seats"][other]["objectives"]]
            assert all((f'"{card}"' in html) == (other == viewer) for card in held)


def test_marbles_show_where_the_student_lands() -> None:
    game = at_question("turn")
    seat = game.seat
    assert seat is not None
    view = game.view(seat)
    colour = next(
        move.args[1] for move in game.moves if move.verb == "take" and move.args[1] in ("red", "yellow", "blue")
    )
    row = next(move.args[0] for move in game.moves if move.verb == "take" and move.args[1] == colour)
    roman = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")[view["seats"][seat]["next"][colour] - 1]
    shown = str(BOARD.option(f"take {row} {colour}", view, look_of(game, seat)))
    assert f'<span class="to">{roman}</span>' in shown
    assert "piece pawn ghost" in draw(game, seat)


def test_a_shortage_of_knowledge_is_announced() -> None:
    """Golem control that cannot be paid costs 5 points a golem: the dock says so beforehand."""
    game = at_question("turn")
    seat = game.seat
    assert seat is not None
    view, look = game.view(seat), look_of(game, seat)
    sheet = view["seats"][seat]
    sheet["control"] = {"due": 5, "knowledge": 3, "loss": 5}
    assert "fact warn" in str(fragment[BOARD.mine(view, look)])
    sheet["control"] = {"due": 5, "knowledge": 6, "loss": 0}
    assert "fact warn" not in str(fragment[BOARD.mine(view, look)])


def test_a_tile_that_is_placed_shows_both_sides_in_every_slot() -> None:
    game = at_question("fit")
    page = Page(draw(game, game.seat))
    assert page.moves == {move.text for move in game.moves}
    assert {move.rsplit(" ", 1)[1] for move in page.moves} == {"a", "b"}


def test_options_of_a_kind_stand_in_one_row() -> None:
    assert BOARD.group("take work red") == BOARD.group("take mirror white") == "take"
    assert BOARD.group("pass") == BOARD.group("done") == "end"


def test_set_up_offers_are_buttons() -> None:
    for question, verb in (
        ("draft_pick", "keep"),
        ("return_objective", "return"),
        ("choose_tile", "tile"),
        ("start_pick", "start"),
    ):
        game = at_question(question)
        page = Page(draw(game, game.seat))
        assert page.moves == {move.text for move in game.moves}
        assert {move.split(" ")[0] for move in page.moves} == {verb}


def test_the_end_shows_all_objectives_and_the_final_points() -> None:
    *_, game = played(3, 4)
    html = draw(game, 0)
    assert all(one["objective"] for sheet in game.view(0)["seats"] for one in sheet["objectives"])
    for seat, score in enumerate(game.scores):
        assert f"{score}<svg" in html or f"</svg>{score}" in html, seat


def test_a_copied_row_is_not_said_to_have_its_own_value() -> None:
    """G3.14: it is done at the value of the mirror."""
    game = at_question("mirror")
    view, look = game.view(game.seat), look_of(game, game.seat)
    for move in look.choices.starting("copy"):
        row = move.split()[1]
        said = BOARD.tell(move, view, look)[1]
        assert said.endswith("at the value that Mirror had when you took the marble.")
        assert f"value {view['rows'][row]['value']}" not in said


@rule("G2.9")
def test_what_it_costs_to_enter_a_section_stands_over_its_number() -> None:
    """VIII, IX and X: 2, 3 and 5, in all districts; the seven tiles before them cost nothing."""
    html = draw(shofar.new("golem", 2, seed=1, options={"first_game": True}), 0)
    shown = re.findall(r'>([IVX]+)<span class="enter" title="Entering costs (\d) knowledge or \2 points.">(\d)<', html)
    assert set(shown) == {("VIII", "2", "2"), ("IX", "3", "3"), ("X", "5", "5")}
