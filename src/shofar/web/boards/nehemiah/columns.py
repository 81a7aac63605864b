"""The columns of work cards with the workers on them."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from shofar.games.nehemiah.views import Column, NehemiahView, Space
from shofar.web.html import Element, Node, a, div, h3, li, nav, ol, p, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, effect, emblem, engraving, ghost, icon, subject, tip, worker
from shofar.web.panels import panel
from shofar.web.seen import asked

KINDS: Final = ("wood", "gold", "wall", "temple", "guard", "gate", "vp")
ON_SPACES: Final = ("activate", "use", "refresh", "put", "replace", "pick")  # moves that name a card by its place
IN_COLUMNS: Final = ("place", "neutral")  # moves that name a column and mean its next free card
PUTTING: Final = ("place", "neutral", "put")  # a worker would stand here afterwards
LATER: Final = (*PUTTING, "replace", "refresh")  # what stands on the card comes when that worker is activated
BANK: Final = "bank"
MOVING: Final = ("card", "worker", "exhausted")
LAST_ROW: Final = "4"  # N7.1: an exhausted worker here makes the column due


@panel
def columns(view: NehemiahView, look: Look) -> Element:
    scrolls = {"tabindex": "0", "role": "group", "aria_label": look.text("board-jump")}  # on phones
    return div(class_=f"columns of-{len(view['columns'])}", **scrolls)[
        [_column(view, look, *each) for each in zip(view["columns"], _workers(view), strict=True)]
    ]


@panel
def jumps(view: NehemiahView, look: Look) -> Element:
    """On phones: from column to column, with a glow where something can be chosen."""
    return nav(".column-nav.phone-only", aria_label=look.text("board-jump"))[
        [_jump(view, look, column) for column in view["columns"]]
    ]


def _jump(view: NehemiahView, look: Look, column: Column) -> Element:
    chosen, ready = _there(view, look, column)
    name = look.text("board-column", n=column["number"])
    return a(class_=css("jump", has=chosen), href=f"#col-{column['number']}", aria_label=name)[
        str(column["number"]), worker(view["placing"]) if ready and view["placing"] else None
    ]


@asked
def _there(view: NehemiahView, look: Look, column: Column) -> tuple[bool, bool]:
    """Whether something can be chosen in a column, and whether a worker of it can be sent to work."""
    moves = [move for card in column["cards"] if (move := _here(view, look, column, card).move) in look.choices]
    chosen = moves or look.choices.starting("swap", f"{column['number']}.1")
    return bool(chosen), any(move.startswith("activate") for move in moves)


@asked
def _workers(view: NehemiahView) -> list[tuple[Markup | None, ...]]:
    """The workers on the cards, by column. Those of a colour are interchangeable: numbered in reading order."""
    counts: dict[str, int] = {}

    def drawn(card: Space) -> Markup | None:
        colour = card["worker"]
        if not colour:
            return None
        counts[colour] = counts.get(colour, 0) + 1
        return worker(colour, card["exhausted"], f"w-{colour}-{counts[colour]}")

    return [tuple(drawn(card) for card in column["cards"]) for column in view["columns"]]


@panel
def _column(view: NehemiahView, look: Look, column: Column, workers: tuple[Markup | None, ...]) -> Element:
    number, cards = column["number"], column["cards"]
    words = look.text("board-column", n=number)
    shown = css("column", due=column["due"], empty=not cards, moved=_dealt(look, column))
    return section(id=f"col-{number}", class_=shown, aria_label=words)[
        h3[words, span(".note")[_note(look, column)]],
        ol[[li[_card(view, look, column, *each)] for each in zip(cards, workers, strict=True)]]
        if cards
        else _nothing(view, look),
    ]


def _nothing(view: NehemiahView, look: Look) -> Element:
    """N9.1: no cards any more; or between two rounds, not yet."""
    ended = view["turns_left"] is not None or view["over"]
    return p(".nothing")[icon("column"), look.text("board-no-cards" if ended else "board-cards-coming")]


@asked
def _dealt(look: Look, column: Column) -> bool:
    """The whole column is another one since the viewer's last move."""
    earlier: NehemiahView | None = look.before
    if earlier is None:
        return False
    before = {card["card"] for card in earlier["columns"][column["number"] - 1]["cards"]}
    now = {card["card"] for card in column["cards"]}
    return before != now and before.isdisjoint(now)


def _note(look: Look, column: Column) -> Node:
    if column["due"]:
        return [icon("sweep"), look.text("board-replaced")]
    return look.text("board-full") if column["cards"] and column["next"] is None else None


def printed_on(look: Look, card: Space) -> str:
    """The effect of the card."""
    return look.printed["faces"][card["face"]].word("effect")


def sometime(look: Look, move: str, effect: str) -> str:
    """The effect of a card in words; where a worker would be put, when it comes: not now. N10.6: a neutral worker is
    never activated, so it comes to whoever activates one below."""
    verb, said = move.partition(" ")[0], look.words.effect(effect, look.title)
    if verb not in LATER:
        return said
    return look.text("option-lying" if verb == "neutral" else "option-later", effect=said, fee=fee(look))


def fee(look: Look) -> int:
    """N5.5: what the use of a card costs."""
    return look.printed["settings"]["fee"].number("gold")


def is_last(card: Space) -> bool:
    return card["space"].endswith(LAST_ROW)


# --- a card -------------------------------------------------------------------------------------------------------


class Here(NamedTuple):
    """What the moment is for a card."""

    move: str  # that it stands for
    active: bool  # it is being activated
    chosen: bool  # as the first of two
    moved: bool  # since the viewer's last move
    pairs: bool  # it can change places with something: chosen first, then that


@asked
def _here(view: NehemiahView, look: Look, column: Column, card: Space) -> Here:
    space = card["space"]
    active = space == view["active"]
    pairs = any(space in move.split()[1:] for move in look.choices.starting("swap"))
    return Here(_move(look, column, card, active), active, space == view["picked"], _moved(look, column, card), pairs)


@panel
def _card(view: NehemiahView, look: Look, column: Column, card: Space, standing: Markup | None) -> Element:
    here = _here(view, look, column, card)
    move = here.move
    legal = move in look.choices
    text = printed_on(look, card)
    name = look.words.name(card["face"], look.title)
    sentence = sometime(look, move if legal else "", text)
    state = _states(look, column, card, move if legal else "", here.active)
    return look.choices.thing(
        move,
        _spot(view, card, move if legal else "", standing),
        printed(look, card["face"], text),
        _badge(view, look, card, move if legal else ""),
        _swaps(view, look, card),
        tip(name, sentence, " ", " ".join(state)),
        css=css(
            "card",
            kind_of(look, text),
            last=is_last(card),
            moved=here.moved,
            active=here.active,
            used=card["used"],
            chosen=here.chosen,
        ),
        label=look.words.labelled(_where(look, card), f"{name}. {sentence} {' '.join(state)}"),
        data_piece=f"c-{card['card']}",
        data_walk=True,
        data_pair=card["space"] if here.pairs else None,
        tabindex=None if legal else "0" if here.pairs else "-1",
    )


def printed(look: Look, face: str, text: str) -> Element:
    """What is printed on a work card."""
    drawn = effect(text, look.title)
    return span(".face")[engraving(subject(text, look.title)), drawn, span(".name")[look.words.name(face, look.title)]]


def kind_of(look: Look, text: str) -> str:
    """The class that gives a card the colour of what it brings."""
    kind = subject(text, look.title)
    return f"k-{kind if kind in KINDS else 'special'}"


def _move(look: Look, column: Column, card: Space, active: bool) -> str:
    """The move that this card stands for now: the legal one, else the one a player would ask about."""
    space = card["space"]
    moves = [f"{verb} {space}" for verb in ON_SPACES]
    if space == column["next"]:
        moves += [f"{verb} {column['number']}" for verb in IN_COLUMNS]
    if active:
        moves.append("take")
    found = next((move for move in moves if move in look.choices), None)
    return found or ("" if _later(look, column, card) else _unavailable(look, card))


def _later(look: Look, column: Column, card: Space) -> bool:
    """Nobody stands here and other rows come first: its tip says so, and no move is about it."""
    if card["worker"] or column["next"] in (None, card["space"]):
        return False
    return any(look.choices.starting(verb) for verb in IN_COLUMNS)


def _unavailable(look: Look, card: Space) -> str:
    """What "why not?" explains here: the kind of move that is asked for, if it can be about this card."""
    return f"{_verb(look)} {card['space']}"


@asked
def _verb(look: Look) -> str:
    verbs = {move.split()[0] for move in look.choices.moves}
    return next((verb for verb in ON_SPACES if verb in verbs), "activate")


def _spot(view: NehemiahView, card: Space, move: str, standing: Markup | None) -> Element:
    """Where a worker stands, or would stand."""
    if standing is not None:
        return span(".spot")[standing]
    verb = move.partition(" ")[0]
    if verb in PUTTING and view["placing"]:
        return span(".spot")[ghost(view["placing"], exhausted=verb == "neutral")]
    return span(".spot.free")


def _moved(look: Look, column: Column, card: Space) -> bool:
    """Something is different here since the viewer's last move, and not the whole column."""
    earlier: NehemiahView | None = look.before
    if earlier is None or _dealt(look, column):
        return False
    before = earlier["columns"][column["number"] - 1]["cards"][int(card["space"][2]) - 1]
    return any(before[key] != card[key] for key in MOVING)


def _badge(view: NehemiahView, look: Look, card: Space, move: str) -> Node:
    """The fee and who gets it; or that the card is done with."""
    if move.startswith("use "):
        payee = card["fee_to"]
        return span(".fee")[str(fee(look)), icon("fee"), icon("bank") if payee == BANK else emblem(payee)]
    return span(".fee.done")[icon("check")] if card["used"] else None


def swapped(view: NehemiahView) -> str:
    """What changes places: workers or cards."""
    return "workers" if "worker" in view["question"] else "cards"


def _swaps(view: NehemiahView, look: Look, card: Space) -> Node:
    """Small buttons for the rows that this card, or its worker, may change places with."""
    column, row = card["space"].split(".")
    found = []
    for other in "1234":
        first, second = sorted((row, other))
        move = f"swap {column}.{first} {column}.{second}"
        if move in look.choices:
            found.append(
                look.choices.thing(
                    move,
                    icon(f"swap-{swapped(view)}"),
                    other,
                    css="swap",
                    label=look.text("board-swap-with", row=other),
                )
            )
    return span(".swaps")[found] if found else None


# --- words --------------------------------------------------------------------------------------------------------


def _where(look: Look, card: Space) -> str:
    column, row = card["space"].split(".")
    return look.text("board-place", column=column, row=row)


def _states(look: Look, column: Column, card: Space, move: str, active: bool) -> list[str]:
    """Sentences about the card as it lies there."""
    said = [_standing(look, column, card)]
    if active:
        said.append(look.text("board-card-activated"))
    if card["used"]:
        said.append(look.text("board-card-used"))
    if move.startswith("use "):
        payee = look.by_colour(card["fee_to"])
        name = payee.name if payee else ""
        said.append(look.text("board-card-fee", n=fee(look), to=card["fee_to"], name=name))
    if is_last(card):
        said.append(look.text("board-card-last"))
    return said


def _standing(look: Look, column: Column, card: Space) -> str:
    if card["worker"] is None:
        first = column["next"] == card["space"]
        return look.text("board-worker-free" if first else "board-worker-later", row=(column["next"] or "")[2:])
    if card["neutral"]:
        return look.text("board-worker-neutral")
    sitting = look.by_colour(card["worker"])
    state = "exhausted" if card["exhausted"] else "ready"
    if sitting is None or sitting.you:
        return look.text("board-worker-own", state=state)
    return look.text("board-worker-other", state=state, name=sitting.name)
