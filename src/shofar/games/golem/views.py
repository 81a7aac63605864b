"""What a seat sees of Golem, as types (section 4 of the specification)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shofar.engine.views import View


class Action(TypedDict):
    tile: str
    rabbis: list[int]


class Character(TypedDict):
    character: str
    active: bool
    done: bool


class Book(TypedDict):
    book: str
    price: int


class Row(TypedDict):
    """A row of the synagogue: its value, and what a seat could do with it."""

    value: int
    prices: NotRequired[list[int]]
    more: NotRequired[bool]
    develop: NotRequired[bool]
    create: NotRequired[bool]
    gold: NotRequired[bool]
    price: NotRequired[int]
    book: NotRequired[bool]
    copy: NotRequired[bool]
    study: NotRequired[bool]
    copy_price: NotRequired[int]
    study_price: NotRequired[int]


class Figure(TypedDict):
    place: str
    standing: bool
    control: int


class Control(TypedDict):
    due: int
    knowledge: int
    loss: int


class Objective(TypedDict):
    objective: str
    reached: int
    met: bool


class Outlook(TypedDict):
    limit: int
    next: dict[str, int]
    matching: list[str]
    counters: dict[str, int]
    income: dict[str, int]
    control: Control


class Secrets(TypedDict, total=False):
    """The viewer's own."""

    pack: list[str]
    drawn: list[str]
    returned: list[str]
    seen: list[str]
    starting_hand: list[str]
    starting_picked: list[str]
    objectives: list[Objective]  # after the end those of all


class Goods(TypedDict):
    clay: int
    coin: int
    knowledge: int
    vp: int


class Sheet(Goods, Outlook, Secrets):
    """A player board."""

    seat: int
    colour: str
    students: dict[str, int]
    study: int
    study_developed: bool
    golem_track: int
    level: int
    golems: list[Figure]
    golems_left: int
    created: int
    killed: int
    artifact_tile: str | None
    gold: dict[str, int]
    completed: list[str]
    developments: list[str]
    slots: dict[str, list[str]]  # tile and side
    columns: dict[str, list[str]]
    marbles: list[str]
    rabbi: bool
    pass_tile: int
    waiting: bool
    no_control: bool
    menorahs: dict[str, int]
    points: dict[str, int]
    objective_count: int
    starting: list[str]


class Asked(TypedDict):
    fitting: str | None
    elements: dict[str, str]


class Sights(Asked):
    round: int
    phase: str
    order: list[int]
    tray: dict[str, list[str]]
    aside: list[str]
    actions: list[Action]
    tile_deck: int
    tile_discard: list[str]
    palace: list[Character]
    character: str | None
    library: list[Book]
    book_deck: int
    book_bottom: list[str]
    districts: dict[str, list[str]]
    tokens: dict[str, int]
    cemetery: dict[str, list[int]]
    offer: list[str]
    objective_deck: int
    passing: int
    free_pass_tile: int
    seats: list[Sheet]
    rows: dict[str, Row]


class GolemView(View, Sights):
    """The whole view."""
