"""Components and the deck (docs/rules.md sections 1 and 11)."""

import random
from collections import Counter
from itertools import combinations

import pytest

import downforce as df
from downforce.model.errors import DeckError, TrackError
from tests.ledger import rule
from tests.rules.helpers import DATA, OVAL, RING

CLASSIC = df.DECKS["classic"]

# The table of RULES section 11, letter by letter: W is a wild.
FAMILIES = {
    "A": ("6 5 4 3 2 1", "GKOYBR RGKOYB BRGKOY YBRGKO OYBRGK KOYBRG"),
    "B": ("6 4 2 1", "RYKB KRYO BOGR YKRG OGBK GBOY"),
    "C": ("6 4 2 1", "BOWY YBWO OYWB KGWR GRWK RKWG"),
    "D": ("6 4 2", "OBY RKG BYO YOB KGR GRK"),
    "E": ("5", "K B G Y O R"),
    "F": ("5 2", "WK WB WG WY WO WR"),
    "G": ("6 3 1", "KWW BWW GWW YWW OWW RWW"),
}


def table_of_section_11() -> dict[str, str]:
    return {
        f"{family}{number}": " ".join(
            letter.replace("W", "*") + speed for letter, speed in zip(letters, speeds.split(), strict=True)
        )
        for family, (speeds, cards) in FAMILIES.items()
        for number, letters in enumerate(cards.split(), 1)
    }


def deck_text(changes: dict[str, str] | None = None, *, head: str = "deck other\nversion 1") -> str:
    """The text of a deck: the default one with some cards changed; an empty text leaves the card out."""
    cards = table_of_section_11() | (changes or {})
    rows = [f"{name} {lines}" for name, lines in cards.items() if lines]
    return "\n".join([head, *rows, ""])


# --- components -----------------------------------------------------------------------------------


@rule("R1.1")
def test_there_are_six_cars_of_six_colours() -> None:
    assert [car.word for car in df.CARS] == ["black", "blue", "green", "yellow", "orange", "red"]
    assert "".join(car.letter for car in df.CARS) == "KBGYOR"


@rule("R1.1")
def test_there_are_42_regular_cards_and_six_speed_8_cards_one_per_colour_with_a_single_line() -> None:
    assert (len(CLASSIC.regular), len(CLASSIC.cards)) == (42, 48)
    assert [str(card) for card in CLASSIC.cards[42:]] == ["K8", "B8", "G8", "Y8", "O8", "R8"]
    assert [card.name for card in CLASSIC.cards[42:]] == ["8K", "8B", "8G", "8Y", "8O", "8R"]
    assert [CLASSIC.eight(car).name for car in df.CARS] == ["8K", "8B", "8G", "8Y", "8O", "8R"]
    assert all(card.is_eight for card in CLASSIC.cards[42:])
    assert not any(card.is_eight for card in CLASSIC.regular)
    assert [card.index for card in CLASSIC.cards] == list(range(48))


@rule("R1.1")
def test_there_are_six_powers() -> None:
    options = df.Options()
    assert options.powers == ("aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable")


@rule("R1.1")
def test_there_is_a_score_sheet_for_every_player() -> None:
    for players in range(2, 7):
        rows = df.standings(df.new_game(players=players, seed="sheets")).rows
        assert sorted(row.seat for row in rows) == list(range(players))
        assert all(len(row.sheets) == 1 for row in rows)


@rule("R1.1")
def test_the_board_has_two_sides_a_discard_place_and_places_for_six_cars_home() -> None:
    assert list(df.TRACKS) == ["marina-bay", "river-station"]
    state = df.new_game(players=3, seed="board")
    assert (state.cards.discard, state.cars.home) == ((), ())


@rule("R1.3")
@pytest.mark.parametrize("track", [*(df.TRACKS[name] for name in df.TRACKS), RING, OVAL], ids=lambda t: t.id)
def test_a_track_has_six_starting_spaces_three_betting_lines_and_a_finish_line(track: df.Track) -> None:
    assert len(set(track.grid)) == 6
    assert len(set(track.lines)) == 3
    assert list(track.lines) == sorted(track.lines)
    assert track.lines[0] > 0  # the finish line is border 0
    assert track.lines[2] < len(track.sections)
    assert any(track.over_line)
    first_line = track.lines[0] * track.unit
    assert all(track.cells[cell].front <= first_line for cell in track.grid)


@rule("R1.3")
def test_the_first_starting_space_of_the_file_is_the_pole() -> None:
    assert [RING.cells[cell].name for cell in RING.grid] == ["2a1", "2b1", "1c2", "1a2", "1b1", "1c1"]
    deal = df.RaceDeal(
        grid=(df.Car.RED, df.Car.BLUE, df.Car.GREEN, df.Car.YELLOW, df.Car.ORANGE, df.Car.BLACK),
        cars=df.CARS,
        powers=df.Options().powers,
        cards=tuple(range(42)),
    )
    state = df.new_game(players=2, track=RING, deal=(deal,))
    assert str(state.cell(df.Car.RED)) == "2a1"
    assert str(state.cell(df.Car.BLACK)) == "1c1"


@rule("R1.3")
@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("grid    2a1 2b1 1c2 1a2 1b1 1c1", "grid 2a1 2b1 1c2 1a2 1b1", "the grid needs 6 cells, not 5"),
        ("1b1 1c1\n", "1b1 1c1 1a1\n", "the grid needs 6 cells, not 7"),
        ("1b1 1c1\n", "1b1 2a1\n", "a cell is on the grid twice"),
        ("\nbet\ntaper ", "\ntaper ", "a track needs 3 betting lines, but this one has 2"),
        ("\nstraight 4 lanes 3 cells 2 3 2", "\nbet\nstraight 4 lanes 3 cells 2 3 2", "only 3 betting lines"),
    ],
)
def test_a_track_with_another_grid_or_other_betting_lines_is_refused(old: str, new: str, cause: str) -> None:
    text = (DATA / "tracks" / "ring.track").read_text(encoding="utf-8")
    assert text.count(old) == 1
    with pytest.raises(TrackError, match=cause):
        df.Track.parse(text.replace(old, new))


# --- cards ----------------------------------------------------------------------------------------


@rule("R1.2")
@pytest.mark.parametrize("card", CLASSIC.regular, ids=lambda card: card.name)
def test_a_speed_card_has_one_to_six_lines_no_colour_twice_at_most_two_wilds_numbers_1_to_6(
    card: df.SpeedCard,
) -> None:
    colours = [line.car for line in card.lines if line.car is not None]
    assert 1 <= len(card.lines) <= 6
    assert len(set(colours)) == len(colours)
    assert len(card.lines) - len(colours) <= 2
    assert all(1 <= line.speed <= 6 for line in card.lines)


@rule("R1.2")
def test_a_card_is_read_from_top_to_bottom() -> None:
    card = CLASSIC.card("C1")
    assert str(card) == "B6 O4 *2 Y1"
    assert [line.car for line in card.lines] == [df.Car.BLUE, df.Car.ORANGE, None, df.Car.YELLOW]
    assert [line.speed for line in card.lines] == [6, 4, 2, 1]


@rule("R1.2")
def test_the_deck_is_data_so_another_list_of_cards_can_replace_it() -> None:
    changes = {"A1": "*6 K5 O4 *3 B2 R1", "E1": "*1", "E2": "*2 *2", "E3": "K1"}
    deck = df.Deck.parse(deck_text(changes))
    assert (deck.id, str(deck.card("A1")), str(deck.cards[0])) == ("other@1", changes["A1"], changes["A1"])
    state = df.new_game(players=3, deck=deck, seed="other deck")
    assert sum(hand.bit_count() for hand in state.cards.hands) == 42
    rng = random.Random(1)
    while not df.is_over(state):
        state, _ = df.apply(state, rng.choice(df.legal_actions(state, df.to_act(state)[0])))
    assert len(df.standings(state).rows) == 3


@rule("R1.2")
def test_a_deck_file_may_have_comments_empty_lines_and_any_spacing() -> None:
    rows = deck_text().splitlines()
    text = "# a comment\n\n" + "\n\n".join(f"  {row.replace(' ', '   ')}\t# said" for row in rows)
    assert df.Deck.parse(text) == df.Deck.parse(deck_text())


@rule("R1.2")
def test_deck_texts_round_trip() -> None:
    assert str(CLASSIC).splitlines()[:3] == ["deck classic", "version 1", "A1 G6 K5 O4 Y3 B2 R1"]
    assert str(CLASSIC).splitlines()[-1] == "G6 R6 *3 *1"
    again = df.Deck.parse(str(CLASSIC))
    assert (again, again.digest) == (CLASSIC, CLASSIC.digest)
    assert str(df.Deck.parse(deck_text())) == deck_text()


A1_IN_LINE = 3  # of deck_text


@rule("R1.2")
@pytest.mark.parametrize(
    ("lines", "cause"),
    [
        ("", ""),
        ("K6 B5 G4 Y3 O2 R1 *1", "A1 has 7 lines; a card has 1 to 6"),
        ("K6 B5 K4", "A1 shows a colour twice"),
        ("*6 *5 *4", "A1 has more than 2 wild lines"),
        ("K0", "'K0' is not a line"),
        ("K7", "A1 shows a number above 6"),
        ("K8", "A1 shows a number above 6"),
        ("*8", "A1 shows a number above 6"),
        ("K9", "'K9' is not a line"),
        ("K12", "'K12' is not a line"),
        ("K-1", "'K-1' is not a line"),
        ("K", "'K' is not a line"),
        ("6", "'6' is not a line"),
        ("6K", "'6K' is not a line"),
        ("W2", "'W2' is not a line"),
        ("k6", "'k6' is not a line"),
        ("**6", r"'\*\*6' is not a line"),
        ("KB6", "'KB6' is not a line"),
        ("K\u0662", "is not a line"),
        ("K6,B4", "is not a line"),
    ],
)
def test_a_card_against_the_rules_is_refused_with_its_line(lines: str, cause: str) -> None:
    row = f"A1 {lines}"
    if not lines:  # a name alone
        row, cause = "A1", "A1 has 0 lines; a card has 1 to 6"
    text = deck_text().replace("A1 G6 K5 O4 Y3 B2 R1", row)
    with pytest.raises(DeckError, match=cause) as caught:
        df.Deck.parse(text, source="odd.deck")
    assert (caught.value.source, caught.value.line) == ("odd.deck", A1_IN_LINE)
    assert str(caught.value).startswith("odd.deck:3: ")


@rule("R1.1", "R1.2")
@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        ("", 0, "needs the lines"),
        (deck_text(head="deck other"), 0, "needs the lines"),
        (deck_text(head="version 1"), 0, "needs the lines"),
        (deck_text(head="deck other\nversion 0"), 0, "needs the lines"),
        (deck_text(head="deck other\ndeck another\nversion 1"), 2, "cannot read 'deck another'"),
        (deck_text(head="deck other\nversion 1\nversion 2"), 3, "cannot read 'version 2'"),
        (deck_text(head="deck\nversion 1"), 1, "cannot read 'deck'"),
        (deck_text(head="deck two words\nversion 1"), 1, "cannot read 'deck two words'"),
        (deck_text(head="deck Other\nversion 1"), 1, "cannot read 'deck Other'"),
        (deck_text(head="deck a@b\nversion 1"), 1, "cannot read 'deck a@b'"),
        (deck_text(head="deck other\nversion one"), 2, "cannot read 'version one'"),
        (deck_text(head="deck other\nversion -1"), 2, "cannot read 'version -1'"),
        (deck_text({"G6": ""}), 0, "a deck has 42 regular cards, this one has 41"),
        (deck_text({"H1": "K5"}), 45, "a deck has 42 regular cards, H1 is one too many"),
        (deck_text() + "A1 K5\n", 45, "two cards are called A1"),
        (deck_text({"A1": "", "1A": "K5"}), 44, "'1A' cannot name a card"),
        (deck_text({"A1": "", "8K": "K5"}), 44, "'8K' cannot name a card"),
        (deck_text({"A1": "", "A-1": "K5"}), 44, "'A-1' cannot name a card"),
        (deck_text({"A1": "", "A12345678": "K5"}), 44, "'A12345678' cannot name a card"),
    ],
)
def test_a_deck_without_its_head_or_its_42_cards_is_refused(text: str, line: int, cause: str) -> None:
    with pytest.raises(DeckError, match=cause) as caught:
        df.Deck.parse(text, source="odd.deck")
    assert caught.value.line == line


@rule("R1.2")
def test_a_deck_version_is_read_whole_or_refused() -> None:
    try:
        deck = df.Deck.parse(deck_text(head="deck other\nversion 1234567"))
    except DeckError:
        return
    assert deck.version == 1234567


@rule("R1.2")
def test_an_unknown_card_name_is_refused() -> None:
    with pytest.raises(DeckError, match="no card of the deck classic@1 is called 'H1'"):
        CLASSIC.card("H1")


# --- the default deck (section 11) ----------------------------------------------------------------


@rule("R1.2")
def test_the_default_deck_is_the_table_of_section_11() -> None:
    table = table_of_section_11()
    assert len(table) == 42
    assert {card.name: str(card) for card in CLASSIC.regular} == table
    assert [card.name for card in CLASSIC.regular] == list(table)


@rule("R1.2")
def test_every_colour_stands_once_in_every_position_of_every_family() -> None:
    for family in FAMILIES:
        cards = [card for card in CLASSIC.regular if card.name[0] == family]
        assert len(cards) == 6
        for column in zip(*(card.lines for card in cards), strict=True):
            colours = {line.car for line in column}
            assert colours in (set(df.CARS), {None})
            assert len({line.speed for line in column}) == 1


@rule("R1.2")
def test_the_printed_cards_are_in_the_default_deck() -> None:
    cards = {str(card) for card in CLASSIC.regular}
    assert {"R6 Y4 K2 B1", "B6 O4 *2 Y1", "K6 R4 Y2 O1"} <= cards
    green = [(card.bid_for(df.Car.GREEN), len(card.lines)) for card in CLASSIC.regular]
    assert len({length for number, length in green if number == 6}) >= 2
    assert 4 in [number for number, _ in green]
    assert 5 in [card.bid_for(car) for card in CLASSIC.regular for car in df.CARS]
    assert any(card.lines[0].car is None for card in CLASSIC.regular)
    assert any(len(card.wilds) == 2 for card in CLASSIC.regular)
    assert {len(card.lines) for card in CLASSIC.regular} == {1, 2, 3, 4, 6}


@rule("R1.2")
def test_the_default_deck_is_fair_to_every_colour() -> None:
    numbers = {car: Counter(card.bid_for(car) for card in CLASSIC.regular) for car in df.CARS}
    assert {tuple(sorted(count.items(), key=str)) for count in numbers.values()} == {
        ((1, 3), (2, 4), (3, 1), (4, 4), (5, 2), (6, 5), (None, 23)),
    }


@rule("R3.4")
@pytest.mark.parametrize("car", df.CARS, ids=lambda car: car.word)
def test_length_and_wild_settle_every_tie_between_natural_bids_of_the_default_deck(car: df.Car) -> None:
    shapes = {
        card.name: (card.bid_for(car), len(card.lines), bool(card.wilds))
        for card in CLASSIC.regular
        if card.bid_for(car) is not None
    }
    assert len(shapes) == 19
    for one, other in combinations(shapes, 2):
        assert shapes[one] != shapes[other], f"{one} and {other} tie for {car.word}"


@rule("R3.2", "R3.3", "R3.10")
@pytest.mark.parametrize(
    ("name", "bids", "wild", "lowest"),
    [
        ("A1", {"G": 6, "K": 5, "O": 4, "Y": 3, "B": 2, "R": 1}, None, 1),
        ("C1", {"B": 6, "O": 4, "Y": 1}, 2, 1),
        ("D1", {"O": 6, "B": 4, "Y": 2}, None, 2),
        ("E1", {"K": 5}, None, 5),
        ("F1", {"K": 2}, 5, 2),
        ("G1", {"K": 6}, 3, 1),
        ("8K", {}, None, 8),
    ],
)
def test_what_a_card_can_bid(name: str, bids: dict[str, int], wild: int | None, lowest: int) -> None:
    card = CLASSIC.card(name)
    found = {car.letter: card.bid_for(car) for car in df.CARS if card.bid_for(car) is not None}
    assert (found, card.wild, card.lowest) == (bids, wild, lowest)


@rule("R1.2")
def test_the_sets_of_cards_by_colour_and_wild_are_those_of_the_lines() -> None:
    wild = {card.index for card in CLASSIC.in_mask(CLASSIC.with_wild)}
    assert wild == {card.index for card in CLASSIC.cards if "*" in str(card)}
    assert len(wild) == 18
    for car in df.CARS:
        shown = {card.name for card in CLASSIC.in_mask(CLASSIC.with_car[car])}
        assert shown == {card.name for card in CLASSIC.regular if car.letter in str(card)}
