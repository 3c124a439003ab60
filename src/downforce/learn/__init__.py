"""What helps people to learn the game and to play it with the box; pure, so it also runs in a browser."""
