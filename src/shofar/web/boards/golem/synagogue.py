"""The synagogue: five rows of marbles, the rabbi's action tiles, the pass tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.grammar import Phrase, parse
from shofar.games.golem.views import Action, Row
from shofar.web.boards.golem.common import (
    ROW_ICONS,
    ROWS,
    View,
    colour_name,
    marble,
    marble_names,
    note,
    rabbi,
    row_name,
    said,
    shown,
)  # fmt: skip
from shofar.web.html import Element, Node, b, div, h2, h3, li, ol, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, emblem, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

BOTTOM: Final = "bottom"
EMBLEMS_FROM: Final = 2  # rabbis on the bottom space from which only their marks fit


@panel
def synagogue(view: View, look: Look) -> Element:
    names = marble_names(view)
    return section("#synagogue.synagogue.panel", aria_label=look.text("board-synagogue"))[
        h2[icon("synagogue"), look.text("board-synagogue"), note(look.text("board-value"))],
        ol(".trays")[[_tray(view, look, row, tuple(names[row])) for row in ROWS]],
        h2(".second")[icon("rabbi"), look.text("board-rabbi"), note(look.text("board-rabbi-order"))],
        ol(".acts")[[li[_action(view, look, at, space)] for at, space in enumerate(view["actions"])]],
        _passes(view, look, tuple(names["aside"])),
    ]


# --- the tray -----------------------------------------------------------------------------------------------------


@panel
def _tray(view: View, look: Look, row: str, names: tuple[str, ...]) -> Element:
    marbles, facts = view["tray"][row], view["rows"][row]
    name = row_name(look, row)
    words = look.text("board-page-tray", row=name, value=facts["value"])
    about = look.text(f"board-about-{row}", value=facts["value"])
    return li(class_=css("tray", empty=not marbles), tabindex="-1", data_walk=True)[
        _kind(look, row),
        span(".holes", role="group", aria_label=words)[
            [_marble(look, row, colour, travels) for colour, travels in zip(marbles, names, strict=True)],
            [span(".hole") for _hole in range(look.printed["tray"]["row"].number("capacity") - len(marbles))],
        ],
        b(".value.num")[str(facts["value"])],
        div(".does")[h3[name], span(".effect.small")[DOES[row](look, facts)]],
        look.mark(row),
        tip(words, about),
    ]


def _kind(look: Look, row: str) -> Element:
    """The symbol of a row: Mirror's other action is chosen by it."""
    if row == "mirror":
        return span(".kind")[icon(ROW_ICONS[row])]
    return look.choices.thing(f"copy {row}", icon(ROW_ICONS[row]), css="kind")


def _marble(look: Look, row: str, colour: str, travels: str) -> Element:
    aside = f"aside {row} {colour}"
    move = aside if aside in look.choices else f"take {row} {colour}"
    label = look.text("board-marble", colour=colour_name(look, colour))
    return look.choices.thing(move, marble(colour), css="marble", label=label, data_piece=travels)


# --- what a row would do for the viewer ---------------------------------------------------------------------------

Facts = Row


def _may(can: bool | None, *children: Node) -> Element:
    """What may be declined; pale if it is out of reach."""
    return span(class_=css("may", no=can is False))[children]


def _gain(facts: Facts, good: str) -> Node:
    return span(".amount")[f"+{facts['value']}", icon(good)] if facts["value"] else None


def _work(look: Look, facts: Facts) -> Node:
    prices = facts.get("prices")
    if prices is None:
        return span(".amount")[icon("golem-activate")]
    free = prices.count(0)
    paid = list(enumerate(prices, 1))[free : free + 1]
    return [
        span(".unit")[icon("golem-lying"), span(".w")[look.text("board-none-stand")]] if not prices else None,
        span(".unit")[_times(free), icon("golem-activate"), span(".w")[look.text("board-free")]] if free else None,
        [
            span(".unit")[
                icon("or", "op") if free else None, _times(count), icon("golem-activate"),
                span(".pay")[str(price), icon("knowledge")],
            ]
            for count, price in paid
        ],
        span(".unit")[icon("and", "op"), icon("golem-activate"), icon("part-arm")] if facts["more"] else None,
    ]  # fmt: skip


def _times(count: int) -> Node:
    return span(".num")[str(count)] if count > 1 else None


def _golem(look: Look, facts: Facts) -> Node:
    return [
        _gain(facts, "clay"),
        _may(facts.get("develop"), icon("development")),
        _may(facts.get("create"), icon("golem-create")),
    ]


def _artifacts(look: Look, facts: Facts) -> Node:
    return [
        _gain(facts, "coin"),
        _may(facts.get("develop"), icon("development")),
        _may(facts.get("gold"), str(facts.get("price", "")), icon("coin"), icon("pay", "op"), icon("ingot")),
    ]


def _study(look: Look, facts: Facts) -> Node:
    return [
        _gain(facts, "knowledge"),
        _may(facts.get("develop"), icon("development")),
        _may(facts.get("book"), icon("book", "t-grey")),
    ]


def _mirror(look: Look, facts: Facts) -> Node:
    price = facts.get("study_price", "")
    return [
        _may(facts.get("copy"), str(facts.get("copy_price", "")), icon("coin"), icon("pay", "op"), icon("mirror")),
        look.choices.thing(
            "study", span(".num")[str(price)], icon("coin"), icon("pay", "op"), "+1", icon("study"),
            css=css("may", "study-step", no=facts.get("study") is False),
        ),
    ]  # fmt: skip


DOES: Final[dict[str, Callable[[Look, Facts], Node]]] = {
    "work": _work, "golem": _golem, "artifacts": _artifacts, "study": _study, "mirror": _mirror,
}  # fmt: skip


# --- action tiles -------------------------------------------------------------------------------------------------


@panel
def _action(view: View, look: Look, at: int, space: Action) -> Element:
    tile, rabbis = space["tile"], space["rabbis"]
    text = look.printed["actions"][tile].word("effect")
    name = look.text("board-bottom") if tile == BOTTOM else look.text("board-action", n=at + 1)
    who = ", ".join(look.sitting(seat).name for seat in rabbis)
    words = f"{said(look, text)} {look.text('board-taken', names=who)}" if who else said(look, text)
    return look.choices.thing(
        f"rabbi {tile}",
        span(".spot")[_spot(look, tile, at, rabbis)],
        shown(text, "small"),
        span(".sum")[look.text("board-any-number") if tile == BOTTOM else _worth(view, look, parse(text))],
        tip(name, words),
        css=css("act", taken=bool(rabbis) and tile != BOTTOM, moved=_moved(look, at, rabbis)),
        label=f"{name}. {words}",
        data_walk=True,
        tabindex=None if f"rabbi {tile}" in look.choices else "-1",
    )


def _spot(look: Look, tile: str, at: int, rabbis: list[int]) -> Node:
    if len(rabbis) >= EMBLEMS_FROM:
        return span(".line")[[emblem(look.sitting(seat).colour) for seat in rabbis]]
    if rabbis:
        colour = look.sitting(rabbis[0]).colour
        return [rabbi(colour), emblem(colour)]
    return span(".place.num")[icon("synagogue") if tile == BOTTOM else str(at + 1)]


@asked
def _moved(look: Look, at: int, rabbis: list[int]) -> bool:
    """A rabbi of another player came here since the viewer's last move."""
    earlier: View | None = look.before
    if earlier is None or earlier["round"] == 0:
        return False
    before = earlier["actions"][at]["rabbis"] if at < len(earlier["actions"]) else []
    return any(seat not in before and seat != look.seat for seat in rabbis)


def _worth(view: View, look: Look, phrase: Phrase) -> Node:
    """What an effect that counts something would give the viewer now."""
    if phrase.kind == "per":
        count = _counted(view, look, phrase.words[-1])
        if not count:
            return None
        number, good = phrase.parts[0].words
        return span(".amount")["= ", str(int(number) * count), icon(good)]
    if phrase.words == ("no_control",) and (due := _due(view, look)):
        return look.text("board-saves", n=due)
    return next((found for part in phrase.parts if (found := _worth(view, look, part)) is not None), None)


@asked
def _counted(view: View, look: Look, counter: str) -> int:
    return 0 if look.seat is None else view["seats"][look.seat]["counters"][counter]


@asked
def _due(view: View, look: Look) -> int:
    return 0 if look.seat is None else view["seats"][look.seat]["control"]["due"]


# --- pass tiles ---------------------------------------------------------------------------------------------------


@panel
def _passes(view: View, look: Look, names: tuple[str, ...]) -> Element:
    return div(".passes", role="group", aria_label=look.text("board-pass-tiles"))[
        span(".label")[icon("pass"), look.text("board-pass")],
        [_pass_tile(view, look, number, names) for number in range(1, view["players"] + 1)],
    ]


def _pass_tile(view: View, look: Look, number: int, names: tuple[str, ...]) -> Element:
    holder = next((seat for seat, sheet in enumerate(view["seats"]) if sheet["pass_tile"] == number), None)
    own = view["seats"][look.seat]["pass_tile"] if look.seat is not None else 0
    aside = [
        span(".socket", data_piece=name)[marble(colour)]
        for colour, name in zip(view["aside"] if number == 1 else [], names, strict=False)
    ]
    name = look.text("board-pass-tile", n=number)
    words = name if holder is None else look.text("board-pass-held", tile=name, name=look.sitting(holder).name)
    children = [b[str(number)], emblem(look.sitting(holder).colour) if holder is not None else None, aside]
    if number == (own or view["free_pass_tile"]):
        return look.choices.thing("pass", children, css=css("pass", held=holder is not None), label=words)
    return div(
        class_=css("pass", held=holder is not None, moved=_taken(look, number, holder)), role="group", aria_label=words
    )[children]


@asked
def _taken(look: Look, number: int, holder: int | None) -> bool:
    """Somebody else has taken it since the viewer's last move."""
    earlier: View | None = look.before
    if not earlier or holder is None or holder == look.seat:
        return False
    return earlier["seats"][holder]["pass_tile"] != number
