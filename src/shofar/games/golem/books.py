"""The library and the columns of books (G4.7), and objectives drawn by effects (G4.8)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOBODY
from shofar.games.golem import news, reasons
from shofar.games.golem.artifacts import FIRST_BOOK, trigger
from shofar.games.golem.components import BLACK
from shofar.games.golem.gains import RETREATING, Bonus, begin, offer
from shofar.games.golem.moves import BUY, KEEP, READ
from shofar.games.golem.secrets import foresees
from shofar.games.golem.table import DECK, DRAWN, KNOWLEDGE, NONE, UNDER, Golem

ALL_PURCHASES: Final = list(range(BUY, BUY + 20))
ALL_SHELVES: Final = list(range(READ, READ + 20))
OBJECTIVES: Final = 27
ALL_KEEPS: Final = list(range(KEEP, KEEP + OBJECTIVES))
LIBRARY: Final = 5


# --- the library ----------------------------------------------------------------------------------------------


def open_book(game: Golem) -> None:
    """G4.7.4: a book into the first free space; the deck's known bottom comes last."""
    if game.book_deck:
        book = game.draw(game.book_deck)
    elif game.book_bottom:
        book = game.book_bottom.pop(0)
    else:
        return
    game.library.append(book)
    game.tell(news.BOOK_OPENED, NOBODY, book, len(game.library))


def price(game: Golem, space: int, discount: int, free_card: bool) -> int:
    """G4.7.1, G4.7.2: knowledge for the book in a space; the discount of a black book is on the surcharge."""
    cost = game.kit.surcharge[space]
    if not free_card:
        cost += game.kit.book_cost[game.library[space]]
    return max(0, cost - discount)


def column_colour(game: Golem, seat: int, column: int) -> int:
    """G4.7.3: the colour of a column's books, NONE while it holds black ones only."""
    at = seat * 20 + column * 5
    for book in game.column[at : at + 5]:
        if book == NONE:
            break
        if game.kit.book_colour[book] != BLACK:
            return game.kit.book_colour[book]
    return NONE


def column_limit(game: Golem, seat: int) -> int:
    return game.kit.limit[game.study_side(seat) + game.study[seat]]


def why_not_column(game: Golem, seat: int, colour: int, column: int) -> int:
    """G4.7.3: the limit, and one colour in one column."""
    if game.height(seat, column) >= column_limit(game, seat):
        return reasons.COLUMN_FULL
    if colour == BLACK:
        return OK
    own = column_colour(game, seat, column)
    if own == colour:
        return OK
    if own != NONE:
        return reasons.COLUMN_COLOUR
    return reasons.COLUMN_COLOUR if any(column_colour(game, seat, other) == colour for other in range(4)) else OK


def has_student_to_pay(game: Golem, seat: int) -> bool:
    at = seat * 3
    return max(game.student[at], game.student[at + 1], game.student[at + 2]) > 1


def why_not_buy(game: Golem, seat: int, move: int, discount: int, free_card: bool) -> int:
    space, column = (move - BUY) >> 2, (move - BUY) & 3
    if space >= len(game.library):
        return reasons.NO_BOOK
    colour = game.kit.book_colour[game.library[space]]
    reason = why_not_column(game, seat, colour, column)
    if reason != OK:
        return reason
    if colour == BLACK and not free_card and not has_student_to_pay(game, seat):
        return reasons.NO_STUDENT
    return OK if game.purse[seat * 4 + KNOWLEDGE] >= price(game, space, discount, free_card) else reasons.NO_KNOWLEDGE


def purchases(game: Golem, seat: int, discount: int, free_card: bool) -> list[int]:
    """The purchases that `why_not_buy` allows, without asking it about each."""
    moves: list[int] = []
    kit = game.kit
    knowledge = game.purse[seat * 4 + KNOWLEDGE]
    affordable = [s for s in range(len(game.library)) if price(game, s, discount, free_card) <= knowledge]
    if not affordable:
        return moves
    limit = column_limit(game, seat)
    rooms = [column for column in range(4) if game.height(seat, column) < limit]
    colours = [column_colour(game, seat, column) for column in range(4)]
    for space in affordable:
        colour = kit.book_colour[game.library[space]]
        if colour == BLACK:
            if free_card or has_student_to_pay(game, seat):
                moves += [BUY + space * 4 + column for column in rooms]
        else:
            wanted = colour if colour in colours else NONE
            moves += [BUY + space * 4 + column for column in rooms if colours[column] == wanted]
    return moves


def buy(game: Golem, seat: int, move: int, discount: int, free_card: bool) -> None:
    """G4.7.2: pay; a black book costs a student's step back as well."""
    space, column = (move - BUY) >> 2, (move - BUY) & 3
    cost = price(game, space, discount, free_card)
    game.charge(seat, KNOWLEDGE, cost)
    book = game.library[space]
    game.tell(news.BOUGHT, seat, book, column, cost)
    game.push_with(ADDING, seat, space, column)
    if game.kit.book_colour[book] == BLACK and not free_card:
        game.push(RETREATING, seat)


class BuyBook(Bonus):
    """A book, cheaper or for the surcharge only: `buy_book -3`, `buy_book no_card_cost`."""

    def __init__(self, discount: int, free_card: bool) -> None:
        super().__init__("G4.7.1", name="buy_book no_card_cost" if free_card else f"buy_book -{discount}")
        self.discount: Final = discount
        self.free_card: Final = free_card

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PURCHASES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return why_not_buy(game, frame.seat, move, self.discount, self.free_card)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return purchases(game, frame.seat, self.discount, self.free_card)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        buy(game, frame.seat, move, self.discount, self.free_card)


class AddBook(Effect[Golem]):
    """G4.7.4, G4.7.5: the library is refilled, then the immediate bonus. The value is the space, it is about the
    column."""

    def run(self, game: Golem, frame: Frame) -> None:
        seat, column = frame.seat, frame.about
        book = game.library.pop(frame.value)
        open_book(game)
        game.column[seat * 20 + column * 5 + game.height(seat, column)] = book
        game.push_about(TUCKED, seat, column)
        effect = game.kit.immediate[book]
        twice = column == game.kit.twice_column and game.column_developed(seat, column)
        if twice and game.kit.book_colour[book] != BLACK:
            game.push(effect, seat)
        effect.start(game, seat)


class Tucked(Effect[Golem]):
    """G4.7.6: the trigger of a first book, then the column from the bottom up. It is about the column."""

    def run(self, game: Golem, frame: Frame) -> None:
        seat, column = frame.seat, frame.about
        height = game.height(seat, column)
        for at in range(height - 1, -1, -1):
            game.push_about(READING, seat, game.column[seat * 20 + column * 5 + at])
        if game.column_developed(seat, column):
            game.push(game.kit.column_effects[column], seat)
        if height == 1:
            trigger(game, seat, FIRST_BOOK)


class Reading(Effect[Golem]):
    """The activation bonus of a book; it is about the book."""

    def run(self, game: Golem, frame: Frame) -> None:
        game.tell(news.READ, frame.seat, frame.about)
        begin(game, frame.seat, game.kit.activation[frame.about])


class BookActivation(Bonus):
    """Activation bonuses of own books of choice: `book_activation 3`. The value has a bit per book used."""

    def __init__(self, most: int) -> None:
        super().__init__("G4.7.8", name=f"book_activation {most}")
        self.most: Final = most

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_SHELVES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if game.column[frame.seat * 20 + move - READ] == NONE:
            return reasons.NO_BOOK
        return reasons.READ_ALREADY if frame.value >> (move - READ) & 1 else OK

    def vain(self, game: Golem, frame: Frame, move: int) -> int:
        book = game.column[frame.seat * 20 + move - READ]
        return reasons.NO_USE if game.kit.activation[book].idle(game, frame.seat) else OK

    def progress(self, frame: Frame) -> tuple[int, int]:
        return (frame.value.bit_count() + 1, self.most) if self.most > 1 else (0, 0)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        read = frame.value | 1 << (move - READ)
        if read.bit_count() < self.most:
            game.push_with(frame.effect, frame.seat, read)
        game.push_about(READING, frame.seat, game.column[frame.seat * 20 + move - READ])


# --- objectives -----------------------------------------------------------------------------------------------


def draw_objective(game: Golem) -> int:
    """A card from the deck, or from under it when nothing else is left; NONE if there is none. Nobody sees it yet."""
    deck = [card for card in range(OBJECTIVES) if game.objective[card] == DECK]
    if deck:
        return game.take(deck)
    if not game.objective_bottom:
        return NONE
    game.returned_by.pop(0)
    return game.objective_bottom.pop(0)


def return_objective(game: Golem, seat: int, card: int) -> None:
    game.objective[card] = UNDER
    game.objective_bottom.append(card)
    game.returned_by.append(seat)
    game.tell(news.OBJECTIVE_RETURNED, seat, card)


class Objectives(Effect[Golem]):
    """Look at objectives and keep one at most: `objective 2 keep 1`."""

    def __init__(self, count: int) -> None:
        super().__init__(name=f"objective {count} keep 1")
        self.count: Final = count

    def run(self, game: Golem, frame: Frame) -> None:
        seat = frame.seat
        if not foresees(game, seat, self.count):
            game.look(seat)
        for _card in range(self.count):
            card = draw_objective(game)
            if card != NONE:
                game.objective[card] = DRAWN + seat
                game.seen[seat] |= 1 << card
        drawn = [card for card, holder in enumerate(game.objective) if holder == DRAWN + seat]
        for card in drawn:
            game.tell(news.OBJECTIVE_SEEN, seat, card)
        game.tell(news.OBJECTIVES_DRAWN, seat, len(drawn))
        if drawn:
            game.push(KEEPING, seat)


class KeepObjective(Bonus):
    """G4.8.1: one of the drawn objectives, or none; the rest goes under the deck."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_KEEPS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if game.objective[move - KEEP] == DRAWN + frame.seat else reasons.NOT_IN_HAND

    def declined(self, game: Golem, frame: Frame) -> None:
        put_back(game, frame.seat, 0)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.objective[move - KEEP] = frame.seat
        game.tell(news.OBJECTIVE_KEPT, frame.seat, move - KEEP)
        put_back(game, frame.seat, 1)


def put_back(game: Golem, seat: int, kept: int) -> None:
    game.tell(news.OBJECTIVES_KEPT, seat, kept)
    for card in range(OBJECTIVES):
        if game.objective[card] == DRAWN + seat:
            return_objective(game, seat, card)


ADDING: Final = AddBook()
TUCKED: Final = Tucked()
READING: Final = Reading()
KEEPING: Final = offer(KeepObjective("G4.8.1"))
