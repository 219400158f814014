"""Maps and many moves: pick a piece, its targets light up, the way is drawn; by mouse, keys and fingers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.atlas import Atlas, squares, territories
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.test_pages import OVERFLOW, axe

# How much of the map is in sight, in its own units, and where a place of it is on the screen.
SIGHT = "() => document.querySelector('.map .pane > svg').getAttribute('viewBox').split(' ').map(Number)"
FOCUSED = "() => document.activeElement?.dataset.place ?? ''"
WAY = "() => document.querySelector('.map .path[data-way]')?.dataset.way ?? ''"
ROWS = "() => document.querySelectorAll('.moves [data-move]').length"
PINCH = """([x, y, from, to]) => {
  const svg = document.querySelector('.map .pane > svg');
  const touch = (type, id, dx) => svg.dispatchEvent(new PointerEvent(type, {
    pointerId: id, pointerType: 'touch', bubbles: true, clientX: x + dx, clientY: y}));
  touch('pointerdown', 1, -from);
  touch('pointerdown', 2, from);
  touch('pointermove', 1, -to);
  touch('pointermove', 2, to);
  touch('pointerup', 1, -to);
  touch('pointerup', 2, to);
}"""


def at_a_map(hands: Hands, chart: Any, scouts: list[str], reach: int) -> Atlas:
    """Sit down at a table with this map; the scouts are one's own."""
    atlas = Atlas(hands.page, chart, scouts, reach)
    hands.sit("you", "bot:random", board="generic")
    if hands.touch:
        hands.press(hands.page.get_by_role("tab", name="Board"))
    place(hands.page, scouts[0]).wait_for()
    return atlas


def place(page: Page, name: str) -> Locator:
    """Return a place of the map."""
    return page.locator(f"[data-place='{name}']")


def lit(page: Page) -> set[str]:
    """Return the places that shine."""
    return {str(each.get_attribute("data-place")) for each in page.locator(".map [data-lit]").all()}


def test_a_piece_is_picked_and_walks_where_its_way_is_drawn(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    atlas = at_a_map(hands, territories(), ["europe", "india"], 2)
    assert lit(page) == {"europe", "india"}  # only where moves begin
    hands.press(place(page, "europe"))
    reach = {"russia", "middle-east", "north-africa", "china", "india", "southern-africa"}
    assert lit(page) == reach
    expect(page.locator("[data-tag=china]")).to_have_text("2")
    place(page, "china").hover()
    assert page.evaluate(WAY).split() in (["europe", "russia", "china"], ["europe", "middle-east", "china"])
    hands.press(place(page, "china"))
    assert atlas.played == ["walk 0 china"]
    assert hands.inputs == 2


def test_one_step_back_by_escape_by_the_thing_itself_and_by_a_click_on_nothing(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    atlas = at_a_map(hands, territories(), ["europe", "india"], 2)
    box: Any = page.locator(".map .pane > svg").bounding_box()
    ways: list[Callable[[], None]] = [
        lambda: hands.key("Escape"),
        lambda: hands.press(place(page, "europe")),
        lambda: page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 6),
        lambda: hands.press(place(page, "oceania")),
        lambda: hands.press(page.locator("[data-back]")),
    ]
    for back in ways:
        hands.press(place(page, "europe"))
        expect(place(page, "europe")).to_have_attribute("aria-pressed", "true")
        back()
        expect(page.locator("[data-back]")).to_have_count(0)
        assert lit(page) == {"europe", "india"}
    assert atlas.played == []


def test_what_is_pressed_on_the_map_and_let_go_beside_it_is_let_go(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    atlas = at_a_map(hands, territories(), ["europe", "india"], 2)
    box: Any = page.locator(".map .pane > svg").bounding_box()
    seen = page.evaluate(SIGHT)
    page.mouse.move(box["x"] + 3, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] - 2, box["y"] + box["height"] / 2)  # less than a drag
    page.mouse.up()
    place(page, "india").hover()
    assert page.evaluate(SIGHT) == seen, "the map does not follow a mouse that holds nothing"
    hands.press(place(page, "europe"))
    hands.press(place(page, "china"))
    assert atlas.played == ["walk 0 china"]


def test_a_walk_by_keys_alone(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    atlas = at_a_map(hands, territories(), ["europe", "india"], 2)
    assert page.locator(".map [data-place][tabindex='0']").count() == 1  # one stop for Tab
    hands.key("b")
    page.wait_for_function(f"() => ({FOCUSED})() === 'europe'")
    expect(place(page, "europe")).to_have_attribute("aria-label", "europe. Land. Scout. 7 moves")
    hands.key("Enter")
    hands.key("ArrowDown")
    assert page.evaluate(FOCUSED) == "north-africa"
    hands.key("ArrowRight")
    assert page.evaluate(FOCUSED) == "middle-east"
    hands.key("ArrowRight")
    assert page.evaluate(FOCUSED) == "china"
    hands.key("ArrowDown")
    hands.key("ArrowDown")
    assert page.evaluate(FOCUSED) == "oceania"  # arrows go where no move does, too
    hands.key("PageUp")  # back to the place before it that can be used
    assert page.evaluate(FOCUSED) == "china"
    assert page.evaluate(WAY).split()[-1] == "china"
    hands.key("Enter")
    assert atlas.played == ["walk 0 china"]


def test_wheel_drag_fit_overview_and_bare_ground(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    atlas = at_a_map(hands, squares(16, 16), ["c3", "h8"], 2)
    whole = page.evaluate(SIGHT)
    expect(page.locator(".overview")).to_have_count(0)
    before: Any = place(page, "f6").bounding_box()
    at = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.move(*at)
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"w => ({SIGHT})()[2] < w * 0.7", arg=whole[2])
    after: Any = place(page, "f6").bounding_box()
    assert after["x"] < at[0] < after["x"] + after["width"] and after["y"] < at[1] < after["y"] + after["height"]
    expect(page.locator(".overview")).to_be_visible()
    seen = page.evaluate(SIGHT)
    page.mouse.down()
    page.mouse.move(at[0] - 60, at[1] - 40, steps=4)
    page.mouse.up()
    dragged = page.evaluate(SIGHT)
    assert dragged[0] > seen[0] and dragged[1] > seen[1] and dragged[2] == seen[2]
    assert page.locator("[data-back]").count() == 0  # what was under the pointer at the end of a drag is not used
    hands.press(page.locator(".overview"))
    assert page.evaluate(SIGHT)[:2] != dragged[:2]
    hands.press(page.get_by_role("button", name="Show the whole map"))
    assert page.evaluate(SIGHT) == pytest.approx(whole)
    hide: Any = page.get_by_role("button", name="Hide the pieces while held").bounding_box()
    page.mouse.move(hide["x"] + 10, hide["y"] + 10)
    page.mouse.down()
    expect(page.locator("[data-piece]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-piece]")).to_have_count(2)
    assert atlas.played == []


def test_fingers_find_places_of_44_pixels_pinch_and_confirm(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True)
    page = hands.page
    atlas = at_a_map(hands, squares(16, 16), ["c3", "h8"], 2)
    box: Any = place(page, "c3").bounding_box()
    assert box["width"] >= 43  # a square with its border
    seen = page.evaluate(SIGHT)
    pane: Any = page.locator(".map .pane").bounding_box()
    page.evaluate(PINCH, [pane["x"] + 100, pane["y"] + 120, 30, 60])
    assert page.evaluate(SIGHT)[2] == pytest.approx(seen[2] / 2, rel=0.02)
    page.evaluate(PINCH, [pane["x"] + 100, pane["y"] + 120, 60, 30])
    hands.inputs = 0
    hands.press(place(page, "c3"))
    hands.press(place(page, "d4"))
    assert atlas.played == []  # it waits to be confirmed, with its way drawn
    assert page.evaluate(WAY).split()[-1] == "d4"
    hands.press(page.locator("[role=dialog] [data-confirm]"))
    assert atlas.played == ["walk 0 d4"]
    assert hands.inputs == 3
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_long_list_is_grouped_by_thing_searched_and_drawn_as_far_as_one_comes(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    atlas = at_a_map(hands, squares(16, 16), ["d4", "h8", "l12", "d13"], 9)
    assert len(atlas.moves) >= 500
    groups = page.locator(".moves [data-group]")
    expect(groups).to_have_count(4)
    assert page.evaluate(ROWS) == 0
    hands.press(groups.nth(1))
    expect(groups.nth(1)).to_have_attribute("aria-expanded", "true")
    assert 60 <= page.evaluate(ROWS) < 130  # not all of them
    page.locator("[data-search]").fill("walk 2 l3")
    expect(page.locator(".moves [data-move='walk 2 l3']")).to_be_visible()
    expect(page.locator(".moves [data-move]")).to_have_count(1)
    page.locator("[data-search]").fill("walk")
    assert page.evaluate(ROWS) < 130
    for _ in range(8):
        page.locator(".moves [data-move]").last.scroll_into_view_if_needed()
        hands.still()
    assert page.evaluate(ROWS) > 400
    page.locator("[data-search]").fill("walk 3 d14")
    hands.key("Enter")
    assert atlas.played == ["walk 3 d14"]


def test_the_list_shows_the_moves_of_what_was_picked(sit: Seat) -> None:
    hands = sit(lang="ru")
    page = hands.page
    at_a_map(hands, territories(), ["europe", "india"], 2)
    expect(page.locator(".moves [data-move]")).to_have_count(13)
    hands.press(place(page, "europe"))
    expect(page.locator(".moves [data-move]")).to_have_count(6)
    hands.press(page.get_by_role("button", name="Все ходы"))
    expect(page.locator(".moves [data-move]")).to_have_count(13)


def test_many_moves_of_a_thing_are_drilled_into_without_a_map(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    atlas = Atlas(page, None, [], 0)
    atlas.moves = [(f"aim {n}", ["tool:a", f"goal:{n}"], 1 + n % 3) for n in range(25)] + [("drop", ["tool:a"], 0)]
    hands.sit("you", "bot:random", board="generic")
    tool, goal = page.locator("main [data-ref='tool:a']"), page.locator("main [data-ref='goal:7']")
    expect(page.locator(".moves [data-group]")).to_have_count(1)
    hands.press(tool)
    expect(page.locator("main [data-ref^='goal:'][data-lit]")).to_have_count(25)
    expect(goal.locator(".badge")).to_have_text("2")
    page.locator("main h2").first.click()  # on nothing
    expect(page.locator("[data-back]")).to_have_count(0)
    hands.press(tool)
    expect(page.locator("[role=status] [data-move=drop]")).to_be_visible()  # what it can do on the spot
    hands.press(goal)
    assert atlas.played == ["aim 7"]


@pytest.mark.parametrize(
    ("lang", "dark"), [("en", False), ("ru", True), pytest.param("el", False, marks=pytest.mark.soak)]
)
def test_a_map_is_for_every_eye(sit: Seat, lang: str, dark: bool) -> None:
    hands = sit(lang=lang, dark=dark)
    atlas = at_a_map(hands, squares(8, 6, "shifted"), ["c3", "f4"], 3)
    for width in (1440, 820, 390):
        hands.widen(width)
        if width == 390:
            hands.press(hands.page.get_by_role("tab").nth(1))
        assert hands.page.evaluate(OVERFLOW) == [] and axe(hands) == []
        hands.press(place(hands.page, "c3"))
        assert len(lit(hands.page)) > 10 and axe(hands) == []
        hands.key("Escape")
    assert atlas.played == []
