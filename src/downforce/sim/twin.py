"""The twin: a batch of games as arrays, played by pure functions that compile for CPU and GPU.

    twin = Twin(players=4, track="marina-bay")
    state = twin.init(jax.random.split(jax.random.key(0), 1024))
    state = twin.step(state, actions)

The functions of this module take the rules of a table as their first argument and can be used inside
``jax.jit``, ``jax.vmap`` and ``jax.lax.scan``; ``Twin`` ties them to a table, checks what it is given, and
compiles them once for all tables of the same sizes. The plain engine is the truth: see docs/sim.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import jax
import jax.numpy as jnp
from jax import Array, lax
from platformdirs import user_cache_path

from downforce.model.errors import DownforceError
from downforce.rules.game import make_setup
from downforce.rules.state import Deal, GameState, Setup
from downforce.sim import convert, engine, scoring, spec
from downforce.sim.chance import draw_deals, next_key
from downforce.sim.observe import observe
from downforce.sim.state import KINDS, OVER, Bool, Deals, State, count, lowest, unpacked
from downforce.sim.tables import Rules, TwinSizes, rules_of

__all__ = [
    "Deals",
    "Rules",
    "State",
    "Twin",
    "TwinSizes",
    "actor",
    "fold_forced",
    "init_deals",
    "init_keys",
    "is_over",
    "legal",
    "observe",
    "reset",
    "returns",
    "rules_of",
    "step",
]  # fmt: skip


# --- pure functions -------------------------------------------------------------------------------


def _batch_last(function: Any) -> Any:
    """Under ``jax.vmap`` the function is called once with the batch as the last axis, not game by game.

    The stages of a step run only if a game needs them. As choices of each game they would all run and be
    compiled into one function, which takes far too long.
    """
    single = jax.custom_batching.custom_vmap(function)

    @single.def_vmap
    def mapped(size: int, batched: Any, rules: Rules, *games: Any) -> tuple[Any, Any]:
        if any(jax.tree.leaves(batched[0])):
            raise DownforceError("jax.vmap over games works, over the rules of several tables it does not")

        def to_last(leaf: Array, has_axis: bool) -> Array:
            return (
                jnp.moveaxis(leaf, 0, -1)
                if has_axis
                else jnp.broadcast_to(leaf[..., None], (*leaf.shape, size))
            )

        after = single(rules, *jax.tree.map(to_last, games, tuple(batched[1:])))
        first = jax.tree.map(lambda leaf: jnp.moveaxis(leaf, -1, 0), after)
        return first, jax.tree.map(lambda leaf: leaf is not None, after)

    return single


_step = _batch_last(engine.step)
_start = _batch_last(engine.start)


def init_deals(rules: Rules, deals: Deals, key: Array | None = None) -> State:
    """Games before their first decision, from deals with the batch last."""
    batch = deals.grid.shape[2:]
    if key is None:
        key = jnp.zeros((2, *batch), jnp.uint32)
    return cast(State, _start(rules, engine.opening(rules, deals, jnp.zeros(batch, jnp.int32), key)))


def init_keys(rules: Rules, key: Array) -> State:
    """Games with deals of their own, from two 32-bit words each, ``[2, *batch]``."""
    return init_deals(rules, draw_deals(rules, key), key)


def step(
    rules: Rules, state: State, action: Array, *, auto_reset: bool = False, forced: bool = False
) -> State:
    """Plays one action of the acting seat in every game.

    An action that is not legal leaves its game as it was and sets ``illegal``. With ``forced`` the decisions
    that leave no choice are played, too. With ``auto_reset`` games that have ended begin anew: their results
    are to be read before, so a step that ends a game leaves it ended and the next one replaces it. The action
    for such a game is ignored, as nobody has seen its first decision.
    """
    if auto_reset:
        over = is_over(state)
        state = _step(rules, reset(rules, state), jnp.where(over, -1, action))
        state = state._replace(illegal=state.illegal & ~over)
    else:
        state = _step(rules, state, action)
    return fold_forced(rules, state) if forced else state


def reset(rules: Rules, state: State) -> State:
    """The games that have ended give way to new ones, drawn from the keys of the old ones."""
    over = state.phase == OVER

    def anew(state: State) -> State:
        key = next_key(state.key)
        fresh = init_keys(rules, key)._replace(games=state.games + 1)
        return engine.choose(over, fresh, state)

    return cast(State, lax.cond(jnp.any(over), anew, lambda state: state, state))


def fold_forced(rules: Rules, state: State) -> State:
    """Plays on while the acting seat has a single legal action, except where the last action was refused."""
    flags = state.illegal

    def only_one(state: State) -> Bool:
        return (sum(count(word) for word in state.legal) == 1) & ~flags

    def play(state: State) -> State:
        action = jnp.full(state.phase.shape, -1, jnp.int32)
        for number, word in enumerate(state.legal):
            action = jnp.where(word != 0, 32 * number + lowest(word), action)
        return cast(State, _step(rules, state, jnp.where(only_one(state), action, -1)))

    state = lax.while_loop(lambda state: jnp.any(only_one(state)), play, state)
    return state._replace(illegal=flags)


def legal(state: State) -> Bool:
    """The legal actions of the acting seat as a mask, ``[actions, *batch]``."""
    bits = jnp.arange(spec.WORD, dtype=jnp.uint32).reshape((1, spec.WORD) + (1,) * state.phase.ndim)
    mask = state.legal[:, None] >> bits & 1
    return (mask == 1).reshape(-1, *state.phase.shape)


def actor(state: State) -> Array:
    """The seat that decides now, the lowest one in secret phases; -1 once the game is over."""
    return lowest(state.asked.astype(jnp.int32))


def is_over(state: State) -> Bool:
    """Which games have ended."""
    return state.phase == OVER


def returns(rules: Rules, state: State) -> Array:
    """What each game is worth to each seat, ``[seats, *batch]``; 0 while it is being played."""
    return jnp.where(is_over(state), scoring.returns(rules, unpacked(state)), 0.0)


def money(rules: Rules, state: State) -> Array:
    """The money of both races by seat, ``[2, seats, *batch]``, as if the race ended now."""
    return scoring.money(rules, unpacked(state))


def ranks(rules: Rules, state: State) -> Array:
    """The rank of each seat from 1, as if the race ended now."""
    return scoring.ranks(rules, unpacked(state))


# --- a table --------------------------------------------------------------------------------------


def _results(rules: Rules, state: State) -> tuple[Array, Array, Array]:
    """Money, ranks and returns: each needs the one before, so they are compiled together."""
    return money(rules, state), ranks(rules, state), returns(rules, state)


_PARTS: dict[str, Any] = {
    "init_deals": init_deals, "init_keys": init_keys, "legal": legal, "step": step, "observe": observe,
    "results": _results, "with_legal": engine.with_legal,
}  # fmt: skip
_compiled: dict[str, Any] = {}


def set_compiler_options(options: dict[str, Any] | None = None) -> None:
    """Options of XLA for what ``Twin`` compiles from now on; none at first."""
    for name, function in _PARTS.items():
        static = ("auto_reset", "forced") if name == "step" else ()
        _compiled[name] = jax.jit(function, static_argnames=static, compiler_options=options)


set_compiler_options()


def use_cache() -> None:
    """Keeps compiled functions on disk for the next start, in the platform's cache folder."""
    config: Any = jax.config
    if config.jax_compilation_cache_dir is None:
        config.update("jax_compilation_cache_dir", str(user_cache_path("downforce") / "jax"))


class Twin:
    """The games of one table, many at a time.

    Compiled once for each number of players, however many tables there are.
    """

    def __init__(self, setup: Setup | None = None, *, sizes: TwinSizes | None = None, **table: Any) -> None:
        """A table as ``make_setup`` makes it, given whole or by its parts."""
        if setup is not None and table:
            raise DownforceError("either a setup or its parts")
        use_cache()
        self.setup: Setup = setup if setup is not None else make_setup(**table)
        self.sizes = sizes or TwinSizes.of(self.setup)
        self.rules: Rules = jax.tree.map(jnp.asarray, rules_of(self.setup, self.sizes))
        self.actions = spec.action_count(self.sizes.words)
        self.observation_size = spec.observation_size(self.sizes.players, self.sizes.words)

    def init(self, chance: Any) -> State:
        """Games before their first decision: from deals of the plain engine, or from keys of JAX."""
        if isinstance(chance, Deals):
            return self._init_deals(chance)
        if isinstance(chance, Array):
            return cast(State, _compiled["init_keys"](self.rules, key_words(chance)))
        return self._init_deals(_packed_deals(chance))

    def _init_deals(self, deals: Deals) -> State:
        seats = [array.shape[:2] for array in deals]
        if seats != [(2, 6), (2, 6), (2, 6), (2, 42)]:
            raise DownforceError(f"deals have the shapes [2, 6], [2, 6], [2, 6] and [2, 42], not {seats}")
        return cast(State, _compiled["init_deals"](self.rules, jax.tree.map(jnp.asarray, deals)))

    def from_games(self, games: list[GameState]) -> State:
        """Positions of the plain engine at this table."""
        state = unpacked(convert.state_of(games, self.sizes))
        everywhere = jnp.ones(state.phase.shape, bool)
        state = _compiled["with_legal"](self.rules, state, everywhere)
        return cast(State, jax.tree.map(lambda leaf, kind: leaf.astype(kind), state, KINDS))

    def games(self, state: State) -> list[GameState]:
        """The positions as the plain engine has them."""
        return convert.games_of(self.setup, state)

    def _check(self, state: State) -> None:
        """Refuses what is no state of a table of these sizes."""
        wanted = [self.sizes.players, spec.action_count(self.sizes.words) // spec.WORD]
        if not isinstance(state, State) or [len(state.secrets), len(state.legal)] != wanted:
            raise DownforceError(f"this is no state of a table with {self.sizes}")

    def legal(self, state: State) -> Bool:
        """The legal actions of the acting seat as a mask, ``[actions, *batch]``."""
        return cast(Array, _compiled["legal"](state))

    def step(
        self, state: State, action: Any, *, auto_reset: bool = False, forced: bool = False, **unknown: Any
    ) -> State:
        """Plays one action of the acting seat in every game; see ``twin.step``."""
        if unknown:
            raise DownforceError(f"no option of a step: {', '.join(unknown)}")
        self._check(state)
        action = _checked(action, state, "actions")
        return cast(State, _compiled["step"](self.rules, state, action, auto_reset=auto_reset, forced=forced))

    def observe(self, state: State, seat: Any = None) -> Array:
        """What a seat sees, the acting one unless another is named; ``[numbers, *batch]``."""
        self._check(state)
        if seat is None:
            seat = jnp.maximum(actor(state), 0)
        elif isinstance(seat, int):
            if seat not in range(self.sizes.players):
                raise DownforceError(f"there is no seat {seat} with {self.sizes.players} players")
            seat = jnp.full(state.phase.shape, seat, jnp.int32)
        return cast(Array, _compiled["observe"](self.rules, state, _checked(seat, state, "seats")))

    def returns(self, state: State) -> Array:
        """What each game is worth to each seat, ``[seats, *batch]``; 0 while it is being played."""
        return cast(Array, _compiled["results"](self.rules, state)[2])

    def money(self, state: State) -> Array:
        """The money of both races by seat, ``[2, seats, *batch]``."""
        return cast(Array, _compiled["results"](self.rules, state)[0])

    def ranks(self, state: State) -> Array:
        """The rank of each seat from 1."""
        return cast(Array, _compiled["results"](self.rules, state)[1])


def key_words(keys: Array) -> Array:
    """Two 32-bit words for each key of JAX, ``[2, *batch]``."""
    if jnp.issubdtype(keys.dtype, jax.dtypes.prng_key):
        return jnp.moveaxis(jax.random.key_data(keys)[..., -2:], -1, 0)
    if keys.dtype == jnp.uint32 and keys.ndim >= 1 and keys.shape[0] == 2:
        return keys
    raise DownforceError(
        f"keys are those of jax.random.key, or uint32 words [2, games], not {keys.dtype}{list(keys.shape)}"
    )


def _packed_deals(deals: Iterable[Deal]) -> Deals:
    try:
        return convert.pack_deals(deals)
    except DownforceError:
        raise
    except (TypeError, ValueError, AttributeError, IndexError):
        raise DownforceError("init takes deals of the plain engine, or keys of jax.random") from None


def _checked(numbers: Any, state: State, what: str) -> Array:
    """The numbers as an array of whole numbers, one for each game."""
    try:
        array = jnp.asarray(numbers)
    except (TypeError, ValueError):
        raise DownforceError(f"{what} are one whole number for each game") from None
    if not jnp.issubdtype(array.dtype, jnp.integer) or array.shape != state.phase.shape:
        wanted, given = list(state.phase.shape), f"{array.dtype} of the shape {list(array.shape)}"
        raise DownforceError(f"{what} are whole numbers of the shape {wanted}, not {given}")
    return array.astype(jnp.int32)
