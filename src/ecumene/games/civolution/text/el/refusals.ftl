# Τι δεν πάει καλά εδώ και τώρα· ακολουθεί ο κανόνας.

why-civo-reset-few-dice = Έχετε ακόμη { $have } ζάρια στις θέσεις σας· μπορούν να μείνουν το πολύ { $need }.
why-civo-sleep-any-dice = Έχετε { $have } από τα { $need } ζάρια ή δείκτες.
why-civo-activate-ideas = { $thing }: χρειάζονται τουλάχιστον { $need } ιδέες· έχετε { $have }.
why-civo-activate-planning = Δεν έχετε άλλον δείκτη σχεδιασμού του { $need }.
why-civo-activate-focus = Δεν έχετε άλλον δείκτη εστίασης.
why-civo-trade-purchase = Το υλικό { $thing } κοστίζει { $need } χρήματα· έχετε { $have }.
why-civo-trade-sale = Δεν έχετε στην αποθήκη: { $thing }.
why-civo-feeding-need = Χρειάζεται { $need } τροφή· έχετε { $have }.
why-civo-attribute-take = { $thing }: ζητά { $need } δείκτες του χαρακτηριστικού· έχετε { $have }.
why-civo-install-cost = { $thing }: σε αυτή τη βαθμίδα ζητά { $need } δείκτες· από αυτούς έχετε { $have }.
why-civo-install-higher-level = Η κάρτα πηγαίνει στη βαθμίδα { $need }· η { $have } είναι χαμηλότερη.
why-civo-upgrade-most = { $thing }: είναι ήδη στο επίπεδο { $have }.
why-civo-build-ground-limit = Έχετε ήδη εκεί { $have } από { $need }.
why-civo-migration-move =
    { $need ->
        [-1] { "" }
       *[other] Δεν έχετε τέτοια φυλή εκεί.
    }
why-civo-migration-cross =
    { $need ->
        [-1] { "" }
       *[other] Δεν μένει άλλη μετανάστευση: η φυλή εγκαθίσταται τώρα.
    }
why-civo-build-farm =
    { $need ->
        [-1] { "" }
        [1] Δεν έμεινε αγρόκτημα στην κονσόλα σας.
        [2] Αυτή δεν είναι περιοχή στεριάς.
        [3] Δεν έχετε φυλή εκεί.
       *[other] Υπάρχει ήδη αγρόκτημα εκεί.
    }
why-civo-build-boat =
    { $need ->
        [-1] { "" }
        [1] Δεν έμεινε βάρκα στην κονσόλα σας.
        [2] Αυτή δεν είναι περιοχή νερού.
        [3] Δεν έχετε φυλή δίπλα της.
       *[other] Υπάρχει ήδη δική σας βάρκα εκεί.
    }
why-civo-favour-ideas =
    { $need ->
        [0] Ένα ζάρι το δείχνει ήδη.
       *[other] Για να γυρίσει ένα ζάρι σε αυτή την τιμή χρειάζονται ιδέες: { $need }· έχετε { $have }.
    }
why-civo-favour-check =
    { $have ->
        [-1] { "" }
        [0] Δεν έχετε δεύτερη ρίψη.
       *[other] { $need ->
        [0] Το ζάρι γυρίζει στην τιμή που χρειάζεται τις λιγότερες ιδέες, όχι στο { $have }.
       *[other] Το { $have } δεν περνά: περνά το πολύ { $need }.
    }
    }
why-civo-research-gain =
    { $need ->
        [-1] { "" }
        [-2] Εδώ παίρνετε μόνο αυτές τις κάρτες: { $thing }.
       *[other] { $thing }: δεν έμεινε κάρτα εκεί.
    }
why-civo-research-draw =
    { $need ->
        [-1] { "" }
        [-2] { $thing }: ανοιχτή κάρτα δεν τραβιέται.
       *[other] { $thing }: υπάρχουν { $have } κλειστές κάρτες και ζητήθηκε η κάρτα αριθμός { $need }.
    }
why-civo-research-keep =
    { $need ->
        [-1] { "" }
        [-2] Δεν είναι ανάμεσα στις κάρτες που τραβήξατε: { $thing }.
        [0] Δεν κρατάτε άλλη· κάτω από τις στοίβες πάνε ακόμη { $have }.
       *[other] Από τις { $have } κάρτες κρατάτε πρώτα { $need }.
    }
why-civo-income-gain =
    { $need ->
        [-1] { "" }
       *[other] Δεν είναι στις μάρκες εισοδήματος του πίνακα: { $thing }.
    }
why-civo-income-install =
    { $need ->
        [-1] { "" }
        [-2] Πρώτα εγκαθίσταται: { $thing }.
       *[other] Στη στήλη { $need } τα μισά δεν έχουν ίσο ύψος και η μάρκα θα αιωρούνταν: { $thing }.
    }
why-civo-income-action =
    { $need ->
        [-1] { "" }
        [1] Χρησιμοποιήθηκε ήδη: { $thing }.
       *[other] Δεν είναι από τις μάρκες που εκτελείτε τώρα: { $thing }.
    }
why-civo-explore-where =
    { $need ->
        [-1] { "" }
        [1] Δεν υπάρχει κλειστή τοποθεσία δίπλα της.
       *[other] Δεν έχετε φυλή εκεί.
    }
why-civo-explore-anywhere =
    { $thing ->
        [none] { "" }
       *[other] Είναι ήδη ανοιχτή: { $thing }.
    }
why-civo-hunt-where =
    { $need ->
        [-1] { "" }
       *[other] Δεν έχετε φυλή εκεί.
    }
why-civo-find-land =
    { $need ->
        [-1] { "" }
       *[other] { $thing }: δεν έχετε φυλή εκεί.
    }
why-civo-find-extra =
    { $need ->
        [-1] { "" }
       *[other] Αυτό είναι υλικό του τύπου γης { $thing }, όπου δεν έχετε φυλή.
    }
why-civo-find-choose =
    { $thing ->
        [none] { "" }
       *[other] Ονομάσατε αυτόν τον τύπο γης: { $thing }.
    }
why-civo-goal-gain =
    { $need ->
        [-1] { "" }
        [-2] Δεν είναι στους στόχους του πίνακα: { $thing }.
       *[other] Το κελί { $need } της περιοχής στόχων σας είναι ελεύθερο και προηγείται.
    }
why-civo-event-cost =
    { $need ->
        [-1] { "" }
       *[other] Δεν έχετε εκεί: { $thing }.
    }
why-civo-weather-tribe =
    { $need ->
        [-1] { "" }
       *[other] Δεν έχετε τέτοια φυλή εκεί.
    }
why-civo-ruling-returned-boat =
    { $need ->
        [-1] { "" }
       *[other] Αυτό είναι νερό· οι φυλές βγαίνουν στη στεριά.
    }
why-civo-goal-cover =
    { $need ->
        [-1] { "" }
        [-2] Δεν είναι στους στόχους του πίνακα: { $thing }.
       *[other] Το κελί { $need } της περιοχής στόχων σας είναι ελεύθερο και προηγείται.
    }
why-civo-location-grotto =
    { $need ->
        [-1] { "" }
        [1] Η περιοχή δεν είναι δίπλα.
        [2] Δεν έχετε φυλή εκεί.
        [3] Αυτό έγινε ήδη.
        [4] Η βάρκα εκεί δεν έχει χώρο.
        [5] Δεν έχετε τέτοια πρώτη ύλη εκεί.
        [6] Επιλέχθηκε άλλη περιοχή.
       *[other] Στη στεριά πρώτα παράγετε.
    }
why-civo-location-sacred-mountain =
    { $need ->
        [-1] { "" }
        [1] Η περιοχή δεν είναι δίπλα.
       *[other] Δεν έχετε φυλή εκεί.
    }
why-civo-location-glacier =
    { $need ->
        [-1] { "" }
        [1] Η περιοχή δεν είναι δίπλα.
        [2] Δεν έχετε φυλή εκεί.
       *[other] Δεν έχετε τέτοια δυνατή φυλή εκεί.
    }
why-civo-effects-limits =
    { $need ->
        [1] Επιλέγεται μόνο η χαμηλότερη κλίμακά σας.
        [2] Αυτό το έδαφος δεν είναι από όσα ονομάζονται.
        [3] Δεν είναι δίπλα σε νερά.
        [4] Ονομάζεται άλλο είδος έργου.
       *[other] Αυτό δεν οδηγεί ούτε σε βάρκα σας ούτε από βάρκα σας.
    }
why-civo-level-token-turn =
    { $need ->
        [-1] { "" }
       *[other] Η μάρκα της βαθμίδας { $need } είναι ήδη ενεργή.
    }
