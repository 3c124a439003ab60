"""State lines: any position as one line of text, like a FEN (docs/notation.md).

``df1 players=4 tracks=marina-bay@1 phase=move-car hands=A1.B3/C1/C2/E5 ...``: fields in a fixed order, those
at their plain value left out. A view is written the same way, with ``?n`` for n hidden cards.
"""

from __future__ import annotations

from downforce.rules.text.read import parse_state, parse_view, read_deal
from downforce.rules.text.write import write_deal, write_state, write_view

__all__ = ["parse_state", "parse_view", "read_deal", "write_deal", "write_state", "write_view"]
