"""Owners' boxes: what they may change, and what is said about a bad one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shofar
from tests.games.nehemiah.table import (
    at,
    column,
    dealt,
    decides,
    leaders_of,
    mover,
    moves,
    news,
    points,
    purse,
    table,
    why,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both

# One overlay per line: what is wrong, the text, what the sentence must contain besides the file.
BAD = [
    ("71 cards", "[copies]\nwood_1 = { copies = [4, 1, 0] }", ["[copies]", "71 cards", "72 cards"]),
    ("73 cards", "[copies]\nwood_1 = { copies = [6, 1, 0] }", ["[copies]", "73 cards", "72 cards"]),
    ("another total", "[decks]\nall = { cards = 70 }", ["[decks] all.cards", "70", "72"]),
    ("an unknown section", "[cards]\nwood_1 = { effect = '1 wood' }", ["[cards]", "faces"]),
    ("an unknown row", "[faces]\nwood_9 = { effect = '9 wood' }", ["[faces] wood_9", "wood_1"]),
    ("an unknown key", "[faces]\nwood_1 = { efect = '1 wood' }", ["[faces] wood_1.efect", "effect"]),
    ("a wrong kind", "[gates]\ngate_1 = { value = 'two' }", ["[gates] gate_1.value", "'two'", "a whole number"]),
    ("a short list", "[copies]\nwood_1 = { copies = [5, 1] }", ["[copies] wood_1.copies", "3 entries"]),
    ("a negative number", "[gates]\ngate_1 = { value = -2 }", ["[gates] gate_1.value", "-2", "from 0"]),
    ("a row that is no table", "[gates]\ngate_1 = 2", ["[gates] gate_1", "a table of values"]),
    ("an unknown effect", "[faces]\nwood_1 = { effect = '1 stone' }", ["[faces] wood_1.effect", "1 stone"]),
    ("a broken effect", "[faces]\nwood_1 = { effect = 'pay 1 gold ->' }", ["[faces] wood_1.effect", "the end"]),
    ("an unknown board", "[faces]\nwall_1 = { effect = '1 cube(moat)' }", ["[faces] wall_1.effect", "moat"]),
    ("points as a price", "[faces]\nwall_1 = { effect = 'pay 1 vp -> 1 wood' }", ["[faces] wall_1.effect", "1 vp"]),
    ("an odd count", "[leaders]\nwood_bonus = { effect = 'round: 1 wood per gold card' }", ["[leaders] wood_bonus"]),
    ("an odd levy", "[leaders]\nlabour_levy = { effect = '0..7 pay 1 wood -> 2 vp' }", ["[leaders] labour_levy"]),
    ("an odd option", "[faces]\nvp_1 = { effect = 'may 1 vp' }", ["[faces] vp_1.effect", "1 vp"]),
    ("too many icons", "[copies]\nwood_1 = { icons = [6, 0, 0] }", ["[copies] wood_1.icons", "no more than"]),
    ("rising score rows", "[scores]\nwall_4 = { places = [2, 4, 6, 0] }", ["[scores] wall_4.places", "never rise"]),
    ("a missing place", "[scores]\nwall_4 = { places = [6, 4, 2] }", ["[scores] wall_4.places", "4 numbers"]),
    ("an unknown source", "[gates]\ngate_1 = { value = 2, _source = 'hearsay' }", ["[gates] gate_1.value", "hearsay"]),
    ("neutrals for four", "[counts]\nplayers_4 = { neutrals = 6 }", ["[counts] players_4.neutrals", "expected 0"]),
    ("one column", "[counts]\nplayers_4 = { columns = 1 }", ["[counts] players_4.columns", "from 2"]),
    ("an unknown time", "[leaders]\ntired_columns = { effect = 'on tuesdays: 1 vp per tired column' }",
     ["[leaders] tired_columns.effect", "on tuesdays", "any moment", "before a turn"]),
    ("a leader without a time", "[leaders]\nextra_worker = { effect = 'place(first)' }",
     ["[leaders] extra_worker.effect", "with its time", "instead"]),
    ("a time in the middle", "[leaders]\nextra_worker = { effect = 'instead: 1 wood; any moment: 1 gold' }",
     ["[leaders] extra_worker.effect", "any moment: 1 gold", "at the beginning"]),
    ("a card with a time", "[faces]\nwood_1 = { effect = 'any moment: 1 wood' }", ["[faces] wood_1.effect", "a time"]),
    ("a lasting placement", "[leaders]\nextra_worker = { effect = 'round: place(first)' }",
     ["[leaders] extra_worker.effect", "works by itself"]),
    ("a bonus at once", "[leaders]\nwood_bonus = { effect = 'at once: 1 wood per wood card' }",
     ["[leaders] wood_bonus.effect", "at once", "belongs to 'round'"]),
    ("an activation between turns", "[leaders]\nborrow_worker = { effect = 'any moment: activate(other)' }",
     ["[leaders] borrow_worker.effect", "activate(other)", "belongs to 'instead'"]),
    ("a placement in a new column", "[leaders]\nrearrange_column = { effect = 'new column: place(first)' }",
     ["[leaders] rearrange_column.effect", "swap(card, card)"]),
    ("a leader's work on a card", "[faces]\nvp_1 = { effect = '1 vp; activate(own)' }",
     ["[faces] vp_1.effect", "activate(own)", "an effect of a work card"]),
    ("a choice", "[faces]\nvp_1 = { effect = '(1 vp | 1 wood)' }", ["[faces] vp_1.effect", "no choices"]),
    ("other faces than cards", "[copies]\nwood_9 = { copies = [1, 0, 0] }", ["[copies] wood_9", "one of the rows"]),
    ("bad TOML", "[faces\nwood_1 = 3", ["is not TOML"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), [entry[1:] for entry in BAD], ids=[entry[0] for entry in BAD])
def test_a_bad_box_is_refused_in_one_sentence(tmp_path: Path, text: str, said: list[str]) -> None:
    box = tmp_path / "mine.toml"
    box.write_text(text + "\n")
    with pytest.raises(shofar.BadBox) as refused:
        dealt(players=4, seed=1, options={"leaders": True}, box=box)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert all(part in sentence for part in [str(box), *said])


def box_with_decks(tmp_path: Path, share: Callable[..., Any]) -> Path:
    """An overlay in which every face keeps its copies, dealt to the decks as `share(copies of all decks)` says."""
    box = shofar.box("nehemiah")
    rows = [(face, share(box.numbers("copies", face, "copies"))) for face in box.rows("copies")]
    overlay = tmp_path / "mine.toml"
    lines = [f"{face} = {{ copies = {copies}, icons = [0, 0, 0] }}" for face, copies in rows]
    overlay.write_text("[copies]\n" + "\n".join(lines))
    return overlay


@rule("N2.4")
def test_deck_one_must_fill_the_columns(tmp_path: Path) -> None:
    overlay = box_with_decks(tmp_path, lambda copies: [copies[1], copies[0], copies[2]])  # decks I and II exchanged
    assert len(dealt(players=4, seed=1, box=overlay).deck) == 0
    overlay = box_with_decks(tmp_path, lambda copies: [0, sum(copies) - copies[2], copies[2]])
    with pytest.raises(shofar.BadBox, match="found 0, expected at least 20 cards in deck I"):
        dealt(players=4, seed=1, box=overlay)


@rule("N8.8")
def test_every_later_deck_must_refill_a_column(tmp_path: Path) -> None:
    overlay = box_with_decks(tmp_path, lambda copies: [copies[0] + copies[2], copies[1], 0])
    with pytest.raises(shofar.BadBox, match="found 0, expected at least 4 cards in deck III"):
        dealt(players=4, seed=1, box=overlay)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(shofar.BadBox, match=r"nowhere\.toml"):
        dealt(players=4, seed=1, box=tmp_path / "nowhere.toml")


@rule("N1.1")
def test_an_owner_may_compose_effects(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text(
        "[faces]\n"
        'wood_1 = { effect = "1 gold, 2 wood" }\n'
        'wood_2 = { effect = "2 wood, 1 gold" }\n'
        'vp_1 = { effect = "pay 1 gold -> 1 vp; 1 wood" }\n'
        "[sale]\ngold = { set = 3, vp = 2 }\n"
    )
    game = table(box=overlay, round=2, red="gold 1", column_1="vp_1:red wood_1:red wood_2 *")
    mixed = game.clone()
    game.play("activate 1.1", "take")
    assert (purse(game, "red"), points(game, "red")) == ({"wood": 1, "gold": 0}, {"cards": 1})
    mixed.play("activate 1.2", "take")
    assert purse(mixed, "red") == {"wood": 2, "gold": 2}
    poor = table(box=overlay, round=2, column_1="vp_1:red *:red * *")
    poor.play("activate 1.1")
    assert "take" not in moves(poor)
    assert game.kit.gold_set == 3


def overlay(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    return file


@rule("N12.1")
def test_the_time_of_a_leader_is_read_from_its_text(tmp_path: Path) -> None:
    box = overlay(tmp_path, "[leaders]\nextra_worker = { effect = 'instead: place(first)' }\n")
    game = table(box=box, to_move="blue", leaders="extra_worker:red", column_1="*:blue * * *")
    assert decides(game) == "blue"  # red is not asked before blue's turn
    game = table(box=box, leaders="extra_worker:red move_worker:red", column_1="*:red * * *")
    game.play("call extra_worker", "place 2")
    assert (worker(game, "2.1"), mover(game)) == ("red", "blue")  # it was the action


@rule("N12.9.1")
def test_what_a_bonus_adds_is_read_from_its_text(tmp_path: Path) -> None:
    box = overlay(tmp_path, "[leaders]\nwood_bonus = { effect = 'round: 2 gold per gold card' }\n")
    game = table(box=box, leaders="wood_bonus:red", column_1="gold_2:red wood_1:red * *")
    other = game.clone()
    game.play("activate 1.1", "take")
    assert purse(game, "red") == {"wood": 0, "gold": 4}
    other.play("activate 1.2", "take")
    assert purse(other, "red") == {"wood": 1, "gold": 0}


@rule("N12.9.1")
def test_what_a_leader_gives_is_no_use_of_a_card(tmp_path: Path) -> None:
    box = overlay(tmp_path, "[leaders]\nextra_worker = { effect = 'any moment: 2 wood; 1 vp' }\n")
    game = table(box=box, leaders="extra_worker:red wood_bonus:red")
    game.play("call extra_worker")
    assert (purse(game, "red")["wood"], points(game, "red")) == (2, {"leaders": 1})


@rule("N12.7.1")
def test_what_a_new_column_brings_is_read_from_the_text_of_the_leader(tmp_path: Path) -> None:
    box = overlay(tmp_path, "[leaders]\nshift_cube = { effect = 'new column: swap(card, card)' }\n")
    game = table(box=box, leaders="shift_cube:blue", deal="wood_1 wood_2 gold_2 gate", column_2="* * * gate:red")
    game.play("activate 2.4", "swap 2.1 2.4")
    assert (column(game, 2), leaders_of(game, "blue")) == ("gate wood_2 gold_2 wood_1", [])


@rule("N12.8.1")
def test_at_the_game_end_nobody_moves_workers_whatever_the_leader_is_called(tmp_path: Path) -> None:
    box = overlay(tmp_path, "[leaders]\nshift_cube = { effect = 'before scoring: swap(card, card)' }\n")
    game = table(
        3, box=box, turn=41, last_turn=41, round=3, leaders="shift_cube:red tired_columns:red", column_1="*:red/x * * *"
    )
    game.play("wait", "place 4")
    assert (decides(game), moves(game)) == ("red", ["call tired_columns", "wait"])


@rule("N6.9.2")
def test_cards_that_use_cards_never_use_each_other(tmp_path: Path) -> None:
    """With eleven gold, a search through all chains of such cards would not come to an end."""
    names = [face for face in shofar.box("nehemiah").rows("faces") if face not in ("wood_1", "vp_1")]
    box = overlay(tmp_path, "[faces]\n" + "\n".join(f"{face} = {{ effect = '1..2 use(card)' }}" for face in names))
    columns: dict[str, Any] = {
        f"column_{n}": f"*:{c}/x *:{c}/x *:{c}/x *:{c}" for n, c in ((2, "blue"), (3, "green"), (4, "yellow"))
    }
    game = table(box=box, red="gold 11", column_1="gold_2:green/x wood_1:blue/x gate:red *", **columns)
    game.play("activate 1.3", "take")
    faces = [at(game, place).partition(":")[0] for place in moves(game, "use")]
    assert set(faces) == {"wood_1"}
    assert why(game, "use 1.1") == ("use-cards", "N6.9.2")


@rule("N5.5", "N5.11")
def test_the_fee_stands_in_the_box(tmp_path: Path) -> None:
    box = overlay(tmp_path, "[settings]\nfee = { gold = 2 }\n")
    said: dict[str, Any] = {"column_1": "wood_1:blue/x wood_supply:blue/x gate:red *", "box": box}
    game = table(red="gold 2", **said)
    game.play("activate 1.3")
    assert (moves(game), why(game, "use 1.2")) == (["use 1.1", "stop"], ("fee-and-price", "N5.11"))
    game.play("use 1.1")
    assert (purse(game, "red"), purse(game, "blue")["gold"]) == ({"wood": 1, "gold": 0}, 2)


@rule("N13.2")
def test_the_columns_of_a_deadlock_stand_in_the_box(tmp_path: Path) -> None:
    box = overlay(tmp_path, "[settings]\ndeadlock = { columns = 1 }\n")
    nothing: dict[str, Any] = dict.fromkeys(("red", "blue", "green", "yellow"), "bench 6")
    game = table(box=box, leaders=True, passes=3, auto=False, **nothing)
    game.listen()
    game.play("pass")
    assert [line[2] for line in news(game) if line[0] == "column-swept"] == [0]


def test_every_value_says_where_it_comes_from() -> None:
    box = shofar.box("nehemiah")
    assert box.source("copies", "wood_1", "copies") == "reconstructed"
    assert box.source("gates", "gate_1", "value") == "rulebook"
    assert box.source("scores", "guard_4", "places") == "example"
    for section, rows in box.values.items():
        for row, values in rows.items():
            assert all(box.source(section, row, column) for column in values)


def test_an_overlays_values_are_the_owners(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text("[gates]\ngate_1 = { value = 5 }\n")
    box = shofar.box("nehemiah", overlay)
    assert (box.source("gates", "gate_1", "value"), box.source("gates", "gate_2", "value")) == ("owner", "rulebook")
    assert box.digest != shofar.box("nehemiah").digest
