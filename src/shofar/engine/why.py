"""Why a move is not possible now: the rule's number and what is missing."""

from __future__ import annotations

from shofar.engine.effect import OK
from shofar.engine.errors import IllegalMove
from shofar.engine.game import Game
from shofar.engine.move import Move


class Why:
    """The answer to "why not": a key for the words, the rule that speaks against it, the move and the question."""

    __slots__ = ("key", "move", "question", "rule")

    def __init__(self, key: str, rule: str, move: str, question: str) -> None:
        self.key = key
        self.rule = rule
        self.move = move
        self.question = question

    def __reduce__(self) -> tuple[object, ...]:
        return Why, (self.key, self.rule, self.move, self.question)

    def __repr__(self) -> str:
        return f"Why({self.key!r}, {self.rule!r}, {self.move!r}, {self.question!r})"

    def __str__(self) -> str:
        words = self.key.replace("-", " ")
        about = f" ({self.rule})" if self.rule else ""
        asked = f"; the question is '{self.question}'" if self.key == "not-asked" else ""
        return f"'{self.move}' is not possible now: {words}{asked}{about}"


def explain(game: Game, text: object) -> Why | None:
    """Why this move is not possible now; None if it is. Raises IllegalMove for a text that is no move at all."""
    return why(game, game.rules.title.catalogue.parse(text))


def why(game: Game, move: Move) -> Why | None:
    """The same for a move."""
    title = game.rules.title
    if move.title != title.name:
        return Why("other-title", "", move.text, "")
    if not game.stack:
        return Why("game-over", "", move.text, "")
    if move.index in game.asked:
        return None
    frame = game.stack[-1]
    effect = frame.effect
    if move.index in effect.candidates(game, frame):
        reason = effect.refuses(game, frame, move.index)
        if reason != OK:
            because = title.reasons[reason]
            return Why(because.key, because.rule or effect.rule(), move.text, effect.text())
    return Why("not-asked", effect.rule(), move.text, effect.text())


def refusal(game: Game, move: Move) -> IllegalMove:
    """The error for a move that is not allowed."""
    because = why(game, move)
    key = because.key if because else "not-asked"
    rule = because.rule if because else ""
    return IllegalMove(key, str(because), move=move.text, rule=rule, question=game.question)
