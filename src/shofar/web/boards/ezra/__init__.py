"""The board of Ezra and Nehemiah: the city ring around altar, temple, Torah and tents; below it one's own board."""

from __future__ import annotations

from typing import Final

from shofar.games.ezra.views import EzraView
from shofar.web.boards import Board
from shofar.web.boards.ezra.altar import altar
from shofar.web.boards.ezra.common import Workers
from shofar.web.boards.ezra.faces import face
from shofar.web.boards.ezra.goods import mine, tally
from shofar.web.boards.ezra.options import ROWS, group, near, option, run
from shofar.web.boards.ezra.own import own
from shofar.web.boards.ezra.players import facts, rival
from shofar.web.boards.ezra.ring import jumps, ring
from shofar.web.boards.ezra.spoken import asks, tell, where
from shofar.web.boards.ezra.temple import temple
from shofar.web.boards.ezra.tents import legend, tents
from shofar.web.boards.ezra.torah import torah
from shofar.web.html import Node, div
from shofar.web.look import Look


def board(view: EzraView, look: Look) -> Node:
    workers = Workers()
    return [
        div(".city")[
            jumps(view, look),
            ring(view, look, workers),
            div(".inner")[
                altar(view, look),
                div(".plates")[temple(view, look, workers), torah(view, look, workers), tents(view, look)],
                legend(view, look),
            ],
        ],
        own(view, look, workers),
    ]


BOARD: Final = Board[EzraView](
    board=board,
    mine=mine,
    rival=rival,
    facts=facts,
    option=option,
    face=face,
    tell=tell,
    asks=asks,
    tally=tally,
    where=where,
    opened=lambda view: bool(view["turn"]["card"]),
    group=group,
    rows=ROWS,
    near=near,
    run=run,
    tabs=(("mine", "pile", "tab-mine"),),
)
