"""The exercises in a browser: each kind by mouse, one by keyboard, all of them within a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from downforce.learn.exercises import KINDS, exercises, question
from tests.browser.test_access import CLIPPED, WIDER, axe
from tests.browser.visitor import NewVisitor, Visitor

FIRST_OF_KIND = {kind: next(each.id for each in exercises() if each.kind == kind) for kind in KINDS}
SIZES = [
    (1366, 768),
    *(pytest.param(size, marks=pytest.mark.soak) for size in ((390, 844), (844, 390))),
    (320, 568),
]


def open_exercise(visitor: Visitor, id: str) -> Page:
    page = visitor.open(f"/learn/exercises/{id}")
    expect(page.locator(".board [data-car]").first).to_be_visible()
    return page


def answer(page: Page | Locator, id: str) -> None:
    """Gives the right answer with the mouse."""
    solution = question(id).solution()
    for part in question(id).parts():
        if part.pick == "number":
            label = page.locator("label.typed").nth([*solution].index(part.name))
            label.locator("input").fill(solution[part.name][0])
            continue
        for key in solution[part.name]:
            if part.of == "space":
                page.locator(f".board [data-target='{key}']").click()
            else:
                keys = [option.key for option in part.options]
                group = page.locator("fieldset").nth([*solution].index(part.name))
                group.get_by_role("button").nth(keys.index(key)).click()


@pytest.mark.parametrize(
    "kind",
    [kind if n % 3 == 0 else pytest.param(kind, marks=pytest.mark.soak) for n, kind in enumerate(KINDS)],
)
def test_each_kind_is_answered_with_the_mouse(kind: str, visitor: Visitor) -> None:
    id = FIRST_OF_KIND[kind]
    page = open_exercise(visitor, id)
    answer(page, id)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".verdict")).to_contain_text("Right!")


def test_one_by_keyboard_with_a_wrong_answer_first(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(bypass_csp=True)
    page = open_exercise(visitor, "single-lane")
    first = page.locator(".board [data-target][tabindex='0']")
    first.focus()
    page.keyboard.press("Enter")
    check = page.get_by_role("button", name="Check")
    check.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Not yet")
    assert axe(page, is_pseudo=False) == []
    first.focus()
    page.keyboard.press("Enter")
    for _ in range(20):
        if page.evaluate("document.activeElement.dataset.target") == "22a":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    check.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right!")
    page.keyboard.press("Enter")  # the same button leads on
    expect(page.get_by_role("heading", level=1)).to_have_text("Two ways, one jam")


def test_the_list_shows_what_is_done_on_this_device(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(bypass_csp=True)
    page = open_exercise(visitor, "wild")
    answer(page, "wild")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".verdict")).to_contain_text("Right!")
    page.get_by_role("link", name="All exercises").click()
    expect(page.get_by_text(f"1 of {len(exercises())} done")).to_be_visible()
    expect(page.get_by_role("link", name="A wild line done")).to_be_visible()
    assert axe(page, is_pseudo=False) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_scrolls_sideways_or_is_cut_off(size: tuple[int, int], new_visitor: NewVisitor) -> None:
    width, height = size
    visitor = new_visitor(viewport={"width": width, "height": height}, locale="fr", bypass_csp=True)
    for id in ("jam-beside", "more-lines", "sheet"):
        page = open_exercise(visitor, id)
        assert page.evaluate(WIDER) == []
        assert page.evaluate(CLIPPED) == []
        assert axe(page, is_pseudo=False) == []
        expect(page.get_by_role("button", name="Vérifier")).to_be_in_viewport()


def live_figure(page: Page, id: str) -> Locator:
    figure = page.locator(f"figure[data-exercise={id}]")
    figure.scroll_into_view_if_needed()
    return figure


@pytest.mark.parametrize("id", ["jam-beside", pytest.param("finish", marks=pytest.mark.soak)])
def test_a_figure_of_the_rules_is_a_live_board(id: str, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(bypass_csp=True)
    page = visitor.open("/rules")
    figure = live_figure(page, id)
    expect(figure.locator(".board [data-car]").first).to_be_visible()
    answer(figure, id)
    figure.get_by_role("button", name="Check").click()
    expect(figure.get_by_role("status").last).to_contain_text("Right!")
    assert axe(page, is_pseudo=False) == []
    figure.get_by_role("button", name="Try again").click()
    expect(figure.get_by_role("button", name="Check")).to_be_disabled()
    figure.get_by_role("button", name="Show the answer").click()
    expect(figure.locator("[aria-pressed]")).not_to_have_count(0)
    expect(figure.get_by_role("status").last).to_contain_text("The answer")


def test_a_figure_stays_drawn_while_the_exercise_is_away(visitor: Visitor) -> None:
    visitor.tolerated = "api/exercises"
    visitor.page.route("**/api/exercises/*", lambda route: route.abort())
    page = visitor.open("/rules")
    with page.expect_event("requestfailed"):
        figure = live_figure(page, "first-steps")
    expect(figure.get_by_role("img")).to_be_visible()
    expect(figure.locator(".board")).to_have_count(0)
