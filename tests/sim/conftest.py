"""The twin compiles quickly for the tests of every run, and as for users in the long ones."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

QUICK = {"xla_backend_optimization_level": 0, "xla_cpu_use_fusion_emitters": False}
"""Compiling takes a third of the time, and a few games are played no slower."""


@pytest.fixture(autouse=True, scope="session")
def quick_compiling(request: pytest.FixtureRequest) -> None:
    """Compiles with less effort, and keeps what was compiled in pytest's own cache for the next run."""
    if find_spec("jax") is None:
        return
    import jax

    from downforce.sim import twin

    jax.config.update("jax_compilation_cache_dir", str(request.config.cache.mkdir("jax")))  # type: ignore[no-untyped-call]
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)  # type: ignore[no-untyped-call]
    if "not soak" in request.config.getoption("markexpr"):
        twin.set_compiler_options(QUICK)
