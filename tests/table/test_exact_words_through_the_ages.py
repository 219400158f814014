"""Examples of what Through the Ages says, word for word: plurals, cases, signs and seats in three languages."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.game import GAME
from ecumene.kernel.luck import Event
from ecumene.kernel.refusal import WRONG_KIND, Refusal
from ecumene.table.words import LANGS, amounts
from tests.table.test_words_through_the_ages import number, of
from tests.table.wording import result_lines

NAMES = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис"), "el": ("Άννα", "Πάρης")}


def event(kind: str, amount: int = 0, subject: str = "", source: str = "", seat: int = 0, eye: int = -1) -> Event:
    things = GAME.things.numbers
    return Event(kind, seat, things.get(subject, -1), amount, things.get(source, -1), eye, [])


COUNTED = {
    ("culture", "en"): ["1 culture point", "2 culture points", "5 culture points", "21 culture points"],
    ("culture", "ru"): ["1 очко культуры", "2 очка культуры", "5 очков культуры", "21 очко культуры"],
    ("culture", "el"): [
        "1 πόντο πολιτισμού",
        "2 πόντους πολιτισμού",
        "5 πόντους πολιτισμού",
        "21 πόντους πολιτισμού",
    ],
    ("food", "en"): ["1 food", "2 food", "5 food", "21 food"],
    ("food", "ru"): ["1 еду", "2 еды", "5 еды", "21 еду"],
    ("food", "el"): ["1 τροφή", "2 τροφή", "5 τροφή", "21 τροφή"],
    ("resources", "en"): ["1 resource", "2 resources", "5 resources", "21 resources"],
    ("resources", "ru"): ["1 ресурс", "2 ресурса", "5 ресурсов", "21 ресурс"],
    ("resources", "el"): ["1 πόρο", "2 πόρους", "5 πόρους", "21 πόρους"],
    ("population", "en"): ["1 worker", "2 workers", "5 workers", "21 workers"],
    ("population", "ru"): ["1 рабочего", "2 рабочих", "5 рабочих", "21 рабочего"],
    ("population", "el"): ["1 εργάτη", "2 εργάτες", "5 εργάτες", "21 εργάτες"],
    ("blue", "en"): ["1 blue token", "2 blue tokens", "5 blue tokens", "21 blue tokens"],
    ("blue", "ru"): ["1 синий жетон", "2 синих жетона", "5 синих жетонов", "21 синий жетон"],
    ("blue", "el"): ["1 μπλε δείκτη", "2 μπλε δείκτες", "5 μπλε δείκτες", "21 μπλε δείκτες"],
}
GAINS = {"en": "gains", "ru": "получает", "el": "κερδίζει"}


@pytest.mark.parametrize(("kind", "lang"), COUNTED, ids=["-".join(pair) for pair in COUNTED])
def test_things_are_counted(kind: str, lang: str) -> None:
    name = NAMES[lang][0]
    for amount, text in zip((1, 2, 5, 21), COUNTED[kind, lang], strict=True):
        assert of(lang).log_line(event(kind, amount), -1, (name,)) == f"{name} {GAINS[lang]} {text}."


LINES = [
    (event("turn", 3), "Round 3: it is Ann’s turn.", "Раунд 3, ходит Анна.", "Γύρος 3, παίζει: Άννα."),
    (
        event("take", 2, "julius-caesar"),
        "Ann takes Julius Caesar for 2 civil actions.",
        "Анна берёт Юлия Цезаря за 2 гражданских действия.",
        "Άννα παίρνει τον Ιούλιο Καίσαρα με 2 αστικές ενέργειες.",
    ),
    (event("take", 0, "bronze"), "Ann takes Bronze.", "Анна берёт Бронзу.", "Άννα παίρνει τον Χαλκό."),
    (
        event("resources", -3),
        "Ann gives up 3 resources.",
        "Анна отдаёт 3 ресурса.",
        "Άννα δίνει 3 πόρους.",
    ),
    (
        event("food", -1, source="rats"),
        "Ann gives up 1 food: Rats.",
        "Анна отдаёт 1 еду: Крысы.",
        "Άννα δίνει 1 τροφή: Αρουραίοι.",
    ),
    (
        event("upgrade", 0, "iron", "bronze"),
        "Ann upgrades: Bronze → Iron.",
        "Анна улучшает: Бронза → Железо.",
        "Άννα αναβαθμίζει: Χαλκός → Σίδηρος.",
    ),
    (
        event("stage", 2, "pyramids"),
        "Ann builds 2 stages: Pyramids.",
        "Анна строит 2 этапа чуда: Пирамиды.",
        "Άννα ολοκληρώνει 2 στάδια: Πυραμίδες.",
    ),
    (
        event("homer", 0, "pyramids", "homer"),
        "Ann puts Homer under Pyramids.",
        "Анна кладёт Гомера под Пирамиды.",
        "Άννα βάζει τον Όμηρο κάτω από τις Πυραμίδες.",
    ),
    (
        event("attack", 1, "annex"),
        "Ann plays “Annex” against Bob.",
        "Анна разыгрывает агрессию «Аннексия», цель: Борис.",
        "Άννα παίζει την επίθεση «Προσάρτηση», στόχος: Πάρης.",
    ),
    (
        event("attack-fails", 0, "annex", seat=1),
        "The attack of Bob is beaten back by Ann: Annex.",
        "Анна отражает агрессию «Аннексия», нападал игрок: Борис.",
        "Άννα αποκρούει την επίθεση «Προσάρτηση», επιτιθέμενος: Πάρης.",
    ),
    (
        event("war-resolved", -4, "war-over-culture"),
        "War over Culture: Ann loses by 4.",
        "Война за культуру: Анна проигрывает, перевес противника 4.",
        "Πόλεμος για τον Πολιτισμό: Άννα ηττάται, πλεονέκτημα του αντιπάλου 4.",
    ),
    (
        event("offer-as-b", 1, "loss-of-sovereignty"),
        "Ann offers “Loss of Sovereignty” to Bob and would take side B.",
        "Анна предлагает пакт «Потеря суверенитета» на стороне B, партнёр: Борис.",
        "Άννα προτείνει τη συμφωνία «Απώλεια Κυριαρχίας» από την πλευρά Β, εταίρος: Πάρης.",
    ),
    (
        event("prepare", 1, "rats", eye=1),
        "Ann prepares an event and gains 1 culture point.",
        "Анна готовит событие и получает 1 очко культуры.",
        "Άννα προετοιμάζει ένα γεγονός και κερδίζει 1 πόντο πολιτισμού.",
    ),
    (
        event("defend", 4, "annex", "raid-2", eye=1),
        "Ann defends with a face-down card, +4 strength.",
        "Анна обороняется картой лицом вниз, +4 к силе.",
        "Άννα αμύνεται με κλειστή κάρτα, +4 ισχύς.",
    ),
    (
        event("uprising", 2),
        "Uprising! Ann has 2 discontent workers and produces nothing.",
        "Восстание! Анна ничего не производит, недовольных рабочих: 2.",
        "Εξέγερση! Άννα δεν παράγει τίποτα, δυσαρεστημένοι εργάτες: 2.",
    ),
    (event("age", 3, seat=-1), "Age III begins.", "Начинается эпоха III.", "Αρχίζει η Εποχή III."),
]


@pytest.mark.parametrize(("told", "en", "ru", "el"), LINES, ids=[line[1] for line in LINES])
def test_lines_of_the_log(told: Event, en: str, ru: str, el: str) -> None:
    assert [of(lang).log_line(told, 0, NAMES[lang]) for lang in LANGS] == [en, ru, el]


MOVES = [
    ("take homer", "Take Homer", "Взять Гомера", "Πάρτε τον Όμηρο"),
    ("take-at iron 7", "Take Iron from place 7", "Взять Железо с места 7", "Πάρτε τον Σίδηρο από τη θέση 7"),
    (
        "build-stage 1",
        "Build 1 stage of your wonder",
        "Построить 1 этап чуда",
        "Ολοκληρώστε 1 στάδιο του θαύματος",
    ),
    (
        "build-stage 3",
        "Build 3 stages of your wonder",
        "Построить 3 этапа чуда",
        "Ολοκληρώστε 3 στάδια του θαύματος",
    ),
    (
        "upgrade bronze iron",
        "Upgrade: Bronze → Iron",
        "Улучшить: Бронза → Железо",
        "Αναβαθμίστε: Χαλκός → Σίδηρος",
    ),
    ("develop philosophy", "Develop Philosophy", "Изучить Философию", "Αναπτύξτε τη Φιλοσοφία"),
    (
        "attack enslave 1",
        "Play “Enslave” against Bob",
        "Агрессия «Порабощение», цель: Борис",
        "Επίθεση «Υποδούλωση», στόχος: Πάρης",
    ),
    (
        "declare-war war-over-territory 1",
        "Declare “War over Territory” on Bob",
        "Объявить войну: «Война за территорию», противник: Борис",
        "Κηρύξτε πόλεμο: «Πόλεμος για τα Εδάφη», αντίπαλος: Πάρης",
    ),
    (
        "offer peace-treaty 0",
        "Offer the pact “Peace Treaty” to Ann",
        "Предложить пакт «Мирный договор», партнёр: Анна",
        "Προτείνετε τη συμφωνία «Συνθήκη Ειρήνης», εταίρος: Άννα",
    ),
    ("send warriors", "Send Warriors", "Отправить Воинов", "Στείλτε τους Πολεμιστές"),
    (
        "split 2",
        "Food: 2, the rest in resources",
        "Еда: 2, остальное — ресурсы",
        "Τροφή: 2, τα υπόλοιπα σε πόρους",
    ),
    (
        "place colossus",
        "Put Homer under Colossus",
        "Положить Гомера под Колосс",
        "Βάλτε τον Όμηρο κάτω από τον Κολοσσό",
    ),
]


@pytest.mark.parametrize(("text", "en", "ru", "el"), MOVES, ids=[move[0] for move in MOVES])
def test_labels_of_moves(text: str, en: str, ru: str, el: str) -> None:
    assert [of(lang).move_label(GAME.grammar.parse(text), NAMES[lang]) for lang in LANGS] == [en, ru, el]


WHYS = [
    (
        Refusal("tta.build.resource-cost", number("iron"), 5, 3),
        "“Iron” costs 5 resources; you have 3. ",
        "Карта «Железо» стоит 5 ресурсов; у вас 3. ",
        "Η κάρτα «Σίδηρος» κοστίζει 5 πόρους· έχετε 3. ",
    ),
    (
        Refusal("tta.take.slot-cost", number("homer"), 1, 0),
        "“Homer” costs 1 civil action here; you have none. ",
        "Карта «Гомер» здесь стоит 1 гражданское действие; у вас ни одного. ",
        "Η κάρτα «Όμηρος» κοστίζει εδώ 1 αστική ενέργεια· έχετε 0. ",
    ),
    (
        Refusal("tta.population.food-cost", -1, 3, 2),
        "You need 3 food; you have 2. ",
        "Нужно еды: 3, а у вас 2. ",
        "Χρειάζεστε τροφή: 3· έχετε 2. ",
    ),
    (
        Refusal("tta.action-card.must-be-possible", number("reserves-1"), 0, 0),
        "You cannot take the action that “Reserves (I)” orders. ",
        "Действие, которое предписывает карта «Резервы (I)», сейчас выполнить нельзя. ",
        "Η ενέργεια που ζητά η κάρτα «Εφεδρείες (I)» δεν μπορεί να γίνει τώρα. ",
    ),
    (
        Refusal("tta.text.condition", number("scientific-cooperation"), 1, 0),
        "By “Scientific Cooperation” the other side must pay 1 science point, and has 0. ",
        "По карте «Научное сотрудничество» другая сторона платит 1 очко науки, а у неё 0. ",
        "Με την κάρτα «Επιστημονική Συνεργασία» η άλλη πλευρά πληρώνει 1 πόντο επιστήμης, αλλά έχει 0. ",
    ),
    (
        Refusal("tta.aggression.defend-or-keep", number("annex"), 9, 4),
        "You do not reach the strength of 9; so far you have 4. ",
        "Силы 9 вам не достичь; пока она 4. ",
        "Δεν φτάνετε την ισχύ 9· ως τώρα έχετε 4. ",
    ),
    (
        Refusal("tta.aggression.defend-or-keep", number("iron"), WRONG_KIND),
        "“Iron” is not a military card. ",
        "«Железо» — не военная карта. ",
        "Η κάρτα «Σίδηρος» δεν είναι στρατιωτική. ",
    ),
    (
        Refusal("tta.upgrade.difference", number("iron"), 1, 0),
        "The upgrade to “Iron” costs 1 resource; you have none. ",
        "Улучшение до карты «Железо» стоит 1 ресурс; у вас ни одного. ",
        "Η αναβάθμιση στον Σίδηρο κοστίζει 1 πόρο· έχετε 0. ",
    ),
]


@pytest.mark.parametrize(("refusal", "en", "ru", "el"), WHYS, ids=[why[1].strip() for why in WHYS])
def test_refusals(refusal: Refusal, en: str, ru: str, el: str) -> None:
    whys = [of(lang).refusal(refusal).removesuffix(of(lang).rule(refusal.rule)) for lang in LANGS]
    assert whys == [en, ru, el]


SUMS = [
    ("net-resources", -2, "−2 resources", "−2 ресурса", "−2 πόροι"),
    ("net-science", 1, "+1 science point", "+1 очко науки", "+1 πόντος επιστήμης"),
    ("net-food", -3, "−3 food", "−3 к еде", "−3 τροφή"),
    ("net-corruption", -5, "−5 resources (corruption)", "−5 ресурсов (коррупция)", "−5 πόροι (διαφθορά)"),
    ("price-food", 0, "no food", "без еды", "χωρίς τροφή"),
    (
        "price-civil-actions",
        21,
        "21 civil actions",
        "21 гражданское действие",
        "21 αστικές ενέργειες",
    ),
    ("price-military-actions", 5, "5 military actions", "5 военных действий", "5 στρατιωτικές ενέργειες"),
]


@pytest.mark.parametrize(("id", "amount", "en", "ru", "el"), SUMS, ids=[row[0] for row in SUMS])
def test_sums_and_prices(id: str, amount: int, en: str, ru: str, el: str) -> None:
    assert [of(lang).format(id, **amounts(amount)) for lang in LANGS] == [en, ru, el]


def test_a_question_depends_on_the_moves() -> None:
    bid, pass_, done, send = (GAME.grammar.parse(text) for text in ("bid 2", "pass", "done", "send warriors"))
    colony = number("vast-territory-1")
    ru, el = of("ru"), of("el")
    assert ru.ask("Auction", colony, [bid, pass_]) == "Обширная территория (I): сделайте ставку или спасуйте."
    only = ru.ask("Auction", colony, [pass_])
    assert only == "Обширная территория (I): больше поставить нельзя, остаётся спасовать."
    ready = el.ask("SendForce", colony, [send, done])
    assert ready == "Αχανής Περιοχή (I): η δύναμη αρκεί. Στείλτε την ή ενισχύστε την."
    assert el.ask("ActionPhase", -1, [done]) == "Δεν μένει τίποτα άλλο: τελειώστε τη σειρά σας."
    assert el.ask("Production", -1, []) == "Φάση Παραγωγής"  # a paragraph that asks nothing


def test_how_it_ended() -> None:
    assert [result_lines(GAME, {"ending": "resigned", "winners": [1]}, lang) for lang in LANGS] == [
        ["All the others have resigned."],
        ["Все остальные сдались."],
        ["Όλοι οι άλλοι παραιτήθηκαν."],
    ]
