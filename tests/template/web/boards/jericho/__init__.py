"""The board of Jericho."""

from __future__ import annotations

from typing import Final

from shofar.games.jericho.views import JerichoView
from shofar.web.boards import Board
from shofar.web.html import Node, div, p
from shofar.web.look import Look


def board(view: JerichoView, look: Look) -> Node:
    return div(".wall")[
        p[look.text("board-wall", n=view["wall"])],
        [look.choices.thing(f"take {amount}", str(amount)) for amount in (1, 2, 3)],
    ]


def mine(view: JerichoView, look: Look) -> Node:
    return str(view["stones"][look.seat or 0])


def rival(view: JerichoView, look: Look, seat: int) -> Node:
    return str(view["stones"][seat])


def facts(view: JerichoView, look: Look) -> Node:
    return None


def option(move: str, view: JerichoView, look: Look) -> Node:
    return None


BOARD: Final = Board[JerichoView](board=board, mine=mine, rival=rival, facts=facts, option=option)
