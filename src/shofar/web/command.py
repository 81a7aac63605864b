"""The commands `shofar serve` and `shofar db`."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shofar.web.settings import Settings


def add_commands(subparsers: Any) -> None:
    """Hook the commands into the parser of `shofar`; each sets `run` to a function of the parsed arguments."""
    serve = subparsers.add_parser("serve", help="play in the browser: run the server")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: every network)")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--database", default="", help="a SQLite file, or postgresql://user@host/name")
    serve.add_argument("--workers", type=int, default=1, help="processes that answer")
    serve.add_argument("--public-url", default="", help="how people reach the server, e.g. https://games.example.org")
    serve.add_argument("--thinkers", type=int, default=1, help="processes per worker in which bots think")
    serve.add_argument("--quiet", action="store_true", help="no line per request")
    serve.add_argument("--no-limits", action="store_true", help="no rate limits: for measuring only")
    serve.add_argument("--private-hooks", action="store_true", help="allow webhooks to machines of your own network")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.set_defaults(run=serve_command)
    database = subparsers.add_parser("db", help="look after the stored games")
    database.add_argument("what", choices=("show", "backup", "restore", "check", "export"))
    database.add_argument("file", nargs="?", help="the backup, or the folder for exported records")
    database.add_argument("--database", default="", help="a SQLite file, or postgresql://user@host/name")
    database.set_defaults(run=db_command)


def serve_command(given: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    from shofar.web import serve

    settings = settings_from(given)
    sock = serve.listen(settings)
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    address = settings.public_url or f"http://{host}:{sock.getsockname()[1]}"
    print(f"Shofar is at {address}  (Ctrl-C stops it)", flush=True)
    if given.open:
        webbrowser.open(address)
    serve.serve(settings, sock, access=not given.quiet)
    return 0


def settings_from(given: argparse.Namespace) -> Settings:
    """The settings of a command line; those of the mail server come from the environment, as they contain a secret."""
    from shofar.web.settings import Mail, Settings, default_url

    asked = os.environ.get
    mail = Mail(
        host=asked("SHOFAR_SMTP_HOST", ""),
        port=int(asked("SHOFAR_SMTP_PORT", "587")),
        user=asked("SHOFAR_SMTP_USER", ""),
        password=asked("SHOFAR_SMTP_PASSWORD", ""),
        sender=asked("SHOFAR_SMTP_SENDER", ""),
        tls=asked("SHOFAR_SMTP_TLS", "1") != "0",
    )
    return Settings(
        host=given.host, port=given.port, database=given.database or asked("SHOFAR_DATABASE", "") or default_url(),
        workers=max(1, given.workers), public_url=given.public_url.rstrip("/"), thinkers=max(1, given.thinkers),
        strict=not given.no_limits, private_hooks=given.private_hooks, mail=mail,
    )  # fmt: skip


def db_command(given: argparse.Namespace) -> int:
    """Show, back up, restore, check or export the stored games."""
    from shofar.web.settings import default_url
    from shofar.web.store import upkeep

    database = given.database or os.environ.get("SHOFAR_DATABASE", "") or default_url()
    file = Path(given.file) if given.file else None
    return upkeep.run(given.what, database, file, print)


def main(arguments: list[str] | None = None) -> int:
    """`python -m shofar.web.command serve`: the same without the other commands."""
    parser = argparse.ArgumentParser(prog="shofar")
    add_commands(parser.add_subparsers(required=True))
    given = parser.parse_args(arguments)
    result: int = given.run(given)
    return result


if __name__ == "__main__":
    sys.exit(main())
