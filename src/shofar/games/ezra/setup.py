"""Set-up (E3.1): every list of a game, what is dealt, and who places gatekeepers where."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.games.ezra import names, news
from shofar.games.ezra.kit import Kit
from shofar.games.ezra.moves import DO_GATEKEEPER
from shofar.games.ezra.opponent import shuffle_decks
from shofar.games.ezra.reasons import TAKEN_CORNER
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import MOST_COLUMNS, ROWS
from shofar.games.ezra.turn import draw_up

GOLD_TILES: Final = 8
WOOD_TILES: Final = 22
CORNER_SPOTS: Final = tuple([names.RING.index(f"g_{gate}") for gate in names.CORNERS])
WHITE_PLACES: Final = (0, 2)

# Fields that begin with 0, or with no card, for every seat.
NUMBER_A_SEAT: Final = (
    "idle", "levites", "farmers", "labourers", "traders", "elders", "flipped", "scrolls_of", "altar", "tents",
    "strides",
)  # fmt: skip
CARDS_A_SEAT: Final = ("hand", "deck", "tucked", "wall_bottom")


def blank(kit: Kit) -> Ezra:
    """Every list assigned, nothing dealt."""
    seats = kit.seats
    game = Ezra(kit)
    for name in NUMBER_A_SEAT:
        setattr(game, name, [0] * seats)
    for name in CARDS_A_SEAT:
        setattr(game, name, [[] for _ in range(seats)])
    game.goods = [0] * (seats * names.KINDS)
    game.stock = [kit.workers] * seats
    game.tiles = [0] * (seats * names.TILE_KINDS)
    game.points = [0] * (seats * names.WAYS)
    game.blessings = [0] * (seats * 3)
    game.ahead = list(range(seats))
    game.piles = [[] for _ in range(seats * names.PILES)]
    game.wall_top = [-1] * seats
    game.wall_deck = [list(range(len(names.WALL_CARDS))) for _ in range(seats)]
    game.drawn = []
    game.owner = [names.NEUTRAL if neutral else names.FREE for neutral in kit.neutral]
    game.wall_on = [-1] * names.SPOTS
    game.rubble = [0] * (names.SPOTS * names.RESOURCES)
    game.gate_silver = [0] * names.SPOTS
    game.temple = [-1] * (ROWS * MOST_COLUMNS)
    game.filled = [0] * ROWS
    game.scrolls = [0] * len(names.PLACES)
    game.scribe = [names.FREE] * len(names.PLACES)
    game.row_food = list(kit.scribe_food)
    game.hero_of = [names.FREE] * len(names.HEROES)
    game.banners = [0, 0, 0, 0]
    game.focus_deck = []
    game.scheme_deck = []
    return game


def deal_board(game: Ezra) -> None:
    """E3.1.1 to E3.1.7"""
    kit = game.kit
    game.round = 1
    _deal_rubble(game)
    silver = {2: kit.board["gate_silver_2"], 3: kit.board["gate_silver_3"]}.get(kit.table_size, 0)
    for spot in range(names.SPOTS):
        if not kit.is_wall[spot] and not kit.is_corner[spot] and game.owner[spot] == names.FREE:
            game.gate_silver[spot] = silver
    _deal_scrolls(game)
    if kit.table_size == 2:
        for place in WHITE_PLACES:  # E3.1.13
            game.scribe[place] = names.NEUTRAL
    side = str(kit.options["altar"])
    game.side = game.draw(list(range(len(names.ALTAR_SIDES)))) if side == "random" else names.ALTAR_SIDES.index(side)


def _deal_rubble(game: Ezra) -> None:
    """E3.1.3: cubes from the bag in ring order."""
    board = game.kit.board
    bag = [good for good in range(names.RESOURCES) for _ in range(board[names.GOODS[good]] - board["kept_of_each"])]
    for pos in range(names.SPOTS):
        spot = game.kit.at[pos]
        for _ in range(game.kit.rubble[spot] if game.owner[spot] == names.FREE else 0):
            game.rubble[spot * names.RESOURCES + game.draw(bag)] += 1


def _deal_scrolls(game: Ezra) -> None:
    """E3.1.4: stone on row 1, wood on rows 2 and 3, gold on row 4."""
    gold = list(range(GOLD_TILES))
    wood = list(range(GOLD_TILES, GOLD_TILES + WOOD_TILES))
    stone = list(range(GOLD_TILES + WOOD_TILES, len(names.SCROLLS)))
    backs = (
        [stone] * names.ROW_START[1]
        + [wood] * (names.ROW_START[3] - names.ROW_START[1])
        + [gold] * (names.ROW_START[4] - names.ROW_START[3])
    )
    game.scrolls = [game.draw(back) for back in backs]


def deal_player(game: Ezra, seat: int) -> None:
    """E3.1.8, E3.1.9, E3.1.11"""
    kit, board = game.kit, game.kit.board
    _recruit(game, seat, board["start_workers"])
    game.gain(seat, names.SILVER, board["start_silver"])
    game.gain(seat, names.FOOD, board["start_food"])
    kit.start_goods[game.tiles[seat * names.TILE_KINDS]].start(game, seat, names.FROM_OTHER)
    game.deck[seat] = list(range(names.CARDS))
    draw_up(game, seat)


def deal_opponent(game: Ezra, seat: int) -> None:
    """E3.16.2"""
    workers, silver, gold = game.kit.solo_start
    _recruit(game, seat, workers)
    game.gain(seat, names.SILVER, silver)
    game.gain(seat, names.GOLD, gold)
    shuffle_decks(game)


def _recruit(game: Ezra, seat: int, workers: int) -> None:
    """Workers into the supply, and the first Levite."""
    game.idle[seat] = workers
    game.levites[seat] = 1
    game.stock[seat] -= workers + 1
    game.points[seat * names.WAYS + names.FROM_START] = game.kit.board["start_vp"]


def deal_tiles(game: Ezra) -> None:
    """One development tile of each kind for every player."""
    for kind in range(names.TILE_KINDS):
        heap = list(range(names.VARIANTS))
        for seat in range(game.kit.players):
            game.tiles[seat * names.TILE_KINDS + kind] = game.draw(heap)


def deal(game: Ezra) -> None:
    """Everything that is dealt; the gatekeepers are the players' first decision."""
    kit = game.kit
    deal_board(game)
    game.shofar = kit.opponent if kit.opponent >= 0 else game.draw(list(range(kit.seats)))
    game.active = game.shofar
    deal_tiles(game)
    for seat in range(kit.seats):
        if seat == kit.opponent:
            deal_opponent(game, seat)
        else:
            deal_player(game, seat)
    game.ahead = [*reversed(game.in_order())]  # E3.1.10


class Gatekeepers(Effect[Ezra]):
    """Gatekeepers in reverse turn order, with two players twice (E3.1.12)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        seats = [*reversed(game.in_order())]
        order = seats * 2 if game.kit.table_size == 2 else seats
        if game.kit.opponent >= 0:  # E3.16.3: the opponent gets what is left
            order = [0, 0]
        game.push(OTHER_CORNERS, frame.seat)
        for seat in reversed(order):
            game.push(CORNER, seat)


class Corner(Ask[Ezra]):
    """A worker from the main supply on a free corner gate (E3.1.12)."""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_GATEKEEPER + corner for corner in range(len(names.CORNERS))]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if game.owner[CORNER_SPOTS[move - DO_GATEKEEPER]] == names.FREE else TAKEN_CORNER

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        keep(game, frame.seat, CORNER_SPOTS[move - DO_GATEKEEPER])


def keep(game: Ezra, seat: int, spot: int) -> None:
    game.stock[seat] -= 1
    game.take_spot(spot, seat)
    game.tell(news.GATEKEEPER, seat, spot)


class OtherCorners(Effect[Ezra]):
    """Corners left over: the solo opponent's, or neutral with three players (E3.1.12, E3.16.3)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        for spot in CORNER_SPOTS:
            if game.owner[spot] != names.FREE:
                continue
            if game.kit.opponent >= 0:
                keep(game, game.kit.opponent, spot)
            else:
                game.take_spot(spot, names.NEUTRAL)
                game.tell(news.NEUTRAL_CORNER, frame.seat, spot)


CORNER: Final = Corner("E3.1.12")
OTHER_CORNERS: Final = OtherCorners()
GATEKEEPERS: Final = Gatekeepers()
