"""The summary of a round, a week or a scoring: a panel over the board that stays until it was read."""

from __future__ import annotations

from shofar.readers.summary import Cell, Row, Sheet
from shofar.web import panels
from shofar.web.html import Element, Node, a, b, div, h2, header, li, p, section, table, tbody, td, th, thead, tr, ul
from shofar.web.look import Look
from shofar.web.pages.layout import Guest
from shofar.web.pages.pieces import emblem, icon
from shofar.web.pages.told import names, told
from shofar.web.scene import Scene
from shofar.web.seen import asked


@panels.panel
def panel(scene: Scene, guest: Guest) -> Node:
    """What is over; None if there is nothing that was not read yet. Without the script the link marks it as read."""
    sheet = scene.story.sheet
    if sheet is None or _passed(scene):
        return None
    return section("#summary.summary", aria_labelledby="summary-head", data_step=str(sheet.step))[
        header[
            icon("flag"),
            div[p(".label")[sheet.head] if sheet.about else None, h2("#summary-head")[sheet.about or sheet.head]],
        ],
        div(".scroll", tabindex="0", role="group", aria_label=sheet.head)[_table(scene.look, guest, sheet)],
        ul(".notes")[[li[told(note, scene.row.title, guest.words, names(scene.look))] for note in sheet.notes]]
        if sheet.notes
        else None,
        div(".row")[
            a(".btn.primary", href=f"/table/{scene.row.id}?read={sheet.step}", data_read=str(sheet.step))[
                guest.text("summary-read")
            ]
        ],
    ]


@asked
def _passed(scene: Scene) -> bool:
    """It is no longer the present that is shown."""
    return scene.step != scene.steps


def _table(look: Look, guest: Guest, sheet: Sheet) -> Element:
    points = {at for row in sheet.rows for at, cell in enumerate(row.cells) if cell.points is not None}
    scored = len(points) > 1  # else the only column of points is their sum
    return table(".sums")[
        thead[
            tr[
                td,
                [th(scope="col")[name] for name in sheet.columns],
                th(scope="col")[guest.text("summary-points")] if scored else None,
            ]
        ],
        tbody[[_row(look, guest, row, scored) for row in sheet.rows]],
    ]


def _row(look: Look, guest: Guest, row: Row, scored: bool) -> Element:
    sitting = look.sitting(row.seat)
    name = guest.text("you-act") if sitting.you else sitting.name
    return tr(class_="own" if sitting.you else None)[
        th(scope="row")[emblem(sitting.colour), " ", name],
        [td(class_=_class(cell))[cell.text] for cell in row.cells],
        td(class_=_class(Cell("", row.points)))[b[signed(row.points)]] if scored else None,
    ]


def _class(cell: Cell) -> str:
    return "num neg" if cell.points is not None and cell.points < 0 else "num"


def signed(points: int) -> str:
    """Points as they are gained or lost."""
    return f"{points:+d}".replace("-", "\u2212") if points else "0"
