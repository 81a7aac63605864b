"""What a position of Nehemiah is worth (section 7 of its specification): points, influence, goods, workers at work."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from shofar.engine.grammar import Phrase, parse
from shofar.games.nehemiah.auction import PARTS
from shofar.games.nehemiah.components import Kit
from shofar.games.nehemiah.moves import LEADERS as NAMES
from shofar.games.nehemiah.table import EMPTY, NOBODY, ROWS, Nehemiah

SPREAD: Final = 0.9  # how many cubes of difference decide a place
TO_COME: Final = [0.0, 1.0, 1.25, 1.5]  # weight of influence by scorings to come
GOODS: Final = [1.1, 1.1, 1.1, 0.8, 0.8, 0.8]  # the first six of a kind ...
MORE: Final = 0.5  # ... and each beyond
LAST_WOOD: Final = 0.35  # what goods fetch when the last turns have begun
LAST_GOLD: Final = 0.5
READY: Final = 0.5  # a ready worker has half of what it may still do
FEE: Final = 1.0
WORTH: Final = {"wood": 1.0, "gold": 1.0, "vp": 1.0, "cube": 2.2, "gate": 3.0}
SPECIAL: Final = 1.0  # of cards that move workers and cards about
LEADERS: Final = {  # to whoever wins the auction
    "double_influence": 4.0, "free_gate": 3.0, "labour_levy": 2.5, "tired_columns": 3.0, "activate_two": 2.5,
    "borrow_worker": 2.5, "gold_bonus": 2.5,
}  # fmt: skip
OTHER_LEADER: Final = 1.5
UNUSED: Final = 0.4  # of a leader, for one that can be used later: a better moment may come
BENCHED: Final = 1.2  # a worker missing for the round
RIVAL_MOST: Final = 3  # what each of the others bids: from nothing to this ...
RIVAL_BID: Final = 1.5  # ... about this ...
RIVAL_SPREAD: Final = 0.8  # ... and how far from that


MADE_OF: Final = ("points", "influence", "goods", "workers", "leaders")


def value(game: Nehemiah, seat: int) -> float:
    """In points."""
    total = 0.0
    for part in parts(game, seat):
        total += part
    return total


def parts(game: Nehemiah, seat: int) -> list[float]:
    """The value by its parts."""
    if game.over:
        return [float(sum(game.breakdown(seat).values())), 0.0, 0.0, 0.0, 0.0]
    leaders = _leaders(game, seat) if game.kit.leaders else 0.0
    return [_points(game, seat), _influence(game, seat), _goods(game, seat), _workers(game, seat), leaders]


def guess(game: Nehemiah, seat: int, rng: Random) -> None:
    """Sealed bids of the others: a few coins, not anything up to all they have."""
    for other in range(game.kit.players):
        if other != seat and game.bids[other * PARTS] >= 0:
            bid = min(rng.randint(0, RIVAL_MOST), game.gold[other])
            game.bids[other * PARTS : other * PARTS + PARTS] = [0, 0, bid]


def turn_mark(game: Nehemiah) -> int:
    """Turns are counted; before them, leaders are put up for auction one by one, each by somebody who bids first."""
    auctions = len(game.offer) + (1 if game.auctioned != EMPTY else 0)
    return (game.turn * 16 + auctions) * 8 + game.decider + 1


def _points(game: Nehemiah, seat: int) -> float:
    kit = game.kit
    boards = sum(game.board_vp[board * kit.players + seat] for board in range(3))
    gates = sum(kit.gate_values[number] for number, owner in enumerate(game.gates) if owner == seat)
    return float(boards + game.card_vp[seat] + game.leader_vp[seat] + gates)


def _influence(game: Nehemiah, seat: int) -> float:
    players = game.kit.players
    total = 0.0
    for board in range(3):
        cubes = game.on[board * players : (board + 1) * players]
        total += _place(cubes, seat, game.kit.places[board])
        if players == 2:  # what the only opponent has is lost to us
            total -= _place(cubes, 1 - seat, game.kit.places[board])
    return total * TO_COME[3 - game.scorings]


def _place(cubes: list[int], seat: int, places: list[int]) -> float:
    own = cubes[seat]
    if not own:
        return 0.0
    gap = (places[0] - places[-1]) / (len(places) - 1)
    ahead = 0.0
    for other, theirs in enumerate(cubes):
        if other != seat:
            ahead += _ahead(own - theirs)
    return places[-1] + gap * ahead


@lru_cache(maxsize=4096)
def _ahead(difference: int) -> float:
    return 1.0 / (1.0 + exp(-difference / SPREAD))


def _goods(game: Nehemiah, seat: int) -> float:
    wood, gold = game.wood[seat], game.gold[seat]
    if game.last_turn >= 0:
        return LAST_WOOD * wood + LAST_GOLD * gold
    return _stock(wood) + _stock(gold)


@lru_cache(maxsize=4096)
def _stock(amount: int) -> float:
    return sum(GOODS[:amount]) + MORE * max(0, amount - len(GOODS))


def _workers(game: Nehemiah, seat: int) -> float:
    """Half the value of the card under each ready worker, and of the usable cards above it."""
    total = 0.0
    worker, tired, worths = game.worker, game.tired, _faces(game.kit)
    for space, owner in enumerate(worker):
        if owner != seat or tired[space]:
            continue
        total += worths[game.face(space)]
        for above in range(space - space % ROWS, space):
            if worker[above] != NOBODY and tired[above]:
                total += max(0.0, worths[game.face(above)] - FEE)
    return READY * total


def _leaders(game: Nehemiah, seat: int) -> float:
    """Leaders won, workers benched for them, and the hopes of a sealed bid."""
    total = -BENCHED * game.bench[seat]
    for leader, owner in enumerate(game.leader_of):
        if owner == seat:
            total += UNUSED * _leader(leader)
    return total + _bid(game, seat) if game.auctioned != EMPTY else total


def _bid(game: Nehemiah, seat: int) -> float:
    """What the leader is worth beyond the bid, as far as the bid wins."""
    at = seat * PARTS
    workers, wood, gold = [max(0, named) for named in game.bids[at : at + PARTS]]
    price = BENCHED * workers + _goods_spent(game, seat, wood, gold)
    beats_one = 1.0 / (1.0 + exp((RIVAL_BID - workers - wood - gold) / RIVAL_SPREAD))
    chance = 1.0
    for _rival in range(game.kit.players - 1):
        chance *= beats_one
    return chance * (_leader(game.auctioned) - price)


def _goods_spent(game: Nehemiah, seat: int, wood: int, gold: int) -> float:
    left = _stock(game.wood[seat] - wood) + _stock(game.gold[seat] - gold)
    return _stock(game.wood[seat]) + _stock(game.gold[seat]) - left


def _leader(leader: int) -> float:
    return LEADERS.get(NAMES[leader], OTHER_LEADER)


@lru_cache(maxsize=64)
def _faces(kit: Kit) -> list[float]:
    """What one use of each face is worth, from its effect alone; worked out once per box and player count."""
    return [_worth(parse(effect.text())) for effect in kit.effects]


def _worth(phrase: Phrase) -> float:
    if phrase.kind == "pay":
        return _worth(phrase.parts[1]) - 0.8 * _worth(phrase.parts[0])
    if phrase.kind in ("seq", "both"):
        return sum([_worth(part) for part in phrase.parts])
    if phrase.kind == "choice":
        return max([_worth(part) for part in phrase.parts])
    if phrase.kind == "times":
        return 1.5 * _worth(phrase.parts[0])
    if phrase.kind in ("may", "when", "per"):
        return _worth(phrase.parts[0])
    return WORTH.get(phrase.name, SPECIAL) * (phrase.amount if phrase.name in WORTH else 1)
