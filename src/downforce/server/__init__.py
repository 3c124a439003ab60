"""The game over a network: tables that lose nothing and leak nothing.

A table is a log of entries (``table/log.py``), folded into its present state (``table/fold.py``). Requests
become entries (``table/decide.py``), the database stores them (``storage``), and each viewer is sent what
they may know (``table/views.py``). Only ``http`` knows sockets and routes. docs/architecture.md follows one
commit through all this.
"""
