"""The own goods in the dock: storage, the food of the Sabbath, blessings; and the banners beside the prompt."""

from __future__ import annotations

from typing import Final

from shofar.games.ezra.views import Board
from shofar.web.boards.ezra.common import BLESSINGS, COLOURS, ICONS, RESOURCES, View, said, shown
from shofar.web.html import Element, Node, b, div, h3, i, label, li, ol, p, small, span, ul
from shofar.web.look import Look
from shofar.web.pages.pieces import css, emblem, good, heard, icon, tip

MOVES: Final = ("discard", "pay", "sell", "take")  # moves that name a good
SWITCH: Final = (("mine", "board-own"), ("board", "board-own-away"))  # in low windows the own board opens and folds
COLUMNS: Final = 8
GAUGE: Final = 12


def mine(view: View, look: Look) -> Node:
    me = look.me
    if me is None:
        return None
    board = view["boards"][me.seat]
    return [
        div(".top")[
            emblem(me.colour),
            look.text("board-you"),
            icon("shofar", "i-20", look.text("board-shofar")) if view["shofar"] == me.seat else None,
            [label(".own-switch", for_=f"v-{view}")[look.text(key)] for view, key in SWITCH],
            span(".vpnow", tabindex="-1")[
                str(sum(board["points"].values())),
                icon("vp", label=look.text("board-points")),
                tip(look.text("board-points-from"), _points(look, board)),
            ],
        ],
        _goods(look, board),
        _store(look, board),
        _feed(look, board),
        _blessings(view, look, board),
    ]


def _points(look: Look, board: Board) -> str:
    given = [f"{look.words.source(key, look.title)} {points}" for key, points in board["points"].items() if points]
    return look.text("board-points-sum", list=", ".join(given), end=board["end_now"])


def _goods(look: Look, board: Board) -> Element:
    need = board["food"]["need"]
    short = board["goods"]["food"] < need
    return div(".goods")[
        [_good(look, name, board["goods"][name], "") for name in RESOURCES],
        _good(look, "silver", board["goods"]["silver"], "cash"),
        _good(look, "food", board["goods"]["food"], css("cash", need=short), f"/{need}" if short else ""),
        _good(look, "worker", board["workers"]["idle"], "cash"),
        good("vp", board["vp"], look.text("board-points"), css="phone-only"),
    ]


def _good(look: Look, name: str, number: int, more: str, of: str = "") -> Node:
    move = next((f"{verb} {name}" for verb in MOVES if f"{verb} {name}" in look.choices), f"pay {name}")
    words = look.words.noun(name, number, look.title)
    content = b(".num")[icon(ICONS.get(name, name)), str(number), small(".of")[of] if of else None]
    return look.choices.thing(
        move, content, small[words], tip(f"{number} {words}"), css=f"good {more}".strip(), label=f"{number} {words}"
    )


def _store(look: Look, board: Board) -> Element:
    limit, stored = board["storage"], board["stored"]
    if limit is None:
        return p(".store")[icon("storage"), span[look.text("board-no-limit", n=stored)]]
    cells = [i(class_=css(have=at < stored, over=at >= limit) or None) for at in range(min(GAUGE, max(limit, stored)))]
    return p(class_=css("store", over=stored > limit), tabindex="-1")[
        icon("storage"),
        span(".gauge", aria_hidden="true")[cells],
        span[look.text("board-stored", n=stored, limit=limit)],
        tip(look.text("board-stored", n=stored, limit=limit), look.text("board-limit-about", n=limit)),
    ]


def _feed(look: Look, board: Board) -> Element:
    """One loaf per food needed: here, sure in the preparation, missing."""
    food = board["food"]
    have = min(food["have"], food["need"])
    sure = max(0, min(food["sure"], food["need"] - have))
    short = food["need"] - have - sure
    loaves = [i(class_=kind) for kind, n in (("have", have), ("sure", sure), ("short", short)) for _loaf in range(n)]
    return div(".feed", tabindex="-1")[
        b[icon("sabbath"), look.text("board-feed", n=food["need"]), icon("food")],
        span(".pips", aria_hidden="true")[loaves],
        small[look.text("board-feed-state", have=food["have"], sure=food["sure"], short=short)],
        tip(look.text("board-feed", n=food["need"]), look.text("board-feed-about")),
    ]


# --- blessings ----------------------------------------------------------------------------------------------------


def _blessings(view: View, look: Look, board: Board) -> Element:
    bonuses = [row.word("bonus") for row in look.printed["blessings"].values()]
    return div(".blessings")[
        h3(".label")[look.text("board-blessings")],
        ol[
            [_lane(look, board, colour) for colour in BLESSINGS],
            li(".bonus")[span(".bc"), [_bonus(look, board, column, text) for column, text in enumerate(bonuses, 1)]],
        ],
    ]


def _lane(look: Look, board: Board, colour: str) -> Element:
    at = board["blessings"][colour]
    label = look.text("board-blessing-at", colour=look.noun(colour), n=at)
    return li(class_=f"t-{colour}", aria_label=label)[[_cell(look, colour, column, at) for column in range(COLUMNS)]]


def _cell(look: Look, colour: str, column: int, at: int) -> Node:
    move = f"bless {colour}"
    if column == at + 1 and move in look.choices:
        return look.choices.thing(move, icon("blessing"), css="bc", label=look.text("board-bless"))
    return span(class_=css("bc", past=column < at, on=column == at))[icon("blessing") if column == at else None]


def _bonus(look: Look, board: Board, column: int, text: str) -> Element:
    got = board["column"]
    name = look.text("board-column", n=column)
    about = look.text("board-column-taken" if column <= got else "board-column-about")
    return span(class_=css("bc", got=column <= got, next=column == got + 1), tabindex="-1")[
        shown(text), tip(name, f"{said(look, text)} {about}")
    ]


# --- banners ------------------------------------------------------------------------------------------------------


def tally(view: View, look: Look) -> Node:
    """The banners of the player whose turn it is; in the open action what is left of its colour."""
    turn = view["turn"]
    if view["stage"] != "days" or view["boards"][view["active"]]["opponent"]:
        return None
    using = {"temple": "red", "walls": "grey", "torah": "blue"}.get(turn["action"] or "")
    wild = turn["banners"]["wild"]
    return ul(".banners", aria_label=look.text("board-banners-now"))[
        [_pool(look, colour, turn["pools"][colour], colour == using) for colour in COLOURS],
        li(".t-wild", title=look.text("board-banner-wild"))[icon("banner-wild"), b[f"+{wild}"]] if wild else None,
    ]


def _pool(look: Look, colour: str, number: int, using: bool) -> Element:
    return li(class_=css(f"t-{colour}", on=using), title=look.text("board-banner", colour=look.noun(colour)))[
        icon("banner"),
        b[str(number)],
        heard(look.text("board-banner", colour=look.noun(colour))),
        span(".of")[small[look.text("board-left")]] if using else None,
    ]
