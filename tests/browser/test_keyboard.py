"""The keyboard: each turn begins at the first choice, Enter goes on, and only its own key takes back."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.hands import Keys
from tests.browser.person import NewPerson, Person, play, record_of, wait
from tests.browser.test_games import gather
from tests.server.running import Server

LAPTOP = {"width": 1366, "height": 768}

HERE = """() => {
    const here = document.activeElement
    const part = ['tray', 'order', 'stage', 'bar', 'head'].find(name => here.closest(`.${name}`))
    return { part: part ?? '',
             isChoice: here.matches('button:not(:disabled, [aria-disabled=true]), [data-target]'),
             isUndo: here.matches('.last') }
}"""

ORDER = """() => {
    const stops = [...document.querySelectorAll('main button, main [tabindex]')].filter(one =>
        one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
    const parts = ['stage', 'order', 'tray-place', 'bar-place']
    return stops.map(one => parts.find(name => one.closest(`.${name}`)))
}"""


def here(ann: Person) -> dict[str, Any]:
    """Where the keyboard is."""
    found: dict[str, Any] = ann.page.evaluate(HERE)
    return found


def is_ready(ann: Person) -> bool:
    """Whether a choice is asked for and the keyboard is on one, or all is over."""
    asked = ann.is_asked and ann.page.locator(".bar.turn").count() > 0
    return ann.is_over or bool(asked and here(ann)["isChoice"])


def has_moved_on(ann: Person, before: tuple[object, ...]) -> bool:
    return ann.is_over or ann.moment != before


def test_enter_alone_plays_a_whole_race_and_takes_nothing_back(new_person: NewPerson, server: Server) -> None:
    ann = new_person(hands=Keys(), viewport=LAPTOP)
    gather([ann])
    wait(ann, lambda: ann.is_asked and ann.page.locator(".bar.turn").count() > 0)
    card = ann.page.locator(".tray .hand-card .cover[tabindex='0']:not([aria-disabled=true]):focus")
    for _ in range(60):  # the keyboard is used from here on
        ann.page.keyboard.press("Tab")
        if card.count():
            break
    assert card.count()
    seen = set[str]()
    for _ in range(400):
        wait(ann, lambda: is_ready(ann))
        now, before = here(ann), ann.moment
        if ann.seen.status == "over":
            break
        assert not now["isUndo"]
        seen.add(now["part"])
        ann.page.keyboard.press("Enter")
        wait(ann, partial(has_moved_on, ann, before))
    wait(ann, lambda: ann.is_over)
    assert {"tray", "bar"} <= seen
    assert not [sent for sent in ann.sent if sent["t"] == "undo"]
    assert record_of(server.url, ann.table).result


def test_the_keyboard_goes_as_the_eye_does(new_person: NewPerson) -> None:
    ann = new_person(viewport=LAPTOP)
    gather([ann])
    play([ann], lambda: ann.page.locator('.tray [data-do*=" move "]').count() > 1)
    parts: list[str] = ann.page.evaluate(ORDER)
    order = list(dict.fromkeys(parts))
    assert order == ["stage", "order", "tray-place", "bar-place"]
    assert parts == sorted(parts, key=order.index)


def test_undo_has_a_key_and_is_no_stop_of_the_tab_key(new_person: NewPerson) -> None:
    ann = new_person(viewport=LAPTOP)
    gather([ann])
    back = ann.page.locator("[data-do=back]")
    play([ann], lambda: ann.phase == "play-card" and back.count() > 0)
    expect(back).to_have_attribute("tabindex", "-1")
    while back.count():
        ann.page.keyboard.press("Control+z")
        ann.page.wait_for_timeout(200)
    undo = ann.page.locator("[data-do=undo]")
    expect(undo).to_have_attribute("tabindex", "-1")
    phase = ann.line["phase"], ann.seen.seq
    ann.page.keyboard.press("Control+z")
    expect(ann.page.locator("[data-do=undo-not]").or_(ann.page.locator("[data-do=undo]"))).not_to_have_count(
        0
    )
    if ann.page.locator("[data-do=undo-not]").count():
        assert (ann.line["phase"], ann.seen.seq) == phase  # it is asked first, and Enter would keep the turn
        expect(ann.page.locator("[data-do=undo-not]")).to_be_focused()
        ann.page.keyboard.press("Control+z")
    wait(ann, lambda: (ann.line["phase"], ann.seen.seq) != phase)
