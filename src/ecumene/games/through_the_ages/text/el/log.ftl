# Τι συνέβη, στον ενεστώτα· τι θα άλλαζε μια κίνηση· τι κοστίζει.
# Μετά την άνω και κάτω τελεία στέκεται η κάρτα από την οποία προήλθε. Ο αντίπαλος ή εταίρος έρχεται ως $amount-seat.

## Αριθμοί με ουσιαστικά ως αντικείμενα ρήματος: κερδίζει 2 πόρους, χάνει 1 εργάτη

size-food = { $size } τροφή
size-resources = { $size ->
        [one] { $size } πόρο
       *[other] { $size } πόρους
    }
size-science = { $size ->
        [one] { $size } πόντο επιστήμης
       *[other] { $size } πόντους επιστήμης
    }
size-culture = { $size ->
        [one] { $size } πόντο πολιτισμού
       *[other] { $size } πόντους πολιτισμού
    }
size-workers = { $size ->
        [one] { $size } εργάτη
       *[other] { $size } εργάτες
    }
size-blue = { $size ->
        [one] { $size } μπλε δείκτη
       *[other] { $size } μπλε δείκτες
    }
size-yellow = { $size ->
        [one] { $size } κίτρινο δείκτη
       *[other] { $size } κίτρινους δείκτες
    }
size-civil = { $size ->
        [one] { $size } αστική ενέργεια
       *[other] { $size } αστικές ενέργειες
    }
size-military = { $size ->
        [one] { $size } στρατιωτική ενέργεια
       *[other] { $size } στρατιωτικές ενέργειες
    }
size-stages = { $size ->
        [one] { $size } στάδιο
       *[other] { $size } στάδια
    }
because = { $source ->
        [none] .
       *[other] : { $source }.
    }
because-part = { $part ->
        [none] { because }
       *[other] : { $source } ({ $part }).
    }

## Γύροι, εποχές και γραμμή καρτών

log-turn = Γύρος { $amount }, παίζει: { $seat }.
log-age = { $amount ->
        [1] Αρχίζει η Εποχή I.
        [2] Αρχίζει η Εποχή II.
        [3] Αρχίζει η Εποχή III.
       *[other] Αρχίζει η Εποχή IV.
    }
log-last-round = Ο γύρος { $amount } θα είναι ο τελευταίος.
log-row-card = Νέα κάρτα στη γραμμή: { $subject }.
log-row-discard = Φεύγει από τη γραμμή: { $subject }.
log-obsolete = { $seat } χάνει την απαρχαιωμένη κάρτα «{ $subject }».
log-obsolete-hidden = { $seat } ξεσκαρτάρει μια απαρχαιωμένη στρατιωτική κάρτα.
log-reshuffle = Οι ξεσκαρταρισμένες στρατιωτικές κάρτες γίνονται νέα τράπουλα: { $amount ->
        [one] { $amount } κάρτα.
       *[other] { $amount } κάρτες.
    }
log-game-end = Το παιχνίδι τελείωσε: τελικό σκοράρισμα.

## Κέρδη και απώλειες

log-food = { $sign ->
        [plus] { $seat } κερδίζει { size-food }
        [minus] { $seat } δίνει { size-food }
       *[zero] { $seat } δεν δίνει τροφή
    }{ because-part }
log-resources = { $sign ->
        [plus] { $seat } κερδίζει { size-resources }
        [minus] { $seat } δίνει { size-resources }
       *[zero] { $seat } δεν δίνει πόρους
    }{ because-part }
log-food-over = { $seat } δίνει { size-food } παραπάνω: δεν έχει μπλε δείκτη για ρέστα{ because }
log-resources-over = { $seat } δίνει { size-resources } παραπάνω: δεν έχει μπλε δείκτη για ρέστα{ because }
log-science = { $sign ->
        [plus] { $seat } κερδίζει { size-science }
        [minus] { $seat } δίνει { size-science }
       *[zero] { $seat } δεν δίνει πόντους επιστήμης
    }{ because-part }
log-culture = { $sign ->
        [plus] { $seat } κερδίζει { size-culture }
        [minus] { $seat } χάνει { size-culture }
       *[zero] { $seat }: καμία αλλαγή στους πόντους πολιτισμού
    }{ because-part }
log-population = { $sign ->
        [plus] { $seat } κερδίζει { size-workers }
        [minus] { $seat } χάνει { size-workers }
       *[zero] { $seat } δεν κερδίζει εργάτες
    }{ because-part }
log-worker-lost = { $seat } χάνει έναν εργάτη από την κάρτα «{ $subject }»{ because }
log-blue = { $sign ->
        [plus] { $seat } κερδίζει { size-blue }
        [minus] { $seat } χάνει { size-blue }
       *[zero] { $seat } δεν κερδίζει μπλε δείκτες
    }{ because-part }
log-yellow = { $sign ->
        [plus] { $seat } κερδίζει στην τράπεζα { size-yellow }
        [minus] { $seat } χάνει από την τράπεζα { size-yellow }
       *[zero] { $seat } δεν έχει κίτρινους δείκτες να χάσει
    }{ because-part }
log-token-lost = { $seat } χάνει έναν μπλε δείκτη από την κάρτα «{ $subject }»{ because }
log-token-moved = { $seat } καλύπτει ένα στάδιο με μπλε δείκτη από την κάρτα «{ $subject }»{ because }
log-civil-actions = { $sign ->
        [zero] { $seat } δεν έχει αστικές ενέργειες να χάσει
       *[other] { $seat } χάνει { size-civil }
    }{ because }
log-civil-action-back = { $seat } παίρνει πίσω { size-civil }{ because }
log-military-actions = { $seat } έχει σε αυτή τη σειρά ακόμη { size-military }{ because }
log-unit-pool = { $seat } έχει σε αυτή τη σειρά ακόμη { size-resources } για μονάδες μάχης{ because }
log-science-pool = { $seat } έχει σε αυτή τη σειρά ακόμη { size-science } για μονάδες μάχης{ because }

## Παραγωγή

log-production = Αρχίζει η παραγωγή: { $seat }.
log-uprising = Εξέγερση! { $seat } δεν παράγει τίποτα, δυσαρεστημένοι εργάτες: { $amount }.
log-corruption = { $seat } χάνει από διαφθορά { size-resources }{ because }
log-corruption-food = { $seat } χάνει από διαφθορά { size-food }{ because }
log-consumption = { $seat } ξοδεύει για τον πληθυσμό { size-food }{ because }
log-hunger = { $seat } χρωστά ακόμη { size-food } στον πληθυσμό{ because }
log-starvation = { $seat } χάνει από την πείνα { size-culture }{ because }
log-draw = { $seat } τραβά την κάρτα «{ $subject }»{ because }
log-draw-hidden = { $seat } τραβά μια στρατιωτική κάρτα{ because }
log-discard = { $seat } ξεσκαρτάρει την κάρτα «{ $subject }»{ because }
log-discard-hidden = { $seat } ξεσκαρτάρει μια στρατιωτική κάρτα{ because }

## Αστικές ενέργειες

log-take = { $size ->
        [0] { $seat } παίρνει { $subject-acc }.
       *[other] { $seat } παίρνει { $subject-acc } με { size-civil }.
    }
log-build = { $seat } κτίζει: { $subject }{ $source ->
        [none] .
       *[other] {" "}({ $source }).
    }
log-upgrade = { $seat } αναβαθμίζει: { $source } → { $subject }.
log-destroy = { $seat } χάνει το κτίριο «{ $subject }»{ because }
log-disband = { $seat } απολύει τη μονάδα «{ $subject }»{ because }
log-leader = { $seat } έχει νέο ηγέτη: { $subject }.
log-homer = { $seat } βάζει { $source-acc } κάτω από { $subject-acc }.
log-stage = { $seat } ολοκληρώνει { size-stages }: { $subject }.
log-wonder = { $seat } ολοκληρώνει { $subject-acc }!
log-develop = { $seat } αναπτύσσει { $subject-acc }{ because }
log-revolution = Επανάσταση! { $seat } αλλάζει πολίτευμα: { $subject }.
log-removed = { $seat } χάνει την κάρτα «{ $subject }»{ because }
log-play = { $seat } παίζει την κάρτα «{ $subject }».
log-use = { $seat } χρησιμοποιεί { $subject-acc }.
log-tactic = { $seat } παίζει την τακτική «{ $subject }».
log-copied-tactic = { $seat } αντιγράφει την τακτική «{ $subject }».
log-common-tactic = { $seat } κάνει κοινή την τακτική «{ $subject }».

## Πολιτική

log-politics-pass = { $seat } δεν εκτελεί πολιτική ενέργεια.
log-politics-skipped = { $seat } δεν έχει πολιτική ενέργεια σε αυτή τη σειρά.
log-no-politics = { $seat } παραιτείται από την επόμενη πολιτική ενέργεια{ because }
log-prepare = { $seat } προετοιμάζει το γεγονός «{ $subject }» και κερδίζει { size-culture }.
log-prepare-hidden = { $seat } προετοιμάζει ένα γεγονός και κερδίζει { size-culture }.
log-peek = { $seat } βλέπει το επόμενο γεγονός, «{ $subject }»{ because }
log-peek-hidden = { $seat } βλέπει το επόμενο γεγονός{ because }
log-event = Γεγονός: { $subject }.
log-new-events = Τα μελλοντικά γεγονότα γίνονται τρέχοντα: { $amount ->
        [one] { $amount } κάρτα.
       *[other] { $amount } κάρτες.
    }
log-ruin = { $seat } βλέπει ένα θαύμα να γίνεται ερείπιο, «{ $subject }»{ because }
log-attack = { $seat } παίζει την επίθεση «{ $subject }», στόχος: { $amount-seat }.
log-defend = { $seat } αμύνεται με την κάρτα «{ $subject }», { $signed } ισχύς{ because }
log-defend-hidden = { $seat } αμύνεται με κλειστή κάρτα, { $signed } ισχύς{ because }
log-attack-fails = { $amount-seat } αποκρούει την επίθεση «{ $subject }», επιτιθέμενος: { $seat }.
log-attack-succeeds = Η επίθεση «{ $subject }» πετυχαίνει: επιτίθεται { $seat }, στόχος: { $amount-seat }.
log-war = { $seat } κηρύσσει πόλεμο: «{ $subject }», αντίπαλος: { $amount-seat }.
log-war-resolved = { $subject }: { $sign ->
        [plus] { $seat } νικά με πλεονέκτημα { $size }.
        [minus] { $seat } ηττάται, πλεονέκτημα του αντιπάλου { $size }.
       *[zero] δεν νικά καμία πλευρά.
    }
log-technology-taken = { $seat } παίρνει την τεχνολογία «{ $subject }»{ because }
log-offer = { $seat } προτείνει τη συμφωνία «{ $subject }», εταίρος: { $amount-seat }.
log-offer-as-a = { $seat } προτείνει τη συμφωνία «{ $subject }» από την πλευρά Α, εταίρος: { $amount-seat }.
log-offer-as-b = { $seat } προτείνει τη συμφωνία «{ $subject }» από την πλευρά Β, εταίρος: { $amount-seat }.
log-pact = { $seat } και { $amount-seat } συνάπτουν τη συμφωνία «{ $subject }».
log-pact-declined = { $amount-seat } απορρίπτει τη συμφωνία «{ $subject }», πρόταση: { $seat }.
log-pact-ends = Η συμφωνία «{ $subject }» παύει: { $seat } και { $amount-seat }.
log-resign = { $seat } παραιτείται και βγαίνει από το παιχνίδι.

## Αποικίες

log-bid = { $seat } προσφέρει { $amount }: { $subject }.
log-bid-pass = { $seat } δεν προσφέρει άλλο: { $subject }.
log-no-colony = Κανείς δεν αποικίζει { $subject-acc }.
log-send = { $seat } στέλνει { $subject-acc }{ because }
log-add = { $seat } προσθέτει την κάρτα «{ $subject }», { $signed } ισχύς{ because }
log-add-hidden = { $seat } προσθέτει κλειστή κάρτα, { $signed } ισχύς{ because }
log-discover = { $source } ανακαλύπτει { $subject-acc }· νέα αποικία: { $seat }.
log-colony = { $seat } αποκτά την αποικία «{ $subject }».
log-colony-lost = { $seat } χάνει την αποικία «{ $subject }».

## Το πρώτο παιχνίδι

log-first-game-level-1-technology = { $seat } κερδίζει { size-culture }: { points-first-game-level-1-technology }.
log-first-game-level-2-technology = { $seat } κερδίζει { size-culture }: { points-first-game-level-2-technology }.
log-first-game-government-level = { $seat } κερδίζει { size-culture }: { points-first-game-government-level }.
log-first-game-science-rating = { $seat } κερδίζει { size-culture }: { points-first-game-science-rating }.
log-first-game-strength-rating = { $seat } κερδίζει { size-culture }: { points-first-game-strength-rating }.
log-first-game-happiness-rating = { $seat } κερδίζει { size-culture }: { points-first-game-happiness-rating }.
log-first-game-food-production = { $seat } κερδίζει { size-culture }: { points-first-game-food-production }.
log-first-game-resource-production = { $seat } κερδίζει { size-culture }: { points-first-game-resource-production }.
log-first-game-colony = { $seat } κερδίζει { size-culture }: { points-first-game-colony }.
log-first-game-completed-age-2-wonder = { $seat } κερδίζει { size-culture }: { points-first-game-completed-age-2-wonder }.

## Από πού ήρθαν πόντοι που δεν έδωσε κάρτα

points-prepare = προετοιμασία γεγονότων
points-starvation = πείνα
points-first-game-level-1-technology = τεχνολογίες Εποχής I
points-first-game-level-2-technology = τεχνολογίες Εποχής II
points-first-game-government-level = επίπεδο πολιτεύματος
points-first-game-science-rating = τιμή επιστήμης
points-first-game-strength-rating = τιμή ισχύος
points-first-game-happiness-rating = τιμή ευχαρίστησης
points-first-game-food-production = παραγωγή τροφής
points-first-game-resource-production = παραγωγή πόρων
points-first-game-colony = αποικίες
points-first-game-completed-age-2-wonder = θαύματα Εποχής II

## Τι θα άλλαζε μια κίνηση και τι κοστίζει

net-food = { $signed } τροφή
net-resources = { $size ->
        [one] { $signed } πόρος
       *[other] { $signed } πόροι
    }
net-food-over = { net-food } (χωρίς ρέστα)
net-resources-over = { net-resources } (χωρίς ρέστα)
net-science = { $size ->
        [one] { $signed } πόντος επιστήμης
       *[other] { $signed } πόντοι επιστήμης
    }
net-culture = { $size ->
        [one] { $signed } πόντος πολιτισμού
       *[other] { $signed } πόντοι πολιτισμού
    }
net-population = { $size ->
        [one] { $signed } εργάτης
       *[other] { $signed } εργάτες
    }
net-worker-lost = { net-population }
net-blue = { $size ->
        [one] { $signed } μπλε δείκτης
       *[other] { $signed } μπλε δείκτες
    }
net-token-lost = { net-blue }
net-yellow = { $size ->
        [one] { $signed } κίτρινος δείκτης
       *[other] { $signed } κίτρινοι δείκτες
    }
net-civil-actions = { $size ->
        [one] { $signed } αστική ενέργεια
       *[other] { $signed } αστικές ενέργειες
    }
net-civil-action-back = { net-civil-actions }
net-military-actions = { $size ->
        [one] { $signed } στρατιωτική ενέργεια
       *[other] { $signed } στρατιωτικές ενέργειες
    }
net-unit-pool = { net-resources } για μονάδες
net-science-pool = { net-science } για μονάδες
net-corruption = { net-resources } (διαφθορά)
net-corruption-food = { net-food } (διαφθορά)
net-consumption = { net-food } (κατανάλωση)
net-prepare = { net-culture }
net-starvation = { net-culture } (πείνα)
net-stage = { $size ->
        [one] { $signed } στάδιο
       *[other] { $signed } στάδια
    }
net-defend = { $signed } ισχύς
net-add = { $signed } ισχύς
price-food = { $amount ->
        [0] χωρίς τροφή
       *[other] { $amount } τροφή
    }
price-resources = { $amount ->
        [0] χωρίς πόρους
        [one] { $amount } πόρος
       *[other] { $amount } πόροι
    }
price-science = { $amount ->
        [0] χωρίς πόντους επιστήμης
        [one] { $amount } πόντος επιστήμης
       *[other] { $amount } πόντοι επιστήμης
    }
price-civil-actions = { $amount ->
        [0] χωρίς αστικές ενέργειες
        [one] { $amount } αστική ενέργεια
       *[other] { $amount } αστικές ενέργειες
    }
price-military-actions = { $amount ->
        [0] χωρίς στρατιωτικές ενέργειες
        [one] { $amount } στρατιωτική ενέργεια
       *[other] { $amount } στρατιωτικές ενέργειες
    }
