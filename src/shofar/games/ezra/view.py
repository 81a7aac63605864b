"""What a seat sees (section 4 of the specification), and what it cannot know."""

from __future__ import annotations

from typing import Final

from shofar.engine.frame import Frame
from shofar.engine.rng import Rng
from shofar.games.ezra import names
from shofar.games.ezra.outlook import outlook, pools, prospects
from shofar.games.ezra.scoring import end_points
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import MOST_COLUMNS, ROWS
from shofar.games.ezra.views import Altar, Board, Cards, Hero, Own, Scroll, Sights, Solo, Spot, Temple, Tile, Turn
from shofar.games.ezra.walls import PLACE_WALL

STAGES: Final = ("opening", "days", "preparation", "sabbath", "rest")
PHASES: Final = ("before", "during", "after")
# In the order of the bits of `Ezra.did`.
DONE_DAY: Final = ("auxiliary", "trader", "elder", "levite", "scribe", "tent")
DONE_PREPARING: Final = ("judgement", "harvest", "guards")


def sights(game: Ezra, seat: int | None) -> Sights:
    kit = game.kit
    return {
        "round": game.round,
        "day": game.day,
        "stage": STAGES[game.stage],
        "shofar": game.shofar,
        "active": game.active,
        "turn": _turn(game),
        "ring": [_spot(game, kit.at[pos]) for pos in range(len(names.RING))],
        "temple": _temple(game),
        "altar": _altar(game),
        "scrolls": [_scroll(game, place) for place in range(len(names.PLACES))],
        "row_food": list(game.row_food),
        "heroes": [_hero(game, hero) for hero in range(len(names.HEROES))],
        "boards": [_player(game, other, seat) for other in range(kit.seats)],
        "solo": _solo(game) if kit.opponent >= 0 else None,
        "scores": game.scores,
    }


def _owner(owner: int) -> str | None:
    return None if owner == names.FREE else names.OWNERS[owner]


def _turn(game: Ezra) -> Turn:
    """The turn in progress: what is done, what is left."""
    open_action = game.action not in (names.NONE, names.CLOSED)
    return {
        "card": names.CHARACTERS[game.card] if game.card >= 0 else None,
        "action": names.ACTIONS[game.action - 1] if open_action else None,
        "closed": game.action == names.CLOSED,
        "phase": PHASES[game.phase],
        "pool": game.pool if open_action else None,
        "levites_used": game.used,
        "site": names.RING[game.site] if game.site >= 0 else None,
        "banners": dict(zip(names.BANNERS, game.banners, strict=True)),
        "done": _done(game),
        "pools": dict(zip(names.BANNERS[:3], pools(game), strict=True)),
    }


def _done(game: Ezra) -> list[str]:
    """What can be done once in this turn or preparation, and has been."""
    deeds = DONE_DAY if game.stage == names.DAYS else DONE_PREPARING
    tiles = [tile for number, tile in enumerate(names.SCROLLS) if game.did_tiles >> number & 1]
    return [*[name for bit, name in enumerate(deeds) if game.did >> bit & 1], *tiles]


def _spot(game: Ezra, spot: int) -> Spot:
    card = game.wall_on[spot]
    return {
        "id": names.RING[spot],
        "owner": _owner(game.owner[spot]),
        "card": names.WALL_CARDS[card] if card >= 0 else None,
        "rubble": {names.GOODS[good]: game.rubble[spot * names.RESOURCES + good] for good in range(names.RESOURCES)},
        "silver": game.gate_silver[spot],
    }


def _temple(game: Ezra) -> Temple:
    kit = game.kit
    rows = []
    for row in range(ROWS):
        cubes = game.temple[row * MOST_COLUMNS : row * MOST_COLUMNS + kit.columns]
        rows.append([names.GOODS[cube] if cube >= 0 else None for cube in cubes])
    ends = list(kit.sector_end)
    left = [
        sum(max(0, end - max(filled, start)) for filled in game.filled)
        for start, end in zip([0, *ends[:-1]], ends, strict=True)
    ]
    return {"rows": rows, "left": left, "complete": game.sectors}


def _altar(game: Ezra) -> Altar:
    return {"side": names.ALTAR_SIDES[game.side], "ahead": [names.COLOURS[seat] for seat in game.ahead]}


def _scroll(game: Ezra, place: int) -> Scroll:
    return {
        "place": names.PLACES[place],
        "tile": names.SCROLLS[game.scrolls[place]],
        "scribe": _owner(game.scribe[place]),
    }


def _hero(game: Ezra, hero: int) -> Hero:
    return {"id": names.HEROES[hero], "owner": _owner(game.hero_of[hero])}


def _player(game: Ezra, seat: int, viewer: int | None) -> Board:
    kit = game.kit
    own = seat == viewer
    first = seat * names.KINDS
    return {
        "seat": seat,
        "colour": names.COLOURS[seat],
        "opponent": seat == kit.opponent,
        "vp": game.marker(seat),
        "goods": {good: game.goods[first + number] for number, good in enumerate(names.GOODS)},
        "workers": {"idle": game.idle[seat], "main_supply": game.stock[seat], "levites": game.levites[seat]},
        "farmers": game.farmers[seat],
        "labourers": game.labourers[seat],
        "traders": [space + 1 for space in range(4) if game.traders[seat] >> space & 1],
        "elders": [space + 1 for space in range(4) if game.elders[seat] >> space & 1],
        "gatekeepers": game.gatekeepers(seat),
        "scribes": game.scribe.count(seat),
        "blessings": {names.BLESSINGS[colour]: game.blessings[seat * 3 + colour] for colour in range(3)},
        "altar": game.altar[seat],
        "tent": game.tent_space(seat),
        "scrolls": [tile for number, tile in enumerate(names.SCROLLS) if game.scrolls_of[seat] >> number & 1],
        "wall_cards": game.wall_cards(seat),
        "drawn": [names.WALL_CARDS[card] for card in game.drawn] if own and game.seat == seat else [],
        "points": game.breakdown(seat),
        "end_now": sum(end_points(game, seat)) if own or _scored_openly(game, seat) else None,
        **outlook(game, seat),
        **_cards(game, seat, own),
    }


def _scored_openly(game: Ezra, seat: int) -> bool:
    """A hand that scores at the end must not be given away by a total."""
    owned = game.scrolls_of[seat]
    scores = [score for tile, score in enumerate(game.kit.tile_end) if owned >> tile & 1]
    return game.over or not any(score is not None and score.counts_hand() for score in scores)


def _cards(game: Ezra, seat: int, own: bool) -> Cards:
    kit = game.kit
    if seat == kit.opponent:
        return {}
    piles = game.piles[seat * names.PILES : seat * names.PILES + names.PILES]
    return {
        "tiles": [_tile(game, seat, kind) for kind in range(names.TILE_KINDS)],
        "piles": [[names.CHARACTERS[card] for card in pile] for pile in piles],
        "tucked": [names.CHARACTERS[card] for card in game.tucked[seat]],
        "banners": {names.BANNERS[colour]: game.banner_pool(seat, colour) for colour in range(3)},
        "hand_size": len(game.hand[seat]),
        "deck_size": len(game.deck[seat]),
        "unseen": [names.CHARACTERS[card] for card in sorted(game.hand[seat] + game.deck[seat])],
        "storage": None if game.turned(seat, 0) else kit.storage[game.variant(seat, 0)],
        **prospects(game, seat),
        **(_secrets(game, seat) if own else {}),
    }


def _secrets(game: Ezra, seat: int) -> Own:
    top = game.wall_top[seat]
    return {
        "hand": [names.CHARACTERS[card] for card in game.hand[seat]],
        "wall_top": names.WALL_CARDS[top] if top >= 0 else None,
        "wall_bottom": [names.WALL_CARDS[card] for card in game.wall_bottom[seat]],
    }


def _tile(game: Ezra, seat: int, kind: int) -> Tile:
    return {
        "id": f"{names.TILES[kind]}_{game.variant(seat, kind) + 1}",
        "kind": names.TILES[kind],
        "flipped": bool(game.turned(seat, kind)),
    }


def _solo(game: Ezra) -> Solo:
    return {
        "focus": names.FOCUS[game.focus] if game.focus >= 0 else None,
        "scheme": names.SCHEMES[game.scheme] if game.scheme >= 0 else None,
        "focus_left": [names.FOCUS[card] for card in sorted(game.focus_deck)],
        "schemes_left": [names.SCHEMES[card] for card in sorted(game.scheme_deck)],
    }


# --- what a seat cannot know ------------------------------------------------------------------------------------


def forget(game: Ezra, seat: int | None, rng: Rng) -> None:
    """Other hands are dealt anew from hand and deck; other wall decks are shuffled through."""
    for other in range(game.kit.players):
        if other != seat:
            _deal_again(game, other)
            _shuffle_walls(game, other)


def _deal_again(game: Ezra, seat: int) -> None:
    cards = sorted(game.hand[seat] + game.deck[seat])
    game.shuffle(cards)
    held = len(game.hand[seat])
    game.hand[seat] = sorted(cards[:held])
    game.deck[seat] = sorted(cards[held:])


def _shuffle_walls(game: Ezra, seat: int) -> None:
    top, drawn = game.wall_top[seat], game.drawn if game.active == seat else []
    chosen = [at for at, frame in enumerate(game.stack) if frame.effect is PLACE_WALL and frame.seat == seat]
    known = [*([top] if top >= 0 else []), *drawn, *[game.stack[at].about for at in chosen]]
    cards = sorted([*known, *game.wall_deck[seat], *game.wall_bottom[seat]])
    game.shuffle(cards)
    for at in chosen:  # nobody else knows it before it is built
        game.stack[at] = Frame(PLACE_WALL, seat, 0, cards.pop())
    if top >= 0:
        game.wall_top[seat] = cards.pop()
    game.wall_bottom[seat] = [cards.pop() for _ in game.wall_bottom[seat]]
    if drawn:
        game.drawn = sorted([cards.pop() for _ in drawn])
    game.wall_deck[seat] = sorted(cards)
