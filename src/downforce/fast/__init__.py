"""The rules once more, for speed: plain scalar functions over one small record a game.

The same source runs as plain Python, compiled by Numba for a core, and as a CUDA kernel (``backend``). The
engine of ``rules`` stays the truth: the tests compare the two at every decision. See docs/sim.md.

``rules`` plays a game, ``batch`` and ``gpu`` play many, ``works`` is the bot, ``playouts`` plays positions
of the plain engine to their ends, ``convert`` goes there and back. It needs NumPy; the extra ``fast`` adds
Numba.
"""
