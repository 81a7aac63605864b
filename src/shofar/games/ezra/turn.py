"""A working day: the turn menu, the end of a turn, the storage check (E3.2, E3.3, E3.10.15)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.games.ezra import moves, names, news, reasons
from shofar.games.ezra.food import conversion_refused, convert
from shofar.games.ezra.kit import ANY_PILE, MORE_CARDS
from shofar.games.ezra.menu import Menu, Step
from shofar.games.ezra.opponent import OPPONENT_TURN
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import TEMPLE_STEPS
from shofar.games.ezra.tiles import FREE, SPACES, add_flips, flip, flip_refused, place_worker, spaces, taken
from shofar.games.ezra.torah import TORAH_STEPS
from shofar.games.ezra.trade import add_trades, trade, trade_refused, usable_cards
from shofar.games.ezra.walls import WALL_STEPS, walls_refused

# --- the steps of the menu (E3.2.3) -----------------------------------------------------------------------------


class PlayCard(Step):
    """A card from the hand on a pile with fewer than two (E3.3.1)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        card, pile = divmod(at, names.PILES)
        if game.card >= 0:
            return reasons.CARD_PLAYED
        if card not in game.hand[seat]:
            return reasons.NOT_IN_HAND
        return OK if pile_open(game, seat, pile) else reasons.PILE_FULL

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if game.card < 0:
            piles = [pile for pile in range(names.PILES) if pile_open(game, seat, pile)]
            for card in game.hand[seat]:
                for pile in piles:
                    out.append(moves.DO_PLAY + card * names.PILES + pile)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        card, pile = at // names.PILES, at % names.PILES
        at_pile = seat * names.PILES + pile
        game.hand[seat] = [held for held in game.hand[seat] if held != card]
        game.piles[at_pile] = [*game.piles[at_pile], card]
        game.card = card
        if game.deck[seat]:  # else all know the whole hand
            game.show(seat)
        game.tell(news.CARD_PLAYED, seat, card, pile + 1)


def pile_open(game: Ezra, seat: int, pile: int) -> bool:
    if len(game.piles[seat * names.PILES + pile]) < game.kit.pile:
        return True
    return game.scrolls_of[seat] & game.kit.change_mask[ANY_PILE] != 0


class Trade(Step):
    """The auxiliary action, as a trade (E3.8.2 to E3.8.6)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.did & names.DID_AUXILIARY:
            return reasons.AUXILIARY_USED
        card, way = divmod(at, 3)
        return trade_refused(game, seat, card, way, usable_cards(game, seat))

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if not game.did & names.DID_AUXILIARY:
            add_trades(game, seat, usable_cards(game, seat), out)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= names.DID_AUXILIARY
        card, way = divmod(at, 3)
        trade(game, seat, card, way)


class Flip(Step):
    """The auxiliary action, as a flip (E3.8.7)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        return reasons.AUXILIARY_USED if game.did & names.DID_AUXILIARY else flip_refused(game, seat, at)

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if not game.did & names.DID_AUXILIARY:
            add_flips(game, seat, out)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= names.DID_AUXILIARY
        flip(game, seat, at)


class PlaceWorker(Step):
    """A worker on a free trader or elder space, each once a turn (E3.9.1)."""

    def __init__(self, first: int, kind: int, did: int, used: int) -> None:
        super().__init__(first, SPACES)
        self.open: Final = [[[first + space for space in free] for free in by_taken] for by_taken in FREE]
        self.kind: Final = kind  # of the tile
        self.did: Final = did  # the bit that remembers it in the turn
        self.used: Final = used  # the reason against a second one

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.did & self.did:
            return self.used
        if not game.idle[seat]:
            return reasons.NO_WORKER
        if at >= len(spaces(game, seat, self.kind)):
            return reasons.NOT_PRINTED
        return reasons.SPACE_TAKEN if taken(game, seat, self.kind) >> at & 1 else OK

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if game.idle[seat] and not game.did & self.did:
            out += self.open[len(spaces(game, seat, self.kind))][taken(game, seat, self.kind)]

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= self.did
        place_worker(game, seat, self.kind, at)


class Convert(Step):
    """Silver into food, any number of times (farmers_2)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        return conversion_refused(game, seat)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        convert(game, seat)


class BeginAction(Step):
    """One main action, after the card (E3.2.2, E3.2.5)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.card < 0:
            return reasons.CARD_FIRST
        return OK if game.action == names.NONE else reasons.ACTION_BEGUN

    def vain(self, game: Ezra, seat: int, at: int) -> int:
        """Without banners there is nothing to be done, nor with too few for any wall."""
        pool = game.banner_pool(seat, at)
        if at + 1 == names.WALLS:
            return walls_refused(game, seat, pool)
        return OK if pool else reasons.NO_BANNERS

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.open_action(seat, at + 1)
        game.phase = names.BEFORE
        game.tell(news.BEGAN, seat, at, game.pool)


class FinishAction(Step):
    """Close the main action; banners left are lost (E3.2.4)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        return OK if game.action not in (names.NONE, names.CLOSED) else reasons.NOT_OPEN

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.close_action(seat)
        game.pool = 0


class EndTurn(Step):
    """After the card and the main action (E3.2.4)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.card < 0:
            return reasons.CARD_FIRST
        if game.action == names.NONE:
            return reasons.ACTION_FIRST
        return OK if game.action == names.CLOSED else reasons.ACTION_OPEN

    def do(self, game: Ezra, seat: int, at: int) -> None:
        """What follows waits on the stack already."""


PLAY_CARD: Final = PlayCard(moves.DO_PLAY, names.CARDS * names.PILES)
TRADE: Final = Trade(moves.DO_TRADE, names.CARDS * 3)
FLIP: Final = Flip(moves.DO_FLIP, names.TILE_KINDS)
PLACE_TRADER: Final = PlaceWorker(moves.DO_TRADER, names.TRADERS, names.DID_TRADER, reasons.TRADER_USED)
PLACE_ELDER: Final = PlaceWorker(moves.DO_ELDER, names.ELDERS, names.DID_ELDER, reasons.ELDER_USED)
CONVERT: Final = Convert(moves.DO_CONVERT)
BEGIN: Final = BeginAction(moves.DO_BEGIN, 3)
FINISH: Final = FinishAction(moves.DO_FINISH)
END: Final = EndTurn(moves.DO_END)
ALWAYS: Final[list[Step]] = [PLAY_CARD, TRADE, FLIP, PLACE_TRADER, PLACE_ELDER, CONVERT]


class TurnMenu(Menu):
    """The turn menu (E3.2.3): the player's own order. Only steps that can be open are looked at."""

    def __init__(self) -> None:
        steps = [*ALWAYS, BEGIN, *TEMPLE_STEPS, *WALL_STEPS, *TORAH_STEPS, FINISH, END]
        super().__init__("turn", "E3.2.3", steps, moves.DO_END)

    def waits(self, move: int) -> bool:
        """The end of a turn draws a card (E3.3.5): until the player says so, the last step can be taken back."""
        return move == moves.DO_END

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        seat = frame.seat
        out: list[int] = []
        if game.card < 0:
            PLAY_CARD.adds(game, seat, out)
        if not game.did & names.DID_AUXILIARY:
            add_trades(game, seat, usable_cards(game, seat), out)
            add_flips(game, seat, out)
        if game.idle[seat]:
            PLACE_TRADER.adds(game, seat, out)
            PLACE_ELDER.adds(game, seat, out)
        if conversion_refused(game, seat) == OK:
            out.append(moves.DO_CONVERT)
        self._main(game, seat, out)
        return out

    def _main(self, game: Ezra, seat: int, out: list[int]) -> None:
        action = game.action
        if action == names.CLOSED:
            out.append(moves.DO_END)
        elif action != names.NONE:
            steps = TEMPLE_STEPS if action == names.TEMPLE else WALL_STEPS if action == names.WALLS else TORAH_STEPS
            for step in steps:
                step.adds(game, seat, out)
            out.append(moves.DO_FINISH)
        elif game.card >= 0:
            out += [moves.DO_BEGIN, moves.DO_BEGIN + 1, moves.DO_BEGIN + 2]


TURN_MENU: Final = TurnMenu()


# --- around the menu --------------------------------------------------------------------------------------------


class Day(Effect[Ezra]):
    """The working days: one turn after the other, clockwise from the shofar (E3.2.1). Value: turns taken."""

    def run(self, game: Ezra, frame: Frame) -> None:
        seats = game.kit.seats
        if frame.value == names.DAYS_A_WEEK * seats:
            return
        game.push_with(self, frame.seat, frame.value + 1)
        game.day = 1 + frame.value // seats
        self._start(game, (game.shofar + frame.value) % seats)

    def _start(self, game: Ezra, seat: int) -> None:
        game.stage = names.DAYS
        game.active = seat
        clear_turn(game)
        game.tell(news.TURN, seat, game.round, game.day)
        game.push(CLOSE_TURN, seat)
        game.push(OPPONENT_TURN if seat == game.kit.opponent else TURN_MENU, seat)


NO_BANNERS: Final[list[int]] = [0, 0, 0, 0]  # shared: `add_banners` makes a list of the turn's own


def clear_turn(game: Ezra) -> None:
    """Nothing done yet in this turn or preparation."""
    game.card = -1
    game.trader = -1
    game.did = 0
    game.did_tiles = 0
    game.action = names.NONE
    game.phase = names.BEFORE
    game.used = 0
    game.pool = 0
    game.site = -1
    game.banners = NO_BANNERS
    game.strides = [0] * game.kit.seats


class CloseTurn(Effect[Ezra]):
    """Draw, then the storage of all players, the active one first (E3.2.6)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        draw_up(game, frame.seat)
        seats = game.kit.seats
        check_storage(game, [(frame.seat + step) % seats for step in range(seats)])


def draw_up(game: Ezra, seat: int) -> None:
    """E3.3.5: up to the hand limit, as long as the deck lasts."""
    if seat == game.kit.opponent:
        return
    hand, deck = game.hand[seat], game.deck[seat]
    missing = min(game.kit.hand + game.change(seat, MORE_CARDS) - len(hand), len(deck))
    if missing <= 0:
        return
    hand, deck = hand.copy(), deck.copy()
    for card in game.deal(deck, missing, seat):
        hand.append(card)
        game.tell(news.DREW_CARD, seat, card)
    hand.sort()
    game.hand[seat], game.deck[seat] = hand, deck
    game.tell(news.DREW, seat, missing)


def over_limit(game: Ezra, seat: int) -> bool:
    """E3.10.15"""
    if seat == game.kit.opponent or game.flipped[seat] >> names.GUARDS & 1:
        return False
    return game.resources(seat) > game.kit.storage[game.tiles[seat * names.TILE_KINDS + names.GUARDS]]


def check_storage(game: Ezra, seats: list[int]) -> None:
    """Whoever has too much returns cubes, in this order."""
    for seat in reversed(seats):
        if over_limit(game, seat):
            game.push(STORAGE, seat)


class Storage(Ask[Ezra]):
    """Return the excess, cube by cube (E3.10.15)."""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [moves.DO_DISCARD + good for good in range(names.RESOURCES)]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if game.goods[frame.seat * names.KINDS + move - moves.DO_DISCARD] else reasons.NOT_HELD

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        good = move - moves.DO_DISCARD
        game.use_up(frame.seat, good)
        game.tell(news.DISCARDED, frame.seat, good)
        if over_limit(game, frame.seat):
            game.push(self, frame.seat)


DAY: Final = Day()
CLOSE_TURN: Final = CloseTurn()
STORAGE: Final = Storage("E3.10.15")
