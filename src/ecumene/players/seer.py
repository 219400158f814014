"""A bot that looks beyond its turn: information-set Monte Carlo search over whole lines.

The lines of its own turn that a planner finds best are the arms. Each round imagines the world anew from the view,
plays every arm in it, lets all seats play on by a quick policy and judges where that leads. All arms meet the same
worlds, and the worse half of them is dropped again and again, so that thought goes where it matters.

Where others have a say (politics, defence, auctions, pacts), every answer is an arm, and it is judged where all is
calm again; or a tree of everybody's answers is walked.
"""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, waiting
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Luck
from ecumene.players.beam import Line, first_apart, line_value, play_on
from ecumene.players.budget import Budget
from ecumene.players.ismcts import Tree
from ecumene.players.planner import WIDTH, Planner
from ecumene.players.policy import Policy
from ecumene.players.quiescence import Quiescence
from ecumene.players.sealed_search import WORLDS as SECRETS

ARMS = 8
ROUNDS = 16
TURNS = 1
REPLY = 2
WORLDS = 8
PRIOR = 2.0  # how many rounds the planner's own judgement is worth


class Seer(Planner):
    """Plans like a planner, then asks imagined futures which of the best lines holds up."""

    def __init__(
        self,
        game: Game,
        seed: int,
        width: int = WIDTH,
        noise: float = 0.0,
        nodes: int = 0,
        seconds: float = 0.0,
        weights: dict[str, float] | None = None,
        arms: int = ARMS,
        rounds: int = ROUNDS,
        turns: int = TURNS,
        reply: int = REPLY,
        worlds: int = WORLDS,
        walks: int = 0,
        secrets: int = SECRETS,
        most_players: int = 0,
    ) -> None:
        super().__init__(game, seed, width, noise, nodes, seconds, weights, secrets)
        self.arms = arms
        self.rounds = rounds  # for each arm that is never dropped
        self.reply = reply  # how wide the beam is by which seats play on
        self.worlds = worlds  # in which answers to others are tried
        self.walks = walks  # through a tree of answers instead; 0: only one's own answers are compared
        self.most_players = most_players  # at a larger table no futures of whole lines are imagined; 0: at any
        self.turns = turns  # how often every seat plays on before the position is judged; 0: to the end

    def answers(self, world: State, view: Doc, actions: list[Action], budget: Budget) -> list[Line]:
        """Return all answers in the order of how wars, events, auctions and pacts end with them.

        Nothing where thought was stopped before it knew one end: then each is judged as it stands.
        """
        if self.walks > 0:
            tree = Tree(self.game, self.judge(view["seats"]), self.luck, budget)
            return tree.answers(world, view, actions, self.walks)
        if self.worlds == 0:
            return []
        return self.race(view, [Line([action], world, 0.0) for action in actions], self.worlds, 0.0, budget)

    def weighed(self, world: State, view: Doc, lines: list[Line], budget: Budget) -> list[Line]:
        """Return the arms in the order of what imagined futures say of them, then the other lines."""
        arms = self.chosen(lines)
        rounds = self.rounds_with(view["seats"])
        if len(arms) < 2 or rounds == 0:
            return lines
        first, seemed = arms[0], arms[0].value
        raced = self.race(view, arms, rounds, PRIOR, budget)
        if not raced:
            return lines
        others = [line for line in lines if line not in arms]
        for line in others:  # told as the futures would, from what they said of the planner's best
            line.value = min(line.value + first.value - seemed, raced[-1].value)
        return raced + others

    def rounds_with(self, players: int) -> int:
        """Return in how many worlds lines are tried at a table of so many."""
        return 0 if 0 < self.most_players < players else self.rounds

    def race(self, view: Doc, arms: list[Line], rounds: int, held: float, budget: Budget) -> list[Line]:
        """Return the arms with the best first, nothing if no round was finished.

        Their values so far count as much as so many rounds.
        """
        best = arms[0].value
        prior = [held * (line.value - best) for line in arms]
        totals = [0.0 for _ in arms]
        alive = list(range(len(arms)))
        halving = max(1, rounds // max(1, len(arms).bit_length()))
        done = 0
        while done < rounds and len(alive) > 1 and not budget.over():
            seed = self.luck.below(1 << 30)
            ends = [self.future(view, arms[at], Luck(seed), budget) for at in alive]
            if budget.stopped or (done > 0 and budget.over()):  # futures cut short at different depths say nothing
                break
            for at, end in zip(alive, ends, strict=True):
                totals[at] += end
            done += 1
            if done % halving == 0 and done < rounds:
                ranked = sorted([(totals[at] + prior[at], at) for at in alive], reverse=True)
                for _, at in ranked[(len(ranked) + 1) // 2 :]:
                    arms[at].value = (totals[at] + prior[at]) / (done + held)
                alive = [at for _, at in ranked[: (len(ranked) + 1) // 2]]
        if done == 0:
            return []
        for at in alive:
            arms[at].value = (totals[at] + prior[at]) / (done + held)
        winners = [arms[at] for at in alive]
        losers = [line for at, line in enumerate(arms) if at not in alive]
        winners.sort(key=line_value, reverse=True)
        losers.sort(key=line_value, reverse=True)
        for line in losers:  # of fewer worlds: they may have been the kinder ones
            line.value = min(line.value, winners[-1].value)
        return winners + losers

    def chosen(self, lines: list[Line]) -> list[Line]:
        """Return the arms: the best lines, each position once."""
        return first_apart(lines, self.arms)

    def future(self, view: Doc, line: Line, luck: Luck, budget: Budget) -> float:
        """Return how a line turns out in an imagined world; one that a draw cuts short goes on by policy."""
        seat: int = view["seat"]
        players: int = view["seats"]
        s = self.game.imagine(view, luck)
        calm = self.game.judge.calm(s)
        for action in line.actions:
            if seat not in waiting(s):
                break
            if action not in s.stack[-1].legal(s, seat):
                break
            play_on(self.game, s, seat, action, luck)
        judge = self.judge(players)
        if calm:
            s = Policy(judge, luck, self.reply, budget).onward(s, self.turns * players if self.turns else 1 << 30)
        else:
            Quiescence(self.game, judge, luck, budget).settle(s)
        return judge.value(s, seat, players)
