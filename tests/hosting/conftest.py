"""Fixtures for all tests of hosting."""

from tests.server.databases import postgres_stops

__all__ = ["postgres_stops"]
