"""A table for scenarios: a game of Ezra at a chosen moment, set up in a few lines, and what a player would look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import shofar
from shofar.engine.frame import Frame
from shofar.games.ezra.names import (
    ACTIONS,
    BLESSINGS,
    CHARACTERS,
    FOCUS,
    GOODS,
    HEROES,
    PLACES,
    RING,
    SCROLLS,
    TILES,
    WALL_CARDS,
)
from shofar.games.ezra.setup import CORNER_SPOTS
from shofar.games.ezra.table import Ezra

T, R, P, Y = range(4)
NEUTRAL = 4
COLOURS = ("red", "grey", "blue", "wild")
BOX = Path(__file__).with_name("box.toml")


def dealt(players: int, seed: int | str, options: dict[str, Any] | None = None, **more: Any) -> Ezra:
    """A game as it is dealt."""
    return mine(shofar.new("ezra", players, seed, options, **{**more, "box": more.get("box") or BOX}))


def mine(game: shofar.Game) -> Ezra:
    """The same game, as a game of this title."""
    assert isinstance(game, Ezra)
    return game


def table(
    players: int = 4, week: int = 1, solo: str = "A", altar: str = "1a", auto: bool = True, box: Any = None
) -> Ezra:
    """Player 0 is at the turn menu of day 1: 6 workers, no goods, variant 1 of every tile, rubble gone, empty piles.

    Corners: sheep, horse, fountain, old belong to seats 0, 1, 2, 3; with three players old is neutral; with two and
    alone sheep and horse are seat 0's, fountain and old seat 1's."""
    game = dealt(players, "table", {"solo": solo, "altar": altar}, auto=False, box=box)
    seats = game.seats
    game.round = week
    game.shofar = 0
    game.goods = [0] * (seats * 6)
    game.tiles = [0] * (seats * 5)
    game.rubble = [0] * len(game.rubble)
    game.ahead = [*reversed(range(seats))]
    keepers = {2: (0, 0, 1, 1), 3: (0, 1, 2, NEUTRAL), 4: (0, 1, 2, 3)}[seats]
    for spot, keeper in zip(CORNER_SPOTS, keepers, strict=True):
        if game.owner[spot] == -1 and keeper != NEUTRAL:
            game.stock[keeper] -= 1
        game.owner[spot] = keeper
    for seat in range(game.players):
        game.deck[seat] = list(range(10))
        game.hand[seat] = []
    game.auto = auto
    game.stack = [step.frames[0] for step in reversed(after_the_days(game, week))]
    game.stack += [frame(game, "day", value=1), frame(game, "close_turn"), frame(game, "turn")]
    game.stage, game.day, game.active = 1, 1, 0
    hand(game, 0, "c_priest", "c_singer", "c_reader", "c_watchman")
    game.advance()
    return game


def after_the_days(game: Ezra, week: int) -> list[Any]:
    """What follows the days of this week, by the order of play itself."""
    course, days = game.rules.nodes["game"].parts(), game.rules.nodes["week"].parts()
    weeks = [at for at, step in enumerate(course) if step.text() == "week"]
    return [*days[1:], *course[weeks[week - 1] + 1 :]]


def frame(game: Ezra, name: str, seat: int = 0, value: int = 0) -> Frame:
    return Frame(game.rules.nodes[name], seat, value)


def ask(game: Ezra, name: str, seat: int = 0, value: int = 0) -> Any:
    """Let an effect happen now, before the question that waits."""
    game.stack.append(frame(game, name, seat, value))
    game.advance()
    return game


def gain(game: Ezra, text: str, seat: int = 0) -> Any:
    """A gain of the box, by its text."""
    return ask(game, text, seat)


def prepare(game: Ezra, seat: int = 0) -> Any:
    """The seat is at its preparation menu; after it comes the Sabbath."""
    keep = len(game.stack) - 3 if game.question == "turn" else len(game.stack)
    del game.stack[keep:]
    game.stack.pop()  # the preparation of all
    game.stack.append(frame(game, "begin_preparation", seat))
    game.advance()
    return game


def sabbath(game: Ezra, *seats: int) -> Any:
    """These seats keep the Sabbath now."""
    names = [entry.effect.text() for entry in game.stack]
    del game.stack[names.index("sabbath_storage") + 1 :]
    for seat in reversed(seats or (0,)):
        game.stack.append(frame(game, "begin_sabbath", seat))
    game.advance()
    return game


# --- what people have -------------------------------------------------------------------------------------------


def give(game: Ezra, seat: int, **goods: Any) -> None:
    """Set goods."""
    for good, number in goods.items():
        game.goods[seat * 6 + GOODS.index(good)] = number
    game.advance()


def purse(game: Ezra, seat: int) -> dict[str, int]:
    """The goods a seat has, without those it has not."""
    found = {good: game.goods[seat * 6 + number] for number, good in enumerate(GOODS)}
    return {good: number for good, number in found.items() if number}


def vp(game: Ezra, seat: int) -> int:
    """The marker, counted from its start on 10."""
    return game.marker(seat) - 10


def hand(game: Ezra, seat: int, *cards: str) -> None:
    """These cards are the hand; the others of hand and deck are the deck."""
    pool = {*game.hand[seat], *game.deck[seat]}
    held = [CHARACTERS.index(card) for card in cards]
    game.hand[seat] = sorted(held)
    game.deck[seat] = sorted(pool - set(held))


def _take_card(game: Ezra, seat: int, card: str) -> int:
    number = CHARACTERS.index(card)
    for cards in (game.hand[seat], game.deck[seat]):
        if number in cards:
            cards.remove(number)
    return number


def piles(game: Ezra, seat: int, *names: str) -> None:
    """Piles from the bottom: `piles(game, T, "c_priest c_singer", "c_reader", "")`."""
    for pile, text in enumerate(names):
        game.piles[seat * 3 + pile] = [_take_card(game, seat, card) for card in text.split()]
    game.advance()


def tuck(game: Ezra, seat: int, *cards: str) -> None:
    for card in cards:
        game.tucked[seat].append(_take_card(game, seat, card))
    game.advance()


def played(game: Ezra, card: str, pile: int = 0) -> None:
    """This card was played by the active player this turn."""
    game.piles[game.active * 3 + pile].append(_take_card(game, game.active, card))
    game.card = CHARACTERS.index(card)
    game.advance()


def begun(game: Ezra, action: str, pool: int) -> None:
    """The main action is open, with so many banners."""
    if game.card < 0:
        played(game, "c_goldsmith")
    game.action = ACTIONS.index(action) + 1
    game.pool = pool
    game.advance()


def workers(game: Ezra, seat: int, **numbers: Any) -> None:
    """Set idle, levites, farmers, labourers; the main supply takes the difference, or `stock` is set too."""
    stock = numbers.pop("stock", None)
    for kind, number in numbers.items():
        of = getattr(game, kind)
        game.stock[seat] += of[seat] - number
        of[seat] = number
    if stock is not None:
        game.stock[seat] = stock
    game.advance()


def variant(game: Ezra, seat: int, tile: str, flipped: bool = False) -> None:
    """Give the seat this development tile: `variant(game, T, "guards_2")`."""
    kind, number = tile.split("_")
    game.tiles[seat * 5 + TILES.index(kind)] = int(number) - 1
    if flipped:
        game.flipped[seat] |= 1 << TILES.index(kind)
    game.advance()


def own(game: Ezra, seat: int, tile: str, place: str = "3.2") -> None:
    """The seat's scribe stands on this scroll tile."""
    number, at = SCROLLS.index(tile), PLACES.index(place)
    lay(game, tile, place)
    game.scribe[at] = seat
    game.stock[seat] -= 1
    game.scrolls_of[seat] |= 1 << number
    game.row_food[int(place[0]) - 1] = 0
    game.advance()


def lay(game: Ezra, tile: str, place: str) -> None:
    """This tile lies at this place; what lay there goes where the tile was."""
    number, at = SCROLLS.index(tile), PLACES.index(place)
    scrolls = list(game.scrolls)
    if number in scrolls:
        scrolls[scrolls.index(number)] = scrolls[at]
    scrolls[at] = number
    game.scrolls = scrolls


def scribes(game: Ezra, **places: Any) -> None:
    """`scribes(game, T="1.1 2.1", white="1.0")`: who stands where."""
    for name, text in places.items():
        for place in text.split():
            owner = NEUTRAL if name == "white" else "TRPY".index(name)
            game.scribe[PLACES.index(place)] = owner
            if owner != NEUTRAL:
                game.stock[owner] -= 1
                game.scrolls_of[owner] |= 1 << game.scrolls[PLACES.index(place)]
                game.row_food[int(place[0]) - 1] = 0
    game.advance()


def who(game: Ezra, place: str) -> int:
    return game.scribe[PLACES.index(place)]


# --- the ring ---------------------------------------------------------------------------------------------------


def rubble(game: Ezra, spot: str, **cubes: Any) -> None:
    at = RING.index(spot) * 4
    for good in range(4):
        game.rubble[at + good] = cubes.get(GOODS[good], 0)
    game.advance()


def wall(game: Ezra, spot: str, seat: int, card: str = "wc_12") -> None:
    """A wall that stands already."""
    number = WALL_CARDS.index(card)
    game.owner[RING.index(spot)] = seat
    game.wall_on[RING.index(spot)] = number
    if number in game.wall_deck[seat]:
        game.wall_deck[seat].remove(number)
    game.advance()


def gate(game: Ezra, spot: str, seat: int) -> None:
    """A gate that stands already, or whose keeper is another."""
    if seat != NEUTRAL:
        game.stock[seat] -= 1
    before = game.owner[RING.index(spot)]
    if 0 <= before < NEUTRAL:
        game.stock[before] += 1
    game.owner[RING.index(spot)] = seat
    game.gate_silver[RING.index(spot)] = 0
    game.advance()


def owner(game: Ezra, spot: str) -> int:
    return game.owner[RING.index(spot)]


def silver_on(game: Ezra, spot: str) -> int:
    return game.gate_silver[RING.index(spot)]


def wall_deck(game: Ezra, seat: int, *cards: str) -> None:
    """The wall deck is these cards, in this order from the top."""
    numbers = [WALL_CARDS.index(card) for card in cards]
    game.wall_deck[seat] = list(numbers)
    game.wall_top[seat] = -1
    game.wall_bottom[seat] = []
    game.stacked = list(numbers[:3])


def built(game: Ezra, spot: str) -> str | None:
    card = game.wall_on[RING.index(spot)]
    return WALL_CARDS[card] if card >= 0 else None


# --- markers ----------------------------------------------------------------------------------------------------


def blessings(game: Ezra, seat: int, *levels: int) -> None:
    game.blessings[seat * 3 : seat * 3 + 3] = list(levels)


def blessed(game: Ezra, seat: int) -> dict[str, int]:
    return {BLESSINGS[colour]: game.blessings[seat * 3 + colour] for colour in range(3)}


def altar(game: Ezra, *spaces: int) -> None:
    """Markers on these spaces; on one space the earlier seat lies above."""
    game.altar = list(spaces)
    game.ahead = sorted(range(len(spaces)), key=lambda seat: (-spaces[seat], -seat))
    game.advance()


def tent(game: Ezra, seat: int, space: int) -> None:
    game.tents[seat] = space


def temple(game: Ezra, *filled: int) -> None:
    """Cubes in rows 1 to 5, all stone."""
    for row, number in enumerate(filled):
        game.filled[row] = number
        game.temple[row * 8 : row * 8 + 8] = [0] * number + [-1] * (8 - number)
    game.sectors = sum(1 for end in game.kit.sector_end if min(game.filled) >= end)
    game.advance()


def hero(game: Ezra, name: str) -> int:
    return game.hero_of[HEROES.index(name)]


# --- moves ------------------------------------------------------------------------------------------------------


def options(game: Ezra, verb: str = "") -> list[str]:
    """What may be done now, without the verb if one is given."""
    texts = [move.text for move in game.moves]
    return [text.removeprefix(verb).strip() for text in texts if text.split()[0] == verb] if verb else texts


def why(game: Ezra, move: str) -> str:
    """The reason against a move: its key, empty if it is possible."""
    found = shofar.explain_illegal(game, move)
    return found.key if found else ""


def pool(game: Ezra, colour: str, seat: int = 0) -> int:
    return game.banner_pool(seat, COLOURS.index(colour))


def sound(game: Ezra) -> bool:
    """True if no invariant is broken."""
    assert game.rules.title.check(game) == []
    return True


def told(game: Ezra, heard: Any, *keys: str) -> list[tuple[Any, ...]]:
    """The news of these kinds: key, seat and as many numbers as the kind has."""
    kinds = game.rules.title.kinds
    return [
        (kinds[kind].key, seat, *numbers[: len(kinds[kind].args)])
        for kind, seat, *numbers in heard
        if kinds[kind].key in keys
    ]


def random_to_end(game: Ezra, seed: int = 1) -> Any:
    """Play on at random."""
    import random

    chance = random.Random(seed)
    while game.seat is not None:
        game.apply(chance.choice(game.legal()))
    return game


# --- the solo opponent --------------------------------------------------------------------------------------------

OPP = 1  # its seat; `R` in `scribes`


def solo(side: str = "A", focus: str = "focus_fountain", week: int = 1) -> Any:
    """One player, the opponent with this focus card."""
    game = table(players=1, week=week, solo=side, auto=False)
    game.focus = FOCUS.index(focus)
    return game


def takes_the_highest_scribe() -> tuple[Any, Any]:
    """The opponent, column 4 of the focus card and three tiles of row 3 to take; returns the game and its news."""
    game = solo(focus="focus_water")
    game.scribe[0] = game.scribe[2] = -1
    scribes(game, T="1.1 2.1 2.2")
    workers(game, OPP, idle=2)
    give(game, OPP, gold=3)
    heard = game.listen()
    gain(game, "scribe highest", OPP)
    return game, heard
