"""Answers over HTTP: values as JSON, and refusals with their status."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bendo.table import Refused, encode

JSON: Final = "application/json"


class Refusal(Exception):
    """What is asked for is refused, with this status; `wait` are the seconds after which it might not be."""

    def __init__(self, status: int, refused: Refused, wait: float = 0.0) -> None:
        super().__init__(status, refused.code)
        self.status, self.refused, self.wait = status, refused, wait

    @classmethod
    def of(cls, status: int, code: str, problem: str | None = None) -> Refusal:
        """The refusal with this code, and what is wrong."""
        return cls(status, Refused.of(code, problem=problem) if problem else Refused.of(code))


def answer(body: bytes, status: int = 200) -> Response:
    """JSON that is encoded already; nobody may keep it."""
    return Response(body, status, {"cache-control": "no-store"}, JSON)


def answered(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return answer(msgspec.json.encode(value), status)


async def refused(_: Request, error: Exception) -> Response:
    """The answer to a Refusal."""
    assert isinstance(error, Refusal)
    response = answer(encode(error.refused), error.status)
    if error.wait:
        response.headers["retry-after"] = str(math.ceil(error.wait))
    if error.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response
