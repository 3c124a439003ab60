"""Small positions with a question each. The engine knows the answers; exercises.toml has the positions."""

from downforce.learn.exercises.answers import CLAUSES, ExerciseInfo, ExerciseShown, Verdict, Why
from downforce.learn.exercises.registry import KINDS, AnswerError, check, exercises, question, show

__all__ = [
    "CLAUSES",
    "KINDS",
    "AnswerError",
    "ExerciseInfo",
    "ExerciseShown",
    "Verdict",
    "Why",
    "check",
    "exercises",
    "question",
    "show",
]
