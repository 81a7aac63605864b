"""The table of Ezra and Nehemiah as text: city ring, Temple, altar, scrolls, and what everybody has."""

from __future__ import annotations

from typing import Final

from shofar.engine.printed import Printed
from shofar.games.ezra.views import Board, EzraView, Tile
from shofar.readers.words import Words
from shofar.terminal.boards import option_of
from shofar.terminal.ezra_city import RESOURCES, TITLE, cells, city, good, place_line, say
from shofar.terminal.ezra_printed import cost, printed_lines
from shofar.terminal.layout import doubt, effect, flow, frame, glyph, plain, table, width, wrap
from shofar.terminal.style import Style

GOODS: Final = (*RESOURCES, "silver", "food")

View = EzraView


def draw(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    """The whole table, as this view shows it."""
    lines = _headline(view, words, style)
    lines += city(view, printed, words, style)
    lines += printed_lines(printed, words, style)
    lines += _players(view, words, style)
    for board in view["boards"]:
        lines += _cards(board, printed, words, style)
    return lines + _solo(view, printed, words, style)


def _headline(view: View, words: Words, style: Style) -> list[str]:
    facts = [
        style.paint(words.title(TITLE), "bold"),
        say(words, "week", n=view["round"]),
        say(words, f"stage-{view['stage']}"),
    ]
    if view["stage"] == "days":
        facts.append(say(words, "day", n=view["day"]))
    facts += _whose(view, words, style)
    if view["turn"]["action"]:
        facts.append(words.noun(view["turn"]["action"], 1, TITLE))
        facts.append(say(words, "pool", n=view["turn"]["pool"]))
    return flow([[fact] for fact in facts], style, style.pick(" · ", " | "))


def _whose(view: View, words: Words, style: Style) -> list[str]:
    """Whose turn it is, and who decides if that is somebody else; outside the days there are no turns."""
    boards: dict[int | None, Board] = {board["seat"]: board for board in view["boards"]}
    turn, deciding = boards[view["active"]], boards.get(view["deciding"])
    shown = [("turn-of", turn)] if view["stage"] == "days" else []
    if deciding and deciding not in [board for _, board in shown]:
        shown.append(("decides", deciding))
    names = [(key, board, words.seat(board["seat"], TITLE)) for key, board in shown]
    return [say(words, key, who=style.player(board["seat"], board["colour"], name)) for key, board, name in names]


# --- the players ------------------------------------------------------------------------------------------------


def _players(view: View, words: Words, style: Style) -> list[str]:
    keys = ("vp", "goods", "workers", "placed", "blessings", "limit")
    head = ["", *[say(words, f"head-{key}") for key in keys]]
    return table([_player(board, view, words, style) for board in view["boards"]], style, head)


def _player(board: Board, view: View, words: Words, style: Style) -> list[str]:
    name = style.player(board["seat"], board["colour"], words.seat(board["seat"], TITLE))
    if board["seat"] == view["shofar"]:
        name += " " + glyph("shofar", style)
    goods = " ".join(f"{board['goods'][each]}{good(each, style)}" for each in GOODS)
    placed = (board["farmers"], board["labourers"], len(board["traders"]), len(board["elders"]))
    limit = board.get("storage")
    idle, main, levites = (board["workers"][kind] for kind in ("idle", "main_supply", "levites"))
    return [
        name,
        str(view["scores"][board["seat"]] if view["over"] else board["vp"]),  # in the end with what is scored then
        goods,
        f"{idle}+{main} {glyph('levite', style)}{levites}",
        "/".join(str(number) for number in placed),
        "/".join(str(level) for level in board["blessings"].values()),
        f"{board['stored']}/{'-' if limit is None else limit}",
    ]


def _cards(board: Board, printed: Printed, words: Words, style: Style) -> list[str]:
    """Piles, tucked cards, tiles; the hand too if it is one's own."""
    if board["opponent"]:
        return []
    piles = " | ".join(", ".join(words.name(card, TITLE) for card in pile) or "-" for pile in board["piles"])
    facts = [words.labelled(say(words, "piles"), piles)]
    facts += _named(words, "tucked", board["tucked"])
    banners = board["banners"]
    shown = " ".join(effect(f"{max(1, n)} {colour} banner", TITLE, style) for colour, n in banners.items() if n)
    facts.append(words.labelled(say(words, "banners"), shown or "-"))
    facts += _named(words, "tiles", [_tile(tile, board, printed, style) for tile in board["tiles"]], plain=True)
    facts += _named(words, "scrolls", board["scrolls"], plain=True)
    if "hand" in board:
        facts += _named(words, "hand", board["hand"])
    if "food" in board:
        food = board["food"]
        facts.append(say(words, "sabbath-food", need=food["need"], have=food["have"], sure=food["sure"]))
    if board["judged"]:
        facts.append(words.labelled(say(words, "judgement"), say(words, f"band-{board['judged']}")))
    facts.append(say(words, "deck", n=board["deck_size"]))
    facts.append(say(words, "walls", n=board["wall_cards"]))
    mark = style.player(board["seat"], board["colour"])
    return [f"{mark} {line}" for line in _folded(facts, words, style)]


def _tile(tile: Tile, board: Board, printed: Printed, style: Style) -> str:
    """A development tile: what its flip costs or that it is flipped, and which spaces are taken."""
    face = printed[tile["kind"]][tile["id"]]
    price = f"{face.number('price')}{good(face.word('paid_in'), style)}{doubt(face, style, 'price', 'paid_in')}"
    taken = {"traders": board["traders"], "elders": board["elders"]}.get(tile["kind"], [])
    spaces = f" ({' '.join(str(space) for space in taken)})" if taken else ""
    return f"{tile['id']} {glyph('flip', style) if tile['flipped'] else price}{spaces}"


def _named(words: Words, key: str, ids: list[str], plain: bool = False) -> list[str]:
    if not ids:
        return []
    named = ids if plain else [words.name(each, TITLE) for each in ids]
    return [words.labelled(say(words, key), ", ".join(named))]


def _folded(facts: list[str], words: Words, style: Style) -> list[str]:
    """Facts in as few lines as the width allows."""
    room = style.width - 4
    lines: list[str] = []
    for fact in facts:
        longer = words.row([*lines[-1:], fact])
        if width(longer) <= room:
            lines[-1:] = [longer]
        elif plain(fact) == fact:
            lines += wrap(f"  {fact}" if lines else fact, room, "  ")
        else:
            lines.append(f"  {fact}")
    return lines


def _solo(view: View, printed: Printed, words: Words, style: Style) -> list[str]:
    solo = view["solo"]
    if solo is None:
        return []
    shown = [words.name(card, TITLE) for card in (solo["focus"], solo["scheme"]) if card]
    if solo["focus"]:
        card = printed["focus"][solo["focus"]]
        shown[0] += f" ({say(words, 'focus', way=card.word('direction'), n=card.number('column'))})"
    left = ", ".join(words.name(card, TITLE) for card in solo["schemes_left"])
    lines = [", ".join(shown) or "-", say(words, "focus-left", n=len(solo["focus_left"]))]
    lines += wrap(say(words, "schemes-left", list=left or "-"), style.width - 4, "  ")
    lines.append(words.labelled(say(words, "judgement"), cells(printed["solo"]["opponent"], style)))
    return frame(lines, style, say(words, "solo"))


# --- what a move is about ---------------------------------------------------------------------------------------


def hint(view: View, printed: Printed, words: Words, style: Style, move: str) -> str:
    """What lies where the move goes, in a few words; empty if the move says it all."""
    verb, *args = move.split()
    reader = HINTS.get(verb)
    return reader(view, words, style, args, printed) if reader else ""


def _card_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    face = printed["characters"][args[0]]
    pairs = zip(face.words("colours"), face.numbers("banners"), strict=True)
    banners = [effect(f"{n} {colour} banner", TITLE, style) for colour, n in pairs]
    return f"{' '.join(banners)}  {effect(face.word('scoring'), TITLE, style)}"


def _trade_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    """The gate of the card, where fees are due; what can be sold is asked one by one."""
    face = printed["characters"][args[0]]
    if args[1] == "sell":
        return " ".join(effect(sale, TITLE, style) for sale in face.words("sell"))
    gate = f"g_{face.word('gate')}"
    return words.name(gate, TITLE) if gate in printed["ring"] else ""


def _scroll_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    tile = next(tile for tile in view["scrolls"] if tile["place"] == args[0])["tile"]
    texts = [text for _, text in words.effects(printed.box, "scrolls", tile)]
    return f"{tile} {'  '.join(effect(text, TITLE, style) for text in texts)}".rstrip()


def _use_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    text = printed["scrolls"][args[0]].word("effect")
    return effect(text, TITLE, style) if text else ""


def _copy_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    """The effect of the wall card that lies there."""
    card = next(spot for spot in view["ring"] if spot["id"] == args[0])["card"]
    return words.effect(printed["walls"][card].word("effect"), TITLE) if card else ""


def _option_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    text = option_of(view["question"], args[0])
    return words.effect(text, TITLE) if text else ""


def _labourer_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    """One of the two yields of the own labourers tile."""
    boards = [board for board in view["boards"] if board["seat"] == view["deciding"]]
    tiles = [tile for board in boards for tile in board["tiles"] if tile["kind"] == "labourers"]
    texts = [printed["labourers"][tile["id"]].word("back" if tile["flipped"] else "front") for tile in tiles]
    return " ".join(words.effect(option_of(text, args[0]), TITLE) for text in texts)


def _spot_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    spot = next(spot for spot in view["ring"] if spot["id"] == args[0])
    lying = place_line(spot, view, printed, words, style)[9:].strip()
    size = f"class_{printed['ring'][args[0]].word('class')}"
    if size not in printed["classes"]:
        return lying  # a corner is built from the beginning
    return say(words, "site", lying=lying, price=cost(printed["classes"][size], style))


def _wall_hint(view: View, words: Words, style: Style, args: list[str], printed: Printed) -> str:
    face = printed["walls"][args[0]]
    vp = f"{face.number('vp')} vp"
    return f"{effect(vp, TITLE, style)} {effect(face.word('effect'), TITLE, style)}"


HINTS: Final = {
    "play": _card_hint,
    "tuck": _card_hint,
    "trade": _trade_hint,
    "scribe": _scroll_hint,
    "use": _use_hint,
    "site": _spot_hint,
    "wall": _wall_hint,
    "top": _wall_hint,
    "copy": _copy_hint,
    "choose": _option_hint,
    "labourer": _labourer_hint,
}
