"""The catalogue: every move, with a literal number for each verb (a test holds them to the list)."""

from __future__ import annotations

from typing import Final

from shofar.engine.move import Catalogue, Verb
from shofar.games.ezra import names

FOUR: Final = ("1", "2", "3", "4")
CORNER_GATES: Final = tuple([f"g_{gate}" for gate in names.CORNERS])

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

DO_PLAY: Final = 0  # a character card on a pile
DO_TRADE: Final = 30  # with a visible card
DO_FLIP: Final = 60  # a development tile
DO_TRADER: Final = 65  # a worker on a trader space
DO_ELDER: Final = 69  # a worker on an elder space
DO_CONVERT: Final = 73  # silver into food
DO_BEGIN: Final = 74  # a main action
DO_LEVITE: Final = 77  # place a Levite
DO_BANNER: Final = 78  # use a Levite for a red banner
DO_TEMPLE: Final = 79  # a resource into a row
DO_ALTAR: Final = 94  # a resource on the altar
DO_PLACED: Final = 96  # declare placing finished
DO_SITE: Final = 97  # choose the location
DO_CLEAR: Final = 131  # remove a cube of rubble
DO_BUILD: Final = 135  # pay stone, wood, gold and the rest in banners
DO_SCRIBE: Final = 195  # a worker on a scroll tile
DO_TENT: Final = 213  # move the tent
DO_FINISH: Final = 217  # the main action, or the preparation
DO_END: Final = 218  # the turn
DO_FARMER: Final = 219  # a worker becomes a farmer
DO_LABOURER: Final = 220  # a worker becomes a labourer, with one of two yields
DO_JUDGEMENT: Final = 222  # of the prophets
DO_HARVEST: Final = 223  # the farmers tile's food
DO_GUARDS: Final = 224  # the guards tile's recovery
DO_USE: Final = 225  # a scroll tile in the preparation
DO_GATEKEEPER: Final = 258  # on a corner gate
DO_TAKE: Final = 262  # a resource of your choice
DO_BLESS: Final = 265  # advance a blessing marker
DO_RECOVER: Final = 268  # a trader or elder
DO_PASS: Final = 276  # do without
DO_CHOOSE: Final = 277  # one of several effects
DO_ACCEPT: Final = 281  # an optional effect
DO_DISCARD: Final = 282  # above the storage limit
DO_WALL: Final = 286  # build this wall card
DO_TOP: Final = 298  # put this wall card on the deck
DO_COPY: Final = 310  # the effect of an adjacent wall
DO_VIA: Final = 344  # branch along these tiles
DO_PAY: Final = 365  # a good
DO_SELL: Final = 371  # one resource
DO_DONE: Final = 375  # selling
DO_FEED: Final = 376  # the workers
DO_TUCK: Final = 377  # a card for good

CATALOGUE: Final = Catalogue(
    "ezra",
    [
        Verb("play", names.CHARACTERS, ("1", "2", "3")),
        Verb("trade", names.CHARACTERS, ("upper", "lower", "sell")),
        Verb("flip", names.TILES),
        Verb("trader", FOUR),
        Verb("elder", FOUR),
        Verb("convert"),
        Verb("begin", names.ACTIONS),
        Verb("levite"),
        Verb("banner"),
        Verb("temple", ("1", "2", "3", "4", "5"), ("stone", "wood", "gold")),
        Verb("altar", ("wood", "cinder")),
        Verb("placed"),
        Verb("site", names.RING),
        Verb("clear", names.GOODS[:4]),
        Verb("build", only=PAYMENT_WORDS),
        Verb("scribe", names.PLACES),
        Verb("tent", FOUR),
        Verb("finish"),
        Verb("end"),
        Verb("farmer"),
        Verb("labourer", ("1", "2")),
        Verb("judgement"),
        Verb("harvest"),
        Verb("guards"),
        Verb("use", names.SCROLLS),
        Verb("gatekeeper", CORNER_GATES),
        Verb("take", ("stone", "wood", "cinder"), many=True),
        Verb("bless", names.BLESSINGS[:3]),
        Verb("recover", ("trader", "elder"), FOUR),
        Verb("pass"),
        Verb("choose", FOUR),
        Verb("accept"),
        Verb("discard", names.GOODS[:4]),
        Verb("wall", names.WALL_CARDS),
        Verb("top", names.WALL_CARDS),
        Verb("copy", names.RING),
        Verb("via", names.PATH_NAMES),
        Verb("pay", names.GOODS),
        Verb("sell", names.GOODS[:4]),
        Verb("done"),
        Verb("feed"),
        Verb("tuck", names.CHARACTERS),
    ],
)
