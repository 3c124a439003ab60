"""Bidding, and choosing a power."""

from __future__ import annotations

from downforce.cli.terminal.choices.base import Decision, MenuOption
from downforce.cli.terminal.screen import Screen
from downforce.model.cards import SpeedCard
from downforce.model.ids import CARS, Car
from downforce.rules.actions import Action, Bid, KeepPower, SwapPower
from downforce.rules.phases.auction import nobody_may_pass
from downforce.rules.view import Choice


def bid(screen: Screen) -> Decision:
    """A lot: what it is, what the hand holds for it, and what each card would bid."""
    state, text, words = screen.view.state, screen.words.text, screen.words
    lot = state.open_lot
    assert lot is not None
    number = len(CARS) - screen.view.sizes.lots_to_come
    heading = text("heading-lot", car=lot.car.word, number=number)
    if not state.auction.lots:
        heading = text("heading-lot-aside", car=lot.car.word)
    intro = [screen.power(lot.power) if lot.power else text("lot-no-power"), _lot_in_hand(screen, lot.car)]
    bidders = screen.bidders()
    if len(bidders) < state.players:
        intro.append(text("lot-only", players=words.list(screen.names[seat] for seat in bidders)))
    if nobody_may_pass(state):
        intro.append(text("lot-must"))
    choices = sorted(screen.view.choices, key=lambda choice: -(choice.amount or 0))
    options = _bid_options(screen, choices)
    question = text("ask-bid", count=len(options))
    return Decision(heading=heading, intro=tuple(intro), options=options, question=question)


def _lot_in_hand(screen: Screen, car: Car) -> str:
    """Where the car starts, and what their own cards hold for it."""
    state, words = screen.view.state, screen.words
    place = state.track.grid.index(state.cars.cells[car]) + 1
    numbers = sorted((n for card in screen.view.hand if (n := card.bid_for(car))), reverse=True)
    wilds = sorted((n for card in screen.view.hand for n in card.wilds), reverse=True)
    return words.text(
        "lot-in-hand",
        car=car.word,
        place=place,
        count=len(numbers),
        numbers=words.plain_list(map(str, numbers)),
        wilds=words.plain_list(map(str, wilds)) or "none",
    )


def _bid_options(screen: Screen, choices: list[Choice]) -> tuple[MenuOption, ...]:
    labels = [_bid_label(screen, choice) for choice in choices]
    wide = max(map(len, labels))
    return tuple(
        MenuOption(choice.action, f"{label:{wide}}  {screen.lines(_card(choice.action).lines)}")
        for label, choice in zip(labels, choices, strict=True)
    )


def _bid_label(screen: Screen, choice: Choice) -> str:
    if choice.amount is None:
        return screen.words.text("choice-pass")
    amount = screen.money(choice.amount)
    declared = isinstance(choice.action, Bid) and choice.action.declared
    return screen.words.text("choice-declare", amount=amount) if declared else amount


def _card(action: Action) -> SpeedCard:
    assert isinstance(action, Bid)
    return action.card


def keep_power(screen: Screen) -> Decision:
    """One of several powers (R3.11)."""
    text = screen.words.text
    options = []
    for action in screen.view.legal:
        assert isinstance(action, KeepPower)
        options.append(_power_option(screen, action))
    return Decision(
        heading=text("heading-keep"),
        intro=(text("keep-intro"),),
        options=tuple(options),
        question=text("ask-keep", count=len(options)),
    )


def swap_power(screen: Screen) -> Decision:
    """Another power for Cunning (R9.4)."""
    text = screen.words.text
    options = []
    for action in screen.view.legal:
        assert isinstance(action, SwapPower)
        options.append(_power_option(screen, action))
    return Decision(
        heading=text("heading-swap"),
        intro=(text("swap-intro"),),
        options=tuple(options),
        question=text("ask-swap", count=len(options)),
    )


def _power_option(screen: Screen, action: KeepPower | SwapPower) -> MenuOption:
    if action.power is None:
        return MenuOption(action, screen.words.text("choice-swap-none"), ("none",))
    name = screen.words.power_name(action.power)
    return MenuOption(action, screen.power(action.power), (name.lower(),))
