"""What an option says in words: which card it is about, what stands on it, what it sets off; and what is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from shofar.games.nehemiah.views import NehemiahView, Space
from shofar.readers.forecast import amounts
from shofar.web.boards.nehemiah.columns import fee, is_last, printed_on, sometime, swapped
from shofar.web.boards.nehemiah.players import standing
from shofar.web.boards.nehemiah.stacks import ROMAN
from shofar.web.look import Look

USING: Final = ("activate", "take")  # the cards above come next
PLAIN: Final = {"place": "place", "activate": "activate", "call": "leader"}  # what the action of a turn may be


def tell(move: str, view: NehemiahView, look: Look) -> tuple[str, str]:
    """What it is, and the sentences about it; its forecast tells what it costs and brings."""
    verb, *words = move.split()
    card = about(view, move)
    if card is not None:
        name = look.text(f"option-{verb}", card=card_name(look, card), column=card["space"][0], row=card["space"][2])
        return name, " ".join(_about(view, look, move, card))
    if verb == "swap":
        return _swap(view, look, *words), ""
    if verb == "bid" and view["part"]:
        return look.text("option-bid", list=amounts(look.words, look.title, {view["part"]: int(words[0])})), _prize(
            view, look
        )
    if verb == "shift":
        return _shift(look, *words), ""
    if verb == "skip" and view["active"]:
        return look.choices.words[move], " ".join(_above(view, look, move, card_at(view, view["active"])))
    if verb in ("call", "offer"):
        return look.choices.words[move], look.words.effect(look.printed["leaders"][words[0]].word("effect"), look.title)
    return look.choices.words[move], ""


def later(move: str, view: NehemiahView, look: Look) -> str:
    """A move that comes later in a turn, by the names of the cards as they lie now."""
    card = about(view, move)
    if card is None:
        return _shift(look, *move.split()[1:]) if move.startswith("shift ") else look.words.move(look.title, move)
    verb, column, row = move.partition(" ")[0], *card["space"].split(".")
    return look.text(f"option-{verb}", card=card_name(look, card), column=column, row=row)


def _prize(view: NehemiahView, look: Look) -> str:
    """N11.2: what is bid for."""
    leader = auctioned(view)
    if leader is None:
        return ""
    effect = look.words.effect(look.printed["leaders"][leader].word("effect"), look.title)
    return look.words.labelled(look.words.name(leader, look.title), effect)


def _shift(look: Look, colour: str, source: str, goal: str) -> str:
    """Whose cube goes where: a player is known by name, not by colour."""
    owner = look.by_colour(colour)
    boards = {"b": look.noun(source), "c": look.noun(goal)}
    if owner is None or owner.you:
        return look.text("option-shift-own", **boards)
    return look.text("option-shift", a=look.words.seat(owner.seat, look.title), **boards)


def asks(view: NehemiahView, look: Look) -> str | None:
    """N4.1: only what can be done is asked for. N11.4: a bid is named part by part."""
    if view["question"] == "bid" and view["part"]:
        return look.text("ask-bid", part=view["part"])
    if view["question"].startswith("move(") and look.choices.starting("put"):
        return look.text("ask-goal")
    if view["question"] != "action" or not look.choices:
        return None
    verbs = {move.split()[0] for move in look.choices.moves}
    return look.text("ask-action", kinds="-".join(kind for verb, kind in PLAIN.items() if verb in verbs) or "pass")


def where(view: NehemiahView, look: Look) -> tuple[str, ...]:
    """The round, what is left of it, and what the turn is about."""
    if look.seat is None:
        return ()
    active, leader = view["active"], auctioned(view)
    played = look.text("where-round", round=ROMAN[view["round"] - 1])
    if leader:
        return played, look.text("where-auction", leader=look.words.name(leader, look.title))
    left = look.text("board-cards-left", n=view["deck"]["left"])
    now = _activated(view, look, active) if active else _workers(view, look)
    return played, left, now


def auctioned(view: NehemiahView) -> str | None:
    """The leader for which bids are made."""
    return view["auction"]["leader"] if view["auction"] else None


def _activated(view: NehemiahView, look: Look, space: str) -> str:
    card = card_at(view, space)
    return look.text("where-activated", card=card_name(look, card), column=space[0])


def _workers(view: NehemiahView, look: Look) -> str:
    assert look.seat is not None
    own = view["seats"][look.seat]
    ready, _ = standing(view, own["colour"])
    return look.text("where-workers", supply=own["supply"], ready=ready)


def card_at(view: NehemiahView, space: str) -> Space:
    column, row = (int(part) - 1 for part in space.split("."))
    return view["columns"][column]["cards"][row]


def card_name(look: Look, card: Space) -> str:
    return look.words.name(card["face"], look.title)


def _next(view: NehemiahView, column: str) -> Space | None:
    """Where a worker placed in this column would stand."""
    space = view["columns"][int(column) - 1]["next"]
    return card_at(view, space) if space else None


def _active(view: NehemiahView) -> Space | None:
    return card_at(view, view["active"]) if view["active"] else None


# Moves about one card: which one it is.
ABOUT_CARDS: Final[dict[str, Callable[..., Space | None]]] = {
    "place": _next, "neutral": _next, "put": card_at, "activate": card_at, "use": card_at, "refresh": card_at,
    "replace": card_at, "pick": card_at, "take": _active,
}  # fmt: skip


def about(view: NehemiahView, move: str) -> Space | None:
    """The card that a move is about, if it is about one."""
    verb, *words = move.split()
    return ABOUT_CARDS[verb](view, *words) if verb in ABOUT_CARDS else None


def _about(view: NehemiahView, look: Look, move: str, card: Space) -> Iterable[str]:
    verb = move.partition(" ")[0]
    yield sometime(look, move, printed_on(look, card))
    if verb in USING:
        yield from _above(view, look, move, card)
    if verb == "activate" and is_last(card):
        yield look.text("option-sweeps", column=card["space"][0], n=_there(view, card), after=_after(view))
        yield from _unused(view, look, card)


def _after(view: NehemiahView) -> str:
    """N7.7: what comes into a place that was swept."""
    if view["deck"]["columns"]:
        return "cards"
    if view["turns_left"] is not None:
        return "none"
    return "last" if view["round"] == len(ROMAN) else "round"


def _above(view: NehemiahView, look: Look, move: str, card: Space) -> Iterable[str]:
    """N5.5: the cards above under an exhausted worker may be used for the fee, by who can pay it."""
    if look.choices.vain(move) or not _can_pay(view, look, move):
        return
    column, row = (int(part) for part in card["space"].split("."))
    names = [card_name(look, one) for one in view["columns"][column - 1]["cards"][: row - 1] if one["exhausted"]]
    if names:
        yield look.text("option-above", n=len(names), fee=fee(look), list=look.words.both(names))


def _can_pay(view: NehemiahView, look: Look, move: str) -> bool:
    """Whether there is gold for a fee after the move; after an activation only the use of the card tells."""
    if look.seat is None or move.startswith("activate"):
        return True
    change = look.choices.gained(move).get("gold", 0) - look.choices.paid(move).get("gold", 0)
    return view["seats"][look.seat]["gold"] + change >= fee(look)


def _there(view: NehemiahView, card: Space) -> int:
    """How many workers go home with the column."""
    cards = view["columns"][int(card["space"][0]) - 1]["cards"]
    return sum(one["worker"] is not None for one in cards)


def _unused(view: NehemiahView, look: Look, card: Space) -> Iterable[str]:
    """Who loses an activation by it: workers that still stand, beside the one that sets it off."""
    cards = view["columns"][int(card["space"][0]) - 1]["cards"]
    standing = Counter(one["worker"] for one in cards if one["worker"] and not one["exhausted"] and one is not card)
    if standing:
        said = [look.text("option-standing", name=_called(look, colour), n=n) for colour, n in standing.items()]
        yield look.text("option-unused", list=look.words.both(said))


def _called(look: Look, colour: str) -> str:
    owner = look.by_colour(colour)
    return "" if owner is None else look.text("you") if owner.you else owner.given


def _swap(view: NehemiahView, look: Look, first: str, second: str) -> str:
    one, other = (card_name(look, card_at(view, space)) for space in (first, second))
    return look.text(
        "option-swap", what=swapped(view), a=one, b=other, column=first[0], first=first[2], second=second[2]
    )
