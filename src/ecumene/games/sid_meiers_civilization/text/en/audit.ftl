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
