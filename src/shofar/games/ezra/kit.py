"""The rules of a game as its box makes them: what is printed where, for a number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from shofar.engine.box import Box
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Title
from shofar.games.ezra.names import (
    ACTIONS,
    BANNERS,
    BLESSINGS,
    CHARACTERS,
    COLOURS,
    END_SOURCES,
    FOCUS,
    GOODS,
    HEROES,
    OBSTACLES,
    OWNERS,
    PLACES,
    RING,
    SCHEMES,
    SCROLLS,
    SOURCES,
    SPOTS,
    TILES,
    WALL_CARDS,
)

if TYPE_CHECKING:
    from shofar.engine.effect import Effect
    from shofar.games.ezra.scoring import Score

# What sets off a scroll tile: the word before the colon.
ON_SCRIBE: Final = 0
ON_GATEKEEPER: Final = 1
ON_WALL: Final = 2
ON_GOLDEN: Final = 3
ON_ELDER: Final = 4
ON_TRADER: Final = 5
ON_FLIP: Final = 6
ON_TRADE: Final = 7
ON_TENTS: Final = 8
EVENTS: Final = ("scribe", "gatekeeper", "wall", "golden", "elder", "trader", "flip", "trade", "tents")

# What a scroll tile changes for good: the words of the atom without its number.
LEVITE_FOOD: Final = 0
BUILDING_STONE: Final = 1
LOWER_TRADE: Final = 2
MORE_CARDS: Final = 3
ANY_PILE: Final = 4
ANY_CARD: Final = 5
UNFED_FARMER: Final = 6
UNFED_LABOURER: Final = 7
UNFED_TRADER: Final = 8
UNFED_GATEKEEPER: Final = 9
UNFED_SCRIBE: Final = 10
SILVER_A_POINT: Final = 11
CHANGES: Final = (
    "food off levite", "stone off building", "silver off lower trade", "more card", "any pile", "any card",
    "farmer unfed", "labourer unfed", "trader unfed", "gatekeeper unfed", "scribe unfed", "silver a point",
)  # fmt: skip


class Kit(Rules):
    """Ezra and Nehemiah as a box makes it. `components.fill` reads the lists; a component's number is its place."""

    def __init__(self, title: Title, box: Box, players: int, options: Options) -> None:
        super().__init__(title, box, players, options, 2 if players == 1 else players)
        self.opponent: Final = 1 if players == 1 else -1  # the solo opponent's seat
        self.table_size: Final = max(players, 2)  # 1 player uses the set-up of 2
        board = {name: box.number("board", name, "value") for name in box.rows("board")}
        self.board: Final = board
        self.workers: Final = board["workers"]
        self.hand: Final = board["hand"]
        self.pile: Final = board["pile"]
        self.hunger: Final = board["hunger"]
        self.tucks: Final = [0, board["tuck_1"], board["tuck_2"], board["tuck_3"]]
        self.clear_cost: Final = [board[f"clear_{good}"] for good in GOODS[:4]]
        self.cube_points: Final = [board[f"temple_{good}"] for good in ("stone", "wood", "gold")]
        self.altar_red: Final = [board["altar_wood_red"], board["altar_cinder_red"]]
        self.altar_steps: Final = [board["altar_wood_steps"], board["altar_cinder_steps"]]
        self.substitute: Final = board["banners_for_stone"]
        self.gate_fee: Final = board["gate_fee"]
        self.branch_fee: Final = board["branch_fee"]
        self.stride: Final = board["stride"]
        self.solo_levite: Final = board["solo_levite"]
        self.solo_building: Final = board["solo_building"]
        self.worth: Final = [*[board[f"worth_{good}"] for good in GOODS[:4]], 1, board["worth_food"]]

        self.names.update(_names(box))
        self._cards()
        self._ring()
        self._temple()
        self._altar()
        self._scrolls()
        self._tents()
        self._tiles()
        self._solo()

    def _cards(self) -> None:
        """Characters and heroes."""
        self.banners: list[int] = []  # card * 3 + colour: all three banners
        self.top_banner: list[int] = []  # card * 3 + colour: what stays visible when tucked
        self.trade_gate: list[int] = []  # per card: a ring location, -1 if it sells
        self.trade_price: list[int] = []  # card * 2 + option
        self.trade_gain: list[Effect[Any]] = []
        self.sell_price: list[int] = []  # card * 4 + resource; 0 = not sold here
        self.scoring: list[Score] = []  # per card
        self.hero_colour: list[int] = []
        self.hero_banners: list[int] = []
        self.hero_rewards: list[list[Effect[Any]]] = []

    def _ring(self) -> None:
        """Walls, gates, and what lies there."""
        self.at: list[int] = [0] * SPOTS  # ring position -> location
        self.pos: list[int] = [0] * SPOTS  # location -> ring position
        self.is_wall: list[bool] = []
        self.is_corner: list[bool] = []
        self.neutral: list[bool] = []
        self.rubble: list[int] = []  # cubes at set-up
        self.blessing: list[int] = []
        self.grey: list[int] = []
        self.stone: list[int] = []
        self.wood: list[int] = []
        self.gate_points: list[int] = []
        self.gate_reward: list[Effect[Any]] = []
        self.connection: list[Effect[Any]] = []
        self.wall_points: list[int] = []
        self.wall_effect: list[Effect[Any]] = []

    def _temple(self) -> None:
        """Levites and the Temple."""
        self.levite_food: list[int] = []  # index = Levites placed so far
        self.levite_reward: list[Effect[Any]] = []
        self.row_red: list[int] = []
        self.row_reward: list[Effect[Any]] = []
        self.columns = 0
        self.sector_end: list[int] = []  # columns up to the end of each sector

    def _altar(self) -> None:
        """The altar track and its cards."""
        self.altar_reward: list[Effect[Any]] = []
        self.golden: list[bool] = []
        self.golden_up_to: list[int] = []
        self.zechariah: list[int] = []  # side * 3 + round - 1
        self.haggai: list[int] = []
        self.judgement: list[Effect[Any]] = []  # (side * 3 + round - 1) * 3 + behind, between, ahead

    def _scrolls(self) -> None:
        """Rows and tiles."""
        self.scribe_blue: list[int] = []  # per row from 0
        self.scribe_good: list[int] = []
        self.scribe_price: list[int] = []
        self.scribe_points: list[int] = []
        self.scribe_food: list[int] = []
        self.tile_now: list[Effect[Any]] = []
        self.tile_hero: list[int] = []
        self.tile_prep: list[Effect[Any] | None] = []
        self.tile_end: list[Score | None] = []
        self.prep_mask = 0
        self.on_mask: list[int] = [0] * len(EVENTS)
        self.on: list[list[tuple[int, Effect[Any]]]] = [[] for _ in EVENTS]  # (bit of the tile, effect)
        self.change_mask: list[int] = [0] * len(CHANGES)
        self.changes: list[list[tuple[int, int]]] = [[] for _ in CHANGES]  # (bit of the tile, number)

    def _tents(self) -> None:
        """The tent track and the blessings."""
        self.tent_reward: list[Effect[Any]] = []
        self.tent_blue: list[int] = []
        self.tent_cube: list[bool] = []
        self.column_bonus: list[Effect[Any]] = []  # index = column; 0 is nothing

    def _tiles(self) -> None:
        """Development tiles."""
        self.flip_good: list[int] = []  # kind * 4 + variant
        self.flip_price: list[int] = []
        self.flip_reward: list[Effect[Any]] = []
        self.storage: list[int] = []  # per guards tile
        self.start_goods: list[Effect[Any]] = []
        self.labour: list[Effect[Any]] = []  # (variant * 2 + side) * 2 + option
        self.farm: list[Effect[Any]] = []  # variant * 2 + side
        self.harvest: list[Effect[Any]] = []
        self.converts: list[int] = []
        self.trader_space: list[list[Effect[Any]]] = []  # variant * 2 + side
        self.elder_space: list[list[Effect[Any]]] = []

    def _solo(self) -> None:
        """The opponent."""
        self.solo_start: list[int] = []  # workers, silver, gold
        self.solo_judgement: list[Effect[Any]] = []
        self.solo_idle = 0
        self.picks: list[list[int]] = []  # candidates - 1, focus column - 1
        self.solo_all_kinds = False
        self.focus_gate: list[int] = []
        self.focus_step: list[int] = []  # +1 clockwise, -1 counter-clockwise
        self.focus_column: list[int] = []
        self.focus_price: list[int] = []  # card * 2 + option
        self.focus_gain: list[Effect[Any]] = []
        self.scheme_workers: list[tuple[int, int]] = []  # card * 3 + line: from, to
        self.scheme_gold: list[tuple[int, int]] = []
        self.scheme_line: list[Effect[Any]] = []


def _names(box: Box) -> dict[str, list[str]]:
    """What the numbers of each kind of component stand for."""
    return {
        "card": list(CHARACTERS),
        "hero": list(HEROES),
        "spot": list(RING),
        "owner": list(OWNERS),
        "colour": list(COLOURS),
        "wall": list(WALL_CARDS),
        "scroll": list(SCROLLS),
        "place": list(PLACES),
        "tile": list(TILES),
        "good": list(GOODS),
        "focus": list(FOCUS),
        "scheme": list(SCHEMES),
        "source": list(SOURCES),
        "end-source": list(END_SOURCES),
        "banner": list(BANNERS),
        "blessing": list(BLESSINGS),
        "action": list(ACTIONS),
        "tent": list(box.rows("tents")),
        "obstacle": list(OBSTACLES),
    }
