"""The visitor: a name, where notices go, and what the links in letters lead to."""

from __future__ import annotations

from shofar.web.html import Element, Node, button, div, h1, label, option, p, section, select, small, span
from shofar.web.html import input as field
from shofar.web.pages.layout import Guest, endonym, name_field, post, site
from shofar.web.pages.pieces import icon
from shofar.web.store.model import Person


def me(guest: Guest, person: Person | None, mail: bool, time: int, saved: bool = False) -> Element:
    """What we know about a visitor: a name, and where to send a notice when it is their turn."""
    return site(
        guest,
        guest.text("about-me"),
        section(".panel.form")[
            h1[guest.text("about-me")],
            p(".saved", role="status")[icon("check"), guest.text("saved")] if saved else None,
            post(
                "/me",
                name_field(guest),
                [
                    label(".line")[
                        span[guest.text("email"), small[guest.text("email-hint")]],
                        field(name="email", type="email", value=person.email if person else "", maxlength="120"),
                    ],
                    _confirmed(guest, person, time),
                ]
                if mail
                else None,
                label(".line")[
                    span[guest.text("hook"), small[guest.text("hook-hint")]],
                    field(name="hook", type="url", value=person.hook if person else "", maxlength="200"),
                ],
                label(".line")[
                    span[guest.text("language")],
                    select(name="language")[
                        [
                            option(value=code, selected=code == guest.words.language)[endonym(code)]
                            for code in guest.languages
                        ]
                    ],
                ],
                div(".row")[button(".btn.primary", type="submit")[icon("check"), guest.text("save")]],
                live=False,
            ),
        ],
    )


def _confirmed(guest: Guest, person: Person | None, time: int) -> Node:
    """Whether letters are sent, and if not what is missing."""
    if person is None or not person.email:
        return None
    if person.confirmed:
        return p(".hint")[guest.text("email-confirmed")]
    waits = bool(person.token) and person.expires > time
    return p(".hint")[icon("warning"), guest.text("email-asked" if waits else "email-not-asked")]


def letter(guest: Guest, key: str, address: str = "") -> Element:
    """What a link in a letter leads to. Nothing happens before the button is pressed: programs look at links too."""
    return site(
        guest,
        guest.text(f"{key}-heading"),
        section(".panel.form")[
            h1[guest.text(f"{key}-heading")],
            p(".hint")[guest.text(f"{key}-hint")],
            post(
                address,
                div(".row")[button(".btn.primary", type="submit")[icon("check"), guest.text(f"{key}-do")]],
                live=False,
            )
            if address
            else None,
        ],
    )
