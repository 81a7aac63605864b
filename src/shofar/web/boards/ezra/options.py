"""What an option of the dock shows: a symbol, what it costs, what it gives, who is paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.grammar import parse
from shofar.web.boards.ezra.common import (
    NEUTRAL,
    RESOURCES,
    View,
    amounts,
    blessing,
    flags,
    good,
    mark,
    my_board,
    place,
    scored,
    shown,
    site,
    spot_at,
    spot_name,
    tile_of,
    wall_at,
)
from shofar.web.boards.ezra.spoken import (
    ACTION_COLOURS,
    convert_text,
    flip_text,
    judged_text,
    part_of,
    sale_text,
    space_text,
    tent_rewards,
    yield_text,
)
from shofar.web.boards.ezra.tiles import ICONS as TILE_ICONS
from shofar.web.html import Node, span
from shofar.web.look import Look
from shofar.web.pages.pieces import brief, icon

STEPS: Final = ("levite", "banner", "temple", "altar", "placed", "clear", "build", "scribe", "tent")
ALSO: Final = ("trade", "flip", "trader", "elder", "convert")
ENDINGS: Final = ("finish", "end", "pass", "done", "accept", "feed")
PREPARE: Final = ("farmer", "labourer", "judgement", "harvest", "guards", "use")
GROUPS: Final = {
    **dict.fromkeys(STEPS, "steps"),
    **dict.fromkeys(ALSO, "also"),
    **dict.fromkeys(ENDINGS, "end"),
    **dict.fromkeys(PREPARE, "prepare"),
}
ROWS: Final = ("play", "begin", "site", "steps", "prepare", "also")
NEAR: Final = ("clear", "build", "levite", "scribe", "altar", "temple", "flip")
ACTION_ICONS: Final = {"temple": "temple", "walls": "wall", "torah": "torah"}


def group(move: str) -> str:
    """The row of the dock: the open main action, what may be done besides, what ends a question."""
    verb = move.split(" ", 1)[0]
    return GROUPS.get(verb, verb)


def near(move: str) -> bool:
    """What the main action is made of is shown before it can be paid."""
    return move.split(" ", 1)[0] in NEAR


def run(move: str) -> str:
    """The piles of one card hang together."""
    return move.rsplit(" ", 1)[0] if move.startswith("play ") else ""


def option(move: str, view: View, look: Look) -> Node | None:
    verb, *words = move.split()
    drawn = DRAWN.get(verb)
    return brief(drawn(view, look, *words)) if drawn else None


def _at(text: str) -> Node:
    return span(".at")[text]


def _shared(text: str, first: bool) -> Node:
    """What neighbouring options have in common stands on the first; on the others only where rows are short."""
    return _at(text) if first else span(".at.again")[text]


def _cost(look: Look, move: str) -> Node:
    """The price in a sunken box, and the arrow to what it brings."""
    cost = amounts(look.choices.paid(move))
    return [span(".pay")[shown(cost)], icon("pay", "op")] if cost else None


# --- cards and main actions ---------------------------------------------------------------------------------------


def _play(view: View, look: Look, card: str, pile: str) -> Node:
    """The piles of a card hang together: the first one carries its name."""
    first = look.choices.starting("play", card)[0] == f"play {card} {pile}"
    return [_shared(look.words.name(card, look.title), first), icon("pile"), pile]


def _begin(view: View, look: Look, action: str) -> Node:
    colour = ACTION_COLOURS[action]
    return [
        icon(ACTION_ICONS[action]),
        _at(look.text(f"board-action-{action}")),
        span(class_=f"n t-{colour}")[str(view["turn"]["pools"][colour]), icon("banner")],
    ]


def _site(view: View, look: Look, spot: str) -> Node:
    """As short as it can be: there are up to thirty, and the board itself shows their prices. A wall's number stands in
    a block of masonry, a gate's name below an arch."""
    rubble = next(one["rubble"] for one in view["ring"] if one["id"] == spot)
    cubes = [good(name) for name in RESOURCES for _cube in range(rubble[name])]
    return [
        span(".arch")[spot_name(look, spot)] if spot.startswith("g_") else span(".block")[str(int(spot[1:]))],
        span(".cubes")[cubes or icon("check")],
    ]


def _levite(view: View, look: Look) -> Node:
    row = my_board(view, look)["workers"]["levites"] + 1
    reward = look.printed["levites"][f"levite_{row}"].word("reward")
    return [icon("levite"), _cost(look, "levite"), shown(reward) or icon("levite")]


def _banner(view: View, look: Look) -> Node:
    return [icon("levite"), icon("pay", "op"), shown("1 red banner")]


def _temple(view: View, look: Look, row: str, name: str) -> Node:
    """What may go into a row hangs together: the first one carries the row, its price and its reward."""
    face, points = look.printed["temple"][f"temple_r{row}"], look.printed["board"][f"temple_{name}"].number("value")
    first = next(iter(look.choices.starting("temple", row)), f"temple {row} {name}") == f"temple {row} {name}"
    ahead = [shown(f"{face.number('red')} red banner"), shown(face.word("reward"))] if first else None
    put = span(".put")[good(name), icon("pay", "op"), shown(f"{points} vp")]
    return [_shared(look.text("board-row", n=int(row)), first), ahead, put]


def _altar(view: View, look: Look, name: str) -> Node:
    steps = look.printed["board"][f"altar_{name}_steps"].number("value")
    return [icon("altar"), _cost(look, f"altar {name}"), shown(f"{steps} altar")]


def _clear(view: View, look: Look, name: str) -> Node:
    """The last cube of a wall gives its blessing."""
    below, left = blessing(look, site(view)), sum(spot_at(view, site(view))["rubble"].values())
    return [
        icon("rubble"),
        _cost(look, f"clear {name}"),
        good(name),
        shown(f"1 {below} blessing") if below and left == 1 else None,
    ]


def _build(view: View, look: Look, stone: str, wood: str, gold: str) -> Node:
    """The first payment names what is built."""
    gate = site(view).startswith("g_")
    move = f"build {stone} {wood} {gold}"
    first = not look.choices.starting("build") or look.choices.starting("build")[0] == move
    face = look.printed["gates"].get(site(view))
    return [
        [icon("gate" if gate else "wall"), _at(look.text("board-build-now"))] if first else None,
        span(".pay")[shown(amounts(look.choices.paid(move)))],
        [icon("pay", "op"), shown(f"{face.word('reward')}")] if face and first else None,
    ]


def _scribe(view: View, look: Look, spot: str) -> Node:
    face = look.printed["scrolls"][place(view, spot)["tile"]]
    hero = _at(look.words.name(face.word("hero"), look.title)) if face.word("hero") else None
    row, at = spot.split(".")
    return [
        icon("scribe"),
        _at(f"{row}.{int(at) + 1}"),
        _cost(look, f"scribe {spot}"),
        hero or shown(face.word("effect")),
        shown(face.word("now")),
    ]


def _tent(view: View, look: Look, number: str) -> Node:
    rewards = [shown(reward) for reward in tent_rewards(view, look, int(number))]
    return [icon("tent"), _at(number), _cost(look, f"tent {number}"), rewards]


def _via(view: View, look: Look, path: str) -> Node:
    """Whose scribes are used, and what each of them is paid."""
    forecast = look.choices.forecasts[f"via {path}"]
    return [
        icon("scribe"),
        [span(".cause")[shown(amounts(paid)), _payee(look, seat)] for seat, paid in forecast.payees().items()
         if "silver" in paid] or _at(look.text("board-free")),
    ]  # fmt: skip


def _payee(look: Look, seat: int) -> Node:
    return mark(look, look.sitting(seat).colour if seat >= 0 else NEUTRAL)


# --- besides ------------------------------------------------------------------------------------------------------


def _trade(view: View, look: Look, card: str, way: str) -> Node:
    offer = my_board(view, look)["trades"].get(card)
    if way == "sell" or offer is None or offer["gate"] is None:
        return [icon("gate"), _at(look.words.name(card, look.title)), _at(look.text("board-sell"))]
    paid = span(".cause")[look.text("board-fee-to"), mark(look, offer["to"])] if offer["fee"] and offer["to"] else None
    return [
        icon("gate"),
        _at(spot_name(look, offer["gate"])),
        shown(offer["upper" if way == "upper" else "lower"]),
        paid,
    ]


def _flip(view: View, look: Look, kind: str) -> Node:
    return [icon("flip"), icon(TILE_ICONS[kind]), shown(flip_text(view, look, kind))]


def _worker() -> Node:
    """What every space costs; left out where there are very many options."""
    return [span(".pay.usual")[shown("1 worker")], icon("pay", "op usual")]


def _trader(view: View, look: Look, number: str) -> Node:
    return [icon("trader"), _worker(), shown(space_text(view, look, "trader", number))]


def _elder(view: View, look: Look, number: str) -> Node:
    return [icon("elder"), _worker(), shown(space_text(view, look, "elder", number))]


def _recover(view: View, look: Look, kind: str, number: str) -> Node:
    return [icon("recover"), icon(kind), shown(space_text(view, look, kind, number))]


def _convert(view: View, look: Look) -> Node:
    return shown(convert_text(view, look))


# --- preparation, Sabbath, small questions ------------------------------------------------------------------------


def _farmer(view: View, look: Look) -> Node:
    return [icon("farmer"), shown(f"pay 1 worker -> {yield_text(view, look, 'farmers')}")]


def _labourer(view: View, look: Look, number: str) -> Node:
    part = parse(yield_text(view, look, "labourers")).parts[int(number) - 1].text()
    return [icon("labourer"), shown(f"pay 1 worker -> {part}")]


def _judgement(view: View, look: Look) -> Node:
    return [icon("prophet"), _at(look.text("board-judgement")), shown(judged_text(view, look))]


def _harvest(view: View, look: Look) -> Node:
    return [icon("farmer"), icon("sabbath"), shown(tile_of(view, look, "farmers").word("prep"))]


def _guards(view: View, look: Look) -> Node:
    return [icon("guard"), shown("recover 1")]


def _use(view: View, look: Look, tile: str) -> Node:
    return [icon("scroll"), shown(look.printed["scrolls"][tile].word("effect"))]


def _gatekeeper(view: View, look: Look, gate: str) -> Node:
    return [icon("gatekeeper"), _at(spot_name(look, gate)), shown(look.printed["corners"][gate].word("connection"))]


def _good(view: View, look: Look, name: str) -> Node:
    return [good(name), _at(look.words.noun(name, 1, look.title))]


def _sell(view: View, look: Look, name: str) -> Node:
    return shown(sale_text(look, name))


def _bless(view: View, look: Look, colour: str) -> Node:
    bonus = amounts(look.choices.gained(f"bless {colour}"))
    return [
        shown(f"1 {colour} blessing"),
        _at(look.text("board-blessing", colour=look.noun(colour))),
        span(".cause")[icon("then", "op"), shown(bonus)] if bonus else None,
    ]


def _choose(view: View, look: Look, number: str) -> Node:
    return shown(part_of(view, number))


def _accept(view: View, look: Look) -> Node:
    """`may a`: what would be done."""
    return [_at(look.text("board-accept")), shown(view["question"].removeprefix("may "))]


def _feed(view: View, look: Look) -> Node:
    """Who goes hungry costs points."""
    paid = look.choices.paid("feed")
    fed, lost = paid.get("food", 0), paid.get("vp", 0)
    return [
        _at(look.text("board-feed-now")),
        span(".pay")[shown(f"{fed} food")] if fed else None,
        span(".cause")[look.text("board-go-hungry"), shown(f"lose {lost} vp")] if lost else None,
    ]


def _wall(view: View, look: Look, card: str) -> Node:
    face = look.printed["walls"][card]
    return [icon("wall"), shown(f"{face.number('vp')} vp"), shown(face.word("effect"))]


def _copy(view: View, look: Look, spot: str) -> Node:
    return [_at(spot_name(look, spot)), shown(wall_at(view, look, spot).word("effect"))]


def _tuck(view: View, look: Look, card: str) -> Node:
    scoring = look.printed["characters"][card].word("scoring")
    points = my_board(view, look)["worth"][card]
    return [
        icon("tuck"),
        _at(look.words.name(card, look.title)),
        flags(look, card, tucked=True),
        scored(scoring),
        span(".cause")[f"= {points}"],
    ]


def _finish(view: View, look: Look) -> Node:
    """Banners left are lost."""
    lost = [
        span(class_=f"cause t-{banner.split()[0]}")[look.text("board-lost", n=number), icon("banner")]
        for banner, number in look.choices.lost("finish").items()
    ]
    return [_at(look.text("board-finish")), lost]


def _named(key: str) -> Callable[..., Node]:
    return lambda view, look: _at(look.text(key))


DRAWN: Final[dict[str, Callable[..., Node]]] = {
    "play": _play, "begin": _begin, "site": _site, "levite": _levite, "banner": _banner, "temple": _temple,
    "altar": _altar, "clear": _clear, "build": _build, "scribe": _scribe, "tent": _tent, "via": _via, "trade": _trade,
    "flip": _flip, "trader": _trader, "elder": _elder, "recover": _recover, "convert": _convert, "farmer": _farmer,
    "labourer": _labourer, "judgement": _judgement, "harvest": _harvest, "guards": _guards, "use": _use,
    "gatekeeper": _gatekeeper, "take": _good, "discard": _good, "pay": _good, "sell": _sell, "bless": _bless,
    "choose": _choose, "wall": _wall, "top": _wall, "copy": _copy, "tuck": _tuck, "finish": _finish,
    "placed": _named("board-placed"),
    "end": _named("board-end-turn"), "pass": _named("board-pass"), "done": _named("board-done"),
    "accept": _accept, "feed": _feed,
}  # fmt: skip
