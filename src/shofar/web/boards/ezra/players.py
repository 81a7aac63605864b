"""The others in the rail with their cards, the solo opponent with its cards, week and day in the bar."""

from __future__ import annotations

from typing import Final

from shofar.games.ezra.views import Board
from shofar.web.boards.ezra.common import (
    BANDS,
    BLESSINGS,
    COLOURS,
    ICONS,
    RESOURCES,
    View,
    flags,
    said,
    shown,
    spot_name,
)
from shofar.web.boards.ezra.own import card_tip
from shofar.web.html import Element, Node, b, details, div, h3, li, ol, section, small, span, summary, ul
from shofar.web.look import Look
from shofar.web.pages.pieces import css, fact, heard, icon, join, order, rounds, tip
from shofar.web.panels import panel

WEEKS: Final = ("I", "II", "III")
DAYS: Final = 6
TICK: Final = ("preparation", "sabbath", "rest")

OPEN_ABOVE: Final = 16  # no supply holds more workers


def facts(view: View, look: Look) -> Node:
    seats = len(view["boards"])
    turn_order = [look.sitting((view["shofar"] + step) % seats) for step in range(seats)]
    week = max(view["round"], 1)
    now = len(WEEKS) if view["over"] else week - 1
    return join(
        span(".rounds-of")[rounds(WEEKS, now, look.text("board-week-of", week=WEEKS[week - 1])), look.mark("rounds")],
        _days(view, look),
        span(".shofar-first")[icon("shofar", label=look.text("board-shofar"))],
        order(turn_order, None if view["over"] else view["active"], look.text("board-turn-order")),
    )


def _days(view: View, look: Look) -> Element:
    resting = view["stage"] in TICK or view["over"]
    today = 0 if view["stage"] == "opening" else view["day"]
    return ol(".days", aria_label=look.text("board-day-of-week", n=today))[
        [_day(day, DAYS + 1 if resting else today) for day in range(1, DAYS + 1)],
        li(class_=css("sab", now=resting), aria_current="step" if resting else None)[
            icon("sabbath", label=look.text("board-sabbath"))
        ],
    ]


def _day(day: int, today: int) -> Element:
    return li(class_="done" if day < today else None, aria_current="step" if day == today else None)[str(day)]


# --- the rail -----------------------------------------------------------------------------------------------------


def rival(view: View, look: Look, seat: int) -> Node:
    board = view["boards"][seat]
    return [
        span(".right")[
            icon("shofar", "i-20", look.text("board-shofar")) if view["shofar"] == seat else None,
            span(".vpnow")[str(sum(board["points"].values())), icon("vp", label=look.text("board-points"))],
        ],
        _goods(look, board),
        _people(look, board),
        _solo(view, look) if board["opponent"] else _colours(look, board),
        None if board["opponent"] else _more(view, look, board),
    ]


def _goods(look: Look, board: Board) -> Element:
    names = ("gold", "silver") if board["opponent"] else RESOURCES
    parts = [_fact(look, name, board["goods"][name]) for name in names]
    if board["opponent"]:
        return div(".facts")[parts]
    limit = "∞" if board["storage"] is None else board["storage"]
    need = board["food"]["need"]
    hungry = board["goods"]["food"] < need
    return div(".facts")[
        parts,
        span(".fact.lim", title=look.text("board-storage"))[f"{board['stored']}/{limit}"],
        _fact(look, "silver", board["goods"]["silver"]),
        span(class_=css("fact", short=hungry), title=look.text("board-food-needed", n=need))[
            icon("food"), str(board["goods"]["food"]), small[f"/{need}"]
        ],
    ]


def _fact(look: Look, name: str, number: int) -> Element:
    return fact(ICONS.get(name, name), number, look.words.noun(name, number, look.title))


def _people(look: Look, board: Board) -> Element:
    counts = {
        "worker": board["workers"]["idle"],
        "levite": board["workers"]["levites"],
        "gatekeeper": board["gatekeepers"],
        "scribe": board["scribes"],
        "trader": len(board["traders"]),
        "elder": len(board["elders"]),
        "wall": board["walls"],
        "gate": board["gates"],
    }
    return div(".facts")[[fact(name, number, look.text(f"board-{name}s", n=number)) for name, number in counts.items()]]


def _colours(look: Look, board: Board) -> Element:
    flipped = len([tile for tile in board["tiles"] if tile["flipped"]])
    return div(".facts")[
        [_tinted("banner", colour, board["banners"][colour], look.text("board-banner", colour=look.noun(colour)))
         for colour in COLOURS],
        span(".rule-v"),
        [_tinted("blessing", colour, board["blessings"][colour], look.text("board-blessing", colour=look.noun(colour)))
         for colour in BLESSINGS],
        span(".rule-v"),
        fact("flip", flipped, look.text("board-tiles-flipped")),
    ]  # fmt: skip


def _tinted(name: str, colour: str, number: int, label: str) -> Element:
    return span(class_=f"fact t-{colour}", title=label)[icon(name), str(number), heard(label)]


@panel
def _more(view: View, look: Look, board: Board) -> Element:
    """Opens in place: the visible and the tucked cards."""
    tops = [pile[-1] for pile in board["piles"] if pile]
    heroes = [hero["id"] for hero in view["heroes"] if hero["owner"] == board["colour"]]
    return details(".more-cards")[
        summary[icon("pile"), look.text("board-cards", n=len(tops), hand=board["hand_size"])],
        div(".kept.more")[
            _cards(view, look, "board-visible", tops, False),
            _cards(view, look, "board-tucked-cards", [*board["tucked"], *heroes], True),
        ],
    ]


def _cards(view: View, look: Look, heading: str, cards: list[str], tucked: bool) -> Node:
    if not cards:
        return None
    return section[
        h3(".label")[look.text(heading)],
        ul[
            [
                li(tabindex="-1")[
                    b[look.words.name(card, look.title)], flags(look, card, tucked), card_tip(view, look, card)
                ]
                for card in cards
            ]
        ],
    ]


# --- the solo opponent --------------------------------------------------------------------------------------------


def _solo(view: View, look: Look) -> Element:
    """Its blessings are not counted; what it does next is on its two cards."""
    solo, (_, side) = view["solo"], look.printed["solo"]["opponent"].place
    assert solo is not None
    return div(".solo")[
        focus(look, solo["focus"]) if solo["focus"] else None,
        scheme(look, solo["scheme"]) if solo["scheme"] else None,
        _judgement(look),
        small[
            look.words.name(side, look.title), " · ",
            look.text("board-solo-left", focus=len(solo["focus_left"]), schemes=len(solo["schemes_left"])),
        ],
    ]  # fmt: skip


def focus(look: Look, card: str) -> Element:
    face = look.printed["focus"][card]
    return div(".focus-card", tabindex="-1", data_piece=f"c-{card}")[
        b[icon("focus"), spot_name(look, f"g_{face.word('gate')}")],
        small[look.text("board-focus", way=face.word("direction"), n=face.number("column"))],
        span(".trades")[shown(face.word("upper")), shown(face.word("lower"))],
        tip(
            look.words.name(card, look.title),
            look.text("board-focus-about", upper=said(look, face.word("upper")), lower=said(look, face.word("lower"))),
        ),
    ]


def scheme(look: Look, card: str) -> Element:
    face = look.printed["schemes"][card]
    workers = [_span(*pair) for pair in zip(face.numbers("least_workers"), face.numbers("most_workers"), strict=True)]
    gold = [_span(*pair) for pair in zip(face.numbers("least_gold"), face.numbers("most_gold"), strict=True)]
    return ol(".scheme-card", data_piece=f"c-{card}", aria_label=look.text("board-scheme"))[
        [
            li(tabindex="-1")[
                span(".needs")[_needs(look, needed, held)],
                icon("pay", "op"),
                shown(line),
                tip(
                    look.text("board-scheme"),
                    look.text("board-scheme-line", workers=needed or "0+", gold=held or "0+", effect=said(look, line)),
                ),
            ]
            for needed, held, line in zip(workers, gold, face.words("lines"), strict=True)
        ]
    ]


def _needs(look: Look, workers: str, gold: str) -> Node:
    """What a line asks for; nothing is always there."""
    if not workers and not gold:
        return look.text("board-always")
    return [[workers, icon("worker")] if workers else None, [gold, icon("ingot")] if gold else None]


def _judgement(look: Look) -> Element:
    """What the prophets mean for it: the cells of its own side."""
    return ol(".solo-judgement", aria_label=look.text("board-judgement"))[
        [_cell(look, band, look.printed["solo"]["opponent"].word(band)) for band in BANDS]
    ]


def _cell(look: Look, band: str, cell: str) -> Element:
    name = look.text(f"board-band-{band}")
    return li(class_=band, tabindex="-1")[
        small[look.text(f"board-short-{band}")], shown(cell), tip(name, said(look, cell))
    ]


def _span(least: int, most: int) -> str:
    """From least to most; a supply that only has a lower bound is open above. Nothing if anything will do."""
    if most >= OPEN_ABOVE:
        return f"{least}+" if least else ""
    return f"{least}–{most}"
