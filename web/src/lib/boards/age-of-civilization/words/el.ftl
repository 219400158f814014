aoc-round = Γύρος { $n } από 6
aoc-closed = κλειστό
aoc-future = έρχεται αργότερα
aoc-opens = ανοίγει στον γύρο { $round }
aoc-used = { $n ->
        [one] χρησιμοποιήθηκε μία φορά σε αυτή τη σειρά
       *[other] χρησιμοποιήθηκε { $n } φορές σε αυτή τη σειρά
    }
aoc-bonus-coins = { $n ->
        [one] { $n } νόμισμα μπόνους
       *[other] { $n } νομίσματα μπόνους
    }
aoc-deck = στην τράπουλα
aoc-special-market = Ειδικές τεχνολογίες
aoc-order-market = Παραγγελίες
aoc-technology-card = Κάρτα τεχνολογιών
aoc-known = γνωστή
aoc-unknown = άγνωστη
aoc-no-civilization = Κανένας πολιτισμός ακόμη
aoc-pack = Ντραφτ: διαλέξτε κάρτα { $n }
aoc-hand = Το χέρι σας
aoc-free = ελεύθεροι
aoc-at-work = στη δουλειά
