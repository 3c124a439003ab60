"""The game as a website of files only: live tables and their answers in a browser, and how to build it."""
