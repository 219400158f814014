"""What a person at the browser does, in words: look, use things, choose moves, wait."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

POST = """async ([path, body]) => {
  const answer = await fetch('/api' + path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
  return await answer.json();
}"""
STATE = "async id => (await (await fetch('/api/tables/' + id)).json()).state"
READY = """version => {
  const shell = document.querySelector('.shell');
  return shell && Number(shell.dataset.version) > version
    && (shell.dataset.over !== undefined || shell.dataset.must !== undefined);
}"""


class Hands:
    """One person, one page."""

    def __init__(self, page: Page, address: str, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.touch = touch
        self.inputs = 0
        self.table = ""

    def open(self, path: str) -> None:
        """Go to an address and wait until something is drawn."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("h1, .shell")

    def widen(self, width: int) -> None:
        """Make the window as wide as this; what is on the page finds its new place."""
        size = self.page.viewport_size
        self.page.set_viewport_size({"width": width, "height": size["height"] if size else 900})
        self.page.wait_for_timeout(150)

    def new_table(self, *seats: str, game: str = "age-of-civilization", **more: Any) -> str:
        """Make a table and sit down at it; the seats are as on the wire."""
        body = {"game": game, "players": len(seats), "seats": list(seats), "visibility": "private", **more}
        made = self.page.evaluate(POST, ["/tables", body])
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

    def wait(self, version: int) -> None:
        """Wait for a later scene in which this person must move, or the end."""
        self.page.wait_for_function(READY, arg=version)

    def scene(self) -> Any:
        """What the server shows this person."""
        return self.page.evaluate(f"async () => await (await fetch('/api/tables/{self.table}/scene')).json()")

    def finished_game(self) -> str:
        """Return a game that is over: bots alone play it to the end."""
        table = self.new_table("bot:random", "bot:random")
        for _ in range(400):
            if self.page.evaluate(STATE, table) == "over":
                return table
            self.page.wait_for_timeout(100)
        raise AssertionError("the bots do not finish")

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
        before = self.version
        self.press(thing)
        self.page.wait_for_timeout(60)
        menu = self.page.locator("[role=dialog] [data-move]")
        if menu.count():
            self.press(menu.first)
        self.go_on()
        self.wait(before)

    def go_on(self) -> None:
        """Answer the checklist before the end of a turn, if it is asked."""
        asked = self.page.locator("dialog button.primary")
        if asked.count():
            self.press(asked.first)
