"""What a player has: the own goods in the dock, the others in the rail, rounds and turn order in the bar."""

from __future__ import annotations

from shofar.games.nehemiah.views import NehemiahView, Player
from shofar.web.boards.nehemiah.leaders import held
from shofar.web.boards.nehemiah.stacks import ROMAN, gate_token
from shofar.web.html import Element, Node, div, span
from shofar.web.look import Look
from shofar.web.pages.pieces import cube, emblem, fact, good, icon, join, order, piece, rounds, tip
from shofar.web.seen import asked


def facts(view: NehemiahView, look: Look) -> Node:
    count, start = view["players"], view["start"]
    seats = [look.sitting((start + turn) % count) for turn in range(count)]
    now = len(ROMAN) if view["over"] else view["round"] - 1
    shown = look.text("board-round-of", round=ROMAN[view["round"] - 1], rounds=ROMAN[-1])
    return join(
        span(".rounds-of")[rounds(ROMAN, now, shown), look.mark("rounds")],
        order(seats, None if view["over"] else view["mover"], look.text("board-turn-order")),
    )


def mine(view: NehemiahView, look: Look) -> Node:
    me = look.me
    if me is None:
        return None
    own = view["seats"][me.seat]
    points = sum(own["points"].values())
    return [
        div(".top")[
            emblem(me.colour),
            look.text("board-you"),
            _start(view, look, me.seat),
            _gates(view, look, me.seat),
            _bench(look, own),
            _neutral(look, own),
            span(".chip", title=look.text("board-cubes-left", n=own["cubes"]))[
                cube(me.colour), look.text("board-cubes-left", n=own["cubes"])
            ],
        ],
        div(".goods")[
            good("wood", own["wood"], look.text("board-wood")),
            good("gold", own["gold"], look.text("board-gold")),
            good("worker", own["supply"], look.text("board-to-place")),
            good("vp", points, look.text("board-points"), _explained(look, own) if points else None),
            good("cube", own["cubes"], look.text("board-cubes"), css="phone-only"),
        ],
        held(view, look, me.seat),
    ]


def rival(view: NehemiahView, look: Look, seat: int) -> Node:
    shown = view["seats"][seat]
    open_screen = "wood" in shown
    return [
        span(".marks")[
            _start(view, look, seat), _gates(view, look, seat) if open_screen else None, _points(look, shown)
        ],
        div(".facts")[
            _workers(view, look, shown["colour"]),
            _screen(look, shown),
            fact("cube", shown["cubes"], look.text("board-cubes")),
            _bench(look, shown),
            _neutral(look, shown),
            None if open_screen else [_gates(view, look, seat), _hidden(look)],
        ],
        held(view, look, seat),
    ]


# --- parts --------------------------------------------------------------------------------------------------------


def _start(view: NehemiahView, look: Look, seat: int) -> Node:
    return icon("start-player", "i-20", look.text("board-start-player")) if view["start"] == seat else None


def _gates(view: NehemiahView, look: Look, seat: int) -> Node:
    """The gates a player has taken, each under the name it has in the stack."""
    shown = view["seats"][seat]
    if not shown["gates"]:
        return None
    numbers = [number for number, owner in enumerate(view["gates"]["taken"], 1) if owner == shown["colour"]]
    tokens = zip(shown["gates"], numbers, strict=True)
    return span(".gates")[
        [gate_token(value, number, look.text("board-gate-worth", n=value)) for value, number in tokens]
    ]


def _workers(view: NehemiahView, look: Look, colour: str) -> Node:
    """Workers on the cards, counted."""
    ready, exhausted = standing(view, colour)
    return [
        fact("worker", ready, look.text("board-ready-workers")),
        fact("worker-exhausted", exhausted, look.text("board-exhausted-workers")),
    ]


@asked
def standing(view: NehemiahView, colour: str) -> tuple[int, int]:
    """How many workers of a colour stand on the cards: ready, exhausted."""
    states = [card["exhausted"] for column in view["columns"] for card in column["cards"] if card["worker"] == colour]
    return states.count(False), states.count(True)


def _screen(look: Look, shown: Player) -> Node:
    """What lies behind the screen, if the table shows it."""
    if "wood" not in shown:
        return None
    return [
        fact("screen", shown["supply"], look.text("board-supply")),
        fact("wood", shown["wood"], look.text("board-wood")),
        fact("gold", shown["gold"], look.text("board-gold")),
    ]


def _hidden(look: Look) -> Element:
    return span(".hidden-goods", title=look.text("board-hidden-about"))[icon("lock"), look.text("board-hidden")]


def _points(look: Look, shown: Player) -> Node:
    """In the rail, which scrolls and would cut a tip off."""
    if "points" not in shown:
        return None
    told = look.words.labelled(look.text("board-points-now"), _sources(look, shown))
    return span(".points.num", title=told)[
        str(sum(shown["points"].values())), icon("vp", label=look.text("board-points"))
    ]


def _explained(look: Look, shown: Player) -> Element:
    return tip(look.text("board-points-now"), _sources(look, shown))


def _sources(look: Look, shown: Player) -> str:
    """Points by source, those that gave any."""
    given = [(look.words.source(key, look.title), points) for key, points in shown["points"].items() if points]
    return ", ".join(f"{name} {points}" for name, points in given)


def _bench(look: Look, shown: Player) -> Node:
    bench = shown["bench"]
    return fact("bench", bench, look.text("board-bench", n=bench)) if bench else None


def _neutral(look: Look, shown: Player) -> Node:
    """Two players: the stock of neutral workers that follow the own ones."""
    colour = shown["neutral_colour"]
    if colour is None:
        return None
    return span(".fact", title=look.text("board-neutral-stock"))[
        piece("worker-exhausted", colour, "i", "13.6 12.6 8"), str(shown["neutral"])
    ]
