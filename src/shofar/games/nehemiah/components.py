"""The box of Nehemiah, read: cards, faces, gates, score rows, leaders and their effects."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, TypeVar

from shofar.engine.box import Box, Column, Section, rows_in
from shofar.engine.compose import When
from shofar.engine.effect import Effect
from shofar.engine.errors import BadEffect
from shofar.engine.printed import Place
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Title
from shofar.games.nehemiah.moves import BOARDS, COLOURS, COLUMNS, LEADERS, SPACES
from shofar.games.nehemiah.times import ROUND, TIMES, W_END, W_GAME_END, WINDOWS

E = TypeVar("E", bound=Effect[Any])

FACES: Final = rows_in(files("shofar.games.nehemiah").joinpath("box.toml"), "faces")
GATES: Final = tuple(f"gate_{n}" for n in range(1, 9))
DECKS: Final = 3
PLAYER_ROWS: Final = ("players_2", "players_3", "players_4")

SECTIONS: Final = (
    Section("faces", FACES, effect=Column("str")),
    Section("copies", FACES, copies=Column("ints", 0, length=3), icons=Column("ints", 0, length=3)),
    Section("decks", ("all",), cards=Column("int", 72, 72)),
    Section(
        "counts",
        PLAYER_ROWS,
        columns=Column("int", 2, 5),  # N13.1 replaces two
        workers=Column("int", 1, 20),
        neutrals=Column("int", 0, 20),
        cubes=Column("int", 1, 30),
        wood=Column("int", 0),
        gold=Column("int", 0),
        leaders_wood=Column("int", 0),
        leaders_gold=Column("int", 0),
        leaders=Column("int", 1, 5),
        icons=Column("bool"),
    ),
    Section("gates", GATES, value=Column("int", 0)),
    Section("scores", tuple(f"{b}_{n}" for b in BOARDS for n in (2, 3, 4)), places=Column("ints", 0)),
    Section("plain_scores", PLAYER_ROWS, places=Column("ints", 0)),
    Section("sale", ("wood", "gold"), set=Column("int", 1), vp=Column("int", 0)),
    Section("leaders", LEADERS, effect=Column("str")),
    Section(
        "settings",
        ("round_income", "fee", "deadlock", "stall"),
        wood=Column("int", 0, needed=False),
        gold=Column("int", 0, needed=False),
        columns=Column("int", 1, 2, needed=False),
        turns=Column("int", 1, needed=False),
    ),
)


class Kit(Rules):
    """Nehemiah as its box makes it for a number of players."""

    def __init__(self, title: Title, box: Box, players: int, options: Options) -> None:
        super().__init__(title, box, players, options)
        counts = box.row("counts", f"players_{players}")
        self.columns: Final = _whole(counts["columns"])
        self.workers: Final = _whole(counts["workers"])
        self.neutrals: Final = _whole(counts["neutrals"])
        self.cubes: Final = _whole(counts["cubes"])
        self.leaders: Final = bool(options["leaders"])
        self.on_offer: Final = _whole(counts["leaders"])
        stock = ("leaders_wood", "leaders_gold") if self.leaders else ("wood", "gold")
        self.start_wood: Final = _whole(counts[stock[0]])
        self.start_gold: Final = _whole(counts[stock[1]])
        self.income_wood: Final = box.number("settings", "round_income", "wood")
        self.income_gold: Final = box.number("settings", "round_income", "gold")
        self.fee: Final = box.number("settings", "fee", "gold")  # N5.5
        self.deadlock: Final = box.number("settings", "deadlock", "columns")  # N13.2
        self.stall: Final = box.number("settings", "stall", "turns")
        self.gate_values: Final = [box.number("gates", gate, "value") for gate in GATES]
        self.laid["places"] = score_rows(players, str(options["score_rows"]))
        self.places: Final = [_places(box, where, players) for where in self.laid["places"].values()]
        self.wood_set: Final = box.number("sale", "wood", "set")
        self.wood_set_vp: Final = box.number("sale", "wood", "vp")
        self.gold_set: Final = box.number("sale", "gold", "set")
        self.gold_set_vp: Final = box.number("sale", "gold", "vp")
        self.face: Final[list[int]] = []  # per card
        self.deck_of: Final[list[int]] = []  # per card: 0, 1, 2
        self.card_ids: Final[list[str]] = []
        self._deal_out(box, icons=bool(counts["icons"]))
        from shofar.games.nehemiah.words import Words, counts_at_the_end, uses_cards

        words = Words()
        self.effects: Final[list[Effect[Any]]] = self._effects("faces", FACES, words.card)
        self.leader_effects: Final[list[When]] = self._effects("leaders", LEADERS, words.leader)
        self.uses_cards: Final = [uses_cards(effect) for effect in self.effects]  # per face
        self.timed: Final = [self._at(time) for time in range(len(TIMES))]  # per time: its leaders
        self.asked_in: Final = [self._asked(window) for window in range(len(WINDOWS))]  # per window: its leaders
        idle = [number for number, effect in enumerate(self.leader_effects) if not counts_at_the_end(effect)]
        self.asked_in[W_GAME_END] = [leader for leader in self.asked_in[W_END] if leader not in idle]
        self.bonus: Final = [self._bonus(good) for good in range(2)]  # per good: leaders that give more of it
        self.names.update(
            card=self.card_ids, face=list(FACES), leader=list(LEADERS), board=list(BOARDS), gate=list(GATES),
            owner=list(COLOURS), seat=list(COLOURS), space=list(SPACES), column=list(COLUMNS),
        )  # fmt: skip

    def _deal_out(self, box: Box, icons: bool) -> None:
        """The cards of this player count, ids as in the specification: deck, face, number."""
        for deck in range(DECKS):
            for number, face in enumerate(FACES):
                copies = box.numbers("copies", face, "copies")[deck]
                taken = 0 if icons else box.numbers("copies", face, "icons")[deck]  # N2.2
                for copy in range(copies - taken):
                    self.face.append(number)
                    self.deck_of.append(deck)
                    self.card_ids.append(f"d{deck + 1}_{face}_{copy + 1}")
        for deck, (name, least) in enumerate((("I", self.columns * 4), ("II", 4), ("III", 4))):
            if self.deck_of.count(deck) < least:  # N2.4, N8.8
                raise box.fault("[copies]", self.deck_of.count(deck), f"at least {least} cards in deck {name}")

    def _effects(self, section: str, rows: tuple[str, ...], read: Callable[[str], E]) -> list[E]:
        """The effects of a section; one that cannot be read is refused with its place."""
        effects: list[E] = []
        for row in rows:
            text = self.box.word(section, row, "effect")
            try:
                effect = read(text)
            except BadEffect as error:
                raise self.box.fault(f"[{section}] {row}.effect", text, str(error)) from None
            self.add(effect)
            effects.append(effect)
        return effects

    def _at(self, time: int) -> list[int]:
        return [leader for leader, effect in enumerate(self.leader_effects) if effect.time == time]

    def _asked(self, window: int) -> list[int]:
        return [leader for time in WINDOWS[window] for leader in self.timed[time]]

    def _bonus(self, good: int) -> list[tuple[int, int]]:
        """Leaders that give more of a good by themselves, and how much (N12.9.1)."""
        from shofar.games.nehemiah.leaders import Bonus

        found = [(leader, self.leader_effects[leader].then) for leader in self.timed[ROUND] if self.leaders]
        return [(at, then.gain.amount) for at, then in found if isinstance(then, Bonus) and then.gain.good == good]


def score_rows(players: int, rows: str) -> dict[str, Place]:
    """Where the points of the places stand, by board (table 2.6)."""
    if rows == "tiered":
        return {board: ("scores", f"{board}_{players}") for board in BOARDS}
    return dict.fromkeys(BOARDS, ("plain_scores", f"players_{players}"))


def _places(box: Box, where: Place, players: int) -> list[int]:
    places = box.numbers(*where, "places")
    if len(places) != players or any(a < b for a, b in pairwise(places)):
        raise box.fault(f"[{where[0]}] {where[1]}.places", places, f"{players} numbers that never rise")
    return places


def check_box(box: Box) -> None:
    """What must hold for every player count: the 72 cards, icons among the copies, colours for neutral workers."""
    total = sum(sum(box.numbers("copies", face, "copies")) for face in FACES)
    wanted = box.number("decks", "all", "cards")
    if total != wanted:
        raise box.fault("[copies]", f"{total} cards", f"{wanted} cards in the three decks together")
    for face in FACES:
        copies, icons = box.numbers("copies", face, "copies"), box.numbers("copies", face, "icons")
        if any(icon > copy for icon, copy in zip(icons, copies, strict=True)):
            raise box.fault(f"[copies] {face}.icons", icons, f"no more than the copies {copies}")
    for row in PLAYER_ROWS[1:]:
        if box.number("counts", row, "neutrals"):  # N10.1: only two players leave colours unused
            raise box.fault(f"[counts] {row}.neutrals", box.number("counts", row, "neutrals"), "0")


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
