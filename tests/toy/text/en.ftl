game-name = Bazaar

salt = Salt
tin = Tin
wine = Wine
silk = Silk
amber = Amber
guild = Guild
fair-wind = Fair wind
caravan-guide = Caravan guide
coin = Coin

place-tyre = Tyre
place-damascus = Damascus
place-palmyra = Palmyra
place-empty-quarter = The Empty Quarter
place-petra = Petra
place-gaza = Gaza
place-iron-gates = The Iron Gates
place-tarsus = Tarsus

ground-port = Port
ground-city = City
ground-desert = Desert
ground-mountains = Mountains
ground-storm = Sandstorm

automaton-rival-1 = First rival
automaton-rival-2 = Second rival
automaton-level-miser = miser
automaton-level-broker = broker
stat-points = Points
    .name = Points
stat-coins = Coins
    .name = Coins

option-rivals = Rivals
option-rivals-miser = Miser
option-rivals-broker = Broker
option-purse = Coins at the start
option-storm = Storms
option-bundles = Bundles
option-length = Length
option-length-short = Short
option-length-long = Long

move-offer = { $subject ->
    [none] Offer nothing
   *[other] Offer { $subject }
  }
    .hint = An offer that nobody else makes earns 2 coins.
move-draw = Draw a card
    .hint = The top card of the pile goes into your hand.
move-build = Build a stall: { $subject }
    .hint = The stall is worth its points to the end.
move-sell = Sell { $amount } × { $subject }
    .hint = Cards become coins, the more the better the wind.
move-auction = Hold an auction
    .hint = The top card of the pile goes to the highest bidder.
move-caravan = Call a caravan
    .hint = Cards are laid out, and every seat takes a share.
move-done = End the turn
    .hint = Your turn is over.
move-bid = Bid { $subject }
    .hint = If nobody bids more, you pay it and take the card.
move-travel = Travel to { $subject }
    .hint = Your merchant goes there by the shortest way.
move-pass = Drop out
    .hint = You leave this auction to the others.
move-take = Take share { $subject }
    .hint = These cards go into your hand.
move-seal = Seal the offer
    .hint = Your offer stays as it is until all are opened.
move-again = Take up die { $subject }
    .hint = You roll this die once more.
move-roll = Roll
    .hint = The dice that you took up are rolled again.
move-keep = Keep the wind
    .hint = The dice stay as they lie.
move-swap = Swap cards
    .hint = Lay cards aside and draw as many.
move-return = Lay aside: { $subject }
    .hint = You will draw another card for it.
move-bargain = Bargain
    .hint = Propose a deal to another seat.
move-propose = Propose a deal to { $subject-seat }
    .hint = Say what you give and what you want.
move-give = Give { $amount } × { $subject }
    .hint = It changes hands if the deal is accepted.
move-want = Ask for { $amount } × { $subject }
    .hint = You get it if the deal is accepted.
move-send = Send the proposal
    .hint = The other seat accepts or declines.
move-cancel = Drop the proposal
    .hint = Nobody hears of it.
move-accept = Accept
    .hint = Both sides exchange what was proposed.
move-decline = Decline
    .hint = Everything stays as it is.

log-wind = The wind blows at { $amount }.
log-income = { $seat } receives { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  }.
log-paid = { $seat } is paid { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  } for { $subject }.
log-drew = { $seat } draws: { $subject }.
log-drew-hidden = { $seat } draws a card.
log-built = { $seat } builds a stall: { $subject }.
log-sold = { $seat } sells { $amount } × { $subject }.
log-lot = { $seat } opens an auction of { $subject }.
log-travelled = { $amount ->
    [0] { $seat } travels: { $from } – { $to }.
   *[other] { $seat } travels, { $from } – { $to }, and earns { $amount }.
  }
log-walked = { $automaton } walks, { $from } – { $to }, and scores { $amount }.
price-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  }
price-steps = { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
  }
log-passed = { $seat } drops out.
log-bid = { $seat } bids { $amount }.
log-unsold = Nobody wants { $subject }.
log-won = { $seat } wins { $subject } for { $amount }.
log-took = { $seat } takes: { $subject }.
log-aside = { $seat } lays aside: { $subject }.
log-proposal-sent = { $seat } proposes a deal.
log-proposal-accepted = { $seat } accepts the deal.
log-proposal-declined = { $seat } declines the deal.
log-proposal-cancelled = { $seat } drops the proposal.
log-gave = { $seat } gives { $amount } × { $subject }.
log-gave-hidden = { $seat } gives a card.

frame-round = Round
frame-offers = Sealed offers
frame-bundles = Sealed bundles
frame-turn = Turn
frame-auction = Auction
frame-caravan = Caravan
frame-turns = Turns
frame-wind = Wind
frame-swap = Swap
frame-bargains = Bargaining
frame-deal = Deal
ask-offers = Offer a card face down, or nothing.
ask-bundles = Choose up to two cards for your offer, then seal it.
ask-turn = Take an action, or end your turn.
ask-auction = Bid more, or drop out.
ask-caravan = Take a share of the caravan.
ask-wind = Roll a die again, or keep the wind.
ask-swap = Lay a card aside, or draw.
ask-bargains = Propose a deal to somebody, or leave it.
ask-deal = Change the deal, send it, or answer it.

ending-rounds = The last round is over.
ending-pile = The pile is empty.

section-setup = Set-up
section-rounds = Rounds
section-turn = The turn
section-market = The market
section-roads = The roads
section-end = The end

rule-toy-option-storm = Storms need at least three seats.
rule-toy-setup-start = Each seat begins with 3 cards and 4 coins; the first seat is drawn by lot.
rule-toy-round-order = A round is wind, offers, then a turn for each seat.
rule-toy-round-wind = Wind 1 to 3 brings each seat 1 coin, 4 to 6 brings 2; with storms, a 1 takes a coin instead.
rule-toy-offer-sealed = All seats seal an offer; one that nobody else made earns 2 coins.
rule-toy-offer-hand = Only a card in hand can be offered.
rule-toy-offer-bundle = With bundles, an offer is up to two cards, chosen one by one and then sealed.
rule-toy-turn-actions = A turn has two actions: draw, build, sell, auction, caravan, swap, bargain or travel.
rule-toy-draw-empty = Nobody draws from an empty pile.
rule-toy-draw-hand-limit = With five cards in hand nobody draws.
rule-toy-build-hand = A stall is built with a card in hand.
rule-toy-build-once = A seat has one stall of each kind.
rule-toy-build-coins = A stall costs coins.
rule-toy-sell-pair = At least two cards of a kind are sold at once.
rule-toy-sell-hand = Only cards in hand can be sold.
rule-toy-auction-once = There is one auction in a turn.
rule-toy-auction-empty = An auction needs a card from the pile.
rule-toy-auction-answer = In an auction, raise or drop out.
rule-toy-bid-higher = A bid is higher than the last one.
rule-toy-bid-coins = Nobody bids more coins than they have.
rule-toy-caravan-empty = A caravan needs three cards from the pile.
rule-toy-caravan-coins = The caravan guide costs 2 coins.
rule-toy-caravan-choose = First choose a share of the caravan.
rule-toy-caravan-share = The shares of a caravan are counted from 1.
rule-toy-option-rivals = Up to two rivals that nobody plays can be met on the roads, misers or brokers.
rule-toy-option-purse = Each seat begins with 4 coins, or with as many as was agreed, from 2 to 6.
rule-toy-travel-reach = A journey has three steps; the Iron Gates count as two, and a port ends it.
rule-toy-travel-desert = Nobody stays in the Empty Quarter; in a storm nobody crosses it.
rule-toy-travel-alone = Who arrives where nobody else is earns a coin.
rule-toy-rivals-walk = At the end of a round each rival goes one step towards Tyre, and from there back to Petra; a miser scores 1 point, a broker 2.
rule-toy-end-ties = Most points win; coins break ties; what is still equal shares the rank.
rule-toy-wind-again = With storms the lower of two dice is the wind, and the first seat may roll dice again once.
rule-toy-swap-cards = Cards are laid aside one by one, then as many are drawn; the pile must have them.
rule-toy-bargain-two = Bargaining, a seat makes other seats two proposals at most.
rule-toy-bargain-proposal = A proposal says what is given and what is wanted; the other seat accepts or declines.
rule-toy-bargain-goods = Goods are cards in hand and coins, no more of them than there are.
rule-toy-bargain-accept = Only who has what is wanted can accept.
audit-bazaar = { $cause }
