"""Webhooks: a notice is posted to an address that a visitor typed. It must not make this server call its own network.

The address is resolved once, what was found must be a public unicast address, and exactly that is connected to.
Addresses that carry another one inside (mapped, translated, tunnelled) are refused as a whole: nobody needs them.
"""

from __future__ import annotations

import ipaddress
import json
import socket
import ssl
import string
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from typing import Any, Final
from urllib.parse import SplitResult, quote, urlsplit

from shofar.web.errors import WebError

SECONDS: Final = 10  # for each step of sending, and for all that comes after the connection
PORTS: Final = (80, 443)
NO_IPV4: Final = tuple(map(ipaddress.IPv4Network, (
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
    "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24",
    "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
)))  # fmt: skip
UNICAST: Final = ipaddress.IPv6Network("2000::/3")  # beyond it nothing is public
NO_IPV6: Final = tuple(map(ipaddress.IPv6Network, (
    "2001::/23",  # protocols: Teredo, ORCHID, benchmarks
    "2001:db8::/32", "3fff::/20",  # documentation
    "2002::/16",  # 6to4: an IPv4 address inside
    "2620:4f:8000::/48",  # a sink
    "3ffe::/16",  # returned
)))  # fmt: skip
ISATAP: Final = (0x00005EFE, 0x02005EFE)  # the half of an interface's name before an IPv4 address


def public(address: str) -> bool:
    """True for an address of the public internet that means one machine, and that one alone."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not any(found in network for network in NO_IPV4)
    inside = int(found) >> 32 & 0xFFFFFFFF in ISATAP
    return found.is_global and found in UNICAST and not inside and not any(found in network for network in NO_IPV6)


def check_hook(address: str, ports: Sequence[int] = PORTS, private: bool = False) -> SplitResult:
    """The parts of a webhook's address, or a sentence about what is wrong with it. `private` allows machines of our own
    network, at any port."""
    try:
        parts = urlsplit(address)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
    except ValueError:
        wrong = True
    if wrong or len(address) > 200 or any(ord(letter) < 33 for letter in address):
        raise WebError("bad-hook", "a webhook is an address that starts with https://")
    if not private and port_of(parts) not in ports:
        raise WebError("hook-port", f"a webhook here may have port {' or '.join(map(str, ports))}")
    if not private and _literal(parts) and not public(str(parts.hostname)):
        raise WebError("private-hook", "a webhook must be on the public internet")
    return parts


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def _literal(parts: SplitResult) -> bool:
    """Whether the host is an address and no name."""
    try:
        ipaddress.ip_address(str(parts.hostname))
    except ValueError:
        return False
    return True


def send_hook(address: str, body: dict[str, Any], ports: Sequence[int] = PORTS, private: bool = False) -> None:
    """Post a notice. The name is resolved once: what is checked is what is connected to."""
    parts = check_hook(address, ports, private)
    assert parts.hostname
    port = port_of(parts)
    found = str(socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)[0][4][0])
    if not private and not public(found):
        raise WebError("private-hook", "a webhook must be on the public internet")
    raw = socket.create_connection((found, port), SECONDS)
    with _limited(raw):
        connection = HTTPConnection(parts.hostname, port)
        connection.sock = raw
        if parts.scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=parts.hostname)
        path = quote((parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe=string.punctuation)
        headers = {"Content-Type": "application/json", "Host": parts.netloc.rsplit("@", 1)[-1]}
        connection.request("POST", path, json.dumps(body), headers)
        connection.getresponse().read(1000)
        connection.close()


@contextmanager
def _limited(sock: socket.socket) -> Iterator[None]:
    """Ends a connection whose other side takes too long. Time limits of sockets are for single steps: who answers a
    letter at a time keeps every one of them."""
    twin = sock.dup()  # TLS takes the socket over; the connection is reached through either of them
    end = threading.Timer(SECONDS, _shut, [twin])
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()
        end.join()
        twin.close()
        sock.close()


def _shut(sock: socket.socket) -> None:
    with suppress(OSError):  # it has ended by itself
        sock.shutdown(socket.SHUT_RDWR)
