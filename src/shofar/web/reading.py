"""Plays a record through in a process of its own, for records that bring a position along.

A position that somebody made up may have turns without end in it, and the compiled engine gives way to nobody: tried in
this process, it would be the last thing the server does.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any, Final

from shofar.engine.errors import ShofarError
from shofar.web.errors import WebError

SECONDS: Final = 10.0
AT_ONCE: Final = asyncio.Semaphore(2)


async def try_apart(document: dict[str, Any]) -> None:
    """Come back when the record can be played through, or is refused, in good time."""
    async with AT_ONCE:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "shofar.web.reading",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            await asyncio.wait_for(process.communicate(json.dumps(document).encode()), SECONDS)
        except TimeoutError:
            raise WebError("bad-record", "this record cannot be played through") from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def main() -> None:
    from shofar.web.branches import read_record

    with suppress(ShofarError):  # the server comes to the same and says it
        read_record(json.load(sys.stdin))


if __name__ == "__main__":
    main()
