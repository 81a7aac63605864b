"""The solo opponent once more, read from the specification (section 2 and E3.16) without the engine: what a turn of it
must lead to. It uses nothing of `shofar.games.ezra` but the names of places, and its own tables."""

from __future__ import annotations

from typing import Any

from shofar.games.ezra.names import GOODS, PLACES, RING

YOU, IT, WHITE, FREE = 0, 1, 4, -1
COLOURS = ("orange", "purple", "red")
GATE_REWARD = {
    "muster": "1 worker", "east": "2 altar", "water": "2 food", "dung": "1 gold", "valley": "3 silver",
    "fish": "2 tent",
}  # fmt: skip
CONNECTION = {
    "sheep": "1 food; 1 altar", "horse": "1 stone; 1 silver", "fountain": "1 wild", "old": "1 wood; 1 silver",
    "muster": "2 silver", "east": "2 cinder", "water": "1 food", "dung": "1 wild", "valley": "1 wood",
    "fish": "1 food; 1 silver",
}  # fmt: skip
WALL_CARD = (
    "1 worker", "2 tent", "3 altar", "2 food; 1 silver", "1 wild", "1 gold", "1 tent", "1 res; 1 silver", "1 recover",
    "1 silver", "1 altar", "1 cinder",
)  # fmt: skip
LEVITE = ("", "", "1 cinder", "1 stone", "1 wood", "1 wild; 2 vp", "3 vp; 1 recover")
TEMPLE_ROW = ("", "1 silver", "1 food", "1 tent", "1 worker")
TENT = (
    "1 gold", "2 silver", "1 orange", "2 food", "1 altar", "1 purple", "1 worker", "2 silver", "1 red", "1 gold",
    "1 vp", "2 altar", "2 food", "1 wild", "1 worker", "2 vp",
)  # fmt: skip
ALTAR = {
    3: "1 food", 4: "1 silver", 6: "1 food", 7: "1 cinder", 9: "1 wild", 10: "2 silver", 12: "1 worker", 13: "1 tent",
    15: "1 gold", 16: "2 food", 18: "2 vp", 19: "1 wild", 20: "3 vp",
}  # fmt: skip
COLUMN = ("", "1 altar", "2 silver", "1 worker", "2 vp", "3 vp", "4 vp", "5 vp")
HERO = (
    ("1 altar", "1 wood", "1 gold"),
    ("1 cinder", "1 wild", "1 food; 1 silver"),
    ("1 silver", "1 stone", "1 tent; 1 silver"),
)
FIRST_STONE = 30  # the number of stone_01 among the scroll tiles
# direction, column, (silver, gold) of the upper and of the lower trade
FOCUS = {
    "sheep": (1, 1, (1, 1), (4, 2)), "muster": (-1, 2, (2, 1), (5, 3)), "east": (1, 3, (1, 1), (3, 2)),
    "horse": (-1, 4, (1, 1), (4, 2)), "water": (-1, 4, (2, 1), (5, 3)), "fountain": (1, 4, (1, 1), (3, 2)),
    "dung": (-1, 3, (1, 1), (4, 2)), "valley": (1, 2, (2, 1), (5, 3)), "old": (-1, 1, (1, 1), (3, 2)),
    "fish": (1, 1, (1, 1), (4, 2)),
}  # fmt: skip


class Rival:
    """The table as far as the opponent touches it."""

    def __init__(self, game: Any) -> None:
        self.round = game.round
        self.gold = game.goods[IT * 6 + GOODS.index("gold")]
        self.silver = game.goods[IT * 6 + GOODS.index("silver")]
        self.your_silver = game.goods[GOODS.index("silver")]
        self.idle, self.stock = game.idle[IT], game.stock[IT]
        self.levites, self.your_levites = game.levites[IT], game.levites[YOU]
        self.filled, self.columns = list(game.filled), 5
        self.blessings = dict(zip(COLOURS, game.blessings[3:6], strict=True))
        self.altar, self.your_altar, self.ahead = game.altar[IT], game.altar[YOU], game.ahead[0] == IT
        self.tent, self.vp, self.your_vp = game.tents[IT], game.marker(IT), game.marker(YOU)
        self.owner = dict(zip(RING, game.owner, strict=True))
        self.rubble = {spot: sum(game.rubble[at * 4 : at * 4 + 4]) for at, spot in enumerate(RING)}
        self.on_gate = dict(zip(RING, game.gate_silver, strict=True))
        places = [tuple(int(number) for number in place.split(".")) for place in PLACES]
        self.scribe = dict(zip(places, game.scribe, strict=True))
        self.tile = dict(zip(places, game.scrolls, strict=True))
        self.row_food = list(game.row_food)
        self.wall_cards = game.wall_cards(IT)
        self.focus = ""
        self.card = 0  # the wall card that it will draw
        self.you_gain = False  # by a connection: what you then have is your affair

    # --- gains (E3.16.4, E3.16.5) -----------------------------------------------------------------------------------

    def gain(self, text: str) -> None:
        for part in text.split("; ") if text else []:
            number, thing = part.split()
            getattr(self, f"gain_{thing}", self.gain_gold)(int(number))

    def gain_gold(self, number: int) -> None:
        """Also stone, wood, cinder and resources of choice."""
        self.gold += number

    def gain_silver(self, number: int) -> None:
        self.silver += number

    gain_food = gain_silver

    def gain_vp(self, number: int) -> None:
        self.vp += number

    def gain_worker(self, number: int) -> None:
        for _ in range(number):
            if self.stock:
                self.stock, self.idle = self.stock - 1, self.idle + 1
            else:
                self.gain_tent(1)

    def gain_tent(self, number: int) -> None:
        first, self.tent = self.tent + 1, self.tent + number
        for space in range(first, first + number):
            self.gain(TENT[space % 16])

    gain_recover = gain_tent

    def gain_altar(self, number: int) -> None:
        start = self.altar
        self.altar = min(20, start + number)
        self.silver += start + number - self.altar
        if self.altar > start:
            self.ahead = self.altar > self.your_altar  # on top of your marker is behind it
        for space in range(start + 1, self.altar + 1):
            self.gain(ALTAR.get(space, ""))

    def gain_wild(self, number: int) -> None:
        self.bless(min(COLOURS, key=lambda colour: self.blessings[colour]))

    def gain_orange(self, number: int) -> None:
        self.bless("orange")

    def gain_purple(self, number: int) -> None:
        self.bless("purple")

    def gain_red(self, number: int) -> None:
        self.bless("red")

    def bless(self, colour: str) -> None:
        if self.blessings[colour] == 7:
            self.gain_tent(1)
            return
        before = min(self.blessings.values())
        self.blessings[colour] += 1
        if min(self.blessings.values()) > before:
            self.gain(COLUMN[before + 1])

    # --- the turn (E3.16.8 to E3.16.10) -----------------------------------------------------------------------------

    def turn(self, focus: str, scheme: int) -> int:
        """Its turn with these cards; the line that it takes."""
        self.focus = focus
        self.trade()
        lines = (self.scheme_1, self.scheme_2, self.scheme_3, self.scheme_4, self.scheme_5, self.scheme_6)
        return lines[scheme - 1]()

    def trade(self) -> None:
        gate = f"g_{self.focus}"
        fee = 0 if self.owner[gate] == IT else 1
        for price, gold in reversed(FOCUS[self.focus][2:]):
            if self.silver >= fee + price:
                self.silver -= fee + price
                self.gold += gold
                if self.owner[gate] == YOU:
                    self.your_silver += fee
                elif self.owner[gate] == FREE:
                    self.on_gate[gate] += fee
                return
        self.gain_tent(1)

    def scheme_1(self) -> int:
        if self.idle >= 2 and self.gold >= 2:
            self.temple()
            return 1
        if self.idle <= 1:
            self.gain("2 worker")
            return 2
        self.clear(self.wall_with_rubble())
        return 3

    def scheme_2(self) -> int:
        if self.idle >= 2 and self.gold >= 2:
            self.temple()
            return 1
        if self.gold <= 1:
            self.gain("2 gold")
            return 2
        self.gain("3 altar; 1 worker")
        return 3

    def scheme_3(self) -> int:
        if self.idle >= 1 and self.gold >= 2 and self.gate_to_build():
            self.build_gate()
            return 1
        if self.gold >= 2 and self.wall_to_build():
            self.build_wall()
            return 2
        self.gain("1 worker; 1 gold")
        return 3

    def scheme_4(self) -> int:
        if self.gold >= 2 and self.wall_to_build():
            self.build_wall()
            return 1
        if self.idle <= 1:
            self.gain("1 worker; 1 gold")
            return 2
        self.clear(self.wall_with_rubble())
        self.gain("1 altar")
        return 3

    def scheme_5(self) -> int:
        if self.idle >= 2 and self.gold >= 2 and self.candidates((4, 3, 2, 1)):
            self.teach((4, 3, 2, 1))
            return 1
        if self.gold >= 2 and self.wall_to_build():
            self.build_wall()
            return 2
        self.gain("1 gold; 1 altar")
        return 3

    def scheme_6(self) -> int:
        if self.idle >= 1 and self.gold >= 1 and self.candidates((1, 2, 3, 4)):
            self.teach((1, 2, 3, 4))
            self.gain("1 silver")
            return 1
        if self.gold >= 2:
            self.gold -= 2
            self.gain("1 worker; 2 altar")
            return 2
        self.gain("1 worker; 1 gold")
        return 3

    # --- temple (E3.16.11, E3.16.12) --------------------------------------------------------------------------------

    def temple(self) -> None:
        if self.levites < 6:
            self.gold, self.idle, self.levites = self.gold - 2, self.idle - 1, self.levites + 1
            self.gain(LEVITE[self.levites])
        for _ in range(self.levites):
            if self.gold and min(self.filled) < self.columns:
                self.place_gold()
            elif self.silver:
                self.silver, self.gold = self.silver - 1, self.gold + 1
            else:
                self.gain_altar(1)

    def place_gold(self) -> None:
        row, sectors = self.filled.index(min(self.filled)), self.sectors()
        self.gold -= 1
        self.filled[row] += 1
        self.vp += 2
        self.gain(TEMPLE_ROW[row])
        if self.sectors() > sectors:
            self.gain("2 food")
            if (self.levites, self.ahead) > (self.your_levites, not self.ahead):
                self.vp += 2
            else:
                self.your_vp += 2
            self.silver += self.levites
            self.your_silver += self.your_levites

    def sectors(self) -> int:
        return sum(min(self.filled) >= end for end in (2, 4, 5))

    # --- rubble, walls and gates (E3.16.13 to E3.16.17) -------------------------------------------------------------

    def walk(self, kind: str) -> list[str]:
        """Unbuilt walls ("w") or gates ("g") in the order of the walk."""
        start, step = RING.index(f"g_{self.focus}"), FOCUS[self.focus][0]
        spots = [RING[(start + step * far) % 34] for far in range(34)]
        return [spot for spot in spots if spot[0] == kind and self.owner[spot] == FREE]

    def wall_with_rubble(self) -> str:
        return next((spot for spot in self.walk("w") if self.rubble[spot]), "")

    def wall_to_build(self) -> str:
        if not self.wall_cards:
            return ""
        return self.wall_with_rubble() or next(iter(self.walk("w") if self.gold >= 3 else []), "")

    def gate_to_build(self) -> str:
        return next((spot for spot in self.walk("g") if self.gold + self.rubble[spot] >= 3), "")

    def clear(self, spot: str) -> None:
        cubes = self.rubble.get(spot, 0)
        self.gold += cubes
        self.rubble.update({spot: 0} if spot else {})
        if cubes and spot[0] == "w":
            self.bless(COLOURS[(int(spot[1:]) - 1) % 3])

    def build_wall(self) -> None:
        spot = self.wall_to_build()
        self.clear(spot)
        self.gold, self.wall_cards, self.owner[spot] = self.gold - 3, self.wall_cards - 1, IT
        self.gain(WALL_CARD[self.card])
        for beside in self.beside(spot, "g"):
            self.connect(spot, beside)

    def build_gate(self) -> None:
        spot = self.gate_to_build()
        self.clear(spot)
        self.gold, self.idle, self.owner[spot] = self.gold - 3, self.idle - 1, IT
        self.silver, self.on_gate[spot] = self.silver + self.on_gate[spot], 0
        self.gain(GATE_REWARD[spot[2:]])
        for beside in self.beside(spot, "w"):
            self.connect(beside, spot)

    def beside(self, spot: str, kind: str) -> list[str]:
        at = RING.index(spot)
        return [RING[near] for near in sorted([(at - 1) % 34, (at + 1) % 34]) if RING[near][0] == kind]

    def connect(self, wall: str, gate: str) -> None:
        owners = (self.owner[wall], self.owner[gate])
        if self.owner[wall] in (YOU, IT) and self.owner[gate] != FREE:
            self.gain(CONNECTION[gate[2:]])
            self.you_gain = self.you_gain or YOU in owners

    # --- scribes (E3.16.18 to E3.16.21) -----------------------------------------------------------------------------

    def price(self, row: int) -> int:
        full = [all(self.scribe[below, i] in (YOU, IT) for i in range(below + 2)) for below in range(1, row)]
        return row - sum(full)

    def paths(self, row: int, i: int) -> list[list[tuple[int, int]]]:
        """Ways of occupied tiles up to a place, from row 1."""
        if row == 1:
            return [[]]
        below = [(row - 1, j) for j in (i - 1, i) if self.scribe.get((row - 1, j), FREE) != FREE]
        return [[*path, tile] for tile in below for path in self.paths(*tile)]

    def best_path(self, row: int, i: int) -> list[tuple[int, int]] | None:
        def order(path: list[tuple[int, int]]) -> tuple[int, int, list[int]]:
            owners = [self.scribe[tile] for tile in path]
            return -owners.count(IT), owners.count(YOU), [tile[1] for tile in reversed(path)]

        payable = [p for p in self.paths(row, i) if sum(self.scribe[tile] == WHITE for tile in p) <= self.silver]
        return min(payable, key=order, default=None)

    def candidates(self, rows: tuple[int, ...]) -> list[tuple[int, int]]:
        for row in rows:
            tiles = [(row, i) for i in range(row + 2) if self.scribe[row, i] in (FREE, WHITE)]
            found = [tile for tile in tiles if self.best_path(*tile) is not None]
            if found and self.gold >= self.price(row):
                return found
        return []

    def teach(self, rows: tuple[int, ...]) -> None:
        place = self.pick(self.candidates(rows))
        row = place[0]
        for tile in self.best_path(*place) or []:
            self.silver -= self.scribe[tile] == WHITE
            self.your_silver += self.scribe[tile] == YOU
        self.gold -= self.price(row)
        if self.scribe[place] == WHITE:
            self.displace(*place)
        self.scribe[place] = IT
        self.idle -= 1
        self.silver, self.row_food[row - 1] = self.silver + self.row_food[row - 1], 0
        if self.tile[place] >= FIRST_STONE:
            for reward in HERO[self.tile[place] - FIRST_STONE][: self.round]:
                self.gain(reward)

    def pick(self, found: list[tuple[int, int]]) -> tuple[int, int]:
        column = FOCUS[self.focus][1]
        if len(found) < 4:
            return found[{1: (0, 0, 0, 0), 2: (0, 0, 1, 1), 3: (0, 1, 1, 2)}[len(found)][column - 1]]
        return [*found[:2], *found[-2:]][column - 1]

    def displace(self, row: int, i: int) -> None:
        for above in range(row + 1, 4):
            edge = (above, 0 if i == 0 else above + 1)
            if self.scribe[edge] == FREE:
                self.scribe[edge] = WHITE
                return
