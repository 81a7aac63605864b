"""The files of deploy/: as far as the machine can tell, they would work."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shofar.readers.words import Words
from shofar.web.run.command import add_commands

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_commands(parser.add_subparsers(required=True), Words())
    return parser.parse_args(arguments)


def test_the_unit_starts_a_command_that_exists() -> None:
    unit = (DEPLOY / "shofar.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=(.*)$", unit, re.M)
    assert command
    program, *arguments = shlex.split(command[1])
    assert program.endswith(".venv/bin/shofar")
    assert parsed(arguments).port == 8000


def test_the_container_starts_a_command_that_exists() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    command = re.search(r"^ENTRYPOINT (.*)$", text, re.M)
    assert command
    program, *arguments = [part.strip(' "') for part in command[1].strip("[]").split(",")]
    assert program.endswith(".venv/bin/shofar")
    assert parsed(arguments).host == "0.0.0.0"
    assert ".venv" in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def test_the_container_holds_only_what_playing_needs() -> None:
    """Its last stage copies from the first: an environment made last with the list for playing, and no tools."""
    build, last = re.split(r"^FROM \$\{BASE\}$", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), flags=re.M)
    made = re.findall(r"make_venv\.py \.venv (\w+)", build)
    assert made[-1] == "play" and build.index("rm -rf .venv") < build.rindex("make_venv.py .venv play")
    copied = re.findall(r"^COPY --from=build (\S+)", last, re.M)
    assert sorted(copied) == ["/shofar/.venv", "/shofar/build/compiled", "/shofar/src"]
    assert "apt-get" not in last and "COPY . " not in last
    assert re.search(r"^USER shofar$", last, re.M) and "assert shofar.compiled" in last


def test_the_base_of_the_container_is_one_version_and_can_be_named_by_digest() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert re.search(r"^ARG BASE=python:3\.\d+\.\d+-slim-\w+$", text, re.M)
    assert re.findall(r"^FROM (\S+)", text, re.M) == ["${BASE}", "${BASE}"]


def directives(text: str) -> dict[str, list[str]]:
    """What an nginx file says, by the path of blocks that it stands in: `server/location = /metrics`."""
    found: dict[str, list[str]] = {}
    path: list[str] = []
    for line in re.sub(r"#.*", "", text).split("\n"):
        words = line.strip()
        if words.endswith("{"):
            path.append(words[:-1].strip())
        elif words == "}":
            path.pop()
        elif words:
            assert words.endswith(";"), line
            found.setdefault("/".join(path), []).append(words[:-1])
    assert path == []
    return found


def test_the_proxy_limits_hides_and_insists_on_https() -> None:
    found = directives((DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    zones = {words.split("zone=")[1].split(":")[0] for words in found[""]}
    server = found["server"]
    assert {
        re.split("[ =]", words)[2 if "zone=" in words else 1]
        for words in server
        if words.startswith(("limit_req zone", "limit_conn "))
    } == zones
    assert any(
        words.startswith("add_header Strict-Transport-Security") and words.endswith("always") for words in server
    )
    assert "return 301 https://$host$request_uri" in server, "http is sent to https"
    assert found["server/location = /metrics"] == ["return 404"]
    proxied = found["server/location /"]
    assert "proxy_buffering off" in proxied and "proxy_set_header X-Forwarded-For $remote_addr" in proxied
    assert not any(words.startswith("add_header") for words in proxied), "it would take the place of the server's"


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_finds_nothing_wrong_with_the_proxy(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("listen 443 ssl", "listen 8443")
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n")
    found = subprocess.run(
        ["nginx", "-t", "-p", str(tmp_path), "-c", "nginx.conf", "-e", str(tmp_path / "log")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 0 and "warn" not in found.stderr, found.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "shofar.service"
    text = (DEPLOY / "shofar.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/shofar/.venv/bin/shofar", sys.executable), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert "shofar.service" not in found.stderr, found.stderr


def test_the_unit_has_an_end_of_memory_and_processes_and_sees_no_others() -> None:
    unit = (DEPLOY / "shofar.service").read_text(encoding="utf-8")
    settings = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    assert {"MemoryMax", "TasksMax", "LimitNOFILE"} <= set(settings)
    assert settings["ProtectProc"] == "invisible" and settings["StateDirectoryMode"] == "0700"
    assert settings["UMask"] == "0077" and "make_venv.py .venv play" in unit


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_finds_the_unit_well_shut() -> None:
    found = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(DEPLOY / "shofar.service")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout[-200:]
