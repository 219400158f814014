## Τι συνέβη

who = { $automaton ->
        [none] { $seat }
       *[other] { $automaton }
    }
because = { $source ->
        [none] .
       *[other] : { $source }.
    }
size-points = { $size ->
        [one] { $size } πόντο
       *[other] { $size } πόντους
    }
size-steps = { $size ->
        [one] { $size } βήμα
       *[other] { $size } βήματα
    }

## Εποχές, φάσεις και γύροι

log-era = Αρχίζει η εποχή { $amount }.
log-turn = Παίζει: { who }.
log-final-round = Ο δείκτης έφτασε στο τέλος: ο γύρος ολοκληρώνεται και ακολουθεί άλλος ένας.
log-indicator = Ο δείκτης φάσεων πηγαίνει στο κελί επανεκκίνησης { $amount }.
log-event-opened = Το γεγονός της εποχής: { $subject }.
log-event = { who } παίρνει την ανταμοιβή του γεγονότος: { $subject }.
log-weather = Ο καιρός τώρα: { $subject }.
log-monolith = { who } έχει τον μονόλιθο και ξεκινά.
log-start-markers = { who } αρχίζει με: { $subject }.
log-start-token = { who } παίρνει { $subject-acc }.

## Ζάρια και κονσόλα

log-activated = { who } ενεργοποιεί { $subject-acc }.
log-die-used = { who } ξοδεύει ζάρι με { $amount }.
log-reset = { who } κάνει επανεκκίνηση.
log-rolled = { who } φέρνει { $amount }.
log-fate = { who } φέρνει { $amount } με ζάρι της μοίρας.
log-favour-passed = { who } περνά τον έλεγχο εύνοιας{ because }
log-favour-failed = { who } αποτυγχάνει στον έλεγχο εύνοιας{ because }
log-die-gained = { who } παίρνει: { $subject }{ $amount ->
        [0] .
       *[other] , με { $amount }.
    }
log-die-taken = { who } δίνει: { $subject }.
log-upgraded = { who } αναβαθμίζει { $subject-acc } στο επίπεδο { $amount }{ because }
log-activity = { who } εκτελεί τη δραστηριότητα: { $subject }.

## Πόντοι και δείκτες

log-points = { who } κερδίζει { size-points }{ because }
log-strong-tribes = { who } κερδίζει { size-points }: δυνατές φυλές.
log-gained = { who } παίρνει: { $subject } +{ $size }{ because }
log-returned = { who } επιστρέφει: { $subject } −{ $size }{ because }
log-returned-raw = { who } επιστρέφει πρώτη ύλη: { $to }.
log-produced = { who } παράγει πρώτες ύλες ({ $size }): { $to }{ because }
log-loaded = { who } φορτώνει πρώτες ύλες στη βάρκα: { $size }{ because }
log-carried = { who } μεταφέρει { $subject-acc } από { $from-acc }{ because }
log-advanced = { who } προχωρά { size-steps }: { $subject }{ because }
log-favour = { who } προχωρά { size-steps } στην εύνοια της Αγέρας{ because }
log-favour-lost = { who } πάει { size-steps } πίσω στην εύνοια της Αγέρας.
log-feature-moved = { who } μετακινεί δείκτη: { $source } → { $subject }.

## Φυλές

log-migrated = { who } μεταναστεύει: { $from } → { $to }{ vici-tribe }
log-settled = { $automaton ->
        [none] { $seat } εγκαθίσταται: { $to } ({ dry-camp }).
       *[other] { $automaton } εγκαθίσταται: { $to } (προτεραιότητα { $amount }: { vici-camp }).
    }
log-displaced = Εκτοπίζεται στην ύπαιθρο φυλή ({ who }): { $to }.
log-developed = Αναπτύχθηκε περιοχή: { $to }, εκεί υπάρχει { $subject }.
log-procreated = Νέα φυλή για { who }: { $to }{ because }
log-strengthened = { who } ενισχύει φυλή: { $to }{ because }
log-weakened = { who }: αποδυναμώνεται φυλή, { $to }{ because }
log-fed = { $amount ->
        [0] Μια φυλή δεν χρειάζεται τροφή ({ who }): { $to }.
       *[other] { who } ταΐζει φυλή (τροφή: { $amount }): { $to }.
    }
log-died = { who }: πεθαίνει φυλή, { $to }{ because }
log-saved = Η Αγέρα σώζει φυλή ({ who }): { $to }.
log-hunts = { who } κυνηγά: { $to }{ because }
log-seeks = { who } ψάχνει τυχερό εύρημα: { $subject }{ because }

## Χτίσιμο και τοποθεσίες

log-built = { who } χτίζει: { $subject }, { $to }{ because }
log-removed = { who } παίρνει πίσω: { $subject }, { $to }{ because }
log-farm-lost = { who } χάνει αγρόκτημα: { $to } ({ $subject }).
log-revealed = Αποκαλύφθηκε, { $to }: { $subject }.

## Κάρτες και μάρκες

log-opened = Ανοιχτή κάρτα: { $subject }.
log-card-taken = { who } παίρνει { $subject-acc }{ because }
log-card-drawn = { who } τραβά { $subject-acc }{ because }
log-card-drawn-hidden = { who } τραβά μία κάρτα έρευνας.
log-cards-drawn = { who } τραβά { $amount ->
        [one] { $amount } κάρτα έρευνας
       *[other] { $amount } κάρτες έρευνας
    } για να διαλέξει{ because }
log-card-kept = { who } κρατά { $subject-acc }{ because }
log-card-kept-hidden = { who } κρατά μία κάρτα έρευνας.
log-installs = { who } πληρώνει { $subject-acc } στη στήλη { $amount }.
log-installed = { who } εγκαθιστά { $subject-acc } στη στήλη { $amount }.
log-level-complete = { who } συμπληρώνει τη βαθμίδα { $amount } του μπλοκ.
log-level-token = { who } γυρίζει τη μάρκα βαθμίδας { $amount }{ because }
log-goal-taken = { who } παίρνει τον στόχο «{ $subject }».
log-income = { who } εκτελεί { $subject-acc }.
log-income-taken = { who } παίρνει τη μάρκα εισοδήματος «{ $subject }»{ because }
log-attribute = { who } παίρνει τη μάρκα ιδιότητας «{ $subject }» στη στήλη { $amount }.

## Β.Ι.Κ.Ι.

vici-camp = { $amount ->
        [1] ελεύθερος καταυλισμός με φωτιά
        [2] ελεύθερος καταυλισμός
        [3] ο καταυλισμός με φωτιά, με φυλή σας
        [4] καταυλισμός με αδύναμη φυλή σας
        [5] καταυλισμός με δυνατή φυλή σας
        [6] ο καταυλισμός με φωτιά, με δυνατή φυλή της
        [7] καταυλισμός με δυνατή φυλή της
        [8] ο καταυλισμός με φωτιά, με αδύναμη φυλή της
       *[other] καταυλισμός με αδύναμη φυλή της
    }
vici-tribe = { $amount ->
        [1] { "" } (προτεραιότητα 1: φυλή από την ύπαιθρο).
        [2] { "" } (προτεραιότητα 2: η φυλή του καταυλισμού με φωτιά).
        [3] { "" } (προτεραιότητα 3: φυλή από καταυλισμό).
       *[other] .
    }
vici-by = { $sign ->
        [zero] η μόνη
        [minus] ζάρι { $size }, φάροι
       *[other] ζάρι { $size }, τροχός περιοχών
    }
vici-action = { $amount ->
        [1] αφαίρεση ανοιχτής κάρτας
        [3] βήμα εύνοιας
        [4] άγαλμα
        [5] ζάρι
        [6] δείκτης εξέλιξης
        [7] δείκτης ευημερίας
        [8] αναπαραγωγή
        [10] δείκτης εφοδιασμού
        [11] αποκάλυψη τοποθεσιών
        [12] μάρκα κυνηγιού
       *[other] μετανάστευση
    }
log-vici-card = { $automaton } ανοίγει { $subject-acc }.
log-vici-row = { $automaton } φέρνει { $size }, { $sign ->
        [minus] κόκκινο
       *[other] μπλε
    } μισό: { $subject }.
log-vici-category = { $automaton } εκτελεί την ενέργεια της κατηγορίας «{ $subject }», φορές: { $size }· { $sign ->
        [minus] κόκκινο
       *[other] μπλε
    } μισό{ because }
log-vici-wheel = { $automaton } φέρνει { $amount }, τροχός περιοχών: { $subject }· αποφασίζουν οι φάροι.
log-vici-at-free = { $automaton } αναπαράγεται όπου έχει φυλή και υπάρχει ελεύθερος καταυλισμός: { $to } ({ vici-by }).
log-vici-at-own = { $automaton } αναπαράγεται όπου έχει φυλή, αφού κανένας καταυλισμός δεν είναι ελεύθερος: { $to } ({ vici-by }).
log-vici-at-yours = { $automaton } έμεινε χωρίς φυλή και αναπαράγεται όπου έχετε εσείς: { $to } ({ vici-by }).
log-vici-from = { $automaton } φεύγει από εκεί που έχει δύο φυλές, τη μία δυνατή: { $to } ({ vici-by }).
log-vici-to = { $automaton } πηγαίνει στη γειτονική ξηρά με τις λιγότερες φυλές της: { $to } ({ vici-by }).
log-vici-at-provision = { $automaton } εφοδιάζει όπου έχει τους λιγότερους δείκτες εφοδιασμού, μετά τις περισσότερες φυλές: { $to } ({ vici-by }).
log-vici-at-closed = { $automaton } αποκαλύπτει όπου οι φυλές της αγγίζουν τις περισσότερες κλειστές τοποθεσίες: { $to } ({ vici-by }).
log-vici-at-shared-hunt = { $automaton } πιάνει το καλύτερο κυνήγι με φυλές και των δύο: { $to } ({ vici-by }).
log-vici-at-own-hunt = { $automaton } πιάνει το καλύτερο κυνήγι με φυλές της: { $to } ({ vici-by }).
log-vici-procreates-first = { $automaton }: πουθενά δύο φυλές με μία δυνατή, γι’ αυτό αναπαράγεται πριν μεταναστεύσει.
log-vici-crowded = { $automaton } κατέχει μόνη όλους τους καταυλισμούς των περιοχών της και μεταναστεύει ακόμη μία φορά.
log-vici-lost = { $automaton } χάνει ενέργεια που δεν γίνεται: { vici-action }.
log-vici-goal = { $subject ->
        [none] { $automaton } φέρνει { $amount } για τους στόχους και δεν αφαιρεί κανέναν.
       *[other] { $automaton } φέρνει { $amount } για τους στόχους και αφαιρεί από το παιχνίδι «{ $subject }».
    }
log-vici-token = { $subject ->
        [none] { $automaton } φέρνει { $amount } για τον πίνακα και δεν αφαιρεί τίποτα.
       *[other] { $automaton } φέρνει { $amount } για τον πίνακα και αφαιρεί από το παιχνίδι «{ $subject }».
    }
log-vici-fed = { $automaton } τρέφει μία φυλή με έναν δείκτη εφοδιασμού: { $to } (προτεραιότητα { $amount }: { vici-camp }).
log-vici-fed-all = { $automaton } τρέφει τους καταυλισμούς της και μία φυλή της υπαίθρου με δύο δείκτες εφοδιασμού: { $to } (τράφηκαν { $amount }).
log-vici-statue = { $automaton } χτίζει άγαλμα στο νησί και έχει εκεί { $amount }.
log-vici-evolution = { $automaton } γεμίζει τη θέση { $amount } του πλέγματος εξέλιξης.
log-vici-prosperity = { $automaton } γεμίζει τη θέση { $amount } του πλέγματος ευημερίας.
log-vici-removed = { $automaton } αφαιρεί από το παιχνίδι { $subject-acc }.
log-vici-provision = { $automaton } βάζει τον δείκτη εφοδιασμού { $amount }: { $to }.
log-vici-hunting-token = { $automaton } βάζει μάρκα κυνηγιού: { $to }.
points-strong-tribes = δυνατές φυλές
