"""A pattern chooses the form of a noun or name: cases, gender, elision, and what cannot be bent."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from shofar.engine.grammar import parse
from shofar.readers.deeds import MARKED, Marked, form_of, mark, seat_of
from shofar.readers.form import Said, formed
from shofar.readers.words import Words
from shofar.web.pages.told import plain
from tests.readers.speaking import speaking

POLISH = """
sentence = { $text }.
amount = { $n } { $things }
effect-gain = weź { $list-acc }
    .inf = wziąć { $list-acc }
effect-may = możesz { $effect-inf }
effect-pay = zapłać { $cost-acc }: { $effect }
effect-per = { $effect } za { $each }
join-and-last = { $a } i { $b }
forecast-short = Brakuje { $list-gen }.
noun-gate = { $n ->
    [one] brama
    [few] bramy
   *[many] bram
}
    .acc = { $n ->
        [one] bramę
        [few] bramy
       *[many] bram
    }
    .gen = { $n ->
        [one] bramy
       *[other] bram
    }
    .each = każdą bramę
noun-gold = złoto
    .gen = złota
    .gender = n
new-gold = { $thing-gender ->
    [f] nowa
    [n] nowe
   *[m] nowy
} { $thing }
seat-name = { $name }
    .gen = gracza { $name }
    .de = { $vowel ->
        [yes] d'{ $name }
       *[no] de { $name }
    }
seat-1 = Czerwony
    .gen = Czerwonego
you = ty
    .gen = ciebie
whose = robotnik { $who-gen }
of = { $who-de }
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    for _ in speaking(tmp_path, monkeypatch, pl=POLISH):
        yield Words("pl", ["Anna", "Ben"], strict=True)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1 gate", "Weź 1 bramę."),
        ("5 gate, 1 gold", "Weź 5 bram i 1 złoto."),
        ("may 1 gate", "Możesz wziąć 1 bramę."),
        ("pay 1 gate -> 22 gate", "Zapłać 1 bramę: weź 22 bramy."),
        ("1 gold per gate", "Weź 1 złoto za każdą bramę."),
    ],
)
def test_a_pattern_takes_the_form_it_needs_through_lists_and_amounts(words: Words, text: str, sentence: str) -> None:
    assert words._sentence("").whole(parse(text)) == sentence


def test_forms_of_a_list_that_code_has_joined(words: Words) -> None:
    amounts = [words.text("amount", n=n, things=words.noun("gate", n)) for n in (1, 2)]
    assert words.text("forecast-short", list=words.both(amounts)) == "Brakuje 1 bramy i 2 bram."


def test_a_gender_selects_and_a_missing_form_is_the_word_itself(words: Words) -> None:
    assert words.text("new-gold", thing=words.noun("gold")) == "nowe złoto"
    assert words.text("new-gold", thing=words.noun("gate")) == "nowy brama"
    assert words.text("forecast-short", list=words.noun("vp")) == "Brakuje victory point."
    assert words.text("forecast-short", list="Foo") == "Brakuje Foo."


def test_a_person_is_not_bent_but_a_colour_is(words: Words) -> None:
    assert words.text("whose", who=words.seat(0)) == "robotnik gracza Anna"
    assert Words("pl").text("whose", who=Words("pl").seat(0)) == "robotnik Czerwonego"
    assert [words.text("of", who=words.seat(seat)) for seat in (0, 1)] == ["d'Anna", "de Ben"]


def test_a_seat_of_the_log_is_called_later_in_the_form_that_was_asked_for(words: Words) -> None:
    text = Marked("pl").text("whose", who=mark(3))
    letter = text[-1]
    assert MARKED.fullmatch(letter) and seat_of(letter) == 3 and form_of(letter) == "gen"
    called = (*[("red", "")] * 3, ("red", words.text("you")))
    assert plain(text, called) == "robotnik ciebie"
    assert formed(words.seat(1), "gen") == "gracza Ben"


def test_a_text_with_forms_travels_as_a_plain_one(words: Words) -> None:
    assert type(pickle.loads(pickle.dumps(words.noun("gate")))) is str


def test_texts_that_look_alike_keep_their_own_forms() -> None:
    """Two who are called the same are bent differently: a sentence about one is not that about the other."""
    words = Words("pl")
    ewa, eva = (Said.of("Ewa", {"": "Ewa", "gen": bent}.__getitem__) for bent in ("Ewy", "Evy"))
    for _ in range(2):
        said = [words.text("forecast-next-other", name=name, question="x") for name in (ewa, eva, "Ewa")]
        assert ["Ewy" in said[0], "Evy" in said[1], "Ewa" in said[2]] == [True, True, True]
