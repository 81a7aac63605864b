"""Why a move is not possible, each with its rule; a test holds the numbers to the list."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import Reason

CARD_PLAYED: Final = 1
PILE_FULL: Final = 2
NOT_IN_HAND: Final = 3
CARD_FIRST: Final = 4
AUXILIARY_USED: Final = 5
NOT_USABLE: Final = 6
NO_SUCH_TRADE: Final = 7
NO_SILVER: Final = 8
NOTHING_TO_SELL: Final = 9
FLIPPED: Final = 10
NO_FLIP_COST: Final = 11
TRADER_USED: Final = 12
ELDER_USED: Final = 13
NO_WORKER: Final = 14
SPACE_TAKEN: Final = 15
NOT_PRINTED: Final = 16
NO_CONVERSION: Final = 17
ACTION_BEGUN: Final = 18
NOT_OPEN: Final = 19
NOT_NOW: Final = 20
LEVITE_PLACED: Final = 21
LEVITES_FULL: Final = 22
NO_FOOD: Final = 23
LEVITES_USED: Final = 24
ROW_FULL: Final = 25
NO_BANNERS: Final = 26
NO_RESOURCE: Final = 27
SITE_CHOSEN: Final = 28
BUILT: Final = 29
NO_SITE: Final = 30
NO_CUBE: Final = 31
RUBBLE_LEFT: Final = 32
NO_WALL_CARD: Final = 33
TOO_MUCH: Final = 34
SCRIBE_PLACED: Final = 35
TILE_TAKEN: Final = 36
TILE_CLOSED: Final = 37
NO_PRICE: Final = 38
TENT_MOVED: Final = 39
ACTION_OPEN: Final = 40
OBLIGATORY: Final = 41
DONE_ALREADY: Final = 42
NOT_OWNED: Final = 43
NO_TARGET: Final = 44
FULL_MARKER: Final = 45
TAKEN_CORNER: Final = 46
NOT_HELD: Final = 47
NOT_DRAWN: Final = 48
OTHER_PATH: Final = 49
NOT_THERE: Final = 50
CANNOT_PAY: Final = 51
NO_CUBE_TO_PAY: Final = 52
NOTHING_SOLD: Final = 53
NOT_PLACED_YET: Final = 54
NO_PLACE: Final = 55
NO_SCROLL: Final = 56
CONDITION: Final = 57
NO_LEVITE_WORKER: Final = 58  # this and the next seven: known words, another rule
NO_GATE_WORKER: Final = 59
NO_SCRIBE_WORKER: Final = 60
NO_IDLE_WORKER: Final = 61
NO_MATERIAL: Final = 62
NOTHING_TO_BURN: Final = 63
NONE_TO_SELL: Final = 64
NO_SILVER_TO_CONVERT: Final = 65
NO_WALL_BESIDE: Final = 66
NO_PATH: Final = 67
NO_BRANCH_FEE: Final = 68  # known words
PLACING_OVER: Final = 69
ACTION_FIRST: Final = 70

REASONS: Final = (
    Reason("", ""),
    Reason("card-played", "E3.2.2"),
    Reason("pile-full", "E3.3.1"),
    Reason("not-in-hand", "E3.3.1"),
    Reason("card-first", "E3.2.2"),
    Reason("auxiliary-used", "E3.8.1"),
    Reason("card-not-usable", "E3.8.2"),
    Reason("no-such-trade", "E3.8.3"),
    Reason("no-silver", "E3.8.5"),
    Reason("nothing-to-sell", "E3.8.6"),
    Reason("flipped-already", "E3.8.9"),
    Reason("no-flip-cost", "E3.8.7"),
    Reason("trader-used", "E3.9.1"),
    Reason("elder-used", "E3.9.1"),
    Reason("no-worker", "E3.9.1"),
    Reason("space-taken", "E3.9.1"),
    Reason("space-not-printed", "E3.9.1"),
    Reason("no-conversion", "E3.2.3"),
    Reason("action-begun", "E3.2.5"),
    Reason("action-not-open", "E3.2.3"),
    Reason("not-in-this-phase", "E3.5.1"),
    Reason("levite-placed", "E3.5.1"),
    Reason("levites-full", "E3.5.2"),
    Reason("no-food", "E3.5.2"),
    Reason("levites-used", "E3.5.3"),
    Reason("row-full", "E3.5.4"),
    Reason("too-few-banners", "E3.4.2"),
    Reason("no-resource", "E3.5.4"),
    Reason("site-chosen", "E3.6.1"),
    Reason("built-or-neutral", "E3.6.1"),
    Reason("no-site", "E3.6.1"),
    Reason("no-cube-there", "E3.6.2"),
    Reason("rubble-left", "E3.6.4"),
    Reason("no-wall-card", "E3.6.8"),
    Reason("not-the-cost", "E3.6.6"),
    Reason("scribe-placed", "E3.7.1"),
    Reason("tile-taken", "E3.7.2"),
    Reason("tile-closed", "E3.7.2"),
    Reason("no-price", "E3.7.3"),
    Reason("tent-moved", "E3.7.1"),
    Reason("action-open", "E3.2.4"),
    Reason("still-obligatory", "E3.12.2"),
    Reason("done-already", "E3.12.2"),
    Reason("not-owned", "E3.12.2"),
    Reason("no-target", "E3.10.13"),
    Reason("marker-at-the-end", "E3.10.5"),
    Reason("corner-taken", "E3.1.12"),
    Reason("not-held", "E3.10.15"),
    Reason("not-drawn", "E3.6.7"),
    Reason("other-path", "E3.7.5"),
    Reason("not-on-the-board", "E3.13.4"),
    Reason("cannot-pay", "E3.8.5"),
    Reason("no-cube-to-pay", "E3.7.11"),
    Reason("nothing-sold-yet", "E3.8.6"),
    Reason("placing-not-begun", "E3.5.1"),
    Reason("no-place-to-build", "E3.16.10"),
    Reason("no-scroll-possible", "E3.16.18"),
    Reason("condition-not-met", "E3.16.10"),
    Reason("no-worker", "E3.5.2"),
    Reason("no-worker", "E3.6.9"),
    Reason("no-worker", "E3.7.2"),
    Reason("no-worker", "E3.12.2"),
    Reason("no-resource", "E3.6.5"),
    Reason("no-resource", "E3.5.6"),
    Reason("not-held", "E3.8.6"),
    Reason("no-silver", "E3.2.3"),
    Reason("no-wall-beside", "E3.17.6"),
    Reason("no-path", "E3.7.4"),
    Reason("no-silver", "E3.7.4"),
    Reason("placing-over", "E3.5.1"),
    Reason("action-first", "E3.2.4"),
)
