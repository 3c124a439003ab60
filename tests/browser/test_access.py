"""Everyone can play: axe finds nothing, fingers hit what they aim at, nothing is cut off on a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.hands import Fingers, Mouse
from tests.browser.person import NewPerson, Person
from tests.browser.test_games import LANGUAGES, PHONE, SMALL_PHONE
from tests.browser.tour import SETTINGS, STOPS, tour
from tests.server.running import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What is painted on a car is no label, nor are the letters of a hidden picture, such as those on the dots
# of a small map; and neither is a name that the pseudo-locale has spelt differently.
RUN_AXE = """async ([tags, isPseudo]) => {
    const runOnly = { type: 'tag', values: tags }
    const rules = { 'label-content-name-mismatch': { enabled: !isPseudo } }
    const found = await axe.run(document, { runOnly, rules, resultTypes: ['violations'] })
    const words = nodes => [...nodes].map(node => node.textContent).join('').replace(/\\s/g, '')
    const isPicture = one => words([one]) === words(one.querySelectorAll('svg[aria-hidden=true]'))
    const isPaint = (id, node) => {
        const one = document.querySelector(node.target[0])
        return id === 'label-content-name-mismatch' && one && (one.closest('svg') || isPicture(one))
    }
    return found.violations
        .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.filter(node => !isPaint(id, node)) }))
        .filter(({ nodes }) => nodes.length)
        .map(({ id, help, nodes }) =>
            `${id} (${help}): ${nodes.slice(0, 4).map(node => node.target.join(' ')).join(' | ')}`)
}"""

WIDER = """() => {
    const root = document.documentElement
    if (root.scrollWidth <= innerWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(one => one.checkVisibility() &&
        !one.closest('svg, .board') && one.getBoundingClientRect().right > innerWidth + 1)
    const names = out.slice(0, 5).map(one => `${one.tagName}.${one.className}`)
    return [`${root.scrollWidth} px: ${names.join(' | ')}`]
}"""

CLIPPED = """() => [...document.querySelectorAll('body *')].filter(one => {
    if (!one.checkVisibility() || one.closest('svg, .board, .spoken') || one.clientWidth < 2) return false
    if (one.matches('.poster')) return false  // a name does not grow
    if (one.matches('.owner')) return false  // a person's name, told in full beside it
    const style = getComputedStyle(one)
    const hides = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis'
    return hides && one.scrollWidth > one.clientWidth + 1 && one.textContent.trim() !== ''
}).map(one => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""

CUT_THROUGH = """() => [...document.querySelectorAll('.choices .said')]
    .filter(one => one.scrollHeight > one.clientHeight + 2)
    .map(one => `${one.scrollHeight} px in ${one.clientHeight}: ${one.textContent.trim().slice(0, 40)}`)"""

TARGETS = "a, button, select, summary, input, [role=button]"
SMALL = """([targets, least]) => [...document.querySelectorAll(targets)].filter(one => {
    if (!one.checkVisibility() || one.closest('svg, .spoken') || one.disabled) return false
    if (one.matches('a') && getComputedStyle(one).display === 'inline') return false  // part of a sentence
    const target = one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one
    const { width, height } = target.getBoundingClientRect()
    return width > 1 && Math.min(width, height) < least - 0.5
}).map(one => {
    const { width, height } = one.getBoundingClientRect()
    return `${one.tagName}.${one.className} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}: ` +
        `${Math.round(width)} x ${Math.round(height)}`
})"""


def axe(page: Page, *, is_pseudo: bool) -> list[str]:
    """What axe complains about on the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN_AXE, [TAGS, is_pseudo])
    return found


def complaints(person: Person, *, is_touched: bool, is_pseudo: bool) -> list[str]:
    """All that is wrong with what is shown now."""
    page = person.page
    found = axe(page, is_pseudo=is_pseudo)
    found += [f"cut off: {one}" for one in page.evaluate(CLIPPED)]
    found += [f"cut through: {one}" for one in page.evaluate(CUT_THROUGH)]
    found += [f"scrolls sideways: {one}" for one in page.evaluate(WIDER)]
    if is_touched:
        found += [f"too small for a finger: {one}" for one in page.evaluate(SMALL, [TARGETS, 44])]
    return found


def walk(person: Person, server: Server, *, is_touched: bool = False, is_pseudo: bool = False) -> None:
    """Past all stops; what is wrong is collected, so that one walk tells all."""
    passed: list[str] = []
    found: dict[str, list[str]] = {}

    def stop(name: str) -> None:
        passed.append(name)
        if wrong := complaints(person, is_touched=is_touched, is_pseudo=is_pseudo):
            found[name] = wrong

    tour(person, server, stop)
    assert {*STOPS} - {*passed} <= {"powers", "wild"}
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.soak  # as at every size; the small phone is the hardest, and always tested
def test_every_screen_and_phase_is_accessible_on_a_desktop(new_person: NewPerson, server: Server) -> None:
    walk(new_person("Ann", settings=SETTINGS, bypass_csp=True), server)


def test_every_screen_and_phase_fits_a_small_phone_with_long_words(
    new_person: NewPerson, server: Server
) -> None:
    drawn_out = {"language": "en-XA"}
    phone: dict[str, Any] = SMALL_PHONE | {"bypass_csp": True}
    ann = new_person("Ann", settings=SETTINGS, hands=Fingers(), prefs=drawn_out, **phone)
    walk(ann, server, is_touched=True, is_pseudo=True)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("hands", "options"),
    [
        (Fingers, SMALL_PHONE),
        (Fingers, PHONE),
        (Mouse, {"viewport": {"width": 1024, "height": 768}}),
        (Mouse, {"viewport": {"width": 1400, "height": 900}}),
    ],
    ids=["small-phone", "phone", "tablet", "desktop"],
)
def test_every_screen_and_phase_is_accessible_at_every_size_in_every_language(
    language: str,
    hands: type[Fingers | Mouse],
    options: dict[str, Any],
    new_person: NewPerson,
    server: Server,
) -> None:
    ann = new_person("Ann", settings=SETTINGS, hands=hands(), locale=language, bypass_csp=True, **options)
    walk(ann, server, is_touched=hands is Fingers)
