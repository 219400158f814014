"""The set-up, step by step."""

from __future__ import annotations

from ecumene.games.historia.card_data import COLOR, ERA, THINGS
from ecumene.games.historia.game import GAME
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.historia.situation import frame, fresh, has, moves, play, refusal, slugs
from tests.rules import rule


def to_placement(players: int, seed: int = 1, **options: object):  # type: ignore[no-untyped-def]
    """Play on until first cubes are placed."""
    s = fresh(players, seed, **options)
    while frame(s) != "StartPlacement":
        play(s, moves(s)[0])
    return s


@rule("his.setup.row", "his.civbots.row")
def test_the_row_has_two_wonders_more_than_players_and_none_for_civbots() -> None:
    for players in range(1, 7):
        s = GAME.setup(players, {}, Luck(players))
        assert len(s.row) == players + 2
        assert all(ERA[wonder] == 0 for wonder in s.row)
    assert len(GAME.setup(2, {"civbots": ["king"] * 4}, Luck(1)).row) == 4


@rule("his.setup.hand")
def test_the_first_hand_is_eight_actions_without_war_and_tourism() -> None:
    s = fresh(3)
    for player in s.players:
        assert slugs(player.hand) == [
            "military",
            "technology",
            "art",
            "exploit",
            "expansion",
            "trade",
            "raid",
            "revolution",
        ]
        assert player.queue == []


@rule("his.setup.advisers")
def test_everybody_draws_one_of_five_advisers() -> None:
    s = to_placement(4)
    for player in s.players:
        assert (len(player.advisers), len(player.adviser_deck), player.retired) == (1, 4, [])


@rule("his.setup.cubes", "his.setup.start")
def test_four_cubes_one_of_them_used_and_the_lowest_levels() -> None:
    s = fresh(2)
    numbers = {"ready": 3, "used": 1, "supply": 5, "vp": 0, "technology": 1, "military": 1}
    assert {name: has(s)[name] for name in numbers} == numbers


@rule("his.setup.expert")
def test_experts_begin_with_three_cubes_and_none_used() -> None:
    s = fresh(2, expert_start=True)
    assert (has(s)["ready"], has(s)["used"], has(s)["supply"]) == (3, 0, 6)


@rule("his.setup.order")
def test_the_first_order_is_drawn_by_lot() -> None:
    orders = {tuple(fresh(3, seed).order) for seed in range(30)}
    assert len(orders) == 6 and all(sorted(order) == [0, 1, 2] for order in orders)


@rule("his.setup.tokens")
def test_thirteen_of_sixteen_tokens_lie_on_the_map() -> None:
    lying = [tuple(fresh(2, seed).tokens) for seed in range(20)]
    assert all(len(set(tokens)) == 13 for tokens in lying)
    assert len({token for tokens in lying for token in tokens}) == 16


@rule("his.setup.civilizations", "his.setup.colour")
def test_chosen_civilizations_are_of_different_colours() -> None:
    s = fresh(3, choose_civilizations=True)
    play(s, "take china-civilization")
    assert "take arabia" not in moves(s) and "take rome" in moves(s)
    assert refusal(s, "take arabia") == "his.setup.colour"
    assert refusal(s, "take sphinx") == "his.setup.civilizations"


@rule("his.setup.choosing")
def test_civilizations_are_chosen_from_the_last_player_to_the_first() -> None:
    s = fresh(3, choose_civilizations=True)
    asked = []
    for civilization in ("rome", "egypt", "france"):
        asked += waiting(s)
        play(s, f"take {civilization}")
    assert asked == s.order[::-1]
    dealt = {tuple(THINGS.slug(p.civilization) for p in fresh(2, seed).players) for seed in range(40)}
    assert len(dealt) > 10


@rule("his.setup.green")
def test_whoever_is_dealt_green_takes_one_of_two_sets() -> None:
    asked = [s for s in (fresh(6, seed) for seed in range(4)) if frame(s) == "ChooseCivilization"]
    assert len(asked) == 4, "with six players somebody is green"
    for s in asked:
        assert moves(s) == ["take china-civilization", "take arabia"]
    play(asked[0], "take arabia")
    assert len({COLOR[player.civilization] for player in asked[0].players}) == 6
    pairs = [s for s in (fresh(2, seed) for seed in range(20)) if frame(s) == "ChooseCivilization"]
    other = COLOR[THINGS.number("rome")]
    reds = [any(p.civilization >= 0 and COLOR[p.civilization] == other for p in s.players) for s in pairs]
    assert False in reds, "somebody is green beside others than Rome"
    for s, red in zip(pairs, reds, strict=True):
        assert refusal(s, "take rome") == ("his.setup.colour" if red else "his.setup.green")


@rule("his.setup.place", "his.setup.empty", "his.setup.no-points")
def test_first_cubes_go_to_empty_territories_in_turn_order_and_score_nothing() -> None:
    s = to_placement(3)
    first, second, _ = s.order
    assert waiting(s) == [first]
    assert refusal(s, "take rome") == OTHER_QUESTION
    play(s, "place china")
    assert waiting(s) == [second] and "place china" not in moves(s)
    assert refusal(s, "place china") == "his.setup.empty"
    assert has(s, first)["on_map"] == 1 and has(s, first)["ready"] == 2 and has(s, first)["vp"] == 0
    assert len(set(s.tokens)) == 13


@rule("his.leaders.first", "his.leaders.draft")
def test_first_leaders_are_drafted_from_the_last_player_to_the_first() -> None:
    s = fresh(3)
    while frame(s) != "LeaderDraft":
        play(s, moves(s)[0])
    asked, offered = [], []
    while frame(s) == "LeaderDraft":
        asked += waiting(s)
        offered.append(len(moves(s)))
        assert refusal(s, "take rome") == "his.leaders.draft"
        play(s, moves(s)[0])
    assert asked == s.order[::-1] and offered == [4, 3, 2]
    assert all(ERA[player.leader] == 0 for player in s.players)
    six = fresh(6)
    while frame(six) != "LeaderDraft":
        play(six, moves(six)[0])
    assert len(moves(six)) == 6


@rule("his.game.turns")
def test_a_game_has_twelve_turns_in_three_eras() -> None:
    s, luck, dice, turns = fresh(2), Luck(3), Luck(4), []
    from ecumene.kernel.frame import apply

    while waiting(s):
        if s.turn and (s.turn, s.era(), s.segment()) not in turns:
            turns.append((s.turn, s.era(), s.segment()))
        legal = s.stack[-1].legal(s, waiting(s)[0])
        apply(s, waiting(s)[0], legal[dice.below(len(legal))], luck)
    assert turns == [(n + 1, n // 4, n % 4) for n in range(12)] and s.over
