"""Those who are not asked miss nothing: spectators, rivals' cards, the finish, an absent player, the map."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.hands import Fingers
from tests.browser.person import NewPerson, Person, play
from tests.browser.test_games import gather

SIZES = (
    (1366, 768, "wide"),
    (1024, 768, "wide"),
    (820, 1180, "upright"),
    (844, 390, "side"),
    (390, 844, "upright"),
)

STAGE = """() => {
    const { left, top, right, bottom } = document.querySelector('.stage').getBoundingClientRect()
    return (right - left) * (bottom - top) / (innerWidth * innerHeight)
}"""

HIDDEN = """() => {
    const map = document.querySelector('.stage button.locator')
    if (!map) return null
    const { left, top, right, bottom } = map.getBoundingClientRect()
    return [...document.querySelectorAll('.stage [data-target] .lit')].filter(one => {
        const box = one.getBoundingClientRect()
        const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2
        return x > left && x < right && y > top && y < bottom
    }).length
}"""

# In the page itself: a card that flies is gone before a busy machine asks for it a second time.
CARDS = """() => {
    window.seen = { said: '', large: 0, laid: 0 }
    const look = () => {
        const card = document.querySelector('.stage .played')
        const height = card ? card.getBoundingClientRect().height : 0
        if (card?.dataset.scene === 'card') {
            seen.said = card.textContent
            seen.large = Math.max(seen.large, height)
        } else if (card && seen.large) seen.laid = seen.laid ? Math.min(seen.laid, height) : height
        requestAnimationFrame(look)
    }
    look()
}"""


def spectator(new_person: NewPerson, ann: Person, **options: Any) -> Person:
    bob = new_person("Bob", **options)
    bob.go(f"/t/{ann.table}")
    expect(bob.page.locator(".watching").first).to_be_visible()
    return bob


def test_those_who_watch_get_the_whole_window(new_person: NewPerson) -> None:
    ann = new_person()
    gather([ann])
    bob = spectator(new_person, ann)
    play([ann], lambda: ann.is_asked and ann.phase == "play-card")
    expect(bob.page.locator(".tray")).to_have_count(0)
    for width, height, shape in SIZES:
        bob.page.set_viewport_size({"width": width, "height": height})
        expect(bob.page.locator(f".game.{shape}")).to_be_visible()  # the page hears of it a moment later
        share: float = bob.page.evaluate(STAGE)
        least = 0.5 if shape == "side" else 0.75
        assert share >= least, (width, height, share)
        is_scrolled = bob.page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
        assert not is_scrolled, (width, height)


def test_a_rivals_card_is_large_first_and_then_lies_at_the_edge(new_person: NewPerson) -> None:
    ann = new_person(settings={"pace": "normal"}, prefs={"speed": 1}, reduced_motion="no-preference")
    gather([ann])
    ann.page.evaluate(CARDS)
    play([ann], lambda: ann.page.evaluate("Boolean(seen.large && seen.laid)") or ann.is_over)
    seen = ann.page.evaluate("seen")
    assert "plays" in seen["said"]
    assert seen["laid"] < seen["large"]


def test_the_small_map_hides_no_choice_on_a_phone(new_person: NewPerson) -> None:
    ann = new_person(hands=Fingers(), viewport={"width": 390, "height": 664}, has_touch=True)
    gather([ann])
    hidden: list[int] = []

    def measure() -> bool:
        if ann.page.locator(".stage [data-target] .lit").count():
            found = ann.page.evaluate(HIDDEN)
            hidden.extend([] if found is None else [found])
        return len(hidden) >= 6 or ann.is_over

    play([ann], measure)
    assert hidden
    assert not any(hidden)


def test_an_absent_player_is_named_with_the_time_that_is_left(new_person: NewPerson) -> None:
    ann, bea = new_person("Ann"), new_person("Bea")
    gather([ann, bea])
    play([ann, bea], lambda: ann.phase == "bid" and ann.is_asked and bea.is_asked)
    bea.visitor.context.close()
    play([ann], lambda: not ann.is_asked)
    bar = ann.page.locator(".bar .status")
    expect(bar).to_contain_text("Bea is away: a bot drives in")
    ann.do("wait")
    expect(bar).to_have_text("The game is paused.")
    ann.do("resume")
    expect(bar).to_contain_text("Bea is away")
