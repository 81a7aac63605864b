"""The board of Nehemiah: drawn from the view alone, in every state that a random game reaches."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

import shofar
from shofar import games
from shofar.games.nehemiah.table import Nehemiah
from shofar.readers.words import Words
from shofar.web import boards
from shofar.web.boards.nehemiah import BOARD
from shofar.web.html import div
from shofar.web.look import Choices, Look, Sitting
from tests.rules import rule

NAMES = ("Hanna", "Ben", "Zuzia", "Ezer")
SYMBOLS = set(re.findall(r'<symbol id="i-([^"]+)"', boards.sprite()))
SETUPS = [
    (2, False, "open"), (3, False, "open"), (4, False, "open"), (2, True, "open"), (3, True, "open"), (4, True, "open"),
    (4, True, "strict"),
]  # fmt: skip
WORDS = {"skip", "stop", "none", "wait", "hold", "done", "pass", "bid", "levy"}

NAMED = re.compile(r'class="named">([^<]*)')


class Page(HTMLParser):
    """Elements of a page as (tag, attributes), with the text inside buttons left alone."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.elements: list[tuple[str, dict[str, Any]]] = []
        self.open_buttons = 0
        self.nested = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[Any]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag == "button":
            self.nested += self.open_buttons
            self.open_buttons += 1

    def handle_endtag(self, tag: str) -> None:
        self.open_buttons -= tag == "button"

    def all(self, name: str) -> list[str]:
        return [attrs[name] for _, attrs in self.elements if name in attrs]

    def having(self, *classes: str) -> list[dict[str, str]]:
        return [attrs for _, attrs in self.elements if set(classes) <= set((attrs.get("class") or "").split())]

    def glowing(self) -> set[str]:
        """The moves that things on the page stand for."""
        return {attrs["value"] for tag, attrs in self.elements if tag == "button"}


@cache
def words_of(players: int) -> Words:
    return Words("en", NAMES[:players], strict=True)


def look_of(game: shofar.Game, seat: int | None, before: dict[str, Any] | None = None) -> Look:
    words = words_of(game.players)
    sittings = tuple(
        Sitting(at, NAMES[at], games.face("nehemiah").colours[at], you=at == seat, given=NAMES[at])
        for at in range(game.players)
    )
    choices = Choices.of(game, words) if seat is not None and seat == game.seat else Choices()
    return Look("nehemiah", words, sittings, seat, choices, before, shofar.printed(game.rules))


def page(game: shofar.Game, seat: int | None, before: dict[str, Any] | None = None) -> Page:
    """Everything that the board draws for a viewer, without the dock's options."""
    view, look = game.view(seat), look_of(game, seat, before)
    return Page(
        str(
            div[
                BOARD.facts(view, look),
                BOARD.mine(view, look) if seat is not None else None,
                BOARD.board(view, look),
                [BOARD.rival(view, look, other.seat) for other in look.others()],
            ]
        )
    )


def moments(players: int, options: Any, seed: int) -> Iterator[Any]:
    """A random game at its start, after every move, and at its end."""
    game = shofar.new("nehemiah", players=players, seed=seed, options=options)
    rng = random.Random(seed)
    yield game
    while game.seat is not None:
        game.play(rng.choice(game.moves))
        yield game


@cache
def questions(players: int, leaders: bool, screens: str) -> list[tuple[Nehemiah, dict[int | None, Page]]]:
    """A game at the first moment of each question that two random games ask, and at the end; with what some see."""
    found = {}
    for seed in (players, players + 10):
        for game in moments(players, {"leaders": leaders, "screens": screens}, seed):
            if game.question not in found:
                found[game.question] = game.clone()
    return [
        (game, {seat: page(game, seat) for seat in (game.seat, ((game.seat or 0) + 1) % players, None)})
        for game in found.values()
    ]


@cache
def reach(question: str, move: str = "", leaders: bool = False) -> Nehemiah:
    """A game of four in which this is asked, and a move that begins so is possible."""
    for seed in range(60):
        for game in moments(4, {"leaders": leaders}, seed):
            if game.question == question and any(one.text.startswith(move) for one in game.moves):
                return game
    raise AssertionError(f"{question} was not asked in any game")


def card(drawn: Page, space: str) -> tuple[str, dict[str, Any]]:
    """The element of the card at a place: the only one whose label begins with it."""
    column, row = space.split(".")
    label = f"Column {column}, row {row}: "
    found = [(tag, one) for tag, one in drawn.elements if (one.get("aria-label") or "").startswith(label)]
    assert len(found) == 1
    return found[0]


# --- every state ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS)
def test_every_state_keeps_the_rules_of_pages(setup: tuple[int, bool, str]) -> None:
    for _, pages in questions(*setup):
        for drawn in pages.values():
            assert not drawn.all("style")
            assert not any(name.startswith("on") for _, attrs in drawn.elements for name in attrs)
            assert drawn.nested == 0
            for name in ("id", "data-piece"):
                assert len(drawn.all(name)) == len(set(drawn.all(name)))
            assert set(re.findall(r"#i-([\w-]+)", drawn.text)) <= SYMBOLS


@pytest.mark.parametrize("setup", SETUPS)
def test_all_that_points_at_something_glows_there_and_only_for_the_one_who_decides(
    setup: tuple[int, bool, str],
) -> None:
    """The dock alone has what points at nothing: words that end a question, and numbers."""
    for game, pages in questions(*setup):
        legal = {move.text for move in game.moves}
        pointed = {move for move in legal if move.split()[0] not in WORDS}
        for seat, drawn in pages.items():
            if seat is not None and seat == game.seat:
                assert pointed <= drawn.glowing() <= legal
            else:
                assert not drawn.glowing()


@pytest.mark.parametrize("setup", SETUPS)
def test_every_option_of_the_dock_is_drawn_and_its_row_has_words(setup: tuple[int, bool, str]) -> None:
    for game, _ in questions(*setup):
        if game.seat is None:
            continue
        view, look = game.view(game.seat), look_of(game, game.seat)
        for move in look.choices.moves:
            drawn = Page(str(div[BOARD.option(move, view, look)]))
            assert not drawn.glowing()
            assert set(re.findall(r"#i-([\w-]+)", drawn.text)) <= SYMBOLS
            assert look.text(f"group-{BOARD.group(move)}")


# --- what a player looks for --------------------------------------------------------------------------------------


def test_a_worker_can_be_placed_on_the_first_free_card_of_a_column_only() -> None:
    game = shofar.new("nehemiah", players=4, seed=4, options={"start": "1"})
    game.play("place 3")
    drawn = page(game, 1)
    assert card(drawn, "3.2")[1]["value"] == "place 3"
    assert card(drawn, "3.1")[0] == card(drawn, "3.3")[0] == "div"
    assert card(drawn, "3.1")[1]["data-why"] == "activate 3.1"
    assert "row 2 of this column is free and comes first" in card(drawn, "3.3")[1]["aria-label"]


def test_a_ghost_shows_whose_worker_would_be_placed() -> None:
    game = shofar.new("nehemiah", players=2, seed=4, options={"start": "1"})
    assert 'class="worker ready p-red"' in page(game, 0).text
    game.play("place 1")
    text = page(game, 0).text
    assert re.search(r'class="ghost"><svg class="worker exhausted p-green"', text)
    assert not re.search(r'class="ghost"><svg class="worker \w+ p-red"', text)


def test_three_players_have_four_columns_and_three_lanes() -> None:
    drawn = page(shofar.new("nehemiah", players=3, seed=1), 0)
    assert len(drawn.having("column")) == 4
    assert len(drawn.having("lane")) == 9
    assert len(drawn.having("lane", "self")) == 3


def test_a_spectator_has_no_own_lane_and_sees_everybody() -> None:
    drawn = page(shofar.new("nehemiah", players=4, seed=1), None)
    assert not drawn.having("lane", "self")
    assert len(drawn.having("marks")) == 4


def test_a_card_above_says_who_gets_the_fee() -> None:
    game = reach("cards above", move="use")
    view, drawn = game.view(game.seat), page(game, game.seat)
    used = [move.text for move in game.moves if move.text.startswith("use")]
    assert len([one for one in drawn.having("fee") if "done" not in one["class"]]) == len(used)
    for move in used:
        space = move.split()[1]
        payee = view["columns"][int(space[0]) - 1]["cards"][int(space[2]) - 1]["fee_to"]
        name = "the bank" if payee == "bank" else NAMES[games.face("nehemiah").colours.index(payee)]
        assert f"Costs a fee of 1 gold to {name}." in card(drawn, space)[1]["aria-label"]


def test_the_card_being_activated_is_marked() -> None:
    game = reach("cards above", move="use")
    active = game.view(game.seat)["active"]
    assert "active" in card(page(game, game.seat), active)[1]["class"].split()


def test_an_activation_in_row_four_says_that_the_column_is_replaced() -> None:
    game = shofar.new("nehemiah", players=2, seed=4, options={"start": "1"}, auto=False)
    game.play("place 1", "neutral 2", "place 1", "neutral 2", "place 1", "neutral 2", "place 1", "neutral 3")
    view, look = game.view(game.seat), look_of(game, game.seat)
    assert "sweeps column 1" not in str(div[BOARD.option("activate 1.1", view, look)])
    assert "sweeps column 1" in str(div[BOARD.option("activate 1.4", view, look)])


def test_what_differs_from_the_own_last_move_is_marked() -> None:
    game = shofar.new("nehemiah", players=4, seed=4, options={"start": "1"})
    game.play("place 1")
    before = game.view(0)
    game.play("place 2")
    drawn = page(game, 0, before)
    assert "moved" in card(drawn, "2.1")[1]["class"].split()
    assert len(drawn.having("moved")) == 1
    assert not page(game, 0).having("moved")


def test_a_dealt_column_is_marked_as_a_whole() -> None:
    game = next(moments(4, {}, seed=1))
    before = game.view(0)
    for column in before["columns"][:1]:
        column["cards"] = [one | {"card": f"old_{at}"} for at, one in enumerate(column["cards"])]
    drawn = page(game, 0, before)
    assert [one["id"] for one in drawn.having("moved")] == ["col-1"]


def test_strict_screens_show_nothing_behind_them() -> None:
    game = shofar.new("nehemiah", players=4, seed=1, options={"screens": "strict"})
    view, look = game.view(0), look_of(game, 0)
    text = str(div[BOARD.rival(view, look, 1)])
    assert "hidden-goods" in text
    assert not re.search(r"#i-(wood|gold|vp|screen)\b", text)
    assert "hidden-goods" not in str(div[BOARD.rival(shofar.new("nehemiah", 4, seed=1).view(0), look, 1)])


def test_a_missing_cube_is_taken_from_the_own_lane_of_another_board() -> None:
    game = shofar.new("nehemiah", players=4, seed=1)
    view, look = game.view(0), look_of(game, 0)
    for board in view["boards"]:
        board["cubes"] = [2, 1, 0, 0]
    asked = replace(look, choices=Choices(("from wall", "from temple", "none")))
    drawn = Page(str(div[BOARD.board(view, asked)]))
    assert drawn.glowing() == {"from wall", "from temple"}
    assert len(drawn.having("takes")) == 2


# --- leaders ------------------------------------------------------------------------------------------------------


def test_leaders_on_offer_can_be_put_up_for_auction() -> None:
    game = shofar.new("nehemiah", players=4, seed=1, options={"leaders": True})
    drawn = page(game, game.seat)
    assert drawn.glowing() == {move.text for move in game.moves}
    assert len(drawn.having("card", "leader")) == 5


def test_a_bid_is_seen_by_its_owner_and_only_that_it_was_made_by_the_others() -> None:
    game = shofar.new("nehemiah", players=3, seed=1, options={"leaders": True, "start": "1"})
    game.play(game.moves[0], "bid 3", "bid 2", "bid 1")
    own, other = game.view(0), game.view(1)
    assert re.findall(r'class="part">.*?</svg>(.)</span>', str(div[BOARD.board(own, look_of(game, 0))])) == [*"321"]
    drawn = page(game, 1)
    parts = re.findall(r'class="part(?: asked)?">.*?</svg>(.)</span>', str(div[BOARD.board(other, look_of(game, 1))]))
    assert parts == ["?"] * 3
    assert [one["title"] for one in drawn.having("bidder", "sealed")] == ["Hanna has bid"]


def test_a_bid_says_for_whom_and_asks_for_one_part_after_the_other() -> None:
    """N11.4, N11.5: workers, wood and gold in secret; the highest sum wins."""
    game = shofar.new("nehemiah", players=3, seed=1, options={"leaders": True, "start": "1"})
    leader = game.moves[0].text.split()[1]
    heard = []
    for move in (f"offer {leader}", "bid 3", "bid 2"):
        game.play(move)
        view, look = game.view(0), look_of(game, 0)
        heard.append(BOARD.asks(view, look))
        assert BOARD.where(view, look) == ("Round I", f"Auction: {look.words.name(leader, 'nehemiah')}")
    assert heard == [
        "Your bid: how many workers? Then wood and gold; the highest sum wins",
        "Your bid: how much wood? Then gold; the highest sum wins",
        "Your bid: how much gold? The highest sum wins",
    ]


def test_an_own_leader_is_called_where_it_lies() -> None:
    game = reach("action", move="call", leaders=True)
    calls = {move.text for move in game.moves if move.text.startswith("call")}
    chips = {one.get("value") for one in page(game, game.seat).having("leader-chip", "choosable")}
    assert chips == calls


def test_a_picked_worker_stays_marked_while_its_partner_is_chosen() -> None:
    for seed in range(60):
        for game in moments(4, {"leaders": True}, seed):
            picked = game.view(0)["picked"]
            if picked:
                assert "chosen" in card(page(game, game.seat), picked)[1]["class"].split()
                return
    raise AssertionError("no worker was picked in any game")


# --- the end ------------------------------------------------------------------------------------------------------


def test_the_last_turns_and_the_winner_are_announced() -> None:
    *_, game = moments(3, {}, seed=5)
    best = game.ranks.index(1)
    assert f"You win with {game.scores[best]} points" in page(game, best).text
    drawn = page(game, (best + 1) % 3)
    assert f"{NAMES[best]} wins with {game.scores[best]} points" in drawn.text
    assert not drawn.all("aria-current")
    assert len(drawn.having("column", "empty")) >= 1


def test_at_the_end_the_boards_show_what_they_gave() -> None:
    *_, game = moments(4, {}, seed=5)
    text = page(game, 0).text
    for seat in range(4):
        for board in ("wall", "temple", "guard"):
            points = game.breakdown(seat)[board]
            unit = "point" if points == 1 else "points"
            assert re.search(rf"{NAMES[seat]}: \d+ cubes?; {points} {unit} of this board", text)


@rule("N7.7")
def test_a_sweep_says_what_comes_after_it() -> None:
    """Four new cards, the end of the round, the last turns; in those the place stays empty."""
    move = "activate 1.4"
    game = reach("action", move)
    said: list[tuple[dict[str, Any], str]] = [
        ({"deck": {"columns": 2}}, "four new cards come"),
        ({"deck": {"columns": 0}}, "no cards are left: the round ends"),
        ({"deck": {"columns": 0}, "round": 3}, "no cards are left: the last turns begin"),
        ({"deck": {"columns": 0}, "round": 3, "turns_left": 2}, "the place stays empty"),
    ]
    for then, words in said:
        view: Any = {**game.view(game.seat), "round": 1, "turns_left": None, **then}
        assert words in BOARD.tell(move, view, look_of(game, game.seat))[1]


@rule("N8.1")
def test_the_deck_does_not_announce_a_round_end_that_is_there() -> None:
    game = shofar.new("nehemiah", players=3, seed=1)
    view, look = game.view(0), look_of(game, 0)
    view["deck"] |= {"left": 0, "columns": 0, "faces": {}}
    assert "the next column ends the round" in str(div[BOARD.board(view, look)])
    view["columns"][1]["cards"] = []
    assert "the boards score now" in str(div[BOARD.board(view, look)])


@rule("N7.1")
def test_only_the_cards_of_row_four_are_the_last_of_their_column() -> None:
    game = shofar.new("nehemiah", 4, seed=4)
    cards = re.findall(
        r'class="card ([^"]*)"[^>]*data-why="activate \d.(\d)"',
        str(div[BOARD.board(game.view(None), look_of(game, None))]),
    )
    assert len(cards) == 20
    assert [row for classes, row in cards if "last" in classes.split()] == ["4"] * 5


def test_cards_with_the_same_face_are_told_apart_by_their_column() -> None:
    for game in moments(4, {}, 3):
        view, look = game.view(game.seat), look_of(game, game.seat)
        drawn = {move: str(div[BOARD.option(move, view, look)]) for move in look.choices.starting("place")}
        names = Counter(NAMED.findall(html)[0] for html in drawn.values())
        for move, html in drawn.items():
            if names[NAMED.findall(html)[0]] > 1:
                assert f"Column {move.split()[1]}" in html
        if max(names.values(), default=0) > 1:
            return
    raise AssertionError("no two cards were alike")


def test_what_stands_on_a_card_comes_when_its_worker_is_activated() -> None:
    """N5.1: placing gains nothing."""
    game = reach("action", move="place")
    view, look = game.view(game.seat), look_of(game, game.seat)
    place = look.choices.starting("place")[0]
    assert BOARD.tell(place, view, look)[1].startswith("When activated: ")
    game = reach("action", move="activate")
    view, look = game.view(game.seat), look_of(game, game.seat)
    assert "When activated" not in BOARD.tell(look.choices.starting("activate")[0], view, look)[1]
