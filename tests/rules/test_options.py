"""Options, editions and modes (docs/rules.md sections 10 and 12)."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import downforce as df
from downforce.model.errors import UnknownName
from downforce.rules.deal import check_deal
from downforce.rules.options import RaceFormat
from tests.ledger import rule
from tests.rules.helpers import RING, position, race_deal

POWERS = ("aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable")
SINGLE: dict[str, list[object]] = {
    "auction": [True, False],
    "powers": [True, False, "tricky", ["tricky", "cunning"], list(reversed(POWERS)), list(POWERS)],
    "hands_of_three": [True, False],
    "bets": [True, False],
    "first_home_wins": [True, False],
    "lowest_bid": [True, False],
    "cunning_for_two": ["stays", "removed", "may-swap", "must-swap"],
}
# The value of each switch that is not that of the standard game (R10.1).
SWITCHED: dict[str, Any] = {
    "auction": False,
    "powers": False,
    "hands_of_three": True,
    "bets": False,
    "first_home_wins": True,
}


# --- section 12: the editions ---------------------------------------------------------------------


@rule("R3.10", "R9.4", "R10.3")
@pytest.mark.parametrize(
    ("edition", "lowest_bid", "cunning", "tour", "seven_millions", "loss", "titles"),
    [
        ("en", False, "stays", True, "$7M", "−$7M", {}),
        ("es", False, "may-swap", True, "$7M", "−$7M", ("Marina Bay", "River Station")),
        ("fr", True, "removed", True, "$7M", "−$7M", ("Marina Bay", "River Station")),
        ("pt-PT", True, "removed", False, "€7M", "−€7M", ("Marina", "Rio")),
        ("pt-BR", True, "must-swap", True, "$7 mi", "−$7 mi", ("Marina Bay", "River Station")),
    ],
)
def test_each_edition_is_a_named_set_of_options_and_words(
    edition: str,
    lowest_bid: bool,
    cunning: str,
    tour: bool,
    seven_millions: str,
    loss: str,
    titles: tuple[str, ...],
) -> None:
    options, printed = df.Options.of(edition=edition), df.EDITIONS[edition]
    assert (options.edition, options.lowest_bid, options.cunning_for_two) == (edition, lowest_bid, cunning)
    assert printed.world_tour_printed is tour
    assert (printed.money(7), printed.money(-7)) == (seven_millions, loss)
    assert tuple(printed.track_titles.values()) == tuple(titles)
    assert set(printed.track_titles) <= {"marina-bay", "river-station"}


@rule("R3.10", "R9.4")
def test_there_are_five_editions() -> None:
    assert list(df.EDITIONS) == ["en", "es", "fr", "pt-PT", "pt-BR"]


@rule("R10.1", "R10.2", "R10.3")
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_in_everything_else_the_editions_are_alike(edition: str) -> None:
    for mode in df.MODES:
        plain, other = df.Options.of(mode=mode), df.Options.of(edition=edition, mode=mode)
        for name in ("format", "auction", "powers", "hands_of_three", "bets", "first_home_wins"):
            assert getattr(plain, name) == getattr(other, name)


# --- the modes ------------------------------------------------------------------------------------


@rule("R10.1", "R10.2", "R10.3")
def test_there_are_four_modes() -> None:
    assert list(df.MODES) == ["standard", "beginner", "long-distance", "world-tour"]


@rule("R10.1")
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_the_beginners_game_sets_all_five_switches_in_every_edition(edition: str) -> None:
    options = df.Options.of(edition=edition, mode="beginner")
    assert (options.auction, options.powers, options.hands_of_three) == (False, (), True)
    assert (options.bets, options.first_home_wins, options.money_decides) == (False, True, False)


@rule("R10.1")
@pytest.mark.parametrize("edition", df.EDITIONS)
@pytest.mark.parametrize("switch", SWITCHED)
def test_each_switch_can_be_unset_in_the_beginners_game_and_set_alone(edition: str, switch: str) -> None:
    beginner = df.Options.of(edition=edition, mode="beginner")
    without = df.Options.of(edition=edition, mode="beginner", **{switch: not SWITCHED[switch]})
    alone = df.Options.of(edition=edition, **{switch: SWITCHED[switch]})
    standard = df.Options.of(edition=edition)
    for name in SWITCHED:
        expected_without = getattr(standard if name == switch else beginner, name)
        expected_alone = getattr(beginner if name == switch else standard, name)
        assert getattr(without, name) == expected_without
        assert getattr(alone, name) == expected_alone
    assert (without.mode, alone.mode) == ("standard", "standard")


@rule("R10.1")
def test_all_five_switches_set_one_by_one_are_the_beginners_game() -> None:
    for edition in df.EDITIONS:
        assert df.Options.of(edition=edition, **SWITCHED) == df.Options.of(edition=edition, mode="beginner")
        assert df.Options.of(edition=edition, **SWITCHED).mode == "beginner"


@rule("R10.2", "R10.3")
def test_long_distance_and_world_tour_keep_auction_and_powers() -> None:
    long, tour = df.Options.of(mode="long-distance"), df.Options.of(mode="world-tour")
    assert (long.format, tour.format) == (RaceFormat.LONG_DISTANCE, RaceFormat.WORLD_TOUR)
    assert (long.auction, long.powers, long.bets, long.money_decides) == (True, POWERS, False, False)
    assert (tour.auction, tour.powers, tour.bets, tour.money_decides) == (True, POWERS, True, True)


@rule("R13.11")
@pytest.mark.parametrize("edition", df.EDITIONS)
@pytest.mark.parametrize("mode", ["long-distance", "world-tour"])
@pytest.mark.parametrize("switch", SWITCHED)
def test_the_switches_go_with_the_standard_mode_only(edition: str, mode: str, switch: str) -> None:
    setting = {switch: SWITCHED[switch]}
    if (mode, switch) == ("long-distance", "bets"):  # R10.2: there it has no bets anyway
        assert df.Options.of(edition=edition, mode=mode, **setting).bets is False
        return
    with pytest.raises(df.OptionError) as caught:
        df.Options.of(edition=edition, mode=mode, **setting)
    assert (caught.value.reason, caught.value.detail) == (df.Reason.SWITCH_NEEDS_STANDARD, mode)
    unchanged = {switch: not SWITCHED[switch]}
    assert df.Options.of(edition=edition, mode=mode, **unchanged) == df.Options.of(edition=edition, mode=mode)


@rule("R10.2", "R13.11")
def test_a_long_distance_race_has_no_bets() -> None:
    with pytest.raises(df.OptionError) as caught:
        df.Options.of(mode="long-distance", bets=True)
    assert caught.value.reason is df.Reason.NO_BETS_IN_LONG_DISTANCE
    with pytest.raises(df.OptionError):
        df.Options(format=RaceFormat.LONG_DISTANCE)


@rule("R10.4")
@pytest.mark.parametrize("mode", ["standard", "long-distance", "world-tour"])
def test_other_powers_can_be_named_in_every_mode(mode: str) -> None:
    assert df.Options.of(mode=mode, powers=["tricky", "cunning"]).powers == ("tricky", "cunning")
    assert df.Options.of(mode=mode, powers="tricky").powers == ("tricky",)


@rule("R9.4")
def test_the_powers_in_play_leave_out_cunning_for_two_where_it_is_removed() -> None:
    removed, stays = df.Options.of(edition="fr"), df.Options.of(edition="en")
    others = tuple(power for power in POWERS if power != "cunning")
    assert [removed.powers_in_play(players) for players in (2, 3, 6)] == [others, POWERS, POWERS]
    assert [stays.powers_in_play(players) for players in (2, 3)] == [POWERS, POWERS]


# --- refusals -------------------------------------------------------------------------------------

REFUSED: list[tuple[df.Reason, Callable[[], object]]] = [
    (df.Reason.BAD_PLAYER_COUNT, lambda: df.new_game(players=1, seed="x")),
    (df.Reason.BAD_PLAYER_COUNT, lambda: df.new_game(players=7, seed="x")),
    (df.Reason.BAD_PLAYER_COUNT, lambda: df.new_game(players="4", seed="x")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.of(bets="no")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.of(bets=1)),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.of(auction=None)),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.of(cunning_for_two=True)),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.of(cunning_for_two="goes")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.of(powers=["tricky", "tricky"])),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.of(powers=None)),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.parse("en standard bets=maybe")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.parse("en standard bets")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.parse("en standard bets=no bets=yes")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.parse("en standard lowest-bid=no lowest_bid=no")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.parse("en standard powers=tricky,tricky")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.parse("en standard cunning-for-two=yes")),
    (df.Reason.BAD_OPTION_VALUE, lambda: df.Options.parse("en standard cunning-for-two=stays,removed")),
    (df.Reason.UNKNOWN_OPTION, lambda: df.Options.of(bananas=True)),
    (df.Reason.UNKNOWN_OPTION, lambda: df.Options.of(format="world-tour")),
    (df.Reason.UNKNOWN_OPTION, lambda: df.new_game(bananas=True)),
    (df.Reason.UNKNOWN_OPTION, lambda: df.make_setup(options=df.Options(), bets=False)),
    (df.Reason.UNKNOWN_OPTION, lambda: df.Options.parse("en standard =yes")),
    (df.Reason.UNKNOWN_OPTION, lambda: df.Options.parse("en standard format=world-tour")),
    (df.Reason.SWITCH_NEEDS_STANDARD, lambda: df.new_game(mode="world-tour", auction=False)),
    (df.Reason.SWITCH_NEEDS_STANDARD, lambda: df.Options(format=RaceFormat.WORLD_TOUR, bets=False)),
    (df.Reason.NO_BETS_IN_LONG_DISTANCE, lambda: df.new_game(mode="long-distance", bets=True)),
    (df.Reason.TRACK_NOT_USED, lambda: df.make_setup(second_track="river-station")),
    (df.Reason.TRACK_NOT_USED, lambda: df.make_setup(mode="long-distance", second_track=RING)),
    (df.Reason.BAD_DEAL, lambda: check_deal(df.make_setup(players=2, edition="fr"), (race_deal(),))),
    (df.Reason.BAD_DEAL, lambda: df.new_game(players=3, mode="beginner", deal=(race_deal(),))),
]


@rule("R13.11")
@pytest.mark.parametrize(("reason", "ask"), REFUSED, ids=[f"{r}-{n}" for n, (r, _) in enumerate(REFUSED)])
def test_a_game_that_cannot_be_played_is_refused_with_its_reason(
    reason: df.Reason, ask: Callable[[], object]
) -> None:
    with pytest.raises(df.OptionError) as caught:
        ask()
    assert caught.value.reason is reason
    assert str(caught.value).startswith(str(reason))


@rule("R13.11")
def test_every_reason_to_refuse_a_game_is_provoked() -> None:
    values = list(df.Reason)
    of_options = values[values.index(df.Reason.BAD_PLAYER_COUNT) :]
    assert {reason for reason, _ in REFUSED} == set(of_options)


@rule("R10.1")
@pytest.mark.parametrize(
    ("kind", "name", "ask"),
    [
        ("edition", "de", lambda: df.Options.of(edition="de")),
        ("edition", "EN", lambda: df.Options.parse("EN standard")),
        ("mode", "expert", lambda: df.Options.of(mode="expert")),
        ("mode", "", lambda: df.Options.parse("en")),
        ("mode", "", lambda: df.Options.parse("")),
        ("power", "lucky", lambda: df.Options.of(powers=["tricky", "lucky"])),
        ("power", "lucky", lambda: df.Options.parse("en standard powers=lucky")),
        ("power", "", lambda: df.Options.parse("en standard powers=tricky,")),
        ("power", "1", lambda: df.Options.of(powers=[1])),
        ("deck", "other", lambda: df.new_game(deck="other", seed="x")),
        ("track", "nowhere", lambda: df.new_game(track="nowhere", seed="x")),
    ],
)
def test_an_unknown_name_is_refused_with_those_there_are(
    kind: str, name: str, ask: Callable[[], object]
) -> None:
    with pytest.raises(UnknownName) as caught:
        ask()
    assert (caught.value.kind, caught.value.name) == (kind, name)
    assert caught.value.known


@rule("R13.11")
@pytest.mark.parametrize("word", ["edition=fr", "mode=beginner", "cls=yes"])
def test_a_word_that_is_no_option_is_refused_by_us_not_by_python(word: str) -> None:
    with pytest.raises(df.OptionError) as caught:
        df.Options.parse(f"en standard {word}")
    assert caught.value.reason is df.Reason.UNKNOWN_OPTION
    with pytest.raises(df.NotationError):
        position(f"df1 players=2 options=en+standard+{word}")


@rule("R13.11")
def test_powers_that_are_no_names_are_refused_by_us_not_by_python() -> None:
    with pytest.raises(df.DownforceError):
        df.Options.of(powers=[["tricky"]])


# --- texts ----------------------------------------------------------------------------------------


@rule("R10.1", "R10.2", "R10.3")
@pytest.mark.parametrize(
    ("options", "text"),
    [
        (df.Options(), "en standard"),
        (df.Options.of(edition="fr"), "fr standard"),
        (df.Options.of(edition="pt-BR", mode="beginner"), "pt-BR beginner"),
        (df.Options.of(mode="long-distance"), "en long-distance"),
        (df.Options.of(edition="es", mode="world-tour"), "es world-tour"),
        (df.Options.of(powers=False), "en standard powers=none"),
        (df.Options.of(powers="tricky"), "en standard powers=tricky"),
        (df.Options.of(powers=["tricky", "cunning"]), "en standard powers=tricky,cunning"),
        (df.Options.of(bets=False, lowest_bid=True), "en standard bets=no lowest-bid=yes"),
        (df.Options.of(edition="fr", lowest_bid=False), "fr standard lowest-bid=no"),
        (df.Options.of(hands_of_three=True), "en standard hands-of-three=yes"),
        (df.Options.of(auction=False, first_home_wins=True), "en standard auction=no first-home-wins=yes"),
        (
            df.Options.of(edition="pt-PT", mode="world-tour", cunning_for_two="must-swap"),
            "pt-PT world-tour cunning-for-two=must-swap",
        ),
        (
            df.Options.of(edition="fr", mode="beginner", bets=True),
            "fr standard auction=no powers=none hands-of-three=yes first-home-wins=yes",
        ),
        (
            df.Options.of(edition="fr", mode="beginner", cunning_for_two="stays"),
            "fr beginner cunning-for-two=stays",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_options_are_written_as_edition_mode_and_what_differs(options: df.Options, text: str) -> None:
    assert str(options) == text
    assert df.Options.parse(text) == options


@rule("R10.1", "R10.2", "R10.3")
def test_options_are_read_in_any_order_and_need_not_differ() -> None:
    expected = df.Options.of(bets=False, lowest_bid=True)
    assert df.Options.parse("en standard lowest-bid=yes auction=yes bets=no powers=yes") == expected
    assert df.Options.parse("  en   standard bets=no lowest-bid=yes ") == expected


@rule("R10.1", "R10.2", "R10.3", "R13.11")
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_texts_of_options_round_trip(edition: str) -> None:
    texts = set()
    for mode in df.MODES:
        plain = df.Options.of(edition=edition, mode=mode)
        assert df.Options.parse(str(plain)) == plain
        for name, values in SINGLE.items():
            for value in values:
                try:
                    options = df.Options.of(edition=edition, mode=mode, **{name: value})
                except df.OptionError:
                    assert mode in ("long-distance", "world-tour")
                    continue
                assert df.Options.parse(str(options)) == options
                assert options.edition == edition
                texts.add(str(options))
    assert len(texts) > 30


@rule("R10.1")
def test_texts_of_all_mixes_of_switches_round_trip_and_differ() -> None:
    mixes: list[dict[str, Any]] = [
        dict(zip(SWITCHED, on, strict=True)) for on in product([True, False], repeat=5)
    ]
    options = [df.Options.of(**mix) for mix in mixes]
    assert len({str(one) for one in options}) == 32
    assert [df.Options.parse(str(one)) for one in options] == options


@rule("R10.1", "R10.2", "R10.3")
@pytest.mark.parametrize("mode", df.MODES)
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_a_state_line_carries_the_options(edition: str, mode: str) -> None:
    state = df.new_game(players=3, edition=edition, mode=mode, seed="line")
    assert f"options={edition}+{mode} " in str(state)
    assert position(str(state)) == state
