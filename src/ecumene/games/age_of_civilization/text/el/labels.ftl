# Τα ονόματα των χώρων και των αριθμών στο τραπέζι, και πώς τελείωσε το παιχνίδι. Παντού τα ίδια.

## Οι αριθμοί ενός παίκτη

stat-vp = ΠΝ
    .name = Πόντοι νίκης
stat-coins = Νομίσματα
    .name = Νομίσματα
stat-workers = Εργάτες
    .name = Εργάτες
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

## Είδη καρτών και τα μέρη του κειμένου τους

kind-action = Δράση
kind-special-action = Ειδική δράση
kind-special-technology = Ειδική τεχνολογία
kind-special-card = Κάρτα ειδικών τεχνολογιών
kind-event = Γεγονός
kind-special-event = Ειδικό γεγονός
kind-scenario = Σενάριο
kind-achievement = Επίτευγμα
kind-rank = Βαθμίδα
part-main = Κύριος
part-legacy = Κληρονομιά
part-cost = Κόστος
part-laurel-1 = 1 δάφνη
part-laurel-2 = 2 δάφνες
part-laurel-3 = 3 δάφνες

## Το τέλος

ending-points = Έκριναν οι πόντοι νίκης.
ending-workers = Ισοπαλία στους ΠΝ: έκριναν οι εργάτες.
ending-coins = Ισοπαλία σε ΠΝ και εργάτες: έκριναν τα νομίσματα.
ending-shared = Ισοπαλία σε όλα: η νίκη μοιράζεται.
ending-solo = Οι έξι γύροι πέρασαν και η ιστορία σας γράφτηκε.
ending-solo-lost = Οι έξι γύροι πέρασαν, μα η ιστορία σας έμεινε άγραφη.

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
result-campaign = { $n ->
        [one] Σε όλη την εκστρατεία: { $n } δάφνη από τις { $most }.
       *[other] Σε όλη την εκστρατεία: { $n } δάφνες από τις { $most }.
    }
result-rank = Ο βαθμός σας στην εκστρατεία: { $thing }.
result-next-rank = { $n ->
        [one] Σας λείπει { $n } δάφνη για τον βαθμό «{ $thing }».
       *[other] Σας λείπουν { $n } δάφνες για τον βαθμό «{ $thing }».
    }

# Πριν τελειώσει ο γύρος
warning-idle-workers =
    { $n ->
        [one] { $n } εργάτης είναι ακόμη ελεύθερος.
       *[other] { $n } εργάτες είναι ακόμη ελεύθεροι.
    }
warning-conquest-fails = Αποτυγχάνει και δεν φέρνει πόντους: χρειάζεται στρατιωτική ισχύς { $n }.
