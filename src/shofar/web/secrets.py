"""Whether somebody at a shared screen has anything to hide from the others there."""

from __future__ import annotations

from typing import Any, Final

from shofar.web.tables.rooms import Room

OWN: Final = ("seat", "moves")  # differ between all views


def open_to_all(room: Room, people: list[int]) -> bool:
    """What these seats see, everybody may see: there is no need to pass the screen on."""
    return room.worked_out(("open", tuple(people)), lambda: not any(_hides(room, seat) for seat in people))


def _hides(room: Room, seat: int) -> bool:
    own, public = room.view(seat), room.view(None)
    if own is None or public is None:
        return False
    return any(_says_more(value, public.get(key)) for key, value in own.items() if key not in OWN)


def _says_more(own: Any, public: Any) -> bool:
    """A secret is left out of the public view, or shortened there. What is merely another number or word (whom a fee
    goes to) is said from where somebody sits; an empty value where the public has none tells nothing."""
    if public is None:
        return bool(own)
    if isinstance(own, dict) and isinstance(public, dict):
        return any(_says_more(value, public.get(key)) for key, value in own.items())
    if isinstance(own, (list, tuple)) and isinstance(public, (list, tuple)):
        return len(own) != len(public) or any(map(_says_more, own, public))
    return type(own) is not type(public)
