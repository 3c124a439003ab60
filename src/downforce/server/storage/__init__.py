"""What must survive the process: logs, packed games, visitors, in SQLite or PostgreSQL."""
