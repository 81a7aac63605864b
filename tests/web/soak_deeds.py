"""What the players of the soak do beside moving, and the one who removes tables under their hands.

They take moves back, talk, hand seats to bots and take them back, leave tables whose clocks then run out, and make
tables that nobody ever plays at. Those are made old, and removed like all that has expired, while everything else goes
on; a table where somebody plays is tried too, and must stay.
"""

from __future__ import annotations

import random
import threading
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from shofar.web.run.settings import Keep
from shofar.web.store.retention import DAY, PARTS, Retention
from shofar.web.store.store import Store, now

if TYPE_CHECKING:
    from tests.web.soak import Player, Soak

LIMIT = 40  # moves after which a table with a clock is left alone
SEATS = "title=nehemiah&seat0=me&seat1=here&seat2=here"
CLOCKS = ("", "", "turn:10", "bank:10")


class Deeds:
    """A player's deeds at one table. What the server confirms is written down by its key: a kind, and maybe a text."""

    def __init__(self, player: Player, table: str, clock: str) -> None:
        self.player = player
        self.rng: random.Random = player.rng
        self.table = table
        self.clock = clock
        self.confirmed: dict[str, tuple[str, str | None]] = {}
        self.by_bots = False  # a bot may have moved here

    def step(self, state: dict[str, Any]) -> dict[str, Any]:
        """One deed, mostly a move."""
        if not state["moves"]:  # a bot plays for the one who decides
            self.by_bots = True
            return self._post("return", state, f"seat={state['deciding']}")
        chance = self.rng.random()
        if chance < 0.08:
            return self._post("undo", state, f"seat={self.rng.choice(state['seats'])}&at={state['at']}", "undo")
        if chance < 0.12:
            return self._post("chat", state, f"text=line+{state['version']}", "chat")
        if chance < 0.16:
            self.by_bots = True
            return self._post("hand", state, f"seat={self.rng.choice(state['seats'])}", "seat")
        move = self.rng.choice(state["moves"])
        return self._post("move", state, f"at={state['at']}&move={move.replace(' ', '+')}", "move", move)

    def _post(
        self, act: str, state: dict[str, Any], body: str, kind: str = "", said: str | None = None
    ) -> dict[str, Any]:
        """The state after it. A refusal is possible where somebody else acts too: a bot, or a clock."""
        key = f"k{self.rng.getrandbits(60)}"
        answer = self.player.send("POST", f"/table/{self.table}/{act}", f"{body}&key={key}")
        alone = not self.by_bots and not self.clock
        assert answer.status_code == 200 or (act != "move" or not alone), f"{act}: {answer.status_code} {answer.text}"
        if answer.status_code != 200:
            found: dict[str, Any] = self.player.send("GET", f"/table/{self.table}").json()
            return found
        if kind:
            self.confirmed[key] = (kind, said)
            self.player.soak.confirm()
        after: dict[str, Any] = answer.json()
        return after

    def check(self, store: Store) -> int:
        """All that was confirmed is stored, as it was confirmed, once. Returns how many moves there are."""
        rows = {event.key: event for event in store.events(self.table) if event.key}
        for key, (kind, said) in self.confirmed.items():
            event = rows.get(key)
            assert event is not None, f"table {self.table} has lost a confirmed {kind} {said or ''}"
            assert event.kind == kind or (kind, event.kind) == ("undo", "ask"), (
                f"{self.table}: {event.kind}, not {kind}"
            )
            assert said is None or event.text == said, f"table {self.table}: {event.text}, confirmed was {said}"
        moves = [event for event in store.events(self.table) if event.kind == "move"]
        mine = sum(kind == "move" for kind, _ in self.confirmed.values())
        assert self.by_bots or self.clock or len(moves) <= mine + 1, f"table {self.table} has moves that nobody made"
        return len(moves)


class Remover(threading.Thread):
    """Makes abandoned tables old and removes what has expired, over a connection of its own."""

    def __init__(self, soak: Soak) -> None:
        super().__init__(daemon=True)
        self.soak = soak
        self.abandoned: list[str] = []
        self.removed: set[str] = set()
        self.tried = 0  # tables that are played, and stayed
        self.trouble = ""

    def run(self) -> None:
        store = Store(self.soak.address)
        try:
            while not self.soak.over.is_set():
                self._round(store)
                self.soak.over.wait(0.2)  # so that others get their turn; nothing depends on it
        except Exception as error:
            self.trouble = repr(error)
            self.soak.confirm()
        finally:
            store.close()

    def _round(self, store: Store) -> None:
        for table in [table for table in self.abandoned if table not in self.removed]:
            store.write(table, lambda c, table=table: _set_back(c, table)).result()  # type: ignore[misc]
        retention, time = Retention(store, Keep(idle=1)), now()
        for table, kind in retention.expired(time):
            assert table in self.abandoned, f"{table} has expired as {kind}, and somebody plays there"
            if store.write(table, lambda c, t=table, k=kind: retention.remove(c, t, k, time)).result():  # type: ignore[misc]
                self.removed.add(table)
        for table in [deeds.table for player in self.soak.players for deeds in player.tables[-1:]]:
            gone = store.write(table, lambda c, t=table: retention.remove(c, t, "idle", time)).result()  # type: ignore[misc]
            assert not gone, f"{table} was removed, and somebody plays there"
            self.tried += 1

    def check(self, store: Store) -> None:
        with store.engine.connect() as connection:
            for table in self.removed:
                for part in PARTS:
                    query = text(f"SELECT count(*) FROM {part.name} WHERE table_id = :table")
                    assert connection.execute(query, {"table": table}).scalar_one() == 0, f"{part.name} of {table}"


def _set_back(c: Any, table: str) -> None:
    time = {"time": 400 * DAY, "table": table}
    c.execute(text("UPDATE tables SET changed = changed - :time WHERE id = :table AND changed > :time"), time)
    c.execute(text("UPDATE seats SET seen = 0 WHERE table_id = :table"), {"table": table})
