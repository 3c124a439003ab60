"""The version of this package; the top entry of CHANGELOG.md carries the same."""

__version__ = "0.1.0"
"""The version of the package."""
