"""What a seat sees of Ezra and Nehemiah, as types (section 4 of the specification)."""

from __future__ import annotations

from typing import TypedDict

from shofar.engine.views import View


class Turn(TypedDict):
    card: str | None
    action: str | None
    closed: bool
    phase: str
    pool: int | None
    levites_used: int
    site: str | None
    banners: dict[str, int]
    done: list[str]
    pools: dict[str, int]


class Spot(TypedDict):
    id: str
    owner: str | None
    card: str | None
    rubble: dict[str, int]
    silver: int


class Temple(TypedDict):
    rows: list[list[str | None]]
    left: list[int]
    complete: int


class Altar(TypedDict):
    side: str
    ahead: list[str]


class Scroll(TypedDict):
    place: str
    tile: str
    scribe: str | None


class Hero(TypedDict):
    id: str
    owner: str | None


class Workers(TypedDict):
    idle: int
    main_supply: int
    levites: int


class Food(TypedDict):
    need: int
    have: int
    sure: int


class Trade(TypedDict):
    gate: str | None
    fee: int
    to: str | None
    upper: str | None
    lower: str | None


class Tile(TypedDict):
    id: str
    kind: str
    flipped: bool


class Outlook(TypedDict):
    judged: str | None
    column: int
    stored: int
    walls: int
    gates: int
    levite_food: int | None


class Prospects(TypedDict, total=False):
    food: Food
    worth: dict[str, int]
    trades: dict[str, Trade]


class Own(TypedDict, total=False):
    """The viewer's."""

    hand: list[str]
    wall_top: str | None
    wall_bottom: list[str]


class Cards(Prospects, Own, total=False):
    """Of a seat with cards: the opponent of a solo game has none."""

    tiles: list[Tile]
    piles: list[list[str]]
    tucked: list[str]
    banners: dict[str, int]
    hand_size: int
    deck_size: int
    unseen: list[str]
    storage: int | None


class Board(Outlook, Cards):
    """A seat."""

    seat: int
    colour: str
    opponent: bool
    vp: int
    goods: dict[str, int]
    workers: Workers
    farmers: int
    labourers: int
    traders: list[int]
    elders: list[int]
    gatekeepers: int
    scribes: int
    blessings: dict[str, int]
    altar: int
    tent: int
    scrolls: list[str]
    wall_cards: int
    drawn: list[str]
    points: dict[str, int]
    end_now: int | None


class Solo(TypedDict):
    focus: str | None
    scheme: str | None
    focus_left: list[str]
    schemes_left: list[str]


class Sights(TypedDict):
    round: int
    day: int
    stage: str
    shofar: int
    active: int
    turn: Turn
    ring: list[Spot]
    temple: Temple
    altar: Altar
    scrolls: list[Scroll]
    row_food: list[int]
    heroes: list[Hero]
    boards: list[Board]
    solo: Solo | None
    scores: list[int]


class EzraView(View, Sights):
    """The whole view."""
