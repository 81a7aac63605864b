"""`shofar db prune`: removes what has expired, or only tells what would be."""

from __future__ import annotations

from typing import Final, Protocol

from shofar.web.run.settings import Keep
from shofar.web.store.retention import KINDS, Retention
from shofar.web.store.store import Store, now

ROWS: Final = 1000  # lines of chat, links or people in one transaction


class Say(Protocol):
    """Tells the operator something: a message by its key, with its facts."""

    def __call__(self, key: str, /, **facts: str | int) -> None: ...


def prune(store: Store, keep: Keep, dry: bool, say: Say) -> int:
    """Returns the exit code."""
    retention, time = Retention(store, keep), now()
    found = retention.counted(time) if dry else _remove(store, retention, time)
    for kind, count in found.items():
        days: int = getattr(keep, kind)
        if days:
            say("db-pruned-dry" if dry else "db-pruned", kind=kind, n=count, days=days)
        else:
            say("db-kept", kind=kind)
    return 0


def _remove(store: Store, retention: Retention, time: int) -> dict[str, int]:
    found = dict.fromkeys(KINDS, 0)
    for table, kind in list(retention.expired(time)):
        found[kind] += store.write(table, lambda c, t=table, k=kind: retention.remove(c, t, k, time)).result()  # type: ignore[misc]
    for kind, work in (
        ("chat", retention.hush),
        ("links", retention.forget_links),
        ("people", retention.forget_people),
    ):
        found[kind] = 0
        while count := store.write("", lambda c, work=work: work(c, time, ROWS)).result():  # type: ignore[misc]
            found[kind] += count
    return found
