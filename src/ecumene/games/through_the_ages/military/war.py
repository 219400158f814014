"""Wars: declared in the politics phase, resolved at the start of the declarer's next turn (p. 3 and p. 4)."""

from __future__ import annotations

from ecumene.games.through_the_ages.economy.ratings import strength
from ecumene.games.through_the_ages.economy.spending import spend_military
from ecumene.games.through_the_ages.effects.carry_out import carry_out
from ecumene.games.through_the_ages.military.attacks import attack_price
from ecumene.games.through_the_ages.politics.pacts import attack_bonus, attack_ends_pacts
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def declare_war(s: GameState, seat: int, card: int, rival: int, luck: Luck) -> None:
    """Reveal and pay a war; it lies in the own area until the next turn (p. 4)."""
    player = s.players[seat]
    spend_military(player, attack_price(s, rival, card))
    player.military.remove(card)
    player.war = card
    player.war_on = rival
    luck.tell("war", seat, card, rival)
    attack_ends_pacts(s, seat, rival, luck)


def resolve_war(s: GameState, seat: int, luck: Luck) -> None:
    """Resolve the war that a seat has declared, if any: the stronger side wins, cards do not help (p. 3)."""
    card = s.players[seat].war
    if card < 0:
        return
    rival = s.players[seat].war_on
    end_war(s, seat)
    mine = strength(s, seat) + attack_bonus(s, seat, rival)
    advantage = mine - strength(s, rival)
    luck.tell("war-resolved", seat, card, advantage)
    if advantage > 0:
        carry_out(s, seat, rival, card, advantage)
    elif advantage < 0:
        carry_out(s, rival, seat, card, -advantage)


def end_war(s: GameState, seat: int) -> None:
    """Discard the war that a seat has declared (p. 3)."""
    player = s.players[seat]
    s.discard_military(seat, player.war, True)
    player.war = player.war_on = -1
