"""The commands `shofar serve` and `shofar db`."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from shofar.readers.words import Words
from shofar.web.errors import WebError

if TYPE_CHECKING:
    from shofar.web.run.settings import Keep, Settings

NO: Final = ("", "", "")  # path, query, fragment


def add_commands(subparsers: Any, words: Words) -> None:
    """Hook the commands into the parser of `shofar`; each sets `run` to a function of the parsed arguments."""
    say = words.text
    serve = subparsers.add_parser("serve", help=say("cli-serve"), description=say("cli-serve"))
    serve.add_argument("--host", default="127.0.0.1", help=say("cli-host"))
    serve.add_argument("--port", type=int, default=8000, help=say("cli-port"))
    serve.add_argument("--database", default="", help=say("cli-database"))
    serve.add_argument("--workers", type=int, default=1, help=say("cli-workers"))
    serve.add_argument("--public-url", default="", help=say("cli-public-url"))
    serve.add_argument("--thinkers", type=int, default=1, help=say("cli-thinkers"))
    serve.add_argument("--hook-ports", default="80,443", help=say("cli-hook-ports"))
    serve.add_argument("--room", type=float, default=20, metavar="GB", help=say("cli-room"))
    for flag in ("quiet", "no-limits", "private-hooks", "gallery", "supervised", "open"):
        serve.add_argument(f"--{flag}", action="store_true", help=say(f"cli-{flag}"))
    serve.set_defaults(run=partial(serve_command, words))
    database = subparsers.add_parser("db", help=say("cli-db"), description=say("cli-db"))
    what = ("show", "backup", "restore", "check", "export", "prune")
    database.add_argument("what", choices=what, help=say("cli-db-what"))
    database.add_argument("file", nargs="?", help=say("cli-db-file"))
    database.add_argument("--dry-run", action="store_true", help=say("cli-dry-run"))
    for command in (serve, database):
        command.add_argument("--keep", default="", metavar="NAME=DAYS", help=say("cli-keep"))
    database.add_argument("--database", default="", help=say("cli-database"))
    database.set_defaults(run=partial(db_command, words))


def serve_command(words: Words, given: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    from shofar.web import boards
    from shofar.web.run import supervise

    boards.check()
    settings = settings_from(given)
    sock = supervise.listen(settings)
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    address = settings.public_url or f"http://{host}:{sock.getsockname()[1]}"
    print(words.text("serve-at", address=address), flush=True)
    if given.open:
        webbrowser.open(address)
    return supervise.serve(settings, sock, access=not given.quiet, supervised=given.supervised)


def settings_from(given: argparse.Namespace) -> Settings:
    """The settings of a command line; those of the mail server come from the environment, as they contain a secret."""
    from shofar.web.run.settings import Limits, Mail, Settings, default_url

    asked = os.environ.get
    mail = Mail(
        host=asked("SHOFAR_SMTP_HOST", ""),
        port=_port("SHOFAR_SMTP_PORT", asked("SHOFAR_SMTP_PORT", "587")),
        user=asked("SHOFAR_SMTP_USER", ""),
        password=asked("SHOFAR_SMTP_PASSWORD", ""),
        sender=asked("SHOFAR_SMTP_SENDER", ""),
        tls=asked("SHOFAR_SMTP_TLS", "1") != "0",
    )
    if mail.host and not given.public_url:
        raise WebError(
            "mail-needs-url",
            "letters contain links, so SHOFAR_SMTP_HOST needs --public-url too: how people reach this server, "
            "e.g. https://games.example.org",
        )
    return Settings(
        host=given.host, port=_port("--port", given.port),
        database=given.database or asked("SHOFAR_DATABASE", "") or default_url(),
        workers=max(1, given.workers), public_url=_public_url(given.public_url), thinkers=max(1, given.thinkers),
        strict=not given.no_limits, private_hooks=given.private_hooks, gallery=given.gallery, mail=mail,
        keep=keep_from(given),
        hook_ports=tuple(_port("--hook-ports", port.strip()) for port in given.hook_ports.split(",")),
        limits=Limits(room=int(given.room * 1e9)),
        metrics_token=asked("SHOFAR_METRICS_TOKEN", ""),
    )  # fmt: skip


def keep_from(given: argparse.Namespace) -> Keep:
    """What is kept for how long: of the command line, else of the environment, so that `serve` and `db prune` agree."""
    from shofar.web.run.settings import Keep

    return Keep.of(given.keep or os.environ.get("SHOFAR_KEEP", ""))


def _port(name: str, given: int | str) -> int:
    try:
        found = int(given)
    except ValueError:
        found = -1
    if not 0 <= found <= 65_535:
        raise WebError("bad-port", f"{name} is a number from 0 to 65535, not '{given}'")
    return found


def _public_url(given: str) -> str:
    """The address that people use. Browsers say its scheme, name and port, so it can have nothing else."""
    parts = urlsplit(given.rstrip("/"))
    if given and (parts.scheme not in ("http", "https") or not parts.netloc or "@" in parts.netloc or parts[2:] != NO):
        raise WebError("bad-public-url", f"--public-url is an address like https://games.example.org, not '{given}'")
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}".lower() if given else ""


def db_command(words: Words, given: argparse.Namespace) -> int:
    """Show, back up, restore, check or export the stored games."""
    from shofar.web.run.settings import default_url
    from shofar.web.store import upkeep

    database = given.database or os.environ.get("SHOFAR_DATABASE", "") or default_url()
    file = Path(given.file) if given.file else None

    def tell(key: str, /, **facts: str | int) -> None:
        print(words.text(key, **facts))

    return upkeep.run(given.what, database, file, tell, keep_from(given), given.dry_run)


def main(arguments: list[str] | None = None) -> int:
    """`python -m shofar.web.run.command serve`: the same without the other commands."""
    parser = argparse.ArgumentParser(prog="shofar")
    add_commands(parser.add_subparsers(required=True), Words())
    given = parser.parse_args(arguments)
    result: int = given.run(given)
    return result


if __name__ == "__main__":
    sys.exit(main())
