"""Civolution by keys alone, by fingers, by two people, against V.I.C.I.; whole eras and games in `make soak`."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import ecumene
from ecumene.games.civolution.card_data import CARDS
from ecumene.games.civolution.game import GAME as RULES
from ecumene.games.civolution.state import GameState
from tests.browser import keys
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.looks import look_at
from tests.browser.test_civolution import GAME, position
from tests.browser.test_few_inputs import LISTED as MOVES
from tests.browser.test_few_inputs import SCENE, offers
from tests.browser.test_pages import OVERFLOW, axe, settled
from tests.games.civolution.situation import effect, play, seat, table

LONGEST = 900
LISTED = "() => document.querySelectorAll('aside [data-move]').length"
SHOWN = """() => [document.querySelector('.shell').dataset.version,
  ...[...document.querySelectorAll('aside [data-move]')].map(one => one.dataset.move + one.className)].join()"""
LIT = """() => [...document.querySelectorAll('main [data-lit], .bar [data-ref]')]
  .filter(one => one.checkVisibility()).map(one => one.dataset.ref)"""
REFS = "all => all.map(one => one.dataset.ref)"


def era(hands: Hands) -> int:
    """Return the era that the table is in."""
    number: int = hands.scene()["view"]["era"]
    return number


def by_keys(hands: Hands, luck: random.Random, turn: int) -> None:
    """Answer one question by keys: on the board or in the list, some steps away."""
    hands.key("b" if turn % 3 == 0 else "m")
    hands.page.wait_for_function(keys.AT_A_THING)
    for _ in range(luck.randrange(4)):
        hands.key("ArrowRight" if turn % 3 == 0 else "ArrowDown")
    lit = hands.page.evaluate("document.activeElement.matches('[data-lit], [data-move]')")
    if not lit:
        hands.key("m")
        hands.page.wait_for_function(keys.AT_A_THING)
    before, offered = (
        hands.version,
        hands.page.evaluate("() => document.querySelectorAll('aside [data-move]').length"),
    )
    hands.key("Enter")
    for _ in range(4):  # a menu, a place that was picked, the checklist
        hands.idle()
        if hands.over or hands.version > before:
            break
        if hands.page.locator("[role=dialog] [data-move], [data-go-on], dialog[open]").count():
            hands.key("Enter")
        elif offered:
            hands.key("Escape")
            hands.key("1")
    hands.later(before)


def play_era_by_keys(hands: Hands, seed: int) -> None:
    """Play by keys until the next era has begun or the game is over."""
    luck, start = random.Random(seed), era(hands)
    for turn in range(LONGEST):
        if hands.over or era(hands) > start:
            return
        by_keys(hands, luck, turn)
    raise AssertionError("the era does not end")


def test_the_end_of_an_era_by_keyboard_alone(sit: Seat) -> None:
    hands = sit()
    look_at(hands, position(2, 2, 7, 2))
    play_era_by_keys(hands, 3)
    assert era(hands) == 3


@pytest.mark.soak
@pytest.mark.long
def test_a_whole_era_by_keyboard_alone(sit: Seat) -> None:
    hands = sit()
    fresh = ecumene.new(GAME, players=2, seed=7, options={"first_game": True})
    look_at(hands, fresh.record())
    play_era_by_keys(hands, 4)
    assert era(hands) == 2


def together(sit: Seat) -> tuple[Hands, Hands]:
    """Two people at a new table."""
    one, two = sit(), sit(lang="el")
    table = one.new_table("you", "open", game=GAME, visibility="public")
    for hands in (one, two):
        hands.table = table
        hands.open(f"/table/{table}")
    two.page.locator("main button.primary").first.click()
    for hands in (one, two):
        hands.page.wait_for_selector(".shell[data-must]")
    return one, two


def wished(scene: Any) -> str:
    """Return the move with which both strive for dice: the Achievement module, else sleep, else a reset."""
    legal: list[str] = [offer["move"] for offer in scene["offers"]]
    dice: list[str] = [offer["move"] for offer in scene["offers"] if offer["tells"] == "do-die"]
    wishes = [*dice, "activate achievement", "dice activation-die", "sleep", "reset", "done"]
    return next((move for move in wishes if move in legal), legal[0])


def click(hands: Hands, move: str) -> None:
    """Play a move by a click in the list; what is chosen in secret changes what is listed, not the version."""
    hands.unfold()
    before = hands.page.evaluate(SHOWN)
    hands.press(hands.page.locator(f"aside [data-move='{move}']").first)
    hands.go_on()
    hands.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)


def test_two_people_choose_start_cards_in_secret_and_one_takes_a_die_from_the_other(sit: Seat) -> None:
    one, two = together(sit)
    seen = two.scene()["view"]
    while any(frame["frame"] == "StartCards" for frame in one.scene()["view"]["stack"]):
        mine = one.scene()
        if not mine["offers"] or mine["view"]["waiting"] == [1]:
            break
        click(one, mine["offers"][0]["move"])
        assert two.scene()["view"]["players"] == seen["players"], "nothing is seen before all have chosen"
    for _ in range(LONGEST):
        scenes = [hands.scene() for hands in (one, two)]
        top = scenes[0]["view"]["stack"][-1]["frame"]
        seat = scenes[0]["view"]["waiting"][0]
        if top == "DieHandover":
            break
        (one, two)[seat].play(wished(scenes[seat]))
    giver, taker = ((one, two), (two, one))[seat]
    had = [sum(player["dice"]) + player["spent"] for player in giver.scene()["view"]["players"]]
    giver.wait(scenes[0]["version"] - 1)
    assert not taker.scene()["offers"], "the giver chooses which die"
    choice = giver.page.locator("main [data-lit][data-ref^='cell:']").last
    before = giver.version
    giver.press(choice)
    giver.later(before)
    now = [sum(player["dice"]) + player["spent"] for player in giver.scene()["view"]["players"]]
    assert now[seat] == had[seat] - 1 and now[1 - seat] == had[1 - seat] + 1
    expect(taker.page.locator(".console .dice")).to_be_visible()


@pytest.mark.parametrize("told", [(2, 2, 7, 0), pytest.param((3, 1, 9, 0), marks=pytest.mark.soak)])
def test_on_a_phone_every_legal_move_takes_at_most_three_inputs(sit: Seat, told: tuple[int, ...]) -> None:
    hands = sit(width=390, height=844, touch=True, lang="ru")
    look_at(hands, position(*told))
    luck = random.Random(told[2])
    for turn in range(4):
        if hands.over:
            break
        legal = offers(hands)
        hands.press(hands.page.locator("[data-tab=act]"))
        hands.unfold()
        listed = hands.page.locator("main [data-move]").evaluate_all("rows => rows.map(row => row.dataset.move)")
        assert {offer["move"] for offer in legal} <= set(listed), "a tab, a row, a confirmation"
        on_map_and_console(hands, legal)
        offer = luck.choice(legal)
        hands.inputs = 0
        before = hands.version
        hands.press(hands.page.locator("[data-tab=act]"))
        hands.press(hands.page.locator(f"main [data-move='{offer['move']}']").first)
        confirm = hands.page.locator("[data-confirm]")
        if confirm.count():
            hands.press(confirm.first)
        assert hands.inputs <= 3, offer["move"]
        hands.go_on()
        hands.wait(before)
        if turn == 0:
            assert hands.page.evaluate(OVERFLOW) == []


def on_map_and_console(hands: Hands, legal: list[Any]) -> None:
    """Every thing of the board that a move touches first is drawn on one of the panes of a phone."""
    drawn: set[str] = set()
    for tab in ("act", "board", "mine"):
        hands.press(hands.page.locator(f"[data-tab={tab}]"))
        panes = hands.page.locator(".panes .pane")
        for at in range(max(1, panes.count())):
            if panes.count():
                hands.press(panes.nth(at))
            drawn |= set(hands.page.locator("main [data-lit]").evaluate_all(REFS))
    bar = hands.page.locator(".bar [data-ref]").evaluate_all(REFS)
    for offer in legal:
        assert (drawn | set(bar)) & set(offer["refs"]), f"{offer['move']} touches nothing that is drawn"


@pytest.mark.parametrize("told", [(2, 2, 7, 0), pytest.param((3, 2, 11, 1), marks=pytest.mark.soak), (2, 1, 5, 0)])
def test_every_move_is_in_the_list_and_on_the_board(sit: Seat, told: tuple[int, ...]) -> None:
    hands = sit()
    look_at(hands, position(*told))
    luck = random.Random(told[2])
    for _ in range(6):
        if hands.over:
            break
        legal = offers(hands)
        hands.unfold()
        listed, lit = set(hands.page.evaluate(MOVES)), set(hands.page.evaluate(LIT))
        for offer in legal:
            assert offer["move"] in listed, f"one input: {offer['move']} is not in the list"
            assert lit & set(offer["refs"]), f"two inputs: {offer['move']} touches nothing that is drawn"
        before = hands.version
        hands.press(hands.page.locator(f"aside [data-move='{luck.choice(legal)['move']}']").first)
        hands.go_on()
        hands.wait(before)


def play_to_the_end(hands: Hands, seed: int) -> None:
    """Use lit things and listed moves by clicks until the game is over."""
    luck = random.Random(seed)
    for _ in range(2 * LONGEST):
        if hands.over:
            return
        hands.page.wait_for_selector(".shell[data-must], .shell[data-over]")
        lit, moves = hands.page.locator("main [data-lit]:visible"), hands.page.locator("aside [data-move]:visible")
        choice = lit if lit.count() and luck.random() < 0.5 else moves
        if not choice.count():
            continue
        hands.press(choice.nth(luck.randrange(choice.count())))
        hands.drawn()
        menu = hands.page.locator("[role=dialog] [data-move]")
        if menu.count():
            hands.press(menu.first)
        hands.go_on()
        hands.idle()
    raise AssertionError("the game does not end")


@pytest.mark.soak
@pytest.mark.long
def test_a_whole_game_of_two_against_a_bot_by_clicks_to_the_final_scoring(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random", game=GAME, options={"first_game": True})
    play_to_the_end(hands, 1)
    assert hands.scene()["result"]["ending"] == "eras"


@pytest.mark.soak
@pytest.mark.long
def test_a_whole_game_alone_against_vici_by_clicks(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", game=GAME, options={"first_game": True})
    play_to_the_end(hands, 2)
    assert hands.scene()["result"]["ending"] == "solo"


@pytest.mark.parametrize("width", [1440, 390])
def test_vici_is_drawn_with_its_cards_icons_and_grids(sit: Seat, width: int) -> None:
    hands = sit(width=width, height=900, touch=width == 390, lang="ru")
    look_at(hands, position(3, 1, 7))
    if width == 390:
        hands.press(hands.page.locator("[data-tab=others]"))
    rival = hands.scene()["view"]["vici"][0]
    panel = hands.page.locator(".vici")
    assert panel.locator(".cards li").count() == len(rival["open"])
    assert panel.locator(".evolution li").count() == 12 and panel.locator(".prosperity li").count() == 16
    assert panel.locator(".evolution .filled").count() == rival["evolution"]
    assert panel.locator(".prosperity .filled").count() == rival["prosperity"]
    settled(hands)
    assert hands.page.evaluate(OVERFLOW) == [] and axe(hands) == []


def test_a_card_in_hand_tells_what_is_missing_level_by_level(sit: Seat) -> None:
    hands = sit()
    look_at(hands, position(2))
    scene: Any = hands.page.evaluate(SCENE, [hands.table, "0"])
    told = {row["about"]: row["text"] for row in scene["prospects"]}
    card = next(slug for slug in scene["view"]["players"][0]["hand"] if slug in told)
    thing = hands.page.locator(f"main [data-ref='card:{card}']").first
    expect(thing.locator(".foretold").first).to_contain_text("Level")
    expect(hands.page.locator(".strip .foretold")).to_contain_text(told["food"])
    thing.hover()
    for row in scene["prospects"]:
        if row["about"] == card:
            expect(hands.page.locator(".card-sheet")).to_contain_text(row["text"])


def test_a_question_tells_what_its_module_does_and_the_map_what_is_built(sit: Seat) -> None:
    board = table(seat("c-swamp:2", raw="c-swamp:2", dice="3 5"), seat("b-forest:2"), locations={"c4": "l01"})
    board.players[1].statues[20], board.players[1].supply = 2, board.players[1].supply - 2
    play(board, "activate production")
    hands = sit()
    look_at(hands, from_board(board))
    expect(hands.page.locator(".asked .says")).to_contain_text("Favour check")
    expect(hands.page.locator(".asked [data-ref='option:2']")).to_contain_text("with a chance of")
    expect(hands.page.locator(".corner .built.seat-1")).to_have_count(1)
    expect(hands.page.locator(".land .raw.seat-0 + text")).to_have_text("2")
    described = hands.page.locator("[data-place=c4]").first.get_attribute("aria-label") or ""
    assert "Statue: Player 2 ×2" in described + (hands.page.locator(".map").first.text_content() or "")


TUMBLES = "() => document.getAnimations().filter(one => one.animationName?.includes('tumble')).length"
COUNT_TUMBLES = f"""() => {{
  window.most = 0;
  const look = () => {{
    window.most = Math.max(window.most, ({TUMBLES})());
    requestAnimationFrame(look);
  }};
  look();
}}"""


@pytest.mark.parametrize("motion", [True, False])
def test_rolled_dice_turn_where_motion_is_wished_for(sit: Seat, motion: bool) -> None:
    hands = sit(motion=motion)
    board = table(seat("c-swamp:2 b-forest:2", idea=3, fate=2), seat())
    look_at(hands, from_board(effect(board, {"hunt": 1})))
    hands.page.evaluate(COUNT_TUMBLES)
    before = hands.version
    hands.press(hands.page.locator("aside [data-move^='hunt']").first)
    hands.later(before)
    hands.page.locator(".asked .die").first.wait_for()
    if motion:
        hands.page.wait_for_function("() => window.most > 0")
    else:
        hands.still()
        assert hands.page.evaluate("() => window.most") == 0
    hands.key("Shift")
    hands.drawn()
    assert hands.page.evaluate(TUMBLES) == 0, "any key brings them to rest"


HAND = "main .cards ul:not(.goals) .card"


def all_in_hand() -> str:
    """A turn in which every card of the box is in one hand."""
    board = table(seat("c-swamp:2"), seat("b-forest:2"))
    board.closed = [[] for _ in board.closed]
    board.open = [[] for _ in board.open]
    board.players[0].hand = CARDS[:]
    effect(board, {"migrate": 1})
    return from_board(board)


def from_board(board: GameState) -> str:
    """Return a record that begins with a table."""
    doc = {
        "ecumene": 1, "game": GAME, "rules": RULES.rulebook.version, "players": len(board.players),
        "options": {"first_game": True}, "seed": 1, "number": 0, "state": RULES.dump(board),
    }  # fmt: skip
    return ecumene.from_position(doc).record()


ALL = [*(pytest.param(lang, marks=pytest.mark.soak) for lang in ("en", "ru")), "el"]  # the longest words are Greek


@pytest.mark.parametrize("lang", ALL)
def test_all_cards_keep_their_text_inside(sit: Seat, lang: str) -> None:
    hands = sit(width=1440, lang=lang)
    look_at(hands, all_in_hand())
    for width in (1440, 820):
        hands.widen(width)
        assert hands.page.locator(HAND).count() == len(CARDS) == 160
        assert hands.page.evaluate(OVERFLOW) == []
    hands.widen(390)
    hands.press(hands.page.locator("[data-tab=mine]"))
    assert hands.page.locator(HAND).count() == len(CARDS)
    assert hands.page.evaluate(OVERFLOW) == []
