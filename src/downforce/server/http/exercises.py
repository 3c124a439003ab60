"""The routes of the exercises. They need no visitor, and nothing is kept."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from downforce.learn.exercises import ExerciseInfo, ExerciseShown, Verdict
from downforce.server.answers import exercises as answers
from downforce.server.answers.exercises import GivenAnswer
from downforce.server.http.services import check_limit, services_of

ExerciseId = Annotated[str, PathParameter(max_length=40, pattern="^[!-~]*$")]


@get("/exercises")
async def exercises() -> list[ExerciseInfo]:
    """The exercises there are, in the order in which they are best done."""
    return [*answers.exercises()]


@get("/exercises/{exercise_id:str}")
async def exercise(request: Request[Any, Any, State], state: State, exercise_id: ExerciseId) -> ExerciseShown:
    """An exercise with its position and its question."""
    check_limit(services_of(state).exercises, request)
    return answers.exercise(exercise_id)


@post("/exercises/{exercise_id:str}/check", status_code=200)
async def check_exercise(
    request: Request[Any, Any, State], state: State, exercise_id: ExerciseId, data: JSONBody[GivenAnswer]
) -> Verdict:
    """Whether an answer is right; if not, why, and the way that shows it."""
    check_limit(services_of(state).exercises, request)
    return answers.check(exercise_id, data)
