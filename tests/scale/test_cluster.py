"""Games on a local Ray cluster of several processes: the results of one machine, whatever happens to the workers."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import shofar
from shofar.bots import arena
from shofar.bots.arena import Match, Result
from shofar.scale import cluster

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray warns of many things

TITLE = shofar.titles()[0]
GAMES = int(os.environ.get("SHOFAR_RAY_GAMES", "60"))  # 10,000 in `make soak`


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster that runs already, as on a machine of its own: two workers."""
    import ray
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    here = os.pathsep.join(path for path in (os.environ.get("PYTHONPATH", ""), str(Path(__file__).parents[2])) if path)
    os.environ["PYTHONPATH"] = here  # so that workers find what this test hands them
    running = started(Cluster)
    yield running.address
    ray.shutdown()
    running.shutdown()


def started(kind: Any) -> Any:
    """Ray gives a node half a minute to come up, however busy the machine is: by this clock it is ten minutes."""
    from ray._private import node

    usual = node.time
    node.time = SimpleNamespace(**{**vars(time), "monotonic": lambda: time.monotonic() / 20})
    try:
        return kind(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    finally:
        node.time = usual


def matches(count: int = GAMES, seed: str = "ray") -> list[Match]:
    return arena.schedule(TITLE, ["greedy", "random"] if count <= 100 else ["random", "random"], count, seed)


def test_the_results_are_those_of_one_machine(address: str) -> None:
    assert list(cluster.run(matches(), address)) == list(arena.run(matches()))


class Killing:
    """Plays like the arena; at one of the games the worker is killed, once."""

    def __init__(self, mark: Path, seed: str) -> None:
        self.mark = mark
        self.seed = seed

    def __call__(self, match: Match) -> Result:
        if match.seed == self.seed and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return arena.play(match)


def test_a_killed_worker_costs_no_game(address: str, tmp_path: Path) -> None:
    wanted = matches(40, "kill")
    found = list(cluster.run(wanted, address, play=Killing(tmp_path / "killed", wanted[19].seed)))
    assert (tmp_path / "killed").exists()
    assert found == [arena.play(match) for match in wanted]


def test_what_is_finished_is_kept_after_a_stop(address: str) -> None:
    wanted, stop = matches(400, "stop"), arena.Stop()
    found = []
    for result in cluster.run(wanted, address, stop):
        found.append(result)
        stop.want()
    assert 0 < len(found) < len(wanted)
    assert found == [arena.play(match) for match in wanted if match.seed in {result.seed for result in found}]


def test_an_owners_box_goes_along(address: str, tmp_path: Path) -> None:
    box = tmp_path / "rich.toml"
    box.write_text("[sale]\nwood = { set = 1, vp = 9 }\n", encoding="utf-8")
    wanted = arena.schedule("nehemiah", ["random"] * 2, 8, "box", box=str(box))
    found = list(cluster.run(wanted, address))
    assert found == list(arena.run(wanted))
    assert found != list(arena.run(arena.schedule("nehemiah", ["random"] * 2, 8, "box")))


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:9", r"no Ray cluster at 127.0.0.1:9 .* or leave --ray out"),
        ("127.0.0.1:99999", r"no Ray cluster at 127.0.0.1:99999 .* or leave --ray out"),
        ("somewhere", "'somewhere' is no address of a cluster: write local, auto, or host:port"),
    ],
)
def test_a_cluster_that_cannot_be_reached_is_one_sentence(address: str, sentence: str) -> None:
    with pytest.raises(shofar.BadRequest, match=sentence):
        list(cluster.run(matches(8), address))


def test_what_is_no_cluster_is_one_sentence_at_once() -> None:
    """A server of something else: Ray would ask it again and again, for minutes."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        web = threading.Thread(target=lambda: server.accept()[0].sendall(b"HTTP/1.0 400 Bad Request\r\n\r\n"))
        web.start()
        with pytest.raises(shofar.BadRequest, match="something else answers there"):
            list(cluster.run(matches(8), f"127.0.0.1:{server.getsockname()[1]}"))
        web.join()


def test_without_ray_the_command_that_helps_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(shofar.BadRequest, match=r"'ray' is not installed; get it with: .* -r .*rl.txt"):
        list(cluster.run(matches(8), "local"))
