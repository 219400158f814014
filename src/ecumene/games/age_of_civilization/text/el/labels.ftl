# Τα ονόματα των χώρων και των αριθμών στο τραπέζι, και πώς τελείωσε το παιχνίδι. Παντού τα ίδια.

## Το κοινό τραπέζι

zone-round = Γύρος { $round } από { $rounds }
zone-first-player = { term-first-player }
zone-action-row = { term-action-row }
zone-permanent-actions = { term-permanent-actions }
zone-window = Ανοιχτές σε αυτόν τον γύρο
zone-closed = Κλειστές
zone-future = Οι επόμενες
zone-slots = Θέσεις δράσεων
zone-slot-white = Λευκή θέση: ο εργάτης επιστρέφει
zone-slot-red = Κόκκινη θέση: ο εργάτης χάνεται
zone-market = { term-market }
zone-wonder-market = { term-wonder-market }
zone-special-market = Ειδικές τεχνολογίες
zone-order-market = Ανοιχτές παραγγελίες
zone-deck = Τράπουλα: { $n ->
        [one] { $n } κάρτα
       *[other] { $n } κάρτες
    }
zone-order-deck = Επόμενες παραγγελίες: { $n }
zone-bonus-coins = { $n ->
        [0] χωρίς νομίσματα μπόνους
        [one] { $n } νόμισμα μπόνους
       *[other] { $n } νομίσματα μπόνους
    }
zone-tokens = Δείκτες γεγονότων
zone-lasting = Διαρκείς επιδράσεις
zone-scenario = Σενάριο
zone-rival = { term-virtual-rival }
zone-empty = κενό

## Ένας παίκτης

zone-players = Παίκτες
zone-player = { $seat }
zone-main = { term-main-civilization }
zone-civilizations = Πολιτισμοί
zone-legacy = Κληρονομιά
zone-technology-card = Κάρτα τεχνολογιών
zone-special = Κάρτα ειδικών τεχνολογιών
zone-wonders = Θαύματα
zone-hand = Χέρι
zone-pack = Κάρτες προς επιλογή
zone-picks = Κάρτες που κρατήσατε

## Οι αριθμοί ενός παίκτη

stat-vp = ΠΝ
    .name = Πόντοι νίκης
stat-coins = Νομίσματα
    .name = Νομίσματα
stat-workers = Εργάτες
    .name = Εργάτες
stat-free-workers = Ελεύθεροι εργάτες
    .name = Εργάτες που δεν έχουν σταλεί ακόμη
stat-military = Ισχύς
    .name = Στρατιωτική ισχύς
stat-techs = Τεχνολογίες
    .name = Γνωστές τεχνολογίες
stat-wonders = Θαύματα
    .name = Θαύματα
stat-civilizations = Πολιτισμοί
    .name = Πολιτισμοί
stat-orders = Παραγγελίες
    .name = Παραγγελίες που εκτελέστηκαν
stat-stones = Πέτρες
    .name = Πέτρες
stat-forts = Οχυρά
    .name = Οχυρώσεις
stat-hand = Χέρι
    .name = Κάρτες στο χέρι

## Σύμβολα

symbol-event = Γεγονός
    .text = Ο δείκτης πάνω από αυτή την κάρτα ισχύει μόλις ανοίξει η κάρτα, πριν από τον πόλεμο και την πανώλη.

## Το τέλος

ending-points = Έκριναν οι πόντοι νίκης.
ending-workers = Ισοπαλία στους ΠΝ: έκριναν οι εργάτες.
ending-coins = Ισοπαλία σε ΠΝ και εργάτες: έκριναν τα νομίσματα.
ending-shared = Ισοπαλία σε όλα: η νίκη μοιράζεται.
ending-solo = Οι έξι γύροι πέρασαν και η ιστορία σας γράφτηκε.

result-winner = { $count ->
        [0] Χωρίς νίκη αυτή τη φορά.
        [one] Νίκη! Κερδίζει: { $winners }.
       *[other] Τη νίκη μοιράζονται: { $winners }!
    }
result-score = { $seat }: { $n } ΠΝ
result-place = Θέση { $n }
result-achievements = { $count ->
        [0] Κανένα επίτευγμα αυτή τη φορά.
        [one] Επίτευγμα: { $list }.
       *[other] Επιτεύγματα: { $list }.
    }
result-laurels = { $n ->
        [0] Καμία δάφνη αυτή τη φορά.
        [one] Κερδίζετε { $n } δάφνη από τις 3.
       *[other] Κερδίζετε { $n } δάφνες από τις 3.
    }
result-rank = Ο βαθμός σας στην εκστρατεία: { $rank }

# Πριν τελειώσει ο γύρος
warning-idle-workers =
    { $n ->
        [one] { $n } εργάτης είναι ακόμη ελεύθερος.
       *[other] { $n } εργάτες είναι ακόμη ελεύθεροι.
    }
warning-lost-workers =
    { $n ->
        [one] { $n } εργάτης σε κόκκινη θέση θα χαθεί.
       *[other] { $n } εργάτες σε κόκκινες θέσεις θα χαθούν.
    }
