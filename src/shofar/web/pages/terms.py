"""What people agree to when they sit down: options, time, absence, who sees the table, whether the deal is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shofar.web.html import Element, Node, a, li, ul
from shofar.web.pages.layout import Guest
from shofar.web.store.model import TableRow

UNITS: Final = ((86_400, "days"), (3_600, "hours"), (60, "minutes"), (1, "seconds"))


def duration(guest: Guest, seconds: int) -> str:
    """Seconds as people say them."""
    size, unit = next((size, unit) for size, unit in UNITS if not seconds % size)
    return guest.text(f"duration-{unit}", n=seconds // size)


def terms(row: TableRow, guest: Guest) -> Element:
    return ul(".terms")[[li[one] for one in _terms(row, guest)]]


def _terms(row: TableRow, guest: Guest) -> Iterator[Node]:
    words = guest.words
    if row.same_deal_as:
        yield [guest.text("same-deal-known"), " ", a(href=f"/table/{row.same_deal_as}")[guest.text("same-deal-see")]]
    for name, value in row.chosen.items():
        yield words.labelled(words.option(name, row.title), words.option_value(name, value, row.title))
    yield time_rule(row, guest)
    yield words.labelled(guest.text("who-sees"), guest.text("listed" if row.listed else "private"))


def time_rule(row: TableRow, guest: Guest) -> str:
    """What the clock is, and when a bot plays for somebody."""
    if row.clock:
        return guest.text(f"rule-{row.clock}", time=duration(guest, row.seconds))
    if row.patience:
        return guest.text("rule-silence", time=duration(guest, row.patience))
    return guest.text("rule-never")
