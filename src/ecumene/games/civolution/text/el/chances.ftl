## Τι μπορεί να φέρει η τύχη και προειδοποιήσεις πριν τελειώσει η φάση

chances-hunt = { $ideas ->
        [0] Κατά μέσο όρο τροφή: { $food }.
        [one] Με { $ideas } ιδέα κατά μέσο όρο τροφή: { $food }.
       *[other] Με { $ideas } ιδέες κατά μέσο όρο τροφή: { $food }.
    }
chances-find = { $ideas ->
        [0] Πιθανότητες: σειρά 1: { $first } %, σειρά 2: { $second } %, σειρά 3: { $third } %.
        [one] Με { $ideas } ιδέα: σειρά 1: { $first } %, σειρά 2: { $second } %, σειρά 3: { $third } %.
       *[other] Με { $ideas } ιδέες: σειρά 1: { $first } %, σειρά 2: { $second } %, σειρά 3: { $third } %.
    }
chances-check = { $ideas ->
        [0] Ο έλεγχος εύνοιας περνά με πιθανότητα { $chance } %.
        [one] Με { $ideas } ιδέα η πιθανότητα είναι { $chance } %.
       *[other] Με { $ideas } ιδέες η πιθανότητα είναι { $chance } %.
    }
chances-goal = Με τον στόχο «{ $thing }»: { $thing-text }
chances-column = Βαθμίδα { $level }, από κάτω: { $thing }. Στο τέλος { column-points }.
chances-new-column = Βαθμίδα { $level }, στη βάση στήλης. Στο τέλος { column-points }.
column-points = { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
chances-material = Εδώ υπάρχει: { $thing }.
chances-camp-free = Ο καταυλισμός είναι ελεύθερος.
chances-camp-taken = Εκτοπίζει φυλή ({ $seat }){ $stands ->
        [yes] .
       *[no] , και η δική σας είναι εκεί αδύναμη.
    }
chances-camp-own = Εκτοπίζει δική σας φυλή{ $stands ->
        [yes] .
       *[no] , και η νέα είναι εκεί αδύναμη.
    }
chances-develops = Αποκαλύπτετε το υλικό της περιοχής και παίρνετε εκεί 1 πρώτη ύλη.
chances-no-effect = Τώρα δεν έχει κανένα αποτέλεσμα.
chances-turned = Τότε ο έλεγχος περνά.
chances-stays-failed = Ο έλεγχος μένει αποτυχημένος.
chances-feed-free = Δεν χρειάζεται τροφή: θεωρείται ταϊσμένη ούτως ή άλλως.
chances-feed = Χρειάζεται { $n } τροφή. { $weak ->
        [yes] Είναι αδύναμη: χωρίς τροφή πεθαίνει.
       *[no] Είναι δυνατή: χωρίς τροφή αδυνατίζει.
    }
chances-hunger = Φυλές χωρίς τροφή: δυνατές που αδυνατίζουν: { $strong }, αδύναμες που πεθαίνουν: { $weak }.
warning-hunger = Οι φυλές σας θα χρειαστούν { $need } τροφή και θα έχετε { $have }: λείπουν { $n }, άρα φυλές θα αδυνατίσουν ή θα πεθάνουν.
warning-weather-food = Ο καιρός αυτής της εποχής θα σας κοστίσει έναν δείκτη τροφής ή μια φυλή.
warning-weather-tribe = Ο καιρός αυτής της εποχής θα σας κοστίσει μια φυλή.
warning-markers = { $n ->
        [one] { $n } δείκτης σχεδιασμού ή εστίασης μένει αχρησιμοποίητος σε αυτή την εποχή.
       *[other] { $n } δείκτες σχεδιασμού και εστίασης μένουν αχρησιμοποίητοι σε αυτή την εποχή.
    }
warning-attributes = { $n ->
        [one] Τώρα μπορείτε να πάρετε { $n } μάρκα ιδιότητας.
       *[other] Τώρα μπορείτε να πάρετε { $n } μάρκες ιδιοτήτων.
    }

## What is missing, what is near

prospect-food = Το τάισμα θέλει { $need } τροφή· όπως έχουν τα πράγματα θα έχετε { $have }{ $n ->
        [0] .
       *[other] : λείπουν { $n }.
    }
prospect-diamonds = Ενεργά διαμάντια: { $n }.
prospect-diamonds-near = Κι άλλα διαμάντια με έναν δείκτη παραπάνω: { $things }.
prospect-monolith = Μονόλιθος: έχετε { $mine }. { $wins ->
        [1] Όπως έχουν τα πράγματα τον παίρνετε εσείς.
       *[other] Όπως έχουν τα πράγματα τον παίρνει { $seat } με { $best }.
    }
prospect-monolith-vici = Μονόλιθος: έχετε { $mine }, Β.Ι.Κ.Ι.: { $best }. { $wins ->
        [1] Όπως έχουν τα πράγματα τον παίρνετε εσείς.
       *[other] Όπως έχουν τα πράγματα τον παίρνει Β.Ι.Κ.Ι.
    }
prospect-payable = Βαθμίδα { $level }: πληρώνεται, πόντοι: { $points }.
prospect-lacks = Βαθμίδα { $level }: πόντοι: { $points }· λείπουν: { $things }.
