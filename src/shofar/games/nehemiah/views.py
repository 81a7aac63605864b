"""What a seat sees of Nehemiah, as types (N17)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shofar.engine.views import View


class Space(TypedDict):
    space: str
    card: str
    face: str
    worker: str | None
    neutral: bool
    exhausted: bool
    fresh: bool
    used: bool
    fee_to: str | None


class Column(TypedDict):
    number: int
    due: bool
    next: str | None  # N4.2: where the next worker goes
    cards: list[Space]


class Deck(TypedDict):
    left: int
    columns: int
    faces: dict[str, int]


class Influence(TypedDict):
    name: str
    cubes: list[int]
    if_scored_now: list[int]


class Gates(TypedDict):
    left: list[int]
    taken: list[str]


class Player(TypedDict):
    seat: int
    colour: str
    bench: int
    cubes: int
    gates: list[int]
    leaders: list[str]
    neutral: int
    neutral_colour: str | None
    hold: bool | None  # the viewer's own
    wood: NotRequired[int]  # N17.2: these may be behind a screen
    gold: NotRequired[int]
    supply: NotRequired[int]
    points: NotRequired[dict[str, int]]


class Auction(TypedDict):
    offer: list[str]
    leader: str | None
    own_bid: list[int]
    order: list[int]
    sealed: list[int]


class Sights(TypedDict):
    round: int
    turn: int
    mover: int
    start: int
    turns_left: int | None
    columns: list[Column]
    deck: Deck
    later_decks: list[int]
    discard: dict[str, int]
    boards: list[Influence]
    gates: Gates
    active: str | None
    seats: list[Player]
    auction: Auction | None
    placing: str | None
    picked: str | None
    part: str | None
    directed: int | None
    scores: list[int] | None
    winners: list[int] | None


class NehemiahView(View, Sights):
    """The whole view."""
