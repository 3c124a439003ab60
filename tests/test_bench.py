"""The counts of `make bench` are fair: decisions of players, and how many of them were a choice."""

from __future__ import annotations

import pytest

import downforce as df
from bench import jobs, peers


def test_our_games_count_every_decision_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, df.Action]] = []
    apply = df.apply

    def counting(state: df.GameState, action: df.Action) -> df.Step:
        played.append((len(df.legal_actions(state, action.seat)), action))
        return apply(state, action)

    monkeypatch.setattr(df, "apply", counting)
    count = jobs.our_games(players=3)()
    assert (count.games, count.decisions) == (1, len(played))
    assert count.choices == sum(options > 1 for options, _ in played)
    assert 0 < count.choices < count.decisions


def test_a_missing_peer_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> jobs.Job:
        raise ModuleNotFoundError("No module named 'chess'", name="chess")

    there = jobs.our_games()
    monkeypatch.setattr(peers, "PEERS", {"chess": missing, "ours": lambda: there})
    assert [*peers.peers()] == [("ours", there)]
    assert capsys.readouterr().out == "not installed, so not measured: chess (chess)\n"
