"""The solo opponent: focus and scheme cards decide, nobody else (E3.16). Every step is told with its reason."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Effect
from shofar.engine.frame import Frame
from shofar.games.ezra import names, news, reasons
from shofar.games.ezra.gains import TENT_STEP, bless, move_altar
from shofar.games.ezra.scoring import row_full, scribe_rows
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import place_levite, put_cube
from shofar.games.ezra.torah import PATHS_TO, place_scribe, take_hero
from shofar.games.ezra.trade import LOWER, UPPER, gate_fee, pay_gate
from shofar.games.ezra.walls import build_gate, set_wall

LINES: Final = 3
# In the order of OBSTACLES.
OBSTACLE_OF: Final = (
    reasons.CONDITION, reasons.NO_WALL_CARD, reasons.NO_PLACE, reasons.NO_SCROLL, reasons.CANNOT_PAY,
)  # fmt: skip
# Why a place of the ring is the target, as the news tell it.
TO_RUBBLE: Final = 1  # a wall space with rubble
TO_CLEAR: Final = 2  # a clear one, for none has rubble
TO_GATE: Final = 3


def shuffle_decks(game: Ezra) -> None:
    """E3.16.24: all cards again."""
    game.focus_deck = list(range(len(names.FOCUS)))
    game.scheme_deck = list(range(len(names.SCHEMES)))
    game.focus = game.scheme = -1


# --- the turn (E3.16.8) -----------------------------------------------------------------------------------------


class OpponentTurn(Effect[Ezra]):
    """The focus card: a trade, or a tent step; then the scheme card."""

    def run(self, game: Ezra, frame: Frame) -> None:
        kit, seat = game.kit, frame.seat
        game.focus_deck = game.focus_deck.copy()
        game.focus = game.draw(game.focus_deck)
        game.tell(news.FOCUS, seat, game.focus, kit.focus_column[game.focus], game.has(seat, names.SILVER))
        game.push(SCHEME_TURN, seat)
        way = self._trade(game, seat)
        gate = kit.focus_gate[game.focus]
        fee = gate_fee(game, seat, gate)
        if way < 0:
            game.tell(news.FOCUS_TENT, seat, game.focus, fee)
            game.push(TENT_STEP, seat)
            return
        price = kit.focus_price[game.focus * 2 + way]
        told = news.FOCUS_TRADE_OWN if game.owner[gate] == seat else news.FOCUS_TRADE
        game.tell(told, seat, game.focus, way + 1, price + fee)
        pay_gate(game, seat, gate)
        game.spend(seat, names.SILVER, price)
        kit.focus_gain[game.focus * 2 + way].start(game, seat, names.FROM_OTHER)

    def _trade(self, game: Ezra, seat: int) -> int:
        """E3.16.9: the lower option if it can be paid with the fee, else the upper, else none."""
        kit = game.kit
        left = game.has(seat, names.SILVER) - gate_fee(game, seat, kit.focus_gate[game.focus])
        for way in (LOWER, UPPER):
            if left >= kit.focus_price[game.focus * 2 + way]:
                return way
        return -1


class SchemeTurn(Effect[Ezra]):
    """The scheme card: its first possible line (E3.16.10)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        game.scheme_deck = game.scheme_deck.copy()
        game.scheme = game.draw(game.scheme_deck)
        game.tell(news.SCHEME, frame.seat, game.scheme, game.idle[frame.seat], game.has(frame.seat, names.GOLD))
        for line in range(LINES):
            reason = line_refused(game, frame.seat, game.scheme * LINES + line)
            if reason == OK:
                game.tell(news.LINE_TAKEN, frame.seat, game.scheme, line + 1)
                game.kit.scheme_line[game.scheme * LINES + line].start(game, frame.seat, names.FROM_OTHER)
                return
            game.tell(news.LINE_SKIPPED, frame.seat, game.scheme, line + 1, OBSTACLE_OF.index(reason))


def line_refused(game: Ezra, seat: int, line: int) -> int:
    """Why a line is not possible: its condition, or the action itself. Conditions are not payments."""
    kit = game.kit
    workers, gold = kit.scheme_workers[line], kit.scheme_gold[line]
    if not workers[0] <= game.idle[seat] <= workers[1] or not gold[0] <= game.has(seat, names.GOLD) <= gold[1]:
        return reasons.CONDITION
    return kit.scheme_line[line].lacks(game, seat)


# --- temple (E3.16.11, E3.16.12) --------------------------------------------------------------------------------


class OpponentTemple(Effect[Ezra]):
    """`temple`: a Levite if it can be paid, then one thing for each Levite"""

    def run(self, game: Ezra, frame: Frame) -> None:
        seat = frame.seat
        obstacle = self._obstacle(game, seat)
        game.push_with(USE_LEVITE, seat, game.levites[seat] + (0 if obstacle else 1))
        if obstacle:
            game.tell(news.NO_LEVITE, seat, obstacle, game.kit.solo_levite)
        else:
            game.spend(seat, names.GOLD, game.kit.solo_levite)
            place_levite(game, seat)

    def _obstacle(self, game: Ezra, seat: int) -> int:
        """Why no Levite is placed, as the news tell it; 0 if one is."""
        if game.levites[seat] >= len(game.kit.levite_food):
            return 1
        if game.has(seat, names.GOLD) < game.kit.solo_levite:
            return 2
        return 0 if game.idle[seat] else 3


class UseLevite(Effect[Ezra]):
    """Gold into the Temple, or silver for gold, or an altar step. Value: Levites still to be used."""

    def run(self, game: Ezra, frame: Frame) -> None:
        seat = frame.seat
        if frame.value > 1:
            game.push_with(self, seat, frame.value - 1)
        number = game.levites[seat] - frame.value + 1
        column = min(game.filled)
        full = 0 if column < game.kit.columns else 1
        if game.has(seat, names.GOLD) and not full:
            game.tell(news.LEVITE_CHOICE, seat, number, 1)
            put_cube(game, seat, game.filled.index(column), names.GOLD)
        elif game.has(seat, names.SILVER):
            game.tell(news.LEVITE_CHOICE, seat, number, 2, full)
            game.spend(seat, names.SILVER, 1)
            game.gain(seat, names.GOLD, 1)
        else:
            game.tell(news.LEVITE_CHOICE, seat, number, 3, full)
            move_altar(game, seat, 1)


# --- rubble, walls and gates (E3.16.13 to E3.16.17) -------------------------------------------------------------


def walk(game: Ezra) -> list[int]:
    """E3.16.13: the locations in the order in which they are reached, the focus gate first."""
    kit = game.kit
    start, step = kit.pos[kit.focus_gate[game.focus]], kit.focus_step[game.focus]
    return [kit.at[(start + step * distance) % names.SPOTS] for distance in range(names.SPOTS)]


def unbuilt(game: Ezra, walls: bool) -> list[int]:
    """The wall spaces or the gates that nobody has built, in the order of the walk."""
    return [spot for spot in walk(game) if game.kit.is_wall[spot] == walls and game.owner[spot] == names.FREE]


def wall_with_rubble(game: Ezra) -> int:
    """E3.16.14: the first on the walk, -1 if there is none."""
    return next((spot for spot in unbuilt(game, True) if game.rubble_at(spot)), -1)


def can_pay(game: Ezra, seat: int, spot: int) -> bool:
    """Its gold and the cubes that lie there are enough to build."""
    return game.has(seat, names.GOLD) + game.rubble_at(spot) >= game.kit.solo_building


def wall_to_build(game: Ezra) -> int:
    """E3.16.15: the same; if no wall space has rubble, the first clear one."""
    spot = wall_with_rubble(game)
    return spot if spot >= 0 else next(iter(unbuilt(game, True)), -1)


def gate_to_build(game: Ezra, seat: int) -> int:
    """E3.16.17: the first unbuilt gate where gold and cubes suffice, -1 if there is none."""
    return next((spot for spot in unbuilt(game, False) if can_pay(game, seat, spot)), -1)


def clear_spot(game: Ezra, seat: int, spot: int) -> None:
    """All cubes become gold; a wall space that had some gives its blessing."""
    cubes = game.rubble_at(spot)
    why = TO_GATE if not game.kit.is_wall[spot] else TO_RUBBLE if cubes else TO_CLEAR
    game.tell(news.TARGET, seat, spot, walk(game).index(spot), why)
    if not cubes:
        return
    game.rubble = game.rubble.copy()
    for good in range(names.RESOURCES):
        for _ in range(game.rubble[spot * names.RESOURCES + good]):
            game.tell(news.CLEARED, seat, spot, good)
        game.rubble[spot * names.RESOURCES + good] = 0
    game.gain(seat, names.GOLD, cubes)
    game.tell(news.SPACE_CLEAR, seat, spot)
    if game.kit.is_wall[spot]:
        bless(game, seat, game.kit.blessing[spot])


class ClearWall(Effect[Ezra]):
    """`clear wall`"""

    def run(self, game: Ezra, frame: Frame) -> None:
        spot = wall_with_rubble(game)
        if spot < 0:
            game.tell(news.NO_TARGET, frame.seat)
        else:
            clear_spot(game, frame.seat, spot)


class OpponentBuilding(Effect[Ezra]):
    """`build wall`, `build gate`: clear and build"""

    def __init__(self, name: str, gate: bool) -> None:
        super().__init__(name)
        self.gate: Final = gate

    def lacks(self, game: Ezra, seat: int) -> int:
        if self.gate:
            if not unbuilt(game, False):
                return reasons.NO_PLACE
            return OK if game.idle[seat] and gate_to_build(game, seat) >= 0 else reasons.CANNOT_PAY
        if not game.wall_cards(seat):
            return reasons.NO_WALL_CARD
        spot = wall_to_build(game)
        if spot < 0:
            return reasons.NO_PLACE
        return OK if can_pay(game, seat, spot) else reasons.CANNOT_PAY

    def run(self, game: Ezra, frame: Frame) -> None:
        game.site = gate_to_build(game, frame.seat) if self.gate else wall_to_build(game)
        game.push(RAISE, frame.seat)
        clear_spot(game, frame.seat, game.site)


class Raise(Effect[Ezra]):
    """Pay for the site and build: the top wall card, or the gate (E3.16.15 to E3.16.17)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        seat = frame.seat
        game.spend(seat, names.GOLD, game.kit.solo_building)
        if game.kit.is_wall[game.site]:
            game.wall_deck[seat] = game.wall_deck[seat].copy()
            set_wall(game, seat, game.site, game.draw(game.wall_deck[seat]))
        else:
            build_gate(game, seat, game.site)


# --- scribes (E3.16.18 to E3.16.21) -----------------------------------------------------------------------------


def scribe_cost(game: Ezra, row: int) -> int:
    """Gold: the row's value, less for each full row below."""
    return row + 1 - sum([1 for below in range(row) if row_full(game, below)])


def payable_paths(game: Ezra, seat: int, place: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """The paths to a tile that it can pay, each as it is compared: own scribes, the other's, tiles from above."""
    found: list[tuple[int, int, tuple[int, ...]]] = []
    for number in PATHS_TO[place]:
        path = names.PATHS[number]
        owners = [game.scribe[tile] for tile in path]
        if names.FREE not in owners and owners.count(names.NEUTRAL) * game.kit.branch_fee <= game.has(
            seat, names.SILVER
        ):
            others = len(owners) - owners.count(seat) - owners.count(names.NEUTRAL)
            found.append((-owners.count(seat), others, tuple([*reversed(path)])))
    return found


def best_path(game: Ezra, seat: int, place: int) -> tuple[int, ...] | None:
    """E3.16.19: own scribes, few of the other's, then the left; None if none can be paid."""
    found = payable_paths(game, seat, place)
    return tuple([*reversed(min(found)[2])]) if found else None


def scribe_candidates(game: Ezra, seat: int, row: int) -> list[int]:
    """The tiles of a row that it could take."""
    if scribe_cost(game, row) > game.has(seat, names.GOLD) or not game.idle[seat]:
        return []
    free = [
        place
        for place in range(len(names.PLACES))
        if names.ROW_OF[place] == row and game.scribe[place] in (names.FREE, names.NEUTRAL)
    ]
    return free if row == 0 else [place for place in free if best_path(game, seat, place) is not None]


class OpponentScribe(Effect[Ezra]):
    """`scribe highest`, `scribe lowest`: a tile of the highest or lowest row with a candidate"""

    def __init__(self, highest: bool) -> None:
        super().__init__(name="scribe highest" if highest else "scribe lowest")
        self.highest: Final = highest

    def lacks(self, game: Ezra, seat: int) -> int:
        return OK if self._candidates(game, seat) else reasons.NO_SCROLL

    def _candidates(self, game: Ezra, seat: int) -> list[int]:
        for row in (3, 2, 1, 0) if self.highest else (0, 1, 2, 3):
            found = scribe_candidates(game, seat, row)
            if found:
                return found
        return []

    def run(self, game: Ezra, frame: Frame) -> None:
        seat = frame.seat
        found = self._candidates(game, seat)
        column = game.kit.focus_column[game.focus]
        pick = game.kit.picks[len(found) - 1][column - 1]  # E3.16.20
        place = found[pick - 1]
        row = names.ROW_OF[place]
        game.tell(news.CANDIDATES, seat, row + 1, len(found), scribe_cost(game, row))
        game.tell(news.PICKED, seat, place, pick, column if len(found) > 1 else 0)
        path = best_path(game, seat, place) if row else None
        if path is not None:
            self._explain(game, seat, place, path)
            self._pay(game, seat, path)
        game.spend(seat, names.GOLD, scribe_cost(game, row))
        place_scribe(game, seat, place)
        take_hero(game, seat, game.scrolls[place])

    def _explain(self, game: Ezra, seat: int, place: int, path: tuple[int, ...]) -> None:
        """Which path, and why it and no other."""
        found = payable_paths(game, seat, place)
        own, others, _ = min(found)
        game.tell(news.PATH, seat, path[0], path[1] if len(path) > 1 else -1, path[2] if len(path) > 2 else -1)
        game.tell(news.PATH_CHOICE, seat, len(found), -own, others)

    def _pay(self, game: Ezra, seat: int, path: tuple[int, ...]) -> None:
        """E3.16.6: the player's silver comes from the main supply; white workers are paid to it."""
        fee = game.kit.branch_fee
        for tile in path:
            owner = game.scribe[tile]
            if owner == names.NEUTRAL:
                game.spend(seat, names.SILVER, fee)
                game.tell(news.BRANCH_PAID, seat, -1, fee)
            elif owner != seat:
                game.tell(news.BRANCH_GAINED, seat, owner, fee)
                game.gain(owner, names.SILVER, fee)


# --- the Sabbath (E3.16.23) -------------------------------------------------------------------------------------


class OpponentSabbath(Effect[Ezra]):
    """Silver for idle workers; points for the highest scribe, for workers, for blessings and golden spaces."""

    def run(self, game: Ezra, frame: Frame) -> None:
        kit, seat = game.kit, frame.seat
        silver = kit.solo_idle * game.idle[seat]
        game.tell(news.SOLO_STEP, seat, 1, silver, game.idle[seat])
        game.gain(seat, names.SILVER, silver)
        kinds = [game.gatekeepers(seat), game.scribe.count(seat), game.levites[seat]]
        row = max(scribe_rows(game, seat), default=0)
        blessing = max(game.blessings[seat * 3 : seat * 3 + 3])
        steps = (  # the points, and what the news say about them
            (row, row),
            (sum(kinds), 0) if kit.solo_all_kinds else (max(kinds), kinds.index(max(kinds)) + 1),
            (blessing + kit.golden_up_to[game.altar[seat]], blessing),
        )
        for number, (points, cause) in enumerate(steps, 2):
            game.tell(news.SOLO_STEP, seat, number, points, cause)
            game.score(seat, names.FROM_SABBATH, points)


OPPONENT_TURN: Final = OpponentTurn()
SCHEME_TURN: Final = SchemeTurn()
USE_LEVITE: Final = UseLevite()
RAISE: Final = Raise()
OPPONENT_SABBATH: Final = OpponentSabbath()
