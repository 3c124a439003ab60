"""A table as a pure fold over its log: no socket, no store, no clock."""
