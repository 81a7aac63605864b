"""The log: one JSON object per line, and nothing in it that somebody could use."""

from __future__ import annotations

import json
import re
from pathlib import Path

from shofar.web.store.store import Store
from tests.web.server import Browser, Server

SAID = "a word that is nobody else's business"


def test_the_log_tells_every_request_and_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with Server(str(tmp_path / "shofar.db"), log=file) as server:
        anna, phone = Browser(server.url), Browser(server.url)
        lobby = anna.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="invited")
        table = lobby.url.path.rsplit("/", 1)[-1]
        anna.post(f"/table/{table}/link", kind="seat", seat=0)
        links = re.findall(r">http://localhost:\d+(/(?:join|seat)/[^<]*)<", anna.get(f"/table/{table}/links").text)
        assert len(links) == 2
        for link in links:
            phone.get(link)
            phone.get(f"{link}/?x={link}")
            phone.post(link, name="Ben")
        anna.post(f"/table/{table}/chat", text=SAID)
        anna.get(f"/table/{table}/why?move={SAID}")
        anna.post("/open", record=json.dumps({"title": "nehemiah", "seed": SAID, "moves": [SAID]}))
        anna.post("/me", name="Anna", hook="https://hook.example/private", email="anna@mail.example")
        store = Store(server.database)
        row = store.table(table)
        assert row is not None
        people = store.people([row.host])
        store.close()
        secrets = [link.rsplit("/", 1)[-1] for link in links]
        secrets += [one.client.cookies["shofar"].split(".")[1] for one in (anna, phone)]
        secrets += [row.seed, people[0].hash, SAID, "hook.example", "anna@mail.example"]
        assert server.stop() == 0
        anna.close()
        phone.close()
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert sum(line.get("path") == "/join/..." for line in lines) >= 2
    assert all({"time", "level", "from", "text"} <= line.keys() for line in lines)
    assert [secret for secret in secrets if secret in json.dumps(lines)] == []
