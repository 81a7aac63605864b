"""A connection that speaks just enough HTTP, and what people do at tables with it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final
from urllib.parse import urlencode

REFUSED: Final = 0.1  # seconds after which somebody who was too fast tries again
OK: Final = 200
SEE_OTHER: Final = 303
TOO_MANY: Final = 429
COOKIE: Final = "set-cookie: "  # an answer may set several
TITLE: Final = "ezra"  # the largest game

Answer = tuple[int, dict[str, str], bytes]


class Client:
    """A connection with cookies that speaks just enough HTTP."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def like(self) -> Client:
        """Another connection of the same visitor."""
        other = Client(self.port, self.address)
        other.cookie = self.cookie
        return other

    async def get(self, path: str, accept: str = "text/html") -> Answer:
        return await self.ask("GET", path, accept, b"", "")

    async def post(self, path: str, **fields: object) -> Answer:
        body = urlencode(fields).encode()
        return await self.ask("POST", path, "application/json", body, "application/x-www-form-urlencoded")

    async def ask(self, method: str, path: str, accept: str, body: bytes, kind: str) -> Answer:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        writer.write(self.head(method, path, accept, body, kind) + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        found = await reader.readexactly(int(headers.get("content-length", "0")))
        given = [line[len(COOKIE) :] for line in head if line.lower().startswith(COOKIE)]
        self.cookie = next((one.split(";")[0] for one in given if one.startswith("shofar=")), self.cookie)
        if headers.get("connection") == "close":
            self.streams = None
        return int(head[0].split()[1]), headers, found

    def head(self, method: str, path: str, accept: str, body: bytes, kind: str) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: localhost:{self.port}", f"Origin: http://localhost:{self.port}",
            f"X-Forwarded-For: {self.address}", f"Accept: {accept}", f"Cookie: {self.cookie}", "Accept-Encoding: gzip",
            f"Content-Type: {kind}", f"Content-Length: {len(body)}",
        ]  # fmt: skip
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def state(self, name: str) -> dict[str, Any]:
        while True:
            status, _, body = await self.get(f"/table/{name}", "application/json")
            if status == OK:
                found: dict[str, Any] = json.loads(body)
                return found
            await patience(status, f"/table/{name}", body)

    async def made(self, *seats: str, **more: Any) -> str:
        """A table, as soon as one may be made."""
        while True:
            status, headers, body = await self.new(*seats, **more)
            if status == SEE_OTHER:
                return headers["location"].rsplit("/", 1)[-1]
            await patience(status, "/new", body)

    async def new(self, *seats: str, title: str = TITLE, **more: object) -> Answer:
        fields = {f"seat{at}": kind for at, kind in enumerate(seats)}
        return await self.post("/new", title=title, name="Anna", **fields, **more)

    async def move(self, name: str, rng: random.Random) -> dict[str, Any]:
        """A random move at a table where this visitor decides; the state before it."""
        state = await self.state(name)
        if state["moves"]:
            await self.post(f"/table/{name}/move", at=state["at"], move=rng.choice(state["moves"]))
        return state


async def patience(status: int, path: str, said: bytes) -> None:
    """What was too much at once may be asked again after a while; any other refusal is one for ever."""
    if status != TOO_MANY:
        raise ValueError(f"{path} answers {status}: {said[:200].decode(errors='replace')}")
    await asyncio.sleep(REFUSED)
