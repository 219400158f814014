# Τι κάνει ο παίκτης, τι τον ρωτά το παιχνίδι και σε ποιο σημείο των κανόνων βρίσκεται.

## Κινήσεις: οι δέκα δράσεις

move-wonder = { $subject ->
        [none] Ανεγείρετε θαύμα (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε { $subject-acc }
    }
    .did = { $subject ->
            [none] έχτισε θαύμα
           *[other] έχτισε θαύμα: { $subject }
        }
    .hint = { wonder.text }
move-research = Ερευνήστε { $subject-acc }
    .did = ερεύνησε { $subject-acc }
    .hint = { research.text }
move-exploit = Εκμεταλλευτείτε τη γη
    .did = εκμεταλλεύτηκε τη γη
    .hint = { exploit.text }
move-culture = Αναπτύξτε την κουλτούρα
    .did = καλλιέργησε τον πολιτισμό
    .hint = { culture.text }
move-build = Οικοδομήστε
    .did = έχτισε
    .hint = { build.text }
move-conquest = Ξεκινήστε για κατάκτηση
    .did = βγήκε για κατάκτηση
    .hint = { conquest.text }
move-hunt = Βγείτε για κυνήγι
    .did = κυνήγησε
    .hint = { hunt.text }
move-fish = Βγείτε για ψάρεμα
    .did = ψάρεψε
    .hint = { fish.text }
move-trade = Κάντε εμπόριο
    .did = εμπορεύτηκε
    .hint = { trade.text }
move-farm = Ασχοληθείτε με τη γεωργία
    .did = καλλιέργησε τη γη
    .hint = { farm.text }
move-plague = Πανώλη (χωρίς δράση)
    .hint = { plague.text }

## Κινήσεις: οι ειδικές δράσεις

move-quarry = Δουλέψτε στο λατομείο
    .did = δούλεψε στο λατομείο
    .hint = { quarry.text }
move-monument-works = { $subject ->
        [none] Ανεγείρετε μνημείο (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε μνημείο: { $subject }
    }
    .did = { $subject ->
            [none] έχτισε μνημείο
           *[other] έχτισε μνημείο: { $subject }
        }
    .hint = { monument-works.text }
move-caravan = Στείλτε καραβάνι: { $subject }
    .did = έστειλε καραβάνι: { $subject }
    .hint = { caravan.text }
move-oasis-market = Πηγαίνετε στο παζάρι της όασης
    .did = πήγε στην αγορά της όασης
    .hint = { oasis-market.text }
move-ritual = Κάντε τελετουργία
    .did = έκανε τελετουργία
    .hint = { ritual.text }
move-fortify = Οχυρωθείτε
    .did = οχυρώθηκε
    .hint = { fortify.text }
move-tribute = Πληρώστε φόρο υποτέλειας
    .did = πλήρωσε φόρο
    .hint = { tribute.text }
move-patronage = Προσφέρετε χορηγία
    .did = έγινε προστάτης
    .hint = { patronage.text }
move-wonder-with-stone = { $subject ->
        [none] Ανεγείρετε θαύμα με μία πέτρα (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε { $subject-acc } με μία πέτρα
    }
    .did = { $subject ->
            [none] έχτισε θαύμα με πέτρα
           *[other] έχτισε θαύμα με πέτρα: { $subject }
        }
    .hint = { term-stone.text }
move-monument-works-with-stone = { $subject ->
        [none] Ανεγείρετε μνημείο με μία πέτρα (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε μνημείο με μία πέτρα: { $subject }
    }
    .did = { $subject ->
            [none] έχτισε μνημείο με πέτρα
           *[other] έχτισε μνημείο με πέτρα: { $subject }
        }
    .hint = { term-stone.text }

## Κινήσεις: όλα τα άλλα

move-raise = Αναδείξτε { $subject-acc }
    .did = ανέδειξε { $subject-acc }
    .part = main legacy
    .hint = Γίνεται ο κύριος πολιτισμός σας, με όσους εργάτες γράφει η κάρτα του.
move-annex = Προσαρτήστε { $subject-acc }
    .did = προσάρτησε { $subject-acc }
    .part = legacy
    .hint = Κρατάτε τον κύριο πολιτισμό σας και παίρνετε έναν εργάτη και αυτή την κληρονομιά.
move-skip = Παραλείψτε τη φάση πολιτισμών
    .did = παρέλειψε τη φάση πολιτισμών
    .hint = Αφήνετε την αγορά όπως είναι και περνάτε στις δράσεις.
move-pass = Πηγαίνετε πάσο
    .did = πήγε πάσο
    .hint = Καμία δράση σε αυτή τη σειρά· κερδίζετε 2 νομίσματα και 1 εργάτη.
move-done = Ολοκληρώστε τις δράσεις
    .did = ολοκλήρωσε τις δράσεις
    .hint = Οι εργάτες επιστρέφουν και ακολουθούν οι επιδράσεις τέλους σειράς.
move-buy = Αγοράστε την κάρτα «{ $subject }»
    .did = αγόρασε την κάρτα «{ $subject }»
    .hint = Καλύπτει μια άδεια στήλη της κάρτας τεχνολογιών σας.
move-learn = Μάθετε { $subject-acc }
    .did = έμαθε { $subject-acc }
    .hint = Η τεχνολογία μένει δική σας ως το τέλος του παιχνιδιού.
move-take = Πάρτε { $subject-acc }
    .did = πήρε { $subject-acc }
    .hint = Το θαύμα μένει δικό σας ως το τέλος του παιχνιδιού.
move-resolve = { $amount ->
        [none] Εφαρμόστε την επίδραση { $subject-gen }
       *[other] { $subject }: βάλτε νομίσματα σ{ $amount-acc }
    }
    .did = χρησιμοποίησε: { $subject }
    .hint = Τη σειρά των επιδράσεων τέλους σειράς την επιλέγετε εσείς.
move-decline = Παραλείψτε την επίδραση { $subject-gen }
    .hint = Μια επίδραση που κοστίζει κάτι μπορείτε να την αφήσετε.
move-pick = Κρατήστε { $subject-acc }
    .did = κράτησε { $subject-acc }
    .part = main legacy
    .hint = Κρατάτε αυτή την κάρτα και δίνετε τις υπόλοιπες παρακάτω.

## Ερωτήσεις προς τον παίκτη

ask-civilization-phase = { $may-skip ->
        [yes] { $may-raise ->
            [yes] Αναδείξτε ή προσαρτήστε έναν πολιτισμό, ή παραλείψτε τη φάση.
           *[no] Προσαρτήστε έναν πολιτισμό ή παραλείψτε τη φάση.
        }
       *[no] Αναδείξτε τον πρώτο σας πολιτισμό.
    }
ask-action-phase = { $may-pass ->
        [yes] { $moves ->
            [1] Καμία δράση δεν είναι δυνατή: μένει μόνο το πάσο.
           *[other] Στείλτε εργάτες στις δράσεις ή πηγαίνετε πάσο.
        }
       *[no] { $moves ->
            [1] Τελειώσατε; Ολοκληρώστε τις δράσεις.
           *[other] Συνεχίστε ή ολοκληρώστε τις δράσεις.
        }
    }
ask-free-culture = { $source }: Κουλτούρα χωρίς εργάτη, πληρώνοντας το κόστος της;
ask-turn-end = { $may-decline ->
        [yes] Τέλος της σειράς: επιλέξτε ποια επίδραση θα εφαρμόσετε ή θα παραλείψετε.
       *[no] Τέλος της σειράς: επιλέξτε την επόμενη επίδραση.
    }
ask-learn-technologies = { $source }: επιλέξτε ποια τεχνολογία θα μάθετε.
ask-take-wonder = { $source }: επιλέξτε ποιο θαύμα θα πάρετε.
ask-draft-pick = Επιλέξτε έναν πολιτισμό για το χέρι σας.

## Παράγραφοι των κανόνων

frame-rounds = Γύροι
frame-turn = Σειρά
frame-civilization-phase = Φάση πολιτισμών
frame-refill-market = Αναπλήρωση της αγοράς
frame-action-phase = Δράσεις ή πάσο
frame-free-culture = Κουλτούρα χωρίς εργάτη
frame-return-workers = Επιστροφή εργατών
frame-turn-end = Τέλος της σειράς
frame-learn-technologies = Εκμάθηση τεχνολογιών
frame-take-wonder = Απόκτηση θαύματος
frame-next-order = Νέα παραγγελία
frame-round-end = Τέλος του γύρου
frame-war = Πόλεμος
frame-plague = Πανώλη
frame-world-event = Γεγονός
frame-game-end = Τέλος του παιχνιδιού
frame-draft-pick = Ντραφτ
