# Τι φταίει εδώ και τώρα· ακολουθεί ο κανόνας.

why-his-choose-limit = Διαλέξατε { $have }· η τεχνολογία σας επιτρέπει { $need }.
why-his-choose-once = Έχει ήδη διαλεχτεί: { $thing }.
why-his-choose-drop = Δεν έχει διαλεχτεί: { $thing }.
why-his-choose-hand = Δεν είναι στο χέρι σας: { $thing }.
why-his-turn-queue = Βρίσκεται στην ουρά σας: { $thing }.
why-his-revolution-queue = Η ουρά σας έχει { $have } από { $need } κάρτες.
why-his-act-technology = Χρειάζεται: { $thing }, επίπεδο { $need }· έχετε { $have }.
why-his-act-cubes = Χρειάζονται διαθέσιμοι κύβοι: { $need }· έχετε { $have }.
why-his-exploit-vp = Κοστίζει { $need } ΠΝ· έχετε { $have }.
why-his-act-revealed = Δεν είναι στις κάρτες που εκτελείτε: { $thing }.
why-his-wonder-own = Δεν είναι δικό σας θαύμα: { $thing }.
why-his-wonder-turned = Έχει ήδη χρησιμοποιηθεί: { $thing }.
why-his-wonder-on-action = Δεν παίζετε τώρα: { $thing }.
why-his-wonder-pay-cubes = Χρειάζονται διαθέσιμοι κύβοι: { $need }· έχετε { $have }.
why-his-wonder-pay-vp = Κοστίζει { $need } ΠΝ· έχετε { $have }.
why-his-event-unpaid = Το γεγονός «{ $thing }» ζητά κάτι που δεν έχετε.
why-his-event-before = Προηγείται το γεγονός «{ $thing }», και μετά από αυτό δεν μπορεί να εκτελεστεί.
why-his-civbots-most = Οι πολιτισμοί θα ήταν { $have }.
why-his-setup-colour = Ο πολιτισμός ή το χρώμα του έχει ληφθεί: { $thing }.
