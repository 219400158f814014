"""Examples of what Age of Civilization says, word for word: plurals, cases and signs in three languages."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.games.age_of_civilization.game import GAME
from ecumene.kernel.luck import Event
from ecumene.kernel.refusal import Refusal
from ecumene.table.words import LANGS
from tests.table.test_words_age_of_civilization import number, of
from tests.table.wording import result_lines

NAMES = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис"), "el": ("Άννα", "Πάρης")}


def event(kind: str, amount: int = 0, subject: str = "", source: str = "", seat: int = 0, eye: int = -1) -> Event:
    things = GAME.things.numbers
    return Event(kind, seat, things.get(subject, -1), amount, things.get(source, -1), eye, [])


COINS = {
    "en": ["1 coin", "2 coins", "5 coins", "11 coins", "21 coins", "22 coins"],
    "ru": ["1 монету", "2 монеты", "5 монет", "11 монет", "21 монету", "22 монеты"],
    "el": ["1 νόμισμα", "2 νομίσματα", "5 νομίσματα", "11 νομίσματα", "21 νομίσματα", "22 νομίσματα"],
}
GAIN_LOSE_PAY = {
    "en": ("gains", "loses", "pays"),
    "ru": ("получает", "теряет", "платит"),
    "el": ("κερδίζει", "χάνει", "πληρώνει"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_coins_are_counted(lang: str) -> None:
    name = NAMES[lang][0]
    gains, loses, pays = GAIN_LOSE_PAY[lang]
    for amount, coins in zip((1, 2, 5, 11, 21, 22), COINS[lang], strict=True):
        assert of(lang).log_line(event("coins", amount), -1, (name,)) == f"{name} {gains} {coins}."
        assert of(lang).log_line(event("coins", -amount), -1, (name,)) == f"{name} {loses} {coins}."
        farm = of(lang).thing(number("farm"))
        paid = event("pay", -amount, "farm", "farm")
        assert of(lang).log_line(paid, -1, (name,)) == f"{name} {pays} {coins}: {farm}."


LINES: list[tuple[Event, str, str, str]] = [
    (
        event("vp", 2, source="writing"),
        "Ann gains 2 VP: Writing.",
        "Анна получает 2 ПО: Письмо.",
        "Άννα κερδίζει 2 ΠΝ: Γραφή.",
    ),
    (
        event("vp", -2, source="horde"),
        "Ann loses 2 VP: Horde.",
        "Анна теряет 2 ПО: Орда.",
        "Άννα χάνει 2 ΠΝ: Ορδή.",
    ),
    (
        event("workers", -1, source="plague"),
        "Ann loses 1 worker: Plague.",
        "Анна теряет 1 рабочего: Чума.",
        "Άννα χάνει 1 εργάτη: Πανώλη.",
    ),
    (event("workers", -2), "Ann loses 2 workers.", "Анна теряет 2 рабочих.", "Άννα χάνει 2 εργάτες."),
    (
        event("raise", 1, "babylon"),
        "Ann raises Babylon and takes 1 worker.",
        "Анна возвышает Вавилон и берёт 1 рабочего.",
        "Άννα αναδεικνύει τη Βαβυλώνα και παίρνει 1 εργάτη.",
    ),
    (
        event("annex", 0, "nubia"),
        "Ann annexes Nubia.",
        "Анна захватывает Нубию.",
        "Άννα προσαρτά τη Νουβία.",
    ),
    (
        event("action", 2, "farm"),
        "Ann sends 2 workers to Farm.",
        "Анна отправляет 2 рабочих на действие «Земледелие».",
        "Άννα στέλνει 2 εργάτες στη Γεωργία.",
    ),
    (
        event("action", 1, "tribute"),
        "Ann sends 1 worker to Tribute.",
        "Анна отправляет 1 рабочего на действие «Дань».",
        "Άννα στέλνει 1 εργάτη στον Φόρο υποτέλειας.",
    ),
    (
        event("action", 0, "culture", "education"),
        "Ann performs Culture without a worker: Education.",
        "Анна выполняет действие «Развитие культуры» без рабочего: Образование.",
        "Άννα εκτελεί την Κουλτούρα χωρίς εργάτη: Εκπαίδευση.",
    ),
    (
        event("learn", 0, "science", "babylon"),
        "Ann learns Science: Babylon.",
        "Анна изучает Науку: Вавилон.",
        "Άννα μαθαίνει την Επιστήμη: Βαβυλώνα.",
    ),
    (
        event("endow", -2, "rome", "phoenicia"),
        "Ann lays 2 coins on Rome: Phoenicia.",
        "Анна кладёт 2 монеты на карту «Рим»: Финикия.",
        "Άννα βάζει 2 νομίσματα στη Ρώμη: Φοινίκη.",
    ),
    (
        event("buy", -1, "smiths", "smiths"),
        "Ann buys the card “Smiths” for 1 coin.",
        "Анна покупает карту «Кузнецы» за 1 монету.",
        "Άννα αγοράζει την κάρτα «Σιδεράδες» με 1 νόμισμα.",
    ),
    (
        event("slides", 0, "tribute", seat=-1),
        "The permanent action card moves on: Tribute opens.",
        "Карта постоянных действий сдвигается, открывается «Дань».",
        "Η κάρτα μόνιμων δράσεων προχωρά: ανοίγει ο Φόρος υποτέλειας.",
    ),
    (
        event("rival", -2, source="tribute"),
        "The virtual rival loses 2 military: Tribute.",
        "Виртуальный соперник становится слабее на 2: Дань.",
        "Ο εικονικός αντίπαλος εξασθενεί κατά 2: Φόρος υποτέλειας.",
    ),
    (
        event("rival", 0, source="tribute"),
        "The virtual rival has no military to lose: Tribute.",
        "Слабее виртуальный соперник уже не станет: Дань.",
        "Ο εικονικός αντίπαλος δεν έχει άλλη ισχύ να χάσει: Φόρος υποτέλειας.",
    ),
    (event("round", 3, seat=-1), "Round 3 of 6.", "Раунд 3 из 6.", "Γύρος 3 από 6."),
    (event("turn"), "Ann takes a turn.", "Ходит Анна.", "Παίζει: Άννα."),
    (
        event("pick", 0, "maya", eye=0),
        "Ann keeps the Maya.",
        "Анна оставляет себе Майя.",
        "Άννα κρατά τους Μάγια.",
    ),
    (event("pick", 0, "maya", eye=1), "Ann keeps a card.", "Анна оставляет себе карту.", "Άννα κρατά μία κάρτα."),
]


@pytest.mark.parametrize(("told", "en", "ru", "el"), LINES, ids=[line[1] for line in LINES])
def test_lines_of_the_log(told: Event, en: str, ru: str, el: str) -> None:
    assert [of(lang).log_line(told, 0, NAMES[lang]) for lang in LANGS] == [en, ru, el]


MOVES = [
    ("raise babylon", "Raise Babylon", "Возвысить Вавилон", "Αναδείξτε τη Βαβυλώνα"),
    ("annex nubia", "Annex Nubia", "Захватить Нубию", "Προσαρτήστε τη Νουβία"),
    ("research iron-working", "Research Iron Working", "Исследовать Металлургию", "Ερευνήστε τη Σιδηρουργία"),
    ("wonder great-wall", "Build a wonder: Great Wall", "Построить Великую стену", "Ανεγείρετε το Σινικό Τείχος"),
    (
        "wonder",
        "Build a wonder (no cards left)",
        "Построить чудо (карт не осталось)",
        "Ανεγείρετε θαύμα (δεν έμειναν κάρτες)",
    ),
    (
        "wonder-with-stone petra",
        "Build a wonder with a stone: Petra",
        "Построить Петру, потратив камень",
        "Ανεγείρετε την Πέτρα με μία πέτρα",
    ),
    ("caravan silk", "Send a caravan: Silk", "Отправить караван: Шёлк", "Στείλτε καραβάνι: Μετάξι"),
    (
        "resolve babylon",
        "Use the effect of Babylon",
        "Применить эффект Вавилона",
        "Εφαρμόστε την επίδραση της Βαβυλώνας",
    ),
    (
        "resolve phoenicia rome",
        "Phoenicia: lay coins on Rome",
        "Финикия: положить монеты на карту «Рим»",
        "Φοινίκη: βάλτε νομίσματα στη Ρώμη",
    ),
    (
        "decline education",
        "Skip the effect of Education",
        "Пропустить эффект Образования",
        "Παραλείψτε την επίδραση της Εκπαίδευσης",
    ),
    ("pass", "Pass", "Спасовать", "Πηγαίνετε πάσο"),
]


@pytest.mark.parametrize(("text", "en", "ru", "el"), MOVES, ids=[move[0] for move in MOVES])
def test_labels_of_moves(text: str, en: str, ru: str, el: str) -> None:
    assert [of(lang).move_label(GAME.grammar.parse(text)) for lang in LANGS] == [en, ru, el]


WHYS = [
    (
        Refusal("aoc.action.cost-coins", number("research"), 4, 3),
        "The action “Research” costs 4 coins; you have 3. ",
        "Действие «Исследование» стоит 4 монеты; у вас 3. ",
        "Η δράση «Έρευνα» κοστίζει 4 νομίσματα· έχετε 3. ",
    ),
    (
        Refusal("aoc.action.cost-coins", number("wonder"), 7, 0),
        "The action “Wonder” costs 7 coins; you have none. ",
        "Действие «Постройка чуда» стоит 7 монет; у вас нет ни одной. ",
        "Η δράση «Ανέγερση θαύματος» κοστίζει 7 νομίσματα· δεν έχετε κανένα. ",
    ),
    (
        Refusal("aoc.action.cost-coins", number("build"), 1, 0),
        "The action “Build” costs 1 coin; you have none. ",
        "Действие «Строительство» стоит 1 монету; у вас нет ни одной. ",
        "Η δράση «Οικοδόμηση» κοστίζει 1 νόμισμα· δεν έχετε κανένα. ",
    ),
    (
        Refusal("aoc.action.cost-workers", number("farm"), 2, 1),
        "The action “Farm” takes 2 workers; you have 1 free worker. ",
        "Действие «Земледелие» требует 2 рабочих; у вас свободен 1 рабочий. ",
        "Η δράση «Γεωργία» απαιτεί 2 εργάτες· έχετε 1 ελεύθερο εργάτη. ",
    ),
    (
        Refusal("aoc.action.slot-once", number("research"), 2, 2),
        "You have already used the action “Research” 2 times this turn. ",
        "Действие «Исследование» в этом ходу уже выполнено 2 раза. ",
        "Η δράση «Έρευνα» έχει ήδη εκτελεστεί 2 φορές σε αυτή τη σειρά. ",
    ),
    (
        Refusal("aoc.tech.prerequisite", number("science")),
        "None of your technologies leads to Science yet. ",
        "Пока ни одна ваша технология не открывает Науку. ",
        "Καμία τεχνολογία σας δεν οδηγεί ακόμη στην Επιστήμη. ",
    ),
    (
        Refusal("aoc.effect.wonder"),
        "Choose a card that lies in the wonder market. ",
        "Выберите карту, которая лежит на рынке Чудес. ",
        "Επιλέξτε κάρτα που βρίσκεται στην αγορά Θαυμάτων. ",
    ),
]


@pytest.mark.parametrize(("refusal", "en", "ru", "el"), WHYS, ids=[why[1].strip() for why in WHYS])
def test_refusals_say_what_is_wrong_and_then_the_rule(refusal: Refusal, en: str, ru: str, el: str) -> None:
    for lang, why in zip(LANGS, (en, ru, el), strict=True):
        assert of(lang).refusal(refusal) == why + of(lang).rule(refusal.rule)


def said_in_all(id: str, **args: Any) -> list[str]:
    return [of(lang).format(id, **args) for lang in LANGS]


def test_nets_and_prices() -> None:
    assert said_in_all("net-coins", size=1, signed="−1") == ["−1 coin", "−1 монета", "−1 νόμισμα"]
    assert said_in_all("net-pay", size=4, signed="−4") == ["−4 coins", "−4 монеты", "−4 νομίσματα"]
    assert said_in_all("net-workers", size=5, signed="+5") == ["+5 workers", "+5 рабочих", "+5 εργάτες"]
    assert said_in_all("price-coins", amount=0) == ["free", "бесплатно", "δωρεάν"]
    assert said_in_all("price-coins", amount=7) == ["7 coins", "7 монет", "7 νομίσματα"]


def test_what_the_rival_gains_is_told_as_the_rivals() -> None:
    t = ecumene.new(GAME.key, 1, seed=1)
    t.play(0, t.moves(0)[0])
    told = [next(row for row in t.offers(0, lang) if row["text"] == "pass")["summary"] for lang in LANGS]
    assert [each.split(", ")[-1] for each in told] == [
        "Virtual rival: military +1",
        "Виртуальный соперник: военная мощь +1",
        "Εικονικός αντίπαλος: στρατιωτική ισχύς +1",
    ]


def test_what_a_lone_player_has_achieved() -> None:
    doc = {"ending": "solo", "winners": [0], "achievements": ["worthy-clan", "great-realm", "world-of-wonders"]}
    assert [result_lines(GAME, doc, lang)[1] for lang in LANGS] == [
        "Achievements: Worthy Clan, Great Realm and World of Wonders.",
        "Достижения: Достойный клан, Великое царство и Мир чудес.",
        "Επιτεύγματα: Άξιο Γένος, Μεγάλο Βασίλειο και Κόσμος των Θαυμάτων.",
    ]
    assert [result_lines(GAME, {"ending": "solo", "winners": [], "laurels": 2}, lang)[1] for lang in LANGS] == [
        "You earn 2 laurels of 3.",
        "Ваша награда: 2 лавра из 3.",
        "Κερδίζετε 2 δάφνες από τις 3.",
    ]


def test_a_question_depends_on_the_moves() -> None:
    raise_, annex, skip, pass_, done = (
        GAME.grammar.parse(text) for text in ("raise rome", "annex rome", "skip", "pass", "done")
    )

    def asked(name: str, *moves: tuple[int, int, int]) -> str:
        return of("ru").ask(name, -1, moves)

    assert asked("CivilizationPhase", raise_) == "Возвысьте свою первую цивилизацию."
    assert asked("CivilizationPhase", annex, skip) == "Захватите цивилизацию или пропустите фазу."
    every = asked("CivilizationPhase", raise_, annex, skip)
    assert every == "Возвысьте или захватите цивилизацию либо пропустите фазу."
    assert asked("ActionPhase", pass_) == "Действий сейчас нет: остаётся спасовать."
    assert asked("ActionPhase", done) == "Всё готово? Закончите действия."
    assert asked("Plague") == "Чума"  # a paragraph that asks nothing
    asks = of("el").ask("LearnTechnologies", number("babylon"), [])
    assert asks == "Βαβυλώνα: επιλέξτε ποια τεχνολογία θα μάθετε."


def test_names_in_a_row() -> None:
    assert of("en").listed([]) == ""
    assert of("en").listed(["Ann"]) == "Ann"
    assert of("el").listed(["Άννα", "Εύα", "Πάρης"]) == "Άννα, Εύα και Πάρης"
