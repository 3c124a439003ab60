"""A table is a fold over its log: seats, the deal, commits, undo, and what may be asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from downforce.bots.registry import BOTS
from downforce.model.errors import Reason
from downforce.model.ids import Seat
from downforce.notation.fair import commitment
from downforce.notation.receipt import is_fair
from downforce.rules.game import legal_actions
from downforce.rules.state import GameState
from downforce.rules.view import view
from downforce.server.table import log
from downforce.server.table.decide import DecisionContext, Granted, decide
from downforce.server.table.draft import DraftResult, preview
from downforce.server.table.fold import Status, Table, TableChange, after, may_undo_freely, opened, record
from downforce.server.table.views import table_info
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.settings import Settings, Wished

LEVELS = [*BOTS]
NONCES = [f"{seat:02d}" * 32 for seat in range(6)]
SECRET = "ab" * 32
EVERYBODY = DecisionContext(frozenset(f"v{n}" for n in range(6)), lambda: SECRET)


@dataclass
class Desk:
    """A table that takes requests and keeps its log."""

    table: Table
    rows: list[bytes] = field(default_factory=list)
    here: DecisionContext = EVERYBODY
    at: int = 0

    def do(self, visitor: str, request: Granted) -> TableChange:
        return self.write(*decide(self.table, visitor, request, self.here))

    def write(self, entry: log.Entry, draft: DraftResult | None = None) -> TableChange:
        self.at += 1000
        self.rows.append(log.write_entry(entry))
        change = after(self.table, entry, self.at, draft)
        assert change == after(self.table, entry, self.at)  # applied once or twice, it is the same
        self.table = change.table
        return change

    def refused(self, visitor: str, request: Granted) -> str:
        before = self.table
        with pytest.raises(RefusalError) as refused:
            self.do(visitor, request)
        assert self.table is before
        return str(refused.value.reason)

    @property
    def state(self) -> GameState:
        assert self.table.state is not None
        return self.table.state

    def commit(self, seat: int, *draft: str, seq: int | None = None) -> TableChange:
        seq = self.table.seq if seq is None else seq
        return self.do(f"v{seat}", p.Commit(id="c", seat=seat, seq=seq, draft=[*draft]))

    def first(self, seat: int) -> str:
        return str(legal_actions(self.state, Seat(seat))[0])

    def play_on(self, rng: Random, commits: int) -> None:
        """Some commits of the seats that are asked."""
        for _ in range(commits):
            if self.table.status is Status.RUNNING:
                seat = rng.choice(self.state.asked)
                self.commit(seat, str(rng.choice(legal_actions(self.state, seat))))


def desk(people: int = 3, *, bots: int = 0, **wishes: Any) -> Desk:
    """An open table with people and bots on all seats."""
    entry = log.Opened(
        settings=Settings(players=people + bots, **wishes),
        host="v0",
        people=tuple(log.Person(visitor=f"v{n}", name=f"P{n}") for n in range(people)),
        bots=(None,) * people + (LEVELS[0],) * bots,
    )
    return Desk(opened("id", "CODE23", entry, 0), [log.write_entry(entry)])


def dealt(people: int = 3, **wishes: Any) -> Desk:
    """A table whose game has begun."""
    it = desk(people, **wishes)
    it.do("v0", p.Start(id="s"))
    for n in range(people):
        it.do(f"v{n}", p.Seal(id="x", commitment=commitment(NONCES[n])))
    for n in range(people):
        it.do(f"v{n}", p.Show(id="y", nonce=NONCES[n]))
    return it


# --- seats ----------------------------------------------------------------------------------------


def test_people_sit_stand_and_make_room() -> None:
    it = Desk(opened("id", "CODE23", log.Opened(settings=Settings(players=3), host="v0"), 0))
    it.do("v0", p.Sit(id="1", seat=1, name="  Ann "))
    assert it.table.seats[1].name == "Ann"
    assert it.refused("v1", p.Sit(id="1", seat=1, name="Bo")) == Refusal.SEAT_TAKEN
    it.do("v1", p.Sit(id="1", seat=0, name="Ann"))  # names may repeat
    it.do("v0", p.SeatBot(id="2", seat=2, level=LEVELS[0]))
    assert it.refused("v1", p.SeatBot(id="2", seat=2, level=LEVELS[0])) == Refusal.NOT_THE_HOST
    assert it.refused("v0", p.SeatBot(id="2", seat=2, level="hal")) == Refusal.BAD_SETTINGS
    it.do("v1", p.Stand(id="3", seat=0))
    assert it.table.seats[0].is_empty
    assert it.refused("v0", p.Start(id="4")) == Refusal.SEATS_EMPTY


def test_one_visitor_may_have_several_seats() -> None:
    it = Desk(opened("id", "CODE23", log.Opened(settings=Settings(players=2), host="v0"), 0))
    it.do("v0", p.Sit(id="1", seat=0, name="Ann"))
    it.do("v0", p.Sit(id="2", seat=1, name="Bo"))
    assert it.table.seats_of("v0") == (0, 1)
    it.do("v0", p.Start(id="3"))
    assert it.table.round is not None
    assert it.table.round.contributors == ("v0",)  # a person contributes once


def test_kicked_people_do_not_come_back() -> None:
    it = desk(3)
    assert it.refused("v1", p.Kick(id="1", seat=2)) == Refusal.NOT_THE_HOST
    assert it.refused("v0", p.Kick(id="1", seat=0)) == Refusal.NOT_ALLOWED
    it.do("v0", p.Kick(id="1", seat=2))
    assert it.refused("v2", p.Sit(id="2", seat=2, name="Cy")) == Refusal.KICKED


def test_the_host_changes_the_table_before_the_game() -> None:
    it = desk(3)
    it.do("v0", p.Change(id="1", settings=Wished(players=5, mode="world-tour")))
    assert [chair.is_empty for chair in it.table.seats] == [False, False, False, True, True]
    assert it.refused("v0", p.Change(id="2", settings=Wished(players=2))) == Refusal.SEAT_TAKEN
    assert it.refused("v0", p.Change(id="2", settings=Wished(mode="chess"))) == Refusal.BAD_SETTINGS
    wrong = Wished(players=5, mode="long-distance", single={"bets": "yes"})
    assert it.refused("v0", p.Change(id="2", settings=wrong)) == Reason.NO_BETS_IN_LONG_DISTANCE
    assert dealt().refused("v0", p.Change(id="1", settings=Wished())) == Refusal.ALREADY_STARTED


def test_an_occupied_private_table_cannot_be_made_public() -> None:
    it = desk(1, bots=1)
    it.do("v0", p.Change(id="1", settings=Wished(players=2, public=True)))  # the host alone
    it = desk(2)
    public = p.Change(id="1", settings=Wished(players=2, public=True))
    assert it.refused("v0", public) == Refusal.NOT_ALLOWED
    it = desk(2, public=True)
    it.do("v0", p.Change(id="1", settings=Wished(players=2, public=False)))
    assert not it.table.settings.public


def test_a_leaving_host_passes_the_role_on() -> None:
    it = dealt()
    it.do("v0", p.Stand(id="1", seat=0))
    assert it.table.host == "v1"
    assert it.table.seats[0].name == "P0"  # a bot goes on under the same name
    assert it.table.seats[0].level == it.table.settings.stand_in
    it.do("v1", p.Pause(id="2"))
    assert it.table.paused


# --- the deal -------------------------------------------------------------------------------------


def test_the_seed_is_made_of_the_secret_and_all_nonces() -> None:
    it = dealt(2)
    assert it.table.game is not None
    assert it.table.game.seed == record(it.table).seed
    assert is_fair(it.table.game.seed, record(it.table).headers)
    assert record(it.table).headers["Nonces"] == f"0:{NONCES[0]} 1:{NONCES[1]}"


def test_nonces_are_shown_only_after_all_are_sealed_and_must_fit() -> None:
    it = desk(2)
    it.do("v0", p.Start(id="s"))
    it.do("v0", p.Seal(id="1", commitment=commitment(NONCES[0])))
    assert it.refused("v0", p.Show(id="2", nonce=NONCES[0])) == Refusal.NOT_DEALING
    copied = p.Seal(id="2", commitment=commitment(NONCES[0]))
    assert it.refused("v1", copied) == Refusal.BAD_NONCE
    assert it.refused("v2", p.Seal(id="2", commitment=commitment(NONCES[2]))) == Refusal.NOT_A_CONTRIBUTOR
    it.do("v1", p.Seal(id="2", commitment=commitment(NONCES[1])))
    assert it.refused("v1", p.Show(id="3", nonce=NONCES[0])) == Refusal.BAD_NONCE
    assert it.refused("v1", p.Seal(id="3", commitment=commitment(NONCES[3]))) == Refusal.NOT_A_CONTRIBUTOR
    it.do("v1", p.Show(id="3", nonce=NONCES[1]))
    assert it.table.game is None
    it.do("v0", p.Show(id="3", nonce=NONCES[0]))
    assert it.table.status is Status.RUNNING


def test_bots_and_absent_players_contribute_nothing() -> None:
    it = desk(2, bots=1)
    it.here = DecisionContext(frozenset({"v1"}), lambda: SECRET)
    it.do("v0", p.Start(id="s"))
    assert it.table.round is not None
    assert it.table.round.contributors == ("v1",)
    assert it.table.round.seats == (1,)


def test_without_contributors_the_game_begins_at_once() -> None:
    it = desk(1, bots=2)
    it.here = DecisionContext(frozenset(), lambda: SECRET)
    it.do("v0", p.Start(id="s"))
    assert it.table.status is Status.RUNNING


# --- commits --------------------------------------------------------------------------------------


def test_a_commit_is_all_or_none() -> None:
    it = dealt(2, single={"auction": "no"})
    seat = it.state.asked[0]
    seen, draft = view(it.state, seat), list[str]()
    while not (tried := preview(seen, draft)).ended:
        draft.append(str(tried.view.legal[0]))
    assert len(draft) > 1
    wrong = p.Commit(id="c", seat=seat, seq=it.table.seq, draft=[*draft[:-1], f"{seat} bet R"])
    with pytest.raises(RefusalError) as refused:
        it.do(f"v{seat}", wrong)
    assert refused.value.at == len(draft) - 1
    it.commit(seat, *draft)
    assert it.table.game is not None
    assert [str(action) for action in it.table.game.actions] == draft


def test_a_draft_ends_where_another_seat_decides() -> None:
    it = dealt()
    bids = [str(action) for action in legal_actions(it.state, Seat(0))[:2]]
    two = p.Commit(id="c", seat=0, seq=it.table.seq, draft=bids)
    assert it.refused("v0", two) == Refusal.DRAFT_TOO_LONG
    assert it.refused("v0", p.Commit(id="c", seat=0, seq=it.table.seq, draft=[])) == Refusal.DRAFT_EMPTY


def test_simultaneous_bids_do_not_make_each_other_stale() -> None:
    it = dealt()
    seq = it.table.seq
    for seat in (2, 0, 1):
        it.commit(seat, it.first(seat), seq=seq)
    assert it.refused("v0", p.Commit(id="c", seat=0, seq=seq, draft=[it.first(0)])) == Refusal.STALE


def test_a_commit_for_an_older_question_is_stale() -> None:
    it = dealt()
    old = it.table.seq
    bid = it.first(0)
    it.commit(0, bid)
    it.do("v0", p.Undo(id="u", seat=0))
    assert it.refused("v0", p.Commit(id="c", seat=0, seq=old, draft=[bid])) == Refusal.STALE
    it.commit(0, bid)


def test_a_refused_action_names_the_reason() -> None:
    it = dealt()
    for draft, reason in (
        (["0 dance"], Refusal.BAD_ACTION),
        (["1 bid A1"], Refusal.NOT_YOUR_SEAT),
        (["0 play A1"], Reason.WRONG_PHASE),
    ):
        assert it.refused("v0", p.Commit(id="c", seat=0, seq=it.table.seq, draft=draft)) == reason


def test_nothing_is_played_while_paused_or_before_the_deal() -> None:
    it = dealt()
    it.do("v0", p.Pause(id="1"))
    assert it.refused("v0", p.Pause(id="2")) == Refusal.PAUSED
    assert it.refused("v1", p.Commit(id="c", seat=1, seq=it.table.seq, draft=[it.first(1)])) == Refusal.PAUSED
    it.do("v0", p.Resume(id="3"))
    assert it.refused("v0", p.Resume(id="4")) == Refusal.NOT_PAUSED
    early = p.Commit(id="c", seat=0, seq=1, draft=["0 bid A1"])
    assert desk().refused("v0", early) == Refusal.NOT_RUNNING


# --- undo -----------------------------------------------------------------------------------------


def test_a_bid_can_be_undone_freely_until_another_seat_acts() -> None:
    it = dealt()
    before = it.state
    it.commit(0, it.first(0))
    assert may_undo_freely(it.table, Seat(0))
    it.do("v0", p.Undo(id="u", seat=0))
    assert it.state == before
    assert it.refused("v0", p.Undo(id="u", seat=0)) == Refusal.NOTHING_TO_UNDO


def test_after_a_reveal_all_players_must_agree() -> None:
    it = dealt()
    start = it.state
    for seat in (0, 1, 2):
        it.commit(seat, it.first(seat))
    revealed = it.state
    assert not may_undo_freely(it.table, Seat(2))
    it.do("v0", p.Undo(id="u", seat=0))
    assert it.table.undo is not None
    assert it.refused("v1", p.Undo(id="u", seat=1)) == Refusal.UNDO_PENDING
    assert it.refused("v0", p.AnswerUndo(id="a", seat=0, agree=True)) == Refusal.NOT_ALLOWED
    it.do("v1", p.AnswerUndo(id="a", seat=1, agree=True))
    assert it.state == revealed
    it.do("v2", p.AnswerUndo(id="a", seat=2, agree=True))
    assert it.state == start
    assert it.table.undo is None


def test_one_refusal_rejects_an_undo() -> None:
    it = dealt()
    for seat in (0, 1, 2):
        it.commit(seat, it.first(seat))
    state = it.state
    it.do("v0", p.Undo(id="u", seat=0))
    it.do("v2", p.AnswerUndo(id="a", seat=2, agree=False))
    assert it.state == state
    assert it.refused("v1", p.AnswerUndo(id="a", seat=1, agree=True)) == Refusal.NO_UNDO_PENDING


def test_bots_always_agree() -> None:
    it = desk(1, bots=1)
    it.do("v0", p.Start(id="s"))
    it.do("v0", p.Seal(id="x", commitment=commitment(NONCES[0])))
    it.do("v0", p.Show(id="y", nonce=NONCES[0]))
    start = it.state
    it.commit(0, it.first(0))
    it.write(log.Played(seat=1, actions=(it.first(1),), by=log.By.BOT))
    it.do("v0", p.Undo(id="u", seat=0))
    assert it.state == start


def test_playing_on_answers_the_undo_request() -> None:
    it = dealt()
    it.commit(0, it.first(0))
    it.commit(1, it.first(1))
    it.do("v0", p.Undo(id="u", seat=0))
    it.commit(2, it.first(2))
    assert it.table.undo is None


def test_a_player_who_left_cannot_agree() -> None:
    it = dealt(3)
    for seat in range(3):
        it.commit(seat, it.first(seat))
    it.do("v1", p.Stand(id="l", seat=1))
    assert it.refused("v0", p.Undo(id="u", seat=0)) == Refusal.UNDO_REVEALS


# --- talking --------------------------------------------------------------------------------------


def test_chat_is_tidied_and_can_be_muted() -> None:
    it = desk()
    it.do("v1", p.Say(id="1", seat=1, text=" hello\u202e \n you "))
    assert b'"text":"hello you"' in it.rows[-1]
    assert it.refused("v1", p.Say(id="2", seat=1, text=" \u200b ")) == Refusal.BAD_CHAT
    it.do("v0", p.Mute(id="3", seat=1, muted=True))
    assert it.refused("v1", p.Say(id="4", seat=1, text="hello")) == Refusal.MUTED
    assert it.refused("v1", p.React(id="4", seat=1, sign=p.Sign.OUCH)) == Refusal.MUTED
    assert it.refused("v2", p.Say(id="4", seat=1, text="hello")) == Refusal.NOT_YOUR_SEAT
    it.do("v1", p.Stand(id="5", seat=1))
    it.do("v1", p.Sit(id="5", seat=1, name="Somebody else"))  # does not help
    assert it.refused("v1", p.Say(id="5", seat=1, text="hello")) == Refusal.MUTED
    it.do("v0", p.Mute(id="5", seat=1, muted=False))
    it.do("v1", p.React(id="6", seat=1, sign=p.Sign.OUCH))


# --- the log --------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    people=st.integers(2, 6),
    mode=st.sampled_from(["standard", "beginner", "long-distance", "world-tour"]),
    data=st.data(),
)
def test_a_log_read_again_gives_the_same_table(
    seed: int, people: int, mode: str, data: st.DataObject
) -> None:
    it, rng = dealt(people, mode=mode), Random(seed)
    for _ in range(data.draw(st.integers(0, 12))):
        it.play_on(rng, rng.randrange(12))
        if it.table.status is Status.OVER:
            break
        seat = rng.randrange(people)
        try:
            it.do(f"v{seat}", p.Undo(id="u", seat=seat))
            for other in range(people):
                it.do(f"v{other}", p.AnswerUndo(id="a", seat=other, agree=rng.random() < 0.9))
        except RefusalError:
            pass
    table = read_again(it)
    assert table == it.table
    if table.status is Status.OVER:
        assert record(table).digest == table.digest


def read_again(it: Desk) -> Table:
    first = log.read_entry(it.rows[0])
    assert isinstance(first, log.Opened)
    table = opened("id", "CODE23", first, 0)
    for number, data in enumerate(it.rows[1:], 1):
        table = after(table, log.read_entry(data), number * 1000).table
    return table


def test_every_round_of_a_deal_is_in_the_file_and_the_info() -> None:
    it = desk(3)
    it.do("v0", p.Start(id="s"))
    for seat in range(3):
        it.do(f"v{seat}", p.Seal(id="s", commitment=commitment(NONCES[seat])))
    it.do("v0", p.Show(id="n", nonce=NONCES[0]))  # the others hold back
    it.write(log.Redealt(contributors=("v0", "v2"), secret="cd" * 32))
    it.write(log.Redealt(contributors=("v0",), secret="ef" * 32))
    it.do("v0", p.Seal(id="s2", commitment=commitment(NONCES[0])))
    it.do("v0", p.Show(id="n2", nonce=NONCES[0]))
    headers = record(it.table).headers
    first, second = commitment(SECRET), commitment("cd" * 32)
    assert headers["Rounds"] == "3"
    seals = [commitment(nonce) for nonce in NONCES[:3]]
    one = f"{SECRET} 0:{seals[0]}:{NONCES[0]} 1:{seals[1]}:- 2:{seals[2]}:-"
    assert headers["Abandoned"] == f"{one}; {'cd' * 32} 0:-:- 2:-:-"
    assert is_fair(record(it.table).seed, headers)
    for change in ({"Rounds": "2"}, {"Abandoned": one}, {"Abandoned": "none"}):
        assert not is_fair(record(it.table).seed, {**headers, **change})
    assert not is_fair(record(it.table).seed, {k: v for k, v in headers.items() if k != "Rounds"})
    deal = table_info(it.table).deal
    assert deal is not None
    assert [(r.commitment, r.missing, r.secret) for r in deal.abandoned] == [
        (first, [1, 2], ""),
        (second, [0, 2], ""),
    ]


def test_a_deal_of_one_round_says_nothing_of_rounds() -> None:
    assert not {"Rounds", "Abandoned"} & set(record(dealt(3).table).headers)


# --- an undo is no peephole -----------------------------------------------------------------------


def revealed(people: int, *, bots: int = 0) -> Desk:
    """A table whose first bids were turned up."""
    it = desk(people, bots=bots)
    it.do("v0", p.Start(id="s"))
    for n in range(people):
        if f"v{n}" in (it.table.round.contributors if it.table.round else ()):
            it.do(f"v{n}", p.Seal(id="x", commitment=commitment(NONCES[n])))
    for n in range(people):
        it.do(f"v{n}", p.Show(id="y", nonce=NONCES[n]))
    for seat in range(people + bots):
        if seat < people:
            it.commit(seat, it.first(seat))
        else:
            it.write(log.Played(seat=seat, actions=(it.first(seat),), by=log.By.BOT))
    return it


@pytest.mark.parametrize("gone", [log.TakenOver(seat=1), log.Stood(seat=1), log.Stood(seat=1, kicked=True)])
def test_no_undo_shows_the_bid_of_a_person_who_is_away_or_replaced(gone: log.Entry) -> None:
    it = revealed(2)
    plays = it.table.game.plays if it.table.game else ()
    it.write(gone)
    assert it.refused("v0", p.Undo(id="u", seat=0)) == Refusal.UNDO_REVEALS
    assert it.table.game is not None
    assert it.table.game.plays == plays


@pytest.mark.parametrize("gone", [log.TakenOver(seat=1), log.Stood(seat=1), log.Stood(seat=1, kicked=True)])
def test_a_person_who_goes_while_an_undo_is_asked_for_means_no(gone: log.Entry) -> None:
    it = revealed(2)
    it.do("v0", p.Undo(id="u", seat=0))
    plays = it.table.game.plays if it.table.game else ()
    assert table_info(it.table).undo is not None
    it.write(gone)
    assert table_info(it.table).undo is None
    assert it.table.game is not None
    assert it.table.game.plays == plays


def test_a_bots_revealed_secret_means_no_where_another_person_plays() -> None:
    it = revealed(2, bots=1)
    assert it.refused("v0", p.Undo(id="u", seat=0)) == Refusal.UNDO_REVEALS


def test_against_bots_alone_it_is_taken_back_at_once_and_marked() -> None:
    it = revealed(1, bots=2)
    it.do("v0", p.Undo(id="u", seat=0))
    assert it.table.game is not None
    assert it.table.game.plays == ()
    assert table_info(it.table).taken_back == [1, 0, 0]
    assert record(it.table).headers["TakenBack"] == "0:1"


def test_an_older_log_is_folded_by_the_older_rule() -> None:
    it = revealed(2)
    it.write(log.TakenOver(seat=1))
    it.write(log.UndoAsked(seat=0))
    assert it.table.game is not None
    assert it.table.game.plays == ()
