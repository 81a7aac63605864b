"""What an option says in words: the move, what it costs, what it causes; and what the turn asks for just now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from shofar.engine.grammar import parse
from shofar.games.ezra.views import Trade
from shofar.web.boards.ezra.common import (
    BLESSINGS,
    NEUTRAL,
    View,
    blessing,
    listed,
    my_board,
    owner,
    place,
    said,
    site,
    spot_at,
    spot_name,
    tile_of,
    wall_at,
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
    """Sentences about what a move costs and what comes of it."""
    verb, *words = move.split()
    more = DETAILS.get(verb)
    cost = view["costs"].get(move)
    paid = look.text("board-costs", list=listed(look, cost)) if cost else ""
    return [part for part in (paid, *(more(view, look, *words) if more else ())) if part]


def asks(view: View, look: Look) -> str | None:
    """What the turn asks for: the open action, where one works, what is left of it."""
    turn = view["turn"]
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
        return look.text("ask-site", place=spot_name(look, turn["site"]))
    return look.text(f"ask-{turn['action']}")


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


HEADLINES: Final[dict[str, Callable[..., str]]] = {
    "site": _site_name, "build": _build_name, "scribe": _scribe_name, "via": _via_name, "choose": _choose_name,
    "finish": _finish_name, "pass": _pass_name, "accept": _accept_name,
}  # fmt: skip


# --- what comes of it ---------------------------------------------------------------------------------------------


def _play(view: View, look: Look, card: str, pile: str) -> Iterable[str]:
    under = my_board(view, look)["piles"][int(pile) - 1]
    if under:
        yield look.text("board-covers", card=look.words.name(under[-1], look.title))


def _begin(view: View, look: Look, action: str) -> Iterable[str]:
    colour = ACTION_COLOURS[action]
    yield look.text("board-have", list=listed(look, f"{view['turn']['pools'][colour]} {colour} banner"))


def _site(view: View, look: Look, spot: str) -> Iterable[str]:
    return about(view, look, spot_at(view, spot))


def _levite(view: View, look: Look) -> Iterable[str]:
    row = my_board(view, look)["workers"]["levites"] + 1
    yield said(look, look.printed["levites"][f"levite_{row}"].word("reward"))


def _banner(view: View, look: Look) -> Iterable[str]:
    yield look.text("board-levite-done")


def _temple(view: View, look: Look, row: str, name: str) -> Iterable[str]:
    points = look.printed["board"][f"temple_{name}"].number("value")
    reward = look.printed["temple"][f"temple_r{row}"].word("reward")
    yield said(look, f"{points} vp; {reward}" if reward else f"{points} vp")


def _altar(view: View, look: Look, name: str) -> Iterable[str]:
    yield said(look, f"{look.printed['board'][f'altar_{name}_steps'].number('value')} altar")


def _clear(view: View, look: Look, name: str) -> Iterable[str]:
    below, left = blessing(look, site(view)), sum(spot_at(view, site(view))["rubble"].values())
    return [said(look, f"1 {name}"), said(look, f"1 {below} blessing") if below and left == 1 else ""]


def _build(view: View, look: Look, *payment: str) -> Iterable[str]:
    face = look.printed["gates"].get(site(view))
    if face:
        yield look.text("board-gate-worth", n=face.number("vp"), reward=said(look, face.word("reward")))
    yield look.text("board-gate-worker" if face else "board-wall-drawn")


def _scribe(view: View, look: Look, spot: str) -> Iterable[str]:
    return about_tile(view, look, place(view, spot))


def _tent(view: View, look: Look, number: str) -> Iterable[str]:
    rewards = tent_rewards(view, look, int(number))
    yield look.text("board-enters", list=SENTENCES.join(said(look, reward) for reward in rewards))


def _via(view: View, look: Look, path: str) -> Iterable[str]:
    due = view["paths"].get(path, {})
    if not due:
        yield look.text("board-nothing-due")
    for colour, silver in due.items():
        yield look.text("board-pays-to", n=silver, name=_payee(look, colour))


def _trade(view: View, look: Look, card: str, way: str) -> Iterable[str]:
    offer = my_board(view, look)["trades"].get(card)
    if way == "sell" or offer is None:
        return [said(look, text) for text in look.printed["characters"][card].words("sell")]
    return [said(look, offer["upper" if way == "upper" else "lower"]), _fee(look, offer)]


def _fee(look: Look, offer: Trade) -> str:
    if not offer["fee"]:
        return ""
    if offer["to"] is None:
        return look.text("board-fee-stays", n=offer["fee"])
    return look.text("board-fee", n=offer["fee"], name=_payee(look, offer["to"]))


def _payee(look: Look, colour: str) -> str:
    return look.text("board-main-supply") if colour == NEUTRAL else owner(look, colour)


def _flip(view: View, look: Look, kind: str) -> Iterable[str]:
    yield said(look, flip_text(view, look, kind))


def _space(kind: str) -> Callable[..., Iterable[str]]:
    return lambda view, look, number: [said(look, f"pay 1 worker -> {space_text(view, look, kind, number)}")]


def _convert(view: View, look: Look) -> Iterable[str]:
    yield said(look, convert_text(view, look))


def _farmer(view: View, look: Look) -> Iterable[str]:
    yield said(look, yield_text(view, look, "farmers"))


def _labourer(view: View, look: Look, number: str) -> Iterable[str]:
    yield said(look, parse(yield_text(view, look, "labourers")).parts[int(number) - 1].text())


def _judgement(view: View, look: Look) -> Iterable[str]:
    board = my_board(view, look)
    return [look.text(f"board-judged-{board['judged']}"), said(look, judged_text(view, look))]


def _harvest(view: View, look: Look) -> Iterable[str]:
    yield said(look, tile_of(view, look, "farmers").word("prep"))


def _guards(view: View, look: Look) -> Iterable[str]:
    yield said(look, "recover 1")


def _use(view: View, look: Look, tile: str) -> Iterable[str]:
    yield said(look, look.printed["scrolls"][tile].word("effect"))


def _gatekeeper(view: View, look: Look, gate: str) -> Iterable[str]:
    yield look.text("board-connects", reward=said(look, look.printed["corners"][gate].word("connection")))


def _pay(view: View, look: Look, name: str) -> Iterable[str]:
    if view["question"].startswith(LOSS):
        yield said(look, view["question"])


def _sell(view: View, look: Look, name: str) -> Iterable[str]:
    yield said(look, sale_text(look, name))


def _bless(view: View, look: Look, colour: str) -> Iterable[str]:
    bonus = bonus_text(view, look, colour)
    return [
        look.text("board-marker-to", n=my_board(view, look)["blessings"][colour] + 1),
        look.text("board-column-bonus", reward=said(look, bonus)) if bonus else "",
    ]


def _wall(view: View, look: Look, card: str) -> Iterable[str]:
    face = look.printed["walls"][card]
    yield look.text("board-wall-worth", n=face.number("vp"), effect=said(look, face.word("effect")))


def _copy(view: View, look: Look, spot: str) -> Iterable[str]:
    yield said(look, wall_at(view, look, spot).word("effect"))


def _tuck(view: View, look: Look, card: str) -> Iterable[str]:
    face = look.printed["characters"][card]
    return [
        look.text(
            "board-tucked-banner", list=listed(look, f"{face.numbers('banners')[0]} {face.words('colours')[0]} banner")
        ),
        look.text("board-each-sabbath", effect=said(look, face.word("scoring"))),
        look.text("board-worth-now", n=my_board(view, look)["worth"][card]),
    ]


def _finish(view: View, look: Look) -> Iterable[str]:
    action, left = view["turn"]["action"], view["turn"]["pool"]
    if action and left:
        yield look.text("board-loses", list=listed(look, f"{left} {ACTION_COLOURS[action]} banner"))


def _feed(view: View, look: Look) -> Iterable[str]:
    board = my_board(view, look)
    need, hungry = board["food"]["need"], hungry_now(view, look)
    yield look.text("board-fed", n=need, have=min(need, board["goods"]["food"]))
    if hungry:
        yield look.text("board-hungry", n=hungry, points=hungry * look.printed["board"]["hunger"].number("value"))


def _asked(view: View, look: Look) -> Iterable[str]:
    yield said(look, view["question"])


DETAILS: Final[dict[str, Callable[..., Iterable[str]]]] = {
    "play": _play, "begin": _begin, "site": _site, "levite": _levite, "banner": _banner, "temple": _temple,
    "altar": _altar, "clear": _clear, "build": _build, "scribe": _scribe, "tent": _tent, "via": _via, "trade": _trade,
    "flip": _flip, "trader": _space("trader"), "elder": _space("elder"), "convert": _convert, "farmer": _farmer,
    "labourer": _labourer, "judgement": _judgement, "harvest": _harvest, "guards": _guards, "use": _use,
    "gatekeeper": _gatekeeper, "pay": _pay, "sell": _sell, "bless": _bless, "wall": _wall, "top": _wall, "copy": _copy,
    "tuck": _tuck, "finish": _finish, "feed": _feed, "accept": _asked,
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


def bonus_text(view: View, look: Look, colour: str) -> str:
    """The column bonus that a step of this marker would release: it must be the last marker to come."""
    board = my_board(view, look)
    after = min(board["blessings"][one] + (one == colour) for one in BLESSINGS)
    bonuses: list[str] = [row.word("bonus") for row in look.printed["blessings"].values()]
    return bonuses[after - 1] if after > board["column"] else ""


def part_of(view: View, number: str) -> str:
    """One side of a choice between effects."""
    text: str = parse(view["question"]).parts[int(number) - 1].text()
    return text


def hungry_now(view: View, look: Look) -> int:
    board = my_board(view, look)
    return max(0, int(board["food"]["need"]) - int(board["goods"]["food"]))
