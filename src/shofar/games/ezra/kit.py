"""The rules of a game as its box makes them: what is printed where, for a number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    from shofar.games.ezra.gains import Gain
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
        self.worth: Final = [*[board[f"worth_{good}"] for good in GOODS[:4]], 1, board["worth_food"]]

        self.banners: Final[list[int]] = []  # card * 3 + colour: all three banners
        self.top_banner: Final[list[int]] = []  # card * 3 + colour: what stays visible when tucked
        self.trade_gate: Final[list[int]] = []  # per card: a ring location, -1 if it sells
        self.trade_price: Final[list[int]] = []  # card * 2 + option
        self.trade_gain: Final[list[Gain]] = []
        self.sell_price: Final[list[int]] = []  # card * 4 + resource; 0 = not sold here
        self.scoring: Final[list[Score]] = []  # per card
        self.hero_colour: Final[list[int]] = []
        self.hero_banners: Final[list[int]] = []
        self.hero_rewards: Final[list[list[Gain]]] = []

        self.at: Final[list[int]] = [0] * SPOTS  # ring position -> location
        self.pos: Final[list[int]] = [0] * SPOTS  # location -> ring position
        self.is_wall: Final[list[bool]] = []
        self.is_corner: Final[list[bool]] = []
        self.neutral: Final[list[bool]] = []
        self.rubble: Final[list[int]] = []  # cubes at set-up
        self.blessing: Final[list[int]] = []
        self.grey: Final[list[int]] = []
        self.stone: Final[list[int]] = []
        self.wood: Final[list[int]] = []
        self.gate_points: Final[list[int]] = []
        self.gate_reward: Final[list[Gain]] = []
        self.connection: Final[list[Gain]] = []
        self.wall_points: Final[list[int]] = []
        self.wall_effect: Final[list[Gain]] = []

        self.levite_food: Final[list[int]] = []  # index = Levites placed so far
        self.levite_reward: Final[list[Gain]] = []
        self.row_red: Final[list[int]] = []
        self.row_reward: Final[list[Gain]] = []
        self.columns = 0
        self.sector_end: Final[list[int]] = []  # columns up to the end of each sector

        self.altar_reward: Final[list[Gain]] = []
        self.golden: Final[list[bool]] = []
        self.golden_up_to: Final[list[int]] = []
        self.zechariah: Final[list[int]] = []  # side * 3 + round - 1
        self.haggai: Final[list[int]] = []
        self.judgement: Final[list[Gain]] = []  # (side * 3 + round - 1) * 3 + behind, between, ahead

        self.scribe_blue: Final[list[int]] = []  # per row from 0
        self.scribe_good: Final[list[int]] = []
        self.scribe_price: Final[list[int]] = []
        self.scribe_points: Final[list[int]] = []
        self.scribe_food: Final[list[int]] = []
        self.tile_now: Final[list[Gain]] = []
        self.tile_hero: Final[list[int]] = []
        self.tile_prep: Final[list[Gain | None]] = []
        self.tile_end: Final[list[Score | None]] = []
        self.prep_mask = 0
        self.on_mask: Final[list[int]] = [0] * len(EVENTS)
        self.on: Final[list[list[tuple[int, Gain]]]] = [[] for _ in EVENTS]  # (bit of the tile, effect)
        self.change_mask: Final[list[int]] = [0] * len(CHANGES)
        self.changes: Final[list[list[tuple[int, int]]]] = [[] for _ in CHANGES]  # (bit of the tile, number)

        self.tent_reward: Final[list[Gain]] = []
        self.tent_blue: Final[list[int]] = []
        self.tent_cube: Final[list[bool]] = []
        self.column_bonus: Final[list[Gain]] = []  # index = column; 0 is nothing

        self.flip_good: Final[list[int]] = []  # kind * 4 + variant
        self.flip_price: Final[list[int]] = []
        self.flip_reward: Final[list[Gain]] = []
        self.storage: Final[list[int]] = []  # per guards tile
        self.start_goods: Final[list[Gain]] = []
        self.labour: Final[list[Gain]] = []  # (variant * 2 + side) * 2 + option
        self.farm: Final[list[Gain]] = []  # variant * 2 + side
        self.harvest: Final[list[Gain]] = []
        self.converts: Final[list[int]] = []
        self.trader_space: Final[list[list[Gain]]] = []  # variant * 2 + side
        self.elder_space: Final[list[list[Gain]]] = []

        self.solo_start: Final[list[int]] = []  # workers, silver, gold
        self.solo_judgement: Final[list[Gain]] = []
        self.solo_idle = 0
        self.solo_all_kinds = False
        self.focus_gate: Final[list[int]] = []
        self.focus_step: Final[list[int]] = []  # +1 clockwise, -1 counter-clockwise
        self.focus_column: Final[list[int]] = []
        self.focus_price: Final[list[int]] = []  # card * 2 + option
        self.focus_gain: Final[list[Gain]] = []
        self.scheme_workers: Final[list[tuple[int, int]]] = []  # card * 3 + line: from, to
        self.scheme_gold: Final[list[tuple[int, int]]] = []
        self.scheme_line: Final[list[Gain]] = []

        self.names.update(
            {
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
        )
