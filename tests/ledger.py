"""Which clauses of docs/rules.md a test proves."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses it proves: ``@rule("R3.4", "R13.2")``."""
    return pytest.mark.rule(*clauses)
