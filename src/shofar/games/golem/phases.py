"""The other phases of a round: refresh, golem movement, turn order, influence, golem control (G2, G5)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOBODY, NOTHING
from shofar.games.golem import news
from shofar.games.golem.books import open_book
from shofar.games.golem.gains import begin
from shofar.games.golem.marbles import WHITE, pour
from shofar.games.golem.moves import COINS, DONE, IGNORE, INFLUENCE, STEP, USE
from shofar.games.golem.reasons import NO_COIN, NO_USE
from shofar.games.golem.secrets import show_hands
from shofar.games.golem.table import COIN, FIGURES, KNOWLEDGE, LAST_SECTION, NONE, OVER, STANDING, VP, Golem
from shofar.games.golem.walking import ALL_WAYS, find, on_block, place_of, step, ways, why_not_step

INFLUENCE_MOVES: Final = [INFLUENCE, COINS, DONE]
USE_OR_IGNORE: Final = [USE, IGNORE]


class Phase(Effect[Golem]):
    """A phase begins: the view shows its number."""

    def __init__(self, number: int) -> None:
        super().__init__(name=f"phase_{number}")
        self.number: Final = number

    def run(self, game: Golem, frame: Frame) -> None:
        game.phase = self.number


class InOrder(Effect[Golem]):
    """Every player in turn order, or in the reverse, does this."""

    def __init__(self, what: Effect[Any], reverse: bool = False) -> None:
        super().__init__(name=f"{what.text()} in {'reverse ' if reverse else ''}turn order")
        self.what: Final = what
        self.reverse: Final = reverse

    def parts(self) -> list[Effect[Any]]:
        return [self.what]

    def run(self, game: Golem, frame: Frame) -> None:
        for seat in game.order if self.reverse else reversed(game.order):
            game.push(self.what, seat)


# --- phase 1 --------------------------------------------------------------------------------------------------


class Refresh(Effect[Golem]):
    """G2.3 to G2.5: marbles, action tiles, library; not in the first round."""

    def run(self, game: Golem, frame: Frame) -> None:
        game.tell(news.ROUND, NOBODY, game.round)
        if game.round == 1:
            return
        game.socket = [NONE] * (2 * game.players)
        game.aside = []
        pour(game, all_marbles(game))
        game.tile_discard += game.tiles
        open_tiles(game)
        if game.library:
            book = game.library.pop(0)
            game.book_bottom.append(book)
            game.tell(news.BOOK_UNDER, NOBODY, book)
        open_book(game)


def all_marbles(game: Golem) -> list[int]:
    return [colour for colour, count in enumerate(game.kit.marbles) for _marble in range(count)]


def open_tiles(game: Golem) -> None:
    """G2.4: one more than players; when the stack runs out, the discard becomes the stack."""
    game.tiles = []
    for _tile in range(game.players + 1):
        if not game.tile_deck:
            game.tile_deck, game.tile_discard = game.tile_discard, []
        tile = game.draw(game.tile_deck)
        game.tiles.append(tile)
        game.tell(news.TILE_OPENED, NOBODY, tile)


# --- phase 2 --------------------------------------------------------------------------------------------------


class Movement(Ask[Golem]):
    """G2.7: the steps; the right leg may ignore those of the character."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return USE_OR_IGNORE

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return USE_OR_IGNORE if game.has(frame.seat, game.kit.right_leg) else NOTHING

    def run(self, game: Golem, frame: Frame) -> None:
        self.answer(game, frame, USE)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        steps = game.kit.track_steps[game.track[frame.seat]]
        more = game.kit.character_steps[game.character()]
        if move == USE:
            steps += more
        else:
            game.tell(news.IGNORED_STEPS, frame.seat, more)
        if steps:
            game.push_with(WALK, frame.seat, steps, steps)


class Walk(Ask[Golem]):
    """G2.8: the next step, forward only; all must be made. The value counts those left, it is about all of them."""

    def progress(self, frame: Frame) -> tuple[int, int]:
        return (frame.about - frame.value + 1, frame.about) if frame.about > 1 else (0, 0)

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_WAYS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return why_not_step(game, frame.seat, move, False)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return ways(game, frame.seat, False)

    def run(self, game: Golem, frame: Frame) -> None:
        """G2.11: every golem is in X; without golems nothing is lost."""
        at = frame.seat * FIGURES
        stuck = sum(1 for code in game.golem[at : at + FIGURES] if on_block(code))
        loss = game.kit.stuck_loss * min(frame.value, stuck)
        if loss:
            game.charge(frame.seat, VP, loss)
            game.tell(news.STUCK, frame.seat, loss)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        if frame.value > 1:
            game.push_with(self, seat, frame.value - 1, frame.about)
        step(game, seat, find(game, seat, STANDING + move - STEP), 1)


# --- phases 4 and 5 -------------------------------------------------------------------------------------------


class TurnOrder(Effect[Golem]):
    """G5.1: from the top tile down, then the bottom space from the left; rabbis and pass tiles return."""

    def run(self, game: Golem, frame: Frame) -> None:
        seats = list(range(game.players))
        seats.sort(key=game.rabbi.__getitem__)
        game.order = seats
        game.rabbi = [NONE] * game.players
        game.passing = 0
        game.turn = 0
        for place, seat in enumerate(seats):
            game.tell(news.ORDER, seat, seat, place + 1)


def matches(game: Golem, seat: int) -> bool:
    """G5.2: the two marbles can be paired with the character's; white is any colour, black is none."""
    return pairs(game, game.socket[seat * 2], game.socket[seat * 2 + 1])


def pairs(game: Golem, mine: int, other: int) -> bool:
    """Whether two marbles match the active character."""
    at = game.character() * 2
    first, second = game.kit.pair[at], game.kit.pair[at + 1]
    return (fits(mine, first) and fits(other, second)) or (fits(mine, second) and fits(other, first))


def fits(marble: int, colour: int) -> bool:
    return marble in (colour, WHITE)


class Influence(Ask[Golem]):
    """G5.3: a matching player pays for the character's effect, takes coins instead, or declines."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return INFLUENCE_MOVES if matches(game, frame.seat) else NOTHING

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == INFLUENCE and game.purse[frame.seat * 4 + COIN] < game.kit.character_coin[game.character()]:
            return NO_COIN
        return OK

    def vain(self, game: Golem, frame: Frame, move: int) -> int:
        idle = move == INFLUENCE and game.kit.character_effects[game.character()].idle(game, frame.seat)
        return NO_USE if idle else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        if move == COINS:
            game.tell(news.TOOK_COINS, seat, game.kit.coins_instead)
            game.gain(seat, COIN, game.kit.coins_instead)
        elif move == INFLUENCE:
            character = game.character()
            game.tell(news.INFLUENCED, seat, character)
            game.spend(seat, COIN, game.kit.character_coin[character])
            begin(game, seat, game.kit.character_effects[character])


# --- phase 7 --------------------------------------------------------------------------------------------------


def control_cost(game: Golem, seat: int, code: int) -> int:
    """G5.8: what a golem on a block costs: how far it is ahead of its student."""
    if game.quiet[seat]:
        return 0
    place = place_of(code)
    ahead = place % 10 + 1 - game.student[seat * 3 + place // 10]
    most = game.kit.torso_most if game.has(seat, game.kit.torso) else LAST_SECTION
    return max(0, min(ahead, most))


def control_costs(game: Golem, seat: int) -> list[int]:
    """What the golems of a seat cost, rising; those that cost nothing are left out."""
    codes = game.golem[seat * FIGURES : seat * FIGURES + FIGURES]
    costs = [control_cost(game, seat, code) for code in codes if on_block(code)]
    return sorted(cost for cost in costs if cost)


def pay_control(costs: list[int], held: int) -> tuple[int, int]:
    """G5.9: the knowledge that is left, and how many golems are not paid for."""
    left, unpaid = held, 0
    for cost in costs:
        if unpaid or cost > left:
            unpaid += 1
        else:
            left -= cost
    return (0 if unpaid else left), unpaid


class Control(Effect[Golem]):
    """G5.8, G5.9: golems are paid for in rising order of cost; each unpaid one costs points."""

    def run(self, game: Golem, frame: Frame) -> None:
        seat = frame.seat
        if game.quiet[seat]:
            game.quiet[seat] = 0
            game.tell(news.NO_CONTROL, seat)
            return
        held = game.purse[seat * 4 + KNOWLEDGE]
        left, unpaid = pay_control(control_costs(game, seat), held)
        game.charge(seat, KNOWLEDGE, held - left)
        loss = game.kit.unpaid_loss * unpaid
        game.charge(seat, VP, loss)
        if held != left or unpaid:
            game.tell(news.CONTROL, seat, held - left, loss)


class GameOver(Effect[Golem]):
    """G6.1: objectives are shown and counted."""

    def run(self, game: Golem, frame: Frame) -> None:
        show_hands(game)
        game.phase = OVER
        for seat in range(game.players):
            for item, points in enumerate(game.breakdown(seat).values()):
                game.tell(news.SCORED, seat, item, points)
        game.tell(news.GAME_ENDED, NOBODY)


WALK: Final = Walk("G2.8")
CONTROL: Final = Control()
