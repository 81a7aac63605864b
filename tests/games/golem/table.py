"""Set up a table of Golem in a few words, let something happen, and read off what a player would check."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import shofar
from shofar.engine.frame import Frame
from shofar.games.golem.components import BOOKS, CHARACTERS, DISTRICT_TILES
from shofar.games.golem.moves import (
    ACTIONS,
    ARTIFACTS,
    COLOURS,
    DEVELOPMENTS,
    DISTRICTS,
    GOLEMS,
    GOODS,
    GRAVES,
    OBJECTIVES,
    ROWS,
    SIDES,
    SLOTS,
    STARTS,
    TILE_SIDES,
)  # fmt: skip
from shofar.games.golem.table import Golem

STANDS = ["board", *GOLEMS, *GRAVES, "hand"]
FIRST_TILES = {"red": (1, 2, 4, 5, 7, 8, 9), "yellow": (1, 3, 4, 5, 6, 7, 10), "blue": (1, 4, 5, 6, 7, 8, 9)}
BOX = Path(__file__).with_name("box.toml")


def dealt(players: int, seed: int | str, options: dict[str, Any] | None = None, **more: Any) -> Golem:
    """A game as it is dealt."""
    return own(shofar.new("golem", players, seed, options, **{**more, "box": more.get("box") or BOX}))


def own(game: shofar.Game) -> Golem:
    """The same game, as a game of this title."""
    assert isinstance(game, Golem)
    return game


def table(players: int = 2, auto: bool = True, box: Any = None, **seat_0: Any) -> Golem:
    """A bare table in round 1: first-game districts and palace, nobody has anything but 10 points.

    The keywords are those of `sit`, for seat 0."""
    game = dealt(players, 1, options={"first_game": True}, box=box, auto=auto)
    game.order = list(range(players))
    game.purse = [0, 0, 0, 10] * players
    game.student = [1] * (3 * players)
    game.study, game.track = [0] * players, [3] * players
    game.golem = [STANDS.index("hand")] * 2 + [0] * 4
    game.golem *= players
    game.gold = [0] * (4 * players)
    game.built = [0] * (18 * players)
    game.column = [-1] * (20 * players)
    game.artifact = list(range(0, 2 * players, 2))
    game.objective, game.seen = [8] * 27, [0] * players
    game.round, game.phase = 1, 3
    sit(game, 0, **seat_0)
    return game


def sit(game: Golem, seat: int, **given: Any) -> None:
    """Give a seat what the keywords say; each is written as a player would."""
    for name, value in given.items():
        if name in GOODS:
            game.purse[seat * 4 + GOODS.index(name)] = value
        elif name in ("study", "track"):
            getattr(game, name)[seat] = value
        else:
            SETTERS[name](game, seat, value)


def _students(game: Golem, seat: int, sections: tuple[int, int, int]) -> None:
    game.student[seat * 3 : seat * 3 + 3] = list(sections)


def _golems(game: Golem, seat: int, words: str) -> None:
    """The first two are the initial ones, later ones are created."""
    for figure, word in enumerate(words.split()):
        game.golem[seat * 6 + figure] = STANDS.index(word)


def _board(game: Golem, seat: int, count: int) -> None:
    """Golems left on the player board; the others of the four lie in the open grave."""
    free = [at for at in range(seat * 6 + 2, seat * 6 + 6) if game.golem[at] == 0]
    for at in free[count:]:
        game.golem[at] = STANDS.index("cem_open")


def _gold(game: Golem, seat: int, pieces: dict[str, int]) -> None:
    for artifact, count in pieces.items():
        game.gold[seat * 4 + ARTIFACTS.index(artifact)] = count


def _tile(game: Golem, seat: int, side: str) -> None:
    game.artifact[seat] = TILE_SIDES.index(side)


def _built(game: Golem, seat: int, words: str) -> None:
    """`golem_torso study_col1 art_grey_clay:a4.1:a`."""
    for word in words.split():
        name, *place = word.split(":")
        at = seat * 18 + DEVELOPMENTS.index(f"dev_{name}")
        game.built[at] = 1 + SLOTS.index(place[0]) * 2 + SIDES.index(place[1]) if place else 1


def _columns(game: Golem, seat: int, columns: tuple[str, ...]) -> None:
    for column, words in enumerate(columns):
        for at, word in enumerate(words.split()):
            book = BOOKS.index(f"book_{word}")
            game.column[seat * 20 + column * 5 + at] = book
            for pile in (game.library, game.book_deck):
                if book in pile:
                    pile.remove(book)


def _objectives(game: Golem, seat: int, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        game.objective[OBJECTIVES.index(f"obj_{number}")] = seat


def _marbles(game: Golem, seat: int, words: str) -> None:
    for at, word in enumerate(words.split()):
        game.socket[seat * 2 + at] = COLOURS.index(word)


SETTERS: dict[str, Callable[[Golem, int, Any], None]] = {
    "students": _students, "golems": _golems, "board": _board, "gold": _gold, "tile": _tile, "built": _built,
    "columns": _columns, "objectives": _objectives, "marbles": _marbles,
}  # fmt: skip


# --- the shared table -----------------------------------------------------------------------------------------


def library(game: Golem, *numbers: int) -> None:
    """These books lie open from the left; the others are in the deck."""
    game.library = [number - 1 for number in numbers]
    held = {*game.library, *game.column}
    game.book_deck = [book for book in range(38) if book not in held]
    game.book_bottom = []


def palace(game: Golem, *numbers: int) -> None:
    game.palace = [CHARACTERS.index(f"char_{number}") for number in numbers]


def lay_tile(game: Golem, district: str, section: int, number: int) -> None:
    """A district tile of that number on a section."""
    game.district[DISTRICTS.index(district) * 7 + section - 1] = DISTRICT_TILES.index(f"dt_{district}_{number}")


def tray(game: Golem, **rows: Any) -> None:
    """The marbles of each row: `tray(game, work="red white")`."""
    game.tray = [0] * 25
    for row, words in rows.items():
        for word in words.split():
            game.tray[ROWS.index(row) * 5 + COLOURS.index(word)] += 1


def open_tiles(game: Golem, *ids: str) -> None:
    """These action tiles lie open from the top."""
    game.tiles = [ACTIONS.index(tile) for tile in ids]
    game.tile_deck = [tile for tile in range(12) if tile not in game.tiles]
    game.tile_discard = []


# --- what happens ---------------------------------------------------------------------------------------------


def do(game: Golem, what: str, *moves: str, seat: int = 0, value: int = 0, about: int = 0) -> Any:
    """Let an effect or a step of the order of play begin for a seat, then play the moves."""
    effect = game.rules.nodes.get(what) or game.kit.words.read(what)
    game.stack = [Frame(effect, seat, value, about)]
    game.advance()
    game.play(*moves)
    return game


def marble(game: Golem, row: str, value: int, *moves: str, colour: str = "white", seat: int = 0) -> Any:
    """Take a marble from a row with that many."""
    tray(game, **{row: " ".join([colour, *["white"] * (value - 1)])})
    return do(game, "turn", f"take {row} {colour}", *moves, seat=seat)


# --- what a player would check --------------------------------------------------------------------------------


def purse(game: Golem, seat: int = 0) -> dict[str, int]:
    """Clay, coins, knowledge, points: those that are not 0."""
    return {good: game.purse[seat * 4 + at] for at, good in enumerate(GOODS) if game.purse[seat * 4 + at]}


def students(game: Golem, seat: int = 0) -> tuple[int, ...]:
    return tuple(game.student[seat * 3 : seat * 3 + 3])


def golems(game: Golem, seat: int = 0) -> list[str]:
    """Golems on blocks and in the cemetery."""
    return sorted(STANDS[code] for code in game.golem[seat * 6 : seat * 6 + 6] if STANDS[code] not in ("board", "hand"))


def gold(game: Golem, seat: int = 0) -> list[int]:
    return game.gold[seat * 4 : seat * 4 + 4]


def developed(game: Golem, seat: int = 0) -> list[str]:
    return [name for at, name in enumerate(DEVELOPMENTS) if game.built[seat * 18 + at]]


def books(game: Golem, column: int, seat: int = 0) -> list[int]:
    """The numbers of the books in a column, from the bottom."""
    at = seat * 20 + (column - 1) * 5
    return [book + 1 for book in game.column[at : at + 5] if book != -1]


def options(game: Golem) -> set[str]:
    return {str(move) for move in game.moves}


def status(game: Golem, seat: int = 0) -> dict[str, int]:
    """Everything that counts, in numbers."""
    return {
        **{good: game.purse[seat * 4 + at] for at, good in enumerate(GOODS)},
        **{name: game.student[seat * 3 + at] for at, name in enumerate(DISTRICTS)},
        "study": game.study[seat],
        "track": game.track[seat],
        "gold": sum(gold(game, seat)),
        "created": game.created(seat),
        "killed": game.buried(seat),
        "books": game.books(seat),
        "developments": game.developments(seat),
        "objectives": game.objective.count(seat),
    }


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What is not as it was."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def start_hand(game: Golem, *numbers: int, seat: int = 0) -> None:
    """The four dealt starting tiles of a seat."""
    game.phase = 0
    game.start[seat * 4 : seat * 4 + 4] = [STARTS.index(f"start_{number:02}") for number in numbers]
    game.picked[seat * 2 : seat * 2 + 2] = [-1, -1]


def seen(game: Golem, seat: int | None) -> str:
    """All that a seat sees of the game, as text; without the component tables, which are the same for everybody."""
    return str(game.view(seat))
