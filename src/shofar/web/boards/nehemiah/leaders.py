"""Leaders: on offer, being auctioned, in front of a player."""

from __future__ import annotations

from typing import Final

from shofar.games.nehemiah.views import Auction, NehemiahView
from shofar.web.html import Element, Node, b, details, div, h2, li, ol, p, section, small, span, summary
from shofar.web.look import Look
from shofar.web.pages.pieces import css, effect, emblem, engraving, heard, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

PARTS: Final = ("worker", "wood", "gold")  # of a bid


@panel
def auction(view: NehemiahView, look: Look) -> Node:
    """The leaders on offer and the bids, while they are auctioned."""
    shown = view["auction"]
    if shown is None:
        return None
    current = shown["leader"]
    words = look.text("board-leader-bidding" if current else "board-leader-auction")
    return section(".auction", aria_label=words, tabindex="0")[
        div(".head")[h2[icon("auction"), words], _bidders(view, look, shown)],
        _card(view, look, current, now=True) if current else None,
        _own_bid(view, look, shown["own_bid"]) if current and look.seat is not None else None,
        [_card(view, look, leader, later=current is not None) for leader in shown["offer"]],
    ]


def _bidders(view: NehemiahView, look: Look, shown: Auction) -> Node:
    """Who has bid; in the order that breaks ties."""
    if shown["leader"] is None:
        deciding = view["deciding"]
        return p[_of(look, "board-leader-choosing", deciding)] if deciding is not None else None
    return ol(".bidders", title=look.text("board-leader-ties"))[
        [_bidder(look, seat, seat in shown["sealed"]) for seat in shown["order"]]
    ]


def _of(look: Look, key: str, seat: int) -> str:
    """A sentence about a seat; the viewer is addressed."""
    sitting = look.sitting(seat)
    return look.text(key, name=sitting.given, you=str(sitting.you).lower())


def _bidder(look: Look, seat: int, sealed: bool) -> Element:
    sitting = look.sitting(seat)
    said = _of(look, "board-bid-sealed" if sealed else "board-bid-open", seat)
    return li(class_=css("bidder", sealed=sealed), title=said)[
        emblem(sitting.colour), icon("lock" if sealed else "clock"), heard(said)
    ]


def _card(view: NehemiahView, look: Look, leader: str, now: bool = False, later: bool = False) -> Element:
    move = "" if now else f"offer {leader}"
    name, sentence = _said(look, leader)
    return look.choices.thing(
        move,
        printed(look, leader),
        tip(name, sentence, " ", look.text("board-leader-now") if now else None),
        css=css("card", "leader", now=now, later=later),
        label=f"{name}. {sentence}{' ' + look.text('board-leader-now') if now else ''}",
        data_piece=f"l-{leader}",
        data_walk=True,
        tabindex=None if move in look.choices else "-1",
    )


def printed(look: Look, leader: str) -> Element:
    """What is printed on a leader."""
    text = look.printed["leaders"][leader].word("effect")
    return span(".face")[
        engraving("leader"), effect(text, look.title, size="mid"), span(".name")[look.words.name(leader, look.title)]
    ]


def _own_bid(view: NehemiahView, look: Look, own: list[int]) -> Element:
    """The parts named so far; the one being asked for is framed."""
    asked = view["part"] if view["deciding"] == look.seat else None
    return div(".own-bid", title=look.text("board-bid-secret"))[
        small[look.text("board-bid-own")],
        [
            span(class_=css("part", asked=part == asked))[icon(part), str(own[at]) if at < len(own) else "?"]
            for at, part in enumerate(PARTS)
        ],
    ]


@asked
def _own(look: Look, seat: int) -> bool:
    return seat == look.seat


def held(view: NehemiahView, look: Look, seat: int) -> Node:
    """The leaders in front of a player; the viewer's own may be called."""
    leaders = view["seats"][seat]["leaders"]
    drawn = _own_chip if _own(look, seat) else _chip
    return ol(".leaders")[[li[drawn(view, look, leader)] for leader in leaders]] if leaders else None


def _own_chip(view: NehemiahView, look: Look, leader: str) -> Element:
    move = f"call {leader}"
    name, sentence = _said(look, leader)
    return look.choices.thing(
        move,
        icon("leader"),
        effect(look.printed["leaders"][leader].word("effect"), look.title, size="small"),
        tip(name, sentence),
        css="leader-chip",
        label=f"{name}. {sentence}",
        data_piece=f"l-{leader}",
        tabindex=None if move in look.choices else "-1",
    )


def _chip(view: NehemiahView, look: Look, leader: str) -> Element:
    """In the rail, which scrolls and would cut a tip off: it opens in place."""
    name, sentence = _said(look, leader)
    return details(".leader-more")[
        summary(".leader-chip", data_piece=f"l-{leader}", title=sentence)[
            icon("leader"),
            effect(look.printed["leaders"][leader].word("effect"), look.title, size="small"),
            heard(name),
        ],
        p[b[name], " ", sentence],
    ]


def _said(look: Look, leader: str) -> tuple[str, str]:
    return look.words.name(leader, look.title), look.words.effect(
        look.printed["leaders"][leader].word("effect"), look.title
    )
