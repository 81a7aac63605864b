"""What the program asks (N14), and that moves, reasons and news are what their lists say."""

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.engine.effect import OK
from shofar.games.nehemiah import moves as catalogue
from shofar.games.nehemiah import news, reasons, times
from tests.games.nehemiah.table import dealt, decides, moves, table, why
from tests.rules import rule

pytestmark = pytest.mark.both

RULES = Path(shofar.__file__).parent / "games" / "nehemiah" / "rules.toml"
SETUPS = [(players, leaders, auto) for players in (2, 3, 4) for leaders in (False, True) for auto in (False, True)]
setups = pytest.mark.parametrize(("players", "leaders", "auto"), SETUPS)

# Table N14: the verbs of each question and the word that declines it. "after" may decline from the second time on.
QUESTIONS = {
    "action": ({"place", "activate", "call", "pass"}, ""),
    "neutral": ({"neutral"}, ""),
    "activated card": ({"take", "skip"}, "skip"),
    "cards above": ({"use", "stop"}, "stop"),
    "1..2 refresh(own worker)": ({"refresh", "stop"}, "after"),
    "1..2 place(first)": ({"place", "stop"}, "after"),
    "place(any)": ({"put"}, ""),
    "replace(worker)": ({"replace"}, ""),
    "swap(worker, worker)": ({"swap"}, ""),
    "swap(card, card)": ({"swap"}, ""),
    "1..2 use(card)": ({"use", "stop"}, "after"),
    "missing cube wall": ({"from", "none"}, "none"),
    "missing cube temple": ({"from", "none"}, "none"),
    "missing cube guard": ({"from", "none"}, "none"),
    "before turn": ({"call", "wait", "hold"}, "wait"),
    "direct": ({"place", "activate"}, ""),
    "after action": ({"call", "done"}, "done"),
    "column due": ({"call", "wait", "hold"}, "wait"),
    "new column": ({"swap", "wait"}, "wait"),
    "before scoring": ({"call", "wait"}, "wait"),
    "choose leader": ({"offer"}, ""),
    "bid": ({"bid"}, ""),
    "0..7 pay 1 worker, (1 wood | 1 gold) -> 2 vp": ({"levy"}, ""),
    "place(first)": ({"place"}, ""),
    "may place(first)": ({"place", "stop"}, "stop"),
    "activate(own)": ({"activate"}, ""),
    "may activate(own)": ({"activate", "stop"}, "stop"),
    "activate(other)": ({"activate"}, ""),
    "shift(cube, board)": ({"shift"}, ""),
    "swap(any worker, any worker)": ({"pick"}, ""),
    "move(own worker, any card)": ({"pick", "put"}, ""),
}
RARE = {name for name in QUESTIONS if name.startswith("missing cube")}  # eleven cubes last long in random play


def random_games(players: int, leaders: bool, auto: bool, count: int = 6) -> Iterator[Any]:
    """Every decision of some random games."""
    for seed in range(count):
        game = dealt(players, seed, {"leaders": leaders}, auto=auto)
        rng = random.Random(seed)
        while not game.over:
            yield game
            game.apply(rng.choice(game.legal()))


@rule("N14")
@setups
def test_every_question_is_one_of_the_table(players: int, leaders: bool, auto: bool) -> None:
    for game in random_games(players, leaders, auto):
        verbs, declined_by = QUESTIONS[game.question]
        found = {move.verb for move in game.moves}
        assert found <= verbs
        again = game.stack[-1].value > 0
        if declined_by and (declined_by != "after" or again):
            assert {"stop"} <= found if declined_by == "after" else declined_by in found
            assert len(found) > 1  # nobody is asked in vain
        else:
            assert not found & {"stop", "skip", "none", "wait", "hold", "done"}
        if "pass" in found:
            assert found <= {"pass", "call"}


@rule("N14")
def test_every_question_of_the_table_is_asked() -> None:
    asked = {game.question for players in (2, 3, 4) for game in random_games(players, True, False, 25)}
    assert set(QUESTIONS) - RARE <= asked


@rule("N14", "N6.1.3")
def test_what_is_mandatory_once_a_card_is_chosen() -> None:
    game = table(column_1="place_workers:red * * *")
    game.play("activate 1.1", "take")
    assert "stop" not in moves(game)
    game = table(column_1="swap_cards:red * * *")
    game.play("activate 1.1", "take")
    assert {move.verb for move in game.moves} == {"swap"}
    assert decides(game) == "red"


@rule("N1.4")
@setups
def test_options_are_what_nothing_refuses(players: int, leaders: bool, auto: bool) -> None:
    for game in random_games(players, leaders, auto, 3):
        frame = game.stack[-1]
        effect = frame.effect
        allowed = [move for move in effect.candidates(game, frame) if effect.refuses(game, frame, move) == OK]
        assert sorted(allowed) == sorted(game.legal())


@rule("N1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_answering_for_the_player_changes_nothing_in_the_game(players: int) -> None:
    options = {"leaders": True}
    asked = dealt(players, 5, options, auto=False)
    answered = dealt(players, 5, options, auto=True)
    rng = random.Random(5)
    while not answered.over:
        while len(asked.legal()) == 1:
            asked.apply(asked.legal()[0])
        assert asked.legal() == answered.legal()
        move = rng.choice(answered.legal())
        asked.apply(move)
        answered.apply(move)
    while not asked.over:
        asked.apply(asked.legal()[0])
    assert asked.digest() == answered.digest()


@rule("N14")
@setups
def test_every_illegal_move_is_explained_with_a_rule(players: int, leaders: bool, auto: bool) -> None:
    known = tomllib.loads(RULES.read_text(encoding="utf-8"))["rules"]
    rng = random.Random(7)
    for game in random_games(players, leaders, auto, 2):
        for move in rng.sample(catalogue.CATALOGUE.moves, 60):
            because = shofar.explain_illegal(game, move.text)
            assert (because is None) == (move in game.moves)
            assert because is None or (because.key and because.rule in known)


@rule("N14")
@pytest.mark.parametrize(
    ("leader", "place", "because"),
    [
        ("borrow_worker", "activate 1.1", ("own-worker", "N12.6.3")),
        ("borrow_worker", "activate 1.2", ("exhausted", "N12.6.3")),
        ("borrow_worker", "activate 2.1", ("no-worker-there", "N12.6.3")),
        ("move_worker", "pick 1.2", ("others-worker", "N12.4.4")),
        ("move_worker", "pick 1.3", ("exhausted", "N12.4.4")),
        ("move_worker", "pick 2.1", ("no-worker-there", "N12.4.4")),
        ("swap_any_workers", "pick 2.1", ("no-worker-there", "N12.4.3")),
    ],
)
def test_a_leader_refuses_by_its_own_rule(leader: str, place: str, because: tuple[str, str]) -> None:
    game = table(
        leaders=f"{leader}:red", column_1="*:red *:blue/x *:red/x *:blue", column_3="*:red *:green * *", auto=False
    )
    game.play(f"call {leader}")
    assert why(game, place) == because


@rule("N14", "N12.3.5")
def test_a_director_is_told_whose_workers_he_moves() -> None:
    game = table(leaders="direct_turn:red", to_move="blue", column_1="*:red *:blue *:blue *")
    game.play("call direct_turn")
    assert why(game, "activate 1.1") == ("not-directed", "N12.3.5")


@rule("N14", "N5.11")
@pytest.mark.parametrize("face", ["replace_worker", "place_any", "place_workers"])
def test_a_card_that_needs_a_worker_says_so(face: str) -> None:
    game = table(red="gold 3 supply 0", column_1=f"{face}:blue/x wood_1:blue/x gold_2:red *", column_2="*:red * * *")
    game.play("activate 1.3", "skip")
    assert moves(game) == ["use 1.2", "stop"]
    assert why(game, "use 1.1") == ("no-worker", "N4.1")


def test_every_reason_and_every_question_names_a_rule_of_the_index() -> None:
    known = tomllib.loads(RULES.read_text(encoding="utf-8"))["rules"]
    assert all(reason.rule in known for reason in reasons.REASONS.all() if reason.rule)  # else the question's rule
    for leaders in (False, True):
        nodes = table(leaders=leaders).rules.nodes
        asking = [nodes[name] for name in QUESTIONS if name in nodes]
        assert len(asking) == len(QUESTIONS)
        assert all(effect.rule() in known for effect in asking)


def test_the_constants_of_moves_are_the_verbs() -> None:
    bases = catalogue.CATALOGUE.base
    assert {name: getattr(catalogue, name.upper()) for name in bases} == bases
    assert len(catalogue.CATALOGUE) == bases["pass"] + 1
    for pair, (first, second) in enumerate(catalogue.PAIRS):
        base = pair // 6 * 4
        assert catalogue.SPACES.index(first) == base + catalogue.FIRST[pair % 6]
        assert catalogue.SPACES.index(second) == base + catalogue.SECOND[pair % 6]


def test_the_constants_of_reasons_and_news_are_their_lists() -> None:
    for number, reason in enumerate(reasons.REASONS.all()[1:], 1):
        assert getattr(reasons, reason.key.upper().replace("-", "_")) == number
    for number, kind in enumerate(news.KINDS.all()):
        assert getattr(news, kind.key.upper().replace("-", "_")) == number


def test_the_constants_of_times_are_their_list() -> None:
    for number, name in enumerate(times.TIMES):
        assert getattr(times, name.upper().replace(" THE ACTION", "").replace(" ", "_")) == number


def test_every_kind_of_news_is_told() -> None:
    told = set()
    for leaders in (False, True):
        for seed in range(40):
            game = dealt(2 + seed % 3, seed, {"leaders": leaders})
            heard = game.listen()
            rng = random.Random(seed)
            while not game.over:
                game.apply(rng.choice(game.legal()))
            told |= {line[0] for line in heard}
    # By a scenario of its own each: test_deadlock (deadlock, stall), test_leaders (direction-lost), test_cards (cubes).
    rare = {news.DEADLOCK, news.STALL, news.DIRECTION_LOST, news.CUBE_MOVED, news.CUBE_LEFT_OUT}
    assert set(range(len(news.KINDS.all()))) - told <= rare


@pytest.mark.parametrize("players", [2, 3, 4])
def test_box_effects_are_their_own_text(players: int) -> None:
    game = dealt(players, 1, {"leaders": True})
    for section, effects in (("faces", game.kit.effects), ("leaders", game.kit.leader_effects)):
        for row, effect in zip(game.rules.box.rows(section).values(), effects, strict=True):
            assert effect.text() == row["effect"]
