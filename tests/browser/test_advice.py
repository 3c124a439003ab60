"""The race engineer on the page: asked by key or button, taken into the draft, marked in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import NewPerson, Person, wait


@pytest.fixture
def ann(new_person: NewPerson) -> Person:
    """Who is asked for the first bid at a table with bots."""
    person: Person = new_person("Ann")
    person.go()
    person.open_table()
    person.add_bots()
    person.start()
    expect(person.page.locator(".hand-card").first).to_be_visible()
    wait(person, lambda: person.is_asked)
    return person


def test_advice_is_asked_by_key_and_taken_by_key(ann: Person) -> None:
    page, paper = ann.page, ann.page.locator(".engineer-paper")
    places = [page.locator(where).bounding_box() for where in (".stage", ".bar-place", ".tray-place")]
    page.keyboard.press("h")
    expect(paper.locator("button.choice").first).to_be_focused()
    assert 1 <= paper.locator("button.choice").count() <= 3
    assert places == [page.locator(w).bounding_box() for w in (".stage", ".bar-place", ".tray-place")]
    page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
    page.keyboard.press("h")
    expect(paper.locator("button.choice").first).to_be_focused()
    advised = paper.locator("button.choice").first.get_attribute("data-advice")
    assert advised in ann.seen.choices
    page.keyboard.press("Enter")
    expect(paper).to_have_count(0)
    expect(page.locator('[data-do="confirm"]')).to_be_visible()
    ann.do("confirm")
    wait(ann, lambda: ann.seen.info.get("advised") == [1, *[0] * (len(ann.seen.info["seats"]) - 1)])


def test_the_button_opens_and_the_cross_closes_the_paper(ann: Person) -> None:
    button = ann.page.locator('[data-do="advice"]')
    expect(button).to_be_visible()
    button.click()
    expect(ann.page.locator(".engineer-paper")).to_be_visible()
    ann.page.locator('[data-do="advice-close"]').click()
    expect(ann.page.locator(".engineer-paper")).to_have_count(0)
