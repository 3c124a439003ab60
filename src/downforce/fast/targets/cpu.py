"""The functions compiled by Numba for the cores of a CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from downforce.fast.targets.cache import use_cache
from downforce.fast.targets.threads import share_out

use_cache()

from llvmlite import ir  # noqa: E402
from numba import njit  # noqa: E402
from numba.core import types  # noqa: E402
from numba.core.extending import intrinsic  # noqa: E402

__all__ = ["compiled", "copy_game", "count", "lowest", "over_games", "product"]

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compiles a function that only other compiled ones call, so that it needs no wrapper."""
    return njit(function, cache=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)


def over_games(function: F) -> F:
    """Compiles a function over the games from one number to another, and shares all games out among cores.

    Threads of Python do that, as the code holds no lock: Numba's own threads need half as much compiling
    again and do not outlive a fork.
    """
    kernel = njit(function, cache=True, error_model="numpy", no_cfunc_wrapper=True, nogil=True)

    def shared_out(first: int, end: int, *arguments: Any) -> None:
        share_out(kernel, first, end, arguments)

    return shared_out  # type: ignore[return-value]


def _count_code(typing: Any, members: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


def _zeros_below_code(typing: Any, members: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


def _product_code(typing: Any, one: Any, other: Any) -> Any:
    # Numba's own ``*`` says that no signed product overflows, and LLVM then drops the highest bit.
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.mul(args[0], args[1])

    return types.int64(types.int64, types.int64), code


_count: Any = intrinsic(_count_code)
_zeros_below: Any = intrinsic(_zeros_below_code)
_product: Any = intrinsic(_product_code)


@compiled
def count(members: int) -> int:
    """How many members a set has."""
    return _count(members)


@compiled
def lowest(members: int) -> int:
    """The lowest member of a set; -1 if it is empty."""
    return _zeros_below(members) if members != 0 else -1


@compiled
def product(one: int, other: int) -> int:
    """The product of two numbers below 2**32, as 64 bits of which the first may look like a sign."""
    return _product(one, other)


@compiled
def copy_game(games: Any, copies: Any, at: int) -> None:
    """Copies a game to its place among the copies."""
    copies[at] = games[at]
