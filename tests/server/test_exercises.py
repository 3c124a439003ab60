"""The routes of the exercises: what they give, and that they refuse what does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from downforce.learn.exercises import exercises, question
from downforce.server.wire.errors import Refusal
from tests.server.test_api import served


def test_the_exercises_are_listed_shown_and_checked(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        listed = (await client.get("/api/exercises")).json()
        assert [one["id"] for one in listed] == [exercise.id for exercise in exercises()]
        shown = (await client.get("/api/exercises/first-steps")).json()
        assert (shown["track"], shown["line"]["car"], shown["parts"][0]["pick"]) == (
            "marina-bay@1",
            "R",
            "many",
        )
        assert "solution" not in shown
        right = {part: [*keys] for part, keys in question("first-steps").solution().items()}
        answer = await client.post("/api/exercises/first-steps/check", json={"answer": right})
        assert answer.json()["right"]
        answer = await client.post("/api/exercises/first-steps/check", json={"answer": {"ends": ["3a1"]}})
        assert (answer.status_code, answer.json()["why"]) == (200, "missed-jam")

    served(tmp_path, test)


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        missing = await client.get("/api/exercises/nothing")
        assert (missing.status_code, missing.json()["reason"]) == (404, Refusal.NO_SUCH_THING)
        wrong: list[dict[str, Any]] = [
            {},
            {"answer": {}},
            {"answer": {"ends": ["nowhere"]}},
            {"answer": {"ends": 3}},
        ]
        for data in wrong:
            refused = await client.post("/api/exercises/first-steps/check", json=data)
            assert (refused.status_code, refused.json()["reason"]) == (400, Refusal.BAD_REQUEST)

    served(tmp_path, test)


def test_who_asks_too_often_is_refused(tmp_path: Path) -> None:
    async def test(client: httpx.AsyncClient) -> None:
        answers = [await client.get("/api/exercises/wild") for _ in range(80)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429

    served(tmp_path, test)
