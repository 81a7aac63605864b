"""The rules of a game as its box makes them: what is printed where, for a number of players."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from shofar.engine.box import Box
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Title
from shofar.games.ezra import names

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
        self.clear_cost: Final = [board[f"clear_{good}"] for good in names.GOODS[:4]]
        self.cube_points: Final = [board[f"temple_{good}"] for good in ("stone", "wood", "gold")]
        self.altar_red: Final = [board["altar_wood_red"], board["altar_cinder_red"]]
        self.altar_steps: Final = [board["altar_wood_steps"], board["altar_cinder_steps"]]
        self.substitute: Final = board["banners_for_stone"]
        self.gate_fee: Final = board["gate_fee"]
        self.branch_fee: Final = board["branch_fee"]
        self.stride: Final = board["stride"]
        self.solo_levite: Final = board["solo_levite"]
        self.solo_building: Final = board["solo_building"]
        self.worth: Final = [*[board[f"worth_{good}"] for good in names.GOODS[:4]], 1, board["worth_food"]]

        self.names.update(_names(box))
        self._cards(box)
        self._ring(box)
        self._temple(box)
        self._altar(box)
        self._scrolls(box)
        self._tents(box)
        self._tiles(box)
        self._solo(box)

    def _cards(self, box: Box) -> None:
        """Characters and heroes."""
        self.banners: list[int] = []  # card * 3 + colour: all three banners
        self.top_banner: list[int] = []  # card * 3 + colour: what stays visible when tucked
        self.trade_gate: list[int] = []  # per card: a ring location, -1 if it sells
        self.trade_price: list[int] = []  # card * 2 + option
        self.trade_gain: list[Effect[Any]] = []
        self.sell_price: list[int] = []  # card * 4 + resource; 0 = not sold here
        self.scoring: list[Score] = []  # per card
        self.hero_colour: list[int] = [names.BANNERS.index(colour) for colour in box.texts("heroes", "colour")]
        self.hero_banners: list[int] = box.column("heroes", "banners")
        self.hero_rewards: list[list[Effect[Any]]] = []

    def _ring(self, box: Box) -> None:
        """Walls, gates, and what lies there."""
        self.pos: list[int] = box.column("ring", "pos")  # location -> ring position
        self.at: list[int] = [self.pos.index(pos) for pos in range(names.SPOTS)]  # ring position -> location
        self.is_wall: list[bool] = [name.startswith("w") for name in names.RING]
        self.is_corner: list[bool] = [kind == "corner" for kind in box.texts("ring", "class")]
        self.neutral: list[bool] = [self.table_size <= most for most in box.column("ring", "neutral")]
        self.laid["sites"] = {
            name: ("classes", f"class_{kind}")
            for name, kind in zip(names.RING, box.texts("ring", "class"), strict=True)
            if kind != "corner"  # nothing is to be built there
        }
        self.rubble: list[int] = self._by_class("rubble")  # cubes at set-up
        self.blessing: list[int] = [_place(names.BLESSINGS, name) for name in box.texts("ring", "blessing")]
        self.grey: list[int] = self._by_class("grey")
        self.stone: list[int] = self._by_class("stone")
        self.wood: list[int] = self._by_class("wood")
        cards = box.rows("gates")
        self.gate_points: list[int] = [box.number("gates", name, "vp") if name in cards else 0 for name in names.RING]
        self.gate_reward: list[Effect[Any]] = []
        self.connection: list[Effect[Any]] = []
        self.wall_points: list[int] = box.column("walls", "vp")
        self.wall_effect: list[Effect[Any]] = []

    def _temple(self, box: Box) -> None:
        """Levites and the Temple."""
        self.levite_food: list[int] = box.column("levites", "food")  # index = Levites placed so far
        self.levite_reward: list[Effect[Any]] = []
        self.row_red: list[int] = box.column("temple", "red")
        self.row_reward: list[Effect[Any]] = []
        size = ("temple_sizes", ("temple_12p", "temple_3p", "temple_4p")[self.table_size - 2])
        self.laid["temple_sizes"] = {"here": size}
        self.columns: int = box.number(*size, "columns")
        sectors = box.numbers(*size, "sectors")
        self.sector_end: list[int] = list(accumulate(sectors))  # columns up to the end of each sector

    def _altar(self, box: Box) -> None:
        """The altar track and its cards."""
        self.altar_reward: list[Effect[Any]] = []
        self.golden: list[bool] = [golden == 1 for golden in box.column("altar", "golden")]
        self.golden_up_to: list[int] = list(accumulate(box.column("altar", "golden")))
        self.zechariah: list[int] = box.column("altar_cards", "zechariah")  # side * 3 + round - 1
        self.haggai: list[int] = box.column("altar_cards", "haggai")
        self.judgement: list[Effect[Any]] = []  # (side * 3 + round - 1) * 3 + behind, between, ahead

    def _scrolls(self, box: Box) -> None:
        """Rows and tiles."""
        self.scribe_blue: list[int] = box.column("scroll_rows", "blue")  # per row from 0
        self.scribe_good: list[int] = [names.GOODS.index(good) for good in box.texts("scroll_rows", "paid_in")]
        self.scribe_price: list[int] = box.column("scroll_rows", "price")
        self.scribe_points: list[int] = box.column("scroll_rows", "vp")
        self.scribe_food: list[int] = box.column("scroll_rows", "food")
        self.tile_now: list[Effect[Any]] = []
        self.tile_hero: list[int] = [_place(names.HEROES, hero) for hero in box.texts("scrolls", "hero")]
        self.tile_prep: list[Effect[Any] | None] = [None] * len(names.SCROLLS)
        self.tile_end: list[Score | None] = [None] * len(names.SCROLLS)
        self.prep_mask = 0
        self.on_mask: list[int] = [0] * len(EVENTS)
        self.on: list[list[tuple[int, Effect[Any]]]] = [[] for _ in EVENTS]  # (bit of the tile, effect)
        self.change_mask: list[int] = [0] * len(CHANGES)
        self.changes: list[list[tuple[int, int]]] = [[] for _ in CHANGES]  # (bit of the tile, number)

    def _tents(self, box: Box) -> None:
        """The tent track and the blessings."""
        self.tent_reward: list[Effect[Any]] = []
        self.tent_blue: list[int] = box.column("tent_moves", "blue")
        self.tent_cube: list[bool] = [cube == 1 for cube in box.column("tent_moves", "cube")]
        self.column_bonus: list[Effect[Any]] = []  # index = column; 0 is nothing

    def _tiles(self, box: Box) -> None:
        """Development tiles."""
        paid_in = [good for kind in names.TILES for good in box.texts(kind, "paid_in")]
        self.flip_good: list[int] = [names.GOODS.index(good) for good in paid_in]  # kind * 4 + variant
        self.flip_price: list[int] = [price for kind in names.TILES for price in box.column(kind, "price")]
        self.flip_reward: list[Effect[Any]] = []
        self.storage: list[int] = box.column("guards", "limit")  # per guards tile
        self.start_goods: list[Effect[Any]] = []
        self.labour: list[Effect[Any]] = []  # (variant * 2 + side) * 2 + option
        self.farm: list[Effect[Any]] = []  # variant * 2 + side
        self.harvest: list[Effect[Any]] = []
        self.converts: list[int] = box.column("farmers", "converts")
        self.trader_space: list[list[Effect[Any]]] = []  # variant * 2 + side
        self.elder_space: list[list[Effect[Any]]] = []

    def _solo(self, box: Box) -> None:
        """The opponent."""
        self.solo_side: str = f"solo_{str(self.options['solo']).lower()}"
        side = self.solo_side
        self.laid["solo"] = {"opponent": ("solo", side)}
        self.solo_start: list[int] = [box.number("solo", side, column) for column in ("workers", "silver", "gold")]
        self.solo_judgement: list[Effect[Any]] = []
        self.solo_idle: int = box.number("solo", side, "idle")
        self.solo_all_kinds: bool = box.word("solo", side, "kinds") == "all"
        self.picks: list[list[int]] = [box.numbers("picks", row, "takes") for row in box.rows("picks")]  # from 1
        self.focus_gate: list[int] = [names.RING.index(f"g_{gate}") for gate in box.texts("focus", "gate")]
        self.focus_step: list[int] = [1 if turn == "cw" else -1 for turn in box.texts("focus", "direction")]
        self.focus_column: list[int] = box.column("focus", "column")
        self.focus_price: list[int] = []  # card * 2 + option
        self.focus_gain: list[Effect[Any]] = []
        self.scheme_workers: list[tuple[int, int]] = []  # card * 3 + line: from, to
        self.scheme_gold: list[tuple[int, int]] = []
        self.scheme_line: list[Effect[Any]] = []

    def _by_class(self, column: str) -> list[int]:
        """What the class of each ring location says; nothing on corners."""
        sites = self.laid["sites"]
        return [self.box.number(*sites[name], column) if name in sites else 0 for name in names.RING]


def _place(ids: tuple[str, ...], name: str) -> int:
    """The number of a component, -1 for none."""
    return ids.index(name) if name else -1


def _names(box: Box) -> dict[str, list[str]]:
    """What the numbers of each kind of component stand for."""
    return {
        "card": list(names.CHARACTERS),
        "hero": list(names.HEROES),
        "spot": list(names.RING),
        "owner": list(names.OWNERS),
        "colour": list(names.COLOURS),
        "wall": list(names.WALL_CARDS),
        "scroll": list(names.SCROLLS),
        "place": list(names.PLACES),
        "tile": list(names.TILES),
        "good": list(names.GOODS),
        "focus": list(names.FOCUS),
        "scheme": list(names.SCHEMES),
        "source": list(names.SOURCES),
        "end-source": list(names.END_SOURCES),
        "banner": list(names.BANNERS),
        "blessing": list(names.BLESSINGS),
        "action": list(names.ACTIONS),
        "tent": list(box.rows("tents")),
        "obstacle": list(names.OBSTACLES),
    }
