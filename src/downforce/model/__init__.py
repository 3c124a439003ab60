"""Values: cars, cards, tracks, errors. They know nothing of how the game is played."""
