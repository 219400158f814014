# Οι λέξεις του προγράμματος στον περιηγητή. Οι λέξεις κάθε παιχνιδιού έρχονται από τον διακομιστή.

## Everywhere

home = Αρχική
site = Ιστότοπος
close = Κλείσιμο
back = Πίσω
next = Επόμενο
loading = Φόρτωση…
failed = Δεν τα κατάφερε. Δοκιμάστε ξανά.
not-found = Δεν υπάρχει τίποτα εδώ.
missing-text = Ίσως η διεύθυνση έχει λάθος ή ό,τι υπήρχε εδώ δεν υπάρχει πια.
saved = Αποθηκεύτηκε.
all = Όλα
new = Νέο
you = εσείς
automaton = αυτόματος αντίπαλος
bot = μποτ
settings = Ρυθμίσεις
help = Βοήθεια: σύμβολα και πλήκτρα
credits = Ευχαριστίες
language = Γλώσσα
found = { $n ->
        [one] Βρέθηκε { $n }
       *[other] Βρέθηκαν { $n }
    }
nothing-found = Δεν βρέθηκε τίποτα.
page = σ. { $n }

## Home and lobby

hero = Ένα ανοιχτό τραπέζι για πολιτισμούς
hero-text = Επιτραπέζια παιχνίδια μακράς ιστορίας στον περιηγητή σας: με φίλους, με προγράμματα ή μόνοι σας. Δεν χρειάζεται λογαριασμός για να ξεκινήσετε.
play-now = Παίξτε τώρα
play-now-text = Το «{ play-now }» ανοίγει ένα τραπέζι με δύο εύκολα μποτ: { $game }. Αν δεν το έχετε ξαναπαίξει, το «{ learn }» εξηγεί κάθε βήμα.
learn = Μάθετε παίζοντας
new-table = Νέο τραπέζι
my-tables = Τα τραπέζια σας
lobby = Ανοιχτά τραπέζια
lobby-empty = Δεν υπάρχει ανοιχτό τραπέζι τώρα. Φτιάξτε ένα!
lobby-more = Περισσότερα τραπέζια
lobby-bots = Μποτ που παίζουν μεταξύ τους
lobby-bots-empty = Τώρα δεν παίζουν μποτ μεταξύ τους.
games = Παιχνίδια
players-count = Παίκτες: { $n }
import = Άνοιγμα καταγραφής
import-text = Η καταγραφή είναι αρχείο κειμένου μιας ολόκληρης παρτίδας· ανοίγει ως τραπέζι ανάλυσης.
import-choose = Επιλογή αρχείου
mode-live = Διαδικτυακά
mode-hotseat = Στην ίδια οθόνη
mode-analysis = Ανάλυση
mode-tutorial = Μάθημα
state-open = ανοιχτό
state-playing = σε εξέλιξη
state-over = τελείωσε
private = ιδιωτικό
open-seat = ελεύθερη θέση
luck-proof = Ήταν όντως τύχη;
luck-fixed = Όλη η τύχη αυτής της παρτίδας είχε δεσμευτεί πριν από την πρώτη κίνηση. Αυτό είναι το αποτύπωμα του αρχικού αριθμού της:
luck-later = Ο ίδιος ο αριθμός λέγεται όταν τελειώσει η παρτίδα· τότε μπορεί ο καθένας να ελέγξει ότι ταιριάζει.
luck-seed = Ο αρχικός αριθμός, τώρα που η παρτίδα τελείωσε:
luck-check = Αποθηκεύστε την καταγραφή και ελέγξτε την σε οποιοδήποτε μηχάνημα:

## A new table

game = Παιχνίδι
table-name = Όνομα τραπεζιού
mode = Τρόπος παιχνιδιού
players = Παίκτες
seats = Θέσεις
seat = Παίκτης { $n }
seat-you = Εγώ
seat-here = Κάποιος σε αυτή την οθόνη
seat-bot = Μποτ: { $name }
seat-programs = Προγράμματα για δοκιμή
modules = Προσθήκες και παραλλαγές
option-list-length = { $least ->
        [one] { $most ->
            [one] το πολύ ένα
           *[other] έως { $most }
        }
       *[other] από { $least } έως { $most }
    }
option-list-nth = { $name }, { $n }
option-list-add = Προσθήκη
option-list-remove = { $name }: αφαίρεση του { $n }
option-number-range = από { $least } έως { $most }
option-less = { $name }: ένα λιγότερο
option-more = { $name }: ένα παραπάνω
private-table = Μόνο με πρόσκληση
create = Δημιουργία τραπεζιού
room-text = Το παιχνίδι αρχίζει όταν πιαστούν όλες οι θέσεις.
sit-down = Καθίστε
fill-bot = Να καθίσει μποτ
copy-invite = Αντιγραφή πρόσκλησης
copied = Αντιγράφηκε
leave = Αποχώρηση

## The table

your-turn = Σειρά σας.
acting = παίζει
chosen = έχει διαλέξει
has-chosen = { $name }: έχει διαλέξει
change-of = { $name }: έχει διαλέξει· αλλαγή
unfold = { $part }: πλήρης προβολή
fold = { $part }: σύμπτυξη σε λωρίδα
compared = Όλοι:
mode-strip = Αυτό το τραπέζι
mode-strip-watching = Παρακολουθείτε.
mode-strip-watching-text = Βλέπετε ό,τι βλέπουν όλοι· παίζουν άλλοι.
mode-strip-replay = Επανάληψη.
mode-strip-replay-text = Αυτό είναι παρελθόν: δεν γίνονται κινήσεις.
mode-strip-analysis = Ανάλυση.
mode-strip-analysis-text = Δοκιμάστε ό,τι θέλετε για κάθε παίκτη: δεν μετράει για κανέναν.
back-to-game = Πίσω στο παιχνίδι
rival-open = { $name }: άνοιγμα πάνω από το ταμπλό
rival-previous = Προηγούμενος: { $name }
rival-next = Επόμενος: { $name }
rival-close = Στο ταμπλό
alone = Δεν είναι κανείς άλλος εδώ.
offline = Η σύνδεση χάθηκε. Θα επανέλθει μόνη της και τίποτα από όσα κάνατε δεν χάνεται.
undo = Αναίρεση
redo = Επανάληψη
restart-turn = Η σειρά από την αρχή
table-menu = Αυτό το τραπέζι
skip-to-moves = Στις κινήσεις
moves = Κινήσεις
your-choice = Η επιλογή σας:
moves-change = Αλλαγή της επιλογής
moves-search = Βρείτε κίνηση
hint = Συμβουλή
moves-free = Δωρεάν
moves-turn = Σειρά
moves-give-up = Εγκατάλειψη
moves-destroy = Με απώλεια
a-turn = /σειρά
give-up-sure = Εγκαταλείπετε την παρτίδα. Είστε σίγουροι;
give-up-not = Συνέχεια της παρτίδας
let-pass-turn = Να περνούν ως την επόμενη σειρά μου
let-pass-game = Να περνούν σε όλη την παρτίδα
standing-title = Αφήνετε να περνούν
standing-turn = ως την επόμενη σειρά σας
standing-game = σε όλη την παρτίδα
always-ask = Να ερωτώμαι πάντα
always-ask-of = Να ερωτώμαι πάντα: { $kind }
ends-undo = Δεν αναιρείται: κάτι τραβιέται ή αποκαλύπτεται.
read-rule = Διαβάστε τον κανόνα
read-card = Διαβάστε την κάρτα
confirm = Παίξτε το
thing-move = Κίνηση: { $move }
thing-moves = { $n ->
        [one] { $n } κίνηση
       *[other] { $n } κινήσεις
    }
usable = Διαθέσιμα τώρα
map = Χάρτης
zoom-in = Μεγέθυνση
zoom-out = Σμίκρυνση
zoom-fit = Όλος ο χάρτης
map-go = Μετάβαση ({ $n })
map-tools = Εργαλεία του χάρτη
hide-pieces = Απόκρυψη των πιονιών όσο κρατάτε πατημένο
picked = Επιλεγμένο
picked-targets = { $n ->
        [one] { $n } προορισμός
       *[other] { $n } προορισμοί
    }
let-go = Άφημα
all-moves = Όλες οι κινήσεις
more-moves = { $n ->
        [one] { $n } ακόμη κίνηση
       *[other] { $n } ακόμη κινήσεις
    }
beside = Ημερολόγιο, κανόνες, συζήτηση και σημειώσεις
tabs = Μέρη του τραπεζιού
tab-act = Κινήσεις
tab-board = Ταμπλό
tab-mine = Δικά μου
tab-others = Άλλοι
tab-log = Αρχείο
card-sheet = Κάρτα
sheet-hint = Δείξτε μια κάρτα ή πηγαίνετε σε αυτήν με το πληκτρολόγιο, για να τη διαβάσετε εδώ.
end-of-turn = { $n } στο τέλος της σειράς
end-of-turn-in-part = { $n } στο τέλος της σειράς, όσο μπορεί να προβλεφθεί
checklist = Πριν τελειώσετε τη σειρά σας
checklist-silence = Να μη με προειδοποιείς ξανά γι' αυτό
checklist-back = Επιστροφή
curtain = Σειρά έχει: { $name }
curtain-text = Δώστε την οθόνη. Κανείς άλλος ας μην κοιτάζει τώρα.
curtain-open = Εγώ: { $name }
generic-board = Απλό ταμπλό
drawn-board = Σχεδιασμένο ταμπλό
hand-over = Να συνεχίσει μποτ
resign = Παραίτηση
resign-sure = Σίγουρα παραίτηση;
origin = Πηγή της κάρτας: { $origin ->
        [rulebook] το βιβλίο κανόνων
        [designed] σχεδιάστηκε για αυτό το τραπέζι
        [review] δημοσιευμένη κριτική
        [public] δημόσιοι κατάλογοι καρτών
        [partly] δημόσιες πηγές, εν μέρει σχεδιασμένο για αυτό το τραπέζι
       *[other] { $origin }
    }

## Log, rules, talk, notes

log = Αρχείο
log-filters = Τι δείχνει το αρχείο
log-search = Αναζήτηση στο αρχείο
log-empty = Τίποτα ακόμη.
log-older = Παλαιότερες γραμμές
since-last-turn = Από την τελευταία σειρά σας
log-news = Νέα: { $n }
because = Αιτία: { $causes }
skip-moves = Δείξε τα υπόλοιπα αμέσως: { $n }
rules = Κανόνες
turn-steps = Μία σειρά σε έξι βήματα
contents = Περιεχόμενα
rules-search = Αναζήτηση στους κανόνες
chat = Συζήτηση
chat-empty = Κανείς δεν έχει πει τίποτα.
chat-say = Πείτε κάτι
send = Αποστολή
notes = Σημειώσεις
notes-private = Τις βλέπετε μόνο εσείς, σε αυτόν τον περιηγητή.

## After the game

game-over = Το παιχνίδι τελείωσε.
won = Νίκη: { $names }
won-none = Κανένας παίκτης δεν νίκησε.
winner = νίκη
result = Αποτέλεσμα
replay = Αναπαραγωγή
rematch = Παίξτε ξανά
record = Αποθήκευση καταγραφής
fork = Ανάλυση από εδώ
back-to-table = Πίσω στο τραπέζι
curve-score = Οι πόντοι στην πορεία
curve-economy = Η οικονομία στην πορεία
points = Πόντοι
points-from = Από πού ήρθαν οι πόντοι
points-other = Άλλα
replay-first = Στην αρχή
replay-back = Πίσω
replay-play = Έναρξη
replay-pause = Παύση
replay-next = Εμπρός
replay-last = Στο τέλος
replay-move = Κίνηση { $n } από { $total }
replay-by-move = Κίνηση
replay-by-turn = Σειρά
replay-by-round = Γύρος
replay-eyes = Με τα μάτια του
tab-advice = Συμβουλή
advice-title = Τι θα έκανε ένας δεξιοτέχνης;
advice-text = Τρεις κινήσεις που θα ζύγιζε ένας δεξιοτέχνης σε αυτή τη θέση, και τι αξίζει δίπλα τους αυτή που παίχτηκε.
advice-ask = Ρωτήστε τον δεξιοτέχνη
advice-thinking = Ο δεξιοτέχνης σκέφτεται…
advice-again = Δοκιμάστε ξανά
advice-for = Παίζει: { $name }
advice-played = παίχτηκε
advice-then = έπειτα: { $moves }
advice-draw = μετά αποφασίζει η τύχη
advice-reveal = μετά εξαρτάται από ό,τι αποκαλυφθεί
advice-only = Εδώ μόνο μία κίνηση είναι δυνατή.
advice-none = Εδώ δεν παίζει κανείς.
advice-points = Σε πόντους, σε σύγκριση με την καλύτερη κίνηση. Ο δεξιοτέχνης ξέρει όσα και ο παίκτης.

## Cards

cards = Κάρτες
cards-search = Αναζήτηση καρτών
kind = Είδος

## Account

account = Το όνομά σας
guest = Παίζετε ως { $name }. Με κωδικό κρατάτε τα παιχνίδια σας σε κάθε συσκευή.
signed-in = Έχετε συνδεθεί ως { $name }.
name = Όνομα
password = Κωδικός
register = Κρατήστε τον λογαριασμό
login = Σύνδεση
logout = Αποσύνδεση
rename = Αλλαγή ονόματος
account-have = Έχω ήδη λογαριασμό
welcome = Καλώς ήρθατε, { $name }!
tokens = Κλειδιά για μποτ
tokens-text = Ένα πρόγραμμα που παίζει για εσάς συνδέεται με κλειδί. Δείτε τις σελίδες του API.
token-name = Για τι είναι το κλειδί
token-new = Νέο κλειδί
token-once = Αντιγράψτε το τώρα· εμφανίζεται μόνο μία φορά:
revoke = Ανάκληση
password-change = Αλλαγή κωδικού
password-old = Ο τωρινός κωδικός
password-new = Νέος κωδικός, τουλάχιστον 8 χαρακτήρες
password-changed = Ο κωδικός άλλαξε· όλες οι άλλες συσκευές αποσυνδέθηκαν.
password-lost = Έχασα τον κωδικό μου
code = Κωδικός ανάκτησης
code-once = Ο κωδικός ανάκτησής σας. Εμφανίζεται μόνο μία φορά: σημειώστε τον, φέρνει πίσω τον λογαριασμό αν χαθεί ο κωδικός εισόδου.
code-new = Νέος κωδικός ανάκτησης
recover = Σύνδεση με τον κωδικό ανάκτησης
sessions = Πού έχετε συνδεθεί
sessions-text = Κάθε γραμμή είναι ένας φυλλομετρητής. Αποσυνδέστε όσους δεν γνωρίζετε.
session-line = Από { $begun }, τελευταία χρήση { $used }
session-this = (αυτός εδώ)
session-end = Αποσύνδεση εκεί
sessions-end = Αποσύνδεση παντού αλλού
sessions-ended = Έγινε αποσύνδεση.
own-data = Τα δεδομένα σας
own-data-text = Με τον λογαριασμό διαγράφονται το όνομα και όσα ειπώθηκαν στη συζήτηση. Οι παρτίδες μένουν χωρίς όνομα· όπου παίζει, συνεχίζει ένα μποτ.
export = Λήψη όλων όσων φυλάσσονται για εσάς
exported = Τα δεδομένα σας είναι στις λήψεις.
delete-account = Διαγραφή λογαριασμού
delete-sure = Οριστική διαγραφή: είστε βέβαιοι;
send-away = Απομάκρυνση
new-invite = Νέα πρόσκληση
close-table = Κλείσιμο τραπεζιού
remove-table = Αφαίρεση τραπεζιού
remove-table-sure = Οριστική αφαίρεση: σίγουρα;
expiry = Αυτό το τραπέζι θα αφαιρεθεί
expires-guests = Οι παρτίδες επισκεπτών αφαιρούνται μετά από καιρό: αυτή στις { $date }, αν δεν παίξει κανείς. Με λογαριασμό διατηρείται.
expires-guests-over = Οι παρτίδες επισκεπτών αφαιρούνται μετά από καιρό: αυτή στις { $date }. Με λογαριασμό διατηρείται.
expires-analysis = Αυτή η ανάλυση θα αφαιρεθεί στις { $date } αν δεν παίξει κανείς εδώ.
expires-waiting = Το τραπέζι θα κλείσει στις { $date } αν δεν καθίσει κανείς.
expires-empty = Αν δεν καθίσει κανείς, το τραπέζι θα κλείσει στις { $date }.
expires-bots = Εδώ παίζουν μόνο μποτ. Το τραπέζι θα αφαιρεθεί στις { $date }.
expires-register = Διατήρηση
expires-short = θα αφαιρεθεί στις { $date }
patience = Πόσο περιμένει το τραπέζι κάποιον
patience-quarter = ένα τέταρτο
patience-day = μία μέρα
patience-days = τρεις μέρες
patience-week = μία εβδομάδα
absence = Κάποιος λείπει
absence-text = Ο παίκτης { $name } δεν έχει παίξει για περισσότερο απ’ όσο περιμένει αυτό το τραπέζι. Τι θέλετε;
absence-you = Το τραπέζι σάς περιμένει. Οι άλλοι μπορούν πια να συνεχίσουν χωρίς εσάς.
absence-bot = Να συνεχίσει μποτ
absence-end = Τέλος της παρτίδας
absence-wants-bot = Υπέρ του μποτ: { $names }
absence-wants-end = Υπέρ του τέλους: { $names }
absence-lost = Οι άλλοι έδωσαν τη θέση σας σε μποτ.
absence-log = Τι αποφασίστηκε
take-back = Πάρτε πίσω τη θέση
notice-vote-bot = { $by }: να παίξει μποτ στη θέση του παίκτη { $name }.
notice-vote-end = { $by }: να τελειώσει η παρτίδα.
notice-unvote = { $by }: η ψήφος αποσύρθηκε.
notice-bot = Με απόφαση των άλλων, στη θέση του παίκτη { $name } παίζει μποτ.
notice-end = Η παρτίδα τελείωσε με απόφαση των άλλων.
notice-back = Ο παίκτης { $name } παίζει ξανά.
game-ended = Την παρτίδα την τερμάτισαν οι ίδιοι οι παίκτες.

## Settings

theme = Χρώματα
theme-system = Όπως το σύστημα
theme-light = Περγαμηνή
theme-dark = Νύχτα
density = Πυκνότητα
density-picture = Εικόνες
density-compact = Πυκνό
density-text = Κείμενο
sound = Ήχος
sound-off = Κλειστός
sound-on = Ανοιχτός
speed = Κίνηση
speed-ms = { $n ->
        [0] Καμία
       *[other] { $n } ms
    }

## Help

help-text = Όλα γίνονται και με το πληκτρολόγιο.
help-marks = Ό,τι έχει χρυσό περίγραμμα μπορεί να χρησιμοποιηθεί τώρα· ο αριθμός επάνω του λέει πόσες κινήσεις έχει.
help-top = Η γραμμή στην κορυφή λέει ποιος παίζει και τι ζητείται.
help-read = Δείξτε μια κάρτα ή αγγίξτε την για να διαβάσετε τι κάνει. Μια γραμμή του αρχείου ανοίγει και δείχνει την αιτία της.
help-how = Πώς λειτουργεί το τραπέζι
help-signs = Σύμβολα
help-keys = Πλήκτρα
key-tab = επόμενη ομάδα
key-arrows = κίνηση μέσα στην ομάδα
key-enter = χρήση: παίξτε, επιλέξτε ή διαβάστε
key-search = βρείτε κίνηση
key-moves = στη λίστα κινήσεων
key-board = στο ταμπλό
key-undo = αναίρεση
key-redo = επανάληψη
key-end = τέλος σειράς, πάσο ή παράλειψη
key-hint = συμβουλή: τι θα έκανε ένας δεξιοτέχνης
key-number = παίξτε αυτή την κίνηση της λίστας
key-escape = κλείσιμο
key-any = τελειώνει αμέσως ό,τι κινείται
key-help = αυτή η σελίδα

## Tutorial

skip-step = Επόμενο βήμα χωρίς αυτό
lesson = Μάθημα
lesson-leave = Τέλος μαθήματος, συνέχεια του παιχνιδιού
lesson-your-move = Η κίνησή σας
lesson-held = Το μάθημα εννοεί άλλη κίνηση. Χρησιμοποιήστε ό,τι είναι μέσα στο πλαίσιο.
lesson-all-the-same = Παίξτε την παρ’ όλα αυτά
lesson-lost = Κάνατε κάτι άλλο, και δεν πειράζει. Αναιρέστε το ή συνεχίστε όπως θέλετε: το μάθημα θα συνεχίσει μόλις μπορεί.
lesson-on-my-own = Παίζω χωρίς το μάθημα
lesson-again = Από την αρχή
lesson-rivals = Παίζουν οι αντίπαλοι…
lesson-turn-in-steps = Μια σειρά σε έξι βήματα
lesson-read = Διαβάστε
lesson-fold = Μαζέψτε
lesson-play-on = Συνέχεια παιχνιδιού
new-here = Πρώτη φορά εδώ; Η γραμμή στην κορυφή λέει τι ζητείται. Ό,τι έχει χρυσό περίγραμμα μπορεί να χρησιμοποιηθεί τώρα· δείξτε το ή αγγίξτε το για να διαβάσετε τι κάνει.
understood = Εντάξει

## Credits

credits-text = Το Ecumene είναι ελεύθερο λογισμικό με άδεια AGPL. Οι εικόνες των καρτών είναι δικές μας, από σχήματα και αυτά τα εικονίδια:
credits-games = Οι κανόνες ανήκουν στους δημιουργούς και τους εκδότες των παιχνιδιών· δεν χρησιμοποιείται έντυπη εικονογράφηση.
credits-font = ένα μέρος της, ως Ecumene Sans
wire-other = Ο διακομιστής ενημερώθηκε. Φορτώστε ξανά τη σελίδα.
