"""The city ring: 34 walls and gates around the city, clockwise from the Sheep Gate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from shofar.games.ezra.views import Spot
from shofar.web.boards.ezra.common import (
    NEUTRAL,
    RESOURCES,
    View,
    Workers,
    blessing,
    good,
    owner,
    said,
    shown,
    spot_name,
    vp,
)
from shofar.web.html import Element, Node, a, b, i, li, nav, ol, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, emblem, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

MOVES: Final = ("site", "gatekeeper", "copy")  # moves that name a place of the ring
CORNERS: Final = (0, 11, 17, 28)


def ring(view: View, look: Look, workers: Workers) -> Element:
    keepers = [_keeper(workers, spot) for spot in view["ring"]]
    return ol(".ring", aria_label=look.text("board-ring-places"))[
        [li[_slot(view, look, at, keeper)] for at, keeper in enumerate(keepers)]
    ]


def _keeper(workers: Workers, spot: Spot) -> Markup | None:
    return workers.draw(spot["owner"]) if spot["owner"] and spot["id"].startswith("g_") else None


@panel
def jumps(view: View, look: Look) -> Element:
    """On phones: to the corners of the ring, with a glow where something on the way can be chosen."""
    ends = (*CORNERS[1:], len(view["ring"]))
    return nav(".ring-nav.phone-only", aria_label=look.text("board-jump"))[
        [_jump(view, look, first, last) for first, last in zip(CORNERS, ends, strict=True)]
    ]


def _jump(view: View, look: Look, first: int, last: int) -> Element:
    has = any(_move(look, spot) in look.choices or _works(view, spot) for spot in view["ring"][first:last])
    return a(class_=css(has=has) or None, href=f"#r{first}")[
        icon("gate-corner"), spot_name(look, view["ring"][first]["id"])
    ]


@asked
def _works(view: View, spot: Spot) -> bool:
    return bool(view["turn"]["site"] == spot["id"])


def _move(look: Look, spot: Spot) -> str:
    moves = [f"{verb} {spot['id']}" for verb in MOVES]
    return next((move for move in moves if move in look.choices), moves[0])


@panel
def _slot(view: View, look: Look, at: int, keeper: Markup | None) -> Node:
    spot = view["ring"][at]
    site = _works(view, spot) and spot["owner"] is None
    wall = spot["id"].startswith("w")
    classes, children = _wall(view, look, spot) if wall else _gate(view, look, spot, keeper)
    moved = _moved(look, spot, at)
    name, words = spot_name(look, spot["id"]), " ".join(about(view, look, spot))
    return look.choices.thing(
        _move(look, spot),
        *children,
        tip(name, words),
        css=css("slot", f"at-{at}", *classes, site=site, chosen=site, moved=moved and not site),
        label=f"{name}. {words}",
        id=f"r{at}",
        tabindex=None if _move(look, spot) in look.choices else "-1",
        data_walk=True,
        data_piece=_travels(spot),
    )


def _travels(spot: Spot) -> str | None:
    if spot["id"].startswith("g_"):
        return f"gate-{spot['id'][2:]}"
    return f"wc-{spot['owner']}-{spot['card'][3:]}" if spot["card"] else None


@asked
def _moved(look: Look, spot: Spot, at: int) -> bool:
    earlier: View | None = look.before
    return earlier is not None and _differs(earlier["ring"][at], spot)


def _differs(before: Spot, now: Spot) -> bool:
    return any(before[key] != now[key] for key in ("owner", "card", "rubble"))


def _wall(view: View, look: Look, spot: Spot) -> tuple[Sequence[str], Sequence[Node]]:
    number = b(".no")[str(int(spot["id"][1:]))]
    if spot["owner"] == NEUTRAL:
        return ("wall", "neutral"), (number, span(".mid")[look.text("board-neutral")])
    if spot["owner"] and spot["card"]:
        points = look.printed["walls"][spot["card"]].number("vp")
        return ("wall", "built", f"p-{spot['owner']}"), (number, emblem(spot["owner"]), vp(points))
    clear = not any(spot["rubble"].values())
    middle = span(".mid")[look.text("board-clear")] if clear else _rubble(view, look, spot)
    below = span(class_=f"bless t-{blessing(look, spot['id'])}")[icon("blessing")]
    kinds = ("wall", "open", "clear") if clear else ("wall", "open")
    return kinds, (number, None if clear else below, span(".line")[middle], _cost(look, spot))


def _rubble(view: View, look: Look, spot: Spot) -> Element:
    """The cubes that are left; at the place of work the first of each kind can be taken."""
    works = _works(view, spot)
    left = [name for name in RESOURCES for _cube in range(spot["rubble"][name])]
    gone = look.printed["sites"][spot["id"]].number("rubble") - len(left)
    seen: set[str] = set()
    cubes: list[Node] = []
    for name in left:
        if works and f"clear {name}" in look.choices and name not in seen:
            cubes.append(
                look.choices.thing(
                    f"clear {name}", good(name), css="cubelet", label=look.words.noun(name, 1, look.title)
                )
            )
        else:
            cubes.append(good(name))
        seen.add(name)
    return span(".rubble")[[i(".gone") for _cube in range(gone)] if works else None, cubes]


def _cost(look: Look, spot: Spot) -> Node:
    return span(".cost")[shown(_price(look, spot))]


def _price(look: Look, spot: Spot) -> str:
    return "; ".join([f"{number} {name}" for name, number in _due(look, spot).items()])


def _due(look: Look, spot: Spot) -> dict[str, int]:
    """What it takes to build there."""
    cost = look.printed["sites"][spot["id"]]
    due = {"grey banner": cost.number("grey"), "stone": cost.number("stone"), "wood": cost.number("wood")}
    return {name: number for name, number in due.items() if number}


def _gate(view: View, look: Look, spot: Spot, keeper: Markup | None) -> tuple[Sequence[str], Sequence[Node]]:
    name = b(".gname")[spot_name(look, spot["id"])]
    corner = look.printed["corners"].get(spot["id"])
    face = corner or look.printed["gates"][spot["id"]]
    link = span(".link")[icon("connection"), shown(face.word("connection"))]
    if corner:
        return ("gate", "corner"), (span(".line.top")[keeper, name], link)
    if spot["owner"]:
        return ("gate", "done"), (span(".line.top")[keeper, name], span(".line")[link, vp(face.number("vp"))])
    lying = span(".lying")[shown(f"{spot['silver']} silver")] if spot["silver"] else None
    rubble = _rubble(view, look, spot) if any(spot["rubble"].values()) else None
    return ("gate", "card-gate"), (
        name,
        span(".line")[rubble, lying, None if rubble or lying else span(".mid")[look.text("board-clear")]],
        span(".line.low")[span(".link")[icon("at-once"), shown(face.word("reward"))], link],
        vp(face.number("vp")),
    )


# --- in words -----------------------------------------------------------------------------------------------------


def about(view: View, look: Look, spot: Spot) -> list[str]:
    """Sentences about a place of the ring."""
    gate = spot["id"].startswith("g_")
    found: list[str] = []
    if spot["owner"] == NEUTRAL:
        found.append(look.text("board-is-neutral"))
    elif spot["owner"]:
        found.append(look.text("board-is-built", name=owner(look, spot["owner"])))
    elif not (gate and spot["id"] in look.printed["corners"]):
        found += _unbuilt(look, spot)
    if gate:
        corner = look.printed["corners"].get(spot["id"])
        face = corner or look.printed["gates"][spot["id"]]
        if not corner:
            found.append(look.text("board-gate-worth", n=face.number("vp"), reward=said(look, face.word("reward"))))
        found.append(look.text("board-connects", reward=said(look, face.word("connection"))))
    elif spot["card"]:
        face = look.printed["walls"][spot["card"]]
        found += [look.text("board-wall-worth", n=face.number("vp")), said(look, face.word("effect"))]
    return found


def _unbuilt(look: Look, spot: Spot) -> list[str]:
    rubble = [_amount(look, name, spot["rubble"][name]) for name in RESOURCES if spot["rubble"][name]]
    costs = [_amount(look, name, number) for name, number in _due(look, spot).items()]
    lines = [look.text("board-rubble", list=", ".join(rubble)) if rubble else look.text("board-is-clear")]
    if spot["silver"]:
        lines.append(look.text("board-lying", n=spot["silver"]))
    return [*lines, look.text("board-build-cost", list=", ".join(costs))]


def _amount(look: Look, name: str, number: int) -> str:
    return look.text("amount", n=number, things=look.noun(name, number))
