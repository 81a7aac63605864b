"""The catalogue: every move, with a literal number for each verb (a test holds them to the list)."""

from __future__ import annotations

from typing import Final

from shofar.engine.move import Catalogue, Verb
from shofar.games.ezra.names import (
    ACTIONS,
    BLESSINGS,
    CHARACTERS,
    CORNERS,
    GOODS,
    PATH_NAMES,
    PLACES,
    RING,
    SCROLLS,
    TILES,
    WALL_CARDS,
)

FOUR: Final = ("1", "2", "3", "4")
CHARACTER_WORDS: Final = tuple([card.removeprefix("c_") for card in CHARACTERS])

MOST_STONE: Final = 4  # that a building may cost
MOST_WOOD: Final = 2
# What a building may be paid with: stone, wood, gold; banners for the rest (E3.6.6).
PAYMENTS: Final = tuple(
    [
        (stone, wood, gold)
        for stone in range(MOST_STONE + 1)
        for wood in range(MOST_WOOD + 1)
        for gold in range(MOST_STONE + MOST_WOOD - stone - wood + 1)
    ]
)
PAYMENT_WORDS: Final = tuple([tuple([str(number) for number in payment]) for payment in PAYMENTS])

PLAY: Final = 0  # a character card on a pile
TRADE: Final = 30  # with a visible card
FLIP: Final = 60  # a development tile
TRADER: Final = 65  # a worker on a trader space
ELDER: Final = 69  # a worker on an elder space
CONVERT: Final = 73  # silver into food
BEGIN: Final = 74  # a main action
LEVITE: Final = 77  # place a Levite
BANNER: Final = 78  # use a Levite for a red banner
TEMPLE: Final = 79  # a resource into a row
ALTAR: Final = 94  # a resource on the altar
PLACED: Final = 96  # declare placing finished
SITE: Final = 97  # choose the location
CLEAR: Final = 131  # remove a cube of rubble
BUILD: Final = 135  # pay stone, wood, gold and the rest in banners
SCRIBE: Final = 195  # a worker on a scroll tile
TENT: Final = 213  # move the tent
FINISH: Final = 217  # the main action, or the preparation
END: Final = 218  # the turn
FARMER: Final = 219  # a worker becomes a farmer
LABOURER: Final = 220  # a worker becomes a labourer, with one of two yields
JUDGEMENT: Final = 222  # of the prophets
HARVEST: Final = 223  # the farmers tile's food
GUARDS: Final = 224  # the guards tile's recovery
USE: Final = 225  # a scroll tile in the preparation
GATEKEEPER: Final = 258  # on a corner gate
TAKE: Final = 262  # a resource of your choice
BLESS: Final = 265  # advance a blessing marker
RECOVER: Final = 268  # a trader or elder
PASS: Final = 276  # do without
CHOOSE: Final = 277  # one of several effects
ACCEPT: Final = 281  # an optional effect
DISCARD: Final = 282  # above the storage limit
WALL: Final = 286  # build this wall card
TOP: Final = 298  # put this wall card on the deck
COPY: Final = 310  # the effect of an adjacent wall
VIA: Final = 344  # branch along these tiles
PAY: Final = 365  # a good
SELL: Final = 371  # one resource
DONE: Final = 375  # selling
FEED: Final = 376  # the workers
TUCK: Final = 377  # a card for good

CATALOGUE: Final = Catalogue(
    "ezra",
    [
        Verb("play", CHARACTER_WORDS, ("1", "2", "3")),
        Verb("trade", CHARACTER_WORDS, ("upper", "lower", "sell")),
        Verb("flip", TILES),
        Verb("trader", FOUR),
        Verb("elder", FOUR),
        Verb("convert"),
        Verb("begin", ACTIONS),
        Verb("levite"),
        Verb("banner"),
        Verb("temple", ("1", "2", "3", "4", "5"), ("stone", "wood", "gold")),
        Verb("altar", ("wood", "cinder")),
        Verb("placed"),
        Verb("site", RING),
        Verb("clear", GOODS[:4]),
        Verb("build", only=PAYMENT_WORDS),
        Verb("scribe", PLACES),
        Verb("tent", FOUR),
        Verb("finish"),
        Verb("end"),
        Verb("farmer"),
        Verb("labourer", ("1", "2")),
        Verb("judgement"),
        Verb("harvest"),
        Verb("guards"),
        Verb("use", SCROLLS),
        Verb("gatekeeper", CORNERS),
        Verb("take", ("stone", "wood", "cinder")),
        Verb("bless", BLESSINGS[:3]),
        Verb("recover", ("trader", "elder"), FOUR),
        Verb("pass"),
        Verb("choose", FOUR),
        Verb("accept"),
        Verb("discard", GOODS[:4]),
        Verb("wall", WALL_CARDS),
        Verb("top", WALL_CARDS),
        Verb("copy", RING),
        Verb("via", PATH_NAMES),
        Verb("pay", GOODS),
        Verb("sell", GOODS[:4]),
        Verb("done"),
        Verb("feed"),
        Verb("tuck", CHARACTER_WORDS),
    ],
)
