"""When a person is called: on a clock that the test moves, with settings of every kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from hypothesis import given, settings
from hypothesis import strategies as st

from downforce.server.live.calls import (
    CALL_AFTER,
    DAY,
    MOST_A_DAY,
    MOST_TRIES,
    Callee,
    CallStage,
    End,
    Facts,
    Letter,
    OutboxRow,
    Plan,
    Send,
    Sent,
    Skip,
    Wait,
    Way,
    after,
    judge,
    plan,
    quiet_until,
    retry_at,
)
from downforce.server.table.clock import Night, TimeOff, ends_at, night_ends, today

HOUR = 3_600_000
BEGIN = 1_800_000_000_000  # 2027-01-15, 08:00 in UTC
LISBON = TimeOff("Europe/Lisbon", Night(23 * 60, 7 * 60))
EVENING = 20 * 60


@dataclass
class Calls:
    """The calls of one person, sent as a sender would: every row is looked at when it is due."""

    callee: Callee
    facts: dict[str, Facts]
    rows: dict[tuple[str, int, Way], OutboxRow] = field(default_factory=dict)
    letters: list[tuple[int, Letter]] = field(default_factory=list)
    skipped: list[tuple[int, str]] = field(default_factory=list)
    now: int = BEGIN

    def begin(self, table: str, limit: int, ways: frozenset[Way] = frozenset({Way.HOOK})) -> None:
        self.facts[table] = Facts(self.now, limit)
        for way in ways:
            self.rows[table, self.now, way] = OutboxRow(table, self.now, way, due=self.now + CALL_AFTER)

    def end(self, table: str) -> None:
        self.facts[table] = self.facts[table]._replace(since=None)

    def run(self, until: int) -> None:
        """Moves the clock from one moment at which something is due to the next."""
        for _ in range(10_000):
            due = [row.due for row in self.rows.values() if row.due is not None]
            if not due or min(due) > until:
                break
            self.now = max(self.now, min(due))
            self._take(plan([*self.rows.values()], self.facts, self.callee, self.now))
        else:
            raise AssertionError("something is due again and again")
        self.now = until

    def _take(self, decided: Plan) -> None:
        for row, verdict in decided.verdicts:
            key = (row.table, row.turn, row.way)
            match verdict:
                case Wait(until=until, stage=stage):
                    assert until is None or until > self.now
                    self.rows[key] = row._replace(due=until, stage=stage)
                case Skip(reason=reason, stage=stage, until=until):
                    self.skipped.append((self.now, reason))
                    self.rows[key] = row._replace(due=until, stage=stage)
                case End():
                    self.rows[key] = row._replace(due=None)
        for letter in decided.letters:
            self.letters.append((self.now, letter))
            first = letter.first
            sent = Sent(self.now, letter.way, first.table, first.turn, first.stage)
            self.callee = self.callee._replace(sent=(*self.callee.sent, sent))
            for row in letter.rows:
                stage, due = after(row, self.facts[row.table], self.callee, self.now)
                self.rows[row.table, row.turn, row.way] = row._replace(stage=stage, due=due)

    @property
    def times(self) -> list[int]:
        return [at - BEGIN for at, _ in self.letters]


def calls(**callee: object) -> Calls:
    return Calls(Callee(**callee), {})  # type: ignore[arg-type]


def test_a_call_comes_20_seconds_after_the_turn_began_and_reminders_at_half_and_four_fifths() -> None:
    here = calls()
    here.begin("t", DAY)
    here.run(BEGIN + 2 * DAY)
    assert here.times == [20_000, 12 * HOUR, DAY * 4 // 5]
    assert [letter.first.stage for _, letter in here.letters] == [
        CallStage.CALL,
        CallStage.HALF,
        CallStage.LAST,
    ]


def test_without_reminders_there_is_one_call() -> None:
    here = calls(reminders=False)
    here.begin("t", DAY)
    here.run(BEGIN + 2 * DAY)
    assert here.times == [20_000]


def test_a_person_who_saw_the_table_is_not_called_but_reminded() -> None:
    here = calls()
    here.begin("t", DAY)
    here.facts["t"] = here.facts["t"]._replace(shown=BEGIN + 5_000)
    here.run(BEGIN + 2 * DAY)
    assert here.times == [12 * HOUR, DAY * 4 // 5]
    assert here.skipped == [(BEGIN + 20_000, "seen")]


def test_a_person_who_saw_the_table_before_the_turn_is_called() -> None:
    here = calls(reminders=False)
    here.begin("t", DAY)
    here.facts["t"] = here.facts["t"]._replace(shown=BEGIN - 1)
    here.run(BEGIN + DAY)
    assert here.times == [20_000]


def test_a_turn_that_has_passed_brings_no_call() -> None:
    here = calls()
    here.begin("t", DAY)
    here.end("t")
    here.run(BEGIN + DAY)
    assert here.times == []


def test_a_night_holds_calls_back_into_one() -> None:
    here = calls(off=LISBON, reminders=False)
    for n in range(3):
        here.now = BEGIN + (16 + n) * HOUR  # from midnight on
        here.begin(f"t{n}", 7 * DAY)
    here.run(BEGIN + 3 * DAY)
    assert here.times == [23 * HOUR]  # seven in the morning
    assert [row.table for row in here.letters[0][1].rows] == ["t0", "t1", "t2"]


def test_a_holiday_holds_calls_back() -> None:
    here = calls(off=TimeOff("UTC", None, (date(2027, 1, 15), date(2027, 1, 16))), reminders=False)
    here.begin("t", DAY)
    here.run(BEGIN + 5 * DAY)
    assert here.times == [40 * HOUR]  # the midnight after


def test_a_digest_comes_once_a_day_with_all_that_waits() -> None:
    here = calls(digest=EVENING)
    here.begin("t0", 7 * DAY)
    here.now += HOUR
    here.begin("t1", 7 * DAY)
    here.run(BEGIN + DAY)
    here.end("t0")
    here.run(BEGIN + 3 * DAY)
    here.end("t1")
    here.run(BEGIN + 9 * DAY)
    assert here.times == [12 * HOUR, 36 * HOUR, 60 * HOUR]
    assert [len(letter.rows) for _, letter in here.letters] == [2, 1, 1]


def test_one_call_on_two_ways_counts_once() -> None:
    here = calls(reminders=False)
    for n in range(MOST_A_DAY):
        here.now = BEGIN + n * HOUR // 2
        here.begin(f"t{n}", 7 * DAY, frozenset({Way.HOOK, Way.MAIL}))
        here.run(here.now + CALL_AFTER)
    assert len(here.letters) == 2 * MOST_A_DAY


def test_the_next_call_waits_until_there_is_room() -> None:
    here = calls(reminders=False)
    for n in range(MOST_A_DAY + 3):
        here.now = BEGIN + n * 60_000
        here.begin(f"t{n}", 7 * DAY)
        here.run(here.now + CALL_AFTER)
    here.run(BEGIN + 3 * DAY)
    assert len(here.letters) == MOST_A_DAY + 1  # those that waited come together
    assert here.times[-1] == DAY + CALL_AFTER
    assert len(here.letters[-1][1].rows) == 3


def test_a_banned_person_is_not_called_and_none_is_called_on_a_way_that_is_off() -> None:
    row, facts = OutboxRow("t", BEGIN, Way.MAIL), Facts(BEGIN, DAY)
    now = BEGIN + HOUR
    assert judge(row, facts, Callee(is_banned=True), now) == End("banned")
    assert judge(row, facts, Callee(ready=frozenset({Way.PUSH})), now) == End("off")
    assert judge(row, facts, Callee(), now) == Send()


def test_an_invitation_counts_until_the_new_table_starts_or_was_seen() -> None:
    row = OutboxRow("old", BEGIN, Way.HOOK, target="new")
    now = BEGIN + CALL_AFTER
    assert judge(row, Facts(), Callee(), now) == Send()
    assert judge(row, Facts(is_open=False), Callee(), now) == End("passed")
    assert judge(row, Facts(shown=BEGIN + 1), Callee(), now) == Skip("seen", CallStage.DONE, None)
    assert judge(row, Facts(), Callee(), BEGIN + 3 * DAY) == End("passed")
    assert after(row, Facts(), Callee(), now) == (CallStage.DONE, None)


def test_what_another_process_sends_is_left_alone_and_counts() -> None:
    facts = {f"t{n}": Facts(BEGIN, DAY) for n in range(MOST_A_DAY + 1)}
    now = BEGIN + HOUR
    leased = [OutboxRow(f"t{n}", BEGIN, Way.HOOK, taken=now + 1) for n in range(MOST_A_DAY)]
    decided = plan([*leased, OutboxRow(f"t{MOST_A_DAY}", BEGIN, Way.HOOK)], facts, Callee(), now)
    (only,) = decided.verdicts
    assert isinstance(only[1], Wait)
    again = plan([row._replace(taken=now) for row in leased], facts, Callee(), now)
    assert len(again.letters) == 1


def test_pauses_between_tries_grow_and_end() -> None:
    pauses = [retry_at(tries, 0) for tries in range(1, MOST_TRIES + 1)]
    assert pauses == [30_000, 120_000, 480_000, 1_920_000, 7_680_000, 6 * HOUR, 6 * HOUR, None]
    assert retry_at(1, 0, wait=60_000) == 60_000


# --- whatever the settings ------------------------------------------------------------------------

nights = st.none() | st.builds(
    lambda begin, length: Night(begin, (begin + length) % 1440), st.integers(0, 1439), st.integers(1, 600)
)
free_days = st.sets(st.integers(0, 8), max_size=4).map(
    lambda days: tuple(date(2027, 1, 15 + day) for day in sorted(days))
)
time_off = st.builds(
    TimeOff, st.sampled_from(["UTC", "Europe/Lisbon", "America/Sao_Paulo", "Asia/Kolkata"]), nights, free_days
)
people = st.tuples(time_off, st.booleans(), st.none() | st.integers(0, 1439)).map(
    lambda wish: Callee(off=wish[0], reminders=wish[1], digest=wish[2])
)
begins = st.lists(
    st.tuples(st.integers(0, 3 * DAY), st.sampled_from([12 * HOUR, DAY, 3 * DAY]), st.integers(1, 4 * DAY)),
    min_size=1,
    max_size=30,
)


@settings(max_examples=60, deadline=None)
@given(callee=people, begun=begins)
def test_no_call_comes_at_night_too_often_twice_or_for_a_turn_that_has_passed(
    callee: Callee, begun: list[tuple[int, int, int]]
) -> None:
    here = Calls(callee, {})
    events = [(at, n, limit) for n, (at, limit, _) in enumerate(begun)]
    events += [(at + length, n, 0) for n, (at, _, length) in enumerate(begun)]
    for at, n, limit in sorted(events):
        here.run(BEGIN + at)
        if limit:
            here.begin(f"t{n}", limit)
        else:
            here.end(f"t{n}")
    here.run(BEGIN + 30 * DAY)
    off, seen = callee.off, set[tuple[str, int, int]]()
    for at, letter in here.letters:
        assert night_ends(at, off) == at
        assert today(at, off.zone) not in off.holidays
        assert sum(at - DAY < one <= at for one, _ in here.letters) <= MOST_A_DAY
        for row in letter.rows:
            n = int(row.table[1:])
            assert row.turn + CALL_AFTER <= at <= BEGIN + begun[n][0] + begun[n][2]
            assert callee.digest is not None or (row.table, row.turn, row.stage) not in seen
            assert callee.reminders or row.stage is CallStage.CALL
            seen.add((row.table, row.turn, row.stage))
    if callee.digest is not None and not off.holidays:
        days = [today(at, off.zone) for at, _ in here.letters]
        assert len(days) == len({*days})


@settings(max_examples=60, deadline=None)
@given(off=time_off, limit=st.sampled_from([12 * HOUR, DAY, 7 * DAY]), at=st.integers(0, 5 * DAY))
def test_every_turn_that_lasts_brings_its_call_and_reminders_before_its_time_is_out(
    off: TimeOff, limit: int, at: int
) -> None:
    here = calls(off=off)
    here.now += at
    here.begin("t", limit)
    until = ends_at(here.now, limit, off)
    here.run(until + 20 * DAY)
    assert here.letters[0][0] == quiet_until(BEGIN + at + CALL_AFTER, off)
    assert 2 <= len(here.letters) <= 3  # a night may join the call and the first reminder
    assert here.letters[-1][0] <= until
