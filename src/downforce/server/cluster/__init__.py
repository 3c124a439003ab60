"""Several processes on one PostgreSQL: who is up, who is connected where, and hints about new entries."""
