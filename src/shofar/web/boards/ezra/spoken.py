"""What an option says in words: the move, and what it is about; and what the turn asks for just now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from shofar.engine.grammar import parse
from shofar.web.boards.ezra.common import (
    NEUTRAL,
    View,
    listed,
    my_board,
    owner,
    place,
    said,
    site,
    spot_at,
    spot_name,
    tile_of,
    week_of,
)
from shofar.web.boards.ezra.ring import about
from shofar.web.boards.ezra.torah import about_tile
from shofar.web.look import Look

ACTION_COLOURS: Final = {"temple": "red", "walls": "grey", "torah": "blue"}
LOSS: Final = "lose "
FREE_FLIP: Final = "flip 1 free"
SENTENCES: Final = " "


def tell(move: str, view: View, look: Look) -> tuple[str, str]:
    """An option as a person would say it, for tips and screen readers: what it is, and the sentences about it."""
    return _headline(move, view, look), SENTENCES.join(_details(move, view, look))


def _headline(move: str, view: View, look: Look) -> str:
    """The move without its costs; places count from 1, as on the board."""
    verb, *words = move.split()
    renamed = HEADLINES.get(verb)
    return renamed(view, look, *words) if renamed else look.words.move(look.title, move)


def _details(move: str, view: View, look: Look) -> list[str]:
    """Sentences about what a move is about; its forecast tells what it costs and brings."""
    verb, *words = move.split()
    more = DETAILS.get(verb)
    return [part for part in (more(view, look, *words) if more else ()) if part]


def asks(view: View, look: Look) -> str | None:
    """What the turn asks for: the open action, where one works, what is left of it."""
    turn = view["turn"]
    if view["question"] == "sell" and look.choices and "done" not in look.choices:
        return look.text("ask-sell")
    if view["question"] != "turn":
        return None
    if turn["card"] is None:
        return look.text("ask-card")
    if turn["action"] is None:
        return look.text("ask-rest" if turn["closed"] else "ask-action")
    if turn["action"] == "temple":
        levites = view["boards"][view["active"]]["workers"]["levites"] - turn["levites_used"]
        return look.text("ask-temple", n=levites, phase=turn["phase"])
    if turn["action"] == "walls" and turn["site"]:
        return look.text("ask-site", place=spot_name(look, turn["site"]), kinds=_kinds(look, "clear", "build"))
    if turn["action"] == "torah":
        return look.text("ask-torah", kinds=_kinds(look, "scribe", "tent"))
    return look.text("ask-walls")


def _kinds(look: Look, *verbs: str) -> str:
    """Which of these can be done now; others are told what it is about."""
    if not look.choices:
        return "-".join(verbs)
    return "-".join(verb for verb in verbs if look.choices.starting(verb)) or "none"


def where(view: View, look: Look) -> tuple[str, ...]:
    """The week and day, the card of the day, the open action and what is left of it."""
    turn = view["turn"]
    parts = [look.text("where-week", week=view["round"], day=view["day"], stage=view["stage"])]
    if turn["card"]:
        parts.append(look.text("where-card", card=look.words.name(turn["card"], look.title)))
    if turn["action"]:
        parts.append(look.text(f"board-action-{turn['action']}"))
    if turn["site"]:
        lying = sum(spot_at(view, turn["site"])["rubble"].values())
        parts.append(look.text("where-site", place=spot_name(look, turn["site"]), n=lying))
    return tuple(parts)


# --- how a move is called -----------------------------------------------------------------------------------------


def _site_name(view: View, look: Look, spot: str) -> str:
    return look.text("board-work-at", place=look.words.name(spot, look.title))


def _build_name(view: View, look: Look, *payment: str) -> str:
    return look.text("board-build", place=look.words.name(site(view), look.title))


def _scribe_name(view: View, look: Look, spot: str) -> str:
    row, at = spot.split(".")
    return look.text("board-scribe-on", row=int(row), n=int(at) + 1)


def _via_name(view: View, look: Look, path: str) -> str:
    """Whose scribes are used, from the bottom row upwards."""
    steps = []
    for row, at in enumerate(path.split("-"), 1):
        scribe = place(view, f"{row}.{at}")["scribe"]
        steps.append(look.text("board-path-step", row=row, n=int(at) + 1, name=_whose(view, look, scribe)))
    return look.text("board-path", list=", ".join(steps))


def _whose(view: View, look: Look, scribe: str | None) -> str:
    if scribe == NEUTRAL:
        return look.text("board-white-worker")
    return look.text("board-you") if scribe == my_board(view, look)["colour"] else owner(look, scribe)


def _choose_name(view: View, look: Look, number: str) -> str:
    return said(look, part_of(view, number)).rstrip(".")


def _finish_name(view: View, look: Look) -> str:
    return look.text("board-finish-action" if view["stage"] == "days" else "board-finish-preparation")


def _pass_name(view: View, look: Look) -> str:
    return look.text("board-pass")


def _accept_name(view: View, look: Look) -> str:
    return look.text("board-accept")


def _wall_name(view: View, look: Look, card: str) -> str:
    return look.text("board-wall-build", effect=_brought(look, card))


def _top_name(view: View, look: Look, card: str) -> str:
    return look.text("board-wall-top", effect=_brought(look, card))


def _brought(look: Look, card: str) -> str:
    """A wall card has no name: it is known by what it does."""
    return said(look, look.printed["walls"][card].word("effect")).rstrip(".")


HEADLINES: Final[dict[str, Callable[..., str]]] = {
    "site": _site_name, "build": _build_name, "scribe": _scribe_name, "via": _via_name, "choose": _choose_name,
    "finish": _finish_name, "pass": _pass_name, "accept": _accept_name, "wall": _wall_name, "top": _top_name,
}  # fmt: skip


# --- what stands on what it is about ------------------------------------------------------------------------------


def _play(view: View, look: Look, card: str, pile: str) -> Iterable[str]:
    pairs = [(n, colour) for colour, n in _banners(look, card)]
    yield look.text("option-banners", list=", ".join(listed(look, f"{n} {colour} banner") for n, colour in pairs))
    under = my_board(view, look)["piles"][int(pile) - 1]
    if under:
        yield look.text("board-covers", card=look.words.name(under[-1], look.title))
    held = dict(view["turn"]["pools"].items())
    for sign, shown in [(1, card), *[(-1, covered) for covered in under[-1:]]]:
        for colour, n in _banners(look, shown):
            held[colour] += sign * n
    today = ", ".join(listed(look, f"{n} {colour} banner") for colour, n in held.items() if n)
    yield look.text("option-banners-today", list=today)


def _banners(look: Look, card: str) -> list[tuple[str, int]]:
    face = look.printed["characters"][card]
    return list(zip(face.words("colours"), face.numbers("banners"), strict=False))


def _site(view: View, look: Look, spot: str) -> Iterable[str]:
    return about(view, look, spot_at(view, spot))


def _banner(view: View, look: Look) -> Iterable[str]:
    yield look.text("board-levite-done")


def _build(view: View, look: Look, *payment: str) -> Iterable[str]:
    face = look.printed["gates"].get(site(view))
    if face:
        yield look.text("board-gate-worth", n=face.number("vp"), reward=said(look, face.word("reward")))
    yield look.text("board-gate-worker" if face else "board-wall-drawn")


def _scribe(view: View, look: Look, spot: str) -> Iterable[str]:
    return about_tile(view, look, place(view, spot))


def _gatekeeper(view: View, look: Look, gate: str) -> Iterable[str]:
    yield look.text("board-connects", reward=said(look, look.printed["corners"][gate].word("connection")))


def _wall(view: View, look: Look, card: str) -> Iterable[str]:
    yield look.text("board-wall-worth", n=look.printed["walls"][card].number("vp"))


def _tuck(view: View, look: Look, card: str) -> Iterable[str]:
    face = look.printed["characters"][card]
    return [
        look.text(
            "board-tucked-banner", list=listed(look, f"{face.numbers('banners')[0]} {face.words('colours')[0]} banner")
        ),
        look.text("board-each-sabbath", effect=said(look, face.word("scoring"))),
        look.text("board-worth-now", n=my_board(view, look)["worth"][card]),
    ]


def _asked(view: View, look: Look) -> Iterable[str]:
    yield said(look, view["question"])


DETAILS: Final[dict[str, Callable[..., Iterable[str]]]] = {
    "play": _play, "site": _site, "banner": _banner, "build": _build, "scribe": _scribe, "gatekeeper": _gatekeeper,
    "wall": _wall, "top": _wall, "tuck": _tuck, "accept": _asked,
}  # fmt: skip


# --- effects that signs and sentences share -----------------------------------------------------------------------


def space_text(view: View, look: Look, kind: str, number: str) -> str:
    """What a space of the traders or elders gives."""
    side = "back" if _flipped(view, look, f"{kind}s") else "front"
    return tile_of(view, look, f"{kind}s").word(f"{side}_{number}")


def yield_text(view: View, look: Look, kind: str) -> str:
    """What a farmer or labourer brings."""
    return tile_of(view, look, kind).word("back" if _flipped(view, look, kind) else "front")


def _flipped(view: View, look: Look, kind: str) -> bool:
    return any(tile["flipped"] for tile in my_board(view, look)["tiles"] if tile["kind"] == kind)


def flip_text(view: View, look: Look, kind: str) -> str:
    face = tile_of(view, look, kind)
    if view["question"] == FREE_FLIP:
        return face.word("reward")
    return f"pay {face.number('price')} {face.word('paid_in')} -> {face.word('reward')}"


def convert_text(view: View, look: Look) -> str:
    return f"pay {tile_of(view, look, 'farmers').number('converts')} silver -> 1 food"


def judged_text(view: View, look: Look) -> str:
    judged = my_board(view, look)["judged"]
    return week_of(view, look).word(judged) if judged else ""


def sale_text(look: Look, name: str) -> str:
    """What a good is sold for; every good is sold by one card only."""
    offers: list[str] = [text for face in look.printed["characters"].values() for text in face.words("sell")]
    return next(text for text in offers if text.startswith(f"pay 1 {name} "))


def tent_rewards(view: View, look: Look, number: int) -> list[str]:
    """E3.7.12: every space that the tent enters."""
    spaces = [space.word("reward") for space in look.printed["tents"].values()]
    start: int = my_board(view, look)["tent"]
    return [spaces[(start + step) % len(spaces)] for step in range(1, number + 1)]


def part_of(view: View, number: str) -> str:
    """One side of a choice between effects."""
    text: str = parse(view["question"]).parts[int(number) - 1].text()
    return text
