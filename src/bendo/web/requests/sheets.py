"""Rule sheets over HTTP: which there are, and any rules in words. All are told the same, so browsers may keep it."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bendo.game import InvalidRules, Rules
from bendo.guide.sheets import all_sheets, in_full
from bendo.notation import NotationError, parse_rules
from bendo.web.requests.answers import JSON, Refusal
from bendo.web.requests.asking import server_of
from bendo.web.requests.language import language_of

LONGEST_RULES: Final = 500
TELLS_RULES: Final = "rule-set"
"""A language that has this message can tell rules."""


async def sheets(request: Request) -> Response:
    """All rule sheets, in short."""
    server_of(request)
    return _kept(request, await asyncio.to_thread(_sheets, language_of(request, TELLS_RULES)))


async def sheet(request: Request) -> Response:
    """Any rules that can be spelled, in full."""
    server_of(request)
    language = language_of(request, TELLS_RULES)
    return _kept(request, await asyncio.to_thread(_sheet, _rules(request.path_params["spec"]), language))


ROUTES: Final = [
    Route("/sheets", sheets),
    Route("/sheets/{spec:path}", sheet),  # hands of different sizes are spelled with a stroke: `hand=7/6/5`
]


def _rules(spec: str) -> Rules:
    """The rules that are spelled so. Raises Refusal."""
    try:
        if len(spec) > LONGEST_RULES:
            raise Refusal.of(400, "unreadable", f"rules are spelled in {LONGEST_RULES} characters at most")
        return parse_rules(spec)
    except (NotationError, InvalidRules) as error:
        raise Refusal.of(400, "unreadable", str(error)) from None


@lru_cache(maxsize=16)
def _sheets(language: str) -> bytes:
    return msgspec.json.encode(all_sheets(language))


@lru_cache(maxsize=128)
def _sheet(rules: Rules, language: str) -> bytes:
    return msgspec.json.encode(in_full(rules, language))


def _kept(request: Request, body: bytes) -> Response:
    """An answer that a browser may keep as long as it asks each time whether it is still the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    asked = request.headers.get("if-none-match", "")
    if tag in [each.strip().removeprefix("W/") for each in asked.split(",")]:
        return Response(None, 304, headers)
    return Response(body, 200, headers, JSON)
