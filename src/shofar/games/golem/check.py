"""The invariants of the specification's section 6, in words for the person who broke them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from shofar.engine.game import NOBODY
from shofar.games.golem import table
from shofar.games.golem.components import BLACK, BOOKS
from shofar.games.golem.table import Golem

OPEN_GRAVE: Final = 8


def check(game: Golem) -> list[str]:
    """What does not hold; nothing in a sound position."""
    faults = list(shapes(game))
    if not faults:
        for rule in RULES:
            faults += rule(game)
    return faults


def shapes(game: Golem) -> Iterator[str]:
    """Every list has the length of the table."""
    players = game.players
    sizes = {
        "purse": 4, "student": 3, "study": 1, "track": 1, "golem": 6, "gold": 4, "built": 18, "column": 20, "rabbi": 1,
        "socket": 2, "artifact": 1, "quiet": 1, "pass_tile": 1, "waiting": 1, "seen": 1, "start": 4, "picked": 2,
        "order": 1,
    }  # fmt: skip
    for name, size in sizes.items():
        if len(getattr(game, name)) != size * players:
            yield f"{name} has {len(getattr(game, name))} entries, expected {size * players}"
    fixed = {"tray": 25, "palace": 4, "district": 21, "token": 3, "objective": 27}
    for name, size in fixed.items():
        if len(getattr(game, name)) != size:
            yield f"{name} has {len(getattr(game, name))} entries, expected {size}"
    if sorted(game.order) != list(range(players)):
        yield f"the turn order {game.order} is not one of all players"


def golems(game: Golem) -> Iterator[str]:
    """1, 10, 13: six golems each, one per bonus space, none on a closed one."""
    for seat in range(game.players):
        codes = game.golem[seat * table.FIGURES : seat * table.FIGURES + table.FIGURES]
        if any(not table.BOARD <= code <= table.HAND for code in codes):
            yield f"seat {seat} has a golem nowhere: {codes}"
        if table.BOARD in codes[:2] or table.HAND in codes[2:] or (table.HAND in codes and game.phase != table.SETUP):
            yield f"seat {seat} has golems in the wrong stock: {codes}"
    for space in range(OPEN_GRAVE + 1):
        count = game.golem.count(table.BURIED + space)
        if count and space not in game.kit.graves:
            yield f"space {space} of the cemetery is closed for {game.players} players"
        if count > 1 and space != OPEN_GRAVE:
            yield f"space {space} of the cemetery holds {count} golems"


def boards(game: Golem) -> Iterator[str]:
    """2, 3, 4: tracks, resources, gold."""
    for seat in range(game.players):
        if any(not 1 <= section <= table.LAST_SECTION for section in game.student[seat * 3 : seat * 3 + 3]):
            yield f"seat {seat} has a student outside its street"
        if not 0 <= game.study[seat] <= table.LAST_STUDY or not 1 <= game.track[seat] <= table.LAST_TRACK:
            yield f"seat {seat} has a marker outside its track"
        if min(game.purse[seat * 4 : seat * 4 + table.KNOWLEDGE + 1]) < 0:
            yield f"seat {seat} has negative resources {game.purse[seat * 4 + table.COIN - 1 : seat * 4 + 3]}"
        for artifact in range(4):
            if not 0 <= game.gold[seat * 4 + artifact] <= game.kit.cauldron[artifact]:
                yield f"seat {seat} has {game.gold[seat * 4 + artifact]} gold in a{artifact + 1}"


def marbles(game: Golem) -> Iterator[str]:
    """5: every marble of every colour, rows, boards and pass tile within their sizes."""
    for colour, count in enumerate(game.kit.marbles):
        found = sum(game.tray[colour::5]) + game.socket.count(colour) + game.aside.count(colour)
        if found != count:
            yield f"{found} marbles of colour {colour}, expected {count}"
    if max(game.value(row) for row in range(5)) > game.kit.capacity or min(game.tray) < 0:
        yield f"a row of the tray holds too many or too few marbles: {game.tray}"
    if len(game.aside) > 2:
        yield f"{len(game.aside)} marbles are set aside, expected at most 2"
    if any(game.socket[seat * 2] == table.NONE != game.socket[seat * 2 + 1] for seat in range(game.players)):
        yield "the second socket of a board is filled before the first"


def cards(game: Golem) -> Iterator[str]:
    """6, 14: every card and tile once."""
    books = [*game.book_deck, *game.book_bottom, *game.library, *[book for book in game.column if book != table.NONE]]
    if sorted(books) != list(range(len(BOOKS))):
        yield "a book is missing or there twice"
    if len(game.library) > 5 or (len(game.library) < 5 and game.book_deck):
        yield f"the library holds {len(game.library)} books"
    if sorted([*game.tile_deck, *game.tiles, *game.tile_discard]) != list(range(table.BOTTOM)):
        yield "an action tile is missing or there twice"
    if len(game.tiles) != game.players + 1:
        yield f"{len(game.tiles)} action tiles are open, expected {game.players + 1}"
    under = [card for card, holder in enumerate(game.objective) if holder == table.UNDER]
    if sorted(game.objective_bottom) != under or len(game.returned_by) != len(under):
        yield "the pile under the objectives does not agree with where the objectives are"
    if any(
        not 0 <= holder < table.DRAWN + game.players or holder in range(game.players, table.PACK)
        for holder in game.objective
    ):
        yield "an objective is nowhere"
    if game.phase != table.SETUP:
        if any(table.PACK <= holder < table.DECK for holder in game.objective):
            yield "an objective is still being drafted"
        if any(game.objective.count(seat) < 3 for seat in range(game.players)):
            yield "a player has fewer than three objectives"


def columns(game: Golem) -> Iterator[str]:
    """7: columns without gaps, of one colour, no colour twice."""
    for seat in range(game.players):
        colours: list[int] = []
        for column in range(4):
            at = seat * 20 + column * 5
            books = game.column[at : at + 5]
            height = game.height(seat, column)
            if books.count(table.NONE) != 5 - height:
                yield f"column {column + 1} of seat {seat} has a gap"
            found = {game.kit.book_colour[book] for book in books[:height]} - {BLACK}
            if len(found) > 1:
                yield f"column {column + 1} of seat {seat} has several colours"
            colours += found
        if len(colours) != len(set(colours)):
            yield f"seat {seat} has a colour in two columns"


def developments(game: Golem) -> Iterator[str]:
    """8, 9: tiles in slots of their kind, one each; menorah tokens with a player or on the board."""
    for seat in range(game.players):
        if any(built not in (0, 1) for built in [*game.built[seat * 18 : seat * 18 + 12], game.built[seat * 18 + 17]]):
            yield f"seat {seat} has an impossible development"
        used: list[int] = []
        for tile in range(5):
            built = game.built[seat * 18 + 12 + tile]
            if not built:
                continue
            slot = (built - 1) >> 1
            used.append(slot)
            if not 0 <= slot < 8 or game.kit.slot_gold[game.artifact[seat] * 8 + slot] != game.kit.tile_gold[tile]:
                yield f"seat {seat} has an artifact tile in a slot of another kind"
        if len(used) != len(set(used)):
            yield f"seat {seat} has two tiles in one slot"
    if any(not NOBODY <= owner < game.players for owner in game.token):
        yield "a menorah token is nowhere"


def rabbis(game: Golem) -> Iterator[str]:
    """11: one rabbi per tile, a line on the bottom space; after phase 3 all is taken and returned."""
    places = [place for place in game.rabbi if place != table.NONE]
    line = sorted(place for place in places if place >= table.LINE)
    if len(places) != len(set(places)) or line != list(range(table.LINE, table.LINE + len(line))):
        yield f"the rabbis stand where they cannot: {game.rabbi}"
    if any(len(game.tiles) <= place < table.LINE for place in places):
        yield f"a rabbi stands on a tile that is not there: {game.rabbi}"
    tiles = [tile for tile in game.pass_tile if tile != table.NONE]
    if len(tiles) != len(set(tiles)) or any(not 0 <= tile < 4 for tile in tiles):
        yield f"the pass tiles are {game.pass_tile}"
    if any(waits and game.pass_tile[seat] == table.NONE for seat, waits in enumerate(game.waiting)):
        yield "a player waits without a pass tile"
    if game.phase > 3 and (tiles or table.NONE in game.socket):
        yield "phase 3 is over, but a pass tile is out or a socket is empty"


def standing(game: Golem) -> Iterator[str]:
    """8, 15: at most eight menorahs and a token per colour, products of at most 36."""
    for seat in range(game.players):
        for district in range(3):
            tiles = game.kit.menorahs[game.kit.menorah_tiles[district] : game.kit.menorah_tiles[district] + 6]
            if game.menorahs(seat, district) > sum(tiles) + 1:
                yield f"seat {seat} has {game.menorahs(seat, district)} menorahs of one colour"
        if not 0 <= game.created(seat) <= 4:
            yield f"seat {seat} created {game.created(seat)} golems"


Rule = Callable[[Golem], Iterator[str]]
RULES: Final[list[Rule]] = [golems, boards, marbles, cards, columns, developments, rabbis, standing]
