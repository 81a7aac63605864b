"""What a person at the terminal is told: prices that are charged, what is printed, when a move can be made."""

import io
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.engine.ledger import Ledger, Unknown
from shofar.readers.lexicon import languages
from shofar.readers.words import Words
from shofar.terminal.boards import board_of
from shofar.terminal.help import page
from shofar.terminal.layout import effect, width
from shofar.terminal.play import Left, Play
from shofar.terminal.session import Session, Sitter
from shofar.terminal.style import Style
from tests.games.nehemiah.table import table as laid
from tests.playing import playthrough, sample

WORDS = Words(strict=True)
DECISIONS = 200
TIMES = ("any moment", "around the action")
titles = pytest.mark.parametrize("title", shofar.titles())


def screen(game: shofar.Game, *lines: str, wide: int = 5000, unicode: bool = True, **more: bool) -> str:
    """All that is written to people on every seat who type these lines."""
    out, typed = io.StringIO(), iter(lines)

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    style = Style(width=wide, unicode=unicode)
    play = Play(Session(game.clone(), [Sitter("me")] * game.players, "x"), "en", style, ask, out, **more)
    play.words = Words("en", strict=True)
    try:
        play.run()
    except Left as left:
        if left.file:
            left.file.unlink()
    return out.getvalue()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


# --- the price of an option is what is charged --------------------------------------------------------------


def decisions(title: str) -> Iterator[shofar.Game]:
    """Moments of random games, over all set-ups."""
    rng, left = random.Random(f"told/{title}"), DECISIONS
    for setup, seed in sample(title, 40, seed=8):
        for game in playthrough(setup, seed):
            if left and not game.over and rng.random() < 0.08:
                left -= 1
                yield game
        if not left:
            return
    assert not left


def options(game: shofar.Game) -> dict[str, str]:
    """The line of each option by its move."""
    out = io.StringIO()
    play = Play(Session(game.clone(), [Sitter("me")] * game.players), "en", Style(width=5000), input, out)
    play._options()
    moves = {move.text for move in game.moves}
    rows = [re.split(r"\s{2,}", line.strip(), maxsplit=2) for line in out.getvalue().splitlines()]
    return {row[1]: row[2] for row in rows if len(row) == 3 and row[1] in moves}


def amounts(text: str, title: str) -> Counter[str]:
    """`2 wood and 1 gold` by good."""
    goods = shofar.title(title).goods
    nouns = {WORDS.noun(good, n, title): good for good in goods for n in (1, 2)}
    names = "|".join(sorted(map(re.escape, nouns), key=len, reverse=True))
    found: Counter[str] = Counter()
    for number, noun in re.findall(rf"(\d+) ({names})\b", text):
        found[nouns[noun]] += int(number)
    return found


def read(line: str, title: str) -> Counter[str]:
    """What the mover has more or less afterwards, by the line alone."""
    net: Counter[str] = Counter()
    for text in re.findall(r"\bBrings ([^.]*)\.", line):
        net.update(amounts(text, title))
    for text in [
        *re.findall(r"\bCosts ([^.]*?)(?:, paid to [^.]*)?\.", line),
        *re.findall(r"([^.]*) left over and", line),
    ]:
        net.subtract(amounts(text, title))
    return net


def charged(game: shofar.Game, move: int, seat: int) -> list[int]:
    """What really changes, counted from the table: until the mover would learn something."""
    played, before = game.clone(), game.holdings(seat)
    assert game.seat is not None
    if game.forecast(move).hidden:
        played.ledger = Ledger(game.seat)
        with pytest.raises(Unknown):
            played.apply(move)
    else:
        played.apply(move)
    return [now - then for now, then in zip(played.holdings(seat), before, strict=True)]


@titles
def test_the_line_of_an_option_tells_what_the_move_then_charges_and_brings(title: str) -> None:
    goods, seen = shofar.title(title).goods, 0
    for game in decisions(title):
        lines = options(game)
        assert len(lines) == len(game.moves)
        for move in game.moves:
            line, seat = lines[move.text], game.seat
            assert seat is not None
            told = read(line, title)
            assert [told[good] for good in goods] == charged(game, move.index, seat), line
            for list_, name in re.findall(r"Costs ([^.]*), paid to ([^.]*)\.", line):
                payee = next(other for other in range(game.seats) if WORDS.seat(other, title) == name)
                if f"{name} loses" not in line:
                    got = dict(zip(goods, charged(game, move.index, payee), strict=True))
                    assert all(got[good] >= n for good, n in amounts(list_, title).items()), line
            seen += 1
    assert seen > DECISIONS


# --- one line for several parts -----------------------------------------------------------------------------


def auction(players: int = 2) -> Any:
    game = shofar.new("nehemiah", players, seed=1, options={"start": "1", "leaders": True})
    game.play("offer labour_levy")
    return game


def test_a_bid_is_given_in_one_line() -> None:
    seen = screen(auction(), "bid 1 0 2", "", "bid 0 0 0")
    assert "Red has bid 1 worker, 2 gold." in seen
    assert "Blue has bid nothing." in seen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bid 1 9 0", "'bid 9' is not possible now: that is more than there is (rule N11.4)."),
        ("bid 1 0 2 3", "'bid 1 0 2 3' has 4 parts; the question wants 3 now"),
        ("bid 1 x 0", "'bid x' is not a move of nehemiah: 'bid' is written like 'bid 0'"),
    ],
)
def test_a_line_with_a_part_that_is_not_possible_changes_nothing(line: str, answer: str) -> None:
    seen = screen(auction(), line, "board")
    assert answer in seen
    assert "Your bid so far" not in seen


def test_a_part_that_can_only_be_nothing_may_be_written_but_must_be_nothing() -> None:
    game = auction()
    game.wood[0] = 0
    assert "Red has bid 1 worker, 2 gold." in screen(game, "bid 1 0 2", "", "bid 0 0 0")
    assert "'bid 1' is not possible now: that is more than there is" in screen(game, "bid 1 1 2")


def test_parts_of_a_bid_named_before_are_not_named_again() -> None:
    assert "Red has bid 1 worker, 2 gold." in screen(auction(), "bid 1", "bid 0 2", "", "bid 0 0 0")


def test_the_levy_tells_wood_from_gold_and_takes_both_in_one_line() -> None:
    """The first question is about wood, the second about gold."""
    game = auction()
    game.play("bid 1", "bid 0", "bid 0", "bid 0", "bid 0", "bid 0")
    seen = screen(game, "levy 0", "moves")
    first, second = seen.split("(1 of 2):")[1], seen.split("(2 of 2):")[1]
    assert "Spend 2 workers and 2 goods: wood. Costs 2 wood and 2 workers. Brings 4 victory points." in first
    assert "Spend 2 workers and 2 goods: gold. Costs 2 gold and 2 workers. Brings 4 victory points." in second
    assert "Red spends 1 worker, 1 gold." in screen(game, "levy 2 1")


# --- what an option says ------------------------------------------------------------------------------------


def nehemiah(*moves: str, players: int = 3, seed: int = 7) -> shofar.Game:
    game = shofar.new("nehemiah", players, seed=seed, options={"start": "1"})
    game.play(*moves)
    return game


def test_a_card_that_cannot_be_used_says_so_before_and_after() -> None:
    seen = screen(nehemiah("place 2", "place 3", "place 4"), "moves", "activate 2.1")
    assert "Swap workers ⇆. Nothing comes of it for now: it would have no target." in seen
    assert "Red cannot use Swap workers: it would have no target." in seen


def test_swapping_workers_shows_the_workers_and_swapping_cards_the_cards() -> None:
    seen = screen(nehemiah("place 2", "place 2", "place 2", "activate 2.1", "take"), "moves")
    assert "Choose two workers to swap; the cards stay" in seen
    assert "Swap rows 1 and 2 of column 2: ● tired Red, ■ ready Blue." in seen


def test_what_follows_every_option_is_said_once() -> None:
    seen = screen(shofar.new("golem", 2, seed=5), "")
    assert seen.count("Then Purple is asked: Keep one objective") == 1
    assert "In each case: Then Purple is asked: Keep one objective" in seen


def test_no_option_ends_with_two_full_stops() -> None:
    for title in shofar.titles():
        for game in list(decisions(title))[:20]:
            assert not [line for line in options(game).values() if ".." in line]


def test_leaders_up_for_auction_are_explained_and_the_one_bid_for_is_pointed_at() -> None:
    seen = screen(auction(), "board", unicode=False)
    assert "> Labour levy (labour_levy): At once: pay 1 worker and either 1 wood or 1 gold" in seen
    assert "  Governor (direct_turn): Before the turn of another player" in seen


# --- why not ------------------------------------------------------------------------------------------------

MOMENTS = [
    ("nehemiah", "take", "It can be done after you have activated a worker whose card can be used."),
    ("ezra", "harvest", "It can be done in the preparation for the Sabbath, with the farmers tile flipped."),
    ("golem", "work 1", "It can be done in the work row."),
]


@pytest.mark.parametrize(("title", "move", "answer"), MOMENTS)
def test_why_says_when_a_move_of_another_phase_can_be_made(title: str, move: str, answer: str) -> None:
    game = shofar.new(title, 2, seed=5)
    assert answer in screen(game, *(["", f"why {move}"] if title != "nehemiah" else [f"why {move}"]))


@titles
def test_every_verb_has_its_moment(title: str) -> None:
    assert [verb for verb in shofar.catalogue(title).base if not WORDS.moment(title, verb)] == []


def test_why_knows_cards_below_other_columns_and_the_activated_card() -> None:
    moves = ("place 3", "place 3", "place 3", "activate 3.1", "take", "place 1", "activate 3.3", "take", "stop")
    game = nehemiah(*moves, "place 1", "activate 3.2", "take")
    seen = screen(game, "why use 3.3", "why use 1.1", "why use 3.2", "why take")
    assert "only cards above the activated one can be used (rule N5.4)" in seen
    assert "only cards in the column of the activated one can be used (rule N5.4)" in seen
    assert "it is the activated card itself" in seen
    assert "the card has been used in this activation (rule N5.8)" in seen


def in_the_walls_action() -> shofar.Game:
    """A turn of Ezra and Nehemiah where a walls action can be begun."""
    game, rng = shofar.new("ezra", 2, seed=12), random.Random(3)
    while "begin walls" not in [move.text for move in game.moves]:
        game.apply(rng.choice(game.legal()))
    return game


def free_wall(game: shofar.Game, nth: int) -> str:
    return [move.args[0] for move in game.moves if move.verb == "site" and move.args[0].startswith("w")][nth]


def test_why_build_with_a_wall_is_about_that_wall() -> None:
    """E3.2.3, E3.6.1, E3.6.4: first the action, then the location, then its rubble."""
    game = in_the_walls_action()
    walls = "that main action is not open; it can be done in a walls action"
    seen = screen(game, "", "why build w01", "why site east")
    assert f"'site w01' is not possible now: {walls}, first of all (rule E3.2.3)." in seen
    assert f"'build 0 0 0' is not possible now: {walls}, at a cleared place (rule E3.2.3)." in seen
    assert f"'site g_east' is not possible now: {walls}" in seen
    game.play("begin walls")
    here, there = free_wall(game, 0), free_wall(game, 1)
    seen = screen(game, "", f"why build {here}", "why site sheep gate")
    assert f"'site {here}' is possible now. Choose wall space {int(here[1:])}: " in seen
    assert "'build 0 0 0' is not possible now: no location has been chosen yet (rule E3.6.1)." in seen
    assert "'site g_sheep' is not possible now: it is built or neutral (rule E3.6.1)." in seen
    game.play(f"site {here}")
    seen = screen(game, "", f"why build {here}", f"why build {there}")
    assert f"'site {here}' is not possible now: it is the location of this turn already (rule E3.6.1)." in seen
    assert "'build 0 0 0' is not possible now: there is rubble left (rule E3.6.4)." in seen
    assert f"'site {there}' is not possible now: another location has been chosen this turn (rule E3.6.1)." in seen


POINTED = [
    ("nehemiah", "use swap workers", "'use 2.1' is not possible now."),
    ("nehemiah", "use 3", "'use 3.1' is not possible now."),
    ("nehemiah", "place column 3", "'place 3' is possible now. "),
    ("nehemiah", "bid planner", "'offer rearrange_column' is not possible now."),
    ("ezra", "play priest", "'play c_priest 1' is not possible now."),
    ("ezra", "priest", "'tuck c_priest' is not possible now."),
    ("ezra", "use gold scroll 3", "'use gold_03' is not possible now."),
    ("golem", "develop left leg", "'develop dev_golem_left_leg' is not possible now."),
    ("golem", "left leg", "'develop dev_golem_left_leg' is not possible now."),
    ("golem", "buy book_09", "'buy 1 1' is not possible now."),
    ("golem", "keep objective 70", "'keep obj_70' is possible now. "),
]


@pytest.mark.parametrize(("title", "thing", "answer"), POINTED)
def test_why_understands_what_a_person_points_at(title: str, thing: str, answer: str) -> None:
    """By its name, its id, a part of them, its column or what lies there."""
    seen = (
        screen(nehemiah(), f"why {thing}")
        if title == "nehemiah"
        else screen(shofar.new(title, 2, seed=5), "", f"why {thing}")
    )
    assert answer in seen


@titles
def test_why_about_nothing_in_the_game_says_how_moves_are_written(title: str) -> None:
    verb = shofar.catalogue(title).moves[0].verb
    seen = screen(shofar.new(title, 2, seed=5), "", f"why {verb} elephants", "why elephants")
    assert f"'{verb} elephants' is not a move of {title}: '{verb}' is written like" in seen
    assert f"'elephants' is not a move of {title}: " in seen


@titles
def test_any_move_can_be_asked_about_by_what_lies_there(title: str) -> None:
    """Also where nothing lies: the hint of a move is empty then."""
    for game in list(decisions(title))[:8]:
        board, view, faces = board_of(title), game.view(game.seat), shofar.printed(game.rules)
        for move in shofar.catalogue(title).moves:
            board.hint(view, faces, WORDS, Style(), move.text)


def test_why_names_the_gold_that_is_missing_and_counts_the_fee_with_the_price() -> None:
    """N6.1.2: the activated card costs 2 gold; N5.11: one above costs 2 and the fee."""
    poor = laid(column_1="gold_2:blue/x temple_2:red * *", red="gold 1")
    assert "'take' is not possible now: there is not enough gold (rule N6.1.2)" in screen(
        poor, "activate 1.2", "why take"
    )
    game = laid(column_1="temple_2:blue/x wood_1:green/x vp_1:red *", column_2="*:red/x * * *", red="gold 2")
    seen = screen(game, "activate 1.3", "skip", "why use 1.1")
    assert "the fee and the price of the card together (rule N5.11). Costs 2 gold. Costs 1 gold, paid to Blue." in seen


def test_a_leader_that_works_by_itself_and_a_hold_say_how_long() -> None:
    """N12.9.1, N12.3.2."""
    game = laid(leaders="wood_bonus:red", column_1="gold_2:red wood_1:red * *")
    assert "that leader works by itself, to the end of the round (rule N12.9.1)" in screen(game, "why call wood_bonus")
    assert "Nothing until my own next turn or until a column is replaced" in screen(game, "help moves")


def test_the_log_tells_a_declined_card_and_joins_what_is_paid() -> None:
    assert "Red does not use 2 gold." in screen(laid(column_1="gold_2:red * * *"), "activate 1.1", "skip")
    game = laid(column_1="guard_1:red * * *", red="gold 1 wood 1")
    assert "Red pays 1 wood and 1 gold." in screen(game, "activate 1.1", "take")


# --- help ---------------------------------------------------------------------------------------------------


@titles
def test_examples_of_the_help_are_moves_of_this_moment(title: str) -> None:
    game = shofar.new(title, 2, seed=5)
    secret = [] if title == "nehemiah" else [""]
    seen = screen(game, *secret, "help", "why")
    assert f"for example: {game.moves[0].text}" in seen
    assert f"for example: why {game.moves[0].text}" in seen


@titles
def test_the_legend_explains_every_sign_once(title: str) -> None:
    """Two things never look alike, with Unicode and without; strict words: a sign without a meaning would raise."""
    for unicode in (True, False):
        secret = [] if title == "nehemiah" else [""]
        seen = screen(shofar.new(title, 2, seed=5), *secret, "help icons", unicode=unicode)
        page = seen[seen.rindex("> help icons") if "> help icons" in seen else 0 :]
        rows = [re.split(r"\s{2,}", line) for line in page.splitlines()]
        signs = Counter(row[0] for row in rows if len(row) >= 2 and len(row[0]) in (1, 2) and row[0] not in "│┌├└╭╰|+")
        twice = {sign for sign, n in signs.items() if n > 1 and not sign.isdigit()}
        assert twice <= ({"♙", "s"} if title == "golem" else set()), "a student, and a student of a colour"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("title", "effects"),
    [
        ("golem", {"red": "student red +1", "yellow": "student yellow +1", "blue": "student blue +1"}),
        ("ezra", {one: f"1 {one} banner" for one in ("red", "grey", "blue")}),
        ("ezra", {one: f"1 {one} blessing" for one in ("red", "orange", "purple")}),
    ],
)
def test_the_colour_of_an_icon_is_a_letter_of_the_language_and_in_the_legend(
    language: str, title: str, effects: dict[str, str]
) -> None:
    words, style = Words(language, strict=True), Style(language=language)
    marks = {colour: effect(text, title, style).partition("'")[2] for colour, text in effects.items()}
    assert len({*marks.values()}) == len(marks) and all(marks.values())
    assert all(words.noun(colour, 1, title).startswith(mark) for colour, mark in marks.items())
    legend = "\n".join(page("icons", shofar.new(title, 2, seed=1).rules, words, style, "1"))
    for colour, mark in marks.items():
        assert re.search(rf"^'{mark} +{words.noun(colour, 1, title)}\b", legend, re.MULTILINE), legend


def test_times_and_discounts_that_differ_are_drawn_differently() -> None:
    """Any turn, or the own action; any mix, or the own resource; any book, not a green one."""
    for style in (Style(), Style(unicode=False)):
        recruiter, foreman = (effect(f"{time}: place(first)", "nehemiah", style) for time in TIMES)
        assert recruiter != foreman
        assert effect("develop any -3 mixed", "golem", style) != effect("develop any -3", "golem", style)
        assert "'" not in effect("buy_book no_card_cost", "golem", style)


def test_the_planner_swaps_in_the_new_column_only() -> None:
    assert "When a column has been dealt, in that column only: swap two cards" in screen(nehemiah(), "help planner")


def test_the_board_shows_totals_after_the_end() -> None:
    game = shofar.new("ezra", 1, seed=4, options={"solo": "A"})
    rng = random.Random(4)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    lines = board_of("ezra").draw(game.view(None), shofar.printed(game.rules), WORDS, Style(width=120))
    assert next(line for line in lines if line.startswith("● Turquoise")).split()[2] == str(game.scores[0])


def test_a_component_is_a_topic_by_its_id_or_name() -> None:
    seen = screen(
        shofar.new("golem", 2, seed=5), "", "help start_06", "help grave 1", "help dev_study_col2", "help elephants"
    )
    assert "starting tile 6 (start_06)" in seen
    assert "grave 1 (cem_1)" in seen
    assert "Not at once, but whenever you add a book to this column." in seen
    assert "There is no help on 'elephants'." in seen


def test_help_on_a_component_has_its_numbers_and_marks_what_is_reconstructed() -> None:
    seen = screen(shofar.new("ezra", 2, seed=5), "", "help guards_2", "help position_0")
    assert "Storage: 7°. Price: 7. Paid in: silver." in seen, "the price is known from an example"
    golem = screen(shofar.new("golem", 2, seed=5), "", "help position_0")
    assert "Income, developed: Take 1 knowledge." in golem, "on the grey side there is none"


def test_rules_are_found_without_their_letter_and_without_the_names_of_tests() -> None:
    seen = screen(nehemiah(), "rule 5.4")
    assert "N5.4" in seen
    assert "test_" not in seen


# --- what is printed ----------------------------------------------------------------------------------------


def test_ezra_shows_costs_of_walls_gates_levites_food_and_flips() -> None:
    seen = screen(shofar.new("ezra", 2, seed=12), "", "board", wide=100)
    assert "│w01 · h│" in seen
    assert "Building: h 4⚐'g 3▪ · m 3⚐'g 2▪≡° · l 3⚐'g 2▪° · gate 3⚐'g 2▪≡" in seen
    assert "Levites: 1 0♨ · 2 2♨ ▫ · 3 3♨ ▪ · 4 4♨ ≡° · 5 5♨ ✾ 2★ · 6 6♨ 3★›↶°" in seen
    assert re.search(r"Sabbath: \d+ food needed, 3 there, 0 sure to come", seen)
    assert "guards_1 9○°" in seen


def test_golem_shows_entries_incomes_cauldrons_limits_and_control() -> None:
    game = shofar.new("golem", 2, seed=5)
    seen = screen(game, "", "board", wide=100)
    assert "VIII 2✎°" in seen
    assert "↧3◗ 4★" in seen
    assert "Work with 0 to 4 golems 0/1/3/5/8✎, less the value of the row" in seen
    head = next(line for line in seen.splitlines() if "Limit" in line)
    assert head.split() == [
        "Clay",
        "Coin",
        "Know",
        "VP",
        "Now",
        "Study",
        "Limit",
        "Golem",
        "Control",
        "Made",
        "Menorahs",
    ]
    while not game.view(0)["seats"][0]["artifact_tile"]:
        game.play(game.moves[0])
    assert re.search(r"a1 0/1▰ .*a2 0/2▰°", screen(game, "", "board", wide=5000))


@titles
@pytest.mark.parametrize("wide", [80, 120])
@pytest.mark.parametrize("unicode", [True, False])
def test_boards_fit_the_terminal(title: str, wide: int, unicode: bool) -> None:
    for game in list(decisions(title))[:8]:
        seen = screen(game, "", "board", wide=wide, unicode=unicode)
        assert max(width(line) for line in seen.splitlines()) <= wide
        assert unicode or seen.isascii()


# --- the log and the end ------------------------------------------------------------------------------------


def test_the_log_begins_with_the_set_up() -> None:
    seen = screen(shofar.new("nehemiah", 2, seed=1, options={"start": "1", "leaders": True}), "log all")
    assert seen.count("Leader on offer: ") == 3
    assert "Turn of Red." in screen(nehemiah(), "log all")


def test_a_round_ends_before_it_is_scored_and_the_game_names_its_winner() -> None:
    game = shofar.new("nehemiah", 2, seed=3)
    moves, rng = [], random.Random(3)
    while not game.over:
        moves.append(rng.choice(game.moves).text)
        game.play(moves[-1])
    seen = screen(shofar.new("nehemiah", 2, seed=3), *moves, "log all", "score", "", lingering=True)
    log = seen[seen.index("The table is still there") :]
    assert log.index("The boards are scored for round 1.") < log.index(" takes a cube back")
    assert log.index("The last turn is over;") < log.index(" sells ") < log.index("The game has ended.")
    winner = WORDS.seat(game.ranks.index(1), "nehemiah")
    assert f"The game is over.\n{winner} wins." in seen
    assert "Nehemiah · The game is over · " in seen
    assert log.count("Goods sold") == 1, "points can be asked for afterwards"
