"""Links: where one leads, and what was given out, with who used it, to be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shofar.web.html import Element, Node, a, button, code, div, h1, h2, li, p, section, small, span, ul
from shofar.web.pages.layout import Guest, hidden, name_field, post, site
from shofar.web.pages.log import stamp
from shofar.web.pages.pieces import icon
from shofar.web.pages.terms import terms
from shofar.web.scene import Scene
from shofar.web.store.model import LOBBY, OPEN, SeatRow, TableRow
from shofar.web.tables.links import Given, User


def landing(guest: Guest, kind: str, address: str, row: TableRow, seats: Sequence[SeatRow]) -> Element:
    """Where a link leads. Nothing happens before the button is pressed: previews of links must not sit down."""
    free = sum(seat.kind == OPEN for seat in seats) if row.state == LOBBY else 0
    key = kind if kind != "join" or free else "watch"
    who = ", ".join(seat.name for seat in seats if seat.name)
    return site(
        guest,
        guest.words.title(row.title),
        section(class_=f"panel form game-{row.title}")[
            h1[guest.text(f"link-{key}", title=guest.words.title(row.title))],
            p(".hint")[guest.text("with", names=who)] if who else None,
            p(".hint")[guest.text("seats-free", free=free, n=len(seats))] if row.state == LOBBY else None,
            terms(row, guest),
            post(
                address,
                name_field(guest) if key == "join" else None,
                div(".row")[button(".btn.primary", type="submit")[icon("play"), guest.text(f"link-{key}-do")]],
                live=False,
            ),
        ],
    )


def links(
    scene: Scene, guest: Guest, seats: Sequence[int], given: Sequence[Given], url: Callable[[Given], str]
) -> Element:
    """What was given out: for other devices, to watch, to join. `seats` are those that the viewer sat down at."""
    kinds = [("seat", seat) for seat in seats] + [("watch", None), ("join", None)]
    return site(
        guest,
        guest.text("links"),
        section(class_=f"panel form game-{scene.row.title}")[
            h1[guest.text("links")],
            [
                _kind(scene, guest, kind, seat, [one for one in given if (one.kind, one.seat) == (kind, seat)], url)
                for kind, seat in kinds
            ],
            div(".row")[a(".btn", href=f"/table/{scene.row.id}")[guest.text("back-to-table")]],
        ],
    )


def _kind(
    scene: Scene, guest: Guest, kind: str, seat: int | None, given: Sequence[Given], url: Callable[[Given], str]
) -> Element:
    name = scene.look.sitting(seat).given if seat is not None else ""
    return div(".invite")[
        h2[guest.text(f"about-link-{kind}", name=name)],
        ul(".given")[[_link(scene, guest, one, n, url(one)) for n, one in enumerate(given)]] if given else None,
        post(
            f"/table/{scene.row.id}/link",
            hidden("kind", kind),
            hidden("seat", "" if seat is None else seat),
            button(".btn.quiet", type="submit")[icon("link"), guest.text("new-link")],
            live=False,
        ),
    ]


def _link(scene: Scene, guest: Guest, given: Given, n: int, address: str) -> Element:
    at = f"link-{given.kind}-{'' if given.seat is None else given.seat}-{n}"
    return li[
        div(".row")[
            [code(id=at)[address], button(".btn", type="button", data_copy=at)[icon("link"), guest.text("copy")]]
            if address
            else span(".grow")[
                guest.text("link-made-by", name=given.maker) if given.maker else guest.text("link-along")
            ],
            post(
                f"/table/{scene.row.id}/revoke",
                hidden("link", given.mark),
                hidden("seat", "" if given.seat is None else given.seat),
                button(".btn.quiet", type="submit")[icon("close"), guest.text("revoke")],
                live=False,
            ),
        ],
        p(".hint")[
            [guest.text("link-made"), " ", stamp(given.made, dated=True), ". "] if given.made else None,
            _used(guest, given),
        ],
    ]


def _used(guest: Guest, given: Given) -> Node:
    if not given.users:
        return guest.text("link-unused") if given.kind != "join" else None
    return [[_user(guest, one), " "] for one in given.users]


def _user(guest: Guest, user: User) -> Element:
    device = f" ({user.device})" if user.device else ""
    return small[
        guest.text("link-used", name=f"{user.name or guest.text('guest')}{device}"),
        " ", stamp(user.came, dated=True), ", ", guest.text("link-seen"), " ", stamp(user.seen, dated=True), ".",
    ]  # fmt: skip
