"""Historia on its drawn board: choices in secret, the game alone, every width and language."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import ecumene
from ecumene.games.historia.card_data import WONDER_ROWS
from ecumene.games.historia.components.world import TERRITORIES
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.looks import look_at, wrong_in_any_tab
from tests.browser.test_pages import OVERFLOW, SHOWN

GAME = "historia"
LONGEST = 900
RAIL, CUBES = ".rail .actions", ".state .cubes"
FROM_TURN = [12, pytest.param(1, marks=pytest.mark.soak)]  # `make soak` plays the game alone from its first turn


@cache
def position(turn: int, players: int = 3, seed: int = 7, **options: Any) -> str:
    """Return a position as a record: bots by chance have played up to a turn, when cards are chosen."""
    given = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
    table = ecumene.new(GAME, players=players, seed=seed, options=given)
    dice = random.Random(seed)
    while True:
        view = table.view(0)
        choosing = any(frame["frame"] == "ChooseCards" for frame in view["stack"])
        if view["turn"] >= turn and choosing and 0 in table.waiting and not table.may_change:
            return ecumene.from_position(table.position()).record()
        seat = table.waiting[0]
        table.play(seat, dice.choice(table.moves(seat)))


def early() -> str:
    """The second turn of three, with nothing else."""
    return position(2)


def late() -> str:
    """The last era with everything: civbots, events, goals and command."""
    return position(10, 3, 5, civbots=("king", "noble", "chieftain"), events=True, goals=True, command=True)


def choose(hands: Hands, *cards: str) -> None:
    """Choose the first of these cards that can be."""
    for card in cards:
        place = hands.page.locator(f".rail .actions [data-lit][data-ref='card:{card}']")
        if place.count():
            hands.press(place.first)
            return


def test_two_people_choose_in_secret_through_a_whole_turn(sit: Seat) -> None:
    one, two = sit(), sit()
    two.table = one.new_table("you", "open", game=GAME, visibility="public")
    for hands in (one, two):
        hands.open(f"/table/{one.table}")
    two.page.locator("main button.primary").first.click()
    for hands in (one, two):
        hands.page.wait_for_selector(".board")
    rounds = 0
    for _ in range(60):
        both = [hands.scene() for hands in (one, two)]
        if both[0]["view"]["turn"] > 1:
            break
        sealing = any(frame["frame"] == "ChooseCards" for frame in both[0]["view"]["stack"])
        if sealing and both[0]["view"]["waiting"] == [0, 1]:
            rounds += 1
            assert one.page.locator(".round details").count() == (rounds > 1), "the last round, card by card"
            others = two.page.locator(".round").inner_text()
            choose(one, "revolution", "technology", "military", "exploit")
            one.page.locator(".seal").wait_for()
            assert two.page.locator(".round").inner_text() == others, "nothing is seen before it is sealed"
            assert two.scene()["view"] == both[1]["view"]
            one.press(one.page.locator(".seal"))
            two.page.wait_for_function("() => document.querySelector('.seats .ready')")
            one.page.wait_for_selector(".waits")
            choose(two, "art", "raid", "trade", "technology")
            two.press(two.page.locator(".seal"))
            two.page.wait_for_function("() => !document.querySelector('.seats .ready')")
            continue
        hands = (one, two)[both[0]["view"]["waiting"][0]]
        hands.wait(both[0]["version"] - 1)
        before = hands.version
        if both[0]["view"]["stack"][-1]["frame"] == "BuildWonder":
            assert hands.page.locator(".rail .actions .locked").count() == 2, "War and Tourism, not Art itself"
        hands.press(hands.page.locator("aside [data-move]").first)
        hands.go_on()
        hands.later(before)
    assert one.scene()["view"]["turn"] == 2
    assert rounds == 4, "three cards lie in the queue, then comes a revolution"


@pytest.mark.parametrize("turn", FROM_TURN)
def test_alone_against_five_civbots_to_the_end(sit: Seat, turn: int) -> None:
    hands = sit()
    look_at(hands, position(turn, 1, 4))
    assert len(hands.scene()["view"]["bots"]) == 5
    dice = random.Random(1)
    for _ in range(LONGEST):
        if hands.over:
            break
        rebel = hands.page.locator(".rail [data-lit][data-ref='card:revolution']:not(:has(.chosen))")
        seals = hands.page.locator("main .seal")
        lit = hands.page.locator("main [data-lit]")
        moves = hands.page.locator("[data-move]:visible")
        choice = lit if lit.count() and dice.random() < 0.6 else moves
        choice = seals if seals.count() else choice
        choice = rebel if rebel.count() and not seals.count() else choice
        hands.pick(choice.nth(dice.randrange(choice.count())))
        hands.idle()
    assert hands.over
    result = hands.scene()["result"]
    assert result["ending"] in ("solo", "destroyed")
    hands.open(f"/result/{hands.table}")
    told = hands.page.locator(".ending").inner_text()
    assert ("No player has won" in told) == (not result["winners"])
    assert ("your civilization has fallen" in told) == (result["ending"] == "destroyed")
    assert hands.page.locator(".ranks li").count() == 6
    assert hands.page.locator(".ranks").inner_text().count("Chieftain") == 5
    hands.widen(390)
    assert hands.page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize(("lang", "told"), [("ru", early), ("el", late)])
def test_own_things_stand_above_the_fold(sit: Seat, lang: str, told: Any) -> None:
    hands = sit(lang=lang)
    look_at(hands, told())
    for width, height, parts in ((1440, 900, [RAIL, CUBES]), (820, 1020, [RAIL])):
        hands.page.set_viewport_size({"width": width, "height": height})
        hands.still()
        for part in parts:
            box = hands.page.locator(part).first.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, f"{part}, though an analysis has a banner besides"


NAMES = """() => {
  const names = [...document.querySelectorAll('.territory .name')];
  const scale = names[0].getScreenCTM().a;
  const boxes = names.map(one => one.getBoundingClientRect());
  const cross = (a, b) => a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
  return {
    pixels: Math.min(...names.map(one => parseFloat(getComputedStyle(one).fontSize))) * scale,
    crossing: names.filter((_, at) => boxes.some((box, other) => other !== at && cross(box, boxes[at])))
      .map(one => one.textContent),
  };
}"""
HIDDEN = """() => {
  const said = document.querySelector('.world-map header p').getBoundingClientRect();
  return [...document.querySelectorAll('.territory .token')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.right > said.left && box.left < said.right && box.bottom > said.top && box.top < said.bottom;
  }).length;
}"""


@pytest.mark.parametrize(
    "lang", ["ru", pytest.param("en", marks=pytest.mark.soak), pytest.param("el", marks=pytest.mark.soak)]
)
def test_names_on_the_map_can_be_read_and_what_is_said_hides_no_token(sit: Seat, lang: str) -> None:
    hands = sit(width=1440, height=900, lang=lang)
    look_at(hands, late())
    found = hands.page.evaluate(NAMES)
    assert found["pixels"] >= 11 and found["crossing"] == []
    for place in TERRITORIES:
        hands.page.locator(f"[data-place={place}]").hover()
        hands.page.wait_for_selector(".world-map header p")
        assert hands.page.evaluate(HIDDEN) == 0, place


def rich() -> str:
    """The last era with everything, and with eight wonders of one's own, two of them used."""
    doc = ecumene.load(late()).position()
    players = doc["state"]["players"]
    theirs = [wonder for player in players[1:] for wonder in player["wonders"]]
    mine = [row["id"] for row in WONDER_ROWS if row["era"] == 1 and row["id"] not in theirs][:8]
    players[0] |= {"wonders": mine, "turned": mine[:2]}
    return ecumene.from_position(doc).record()


def test_eight_wonders_of_ones_own_stand_above_the_fold_too(sit: Seat) -> None:
    hands = sit(width=1440, height=900, lang="ru")  # the longest words
    look_at(hands, rich())
    own = hands.page.locator(".state .own .wonder")
    assert own.count() == 8 and hands.page.locator(".state .own .used").count() == 2
    banner = hands.page.evaluate("() => document.querySelector('.mode').offsetHeight")
    box = own.last.bounding_box()
    assert box is not None and box["y"] + box["height"] <= 900 + banner


def test_the_board_shows_what_the_view_says(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late())
    view = hands.scene()["view"]
    assert hands.page.locator(".matrix .marker").count() == len(view["players"]) + len(view["bots"])
    assert hands.page.locator(".matrix .cell").count() == 142
    assert hands.page.locator(".wonders li .mini").count() == len(view["row"])
    assert hands.page.locator("[data-place]").count() == 13
    assert hands.page.locator(".rail .actions li").count() == 10
    assert hands.page.locator(".rail .queue").count() == len(view["players"][0]["queue"])
    assert hands.page.locator(".rival").count() == len(view["players"]) + len(view["bots"]) - 1
    marks = [panel.locator("svg text").first.inner_html() for panel in hands.page.locator(".panels .panel").all()]
    assert marks == list("ABCDEF"), "civbots have the letters that they have on the map"


@pytest.mark.parametrize(("widths", "lang"), SHOWN)
def test_no_text_leaves_its_box(sit: Seat, widths: tuple[int, ...], lang: str) -> None:
    hands = sit(width=widths[0], lang=lang, touch=widths[0] == 390, dark=lang == "ru")
    for told in (early, late):
        look_at(hands, told())
        axed = (lang, told) in (("en", early), ("ru", late))  # by day and by night
        assert not wrong_in_any_tab(hands, widths, axed), told.__doc__


def test_on_a_phone_cards_are_chosen_and_sealed_with_taps(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True, lang="el")
    look_at(hands, early())
    hands.inputs = 0
    hands.press(hands.page.locator("main .rail [data-lit]").first)
    confirm = hands.page.locator("[data-confirm]")
    if confirm.count():
        hands.press(confirm.first)
    hands.page.locator(".seal").wait_for()
    assert hands.inputs <= 2
    hands.press(hands.page.locator(".seal"))
    hands.page.locator(".seal").wait_for(state="detached")  # it asks nothing more


def test_a_goal_is_laid_by_a_click_on_the_matrix_or_by_keys(sit: Seat) -> None:
    hands = sit()
    look_at(hands, ecumene.new(GAME, players=2, seed=4, options={"goals": True}).record())
    before = hands.version
    assert hands.page.locator(".matrix .cell.lit").count() == 133
    hands.press(hands.page.locator(".matrix .cell.lit").nth(40))
    hands.wait(before)
    assert hands.page.locator(".matrix .goal").count() == 1
    before = hands.version
    stops = hands.page.locator(".matrix .cell[tabindex='0']")
    assert stops.count() == 1
    stops.focus()
    at = stops.get_attribute("data-cell")
    hands.key("ArrowRight")
    hands.key("ArrowUp")
    now = hands.page.locator(".matrix .cell:focus").get_attribute("data-cell")
    assert now is not None and now != at
    hands.key("Enter")
    hands.wait(before)
    cells = [f"cell:{one['technology']},{one['military']}" for one in hands.scene()["view"]["goal_cells"]]
    assert len(cells) == 2 and now in cells


def test_digits_pick_the_places_of_the_rail(sit: Seat) -> None:
    hands = sit()
    look_at(hands, early())
    me = hands.scene()["view"]["players"][0]
    places = hands.page.locator(".rail .actions li")
    shown = hands.page.locator(".rail .actions [data-digit]")
    assert shown.count() == len(me["hand"])
    digit = str(shown.first.get_attribute("data-digit"))
    chosen = places.nth(int(digit) - 1).locator(".chosen")
    hands.key(digit)
    chosen.wait_for()
    hands.page.locator(".seal").wait_for()
    hands.key(digit)
    chosen.wait_for(state="detached")


def test_the_matrix_can_be_looked_at_closely(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late())
    view = hands.scene()["view"]
    svg = hands.page.locator(".matrix svg").first
    whole = svg.get_attribute("viewBox")
    hands.press(hands.page.locator(".matrix .near"))
    near = [float(one) for one in str(svg.get_attribute("viewBox")).split()]
    assert svg.get_attribute("viewBox") != whole and near[2] < 200
    assert hands.page.locator(".matrix .marker").count() == len(view["players"]) + len(view["bots"])
    hands.press(hands.page.locator(".matrix .near"))
    assert svg.get_attribute("viewBox") == whole


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_a_turn_is_told_in_six_steps_on_every_screen(sit: Seat, lang: str) -> None:
    hands = sit(lang=lang)
    hands.open(f"/turn/{GAME}")
    hands.page.locator("ol > li .picture .mini").first.wait_for()
    steps = hands.page.locator("ol > li")
    assert steps.count() == 6
    assert len({steps.nth(at).locator("h2").inner_text() for at in range(6)}) == 6
    for at in (0, 1, 2, 3, 5):
        assert steps.nth(at).locator(".picture .mini").count() == 1
    for width in (1440, 820, 390):
        hands.widen(width)
        assert hands.page.evaluate(OVERFLOW) == []


RINGED = """() => {
  window.ringed = [];
  const look = () => {
    for (const one of document.querySelectorAll('[data-place][data-used]')) window.ringed.push(one.dataset.place);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_map_rings_the_territories_where_others_act(sit: Seat) -> None:
    hands = sit(motion=True)
    hands.sit("you", "bot:random", "bot:random", "bot:random", game=GAME)
    hands.page.evaluate(RINGED)
    # What is asked is looked at when it is this person's turn, not before: by then nobody else can act.
    while not any(frame["frame"] == "ChooseCards" for frame in hands.scene()["view"]["stack"]):
        before = hands.version
        hands.press(hands.page.locator("aside [data-move]").first)
        hands.wait(before)
    hands.page.wait_for_function("() => !document.querySelector('[data-caption]')")
    land = [player["land"] for player in hands.scene()["view"]["players"][1:]]
    places = {TERRITORIES[place] for place, row in enumerate(zip(*land, strict=True)) if any(row)}
    assert len(places) == 3
    assert set(hands.page.evaluate("() => window.ringed")) == places


def test_the_order_of_the_slots_is_changed_by_arrows_and_by_hand(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late())
    slots = hands.page.locator(".slots .slot.full")
    for at in range(2):
        hands.page.locator(".rail .actions [data-lit]:not(:has(.chosen))").first.click()
        slots.nth(at).wait_for()
    first, second = (slots.nth(at).inner_text().split()[-1] for at in range(2))
    swapped = f"() => document.querySelector('.slots .slot').textContent.endsWith('{second}')"
    hands.page.locator(".slots [data-thing]").first.focus()
    hands.key("ArrowRight")
    hands.page.wait_for_function(swapped)
    slots.nth(1).wait_for()
    hands.page.locator(".slots li").nth(1).drag_to(hands.page.locator(".slots li").nth(0))
    hands.page.wait_for_function(swapped.replace(second, first))
    slots.nth(1).wait_for()
    hands.press(hands.page.locator(".seal"))


def test_with_six_civilizations_a_tablet_still_shows_moves(sit: Seat) -> None:
    hands = sit(width=820, height=1100)
    look_at(hands, late())
    box = hands.page.locator(".right > .list").bounding_box()
    second = hands.page.locator(".right > .list [data-move]").nth(1).bounding_box()
    assert box is not None and second is not None
    assert second["y"] + second["height"] <= box["y"] + box["height"], "two at least, and the rest by scrolling"
