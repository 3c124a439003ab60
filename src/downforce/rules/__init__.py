"""The reference engine: the whole game as pure functions over an immutable state."""
