"""A real Chromium and a real server; one of each for each worker.

The browser lives no longer than the tests of this folder: Playwright keeps an event loop running in its thread,
and tests of other rooms need that thread without one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests import needs
from tests.browser.hands import Hands
from tools import compile as tool

ROOT = Path(__file__).resolve().parent.parent.parent
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
COMPILED = ROOT / "build" / "compiled"
BUILT = ROOT / "src" / "ecumene" / "server" / "static" / "index.html"
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 90_000  # milliseconds until what does not come has failed to: on a slow machine much is late
CROWD = {"ECUMENE_RATES": "20", "ECUMENE_ADDRESS_OPEN_TABLES": "10000"}  # hundreds of people at one address
CROWD |= {"ECUMENE_BOT_TABLES_OF_ADDRESS": "10000", "ECUMENE_BOT_WORKERS": "4"}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "el": "el-GR"}
Seat = Callable[..., Hands]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("browser") / "tables.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """The address of a server with an empty database."""
    if CHROMIUM is None:
        needs.lacks("there is no Chromium on this machine")
    if not BUILT.is_file():
        needs.lacks("the client is not built: python tools/web.py build")
    command = [sys.executable, "-m", "tests.browser.serve", "serve", "--port", "0", "--no-browser"]
    fast = {"PYTHONPATH": str(COMPILED)} if tool.ready(COMPILED) else {}  # nobody likes to wait for bots
    with subprocess.Popen(
        [*command, "--lang", "en", "--database", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **fast, **CROWD},
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server did not say where it is"
            yield found.group().rstrip("/")
        finally:
            server.terminate()


@pytest.fixture(scope="package")
def chromium(address: str) -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def sit(chromium: Browser, address: str) -> Iterator[Seat]:
    """Sit a new person down: sit(width=390, lang="ru", touch=True); what is in `troubles` may be complained of."""
    contexts = []
    wrong: list[str] = []

    def down(
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        touch: bool = False,
        dark: bool = False,
        motion: bool = False,
        troubles: tuple[str, ...] = (),
        **more: Any,
    ) -> Hands:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[lang],
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        listen(page, wrong, troubles)
        return Hands(page, address, lang, touch)

    yield down
    for context in contexts:
        for page in context.pages:  # a request that is still held back would fail in the next test
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    assert not wrong, f"the browser complained: {wrong}"


def listen(page: Page, wrong: list[str], expected: tuple[str, ...]) -> None:
    """Note every error but those expected."""

    def hear(said: ConsoleMessage) -> None:
        told = f"{said.text} {said.location['url']}"
        if said.type == "error" and not any(each in told for each in expected):
            wrong.append(told)

    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", hear)
