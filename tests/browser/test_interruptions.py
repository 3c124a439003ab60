"""Loading again, lost connections and a server that dies, in every phase: nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Mouse
from tests.browser.line import Line, line_to
from tests.browser.person import NewPerson, Person, play, play_out, record_of, wait
from tests.server.running import CODE, Server

ASKED = ("bid", "keep-power", "play-card", "bet")
"""The phases in which all seats are asked. With two players nearly every seat has a choice of powers."""
NETWORK = "WebSocket|ERR_|Failed to (load|fetch)"


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    with line_to(server) as line:
        yield line


def begin(person: Person) -> None:
    """Two seats, so that there is a choice of powers; the other one is a bot's."""
    person.open_table()
    person.add_bots()
    person.start()


def is_drafting(person: Person) -> bool:
    """Whether a turn is half made: a step was tried out and can be taken back, and others are open."""
    back, confirm = (person.page.locator(f"[data-do={what}]") for what in ("back", "confirm"))
    return bool(back.and_(person.page.locator(":enabled")).count()) and not confirm.count()


def before_every_phase(person: Person, interrupt: Callable[[str], None]) -> None:
    """Plays until each phase has been interrupted once; the race in the middle of a turn."""
    left = {*ASKED}

    def is_due() -> bool:
        if not person.is_asked or person.phase not in left or not person.page.locator(".bar.turn").count():
            return False
        return person.phase != "play-card" or is_drafting(person)

    while left:
        play([person], lambda: is_due() or person.is_over)
        assert not person.is_over, left
        interrupt(person.phase)
        left.remove(person.phase)


def sights(person: Person) -> tuple[object, ...]:
    """What stays the same, even if bots go on: the hand, the question, and how far the answer is."""
    return person.hand, person.seen.choices, person.status, is_drafting(person)


def assert_played_once(person: Person) -> None:
    """Every commit that the page sent is in the table's log exactly once."""
    sent = {message["id"] for message in person.sent if message["t"] == "commit"}
    notes = [note for note in person.seen.notes if note["what"] == "played"]
    assert sent
    assert len([note for note in notes if note["seat"] in person.seen.yours]) == len(sent)


def test_a_page_loaded_again_shows_the_same_in_every_phase(new_person: NewPerson) -> None:
    ann = new_person(settings={"players": 2}, hands=Mouse(bids_high=True))
    begin(ann)

    def load_again(phase: str) -> None:
        cards, choices = ann.hand, ann.seen.choices
        ann.page.reload()
        expect(ann.page.locator(".bar.turn")).to_be_visible()
        assert ann.seen.choices == choices
        if phase == "play-card":
            assert ann.page.locator("[data-do=back]").count() == 0, "the draft is gone, and cleanly"
            own = ann.line["hands"].split("/")[0]
            assert len(ann.hand) == len(own.split(".")), "its card is in the hand again"
        else:
            assert ann.hand == cards

    before_every_phase(ann, load_again)


@pytest.mark.soak  # a server that is killed cuts the connection too, and that is always tested
def test_a_cut_connection_comes_back_by_itself_and_keeps_the_draft(new_person: NewPerson, line: Line) -> None:
    ann = new_person(settings={"players": 2}, hands=Mouse(bids_high=True), server=line, tolerated=NETWORK)
    begin(ann)

    def cut(phase: str) -> None:
        before = sights(ann)
        line.cut()
        expect(ann.page.locator(".banner p")).to_be_visible()
        line.mend()
        expect(ann.page.locator(".banner p")).to_have_count(0)
        assert sights(ann) == before

    before_every_phase(ann, cut)


def test_a_choice_made_while_the_line_is_cut_is_played_once(new_person: NewPerson, line: Line) -> None:
    ann = new_person(settings={"players": 2, "mode": "beginner"}, server=line, tolerated=NETWORK)
    begin(ann)
    play([ann], lambda: ann.page.locator("[data-do=confirm]").count() > 0)
    line.cut()
    expect(ann.page.locator(".banner p")).to_be_visible()
    ann.do("confirm")
    line.mend()
    expect(ann.page.locator("[data-do=confirm]")).to_have_count(0)
    assert_played_once(ann)


def test_a_server_killed_in_the_middle_of_a_turn_goes_on_where_it_was(
    own_server: Server, new_person: NewPerson
) -> None:
    ann = new_person(settings={"players": 4}, server=own_server, tolerated=NETWORK)
    begin(ann)
    play([ann], lambda: ann.phase == "play-card" and is_drafting(ann))
    seq, cards = ann.seen.seq, ann.hand
    own_server.kill()
    expect(ann.page.locator(".banner p")).to_be_visible()
    own_server.start()
    expect(ann.page.locator(".banner p")).to_have_count(0)
    assert ann.seen.seq == seq
    assert ann.hand == cards
    assert is_drafting(ann)
    play([ann], lambda: ann.page.locator("[data-do=confirm]").count() > 0)
    ann.do("confirm")
    own_server.kill()  # before or after it was stored; the page asks again with the same id
    own_server.start()
    expect(ann.page.locator("[data-do=confirm]")).to_have_count(0)
    expect(ann.page.locator(".banner p")).to_have_count(0)
    assert ann.seen.seq > seq
    assert_played_once(ann)
    stored = ann.seen.seq
    play([ann], lambda: ann.phase == "play-card" and ann.seen.seq > stored)
    assert_played_once(ann)


def test_a_table_whose_board_does_not_load_at_first_shows_it_later(new_person: NewPerson) -> None:
    ann = new_person(settings={"players": 2}, tolerated=NETWORK)
    begin(ann)
    expect(ann.page.locator(".hand-card").first).to_be_visible()
    for path in ("**/api/tracks/marina-bay", "**/api/decks/*", "**/api/tables/*/replay*"):
        ann.page.route(path, lambda route: route.abort(), times=1)
    ann.page.reload()
    expect(ann.page.locator(".hand-card").first).to_be_visible()
    ann.open_paper("story")
    expect(ann.page.get_by_role("region", name="The log").get_by_role("button")).not_to_have_count(0)


SLOW_MAP = """
    import time
    from downforce.server.answers import content
    drawn = content.track_map
    content.track_map = lambda *args, **more: time.sleep(10) or drawn(*args, **more)
    app = create_app"""


@pytest.mark.soak
def test_a_map_that_takes_ten_seconds_is_announced_and_then_there(
    built_page: Path, tmp_path: Path, new_person: NewPerson
) -> None:
    code = CODE.replace("\n    app = create_app", SLOW_MAP)
    slow = Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, code=code)
    slow.start()
    try:
        ann = new_person(server=slow, service_workers="allow")  # which gives up on others after four seconds
        ann.go("/rules")
        ann.page.evaluate(
            "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)"
        )
        ann.race_now()
        expect(ann.page.locator(".board [role=status]")).to_have_text("The map is being drawn.")
        drawn = "document.querySelector('.map img').naturalWidth"
        wait(ann, lambda: ann.page.evaluate(drawn) > 0)
        expect(ann.page.locator(".board [role=status]")).to_have_count(0)
    finally:
        slow.stop()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_a_cut_after_every_few_choices_ends_as_it_should(
    seed: int, new_person: NewPerson, line: Line, server: Server
) -> None:
    ann = new_person("Ann", settings={"players": 4}, server=line, tolerated=NETWORK)
    bea = new_person("Bea", server=line, tolerated=NETWORK)
    ann.open_table()
    bea.join(ann.code)
    bea.sit(1)
    ann.add_bots()
    ann.start()
    while not (ann.is_over and bea.is_over):
        left = ann.rng.randrange(1, 8)

        def is_due(until: int = left, start: int = ann.seen.seq) -> bool:
            return ann.seen.seq - start >= until or (ann.is_over and bea.is_over)

        play([ann, bea], is_due)
        if ann.rng.random() < 0.3:
            ann.page.reload()
        line.cut()
        line.mend()
    play_out([ann, bea])
    assert record_of(server.url, ann.table).end.is_over
