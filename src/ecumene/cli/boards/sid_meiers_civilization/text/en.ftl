## Sid Meier's Civilization

smc-set-up = Set-up
smc-now = Round { $round }, { $phase }
smc-you = you
smc-first = first player
smc-dials = Trade { $trade } of { $most }, culture { $culture }, coins { $coins }, space { $space } of the culture track
smc-limits = Speed { $speed }, stacking limit { $stacking }, culture hand limit { $hand }, cities { $cities } of { $limit }, water { $water }
smc-water-closed = closed
smc-water-crossed = can be crossed
smc-water-open = open
smc-ways = Ways to win: culture { $space } of { $spaces }, technology { $cards } of { $pyramid } cards, economy { $coins } of { $goal } coins, conquest with { $force } cards and combat bonus { $bonus }
smc-harvest = harvests { $what }
smc-defence = defends itself with { $force } cards and combat bonus { $bonus }
smc-actions = { $n ->
        [0] no action left
        [one] { $n } action
       *[other] { $n } actions
    }
smc-boost = this round
smc-scout = { $at } sends to { $city }
smc-on-map = Armies { $armies }, in reserve { $more }; scouts { $scouts }, in reserve { $left }
smc-level = Level { $level }: { $cards }
smc-free = { $n ->
        [one] { $n } free place
       *[other] { $n } free places
    }
smc-used = used
smc-fresh = Free change of government
smc-ranks = Ranks
smc-force = Standing force ({ $n })
smc-hand = Culture cards ({ $n } of { $limit })
smc-resources = Resources
smc-token-huts = Tokens of huts
smc-token-villages = Tokens of villages
smc-marks = Markers
smc-people = Great people in reserve
smc-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
smc-meets = battle against { $force } cards and combat bonus { $bonus }
smc-enters = ends the move there
smc-passes = only passed
smc-group = The group in { $at } ({ $troop }) has { $left } squares left and reaches: { $reach }
smc-barbarians = Barbarians
smc-battle = Battle for { $at }: { $attacker } attacks { $defender }
smc-side = { $name }: combat bonus { $bonus }; hand: { $hand }
smc-front = Front { $n }: { $one } against { $other }
smc-sums = If it ended now: { $one } { $mine }, { $other } { $theirs }; a tie is the defender’s
smc-to-play = To play: { $name }
smc-wounds = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
smc-deal = { $one } offers { $other }: { $gives }. In return: { $wants }
smc-offer = Your offer: { $gives }. In return: { $wants }
smc-wonders = Wonders on the market, { $n } more to come
smc-priced = { $price } for { $what }
smc-obsolete = Obsolete
smc-buildings = Buildings that you can build: price, what they give, markers left
smc-building = { $name }: { $price }; { $gives }; { $left } left
smc-not-yet = Not open yet (price, markers left, technology)
smc-closed = { $name } { $price }, { $left }, { $technology }
smc-units = Units
smc-pile = { $name } for { $price }, { $left } left
smc-tokens = Resources on the market
smc-decks = Culture decks
smc-people-left = Great people left
smc-track = Culture track
smc-spaces = Spaces { $first } to { $last } for { $price }: { $gives }
smc-victory = victory
smc-standing = Standing
smc-map = Map (letters A to D are the players: capitals for armies, small ones for scouts alone)
smc-map-signs = # a capital, + a city, = a building, * a wonder, & a great person, . a resource, h a hut, v a village, ?? face down
smc-letter-mountain = m
smc-letter-forest = f
smc-letter-grassland = g
smc-letter-desert = d
smc-letter-water = w
smc-letter-huts = h
smc-letter-villages = v
smc-squares = Squares with more than plain terrain
smc-plain = Plain terrain gives
smc-nothing = nothing
smc-face-down = Face-down tiles, by their top left square
smc-face-down-tile = face-down tile
smc-of = { $thing } of { $name }
smc-outskirts = outskirts of { $name }
smc-troop = { $armies ->
        [0] {""}
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] { " and " }
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }
smc-combat = combat bonus +{ $n }
smc-locked = nobody may leave
smc-recommended = recommended for the capital
smc-technology = level { $level }, needs { $trade } trade
smc-copies = { $n ->
        [one] { $n } such card
       *[other] { $n } such cards
    }
smc-mine = Your civilization
smc-market = Market and culture track
smc-others = Others
smc-group-capital = Capital
smc-group-place = Squares
smc-group-found = Found a city
smc-group-government = Government
smc-group-send = Scouts
smc-group-build = Build
smc-group-train = Train
smc-group-devote = Arts
smc-group-harvest = Harvest
smc-group-pick = Figures
smc-group-walk = Walk
smc-group-reveal = Reveal
smc-group-research = Research
smc-group-front = Open a front
smc-group-strike = Strike
smc-group-use = Abilities
smc-group-play = Culture cards
smc-group-offer = Offers
smc-group-give = Give
smc-group-want = Ask for
smc-group-pay = Pay
smc-group-cancel = Cancel
smc-group-discard = Discard
smc-group-learn = Learn
smc-group-loot = Loot
smc-group-target = Players
smc-group-wound = Wound
smc-group-heal = Heal
smc-group-draw = Draw
smc-group-gain = Take
smc-group-sacrifice = Sacrifice
smc-group-choose = Choose
smc-group-save = Save
smc-group-civilization = Civilizations
places-sid-meiers-civilization = b, m, o             map and your civilization, market and culture track, the others
signs-sid-meiers-civilization =
    ⇄ trade     ♪ culture     ● coins     ≡ space of the culture track     △ technologies
    letters are terrain; A, B … who stands there; A# a capital     A+ a city
    = a building     * a wonder     & a great person     . a resource
    h a hut     v a village     ?? a tile that lies face down
