"""A phrase (the tree of an effect) as a sentence: one pattern per kind of node, one noun per thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from shofar.engine.grammar import Phrase, is_number
from shofar.readers.args import mentions, spread
from shofar.readers.lexicon import Lexicon, slug

SIGNS: Final = {"+-": "either", "+": "plus", "-": "minus"}


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


class Sentence:
    """Reads phrases of one title in one language."""

    def __init__(self, lexicon: Lexicon, named: Callable[[str], str]) -> None:
        self.lexicon: Final = lexicon
        self.named: Final = named
        self.readers: Final[dict[str, Callable[[Phrase], str]]] = {
            "atom": self._atom,
            "call": self._atom,
            "seq": self._seq,
            "both": self._both,
            "pay": self._pay,
            "may": self._may,
            "times": self._times,
            "choice": self._choice,
            "when": self._when,
            "per": self._per,
        }

    def whole(self, phrase: Phrase) -> str:
        """The effect as a sentence."""
        text = self.clause(phrase)
        return self.lexicon.say("sentence", {"text": capital(text)})

    def clause(self, phrase: Phrase) -> str:
        """The effect as a clause that can stand inside a sentence."""
        return self.readers[phrase.kind](phrase)

    def cost(self, phrase: Phrase) -> str:
        """What is paid."""
        if phrase.kind in ("both", "seq"):
            return self._list("and", [self.cost(part) for part in phrase.parts])
        if phrase.kind == "choice":
            return self.lexicon.say(
                "effect-choice", {"list": self._list("or", [self.cost(part) for part in phrase.parts])}
            )
        key = self._key("cost", phrase)
        if key:
            return self._say_atom(key, phrase)
        return self._amount(phrase) if self._is_amount(phrase) else self.clause(phrase)

    # --- the kinds of nodes ---------------------------------------------------------------------------------

    def _atom(self, phrase: Phrase) -> str:
        key = self._key("do", phrase)
        if key:
            return self._say_atom(key, phrase)
        if self._is_amount(phrase):
            return self._gain("and", [phrase])
        return self.lexicon.say(f"do-{slug(phrase.name)}")

    def _seq(self, phrase: Phrase) -> str:
        return self._list("seq", self._merged(phrase.parts))

    def _both(self, phrase: Phrase) -> str:
        return self._list("and", self._merged(phrase.parts))

    def _pay(self, phrase: Phrase) -> str:
        return self.lexicon.say(
            "effect-pay", {"cost": self.cost(phrase.parts[0]), "effect": self.clause(phrase.parts[1])}
        )

    def _may(self, phrase: Phrase) -> str:
        return self.lexicon.say("effect-may", {"effect": self.clause(phrase.parts[0])})

    def _times(self, phrase: Phrase) -> str:
        least, most = (int(word) for word in phrase.words)
        effect = self.clause(phrase.parts[0])
        return self.lexicon.say("effect-times", {"effect": effect, "least": least, "most": most})

    def _choice(self, phrase: Phrase) -> str:
        if all(self._is_gain(part) for part in phrase.parts):
            return self._gain("or", phrase.parts)
        clauses = [self.clause(part) for part in phrase.parts]
        return self.lexicon.say("effect-choice", {"list": self._list("or", clauses)})

    def _when(self, phrase: Phrase) -> str:
        return self.lexicon.say(f"when-{slug(' '.join(phrase.words))}", {"effect": self.clause(phrase.parts[0])})

    def _per(self, phrase: Phrase) -> str:
        k = int(phrase.words[0]) if is_number(phrase.words[0]) else 1
        things = f"noun-{slug(' '.join(phrase.words[1:] if is_number(phrase.words[0]) else phrase.words))}"
        each = self.lexicon.say(things, {"n": k}, "each" if k == 1 else "")
        return self.lexicon.say("effect-per", {"effect": self.clause(phrase.parts[0]), "each": each, "n": k})

    # --- atoms ----------------------------------------------------------------------------------------------

    def _key(self, prefix: str, phrase: Phrase) -> str:
        """The entry for an atom: of all its words first, then of its first word; empty if there is none."""
        if phrase.kind not in ("atom", "call"):
            return ""
        words = [word for word in phrase.words if not is_number(word)]
        words += [part.text() for part in phrase.parts]
        for key in (f"{prefix}-{slug(' '.join(words))}", f"{prefix}-{slug(phrase.name)}"):
            if self.lexicon.has(key):
                return key
        return ""

    def _say_atom(self, key: str, phrase: Phrase) -> str:
        mentioned = self.lexicon.variables(key)
        numbers = [word for word in phrase.words if is_number(word)]
        others = [part.text() for part in phrase.parts]
        others = others or [word for word in phrase.words if not is_number(word)][1:]
        args = spread(others, mentioned, self.named)
        args["n"] = _size(numbers[0]) if numbers else 1
        args["n2"] = _size(numbers[1]) if len(numbers) > 1 else 1
        args["sign"] = _sign(numbers[0]) if numbers else "none"
        if mentions("things", mentioned):
            args["things"] = self._noun(phrase.name, args["n"])
        return self.lexicon.say(key, args)

    def _is_amount(self, phrase: Phrase) -> bool:
        """True for a number and the thing that is counted: `2 wood`, `1 wild blessing`."""
        return phrase.kind == "atom" and len(phrase.words) > 1 and phrase.words[0].isdigit()

    def _is_gain(self, phrase: Phrase) -> bool:
        """True for what is simply taken."""
        return self._is_amount(phrase) and not self._key("do", phrase)

    def _amount(self, phrase: Phrase) -> str:
        n = int(phrase.words[0])
        return self.lexicon.say("amount", {"n": n, "things": self._noun(" ".join(phrase.words[1:]), n)})

    def _noun(self, words: str, n: int) -> str:
        return self.lexicon.say(f"noun-{slug(words)}", {"n": n})

    def _gain(self, join: str, phrases: Sequence[Phrase]) -> str:
        return self.lexicon.say("effect-gain", {"list": self._list(join, [self._amount(part) for part in phrases])})

    def _merged(self, phrases: Sequence[Phrase]) -> list[str]:
        """Clauses, with neighbours that are simply taken drawn together: take 1 clay and 1 coin."""
        clauses: list[str] = []
        gains: list[Phrase] = []
        for phrase in phrases:
            if self._is_gain(phrase):
                gains.append(phrase)
                continue
            if gains:
                clauses.append(self._gain("and", gains))
                gains = []
            clauses.append(self.clause(phrase))
        if gains:
            clauses.append(self._gain("and", gains))
        return clauses

    def _list(self, join: str, items: Sequence[str]) -> str:
        if len(items) == 1:
            return items[0]
        text = items[0]
        for item in items[1:-1]:
            text = self.lexicon.say(f"join-{join}", {"a": text, "b": item})
        return self.lexicon.say(f"join-{join}-last", {"a": text, "b": items[-1]})


def _size(number: str) -> int:
    return int(re.sub(r"[+-]", "", number))


def _sign(number: str) -> str:
    return SIGNS.get(re.sub(r"\d", "", number), "none")


def head(phrase: Phrase) -> str:
    """The word that names what is asked: of an atom its name, of a repetition that of its part, else its kind."""
    if phrase.kind in ("times", "may") and phrase.parts[0].kind in ("atom", "call"):
        return phrase.parts[0].name
    return phrase.name if phrase.kind in ("atom", "call") else phrase.kind
