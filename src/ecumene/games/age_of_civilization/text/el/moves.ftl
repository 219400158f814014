# Τι κάνει ο παίκτης, τι τον ρωτά το παιχνίδι και σε ποιο σημείο των κανόνων βρίσκεται.

## Κινήσεις: οι δέκα δράσεις

move-wonder = { $subject ->
        [none] Ανεγείρετε θαύμα (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε { $subject-acc }
    }
    .hint = { wonder.text }
move-research = Ερευνήστε { $subject-acc }
    .hint = { research.text }
move-exploit = Εκμεταλλευτείτε τη γη
    .hint = { exploit.text }
move-culture = Αναπτύξτε την κουλτούρα
    .hint = { culture.text }
move-build = Οικοδομήστε
    .hint = { build.text }
move-conquest = Ξεκινήστε για κατάκτηση
    .hint = { conquest.text }
move-hunt = Βγείτε για κυνήγι
    .hint = { hunt.text }
move-fish = Βγείτε για ψάρεμα
    .hint = { fish.text }
move-trade = Κάντε εμπόριο
    .hint = { trade.text }
move-farm = Ασχοληθείτε με τη γεωργία
    .hint = { farm.text }
move-plague = Πανώλη (χωρίς δράση)
    .hint = { plague.text }

## Κινήσεις: οι ειδικές δράσεις

move-quarry = Δουλέψτε στο λατομείο
    .hint = { quarry.text }
move-monument-works = { $subject ->
        [none] Ανεγείρετε μνημείο (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε μνημείο: { $subject }
    }
    .hint = { monument-works.text }
move-caravan = Στείλτε καραβάνι: { $subject }
    .hint = { caravan.text }
move-oasis-market = Πηγαίνετε στο παζάρι της όασης
    .hint = { oasis-market.text }
move-ritual = Κάντε τελετουργία
    .hint = { ritual.text }
move-fortify = Οχυρωθείτε
    .hint = { fortify.text }
move-tribute = Πληρώστε φόρο υποτέλειας
    .hint = { tribute.text }
move-patronage = Προσφέρετε χορηγία
    .hint = { patronage.text }
move-wonder-with-stone = { $subject ->
        [none] Ανεγείρετε θαύμα με μία πέτρα (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε { $subject-acc } με μία πέτρα
    }
    .hint = { term-stone.text }
move-monument-works-with-stone = { $subject ->
        [none] Ανεγείρετε μνημείο με μία πέτρα (δεν έμειναν κάρτες)
       *[other] Ανεγείρετε μνημείο με μία πέτρα: { $subject }
    }
    .hint = { term-stone.text }

## Κινήσεις: όλα τα άλλα

move-raise = Αναδείξτε { $subject-acc }
    .hint = Γίνεται ο κύριος πολιτισμός σας, με όσους εργάτες γράφει η κάρτα του.
move-annex = Προσαρτήστε { $subject-acc }
    .hint = Κρατάτε τον κύριο πολιτισμό σας και παίρνετε έναν εργάτη και αυτή την κληρονομιά.
move-skip = Παραλείψτε τη φάση πολιτισμών
    .hint = Αφήνετε την αγορά όπως είναι και περνάτε στις δράσεις.
move-pass = Πηγαίνετε πάσο
    .hint = Καμία δράση σε αυτή τη σειρά· κερδίζετε 2 νομίσματα και 1 εργάτη.
move-done = Ολοκληρώστε τις δράσεις
    .hint = Οι εργάτες επιστρέφουν και ακολουθούν οι επιδράσεις τέλους σειράς.
move-buy = Αγοράστε την κάρτα «{ $subject }»
    .hint = Καλύπτει μια άδεια στήλη της κάρτας τεχνολογιών σας.
move-learn = Μάθετε { $subject-acc }
    .hint = Η τεχνολογία μένει δική σας ως το τέλος του παιχνιδιού.
move-take = Πάρτε { $subject-acc }
    .hint = Το θαύμα μένει δικό σας ως το τέλος του παιχνιδιού.
move-resolve = { $amount ->
        [none] Εφαρμόστε την επίδραση { $subject-gen }
       *[other] { $subject }: βάλτε νομίσματα σ{ $amount-acc }
    }
    .hint = Τη σειρά των επιδράσεων τέλους σειράς την επιλέγετε εσείς.
move-decline = Παραλείψτε την επίδραση { $subject-gen }
    .hint = Μια επίδραση που κοστίζει κάτι μπορείτε να την αφήσετε.
move-pick = Κρατήστε { $subject-acc }
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
