"""What the page says of an option before it is chosen: the price and what it brings, by the rules."""

from __future__ import annotations

import random
import re
from typing import Any

import shofar
from shofar.readers.chronicle import ASIDE
from shofar.readers.deeds import Fold, Told
from shofar.readers.forecast import AFTER
from shofar.readers.form import Mark
from shofar.readers.words import Words
from shofar.web.boards.ezra import BOARD as EZRA
from shofar.web.boards.golem import BOARD
from shofar.web.html import div
from shofar.web.look import Look, Sitting
from shofar.web.pages import log
from shofar.web.pages import told as telling
from shofar.web.pages.layout import Guest
from shofar.web.story import Block
from tests.games.ezra import table as ezra
from tests.games.golem import table as golem
from tests.web.test_board_ezra import look_at, told
from tests.web.test_board_golem import NAMES, WORDS, look_of

COINS = re.compile(r'−(\d+)<svg[^>]*><use href="[^"]*#i-coin"')  # a price in the picture language of the page


AMOUNTS = re.compile(r'class="amount">(\d*)<svg[^>]*><use href="[^"]*#i-([\w-]+)"')


def shown_rewards(game: Any, move: str) -> list[tuple[str, str]]:
    """What the picture of an option of Ezra shows behind its price."""
    option = str(div[EZRA.option(move, *look_at(game, 0))])
    return AMOUNTS.findall(option.split("#i-pay", 1)[1])


def shown_price(game: Any, move: str) -> list[int]:
    option = str(div[BOARD.option(move, game.view(0), look_of(game, 0))])
    return [int(coins) for coins in COINS.findall(option)]


def test_a_tent_says_the_reward_of_every_space_that_it_enters() -> None:
    """E3.7.12: from space 0 the tent enters 1 (2 silver), then 2 (the orange blessing)."""
    game = ezra.table(3, auto=False)
    ezra.begun(game, "torah", 6)
    one, two = told(game)["tent 1"][1], told(game)["tent 2"][1]
    assert "2 silver" in one and "orange blessing" not in one
    assert "2 silver" in two and "orange blessing" in two
    assert shown_rewards(game, "tent 2") == [("2", "silver"), ("", "blessing")]
    game.tents[0] = 2
    assert shown_rewards(game, "tent 1") == [("2", "food")]
    assert "2 food" in told(game)["tent 1"][1], "that of space 3"


def test_the_last_marker_of_a_column_says_the_bonus_of_the_column() -> None:
    """E3.10.6: two markers stand on 2, the third comes from 1: 2 silver; with it on 2 nobody reaches a column."""
    game = ezra.table(3, auto=False)
    ezra.blessings(game, 0, 1, 2, 2)
    ezra.gain(game, "1 wild blessing")
    options = told(game)
    assert "2 silver" in options["bless orange"][1]
    assert "silver" not in options["bless purple"][1] + options["bless red"][1]


def test_the_columns_of_blessings_show_their_bonuses() -> None:
    """E3.10.6: a step on the altar, 2 silver, a worker, then 2, 3, 4 and 5 points."""
    dock = str(div[EZRA.mine(*look_at(ezra.table(3), 0))])
    row = dock.split('class="bonus"', 1)[1].split("</ol>", 1)[0]
    points = [(number, "vp") for number in "2345"]
    assert AMOUNTS.findall(row) == [("", "altar-step"), ("2", "silver"), ("", "worker"), *points]


def test_the_mirror_says_its_prices() -> None:
    """G3.14: 1 coin to copy a row, 3 for a step of study; the game takes what the page says."""
    for move, price in (("copy work", 1), ("study", 3)):
        game = golem.table(2, coin=5)
        golem.marble(game, "mirror", 2, colour="red")
        assert shown_price(game, move) == [price]
        game.play(move)
        assert golem.purse(game)["coin"] == 5 - price


def test_the_row_of_the_mirror_shows_both_prices() -> None:
    """G3.14: on the board, before a marble is taken: 1 coin to copy a row, 3 for a step of study."""
    game = golem.table(2, coin=5)
    row = str(div[BOARD.board(game.view(0), look_of(game, 0))]).split("<h3>Mirror</h3>", 1)[1].split("</h3>", 1)[0]
    assert re.findall(r'(\d+)(?:</span>)?<svg[^>]*><use href="[^"]*#i-coin"', row)[:2] == ["1", "3"]


def test_what_comes_after_a_move_calls_the_mover_you() -> None:
    """With both marbles and the rabbi used up, the last stop leads into income and golem control."""
    found = 0
    for seed in range(4):
        game = shofar.new("golem", players=2, seed=seed, options={"first_game": True})
        while not game.over and not found:
            seat = game.seat
            assert seat is not None
            for entries in look_of(game, seat).choices.bills.values():
                after = " ".join(entry.text for entry in entries if entry.kind == AFTER)
                assert NAMES[seat] not in after
                found += "You: " in after
            game.apply(game.legal()[-1])
    assert found


def test_books_and_objectives_are_known_by_what_can_be_seen_of_them() -> None:
    """Their numbers stand nowhere on the table: a book has a colour and a price, an objective what it wants."""
    game = golem.table(2, knowledge=9)
    golem.marble(game, "study", 3, colour="red")
    view, look = game.view(0), look_of(game, 0)
    buys = look.choices.starting("buy")
    assert buys
    for move in buys:
        _, space, column = move.split()
        face = look.printed["books"][view["library"][int(space) - 1]["book"]]
        said = f"Buy the {face.word('colour')} book of price {face.number('cost')} for column {column}"
        assert BOARD.tell(move, view, look)[0] == said
    for key in ("kept", "seen", "returned"):
        about = {"a-kind": "study", "a-least": 7, "a-vp": 4, "a": "objective 70"}
        line = look.text(f"deed-objective-{key}", **about)
        assert "Study track at 7 or further: 4 points" in line and "70" not in line


def test_a_development_of_study_says_what_it_brings() -> None:
    """Columns 1, 2 and 4 by their effects in the box, and the other side of the track where the player stands."""
    game = golem.table(2, knowledge=20)
    golem.marble(game, "study", 3, colour="red")
    view, look = game.view(0), look_of(game, 0)
    gold = "Put 1 gold into your cauldrons."
    for column, effect in {"col1": "Take 1 coin and 1 clay.", "col2": "Take 2 victory points.", "col4": gold}.items():
        said = BOARD.tell(f"develop dev_study_{column}", view, look)[1]
        assert said == f"Whenever a book is added here: {effect}"
    at = view["seats"][0]["study"]
    there = look.printed["study_track"][f"position_{at}"]
    said = BOARD.tell("develop dev_study_track", view, look)[1]
    assert f"up to {there.number('developed_limit')} books in a column" in said
    assert said.endswith(WORDS.effect(there.word("developed_income"), "golem"))


def test_a_great_tile_is_not_said_to_bring_nothing() -> None:
    game = golem.table(2, coin=20)
    golem.marble(game, "artifacts", 3, colour="red")
    view, look = game.view(0), look_of(game, 0)
    said = BOARD.tell("develop dev_art_menorah", view, look)
    assert said == ("Develop great artifact tile", "Three yellow menorahs.")
    assert "great artifact tile" in str(BOARD.option("develop dev_art_menorah", view, look))


def test_a_character_has_no_number_in_the_log() -> None:
    """The numbers of characters stand nowhere on the table, and only one of them can be influenced in a round."""
    text = look_of(golem.table(2), 0).text("deed-influenced", a="character 46")
    assert "character" in text and "46" not in text


def test_where_one_is_names_the_tile_that_is_being_placed() -> None:
    game = golem.table(2, coin=20)
    golem.marble(game, "artifacts", 3, colour="red")
    game.play("develop dev_art_grey_clay")
    assert BOARD.where(game.view(0), look_of(game, 0))[-1] == "grey tile of clay"


def test_a_card_on_a_pile_says_the_banners_of_today() -> None:
    """E3.4.1: the cards on top, the tucked ones and the heroes. The game counts what the page says."""
    looked = 0
    for seed in range(3):
        game, rng = shofar.new("ezra", players=2, seed=seed), random.Random(seed)
        while not game.over and looked < 60:
            view, look = look_at(game, game.seat or 0)
            for move in look.choices.starting("play"):
                trial = game.clone()
                trial.play(move)
                pools = trial.view(game.seat)["turn"]["pools"]
                today = [f"{n} {colour} banner{'s' if n > 1 else ''}" for colour, n in pools.items() if n]
                assert EZRA.tell(move, view, look)[1].endswith(f"Banners of today then: {', '.join(today)}.")
                looked += 1
            game.apply(rng.choice(game.legal()))
    assert looked >= 60


def test_a_wall_card_is_known_by_what_it_does() -> None:
    """Its number stands nowhere on the table: neither an option nor the log may say it."""
    game = ezra.table(3, auto=False)
    ezra.wall_deck(game, 0, "wc_01", "wc_10", "wc_12")
    ezra.give(game, 0, stone=2, wood=1)
    ezra.begun(game, "walls", 3)
    game.play("site w08", "build 2 1 0")
    gains = ("1 worker", "1 silver", "1 cinder")
    assert [name for name, _ in told(game).values()] == [f"Build the wall card: Take {gain}" for gain in gains]
    game.play("wall wc_01")
    assert [name for name, _ in told(game).values()] == [
        f"Put it on top of the deck: Take {gain}" for gain in gains[1:]
    ]
    _, look = look_at(game, 0)
    assert look.text("deed-wall-built", a="wall space 8", b="wall card 1") == "built a *wall card* on wall space 8"
    assert look.text("deed-wall-kept", a="wall card 10") == "a *wall card* on top of the deck"


def test_nothing_else_is_sold_before_the_first() -> None:
    """E3.8.6: at least one is sold, so the first question offers no end."""
    game = ezra.table(auto=False)
    ezra.give(game, ezra.T, cinder=3)
    ezra.played(game, "c_perfumer")
    game.play("trade c_perfumer sell")
    assert EZRA.asks(*look_at(game, ezra.T)) == "Sell a resource"
    game.play("sell cinder")
    assert EZRA.asks(*look_at(game, ezra.T)) is None and "done" in told(game)


def test_cards_that_are_dealt_between_turns_are_their_own_heading() -> None:
    """A fold alone needs no flag above it."""
    words, cards = Words("en"), Fold("4 new cards", ("Wood supply in column 1, row 1",))
    one = Block(ASIDE, 7, None, 0, Told("", (), (cards,)))
    look = Look("nehemiah", words, (Sitting(0, "You", "red", you=True),), 0)
    drawn = str(log.block(look, Guest(words), one))
    assert drawn.count("4 new cards") == 1 and "#i-flag" not in drawn
    assert re.search(r"<header><details", drawn)


def test_you_begin_a_sentence_with_a_capital_and_nobody_else_is_called_otherwise() -> None:
    words, called = Words("en"), (("red", "you"), ("blue", "ada"))
    first, other = (f"{Mark.of(seat)} paid {Mark.of(1 - seat)}" for seat in (0, 1))
    assert str(div[telling.told(first, "nehemiah", words, called)]).count("> You</span> paid") == 1
    assert re.search(r"> ada</span> paid .*> you</span>", str(div[telling.told(other, "nehemiah", words, called)]))
