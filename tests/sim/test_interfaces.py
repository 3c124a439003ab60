"""Each interface passes the checks of its own project."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import pytest

import downforce as df
from downforce.sim import spec

pytest.importorskip("gymnasium", reason="the extra rl is not installed")
pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
pytest.importorskip("pyspiel", reason="the extra rl is not installed")


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 4, "mode": "beginner"}], ids=str)
def test_the_pettingzoo_environment_passes_api_test(table: dict[str, object]) -> None:
    from pettingzoo.test import api_test

    from downforce.sim import pettingzoo_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns that the rewards of a long game are all 0
        api_test(pettingzoo_env.env(**table), num_cycles=20)


def test_a_pettingzoo_game_pays_at_the_end_what_the_standings_say() -> None:
    from downforce.sim import pettingzoo_env

    env, rng = pettingzoo_env.env(players=3), Random(1)
    env.reset(seed=7)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        legal = [n for n, bit in enumerate(seen["action_mask"]) if bit] if not over else []
        assert over or agent == f"seat_{df.to_act(env.game.state)[0]}"
        env.step(rng.choice(legal) if legal else None)
    assert [*total.values()] == spec.returns(df.standings(env.game.state))


def test_the_gymnasium_environments_pass_check_env() -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from downforce.sim import gymnasium_env

    assert gymnasium_env.IDS[0] == "Downforce-v1"
    for name in gymnasium_env.IDS[:3]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check_env(gymnasium.make(name, players=2, illegal="penalty").unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("illegal", "ends"), [("penalty", False), ("end", True)])
def test_an_illegal_action_in_gymnasium_costs_one_and_changes_nothing(illegal: str, *, ends: bool) -> None:
    from downforce.sim.gymnasium_env import DownforceGym

    env = DownforceGym(players=2, seat=1, illegal=illegal)
    seen, info = env.reset(seed=3)
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()
    before = str(env.game and env.game.state)
    _, reward, over, _, info = env.step(spec.BONUS_NONE)
    assert (str(env.game and env.game.state), reward, over, info["illegal"]) == (before, -1.0, ends, True)
    legal = next(n for n, bit in enumerate(info["action_mask"]) if bit)
    assert not env.step(legal)[4]["illegal"]


def test_an_illegal_action_raises_unless_told_otherwise() -> None:
    from downforce.sim.gymnasium_env import DownforceGym

    env = DownforceGym(players=2)
    env.reset(seed=3)
    with pytest.raises(df.DownforceError, match="is not legal now"):
        env.step(spec.BONUS_NONE)


@pytest.mark.parametrize(
    ("made", "cause"),
    [
        ({"rivals": []}, "at least one bot"),
        ({"render_mode": "human"}, "ansi"),
        ({"illegal": "die"}, "penalty"),
    ],
)
def test_wrong_arguments_of_gymnasium_are_one_clear_error(made: dict[str, object], cause: str) -> None:
    from downforce.sim.gymnasium_env import DownforceGym

    with pytest.raises(df.DownforceError, match=cause):
        DownforceGym(players=2, **made)  # type: ignore[arg-type]


def test_a_step_before_reset_and_a_float_are_refused() -> None:
    from downforce.sim.gymnasium_env import DownforceGym

    env = DownforceGym(players=2)
    with pytest.raises(df.DownforceError, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(df.DownforceError, match="whole number"):
        env.step(1.5)


def test_make_vec_runs_random_players_past_the_ends_of_their_games() -> None:
    import gymnasium

    envs = gymnasium.make_vec(
        "downforce.sim.gymnasium_env:Downforce-v1", num_envs=2, players=2, mode="beginner"
    )
    _, info = envs.reset(seed=1)
    ended, rng = 0, Random(1)
    for _ in range(150):
        chosen = [rng.choice(mask.nonzero()[0].tolist()) for mask in info["action_mask"]]
        _, _, over, _, info = envs.step(chosen)
        ended += int(over.sum())
    envs.close()
    assert ended >= 2


def test_thousands_of_games_are_learned_from_in_one_process() -> None:
    import gymnasium
    import numpy as np

    envs: Any = gymnasium.make_vec(
        "downforce.sim.gymnasium_env:Downforce-v1", num_envs=64,
        players=3, mode="beginner",
    )  # fmt: skip
    seen, info = envs.reset(seed=1)
    rng, ended, buffer = np.random.default_rng(1), 0, seen["observation"]
    paid: list[float] = []
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        assert (envs.games.actor == info["seat"])[~envs.games.is_over].all()
        masks = seen["action_mask"]
        seen, rewards, over, cut, info = envs.step(
            np.where(masks, rng.random(masks.shape), -1).argmax(axis=1)
        )
        assert not rewards[~over].any()
        assert not cut.any()
        ended, paid = ended + int(over.sum()), [*paid, *rewards[over].tolist()]
        assert seen["observation"] is buffer
    assert ended > 64
    assert {1.0, -0.5} <= {round(one, 3) for one in paid}
    again, _ = envs.reset(seed=1)
    first = again["observation"].copy()
    assert (first == envs.reset(seed=1)[0]["observation"]).all()
    assert (first != envs.reset(seed=2)[0]["observation"]).any()
    envs.close()


@pytest.mark.parametrize(("illegal", "ends"), [("penalty", False), ("end", True)])
def test_an_illegal_action_among_many_games_costs_one(illegal: str, *, ends: bool) -> None:
    from downforce.sim.vector_env import DownforceVector

    envs = DownforceVector(4, players=2, rivals="works", illegal=illegal, seat=1)
    seen, _ = envs.reset(seed=3)
    actions = seen["action_mask"].argmax(axis=1)
    actions[2] = spec.BONUS_NONE
    before = envs.games.states()
    seen, rewards, over, _, info = envs.step(actions)
    assert (rewards.tolist(), over.tolist()) == ([0, 0, -1, 0], [False, False, ends, False])
    assert info["illegal"].tolist() == [False, False, True, False]
    assert [state == was for state, was in zip(envs.games.states(), before, strict=True)][2]
    number = envs.games.records["number"][2]
    actions = seen["action_mask"].argmax(axis=1)
    envs.step(actions)
    assert envs.games.records["number"][2] == number + 4 * ends
    assert (envs.action_masks() == envs.games.legal().astype(bool)).all()


def test_many_games_refuse_what_they_do_not_know() -> None:
    import numpy as np

    from downforce.sim.vector_env import DownforceVector

    for wrong, cause in (
        ({"rivals": "ace"}, "rivals are"),
        ({"illegal": "no"}, "illegal is"),
        ({"seat": 2}, "seat"),
    ):
        with pytest.raises(df.DownforceError, match=cause):
            DownforceVector(4, players=2, **wrong)
    envs = DownforceVector(4, players=2)
    envs.reset(seed=1)
    with pytest.raises(df.DownforceError, match="of game 0 is not legal"):
        envs.step(np.full(4, spec.BONUS_NONE))


def test_wrong_rivals_and_seats_are_refused() -> None:
    from downforce.sim.gymnasium_env import DownforceGym

    with pytest.raises(df.UnknownName):
        DownforceGym(rivals="nobody")
    with pytest.raises(df.DownforceError, match="no seat 4"):
        DownforceGym(players=4, seat=4)


def test_the_openspiel_game_passes_random_simulations() -> None:
    import pyspiel

    from downforce.sim import open_spiel_game

    game = pyspiel.load_game("python_downforce", {"players": 3, "deals": 16})
    assert game.num_distinct_actions() == spec.action_count(1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.max_game_length() == open_spiel_game.LONGEST_GAME
