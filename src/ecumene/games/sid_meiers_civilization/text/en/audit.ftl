# Why a position cannot have come from play.

audit-pieces = { $what ->
        [units] unit cards
        [events] culture cards
        [huts] huts
        [villages] villages
        [tokens] tokens of huts and villages on the map
        [resources] resource tokens
        [buildings] building markers
        [people] great people
        [wonders] wonders
        [tiles] map tiles
       *[other] { $what }
    }: some are lost or made from nothing
audit-numbers = seat { $seat } has numbers that no dial shows
audit-figures = figures of seat { $seat } cannot stand there
audit-brought = seat { $seat } does not have so many figures where some were brought over water
audit-coins = seat { $seat } has more coin tokens than a technology holds
audit-markers = markers of seat { $seat } lie outside its cities
audit-cities = cities cannot stand there
audit-stars = a city of seat { $seat } has two buildings with a star
audit-wonders = a city of seat { $seat } has two wonders
audit-no-round = the round is missing
audit-frame-lacks = { $frame ->
        [Placing] the placing of a piece
        [PhaseTurns] the order of turns in a phase
        [Round] the phase of the round
       *[other] { $frame }
    } cannot be as it stands
audit-other-game = the table was laid out for other players or options
audit-too-many-figures = seat { $seat } has more figures than there are
audit-two-markers = two markers of seat { $seat } lie on one square
audit-cities-near = two cities stand too near to each other
audit-city-limit = seat { $seat } has more cities than it may have
audit-round = there is no such round
audit-over = the game is told to be over and to go on at once
audit-pyramid = the pyramid of seat { $seat } has no base for its technologies
audit-no-capital = seat { $seat } has no capital
audit-won = seat { $seat } has won, but the game goes on
audit-rivals = figures of two rivals stand in { $square }, and neither moves nor fights
audit-terrain = what lies in { $square } cannot stand on this terrain
