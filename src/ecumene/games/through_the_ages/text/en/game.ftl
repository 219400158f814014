## The game and its options

game-name = Through the Ages
game-blurb = Lead a civilization from antiquity to the present day: take leaders, wonders and technologies from a common row of cards, feed your people, keep them content and hold your own against your rivals.
game-goal = Have the most culture points when the last round ends.

option-first-game = First game
    .text = A shorter teaching game: Ages A, I and II only, without aggressions, wars and pacts, and with a simple final scoring.
option-peaceful = Peaceful game
    .text = The full game without aggressions, wars and pacts.

## Ages

age-a = Age A
age-1 = Age I
age-2 = Age II
age-3 = Age III
age-4 = Age IV

## Phases and steps

phase-start = Start of turn
phase-replenish = Replenishing the card row
phase-politics = Politics Phase
phase-actions = Action Phase
phase-end = End of turn
phase-discard = Discarding military cards
phase-production = Production Phase
phase-draw = Drawing military cards
phase-event = Event
phase-colonization = Colonization
phase-force = Sending a force
phase-defense = Defense
phase-aggression = Aggression
phase-war = War
phase-pact = Offer of a pact
phase-final = Final scoring

## Card types

type-farm = Farm
type-mine = Mine
type-lab = Lab
type-temple = Temple
type-arena = Arena
type-library = Library
type-theater = Theater
type-infantry = Infantry
type-cavalry = Cavalry
type-artillery = Artillery
type-air-force = Air force
type-government = Government
type-special = Special technology
type-leader = Leader
type-wonder = Wonder
type-action = Action card
type-event = Event
type-territory = Territory
type-tactic = Tactic
type-aggression = Aggression
type-war = War
type-pact = Pact
type-bonus = Bonus card
type-urban = Urban building
type-unit = Unit
type-technology = Technology

## Kinds of special technologies

kind-civil = Civil
kind-military = Military
kind-colonization = Colonization
kind-construction = Construction
