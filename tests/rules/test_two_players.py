"""Two players (docs/rules.md section 9): face-up Speed-8 cards, draw piles, and what becomes of Cunning."""

import pytest

import downforce as df
from downforce.rules.events import (
    CardDrawn,
    HandDrawn,
    LotGiven,
    LotOpened,
    LotSold,
    LotUnsold,
    PowersKept,
    PowerSwapped,
    RaceStarted,
)
from tests.ledger import rule
from tests.rules.helpers import RING, auction, bid, legal, names, of_kind, play, position, race_deal, refused

S0, S1 = df.Seat(0), df.Seat(1)
VALUES = ["stays", "removed", "may-swap", "must-swap"]
OTHERS = ["aggressive", "determined", "strategic", "tricky", "unpredictable"]
GRID = "cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1"


def after_the_auction(powers: str, options: str = "en+standard", **fields: str) -> df.GameState:
    """Both own cars; whoever has several powers is about to keep one."""
    rest = " ".join(f"{key}={value}" for key, value in fields.items())
    return position(
        f"df1 players=2 tracks=ring phase=keep-power {GRID} options={options} owners=K0@1,B0@2,G1@3,Y1@4"
        f" powers={powers} hands=A1.A2.8K.8B/A3.A4.8G.8Y piles=A2.A1/A3.A4 {rest}"
    )


# --- R9.1 face-up Speed-8 cards -------------------------------------------------------------------


@rule("R9.1")
def test_a_speed_8_card_won_is_no_bid_card() -> None:
    state = auction(2, "K B G", "A1.E2/A2.E3", piles="A1.E2/A2.E3")
    state, _ = bid(state, "A1", "A2")
    assert state.owner(df.Car.BLACK) == 0
    assert df.to_act(state) == (0, 1)
    assert legal(state, 0) == {"0 bid A1", "0 bid E2"}
    assert refused(state, "0 bid 8K") is df.Reason.NOT_A_BID_CARD
    assert refused(state, "0 bid 8K declared") is df.Reason.CANNOT_DECLARE


@rule("R9.1", "R3.10")
@pytest.mark.parametrize("edition", df.EDITIONS)
def test_a_face_up_speed_8_card_is_no_card_of_the_hand_when_bids_are_declared(edition: str) -> None:
    options = f"{edition}+standard"
    state = auction(2, "K B G", "E2.8R/A2", piles="E2/A2", owners="R0@4", options=options)
    declared = {"0 bid E2 declared"} if edition in ("fr", "pt-PT", "pt-BR") else set()
    assert legal(state, 0) == {"0 bid E2"} | declared


@rule("R9.1")
def test_speed_8_cards_lie_face_up_for_everybody_to_see() -> None:
    state = auction(2, "K B G", "A1.E2/A2.E3", piles="A1.E2/A2.E3")
    state, _ = bid(state, "A1", "A2")
    for viewer in (S0, S1, None):
        assert "8K" in names(state, df.view(state, viewer).state.cards.hands[0]).split(".")
    assert names(state, df.view(state, S1).state.cards.hands[0]) == "8K"


@rule("R9.1", "R9.2")
def test_speed_8_cards_do_not_go_into_the_draw_pile() -> None:
    first = " ".join(card.name for card in df.DECKS["classic"].regular)
    state = df.new_game(players=2, track=RING, deal=(race_deal(first=first),), auction=False)
    assert state.phase is df.Phase.PLAY_CARD
    for seat in (S0, S1):
        eights = [card.name for card in state.hand(seat) if card.is_eight]
        assert len(eights) == 3
        assert all(card < 42 for card in state.cards.piles[seat])


@rule("R3.6", "R9.1")
def test_with_three_players_a_speed_8_card_is_a_bid_card() -> None:
    state = auction(3, "K B G", "E2.8R/A2/A3", owners="R0@1")
    assert legal(state, 0) == {"0 bid E2", "0 bid 8R"}


# --- R9.2 the draw piles --------------------------------------------------------------------------


def from_the_last_card() -> df.RaceDeal:
    """A deal of the whole deck, G6 first and A1 last."""
    return race_deal()._replace(cards=tuple(range(41, -1, -1)))


def hold_an_auction(state: df.GameState) -> df.Step:
    """Plays the first legal action of each until the race begins."""
    events: list[df.Event] = []
    while state.phase is not df.Phase.PLAY_CARD:
        state, more = df.apply(state, df.legal_actions(state, df.to_act(state)[0])[0])
        events.extend(more)
    return df.Step(state, tuple(events))


@rule("R9.2", "P15")
def test_after_the_auction_each_draws_seven_of_the_own_21_cards() -> None:
    start = df.new_game(players=2, track=RING, deal=(from_the_last_card(),))
    assert [hand.bit_count() for hand in start.cards.hands] == [21, 21]
    state, events = hold_an_auction(start)
    regular = state.setup.deck.all_regular
    assert [names(state, hand & regular) for hand in state.cards.hands] == [
        "F6.G1.G2.G3.G4.G5.G6",
        "C3.C4.C5.C6.D1.D2.D3",
    ]
    assert [len(pile) for pile in state.cards.piles] == [14, 14]
    cards = state.setup.deck.cards
    assert [[cards[card].name for card in pile[:3]] for pile in state.cards.piles] == [
        ["F5", "F4", "F3"],
        ["C2", "C1", "B6"],
    ]
    for seat in (S0, S1):
        pile = sum(1 << card for card in state.cards.piles[seat])
        assert pile | state.cards.hands[seat] & regular == start.cards.hands[seat]
    drawn = of_kind(events, HandDrawn)
    assert [event.seat for event in drawn] == [0, 1]
    assert [len(event.cards or ()) for event in drawn] == [7, 7]
    assert events[-1] == of_kind(events, RaceStarted)[0]


@rule("R9.2", "R3.5")
def test_what_was_shown_in_the_auction_is_still_known_when_it_lies_in_a_pile() -> None:
    # Each places the first cards of the deck that can be placed; those are drawn last.
    state, _ = hold_an_auction(df.new_game(players=2, track=RING, deal=(from_the_last_card(),)))
    for seat in (S0, S1):
        shown = state.cards.shown[seat] & state.setup.deck.all_regular
        pile = sum(1 << card for card in state.cards.piles[seat])
        assert shown
        assert shown & pile == shown
    assert position(str(state)) == state


@rule("R9.2")
def test_the_order_of_a_draw_pile_is_shown_to_nobody_and_its_cards_to_the_owner_only() -> None:
    state, events = hold_an_auction(df.new_game(players=2, track=RING, seed="piles"))
    own = df.view(state, S0).state.cards.piles
    assert sorted(state.cards.piles[0]) == list(own[0])
    assert state.cards.piles[0] != own[0]
    assert own[1] == ()
    assert df.view(state, None).state.cards.piles == ((), ())
    assert df.view(state, S0).sizes.piles == (14, 14)
    (drawn,) = [event for event in of_kind(events, HandDrawn) if event.seat == 1]
    assert df.for_viewer(drawn, S0) == HandDrawn(S1, None)


@rule("R9.2")
def test_during_the_auction_a_player_does_not_know_the_order_of_drawing() -> None:
    state = df.new_game(players=2, track=RING, seed="piles")
    assert list(df.view(state, S0).state.cards.piles[0]) == sorted(state.cards.piles[0])


@rule("R9.2", "R10.1")
def test_without_an_auction_hands_are_drawn_at_the_start_of_the_race() -> None:
    step = df.opening(df.make_setup(players=2, track=RING, auction=False), (race_deal(),))
    regular = step.state.setup.deck.all_regular
    assert [names(step.state, hand & regular) for hand in step.state.cards.hands] == [
        "A1.A2.A3.A4.A5.A6.B1",
        "D4.D5.D6.E1.E2.E3.E4",
    ]
    assert [len(pile) for pile in step.state.cards.piles] == [14, 14]
    assert [event.seat for event in of_kind(step.events, HandDrawn)] == [0, 1]


@rule("R9.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_there_are_no_draw_piles(players: int) -> None:
    state = df.new_game(players=players, track=RING, auction=False, seed="no piles")
    assert state.cards.piles == ()


# --- R9.3 drawing ---------------------------------------------------------------------------------

RACE = f"df1 players=2 tracks=ring phase=play-card {GRID} owners=K0@1,B1@2"


def play_and_steer(state: df.GameState, card: str) -> df.Step:
    """Plays a card and steers every car to the first end that is offered."""
    state, events = play(state, f"{state.turn.seat} play {card}")
    while state.phase in (df.Phase.MOVE_CAR, df.Phase.NAME_WILD):
        state, more = df.apply(state, df.legal_actions(state, df.to_act(state)[0])[0])
        events += more
    return df.Step(state, events)


@rule("R9.3", "P15")
def test_a_hand_card_is_played_and_then_one_is_drawn() -> None:
    state = position(f"{RACE} hands=E1.D2.8K/E2 piles=A1.A2/A3")
    assert legal(state, 0) == {"0 play E1", "0 play D2", "0 play 8K"}
    state, events = play_and_steer(state, "E1")
    assert names(state, state.cards.hands[0]) == "A1.D2.8K"
    assert [[state.setup.deck.cards[c].name for c in pile] for pile in state.cards.piles] == [["A2"], ["A3"]]
    (drawn,) = of_kind(events, CardDrawn)
    assert drawn == CardDrawn(S0, state.setup.deck.card("A1"))
    assert df.for_viewer(drawn, S1) == CardDrawn(S0, None)


@rule("R9.3", "P15")
def test_after_a_face_up_speed_8_card_nothing_is_drawn() -> None:
    state = position(f"{RACE} hands=E1.D2.8K/E2 piles=A1.A2/A3")
    state, events = play_and_steer(state, "8K")
    assert names(state, state.cards.hands[0]) == "D2.E1"
    assert [len(pile) for pile in state.cards.piles] == [2, 1]
    assert of_kind(events, CardDrawn) == []
    assert state.cards.discard == (state.setup.deck.card("8K").index,)  # used: it cannot be played again


@rule("R9.3")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    state = position(f"{RACE} hands=E1.D2/E2 piles=-/A3")
    state, events = play_and_steer(state, "E1")
    assert names(state, state.cards.hands[0]) == "D2"
    assert of_kind(events, CardDrawn) == []


@rule("R9.3")
def test_each_draws_from_the_own_pile() -> None:
    state = position(f"{RACE} hands=E1/E2.8B piles=A1.A2/A3.A4 turn=1")
    state, _ = play_and_steer(state, "E2")
    assert [names(state, hand) for hand in state.cards.hands] == ["E1", "A3.8B"]


@rule("R9.3")
def test_a_player_left_with_speed_8_cards_plays_those() -> None:
    state = position(f"{RACE} hands=8K/E2 piles=-/-")
    assert legal(state, 0) == {"0 play 8K"}


# --- R9.4 Cunning ---------------------------------------------------------------------------------


@rule("R9.4")
@pytest.mark.parametrize(
    ("edition", "value"),
    [("en", "stays"), ("es", "may-swap"), ("fr", "removed"), ("pt-PT", "removed"), ("pt-BR", "must-swap")],
)
def test_each_edition_has_its_value_and_any_value_can_be_set(edition: str, value: str) -> None:
    assert df.Options.of(edition=edition).cunning_for_two == value
    for other in VALUES:
        assert df.Options.of(edition=edition, cunning_for_two=other).cunning_for_two == other


@rule("R9.4")
@pytest.mark.parametrize("value", ["stays", "may-swap", "must-swap"])
def test_unless_it_is_removed_cunning_is_sold_like_any_power(value: str) -> None:
    for seed in range(20):
        state = df.new_game(players=2, track=RING, seed=str(seed), cunning_for_two=value)
        assert sorted(str(lot.power) for lot in state.auction.lots) == sorted(["cunning", *OTHERS])


@rule("R9.4")
@pytest.mark.parametrize("edition", ["fr", "pt-PT"])
def test_removed_before_the_auction_it_leaves_the_last_lot_without_a_power(edition: str) -> None:
    for seed in range(20):
        state = df.new_game(players=2, track=RING, seed=str(seed), edition=edition)
        powers = [lot.power for lot in state.auction.lots]
        assert sorted(map(str, powers[:5])) == OTHERS
        assert powers[5] is None


@rule("R9.4")
def test_the_lot_without_a_power_is_sold_like_the_others() -> None:
    state = auction(2, "K", "A1/E2", piles="A1/E2", owners="B0@1,G1@1", options="fr+standard")
    state, events = bid(state, "A1", "E2")
    assert of_kind(events, LotSold) == [LotSold(S0, df.Car.BLACK, None, 5)]
    assert state.auction.powers == ((), ())
    assert of_kind(events, PowersKept) == []


@rule("R9.4")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_the_option_means_nothing(players: int, value: str) -> None:
    powers = "cunning aggressive determined strategic tricky unpredictable"
    sold = df.new_game(players=players, track=RING, deal=(race_deal(powers=powers),), cunning_for_two=value)
    assert sold.auction.lots[0].power == "cunning"
    dealt = df.new_game(
        players=players, track=RING, deal=(race_deal(powers=powers),), cunning_for_two=value, auction=False
    )
    assert dealt.phase is df.Phase.PLAY_CARD
    assert dealt.auction.powers[0] == ("cunning",)


@rule("R9.4", "R3.11")
def test_where_it_stays_nobody_is_asked_to_swap() -> None:
    state, _ = play(after_the_auction("aggressive+cunning/tricky"), "0 keep cunning")
    assert state.phase is df.Phase.PLAY_CARD
    assert state.auction.powers == (("cunning",), ("tricky",))


@rule("R9.4", "R3.11")
def test_whoever_keeps_cunning_may_swap_it_for_any_power_out_of_the_game() -> None:
    state = after_the_auction("aggressive+cunning/determined+tricky", "es+standard")
    assert df.to_act(state) == (0, 1)
    state, events = play(state, "0 keep cunning", "1 keep tricky")
    assert [kept.powers for kept in of_kind(events, PowersKept)] == [("cunning", "tricky")]
    assert of_kind(events, RaceStarted) == []
    assert (state.phase, df.to_act(state)) == (df.Phase.SWAP_POWER, (0,))
    # The power just given up, the one the other gave up, and those that nobody bought.
    assert legal(state, 0) == {
        "0 swap aggressive",
        "0 swap determined",
        "0 swap strategic",
        "0 swap unpredictable",
        "0 swap none",
    }
    swapped, events = play(state, "0 swap determined")
    assert of_kind(events, PowerSwapped) == [PowerSwapped(S0, df.PowerId("determined"))]
    assert swapped.auction.powers == (("determined",), ("tricky",))
    assert len(of_kind(events, RaceStarted)) == 1
    kept, events = play(state, "0 swap none")
    assert of_kind(events, PowerSwapped) == [PowerSwapped(S0, None)]
    assert kept.auction.powers == (("cunning",), ("tricky",))
    for after in (swapped, kept):
        assert after.phase is df.Phase.PLAY_CARD
        assert [names(after, hand) for hand in after.cards.hands] == ["A1.A2.8K.8B", "A3.A4.8G.8Y"]


@rule("R9.4")
def test_where_it_must_be_swapped_keeping_it_is_refused() -> None:
    state = after_the_auction("tricky/aggressive+cunning", "pt-BR+standard")
    state, _ = play(state, "1 keep cunning")
    assert (state.phase, df.to_act(state)) == (df.Phase.SWAP_POWER, (1,))
    assert legal(state, 1) == {
        "1 swap aggressive",
        "1 swap determined",
        "1 swap strategic",
        "1 swap unpredictable",
    }
    assert refused(state, "1 swap none") is df.Reason.MUST_SWAP
    state, _ = play(state, "1 swap unpredictable")
    assert state.auction.powers == (("tricky",), ("unpredictable",))
    assert state.phase is df.Phase.PLAY_CARD


@rule("R9.4")
@pytest.mark.parametrize("edition", ["es", "pt-BR"])
def test_what_cannot_be_done_while_cunning_is_swapped(edition: str) -> None:
    state = after_the_auction("aggressive+cunning/tricky", f"{edition}+standard")
    state, _ = play(state, "0 keep cunning")
    assert refused(state, "0 swap tricky") is df.Reason.POWER_NOT_FREE
    assert refused(state, "0 swap cunning") is df.Reason.POWER_NOT_FREE
    assert refused(state, "0 swap nonsense") is df.Reason.POWER_NOT_FREE
    assert refused(state, "1 swap determined") is df.Reason.NOT_YOUR_TURN
    for text in ("0 keep cunning", "0 bid A1", "0 play A1", "0 bet K"):
        assert refused(state, text) is df.Reason.WRONG_PHASE


@rule("R9.4")
@pytest.mark.parametrize("edition", ["es", "pt-BR"])
def test_nobody_is_asked_to_swap_if_nobody_kept_cunning(edition: str) -> None:
    state, events = play(
        after_the_auction("aggressive+cunning/tricky", f"{edition}+standard"), "0 keep aggressive"
    )
    assert state.phase is df.Phase.PLAY_CARD
    assert of_kind(events, PowerSwapped) == []


@rule("R9.4", "R3.9")
def test_the_power_of_a_lot_without_an_owner_can_be_taken() -> None:
    state = auction(
        2,
        "K:cunning",
        "A1/E3",
        piles="A1/E3",
        aside="R:tricky",
        owners="B1@1,G1@1",
        powers="-/strategic",
        options="es+standard",
    )
    state, events = bid(state, "A1", "E3")
    assert of_kind(events, LotUnsold) == [LotUnsold(df.Car.RED, df.PowerId("tricky"))]
    assert state.phase is df.Phase.SWAP_POWER
    assert "0 swap tricky" in legal(state, 0)
    assert "0 swap strategic" not in legal(state, 0)


@rule("R9.4", "R13.10")
@pytest.mark.parametrize("edition", ["es", "pt-BR"])
def test_with_nothing_to_swap_for_there_is_no_swap(edition: str) -> None:
    options = f"{edition}+standard+powers=cunning,tricky"
    state = auction(2, "K:cunning R:tricky", "A1/A2", piles="A1/A2", options=options)
    state, events = bid(state, "A1", "A2")  # black 5 against 4; then red is given to seat 1
    assert [lot.car.letter for lot in of_kind(events, LotGiven)] == ["R"]
    assert state.auction.powers == (("cunning",), ("tricky",))
    assert state.phase is df.Phase.PLAY_CARD
    alone = df.new_game(
        players=2,
        track=RING,
        edition=edition,
        auction=False,
        powers="cunning",
        deal=(race_deal(powers="cunning"),),
    )
    assert alone.phase is df.Phase.PLAY_CARD
    assert alone.auction.powers == (("cunning",), ())


# --- R13.10 powers that are dealt -----------------------------------------------------------------


@rule("R13.10")
def test_removed_before_the_deal_cunning_is_never_dealt() -> None:
    for seed in range(40):
        state = df.new_game(players=2, track=RING, edition="fr", auction=False, seed=str(seed))
        held = [power for powers in state.auction.powers for power in powers]
        assert len(set(held)) == 2
        assert set(held) <= set(OTHERS)
        assert state.phase is df.Phase.PLAY_CARD


@rule("R13.10")
def test_where_it_stays_cunning_may_be_dealt_and_is_kept() -> None:
    deal = race_deal(powers="tricky cunning aggressive determined strategic unpredictable")
    state = df.new_game(players=2, track=RING, edition="en", auction=False, deal=(deal,))
    assert state.auction.powers == (("tricky",), ("cunning",))
    assert state.phase is df.Phase.PLAY_CARD


@rule("R13.10")
@pytest.mark.parametrize(("edition", "extra"), [("es", {"1 swap none"}), ("pt-BR", set())])
def test_the_swap_comes_after_the_deal_and_takes_a_power_that_was_not_dealt(
    edition: str, extra: set[str]
) -> None:
    deal = race_deal(powers="tricky cunning aggressive determined strategic unpredictable")
    step = df.opening(df.make_setup(players=2, track=RING, edition=edition, auction=False), (deal,))
    assert (step.state.phase, df.to_act(step.state)) == (df.Phase.SWAP_POWER, (1,))
    free = {"1 swap aggressive", "1 swap determined", "1 swap strategic", "1 swap unpredictable"}
    assert legal(step.state, 1) == free | extra
    assert of_kind(step.events, HandDrawn) == []
    state, events = play(step.state, "1 swap strategic")
    assert state.auction.powers == (("tricky",), ("strategic",))
    assert [event.seat for event in of_kind(events, HandDrawn)] == [0, 1]
    assert state.phase is df.Phase.PLAY_CARD


@rule("R13.10", "R10.1")
@pytest.mark.parametrize("value", VALUES)
def test_without_powers_there_is_nothing_to_swap(value: str) -> None:
    for with_auction in (True, False):
        state = df.new_game(
            players=2, track=RING, seed="none", powers=False, auction=with_auction, cunning_for_two=value
        )
        state, events = hold_an_auction(state)
        assert state.auction.powers == ((), ())
        assert of_kind(events, PowerSwapped) == []


@rule("R9.4", "R9.1")
def test_for_two_the_lots_are_opened_for_both() -> None:
    step = df.opening(
        df.make_setup(players=2, track=RING, edition="fr"), (race_deal(powers=" ".join(OTHERS)),)
    )
    assert step.events == (LotOpened(df.Car.BLACK, df.PowerId("aggressive"), (S0, S1)),)
