"""What once went wrong for people at the browser, each with the steps that showed it."""

from __future__ import annotations

from playwright.sync_api import Route

from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.test_pages import axe, settled
from tests.waiting import until

ROWS_IN_SIGHT = """() => [...document.querySelectorAll('[data-move]')].filter(row => {
  const box = row.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.height > 0 && found && (row.contains(found) || found.contains(row));
}).length"""


GO = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


class Held:
    """Requests that are held back until they are let go; the first of them is waited for."""

    def __init__(self, hands: Hands, where: str) -> None:
        self.page = hands.page
        self.routes: list[Route] = []
        self.free = False
        self.page.route(where, self._hold)

    def _hold(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)

    def wait(self) -> None:
        """Wait until a request is held back."""
        until(lambda: self.page.evaluate("() => 0") == 0 and self.routes)  # the browser is heard meanwhile

    def let_go(self) -> None:
        """Let all of them go, and wait until they are answered and the page has seen to it."""
        self.free = True
        for route in self.routes:
            with self.page.expect_response(route.request.url):
                route.continue_()
        self.page.evaluate("() => new Promise(done => setTimeout(done))")


def test_a_replay_with_motion_goes_step_by_step(sit: Seat) -> None:
    hands = sit(motion=True)
    table = hands.finished_game()
    hands.open(f"/replay/{table}")
    slider = hands.page.locator(".player input[type=range]")
    slider.wait_for()
    for number in range(1, 6):
        slider.fill(str(number))
        hands.page.locator(".player output", has_text=f"{number} /").wait_for()
    # What goes wrong in an effect is told to the console: `sit` asks that nothing was.


def test_the_last_of_several_quick_languages_is_spoken(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random")
    held = {lang: Held(hands, f"**/assets/{lang}-*.js") for lang in ("ru", "el")}
    hands.page.locator(".bar button").last.click()
    for lang, words in held.items():
        hands.page.locator(f"dialog input[value={lang}]").check()
        words.wait()
    held["el"].let_go()
    hands.page.wait_for_selector("html[lang=el]")
    held["ru"].let_go()  # too late
    hands.still()
    assert hands.page.locator("html").get_attribute("lang") == "el"
    hands.page.reload()
    hands.page.wait_for_selector("html[lang=el] .shell")


def test_the_language_outlives_a_lost_line(sit: Seat) -> None:
    hands = sit(troubles=("ERR_INTERNET_DISCONNECTED", "WebSocket"))
    hands.sit("you", "bot:random")
    hands.page.locator(".bar button").last.click()
    hands.page.locator("dialog input[value=ru]").check()
    hands.page.wait_for_selector("html[lang=ru]")
    hands.key("Escape")
    hands.page.context.set_offline(True)
    hands.page.evaluate("() => dispatchEvent(new Event('offline'))")
    with hands.page.expect_websocket() as opened:
        hands.page.context.set_offline(False)
    assert "lang=ru" in opened.value.url


def test_who_leaves_a_table_at_once_opens_no_line_to_it(sit: Seat) -> None:
    hands = sit()
    table = hands.new_table("you", "bot:random")
    lines: list[str] = []
    hands.page.on("websocket", lambda line: lines.append(line.url))
    held = Held(hands, f"**/api/tables/{table}/chat*")
    hands.open("/")
    hands.page.evaluate(GO, f"/table/{table}")
    held.wait()
    hands.page.evaluate(GO, "/")
    hands.page.wait_for_selector("h1")
    held.let_go()
    hands.still()
    assert not lines


def test_no_table_is_made_before_the_games_are_known(sit: Seat) -> None:
    hands = sit()
    held = Held(hands, "**/api/games*")
    hands.open("/new")
    held.wait()
    make = hands.page.locator("form button.primary")
    assert make.is_disabled()
    held.let_go()
    hands.page.wait_for_function("() => !document.querySelector('form button.primary').disabled")
    make.click()
    hands.page.wait_for_selector(".shell")


def test_at_two_hundred_percent_several_moves_are_in_sight(sit: Seat) -> None:
    hands = sit(width=720, height=450)
    hands.sit("you", "bot:random")
    hands.page.get_by_role("button", name="Got it").click()
    hands.wait(-1)
    assert hands.page.evaluate(ROWS_IN_SIGHT) >= 3


def test_nothing_shines_through_the_status_bar(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random")
    ground = hands.page.evaluate("() => getComputedStyle(document.querySelector('.bar')).backgroundColor")
    assert ground.startswith("rgb("), f"{ground} lets cards shine through"


def test_talk_that_was_read_stays_read_and_pleases_axe(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True)
    hands.sit("you", "bot:random")
    tab = hands.page.locator(".bottom [role=tab]").last
    tab.tap()
    hands.page.get_by_role("tab", name="Chat").tap()
    hands.page.get_by_placeholder("Say something").fill("Hello")
    hands.page.get_by_role("button", name="Send").tap()
    hands.page.locator("[role=log]", has_text="Hello").wait_for()
    settled(hands)
    assert not axe(hands)
    hands.page.locator(".bottom [role=tab]").first.tap()
    tab.tap()
    assert not hands.page.locator(".side .badge").count()
    hands.page.reload()
    hands.page.wait_for_selector(".shell")
    tab.tap()
    assert not hands.page.locator(".side .badge").count()


def test_a_saved_record_is_named_after_its_game(sit: Seat) -> None:
    hands = sit()
    table = hands.finished_game()
    hands.open(f"/result/{table}")
    with hands.page.expect_download() as saved:
        hands.page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename.startswith("age-of-civilization-")
