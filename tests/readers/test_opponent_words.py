"""The solo opponent of Ezra and Nehemiah tells every step with its reason: card, line, why this target."""

from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.games.ezra.names import FOCUS, RING, SCHEMES
from shofar.readers.words import Words
from tests.games.ezra.table import (
    OPP,
    T,
    ask,
    begun,
    gain,
    give,
    lay,
    rubble,
    scribes,
    solo,
    table,
    takes_the_highest_scribe,
    workers,
)
from tests.rules import rule

WORDS = Words(strict=True)


def lines(game: Any, heard: Any) -> Any:
    return [line for entry in heard if (line := WORDS.news(game, entry, T))]


def scheme_turn(game: Any, scheme: str) -> Any:
    game.scheme_deck, game.stacked = list(range(len(SCHEMES))), [SCHEMES.index(scheme)]
    heard = game.listen()
    ask(game, "scheme_turn", OPP)
    return lines(game, heard)


@rule("E3.16.9", "EX-52")
@pytest.mark.parametrize(
    ("silver", "said"),
    [
        (4, "It can pay the lower option (pay 3 silver: take 2 gold), with the fee of the gate 4 silver in all."),
        (
            3,
            "With the fee of the gate the lower option (pay 3 silver: take 2 gold) is too dear. "
            "It takes the upper (pay 1 silver: take 1 gold), 2 silver in all.",
        ),
        (
            1,
            "With the fee of the gate it can pay neither the lower option (pay 3 silver: take 2 gold) "
            "nor the upper (pay 1 silver: take 1 gold), so its tent moves.",
        ),
    ],
)
def test_a_trade_says_what_it_can_pay(silver: int, said: str) -> None:
    game = solo(focus="focus_old")
    give(game, OPP, silver=silver)
    game.focus_deck, game.stacked = list(range(len(FOCUS))), [FOCUS.index("focus_east"), 0]
    heard = game.listen()
    ask(game, "opponent_turn", OPP)
    first, second, *_ = lines(game, heard)
    assert first == (
        f"The opponent turns up Focus: East Gate: it goes clockwise from there, column 3. It has {silver} silver."
    )
    assert second == said


@rule("E3.16.9")
@pytest.mark.parametrize(
    ("silver", "said"),
    [
        (3, "It can pay the lower option (pay 3 silver: take 2 gold), 3 silver in all: the gate is its own."),
        (
            2,
            "The lower option (pay 3 silver: take 2 gold) is too dear. "
            "It takes the upper (pay 1 silver: take 1 gold), 1 silver in all: the gate is its own.",
        ),
        (
            0,
            "It can pay neither the lower option (pay 3 silver: take 2 gold) "
            "nor the upper (pay 1 silver: take 1 gold), so its tent moves.",
        ),
    ],
)
def test_at_its_own_gate_there_is_no_word_of_a_fee(silver: int, said: str) -> None:
    game = solo()
    give(game, OPP, silver=silver)
    game.focus_deck, game.stacked = list(range(len(FOCUS))), [FOCUS.index("focus_old"), 0]
    heard = game.listen()
    ask(game, "opponent_turn", OPP)
    assert lines(game, heard)[1] == said


@rule("E3.16.4")
def test_goods_that_it_turns_into_others_are_told_with_these() -> None:
    game = solo()
    heard = game.listen()
    gain(game, "2 cinder", OPP)
    gain(game, "1 food", OPP)
    gain(game, "1 gold", OPP)
    assert lines(game, heard) == [
        "Red gets 2 gold for 2 cinder.", "Red gets 1 silver for 1 food.", "Red gets 1 gold.",
    ]  # fmt: skip


@rule("E3.4.2")
def test_banners_without_use_are_told_as_such() -> None:
    game = table(auto=False)
    begun(game, "temple", 5)
    heard = game.listen()
    gain(game, "3 grey banner")
    gain(game, "2 red banner")
    assert lines(game, heard) == ["Turquoise gets 3 grey banners, of no use now.", "Turquoise gets 2 red banners."]


@rule("E3.16.11")
def test_a_levite_says_why_it_does_what_it_does() -> None:
    """EX-50 with less gold: no Levite can be paid; no gold is left for the Temple, then no silver either."""
    game = solo(focus="focus_old")
    game.levites[OPP], game.idle[OPP] = 3, 1
    give(game, OPP, gold=1, silver=0)
    heard = game.listen()
    gain(game, "temple", OPP)
    said = lines(game, heard)
    assert said[0] == "It places no Levite: it has less than 2 gold."
    assert "Levite 1 places gold in the Temple, in the leftmost column with room, as low as possible." in said
    assert "Levite 2 advances on the altar track: it has no gold, and it has no silver." in said


@rule("E3.16.5")
def test_a_blessing_of_its_choice_says_why_that_one() -> None:
    game = solo(focus="focus_old")
    game.blessings[OPP * 3 : OPP * 3 + 3] = [2, 1, 1]
    heard = game.listen()
    gain(game, "1 wild blessing", OPP)
    assert lines(game, heard)[0] == "The opponent's blessing goes to its marker that is farthest left: purple."


@rule("E3.16.17")
def test_the_focus_gate_itself_as_target() -> None:
    game = solo(focus="focus_dung")
    workers(game, OPP, idle=1)
    give(game, OPP, gold=3)
    heard = game.listen()
    gain(game, "build gate", OPP)
    said = [line for line in lines(game, heard) if "target" in line]
    assert said == [
        "Its target is the focus gate itself, the Dung Gate: "
        "it is not built, and its gold with the rubble there pays it."
    ]


@rule("E3.16.13", "E3.16.14")
def test_a_wall_as_target_says_how_far_and_why() -> None:
    game = solo(focus="focus_fountain")
    rubble(game, "w13")
    rubble(game, "w14", stone=1)
    heard = game.listen()
    gain(game, "clear wall", OPP)
    assert lines(game, heard)[0] == (
        "Its target is wall space 14, the first wall space with rubble on its way: 2 steps from the focus gate."
    )


@rule("E3.16.20")
def test_candidates_are_counted_as_people_do() -> None:
    """Column 4 and three free tiles: the right one."""
    game, heard = takes_the_highest_scribe()
    said = lines(game, heard)
    assert said[0].startswith("Row 3 has 3 tiles that it can take, for 3 gold")
    assert said[1] == "Column 4 of the focus card takes number 3 of them from the left, tile 3.3."


@rule("E3.16.19")
def test_a_path_says_which_and_why() -> None:
    """To 2.1 lead 1.0 and 1.1: its own scribe goes before yours."""
    game = solo(focus="focus_water")
    game.scribe = [-1] * len(game.scribe)
    scribes(game, T="1.0 2.0 2.2 2.3")
    game.scribe[1] = OPP
    lay(game, "wood_01", "2.1")
    workers(game, OPP, idle=2)
    give(game, OPP, gold=2)
    heard = game.listen()
    gain(game, "scribe highest", OPP)
    said = lines(game, heard)
    assert "It branches along tile 1.1." in said
    assert (
        "Of 2 ways that it can pay it is the one with most scribes of its own (1), then fewest of yours (0), "
        "then farthest left." in said
    )


@rule("E3.16.10")
def test_lines_of_a_scheme_card_say_what_they_are_and_what_they_ask_for() -> None:
    game = solo(focus="focus_old")
    workers(game, OPP, idle=1)
    give(game, OPP, gold=3)
    said = scheme_turn(game, "scheme_2")
    assert said[0].endswith("It has 1 worker and 3 gold.")
    assert said[1].startswith("Scheme 2, line 1 (pay 2 gold for a Levite if possible;")
    assert said[1].endswith("is passed over: it asks for at least 2 workers and at least 2 gold.")
    assert said[2] == "Scheme 2, line 2 (take 2 gold) is passed over: it asks for at most 1 gold."
    assert said[3] == "Scheme 2, line 3 is possible: advance 3 spaces on the altar track, then take 1 worker."


def test_the_line_is_read_from_the_owners_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[schemes]\nscheme_2 = { lines = ["temple", "2 gold", "5 altar"] }\n')
    game = shofar.new("ezra", 1, seed=1, box=file)
    number = [kind.key for kind in game.rules.title.kinds].index("line-taken")
    said = WORDS.news(game, (number, OPP, SCHEMES.index("scheme_2"), 3, 0), T)
    assert said == "Scheme 2, line 3 is possible: advance 5 spaces on the altar track."


@rule("E3.16.23", "EX-29")
@pytest.mark.parametrize(
    ("side", "silver", "third"),
    [
        ("A", 2, "4 points for its Levites, the most numerous of its kinds of workers."),
        ("B", 4, "9 points for all its gatekeepers, scribes and Levites."),
    ],
)
def test_the_sabbath_says_units_and_causes(side: str, silver: int, third: str) -> None:
    game = solo(side, "focus_old")
    game.scribe = [-1] * len(game.scribe)
    scribes(game, R="1.0 2.0")
    game.owner = [-1] * len(game.owner)
    for spot in ("g_sheep", "g_horse", "g_old"):
        game.owner[RING.index(spot)] = OPP
    game.levites[OPP], game.idle[OPP] = 4, 2
    game.blessings[OPP * 3 : OPP * 3 + 3] = [3, 1, 0]
    game.altar[OPP] = 5  # golden spaces 2 and 5
    heard = game.listen()
    ask(game, "opponent_sabbath", OPP)
    assert [line for line in lines(game, heard) if line.startswith("Its Sabbath")] == [
        f"Its Sabbath, step 1: {silver} silver for 2 workers in its supply.",
        "Its Sabbath, step 2: 2 points for its highest scribe, in row 2.",
        f"Its Sabbath, step 3: {third}",
        "Its Sabbath, step 4: 5 points: 3 for its most advanced blessing marker, "
        "1 for each golden space that it has reached on the altar track.",
    ]


@rule("E3.15.2")
def test_the_end_names_walls_and_gates_apart() -> None:
    game = table(players=2, week=3, auto=False)
    game.owner[1], game.wall_on[1] = T, 11
    heard = game.listen()
    del game.stack[1:]
    game.advance()
    assert any("at the end for walls." in line for line in lines(game, heard))
