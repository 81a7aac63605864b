"""boardgame.io's socket server under the load of `load.py`, where Node is present: in build/peers-node, its own place.

It keeps its matches in memory and stores nothing durably; its game is a few numbers. What it does, it does for that.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from threading import Timer
from typing import Final

from load import Figures, spent
from tests.web.server import free_port

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / "build" / "peers-node"
PIN: Final = "boardgame.io@0.50.2"
SCRIPT: Final = ROOT / "bench" / "socket_peer.js"
PATIENCE: Final = 120.0  # seconds for npm, and for the client beside its runs


def measure(tables: int, busy: int, seconds: float, pause: float) -> dict[str, Figures] | str:
    """Measure -> figures; or one line that says why there are none."""
    if trouble := _install():
        return f"{PIN} was not measured: {trouble}"
    port = str(free_port())
    script = str(shutil.copy(SCRIPT, HOME))  # it finds its packages beside itself
    server = subprocess.Popen(
        ["node", script, "server", port], cwd=HOME, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert server.stdout is not None
        if not any(line.startswith("ready") for line in server.stdout):
            return f"{PIN} was not measured: its server ended"
        numbers = [str(number) for number in (tables, busy, seconds, pause)]
        return _client(server.pid, ["node", script, "client", port, *numbers], PATIENCE + 2 * seconds)
    finally:
        server.kill()
        server.wait()


def _client(server: int, command: list[str], most: float) -> dict[str, Figures] | str:
    found: dict[str, Figures] = {}
    with subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as client:
        assert client.stdout is not None
        end = Timer(most, client.kill)
        end.start()
        before = 0.0
        for line in client.stdout:
            name, figures = json.loads(line)
            if figures:
                figures["server us/move"] = (spent(server) - before) / figures["moves"] * 1e6
                found[name] = figures
            before = spent(server)
        end.cancel()
    return found if client.returncode == 0 else f"{PIN} was not measured: its client broke off"


def _install() -> str:
    """Why it cannot be used, in one line; nothing when it can."""
    if not shutil.which("node") or not shutil.which("npm"):
        return "Node is not installed"
    if (HOME / "node_modules" / "boardgame.io").exists():
        return ""
    HOME.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(HOME), PIN]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"npm has not brought it in {PATIENCE:.0f} seconds"
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["npm failed"])[-1]
