# Γιατί μια θέση δεν μπορεί να προέκυψε από παιχνίδι.

audit-frame = ένας κανόνας στη στοίβα πρέπει να είναι αντικείμενο
audit-frame-unknown = δεν υπάρχει κανόνας «{ $name }»· υπάρχουν: «{ $right }»
audit-field = το «{ $where }» δεν έχει πεδίο «{ $name }»· έχει: «{ $right }»
audit-lacks = από το «{ $where }» λείπει το πεδίο «{ $name }»
audit-object = το «{ $where }» πρέπει να είναι αντικείμενο
audit-list = το «{ $where }» πρέπει να είναι λίστα με το πολύ { $most }
audit-number = το «{ $where }» πρέπει να είναι ακέραιος αριθμός, όχι «{ $given }»
audit-negative = το «{ $where }» δεν μπορεί να είναι αρνητικό
audit-switch = το «{ $where }» πρέπει να είναι «true» ή «false»
audit-thing = «{ $where }»: δεν υπάρχει τίποτα με το όνομα «{ $name }»
audit-not-a-thing = «{ $where }»: το «{ $given }» δεν είναι όνομα
audit-foreign = «{ $where }»: το «{ $name }» δεν ανήκει εκεί
audit-waits = περιμένει τη θέση { $seat }, αλλά οι παίκτες είναι { $players }
audit-no-move = μια θέση πρέπει να παίξει, αλλά δεν έχει κίνηση
audit-seats = στο ταμπλό οι θέσεις είναι { $n }, όχι { $right }
audit-players = παίκτες: { $n }· μπορεί να είναι { $least } έως { $most }
audit-option = το ταμπλό δεν ταιριάζει με την επιλογή «{ $name }»
audit-less-than-none = θέση { $seat }: «{ $name }» είναι { $n }· δεν πέφτει κάτω από το 0
audit-powers = θέση { $seat }: τα αποτελέσματα των καρτών δεν συμφωνούν
audit-no-such-seat = «{ $frame }»: δεν υπάρχει τέτοια θέση
audit-sealed-rows = «{ $frame }»: { $n } γραμμές· η καθεμία θέλει θέση, ρήμα, αντικείμενο και ποσό
audit-sealed-apart = «{ $frame }»: οι γραμμές μιας θέσης πρέπει να είναι μαζί
audit-sealed-half = «{ $frame }»: η θέση { $seat } έχει μισή απάντηση· χωρίς απάντηση είναι μία γραμμή με παντού { $n }
audit-sealed-step = «{ $frame }»: η θέση { $seat } δεν μπορούσε να απαντήσει έτσι
