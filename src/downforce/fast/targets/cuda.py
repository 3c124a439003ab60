"""The functions compiled by Numba as device code for a GPU; the kernels that call them are in ``gpu``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for it, NumPy 2.5 has dropped it
    np.row_stack = np.vstack

from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


def _product_code(typing: Any, one: Any, other: Any) -> Any:
    # Numba's own ``*`` says that no signed product overflows, and LLVM then drops the highest bit.
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.mul(args[0], args[1])

    return types.int64(types.int64, types.int64), code


_product: Any = intrinsic(_product_code)


def compiled(function: F) -> F:
    """Compiles a function that kernels call."""
    return cuda.jit(function, device=True)


def over_games(function: F) -> F:
    """Leaves a function as it is: on a GPU the kernels of ``gpu`` take its place."""
    return function


@compiled
def count(members: int) -> int:
    """How many members a set has."""
    return np.int64(cuda.popc(np.int64(members)))  # type: ignore[return-value]


@compiled
def lowest(members: int) -> int:
    """The lowest member of a set; -1 if it is empty."""
    return np.int64(cuda.ffs(np.int64(members))) - np.int64(1)  # type: ignore[return-value]


@compiled
def product(one: int, other: int) -> int:
    """The product of two numbers below 2**32, as 64 bits of which the first may look like a sign."""
    return _product(np.int64(one), np.int64(other))


@compiled
def copy_game(games: Any, copies: Any, at: int) -> None:
    """Copies a game to its place among the copies."""
    copies[at] = games[at]
