"""The end of a week: preparation, the Sabbath, and what follows it (E3.12 to E3.14)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.games.ezra import moves, names, news, reasons
from shofar.games.ezra.food import Hunger, lose_food
from shofar.games.ezra.gains import ONE_WORKER
from shofar.games.ezra.kit import UNFED_FARMER, UNFED_GATEKEEPER, UNFED_LABOURER, UNFED_SCRIBE, UNFED_TRADER
from shofar.games.ezra.menu import Menu, Step
from shofar.games.ezra.opponent import OPPONENT_SABBATH, shuffle_decks
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.tiles import RECOVER_ONE, make_farmer, make_labourer, placed
from shofar.games.ezra.turn import CONVERT, check_storage, clear_turn, draw_up

BEHIND: Final = 0
BETWEEN: Final = 1
IN_FRONT: Final = 2


# --- preparation (E3.12.2) --------------------------------------------------------------------------------------


class MakeFarmer(Step):
    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        return OK if game.idle[seat] else reasons.NO_IDLE_WORKER

    def do(self, game: Ezra, seat: int, at: int) -> None:
        make_farmer(game, seat)


class MakeLabourer(Step):
    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        return OK if game.idle[seat] else reasons.NO_IDLE_WORKER

    def do(self, game: Ezra, seat: int, at: int) -> None:
        make_labourer(game, seat, at)


def judged(game: Ezra, seat: int) -> int:
    """E3.12.4: where the seat stands to the prophets; on a prophet's space is between."""
    card = game.side * 3 + game.round - 1
    if game.altar[seat] < game.kit.zechariah[card]:
        return BEHIND
    return IN_FRONT if game.altar[seat] > game.kit.haggai[card] else BETWEEN


def judge(game: Ezra, seat: int) -> None:
    cell = judged(game, seat)
    game.tell(news.JUDGED, seat, cell + 1)
    if seat == game.kit.opponent:  # E3.16.22
        game.kit.solo_judgement[cell].start(game, seat, names.FROM_JUDGEMENT)
    else:
        game.kit.judgement[(game.side * 3 + game.round - 1) * 3 + cell].start(game, seat, names.FROM_JUDGEMENT)


class Judgement(Step):
    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        return reasons.DONE_ALREADY if game.did & names.DID_JUDGEMENT else OK

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= names.DID_JUDGEMENT
        judge(game, seat)


class Harvest(Step):
    """The food of a flipped farmers tile."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if not game.turned(seat, names.FARMERS):
            return reasons.NOT_OWNED
        return reasons.DONE_ALREADY if game.did & names.DID_HARVEST else OK

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= names.DID_HARVEST
        game.kit.harvest[game.variant(seat, names.FARMERS)].start(game, seat, names.FROM_OTHER)


class GuardsRecover(Step):
    """The recovery of a flipped guards tile; not obligatory."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if not game.turned(seat, names.GUARDS):
            return reasons.NOT_OWNED
        if game.did & names.DID_GUARDS:
            return reasons.DONE_ALREADY
        return OK if placed(game, seat) else reasons.NO_TARGET

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= names.DID_GUARDS
        game.push(RECOVER_ONE, seat)


class UseTile(Step):
    """A scroll tile that gives something in each preparation."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if not (game.scrolls_of[seat] & game.kit.prep_mask) >> at & 1:
            return reasons.NOT_OWNED
        return reasons.DONE_ALREADY if game.did_tiles >> at & 1 else OK

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        left = tiles_left(game, seat)
        if left:
            for tile in range(len(names.SCROLLS)):
                if left >> tile & 1:
                    out.append(moves.DO_USE + tile)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did_tiles |= 1 << at
        game.tell(news.TILE_USED, seat, at)
        gain = game.kit.tile_prep[at]
        assert gain is not None
        gain.start(game, seat, names.FROM_SCROLLS)


def tiles_left(game: Ezra, seat: int) -> int:
    return game.scrolls_of[seat] & game.kit.prep_mask & ~game.did_tiles


class FinishPreparation(Step):
    """Only when everything obligatory is done."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        due = game.idle[seat] or not game.did & names.DID_JUDGEMENT or tiles_left(game, seat)
        harvest = game.turned(seat, names.FARMERS) and not game.did & names.DID_HARVEST
        return reasons.OBLIGATORY if due or harvest else OK

    def do(self, game: Ezra, seat: int, at: int) -> None:
        """The next player's preparation waits on the stack already."""


JUDGEMENT: Final = Judgement(moves.DO_JUDGEMENT)
HARVEST: Final = Harvest(moves.DO_HARVEST)
USE_TILE: Final = UseTile(moves.DO_USE, len(names.SCROLLS))
PREPARE: Final = Menu(
    "prepare",
    "E3.12.2",
    [
        CONVERT,
        FinishPreparation(moves.DO_FINISH),
        MakeFarmer(moves.DO_FARMER),
        MakeLabourer(moves.DO_LABOURER, 2),
        JUDGEMENT,
        HARVEST,
        GuardsRecover(moves.DO_GUARDS),
        USE_TILE,
    ],
    moves.DO_FINISH,
)


class BeginPreparation(Effect[Ezra]):
    """A player's preparation; the solo opponent's is the judgement alone (E3.12.1, E3.16.22)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        game.stage = names.PREPARATION
        game.active = frame.seat
        clear_turn(game)
        game.tell(news.PREPARES, frame.seat)
        if frame.seat == game.kit.opponent:
            judge(game, frame.seat)
        else:
            game.push(PREPARE, frame.seat)


# --- the Sabbath (E3.13) ----------------------------------------------------------------------------------------


def food_needed(game: Ezra, seat: int) -> int:
    """E3.13.2: one for each worker that is not a Levite, without the groups that scroll tiles free."""
    groups = (
        (UNFED_GATEKEEPER, game.gatekeepers(seat)),
        (UNFED_SCRIBE, game.scribe.count(seat)),
        (UNFED_TRADER, game.traders[seat].bit_count()),
        (UNFED_FARMER, game.farmers[seat]),
        (UNFED_LABOURER, game.labourers[seat]),
    )
    fed = [number for free, number in groups if not game.change(seat, free)]
    return sum(fed) + game.elders[seat].bit_count()


class BeginSabbath(Effect[Ezra]):
    """A player feeds, tucks and scores (E3.13.1)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        game.stage = names.SABBATH
        game.active = frame.seat
        if frame.seat == game.kit.opponent:
            game.push(OPPONENT_SABBATH, frame.seat)
            return
        game.push(SCORE_CARDS, frame.seat)
        for _ in range(game.kit.tucks[game.round]):
            game.push(TUCK, frame.seat)
        game.push(FEED, frame.seat)


class Feed(Hunger):
    """Food for the workers, as far as it goes (E3.13.3)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        needed = food_needed(game, frame.seat)
        game.tell(news.FED, frame.seat, needed, min(needed, game.has(frame.seat, names.FOOD)))
        lose_food(game, frame.seat, needed)


class Tuck(Ask[Ezra]):
    """A card of the player board, covered ones included, for good (E3.13.4)."""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [moves.DO_TUCK + card for card in range(names.CARDS)]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if move - moves.DO_TUCK in cards_on_board(game, frame.seat) else reasons.NOT_THERE

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        return [moves.DO_TUCK + card for card in cards_on_board(game, frame.seat)]

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        card = move - moves.DO_TUCK
        for at in range(frame.seat * names.PILES, frame.seat * names.PILES + names.PILES):
            game.piles[at] = [other for other in game.piles[at] if other != card]
        game.tucked[frame.seat] = [*game.tucked[frame.seat], card]
        game.tell(news.TUCKED, frame.seat, card)


def cards_on_board(game: Ezra, seat: int) -> list[int]:
    return sorted([card for pile in game.piles[seat * names.PILES : seat * names.PILES + names.PILES] for card in pile])


class ScoreCards(Effect[Ezra]):
    """Every tucked card, old and new (E3.13.5)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        for card in game.tucked[frame.seat]:
            points = game.kit.scoring[card].amount(game, frame.seat)
            game.tell(news.CARD_SCORED, frame.seat, card, points)
            game.score(frame.seat, names.FROM_SABBATH, points)


class SabbathStorage(Effect[Ezra]):
    """The storage of all, in shofar order (E3.13.7)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        check_storage(game, game.in_order())


# --- after the Sabbath (E3.14) ----------------------------------------------------------------------------------


class Rest(Effect[Ezra]):
    """Prophets, shofar, workers back, the leader's worker; then new decks (E3.14.1 to E3.14.4)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        game.stage = names.REST
        clear_turn(game)
        card = game.side * 3 + game.round
        game.tell(news.PROPHETS, game.shofar, game.kit.zechariah[card], game.kit.haggai[card])
        game.shofar = game.next_seat(game.shofar)
        game.active = game.shofar
        game.tell(news.SHOFAR, game.shofar)
        for seat in range(game.kit.seats):
            self._return(game, seat)
        leader = game.ahead[0]
        game.push(NEW_DECKS, leader)
        game.push(LEADER_STORAGE, leader)
        game.tell(news.LEADER, leader)
        ONE_WORKER.start(game, leader, names.FROM_OTHER)

    def _return(self, game: Ezra, seat: int) -> None:
        """E3.14.3"""
        home = game.traders[seat].bit_count() + game.elders[seat].bit_count()
        home += game.farmers[seat] + game.labourers[seat]
        game.welcome(seat, home)
        if home:
            game.tell(news.WORKERS_HOME, seat, home)
        game.traders[seat] = game.elders[seat] = game.farmers[seat] = game.labourers[seat] = 0


class LeaderStorage(Effect[Ezra]):
    """If a tent step instead of the worker gave too much (E3.14.8)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        check_storage(game, [frame.seat])


class NewDecks(Effect[Ezra]):
    """Untucked cards become a new deck, and hands are filled (E3.14.5, E3.14.6)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        for seat in range(game.kit.players):
            game.deck[seat] = sorted([*game.deck[seat], *cards_on_board(game, seat)])
            game.piles[seat * names.PILES : seat * names.PILES + names.PILES] = [[] for _ in range(names.PILES)]
            game.tell(news.NEW_DECK, seat, len(game.deck[seat]))
            draw_up(game, seat)
        if game.kit.opponent >= 0:
            shuffle_decks(game)  # E3.16.24


# --- what is certain of the rest of the week ----------------------------------------------------------------------


class FeedWithout(Effect[Ezra]):
    """The food of the Sabbath if nobody turns silver into more."""

    def run(self, game: Ezra, frame: Frame) -> None:
        FEED.run(game, frame)


def push_coming(game: Ezra, seat: int) -> None:
    """What the preparation must still give or take, then the food (E3.12.2, E3.13.2). Asked of a clone: workers without
    work eat as farmers or labourers, whichever a tile frees, and no silver is there to be asked about."""
    waiting = game.stack
    game.stack = []
    if not game.round or seat == game.kit.opponent or _fed(game, waiting, seat):
        return
    game.goods[seat * names.KINDS + names.SILVER] = 0
    game.push(FEED_WITHOUT, seat)
    preparing = [frame.effect for frame in waiting if frame.seat == seat]
    if game.stage < names.PREPARATION or BEGIN_PREPARATION in preparing:
        clear_turn(game)
        _prepare(game, seat)
    elif PREPARE in preparing:
        _prepare(game, seat)


def _prepare(game: Ezra, seat: int) -> None:
    """What is obligatory in the preparation and not done yet."""
    game.stage, game.active = names.PREPARATION, seat
    idle = game.idle[seat]
    freed = game.labourers if game.change(seat, UNFED_LABOURER) else game.farmers
    freed[seat] += idle
    game.idle[seat] = 0
    for step in (USE_TILE, HARVEST, JUDGEMENT):
        for at in range(step.number):
            if step.refuses(game, seat, at) == OK:
                step.do(game, seat, at)


def _fed(game: Ezra, waiting: list[Frame], seat: int) -> bool:
    if game.stage < names.SABBATH:
        return False
    return not any(frame.seat == seat and frame.effect in (FEED, BEGIN_SABBATH) for frame in waiting)


BEGIN_PREPARATION: Final = BeginPreparation()
BEGIN_SABBATH: Final = BeginSabbath()
FEED: Final = Feed("E3.13.3", moves.DO_FEED)
TUCK: Final = Tuck("E3.13.4")
SCORE_CARDS: Final = ScoreCards()
SABBATH_STORAGE: Final = SabbathStorage()
REST_DAY: Final = Rest()
LEADER_STORAGE: Final = LeaderStorage()
NEW_DECKS: Final = NewDecks()
FEED_WITHOUT: Final = FeedWithout()
