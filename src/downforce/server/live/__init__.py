"""Tables that are awake: seats, broadcast, duties, bots. Given a store, a clock and a thinker."""
