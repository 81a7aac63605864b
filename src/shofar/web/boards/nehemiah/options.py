"""What an option of the dock shows: the place, the icons of its card, what it costs or causes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.games.nehemiah.views import NehemiahView, Space
from shofar.web.boards.nehemiah.columns import fee, is_last, printed_on, swapped
from shofar.web.boards.nehemiah.spoken import about, card_at, card_name
from shofar.web.html import Node, span
from shofar.web.look import Look
from shofar.web.pages.pieces import brief, effect, emblem, icon
from shofar.web.seen import asked

ENDINGS: Final = ("skip", "stop", "none", "wait", "hold", "done", "pass")
ROWS: Final = ("take", "use", "place", "activate")


def group(move: str) -> str:
    """The row of the dock: what ends a question stands together."""
    verb = move.split(" ", 1)[0]
    return "end" if verb in ENDINGS else verb


def run(move: str) -> str:
    """The ways of one cube hang together, and the swaps in a column: the first of them shows it."""
    if move.startswith("swap "):
        return move[:6]
    return move.rsplit(" ", 1)[0] if move.startswith("shift ") else ""


def near(move: str) -> bool:
    """A card that cannot be paid is shown all the same."""
    return move.split(" ", 1)[0] in ("take", "use")


def option(move: str, view: NehemiahView, look: Look) -> Node | None:
    verb, *words = move.split()
    if verb in BRIEF:
        return brief(BRIEF[verb](view, look, *words))
    return MORE[verb](view, look, *words) if verb in MORE else None


def _name(look: Look, card: Space) -> Node:
    return span(".named")[card_name(look, card)]


def _effect(look: Look, card: Space) -> Node:
    return effect(printed_on(look, card), look.title, size="small")


def _column(view: NehemiahView, look: Look, column: str) -> Node:
    """Placing in a column: the card where the worker would stand."""
    space = view["columns"][int(column) - 1]["next"]
    return _space(view, look, space) if space else None


def _space(view: NehemiahView, look: Look, space: str) -> Node:
    card = card_at(view, space)
    place = _told_apart(view, look, space)
    return [_name(look, card), _effect(look, card), span(".at")[place] if place else None]


@asked
def _told_apart(view: NehemiahView, look: Look, space: str) -> str:
    """Where it lies, if another card that is offered has the same face."""
    offered = {one["space"]: one for move in look.choices.moves if (one := about(view, move)) is not None}
    alike = [at for at, one in offered.items() if one["face"] == card_at(view, space)["face"]]
    if len(alike) < 2:
        return ""
    columns = {at[0] for at in alike}
    return look.text("board-column", n=space[0]) if len(columns) == len(alike) else space


def _activate(view: NehemiahView, look: Look, space: str) -> Node:
    card = card_at(view, space)
    column = view["columns"][int(space[0]) - 1]
    causes = is_last(card) and not column["due"]
    return [
        _space(view, look, space),
        span(".cause")[icon("sweep"), look.text("board-sweeps", column=space[0])] if causes else None,
    ]


def _use(view: NehemiahView, look: Look, space: str) -> Node:
    """The fee, and who gets it; what the card itself costs stands on it."""
    payees = look.choices.payees(f"use {space}")
    to = [emblem(look.sitting(seat).colour) for seat in payees] or icon("bank")
    return [_space(view, look, space), span(".cause")[str(fee(look)), icon("fee"), to]]


def _worker(view: NehemiahView, look: Look, space: str) -> Node:
    """Something that happens to a worker: whose it is matters, and on which card it stands."""
    card = card_at(view, space)
    return [emblem(card["worker"]), _name(look, card), span(".at.num")[space]]


def _swap(view: NehemiahView, look: Look, first: str, second: str) -> Node:
    head = look.choices.starting("swap")
    alike = [move for move in head if move[5] == first[0]]
    label = span(".at")[look.text("board-column", n=first[0])] if alike[0] == f"swap {first} {second}" else None
    return [label, first[2], icon(f"swap-{swapped(view)}"), second[2]]


def _shift(view: NehemiahView, look: Look, colour: str, source: str, goal: str) -> Node:
    first = look.choices.starting("shift", colour, source)[0] == f"shift {colour} {source} {goal}"
    return [[emblem(colour), icon(source)] if first else None, icon("pay"), icon(goal)]


def _from(view: NehemiahView, look: Look, board: str) -> Node:
    return icon(board)


def _leader(view: NehemiahView, look: Look, leader: str) -> Node:
    shown = effect(look.printed["leaders"][leader].word("effect"), look.title, size="small")
    return [look.words.name(leader, look.title), shown]


def _bid(view: NehemiahView, look: Look, number: str) -> Node:
    return [number, icon(view["part"])]


def _levy(view: NehemiahView, look: Look, number: str) -> Node:
    return [number, icon("worker"), number, icon(view["part"])]


def _take(view: NehemiahView, look: Look) -> Node:
    return _space(view, look, view["active"]) if view["active"] else None


# What stands instead of the words, and what stands after them.
BRIEF: Final[dict[str, Callable[..., Node]]] = {
    "place": _column,
    "neutral": _column,
    "put": _space,
    "activate": _activate,
    "use": _use,
    "refresh": _worker,
    "replace": _worker,
    "pick": _worker,
    "swap": _swap,
    "shift": _shift,
    "call": _leader,
    "offer": _leader,
    "bid": _bid,
    "levy": _levy,
    "take": _take,
}
MORE: Final[dict[str, Callable[..., Node]]] = {"from": _from}
