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
log-culture = { $seat } κερδίζει πολιτισμό: { $amount }.
log-coin = { $seat } κερδίζει ένα νόμισμα: { $subject }.
log-resource = { $seat } παίρνει από την αγορά: { $subject }.
log-spent = { $seat } ξοδεύει: { $subject }.
log-advanced = { $seat } προχωρά στον χώρο { $amount } της διαδρομής πολιτισμού.
log-great-person = { $seat } κερδίζει μια μεγάλη προσωπικότητα: { $subject }.
log-event-drawn = { $seat } τραβά κάρτα πολιτισμού: { $subject }.
log-event-drawn-hidden = { $seat } τραβά μια κάρτα πολιτισμού.
log-discarded = { $seat } απορρίπτει: { $subject }.
log-learned = { $seat } μαθαίνει { $subject-acc }.
log-recruited = { $seat } αποκτά μονάδα: { $subject }.
log-recruit = Η μονάδα του παίκτη { $seat }: { $subject }.
log-recruit-hidden = { $seat } κοιτάζει τη νέα μονάδα.

log-moved = { $seat } κινείται: { $from } – { $to }.
log-revealed = { $seat } αποκαλύπτει πλακίδιο: { $subject }.
log-hut = { $seat } μπαίνει στην καλύβα του { $to }.
log-village = { $seat } επιτίθεται στο χωριό του { $to }.
log-token = { $seat } παίρνει μια μάρκα: { $subject }.
log-token-hidden = { $seat } παίρνει μια μάρκα.
log-sacrificed = { $seat } θυσιάζει πιόνι στο { $to }: { $subject }.
log-figure-died = { $seat } χάνει πιόνι στο { $to }: { $subject }.
log-figures-died = { $seat } χάνει όλα τα πιόνια στο { $to }.

log-attacked = { $seat } επιτίθεται στο { $to }· αμύνεται: { $amount-seat }.
log-front = { $seat } ανοίγει μέτωπο { $amount }: { $subject }.
log-strike = { $seat } χτυπά στο μέτωπο { $amount }: { $subject }.
log-unit-died = Χάνεται μονάδα του παίκτη { $seat }: { $subject }.
log-sums = Η δύναμη του παίκτη { $seat }: { $amount }.
log-battle-won = { $seat } κερδίζει τη μάχη για το { $to }.
log-barbarian-front = { $seat } ανοίγει για τους βαρβάρους μέτωπο { $amount }: { $subject }.
log-barbarian-strike = { $seat } χτυπά για τους βαρβάρους στο μέτωπο { $amount }: { $subject }.
log-barbarian-died = Χάνεται μονάδα των βαρβάρων: { $subject }.
log-barbarian-sums = Η δύναμη των βαρβάρων: { $amount }.
log-barbarians-won = Οι βάρβαροι κρατούν το { $to }.
log-army-lost = { $seat } χάνει έναν στρατό στο { $to }.
log-looted = { $seat } παίρνει λάφυρο: { $subject }.
log-took-card = { $seat } παίρνει κάρτα πολιτισμού: { $subject }.
log-took-card-hidden = { $seat } παίρνει μια κάρτα πολιτισμού.
log-saved = { $seat } σώζει μια μονάδα: { $subject }.
log-capital-taken = { $seat } καταλαμβάνει πρωτεύουσα: { $to }.

log-effect = { $seat } χρησιμοποιεί: { $subject }.
log-locked = Κανένα πιόνι δεν φεύγει από το { $to } σε αυτόν τον γύρο.
log-cancels = { $seat } ακυρώνει με: { $subject }.
log-cancelled = { $subject ->
        [none] Ενέργεια του παίκτη { $seat } ακυρώνεται.
       *[other] Ακυρώνεται στον παίκτη { $seat }: { $subject }.
    }
log-gave = { $seat } δίνει { $amount } × { $subject }.
log-gave-hidden = { $seat } δίνει κάτι κλειστό.
log-offer-sent = { $seat } κάνει μια προσφορά.
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
