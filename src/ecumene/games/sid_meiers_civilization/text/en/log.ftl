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
log-culture = { $seat } gains culture: { $amount }.
log-coin = { $seat } gains a coin: { $subject }.
log-resource = { $seat } takes from the market: { $subject }.
log-spent = { $seat } spends: { $subject }.
log-advanced = { $seat } advances to space { $amount } of the culture track.
log-great-person = { $seat } gains a great person: { $subject }.
log-event-drawn = { $seat } draws a culture card: { $subject }.
log-event-drawn-hidden = { $seat } draws a culture card.
log-discarded = { $seat } discards: { $subject }.
log-learned = { $seat } learns { $subject-acc }.
log-recruited = { $seat } gains a unit: { $subject }.
log-recruit = The unit of { $seat } is { $subject }.
log-recruit-hidden = { $seat } looks at the new unit.

log-moved = { $seat } moves: { $from } – { $to }.
log-revealed = { $seat } reveals a tile: { $subject }.
log-hut = { $seat } enters the hut in { $to }.
log-village = { $seat } attacks the village in { $to }.
log-token = { $seat } takes a token: { $subject }.
log-token-hidden = { $seat } takes a token.
log-sacrificed = { $seat } sacrifices a figure in { $to }: { $subject }.
log-figure-died = { $seat } loses a figure in { $to }: { $subject }.
log-figures-died = { $seat } loses all figures in { $to }.

log-attacked = { $seat } attacks { $amount-seat } in { $to }.
log-front = { $seat } opens front { $amount }: { $subject }.
log-strike = { $seat } strikes at front { $amount }: { $subject }.
log-unit-died = A unit of { $seat } dies: { $subject }.
log-sums = The strength of { $seat }: { $amount }.
log-battle-won = { $seat } wins the battle for { $to }.
log-barbarian-front = For the barbarians, { $seat } opens front { $amount }: { $subject }.
log-barbarian-strike = For the barbarians, { $seat } strikes at front { $amount }: { $subject }.
log-barbarian-died = A unit of the barbarians dies: { $subject }.
log-barbarian-sums = The strength of the barbarians: { $amount }.
log-barbarians-won = The barbarians hold { $to }.
log-army-lost = { $seat } loses an army in { $to }.
log-looted = { $seat } takes as loot: { $subject }.
log-took-card = { $seat } takes a culture card: { $subject }.
log-took-card-hidden = { $seat } takes a culture card.
log-saved = { $seat } saves a unit: { $subject }.
log-capital-taken = { $seat } takes a capital: { $to }.

log-effect = { $seat } uses: { $subject }.
log-locked = No figure leaves { $to } in this round.
log-cancels = { $seat } cancels with: { $subject }.
log-cancelled = { $subject ->
        [none] An action of { $seat } is cancelled.
       *[other] { $subject } of { $seat } is cancelled.
    }
log-gave = { $seat } gives { $amount } × { $subject }.
log-gave-hidden = { $seat } gives something face down.
log-offer-sent = { $seat } makes an offer.
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
