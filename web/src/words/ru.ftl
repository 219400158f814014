# Слова браузерного клиента. Слова самой игры приходят с сервера.

## Everywhere

home = Домой
site = Сайт
close = Закрыть
back = Назад
next = Дальше
loading = Загрузка…
failed = Не получилось. Попробуйте ещё раз.
not-found = Здесь ничего нет.
missing-text = Возможно, в адресе ошибка или того, что здесь было, больше нет.
saved = Сохранено.
all = Все
new = Новое
you = вы
automaton = соперник-автомат
bot = бот
settings = Настройки
help = Помощь: знаки и клавиши
credits = Благодарности
language = Язык
found = { $n ->
        [one] Найдена { $n } запись
        [few] Найдены { $n } записи
       *[other] Найдено { $n } записей
    }
nothing-found = Ничего не найдено.
page = стр. { $n }

## Home and lobby

hero = Один открытый стол для цивилизаций
hero-text = Настольные игры о долгой истории прямо в браузере: с друзьями, с программами или в одиночку. Чтобы начать, учётная запись не нужна.
play-now = Играть сейчас
play-now-text = «{ play-now }» – это { $game } против двух слабых ботов. Если вы ещё не знаете этой игры, «{ learn }» объяснит каждый шаг.
learn = Учиться в игре
new-table = Новый стол
my-tables = Ваши столы
lobby = Открытые столы
lobby-empty = Сейчас нет открытых столов. Создайте свой!
lobby-more = Показать ещё столы
lobby-bots = Боты играют сами с собой
lobby-bots-empty = Сейчас боты сами с собой не играют.
games = Игры
players-count = Игроков: { $n }
import = Открыть запись
import-text = Запись – это текстовый файл целой партии; она откроется как стол для анализа.
import-choose = Выбрать файл
mode-live = По сети
mode-hotseat = За одним экраном
mode-analysis = Анализ
mode-tutorial = Обучение
state-open = набор
state-playing = идёт
state-over = окончена
private = закрытый
open-seat = свободное место
luck-proof = Было ли это случайно?
luck-fixed = Вся случайность этой партии была закреплена до первого хода. Вот хеш её начального числа:
luck-later = Само число станет известно, когда партия закончится; тогда каждый сможет проверить, подходит ли оно.
luck-seed = Начальное число, теперь, когда партия окончена:
luck-check = Сохраните запись и проверьте её на любой машине:

## A new table

game = Игра
table-name = Название стола
mode = Как играть
players = Игроки
seats = Места
seat = Игрок { $n }
seat-you = Я
seat-here = Кто-то за этим экраном
seat-bot = Бот: { $name }
seat-programs = Программы для проб
modules = Модули и варианты
option-list-length = { NUMBER($least) ->
        [1] { NUMBER($most) ->
            [1] не больше одного
           *[other] до { $most }
        }
       *[other] от { $least } до { $most }
    }
option-list-nth = { $name }, { $n }
option-list-add = Добавить
option-list-remove = { $name }: убрать { $n }
option-number-range = от { $least } до { $most }
option-less = { $name }: на один меньше
option-more = { $name }: на один больше
private-table = Только по приглашению
create = Создать стол
room-text = Партия начнётся, когда все места будут заняты.
sit-down = Сесть
fill-bot = Посадить бота
copy-invite = Скопировать приглашение
copied = Скопировано
leave = Уйти

## The table

your-turn = Ваш ход.
acting = ходит
chosen = выбор сделан
has-chosen = { $name }: выбор сделан
change-of = { $name }: выбор сделан; изменить
unfold = { $part }: показать полностью
fold = { $part }: свернуть в полоску
compared = У всех:
mode-strip = Этот стол
mode-strip-watching = Вы наблюдаете.
mode-strip-watching-text = Видно то, что открыто всем; играют другие.
mode-strip-replay = Повтор.
mode-strip-replay-text = Это прошлое: ходить здесь нельзя.
mode-strip-analysis = Разбор.
mode-strip-analysis-text = Пробуйте что угодно за любого игрока: в счёт это не идёт.
back-to-game = Назад к партии
rival-open = { $name }: открыть поверх поля
rival-previous = Предыдущий: { $name }
rival-next = Следующий: { $name }
rival-close = К полю
alone = Больше здесь никого нет.
offline = Связь потеряна. Она восстановится сама, и ничего из сделанного не пропадёт.
undo = Отменить
redo = Вернуть
restart-turn = Начать ход заново
table-menu = Этот стол
skip-to-moves = К ходам
moves = Ходы
your-choice = Ваш выбор:
moves-change = Изменить выбор
moves-search = Найти ход
hint = Совет
moves-free = Бесплатно
moves-turn = Ход
moves-give-up = Сдаться
moves-destroy = Ценой своего
a-turn = /ход
give-up-sure = Вы сдаёте партию. Вы уверены?
give-up-not = Играть дальше
let-pass-turn = Пропускать такое до моего следующего хода
let-pass-game = Пропускать такое до конца партии
standing-title = Вы пропускаете
standing-turn = до вашего следующего хода
standing-game = до конца партии
always-ask = Всегда спрашивать
always-ask-of = Всегда спрашивать: { $kind }
ends-undo = Нельзя отменить: что-то вытягивается или открывается.
read-rule = Прочитать правило
read-card = Прочитать карту
confirm = Сыграть
thing-move = Ход: { $move }
thing-moves = { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }
usable = Можно использовать сейчас
map = Карта
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всю карту
map-go = Идти ({ $n })
map-tools = Инструменты карты
hide-pieces = Скрыть фигуры, пока нажато
picked = Выбрано
picked-targets = { $n ->
        [one] { $n } цель
        [few] { $n } цели
       *[many] { $n } целей
    }
let-go = Отпустить
all-moves = Все ходы
more-moves = Ещё { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
beside = Журнал, правила, чат и заметки
tabs = Части стола
tab-act = Ходы
tab-board = Поле
tab-mine = Моё
tab-others = Другие
tab-log = Журнал
card-sheet = Описание карты
sheet-hint = Наведите указатель на карту или перейдите к ней с клавиатуры, чтобы прочитать её здесь.
end-of-turn = { $n } в конце хода
end-of-turn-in-part = { $n } в конце хода, насколько можно предвидеть
checklist = Прежде чем закончить ход
checklist-silence = Больше не предупреждать об этом
checklist-back = Вернуться
curtain = Следующий игрок: { $name }
curtain-text = Передайте экран. Остальным сейчас лучше не смотреть.
curtain-open = Это я, { $name }
generic-board = Простое поле
drawn-board = Нарисованное поле
hand-over = Пусть дальше играет бот
resign = Сдаться
resign-sure = Точно сдаться?
origin = Источник карты: { $origin ->
        [rulebook] правила игры
        [designed] придумана для этого стола
        [review] опубликованный обзор
        [public] открытые списки карт
        [partly] открытые источники, часть придумана для этого стола
       *[other] { $origin }
    }

## Log, rules, talk, notes

log = Журнал
log-filters = Что показывает журнал
log-search = Поиск в журнале
log-empty = Пока ничего.
log-older = Более ранние записи
since-last-turn = С вашего прошлого хода
log-news = Новое: { $n }
because = Причина: { $causes }
skip-moves = Показать остальное сразу: { $n }
rules = Правила
turn-steps = Ход за шесть шагов
contents = Содержание
rules-search = Поиск в правилах
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
send = Отправить
notes = Заметки
notes-private = Их видите только вы, в этом браузере.

## After the game

game-over = Игра окончена.
won = Победа: { $names }
won-none = Никто из игроков не победил.
winner = победа
result = Итоги
replay = Повтор
rematch = Сыграть ещё раз
record = Сохранить запись
fork = Анализ с этого места
back-to-table = Назад к столу
curve-score = Очки по ходу игры
curve-economy = Хозяйство по ходу игры
points = Очки
points-from = Откуда взялись очки
points-other = Прочее
replay-first = В начало
replay-back = Назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Вперёд
replay-last = В конец
replay-move = Ход { $n } из { $total }
replay-by-move = Действие
replay-by-turn = Ход
replay-by-round = Раунд
replay-eyes = Чьими глазами
tab-advice = Совет
advice-title = Что сделал бы мастер?
advice-text = Три хода, которые мастер взвесил бы в этой позиции, и чего стоит рядом с ними сыгранный ход.
advice-ask = Спросить мастера
advice-thinking = Мастер думает…
advice-again = Попробовать ещё раз
advice-for = Ходит { $name }
advice-played = сыграно
advice-then = затем: { $moves }
advice-draw = дальше решит случай
advice-reveal = дальше зависит от того, что откроется
advice-only = Здесь возможен только один ход.
advice-none = Здесь никто не ходит.
advice-points = В очках по сравнению с лучшим ходом. Мастер знает не больше, чем сам игрок.

## Cards

cards = Карты
cards-search = Поиск карт
kind = Вид

## Account

account = Ваше имя
guest = Сейчас вы – { $name }. С паролем ваши партии сохранятся на любом устройстве.
signed-in = Вы вошли как { $name }.
name = Имя
password = Пароль
register = Сохранить учётную запись
login = Войти
logout = Выйти
rename = Сменить имя
account-have = У меня уже есть учётная запись
welcome = Добро пожаловать, { $name }!
tokens = Ключи для ботов
tokens-text = Программа, которая играет за вас, входит по ключу. Подробности на страницах API.
token-name = Для чего ключ
token-new = Новый ключ
token-once = Скопируйте сейчас: он показывается только один раз:
revoke = Отозвать
password-change = Сменить пароль
password-old = Нынешний пароль
password-new = Новый пароль, не короче 8 знаков
password-changed = Пароль изменён; на всех других устройствах выполнен выход.
password-lost = Пароль потерян
code = Код восстановления
code-once = Ваш код восстановления. Он показывается только один раз: запишите его, он вернёт учётную запись, если пароль потеряется.
code-new = Новый код восстановления
recover = Войти по коду
sessions = Где вы вошли
sessions-text = Каждая строка – браузер. Завершите те, которых не узнаёте.
session-line = С { $begun }, последний раз { $used }
session-this = (этот)
session-end = Выйти там
sessions-end = Выйти везде, кроме этого места
sessions-ended = Выход выполнен.
own-data = Ваши данные
own-data-text = Вместе с учётной записью удаляются имя и сказанное в чате. Партии останутся без имени; там, где игра идёт, продолжит бот.
export = Скачать всё, что о вас хранится
exported = Ваши данные среди загрузок.
delete-account = Удалить учётную запись
delete-sure = Удалить навсегда: вы уверены?
send-away = Удалить из-за стола
new-invite = Новое приглашение
close-table = Закрыть стол
remove-table = Удалить стол
remove-table-sure = Удалить навсегда: точно?
expiry = Этот стол будет удалён
expires-guests = Партии гостей со временем удаляются: эта — { $date }, если никто не сделает ход. С учётной записью она останется.
expires-guests-over = Партии гостей со временем удаляются: эта — { $date }. С учётной записью она останется.
expires-analysis = Если никто не сделает ход, { $date } этот анализ будет удалён.
expires-waiting = Если никто не сядет за стол, { $date } он будет закрыт.
expires-empty = Если никто не сядет за стол, { $date } он будет закрыт.
expires-bots = Здесь играют только боты. { $date } стол будет удалён.
expires-register = Сохранить
expires-short = будет удалён { $date }
patience = Сколько стол ждёт игрока
patience-quarter = четверть часа
patience-day = сутки
patience-days = трое суток
patience-week = неделю
absence = Кого-то нет
absence-text = { $name } не ходит дольше, чем ждут за этим столом. Чего вы хотите?
absence-you = Стол ждёт вас. Остальные теперь могут продолжить без вас.
absence-bot = Пусть продолжит бот
absence-end = Закончить партию
absence-wants-bot = За бота: { $names }
absence-wants-end = За конец партии: { $names }
absence-lost = Остальные отдали ваше место боту.
absence-log = Что было решено
take-back = Вернуться на своё место
notice-vote-bot = { $by } за то, чтобы вместо { $name } играл бот.
notice-vote-end = { $by } за то, чтобы закончить партию.
notice-unvote = { $by } больше не настаивает.
notice-bot = По решению остальных вместо { $name } играет бот.
notice-end = Партия закончена по решению остальных.
notice-back = { $name } снова в игре.
game-ended = Партию закончили сами игроки.

## Settings

theme = Цвета
theme-system = Как в системе
theme-light = Пергамент
theme-dark = Ночь
density = Плотность
density-picture = С картинками
density-compact = Плотно
density-text = Текст
sound = Звук
sound-off = Выключен
sound-on = Включён
speed = Движение
speed-ms = { $n ->
        [0] Без движения
       *[other] { $n } мс
    }

## Help

help-text = Всё можно сделать с клавиатуры.
help-marks = Предмет с золотой рамкой можно использовать сейчас; число на нём говорит, сколько у него ходов.
help-top = Строка наверху говорит, чей ход и что нужно сделать.
help-read = Наведите указатель на карту или коснитесь её, чтобы прочитать, что она делает. Строка журнала раскрывается и показывает причину.
help-how = Как устроен стол
help-signs = Знаки
help-keys = Клавиши
key-tab = следующая группа предметов
key-arrows = двигаться внутри группы
key-enter = использовать: сыграть, выбрать или прочитать
key-search = найти ход
key-moves = к списку ходов
key-board = к полю
key-undo = отменить
key-redo = вернуть
key-end = закончить ход, спасовать или пропустить
key-hint = совет: что сделал бы мастер
key-number = сыграть этот ход списка
key-escape = закрыть
key-any = сразу завершает движение на экране
key-help = эта страница

## Tutorial

skip-step = Дальше без этого
lesson = Урок
lesson-leave = Закончить урок и играть дальше
lesson-your-move = Ваш ход
lesson-held = Урок предлагает другое. Используйте то, что в рамке.
lesson-all-the-same = Всё равно сходить так
lesson-lost = Вы сделали другой ход, и это не страшно. Отмените его или играйте как хотите: урок продолжится, как только сможет.
lesson-on-my-own = Играть без урока
lesson-again = Начать заново
lesson-rivals = Ходят соперники…
lesson-turn-in-steps = Ход за шесть шагов
lesson-read = Прочитать
lesson-fold = Свернуть
lesson-play-on = Играть дальше
new-here = Впервые здесь? Строка наверху говорит, что нужно сделать. Предметы с золотой рамкой можно использовать сейчас; наведите указатель или коснитесь, чтобы прочитать, что они делают.
understood = Понятно

## Credits

credits-text = Ecumene – свободная программа под лицензией AGPL. Рисунки на картах составлены нами из фигур и этих значков:
credits-games = Правила принадлежат авторам и издателям игр; печатные иллюстрации не используются.
credits-font = часть его, как Ecumene Sans
wire-other = Сервер обновился. Загрузите страницу заново.
