"""How people choose: with a mouse, with fingers, with keys alone, or by the accessibility tree alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLong

SOON = 5_000  # milliseconds for something that is there
AT_ONCE = 1_500  # milliseconds for something that was there a moment ago
TRIES = 4

CONTROLS = ", ".join((
    ".stage [data-target]",
    ".bar [data-do]",
    ".order button.bet",
    ".tray [data-do]",
    ".tray .hand-card button",
    ".stage [data-do]:not(.fold)",
    ".stage input[type=radio]",
))  # fmt: skip

LOOK = """controls => [...document.querySelectorAll(controls)].flatMap((one, at) => {
    if (one.disabled || one.ariaDisabled === 'true' || !one.checkVisibility()) return []
    const slot = one.closest('.slot')
    const isRadio = one.type === 'radio'
    const kind = one.dataset.target ? 'board' : slot ? 'card' : isRadio ? 'mark' : 'button'
    const place = slot ? [...slot.parentElement.children].indexOf(slot) : -1
    const said = one.dataset.target ?? one.dataset.do ?? one.ariaLabel
    return [{ at, kind, said, place, second: one.matches('.second'),
              is_chosen: one.ariaPressed === 'true' || one.checked === true,
              is_here: document.activeElement === one }]
})"""


@dataclass(frozen=True, slots=True)
class Control:
    """Something on the page that makes a choice."""

    at: int
    kind: str  # board, card, mark or button
    said: str
    place: int
    second: bool
    is_chosen: bool
    is_here: bool


def look(page: Page) -> list[Control]:
    """What can be chosen now, wherever it is."""
    return [Control(**found) for found in page.evaluate(LOOK, CONTROLS)]


def found_again(controls: Sequence[Control], control: Control) -> Control | None:
    """The same, wherever it is by now."""
    same = (control.kind, control.said, control.second)
    return next((other for other in controls if (other.kind, other.said, other.second) == same), None)


BID = re.compile(r"bids \$(\d+)M")


def chosen(controls: Sequence[Control], rng: Random, *, bids_high: bool = False) -> Control | None:
    """What a person does who wants to get on, and now and then thinks again."""
    by_word = {control.said: control for control in controls if control.kind == "button"}
    if "confirm" in by_word and rng.random() < 0.95:
        return by_word["confirm"]
    if "back" in by_word and rng.random() < 0.03:
        return by_word["back"]
    aside = {"confirm", "back", "undo", "cover", "now", "wait", "resume", "advice", "advice-close"}
    ways = [control for control in controls if not control.is_chosen and control.said not in aside]
    if not ways:
        return by_word.get("confirm")
    bids = {int(bid[1]): control for control in ways if (bid := BID.search(control.said))}
    if bids and bids_high:
        return bids[max(bids)]
    said = rng.choice(sorted({control.said for control in ways}))
    return rng.choice([control for control in ways if control.said == said])


class Hands(Protocol):
    """A way to use a page."""

    def press(self, control: Locator) -> None:
        """Does what a button is there for."""

    def act(self, page: Page, rng: Random) -> bool:
        """Makes one choice if one is asked for; whether one was."""


@dataclass
class Pointing:
    """Hands that point at things."""

    bids_high: bool = False
    """Wants as many cars as possible; reads English."""
    used: set[str] = field(default_factory=set)
    """The kinds of controls used so far."""

    def act(self, page: Page, rng: Random) -> bool:
        control = chosen(look(page), rng, bids_high=self.bids_high)
        for tries in range(TRIES, -1, -1):
            if control is None:
                return False  # or another player was quicker, or there was no choice and it was made
            is_place = control.kind == "board"
            found = page.locator(f'[data-target="{control.said}"]' if is_place else CONTROLS)
            self.used.add(control.kind)
            if control.kind == "card":  # by its place: a lifted card brings buttons into the bar
                card = page.locator(".tray .slot").nth(control.place)
                found, is_place = card.locator(".second" if control.second else ".cover"), True
            try:
                self.take(found.first if is_place else found.nth(control.at), control)
            except TooLong:
                if not tries:
                    raise
                control = found_again(look(page), control)
            else:
                return True
        return False

    def take(self, found: Locator, control: Control) -> None:
        """Chooses it."""
        raise NotImplementedError


EDGE: Any = {"x": 6, "y": 24}
"""Cards lie over each other: what is seen of each is its left edge."""


class Mouse(Pointing):
    """Clicks."""

    def press(self, control: Locator) -> None:
        control.click(timeout=SOON)

    def take(self, found: Locator, control: Control) -> None:
        is_covered = control.kind == "card" and not control.second
        found.click(timeout=AT_ONCE, position=EDGE if is_covered else None)


class Fingers(Pointing):
    """Taps; on the board and on a card twice, since a finger cannot hover."""

    def press(self, control: Locator) -> None:
        control.tap(timeout=SOON)

    def take(self, found: Locator, control: Control) -> None:
        is_covered = control.kind == "card" and not control.second
        lies = is_covered and found.evaluate("one => one.closest('.hand.lying') !== null")
        edge = EDGE if is_covered and not lies else None
        found.tap(timeout=AT_ONCE, position=edge)
        if control.kind == "board" and found.count():
            found.tap(timeout=AT_ONCE)
        if is_covered and " bids " not in control.said and found.count():
            found.tap(timeout=AT_ONCE, position=edge)


# --- the keyboard ---------------------------------------------------------------------------------

MANY = 150  # more stops than any page has


class Keys:
    """Presses keys, and nothing else."""

    def press(self, control: Locator) -> None:
        """Walks there with the Tab key."""
        page = control.page
        for _ in range(MANY):
            if control.evaluate("one => one === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {control}")

    def act(self, page: Page, rng: Random) -> bool:
        control = chosen(look(page), rng)
        if control is None:
            return False
        for step in self._steps(page, control):
            page.keyboard.press(step)
        return True

    def _steps(self, page: Page, control: Control) -> Iterator[str]:
        """Tab leads to a group, arrows lead on inside it; a step back has a key of its own."""
        if control.said == "back":
            yield "Control+z"
            return
        for _ in range(MANY):
            now = look(page)
            if control.said not in {other.said for other in now}:
                return  # another player was quicker
            here = next((other for other in now if other.is_here), None)
            if here is None or here.kind != control.kind:
                yield "Tab"
            elif (here.said, here.second) == (control.said, control.second):
                yield "Space" if control.kind == "mark" else "Enter"
                return
            elif control.kind == "board" or (control.kind == "card" and here.place != control.place):
                yield "ArrowRight" if here.place <= control.place else "ArrowLeft"
            elif control.kind == "mark":
                yield "ArrowDown"  # marks as it goes
                if look_at(look(page), control.said).is_chosen:
                    return
            else:
                yield "Tab"
        here = page.evaluate("document.activeElement.outerHTML")[:300]
        raise AssertionError(f"the keyboard does not lead to {control}, but to {here}")


def look_at(controls: Sequence[Control], said: str) -> Control:
    return next(control for control in controls if control.said == said)


# --- the accessibility tree -----------------------------------------------------------------------

LINE = re.compile(r"""(?P<deep> *)- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<more>.*)""")


@dataclass(frozen=True, slots=True)
class Node:
    """One line of the tree: a role, a name, and all that it is inside of."""

    role: str
    name: str
    more: str
    within: tuple[str, ...]


def tree(page: Page) -> list[Node]:
    """What a screen reader says."""
    nodes: list[Node] = []
    above: list[tuple[int, str]] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        found = LINE.match(line)
        if not found:
            continue
        deep, role = len(found["deep"]), found["role"]
        above = [(other, name) for other, name in above if other < deep]
        name = re.sub(r"\\(.)", r"\1", found["name"] or "").replace("''", "'")
        nodes.append(Node(role, name, found["more"], tuple(name for _, name in above)))
        above.append((deep, f"{role} {name}".strip()))
    return nodes


class Tree:
    """Hears roles and names, in English, and acts by role and name. It sees nothing else."""

    ELSEWHERE = frozenset({"region The log", "region Chat", "region Players", "region Running order"})
    FORWARD = re.compile(r"Bid |Pass with this|Bet on |Keep |Take |Stay with|Confirm the move")
    ASIDE = re.compile(r"Advice|Step back|Undo|Ask to undo|Cover my cards|Withdraw|Whole|Close|Farther")

    def press(self, control: Locator) -> None:
        control.press("Enter", timeout=SOON)

    def act(self, page: Page, rng: Random) -> bool:
        node = self._chosen(tree(page), rng)
        if node is None:
            return False
        role: Any = node.role
        found = page.get_by_role(role, name=node.name, exact=True).first
        for last in (False,) * TRIES + (True,):
            try:
                found.press("Space", timeout=AT_ONCE)
                return True
            except TooLong:
                if last:
                    raise
                if node not in tree(page):
                    break
        return False

    def _chosen(self, nodes: Sequence[Node], rng: Random) -> Node | None:
        if any(node.role == "article" for node in nodes):
            return None  # the result is there, with a rematch that no player has asked for
        ways = [node for node in nodes if self._is_way(node)]
        forward = [node for node in ways if self.FORWARD.match(node.name)]
        others = [node for node in ways if node not in forward]
        if forward and (not others or rng.random() < 0.95):
            return forward[0]
        return rng.choice(others) if others else None

    def _is_way(self, node: Node) -> bool:
        if (
            node.role not in ("button", "radio")
            or "main" not in node.within
            or self.ELSEWHERE & {*node.within}
        ):
            return False
        is_open = not re.search(r"\[(disabled|pressed|checked)", node.more)
        return is_open and not self.ASIDE.match(node.name)
