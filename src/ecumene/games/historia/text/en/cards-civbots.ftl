# Territory tokens and civbots.

## Territory tokens

token-1 = Territory token 1
    .text = 1 VP for a civilization alone in its territory.
    .points = Territories
token-2 = Territory token 2
    .text = 1 VP for a civilization alone in its territory.
    .points = Territories
token-3 = Territory token 3
    .text = 1 VP for a civilization alone in its territory.
    .points = Territories
token-4 = Territory token 4
    .text = 1 VP for a civilization alone in its territory.
    .points = Territories
token-5 = Territory token 5
    .text = 1 VP for a civilization alone in its territory.
    .points = Territories
token-6 = Territory token 6
    .text = 1 VP for a civilization alone in its territory.
    .points = Territories
token-7 = Territory token 7
    .text = 2 VP for a civilization alone in its territory.
    .points = Territories
token-8 = Territory token 8
    .text = 2 VP for a civilization alone in its territory.
    .points = Territories
token-9 = Territory token 9
    .text = 2 VP for a civilization alone in its territory.
    .points = Territories
token-10 = Territory token 10
    .text = 2 VP for a civilization alone in its territory.
    .points = Territories
token-11 = Territory token 11
    .text = 2 VP for a civilization alone in its territory.
    .points = Territories
token-12 = Territory token 12
    .text = 2 VP for a civilization alone in its territory.
    .points = Territories
token-13 = Territory token 13
    .text = 3 VP for a civilization alone in its territory.
    .points = Territories
token-14 = Territory token 14
    .text = 3 VP for a civilization alone in its territory.
    .points = Territories
token-15 = Territory token 15
    .text = 3 VP for a civilization alone in its territory.
    .points = Territories
token-16 = Territory token 16
    .text = 3 VP for a civilization alone in its territory.
    .points = Territories

## Levels of civbots

chieftain = Chieftain
    .text = The civbot plays 1 card a turn.
noble = Noble
    .text = The civbot plays 2 cards a turn.
king = King
    .text = The civbot plays 3 cards a turn.

## Civbot cards

civbot-1 = Civbot card 1
    .text = Technology.
civbot-2 = Civbot card 2
    .text = Military.
civbot-3 = Civbot card 3
    .text = Expansion.
civbot-4 = Civbot card 4
    .text = Technology, Art.
civbot-5 = Civbot card 5
    .text = Military, War.
civbot-6 = Civbot card 6
    .text = Expansion, War.
civbot-7 = Civbot card 7
    .text = Shows the levels of the civbots.
