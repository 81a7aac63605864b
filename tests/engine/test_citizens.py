"""Games as Python has things: copied, pickled, shown, documented; between processes and between the two builds."""

import ast
import copy
import doctest
import inspect
import os
import pickle
import pydoc
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.engine.game import Game
from tests.playing import Setup, playthrough, sample, start

pytestmark = pytest.mark.both

ENGINE = Path(__file__).parents[2] / "src" / "shofar" / "engine"
FEW = [pair for title in shofar.titles() for pair in sample(title, 3, seed=4)]
few = pytest.mark.parametrize("pair", FEW, ids=lambda pair: f"{pair[0][0]}-{pair[0][1]}-{pair[1]}")
titles = pytest.mark.parametrize("title", shofar.titles())
PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)


def same(one: Game, other: Game) -> None:
    """Nothing tells these two apart."""
    assert type(one) is type(other)
    assert one.digest() == other.digest()
    assert one.position() == other.position()
    assert (one.seat, one.legal(), one.history(), one.auto) == (other.seat, other.legal(), other.history(), other.auto)
    assert one.rules is other.rules
    assert (one.origin is None) == (other.origin is None)
    if one.origin is not None:
        assert one.record() == other.record()


def sent(thing: Any, protocol: int = pickle.HIGHEST_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


# --- copies and pickles -------------------------------------------------------------------------------------


@few
def test_a_game_comes_back_from_a_pickle_exactly_at_every_decision(
    pair: tuple[Setup, int],
) -> None:
    for number, game in enumerate(playthrough(*pair)):
        same(sent(game, number % len(PROTOCOLS)), game)
    assert game.over


@few
def test_copies_are_exact_and_independent(pair: tuple[Setup, int]) -> None:
    kept = [game.clone() for game in playthrough(*pair)]
    for game in kept[:: max(1, len(kept) // 12)]:
        before = game.digest()
        for made in (copy.copy(game), copy.deepcopy(game), *[sent(game, protocol) for protocol in PROTOCOLS]):
            same(made, game)
            rng = random.Random(before)
            for _ in range(15):
                if made.seat is not None:
                    made.apply(rng.choice(made.legal()))
            assert game.digest() == before


@titles
def test_a_game_that_was_sent_goes_on_as_it_would_have(title: str) -> None:
    game = shofar.new(title, players=2, seed=5)
    other = sent(game)
    while not game.over:
        game.apply(game.legal()[-1])
        other.apply(other.legal()[-1])
    same(game, other)
    same(sent(game), game)


@titles
def test_a_reshuffled_copy_is_sent_without_a_record(title: str) -> None:
    game = shofar.new(title, players=3, seed=5)
    game.apply(game.legal()[0])
    world = game.determinized(game.seat, 1)
    same(sent(world), world)
    with pytest.raises(shofar.BadRecord, match="reshuffled"):
        sent(world).record()


@titles
def test_a_game_from_a_position_keeps_where_it_began(title: str) -> None:
    game = shofar.load(shofar.new(title, players=3, seed=5, auto=False).position())
    game.apply(game.legal()[0])
    assert "start" in sent(game).record()
    same(sent(game), game)


def test_a_game_with_the_owners_box_takes_it_along(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[gates]\ngate_1 = { value = 7 }\n")
    game = shofar.new("nehemiah", players=2, seed=1, box=tmp_path / "mine.toml")
    data = pickle.dumps(game)
    (tmp_path / "mine.toml").unlink()
    same(pickle.loads(data), game)
    box = copy.deepcopy(game.rules.box)
    assert box is not game.rules.box
    assert (box.number("gates", "gate_1", "value"), box.source("gates", "gate_1", "value")) == (7, "owner")
    assert sent(shofar.box("golem")) is shofar.box("golem"), "that of the package goes by name"


def test_who_listens_stays_behind() -> None:
    game = shofar.new("nehemiah", players=2, seed=1)
    heard = game.listen()
    for made in (sent(game), copy.copy(game), copy.deepcopy(game)):
        assert made.news is None
        made.play(made.moves[0])
    assert heard == []


def test_a_pickle_of_other_rules_is_refused() -> None:
    game = shofar.new("nehemiah", players=2, seed=1)
    make, (box, document, *rest) = game.__reduce__()
    with pytest.raises(shofar.BadPosition, match="bad position at rules"):
        make(box, {**document, "rules": "0"}, *rest)


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_moves_reasons_errors_boxes_and_titles_survive_the_way(protocol: int) -> None:
    game = shofar.new("nehemiah", players=2, seed=1)
    move = game.moves[0]
    assert sent(move, protocol) is copy.copy(move) is copy.deepcopy(move) is move
    why = shofar.explain_illegal(game, "activate 1.1")
    assert repr(sent(why, protocol)) == repr(copy.copy(why)) == repr(why)
    for thing in (game.rules, game.rules.title, game.rules.box, shofar.catalogue("nehemiah")):
        assert sent(thing, protocol) is copy.deepcopy(thing) is thing
    for kind in (shofar.IllegalMove, shofar.BadRequest, shofar.BadBox, shofar.BadRecord, shofar.BadPosition):
        error = kind("a-key", "a sentence", found=3)
        for again in (sent(error, protocol), copy.copy(error), copy.deepcopy(error)):
            assert (type(again), str(again), again.key, again.facts) == (kind, "a sentence", "a-key", {"found": 3})


# The other process: plays ten moves of every game it is sent, and sends them back with the name of its build.
OTHER = """
import pickle, random, sys, shofar
games = pickle.load(sys.stdin.buffer)
for game in games:
    rng = random.Random(1)
    for _ in range(10):
        if not game.over:
            game.apply(rng.choice(game.legal()))
try:
    games[0].play("fly")
except shofar.IllegalMove as error:
    pickle.dump((shofar.compiled, games, error, shofar.catalogue("golem")[3]), sys.stdout.buffer)
"""


def test_a_game_is_sent_to_the_other_build_played_on_and_equal() -> None:
    games = []
    for pair in FEW:
        kept = [game.clone() for game in playthrough(*pair)]
        games += [kept[len(kept) // 3], kept[-1], kept[len(kept) // 2].determinized(0, 1)]
    data = pickle.dumps(games, protocol=2)
    environ = {**os.environ, "SHOFAR_PURE": "1" if shofar.compiled else "0"}
    done = subprocess.run([sys.executable, "-c", OTHER], input=data, capture_output=True, env=environ, check=True)
    compiled, back, error, move = pickle.loads(done.stdout)
    assert not (compiled and shofar.compiled), "it was the other build"
    assert (error.key, move) == ("unknown-move", shofar.catalogue("golem")[3])
    for game, other in zip(games, back, strict=True):
        rng = random.Random(1)
        for _ in range(10):
            if not game.over:
                game.apply(rng.choice(game.legal()))
        same(game, other)


# --- what is shown ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "players", "seed", "shown"),
    [
        ("nehemiah", 2, 7, "<shofar nehemiah, 2 players, round 1: seat 0 decides (action), 5 moves>"),
        ("golem", 3, 7, "<shofar golem, 3 players, set-up: "),
        ("ezra", 1, 7, "<shofar ezra, 1 player, week 1: "),
    ],
)
def test_a_game_shows_its_title_its_round_and_who_decides(title: str, players: int, seed: int, shown: str) -> None:
    game = shofar.new(title, players=players, seed=seed)
    assert repr(game).startswith(shown)
    assert f"seat {game.seat} decides" in repr(game)
    while not game.over:
        assert game.stands() in repr(game)
        assert f", {len(game.moves)} moves>" in repr(game)
        game.apply(game.legal()[0])
    assert repr(game) == f"<shofar {title}, {game.players} player{'s' * (players > 1)}: over>"


def test_equal_is_the_same_object_and_digests_compare_positions() -> None:
    game = shofar.new("nehemiah", players=2, seed=7)
    assert game != game.clone()
    assert len({game, game.clone()}) == 2
    assert game.digest() == game.clone().digest()


# --- reshuffled copies --------------------------------------------------------------------------------------


@titles
def test_the_same_seed_gives_the_same_reshuffled_copy(title: str) -> None:
    game = shofar.new(title, players=3, seed=7)
    for seed in (7, "a text", 0, -1, 10**40, "\ud800"):
        assert game.determinized(0, seed).digest() == game.determinized(0, seed=seed).digest()
    assert game.determinized(0, 1).digest() != game.determinized(0, 2).digest()
    by_rng = [game.determinized(0, random.Random(3)).digest() for _ in range(2)]
    assert by_rng[0] == by_rng[1]
    assert game.determinized(0).digest() != game.determinized(0).digest(), "fresh randomness"
    assert game.determinized(None, 1).view(None) == game.view(None)


@titles
def test_the_seed_of_the_game_does_not_deal_the_hidden_cards_again(title: str) -> None:
    game = shofar.new(title, players=3, seed=7)
    assert game.determinized(0, 7).rng.key != game.rng.key


# --- help ---------------------------------------------------------------------------------------------------


def documented() -> Iterator[Any]:
    """Every public class, method and function of the engine with the docstring of its source."""
    for file in sorted(ENGINE.glob("*.py")):
        module = f"shofar.engine.{file.stem}".removesuffix(".__init__")
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                yield module, (node.name,), ast.get_docstring(node)
            if isinstance(node, ast.ClassDef):
                for child in node.body:
                    if isinstance(child, ast.FunctionDef) and not child.name.startswith("_"):
                        yield module, (node.name, child.name), ast.get_docstring(child)


def test_help_has_every_docstring_of_the_source_in_this_build() -> None:
    wrong = []
    for module, names, text in documented():
        thing = sys.modules.get(module) or __import__(module, fromlist=["x"])
        for name in names:
            thing = inspect.getattr_static(thing, name)
        if text and text not in (inspect.getdoc(thing) or ""):
            wrong.append(f"{module}.{'.'.join(names)}")
    assert wrong == []


def test_everything_that_is_public_is_documented() -> None:
    public = {getattr(shofar, name) for name in shofar.__all__ if inspect.isclass(getattr(shofar, name))}
    assert all(inspect.getdoc(kind) for kind in public)
    names = {kind.__name__ for kind in public}
    assert [(owner, *name) for _, (owner, *name), text in documented() if owner in names and not text] == []
    functions = [getattr(shofar, name) for name in shofar.__all__ if inspect.isfunction(getattr(shofar, name))]
    assert functions and all(inspect.getdoc(function) for function in functions)


def test_the_tour_in_the_help_of_the_package_is_true() -> None:
    assert doctest.testmod(shofar).failed == 0
    text = pydoc.plain(pydoc.render_doc(shofar))
    for word in ("shofar.new(", "determinized", "explain_illegal", "replay", "pickle"):
        assert word in text


@titles
def test_help_of_a_method_tells_its_arguments_and_what_it_does(title: str) -> None:
    game = start(sample(title, 1)[0][0], 1)
    text = pydoc.plain(pydoc.render_doc(game.determinized))
    assert re.search(r"determinized\(.*seat.*seed.*None\)", text)
    assert "all that a fair bot may search" in text
