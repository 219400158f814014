# Ό,τι μπορεί να υπολογιστεί για μια κίνηση πριν γίνει.

chances-first = Υπερισχύει: χτυπά πρώτη.
chances-last = Υπερισχύει ο αντίπαλος: χτυπά δεύτερη, αν επιζήσει.
chances-front = Δύναμη { $n }{ $what ->
        [none] {""}
        [infantry] , υπερισχύει του πεζικού
        [mounted] , υπερισχύει του ιππικού
       *[artillery] , υπερισχύει του πυροβολικού
    }.
chances-deals = Πληγές που προκαλεί: { $wounds }· η αντίπαλη πέφτει στις { $left }{ $dies ->
        [0] {" "}και επιζεί
       *[other] {" "}και χάνεται
    }.
chances-bears = Πληγές που δέχεται: { $wounds }· πέφτει στις { $left }{ $dies ->
        [0] {" "}και επιζεί
       *[other] {" "}και χάνεται
    }.
chances-attack = Μάχη με αντίπαλο: { $seat }. Κάρτες: εσείς έως { $mine }, ο αντίπαλος έως { $theirs }. Μπόνους μάχης: εσείς { $bonus }, ο αντίπαλος { $against }. { $begins ->
        [0] Πρώτος παίζει ο αντίπαλος.
       *[other] Απέναντι σε τείχη παίζετε πρώτοι.
    }
chances-village = Μάχη. Κάρτες: εσείς έως { $mine }, οι βάρβαροι { $theirs } βαθμού 1. Μπόνους μάχης: εσείς { $bonus }, οι βάρβαροι 0. Πρώτοι παίζουν οι βάρβαροι.
chances-you = Το μπόνους σας: { $n } – { $what ->
        [capital] πρωτεύουσα
        [city] πόλη
        [city-walls] τείχη
        [barracks] στρατώνες
        [academy] ακαδημίες
       *[general] στρατηγοί
    }.
chances-they = Το μπόνους του αντιπάλου: { $n } – { $what ->
        [capital] πρωτεύουσα
        [city] πόλη
        [city-walls] τείχη
        [barracks] στρατώνες
        [academy] ακαδημίες
       *[general] στρατηγοί
    }.
chances-city = { $at }: { $what ->
        [production] παραγωγή
        [trade] εμπόριο
       *[culture] πολιτισμός
    } { $now } → { $then }.
chances-founded = Η πόλη θα έχει { $production } παραγωγή, { $trade } εμπόριο και { $culture } πολιτισμό.
chances-dial = Από τα { $have } εμπορίου θα μείνουν στον δίσκο { $left }.
chances-ground = { $ground ->
        [mountain] Βουνό
        [forest] Δάσος
        [grassland] Πεδιάδα
        [desert] Έρημος
       *[water] Νερό
    }{ $mark ->
        [none] {""}
        [building] , κτίσμα
        [wonder] , θαύμα
       *[person] , μεγάλη προσωπικότητα
    }{ $production ->
        [0] {""}
       *[other] , παραγωγή { $production }
    }{ $trade ->
        [0] {""}
       *[other] , εμπόριο { $trade }
    }{ $culture ->
        [0] {""}
       *[other] , πολιτισμός { $culture }
    }{ $coins ->
        [0] {""}
       *[other] , νομίσματα: { $coins }
    }{ $resource ->
        [none] {""}
        [incense] , θυμίαμα
        [silk] , μετάξι
        [iron] , σίδηρος
       *[wheat] , σιτάρι
    }.
chances-hut = Καλύβα: ο δείκτης της γίνεται δικός σας.
chances-scouts = Ανιχνευτές αντιπάλου χωρίς στρατό: χάνονται, κι εσείς παίρνετε λάφυρα.
chances-own = Το τετράγωνο μετρά ήδη για την πόλη σας.
chances-blockade = Περίχωρα αντιπάλου: όσο στέκεστε εκεί, δεν του δίνει τίποτα.
chances-kept = Το εμπόριό σας μένει στον δίσκο: { $have }.
