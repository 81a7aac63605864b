"""The board of Ezra and Nehemiah: every state of games of 1 to 4, what glows, what is shown of a position."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest
from htpy import div

import shofar
from shofar.readers.words import Words
from shofar.web.boards import ezra
from shofar.web.pages.look import COLOURS, Choices, Look, Sitting
from tests.games.ezra import table as at_table

WORDS = Words(strict=False)
# Verbs that always have a twin on the board; the others are chosen in the dock.
ON_BOARD = (
    "play", "trade", "flip", "trader", "elder", "levite", "site", "clear", "scribe", "tent", "gatekeeper", "discard",
    "wall", "top", "copy", "tuck", "bless", "recover", "labourer", "farmer",
)  # fmt: skip


class Page(HTMLParser):
    """What a test asks about a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.depth = 0
        self.nested = 0
        self.moves: list[str] = []
        self.ids: list[str] = []
        self.pieces: list[str] = []
        self.styled = 0
        self.classes: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "button":
            self.nested += self.depth > 0
            self.depth += 1
            self.moves.append(values.get("value", ""))
        self.styled += "style" in values or any(name.startswith("on") for name in values)
        self.ids += [values["id"]] if "id" in values else []
        self.pieces += [values["data-piece"]] if "data-piece" in values else []
        self.classes.update(values.get("class", "").split())

    def handle_endtag(self, tag: str) -> None:
        self.depth -= tag == "button"


def look_at(game: Any, seat: int | None) -> tuple[dict[str, Any], Look]:
    sittings = tuple(Sitting(at, f"P{at}", COLOURS["ezra"][at], you=at == seat) for at in range(game.seats))
    moves = tuple(move.text for move in game.moves) if seat is not None and seat == game.seat else ()
    return game.view(seat), Look("ezra", WORDS, sittings, seat, Choices(moves))


def drawn(game: Any, seat: int | None) -> Page:
    view, look = look_at(game, seat)
    parts = [
        ezra.board(view, look), ezra.mine(view, look), ezra.tally(view, look), ezra.facts(view, look),
        [ezra.rival(view, look, other.seat) for other in look.others()],
    ]  # fmt: skip
    return Page(str(div[parts]))


def moments(players: int, seed: int) -> Iterator[Any]:
    """The first moment of every question of a random game, of every main action in the turn's menu, and its end."""
    game, rng, seen = shofar.new("ezra", players, str(seed)), random.Random(seed), set[Any]()
    while not game.over:
        moment = (game.question, game.action, game.site < 0)
        if moment not in seen:
            seen.add(moment)
            yield game
        game.play(rng.choice(game.moves).text)
    yield game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_state_is_drawn(players: int) -> None:
    for game in moments(players, 7):
        for seat in (game.seat, None):
            page = drawn(game, seat)
            assert not page.nested
            assert not page.styled
            assert len(page.ids) == len(set(page.ids))
            assert len(page.pieces) == len(set(page.pieces)), [n for n, c in Counter(page.pieces).items() if c > 1]


@pytest.mark.parametrize("players", [1, 3])
def test_what_may_be_chosen_glows_and_nothing_else(players: int) -> None:
    for game in moments(players, 5):
        legal = {move.text for move in game.moves} if not game.over else set()
        page = drawn(game, game.seat)
        assert set(page.moves) <= legal
        assert {move for move in legal if move.split()[0] in ON_BOARD} <= set(page.moves)


def test_a_spectator_chooses_nothing() -> None:
    for game in moments(2, 3):
        assert not drawn(game, None).moves


@pytest.mark.parametrize("players", [1, 4])
def test_every_option_shows_something(players: int) -> None:
    for game in moments(players, 9):
        if game.seat is None:
            continue
        view, look = look_at(game, game.seat)
        for move in look.choices.moves:
            html = str(div[ezra.option(move, view, look)])
            if not move.startswith("choose"):
                assert 'class="brief"' in html, move
            assert 'style="' not in html
            assert ezra.group(move)


def test_another_hand_is_not_shown() -> None:
    game = at_table.table(3)
    html = drawn(game, 1).html
    assert 'data-piece="c-c_priest"' not in html
    assert 'data-piece="c-c_priest"' in drawn(game, 0).html


def test_places_of_the_ring_and_the_tents_have_a_place_in_the_style() -> None:
    from pathlib import Path

    import shofar.web

    css = (Path(shofar.web.__file__).parent / "static" / "ezra.css").read_text(encoding="utf-8")
    page = drawn(at_table.table(4), 0)
    placed = {name for name in page.classes if re.fullmatch(r"(at|from|to)-\d+", name)}
    assert len([name for name in placed if name.startswith("at-")]) == len(at_table.RING)
    assert all(f".{name} {{" in css for name in placed)


def test_the_place_of_work_offers_its_cubes() -> None:
    """E3.6.2: one cube after the other; stone costs 2 grey banners, gold 3."""
    game = at_table.table(3)
    spot = at_table.RING.index("w01")
    game.rubble[spot * 4], game.rubble[spot * 4 + 2] = 1, 1
    game.play("play c_watchman 1")
    game.play("begin walls")
    game.play("site w01")
    page = drawn(game, 0)
    assert "clear stone" in page.moves
    assert "clear gold" in page.moves
    view, look = look_at(game, 0)
    assert (view["costs"]["clear stone"], view["costs"]["clear gold"]) == ("2 grey banner", "3 grey banner")
    assert view["turn"]["pools"]["grey"] == 4  # the watchman's 1 and 3
    assert "2<" in str(div[ezra.option("clear stone", view, look)])


def test_the_food_of_the_sabbath() -> None:
    """E3.13.2: a gatekeeper and six idle workers eat; the judgement behind Zechariah takes 1 in week 1."""
    game = at_table.table(4)
    assert game.view(0)["boards"][0]["food"] == {"need": 8, "have": 0, "sure": 0}


def test_a_trade_says_its_price_with_the_fee() -> None:
    """E3.8.4: the watchman trades at the Horse Gate, which is seat 1's: 1 silver more."""
    game = at_table.table(4)
    game.play("play c_watchman 2")
    offer = game.view(0)["boards"][0]["trades"]["c_watchman"]
    assert offer == {
        "gate": "g_horse", "fee": 1, "to": "red",
        "upper": "pay 2 silver -> 1 gold", "lower": "pay 5 silver -> 2 gold",
    }  # fmt: skip
