"""Speed, beside the peers, in one run. ``make bench`` prints it; nothing here is a test."""
