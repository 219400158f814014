# Τι δεν ταιριάζει σε μια κίνηση εδώ και τώρα. Ο ίδιος ο κανόνας, από τα rules-*.ftl, λέγεται αμέσως μετά.

need-resources = { $need ->
        [one] { $need } πόρο
       *[other] { $need } πόρους
    }
need-science = { $need ->
        [one] { $need } πόντο επιστήμης
       *[other] { $need } πόντους επιστήμης
    }
need-civil = { $need ->
        [one] { $need } αστική ενέργεια
       *[other] { $need } αστικές ενέργειες
    }
need-military = { $need ->
        [one] { $need } στρατιωτική ενέργεια
       *[other] { $need } στρατιωτικές ενέργειες
    }
have-some = έχετε { $have }
no-civil = Δεν σας έμεινε αστική ενέργεια.
no-military = Δεν σας έμεινε στρατιωτική ενέργεια.

## Φάσεις

why-tta-turn-sequence = Τώρα είναι η Φάση Πολιτικής σας.
why-tta-first-turn-only-take = Αυτή είναι η πρώτη σειρά σας.
why-tta-action-whole-or-not = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν έχει ικανότητα που χρησιμοποιείται έτσι.
       *[other] { $thing }: αυτό δεν γίνεται τώρα.
    }
why-tta-actions-not-enough = { $need ->
        [1] { $thing }: δεν σας μένει πολιτική ενέργεια για να κρατήσετε· η επόμενη πληρώνεται ούτως ή άλλως με στρατιωτική.
       *[other] { $thing }: δεν σας μένει στρατιωτική ενέργεια.
    }

## Κάρτες από τη γραμμή

why-tta-take-from-row = Η κάρτα «{ $thing }» δεν είναι σε αυτή τη θέση της γραμμής.
why-tta-take-slot-cost = Η κάρτα «{ $thing }» κοστίζει εδώ { need-civil }· { have-some }.
why-tta-take-wonder-surcharge = Η κάρτα «{ $thing }» κοστίζει εδώ { need-civil }· { have-some }.
why-tta-take-hand-limit = Αστικές κάρτες στο χέρι σας: { $have }· το όριό σας: { $need }.
why-tta-take-same-technology = Έχετε ήδη { $thing-acc }.
why-tta-take-leader-age-limit = Έχετε ήδη πάρει ηγέτη της ίδιας εποχής με { $thing-acc }.
why-tta-take-one-wonder = Έχετε ακόμη ένα ανολοκλήρωτο θαύμα.
why-tta-note-agreement-usual-rules = Τώρα παίρνονται κάρτες με τη Διεθνή Συμφωνία.

## Πληθυσμός και κτίρια

why-tta-population-civil-action = { no-civil }
why-tta-population-empty-bank = Η κίτρινη τράπεζά σας είναι άδεια.
why-tta-population-food-cost = Χρειάζεστε τροφή: { $need }· έχετε { $have }.
why-tta-workers-gain-population = { $thing }: η κίτρινη τράπεζά σας είναι άδεια.
why-tta-build-technology-in-play = { $need ->
        [-2] Στην κάρτα «{ $thing }» δεν μπαίνουν εργάτες.
       *[other] Δεν έχετε { $thing-acc } στο παιχνίδι.
    }
why-tta-build-civil-action = { no-civil }
why-tta-build-unused-worker = Δεν έχετε αχρησιμοποίητο εργάτη.
why-tta-build-urban-limit = Έχετε ήδη { $have } κτίρια του ίδιου είδους με { $thing-acc }· το πολίτευμά σας δεν επιτρέπει άλλα.
why-tta-build-resource-cost = Η κάρτα «{ $thing }» κοστίζει { need-resources }· { have-some }.
why-tta-upgrade-needs-building = { $need ->
        [-2] Στην κάρτα «{ $thing }» δεν μπαίνουν εργάτες.
       *[other] Δεν έχετε εργάτη στην κάρτα «{ $thing }».
    }
why-tta-upgrade-same-type = Η κάρτα «{ $thing }» είναι άλλου είδους.
why-tta-upgrade-higher-level = Η κάρτα «{ $thing }» δεν είναι μεγαλύτερου επιπέδου.
why-tta-upgrade-civil-action = { no-civil }
why-tta-upgrade-difference = Η αναβάθμιση σ{ $thing-acc } κοστίζει { need-resources }· { have-some }.
why-tta-note-bach-any-urban = Η κάρτα «{ $thing }» είναι μικρότερου επιπέδου.
why-tta-note-bach-urban-limit = { $thing }: το πολίτευμά σας δεν επιτρέπει άλλα θέατρα.
why-tta-destroy-needs-building = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι ούτε αγρόκτημα ούτε ορυχείο ούτε αστικό κτίριο.
       *[other] Δεν έχετε εργάτη στην κάρτα «{ $thing }».
    }
why-tta-destroy-civil-action = { no-civil }

## Ηγέτες και θαύματα

why-tta-leader-from-hand = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι ηγέτης.
       *[other] Δεν έχετε { $thing-acc } στο χέρι σας ως ηγέτη.
    }
why-tta-leader-civil-action = { no-civil }
why-tta-note-homer-happy-face = { $thing }: ο Όμηρος χρειάζεται ολοκληρωμένο θαύμα σας.
why-tta-wonder-unfinished-needed = Δεν έχετε ανολοκλήρωτο θαύμα.
why-tta-wonder-civil-action = { no-civil }
why-tta-wonder-several-stages = { $thing }: στάδια που ολοκληρώνετε με μία ενέργεια: { $need }.
why-tta-wonder-cover-stage = { $thing }: δεν έμεινε μπλε δείκτης για να καλυφθεί το στάδιο.
why-tta-wonder-cover-from-cards = { $thing }: επιλέξτε κάρτα σας με μπλε δείκτη.
why-tta-wonder-stage-cost = { $thing }: αυτό κοστίζει { need-resources }· { have-some }.

## Τεχνολογίες και επαναστάσεις

why-tta-develop-from-hand = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι τεχνολογία.
       *[other] Δεν έχετε { $thing-acc } στο χέρι σας.
    }
why-tta-develop-civil-action = { no-civil }
why-tta-develop-science-cost = Η κάρτα «{ $thing }» κοστίζει { need-science }· { have-some }.
why-tta-develop-government-higher-cost = Η κάρτα «{ $thing }» κοστίζει { need-science }· { have-some }.
why-tta-revolution-government-only = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι πολίτευμα.
       *[other] Δεν έχετε στο χέρι σας πολίτευμα «{ $thing }».
    }
why-tta-revolution-all-civil-actions = Η επανάσταση απαιτεί { need-civil }· { have-some }.
why-tta-note-robespierre-military-actions = Αυτή η επανάσταση απαιτεί { need-military }· { have-some }.
why-tta-revolution-lower-cost = Η επανάσταση για την κάρτα «{ $thing }» κοστίζει { need-science }· { have-some }.

## Κάρτες ενέργειας και ικανότητες

why-tta-action-card-from-hand = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι κάρτα ενέργειας.
       *[other] Δεν έχετε στο χέρι σας κάρτα ενέργειας «{ $thing }».
    }
why-tta-action-card-not-same-turn = Μόλις πήρατε { $thing-acc }.
why-tta-action-card-civil-action = { no-civil }
why-tta-action-card-must-be-possible = { $need ->
        [-1] { $thing }: η κάρτα δεν σας επιτρέπει αυτό τώρα.
        [1] { $thing }: κάντε την ενέργεια που ζητά η κάρτα.
       *[other] Η ενέργεια που ζητά η κάρτα «{ $thing }» δεν μπορεί να γίνει τώρα.
    }
why-tta-action-card-one-stage = { $thing }: μόνο ένα στάδιο ολοκληρώνεται τώρα.
why-tta-card-in-play = Η κάρτα «{ $thing }» δεν είναι στο παιχνίδι σας.
why-tta-goods-cannot-pay = { $thing }: δεν υπάρχει τίποτα να ανταλλάξετε.
why-tta-text-once-per-turn = Έχετε ήδη χρησιμοποιήσει { $thing-acc } σε αυτή τη σειρά.
why-tta-text-condition = { $need ->
        [-1] { $thing }: αυτό δεν γίνεται εδώ.
        [-2] Η κάρτα «{ $thing }» δεν είναι στρατιωτική κάρτα στο χέρι σας.
        [0] Αυτός ο παίκτης δεν έχει τίποτα που να μπορεί να αφαιρεθεί με την κάρτα «{ $thing }».
       *[other] Με την κάρτα «{ $thing }» η άλλη πλευρά πληρώνει { need-science }, αλλά έχει { $have }.
    }
why-tta-text-forbids = Η κάρτα «{ $thing }» δεν σας το επιτρέπει.

## Μονάδες μάχης και τακτικές

why-tta-unit-build-military-action = { no-military }
why-tta-unit-build-technology = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι στρατιωτική μονάδα.
       *[other] Δεν έχετε { $thing-acc } στο παιχνίδι.
    }
why-tta-unit-build-unused-worker = Δεν έχετε αχρησιμοποίητο εργάτη.
why-tta-unit-build-resource-cost = Η κάρτα «{ $thing }» κοστίζει { need-resources }· { have-some }.
why-tta-unit-upgrade-needs-unit = Δεν έχετε μονάδα στην κάρτα «{ $thing }».
why-tta-unit-upgrade-same-type = Η κάρτα «{ $thing }» είναι άλλου είδους.
why-tta-unit-upgrade-higher-level = Η κάρτα «{ $thing }» δεν είναι μεγαλύτερου επιπέδου.
why-tta-unit-upgrade-military-action = { no-military }
why-tta-unit-upgrade-difference = Η αναβάθμιση σ{ $thing-acc } κοστίζει { need-resources }· { have-some }.
why-tta-unit-disband-needs-unit = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι στρατιωτική μονάδα.
       *[other] Δεν έχετε μονάδα στην κάρτα «{ $thing }».
    }
why-tta-unit-disband-military-action = { no-military }
why-tta-tactic-from-hand = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι τακτική.
       *[other] Δεν έχετε { $thing-acc } στο χέρι σας.
    }
why-tta-tactic-copy-common = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι τακτική.
       *[other] Η τακτική «{ $thing }» δεν είναι στις κοινές.
    }
why-tta-tactic-copy-another = Η τακτική «{ $thing }» είναι ήδη η τρέχουσά σας.
why-tta-tactic-once-per-turn = Έχετε ήδη παίξει ή αντιγράψει τακτική σε αυτή τη σειρά.
why-tta-tactic-military-action = Η τακτική «{ $thing }» κοστίζει { need-military }· { have-some }.
why-tta-tactic-copy-cost = Η αντιγραφή της τακτικής «{ $thing }» κοστίζει { need-military }· { have-some }.

## Πολιτική

why-tta-politics-from-hand = Δεν έχετε { $thing-acc } στο χέρι σας.
why-tta-politics-crown-cards = Η κάρτα «{ $thing }» δεν παίζεται έτσι.
why-tta-politics-rival = Η κάρτα «{ $thing }» δεν στρέφεται σε αυτόν τον παίκτη.
why-tta-event-only-events = Η κάρτα «{ $thing }» δεν είναι ούτε γεγονός ούτε περιοχή.
why-tta-aggression-cost = Η επίθεση «{ $thing }» κοστίζει { need-military }· { have-some }.
why-tta-aggression-pact-forbids = Η συμφωνία σας με αυτόν τον παίκτη απαγορεύει την επίθεση «{ $thing }».
why-tta-aggression-must-be-stronger = Η επίθεση «{ $thing }» χρειάζεται ισχύ { $need } απέναντι σε αυτόν τον παίκτη· έχετε { $have }.
why-tta-aggression-defense-limit = Με όσες κάρτες επιτρέπονται δεν φτάνετε την ισχύ { $need }· ως τώρα έχετε { $have }.
why-tta-aggression-defend-or-keep = { $need ->
        [-2] Η κάρτα «{ $thing }» δεν είναι στρατιωτική.
       *[other] Δεν φτάνετε την ισχύ { $need }· ως τώρα έχετε { $have }.
    }
why-tta-war-cost = Ο πόλεμος «{ $thing }» κοστίζει { need-military }· { have-some }.
why-tta-war-forbidden = Δεν μπορείτε να κηρύξετε { $thing-acc } σε αυτόν τον παίκτη.
why-tta-war-not-last-round = Είναι αργά για { $thing-acc }.
why-tta-war-waits = Ο πόλεμος που έχετε κηρύξει δεν έχει κριθεί ακόμη.
why-tta-war-steal-technology = { $need ->
        [-1] { $thing }: επιλέξτε ειδική τεχνολογία του ηττημένου ή τελειώστε.
       *[other] Η κάρτα «{ $thing }» αξίζει { $need } από το πλεονέκτημά σας· απομένουν { $have }.
    }
why-tta-war-steal-not-owned = Έχετε ήδη { $thing-acc }.
why-tta-pact-not-with-two = Είστε μόνο δύο παίκτες.
why-tta-pact-sides = Η συμφωνία «{ $thing }» προτείνεται με πλευρά αν οι πλευρές διαφέρουν, και χωρίς αν είναι ίδιες.
why-tta-pact-cancel-own-only = Δεν είστε μέρος της συμφωνίας «{ $thing }».
why-tta-resign-not-in-age-four = Είναι αργά για παραίτηση.
why-tta-variant-peaceful = Αυτό είναι ειρηνικό παιχνίδι.
why-tta-variant-first-game-no-attacks = Αυτό είναι πρώτο παιχνίδι.

## Αποικίες, απώλειες και τέλος της σειράς

why-tta-colony-bid-higher = { $thing }: η επόμενη προσφορά είναι τουλάχιστον { $need }.
why-tta-colony-bid-reach = { $thing }: η μεγαλύτερη δύναμη που μπορείτε να στείλετε είναι { $have }.
why-tta-colony-force-units = Δεν έχετε άλλη μονάδα στην κάρτα «{ $thing }» να στείλετε.
why-tta-colony-force-bonus-cards = { $need ->
        [-1] Η κάρτα «{ $thing }» δεν προσθέτει τίποτα σε αυτή τη δύναμη.
       *[other] { $thing }: έχετε ήδη απορρίψει όσες κάρτες σας επιτρέπει: { $have }.
    }
why-tta-colony-force-at-least-one = { $thing }: δεν έχετε στείλει ακόμη μονάδα.
why-tta-colony-winner-must = { $thing }: η προσφορά σας είναι { $need }, η δύναμη ως τώρα { $have }.
why-tta-colonies-change-hands = { $thing }: επιλέξτε αποικία.
why-tta-note-ravages-of-time = { $thing }: επιλέξτε ολοκληρωμένο θαύμα που δεν είναι ακόμη ερείπιο.
why-tta-workers-lose-population = { $thing }: επιλέξτε κάρτα σας με εργάτη.
why-tta-tokens-lose-blue = { $thing }: επιλέξτε κάρτα σας με μπλε δείκτη.
why-tta-end-turn-discard-military = Η κάρτα «{ $thing }» δεν είναι στρατιωτική κάρτα στο χέρι σας.
