## Age of Civilization

aoc-round = Round { $round } of { $rounds }
aoc-open = Open now
aoc-always = Always open
aoc-future = Still to come
aoc-past = Closed
aoc-specials = Special technologies
aoc-orders = Orders
aoc-events = Events
aoc-hand = Your hand
aoc-pack = Your pack
aoc-cards-in-hand = { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
aoc-first = first player
aoc-you = you
aoc-legacies = Legacies
aoc-technologies = Technologies
aoc-opened-by = Opened by: { $list }
aoc-special = Special technology card
aoc-special-short = Special card
aoc-wonders = Wonders
aoc-free-workers = { $workers } ({ $free } free)
aoc-rival = Virtual rival: military { $n }
aoc-main = Main
places-age-of-civilization = a, m, b, o          action row, market, your empire, rivals
signs-age-of-civilization =
    ★ victory points     ¤ coins     ♙ workers (× lost)     † military
    † War, ☠ plague     ✱ event     ⚑ first player
    ● learned     ○ open to you     · out of reach
