"""Whether a position can be: for state lines that people write by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from downforce.model.cards import bits
from downforce.model.errors import StateError
from downforce.model.ids import CARS, Seat
from downforce.rules.deal import check_race
from downforce.rules.options import RaceFormat
from downforce.rules.phases import PHASES
from downforce.rules.phases.race import steering_asked
from downforce.rules.state import NONE, GamePart, GameState, Phase, changed, no_secrets
from downforce.rules.view import Sizes


def cards_accounted_for(state: GameState) -> Iterator[int]:
    """Every card once for each place it is in; in a sound position that is 0 to 47, once each (R1.1)."""
    cards, setup = state.cards, state.setup
    for mask in (*cards.hands, *cards.dropped, cards.left_over):
        yield from bits(mask)
    if not (
        setup.own_piles and state.phase.part is GamePart.AUCTION
    ):  # there they hold the cards of the hands
        for pile in cards.piles:
            yield from pile
    yield from cards.discard
    if state.turn.card != NONE:
        yield state.turn.card
    for lot in (*state.auction.lots, *state.auction.aside):
        yield setup.deck.eight(lot.car).index


def with_left_over(state: GameState) -> GameState:
    """Counts the cards that a line does not mention as out of the game."""
    missing = sum(1 << card for card in set(range(48)).difference(cards_accounted_for(state)))
    return changed(state, cards=state.cards._replace(left_over=state.cards.left_over | missing))


def check_position(state: GameState) -> GameState:
    """The state itself, if it can be played on; else a ``StateError`` with the first thing that is wrong."""
    checks = (
        _check_cards,
        _check_cars,
        _check_auction,
        check_turn,
        _check_powers,
        _check_bets,
        _check_secrets,
    )
    for check in (*checks, _check_asked, _check_tour):
        _refuse_if(check(state))
    return state


def check_view(state: GameState, seat: Seat | None, sizes: Sizes) -> GameState:
    """The blanked state of a view, if its seat could be asked; what is hidden cannot be checked."""
    _refuse_if(_check_places(state, len(sizes.piles)))
    _refuse_if(_check_cars(state))
    _refuse_if(_check_lots(state, sizes.lots_to_come))
    _refuse_if(check_turn(state))
    if not state.phase.is_secret and state.asked != PHASES[state.phase].asked(state):
        raise StateError("the seats that are asked do not fit the phase")
    if seat in state.asked and not PHASES[state.phase].legal(state, seat):
        raise StateError(f"seat {seat} is asked and can do nothing")
    return state


def _refuse_if(cause: str | None) -> None:
    if cause:
        raise StateError(cause)


def _check_places(state: GameState, piles: int) -> str | None:
    setup = state.setup
    for card, count in Counter(cards_accounted_for(state)).items():
        if count > 1:
            return f"the card {setup.deck.cards[card].name} is in two places"
    wanted_piles = 1 if setup.common_pile else setup.players if setup.own_piles else 0
    return None if piles == wanted_piles else f"there must be {wanted_piles} draw piles, not {piles}"


def _check_cards(state: GameState) -> str | None:
    cards, setup = state.cards, state.setup
    cause = _check_places(state, len(cards.piles))
    if cause:
        return cause
    for seat in setup.seats:
        own = cards.hands[seat] | cards.dropped[seat]
        if setup.own_piles:
            pile = sum(1 << card for card in cards.piles[seat])
            if state.phase.part is GamePart.AUCTION and cards.hands[seat] & setup.deck.all_regular != pile:
                return f"before the race the pile of seat {seat} holds the cards of the hand"
            own |= pile
        if cards.dropped[seat] and own != cards.dropped[seat]:
            return f"seat {seat} has dropped its cards and holds some"
        if cards.shown[seat] & ~own:
            return f"seat {seat} has shown a card it does not have"
        if cards.lacks[seat] & own:
            return f"seat {seat} holds a card it is said to lack"
    return None


def _check_cars(state: GameState) -> str | None:
    cells, laps, home, _ = state.cars
    for car in CARS:
        if (cells[car] == NONE) != (home.count(car) == 1):
            return f"{car.letter} must be either on the track or home, once"
    on_track = [cell for cell in cells if cell != NONE]
    if len(set(on_track)) != len(on_track):
        return "two cars are on one space"
    if state.setup.options.format is RaceFormat.LONG_DISTANCE:
        return "in a long-distance race nobody finishes" if home else None
    return "laps count in a long-distance race only" if any(laps) else None


def _check_lots(state: GameState, hidden: int) -> str | None:
    """What is for sale, of which some lots may be hidden."""
    auction, setup = state.auction, state.setup
    for_sale = [lot.car for lot in (*auction.lots, *auction.aside)]
    if len(set(for_sale)) != len(for_sale) or any(auction.owners[car] != NONE for car in for_sale):
        return "a car for sale is for sale once and has no owner"
    powers = [lot.power for lot in (*auction.lots, *auction.aside) if lot.power]
    powers += [power for held in auction.powers for power in held]
    if len(set(powers)) != len(powers) or not set(powers) <= set(setup.options.powers_in_play(setup.players)):
        return "a power is in the game once at most, and only if the options name it"
    if state.phase is not Phase.BID:
        return "after the auction nothing is for sale" if for_sale or hidden else None
    count, without = len(for_sale) + hidden, sum(seat not in auction.owners for seat in setup.seats)
    if not for_sale or without > count or (not auction.lots and not without):
        return "there must be something for sale, and enough for the players without a car"
    if not setup.options.auction:
        return "there is no auction in this game"
    if without == count == 1:
        return "the last car goes to the last player without one, and nobody bids"
    return None


def _check_auction(state: GameState) -> str | None:
    cause = _check_lots(state, 0)
    if cause:
        return cause
    if state.phase is Phase.BID:
        regular = state.setup.deck.all_regular
        holds_none = any(not hand & regular for hand in state.cards.hands)
        return "in the auction everybody holds a regular card" if holds_none else None
    several = any(len(held) > 1 for held in state.auction.powers)
    if several and state.phase is not Phase.KEEP_POWER:
        return "after the auction each player has one power at most"
    return None


def check_turn(state: GameState) -> str | None:
    """What is wrong with the card in play, if anything."""
    turn, cells = state.turn, state.cars.cells
    lines = state.setup.deck.cards[turn.card].lines if turn.card != NONE else ()
    if (state.phase.part is GamePart.CARD) != bool(lines):
        return "a card is in play exactly while one of its lines is being decided"
    if lines and turn.line >= len(lines):
        return f"the card has no line {turn.line}"
    if (turn.car != NONE) != (bool(lines) and state.phase is not Phase.NAME_WILD):
        return "a car is named exactly while it is being steered"
    if turn.car != NONE:
        movement = state.setup.movement
        if cells[turn.car] == NONE or movement.is_blocked(cells[turn.car], movement.occupied(cells)):
            return "the car that is being steered cannot move"
    return _check_line(state) if lines else None


def check_bonus(state: GameState) -> str | None:
    """What is wrong with the length of a bonus move, before the steps of other moves are filled in."""
    steps = state.turn.steps
    if (state.phase is Phase.BONUS) != bool(steps) or 0 in steps:
        return "a bonus move has a length, and nothing else has"
    return None


def _check_powers(state: GameState) -> str | None:
    """What is being decided must be what the powers at the table allow."""
    turn, power = state.turn, state.power(state.turn.seat)
    if turn.card == NONE:
        return None
    if turn.reverse and not state.setup.tables.reversible[power] >> turn.card & 1:
        return "the player of the card may not reverse it"
    if state.phase is Phase.CHOOSE_SKIP and not (turn.may_skip and steering_asked(state) != state.asked):
        return "a skip is decided by itself only where another player steers"
    if state.phase is Phase.BONUS and state.auction.owners[turn.car] != turn.seat:
        return "a bonus move is made by an own car"
    return None


def _check_line(state: GameState) -> str | None:
    turn, line = state.turn, state.line_in_play
    if line is None or line.car is None:
        wild_is_open = state.phase is Phase.NAME_WILD
        fits = wild_is_open or (state.phase is not Phase.CHOOSE_SKIP and turn.named >> turn.car & 1)
    else:
        fits = line.car == turn.car
    return None if fits else "the line being decided is not that of the car"


def _check_bets(state: GameState) -> str | None:
    setup, made = state.setup, len(state.bets[0])
    if any(len(bets) != made for bets in state.bets):
        return "everybody has marked the same number of bets"
    if made > setup.lines_crossed(state.cars.cells):
        return "more bets are marked than betting lines are crossed"
    if state.phase is Phase.BET and made == setup.lines_crossed(state.cars.cells):
        return "no bet is due"
    return None


def _check_secrets(state: GameState) -> str | None:
    phase, rules = state.phase, PHASES[state.phase]
    if not phase.is_secret:
        return "nothing is secret in this phase" if any(state.secrets) else None
    choosers = rules.asked(changed(state, secrets=no_secrets(state.players)))
    for seat in state.setup.seats:
        action = state.secrets[seat]
        if action and (action.seat != seat or seat not in choosers or action not in rules.legal(state, seat)):
            return f"seat {seat} cannot have chosen {action}"
    return None


def _check_asked(state: GameState) -> str | None:
    for seat in state.asked:
        if not PHASES[state.phase].legal(state, seat):
            return f"seat {seat} is asked and can do nothing"
    if not state.asked and state.phase is not Phase.OVER:
        return "nobody is asked, but the game is not over"
    return None


def _check_tour(state: GameState) -> str | None:
    setup = state.setup
    if len(state.earlier) != setup.race or len(state.to_come) != len(setup.tracks) - setup.race - 1:
        return "each race of a world tour is finished, being raced, or to come"
    for race in state.to_come:
        check_race(setup, race)
    return None
