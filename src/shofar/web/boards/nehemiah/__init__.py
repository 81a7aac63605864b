"""The board of Nehemiah: influence boards, gates and deck above the columns of work cards, leaders on offer."""

from __future__ import annotations

from typing import Final

from shofar.games.nehemiah.views import NehemiahView
from shofar.web.boards import Board
from shofar.web.boards.nehemiah.columns import columns, jumps
from shofar.web.boards.nehemiah.faces import face
from shofar.web.boards.nehemiah.influence import influence
from shofar.web.boards.nehemiah.leaders import auction
from shofar.web.boards.nehemiah.options import ROWS, group, near, option, run
from shofar.web.boards.nehemiah.players import facts, mine, rival
from shofar.web.boards.nehemiah.spoken import asks, auctioned, later, tell, where
from shofar.web.boards.nehemiah.stacks import deck, gates
from shofar.web.html import Node, div
from shofar.web.look import Look


def board(view: NehemiahView, look: Look) -> Node:
    return [
        div(class_=f"boards lanes-{view['players']}")[
            [influence(view, look, shown) for shown in view["boards"]],
            div(".stacks")[gates(view, look), deck(view, look)],
        ],
        auction(view, look),
        jumps(view, look),
        columns(view, look),
    ]


BOARD: Final = Board[NehemiahView](
    board=board,
    mine=mine,
    rival=rival,
    facts=facts,
    option=option,
    tell=tell,
    later=later,
    asks=asks,
    where=where,
    opened=lambda view: bool(view["active"] or auctioned(view)),
    face=face,
    group=group,
    rows=ROWS,
    near=near,
    run=run,
    tabs=(("influence", "temple", "tab-influence"),),
)
