## The game and its options

game-name = Through the Ages
game-blurb = Lead a civilization from antiquity to the present day: take leaders, wonders and technologies from a common row of cards, feed your people, keep them content and hold your own against your rivals.
game-goal = Have the most culture points when the last round ends; it comes once the civil cards of Age III have run out.

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

phase-end = End of turn

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
