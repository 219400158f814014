# Τι συνέβη, στον ενεστώτα· τι θα άλλαζε μια κίνηση· τι κοστίζει.
# Μετά την άνω και κάτω τελεία στέκεται η κάρτα ή η δράση από την οποία προήλθε.

## Αριθμοί με ουσιαστικά ως αντικείμενα ρήματος: κερδίζει 2 νομίσματα, χάνει 1 εργάτη

size-coins = { $size ->
        [one] { $size } νόμισμα
       *[other] { $size } νομίσματα
    }
size-workers = { $size ->
        [one] { $size } εργάτη
       *[other] { $size } εργάτες
    }
size-stones = { $size ->
        [one] { $size } πέτρα
       *[other] { $size } πέτρες
    }

## Γύροι, σειρές και φάσεις

log-round = Γύρος { $amount } από 6.
log-turn = Παίζει: { $seat }.
log-raise = { $seat } αναδεικνύει { $subject-acc } και παίρνει { size-workers }.
log-annex = { $seat } προσαρτά { $subject-acc }.
log-skip = { $seat } παραλείπει τη φάση πολιτισμών.
log-pass = { $seat } πηγαίνει πάσο.
log-action = { $amount ->
        [0] { $seat } εκτελεί { $subject-acc } χωρίς εργάτη: { $source }.
       *[other] { $seat } στέλνει { size-workers } σ{ $subject-acc }.
    }
log-red-slot = { $size ->
        [one] Ο εργάτης σ{ $subject-acc } θα χαθεί στο τέλος της σειράς.
       *[other] Οι { $size } εργάτες σ{ $subject-acc } θα χαθούν στο τέλος της σειράς.
    }
log-buy = { $seat } αγοράζει την κάρτα «{ $subject }» με { size-coins }.
log-pick = { $seat } κρατά { $subject-acc }.
log-pick-hidden = { $seat } κρατά μία κάρτα.
log-opens = Ανοίγει νέα κάρτα: { $subject }.
log-game-end = Ο έκτος γύρος τελείωσε: τελική βαθμολογία.

## Κέρδη και απώλειες

log-coins = { $sign ->
        [plus] { $seat } κερδίζει { size-coins }
        [minus] { $seat } χάνει { size-coins }
       *[zero] { $seat } δεν κερδίζει νομίσματα
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-vp = { $sign ->
        [plus] { $seat } κερδίζει { $size } ΠΝ
        [minus] { $seat } χάνει { $size } ΠΝ
       *[zero] { $seat } δεν κερδίζει ΠΝ
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-workers = { $sign ->
        [plus] { $seat } κερδίζει { size-workers }
        [minus] { $seat } χάνει { size-workers }
       *[zero] { $seat } δεν κερδίζει εργάτες
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-pay = { $seat } πληρώνει { size-coins }: { $subject }.
log-endow = { $seat } βάζει { size-coins } σ{ $subject-acc }: { $source }.
log-learn = { $seat } μαθαίνει { $subject-acc }: { $source }.
log-wonder = { $seat } παίρνει { $subject-acc }: { $source }.
log-order = { $seat } εκτελεί παραγγελία: { $subject }.
log-stones = { $seat } κερδίζει { size-stones }: { $source }.
log-forts = { $seat } κερδίζει { $size } μόνιμη στρατιωτική ισχύ: { $source }.
log-conquest-failed = { $seat } αποτυγχάνει στην Κατάκτηση: χρειάζεται στρατιωτική ισχύς { $amount }.
log-rival = { $sign ->
        [plus] Ο εικονικός αντίπαλος δυναμώνει κατά { $size }
        [minus] Ο εικονικός αντίπαλος εξασθενεί κατά { $size }
       *[zero] Ο εικονικός αντίπαλος δεν έχει άλλη ισχύ να χάσει
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }

## Το τέλος του γύρου

log-slides = Η κάρτα μόνιμων δράσεων προχωρά: ανοίγει { $subject-nom }.
log-event = Γεγονός: { $subject }.
log-war = Ξεσπά πόλεμος: { $subject }.
log-plague = Ξεσπά πανώλη.
log-horde-withstood = { $seat } αποκρούει την Ορδή!
log-horde-overruns = Η Ορδή διασπά την άμυνα.

## Τι θα άλλαζε μια κίνηση και τι κοστίζει

net-coins = { $size ->
        [one] { $signed } νόμισμα
       *[other] { $signed } νομίσματα
    }
net-pay = { net-coins }
net-buy = { net-coins }
net-endow = { net-coins }
net-vp = { $signed } ΠΝ
net-workers = { $size ->
        [one] { $signed } εργάτης
       *[other] { $signed } εργάτες
    }
net-raise = εργάτες: { $size }
net-action = εργάτες σε δράση: { $size }
net-red-slot = { $size ->
        [one] { $signed } εργάτης στο τέλος της σειράς
       *[other] { $signed } εργάτες στο τέλος της σειράς
    }
net-conquest-failed = αποτυχία: χρειάζεται στρατιωτική ισχύς { $size }
net-stones = { $size ->
        [one] { $signed } πέτρα
       *[other] { $signed } πέτρες
    }
net-forts = { $signed } στρατιωτική ισχύς
net-rival = στρατιωτική ισχύς { $signed }
net-order = { $size ->
        [one] { $signed } παραγγελία
       *[other] { $signed } παραγγελίες
    }
price-coins = { $amount ->
        [0] δωρεάν
        [one] { $amount } νόμισμα
       *[other] { $amount } νομίσματα
    }
