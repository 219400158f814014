"""Whatever the server refuses is told where it was asked for, in its words: the limit, and when to try again."""

from __future__ import annotations

from playwright.sync_api import expect

from ecumene.server.errors import Problem
from ecumene.server.settings import Settings
from tests.browser.conftest import Seat
from tests.browser.hands import Hands

MANY = Settings().guest_tables


def test_a_limit_is_told_wherever_one_meets_it(sit: Seat) -> None:
    hands = sit(lang="ru", troubles=("429",))
    over = hands.finished_game()
    for _ in range(MANY):
        hands.new_table("you", "you", mode="hotseat")
    told = f"У гостя может быть не больше {MANY} идущих партий"
    alert = hands.page.get_by_role("alert")
    hands.page.get_by_role("button", name="Играть сейчас").click()
    expect(alert).to_contain_text(told)
    hands.open(f"/replay/{over}")
    hands.page.get_by_role("button", name="Анализ с этого места").click()
    expect(alert).to_contain_text(told)


def test_a_step_of_a_replay_that_is_refused_says_so_until_one_is_shown(sit: Seat) -> None:
    hands = sit(lang="el", troubles=("429",))
    over = hands.finished_game()
    wrong = {"error": Problem("own-work", most=2).again_in(1).body("el")}
    hands.page.route("**/replay/3?*", lambda route: route.fulfill(status=429, json=wrong))
    hands.open(f"/replay/{over}")
    slider = hands.page.locator(".player input[type=range]")
    slider.fill("3")
    expect(hands.page.get_by_role("alert")).to_have_text(wrong["error"]["message"])
    slider.fill("4")
    expect(hands.page.get_by_role("alert")).to_have_count(0)


def refuse(hands: Hands, door: str, seconds: int) -> None:
    """Refuse what the pages ask for at a door."""
    wrong = {"error": Problem("too-often", most=60, minute=300).again_in(seconds).body("en")}
    hands.page.route(f"**/{door}?*", lambda route: route.fulfill(status=429, json=wrong))


def test_a_record_and_another_game_that_are_refused_say_so(sit: Seat) -> None:
    hands = sit(troubles=("429",))
    over = hands.finished_game()
    refuse(hands, "record", 2)
    refuse(hands, "rematch", 3)
    alert = hands.page.get_by_role("alert")
    hands.open(f"/result/{over}")
    hands.page.get_by_role("button", name="Save the record").click()
    expect(alert).to_contain_text("Try again in 2 seconds")
    hands.page.get_by_role("button", name="Play again").click()
    expect(alert).to_contain_text("Try again in 3 seconds")
    hands.open(f"/table/{over}")
    hands.page.get_by_role("button", name="Play again").click()
    expect(alert).to_contain_text("Try again in 3 seconds")
