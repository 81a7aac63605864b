"""What every part of the board of Ezra and Nehemiah uses: effects, workers that travel, names of places."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from markupsafe import Markup

from shofar.engine.printed import Face
from shofar.games.ezra.views import Board, EzraView, Scroll, Spot
from shofar.web.html import Element, Node, span
from shofar.web.look import Look
from shofar.web.pages.pieces import effect, emblem, icon, worker

TITLE: Final = "ezra"
COLOURS: Final = ("red", "grey", "blue")
BANDS: Final = ("behind", "between", "ahead")  # of the prophets, where the judgement looks
BLESSINGS: Final = ("orange", "purple", "red")
GOODS: Final = ("stone", "wood", "gold", "cinder", "silver", "food")
RESOURCES: Final = GOODS[:4]
ICONS: Final = {"gold": "ingot"}  # the common set's gold is Nehemiah's
NEUTRAL: Final = "neutral"
LOSS: Final = re.compile(r"\blose (\d+)")

View = EzraView


class Workers:
    """Numbers the workers of a colour in reading order, so that each has a name of its own on the page."""

    def __init__(self) -> None:
        self._seen: Final[dict[str, int]] = {}

    def draw(self, colour: str) -> Markup:
        """A worker of a player; a white one for nobody's."""
        if colour == NEUTRAL:
            return icon("worker-white", "worker")
        self._seen[colour] = self._seen.get(colour, 0) + 1
        return worker(colour, moves=f"w-{colour}-{self._seen[colour]}")


def good(name: str, css: str = "") -> Markup:
    return icon(ICONS.get(name, name), css)


def shown(text: str | None) -> Node:
    """An effect as small icons; a loss is a negative number. Nothing for no effect."""
    return effect(LOSS.sub(r"-\1", text), TITLE, size="small") if text else None


def scored(text: str) -> Node:
    """Points of a card: a base is written as a sum, as `1 +` before the sign of what is counted."""
    base, _, counted = text.partition("; ")
    return [span(".base")[f"{base.split()[0]}+"], shown(counted)] if counted else shown(text)


def said(look: Look, text: str | None) -> str:
    """An effect as a sentence."""
    return look.words.effect(text, look.title) if text else ""


def listed(look: Look, goods: str) -> str:
    """Amounts in words, without saying what becomes of them: `1 worker; 2 food` is "1 worker, 2 food"."""
    return ", ".join(f"{n} {look.words.noun(thing, n, look.title)}" for thing, n in _added(goods).items())


def amounts(goods: dict[str, int]) -> str:
    """Amounts as the text of an effect: `2 silver; 1 food`."""
    return "; ".join(f"{n} {thing}" for thing, n in goods.items())


def _added(goods: str) -> Counter[str]:
    """The amounts by good, in their order."""
    found: Counter[str] = Counter()
    for part in goods.split("; "):
        number, thing = part.split(" ", 1)
        found[thing] += int(number)
    return found


def banner(colour: str, number: int | str) -> Element:
    return span(class_=f"t-{colour}")[icon("banner"), str(number)]


def vp(number: int) -> Element:
    return span(".worth")[str(number), icon("vp")]


def owner(look: Look, colour: str | None) -> str:
    """Whose it is, in words."""
    if colour is None or colour == NEUTRAL:
        return look.text("board-nobody")
    sitting = look.by_colour(colour)
    return sitting.name if sitting else colour


def mark(look: Look, colour: str) -> Node:
    return icon("bank") if colour == NEUTRAL else emblem(colour, owner(look, colour))


def spot_name(look: Look, spot: str) -> str:
    """w03 and g_sheep as a person says them."""
    return look.text(f"board-{spot}") if spot.startswith("g_") else look.text("board-wall", n=int(spot[1:]))


def flags(look: Look, card: str, tucked: bool = False) -> Element:
    """The banners of a card; of a tucked one only the first is seen."""
    if card.startswith("hero"):
        hero = look.printed["heroes"][card]
        return span(".flags")[banner(hero.word("colour"), hero.number("banners"))]
    face = look.printed["characters"][card]
    pairs = list(zip(face.words("colours"), face.numbers("banners"), strict=True))
    return span(".flags")[[banner(colour, number) for colour, number in (pairs[:1] if tucked else pairs)]]


def desk_seat(view: View, look: Look) -> int:
    """Whose board is spread out: the viewer's; to a spectator that of the player whose turn it is."""
    if look.seat is not None:
        return look.seat
    active: int = view["active"]
    return 0 if view["boards"][active]["opponent"] else active


def my_board(view: View, look: Look) -> Board:
    assert look.seat is not None
    return view["boards"][look.seat]


def tile_of(view: View, look: Look, kind: str) -> Face:
    """What stands on one's own development tile of a kind."""
    tile = next(one for one in my_board(view, look)["tiles"] if one["kind"] == kind)
    return look.printed[kind][tile["id"]]


def place(view: View, name: str) -> Scroll:
    """A place of the scrolls, named by row and column."""
    return next(one for one in view["scrolls"] if one["place"] == name)


def spot_at(view: View, name: str) -> Spot:
    """A place of the ring."""
    return next(one for one in view["ring"] if one["id"] == name)


def wall_at(view: View, look: Look, name: str) -> Face:
    """The wall card that is built there."""
    card = spot_at(view, name)["card"]
    assert card is not None
    return look.printed["walls"][card]


def site(view: View) -> str:
    """Where the open action works on the walls."""
    found = view["turn"]["site"]
    assert found is not None
    return found


def blessing(look: Look, spot: str) -> str:
    """What lies below the rubble of a wall; nothing below that of a gate."""
    return look.printed["ring"][spot].word("blessing")


def week_of(view: View, look: Look) -> Face:
    """The prophets and judgement of this week."""
    return look.printed["altar_cards"][f"altar_{view['altar']['side']}_r{max(view['round'], 1)}"]
