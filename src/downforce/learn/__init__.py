"""What helps people to learn the game and to play it with the box; pure, so it also runs in a browser.

A guided race is a lesson: a file of ``lessons/``; docs/writing-a-lesson.md shows how to write one.
"""

from __future__ import annotations

from downforce.learn.guide import Guide, Told
from downforce.learn.lesson import LESSONS, Lesson, LessonNote
from downforce.learn.moment import Moment

__all__ = ["LESSONS", "Guide", "Lesson", "LessonNote", "Moment", "Told"]
