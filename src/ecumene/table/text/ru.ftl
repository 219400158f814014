# Слова самого стола, одинаковые для всех игр.

section-table = За столом
seat-name = Игрок { $number }
nobody = никто
list-and = { $head } и { $last }
spectator = зритель
chosen = Вы выбрали: { $moves }. Ещё можно передумать; ждём: { $names }.
chosen-so-far = { $question } · пока: { $moves }
log-answered = { $seat }: { $moves }
log-revised = До этого места партия шла по правилам версии { $amount }; дальше она идёт по нынешним.

rule-table-turn = Ходит только тот, чьего хода ждёт игра.
    .why = { $seat }, сейчас не ваш ход.
rule-table-over = Когда игра окончена, ходов больше нет.
    .why = Игра окончена.
rule-table-move-unknown = Ход пишется так, как он стоит в списке: сначала глагол, затем то, к чему он относится.
    .why = { $near ->
        [none] «{ $text }» — не ход.
       *[other] «{ $text }» — не ход; ближайший из возможных: «{ $near }».
    }
rule-table-move-not-offered = Сейчас возможны только ходы из списка.
rule-table-other-question = У каждого вопроса свои ходы.
    .why = Сейчас вас спрашивают о другом: { $asked }
rule-table-undo = Свои последние шаги можно вернуть, пока ничего не вытянуто и не открыто и никто другой не ходил.
    .why = Сейчас возвращать нечего.
rule-table-let-pass = Вне своего хода вопрос, на который можно ответить отказом, можно пропускать: тогда за вас отказывается стол — до вашего следующего хода или до конца партии.
    .why = На это вы должны ответить сами.

prompt-over = Партия окончена
prompt-waiting = Ход за: { $names }
warning-gives-up = Так вы сдаёте партию
preview-end-of-turn = В конце хода: { $list }.
preview-end-of-turn-in-part = В конце хода, насколько можно предвидеть: { $list }.
worth-best = лучший
worth-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Чего нельзя. Эти слова стоят после имени файла и номера строки, поэтому начинаются с малой буквы и без точки.

list-or = { $head } или { $last }
page = стр. { $page }
our-own-rule = наше собственное правило
cited = { $where ->
        [none] { $reason } [{ $rule }]
       *[other] { $reason } [{ $rule }, { $where }]
    }
bad-line = строка { $line }: { $cause }
bad-lang = неизвестный язык «{ $given }»; языки: { $right }
bad-game = { $near ->
        [none] неизвестная игра «{ $given }»; есть такие: { $right }
       *[other] неизвестная игра «{ $given }» (может быть, «{ $near }»?); есть такие: { $right }
    }
bad-bot = неизвестный бот «{ $given }»; есть такие: { $right }
bad-bot-module = бот «{ $given }» не найден: модуля «{ $module }» нет ни здесь, ни среди установленных пакетов
bad-bot-broken = бота «{ $given }» не удаётся загрузить: { $cause }
bad-bot-class = «{ $given }» — не бот: после двоеточия должен стоять класс, производный от ecumene.players.Bot
bad-database = базу данных { $database } не удаётся открыть: { $cause } (её задают --database или ECUMENE_DATABASE)
bad-database-in-use = базой данных { $database } уже пользуется другой сервер, а работать с ней может только один (другую базу задают --database или ECUMENE_DATABASE)
bad-stored-row = сохранённые о нём данные повреждены («{ $column }»). Подробности — в журнале сервера.
bad-setting = { $name } должно быть числом, а не «{ $given }»
bad-metrics = ECUMENE_METRICS — это адрес и порт, например 127.0.0.1:9100, а не «{ $given }»
bad-metrics-in-use = ECUMENE_METRICS: { $given } уже используется; выберите другой порт
bad-metrics-listen = ECUMENE_METRICS: по адресу { $given } нельзя принимать соединения: { $cause }
bad-no-sqlite = здесь копируется и восстанавливается только база SQLite; для { $database } есть свои средства, например pg_dump
bad-no-backup = { $file } — не копия базы данных Ecumene: { $cause }
bad-file-there = { $file } уже есть; выберите другое имя
bad-rivals = { $most ->
        [one] нужен { $most } соперник, а не { $given }
       *[other] нужно соперников: от 1 до { $most }, а не { $given }
    }
bad-players = число игроков в { $game }: { $right }, а не «{ $given }»
bad-seed = начальное число — целое от 0 до 2**128 - 1, а не «{ $given }»
bad-options = варианты — это имена со значениями, а не { $kind }
bad-no-options = у { $game } нет вариантов, нет и «{ $name }»
bad-option = { $near ->
        [none] у { $game } нет варианта «{ $name }»; есть такие: { $right }
       *[other] у { $game } нет варианта «{ $name }» (может быть, «{ $near }»?); есть такие: { $right }
    }
bad-option-switch = вариант «{ $name }» включают или нет: True или False, а не «{ $given }»
bad-option-value = вариант «{ $name }» — один из: { $right }; а не «{ $given }»
bad-option-list = { $repeats ->
        [yes] вариант «{ $name }» — список длиной от { $least } до { $most } из значений: { $right }; повторы возможны; а не «{ $given }»
       *[no] вариант «{ $name }» — список длиной от { $least } до { $most } из значений: { $right }; без повторов; а не «{ $given }»
    }
bad-option-number = вариант «{ $name }» — целое число от { $least } до { $most }, а не «{ $given }»
bad-option-players = вариант «{ $name }» — для такого числа игроков: { $right }, а не { $given }
bad-choice = { $reason }
bad-seat = места { $given } нет; места: { $right }
bad-until = пропускать вопросы можно до: { $right }; а не «{ $given }»
bad-name = имя — это текст, а не { $kind }
bad-names = нужно имён: { $need }, а не { $given }
bad-date = дата пишется 2026.02.28, неизвестное — знаком ?; а не «{ $given }»
bad-thing = ничто не называется «{ $name }»

## Записи, строка за строкой

bad-record = запись — это текст, а не { $kind }
bad-record-size = в записи не больше { $most } знаков, а в этой { $size }
bad-character = знак, которому не место в записи: запись — текст в UTF-8
bad-tag = это не заголовок вида [Game "…"]; заголовки: { $right }
bad-tag-one = в заголовке { $name } одно значение
bad-tag-texts = в заголовке { $name } тексты в кавычках
bad-tag-number = в заголовке { $name } число
bad-tag-twice = заголовок { $name } стоит здесь второй раз
bad-tag-missing = нет заголовка { $name }
bad-tag-damaged = заголовок { $name } повреждён
bad-no-moves = нет ходов, нет даже подготовки (строки, которая начинается с 0)
bad-set-up = сначала подготовка: строка, которая начинается с { $number } ;
bad-move-line = это не ход: номер, место, ход, а после ; то, что выпало
bad-move-number = здесь должен стоять ход { $right }, а не { $given }
bad-move = «{ $text }» — ход не по правилам: { $reason }
bad-draw = { $outcome ->
        [0] не записано, что здесь выпало; возможно: «{ $right }»
       *[other] исход { $outcome }, «{ $name }», выпасть здесь не мог; возможно: «{ $right }»
    }
bad-luck-left = { $n ->
        [one] { $n } лишний исход после ;
        [few] { $n } лишних исхода после ;
       *[other] { $n } лишних исходов после ;
    }
bad-result = ходы ведут к «{ $right }», а не к «{ $given }»
bad-rules = правила этого не допускают (по-английски: { $cause })
bad-rules-changed = сыграно по правилам версии { $given }, и версия { $ours } не может это повторить: { $cause }
bad-rules-newer = сыграно по правилам версии { $given }; эта программа знает версии до { $ours }: обновите Ecumene
bad-rules-older = сыграно по правилам версии { $given }; эта программа играет по версии { $ours }, а по { $given } уже нет

## Позиции

bad-position = это не позиция
bad-format = формат позиции { $given }; эта программа читает формат { $right }
bad-field = в позиции нет поля «{ $name }»; её поля: { $right }
bad-field-missing = в позиции не хватает поля «{ $name }»
bad-field-kind = в поле «{ $name }» позиции стоит не то, что должно
bad-moves = партий, где { $number } ходов, не бывает
bad-impossible = невозможная позиция: { $cause }
bad-impossible-rules = невозможная позиция (по-английски: { $cause })
bad-stuck = из этой позиции правила не могут продолжить (по-английски: { $cause })
bad-other-position = позиция не из этой игры или не с теми игроками и вариантами
bad-snapshot = повреждённый снимок (по-английски: { $cause })

## Файлы арены и таблицы, которые заменяют наши

bad-run = { $file } — не прогон арены
bad-run-format = прогон { $file } записан в форме { $found }, а эта версия Ecumene читает форму { $right }
bad-run-other = { $file } — другой прогон: другая игра, другие игроки, боты, варианты или начальное число
bad-run-version = прогон { $file } начат в Ecumene { $found } по правилам { $found_rules }, а это Ecumene { $version } и правила { $rules }: возьмите другой файл
bad-run-bots = прогон { $file } начат с другими ботами или весами, с тех пор они изменились: возьмите другой файл
bad-training = { $file } — не прогон обучения
bad-training-other = { $file } — другой прогон обучения: другие варианты, настройки, начальное число, боты, версия или правила
bad-run-busy = прогон { $file } уже ведёт другая программа
bad-run-line = { $file }, строка { $line }: это не партия прогона
bad-run-twice = { $file }, строка { $line }: партия { $game } стоит здесь второй раз
bad-ray = Ray не установлен: pip install 'ecumene[ray]'
bad-ray-address = по адресу { $address } (RAY_ADDRESS) не отвечает ни один кластер Ray
bad-content = таблицы в { $folder } (ECUMENE_CONTENT) не подходят к игре (по-английски: { $cause })
bad-content-toml = { $line ->
        [0] { $file } — не TOML в UTF-8
       *[other] { $file }, строка { $line }: это не TOML
    }
bad-content-table = { $file }: таблицы «{ $table }» нет; есть такие: { $right }
bad-content-rows = { $file }: в таблице { $table } строки с id, каждая под [[{ $table }]]
bad-content-single = { $file }: { $table } — одна таблица, а не строки с id
bad-content-key = { $file }: в таблице { $table } нет «{ $name }»; есть такие: { $right }
bad-content-row = { $file }: в таблице { $table } нет строки с id «{ $id }»
bad-content-row-key = { $file }: в строке «{ $id }» таблицы { $table } нет ключа «{ $name }»; есть такие: { $right }
bad-content-word = в строке «{ $id }» таблицы { $table } не может стоять «{ $name }»; может: { $right }
bad-content-kind = { $file }: в таблице { $table } «{ $name }» — это { $kind ->
        [switch] true или false
        [number] число
        [list] список
        [table] таблица
       *[text] текст
    }

# Что сделали другие
digest-times = { $what } ×{ $n }
digest-more = ещё { $n }
