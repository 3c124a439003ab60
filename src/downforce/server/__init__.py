"""The game over a network: tables that lose nothing and leak nothing.

A table is a log of entries (``log``), folded into what it is now (``table``). Requests become entries
(``decide``), the store keeps them (``store``), and each person at the table is told what they may know
(``views``). None of these knows a socket; ``hub``, ``socket`` and ``app`` do.
"""
