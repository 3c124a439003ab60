"""Fixtures for all tests of the server."""

from tests.server.databases import database_url, postgres_stops

__all__ = ["database_url", "postgres_stops"]
