"""Where matches are played, on this machine or on a cluster, and where the games are written."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from shofar.bots import arena
from shofar.bots.arena import Match, Result, Stop
from shofar.engine.errors import BadRequest


def run(matches: Sequence[Match], stop: Stop, jobs: int | None, ray: str | None) -> Iterator[Result]:
    """The results, in the order of the matches."""
    if ray is None:
        return arena.run(matches, jobs, stop)
    from shofar.scale import cluster

    return cluster.run(matches, ray, stop, jobs)


def write_to(file: str | None) -> None:
    """What is wrong with a file is told before the games are played."""
    if file is None:
        return
    from shofar.env import data
    from shofar.env.extras import needed

    if data.suffix_of(file) == ".parquet":
        needed("pyarrow", "data")
    there = os.path.exists(file)
    try:
        with open(file, "ab"):  # what it holds stays until there are games to write
            pass
        if not there:
            os.remove(file)
    except OSError as error:
        raise BadRequest("unwritable", f"cannot write {file}: {error.strerror}", file=file) from None


def write_games(file: str, matches: Sequence[Match], results: Sequence[Result]) -> int:
    """All games that were finished, each with its decisions."""
    from shofar.env import data

    by_seed = {match.seed: match for match in matches}
    return data.write(file, (data.played(by_seed[result.seed], result) for result in results))
