"""The list of keys, under `?`."""

from __future__ import annotations

from typing import Final

from shofar.web.html import Element, button, dd, dialog, dl, dt, form, h2, kbd
from shofar.web.pages.layout import Guest

# What a person may press, and the key of the words that say what it does.
TABLE: Final = (
    (("1", "9"), "choose"), (("Q", "M"), "choose-more"), (("↑", "↓", "←", "→"), "walk"), (("U",), "undo"),
    (("H",), "hint"), (("N",), "why"), (("L",), "talk"), (("Space",), "skip"), (("Esc",), "escape"), (("/",), "help"),
    (("?",), "keys"),
)  # fmt: skip
REPLAY: Final = (
    (("←", "→"), "step"), (("↑", "↓"), "turn"), (("PgUp", "PgDn"), "round"), (("Home", "End"), "ends"),
    (("Space",), "play"), (("?",), "keys"),
)  # fmt: skip


def dialog_of(guest: Guest, keys: tuple[tuple[tuple[str, ...], str], ...]) -> Element:
    """The list; the script opens it."""
    return dialog("#keys.modal", aria_labelledby="keys-head")[
        h2("#keys-head")[guest.text("keys")],
        dl(".keys")[[[dt[[kbd[name] for name in names]], dd[guest.text(f"key-{word}")]] for names, word in keys]],
        form(".row", method="dialog")[button(".btn.primary", type="submit")[guest.text("close")]],
    ]
