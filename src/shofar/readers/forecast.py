"""A forecast for people: the price, to whom, what it brings, what comes of it, what is asked next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from shofar.engine.forecast import Forecast, Told
from shofar.engine.game import News
from shofar.engine.ledger import SUPPLY
from shofar.engine.rules import Rules
from shofar.engine.why import Why
from shofar.readers.lexicon import slug
from shofar.readers.sentence import capital
from shofar.readers.words import Words

PRICE: Final = "price"
GAIN: Final = "gain"
LOSS: Final = "loss"
OTHERS: Final = "others"
THEN: Final = "then"
VAIN: Final = "vain"
HIDDEN: Final = "hidden"
AFTER: Final = "after"
NEXT: Final = "next"
ENDS: Final = "ends"
SHORT: Final = "short"


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence of a bill, and what kind of thing it tells."""

    kind: str
    text: str


def bill(words: Words, rules: Rules, forecast: Forecast) -> tuple[Entry, ...]:
    """All that is certain of a move, in the order in which a person asks for it."""
    teller = _Teller(words, rules, forecast)
    entries = [
        *[Entry(PRICE, text) for text in teller.prices()],
        *[Entry(GAIN, text) for text in teller.gains()],
        *[Entry(OTHERS, text) for text in teller.others()],
        *[Entry(THEN, text) for text in teller.consequences()],
        *[Entry(LOSS, text) for text in teller.losses()],
        *[Entry(VAIN, text) for text in teller.vain(forecast.vain)],
        *[Entry(AFTER, text) for text in _after(words, rules, forecast)],
        *[Entry(HIDDEN, text) for text in teller.hidden()],
        *[Entry(ENDS, text) for text in teller.ends(forecast)],
        *[Entry(NEXT, text) for text in teller.next(forecast)],
    ]
    return tuple(entries)


def dear_bill(words: Words, rules: Rules, forecast: Forecast, missing: Mapping[str, int]) -> tuple[Entry, ...]:
    """What a move would cost that cannot be paid now, and what is missing."""
    title, because = rules.title.name, forecast.refused
    assert because is not None
    lacking = words.text("forecast-short", title, list=amounts(words, title, missing))
    reason = words.why(title, because, words.move(title, because.move))
    prices = [Entry(PRICE, text) for text in _Teller(words, rules, forecast).prices()]
    return (*prices, Entry(SHORT, lacking if missing else reason))


def _after(words: Words, rules: Rules, forecast: Forecast) -> list[str]:
    """What the order of play does thereupon."""
    teller = _Teller(words, rules, forecast.after, named=True)
    lines = [*teller.prices(), *teller.gains(), *teller.others(), *teller.consequences(), *teller.losses()]
    return [words.text("forecast-after", text=" ".join(lines))] if lines else []


def said(words: Words, rules: Rules, forecast: Forecast) -> str:
    """The same in one line."""
    return " ".join(entry.text for entry in bill(words, rules, forecast))


def price(words: Words, rules: Rules, forecast: Forecast) -> str:
    """What it costs, or would cost, in one line; empty if that is nothing."""
    return " ".join(_Teller(words, rules, forecast).prices())


def progress(words: Words, place: tuple[int, int]) -> str:
    """Which of how many answers a question wants; empty if it wants one."""
    return words.text("forecast-progress", n=place[0], of=place[1]) if place[1] else ""


def amounts(words: Words, title: str, sums: Mapping[str, int]) -> str:
    """2 wood and 1 gold."""
    return words.both([words.text("amount", title, n=n, things=words.noun(good, n, title)) for good, n in sums.items()])


class _Teller:
    """`named`: the lines of the log tell of many, so that it has to be said which of them are the mover's own."""

    def __init__(self, words: Words, rules: Rules, told: Told, named: bool = False) -> None:
        self.words: Final = words
        self.rules: Final = rules
        self.title: Final = rules.title.name
        self.told: Final = told
        self.named: Final = named

    def prices(self) -> list[str]:
        """What is paid to whom; what goes to the supply comes first."""
        found = []
        for payee, sums in self.told.payees().items():
            facts = {"list": self._amounts(sums)}
            if payee == SUPPLY:
                found.append(self._say("forecast-price", **facts))
            else:
                found.append(self._say("forecast-price-to", name=self.words.seat(payee, self.title), **facts))
        return found

    def gains(self) -> list[str]:
        gained = self.told.gained()
        return [self._say("forecast-gain", list=self._amounts(gained))] if gained else []

    def losses(self) -> list[str]:
        lost = self.told.lost()
        return [self._say("forecast-loss", list=self._amounts(lost))] if lost else []

    def others(self) -> list[str]:
        """What others gain beside what they are paid, and what they lose."""
        found = []
        for seat in range(self.rules.seats):
            if seat != self.told.seat:
                name = self.words.seat(seat, self.title)
                gained, paid = self._unpaid(seat), self.told.paid(seat)
                if gained:
                    found.append(self._say("forecast-other-gains", name=name, list=self._amounts(gained)))
                if paid:
                    found.append(self._say("forecast-other-loses", name=name, list=self._amounts(paid)))
        return found

    def _unpaid(self, seat: int) -> dict[str, int]:
        sums: dict[str, int] = {}
        for whose, good, amount, other in self.told.flows:
            if whose == seat and amount > 0 and other != self.told.seat:
                sums[self.told.goods[good]] = sums.get(self.told.goods[good], 0) + amount
        return sums

    def consequences(self) -> list[str]:
        """The log's own sentences, without what the move says already."""
        lines = [self._line(entry) for entry in self.told.news if not self._known(entry)]
        return [line for line in lines if line]

    def _known(self, entry: News) -> bool:
        kind = self.rules.title.kinds[entry[0]]
        return bool(kind.ends) or (kind.deed and entry[1] == self.told.seat)

    def _line(self, entry: News) -> str:
        """A line of the log; whose move it is needs not be said where nobody else is spoken of. Who moves is "you"."""
        line = self.words.news(self.rules, entry, self.told.seat) or ""
        name = self.words.seat(self.told.seat, self.title)
        if entry[1] != self.told.seat or name not in line:
            return line
        rest = line.removeprefix(f"{name} ")
        if not self.named and name not in rest:
            return capital(rest)
        deed = (self.words.deed(self.rules, entry, self.told.seat) or "").replace("*", "")
        if not deed:
            return ""
        return f"{self.words.labelled(self.words.text('you-act'), deed) if self.named else capital(deed)}."

    def vain(self, why: Why | None) -> list[str]:
        """A title may have a whole sentence for a reason."""
        if why is None:
            return []
        own = f"vain-{slug(why.key)}"
        if self.words.has(own, self.title):
            return [self._say(own)]
        return [self._say("forecast-vain", reason=self.words.reason(why.key, self.title, why.move))]

    def hidden(self) -> list[str]:
        return [self._say("forecast-hidden")] if self.told.hidden else []

    def ends(self, forecast: Forecast) -> list[str]:
        return [self._say(f"forecast-ends-{forecast.ends}")] if forecast.ends else []

    def next(self, forecast: Forecast) -> list[str]:
        """What is asked next, if it belongs to this move or is asked of somebody in between."""
        then = forecast.next
        if then is None or forecast.ends:
            return []
        facts = {"question": self.words.question(self.title, then.question), "n": then.options or 0}
        if then.chain:
            return [self._say("forecast-next", **facts)]
        if then.seat != forecast.seat:
            return [self._say("forecast-next-other", name=self.words.seat(then.seat, self.title), **facts)]
        return []

    def _amounts(self, sums: Mapping[str, int]) -> str:
        return amounts(self.words, self.title, sums)

    def _say(self, key: str, **facts: object) -> str:
        return self.words.text(key, self.title, **facts)
