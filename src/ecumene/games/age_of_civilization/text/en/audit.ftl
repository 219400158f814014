# Why a position cannot have come from play.

audit-pile = { $pile ->
        [row] the action row
        [tokens] event tokens
        [civilizations] civilization cards
        [wonders] wonder cards
        [orders] orders in the market and to come
        [specials] special technology cards
        [packs] packs
        [market] the market after the draft
       *[taken] civilizations of the seats
    }
audit-many = { $what ->
        [workers] { $n } workers
        [vp] { $n } vp
        [technologies] { $n } technologies
        [wonders] { $n } wonders
        [orders] { $n } orders
        [stones] { $n } stones
       *[forts] { $n } forts
    }

audit-solo = a solo table has exactly one player, not { $n }
audit-round = round { $n }; the rounds are 1 to { $most }
audit-scenario-players = the scenario “{ $name }” is for one player, not { $n }
audit-rival-strength = the virtual rival has { $n } military; it is 0 or more
audit-rival-players = “rival” is { $n }; a virtual rival is for one player, with { $players } it is -1
audit-rival-most = the rival has { $n } military; in round { $round } it is at most { $most }
audit-rival-grown = the rival has { $n } military; in round { $round } it is { $right }
audit-horde = “horde” is { $n }; 1: withstood, -1: not, 0: not yet met
audit-horde-came = “horde” is { $n }, but the Horde { $came ->
        [yes] has come
       *[no] has not come
    }
audit-first-game-row = the row is not that of the first game
audit-stack-empty = the stack is empty: a game that goes on has unfinished rules
audit-stack-over = the game is over: a finished game has no unfinished rules on the stack
audit-outermost = “{ $frame }” cannot be outermost: “{ $right }” is the outermost of all rules
audit-frame-twice = “{ $frame }” is under way twice; it can be so once
audit-turn = “{ $frame }” is under way for seat { $seat }; it is the turn of seat { $right }
audit-draft-solo = no draft for one player
audit-draft-first = the draft comes before everything else, and then never again
audit-draft-unfinished = play before the draft is over
audit-draft-round = DraftPick: round { $n }; the draft comes before round 1
audit-draft-seats = DraftPick: the seats { $seats } pick; all seats from 0 to { $last } do
audit-nobody-drafts = DraftPick: nobody drafts now
audit-packs-undrafted = packs and picks without a draft; both are empty then
audit-packs-of-seats = { $n } in “{ $pile }”; every seat needs its own, { $right } in all
audit-pack-order = the cards of a pack come in the order of the box
audit-pack = a pack has { $n } cards, not { $right }
audit-deck-drafted = the deck has { $n } cards; after a draft there is none
audit-picks-together = picks: { $counts } cards; all seats pick together
audit-picks = picks: { $n } cards each; { $right } are kept
audit-picked = seat { $seat } picked “{ $name }”, which was not in the pack
audit-untakable = seat { $seat } has “{ $name }”, which it could not take
audit-pile-foreign = { audit-pile }: { $name } does not belong there
audit-pile-twice = { audit-pile }: { $name } is there { $n } times, not { $right }
audit-pile-lacks = { audit-pile }: { $n } cards, not { $right }; { $missing } missing
audit-pile-size = { audit-pile }: { $n } in all, not { $right }
audit-tokens-fixed = the event tokens are { $names }; here they lie { $right }
audit-tokens-last = event tokens lie above the last { $n } action cards, not { $names }
audit-lasting = “{ $name }” is not an event in play that lasts
audit-lasting-events = lasting events are { $names }; in round { $round } it is { $right }
audit-bonus-coins-most = { $name } has { $n } bonus coins; by now there are at most { $most }
audit-orders = { $n } orders are fulfilled; there are { $right }
audit-orders-open = { $n } orders lie open; after { $fulfilled } fulfilled there are { $right }
audit-workers = seat { $seat } has { $n } workers; 0 to { $most }
audit-civilizations = seat { $seat } has { $n } civilizations; { $most } at most
audit-civilizations-by-turn = seat { $seat } has { $n } civilizations; after { $turns } turns there are at most { $most }
audit-no-civilization = seat { $seat } has no civilization; it raises one in its first turn
audit-civilization-twice = seat { $seat } has “{ $name }” twice
audit-began-with = seat { $seat } began with { $name }; here one begins with { $right }
audit-main = seat { $seat }: the main civilization is { $name }; its civilizations are: { $right }
audit-main-stays = seat { $seat } has raised { $name }; here { $right } stays the main civilization
audit-prerequisite = seat { $seat } has a technology without its prerequisite
audit-not-on-card = “{ $where }”: { $name } is not on the technology card
audit-early-civilization = seat { $seat } has { $names } before it could raise its first civilization
audit-early = seat { $seat } has { audit-many } before its first civilization; it has none until then
audit-early-special = seat { $seat } has bought { $name } before its first turn
audit-too-many = seat { $seat } has { audit-many }; { $most ->
        [0] no action here gives any
       *[other] in { $round } rounds there are at most { $most }
    }
audit-brought = ActionPhase: seat { $seat } has { audit-many }; its actions of this turn alone have brought { $least }
audit-over-round = the game is over in round { $n }; it ends after round { $last }
audit-round-end = RoundEnd: round { $n }; after the last round, { $last }, the game ends
audit-game-end-round = GameEnd: round { $n }; the game ends after round { $last }
audit-row-place = { $name } lies at place { $n } of the row, where { $right } belongs
audit-market-size = { $n } civilizations lie in the market; there are { $right }
audit-turns-begun = Rounds: { $n } turns begun; there are { $players } players
audit-between-turns = Rounds: { $n } turns begun; with “{ $inner }” under way it is 0
audit-no-turn-begun = Rounds: 0 turns begun, but “{ $inner }” is under way
audit-phase-of = Turn: phase { $n }; “{ $inner }” belongs to phase { $right }
audit-inside = “{ $frame }” cannot be under way inside “{ $outer }”, only inside: { $right }
audit-nothing-opened = { $frame }: in round 1 no card has newly opened
audit-token-above = WorldEvent: { $name }; above { $card } lies { $right }
audit-not-in-row = { $frame }: “{ $name }” is no such card or token of the row
audit-symbol = { $frame }: { $name } has opened, and its symbol is { $symbol }
audit-war-through = War: not through { $name }; { $right } has opened
audit-frame-count = { $frame }: count is { $n }; it is 1 or more
audit-turn-end-effect = TurnEnd: { $name } has no effect at the end of the turn of seat { $seat }
audit-pending-twice = TurnEnd: { $name } is pending twice
audit-used-too-often = ActionPhase: seat { $seat } has used { $name } { $n } times; it has { $slots } slots
audit-passed-with = ActionPhase: seat { $seat } has passed with { $n } workers on slots
audit-passed-to-buy = ActionPhase: seat { $seat } has passed; with nothing to buy its phase is over then
audit-trade-forbidden = ActionPhase: seat { $seat } has traded, but a rival forbids it
audit-slots-workers = { $frame }: { $n } workers on slots; the seat has only { $workers }
audit-workers-sent = ActionPhase: seat { $seat } has { $n } workers on slots; the actions used take { $right }
audit-workers-lost = ActionPhase: seat { $seat } has { $n } workers on red slots; by the actions used it is { $right }
audit-free-culture = FreeCulture: seat { $seat } cannot pay { $n } coins; it has { $have }
audit-free-culture-giver = FreeCulture: { $name } does not give it to seat { $seat }
audit-free-culture-built = FreeCulture: seat { $seat } has not built in this turn
audit-giver = { $frame }: the seat does not have { $name }
audit-gives-none = { $frame }: { $name } gives none
