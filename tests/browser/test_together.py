"""Several people and several devices: one screen for two, two screens for one, taking back, playing again."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Fingers
from tests.browser.person import NewPerson, Person, play, wait
from tests.browser.test_games import PHONE


def test_a_link_leads_a_friend_to_a_seat(new_person: NewPerson) -> None:
    ann = new_person("Ann", settings={"players": 2})
    bea = new_person("Bea", hands=Fingers(), **PHONE)
    ann.open_table()
    link = ann.page.locator("dd.link").inner_text()
    bea.go(link)
    bea.sit(1)
    expect(ann.rows.nth(1)).to_contain_text("Bea")
    assert bea.seen.yours == [1]


def test_a_code_that_leads_nowhere_is_explained(new_person: NewPerson) -> None:
    ann = new_person()
    ann.go()
    form = ann.page.locator("section[aria-labelledby=home-join] form")
    form.locator("input").fill("zzzzzz")
    form.locator("button").click()
    expect(form.locator("[role=alert]")).to_have_text("That code is unknown, used up or too old.")
    ann.visitor.forgive("status of 404")


def is_after(person: Person, seq: int) -> bool:
    """Whether they were told of something that has happened since."""
    return person.seen.seq > seq


def is_asked_after(person: Person, seq: int) -> bool:
    """Whether something has happened since, and the next choice is theirs."""
    return is_after(person, seq) and person.is_asked


def see_the_same(one: Person, other: Person) -> bool:
    """Whether they do by now: while one of them is asked, bots may still bid, and one page hears it first."""
    return one.seen.view == other.seen.view


@pytest.mark.soak
def test_one_seat_can_be_played_from_two_devices(new_person: NewPerson) -> None:
    ann = new_person("Ann", settings={"players": 3})
    phone = new_person("Ann's phone", hands=Fingers(), **PHONE)
    ann.go()
    devices = "section[aria-labelledby=home-device]"
    ann.page.locator(f"{devices} button.button").first.click()
    code = ann.page.locator(f"{devices} .code").inner_text()
    phone.go()
    phone.page.locator(f"{devices} input").fill(code)
    phone.hands.press(phone.page.locator(f"{devices} form button"))
    expect(phone.page.locator(f"{devices} form")).to_have_count(0)
    ann.open_table()
    ann.add_bots()
    ann.start()
    phone.go(f"/t/{ann.table}")
    play([ann, phone], lambda: ann.is_asked and phone.is_asked)
    assert phone.hand == ann.hand
    assert phone.seen.yours == ann.seen.yours == [0]
    for player, other in ((phone, ann), (ann, phone)) * 2:
        before = other.seen.seq
        play([player], partial(is_asked_after, player, before))
        wait(other, partial(see_the_same, other, player))
        assert other.hand == player.hand


@pytest.mark.soak
def test_the_card_bid_for_one_lot_is_not_picked_for_the_next(new_person: NewPerson) -> None:
    ann = new_person("Ann", settings={"players": 2})
    bea = new_person("Bea")
    ann.open_table()
    bea.join(ann.code)
    bea.sit(1)
    ann.start()
    play([ann], lambda: bool(ann.line) and not ann.is_asked)
    first = bea.line["lots"]
    play([bea], lambda: bea.page.locator("[data-do=confirm]").count() > 0)
    bea.do("confirm")
    while bea.line["lots"] == first:  # hers was the last, so she is asked again at once
        bea.page.wait_for_timeout(20)
    expect(bea.page.locator(".bar.turn")).to_be_visible()
    expect(bea.page.locator("[data-do=confirm]")).to_have_count(0)
    expect(bea.page.locator(".hand-card [aria-pressed=true]")).to_have_count(0)
    expect(bea.page.get_by_role("region", name="The cards are up")).to_be_visible()


# --- two people at one screen ---------------------------------------------------------------------


def sit_together(person: Person) -> None:
    """Ann and Bea share a screen, against one bot."""
    person.open_table()
    person.sit(1, "Bea")
    person.add_bots()
    person.start()


def cards_on(person: Person) -> list[str]:
    """The labels of all cards of a hand, wherever they are on the page."""
    return [label for label in person.hand if label]


def test_hands_at_a_shared_screen_are_covered_between_turns(new_person: NewPerson) -> None:
    ann = new_person("Ann", settings={"players": 3})
    sit_together(ann)
    expect(ann.page.locator('[data-do="look 0"]')).to_be_visible()
    assert cards_on(ann) == []
    ann.do("look 0")
    expect(ann.page.locator(".hand-card").first).to_be_visible()
    of_ann = cards_on(ann)
    ann.do("cover")
    expect(ann.page.locator(".hand-card")).to_have_count(0)
    assert_nowhere(of_ann, ann)
    ann.do("look 0")
    expect(ann.page.locator(".hand-card").first).to_be_visible()
    ann.page.locator(".hand-card .printed button").first.click()
    ann.do("confirm")
    expect(ann.page.locator('[data-do="look 1"]')).to_be_visible()
    assert ann.page.locator('[data-do="look 0"]').count() == 0, "she has chosen"
    assert_nowhere(of_ann, ann)
    ann.do("look 1")
    expect(ann.page.locator(".hand-card").first).to_be_visible()
    of_bea = cards_on(ann)
    assert not {*of_ann} & {*of_bea}
    assert_nowhere(of_ann, ann)


def assert_nowhere(labels: list[str], person: Person) -> None:
    """None of these cards is anywhere in the page, seen or unseen."""
    cards = [label.split(":")[0] for label in labels]
    long = [card for card in cards if card.count(",") >= 2]  # short ones are parts of others
    assert long
    content = person.page.content()
    assert [card for card in long if card in content] == []


def test_two_at_one_screen_race_by_turns(new_person: NewPerson) -> None:
    ann = new_person("Ann", settings={"players": 3, "mode": "beginner"})
    sit_together(ann)
    looked: set[int | None] = set()

    def is_enough() -> bool:
        looked.add(ann.seen.look)
        notes = [note["seat"] for note in ann.seen.notes if note["what"] == "played"]
        return notes.count(0) >= 2 and notes.count(1) >= 2

    play([ann], is_enough)
    assert looked == {None, 0, 1}
    assert ann.notice == ""


# --- taking back ----------------------------------------------------------------------------------


def seat_of(person: Person) -> int:
    return int(person.seen.yours[0])


def played(person: Person) -> int:
    """How many turns the table has seen, less those taken back."""
    whats = [note["what"] for note in person.seen.notes]
    return whats.count("played") - whats.count("undone")


def test_a_move_is_taken_back_freely_until_somebody_else_has_moved(new_person: NewPerson) -> None:
    ann, bea = two_at_the_start(new_person)
    cards = ann.hand
    ann.page.locator('.hand-card button[aria-label$=" 8"]').first.click()  # no card is drawn after it
    play([ann], lambda: bea.is_asked)
    assert len(ann.hand) == len(cards) - 1
    expect(ann.page.locator("[data-do=undo]")).to_have_text("Undo")
    ann.do("undo")
    expect(ann.page.locator(".hand-card")).to_have_count(len(cards))
    assert ann.hand == cards
    wait(bea, lambda: not bea.is_asked)


def test_a_move_is_taken_back_later_if_everybody_agrees(new_person: NewPerson) -> None:
    ann, bea = two_at_the_start(new_person)
    cards = ann.hand
    play([ann], lambda: bea.is_asked)
    play([bea], lambda: ann.is_asked)
    for answer, agrees in (("Refuse", False), ("Agree", True)):
        before = ann.seen.seq
        expect(ann.page.locator("[data-do=undo]")).to_have_text("Ask to undo")
        ann.do("undo")
        button = bea.page.get_by_role("button", name=answer, exact=True)
        bea.hands.press(button)
        expect(button).to_have_count(0)
        wait(ann, partial(is_after, ann, before))
        if agrees:
            expect(ann.page.locator(".hand-card")).to_have_count(len(cards))
            assert ann.hand == cards


def two_at_the_start(new_person: NewPerson) -> tuple[Person, Person]:
    """Two beginners on the grid, the one whose turn it is first."""
    ann = new_person("Ann", settings={"players": 2, "mode": "beginner"})
    bea = new_person("Bea")
    ann.open_table()
    bea.join(ann.code)
    bea.sit(1)
    ann.start()
    for person in (ann, bea):
        expect(person.page.locator(".hand-card").first).to_be_visible()
    return (ann, bea) if ann.is_asked else (bea, ann)


# --- besides the race -----------------------------------------------------------------------------


def test_two_talk_and_the_host_stops_the_game_for_a_while(new_person: NewPerson) -> None:
    ann, bea = two_at_the_start(new_person)
    bea.open_paper("story")
    bea.page.get_by_role("textbox", name="Say something").fill("<b>Hello</b> & good luck")
    bea.page.get_by_role("button", name="Send", exact=True).click()
    expect(ann.page.locator("[data-paper=story] b")).to_have_text("1")  # a badge: something is new there
    ann.page.set_viewport_size({"width": 1366, "height": 768})
    ann.open_paper("story")
    expect(ann.page.locator("[data-paper=story] b")).to_have_count(0)
    for control in ("Send", "Oops."):  # nothing is cut off beside the players
        expect(ann.page.get_by_role("button", name=control, exact=True)).to_be_in_viewport(ratio=1)
    story = ann.page.get_by_role("region", name="The log")
    expect(story).to_contain_text(f"{bea.name}: “<b>Hello</b> & good luck”")
    host = ann if ann.seen.info["seats"][ann.seen.yours[0]].get("host") else bea
    host.page.get_by_role("button", name="Pause").click()
    for person in (ann, bea):
        expect(person.page.locator(".bar .status")).to_have_text("The game is paused.")
        expect(person.page.locator(".bar.turn")).to_have_count(0)
    host.do("resume")  # in the bar, where forward is; beside "Menu" as well
    expect(ann.page.locator(".bar.turn")).to_be_visible()


@pytest.mark.soak
def test_a_line_of_the_story_shows_its_moment_by_keyboard_too(new_person: NewPerson) -> None:
    ann, bea = two_at_the_start(new_person)
    cars = ann.page.locator(".board [data-car]")
    places = "all => all.map(one => one.getAttribute('transform').split(' scale')[0])"
    before = cars.evaluate_all(places)
    play([ann, bea], lambda: len([note for note in ann.seen.notes if note["what"] == "played"]) >= 3)
    now = cars.evaluate_all(places)
    ann.open_paper("story")
    story = ann.page.get_by_role("list", name="The log")
    oldest = story.get_by_role("button").last
    story.focus()
    for _ in range(200):
        if oldest.evaluate("one => one === document.activeElement"):
            break
        ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    back = ann.page.get_by_role("button", name="Back to live")
    expect(back).to_be_visible()
    assert cars.evaluate_all(places) == before
    ann.page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    assert cars.evaluate_all(places) == now


def test_confirming_twice_plays_once(new_person: NewPerson) -> None:
    ann, bea = two_at_the_start(new_person)
    play([ann], lambda: ann.page.locator("[data-do=confirm]").count() > 0)
    ann.page.locator("[data-do=confirm]").dblclick()
    expect(bea.page.locator(".bar.turn")).to_be_visible()
    assert [message["t"] for message in ann.sent].count("commit") == 1
    assert ann.notice == ""
