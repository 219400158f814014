# Γιατί μια θέση δεν μπορεί να προέκυψε από παιχνίδι.

audit-pile = { $pile ->
        [row] η γραμμή δράσεων
        [tokens] δείκτες γεγονότων
        [civilizations] κάρτες πολιτισμών
        [wonders] κάρτες θαυμάτων
        [orders] παραγγελίες στην αγορά και στην τράπουλα
        [specials] κάρτες ειδικών τεχνολογιών
        [packs] πακέτα
        [market] η αγορά μετά το ντραφτ
       *[taken] πολιτισμοί των θέσεων
    }
audit-many = { $what ->
        [workers] εργάτες { $n }
        [vp] ΠΝ { $n }
        [technologies] τεχνολογίες { $n }
        [wonders] θαύματα { $n }
        [orders] παραγγελίες { $n }
        [stones] πέτρες { $n }
       *[forts] οχυρώσεις { $n }
    }

audit-solo = στο ατομικό παιχνίδι ο παίκτης είναι ένας, όχι { $n }
audit-round = γύρος { $n }· οι γύροι είναι 1 έως { $most }
audit-scenario-players = το σενάριο «{ $name }» είναι για έναν παίκτη, όχι { $n }
audit-rival-strength = η στρατιωτική ισχύς του εικονικού αντιπάλου είναι { $n }· δεν πέφτει κάτω από το 0
audit-rival-players = το «rival» είναι { $n }· εικονικός αντίπαλος υπάρχει για έναν παίκτη, με { $players } είναι -1
audit-rival-most = η στρατιωτική ισχύς του αντιπάλου είναι { $n }· στον γύρο { $round } είναι το πολύ { $most }
audit-rival-grown = η στρατιωτική ισχύς του αντιπάλου είναι { $n }· στον γύρο { $round } είναι { $right }
audit-horde = το «horde» είναι { $n }· 1: αντέξατε, -1: όχι, 0: δεν ήρθε ακόμη
audit-horde-came = το «horde» είναι { $n }, αλλά η Ορδή { $came ->
        [yes] έχει έρθει
       *[no] δεν έχει έρθει
    }
audit-first-game-row = η γραμμή δεν είναι αυτή του πρώτου παιχνιδιού
audit-stack-empty = η στοίβα είναι άδεια: ένα παιχνίδι που συνεχίζεται έχει ανοιχτούς κανόνες
audit-stack-over = το παιχνίδι τελείωσε: δεν έχει ανοιχτούς κανόνες στη στοίβα
audit-outermost = το «{ $frame }» δεν μπορεί να είναι το εξωτερικό: ο εξωτερικός κανόνας είναι το «{ $right }»
audit-frame-twice = το «{ $frame }» τρέχει δύο φορές· τρέχει μόνο μία
audit-turn = το «{ $frame }» τρέχει για τη θέση { $seat }· σειρά έχει η θέση { $right }
audit-draft-solo = δεν υπάρχει ντραφτ για έναν παίκτη
audit-draft-first = το ντραφτ γίνεται πριν από όλα, και μετά ποτέ ξανά
audit-draft-unfinished = παίζεται πριν τελειώσει το ντραφτ
audit-draft-round = «DraftPick»: γύρος { $n }· το ντραφτ γίνεται πριν από τον γύρο 1
audit-draft-seats = «DraftPick»: διαλέγουν οι θέσεις { $seats }· διαλέγουν όλες, 0 έως { $last }
audit-nobody-drafts = «DraftPick»: δεν γίνεται ντραφτ τώρα
audit-packs-undrafted = πακέτα και επιλογές χωρίς ντραφτ· τότε είναι άδεια και τα δύο
audit-packs-of-seats = «{ $pile }»: { $n }· κάθε θέση χρειάζεται το δικό της, συνολικά { $right }
audit-pack-order = οι κάρτες ενός πακέτου μπαίνουν με τη σειρά του κουτιού
audit-pack = οι κάρτες ενός πακέτου είναι { $n }, όχι { $right }
audit-deck-drafted = οι κάρτες της τράπουλας είναι { $n }· μετά το ντραφτ δεν υπάρχει τράπουλα
audit-picks-together = επιλεγμένες κάρτες: { $counts }· όλες οι θέσεις διαλέγουν μαζί
audit-picks = επιλεγμένες κάρτες της καθεμιάς: { $n }· κρατιούνται { $right }
audit-picked = η θέση { $seat } διάλεξε το «{ $name }», που δεν ήταν στο πακέτο
audit-untakable = η θέση { $seat } έχει το «{ $name }», που δεν μπορούσε να πάρει
audit-pile-foreign = { audit-pile }: το «{ $name }» δεν ανήκει εκεί
audit-pile-twice = { audit-pile }: το «{ $name }» είναι εκεί { $n } φορές, όχι { $right }
audit-pile-lacks = { audit-pile }: κάρτες { $n }, όχι { $right }· λείπουν: «{ $missing }»
audit-pile-size = { audit-pile }: συνολικά { $n }, όχι { $right }
audit-tokens-fixed = δείκτες γεγονότων: «{ $names }»· εδώ είναι έτσι: «{ $right }»
audit-tokens-last = οι δείκτες γεγονότων είναι πάνω από τις τελευταίες κάρτες δράσης, συνολικά { $n }, όχι έτσι: «{ $names }»
audit-lasting = το «{ $name }» δεν είναι γεγονός αυτού του παιχνιδιού που διαρκεί
audit-lasting-events = διαρκούν τα γεγονότα «{ $names }»· στον γύρο { $round } είναι «{ $right }»
audit-bonus-coins-most = «{ $name }»: νομίσματα μπόνους { $n }· ως τώρα είναι το πολύ { $most }
audit-orders = εκπληρωμένες παραγγελίες: { $n }· υπάρχουν { $right }
audit-orders-open = ανοιχτές παραγγελίες: { $n }· μετά από { $fulfilled } εκπληρωμένες είναι { $right }
audit-workers = θέση { $seat }: εργάτες { $n }· μπορεί να είναι 0 έως { $most }
audit-civilizations = θέση { $seat }: πολιτισμοί { $n }· το πολύ { $most }
audit-civilizations-by-turn = θέση { $seat }: πολιτισμοί { $n }· ύστερα από { $turns } σειρές είναι το πολύ { $most }
audit-no-civilization = θέση { $seat }: κανένας πολιτισμός· τον αναδεικνύει στην πρώτη της σειρά
audit-civilization-twice = θέση { $seat }: το «{ $name }» δύο φορές
audit-began-with = η θέση { $seat } άρχισε με «{ $name }»· εδώ αρχίζει κανείς με «{ $right }»
audit-main = θέση { $seat }: ο κύριος πολιτισμός είναι «{ $name }»· οι πολιτισμοί της: «{ $right }»
audit-main-stays = η θέση { $seat } ανέδειξε «{ $name }»· εδώ κύριος πολιτισμός μένει «{ $right }»
audit-prerequisite = θέση { $seat }: τεχνολογία χωρίς την προαπαιτούμενή της
audit-not-on-card = «{ $where }»: το «{ $name }» δεν είναι στην κάρτα τεχνολογιών
audit-early-civilization = η θέση { $seat } έχει «{ $names }» πριν μπορέσει να αναδείξει τον πρώτο της πολιτισμό
audit-early = θέση { $seat }: { audit-many } πριν από τον πρώτο πολιτισμό· ως τότε δεν υπάρχει τίποτα
audit-early-special = η θέση { $seat } αγόρασε «{ $name }» πριν από την πρώτη της σειρά
audit-too-many = θέση { $seat }: { audit-many }· { $most ->
        [0] καμία δράση εδώ δεν δίνει
       *[other] ως τον γύρο { $round } είναι το πολύ { $most }
    }
audit-brought = «ActionPhase»: θέση { $seat }: { audit-many }· μόνο οι δράσεις αυτής της σειράς έφεραν { $least }
audit-over-round = το παιχνίδι τελείωσε στον γύρο { $n }· τελειώνει μετά τον γύρο { $last }
audit-round-end = «RoundEnd»: γύρος { $n }· μετά τον τελευταίο γύρο, { $last }, το παιχνίδι τελειώνει
audit-game-end-round = «GameEnd»: γύρος { $n }· το παιχνίδι τελειώνει μετά τον γύρο { $last }
audit-row-place = το «{ $name }» είναι στη θέση { $n } της γραμμής, όπου ανήκει το «{ $right }»
audit-market-size = πολιτισμοί στην αγορά: { $n }· πρέπει να είναι { $right }
audit-turns-begun = «Rounds»: αρχισμένες σειρές { $n }· οι παίκτες είναι { $players }
audit-between-turns = «Rounds»: αρχισμένες σειρές { $n }· όσο τρέχει το «{ $inner }» είναι 0
audit-no-turn-begun = «Rounds»: δεν άρχισε καμία σειρά, αλλά τρέχει το «{ $inner }»
audit-phase-of = «Turn»: φάση { $n }· το «{ $inner }» ανήκει στη φάση { $right }
audit-inside = το «{ $frame }» δεν τρέχει μέσα στο «{ $outer }», μόνο μέσα σε: «{ $right }»
audit-nothing-opened = «{ $frame }»: στον γύρο 1 δεν έχει ανοίξει νέα κάρτα
audit-token-above = «WorldEvent»: «{ $name }»· πάνω από το «{ $card }» είναι το «{ $right }»
audit-not-in-row = «{ $frame }»: το «{ $name }» δεν είναι στη γραμμή
audit-symbol = «{ $frame }»: άνοιξε το «{ $name }», και το σύμβολό του είναι «{ $symbol }»
audit-war-through = «War»: όχι από το «{ $name }»· άνοιξε το «{ $right }»
audit-frame-count = «{ $frame }»: αριθμός { $n }· είναι 1 ή περισσότερο
audit-turn-end-effect = «TurnEnd»: το «{ $name }» δεν ισχύει στο τέλος της σειράς της θέσης { $seat }
audit-pending-twice = «TurnEnd»: το «{ $name }» περιμένει δύο φορές
audit-used-too-often = «ActionPhase»: η θέση { $seat } έκανε «{ $name }» { $n } φορές· οι θέσεις δράσης είναι { $slots }
audit-passed-with = «ActionPhase»: η θέση { $seat } πήγε πάσο με { $n } εργάτες σε θέσεις δράσης
audit-passed-to-buy = «ActionPhase»: η θέση { $seat } πήγε πάσο· αφού δεν έχει τι να αγοράσει, η φάση της τελείωσε
audit-trade-forbidden = «ActionPhase»: η θέση { $seat } έκανε Εμπόριο, αλλά ένας αντίπαλος το απαγορεύει
audit-slots-workers = «{ $frame }»: εργάτες σε θέσεις δράσης { $n }· η θέση έχει μόνο { $workers }
audit-workers-sent = «ActionPhase»: θέση { $seat }: εργάτες σε θέσεις δράσης { $n }· οι δράσεις που έγιναν θέλουν { $right }
audit-workers-lost = «ActionPhase»: θέση { $seat }: εργάτες σε κόκκινες θέσεις δράσης { $n }· από τις δράσεις που έγιναν είναι { $right }
audit-free-culture = «FreeCulture»: η θέση { $seat } δεν μπορεί να πληρώσει { $n } νομίσματα· έχει { $have }
audit-free-culture-giver = «FreeCulture»: το «{ $name }» δεν το δίνει στη θέση { $seat }
audit-free-culture-built = «FreeCulture»: η θέση { $seat } δεν έχτισε σε αυτή τη σειρά
audit-giver = «{ $frame }»: η θέση δεν έχει το «{ $name }»
audit-gives-none = «{ $frame }»: το «{ $name }» δεν δίνει τίποτα
