"""The vectorised twin of the rules, its specification, and the interfaces researchers expect.

Nothing a player needs imports this package. ``spec`` needs the standard library only, ``twin`` needs JAX (the
extra ``sim``), the environments need the extra ``rl``. See docs/sim.md.
"""
