"""The invariants of the specification, section 6: what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator

from shofar.games.nehemiah.moves import BOARDS, PASS
from shofar.games.nehemiah.moves import CALL as FIRST_CALL
from shofar.games.nehemiah.table import EMPTY, LAST_ROUND, NOBODY, ROWS, Nehemiah


def faults(game: Nehemiah) -> list[str]:
    """What does not hold, in words."""
    return [*_workers(game), *_components(game), *_cards(game), *_leaders(game), *_flow(game)]


def _workers(game: Nehemiah) -> Iterator[str]:
    kit = game.kit
    for seat in range(kit.players):
        if game.supply[seat] + game.bench[seat] + game.worker.count(seat) != kit.workers:
            yield f"I-1: seat {seat} does not have {kit.workers} workers"
        if game.supply[seat] < 0 or game.bench[seat] < 0:
            yield f"I-1: seat {seat} owes workers"
        if game.bench[seat] and not kit.leaders:
            yield f"I-1: seat {seat} has a bench without leaders"
        if kit.neutrals and game.neutral[seat] + game.worker.count(kit.players + seat) != kit.neutrals:
            yield f"I-2: seat {seat} does not have {kit.neutrals} neutral workers"
    for space, owner in enumerate(game.worker):
        if owner == NOBODY and (game.tired[space] or game.fresh >> space & 1):
            yield f"I-7: state without a worker on space {space}"
        if owner >= kit.players and not (kit.neutrals and game.tired[space]):
            yield f"I-9: neutral worker on space {space} is ready or should not exist"
        if owner != NOBODY and game.card[space] == EMPTY:
            yield f"I-7: worker without a card on space {space}"
        if game.tired[space] and space % ROWS == ROWS - 1 and not game.due >> space // ROWS & 1:
            yield f"I-8: exhausted worker on row 4 of a column that is not due, space {space}"


def _components(game: Nehemiah) -> Iterator[str]:
    kit = game.kit
    for seat in range(kit.players):
        on_boards = sum(game.on[board * kit.players + seat] for board in range(len(BOARDS)))
        if game.cubes[seat] + on_boards != kit.cubes or game.cubes[seat] < 0:
            yield f"I-3: seat {seat} does not have {kit.cubes} cubes"
        if game.wood[seat] < 0 or game.gold[seat] < 0:
            yield f"I-10: seat {seat} owes wood or gold"
    if min(game.on) < 0:
        yield "I-3: less than no cube on a board"
    if len(game.gates) > len(kit.gate_values) or any(not 0 <= owner < kit.players for owner in game.gates):
        yield "I-4: gates do not add up"


def _cards(game: Nehemiah) -> Iterator[str]:
    kit = game.kit
    later = [card for card in range(len(kit.face)) if kit.deck_of[card] > game.round]
    everything = sorted([*later, *game.deck, *game.discard, *[card for card in game.card if card != EMPTY]])
    if everything != list(range(len(kit.face))):
        yield "I-5: cards do not add up"
    for column in range(kit.columns):
        cards = sum(1 for space in range(column * ROWS, column * ROWS + ROWS) if game.card[space] != EMPTY)
        if cards not in (0, ROWS):
            yield f"I-5: column {column + 1} has {cards} cards"
        if cards == 0 and game.last_turn < 0 and not _refilling(game, column):
            yield f"I-6: column {column + 1} is empty before the end"
    if len(set(game.used)) != len(game.used):
        yield "I-20: a card was used twice in one activation"


def _refilling(game: Nehemiah, column: int) -> bool:
    """I-6: a round ends while this column is being replaced."""
    return any(frame.effect.text() == "refill" and frame.value == column for frame in game.stack)


def _leaders(game: Nehemiah) -> Iterator[str]:
    if not game.kit.leaders:
        return
    owned = [leader for leader, owner in enumerate(game.leader_of) if owner != NOBODY]
    known = [*game.leader_deck, *game.offer, *owned]
    if len(set(known)) != len(known):
        yield "I-17: a leader is in two places"
    auction = any(frame.effect.text() in ("choose leader", "end auctions") for frame in game.stack)
    if game.offer and not auction:
        yield "I-17: leaders on offer without an auction"


def _flow(game: Nehemiah) -> Iterator[str]:
    expected = 3 if game.over else game.round
    if game.scorings != expected:
        yield f"I-15: the boards were scored {game.scorings} times in round {game.round + 1}"
    if not 0 <= game.round <= LAST_ROUND:
        yield f"I-15: there is no round {game.round + 1}"
    if game.over and (game.turn + 1) % game.kit.players:
        yield "I-14: players have had different numbers of turns"
    if PASS in game.asked and any(move < FIRST_CALL for move in game.asked):
        yield "I-19: passing is offered beside an action"
