"""The board of Ezra and Nehemiah: every state of games of 1 to 4, what glows, what is shown of a position."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar import games, web
from shofar.games.ezra.names import RING
from shofar.readers.words import Words
from shofar.web.boards.ezra import BOARD
from shofar.web.boards.ezra.common import shown
from shofar.web.html import div
from shofar.web.look import Choices, Look, Sitting
from tests.games.ezra import table as at_table

WORDS = Words(strict=False)
# Verbs that always have a twin on the board; the others are chosen in the dock.
ON_BOARD = (
    "play", "trade", "flip", "trader", "elder", "levite", "site", "clear", "scribe", "tent", "gatekeeper", "discard",
    "wall", "top", "copy", "tuck", "bless", "recover", "labourer", "farmer", "temple",
)  # fmt: skip


class Page:
    """What a test asks about a page: attributes are quoted, values escaped."""

    def __init__(self, html: str) -> None:
        self.html = html
        self.moves = re.findall(r'<button[^>]*? value="([^"]*)"', html)
        self.ids = re.findall(r' id="([^"]*)"', html)
        self.pieces = re.findall(r' data-piece="([^"]*)"', html)
        self.styled = bool(re.search(r"<[^>]* (style|on[a-z]+)=", html))
        self.classes = {name for names in re.findall(r' class="([^"]*)"', html) for name in names.split()}

    @property
    def nested(self) -> bool:
        """A button inside a button."""
        depth = 0
        for end in re.findall(r"<(/?)button\b", self.html):
            depth += -1 if end else 1
            if depth > 1:
                return True
        return False


def look_at(game: Any, seat: int | None) -> tuple[Any, Look]:
    sittings = tuple(Sitting(at, f"P{at}", games.face("ezra").colours[at], you=at == seat) for at in range(game.seats))
    choices = Choices.of(game, WORDS) if seat is not None and seat == game.seat else Choices()
    return game.view(seat), Look("ezra", WORDS, sittings, seat, choices, printed=shofar.printed(game.rules))


def drawn(game: Any, seat: int | None) -> Page:
    view, look = look_at(game, seat)
    parts = [
        BOARD.board(view, look), BOARD.mine(view, look), BOARD.tally(view, look), BOARD.facts(view, look),
        [BOARD.rival(view, look, other.seat) for other in look.others()],
    ]  # fmt: skip
    return Page(str(div[parts]))


def moments(players: int, seed: int) -> Iterator[Any]:
    """The first moment of every question of a random game, of every main action in the turn's menu, and its end."""
    game: Any = shofar.new("ezra", players, str(seed))
    rng, seen = random.Random(seed), set[Any]()
    while not game.over:
        moment = (game.question, game.action, game.site < 0)
        if moment not in seen:
            seen.add(moment)
            yield game
        game.play(rng.choice(game.moves).text)
    yield game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_state_is_drawn(players: int) -> None:
    """What may be chosen glows and nothing else; names are unique; nothing has a style of its own."""
    for game in moments(players, 7):
        legal = set() if game.over else {move.text for move in game.moves}
        page = drawn(game, game.seat)
        assert not page.nested
        assert not page.styled
        assert len(page.ids) == len(set(page.ids))
        assert len(page.pieces) == len(set(page.pieces)), [n for n, c in Counter(page.pieces).items() if c > 1]
        assert set(page.moves) <= legal
        assert {move for move in legal if move.split()[0] in ON_BOARD} <= set(page.moves)
        _options(game)


def _options(game: Any) -> None:
    """Every option of the dock shows what it is."""
    view, look = look_at(game, game.seat)
    for move in look.choices.moves:
        html = str(div[BOARD.option(move, view, look)])
        assert 'class="brief"' in html or move.startswith("choose"), move
        assert BOARD.group(move)


def test_the_side_of_the_solo_opponent_stands_on_the_table() -> None:
    for side in ("A", "B"):
        view, look = look_at(shofar.new("ezra", players=1, seed=5, options={"solo": side}), 0)
        opponent = next(board["seat"] for board in view["boards"] if board["opponent"])
        assert f"Solo opponent {side} · " in str(div[BOARD.rival(view, look, opponent)])


def test_a_spectator_chooses_nothing() -> None:
    assert not drawn(at_table.table(2), None).moves


def test_another_hand_is_not_shown() -> None:
    game = at_table.table(3)
    html = drawn(game, 1).html
    assert 'data-piece="c-c_priest"' not in html
    assert 'data-piece="c-c_priest"' in drawn(game, 0).html


def test_places_of_the_ring_and_the_tents_have_a_place_in_the_style() -> None:
    css = (Path(web.__file__).parent / "boards" / "ezra" / "board.css").read_text(encoding="utf-8")
    page = drawn(at_table.table(4), 0)
    placed = {name for name in page.classes if re.fullmatch(r"(at|from|to)-\d+", name)}
    assert len([name for name in placed if name.startswith("at-")]) == len(RING)
    assert all(f".{name} {{" in css for name in placed)


def test_the_place_of_work_offers_its_cubes() -> None:
    """E3.6.2: one cube after the other; stone costs 2 grey banners, gold 3."""
    game = at_table.table(3)
    spot = RING.index("w01")
    game.rubble[spot * 4], game.rubble[spot * 4 + 2] = 1, 1
    game.play("play c_watchman 1")
    game.play("begin walls")
    game.play("site w01")
    page = drawn(game, 0)
    assert "clear stone" in page.moves
    assert "clear gold" in page.moves
    view, look = look_at(game, 0)
    assert (look.choices.paid("clear stone"), look.choices.paid("clear gold")) == (
        {"grey banner": 2},
        {"grey banner": 3},
    )
    assert view["turn"]["pools"]["grey"] == 4  # the watchman's 1 and 3
    assert "2<" in str(div[BOARD.option("clear stone", view, look)])


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


def test_every_place_of_the_ring_says_what_building_there_costs() -> None:
    """E3.6.5, in the name of each place and in its tip: 8 walls of each class, and the 6 gates without an owner."""
    game: Any = shofar.new("ezra", 4, seed=12)
    said = re.findall(r"Building costs ([^.]*)\.", drawn(game, None).html)
    assert Counter(said) == {
        "4 grey banners, 3 stone": 2 * 8,
        "3 grey banners, 2 stone, 1 wood": 2 * (8 + 6),
        "3 grey banners, 2 stone": 2 * 8,
    }


def test_rows_of_scrolls_and_levites_show_their_prices() -> None:
    """E3.7.3 and E3.5.2, as printed; the first Levite costs nothing and brings nothing."""
    html = drawn(shofar.new("ezra", 4, seed=12), None).html
    scrolls = ("3 blue banner; 2 silver", "5 blue banner; 3 silver", "6 blue banner; 1 gold", "7 blue banner; 2 gold")
    levites = ("1 cinder", "1 stone", "1 wood", "1 wild blessing; 2 vp", "3 vp; recover 1")
    for text in scrolls:
        assert html.count(f'<span class="scost">{shown(text)}</span>') == 1, text
    for food, reward in enumerate(levites, 2):
        assert html.count(f'<span class="lrew">{shown(f"pay {food} food -> {reward}")}</span>') == 1, reward


def told(game: Any) -> dict[str, tuple[str, str]]:
    """Every option of the moment in words: the move, and what is said about it."""
    view, look = look_at(game, game.seat)
    found = {}
    for move, bill in look.choices.bills.items():
        name, about = BOARD.tell(move, view, look)
        found[move] = name, " ".join([part for part in (about, *[entry.text for entry in bill]) if part])
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_option_is_a_sentence(players: int) -> None:
    """No option is called by a number, an id or an effect text; two options never sound the same."""
    for game in moments(players, 8):
        if game.over:
            break
        options = told(game)
        for move, (name, about) in options.items():
            sentence = f"{name}. {about}"
            assert len(re.findall(r"[A-Za-z]{2,}", name)) > 1, move
            assert not re.search(r"_|->|\bNone\b|\b\d\.\d\b|[{}]", sentence), sentence
        assert len(set(options.values())) == len(options), options


def test_an_option_says_what_it_costs_and_causes() -> None:
    """E3.6.2, E3.10.4: the last cube of wall 1 costs 2 grey banners and advances the orange marker."""
    game = at_table.table(3)
    spot = RING.index("w01")
    game.rubble[spot * 4 : spot * 4 + 4] = [1, 0, 0, 0]
    game.play("play c_watchman 1")
    game.play("begin walls")
    assert told(game)["site w01"][0] == "Work at wall space 1"
    game.play("site w01")
    assert told(game)["clear stone"] == (
        "Clear stone",
        "Costs 2 grey banners. Brings 1 stone. No rubble is left at wall space 1. Advances the orange blessing to 1.",
    )
    assert told(game)["finish"][1] == "4 grey banners left over and lost."


def test_the_prompt_names_the_step_of_the_turn() -> None:
    game = at_table.table(3)
    heard = [BOARD.asks(*look_at(game, 0))]
    for move in ("play c_watchman 1", "begin walls", "site w01"):
        game.play(move)
        heard.append(BOARD.asks(*look_at(game, 0)))
    assert heard == [
        "Play a card on a pile", "Choose your main action", "Walls: choose where you work",
        "Wall 1: nothing can be paid here",
    ]  # fmt: skip


def test_the_prompt_asks_for_nothing_that_cannot_be_done() -> None:
    """With one cube of rubble there is something to clear and nothing to build yet."""
    game = at_table.table(3)
    spot = RING.index("w01")
    game.rubble[spot * 4 : spot * 4 + 4] = [1, 0, 0, 0]
    game.play("play c_watchman 1", "begin walls", "site w01")
    assert BOARD.asks(*look_at(game, 0)) == "Wall 1: clear the rubble"
    assert BOARD.asks(*look_at(game, 1)) == "Wall 1: clear or build"  # others hear what it is about


def test_the_prompt_of_torah_and_tents_names_what_is_left_to_do() -> None:
    heard = {}
    for seed in range(3):
        game: Any = shofar.new("ezra", 2, str(seed))
        rng = random.Random(seed)
        while not game.over:
            view, look = look_at(game, game.seat)
            if view["turn"]["action"] == "torah" and view["question"] == "turn":
                can = tuple(verb for verb in ("scribe", "tent") if look.choices.starting(verb))
                heard[can] = BOARD.asks(view, look)
            game.play(rng.choice(game.moves).text)
    assert heard == {
        ("scribe", "tent"): "Torah: place a scribe, move the tent",
        ("scribe",): "Torah: place a scribe",
        ("tent",): "Tents: move the tent",
        (): "Torah, tents: nothing more can be done",
    }
