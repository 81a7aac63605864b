"""The box of Golem, read: every table as flat lists, every effect as a node."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.box import Box, Column, Section
from shofar.engine.effect import Effect, Seq
from shofar.engine.errors import BadEffect
from shofar.engine.grammar import parse
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Title
from shofar.games.golem import moves

CHARACTERS: Final = tuple(f"char_{n}" for n in range(39, 51))
DISTRICT_TILES: Final = tuple(f"dt_{district}_{n}" for district in moves.DISTRICTS for n in range(1, 11))
PRINTED: Final = tuple(f"dt_{district}_{n}" for district in moves.DISTRICTS for n in ("viii", "ix", "x"))
BOOKS: Final = tuple(f"book_{n:02}" for n in range(1, 39))
BOOK_COLOURS: Final = ("red", "yellow", "blue", "green", "black")
BLACK: Final = 4
COPIES: Final = {"red": 8, "blue": 8, "green": 8, "yellow": 8, "black": 6}
GOLEM_TILES: Final = moves.DEVELOPMENTS[:6]
STUDY_TILES: Final = moves.DEVELOPMENTS[6:12]
ARTIFACT_TILES: Final = moves.DEVELOPMENTS[12:]
POWERS: Final = ("control_most_2", "ignore_steps", "created_works", "bury_twice", "work_more", "none")
TRIGGERS: Final = ("red_marble", "blue_marble", "first_book", "golem_created")
KINDS: Final = (
    "red_student", "blue_student", "yellow_student", "created", "gold", "developments", "study", "books", "killed",
)  # fmt: skip
COUNTED: Final = (  # what stands after `per`
    "golem_level", "own_buried", "completed_artifact", "development", "leftmost_section",
)  # fmt: skip
POINTS: Final = ("track", "golems", "artifacts", "columns", "study", "objectives", "resources")  # of a breakdown
NO_SLOT: Final = 100  # dearer than any slot
SLOT_WORDS: Final = tuple(f"{kind} {cost}" for kind in ("grey", "gold") for cost in range(10))
CAPACITY: Final = 7  # of a row, at most
TWICE: Final = "immediate_twice"
FLIP: Final = "developed_side"
INCOME_WORDS: Final = ("clay", "coin", "knowledge", "vp", "student", "study", "none")

TEXT: Final = Column("str")
COUNT: Final = Column("int", 0)
SECTIONS: Final = (
    Section("settings", ("play",), auto_gains=Column("bool")),
    Section("marbles", ("players_2", "players_3", "players_4"), **{c: Column("int", 0, 15) for c in moves.COLOURS}),
    Section("tray", ("row",), capacity=Column("int", 3, CAPACITY)),
    Section("start", ("start_board",), vp=Column("int"), golem_track=Column("int", 1, 12)),
    Section("work", tuple(f"golems_{n}" for n in range(5)), knowledge=COUNT),
    Section("row_prices", ("gold_piece", "mirror_copy", "mirror_study"), coin=COUNT),
    Section("creation", ("new_golem",), clay=COUNT, more=COUNT, steps=Column("int", 0, 11)),
    Section("tokens", ("menorah_token",), section=Column("int", 2, 10)),
    Section("influence", ("no_influence",), coin=COUNT),
    Section("losses", ("stuck_golem", "unpaid_golem"), vp=COUNT),
    Section("control", ("limited_control",), most=Column("int", 0, 9)),
    Section("final_scoring", ("left_resources",), each=Column("int", 1)),
    Section("actions", moves.ACTIONS, effect=TEXT),
    Section(
        "characters",
        CHARACTERS,
        deck=Column("str", one_of=("I-III", "IV")),
        marbles=Column("strs", one_of=moves.DISTRICTS, length=2),
        steps=Column("int", 0, 9),
        coin=COUNT,
        effect=TEXT,
    ),
    Section("district_tiles", DISTRICT_TILES, effect=TEXT),
    Section("printed_sections", PRINTED, entry=COUNT, effect=TEXT),
    Section("streets", tuple(f"{d}_{n}" for d in moves.DISTRICTS for n in range(1, 11)), income=TEXT),
    Section("cemetery", moves.GRAVES, effect=TEXT, players=Column("int", 2, 4)),
    Section("library", tuple(f"space_{n}" for n in moves.SPACES), surcharge=COUNT),
    Section("books", BOOKS, colour=Column("str", one_of=BOOK_COLOURS), cost=COUNT, immediate=TEXT, activation=TEXT),
    Section(
        "golem_track",
        tuple(f"space_{n}" for n in range(1, 13)),
        level=Column("int", 1, 9),
        steps=Column("int", 0, 9),
        income=TEXT,
    ),
    Section(
        "study_track",
        tuple(f"position_{n}" for n in range(11)),
        limit=Column("int", 0, 5),
        income=TEXT,
        developed_limit=Column("int", 0, 5),
        developed_income=TEXT,
        vp=COUNT,
    ),
    Section("golem_developments", GOLEM_TILES, cost=COUNT, power=Column("str", one_of=POWERS), menorahs=COUNT),
    Section("study_developments", STUDY_TILES, cost=COUNT, effect=TEXT, menorahs=COUNT),
    Section(
        "artifact_developments",
        ARTIFACT_TILES,
        kind=Column("str", one_of=("gold", "grey", "big")),
        a=TEXT,
        b=TEXT,
        cost=COUNT,
        menorahs=COUNT,
    ),
    Section("cauldrons", moves.ARTIFACTS, gold=Column("int", 1, 10)),
    Section(
        "artifact_tiles",
        tuple(f"{side}_{artifact}" for side in moves.TILE_SIDES for artifact in moves.ARTIFACTS),
        income=TEXT,
        slots=Column("strs", one_of=SLOT_WORDS),
    ),
    Section("objectives", moves.OBJECTIVES, kind=Column("str", one_of=KINDS), least=Column("int", 1), vp=COUNT),
    Section("set_bonus", ("kinds_2", "kinds_3", "kinds_4"), vp=COUNT),
    Section("starting_tiles", moves.STARTS, effect=TEXT),
    Section("first_game_characters", ("palace",), cards=Column("strs", one_of=CHARACTERS, length=4)),
    Section("first_game_tiles", moves.DISTRICTS, numbers=Column("ints", 1, 10, length=7)),
    Section(
        "first_game_sets",
        ("set_1", "set_2", "set_3", "set_4"),
        golems=Column("strs", one_of=moves.DISTRICTS, length=2),
        artifact=Column("str", one_of=moves.TILE_SIDES),
        tiles=Column("strs", one_of=moves.STARTS, length=2),
        objectives=Column("strs", one_of=moves.OBJECTIVES, length=3),
        gold=Column("str", one_of=moves.ARTIFACTS, needed=False),
        development=Column("str", one_of=moves.DEVELOPMENTS, needed=False),
        slot=Column("str", one_of=moves.SLOTS, needed=False),
        side=Column("str", one_of=moves.SIDES, needed=False),
    ),
)


SECTION_TABLES: Final = ("district_tiles", "printed_sections")  # what a section of a district can be


class Kit(Rules):
    """Golem as its box makes it for a number of players."""

    def __init__(self, title: Title, box: Box, players: int, options: Options) -> None:
        super().__init__(title, box, players, options)
        self.auto_gains: Final = bool(box.row("settings", "play")["auto_gains"])
        self.first_game: Final = bool(options["first_game"])
        self.marbles: Final = [box.number("marbles", f"players_{players}", colour) for colour in moves.COLOURS]
        self.capacity: Final = box.number("tray", "row", "capacity")
        self._prices(box)
        self._flow()
        self.student_steps: Final = [self._word(f"student {district} +1") for district in moves.DISTRICTS]
        self.amounts: Final = [  # resource * 8 + amount
            self._word(f"{amount} {good}" if amount else "none")
            for good in moves.GOODS[:3]
            for amount in range(CAPACITY + 1)
        ]
        self.actions: Final = self._effects("actions", moves.ACTIONS, "effect")
        self._characters(box)
        self._districts(box)
        self._books(box)
        self._tracks(box)
        self._developments(box)
        self._artifacts(box)
        self.objective_kind: Final = [KINDS.index(box.word("objectives", row, "kind")) for row in moves.OBJECTIVES]
        self.objective_least: Final = [box.number("objectives", row, "least") for row in moves.OBJECTIVES]
        self.objective_vp: Final = [box.number("objectives", row, "vp") for row in moves.OBJECTIVES]
        bonus = [box.number("set_bonus", f"kinds_{n}", "vp") for n in (2, 3, 4)]
        self.set_bonus: Final = [0, 0, bonus[0], bonus[1], *[bonus[2]] * 6]
        self.starts: Final = [_elements(effect) for effect in self._effects("starting_tiles", moves.STARTS, "effect")]
        self._check_income_words()
        self.names.update(
            seat=[str(seat) for seat in range(4)], book=list(BOOKS), character=list(CHARACTERS),
            tile=list(DISTRICT_TILES), action=list(moves.ACTIONS), colour=list(moves.COLOURS),
            stand=["board", *moves.GOLEMS, *moves.GRAVES, "hand"],
            artifact_side=list(moves.TILE_SIDES), objective=list(moves.OBJECTIVES), start=list(moves.STARTS),
            row=list(moves.ROWS), good=list(moves.GOODS), district=list(moves.DISTRICTS), place=list(moves.PLACES),
            grave=list(moves.GRAVES), artifact=list(moves.ARTIFACTS), development=list(moves.DEVELOPMENTS),
            slot=list(moves.SLOTS), side=list(moves.SIDES),
            column=["1", "2", "3", "4"], source=list(POINTS),
            holder=[*[f"seat_{n}" for n in range(4)], *[f"pack_{n}" for n in range(4)], "deck", "under",
                    *[f"drawn_{n}" for n in range(4)]],
        )  # fmt: skip

    def _prices(self, box: Box) -> None:
        """Prices and other numbers of the rules."""
        self.start_vp = box.number("start", "start_board", "vp")  # G1.7
        self.start_track = box.number("start", "start_board", "golem_track")
        self.work_prices = [box.number("work", f"golems_{n}", "knowledge") for n in range(5)]  # G3.7
        self.gold_price = box.number("row_prices", "gold_piece", "coin")  # G3.12
        self.mirror_copy = box.number("row_prices", "mirror_copy", "coin")  # G3.14
        self.mirror_study = box.number("row_prices", "mirror_study", "coin")
        self.golem_clay = box.number("creation", "new_golem", "clay")  # G4.2.1
        self.golem_more = box.number("creation", "new_golem", "more")
        self.created_steps = box.number("creation", "new_golem", "steps")  # G4.2.2
        self.token_section = box.number("tokens", "menorah_token", "section")  # G4.1.2
        self.coins_instead = box.number("influence", "no_influence", "coin")  # G5.3
        self.stuck_loss = box.number("losses", "stuck_golem", "vp")  # G2.11
        self.unpaid_loss = box.number("losses", "unpaid_golem", "vp")  # G5.9
        self.torso_most = box.number("control", "limited_control", "most")  # G5.8
        self.resources_per_point = box.number("final_scoring", "left_resources", "each")  # G6.2

    # --- tables ---------------------------------------------------------------------------------------------

    def _characters(self, box: Box) -> None:
        self.pair = [  # character * 2 + n: the colours of its marbles
            moves.COLOURS.index(word) for row in CHARACTERS for word in box.words("characters", row, "marbles")
        ]
        self.character_steps = [box.number("characters", row, "steps") for row in CHARACTERS]
        self.character_coin = [box.number("characters", row, "coin") for row in CHARACTERS]
        self.character_effects = self._effects("characters", CHARACTERS, "effect")
        self.early = [n for n, row in enumerate(CHARACTERS) if box.word("characters", row, "deck") == "I-III"]
        self.late = [n for n in range(len(CHARACTERS)) if n not in self.early]

    def _districts(self, box: Box) -> None:
        self.tile_effects = self._effects("district_tiles", DISTRICT_TILES, "effect")
        self.printed = self._effects("printed_sections", PRINTED, "effect")
        self.entry = [box.number("printed_sections", row, "entry") for row in PRINTED]
        rows = [f"{district}_{n}" for district in moves.DISTRICTS for n in range(1, 11)]
        self.streets = self._incomes("streets", rows, "income")  # (district * 10 + section - 1) * 4 + good
        self.grave_effects = self._effects("cemetery", moves.GRAVES, "effect")
        self.graves = [
            n for n, row in enumerate(moves.GRAVES) if box.number("cemetery", row, "players") <= self.players
        ]
        self.laid["cemetery"] = {moves.GRAVES[n]: ("cemetery", moves.GRAVES[n]) for n in self.graves}
        self.laid["sections"] = {row: (table, row) for table in SECTION_TABLES for row in box.rows(table)}

    def _books(self, box: Box) -> None:
        self.surcharge = [box.number("library", f"space_{n}", "surcharge") for n in moves.SPACES]
        self.book_colour = [BOOK_COLOURS.index(box.word("books", row, "colour")) for row in BOOKS]
        self.book_cost = [box.number("books", row, "cost") for row in BOOKS]
        self.immediate = self._effects("books", BOOKS, "immediate")
        self.activation = self._effects("books", BOOKS, "activation")

    def _tracks(self, box: Box) -> None:
        spaces = [f"space_{n}" for n in range(1, 13)]
        self.level = [0, *[box.number("golem_track", row, "level") for row in spaces]]
        self.track_steps = [0, *[box.number("golem_track", row, "steps") for row in spaces]]
        self.track_income = [0, 0, 0, 0, *self._incomes("golem_track", spaces, "income")]
        positions = [f"position_{n}" for n in range(11)]
        self.limit = [  # position, + 11 on the developed side
            box.number("study_track", row, column) for column in ("limit", "developed_limit") for row in positions
        ]
        self.study_income = [
            *self._incomes("study_track", positions, "income"),
            *self._incomes("study_track", positions, "developed_income"),
        ]
        self.study_vp = [box.number("study_track", row, "vp") for row in positions]

    def _developments(self, box: Box) -> None:
        tables = ("golem_developments", "study_developments", "artifact_developments")
        where = list(zip([tables[n // 6] for n in range(18)], moves.DEVELOPMENTS, strict=True))
        self.cost = [box.number(table, row, "cost") for table, row in where]
        self.menorahs = [box.number(table, row, "menorahs") for table, row in where]
        self.menorah_tiles = [0, 12, 6]  # district: its first development
        powers = [box.word("golem_developments", row, "power") for row in GOLEM_TILES]
        self.torso = powers.index("control_most_2")
        self.right_leg = powers.index("ignore_steps")
        self.left_leg = powers.index("created_works")
        self.left_arm = powers.index("bury_twice")
        self.right_arm = powers.index("work_more")
        words = [box.word("study_developments", row, "effect") for row in STUDY_TILES]
        self.twice_column = words.index(TWICE)
        self.track_tile = 6 + words.index(FLIP)
        self.column_effects = [  # what a developed column gives for a book added to it
            self._effect("study_developments", row, "effect", "none" if word in (TWICE, FLIP) else word)
            for row, word in zip(STUDY_TILES[:4], words, strict=False)
        ]

    def _artifacts(self, box: Box) -> None:
        self.cauldron = [box.number("cauldrons", row, "gold") for row in moves.ARTIFACTS]
        rows = tuple(f"{side}_{artifact}" for side in moves.TILE_SIDES for artifact in moves.ARTIFACTS)
        self.artifact_effects = self._effects("artifact_tiles", rows, "income")  # side * 4 + artifact
        self.slot_gold: list[int] = []  # side * 8 + slot: 1 for a gold slot, 0 for a grey one, -1 for none
        self.slot_cost: list[int] = []
        for row in rows:
            self._slots(box, row)
        self.cheap_slot = [  # side: the cost of its cheapest slot
            min([self.slot_cost[at] for at in range(side, side + 8) if self.slot_gold[at] >= 0], default=NO_SLOT)
            for side in range(0, 64, 8)
        ]
        kinds = [box.word("artifact_developments", row, "kind") for row in ARTIFACT_TILES]
        self.tile_gold = [1 if kind == "gold" else 0 if kind == "grey" else -1 for kind in kinds]
        self.tile_sides = [box.word("artifact_developments", row, s) for row in ARTIFACT_TILES for s in moves.SIDES]
        gold = [word if self.tile_gold[at // 2] == 1 else "" for at, word in enumerate(self.tile_sides)]
        self.trigger = [gold.index(word) for word in TRIGGERS]  # trigger: artifact tile * 2 + side
        self.grey_effects = [  # artifact tile * 2 + side: what a grey tile adds
            self._effect(
                "artifact_developments", ARTIFACT_TILES[at // 2], moves.SIDES[at % 2], "none" if gold[at] else word
            )
            for at, word in enumerate(self.tile_sides)
        ]

    def _slots(self, box: Box, row: str) -> None:
        words = box.words("artifact_tiles", row, "slots")
        if len(words) > 2:
            raise box.fault(f"[artifact_tiles] {row}.slots", words, "at most two slots like 'grey 3' or 'gold 5'")
        for word in words:
            kind, _, cost = word.partition(" ")
            self.slot_gold.append(int(kind == "gold"))
            self.slot_cost.append(int(cost))
        for _missing in range(2 - len(words)):
            self.slot_gold.append(-1)
            self.slot_cost.append(0)

    # --- effects --------------------------------------------------------------------------------------------

    def _effects(self, section: str, rows: tuple[str, ...], column: str) -> list[Effect[Any]]:
        return [self._effect(section, row, column, self.box.word(section, row, column)) for row in rows]

    def _flow(self) -> None:
        """The nodes of the order of play, and the words of the box; effects of the same text are the same nodes."""
        from shofar.games.golem.play import NODES
        from shofar.games.golem.words import Words

        self.words = Words(not self.auto_gains)
        self.add(*NODES)

    def _word(self, text: str) -> Effect[Any]:
        effect = self.words.read(text)
        self.add(effect)
        return effect

    def _effect(self, section: str, row: str, column: str, text: str) -> Effect[Any]:
        try:
            return self._word(text)
        except BadEffect as error:
            raise self.box.fault(f"[{section}] {row}.{column}", text, str(error)) from None

    def _incomes(self, section: str, rows: list[str], column: str) -> list[int]:
        """Rows of resources and points as four numbers each."""
        return [amount for row in rows for amount in amounts(self.box, section, row, column)]

    def _check_income_words(self) -> None:
        """G4.5.8: artifacts give resources, points and steps only, so that no trigger sets off another."""
        for row in [f"{side}_{artifact}" for side in moves.TILE_SIDES for artifact in moves.ARTIFACTS]:
            phrase = parse(self.box.word("artifact_tiles", row, "income"))
            for part in phrase.parts or (phrase,):
                if part.name not in INCOME_WORDS:
                    expected = f"only {', '.join(INCOME_WORDS)}"
                    raise self.box.fault(f"[artifact_tiles] {row}.income", phrase.text(), expected)


def _elements(effect: Effect[Any]) -> list[Effect[Any]]:
    return list(effect.steps) if isinstance(effect, Seq) else [effect]


def amounts(box: Box, section: str, row: str, column: str) -> list[int]:
    """An income of resources and points as four numbers."""
    text = box.word(section, row, column)
    found = [0, 0, 0, 0]
    for part in [] if text == "none" else text.split(";"):
        amount, _, good = part.strip().partition(" ")
        if not amount.isdigit() or good not in moves.GOODS:
            raise box.fault(f"[{section}] {row}.{column}", text, "resources and points, like '2 clay; 1 vp', or 'none'")
        found[moves.GOODS.index(good)] += int(amount)
    return found
