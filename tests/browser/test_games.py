"""Whole games to the end, in every mode and language, with a mouse, fingers, keys, or no eyes at all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from downforce.notation import GameRecord
from downforce.notation.receipt import receipt_in, short
from tests.browser.hands import Fingers, Hands, Keys, Mouse, Tree
from tests.browser.person import NewPerson, Person, play_out, record_of, wait
from tests.server.running import Server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = PHONE | {"viewport": {"width": 320, "height": 640}}
LANGUAGES = ("en", "es", "fr", "pt-PT", "pt-BR")
MODES = ("standard", "beginner", "long-distance", "world-tour")


def gather(people: Sequence[Person]) -> None:
    """The first opens a table and the others come by its code; bots take the seats that are left."""
    host, *guests = people
    host.open_table()
    for seat, guest in enumerate(guests, start=1):
        guest.join(host.code)
        guest.sit(seat)
    wait(host, lambda: people_at(host) == len(people))  # the host's page hears of the last one a moment later
    if len(host.seen.info["seats"]) > len(people):
        host.add_bots()
    host.start()


def people_at(host: Person) -> int:
    """How many of the seats are taken by people, as the host's page knows it."""
    return sum(bool(seat.get("person")) for seat in host.seen.info["seats"])


def finish(people: Sequence[Person], server: Server) -> None:
    """Plays to the end; then what is shown is what the game's file says."""
    play_out(people)
    record = record_of(server.url, people[0].table)
    for person in people:
        assert person.seen.view is not None
        assert record.result.endswith(" won " + " ".join(map(str, person.seen.view["result"]["winners"])))
        names = [seat["name"] for seat in person.seen.info["seats"] if seat.get("person")]
        shown = person.page.locator("main article.result").inner_text()
        assert all(name in shown for name in names)
        assert person.page.title() == "Downforce"
        check_receipt(person, record)


def check_receipt(person: Person, record: GameRecord) -> None:
    """The result shows the sixteen digits of the file, and that this page holds the receipt of the deal."""
    proof = person.page.locator("section.proof")
    digits = short(receipt_in(record.headers))
    assert len(digits.replace(" ", "")) == 16
    expect(proof.locator(".receipt")).to_contain_text(digits)
    expect(proof.locator(".verdict")).to_have_class(re.compile(r"\bproved\b"))


def test_a_newcomer_races_at_once_against_bots(new_person: NewPerson, server: Server) -> None:
    hands = Mouse()
    ann = new_person("Ana", hands=hands, locale="es")
    ann.race_now()
    assert len(ann.seen.info["seats"]) == 4
    finish([ann], server)
    assert hands.used >= {"board", "card", "button"}  # one may bet on the sheet, or by a button
    assert ann.page.evaluate("document.documentElement.lang") == "es"


@pytest.mark.soak  # guided races are played on phones and by the tree in every run
def test_beginners_race_each_other_on_a_phone_and_by_keyboard_alone(
    new_person: NewPerson, server: Server
) -> None:
    settings = {"players": 2, "mode": "beginner"}
    ann = new_person("Béa", hands=Fingers(), settings=settings, locale="fr", **PHONE)
    bea = new_person("Inês", hands=Keys(), locale="pt-PT")
    gather([ann, bea])
    finish([ann, bea], server)
    assert ann.page.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.soak
def test_six_race_two_of_them_people_on_a_small_phone_and_in_both_kinds_of_portuguese(
    new_person: NewPerson, server: Server
) -> None:
    ann = new_person("Inês", hands=Fingers(), settings={"players": 6}, locale="pt-PT", **SMALL_PHONE)
    bea = new_person("João", locale="pt-BR")
    gather([ann, bea])
    finish([ann, bea], server)


@pytest.mark.soak
def test_a_long_distance_race_by_keyboard_alone(new_person: NewPerson, server: Server) -> None:
    ann = new_person(hands=Keys(), settings={"players": 6, "mode": "long-distance"})
    gather([ann])
    finish([ann], server)


@pytest.mark.soak
def test_a_race_by_the_accessibility_tree_alone(new_person: NewPerson, server: Server) -> None:
    ann = new_person(hands=Tree(), settings={"players": 6})
    gather([ann])
    finish([ann], server)


@pytest.mark.soak
def test_a_world_tour(new_person: NewPerson, server: Server) -> None:
    ann = new_person(settings={"players": 6, "mode": "world-tour"})
    gather([ann])
    finish([ann], server)


def test_what_was_chosen_last_time_is_offered_again(new_person: NewPerson) -> None:
    ann = new_person(settings={"players": 3, "mode": "beginner", "track": "river-station"})
    ann.open_table()
    expect(ann.rows).to_have_count(3)
    assert ann.seen.info["settings"]["mode"] == "beginner"
    assert ann.seen.info["settings"]["track"] == "river-station"


# --- the full matrix: every pair of hands, mode and number of players ------------------------------

KINDS: dict[str, tuple[type[Hands], dict[str, Any]]] = {
    "mouse": (Mouse, {}),
    "fingers": (Fingers, PHONE),
    "small": (Fingers, SMALL_PHONE),
    "keys": (Keys, {}),
    "tree": (Tree, {}),
}


PAIRS = [
    (players, MODES[(n + players) % len(MODES)], kind)
    for n, kind in enumerate(KINDS)
    for players in (2, 3, 4, 5, 6)
]


def test_the_matrix_of_games_has_every_pair() -> None:
    games = [{"players": players, "mode": mode, "kind": kind} for players, mode, kind in PAIRS]
    for one, other in (("players", "mode"), ("players", "kind"), ("mode", "kind")):
        found = {(game[one], game[other]) for game in games}
        assert len(found) == len({game[one] for game in games}) * len({game[other] for game in games})


@pytest.mark.soak
@pytest.mark.parametrize(("players", "mode", "kind"), PAIRS)
def test_one_and_bots_finish_every_kind_of_game(
    players: int, mode: str, kind: str, new_person: NewPerson, server: Server
) -> None:
    hands, options = KINDS[kind]
    ann = new_person(hands=hands(), settings={"players": players, "mode": mode}, **options)
    gather([ann])
    finish([ann], server)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_finish_a_game_in_every_language(
    players: int, language: str, new_person: NewPerson, server: Server
) -> None:
    people = [
        new_person(f"P{seat}", settings={"players": players}, hands=hands(), locale=language, **options)
        for seat, (hands, options) in zip(
            range(players), [KINDS["mouse"], KINDS["small"], KINDS["fingers"]] * 2, strict=False
        )
    ]
    gather(people)
    finish(people, server)


@pytest.mark.soak
@pytest.mark.parametrize("track", ["marina-bay", "river-station"])
@pytest.mark.parametrize("edition", ["en", "es", "fr", "pt-PT", "pt-BR"])
def test_every_edition_is_played_on_every_track(
    track: str, edition: str, new_person: NewPerson, server: Server
) -> None:
    ann = new_person(settings={"players": 5, "track": track, "edition": edition})
    gather([ann])
    finish([ann], server)
