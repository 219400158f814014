# Τι συνέβη, σε ενεστώτα· τι κοστίζει μια κίνηση.

log-phase-start = Γύρος { $amount }: φάση έναρξης.
log-phase-trade = Γύρος { $amount }: φάση εμπορίου.
log-phase-city = Γύρος { $amount }: φάση πόλεων.
log-phase-movement = Γύρος { $amount }: φάση κίνησης.
log-phase-research = Γύρος { $amount }: φάση έρευνας.

log-civilization = { $seat } παίζει: { $subject }.
log-capital = { $seat } ιδρύει την πρωτεύουσα στο { $to }.
log-founded = { $seat } ιδρύει πόλη στο { $to }.
log-government = { $seat }: νέο πολίτευμα, { $subject }.
log-sends = { $seat } στέλνει τα έσοδα του { $from } στο { $to }.
log-placed = { $seat } τοποθετεί στο { $to }: { $subject }.
log-removed = { $subject } στο { $to }: αποσύρεται.
log-razed = Πόλη του παίκτη { $seat } ισοπεδώνεται: { $to }.
log-walls-fell = Τα τείχη του { $to } πέφτουν.
log-obsolete = Από εδώ και πέρα παρωχημένο: { $subject }.
log-wonder-opened = Ένα θαύμα μπαίνει στην αγορά: { $subject }.

log-trade = { $seat } κερδίζει εμπόριο: { $amount }.
log-trade-lost = { $seat } χάνει εμπόριο πάνω από 27: { $amount }.
log-culture = { $seat } κερδίζει πολιτισμό: { $amount }.
log-arts = { $seat } αφιερώνει το { $to } στις τέχνες και κερδίζει πολιτισμό: { $amount }.
log-coin = { $seat } κερδίζει ένα νόμισμα: { $subject }.
log-resource = { $seat } παίρνει από την αγορά: { $subject }.
log-spent = { $seat } ξοδεύει: { $subject }.
log-paid-production = Το { $to } πληρώνει { $amount } παραγωγή: { $subject }.
log-paid-trade = { $seat } πληρώνει { $amount } εμπόριο{ $subject ->
        [none] {""}
       *[other] : { $subject }
    }.
log-paid-culture = { $seat } πληρώνει { $amount } πολιτισμό{ $subject ->
        [none] {""}
       *[other] : { $subject }
    }.
log-advanced = { $seat } προχωρά στον χώρο { $amount } της διαδρομής πολιτισμού.
log-great-person = { $seat } κερδίζει μια μεγάλη προσωπικότητα: { $subject }.
log-event-drawn = { $seat } τραβά κάρτα πολιτισμού: { $subject }.
log-event-drawn-hidden = { $seat } τραβά μια κάρτα πολιτισμού.
log-discarded = { $seat } απορρίπτει: { $subject }.
log-learned = { $seat } μαθαίνει { $subject-acc }.
log-recruited = { $seat } αποκτά μονάδα: { $subject }.
log-recruit = Η μονάδα του παίκτη { $seat }: { $subject }.
log-recruit-hidden = { $seat } κοιτάζει τη νέα μονάδα.

log-moved = { $seat } κινεί: { $amount } × { $subject }, { $from } – { $to }.
log-revealed = { $seat } αποκαλύπτει πλακίδιο: { $subject }.
log-hut = { $seat } μπαίνει στην καλύβα του { $to }.
log-village = { $seat } επιτίθεται στο χωριό του { $to }.
log-token = { $seat } παίρνει μια μάρκα: { $subject }.
log-token-hidden = { $seat } παίρνει μια μάρκα.
log-sacrificed = { $seat } θυσιάζει πιόνι στο { $to }: { $subject }.
log-figure-died = { $seat } χάνει πιόνι στο { $to }: { $subject }.
log-figures-died = { $seat } χάνει όλα τα πιόνια στο { $to }{ $source ->
        [none] {""}
       *[other] { " " }(αιτία: { $source })
    }.

log-attacked = { $seat } επιτίθεται στο { $to }· αμύνεται: { $amount-seat }.
log-front = { $seat } ανοίγει μέτωπο { $amount }: { $subject }.
log-strike = { $seat } χτυπά στο μέτωπο { $amount }: { $subject }.
log-wounded = Πληγές σε μονάδα του παίκτη { $seat }: { $subject }, { $amount }{ $source ->
        [none] {""}
       *[other] { " " }(αιτία: { $source })
    }.
log-healed = Θεραπεύονται πληγές μονάδας του παίκτη { $seat }: { $subject }, { $amount }{ $source ->
        [none] {""}
       *[other] { " " }(αιτία: { $source })
    }.
log-unit-died = Χάνεται μονάδα του παίκτη { $seat }: { $subject }{ $source ->
        [none] {""}
       *[other] { " " }(αιτία: { $source })
    }.
log-sums = Η δύναμη του παίκτη { $seat }: { $amount }.
log-battle-won = { $seat } κερδίζει τη μάχη για το { $to }.
log-barbarian-front = { $seat } ανοίγει για τους βαρβάρους μέτωπο { $amount }: { $subject }.
log-barbarian-strike = { $seat } χτυπά για τους βαρβάρους στο μέτωπο { $amount }: { $subject }.
log-barbarian-wounded = Πληγές σε μονάδα των βαρβάρων: { $subject }, { $amount }{ $source ->
        [none] {""}
       *[other] { " " }(αιτία: { $source })
    }.
log-barbarian-died = Χάνεται μονάδα των βαρβάρων: { $subject }{ $source ->
        [none] {""}
       *[other] { " " }(αιτία: { $source })
    }.
log-barbarian-sums = Η δύναμη των βαρβάρων: { $amount }.
log-barbarians-won = Οι βάρβαροι κρατούν το { $to }.
log-army-lost = { $seat } χάνει έναν στρατό στο { $to }: χάθηκαν { $amount } μονάδες στη μάχη.
log-looted = { $seat } παίρνει λάφυρο: { $subject }.
log-took-card = { $seat } παίρνει κάρτα πολιτισμού: { $subject }.
log-took-card-hidden = { $seat } παίρνει μια κάρτα πολιτισμού.
log-saved = { $seat } σώζει μια μονάδα: { $subject }.
log-capital-taken = { $seat } καταλαμβάνει πρωτεύουσα: { $to }.

log-effect = { $seat } χρησιμοποιεί: { $subject }.
log-locked = Κανένα πιόνι δεν φεύγει από το { $to } σε αυτόν τον γύρο.
log-cancels = { $source ->
        [none] { $seat } ακυρώνει μια ενέργεια με: { $subject }.
       *[other] { $seat } ακυρώνει: { $source }, με: { $subject }.
    }
log-cancelled = { $subject ->
        [none] Ενέργεια του παίκτη { $seat } στο { $to } ακυρώνεται.
       *[other] Ακυρώνεται του παίκτη { $seat }: { $subject }.
    }
log-gave = { $seat } δίνει { $amount } × { $subject }.
log-gave-hidden = { $seat } δίνει κάτι κλειστό.
log-offer-sent = { $seat } κάνει μια προσφορά. Προς: { $amount-seat }.
log-offer-gives = { $seat } προσφέρει { $amount } × { $subject }.
log-offer-gives-hidden = { $seat } προσφέρει κλειστά: { $amount }.
log-offer-wants = { $seat } ζητά { $amount } × { $subject }.
log-offer-accepted = { $seat } δέχεται την προσφορά.
log-offer-declined = { $seat } αρνείται την προσφορά.
log-offer-cancelled = { $seat } αποσύρει την προσφορά.

log-won-culture = { $seat } νικά με τον πολιτισμό.
log-won-technology = { $seat } νικά με την τεχνολογία.
log-won-economy = { $seat } νικά με την οικονομία.
log-won-conquest = { $seat } νικά με την κατάκτηση.
log-long-stop = Κανείς δεν νίκησε σε πενήντα γύρους: το παιχνίδι τελειώνει.

price-production = { $amount } παραγωγή
price-trade = { $amount } εμπόριο
price-culture = { $amount } πολιτισμό

net-trade = { $signed } εμπόριο
net-culture = { $signed } πολιτισμός
