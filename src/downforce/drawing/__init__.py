"""Maps of tracks: as a sheet of SVG to look at, and as plain data for those who draw themselves."""

from __future__ import annotations

from downforce.drawing.board import board
from downforce.drawing.figures import Figures, figures
from downforce.drawing.sheet import SCALE, Captions, sheet

__all__ = ["SCALE", "Captions", "Figures", "board", "figures", "sheet"]
