"""For research: numbers for actions and observations, thousands of games at once, and environments.

Nothing a player needs imports this package. ``spec`` needs the standard library only, ``games`` needs NumPy
and is fast with Numba (the extra ``fast``), the environments need the extra ``rl``. See docs/sim.md.
"""
