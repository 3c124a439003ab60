"""Everything that a registry names has its words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from downforce.bots import BOTS
from downforce.content import EDITIONS, TRACKS
from downforce.i18n import LANGUAGES, Words, load, preferred_language
from downforce.i18n.fill import fill
from downforce.i18n.messages import ARGUMENTS
from downforce.model.cards import SpeedCard, SpeedLine
from downforce.model.errors import (
    DeckError,
    DownforceError,
    IllegalAction,
    NotationError,
    OptionError,
    Reason,
    UnknownName,
)
from downforce.model.ids import CARS, PowerId, Seat
from downforce.notation.phrases import stake_phrase
from downforce.rules.actions import SkipLine
from downforce.rules.options import MODES, SINGLE_OPTIONS, CunningForTwo
from downforce.rules.powers import POWERS, PRINTED_POWERS
from downforce.rules.stakes import Stake, StakeKind

VALUES: dict[str, tuple[object, ...]] = {
    "powers": (PRINTED_POWERS, (), ("tricky", "cunning"), True, False),
    "cunning_for_two": tuple(CunningForTwo),
}


@pytest.fixture
def words() -> Words:
    return load("en")


def is_sentence(text: str) -> bool:
    return text.lstrip("¿")[0].isupper() and text.endswith((".", "?")) and "{" not in text


# --- texts ----------------------------------------------------------------------------------------


def test_a_message_with_its_arguments(words: Words) -> None:
    assert words.text("event-card-drawn-hidden", player="Ada") == "Ada draws a card."


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_at_stake_has_a_sentence(language: str) -> None:
    words = load(language)
    for kind in StakeKind:
        text = fill(words, stake_phrase(Stake(kind, CARS[0], Seat(1), 2, 9)), ["Ada", "Bo"], "en")
        assert is_sentence(text), kind
    paid = stake_phrase(Stake(StakeKind.RIVAL_PAID, CARS[0], Seat(1), 2, 9))
    assert fill(load("en"), paid, ["Ada", "Bo"], "en") == "Black comes home 2nd: $9M for Bo."


def test_numbers_choose_their_form(words: Words) -> None:
    assert [words.text("spaces", steps=n) for n in (1, 2)] == ["1 space", "2 spaces"]
    places = [words.text("place", place=n) for n in range(1, 7)]
    assert places == ["1st", "2nd", "3rd", "4th", "5th", "6th"]


def test_no_isolation_marks(words: Words) -> None:
    assert not set(words.text("event-card-drawn-hidden", player="Ada")) & set("\u2066\u2067\u2068\u2069")


def test_a_name_with_braces_is_only_a_name(words: Words) -> None:
    assert words.text("event-card-drawn-hidden", player="{ $x }") == "{ $x } draws a card."


def test_a_missing_or_needless_argument_is_refused(words: Words) -> None:
    with pytest.raises(TypeError, match="takes"):
        words.text("event-card-drawn-hidden")
    with pytest.raises(TypeError, match="takes"):
        words.text("yes", player="Ada")


def test_an_unknown_message_is_refused_also_by_the_type_checker(words: Words) -> None:
    with pytest.raises(KeyError):
        words.text("no-such-message")  # type: ignore[arg-type]


def test_lists(words: Words) -> None:
    assert words.list([]) == "nobody"
    assert words.list(["Ada"]) == "Ada"
    assert words.list(["Ada", "Bo"]) == "Ada and Bo"
    assert words.list(iter(["Ada", "Bo", "Cy"])) == "Ada, Bo and Cy"
    assert words.plain_list(["1", "2", "3"]) == "1, 2, 3"
    assert words.plain_list([]) == ""


# --- registries -----------------------------------------------------------------------------------


def test_spanish_says_e_before_the_sound_i() -> None:
    spanish = load("es")
    assert [spanish.list(["Ana", name]) for name in ("Irene", "Hilda", "Bruno", "Hielo", "Ícaro")] == [
        "Ana e Irene",
        "Ana e Hilda",
        "Ana y Bruno",
        "Ana y Hielo",
        "Ana e Ícaro",
    ]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["0.35", "1,234", "12,345.7", "-1.50"]),
        ("es", ["0,35", "1234", "12.345,7", "-1,50"]),
        ("fr", ["0,35", "1\u202f234", "12\u202f345,7", "-1,50"]),
        ("pt-PT", ["0,35", "1234", "12\xa0345,7", "-1,50"]),
        ("pt-BR", ["0,35", "1.234", "12.345,7", "-1,50"]),
    ],
)
def test_a_number_has_the_marks_of_its_language(language: str, texts: list[str]) -> None:
    words = load(language)
    numbers = [
        words.number(value, digits) for value, digits in ((0.35, 2), (1234, 0), (12345.678, 1), (-1.5, 2))
    ]
    assert numbers == texts


@pytest.mark.parametrize(
    ("wish", "language"),
    [("pt_AO", "pt-PT"), ("pt_MZ.UTF-8", "pt-PT"), ("pt_CV", "pt-PT"), ("pt_BR", "pt-BR"), ("pt", "pt-BR")],
)
def test_only_brazil_reads_brazilian_portuguese(wish: str, language: str) -> None:
    assert preferred_language({"LANG": wish}) == language


def test_an_error_of_the_system_is_said_in_our_words() -> None:
    text = "[Errno 111] Connect call failed ('127.0.0.1', 1)"
    assert load("es").system_text(text) == "allí no responde nadie"
    assert load("es").system_text("something else") == "something else"


def test_every_car_has_a_colour_and_the_letter_of_the_files(words: Words) -> None:
    assert [words.car(car) for car in CARS] == ["black", "blue", "green", "yellow", "orange", "red"]
    assert [words.text("car-letter", car=car.word) for car in CARS] == [car.letter for car in CARS]
    assert words.cars(CARS[:3]) == "black, blue and green"


def test_a_card_is_read_from_the_top(words: Words) -> None:
    assert words.card(SpeedCard.parse("x", "B6 O4 *2 Y1")) == "blue 6, orange 4, wild 2, yellow 1"
    assert words.line(SpeedLine(None, 5)) == "wild 5"


@pytest.mark.parametrize("power", POWERS)
def test_every_power_has_a_name_an_effect_and_an_example(words: Words, power: PowerId) -> None:
    assert words.power_name(power).lower() == power
    assert is_sentence(words.power_effect(power))
    assert words.power_example(power).endswith(".")


def test_no_power_and_an_unknown_power(words: Words) -> None:
    assert words.power_name(None) == "no power"
    assert words.power_name(PowerId("time-travel")) == "time-travel"
    assert words.power_effect(PowerId("time-travel")) == ""


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_a_name_and_a_sentence(words: Words, mode: str) -> None:
    assert words.mode_name(mode)
    assert is_sentence(words.mode_about(mode))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_a_name_and_a_sentence(words: Words, edition: str) -> None:
    assert words.edition_name(edition).endswith("edition")
    assert is_sentence(words.edition_about(edition))


@pytest.mark.parametrize("option", SINGLE_OPTIONS)
def test_every_option_and_each_of_its_values_is_explained(words: Words, option: str) -> None:
    assert words.option_name(option)
    assert is_sentence(words.option_about(option))
    values = VALUES.get(option, (True, False))
    sentences = [words.option_value(option, value) for value in values]
    assert all(map(is_sentence, sentences))
    assert len(set(sentences)) == (3 if option == "powers" else len(values))


def test_some_powers_are_named(words: Words) -> None:
    assert words.option_value("powers", ("tricky",)) == "Only these powers are in the game: Tricky."


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_name_and_a_sentence(words: Words, bot: str) -> None:
    assert words.bot_name(bot).lower() == bot
    assert is_sentence(words.bot_about(bot))


def test_a_bot_without_words_is_called_by_its_id(words: Words) -> None:
    assert (words.bot_name("turbo"), words.bot_about("turbo")) == ("turbo", "")


@pytest.mark.parametrize("edition", EDITIONS)
def test_money_is_written_as_the_edition_prints_it(words: Words, edition: str) -> None:
    expected = {"pt-PT": "−€3M", "pt-BR": "−$3 mi"}.get(edition, "−$3M")
    assert words.money(-3, edition) == expected


def test_without_an_edition_the_one_of_the_language_counts() -> None:
    track = TRACKS["marina-bay"]
    told = {name: (load(name).money(12), load(name).track(track)) for name in ("en", "pt-PT", "pt-BR")}
    assert told == {
        "en": ("$12M", "Marina Bay"),
        "pt-PT": ("€12M", "Marina"),
        "pt-BR": ("$12 mi", "Marina Bay"),
    }


def test_tracks_are_called_as_the_edition_prints_them(words: Words) -> None:
    track = TRACKS["river-station"]
    assert [words.track(track, edition) for edition in ("en", "fr", "pt-PT")] == [
        "River Station",
        "River Station",
        "Rio",
    ]


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_one_sentence(words: Words, reason: Reason) -> None:
    option = words.reason(OptionError(reason, "some-detail"))
    assert is_sentence(option[0].upper() + option[1:])
    assert ("some-detail" in option) == ("detail" in ARGUMENTS[f"reason-{reason}"])  # type: ignore[index]
    assert "{" not in words.reason(IllegalAction(reason, SkipLine(Seat(0))))


def test_no_two_reasons_say_the_same(words: Words) -> None:
    assert len({words.reason(OptionError(reason)) for reason in Reason}) == len(Reason)


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (OptionError(Reason.BAD_PLAYER_COUNT, "9"), "Downforce is for 2 to 6 players, not 9."),
        (IllegalAction(Reason.NOT_YOUR_TURN, SkipLine(Seat(1))), "It is not your turn."),
        (
            UnknownName("track", "monza", ["oval", "ring"]),
            "No track is called “monza”; the choices are oval and ring.",
        ),
        (UnknownName("bot", "x", ["ada"]), "No bot is called “x”; there is only ada."),
        (UnknownName("bot", "x", []), "No bot is called “x”; there are none."),
        (
            DeckError("two cards are called A1", source="my.deck", line=7),
            "my.deck:7: two cards are called A1.",
        ),
        (NotationError("no idea"), "no idea"),
        (DownforceError("something"), "something"),
    ],
)
def test_any_error_in_one_line(words: Words, error: DownforceError, text: str) -> None:
    assert words.error(error) == text


def test_fluent_is_loaded_with_the_first_words_and_not_before() -> None:
    code = (
        "import sys, downforce.i18n as i; assert not any(m.startswith('fluent') for m in sys.modules);"
        "i.load('en'); assert any(m.startswith('fluent') for m in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
