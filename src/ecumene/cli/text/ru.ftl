# Слова командной строки и стола в терминале.

about = Ecumene: один открытый стол для настольных игр о цивилизациях.
about-examples =
    С чего начать:
      ecumene play { $game }            вы против одного бота, на весь экран
      ecumene play { $game } --plain    то же самое простыми строками
      ecumene rules { $game } ход       что правила говорят о слове
about-help = Каждая команда объясняет себя сама: ecumene КОМАНДА --help
yes = да
no = нет

## Справка

help-usage = Использование:
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-help = показать эту справку и выйти
help-lang = язык всего, что вы читаете (по умолчанию язык системы)
help-version = показать версию и выйти
help-game = игра: { $games }
help-players = число игроков
help-seed = целое число; одно и то же число всюду даёт одну и ту же партию
help-game-options = модули и варианты через запятую: NAME,NAME=VALUE; их перечисляет «ecumene games»
help-json = вывести JSON для программы
help-json-lines = вывести по одному объекту JSON на строку для каждой партии
help-json-files = вывести по одному объекту JSON на строку для каждой записи
help-games = сколько партий сыграть (по умолчанию 1); партия i берёт число S + i
help-bots = боты, по очереди для всех мест: { $bots } (по умолчанию random)
help-jobs = сколько партий играть одновременно (по умолчанию 1)
help-seconds = сколько секунд измерять (по умолчанию 5)
help-entrants = боты, которые встречаются, через запятую ({ $bots }); в матче один бот играет сам с собой
help-run = прогон арены
help-html = записать в этот файл страницу с таблицами и графиками
help-ray = играть на кластере Ray, а не на этой машине
help-generations = сколько раз играть и учиться (по умолчанию 6)
help-method = как учиться: подгонкой весов под счёт партий (fit) или поиском, который меняет веса наугад (search); по умолчанию fit
help-train-width = сколько линий держит планировщик при обучении (по умолчанию 4)
help-train-noise = насколько планировщики ошибаются при подгонке, в очках (по умолчанию 2)
help-train-ridge = насколько сильно держат прежние веса при подгонке, в процентах (по умолчанию 5)
help-train-spread = насколько поиск меняет веса наугад, в процентах (по умолчанию 30)
help-train-stride = насколько поиск сдвигается после каждого поколения, в процентах веса (по умолчанию 50)
help-train-share = насколько приблизиться к выученному, в процентах (по умолчанию 100)
help-keep = положить веса туда, где их найдут боты
help-arena-games = сколько партий играть (по умолчанию 100; при обучении 200 на поколение)
help-out = файл прогона; если он начат, играется только недостающее
help-words = слова для поиска в правилах и картах; нужны все сразу
help-origins = перечислить все карты и откуда взяты их числа
help-plain = простые строки вместо полного экрана; без терминала включается само
help-seats = кто где сидит: human, { $bots } (по умолчанию human,planner)
help-names = имена игроков в порядке мест
help-save = вести запись партии в этом файле, обновляя её после каждого хода
help-resume = продолжить сохранённую партию и сохранять её туда же
help-file = запись партии; - читает стандартный ввод
help-move = только один ход, с его причинами и столом после него
help-causes = под каждой строкой — что её вызвало

play-short = играть в терминале
play-about =
    Игра в терминале: против ботов, в одиночку или вместе за одной клавиатурой.
    Если у игроков есть секреты друг от друга, между их ходами опускается занавес.
play-examples =
    Примеры:
      ecumene play { $game }
      ecumene play { $game } --seats human,human --names Анна,Никос
      ecumene play { $game } --seats human --options NAME,NAME=VALUE
      ecumene play { $game } --save my.game       сохраняет после каждого хода
      ecumene play { $game } --resume my.game     продолжает с того же места

    В режиме строк программа читает ходы со стандартного ввода, по одному на строку: номер из списка
    или сам ход. Код выхода 0 — в конце партии, а также если ввод закончился раньше;
    тогда партия сохраняется, если файл был назван в --save или --resume.
games-short = перечислить игры, число игроков и варианты
games-about = Перечислить все игры: на сколько игроков они рассчитаны и с какими вариантами в них играют.
games-examples =
    Примеры:
      ecumene games
      ecumene games --json
rules-short = читать правила и карты и искать в них
rules-about = Вывести справочник правил или только то, где есть нужные слова: сначала правила со страницами, затем карты.
rules-examples =
    Примеры:
      ecumene rules { $game }
      ecumene rules { $game } конец хода --lang ru
      ecumene rules { $game } turn --lang en
      ecumene rules { $game } --origins
record-short = показать сохранённую партию или проверить её по правилам
record-about = Запись — простой текст: строка на каждый ход, а после ; то, что выпало.
record-examples =
    Примеры:
      ecumene record show my.game
      ecumene record show my.game --move 12
      ecumene record verify games/*.game
      ecumene record verify my.game --seed 0123456789abcdef0123456789abcdef
record-show-short = рассказать сохранённую партию словами
record-show-about = Рассказать сохранённую партию ход за ходом. После игры секретов больше нет.
record-verify-short = проиграть записи заново и проверить каждый ход
record-verify-about =
    Проиграть записи заново и проверить каждый ход, всё, что выпало, и результат.
    Код выхода 1 — на первой записи, которая расходится; называются файл, строка и причина.
sim-short = сыграть много партий ботами
sim-about = Боты играют много партий; выводится сводка или один объект JSON на каждую партию.
sim-examples =
    Примеры:
      ecumene sim { $game } --players 3 --games 100 --bots random,planner
      ecumene sim { $game } --players 2 --games 1000 --seed 1 --options NAME=VALUE --json --jobs 2
bench-short = измерить, как быстро играет эта машина
bench-about = Измерить число решений, копий, взглядов на стол и целых партий в секунду.
bench-examples =
    Примеры:
      ecumene bench { $game }
      ecumene bench { $game } --players 4 --seconds 10 --json
arena-short = какой бот лучше и насколько
arena-about = Матчи, лестницы, отчёты и обучение. Каждая раскладка играется со всех мест; прерванный прогон продолжается.
arena-examples =
    Примеры:
      ecumene arena match { $game } master,greedy --games 100 --out match.jsonl
      ecumene arena ladder { $game } novice,adept,expert,master --games 1200 --jobs 2 --out ladder.jsonl
      ecumene arena report ladder.jsonl --html ladder.html
      ecumene arena train { $game } --players 2 --out train.jsonl --jobs 2 --keep
arena-match-short = свести двух ботов
arena-match-about = Свести двух ботов (каждая раскладка играется со всех мест) и сказать, кто лучше и с какой уверенностью.
arena-ladder-short = свести каждого бота с каждым
arena-ladder-about = Свести каждого бота с каждым и дать всем рейтинг.
arena-report-short = показать сыгранный прогон
arena-report-about = Показать сыгранный прогон: лестница, места, очки, длина и что игралось с каким успехом.
arena-train-short = выучить веса игрой с собой
arena-train-about = Выучить, чего стоит каждый признак позиции, в партиях ботов с самими собой.

## Жалобы

error-see-help = см. { $command } --help
error-number = «{ $text }» — не целое число от { $least } до { $most }
error-which-game = какая игра? Есть такие: { $games }
error-option-twice = вариант { $name } указан дважды
error-switch = «{ $word }» — ни да, ни нет: напишите true или false
error-seat = неизвестное место «{ $name }»; на месте сидит: { $right }
error-entrants = { $part ->
        [match] в матче встречаются два разных бота или один бот играет сам с собой
       *[other] в лестнице встречаются два разных бота или больше
    }
error-method = { $name } годится только для --method { $method }
error-command = { $near ->
        [none] неизвестная команда «{ $name }»; команды: { $right }
       *[other] неизвестная команда «{ $name }», может быть, «{ $near }»? Команды: { $right }
    }
error-extra = непонятно: «{ $words }» (см. { $command } --help)
error-seats-count = места и игроки не сходятся: мест { $seats }, игроков { $players }
error-names = слишком много имён: { $names }, а игроков { $players }
error-other-game = { $file } — партия в { $game }
error-resume-fixed = { $name } нельзя изменить в сохранённой партии
error-save-there = файл { $file } уже есть: продолжите партию через --resume { $file } или сохраняйте в другой файл
error-own-bot = партию в { $file } играли против { $bot }: подтвердите это через --seats { $seats }, ведь какой код запускать, решает не файл
resumed-damaged = { $cause }; партия продолжается после хода { $number }, а повреждённый файл сохранён как { $kept }
error-move-number = хода { $number } нет; ходы с { $first } по { $last }
error-required = не хватает: { $names }
error-choice = «{ $value }» — ни одно из: { $right }
error-needs-value = после { $name } нужно значение
error-no-value = { $name } включает само по себе, значение не нужно
error-argument = { $name }: { $cause }
error-usage = такие аргументы ничего не значат
error-seconds = «{ $text }» — не время от { $least } до { $most } секунд
error-fault = ошибка программы: { $name }: { $cause } (ECUMENE_DEBUG=1 покажет, где)
system-missing = такого файла или папки нет
system-denied = на это нет прав
system-folder = это папка, а не файл
system-not-folder = часть пути — не папка
system-full = на диске нет места
system-read-only = туда ничего нельзя записать
system-long-name = имя слишком длинное
system-in-use = этот адрес уже занят: выберите другой порт
system-no-address = такого адреса у этой машины нет
system-other = система отказала (ошибка { $number })

## Игры, серии партий и измерения

games-players = Игроков: { $counts }
games-option = { $title } (игроков: { $counts })
sim-title = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, начальное число { $first }
sim-progress = Игра
sim-seat = место
sim-bot = бот
sim-wins = побед
sim-share = доля
sim-mean = в среднем
sim-least = наименьшее
sim-most = наибольшее
sim-rank = ранг
sim-pace = решений за партию: { $moves }; всего { $seconds } с; решений в секунду: { $pace }
bench-decisions-per-s = решений в секунду
bench-copies-per-s = копий в секунду
bench-views-per-s = взглядов на стол в секунду
bench-games-per-s = партий в секунду
bench-compiled = скомпилировано
arena-bot = бот
arena-rating = рейтинг
arena-wins = побед
arena-mean = средние очки
arena-slowest = самый долгий ход (с)
arena-pair = { $one } опережает { $other }: { $share } из { $games }
arena-uneven = Внимание: места уравниваются за { $round } партий, а { $games } на это число не делится.
arena-few = Внимание: партий в поколении: { $games }, весов: { $weights }. Так мало партий научат только случайному; нужны сотни.
arena-stopped = остановлено; та же команда продолжит с этого места
arena-kept = Веса записаны в { $file }

## Правила, карты и записи

rules-cards = Карты
rules-nothing = О «{ $words }» ничего не сказано.
sheet-origin = Источник: { $origin }
sheet-slug = В ходах пишется «{ $slug }».
origin-rulebook = книга правил
origin-designed = придумано нами
origin-public = открытые списки и изображения
origins-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }: { $origin }
record-ok = { $file }: { $moves ->
        [one] { $moves } ход верен
        [few] { $moves } хода верны
       *[other] { $moves } ходов верны
    }, результат: { $score }
record-open = партия не окончена
help-verify-seed = начальное число оконченной партии, как его сообщил сервер: проверить, что вся случайность следует из него
error-seed-one = --seed указывают с одной записью, а не с несколькими.
record-seed-ok = Вся случайность следует из этого начального числа. Его хеш, который стол показывал с самого начала: { $hash }
record-seed-differs = случайность хода { $number } не следует из этого начального числа
record-seed-other = это не то начальное число, что было закреплено вначале: его хеш { $hash }, а в записи { $right }
record-seed-position = партия началась с позиции, поэтому её случайность не следует ни из какого начального числа
record-seats = Игроки
record-options = Модули и варианты
record-date = Дата
record-setup = Подготовка
record-unfinished = Партия ещё не окончена.
cause-card = благодаря: { $name }
cause-rule = во время: { $name }
cause-move = ход { $number }, { $name }: { $move }
cause-secret = тайный выбор

## Стол

bot-random = Случайный
bot-greedy = Жадный
bot-planner = Стратег
bot-seer = Провидец
bot-novice = Новичок
bot-adept = Умелец
bot-expert = Знаток
bot-master = Мастер
curtain = Передайте клавиатуру. Ходит { $name }.
curtain-enter = Нажмите Enter, когда экран видите только вы.
news = С вашего прошлого хода:
move-cost = цена: { $cost }
move-final = вернуть будет нельзя
clauses = { $one }; { $more }
turn-title = Прежде чем закончить ход:
turn-loss = Внимание! { $loss }
turn-stay = Назад к ходам
turn-go = Всё равно: { $move }
turn-sure = Enter всё равно закончит ход; любой другой ответ вернёт назад:
hint-title = Что сделал бы знаток
hint-none = Знатоков этой игры пока нет.
hint-move = { $move } ({ $worth })
hint-then = затем: { $moves }
hint-draw = дальше решит случай
hint-reveal = дальше зависит от того, что откроется
hint-points = В очках по сравнению с лучшим ходом.
undone = Шаг возвращён.
change-who = Изменить выбор может: { $names }
change-nobody = никто
change-title = Чей выбор изменить?
let-always = всегда
let-hint = Такое можно пропускать: «пропускать» — до вашего следующего хода, «пропускать всегда» — до конца партии.
let-title = Что пропускать?
let-turn = Пропускать до моего следующего хода: { $question }
let-game = Пропускать до конца партии: { $question }
let-none = Сейчас пропускать нечего, и вы ничего не пропускаете.
ask-again = Всегда спрашивать: { $question }
asked-again = Вас снова будут спрашивать.
standing-told = Вы пропускаете: { $list }
standing-turn = { $question } (до вашего следующего хода)
standing-game = { $question } (до конца партии)
standing-nothing = ничего
saved = Сохранено в { $file }.
not-saved = Не удалось сохранить партию: { $cause }
left = Партия не окончена и не сохранена. До встречи!
left-saved = Сохранено в { $file }. Продолжить: ecumene play { $game } --resume { $file }
fault-shown = Здесь не удалось что-то показать: ошибка программы ({ $cause }). { $safe }
fault-advice = Совета здесь нет: ошибка программы ({ $cause }). { $safe }
fault-bot = Бот дал сбой ({ $cause }) и делает любой допустимый ход. { $safe }
fault-command = Не получилось: ошибка программы ({ $cause }). { $safe }
fault-safe = Партия в порядке и продолжается.
fault-safe-in = Партия продолжается; она сохранена в { $file }.
fault-illegal-choice = { $bot } выбирает недопустимый ход «{ $move }»
rescued = Партия сохранена в { $file }. Продолжить: ecumene play { $game } --resume { $file }
game-over = Партия окончена.
result-again = Показать итоги
rank = { $n }.
winners = { $count ->
        [0] Никто не победил
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
points-of = Очки, { $name }:
points-title = Очки
help-title = Клавиши и знаки
points-other = прочее

plain-welcome = { $game }. За столом: { $names }.
plain-hint = Введите номер хода или «помощь».
plain-resumed = Продолжаем после хода { $number }.
plain-asked = { $name }: { $question }
plain-no-number = Хода { $number } нет; в списке ходы с 1 по { $last }.
plain-legal = { $label }: так пойти можно.
plain-why-what = Какой ход? Например: почему { $move }
plain-no-card = Карты «{ $text }» нет.
plain-many-cards = Какая именно? { $names }
plain-rules-what = Какие слова? Например: правила чума
plain-save-where = Куда? Например: сохранить my.game
plain-save-there = Файл { $file } уже есть. Та же команда ещё раз перезапишет его.
plain-help-move = Номер или ход
    .text = сыграть его: 1 или { $move }
plain-help-end =
    Названия карт можно сокращать, а ход писать и так, как он назван в списке.
    Английские слова тоже годятся: moves, state, why, hint, undo, log, card, rules, save, help, quit.
## Что можно ввести: слово, что стоит после него и что оно делает. Английские слова годятся на любом языке.

command-moves = ходы
    .text = ещё раз перечислить возможные ходы
command-state = стол
    .text = описать весь стол
command-why = почему
    .rest = ХОД
    .text = почему ход невозможен или что он даст
command-hint = совет
    .text = что сделал бы знаток
command-undo = вернуть
    .text = вернуть свой последний шаг
command-change = передумать
    .rest = [ИМЯ]
    .text = изменить закрытый выбор, пока другие думают
command-let = пропускать
    .rest = [всегда]
    .text = пропускать такие вопросы до вашего следующего хода или до конца партии
command-ask = спрашивать
    .rest = [ВОПРОС]
    .text = снова спрашивать о том, что вы пропускаете
command-log = журнал
    .rest = [N] [почему]
    .text = последние N строк журнала, с причинами
command-card = карта
    .rest = НАЗВАНИЕ
    .text = прочитать карту
command-rules = правила
    .rest = СЛОВА
    .text = искать в правилах и картах
command-save = сохранить
    .rest = [ФАЙЛ]
    .text = записать партию в файл
command-help = помощь
    .text = этот список
command-quit = выход
    .text = выйти из-за стола

## Эпоха цивилизаций


## ecumene backup, ecumene restore

backup-short = скопировать в файл всё, что хранит сервер, работает он или нет
backup-about = Копирует базу данных SQLite сервера в новый файл: людей, столы и каждый подтверждённый ход.
backup-examples =
    Примеры:
      ecumene backup monday.db                                      база в вашей папке данных
      ecumene backup monday.db --database sqlite:////srv/table.db   другая база
backup-done = { $database } скопирована в { $file }.
help-backup-file = файл, который будет создан; его ещё не должно быть
restore-short = вернуть копию на место, работает сервер или нет
restore-about = Ставит копию на место того, что сервер хранит сейчас. Работающий сервер продолжает с ней, браузеры возвращаются сами.
restore-examples =
    Примеры:
      ecumene restore monday.db
restore-done = В { $database } снова то, что было в { $file }.
help-restore-file = копия, сделанная командой «ecumene backup»

## ecumene serve

serve-short = играть в браузере: открыть стол для этой машины или сети
serve-about =
    Открыть стол в браузере. Гости играют сразу; партии хранятся в базе данных и переживают любую остановку.
serve-examples =
    Примеры:
      ecumene serve                                         на этой машине, с браузером
      ecumene serve --host 0.0.0.0 --port 8080 --no-browser для всех в сети
      ecumene serve --database postgresql+psycopg://ecumene@localhost/ecumene
serve-address = Ecumene открыта по адресу { $url } (Ctrl-C закрывает)
help-host = адрес, на котором слушать (по умолчанию 127.0.0.1: только эта машина)
help-port = порт, на котором слушать (по умолчанию 8000 или следующий свободный)
help-database = где хранить партии (по умолчанию файл SQLite в вашей папке данных)
help-no-browser = не открывать браузер

## Полный экран

move-number = ход { $number }
thinking = { $name } думает…
waiting = Ходит { $name }.
tab-table = Стол
tab-moves = Ваши ходы
tab-log = Журнал
tab-mine = Ваша держава
tab-others = Соперники
group-choose = Выбор
key-help = справка
key-play = ход
key-hint = совет
key-undo = вернуть
key-change = передумать
key-let = пропускать
key-card = карта
key-why = почему нет
key-log = журнал
key-rules = правила
key-market = рынок
key-mine = держава
key-others = соперники
key-save = сохранить
key-language = язык
key-theme = свет
key-quit = выход
sheet-hint = Esc: назад к столу
choice-hint = Enter: выбрать · Esc: назад
ask-hint = Enter: сохранить · Esc: назад
why-title = { $name }: почему нельзя?
why-which = Какой ход? Например, так, как он назван в списке
why-hint = Enter: спросить · Esc: назад
why-nothing = Здесь об этом не говорит ни одно правило.
rules-title = Правила
rules-search = Введите, что ищете
rules-hint = ↑ ↓: листать · Esc: назад к столу
cause-none = Так начинается партия.
save-where = Куда сохранить партию?
save-there = Файл { $file } уже есть. Сохраните под тем же именем ещё раз, чтобы перезаписать его.
leave-saved = Выйти из-за стола? Партия сохранена в { $file }.
leave-unsaved = Выйти из-за стола? Партия не сохранена.
leave-sealed = Ещё не раскрытые ответы не сохраняются ({ $names }): когда игра продолжится, их нужно будет выбрать заново.
leave-stay = Остаться
leave-save = Сохранить и выйти
leave-go = Выйти
screen-keys =
    ↑ ↓ или номер       выбрать ход
    Enter               сделать ход
    Tab, стрелки        перебирать карты на столе
    Enter на карте      ходы с этой картой или её текст
    i                   прочитать карту
    w                   почему карту нельзя применить или ход нельзя сделать
    { $places }
    v или Esc           назад к ходам
    l                   журнал; Enter на строке покажет причины
    h                   что сделал бы знаток
    u                   вернуть последний шаг
    p                   пропускать такие вопросы или снова отвечать
    r или F1            правила с поиском
    s                   сохранить
    g или F2            English, Русский, Ελληνικά
    t или F3            светлее или темнее
    e                   итоги, когда партия окончена
    q                   выход
    ▸ можно применить     ‼ вернуть будет нельзя     * цену меняют карты
places = b                   ваш стол
