"""A table set up for a scenario: what matters is said, everything else is as in a game under way.

    game = table(red="gold 1 wall 2", blue="", column_1="wood_1:blue/x gold_2:red wall_1 *")
    game.play("activate 1.2", "take", "use 1.1")

A place in a column is `face`, `face:colour` (ready) or `face:colour/x` (exhausted); `*` is any card. What is not said:
no wood, no gold, no cubes on boards, all other workers in the supply, it is red's turn in the middle of round I
(or of the first round whose decks have the faces named), four players, the engine answers what has one answer.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import shofar
from shofar.games.nehemiah.table import Nehemiah

COLOURS = ("red", "blue", "green", "yellow")
BOARDS = ("wall", "temple", "guard")
ROUNDS = {1: 0, 2: 1, 3: 2}
BOX = Path(__file__).with_name("box.toml")


def dealt(players: int, seed: int | str, options: dict[str, Any] | None = None, **more: Any) -> Nehemiah:
    """A game as it is dealt."""
    return own(shofar.new("nehemiah", players, seed, options, **{**more, "box": more.get("box") or BOX}))


def own(game: shofar.Game) -> Nehemiah:
    """The same game, as a game of this title."""
    assert isinstance(game, Nehemiah)
    return game


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def table(
    players: int = 4,
    *,
    to_move: str = "red",
    start: str = "red",
    turn: int | None = None,
    round: int | None = None,
    deck: int | None = None,
    deal: str = "",
    deal_next: str = "",
    gates: str = "",
    leaders: str | bool = False,
    auction: str = "",
    reveal: str = "",
    last_turn: int = -1,
    passes: int = 0,
    quiet: int = 0,
    auto: bool = True,
    options: dict[str, Any] | None = None,
    box: Any = None,
    **said: Any,
) -> Nehemiah:
    """The game at the beginning of a turn (or of an auction, with the leaders on offer named)."""
    chosen = {"leaders": bool(leaders or auction), **(options or {})}
    game = dealt(players, 1, options=chosen, box=box, auto=auto)
    document = json.loads(json.dumps(game.position()))
    state = document["state"]
    cards = Cards(game, said, round)
    cards.lay(state, deck, deal, deal_next)
    surplus = _players(game, state, said)
    first = seat_of(start)
    if turn is None:
        turn = 5 * players + (seat_of(to_move) - first) % players
    mover = (first + turn) % players
    state |= {"start": first, "turn": turn, "last_turn": last_turn, "passes": passes, "quiet": quiet}
    state |= {"gates": gates.split(), "scorings": cards.round}
    document["stack"] = [{"do": "turn", "seat": mover, "value": 0}]
    document["stacked"] = cards.stacked
    if chosen["leaders"]:
        _leaders(game, document, leaders, auction, reveal, cards.round)
    # A supply that is smaller than the rules allow without leaders (see _players) is the only liberty taken.
    return own(shofar.load(document, box=box or BOX, check=not surplus or bool(chosen["leaders"])))


class Cards:
    """Which cards lie where: those named are found first, the other places take what is left of the oldest deck."""

    def __init__(self, game: Nehemiah, said: dict[str, str], round: int | None) -> None:
        self.kit = game.kit
        self.ids: list[str] = self.kit.names["card"]
        self.columns = [said.pop(f"column_{n + 1}", "* * * *").split() for n in range(len(game.card) // 4)]
        wanted = [place.split(":")[0] for column in self.columns for place in column]
        self.round = ROUNDS[round] if round else self._first_round(wanted)
        self.pool = [card for card in range(len(self.ids)) if self.kit.deck_of[card] <= self.round]
        self.stacked: list[int] = []

    def _first_round(self, wanted: list[str]) -> int:
        for number in range(3):
            there = [self._face(card) for card in range(len(self.ids)) if self.kit.deck_of[card] <= number]
            if all(there.count(face) >= wanted.count(face) for face in set(wanted) - {"*", "empty"}):
                return number
        raise ValueError("there are not that many cards of a face")

    def _face(self, card: int) -> str:
        return self.ids[card][3:].rpartition("_")[0]

    def take(self, face: str, deck: int | None = None) -> int:
        """A card of this face out of the pool, the oldest there is; of one deck only, if that is said."""
        for card in self.pool:
            if (face in ("*", self._face(card))) and (deck is None or self.kit.deck_of[card] == deck):
                self.pool.remove(card)
                return card
        raise ValueError(f"no {face} is left in the decks up to round {self.round + 1}")

    def lay(self, state: dict[str, Any], deck: int | None, deal: str, deal_next: str) -> None:
        named = {
            (column, row): self.take(place.split(":")[0])
            for column, places in enumerate(self.columns)
            for row, place in enumerate(places)
            if place.split(":")[0] not in ("*", "empty")
        }
        self.stacked = [self.take(face, self.round) for face in deal.split()]
        state["card"], state["worker"], state["tired"] = [], [], []
        for column, places in enumerate(self.columns):
            self._lay_column(state, column, places, named)
        left = [card for card in self.pool if self.kit.deck_of[card] == self.round]
        size = (len(left) + len(self.stacked)) // 4 * 4 if deck is None else deck
        kept = [*self.stacked, *left[: size - len(self.stacked)]]
        assert len(kept) == size, f"a deck of {size} is not possible"
        gone = [card for card in self.pool if card not in kept]
        state["deck"] = [self.ids[card] for card in kept]
        state["discard"] = [self.ids[card] for card in gone]
        state["round"] = self.round
        self.pool = [card for card in range(len(self.ids)) if self.kit.deck_of[card] == self.round + 1]
        self.stacked += [self.take(face) for face in deal_next.split()]

    def _lay_column(
        self, state: dict[str, Any], column: int, places: list[str], named: dict[tuple[int, int], int]
    ) -> None:
        if places == ["empty"]:
            state["card"] += ["-"] * 4
            state["worker"] += ["-"] * 4
            state["tired"] += [0] * 4
            return
        assert len(places) == 4, f"column {column + 1} needs four places"
        for row, place in enumerate(places):
            _, _, worker = place.partition(":")
            colour, _, tired = worker.partition("/")
            card = named.get((column, row))
            state["card"].append(self.ids[self.take("*") if card is None else card])
            state["worker"].append(colour or "-")
            state["tired"].append(int(tired == "x"))


def _players(game: Nehemiah, state: dict[str, Any], said: dict[str, str]) -> bool:
    """Stock, cubes and workers. `supply 1` puts the other free workers on the bench; True if any."""
    players = game.players
    surplus = False
    for seat in range(players):
        words = said.pop(COLOURS[seat], "").split()
        stock = {words[at]: int(words[at + 1]) for at in range(0, len(words), 2)}
        state["wood"][seat] = stock.pop("wood", 0)
        state["gold"][seat] = stock.pop("gold", 0)
        state["card_vp"][seat] = stock.pop("vp", 0)
        for board, name in enumerate(BOARDS):
            state["on"][board * players + seat] = cubes = stock.pop(name, 0)
            state["cubes"][seat] -= cubes
        free = game.kit.workers - state["worker"].count(COLOURS[seat])
        state["bench"][seat] = stock.pop("bench", 0)
        state["supply"][seat] = supply = stock.pop("supply", free - state["bench"][seat])
        state["bench"][seat] = free - supply
        surplus |= free > supply
        if game.kit.neutrals:
            state["neutral"][seat] = game.kit.neutrals - state["worker"].count(COLOURS[players + seat])
        assert not stock, f"unknown: {stock}"
    assert not said, f"unknown: {said}"
    return surplus


def _leaders(
    game: Nehemiah, document: dict[str, Any], leaders: str | bool, auction: str, reveal: str, round: int
) -> None:
    state, names = document["state"], game.rules.names["leader"]
    state["leader_of"] = ["-"] * len(names)
    for entry in leaders.split() if isinstance(leaders, str) else []:
        leader, _, colour = entry.partition(":")
        state["leader_of"][names.index(leader)] = colour
    free = [leader for leader, owner in zip(names, state["leader_of"], strict=True) if owner == "-"]
    first = [*auction.split(), *reveal.split()]
    order = [*first, *[leader for leader in free if leader not in first]]
    rounds = 3 - round - (0 if auction else 1)  # auctions still to come
    state["leader_deck"] = order[: max(len(first), rounds * game.kit.on_offer)]
    state["offer"] = []
    state["bids"] = [-1] * (3 * game.players)
    if auction:
        document["stack"].append({"do": "begin auctions", "seat": document["stack"][0]["seat"], "value": 0})
    document["stacked"] += [names.index(leader) for leader in first]


# --- what a player would check ------------------------------------------------------------------------------


def purse(game: Nehemiah, colour: str) -> dict[str, int]:
    return {"gold": game.gold[seat_of(colour)], "wood": game.wood[seat_of(colour)]}


def cubes(game: Nehemiah, colour: str) -> dict[str, int]:
    """Cubes on the boards, where there are any."""
    on = {name: game.on[board * game.players + seat_of(colour)] for board, name in enumerate(BOARDS)}
    return {name: count for name, count in on.items() if count}


def supply(game: Nehemiah, colour: str) -> int:
    return game.supply[seat_of(colour)]


def bench(game: Nehemiah, colour: str) -> int:
    return game.bench[seat_of(colour)]


def points(game: Nehemiah, colour: str) -> dict[str, int]:
    """Points by source, where there are any."""
    return {source: vp for source, vp in game.breakdown(seat_of(colour)).items() if vp}


def column(game: Nehemiah, number: int) -> str:
    """A column in the notation it was set up in."""
    return " ".join(at(game, f"{number}.{row}") for row in range(1, 5)) if game.card[number * 4 - 4] != -1 else "empty"


def at(game: Nehemiah, place: str) -> str:
    """One place of a column, in the same notation."""
    space = _space(place)
    text = game.rules.names["face"][game.kit.face[game.card[space]]]
    return text + (":" + worker(game, place) if game.worker[space] != -1 else "")


def worker(game: Nehemiah, place: str) -> str:
    """Who stands there: `red`, `red/x`, or nothing."""
    space = _space(place)
    if game.worker[space] == -1:
        return ""
    return COLOURS[game.worker[space]] + ("/x" if game.tired[space] else "")


def card(game: Nehemiah, place: str) -> str:
    """The id of the card there."""
    return game.rules.names["card"][game.card[_space(place)]]


def due(game: Nehemiah) -> list[int]:
    """The columns that will be replaced at the end of this turn."""
    return [column + 1 for column in range(5) if game.due >> column & 1]


def leaders_of(game: Nehemiah, colour: str) -> list[str]:
    names = game.rules.names["leader"]
    return [names[leader] for leader, owner in enumerate(game.leader_of) if owner == seat_of(colour)]


def moves(game: Nehemiah, verb: str = "") -> list[str]:
    """What may be done now; of one verb only the arguments."""
    if verb:
        return [" ".join(move.args) for move in game.moves if move.verb == verb]
    return [move.text for move in game.moves]


def decides(game: Nehemiah) -> str | None:
    """The colour of the player who is asked."""
    return None if game.seat is None else COLOURS[game.seat]


def mover(game: Nehemiah) -> str:
    """The colour of the player whose turn it is."""
    return COLOURS[(game.start + game.turn) % game.players]


def news(game: Nehemiah) -> list[tuple[Any, ...]]:
    """What happened since `game.listen()`, as keys and numbers."""
    kinds = game.rules.title.kinds
    return [(kinds[kind].key, seat, *rest) for kind, seat, *rest in game.listen()]


def why(game: Nehemiah, text: str) -> tuple[str, str]:
    """Why a move is not possible: key and rule."""
    because = shofar.explain_illegal(game, text)
    assert because is not None, f"{text} is possible"
    return because.key, because.rule


def _space(place: str) -> int:
    column, _, row = place.partition(".")
    return int(column) * 4 - 4 + int(row) - 1
