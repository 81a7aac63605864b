"""One's own board: three piles of cards, tucked cards and hand. The development tiles are in tiles.py."""

from __future__ import annotations

from shofar.games.ezra.views import Board, Trade
from shofar.web.boards.ezra.common import View, Workers, desk_seat, flags, mark, said, scored, shown, spot_name
from shofar.web.boards.ezra.tiles import tiles
from shofar.web.boards.ezra.torah import hero_sentence
from shofar.web.html import Element, Node, b, div, h3, li, p, section, span, ul
from shofar.web.look import Look
from shofar.web.pages.pieces import css, icon, tip
from shofar.web.panels import panel

PILES = (1, 2, 3)


def own(view: View, look: Look, workers: Workers) -> Element:
    seat = desk_seat(view, look)
    board = view["boards"][seat]
    sitting = look.sitting(seat)
    label = look.text("board-own" if seat == look.seat else "board-board-of", name=sitting.name)
    return section(class_=f"mine panel {sitting.tint}", aria_label=label)[
        div(".piles")[[_pile(view, look, board, at) for at in range(len(PILES))]],
        div(".kept")[_tucked(view, look, board), _drawn(view, look, board) or _hand(view, look, board)],
        tiles(look, board, workers),
    ]


# --- piles --------------------------------------------------------------------------------------------------------


@panel
def _pile(view: View, look: Look, board: Board, at: int) -> Element:
    pile = board["piles"][at]
    top = pile[-1] if pile else None
    today = top is not None and view["turn"]["card"] == top and view["active"] == board["seat"]
    return section(class_=css("pile", today=today, empty=not pile), aria_label=look.text("board-pile", n=at + 1))[
        _card(view, look, board, top, today) if top else div(".pcard.none")[look.text("board-pile", n=at + 1)],
        _under(view, look, pile),
    ]


def _card(view: View, look: Look, board: Board, card: str, today: bool) -> Element:
    face = look.printed["characters"][card]
    return div(".pcard", tabindex="-1", data_walk=True, data_piece=f"c-{card}-{board['colour']}")[
        h3[_title(look, card), span(".now")[look.text("board-today")] if today else None],
        flags(look, card),
        _trades(view, look, board, card),
        _worth(view, look, board, card, face.word("scoring")),
        card_tip(view, look, card),
    ]


def card_tip(view: View, look: Look, card: str) -> Element:
    """The tip of a card: its banners, where it trades and for what, what it scores. Heroes only have a banner."""
    if card.startswith("hero"):
        return tip(look.words.name(card, look.title), hero_sentence(look, card))
    face = look.printed["characters"][card]
    banners = [
        f"{number} {look.words.noun(f'{colour} banner', number, look.title)}"
        for colour, number in zip(face.words("colours"), face.numbers("banners"), strict=True)
    ]
    offers = face.words("sell") or [face.word("upper"), face.word("lower")]
    trades = " ".join(said(look, offer) for offer in offers)
    gate = "" if face.words("sell") else look.words.name(f"g_{face.word('gate')}", look.title)
    return tip(
        look.words.name(card, look.title),
        p[look.text("board-card-banners", list=", ".join(banners))],
        p[
            look.text("board-card-trades", gate=gate, list=trades)
            if gate
            else look.text("board-card-sells", list=trades)
        ],
        p[look.text("board-card-scores", effect=said(look, face.word("scoring")))],
    )


def _title(look: Look, card: str) -> Node:
    """The card's name; while cards are tucked it is the choice."""
    name = look.words.name(card, look.title)
    return look.choices.thing(f"tuck {card}", name, css="cardname") if f"tuck {card}" in look.choices else name


def _trades(view: View, look: Look, board: Board, card: str) -> Node:
    offer = board["trades"][card]
    face = look.printed["characters"][card]
    if offer["gate"] is None:
        sold = [shown(text) for text in face.words("sell")]
        return [
            span(".tgate")[icon("gate"), look.text("board-sells")],
            _trade(look, board, f"trade {card} sell", sold, "two-rows"),
        ]
    return [
        span(".tgate")[icon("gate"), spot_name(look, offer["gate"]), _fee(look, offer)],
        _trade(look, board, f"trade {card} upper", shown(offer["upper"])),
        _trade(look, board, f"trade {card} lower", shown(offer["lower"])),
    ]


def _fee(look: Look, offer: Trade) -> Node:
    if not offer["fee"]:
        return None
    stays = look.text("board-fee-stays", n=offer["fee"]) if offer["to"] is None else None
    to = mark(look, offer["to"]) if offer["to"] else None
    return span(".fee", title=stays)[str(offer["fee"]), icon("silver"), to]


def _trade(look: Look, board: Board, move: str, content: Node, more: str = "") -> Node:
    classes = f"trade {more}".strip()
    if board["seat"] != look.seat:
        return span(class_=classes)[content]
    return look.choices.thing(move, content, css=classes, label=look.text("board-trade"))


def _worth(view: View, look: Look, board: Board, card: str, scoring: str) -> Element:
    return span(".score")[
        icon("sabbath", "op when"),
        scored(scoring),
        b(".nowvp", title=look.text("board-if-now"))[f"= {board['worth'][card]}"],
    ]


def _under(view: View, look: Look, pile: list[str]) -> Element:
    """What lies below the visible card, or how much room is left."""
    if len(pile) > 1:
        covered = [
            span(".covered", tabindex="-1")[_title(look, card), card_tip(view, look, card)] for card in pile[:-1]
        ]
        return span(".under")[icon("pile"), covered]
    room = look.printed["board"]["pile"].number("value") - len(pile)
    return span(".under.room")[look.text("board-room", n=room)]


# --- tucked and hand ----------------------------------------------------------------------------------------------


@panel
def _tucked(view: View, look: Look, board: Board) -> Element:
    heroes = [hero["id"] for hero in view["heroes"] if hero["owner"] == board["colour"]]
    cards = [*board["tucked"], *heroes]
    return section[
        h3(".label")[icon("tuck"), look.text("board-tucked-cards")],
        ul[[_kept(view, look, board, card) for card in board["tucked"]], _heroes(view, look, heroes)]
        if cards
        else span(".nothing")["–"],
    ]


def _kept(view: View, look: Look, board: Board, card: str) -> Element:
    scoring = look.printed["characters"][card].word("scoring")
    return li(tabindex="-1", data_walk=True)[
        b[look.words.name(card, look.title)],
        flags(look, card, tucked=True),
        span(".score")[scored(scoring), b(".nowvp")[f"= {board['worth'][card]}"]],
        card_tip(view, look, card),
    ]


def _heroes(view: View, look: Look, heroes: list[str]) -> Node:
    """Heroes only lend their banner: they share a line."""
    if not heroes:
        return None
    return li(".hero-line")[
        icon("hero", label=look.text("board-is-hero")),
        [
            span(tabindex="-1")[
                b[look.words.name(hero, look.title)],
                flags(look, hero),
                card_tip(view, look, hero),
            ]
            for hero in heroes
        ],
    ]


@panel
def _drawn(view: View, look: Look, board: Board) -> Node:
    """Wall cards in hand while one of them is chosen."""
    if not board["drawn"]:
        return None
    verb = "wall" if look.choices.starting("wall") else "top"
    return section(".drawn")[
        h3(".label")[icon("wall"), look.text(f"board-choose-{verb}")],
        ul[[li[wall_card(look, verb, card)] for card in board["drawn"]]],
    ]


def wall_card(look: Look, verb: str, card: str) -> Node:
    face = look.printed["walls"][card]
    label = " ".join((look.text("board-wall-worth", n=face.number("vp")), said(look, face.word("effect"))))
    return look.choices.thing(
        f"{verb} {card}",
        span(".worth")[str(face.number("vp")), icon("vp")],
        shown(face.word("effect")),
        css="wall-card",
        label=label,
    )


@panel
def _hand(view: View, look: Look, board: Board) -> Element:
    """The hand; of somebody else only how many cards."""
    cards = board.get("hand", [])
    return section(".hand")[
        h3(".label")[
            icon("deck"),
            look.text("board-hand-cards", n=board["hand_size"]),
            span(".deck")[look.text("board-deck", n=board["deck_size"])],
        ],
        ul[[_held(view, look, card) for card in cards]],
    ]


def _held(view: View, look: Look, card: str) -> Element:
    return li(tabindex="-1", data_walk=True, data_piece=f"c-{card}")[
        b[look.words.name(card, look.title)],
        flags(look, card),
        [
            look.choices.thing(f"play {card} {pile}", str(pile), css="to-pile", label=look.text("board-pile", n=pile))
            for pile in PILES
            if f"play {card} {pile}" in look.choices
        ],
        card_tip(view, look, card),
    ]
