"""The language that a request asks for."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request

from bendo.web.requests.answers import Refusal
from bendo.words import ENGLISH, MissingWords, has

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}", re.ASCII)


def language_of(request: Request, message: str) -> str:
    """The language that the query names, English if none, if it can say what is meant: it has this message.

    Raises Refusal if it can't, or if there is no such language.
    """
    language = request.query_params.get("language", ENGLISH)
    try:
        if _LANGUAGE.fullmatch(language) and has(message, language):
            return language
    except MissingWords:
        pass
    raise Refusal.of(404, "language", f"this cannot be said in the language {language[:20]!r}")
