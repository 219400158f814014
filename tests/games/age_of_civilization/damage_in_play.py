"""Ways to spoil what is under way: whose turn it was, which paragraphs stand on each other, where workers are."""

from __future__ import annotations

from ecumene.games.age_of_civilization.card_data import CIVILIZATION_ROWS
from tests.games.age_of_civilization.damage import EXPLOIT, PLAGUE, Doc, active, damage, frame


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
    return "state.players.0..technologies: steel is not on the technology card"


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
    return "Plague cannot be under way inside .*, only inside: Rounds"


@damage
def end_of_the_round_inside_a_turn(doc: Doc) -> str:
    if active(doc)[0] < 0 or doc["state"]["round"] == 6:
        return ""
    doc["state"]["stack"].append({"frame": "RoundEnd"})
    return "RoundEnd cannot be under way inside .*, only inside: Rounds"


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
    return "unknown frame Dance; known: ActionPhase"


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
    return "the board and the option innovations differ"


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
