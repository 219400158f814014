"""Every page, for every eye: axe finds nothing, and no text leaves its box at any width in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import needs
from tests.browser.conftest import ROOT, Seat
from tests.browser.hands import Hands

AXE = Path(ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
GAME = "age-of-civilization"
GAMES = [GAME, "through-the-ages"]
WINDOWS = [(1440, 820), (390,)]  # a window that is made narrower, and a phone
PAGES = ["/", "/new", "/account", "/credits", f"/cards/{GAME}", f"/rules/{GAME}", "/nothing-here"]
RUN_AXE = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 4).join(', '));
}"""
OVERFLOW = """() => {
  const wrong = [];
  const wide = document.scrollingElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) wrong.push('the page is wider than the screen by ' + wide);
  const scrolls = node => /(auto|scroll)/.test(getComputedStyle(node).overflowX);
  const hidden = node => node.closest('.visually-hidden, [aria-hidden=true], dialog:not([open])');
  for (const node of document.querySelectorAll('button, a, p, span, b, h1, h2, h3, li, dt, dd, label')) {
    if (!node.offsetParent || hidden(node) || scrolls(node) || node.clientWidth === 0) continue;
    const style = getComputedStyle(node);
    if (style.position === 'absolute' || style.display === 'inline') continue;
    if (node.scrollWidth > node.clientWidth + 1 && !node.querySelector('.badge, .marker, .symbol'))
      wrong.push(`${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 40)}`);
  }
  return wrong;
}"""
# What the client itself weighs on the wire: page, scripts, styles, fonts and art, but not the facts of a table.
WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter(one => !one.name.includes('/api/')).reduce((sum, one) => sum + one.encodedBodySize, 0)"""
SMALL = """() => [...document.querySelectorAll('button, a.button, select, input, [data-thing], [role=tab]')]
  .filter(node => node.type !== 'checkbox' && node.type !== 'radio')
  .filter(node => node.offsetParent && !node.closest('.visually-hidden'))
  .filter(node => { const box = node.getBoundingClientRect(); return box.width < 43.5 || box.height < 43.5; })
  .map(node => `${node.tagName}.${node.className} ${node.textContent.trim().slice(0, 30)}`)"""


def axe(hands: Hands) -> list[str]:
    """Return what axe finds wrong with the page as it is."""
    if not AXE.is_file():
        needs.lacks("axe-core is not installed: python tools/web.py setup")
    hands.page.evaluate(AXE.read_text())
    found: list[str] = hands.page.evaluate(RUN_AXE)
    return found


def settled(hands: Hands) -> None:
    """Wait until fonts and art are there."""
    hands.page.evaluate("() => document.fonts.ready")
    hands.page.wait_for_timeout(250)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_any_page(sit: Seat, dark: bool) -> None:
    hands = sit(dark=dark)
    wrong: dict[str, Any] = {}
    table = hands.finished_game()
    for path in [*PAGES, f"/result/{table}", f"/replay/{table}", f"/table/{table}"]:
        hands.open(path)
        settled(hands)
        wrong[path] = axe(hands)
    assert not {path: found for path, found in wrong.items() if found}


@pytest.mark.parametrize("width", [1440, 820, 390])
def test_axe_finds_nothing_at_a_table(sit: Seat, width: int) -> None:
    hands = sit(width=width, touch=width == 390)
    hands.sit("you", "bot:random", "bot:random", options={"innovations": True, "changing_world": True})
    settled(hands)
    wrong = axe(hands)
    tabs = hands.page.locator(".bottom [role=tab]")
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        wrong += axe(hands)
    if width != 390:
        for key in ("?", "b", "Enter"):
            hands.key(key)
            hands.page.wait_for_timeout(100)
            wrong += axe(hands)
            hands.key("Escape")
    assert not wrong


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
@pytest.mark.parametrize("widths", WINDOWS)
def test_no_text_leaves_its_box(sit: Seat, widths: tuple[int, ...], lang: str) -> None:
    hands = sit(width=widths[0], lang=lang, touch=widths[0] == 390)
    wrong: dict[tuple[str, int], Any] = {}

    def look(what: str) -> None:
        for width in widths:
            hands.widen(width)
            wrong[what, width] = hands.page.evaluate(OVERFLOW)

    table = hands.finished_game()
    for path in [*PAGES, f"/result/{table}", f"/replay/{table}"]:
        hands.open(path)
        settled(hands)
        look(path)
    hands.sit("you", "bot:random", "bot:random", options={"innovations": True, "changing_world": True})
    settled(hands)
    look("table")
    tabs = hands.page.locator(".bottom [role=tab]")
    assert bool(tabs.count()) == (widths[-1] == 390)
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        look(f"tab {at}")
    assert not {path: found for path, found in wrong.items() if found}


@pytest.mark.parametrize("width", [1440, 390])
def test_targets_are_large_enough(sit: Seat, width: int) -> None:
    hands = sit(width=width, touch=width == 390)
    wrong: dict[str, Any] = {}
    for path in PAGES:
        hands.open(path)
        wrong[path] = hands.page.evaluate(SMALL)
    hands.sit("you", "bot:random", options={"innovations": True})
    wrong["table"] = hands.page.evaluate(SMALL)
    assert not {path: found for path, found in wrong.items() if found}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("board", ["drawn", "generic"])
def test_all_that_is_touched_on_a_phone_is_large_enough(sit: Seat, game: str, board: str) -> None:
    hands = sit(width=390, height=844, touch=True, lang="el")
    hands.sit("you", "bot:random", game=game, board=board)
    settled(hands)
    wrong: dict[str, Any] = {}
    tabs = hands.page.locator(".bottom [role=tab]")
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        wrong[f"tab {at}"] = hands.page.evaluate(SMALL)
    inner = hands.page.locator(".side [role=tab]")
    for at in range(inner.count()):
        inner.nth(at).tap()
        wrong[f"side {at}"] = hands.page.evaluate(SMALL)
    hands.page.locator("[data-tab=board]").tap()
    lit = hands.page.locator("main [data-lit]")
    if not lit.count():
        hands.page.locator("[data-tab=mine]").tap()
    lit.first.tap()
    hands.page.locator(".card-sheet").wait_for()
    wrong["sheet"] = hands.page.evaluate(SMALL)
    hands.page.locator(".card-sheet .close").tap()
    hands.page.locator("[data-tab=act]").tap()
    hands.page.locator(".moves [data-move]").first.tap()
    wrong["chosen"] = hands.page.evaluate(SMALL)
    hands.page.locator(".bar .tools button:visible").last.tap()
    wrong["menu"] = hands.page.evaluate(SMALL)
    for at in range(2):
        hands.page.locator("dialog .more button").nth(at).tap()
        wrong[f"window {at}"] = hands.page.evaluate(SMALL)
        hands.page.locator("dialog header button").tap()
        hands.page.locator(".bar .tools button:visible").last.tap()
    assert not {path: found for path, found in wrong.items() if found}


@pytest.mark.parametrize("density", ["picture", "compact", "text"])
def test_three_densities(sit: Seat, density: str) -> None:
    hands = sit()
    hands.open("/account")
    hands.page.locator(f"input[value={density}]").check()
    hands.sit("you", "bot:random", "bot:random")
    settled(hands)
    assert hands.page.locator("html").get_attribute("data-density") == density
    assert hands.page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_the_first_load_of_every_page_is_small(sit: Seat, lang: str) -> None:
    hands = sit(lang=lang)
    table = hands.finished_game()
    ours = [hands.new_table("you", "bot:random", "bot:random", game=game) for game in GAMES]
    weights: dict[str, int] = {}
    for path in ["/", f"/result/{table}", f"/replay/{table}", *(f"/table/{one}" for one in ours), *PAGES]:
        hands.open(path)
        hands.page.wait_for_load_state("networkidle")
        settled(hands)
        weights[path] = hands.page.evaluate(WEIGHT)
    assert min(weights.values()) > 50_000, "nothing was measured"
    assert not {path: weight for path, weight in weights.items() if weight >= 210_000}


def test_the_client_allows_itself_no_inline_style_or_script(sit: Seat) -> None:
    hands = sit()
    own = hands.page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert own == "script-src 'self'; style-src 'self'"
    hands.sit("you", "bot:random")  # and every other test fails when the browser has to refuse something
