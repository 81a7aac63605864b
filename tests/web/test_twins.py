"""Two tables that differ in a secret only: whatever another visitor asks for, the answers are the same.

Both are dealt and played alike but for decisions of one player that nobody else can tell apart (sealed bids, cards that
are kept, tiles that are drafted). As long as that is so, the others try on both tables all that a cheat might: pages,
data, replays of any step, other seats, questions, streams, panels, refusals. Nothing of it may differ.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import pytest

import shofar
from tests.knowing import Sight, sight
from tests.web.server import Browser, Server
from tests.web.visits import row_of, state_of, two

JSON: Final = {"Accept": "application/json"}
OWN: Final = re.compile(  # of each table its own: drawn by lot or made from that, and what time it was
    r'name="key" value="[^"]*"|data-state="\w+"|^id: .*$|<time.*?</time>|/join/[\w-]+|name="link" value="\w+"', re.M
)
OFFERED: Final = 30  # moves that are tried at most to find two that look alike
COMPARED: Final = 4  # moments of a game
MOVES: Final = 260  # after which it has been enough
TABLES: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (  # and the seat with the secret
    ("nehemiah", {"leaders": True}, 0),
    ("nehemiah", {"leaders": True, "screens": "strict"}, 1),
    ("golem", {}, 0),
    ("golem", {}, 1),
    ("ezra", {}, 0),
)


@dataclass
class Twins:
    """Two tables of the same people, and their games."""

    tables: tuple[str, str]
    games: tuple[shofar.Game, shofar.Game]
    people: tuple[Browser, Browser]  # by seat
    guest: Browser
    keeper: int  # the seat with the secret
    rng: random.Random

    @property
    def apart(self) -> bool:
        """They differ: in something that only one seat knows."""
        return self.games[0].digest() != self.games[1].digest()

    def step(self) -> bool:
        """A move on both, alike to all others; False if there is none any more: the secret is out."""
        seat = self.games[0].seat
        if seat is None or seat != self.games[1].seat:
            return False
        legal = [self._sample(game.legal()) for game in self.games]
        if seat == self.keeper:
            pairs = list(product(legal[0], legal[1]))
        else:
            assert self.games[0].legal() == self.games[1].legal(), "moves of others give away what they cannot see"
            pairs = [(move, move) for move in legal[0]]
        self.rng.shuffle(pairs)
        pair = self._pair(pairs)
        for at in range(2):
            if pair is not None:
                self._play(at, seat, pair[at])
        return pair is not None

    def _sample(self, moves: list[int]) -> list[int]:
        return moves if len(moves) <= OFFERED else self.rng.sample(moves, OFFERED)

    def _pair(self, pairs: list[tuple[int, int]]) -> tuple[int, int] | None:
        """Two moves after which the others see and hear the same; better two that are not the same."""
        seen: dict[tuple[int, int], tuple[list[Sight], bytes | str]] = {}

        def after(at: int, move: int) -> tuple[list[Sight], bytes | str]:
            if (at, move) not in seen:
                game = self.games[at].clone()
                game.listen()
                game.apply(move)
                seen[at, move] = [sight(game, one) for one in (None, 1 - self.keeper)], game.digest()
            return seen[at, move]

        alike = (pair for pair in pairs if after(0, pair[0])[0] == after(1, pair[1])[0])
        second = None
        for pair in alike:
            if after(0, pair[0])[1] != after(1, pair[1])[1]:
                return pair
            second = pair
        return second

    def _play(self, at: int, seat: int, move: int) -> None:
        text = self.games[at].rules.title.catalogue.moves[move].text
        self.games[at].apply(move)
        mover, table = self.people[seat], self.tables[at]
        state = mover.client.get(f"/table/{table}", headers=JSON).json()
        answer = mover.post(f"/table/{table}/move", JSON, at=state["at"], move=text)
        assert answer.status_code == 200, answer.text

    def compare(self) -> None:
        """What the other player and a guest get."""
        for who in (self.people[1 - self.keeper], self.guest):
            asked = [list(self._answers(who, table)) for table in self.tables]
            for one, other in zip(*asked, strict=True):
                assert one == other, _difference(one, other)

    def _answers(self, who: Browser, table: str) -> Iterator[tuple[str, int, str]]:
        """All that can be asked for: the status and what is said, without what differs from table to table anyway."""
        steps = len(self.games[0].history())
        paths = ["", f"?as={self.keeper}", "?as=-1", "/printed", "/record", "/end", "/review", "/help", "/links"]
        paths += [f"/replay?step={step}&as={seat}" for step in (steps, steps - 1) for seat in range(2)]
        paths += [f"/then?step={step}&as={seat}" for step in (steps, steps - 2) for seat in range(2)]
        paths += [f"/why?move={move}" for move in ("nothing", "bid+3", "pass")]
        if who is self.guest:  # who decides gets hints by lot
            paths.append("/hint")
        for path in paths:
            answer = who.client.get(f"/table/{table}{path}")
            yield path, answer.status_code, self._plain(answer.text, table)
        data = who.client.get(f"/table/{table}?as={self.keeper}", headers=JSON).json()
        yield "data", 200, self._plain(json.dumps(data, sort_keys=True), table)
        yield "stream", 200, self._plain(self._begins(who, f"/table/{table}/stream"), table)
        yield "notes", 200, self._plain(self._begins(who, f"/table/{table}/stream?pages=0"), table)
        if who is not self.guest:
            yield from self._deeds(who, table)

    def _deeds(self, who: Browser, table: str) -> Iterator[tuple[str, int, str]]:
        """What a player may try, and which panels of the own page it changes. Nothing of it changes the game."""
        for act, fields in (
            ("undo", {"seat": self.keeper, "at": 0}),
            ("undo", {"seat": 1 - self.keeper, "at": 0}),
            ("move", {"at": 0, "move": "pass"}),
            ("hand", {"seat": self.keeper}),
            ("consent", {"seat": 1 - self.keeper, "answer": "yes"}),
        ):
            answer = who.client.post(f"/table/{table}/{act}", data=fields, headers=JSON)
            yield act, answer.status_code, self._plain(answer.text, table)
        state = state_of(who.client.get(f"/table/{table}").text)
        said = who.client.post(f"/table/{table}/chat", data={"text": "hm"}, headers={"X-Shofar": state})
        yield "panels", said.status_code, self._plain(re.sub(r"^\w+ \w+", "", said.text), table)

    @staticmethod
    def _begins(who: Browser, path: str) -> str:
        """The first event of a stream."""
        found = []
        with who.client.stream("GET", path) as stream:
            for line in stream.iter_lines():
                found.append(line)
                if line.startswith("data: "):
                    break
        return "\n".join(found)

    def _plain(self, text: str, table: str) -> str:
        return OWN.sub("", text.replace(table, "TABLE"))


def _difference(one: tuple[str, int, str], other: tuple[str, int, str]) -> str:
    """Where two answers part."""
    at = next((at for at, pair in enumerate(zip(one[2], other[2], strict=False)) if pair[0] != pair[1]), 0)
    return f"{one[:2]} {other[:2]}: ...{one[2][at - 80 : at + 120]}... but ...{other[2][at - 80 : at + 120]}..."


Meet = Callable[..., Twins]


@pytest.fixture
def meet(equal: Server) -> Iterator[Meet]:
    """People make two tables with the same deal."""
    anna, ben, guest = (Browser(equal.url) for _ in range(3))

    def twins(keeper: int, title: str, options: dict[str, Any]) -> Twins:
        values = {one.name: one.values for one in shofar.title(title).options}
        chosen = {f"option-{name}": values[name].index(value) for name, value in options.items()}
        first, second = (two(anna, ben, title=title, listed=1, **chosen) for _ in range(2))
        row = row_of(equal.database, first)
        games = [shofar.new(title, 2, row.seed, row.chosen) for _ in range(2)]
        for name, value in options.items():
            assert games[0].rules.options[name] == value
        return Twins(
            (first, second), (games[0], games[1]), (anna, ben), guest, keeper, random.Random(f"{title}{keeper}")
        )

    yield twins
    for one in (anna, ben, guest):
        one.close()


@pytest.mark.parametrize(("title", "options", "keeper"), TABLES)
def test_nobody_can_tell_which_of_two_secrets_another_keeps(
    title: str, options: dict[str, Any], keeper: int, meet: Meet
) -> None:
    twins = meet(keeper, title, options)
    looked = 0
    for _ in range(MOVES):
        if not twins.step() or looked == COMPARED:
            break
        if twins.apart:
            looked += 1
            twins.compare()
    assert looked, "no secret was kept in this game"
