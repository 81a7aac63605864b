"""What cards and spaces give beside plain goods and points: workers, steps of tent and altar, blessings, banners. What
a gain causes goes on the stack, so that it is resolved before anything that comes after (E3.11.1).

`about` says where the points of a gain come from."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.compose import Nothing
from shofar.engine.effect import OK, Ask, Deed, Effect, start_all
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.ezra import names, news
from shofar.games.ezra.kit import ON_GOLDEN, ON_TENTS
from shofar.games.ezra.moves import DO_BLESS, DO_TAKE
from shofar.games.ezra.reasons import FULL_MARKER
from shofar.games.ezra.table import Ezra

LOST: Final = {names.VP: "vp", names.SILVER: "silver"}
TAKEN: Final[list[int]] = [
    names.STONE,
    names.WOOD,
    names.CINDER,
]  # what `res` stands for, in the order of the verb `take`


def trigger(game: Ezra, seat: int, event: int) -> None:
    """Put on the stack what the seat's scroll tiles give at this event."""
    kit = game.kit
    owned = game.scrolls_of[seat]
    if owned & kit.on_mask[event]:
        for bit, gain in kit.on[event]:
            if owned & bit:
                game.push_about(gain, seat, names.FROM_SCROLLS)


class Amount(Deed[Ezra]):
    """A number of something."""

    def __init__(self, number: int, name: str = "") -> None:
        super().__init__(name or f"{number} {type(self).__name__.lower()}")
        self.number: Final = number


class Plain(Amount):
    """The same where it causes nothing."""

    def plain(self) -> bool:
        return True


class Lose(Plain):
    """`lose 1 vp`, `lose 2 silver`: goods as far as they go (E3.16.22)"""

    def __init__(self, number: int, good: int) -> None:
        super().__init__(number, f"lose {number} {LOST[good]}")
        self.good: Final = good

    def start(self, game: Ezra, seat: int, about: int = 0) -> None:
        if self.good == names.VP:
            game.score(seat, about, -self.number)
        else:
            game.spend(seat, self.good, min(self.number, game.has(seat, self.good)))


class Banners(Plain):
    """`2 red banner`"""

    def __init__(self, number: int, colour: int) -> None:
        super().__init__(number, f"{number} {names.BANNERS[colour]} banner")
        self.colour: Final = colour

    def start(self, game: Ezra, seat: int, about: int = 0) -> None:
        game.add_banners(seat, self.colour, self.number)


class Worker(Amount):
    """`1 worker`: from the main supply; a tent step for each that is missing there (E3.10.2)"""

    def start(self, game: Ezra, seat: int, about: int = 0) -> None:
        come = min(self.number, game.stock[seat])
        if come:
            game.stock[seat] -= come
            game.welcome(seat, come)
            game.tell(news.WORKERS, seat, come)
        for _ in range(self.number - come):
            game.tell(news.NO_WORKER_LEFT, seat)
            game.push(TENT_STEP, seat)


class Tent(Amount):
    """`1 tent`: move, then the rewards of all spaces entered, in order (E3.10.11)"""

    def start(self, game: Ezra, seat: int, about: int = 0) -> None:
        move_tent(game, seat, self.number)


def move_tent(game: Ezra, seat: int, steps: int) -> None:
    """E3.10.11, and E3.17.1: the step of a turn or preparation that makes it a stride."""
    kit = game.kit
    spaces = len(kit.tent_reward)
    start = game.tents[seat]
    game.tents[seat] = start + steps
    game.tell(news.TENT, seat, steps, (start + steps) % spaces)
    if game.stage in (names.DAYS, names.PREPARATION):
        before = game.strides[seat]
        game.strides[seat] = before + steps
        if before < kit.stride <= before + steps:
            trigger(game, seat, ON_TENTS)
    rewards = [kit.tent_reward[(start + step) % spaces] for step in range(1, steps + 1)]
    start_all(game, seat, rewards, names.FROM_TENT)


class Altar(Amount):
    """`2 altar`: steps on the altar track"""

    def start(self, game: Ezra, seat: int, about: int = 0) -> None:
        move_altar(game, seat, self.number)


def move_altar(game: Ezra, seat: int, steps: int) -> None:
    """Move, then the rewards of all spaces entered, in order (E3.10.7); silver for steps beyond the end (E3.10.8)."""
    kit = game.kit
    start = game.altar[seat]
    end = min(start + steps, len(kit.altar_reward) - 1)
    if end > start:
        game.altar[seat] = end
        _stack(game, seat, end)
        game.tell(news.ALTAR, seat, start, end)
    if start + steps > end:
        game.gain(seat, names.SILVER, (start + steps - end) * kit.board["altar_beyond"])
    start_all(game, seat, _altar_rewards(game, seat, start, end), names.FROM_ALTAR)


def _stack(game: Ezra, seat: int, space: int) -> None:
    """E3.10.9: on top of a stack, so behind all that stand there already."""
    ahead = game.ahead
    ahead.remove(seat)
    place = 0
    while place < len(ahead) and game.altar[ahead[place]] >= space:
        place += 1
    ahead.insert(place, seat)


def _altar_rewards(game: Ezra, seat: int, start: int, end: int) -> list[Effect[Any]]:
    kit = game.kit
    owned = game.scrolls_of[seat]
    if not owned & kit.on_mask[ON_GOLDEN]:
        return kit.altar_reward[start + 1 : end + 1]
    rewards: list[Effect[Any]] = []
    for space in range(start + 1, end + 1):
        rewards.append(kit.altar_reward[space])
        if kit.golden[space]:  # E3.17.7: entered or passed
            rewards += [gain for bit, gain in kit.on[ON_GOLDEN] if owned & bit]
    return rewards


class Blessing(Ask[Ezra]):
    """`1 orange blessing`, `1 wild blessing`; the frame remembers how many are done"""

    def __init__(self, number: int, colour: int) -> None:
        super().__init__("E3.10.5", f"{number} {names.BLESSINGS[colour]} blessing", number)
        self.colour: Final = colour

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_BLESS, DO_BLESS + 1, DO_BLESS + 2]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if game.blessings[frame.seat * 3 + move - DO_BLESS] < names.TOP_BLESSING else FULL_MARKER

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        if self.colour != names.ANY_BLESSING or game.automatic(frame.seat):
            return NOTHING
        at = frame.seat * 3
        return [DO_BLESS + colour for colour in range(3) if game.blessings[at + colour] < names.TOP_BLESSING]

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        self._advance(game, frame, move - DO_BLESS)

    def run(self, game: Ezra, frame: Frame) -> None:
        self._advance(game, frame, self._chosen(game, frame.seat))

    def _chosen(self, game: Ezra, seat: int) -> int:
        """E3.16.5: the solo opponent's leftmost marker, the upper one on a tie."""
        if self.colour != names.ANY_BLESSING:
            return self.colour
        markers = game.blessings[seat * 3 : seat * 3 + 3]
        chosen = markers.index(min(markers))
        if seat == game.kit.opponent:
            game.tell(news.WILD_BLESSING, seat, chosen)
        return chosen

    def _advance(self, game: Ezra, frame: Frame, colour: int) -> None:
        self.ask_again(game, frame)
        bless(game, frame.seat, colour)


def bless(game: Ezra, seat: int, colour: int) -> None:
    """E3.10.4 to E3.10.6: one space, a tent step instead at the end, the column bonus of the slowest marker."""
    at = seat * 3 + colour
    if game.blessings[at] >= names.TOP_BLESSING:
        game.tell(news.BLESSING_FULL, seat, colour)
        game.push(TENT_STEP, seat)
        return
    before = game.lowest_blessing(seat)
    game.blessings[at] += 1
    game.tell(news.BLESSED, seat, colour, game.blessings[at])
    column = game.lowest_blessing(seat)
    if column > before:
        game.tell(news.COLUMN, seat, column)
        game.kit.column_bonus[column].start(game, seat, names.FROM_BLESSINGS)


class Resources(Ask[Ezra]):
    """`2 res`: stone, wood or cinder, cube by cube (E3.10.12); the frame remembers how many are done"""

    def __init__(self, number: int) -> None:
        super().__init__("E3.10.12", f"{number} res", number)

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_TAKE, DO_TAKE + 1, DO_TAKE + 2]

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        return NOTHING if game.automatic(frame.seat) else [DO_TAKE, DO_TAKE + 1, DO_TAKE + 2]

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        self.ask_again(game, frame)
        game.gain(frame.seat, TAKEN[move - DO_TAKE], 1)

    def run(self, game: Ezra, frame: Frame) -> None:
        game.gain(frame.seat, names.GOLD, self.times)  # E3.16.4


TENT_STEP: Final = Tent(1)
ONE_WORKER: Final = Worker(1)
NOTHING_GAINED: Final = Nothing("nothing")
