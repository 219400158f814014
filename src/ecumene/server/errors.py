"""One shape for every error: a code for programs, a sentence in the reader's language, the rule if one refused."""

from __future__ import annotations

import logging
import math
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ecumene.table.clean_text import printable
from ecumene.table.errors import Complaint, IllegalMove
from ecumene.table.messages import LANGS, Messages

TEXT = Path(__file__).parent / "text"
LONGEST = 300
BY_STATUS = {401: "session-needed", 403: "forbidden", 404: "not-found", 405: "method"}
log = logging.getLogger("ecumene.server")

STATUS = {
    "two-lengths": 400,
    "session-needed": 401,
    "wrong-password": 401,
    "wrong-code": 401,
    "forbidden": 403,
    "origin": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "hint-unfair": 403,
    "by-token": 403,
    "sent-away": 403,
    "accounts-only": 403,
    "not-found": 404,
    "method": 405,
    "slow": 408,
    "stale": 409,
    "name-taken": 409,
    "already-account": 409,
    "already-seated": 409,
    "no-seat-free": 409,
    "not-open": 409,
    "not-playing": 409,
    "not-alone": 409,
    "not-over": 409,
    "no-result": 409,
    "not-gone": 409,
    "no-guest": 409,
    "not-asked": 409,
    "damaged": 409,
    "frozen": 409,
    "too-large": 413,
    "too-deep": 413,
    "too-many-fields": 413,
    "too-often": 429,
    "too-many": 429,
    "too-many-tokens": 429,
    "bot-tables": 429,
    "bots-behind": 429,
    "open-tables": 429,
    "running-tables": 429,
    "busy": 429,
    "own-work": 429,
    "broken": 500,
    "no-advice": 500,
    "storage": 503,
    "full": 503,
    "not-ready": 503,
}


class Problem(Exception):  # noqa: N818 - what a caller is told, not an error of the program
    """A request that cannot be granted. `code` is for programs; the words are in text/*.ftl."""

    def __init__(self, code: str, /, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args
        self.rule: str | None = None
        self.page: int | None = None
        self.chapter: str | None = None
        self.words: str | None = None
        self.wording = code  # which message says it, where one code has several: error-WORDING
        self.unsure = False  # nobody knows whether it was stored: the connection broke while it was
        self.retry_after: int | None = None  # seconds until it is worth trying again
        self.more: dict[str, Any] = {}  # goes beside `error`: a fresh scene

    def again_in(self, seconds: float) -> Problem:
        """Say after how many seconds it is worth trying again; the sentence may tell it as `$seconds`."""
        self.retry_after = max(1, math.ceil(seconds))
        self.args_["seconds"] = self.retry_after
        return self

    @property
    def status(self) -> int:
        """Return the status of HTTP."""
        return STATUS.get(self.code, 422)

    def body(self, lang: str) -> dict[str, Any]:
        """Return the error as docs/wire.md says."""
        args = {name: shown(value, lang) for name, value in self.args_.items()}
        message = self.words if self.words is not None else say(lang, f"error-{self.wording}", **args)
        cited = {"rule": self.rule, "page": self.page, "chapter": self.chapter}
        return {"code": self.code, "message": message, **cited, "retry_after": self.retry_after}


def slow(seconds: float) -> Problem:
    """Return the refusal of a request that did not arrive within so many seconds."""
    return Problem("slow", most=max(1, math.ceil(seconds))).again_in(1.0)


def illegal(refused: IllegalMove) -> Problem:
    """Return a move that the rules forbid, as a problem."""
    problem = Problem("illegal")
    problem.words, problem.rule = refused.reason, refused.rule
    problem.page, problem.chapter = refused.page, refused.chapter or None
    return problem


def shown(value: Any, lang: str) -> Any:
    """Return a value that may stand in a sentence: in its language, short, and harmless for a terminal."""
    text = (
        value.said(lang) if isinstance(value, Complaint) else str(value) if isinstance(value, Exception) else value
    )
    return printable(text[:LONGEST]) if isinstance(text, str) else text


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang, [TEXT])


def say(lang: str, id: str, **args: Any) -> str:
    """Return a message of the server."""
    for each in (lang, "en"):
        messages = _messages(each)
        if messages.has(id):
            return messages.format(id, args)
    return id


def lang_of(query: str | None, header: str | None) -> str:
    """Return the language of a caller: asked for, else the first that the browser prefers, else English."""
    if query in LANGS:
        return str(query)
    for part in (header or "")[:200].lower().split(","):
        word = part.strip()[:2]
        if word in LANGS:
            return word
    return "en"


def answer(problem: Problem, lang: str) -> JSONResponse:
    """Return a problem as a response."""
    headers = None if problem.retry_after is None else {"retry-after": str(problem.retry_after)}
    return JSONResponse({"error": problem.body(lang), **problem.more}, problem.status, headers)


def install(app: FastAPI) -> None:
    """Give every error the one shape."""

    def reader(request: Request) -> str:
        return lang_of(request.query_params.get("lang"), request.headers.get("accept-language"))

    async def on_problem(request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, Problem)
        return answer(problem, reader(request))

    async def on_invalid(request: Request, wrong: Exception) -> JSONResponse:
        assert isinstance(wrong, RequestValidationError)
        first = wrong.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(Problem("invalid", where=where, cause=str(first["msg"])), reader(request))

    async def on_http(request: Request, wrong: Exception) -> JSONResponse:
        assert isinstance(wrong, HTTPException)
        code = BY_STATUS.get(wrong.status_code, "invalid")
        problem = Problem(code, where="", cause=str(wrong.detail))
        response = answer(problem, reader(request))
        response.status_code = wrong.status_code
        response.headers.update(wrong.headers or {})
        return response

    async def on_fault(request: Request, wrong: Exception) -> JSONResponse:
        log.error("fault in %s %s", request.method, request.url.path, exc_info=wrong)
        return answer(Problem("broken"), reader(request))

    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
