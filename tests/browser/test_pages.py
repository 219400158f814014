"""Every page, for every eye: axe finds nothing, and no text leaves its box at any width in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ecumene.games import keys
from tests import needs
from tests.browser import age_positions
from tests.browser.conftest import ROOT, Seat
from tests.browser.hands import Hands

AXE = Path(ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
GAME = "age-of-civilization"
GAMES = [GAME, "through-the-ages"]
WINDOWS = [(1440, 820), (390,)]  # a window that is made narrower, and a phone
SHOWN = [  # each language once on a desk, the two with long words on a phone as well; `make soak` does all of it
    (WINDOWS[0], "en"),
    (WINDOWS[0], "el"),
    (WINDOWS[1], "ru"),
    *(
        pytest.param(window, lang, marks=pytest.mark.soak)
        for window, lang in ((WINDOWS[0], "ru"), (WINDOWS[1], "en"), (WINDOWS[1], "el"))
    ),
]
NOWHERE = "/nothing-here"  # 404, which the console of the browser tells
PAGES = ["/", "/new", "/account", "/credits", f"/cards/{GAME}", f"/rules/{GAME}", f"/turn/{GAME}", NOWHERE]
HEAVY = ["/", f"/cards/{GAME}", f"/rules/{GAME}"]  # words and letters of another language weigh most there
RUN_AXE = """async more => {
  const found = await axe.run(document, {resultTypes: ['violations'], ...more});
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


def axe_needed(hands: Hands) -> None:
    """Bring axe onto the page, once."""
    if not AXE.is_file():
        needs.lacks("axe-core is not installed: python tools/web.py setup")
    if not hands.page.evaluate("() => 'axe' in window"):
        hands.page.evaluate(AXE.read_text())


def axe(hands: Hands) -> list[str]:
    """Return what axe finds wrong with the page as it is."""
    axe_needed(hands)
    found: list[str] = hands.page.evaluate(RUN_AXE, {})
    return found


def settled(hands: Hands) -> None:
    """Wait until fonts and art are there."""
    hands.still()


def by_night(hands: Hands) -> list[str]:
    """Return what axe finds too faint once it is dark: nothing but the colours changes then."""
    hands.page.emulate_media(color_scheme="dark")
    axe_needed(hands)
    found: list[str] = hands.page.evaluate(RUN_AXE, {"runOnly": ["color-contrast"]})
    hands.page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("lang", ["en", "ru", pytest.param("el", marks=pytest.mark.soak)])
def test_every_page_is_for_everybody(sit: Seat, lang: str) -> None:
    """No text leaves its box at any width; once, axe finds nothing by day and by night, and targets are large."""
    hands = sit(lang=lang, troubles=(NOWHERE,))
    wrong: dict[tuple[str, int | str], Any] = {}
    table = hands.finished_game()
    for path in [*PAGES, f"/result/{table}", f"/replay/{table}"]:
        hands.open(path)
        settled(hands)
        for width in (390, 820, 1440):
            hands.widen(width)
            wrong[path, width] = hands.page.evaluate(OVERFLOW)
        if lang == "en":
            wrong[path, "axe"] = axe(hands) + by_night(hands)
            wrong[path, "small"] = hands.page.evaluate(SMALL) if path in PAGES else []
    assert not {where: found for where, found in wrong.items() if found}


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(set(keys()) - {GAME}))
def test_the_pages_of_every_game_are_for_everybody(sit: Seat, game: str) -> None:
    hands = sit(lang="el")
    wrong: dict[tuple[str, int | str], Any] = {}
    for path in (f"/cards/{game}", f"/rules/{game}", f"/turn/{game}"):
        hands.open(path)
        settled(hands)
        for width in (390, 820, 1440):
            hands.widen(width)
            wrong[path, width] = hands.page.evaluate(OVERFLOW)
        wrong[path, "axe"] = axe(hands) + by_night(hands)
    assert not {where: found for where, found in wrong.items() if found}


def test_targets_are_large_enough_on_a_phone(sit: Seat) -> None:
    hands = sit(width=390, touch=True, troubles=(NOWHERE,))
    wrong: dict[str, Any] = {}
    for path in PAGES:
        hands.open(path)
        wrong[path] = hands.page.evaluate(SMALL) + hands.page.evaluate(OVERFLOW)
    assert not {path: found for path, found in wrong.items() if found}


@pytest.mark.parametrize(("widths", "lang"), SHOWN)
def test_a_table_is_for_everybody(sit: Seat, widths: tuple[int, ...], lang: str) -> None:
    """Late, with all modules: no text leaves its box in any tab; once, axe finds nothing by day and by night."""
    phone = widths[-1] == 390
    hands = sit(width=widths[0], lang=lang, touch=phone)
    hands.table = hands.post("/records", {"text": age_positions.late()})["id"]
    hands.open(f"/table/{hands.table}")
    hands.wait(-1)
    settled(hands)
    wrong: dict[str, Any] = {}
    tabs = hands.page.locator(".bottom [role=tab]")
    assert bool(tabs.count()) == phone
    for width in widths:
        hands.widen(width)
        for at in range(max(1, tabs.count())):
            if phone:
                tabs.nth(at).tap()
                hands.still()
            wrong[f"{width} {at}"] = hands.page.evaluate(OVERFLOW) + hands.page.evaluate(SMALL)
            if lang == "en":
                wrong[f"{width} {at} axe"] = axe(hands) + by_night(hands)
    if lang == "en" and not phone:
        for key in ("?", "b", "Enter"):
            hands.key(key)
            hands.still()
            wrong[key] = axe(hands)
            hands.key("Escape")
    assert not {where: found for where, found in wrong.items() if found}


@pytest.mark.parametrize(
    ("board", "game"),
    [
        ("generic", GAMES[0]),
        ("drawn", GAMES[1]),
        pytest.param("drawn", GAMES[0], marks=pytest.mark.soak),
        pytest.param("generic", GAMES[1], marks=pytest.mark.soak),
    ],
)
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


def test_cards_stand_under_the_name_of_their_game(sit: Seat) -> None:
    hands = sit()
    hands.open(f"/cards/{GAMES[1]}")
    expect(hands.page.locator("h1")).to_have_text("Through the Ages: Cards", use_inner_text=True)


def test_three_densities(sit: Seat) -> None:
    hands = sit()
    table = hands.new_table("you", "bot:random", "bot:random")
    for density in ("compact", "text", "picture"):
        hands.open("/account")
        with hands.page.expect_response("**/api/me*"):
            hands.page.locator(f"input[value={density}]").check()
        hands.open(f"/table/{table}")
        settled(hands)
        assert hands.page.locator("html").get_attribute("data-density") == density
        assert hands.page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize(  # Russian words weigh most
    "lang", ["ru", *(pytest.param(lang, marks=pytest.mark.soak) for lang in ("en", "el"))]
)
def test_the_first_load_of_every_page_is_small(sit: Seat, lang: str) -> None:
    hands = sit(lang=lang, troubles=(NOWHERE,))
    table = hands.finished_game()
    ours = [f"/table/{hands.new_table('you', 'bot:random', 'bot:random', game=game)}" for game in GAMES]
    paths = [*ours, *(PAGES if lang == "en" else HEAVY), f"/result/{table}", f"/replay/{table}"]
    weights: dict[str, int] = {}
    for path in paths:
        hands.open(path)
        hands.page.wait_for_load_state("networkidle")
        weights[path] = hands.page.evaluate(WEIGHT)
    assert min(weights.values()) > 50_000, "nothing was measured"
    assert not {path: weight for path, weight in weights.items() if weight >= 210_000}


def test_the_client_allows_itself_no_inline_style_or_script(sit: Seat) -> None:
    hands = sit()
    own = hands.page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert own == "script-src 'self'; style-src 'self'"
    hands.sit("you", "bot:random")  # and every other test fails when the browser has to refuse something
