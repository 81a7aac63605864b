"""The dock: every option says what it costs and brings, what cannot be paid is shown, one line says where one is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

import pytest

import shofar
from shofar.engine.ledger import Ledger, Unknown
from shofar.readers.words import Words
from shofar.web import scene as scenes
from shofar.web.pages.layout import Guest
from shofar.web.pages.table import inner
from shofar.web.scene import Scene
from shofar.web.store.model import PERSON, PLAYING
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import deal, go_on

TITLES = shofar.titles()
DECISIONS = 200
WORDS = Words("en", ("Tomek", "Hanna", "Ezer", "Zuzia"))
OPTION = re.compile(r'<button class="option"[^>]* value="([^"]+)"(.*?)</button>', re.S)
DASHED = re.compile(r'<div class="option not-now"[^>]* data-why="([^"]+)"(.*?)</div>', re.S)
TIP = re.compile(r'<span class="tip"[^>]*>(.*)</span>', re.S)
BILL = re.compile(r'<span class="bill (\w+)">([^<]*)</span>')
TAGS = re.compile(r"<[^>]+>")


def table(title: str, seed: int, players: int = 3) -> Room:
    room = deal(title, players, seed, {})
    room.row = replace(room.row, state=PLAYING)
    room.seats = [replace(one, kind=PERSON) for one in room.seats]
    return room


def decisions(title: str, count: int) -> Iterator[Room]:
    """Moments of random games at which there is something to choose."""
    found = 0
    for seed in range(count):
        room, rng = table(title, seed), random.Random(f"{title} {seed}")
        while room.game is not None and room.game.seat is not None:
            if rng.random() < 0.25:
                yield room
                found += 1
                if found == count:
                    return
            go_on(room, rng.choice(room.game.moves).text)


def seen(room: Room) -> tuple[Scene, str]:
    """The page of who decides."""
    assert room.game is not None and room.game.seat is not None
    seat = room.game.seat
    room.holders = {seat: {"me"}}
    made = scenes.scene(room, "me", "en", seat, set(), 0)
    return made, str(inner(made, Guest(made.look.words)))


def options(page: str) -> dict[str, str]:
    """What each option of the dock holds, by its move."""
    return {unescape(move): inside for move, inside in OPTION.findall(page)}


def bill(inside: str) -> list[tuple[str, str]]:
    found = TIP.search(inside)
    assert found, inside
    return [(kind, unescape(text)) for kind, text in BILL.findall(found[1])]


def forms(title: str, goods: tuple[str, ...]) -> dict[str, str]:
    """The words for goods, and which good each of them means."""
    return {WORDS.noun(good, n, title): good for good in goods for n in (1, 2, 5)}


def told(title: str, goods: tuple[str, ...], lines: list[tuple[str, str]]) -> dict[str, int]:
    """What the mover surely has more or less of, by what the tip says."""
    nouns = forms(title, goods)
    counted = re.compile(rf"(\d+) ({'|'.join(sorted(map(re.escape, nouns), key=len, reverse=True))})\b")
    sums = dict.fromkeys(goods, 0)
    for kind, text in lines:
        for sentence in text.removeprefix("After that: ").split(". ") if kind == "after" else [text]:
            lost = sentence.startswith("Costs ") or sentence.rstrip(".").endswith("left over and lost")
            sign = -1 if lost else 1 if sentence.startswith("Brings ") else 0
            for number, noun in counted.findall(sentence):
                sums[nouns[noun]] += sign * int(number)
    return sums


def played(game: shofar.Game, move: str, hidden: bool) -> shofar.Game:
    """The game after the move; where the mover would learn something, just before that."""
    trial = game.clone()
    if hidden:
        assert game.seat is not None
        trial.ledger = Ledger(game.seat)
        with pytest.raises(Unknown):
            trial.play(move)
    else:
        trial.play(move)
    return trial


@pytest.mark.parametrize("title", TITLES)
def test_options_say_what_they_cost_bring_and_lack(title: str) -> None:
    """400 decisions, drawn once for all that is to be said of them; every option of the first 200 is played."""
    goods = shofar.title(title).goods
    looked = priced = missing = 0
    for at, room in enumerate(decisions(title, 2 * DECISIONS)):
        game, (_, page) = room.game, seen(room)
        assert game is not None
        missing += lacking(game, page, goods)
        if at >= DECISIONS:
            continue
        more, prices = charged(game, page, goods)
        looked, priced = looked + more, priced + prices
        has_words_of_its_own(page)
        says_where_one_is(game, page)
        has_tips_for_twins(page)
    assert looked > DECISIONS and priced > DECISIONS / 5
    assert missing > 2


def charged(game: shofar.Game, page: str, goods: tuple[str, ...]) -> tuple[int, int]:
    """A tip names the price that the move then charges: every option is played, and the purse compared with the
    sentences of its tip. Returns how many there were, and how many had a price."""
    assert game.seat is not None
    title, seat, offered = game.rules.title.name, game.seat, options(page)
    assert sorted(offered) == sorted(move.text for move in game.moves)
    before, priced = list(game.holdings(seat)), 0
    for move, inside in offered.items():
        lines = bill(inside)
        after = list(played(game, move, any(kind == "hidden" for kind, _ in lines)).holdings(seat))
        change = dict(zip(goods, (b - a for a, b in zip(before, after, strict=True)), strict=True))
        assert told(title, goods, lines) == change, (game.question, move, lines)
        priced += any(kind == "price" for kind, _ in lines)
    return len(offered), priced


def lacking(game: shofar.Game, page: str, goods: tuple[str, ...]) -> int:
    """A dashed option names a price that is not in the purse, and by how much. Returns how many there were."""
    assert game.seat is not None
    title = game.rules.title.name
    nouns, found = forms(title, goods), DASHED.findall(page)
    held = dict(zip(goods, game.holdings(game.seat), strict=True))
    for move, inside in found:
        assert game.forecast(unescape(move)).refused is not None
        lines = bill(inside)
        price = told(title, goods, [line for line in lines if line[0] == "price"])
        short = " ".join(text for kind, text in lines if kind == "short")
        said = {nouns[noun]: int(n) for n, noun in re.findall(rf"(\d+) ({'|'.join(nouns)})\b", short)}
        assert any(price.values()) and short
        assert said == {good: -n - held[good] for good, n in price.items() if n and -n > held[good]}, (move, lines)
    return len(found)


def has_words_of_its_own(page: str) -> None:
    """No number stands for a card: two options of a question never have the same name and the same tip, and none is
    called by its notation."""
    names = []
    for move, inside in options(page).items():
        tip = TIP.search(inside)
        assert tip
        words = " ".join(unescape(TAGS.sub(" ", tip[1])).split())
        assert words and words != move and "_" not in words, (move, words)
        assert not re.search(r"\b(objective|element|option|starting tile|wall card) \d", words), words
        names.append(words)
    assert len(names) == len(set(names)), names


def says_where_one_is(game: shofar.Game, page: str) -> None:
    """A line says where in the turn one is."""
    where = re.search(r'<p class="where">(.*?)</p>', page, re.S)
    assert where and len(re.findall("<span>", where[1])) >= 1
    if game.progress[1]:
        assert f"{game.progress[0]} of {game.progress[1]}" in TAGS.sub("", where[1])


def has_tips_for_twins(page: str) -> None:
    """The twin on the board is described by the same tip."""
    ids = set(re.findall(r'<span class="tip" id="([^"]+)"', page))
    for described in re.findall(r'aria-describedby="([^"]+)"', page):
        assert described in ids
