# Τι δεν ταιριάζει σε μια κίνηση εδώ και τώρα. Ο ίδιος ο κανόνας, από το rules.ftl, λέγεται αμέσως μετά.

need-coins = { $need ->
        [one] { $need } νόμισμα
       *[other] { $need } νομίσματα
    }
need-workers = { $need ->
        [one] { $need } εργάτη
       *[other] { $need } εργάτες
    }
have-coins = { $have ->
        [0] δεν έχετε κανένα
       *[other] έχετε { $have }
    }

## Η φάση πολιτισμών

why-aoc-raise-first-turn = Δεν έχετε ακόμη πολιτισμό.
why-aoc-raise-market = Η κάρτα «{ $thing }» δεν είναι στην αγορά.
why-aoc-draft-hand-or-market = Η κάρτα «{ $thing }» δεν είναι ούτε στο χέρι σας ούτε στην αγορά.
why-aoc-path-maya-first = Δεν μπορείτε τώρα να αναδείξετε { $thing-acc }.
why-aoc-path-no-second-raise = Δεν μπορείτε πια να αναδείξετε { $thing-acc }.

## Δράσεις

why-aoc-turn-act-or-pass = Δεν έχετε κάνει ακόμη ούτε δράση ούτε πάσο.
why-aoc-pass-no-actions = Δράσεις και πάσο δεν συνδυάζονται στην ίδια σειρά.
why-aoc-action-not-available = Η δράση «{ $thing }» δεν είναι διαθέσιμη τώρα.
why-aoc-action-plague = Στην κάρτα «{ $thing }» δεν στέλνονται εργάτες.
why-aoc-action-slot-once = { $have ->
        [1] Η δράση «{ $thing }» έχει ήδη εκτελεστεί σε αυτή τη σειρά.
        [one] Η δράση «{ $thing }» έχει ήδη εκτελεστεί { $have } φορά σε αυτή τη σειρά.
       *[other] Η δράση «{ $thing }» έχει ήδη εκτελεστεί { $have } φορές σε αυτή τη σειρά.
    }
why-aoc-action-cost-workers = Η δράση «{ $thing }» απαιτεί { need-workers }· { $have ->
        [0] δεν έχετε ελεύθερο εργάτη
        [one] έχετε { $have } ελεύθερο εργάτη
       *[other] έχετε { $have } ελεύθερους εργάτες
    }.
why-aoc-action-cost-coins = Η δράση «{ $thing }» κοστίζει { need-coins }· { have-coins }.
why-aoc-civ-vikings = Οι Βίκινγκς ενός αντιπάλου δεν σας αφήνουν να κάνετε εμπόριο.
why-aoc-civ-aksum-culture = Αποφασίστε πρώτα αν θα εφαρμόσετε την επίδραση { $thing-gen }.
why-aoc-path-stone = Δεν έχετε πέτρα.
why-aoc-path-caravan = Η παραγγελία «{ $thing }» δεν είναι ανοιχτή.
why-aoc-path-order-price = Η παραγγελία «{ $thing }» κοστίζει { need-coins }· { have-coins }.
why-aoc-path-order-condition = Δεν πληροίτε τον όρο της παραγγελίας «{ $thing }».

## Θαύματα και τεχνολογίες

why-aoc-effect-wonder = { $thing ->
        [none] Επιλέξτε κάρτα που βρίσκεται στην αγορά Θαυμάτων.
       *[other] { $thing }: επιλέξτε κάρτα που βρίσκεται στην αγορά Θαυμάτων.
    }
why-aoc-tech-learn = { $thing }: επιλέξτε τεχνολογία από την κάρτα σας.
why-aoc-tech-once = Έχετε ήδη { $thing-acc }.
why-aoc-tech-prerequisite = Καμία τεχνολογία σας δεν οδηγεί ακόμη σ{ $thing-acc }.
why-aoc-innovations-base-unavailable = Η τεχνολογία «{ $thing }» δεν υπάρχει στην κάρτα σας.
why-aoc-innovations-market = Η κάρτα «{ $thing }» δεν πωλείται.
why-aoc-innovations-one-card = Έχετε ήδη κάρτα ειδικών τεχνολογιών.
why-aoc-innovations-price = Η κάρτα «{ $thing }» κοστίζει { need-coins }· { have-coins }.
why-aoc-innovations-empty-column = Η στήλη της κάρτας «{ $thing }» δεν είναι άδεια.

## Το τέλος της σειράς

why-aoc-turn-end-effects = Αυτό δεν γίνεται τώρα με την επίδραση { $thing-gen }.
why-aoc-tech-education = { $thing }: η Κουλτούρα κοστίζει { need-coins }· { have-coins }.
why-aoc-civ-phoenicia = { $thing }: { $need ->
        [-1] επιλέξτε μια κάρτα που βρίσκεται στην αγορά.
        [0] δεν υπάρχει καμία κάρτα στην αγορά.
       *[other] βάζετε { need-coins } σε μια κάρτα της αγοράς· { have-coins }.
    }

## Πριν από το παιχνίδι

why-aoc-draft-pick-one = Η κάρτα «{ $thing }» δεν είναι ανάμεσα σε όσες κρατάτε.
why-aoc-solo-no-changing-world = Παίζετε χωρίς αντιπάλους.
why-aoc-solo-no-draft = Παίζετε χωρίς αντιπάλους.
why-aoc-skirmish-plague-position = Παίζετε χωρίς αντιπάλους, ενώ η προτεινόμενη σειρά της πρώτης παρτίδας είναι για περισσότερους.
why-aoc-path-no-first-game = Παίζετε χωρίς αντιπάλους.
why-aoc-path-solo-only = Σε αυτό το τραπέζι κάθονται πολλοί παίκτες.
