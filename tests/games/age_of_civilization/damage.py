"""Ways to spoil a position. Each changes it and returns what the complaint must name, or "" where it cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.age_of_civilization.tables import CIVILIZATION_ROWS, WONDER_ROWS

Doc = dict[str, Any]
Damage = Callable[[Doc], str]
DAMAGES: list[Damage] = []
EXPLOIT, PLAGUE = 2, 10


def damage(spoil: Damage) -> Damage:
    """Add a way to spoil a position."""
    DAMAGES.append(spoil)
    return spoil


def frame(doc: Doc, name: str) -> Doc:
    """Return a paragraph that is under way, or nothing."""
    return next((row for row in doc["state"]["stack"] if row["frame"] == name), {})


def active(doc: Doc) -> tuple[int, Doc]:
    """Return the seat whose turn it is, and what it has; nothing between turns."""
    turn = frame(doc, "Turn")
    return (turn["seat"], doc["state"]["players"][turn["seat"]]) if turn else (-1, {})


def count(name: str, value: int) -> Damage:
    """Return a damage of one number of the first seat."""

    def spoil(doc: Doc) -> str:
        doc["state"]["players"][0][name] = value
        return f"seat 0 has {value} {name}"

    spoil.__name__ = f"{name}_{value}"
    return spoil


def whole(name: str, value: Any, named: str) -> Damage:
    """Return a damage of one field of the board."""

    def spoil(doc: Doc) -> str:
        doc["state"][name] = value
        return named

    spoil.__name__ = f"{name}_{value}"
    return spoil


DAMAGES += [
    count("coins", -1),
    count("vp", -3),
    count("workers", 5),
    count("workers", -1),
    count("orders", -1),
    count("stones", 99),
    count("forts", 99),
    whole("round", 0, "round 0; the rounds are 1 to 6"),
    whole("round", 7, "round 7; the rounds are 1 to 6"),
    whole("round", "2", "state.round must be a whole number"),
    whole("first", 4, "no seat 4 to be first player"),
    whole("over", 1, "state.over must be true or false"),
    whole("row", [], "the action row: 0 cards, not 8"),
    whole("packs", [["rome"]], "packs"),
    whole("deck", ["chess"], "nothing is called 'chess'"),
    whole("cheat", 1, "state has no field 'cheat'; its fields are: round, first"),
    whole("order_deck", ["silk", "silk"], "silk is there [23] times, not once|orders .* in all, not"),
]


@damage
def unknown_field_of_a_seat(doc: Doc) -> str:
    doc["state"]["players"][-1]["luck"] = 7
    return f"state.players.{len(doc['state']['players']) - 1}. has no field 'luck'; its fields are: coins"


@damage
def unknown_field_of_the_market(doc: Doc) -> str:
    if not doc["state"]["market"]:
        return ""
    doc["state"]["market"][0]["price"] = 7
    return "state.market.0. has no field 'price'; its fields are: civilization, coins"


@damage
def missing_field(doc: Doc) -> str:
    del doc["state"]["players"][0]["coins"]
    return "state.players.0. lacks 'coins'"


@damage
def one_seat_too_many(doc: Doc) -> str:
    players = doc["state"]["players"]
    players.append({**players[0], "civilizations": [], "main": "-", "wonders": [], "special": "-"})
    return "exactly one player, not 2|wonder cards: . in all, not .|every seat needs its own|a list of at most 4"


@damage
def stones_where_there_is_no_quarry(doc: Doc) -> str:
    if "quarry" in doc["state"]["row"]:
        return ""
    doc["state"]["players"][0]["stones"] = 1
    return "seat 0 has 1 stones; no action here gives any"


@damage
def forts_where_nobody_fortifies(doc: Doc) -> str:
    if "fortify" in doc["state"]["row"]:
        return ""
    doc["state"]["players"][0]["forts"] = 2
    return "seat 0 has 2 forts; no action here gives any"


@damage
def horde_that_cannot_have_come(doc: Doc) -> str:
    if doc["state"]["horde"]:
        return ""
    doc["state"]["horde"] = 1
    return "horde is 1, but the Horde has not come"


@damage
def horde_forgotten(doc: Doc) -> str:
    if not doc["state"]["horde"]:
        return ""
    doc["state"]["horde"] = 0
    return "horde is 0, but the Horde has come"


@damage
def lasting_event_of_another_table(doc: Doc) -> str:
    doc["state"]["lasting"] = [*doc["state"]["lasting"], "horde"]
    return "lasting: the event horde is not in play|lasting events are .*horde; in round"


@damage
def lasting_event_forgotten(doc: Doc) -> str:
    if not doc["state"]["lasting"]:
        return ""
    doc["state"]["lasting"] = []
    return "lasting events are none; in round . it is (black-death|great-drought)"


@damage
def order_fulfilled_out_of_nothing(doc: Doc) -> str:
    doc["state"]["players"][0]["orders"] += 1
    return "orders"


@damage
def alone_or_not(doc: Doc) -> str:
    doc["state"]["solo"] = not doc["state"]["solo"]
    return "a solo table has exactly one player"


@damage
def rival_for_several(doc: Doc) -> str:
    if doc["state"]["solo"]:
        return ""
    doc["state"]["rival"] = 3
    return "rival is 3; a virtual rival is for one player"


@damage
def rival_too_strong(doc: Doc) -> str:
    if not doc["state"]["solo"]:
        return ""
    doc["state"]["rival"] += 9
    return "the rival has .* military; in round . it is"


@damage
def scenario_for_several(doc: Doc) -> str:
    if doc["state"]["solo"]:
        return ""
    doc["state"]["scenario"] = "silk-road"
    return "the scenario silk-road is for one player"


@damage
def not_a_scenario(doc: Doc) -> str:
    doc["state"]["scenario"] = "rome"
    return "rome is not a scenario"


@damage
def action_card_twice(doc: Doc) -> str:
    row = doc["state"]["row"]
    row[0] = row[1]
    return f"the action row: {row[1]} is there 2 times, not 1"


@damage
def fixed_card_elsewhere(doc: Doc) -> str:
    row = doc["state"]["row"]
    if not doc["state"]["solo"] or "plague" not in row:
        return ""
    at = row.index("plague")
    row[at], row[at - 1] = row[at - 1], row[at]
    return f"{row[at]} lies at place {at + 1} of the row, where plague belongs"


@damage
def foreign_token(doc: Doc) -> str:
    doc["state"]["tokens"][7] = "rats" if doc["state"]["solo"] else "horde"
    return "event tokens: (rats|horde) does not belong there"


@damage
def token_elsewhere(doc: Doc) -> str:
    tokens = doc["state"]["tokens"]
    if set(tokens) == {"-"}:
        return ""
    doc["state"]["tokens"] = [tokens[-1], *tokens[:-1]]
    return "event tokens"


@damage
def civilization_in_two_places(doc: Doc) -> str:
    market, deck = doc["state"]["market"], doc["state"]["deck"]
    if not market or not deck:
        return ""
    deck[0] = market[0]["civilization"]
    return f"civilization cards: {deck[0]} is there 2 times, not 1"


@damage
def civilization_lost(doc: Doc) -> str:
    if not doc["state"]["deck"]:
        return ""
    return f"civilization cards: .* {doc['state']['deck'].pop()} missing"


@damage
def wonder_among_the_civilizations(doc: Doc) -> str:
    if not doc["state"]["deck"]:
        return ""
    doc["state"]["deck"][0] = WONDER_ROWS[0]["id"]
    return f"civilization cards: {WONDER_ROWS[0]['id']} does not belong there"


@damage
def bonus_coins_below_none(doc: Doc) -> str:
    if not doc["state"]["market"]:
        return ""
    doc["state"]["market"][0]["coins"] = -2
    return f"{doc['state']['market'][0]['civilization']} has -2 bonus coins"


@damage
def bonus_coins_from_nowhere(doc: Doc) -> str:
    if not doc["state"]["market"]:
        return ""
    doc["state"]["market"][0]["coins"] = 77
    return f"{doc['state']['market'][0]['civilization']} has 77 bonus coins; by now there are at most"


@damage
def market_too_short(doc: Doc) -> str:
    if not doc["state"]["market"] or not doc["state"]["deck"]:
        return ""
    doc["state"]["deck"].append(doc["state"]["market"].pop()["civilization"])
    return "civilizations lie in the market; .*there are"


@damage
def wonder_in_two_places(doc: Doc) -> str:
    market = doc["state"]["wonder_market"]
    if not market:
        return ""
    doc["state"]["players"][0]["wonders"].append(market[0])
    return f"wonder cards: {market[0]} is there 2 times, not once"


@damage
def wonder_lost(doc: Doc) -> str:
    if not doc["state"]["wonder_market"]:
        return ""
    doc["state"]["wonder_market"].pop()
    return "wonder cards: . in all, not ."


@damage
def civilization_among_the_wonders(doc: Doc) -> str:
    if not doc["state"]["wonder_market"]:
        return ""
    doc["state"]["wonder_market"][0] = "rome"
    return "wonder cards: rome does not belong there"


@damage
def special_card_in_two_places(doc: Doc) -> str:
    if not doc["state"]["special_market"]:
        return ""
    doc["state"]["special_market"].append(doc["state"]["special_market"][0])
    return "special technology cards: .* is there 2 times, not once"


@damage
def special_card_without_innovations(doc: Doc) -> str:
    if doc["state"]["innovations"]:
        return ""
    doc["state"]["special_market"] = ["smiths"]
    return "special technology cards: 1 in all, not 0"


@damage
def open_order_closed(doc: Doc) -> str:
    if not doc["state"]["order_market"]:
        return ""
    doc["state"]["order_deck"].append(doc["state"]["order_market"].pop())
    return "orders lie open; after . fulfilled there are"


@damage
def main_civilization_of_nobody(doc: Doc) -> str:
    player = doc["state"]["players"][0]
    player["main"] = "-" if player["civilizations"] else "rome"
    return "seat 0: the main civilization is (-|rome); its civilizations are:"


@damage
def civilization_before_the_first_turn(doc: Doc) -> str:
    for at, player in enumerate(doc["state"]["players"]):
        if not player["civilizations"] and doc["state"]["deck"]:
            civ = doc["state"]["deck"].pop()
            player |= {"civilizations": [civ], "main": civ}
            return f"seat {at} has {civ} before it could raise its first civilization"
    return ""


@damage
def workers_before_the_first_turn(doc: Doc) -> str:
    for at, player in enumerate(doc["state"]["players"]):
        if not player["civilizations"]:
            player["workers"] = 2
            return f"seat {at} has 2 workers before its first civilization"
    return ""


@damage
def technology_before_the_first_turn(doc: Doc) -> str:
    for at, player in enumerate(doc["state"]["players"]):
        if not player["civilizations"]:
            player["technologies"] = ["mining"]
            return f"seat {at} has 1 technologies before its first civilization"
    return ""


@damage
def too_many_civilizations_for_the_round(doc: Doc) -> str:
    for at, player in enumerate(doc["state"]["players"]):
        civs = player["civilizations"]
        if 0 < len(civs) < 3 and len(civs) >= doc["state"]["round"] and doc["state"]["deck"]:
            civs.append(doc["state"]["deck"].pop())
            return f"seat {at} has {len(civs)} civilizations; after . turns there are at most"
    return ""


@damage
def four_civilizations(doc: Doc) -> str:
    for at, player in enumerate(doc["state"]["players"]):
        deck = doc["state"]["deck"]
        if player["civilizations"] and len(deck) >= 3:
            while len(player["civilizations"]) < 4:
                player["civilizations"].append(deck.pop())
            return f"seat {at} has 4 civilizations; 3 at most"
    return ""


@damage
def acting_without_a_civilization(doc: Doc) -> str:
    seat, player = active(doc)
    if not frame(doc, "ActionPhase") or doc["state"]["draft"]:
        return ""
    known = {row["id"] for row in CIVILIZATION_ROWS}
    doc["state"]["deck"] += [civ for civ in player["civilizations"] if civ in known and civ != "maya"]
    player |= {"civilizations": [], "main": "-"}
    return f"seat {seat} has no civilization; it raises one in its first turn|civilization cards|technolog"


@damage
def technology_out_of_the_air(doc: Doc) -> str:
    player = doc["state"]["players"][0]
    if player["special"] != "-":
        return ""
    player["technologies"] = ["science"]
    return "seat 0 has a technology without its prerequisite|before its first civilization"


@damage
def technology_of_a_special_card(doc: Doc) -> str:
    if doc["state"]["players"][0]["special"] != "-":
        return ""
    doc["state"]["players"][0]["technologies"] = ["steel"]
    return "state.players.0.: steel is not on the technology card"


@damage
def no_rules_under_way(doc: Doc) -> str:
    doc["state"]["stack"] = []
    return "the stack is empty"


@damage
def over_with_rules_under_way(doc: Doc) -> str:
    doc["state"]["over"] = True
    return "the game is over: a finished game has no unfinished rules"


@damage
def over_too_early(doc: Doc) -> str:
    if doc["state"]["round"] == 6:
        return ""
    doc["state"] |= {"over": True, "stack": []}
    return "the game is over in round .; it ends after round 6|play before the draft|the draft"


@damage
def rounds_within_rounds(doc: Doc) -> str:
    doc["state"]["stack"].append({"frame": "Rounds", "turns": 0})
    return "Rounds is under way twice"


@damage
def two_turns_at_once(doc: Doc) -> str:
    seat, _ = active(doc)
    if seat < 0:
        return ""
    doc["state"]["stack"].append({"frame": "Turn", "seat": seat, "phase": 0})
    return "Turn is under way twice"


@damage
def turn_of_another_seat(doc: Doc) -> str:
    seat, _ = active(doc)
    if seat < 0 or doc["players"] == 1:
        return ""
    frame(doc, "Turn")["seat"] = (seat + 1) % doc["players"]
    return "Turn is under way for seat .; it is the turn of seat ."


@damage
def wrong_phase(doc: Doc) -> str:
    turn = frame(doc, "Turn")
    if not turn:
        return ""
    turn["phase"] = 3 - turn["phase"]
    return "Turn: phase .; (ActionPhase|CivilizationPhase|RefillMarket) belongs to phase"


@damage
def turns_begun(doc: Doc) -> str:
    frame(doc, "Rounds")["turns"] = 9
    return "Rounds: 9 turns begun; there are . players"


@damage
def war_inside_a_turn(doc: Doc) -> str:
    if active(doc)[0] < 0:
        return ""
    doc["state"]["stack"].append({"frame": "Plague"})
    return "Plague cannot be under way inside .*, only inside Rounds"


@damage
def end_of_the_round_inside_a_turn(doc: Doc) -> str:
    if active(doc)[0] < 0 or doc["state"]["round"] == 6:
        return ""
    doc["state"]["stack"].append({"frame": "RoundEnd"})
    return "RoundEnd cannot be under way inside .*, only inside Rounds"


@damage
def end_of_the_game_too_early(doc: Doc) -> str:
    if doc["state"]["round"] == 6:
        return ""
    doc["state"]["stack"] = [{"frame": "Rounds", "turns": 0}, {"frame": "GameEnd"}]
    return "GameEnd: round .; the game ends after round 6|the draft"


@damage
def plague_without_its_card(doc: Doc) -> str:
    opened = doc["state"]["row"][doc["state"]["round"] + 1]
    if opened == "plague":
        return ""
    doc["state"]["stack"] = [{"frame": "Rounds", "turns": 0}, {"frame": "Plague"}]
    return f"Plague: {opened} has opened|Plague: in round 1|the draft"


@damage
def draft_out_of_time(doc: Doc) -> str:
    if frame(doc, "DraftPick"):
        return ""
    blank = [-2] * doc["players"]
    pick = {"seats": list(range(doc["players"])), "verbs": blank, "subjects": blank, "amounts": blank}
    doc["state"]["stack"].append({"frame": "DraftPick", **pick})
    return "DraftPick: nobody drafts now"


@damage
def unknown_paragraph(doc: Doc) -> str:
    doc["state"]["stack"].append({"frame": "Dance"})
    return "unknown frame 'Dance'; known: ActionPhase"


@damage
def slots_used_too_often(doc: Doc) -> str:
    phase = frame(doc, "ActionPhase")
    if not phase:
        return ""
    phase["used"][EXPLOIT] = 4
    return f"ActionPhase: seat {phase['seat']} has used exploit 4 times; it has . slots"


@damage
def worker_on_the_plague(doc: Doc) -> str:
    phase = frame(doc, "ActionPhase")
    if not phase:
        return ""
    phase["used"][PLAGUE] = 1
    return "has used plague 1 times; it has 0 slots"


@damage
def worker_on_no_slot(doc: Doc) -> str:
    phase = frame(doc, "ActionPhase")
    if not phase or phase["placed"] + phase["lost"] >= active(doc)[1]["workers"]:
        return ""
    phase["placed"] += 1
    return "workers on slots; the actions used take"


@damage
def worker_on_the_wrong_slot(doc: Doc) -> str:
    phase = frame(doc, "ActionPhase")
    if not phase or not phase["placed"]:
        return ""
    phase |= {"placed": 0, "lost": phase["placed"] + phase["lost"]}
    return "workers on red slots; by the actions used it is"


@damage
def more_workers_sent_than_there_are(doc: Doc) -> str:
    phase = frame(doc, "ActionPhase")
    if not phase:
        return ""
    phase["placed"] = 5
    return "workers on slots; the seat has only"


@damage
def passed_and_acting(doc: Doc) -> str:
    phase = frame(doc, "ActionPhase")
    if not phase or phase["passed"]:
        return ""
    phase["passed"] = 1
    sent = phase["placed"] + phase["lost"]
    if doc["state"]["innovations"] and not sent:
        return ""
    return (
        f"has passed with {sent} workers on slots" if sent else "has passed; with nothing to buy its phase is over"
    )


@damage
def technologies_from_nowhere(doc: Doc) -> str:
    seat, player = active(doc)
    if not frame(doc, "ActionPhase") or "babylon" in player["civilizations"]:
        return ""
    doc["state"]["stack"].append({"frame": "LearnTechnologies", "seat": seat, "count": 1, "thing": "babylon"})
    return "LearnTechnologies: the seat does not have babylon|cannot be under way inside FreeCulture"


@damage
def culture_from_nowhere(doc: Doc) -> str:
    seat, player = active(doc)
    if not frame(doc, "ActionPhase") or player["main"] == "aksum":
        return ""
    player["coins"] += 9
    doc["state"]["stack"].append({"frame": "FreeCulture", "seat": seat, "thing": player["main"]})
    return "FreeCulture: .* does not give it to seat|FreeCulture cannot be under way"


@damage
def other_options(doc: Doc) -> str:
    doc["options"]["innovations"] = not doc["options"].get("innovations", False)
    return "the board and the option 'innovations' differ"


@damage
def pick_of_another_pack(doc: Doc) -> str:
    picks = doc["state"]["picks"]
    if not picks or not picks[0]:
        return ""
    picks[0][0] = next(civ for civ in doc["state"]["packs"][1] if civ not in picks[1])
    return f"seat 0 picked {picks[0][0]}, which was not in the pack"


@damage
def half_an_answer(doc: Doc) -> str:
    pick = frame(doc, "DraftPick")
    if not pick or -2 not in pick["verbs"]:
        return ""
    pick["amounts"][pick["verbs"].index(-2)] = 0
    return "DraftPick: seat . has half an answer"


@damage
def pack_too_small(doc: Doc) -> str:
    if not doc["state"]["packs"]:
        return ""
    doc["state"]["packs"][0].pop()
    return "a pack has 6 cards, not 7"
