# Τι έγινε, στον ενεστώτα· τι θα άλλαζε μια κίνηση· τι κοστίζει.

actor = { $automaton ->
        [none] { $seat }
       *[other] { $automaton }
    }
size-cubes = { $size ->
        [one] { $size } κύβο
       *[other] { $size } κύβους
    }
by = { $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
# The other side of a line about two: a seat or a civbot, with its civilization.
rival = { $amount-automaton ->
        [none] { $amount-seat } ({ $subject })
       *[other] { $amount-automaton } ({ $subject })
    }

## Γύροι

log-turn = Γύρος { $amount } από 12.
log-order = { $seat }: θέση { $amount } στη σειρά παιξίματος.
log-plays = { $amount ->
        [0] { $seat } παίζει { $subject-acc }.
        [1] { $seat } παίζει { $subject-acc }, προηγμένη μορφή.
       *[other] { $seat } παίζει { $subject-acc }.
    }
log-in-vain = { $subject }: μάταια.
log-revolution = { $seat } κάνει επανάσταση: αυτός ο κύκλος είναι ο τελευταίος του γύρου.
log-game-end = Ο δωδέκατος γύρος τελείωσε.

## Πόντοι, επίπεδα, κύβοι

log-vp = { $sign ->
        [minus] { actor } χάνει { $size } ΠΝ
       *[plus] { actor } κερδίζει { $size } ΠΝ
    }{ by }
log-unmet-leaders = { $automaton } κερδίζει { $size } ΠΝ: το μερίδιό του από όσους δεν κέρδισαν οι ηγέτες.
log-technology = { $sign ->
        [minus] { actor } πέφτει σε: { $subject }
       *[plus] { actor } φτάνει σε: { $subject }
    }{ by }
log-military = { $sign ->
        [minus] { actor } πέφτει σε: { $subject }
       *[plus] { actor } φτάνει σε: { $subject }
    }{ by }
log-blocked = { $seat } δεν βρίσκει επόμενο κελί στον πίνακα{ by }
log-new-action = { $seat } έχει νέα ενέργεια: { $subject }.
log-more-cards = { $seat } μπορεί να παίζει { $amount } κάρτες από τον επόμενο κύκλο{ by }
log-recover = { $seat } ανακτά { size-cubes }{ by }
log-use = { $seat } χρησιμοποιεί { size-cubes }{ by }
log-destroy-cubes = { $seat } χάνει οριστικά { size-cubes }{ by }
log-add-cube = { $seat } προσθέτει { size-cubes } στους χρησιμοποιημένους.
log-cube = { actor } ({ $subject }) βάζει κύβο στον χάρτη: { $to }.
log-withdraw = { $seat } ({ $subject }) παίρνει κύβο από τον χάρτη: { $to }.
log-cube-lost = { actor } ({ $subject }) χάνει έναν κύβο: { $to }.
log-last-cube = { actor } ({ $subject }) κρατά τον τελευταίο κύβο στον χάρτη: { $to }.
log-destroyed = { $seat } δεν έχει κύβο στον χάρτη: ο πολιτισμός πέφτει.

## Ενέργειες

log-raid = { $seat } ({ $source }) κάνει επιδρομή κατά { rival }.
log-trade = { $seat } ({ $source }) εμπορεύεται με { rival }.
log-war = { actor } ({ $source }) επιτίθεται κατά { rival }: { $to }.
log-war-tied = { actor } ({ $source }) και { rival } έχουν ίση δύναμη: δεν γίνεται τίποτα.
log-card-back = { $seat } παίρνει πίσω { $subject-acc }{ by }

## Θαύματα

log-wonder = { $seat } χτίζει { $subject-acc }{ by }
log-activate = { $seat } ενεργοποιεί { $subject-acc }.
log-destroy-wonder = { $seat } καταστρέφει { $subject-acc }{ by }
log-refresh = { $seat } ξαναγυρίζει { $subject-acc }{ by }
log-refresh-all = { $seat } ξαναγυρίζει όλα τα χρησιμοποιημένα θαύματα.
log-row-gains = Νέο στη σειρά: { $subject }.
log-row-loses = Έφυγε από τη σειρά: { $subject }{ by }

## Ηγέτες, σύμβουλοι, πολιτισμοί

log-leader = { $seat } έχει ηγέτη: { $subject }.
log-secret-leader = { $seat } διαλέγει: { $subject }.
log-secret-leader-hidden = { $seat } διαλέγει έναν ηγέτη.
log-adviser = { $seat } έχει νέο σύμβουλο: { $subject }.
log-adviser-hidden = { $seat } έχει νέο σύμβουλο.
log-retire = { $seat } βάζει κάτω από την τράπουλα: { $subject }.
log-civilization = { $seat } ηγείται του πολιτισμού: { $subject }.
log-civbot-card = { $automaton } ανοίγει { $subject-acc }.

## Παραλλαγές

log-event = Γεγονός του γύρου: { $subject }.
log-event-hits = Ισχύει το γεγονός «{ $subject }» για { actor }.
log-event-unpaid = { $seat } δεν μπορεί να δώσει ό,τι ζητά το γεγονός «{ $subject }».
log-goal = { actor } φτάνει έναν στόχο: { $subject }.
log-goal-turned = { $seat } ανοίγει έναν στόχο: { $subject }.
log-goal-laid = { $seat } βάζει τον στόχο στον πίνακα: { $subject }.
log-command = { $seat } δίνει εντολή: { $subject }.
log-command-ends = { $seat }: η δυνατότητα «{ $subject }» λήγει.
log-lent = { $sign ->
        [minus] { $seat } επιστρέφει στο απόθεμα { size-cubes }{ by }
       *[plus] { $seat } παίρνει από το απόθεμα { size-cubes }{ by }
    }

## Τι θα άλλαζε μια κίνηση και τι κοστίζει

net-vp = { $signed } ΠΝ
net-unmet-leaders = { $signed } ΠΝ
net-recover = κύβοι { $signed }
net-use = κύβοι { $signed }
net-lent = κύβοι { $signed }
net-technology = τεχνολογία { $signed }
net-military = στρατός { $signed }
price-ready = { $amount ->
        [0] δωρεάν
        [one] { $amount } κύβος
       *[other] { $amount } κύβοι
    }
price-vp = { $amount } ΠΝ
price-wonders = { $amount ->
        [one] { $amount } θαύμα
       *[other] { $amount } θαύματα
    }
price-supply = { price-ready }
price-used = { price-ready }
