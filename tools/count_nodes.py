"""Count the kinds of effects that serve one component only: a box should be made of few words, used again and again.

The number of each title stands in src/shofar/games/TITLE/rules.toml, table `nodes`, and only falls.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import shofar
from shofar.engine.compose import question
from shofar.engine.grammar import Phrase, parse
from shofar.engine.rules import Rules
from shofar.readers.words import Words

ROOT = Path(__file__).resolve().parent.parent
KEY = "of_one_component"


def main(root: Path = ROOT) -> int:
    troubles = []
    for name in shofar.titles():
        index = root / "src" / "shofar" / "games" / name / "rules.toml"
        allowed = tomllib.loads(index.read_text(encoding="utf-8"))["nodes"][KEY]
        users = users_of_nodes(name)
        single = sorted(node for node, rows in users.items() if len(rows) == 1)
        print(f"{name}: {len(single)} of {len(users)} kinds of effects serve one component only: {', '.join(single)}")
        if len(single) != allowed:
            troubles.append(f"{index}: nodes.{KEY} is {allowed}, there are {len(single)}: it may only be lowered")
    print(*troubles, sep="\n", end="\n" if troubles else "")
    return 1 if troubles else 0


def users_of_nodes(name: str) -> dict[str, set[str]]:
    """Class of effect -> the rows of the box whose texts contain one."""
    users: dict[str, set[str]] = {}
    title, box, words = shofar.title(name), shofar.box(name), Words("en")
    rules = [title.rules(box, players, title.settle(players, None)) for players in title.players]
    for section in title.sections:
        for row in box.rows(section.name):
            for _, text in words.effects(box, section.name, row):
                for node in nodes_of(parse(text), rules):
                    users.setdefault(node, set()).add(f"{section.name}.{row}")
    return users


def nodes_of(phrase: Phrase, rules: list[Rules]) -> Iterator[str]:
    """The title's own classes of effects in a phrase; those of the engine serve all titles."""
    effect = next((each.nodes[phrase.text()] for each in rules if phrase.text() in each.nodes), None)
    kind = type(question(effect)) if effect is not None else None
    if kind is not None and not kind.__module__.startswith("shofar.engine."):
        yield kind.__name__
    for part in phrase.parts:
        yield from nodes_of(part, rules)


if __name__ == "__main__":
    sys.exit(main())
