"""What a person at the browser does, in words: look, use things, choose moves, wait."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from tests.waiting import until

OFFERED = "() => [...document.querySelectorAll('aside [data-move]')].map(one => one.dataset.move).join()"
LATER = "version => Number(document.querySelector('.shell')?.dataset.version) > version"
KNOWN = "() => localStorage.getItem('ecumene-known') !== null"
# Fonts are there, drawings that are in sight have come, nothing moves, and three frames look the same.
STILL = """async () => {
  await document.fonts.ready;
  const moves = one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
  const busy = () => document.getAnimations().some(moves)
    || [...document.images].some(one => one.loading !== 'lazy' && !one.complete);
  const size = () => {
    const {scrollWidth, scrollHeight, clientWidth} = document.documentElement;
    return [scrollWidth, scrollHeight, clientWidth, document.body.innerHTML].join();
  };
  for (let same = 0, last = ''; same < 3;) {
    await new Promise(requestAnimationFrame);
    const now = size();
    same = now === last && !busy() ? same + 1 : 0;
    last = now;
  }
}"""
READY = f"""([version, offered]) => {{
  const shell = document.querySelector('.shell');
  const later = shell && Number(shell.dataset.version) > version;
  return (later || (offered !== null && ({OFFERED})() !== offered))
    && (shell.dataset.over !== undefined || shell.dataset.must !== undefined);
}}"""


class Hands:
    """One person, one page: the first of the house, unless another is opened before anything is looked at."""

    def __init__(self, page: Page, address: str, lang: str = "en", touch: bool = False) -> None:
        self._page = page
        self._opened = self._known = False
        self.address = address
        self.lang = lang
        self.touch = touch
        self.inputs = 0
        self.table = ""

    @property
    def page(self) -> Page:
        """What is on the screen."""
        if not self._opened:
            self.open("/")
        return self._page

    def open(self, path: str) -> None:
        """Go to an address and wait until something is drawn."""
        self._opened = True
        self._page.goto(self.address + path)
        self._page.wait_for_selector("h1, .shell")

    def post(self, path: str, body: Any) -> Any:
        """Ask the server for something as the pages of this person do; no page has to be open."""
        if not self._known and self._opened:
            self._page.wait_for_function(KNOWN)  # the page sees to it by itself
        elif not self._known:
            self._send("/guest", {})
        self._known = True
        return self._send(path, body)

    def who(self) -> str:
        """Return the id of this person."""
        id: str = self.post("/guest", {})["id"]  # who is known already stays who it is
        return id

    def _send(self, path: str, body: Any) -> Any:
        headers = {"origin": self.address, "accept-language": self.lang}
        return self._page.context.request.post(f"{self.address}/api{path}", data=body, headers=headers).json()

    def widen(self, width: int) -> None:
        """Make the window as wide as this; what is on the page finds its new place."""
        size = self.page.viewport_size
        self.page.set_viewport_size({"width": width, "height": size["height"] if size else 900})
        self.still()

    def new_table(self, *seats: str, game: str = "age-of-civilization", **more: Any) -> str:
        """Make a table and sit down at it; the seats are as on the wire."""
        body = {"game": game, "players": len(seats), "seats": list(seats), "visibility": "private", **more}
        made = self.post("/tables", body)
        assert "id" in made, made
        self.table = made["id"]
        return self.table

    def sit(self, *seats: str, board: str = "", **more: Any) -> None:
        """Make a table and open it."""
        self.new_table(*seats, **more)
        self.open(f"/table/{self.table}{'?board=generic' if board == 'generic' else ''}")
        self.wait(-1)

    @property
    def shell(self) -> Locator:
        """The table on the screen."""
        return self.page.locator(".shell")

    @property
    def version(self) -> int:
        """The version of the scene that is shown."""
        return int(self.shell.get_attribute("data-version") or -1)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.shell.get_attribute("data-over") is not None

    @property
    def must(self) -> bool:
        """Whether this person must move, as far as is shown."""
        return self.shell.get_attribute("data-must") is not None

    def later(self, version: int) -> None:
        """Wait for a later scene, whoever must move in it."""
        self.page.wait_for_function(LATER, arg=version)

    def drawn(self) -> None:
        """Wait until what was pressed has changed the page."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def still(self) -> None:
        """Wait until nothing on the page changes any more."""
        self.page.evaluate(STILL)

    def idle(self) -> None:
        """Wait until no move of this person is on its way."""
        self.page.wait_for_function("() => !document.querySelector('.shell [aria-busy]')")

    def wait(self, version: int, offered: str | None = None) -> None:
        """Wait for a later scene in which this person must move, or the end.

        A step of a sealed answer changes what is offered, but not the version, which everybody sees.
        """
        self.page.wait_for_function(READY, arg=[version, offered])

    def scene(self) -> Any:
        """What the server shows this person."""
        return self.page.evaluate(f"async () => await (await fetch('/api/tables/{self.table}/scene')).json()")

    def play(self, move: str) -> None:
        """Make a move without the screen, to come to where the screen is looked at."""
        scene = self.scene()
        body = {"move": move, "asked": scene["asked"], "id": f"{scene['version']}-{move}"[:40]}
        answer = self.post(f"/tables/{self.table}/moves", body)
        assert "version" in answer, answer

    def finished_game(self) -> str:
        """Return a game that is over: bots alone play it to the end."""
        table = self.new_table("bot:random", "bot:random")
        where = f"{self.address}/api/tables/{table}"
        until(lambda: self._page.context.request.get(where).json()["state"] == "over", "the bots do not finish")
        return table

    def press(self, where: Locator) -> None:
        """One input: a click, or a tap."""
        self.inputs += 1
        if self.touch:
            where.tap()
        else:
            where.click()

    def key(self, name: str) -> None:
        """One input: a key."""
        self.inputs += 1
        self.page.keyboard.press(name)

    def use(self, thing: Locator) -> None:
        """Use a thing on the board; of several moves take the first."""
        before, offered = self.version, self.page.evaluate(OFFERED)
        self.pick(thing)
        self.wait(before, offered)

    def pick(self, thing: Locator) -> None:
        """Press a thing or a move; of several moves take the first, whatever comes of it."""
        self.press(thing)
        self.drawn()
        menu = self.page.locator("[role=dialog] [data-move]")
        if menu.count():
            self.press(menu.first)
        self.go_on()

    def unfold(self) -> None:
        """Open the groups of moves that are folded away."""
        folded = self.page.locator(".moves .fold[aria-expanded=false]")
        while folded.count():
            self.press(folded.first)

    def go_on(self) -> None:
        """Go on though something would be lost by ending the turn, if that is asked."""
        asked = self.page.locator("[data-go-on]")
        if asked.count():
            self.press(asked.first)
