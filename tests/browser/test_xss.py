"""What others write is shown as text: no script runs, no element comes in, the policy has nothing to refuse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page

from ecumene.client import Client
from ecumene.table.clean_text import clean
from tests.browser.hands import STILL
from tests.payloads import PAYLOADS
from tests.waiting import until

GAME = "age-of-civilization"
LISTED = 10  # tables on the front page besides others that wait
WATCH = """
  window.caught = [];
  window.xss = () => window.caught.push('a script ran');
  document.addEventListener('securitypolicyviolation', event =>
    window.caught.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
"""
# The client itself writes no handler as an attribute, no address that is a script, and no such elements.
CAUGHT = """() => {
  const wrong = [...window.caught];
  for (const node of document.querySelectorAll('*')) {
    const bad = node.classList.contains('xss') || node.matches('iframe, object, embed, base, math, style')
      || (node.matches('script') && !node.src.startsWith(location.origin + '/'))
      || [...node.attributes].some(({name, value}) => /^on/i.test(name)
        || (/^(href|src|action|formaction|data|srcdoc)$/i.test(name) && /^\\s*javascript:/i.test(value)));
    if (bad) wrong.push(node.outerHTML.slice(0, 120));
  }
  return wrong;
}"""
SHOWN = "texts => texts.every(text => document.body.textContent.includes(text))"
INJECT = "() => document.body.insertAdjacentHTML('beforeend', '<p class=xss></p><img src=x onerror=xss()>')"


@pytest.fixture
def victim(chromium: Browser, address: str) -> Iterator[Page]:
    """Somebody who looks at everything that others wrote."""
    context = chromium.new_context(locale="en-GB", base_url=address, reduced_motion="reduce")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.set_default_timeout(45_000)
    yield page
    context.close()


def look(page: Page, path: str, *texts: str) -> None:
    """Open a page: the texts stand there letter by letter, and nothing else happens."""
    page.goto(path)
    page.wait_for_selector("h1, .shell")
    page.wait_for_function(SHOWN, arg=list(texts))
    unharmed(page)


def unharmed(page: Page) -> None:
    """Nothing has happened on this page."""
    page.evaluate(STILL)  # what a payload would do, it has done
    assert page.evaluate(CAUGHT) == [], page.url


@pytest.mark.parametrize("first", range(0, len(PAYLOADS), LISTED))
def test_nothing_that_people_write_is_more_than_text(victim: Page, address: str, first: int) -> None:
    written = PAYLOADS[first : first + LISTED]
    names = [clean(payload) for payload in written]
    with ExitStack() as writers:
        rooms = []
        for payload in written:
            writer = writers.enter_context(Client(address))
            writer.guest(payload)
            rooms.append(writer.create(GAME, ["you", "open"], name=payload)["id"])
            writers.callback(writer.leave, rooms[-1])  # and the table goes away
            writer.say(rooms[-1], payload)
        look(victim, "/", *names)
        for room, name in list(zip(rooms, names, strict=True))[::3]:
            look(victim, f"/table/{room}", name)
            victim.get_by_role("heading", level=1, name=name, exact=True).wait_for()


def test_talk_names_and_searches_at_a_table_are_text(victim: Page, address: str) -> None:
    look(victim, "/")
    with Client(address) as writer:
        writer.guest(PAYLOADS[3])
        made = writer.create(GAME, ["you", "open"], name=PAYLOADS[4], visibility="private")
        table = made["id"]
        victim.goto(f"/table/{table}?invite={made['invite']}")
        victim.get_by_role("button", name="Sit down").click()
        victim.wait_for_selector(".shell")
        victim.locator("[data-tab=chat]").click()
        for at in range(0, len(PAYLOADS), 5):
            writer.say(table, " ".join(PAYLOADS[at : at + 5]))
        victim.wait_for_function(SHOWN, arg=[*PAYLOADS, clean(PAYLOADS[3])])
        unharmed(victim)
    for path in (f"/cards/{GAME}", f"/rules/{GAME}"):
        look(victim, path)
        search = victim.locator("input[type=search]:visible").first
        for payload in PAYLOADS:
            search.fill(payload)
        unharmed(victim)


def test_addresses_and_records_are_text(victim: Page) -> None:
    for payload in PAYLOADS[::3]:
        asked = quote(payload, safe="")
        look(victim, f"/new?game={asked}")
        look(victim, f"/rules/{GAME}?q={asked}")
    look(victim, "/")
    for payload in PAYLOADS:
        record = f'[Game "{payload}"]\n[Rules "1"]\n'.encode()
        victim.locator("input[type=file]").set_input_files(
            {"name": "a.game", "mimeType": "text/plain", "buffer": record}
        )
    victim.locator("[role=alert]").wait_for()
    unharmed(victim)


def test_what_is_injected_is_seen(victim: Page) -> None:
    look(victim, "/")
    victim.evaluate(INJECT)

    def caught_both() -> Any:
        caught = victim.evaluate(CAUGHT)
        policy, made = (any(word in line for line in caught) for word in ("policy", 'class="xss"'))
        return caught if policy and made else None

    caught = until(caught_both)
    assert "a script ran" not in caught
