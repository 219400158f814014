# Τι εμποδίζει εδώ και τώρα· ακολουθεί ο κανόνας.

why-smc-found-limit = Έχετε { $have } από { $need } πόλεις.
why-smc-government-unlocked = Δεν έχετε ανοίξει: { $thing }.
why-smc-government-anarchy = Τώρα δεν υιοθετείται: { $thing }.
why-smc-city-production = { $thing }: τιμή { $need }· μπορούν να πληρωθούν { $have }.
why-smc-build-figure-reserve = { $thing ->
        [none] {""}
       *[other] Δεν έμεινε στην εφεδρεία σας: { $thing }.
    }
why-smc-build-unlocked = { $thing ->
        [none] {""}
       *[other] Δεν έχετε ανοίξει: { $thing }.
    }
why-smc-build-supply = Το απόθεμα τελείωσε: { $thing }.
why-smc-build-wonder-market = Δεν είναι στην αγορά: { $thing }.
why-smc-train-aircraft = Δεν ξέρετε την Πτήση.
why-smc-train-empty-pile = Η στοίβα είναι άδεια: { $thing }.
why-smc-train-price = { $thing }: τιμή { $need }· μπορούν να πληρωθούν { $have }.
why-smc-harvest-market = { $thing ->
        [none] {""}
       *[other] Δεν έμεινε στην αγορά: { $thing }.
    }
why-smc-harvest-symbol = { $thing ->
        [none] {""}
       *[other] Τα περίχωρα της πόλης δεν το δείχνουν: { $thing }.
    }
why-smc-culture-hand-limit = Κρατάτε { $have } κάρτες πολιτισμού· το όριό σας είναι { $need }.
why-smc-move-stacking = Το όριο στοίβαξής σας είναι { $need }.
why-smc-ability-standing = Τι το απαγορεύει: { $thing }.
why-smc-research-pyramid = Η πυραμίδα δεν έχει θέση: { $thing }.
why-smc-research-threshold = { $thing }: χρειάζεται { $need } εμπόριο· έχετε { $have }.
why-smc-research-own-only = Δεν το έχετε μάθει: { $thing }.
why-smc-coins-tokens = Δεν χωρά άλλη μάρκα νομίσματος: { $thing }.
why-smc-government-benefits = Βρίσκεται ήδη πάνω: { $thing }.
why-smc-trade-goods = { $thing ->
        [none] {""}
       *[other] { $thing }: υπάρχουν { $have }, όχι { $need }.
    }
why-smc-research-one = { $thing ->
        [none] {""}
       *[other] Το ξέρετε ήδη: { $thing }.
    }
why-smc-events-phase = { $have ->
        [0] Δεν είναι στο χέρι σας: { $thing }.
       *[other] {""}
    }
why-smc-culture-price = Ο επόμενος χώρος κοστίζει { $need } πολιτισμό· έχετε { $have }.
why-smc-culture-trade-price = Ο επόμενος χώρος κοστίζει { $need } εμπόριο· έχετε { $have }.
why-smc-build-wonder = Δεν το έχετε χτίσει: { $thing }.
why-smc-build-replace = Όπου θα ταίριαζε, υπάρχει ήδη: { $thing }.
why-smc-move-speed = Τα πιόνια κινούνται ένα τετράγωνο τη φορά· αυτό δεν είναι δίπλα τους.
why-smc-move-reveal = Αυτό το πλακίδιο είναι ήδη ανοιχτό.
why-smc-ruling-democracy-and-defence = Με αυτό το πολίτευμα δεν επιτίθεστε: { $thing }.
why-smc-government-free-change = Το μάθατε μόλις σε αυτόν τον γύρο: { $thing }.
why-smc-blockade-square = Στο τετράγωνο που το δείχνει στέκεται αντίπαλος: { $thing }.
why-smc-battle-one-unit-a-front = Αυτό δεν γίνεται στο μέτωπο { $need }.
why-smc-battle-wounds = Στο μέτωπο { $need } δεν υπάρχει τραυματισμένη μονάδα σας.
