"""Sid Meier's Civilization on its drawn board: a win, a walk, a deal and a battle by clicks, keys and fingers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ecumene.games.sid_meiers_civilization.card_data import SPACES
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.players import make
from ecumene.players.bot import Bot
from tests.browser.company import seat_live
from tests.browser.conftest import Seat
from tests.browser.hands import OFFERED, Hands
from tests.browser.keys import answer, use, walk
from tests.browser.test_maps import PINCH, SIGHT
from tests.browser.test_pages import OVERFLOW, SHOWN, SMALL, axe
from tests.browser.test_through_the_ages import look_at
from tests.games.sid_meiers_civilization.situation import (
    army,
    at_a_table,
    cities,
    hand,
    hut_tokens,
    know,
    moving,
    open_map,
    play,
    researching,
    scout,
    start,
    table,
    tokens,
    trading,
    units,
)

GAME = "sid-meiers-civilization"
BELOW_THE_BAR = 826  # of 900
PAN = """([x, y, dx, dy]) => {
  const svg = document.querySelector('.map .pane > svg');
  const touch = (type, at) => svg.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: 'touch', bubbles: true, clientX: x + at * dx, clientY: y + at * dy}));
  touch('pointerdown', 0);
  touch('pointermove', 0.2);
  touch('pointermove', 1);
  touch('pointerup', 1);
}"""
LONG_WINDED = ("offer",)  # half of the moves of an adviser who looks no further than the next one would be offers
ON_THE_MAP = ("capital", "place", "walk")
CLICKED = """v => Number(document.querySelector('.shell').dataset.version) > v
  || document.querySelector('[role=dialog] [data-move], [data-confirm]') !== null"""
AT_VERSION = "v => Number(document.querySelector('.shell').dataset.version) >= v"


def record(s: GameState) -> str:
    """Return a record that begins with a table."""
    return at_a_table(s).record()


def late(phase: Callable[[GameState], GameState], space: int = 5, culture: int = 9) -> str:
    """A table of two in its seventh round: technologies, stacks, tokens and cards."""
    s = table("america", "rome", round=7)
    open_map(s, "neutral-01", "neutral-02", "neutral-03", "neutral-04")
    for seat, known in enumerate(
        (
            "code-of-laws writing pottery masonry horseback-riding construction engineering",
            "writing pottery sailing",
        )
    ):
        s.players[seat].trade, s.players[seat].culture, s.players[seat].space = 14, culture, space
        know(s, seat, *known.split())
    army(s, 0, "d4", "d4", "b5")
    scout(s, 0, "d3")
    tokens(s, 0, iron=1, wheat=1)
    hut_tokens(s, 0, "silk")
    hand(s, 0, "drought", "a-gift-from-afar")
    units(s, 0, "artillery-1", "infantry-2", "mounted-3", "infantry-1")
    return record(phase(s))


def place(hands: Hands, name: str) -> Any:
    """Return a square of the map."""
    return hands.page.locator(f"[data-place='{name}']")


def test_a_walk_is_drawn_and_one_click_goes_all_the_way(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late(moving))
    hands.use(place(hands, "b5"))
    target = place(hands, "d6")
    assert target.get_attribute("data-far") is not None
    expect(hands.page.locator("[data-tag=d6]")).to_have_text("3")
    target.hover()
    expect(hands.page.locator("[data-way]")).to_have_attribute("data-way", "b5 c5 d5 d6")
    before = hands.version
    hands.press(target)
    hands.page.wait_for_function(AT_VERSION, arg=before + 3)
    assert "d6" in hands.scene()["view"]["players"][0]["armies"]


def test_squares_are_found_by_their_names_and_tell_what_is_there(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random", game=GAME)
    rows = hands.page.locator("aside [data-move^=capital]")
    expect(rows).to_have_text([re.compile(r"The city will have \d")] * rows.count())
    columns = [chr(ord("a") + at) for at in range(8)]
    assert hands.page.locator(".map .ruler text").all_text_contents() == [*columns, *map(str, range(1, 17))]
    row = rows.last
    at = (row.get_attribute("data-move") or "").split()[1]
    row.hover()
    expect(hands.page.locator(".map .place.meant")).to_have_attribute("data-place", at)
    hands.use(row)
    there = hands.page.locator("aside [data-move^=place]")
    expect(there.first).to_contain_text(re.compile("Mountain|Forest|Grassland|Desert"))
    assert len(set(there.all_inner_texts())) == there.count()


def test_squares_that_nobody_may_leave_are_barred_on_the_map(sit: Seat) -> None:
    s = table("america", "rome", round=7)
    open_map(s, "neutral-01", "neutral-02")
    army(s, 0, "d5")
    moving(s)
    s.locked = [square("d5"), square("b3")]
    hands = sit()
    look_at(hands, record(s))
    barred = hands.page.locator(".map [data-locked]")
    assert {one.get_attribute("data-locked") for one in barred.all()} == {"b3", "d5"}
    place(hands, "d5").hover()
    expect(hands.page.locator(".map > header")).to_contain_text("No figure leaves it in this round")


def test_what_is_built_is_put_on_a_square_and_what_stands_there_is_drawn(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late(cities))
    hands.use(hands.page.locator("main [data-ref='building:market']").first)
    lit = hands.page.locator(".map [data-lit]")
    at = lit.first.get_attribute("data-place")
    hands.use(lit.first)
    assert {"thing": "market", "at": at} in hands.scene()["view"]["players"][0]["marks"]
    assert hands.page.locator(".map .plate.building").count() == 1


def test_research_is_sealed_in_the_pyramid_and_can_be_changed(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late(researching))
    assert hands.page.locator(".pyramid .laid").count() >= 8
    hands.press(hands.page.locator("main [data-ref='technology:metalworking']").first)
    hands.page.wait_for_function("() => document.querySelector('.shell').dataset.seat === '1'")
    assert hands.scene()["view"]["may_change"] == [0]


def test_own_things_stand_above_the_fold(sit: Seat) -> None:
    hands = sit(width=1440, height=900, lang="ru")
    look_at(hands, late(cities))
    main: Any = hands.page.locator("main").bounding_box()
    for part in (".own", ".dock .tabs", ".dock .grid", ".dock .sums"):
        box: Any = hands.page.locator(part).first.bounding_box()
        assert box["y"] + box["height"] - main["y"] <= BELOW_THE_BAR, part
    assert hands.page.locator(".panel .leads").all_inner_texts() == ["Америка", "Рим"]


def test_figures_are_carried_by_the_mouse_and_all_armies_of_a_square_go_along(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late(moving))
    start, end = (middle(hands, name) for name in ("d4", "d6"))
    mouse = hands.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 12, start[1] + 4, steps=3)
    hands.page.wait_for_selector("[data-far]")
    mouse.move(*end, steps=4)
    expect(hands.page.locator("[data-way]")).to_have_attribute("data-way", "d4 d5 d6")
    before = hands.version
    mouse.up()
    hands.page.wait_for_function(AT_VERSION, arg=before + 2)
    assert hands.scene()["view"]["players"][0]["armies"].count("d6") == 2


def middle(hands: Hands, name: str) -> tuple[float, float]:
    """Return where the middle of a square is on the screen."""
    box: Any = place(hands, name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_game_against_a_bot_is_won_by_clicks_on_the_culture_track(sit: Seat, database: Path) -> None:
    hands = sit()
    seat_live(database, late(cities, space=SPACES - 2, culture=20), hands)
    hands.wait(-1)
    hands.press(hands.page.locator("[data-pane=culture]"))
    for space in (SPACES - 1, SPACES):
        before = hands.version
        hands.press(hands.page.locator(f"main [data-ref='space:space-{space}']").first)
        hands.page.wait_for_function(AT_VERSION, arg=before + 1)
        while hands.page.locator(".question [data-offer^=discard]").count():
            before = hands.version
            hands.press(hands.page.locator(".question [data-offer^=discard]").first)
            hands.page.wait_for_function(AT_VERSION, arg=before + 1)
    assert hands.over
    ending = "A civilization has reached the end of the culture track."
    expect(hands.page.locator(".over")).to_contain_text(ending)
    result = hands.scene()["result"]
    assert (result["ending"], result["winners"]) == ("culture", [0])
    hands.page.get_by_role("link", name="Result").click()
    hands.page.wait_for_selector(".ranks li")
    assert hands.page.locator(".ranks li").count() == 2
    expect(hands.page.locator("main")).to_contain_text(ending)
    expect(hands.page.locator(".ranks .won .numbers")).to_contain_text(f"Culture track {SPACES}")
    assert hands.page.locator(".ranks .score").count() == 0
    expect(hands.page.locator("h2").first).to_have_text("Progress in per cent")


@pytest.mark.soak
@pytest.mark.long
def test_a_whole_game_against_a_bot_by_clicks(sit: Seat) -> None:
    """Somebody who plays what a quick adviser would, by clicks on the map and on the moves, and wins."""
    hands = sit()
    hands.sit("you", "bot:random", game=GAME)
    play_as(make("greedy", GAME, 0), hands, 4_000)
    assert hands.over
    result = hands.scene()["result"]
    assert result["ending"] != "long-stop" and result["winners"] == [0]


def play_as(adviser: Bot, hands: Hands, most: int) -> None:
    """Click what an adviser chooses, until the game is over or so many moves are made."""
    for _ in range(most):
        hands.page.wait_for_function("() => document.querySelector('.shell').matches('[data-must], [data-over]')")
        if hands.over:
            return
        offered = hands.page.evaluate(OFFERED)
        scene = hands.scene()
        moves = [offer["move"] for offer in scene["offers"] if offer["move"].split()[0] not in LONG_WINDED]
        if not moves:  # the page has not heard yet that others are asked whether they step in
            hands.page.wait_for_function(f"offered => ({OFFERED})() !== offered", arg=offered)
            continue
        move = adviser.choose(scene["view"], moves)
        before = hands.version
        click(hands, move)
        hands.go_on()
        hands.wait(before, offered)


def click(hands: Hands, move: str) -> None:
    """Make a move: of a square on the map, and where something waits there once more; any other in the list."""
    verb, *rest = move.split()
    square = hands.page.locator(f".map [data-place='{rest[-1]}'][data-lit]") if verb in ON_THE_MAP else None
    if square is not None and square.count():
        before = hands.version
        hands.press(square)
        hands.page.wait_for_function(CLICKED, arg=before)
        if hands.version == before:
            hands.press(hands.page.locator(f"[role=dialog] [data-move='{move}'], [data-confirm]").first)
        return
    hands.unfold()
    hands.press(hands.page.locator(f"aside [data-move='{move}']").first)


def test_the_first_moves_against_a_bot_are_clicks_on_the_map_and_in_the_list(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random", game=GAME)
    play_as(make("greedy", GAME, 0), hands, 12)
    view = hands.scene()["view"]
    assert view["players"][0]["cities"] and view["round"] >= 1


def test_a_round_by_keys_alone(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late(start))
    for _ in range(4):  # both seats: start and trade
        answer(hands, "e")
    walk(hands, "main [data-ref='piece:army']")
    use(hands)
    walk(hands, ".map [data-lit]")
    use(hands)
    for _ in range(2):
        answer(hands, "e")
    walk(hands, ".map [data-place=b5]")
    use(hands)
    walk(hands, ".map [data-place=c5]")
    use(hands)
    assert "c5" in hands.scene()["view"]["players"][0]["armies"]
    walk(hands, "main [data-offer=stop], .bar [data-ref='button:stop']")
    use(hands)
    for _ in range(2):
        answer(hands, "e")
    walk(hands, ".pyramid [data-lit]")
    hands.key("Enter")
    hands.page.wait_for_function("() => document.querySelector('.shell').dataset.seat === '1'")
    before = [len(player["technologies"]) for player in hands.scene()["view"]["players"]]
    walk(hands, ".pyramid [data-lit]")
    use(hands)
    view = hands.scene()["view"]
    assert (view["round"], view["first"]) == (8, 1)
    assert [len(player["technologies"]) for player in view["players"]] == [known + 1 for known in before]


def test_fingers_pinch_pan_pick_and_walk(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True, lang="ru")
    look_at(hands, late(moving))
    hands.page.locator(".bottom [role=tab]").nth(1).tap()
    seen = hands.page.evaluate(SIGHT)
    pane: Any = hands.page.locator(".map .pane").bounding_box()
    hands.page.evaluate(PINCH, [pane["x"] + 100, pane["y"] + 120, 30, 60])
    near = hands.page.evaluate(SIGHT)
    assert near[2] == pytest.approx(seen[2] / 2, rel=0.02)
    hands.page.evaluate(PAN, [pane["x"] + 200, pane["y"] + 120, -60, -40])
    across = near[2] / pane["width"]
    assert hands.page.evaluate(SIGHT)[:2] == pytest.approx(
        [near[0] + 60 * across, near[1] + 40 * across], rel=0.05
    )
    hands.page.evaluate(PAN, [pane["x"] + 140, pane["y"] + 80, 60, 40])
    hands.page.evaluate(PINCH, [pane["x"] + 100, pane["y"] + 120, 60, 30])
    hands.press(place(hands, "b5"))
    hands.press(hands.page.locator("[data-confirm]").first)
    hands.page.wait_for_selector("[data-far]")
    hands.inputs, before = 0, hands.version
    hands.press(place(hands, "d5"))
    hands.press(hands.page.locator("[data-go-far]"))
    hands.page.wait_for_function(AT_VERSION, arg=before + 2)
    assert hands.inputs == 2
    assert "d5" in hands.scene()["view"]["players"][0]["armies"]


def test_on_a_phone_the_map_stands_above_the_moves_where_a_square_is_asked_for(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True)
    look_at(hands, late(lambda s: play(cities(s), "build market")))
    lit = hands.page.locator(".asked [data-place][data-lit]").first
    at, before = lit.get_attribute("data-place"), hands.version
    hands.press(lit)
    hands.press(hands.page.locator("[data-confirm]").first)
    hands.page.wait_for_function(AT_VERSION, arg=before + 1)
    assert {"thing": "market", "at": at} in hands.scene()["view"]["players"][0]["marks"]
    assert hands.page.evaluate(OVERFLOW) == []


def test_on_a_phone_the_map_stands_above_the_moves_where_a_city_can_be_founded(sit: Seat) -> None:
    s = table("rome", "germany", round=7)
    open_map(s, "neutral-01", "neutral-02", "neutral-03", "neutral-04")
    scout(s, 0, "f4")
    hands = sit(width=390, height=844, touch=True)
    look_at(hands, record(start(s)))
    hands.press(hands.page.locator(".asked [data-place=f4][data-lit]"))
    before = hands.version
    hands.press(hands.page.locator("[data-confirm]").first)
    hands.page.wait_for_function(AT_VERSION, arg=before + 1)
    assert [city["at"] for city in hands.scene()["view"]["players"][0]["cities"]][1:] == ["f4"]


@pytest.mark.parametrize(("widths", "lang"), SHOWN)
def test_no_text_leaves_its_box(sit: Seat, widths: tuple[int, ...], lang: str) -> None:
    hands = sit(width=widths[0], lang=lang, touch=widths[0] == 390, dark=lang == "ru")
    look_at(hands, late(trading))
    wrong: dict[tuple[int, str], Any] = {}
    for width in widths:
        hands.widen(width)
        if width == 390:
            hands.page.locator(".bottom [role=tab]").nth(2).tap()
        for pane in ("city", "figures", "pyramid", "market", "culture", "deal"):
            hands.page.locator(f"[data-pane={pane}]").click()
            hands.page.wait_for_selector(f"[data-pane={pane}][aria-selected=true]")
            wrong[width, pane] = hands.page.evaluate(OVERFLOW) + hands.page.evaluate(SMALL)
        if lang != "el":
            wrong[width, "axe"] = axe(hands)
    assert not {where: found for where, found in wrong.items() if found}
