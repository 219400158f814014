## Age of Civilization

aoc-round = Γύρος { $round } από { $rounds }
aoc-open = Ανοιχτές τώρα
aoc-always = Πάντα ανοιχτές
aoc-future = Έρχονται
aoc-past = Κλειστές
aoc-specials = Ειδικές τεχνολογίες
aoc-orders = Παραγγελίες
aoc-events = Γεγονότα
aoc-hand = Το χέρι σας
aoc-pack = Οι κάρτες που κρατάτε
aoc-cards-in-hand = { $n ->
        [one] { $n } κάρτα στο χέρι
       *[other] { $n } κάρτες στο χέρι
    }
aoc-first = πρώτος παίκτης
aoc-you = εσείς
aoc-legacies = Κληρονομιές
aoc-technologies = Τεχνολογίες
aoc-opened-by = Ανοίγει με: { $list }
aoc-special = Κάρτα ειδικών τεχνολογιών
aoc-special-short = Ειδική κάρτα
aoc-wonders = Θαύματα
aoc-free-workers = { $workers } (ελεύθεροι: { $free })
aoc-rival = Εικονικός αντίπαλος: στρατιωτική ισχύς { $n }
aoc-main = Κύριος
places-age-of-civilization = a, m, b, o          γραμμή δράσεων, αγορά, αυτοκρατορία, αντίπαλοι
signs-age-of-civilization =
    ★ πόντοι νίκης     ¤ νομίσματα     ♙ εργάτες (× χάνονται)     † στρατιωτική ισχύς
    † Πόλεμος, ☠ πανώλη     ✱ γεγονός     ⚑ πρώτος παίκτης
    ● γνωστή     ○ ανοιχτή για εσάς     · εκτός εμβέλειας
