# What happened, told in the present tense; what a move costs.

log-phase-start = Round { $amount }: start phase.
log-phase-trade = Round { $amount }: trade phase.
log-phase-city = Round { $amount }: city phase.
log-phase-movement = Round { $amount }: movement phase.
log-phase-research = Round { $amount }: research phase.

log-civilization = { $seat } plays: { $subject }.
log-capital = { $seat } founds the capital in { $to }.
log-founded = { $seat } founds a city in { $to }.
log-government = { $seat } is governed anew: { $subject }.
log-sends = { $seat } sends the gains of { $from } to { $to }.
log-placed = { $seat } places in { $to }: { $subject }.
log-removed = { $subject } in { $to } is gone.
log-razed = A city of { $seat } is razed: { $to }.
log-walls-fell = The walls of { $to } fall.
log-obsolete = Obsolete from now on: { $subject }.
log-wonder-opened = A wonder comes onto the market: { $subject }.

log-trade = { $seat } gains trade: { $amount }.
log-trade-lost = { $seat } loses trade above 27: { $amount }.
log-culture = { $seat } gains culture: { $amount }.
log-arts = { $seat } devotes { $to } to the arts and gains culture: { $amount }.
log-coin = { $seat } gains a coin: { $subject }.
log-resource = { $seat } takes from the market: { $subject }.
log-spent = { $seat } spends: { $subject }.
log-paid-production = { $to } pays { $amount } production: { $subject }.
log-paid-trade = { $seat } pays { $amount } trade{ $subject ->
        [none] {""}
       *[other] : { $subject }
    }.
log-paid-culture = { $seat } pays { $amount } culture{ $subject ->
        [none] {""}
       *[other] : { $subject }
    }.
log-advanced = { $seat } advances to space { $amount } of the culture track.
log-great-person = { $seat } gains a great person: { $subject }.
log-event-drawn = { $seat } draws a culture card: { $subject }.
log-event-drawn-hidden = { $seat } draws a culture card.
log-discarded = { $seat } discards: { $subject }.
log-learned = { $seat } learns { $subject-acc }.
log-recruited = { $seat } gains a unit: { $subject }.
log-recruit = The unit of { $seat } is { $subject }.
log-recruit-hidden = { $seat } looks at the new unit.

log-moved = { $seat } moves: { $amount } × { $subject }, { $from } – { $to }.
log-revealed = { $seat } reveals a tile: { $subject }.
log-hut = { $seat } enters the hut in { $to }.
log-village = { $seat } attacks the village in { $to }.
log-token = { $seat } takes a token: { $subject }.
log-token-hidden = { $seat } takes a token.
log-sacrificed = { $seat } sacrifices a figure in { $to }: { $subject }.
log-figure-died = { $seat } loses a figure in { $to }: { $subject }.
log-figures-died = { $seat } loses all figures in { $to }{ $source ->
        [none] {""}
       *[other] { " " }to: { $source }
    }.

log-attacked = { $seat } attacks { $amount-seat } in { $to }.
log-front = { $seat } opens front { $amount }: { $subject }.
log-strike = { $seat } strikes at front { $amount }: { $subject }.
log-wounded = A unit of { $seat } takes wounds{ $source ->
        [none] {""}
       *[other] { " " }by { $source }
    }: { $subject }, { $amount }.
log-healed = Wounds of a unit of { $seat } are healed{ $source ->
        [none] {""}
       *[other] { " " }by { $source }
    }: { $subject }, { $amount }.
log-unit-died = A unit of { $seat } dies{ $source ->
        [none] {""}
       *[other] { " " }by { $source }
    }: { $subject }.
log-sums = The strength of { $seat }: { $amount }.
log-battle-won = { $seat } wins the battle for { $to }.
log-barbarian-front = For the barbarians, { $seat } opens front { $amount }: { $subject }.
log-barbarian-strike = For the barbarians, { $seat } strikes at front { $amount }: { $subject }.
log-barbarian-wounded = A unit of the barbarians takes wounds{ $source ->
        [none] {""}
       *[other] { " " }by { $source }
    }: { $subject }, { $amount }.
log-barbarian-died = A unit of the barbarians dies{ $source ->
        [none] {""}
       *[other] { " " }by { $source }
    }: { $subject }.
log-barbarian-sums = The strength of the barbarians: { $amount }.
log-barbarians-won = The barbarians hold { $to }.
log-army-lost = { $seat } loses an army in { $to }: { $amount } of the units in the battle died for it.
log-looted = { $seat } takes as loot: { $subject }.
log-took-card = { $seat } takes a culture card: { $subject }.
log-took-card-hidden = { $seat } takes a culture card.
log-saved = { $seat } saves a unit: { $subject }.
log-capital-taken = { $seat } takes a capital: { $to }.

log-effect = { $seat } uses: { $subject }.
log-locked = No figure leaves { $to } in this round.
log-cancels = { $source ->
        [none] { $seat } cancels an action with: { $subject }.
       *[other] { $seat } cancels { $source } with: { $subject }.
    }
log-cancelled = { $subject ->
        [none] An action of { $seat } in { $to } is cancelled.
       *[other] { $subject } of { $seat } is cancelled.
    }
log-gave = { $seat } gives { $amount } × { $subject }.
log-gave-hidden = { $seat } gives something face down.
log-offer-sent = { $seat } makes { $amount-seat } an offer.
log-offer-gives = { $seat } offers { $amount } × { $subject }.
log-offer-gives-hidden = { $seat } offers something face down: { $amount }.
log-offer-wants = { $seat } asks for { $amount } × { $subject }.
log-offer-accepted = { $seat } accepts the offer.
log-offer-declined = { $seat } declines the offer.
log-offer-cancelled = { $seat } drops the offer.

log-won-culture = { $seat } wins by culture.
log-won-technology = { $seat } wins by technology.
log-won-economy = { $seat } wins by economy.
log-won-conquest = { $seat } wins by conquest.
log-long-stop = Nobody has won in fifty rounds: the game ends.

price-production = { $amount } production
price-trade = { $amount } trade
price-culture = { $amount } culture

net-trade = { $signed } trade
net-culture = { $signed } culture
