"""The speed of the twin beside the plain engine and, where it is installed, Pgx connect four; one run.

``python -m bench.sim`` measures on one core with 1,024 games; ``python -m bench.sim --gpu`` on the first
accelerator with up to 262,144. Ended games are replaced every 16 steps. A decision of the twin includes the
choice of a random legal action, and with ``--full`` the mask and the observation as arrays.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

BATCHES_CPU, BATCHES_GPU = (1_024,), (16_384, 65_536, 262_144)
RESET_EVERY = 16
CLOCK = {"now": time.perf_counter}
"""On one core CPU time counts, as others may share the machine."""
Run = Callable[[], float]


def main() -> None:
    """Prints decisions per second, and ratios to the plain engine."""
    parser = argparse.ArgumentParser(prog="python -m bench.sim", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="measure on an accelerator")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--batch", type=int, nargs="*", help="how many games at a time")
    given = parser.parse_args()
    if not given.gpu:
        _one_core()
    plain = max(plain_rate(given.players) for _ in range(given.rounds))
    print(f"plain engine, one core: {plain:,.0f} decisions/s", flush=True)
    import jax

    print(f"jax {jax.__version__} on {jax.devices()[0].device_kind}", flush=True)
    for batch in given.batch or (BATCHES_GPU if given.gpu else BATCHES_CPU):
        for full in (False, True):
            _print_twin(batch, given.players, given.rounds, plain, full=full)
    for name, rate in pgx_rates(given.batch or (BATCHES_GPU[-1:] if given.gpu else BATCHES_CPU)):
        print(f"{name}: {rate:,.0f} decisions/s, {rate / plain:.1f} times the plain engine", flush=True)


def _one_core() -> None:
    """This process stays on one core: threads of XLA share it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    CLOCK["now"] = time.process_time


def plain_rate(players: int, seconds: float = 3.0) -> float:
    """Decisions per second of CPU time of the plain engine, random legal play."""
    import downforce as df

    rng, done, began = Random(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        state = df.new_game(players=players, seed=str(rng.random()))
        while state.asked:
            legal = df.legal_actions(state, state.asked[0])
            state = df.apply(state, legal[int(rng.random() * len(legal))]).state
            done += 1
    return done / (time.process_time() - began)


def _print_twin(batch: int, players: int, rounds: int, plain: float, *, full: bool) -> None:
    began = time.perf_counter()
    run, moved = twin_run(batch, players, full=full)
    run()
    ready = time.perf_counter() - began
    rate = max(run() for _ in range(rounds))
    what = "with mask and observation" if full else "state only"
    print(
        f"twin, B={batch:,}, {what}: {rate:,.0f} decisions/s, {rate / plain:.1f} times the plain engine,"
        f" {moved:,} bytes a decision at least = {rate * moved / 1e9:,.1f} GB/s; ready after {ready:.0f} s",
        flush=True,
    )


def twin_run(batch: int, players: int, *, full: bool) -> tuple[Run, int]:
    """A function that plays some steps and gives the rate, and the bytes a decision reads and writes."""
    import jax
    import jax.numpy as jnp

    from downforce.sim import twin
    from downforce.sim.chance import random_action, random_word

    table = twin.Twin(players=players)
    rules = table.rules

    def one(rules: Any, carry: Any, count: Any) -> tuple[Any, Any]:
        state, seen = carry
        action = random_action(state.legal, random_word(state.key, 1000 + count))
        decides = state.asked != 0
        state = twin.step(rules, state, jnp.where(decides, action, -1))
        if full:
            seen = (twin.legal(state), twin.observe(rules, state, jnp.maximum(twin.actor(state), 0)))
        return (state, seen), jnp.sum(decides)

    @jax.jit
    def play(rules: Any, carry: Any, first: Any) -> tuple[Any, Any]:
        def some(carry: Any, number: Any) -> tuple[Any, Any]:
            carry = (twin.reset(rules, carry[0]), carry[1])
            counts = number * RESET_EVERY + jnp.arange(RESET_EVERY, dtype=jnp.uint32)
            return jax.lax.scan(lambda c, n: one(rules, c, n), carry, counts)

        carry, done = jax.lax.scan(some, carry, first + jnp.arange(4, dtype=jnp.uint32))
        return carry, jnp.sum(done)

    state = jax.jit(twin.init_keys)(rules, twin.key_words(jax.random.split(jax.random.key(1), batch)))
    seat = jnp.zeros(batch, jnp.int32)
    seen = (twin.legal(state), jax.jit(twin.observe)(rules, state, seat)) if full else ()
    held: list[Any] = [(state, seen), 0]
    size = sum(leaf.nbytes for leaf in jax.tree.leaves((state, state, seen))) // batch

    def run() -> float:
        done, began = 0, CLOCK["now"]()
        while CLOCK["now"]() - began < 2:
            held[0], count = play(rules, held[0], jnp.uint32(4 * held[1]))
            held[1] += 1
            done += int(count)
        return done / (CLOCK["now"]() - began)

    return run, size


def pgx_rates(batches: tuple[int, ...]) -> Iterator[tuple[str, float]]:
    """Connect four of Pgx, the same way: random legal play, ended games are replaced."""
    try:
        import pgx  # its import is silent
        from pgx.experimental import auto_reset
    except ImportError:
        print("pgx is not installed: measured without it", file=sys.stderr)
        return
    import jax
    import jax.numpy as jnp

    for batch in batches:
        env = pgx.make("connect_four")
        step = jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def play(state: Any, key: Any, step: Any = step, batch: int = batch) -> Any:
            def one(state: Any, key: Any) -> tuple[Any, None]:
                logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
                keys = jax.random.split(key, batch)
                action = jax.vmap(jax.random.categorical)(keys, logits)
                return step(state, action, keys), None

            return jax.lax.scan(one, state, jax.random.split(key, 64))[0]

        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch))
        state, best = play(state, jax.random.key(2)), 0.0
        jax.block_until_ready(state)
        for number in range(3):
            done, began = 0, CLOCK["now"]()
            while CLOCK["now"]() - began < 2:
                state = play(state, jax.random.key(3 + number + done))
                jax.block_until_ready(state)
                done += 64 * batch
            best = max(best, done / (CLOCK["now"]() - began))
        yield f"Pgx connect four, B={batch:,}", best


if __name__ == "__main__":
    main()
