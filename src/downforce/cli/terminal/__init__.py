"""The game in a terminal: one person against bots, or several people at one keyboard.

Everything is plain text from top to bottom, so that it reads well aloud too. ``console`` types and listens,
``session`` is the game so far, ``screen`` and ``choices`` put a view into words, ``commands`` are what can be
typed at any prompt, ``loop`` plays.
"""
