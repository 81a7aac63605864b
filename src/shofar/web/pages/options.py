"""The options of the dock: every move as a button in its group, the main action first, what is too dear beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from shofar.readers.forecast import LOSS, VAIN, Entry, amounts
from shofar.web import boards
from shofar.web.html import Element, Node, button, div, kbd, span
from shofar.web.look import tip_of
from shofar.web.pages.pieces import css, icon, tip
from shofar.web.pages.told import told
from shofar.web.panels import panel
from shofar.web.scene import Scene
from shofar.web.seen import asked

KEYS: Final = "123456789qwertzasdfgxcvb0yiopjkm"  # u, h, l, n, ? have other meanings
END: Final = "end"  # the group of what ends a question
WARNINGS: Final = (VAIN, LOSS)


def groups(scene: Scene) -> Iterable[Node]:
    """The groups in the board's order; what ends the question comes last."""
    found = _groups(scene)
    keys = _keys(scene, found)
    for group, moves in found.items():
        label = f"group-{group}"
        named = group != END and scene.look.words.has(label, scene.row.title)
        warned = _warned(scene, moves)
        first, *rest = [_run(scene, run, keys, warned) for run in _runs(scene, moves)]
        head = span(".lead")[span(".label")[scene.look.text(label)], first] if named else first
        yield div(class_=css("group-of", ends=group == END), data_group=group)[head, rest]


def _groups(scene: Scene) -> dict[str, list[str]]:
    board, choices = boards.of(scene.row.title), scene.look.choices
    found: dict[str, list[str]] = {}
    for move in (*choices.moves, *(move for move in choices.dear if board.near(move))):
        found.setdefault(board.group(move), []).append(move)
    order = [*board.rows, *(group for group in found if group not in board.rows and group != END), END]
    return {group: found[group] for group in order if group in found}


def _keys(scene: Scene, groups: dict[str, list[str]]) -> dict[str, str]:
    """A key for every option. Where they run out, the last of a long group go without, never what ends a question."""
    moves = [move for moves in groups.values() for move in moves if move in scene.look.choices]
    ends = [move for move in moves if move in groups.get(END, ())] if len(moves) > len(KEYS) else []
    kept = KEYS[: len(KEYS) - len(ends)]
    rest = [move for move in moves if move not in ends]
    return dict(zip(rest, kept, strict=False)) | dict(zip(ends, KEYS[len(kept) :], strict=False))


def _runs(scene: Scene, moves: list[str]) -> Iterator[list[str]]:
    """Moves that the board draws hanging together."""
    board = boards.of(scene.row.title)
    return (list(run) for _, run in groupby(moves, lambda move: board.run(move) or move))


def _warned(scene: Scene, moves: list[str]) -> frozenset[str]:
    """Those of a group that waste something. What holds of all of them is no warning against one."""
    bills = scene.look.choices.bills
    found = [move for move in moves if any(entry.kind in WARNINGS for entry in bills.get(move, ()))]
    return frozenset(found if len(found) < len(moves) or len(moves) == 1 else ())


def _run(scene: Scene, moves: list[str], keys: dict[str, str], warned: frozenset[str]) -> Node:
    drawn = [_option(scene, move, keys.get(move, ""), move in warned) for move in moves]
    return span(".run")[drawn] if len(drawn) > 1 else drawn


@panel
def _option(scene: Scene, move: str, key: str, warned: bool) -> Element:
    assert scene.view is not None
    board = boards.of(scene.row.title)
    name, about = _said(scene, move)
    bill = scene.look.choices.bills.get(move, ())
    inside: Node = [
        kbd[key.upper()] if key else None,
        span(".words")[name],
        board.option(move, scene.view, scene.look),
        _sign(scene, move, warned),
        tip(name, span(".about")[about] if about else None, _bill(bill), id=tip_of(move)),
    ]
    if move not in scene.look.choices:
        return div(".option.not-now", tabindex="0", role="note", data_why=move)[inside]
    return button(
        ".option.coached" if move in scene.look.choices.marked else ".option",
        type="submit",
        name="move",
        value=move,
        data_key=key or None,
        aria_label=name,
        aria_describedby=tip_of(move),
    )[inside]


@asked
def _said(scene: Scene, move: str) -> tuple[str, str]:
    """What an option is, and the sentences about it."""
    assert scene.view is not None
    return boards.of(scene.row.title).tell(move, scene.view, scene.look)


def _sign(scene: Scene, move: str, warned: bool) -> Node:
    """That it cannot be paid, and what is missing; or that it wastes something."""
    missing = scene.look.choices.missing.get(move)
    if missing is not None:
        return span(".lacks")[told(_lacking(scene, missing), scene.row.title, scene.look.words)]
    return icon("warning", "waste") if warned else None


def _lacking(scene: Scene, missing: Mapping[str, int]) -> str:
    words, title = scene.look.words, scene.row.title
    return words.text("option-lacks", list=amounts(words, title, missing)) if missing else words.text("option-not-now")


def _bill(bill: tuple[Entry, ...]) -> Node:
    """What a choice costs and brings, a line for each thing."""
    return [span(class_=css("bill", entry.kind))[entry.text] for entry in bill]
