"""The two tracks of the tests as fixtures."""

import pytest

import downforce as df
from tests.rules import helpers


@pytest.fixture(scope="session")
def ring() -> df.Track:
    """Three lanes, a squeeze, driven clockwise."""
    return helpers.RING


@pytest.fixture(scope="session")
def oval() -> df.Track:
    """Two lanes, driven anticlockwise."""
    return helpers.OVAL
