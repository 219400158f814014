# Τι παίχτηκε, ως επικεφαλίδες μιας αναφοράς για πολλές παρτίδες.

played-activate = Μονάδες που ενεργοποιήθηκαν
played-install = Εγκαταστάθηκαν
played-goal = Στόχοι που επιτεύχθηκαν
played-hunt = Τόποι κυνηγιού
played-farm = Αγροκτήματα που χτίστηκαν
played-settlement = Τόποι οικισμών
played-upgrade = Μονάδες που αναβαθμίστηκαν
played-income = Εισοδήματα που πάρθηκαν
played-buy = Κάρτες που αγοράστηκαν
played-start = Κάρτες και μάρκες εκκίνησης
