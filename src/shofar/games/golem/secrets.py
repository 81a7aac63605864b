"""What a seat does not know of the objectives and starting tiles, and when it learns it (G1.9, G1.10, G4.8)."""

from __future__ import annotations

from typing import Final

from shofar.engine.game import SPECTATOR
from shofar.games.golem.moves import STARTS
from shofar.games.golem.table import DECK, DRAWN, NONE, OVER, PACK, SETUP, UNDER, Golem

UNDER_SLOT: Final = 100  # while reshuffling: a place in the pile under the deck
DEALT: Final = 4  # starting tiles per player


def hidden_objectives(game: Golem, viewer: int) -> tuple[list[int], list[int]]:
    """The cards whose place the viewer (NONE: a spectator) does not know, and the places they lie in, each in rising
    order: which card lies where is left open."""
    cards: list[int] = []
    places: list[int] = []
    if game.phase == OVER:
        return cards, places
    for card, holder in enumerate(game.objective):
        if viewer != NONE and holder in (viewer, PACK + viewer, DRAWN + viewer):
            continue
        if holder == UNDER:
            at = game.objective_bottom.index(card)
            if game.returned_by[at] == viewer:
                continue
            places.append(UNDER_SLOT + at)
        else:
            places.append(holder)
        cards.append(card)
    places.sort()
    return cards, places


def passed_on(game: Golem, viewer: int, cards: list[int]) -> list[int]:
    """Those that the viewer looked at: they are not in the deck, for others have, or returned, them."""
    return [card for card in cards if game.seen[viewer] >> card & 1] if viewer != NONE else []


def foresees(game: Golem, seat: int, count: int) -> bool:
    """True if the seat knows which objectives it will draw: it knows all the others, or put them there itself."""
    cards, places = hidden_objectives(game, seat)
    from_deck = min(count, places.count(DECK))
    if from_deck and len(cards) - len(passed_on(game, seat, cards)) > from_deck:
        return False
    strange = sum([1 for by in game.returned_by[: count - from_deck] if by != seat])
    return strange in (0, len(cards) - from_deck)


def show_hands(game: Golem) -> None:
    """G6.1: the objectives of all are opened."""
    for viewer in range(game.players):
        if not knows_hands(game, viewer):
            game.look(viewer)
    if not knows_hands(game, NONE):
        game.look(SPECTATOR)


def knows_hands(game: Golem, viewer: int) -> bool:
    """True if what the viewer does not see can only be the hand of one other player."""
    if game.phase != OVER and hands_of_others(game, viewer) > 1:
        return False
    cards, places = hidden_objectives(game, viewer)
    outside = [place for place in places if place != DECK]
    settled = len(passed_on(game, viewer, cards)) == len(outside)  # none of them can be in the deck
    return len(set(outside if settled else places)) <= 1


def hands_of_others(game: Golem, viewer: int) -> int:
    """How many players beside the viewer hold objectives."""
    hands = 0  # a bit for each
    for holder in game.objective:
        if 0 <= holder < PACK and holder != viewer:
            hands |= 1 << holder
    return hands.bit_count()


# --- a fair copy ----------------------------------------------------------------------------------------------


def forget(game: Golem, seat: int | None) -> None:
    """Deal what this seat cannot see anew. Decks have no order; the bottom of the books is known to all."""
    viewer = NONE if seat is None else seat
    forget_objectives(game, viewer)
    forget_starting_tiles(game, viewer)


def forget_objectives(game: Golem, viewer: int) -> None:
    """Cards the seat looked at and passed on stay out of the deck."""
    cards, places = hidden_objectives(game, viewer)
    known = passed_on(game, viewer, cards)
    others = [card for card in cards if card not in known]
    outside = [place for place in places if place != DECK]
    game.shuffle(outside)
    game.shuffle(others)
    dealt = [*outside, *[DECK] * (len(places) - len(outside))]
    for card, place in zip([*known, *others], dealt, strict=True):
        put_objective(game, card, place)
    for other in range(game.players):
        if other != viewer:
            mine = (other, PACK + other, DRAWN + other)
            game.seen[other] = sum([1 << card for card, holder in enumerate(game.objective) if holder in mine])


def put_objective(game: Golem, card: int, place: int) -> None:
    if place >= UNDER_SLOT:
        game.objective[card] = UNDER
        game.objective_bottom[place - UNDER_SLOT] = card
    else:
        game.objective[card] = place


def forget_starting_tiles(game: Golem, viewer: int) -> None:
    """The others' dealt tiles that they have not both shown."""
    if game.phase != SETUP or NONE in game.start:
        return
    known = game.start[viewer * DEALT : viewer * DEALT + DEALT] if viewer != NONE else []
    for seat in range(game.players):
        known += shown_tiles(game, seat)
    pool = [tile for tile in range(len(STARTS)) if tile not in known]
    for seat in range(game.players):
        if seat != viewer:
            redeal(game, seat, pool)


def shown_tiles(game: Golem, seat: int) -> list[int]:
    """G1.12: both chosen tiles are shown together."""
    picked = game.picked[seat * 2 : seat * 2 + 2]
    return [] if NONE in picked else picked


def redeal(game: Golem, seat: int, pool: list[int]) -> None:
    """The shown tiles and new unknown ones; a first choice not yet shown is the first of those."""
    tiles = shown_tiles(game, seat)
    chosen = not tiles and game.picked[seat * 2] != NONE
    while len(tiles) < DEALT:
        tiles.append(pool.pop(game.rng.below(len(pool))))
    game.start[seat * DEALT : seat * DEALT + DEALT] = tiles
    if chosen:
        game.picked[seat * 2] = tiles[0]
