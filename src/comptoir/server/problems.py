"""Errors of the REST edge: a status for HTTP, a code for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from comptoir.core import BadOptions, ComptoirError, registry
from comptoir.telling import telling
from comptoir.words import LANGUAGES, words

STATUS = {
    "unknown_table": 404,
    "unknown_address": 404,
    "unknown_game": 404,
    "no_such_own_device": 404,
    "no_notices": 404,
    "bad_link": 403,
    "bad_personal_link": 403,
    "unknown_person": 403,
    "bad_stop": 403,
    "wrong_code": 403,
    "link_spent": 403,
    "not_your_seat": 403,
    "not_your_table": 403,
    "wrong_origin": 403,
    "figures_closed": 403,
    "wrong_host": 421,
    "seat_taken": 409,
    "too_many_devices": 409,
    "too_many_own_devices": 409,
    "last_own_device": 409,
    "already_begun": 409,
    "seats_open": 409,
    "not_over": 409,
    "not_begun": 409,
    "table_deleted": 410,
    "code_over": 410,
    "table_older": 410,
    "table_strayed": 410,
    "checkpoint_foreign": 410,
    "no_longer_replayed": 410,
    "wrong_method": 405,
    "too_large": 413,
    "malformed": 422,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_people": 429,
    "too_many_codes": 429,
    "too_many_notices": 429,
    "too_many_connections": 429,
    "server_failed": 500,
    "table_damaged": 500,
    "table_lost": 500,
    "busy": 503,
    "moved": 503,
    "house_full": 503,
    "not_stored": 503,
    "not_built": 503,
}


def problem(error: ComptoirError, lang: str) -> JSONResponse:
    """An error as an answer."""
    status = STATUS.get(error.code, 422 if isinstance(error, BadOptions) else 400)
    return JSONResponse({"code": error.code, "text": sentence(error, lang)}, status)


def sentence(error: ComptoirError, lang: str) -> str:
    """An error outside of any table: every telling has the words for those."""
    reader = telling.Reader(words(lang), (), 0)
    pieces = telling.find(error.game or registry.names("telling")[0]).sentence(error, reader)
    return "".join([piece if isinstance(piece, str) else piece.text for piece in pieces])


@contextmanager
def about(game: str) -> Iterator[None]:
    """What goes wrong meanwhile is told by that game, which may know more about it."""
    try:
        yield
    except ComptoirError as error:
        if game in registry.names("telling"):
            error.game = game
        raise


def speaks(connection: HTTPConnection) -> str:
    """The language somebody asks for, in the address or as browsers do; English if we do not speak it."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in connection.headers.get("accept-language", "").lower().split(","):
        lang = part.strip()[:2]
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
