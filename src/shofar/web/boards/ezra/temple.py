"""The Temple with its sectors, and the Levites."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from markupsafe import Markup

from shofar.engine.printed import Face
from shofar.games.ezra.views import Board
from shofar.web.boards.ezra.common import View, Workers, good, said, shown
from shofar.web.html import Element, Node, b, div, h2, header, i, li, ol, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, ghost, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

ROWS: Final = (5, 4, 3, 2, 1)  # from the top
LEVITES: Final = (6, 5, 4, 3, 2, 1)
GOODS: Final = ("stone", "wood", "gold")


def temple(view: View, look: Look, workers: Workers) -> Element:
    return section(class_=f"plate temple of-{_size(look).number('columns')}", aria_label=look.text("board-temple"))[
        div(".half", tabindex="-1")[
            header[icon("temple"), h2[look.text("board-temple")]],
            ol(".rows")[_sectors(view, look), [_row(view, look, row) for row in ROWS]],
            tip(look.text("board-temple"), look.text("board-temple-about")),
        ],
        div(".half")[
            header[icon("levite"), h2[look.text("board-levites")]],
            ol(class_=f"levites seats-{len(view['boards'])}")[
                [_levites(view, look, row, _placed(view, workers, row)) for row in LEVITES]
            ],
        ],
        look.mark("temple"),
    ]


def _size(look: Look) -> Face:
    return look.printed["temple_sizes"]["here"]


def _ends(look: Look) -> list[int]:
    """The columns up to the end of each sector."""
    return list(accumulate(_size(look).numbers("sectors")))


@panel
def _sectors(view: View, look: Look) -> Element:
    shape, ends = view["temple"], _ends(look)
    starts = [0, *ends[:-1]]
    return li(".sectors")[
        span,
        [
            b(class_=css(f"from-{start + 2}", f"to-{end + 2}", hot=at == shape["complete"]))[
                _left(look, shape["left"][at], at == shape["complete"])
            ]
            for at, (start, end) in enumerate(zip(starts, ends, strict=True))
        ],
    ]


def _left(look: Look, spaces: int, now: bool) -> Node:
    """Spaces that are left in a sector; in words for the one that is completed next."""
    if not spaces:
        return icon("check", label=look.text("board-sector-full"))
    words = look.text("board-sector-left", n=spaces)
    return words if now else span(title=words)[str(spaces)]


@panel
def _row(view: View, look: Look, row: int) -> Element:
    face = look.printed["temple"][f"temple_r{row}"]
    cells = view["temple"]["rows"][row - 1]
    filled = len([cell for cell in cells if cell])
    names = [look.words.noun(cell, 1, look.title) for cell in cells if cell]
    words = look.text(
        "board-temple-row", list=", ".join(names) or "–", red=face.number("red"), reward=said(look, face.word("reward"))
    )
    name = look.text("board-temple-row-name", n=row)
    return li(tabindex="-1", aria_label=f"{name}. {words}")[
        span(".amount.price.t-red")[str(face.number("red")), icon("banner")],
        [_cell(view, look, row, at, cell, filled) for at, cell in enumerate(cells)],
        span(".rew")[shown(face.word("reward"))],
        tip(name, words),
    ]


def _cell(view: View, look: Look, row: int, at: int, cell: str | None, filled: int) -> Node:
    sector = len([end for end in _ends(look) if at >= end])
    if cell:
        return i(class_=css("tc", f"s{sector}", moved=_moved(look, row, at, cell)))[good(cell)]
    classes = css("tc", f"s{sector}", nx=at == filled)
    moves = look.choices.starting("temple", str(row)) if at == filled else ()
    if not moves:
        return i(class_=classes)
    label = look.text("board-temple-next", n=row)
    ghosts = [
        look.choices.thing(move, span(".ghost")[good(move.split()[2])], css=classes, label=label) for move in moves
    ]
    if len(ghosts) == 1:
        return ghosts[0]
    return i(class_=css("tc", "pick", at_end=at + len(moves) > len(view["temple"]["rows"][row - 1])))[span[ghosts]]


@asked
def _moved(look: Look, row: int, at: int, cell: str) -> bool:
    """It was laid here since the viewer's last move."""
    earlier: View | None = look.before
    return earlier is not None and earlier["temple"]["rows"][row - 1][at] != cell


def _placed(view: View, workers: Workers, row: int) -> tuple[Markup | None, ...]:
    """The Levites of a row, by seat."""
    return tuple(
        workers.draw(board["colour"]) if board["workers"]["levites"] >= row else None for board in view["boards"]
    )


@panel
def _levites(view: View, look: Look, row: int, placed: tuple[Markup | None, ...]) -> Element:
    face = look.printed["levites"][f"levite_{row}"]
    price = f"pay {face.number('food')} food -> {face.word('reward')}" if face.word("reward") else ""
    return li(tabindex="-1")[
        [_levite(look, *each, row) for each in zip(view["boards"], placed, strict=True)],
        span(".lrew")[shown(price)],
        tip(look.text("board-levite-row", n=row), said(look, price) or look.text("board-levite-first")),
    ]


def _levite(look: Look, board: Board, placed: Markup | None, row: int) -> Node:
    if placed is not None:
        return i(".lc")[placed]
    if board["seat"] == look.seat and board["workers"]["levites"] + 1 == row:
        children = [ghost(board["colour"])] if "levite" in look.choices else []
        return look.choices.thing("levite", *children, css="lc", label=look.text("board-levite-next"))
    return i(".lc")
