game-name = Базар

salt = Соль
tin = Олово
wine = Вино
silk = Шёлк
amber = Янтарь
guild = Гильдия
fair-wind = Попутный ветер
caravan-guide = Проводник
coin = Монета

place-tyre = Тир
    .gen = Тира
place-damascus = Дамаск
    .gen = Дамаска
place-palmyra = Пальмира
    .acc = Пальмиру
    .gen = Пальмиры
place-empty-quarter = Пустая четверть
    .acc = Пустую четверть
    .gen = Пустой четверти
place-petra = Петра
    .acc = Петру
    .gen = Петры
place-gaza = Газа
    .acc = Газу
    .gen = Газы
place-iron-gates = Железные ворота
    .gen = Железных ворот
place-tarsus = Тарс
    .gen = Тарса

ground-port = Порт
ground-city = Город
ground-desert = Пустыня
ground-mountains = Горы
ground-storm = Песчаная буря

automaton-rival-1 = Первый соперник
automaton-rival-2 = Второй соперник
automaton-level-miser = скряга
automaton-level-broker = делец
stat-points = Очки
    .name = Очки
stat-coins = Монеты
    .name = Монеты

option-rivals = Соперники
option-rivals-miser = Скряга
option-rivals-broker = Делец
option-purse = Монет вначале
option-storm = Бури
option-bundles = Наборы
option-length = Длина
option-length-short = Короткая
option-length-long = Длинная

move-offer = { $subject ->
    [none] Ничего не предлагать
   *[other] Предложить: { $subject }
  }
    .hint = Предложение, которого больше никто не сделал, приносит 2 монеты.
move-draw = Взять карту
    .hint = Верхняя карта стопки идёт вам в руку.
move-build = Построить лавку: { $subject }
    .hint = Лавка приносит очки до конца игры.
move-sell = Продать { $amount } × { $subject }
    .hint = Карты превращаются в монеты: чем лучше ветер, тем больше.
move-auction = Устроить аукцион
    .hint = Верхняя карта стопки достанется тому, кто поставит больше всех.
move-caravan = Позвать караван
    .hint = Выкладываются карты, и каждый берёт долю.
move-done = Закончить ход
    .hint = Ваш ход окончен.
move-bid = Ставка { $subject }
    .hint = Если никто не даст больше, вы платите и берёте карту.
move-travel = Ехать в { $subject-acc }
    .hint = Ваш купец едет туда кратчайшим путём.
move-pass = Выйти из торгов
    .hint = Вы оставляете этот аукцион другим.
move-take = Взять долю { $subject }
    .hint = Эти карты идут вам в руку.
move-seal = Запечатать предложение
    .hint = Предложение останется таким, пока не вскроют все.
move-again = Взять кубик { $subject } в руку
    .hint = Этот кубик вы бросите ещё раз.
move-roll = Бросить
    .hint = Взятые кубики бросаются снова.
move-keep = Оставить ветер
    .hint = Кубики остаются как лежат.
move-swap = Обменять карты
    .hint = Отложите карты и возьмите столько же.
move-return = Отложить: { $subject }
    .hint = Взамен вы возьмёте другую карту.
move-bargain = Торговаться
    .hint = Предложите сделку другому игроку.
move-propose = Предложить сделку: { $subject-seat }
    .hint = Скажите, что даёте и чего хотите.
move-give = Отдать { $amount } × { $subject }
    .hint = Перейдёт к другому, если сделку примут.
move-want = Попросить { $amount } × { $subject }
    .hint = Вы получите это, если сделку примут.
move-send = Отправить предложение
    .hint = Другой игрок согласится или откажется.
move-cancel = Отказаться от предложения
    .hint = О ней никто не узнает.
move-accept = Согласиться
    .hint = Стороны обмениваются предложенным.
move-decline = Отклонить
    .hint = Всё остаётся как есть.

log-wind = Сила ветра: { $amount }.
log-income = { $seat }: доход { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[other] { $amount } монет
  }.
log-paid = { $seat } получает { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[other] { $amount } монет
  }: { $subject }.
log-drew = { $seat } берёт карту: { $subject }.
log-drew-hidden = { $seat } берёт карту.
log-built = { $seat } строит лавку: { $subject }.
log-sold = { $seat } продаёт { $amount } × { $subject }.
log-lot = { $seat } открывает аукцион: { $subject }.
log-travelled = { $amount ->
    [0] { $seat }: путь из { $from-gen } в { $to-acc }.
   *[other] { $seat }: путь из { $from-gen } в { $to-acc }, заработано { $amount }.
  }
log-walked = { $automaton } идёт из { $from-gen } в { $to-acc }, очки: { $amount }.
price-coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[other] { $amount } монет
  }
price-steps = { $amount ->
    [one] { $amount } шаг
    [few] { $amount } шага
   *[other] { $amount } шагов
  }
log-passed = { $seat } выходит из торгов.
log-bid = { $seat } ставит { $amount }.
log-unsold = Никому не нужно: { $subject }.
log-won = { $seat } выигрывает торги за { $amount }: { $subject }.
log-took = { $seat } забирает: { $subject }.
log-aside = { $seat } откладывает: { $subject }.
log-proposal-sent = { $seat } предлагает сделку.
log-proposal-accepted = { $seat } соглашается на сделку.
log-proposal-declined = { $seat } отклоняет сделку.
log-proposal-cancelled = { $seat } отказывается от своего предложения.
log-gave = { $seat } отдаёт { $amount } × { $subject }.
log-gave-hidden = { $seat } отдаёт карту.

frame-round = Раунд
frame-offers = Закрытые предложения
frame-bundles = Закрытые наборы
frame-turn = Ход
frame-auction = Аукцион
frame-caravan = Караван
frame-turns = Ходы
frame-wind = Ветер
frame-swap = Обмен карт
frame-bargains = Торг
frame-deal = Сделка
ask-offers = Предложите карту взакрытую или ничего.
ask-bundles = Выберите для предложения не больше двух карт и запечатайте его.
ask-turn = Выполните действие или закончите ход.
ask-auction = Поднимите ставку или выйдите из торгов.
ask-caravan = Возьмите долю каравана.
ask-wind = Перебросьте кость или оставьте ветер.
ask-swap = Отложите карту или возьмите новые.
ask-bargains = Предложите кому-нибудь сделку или откажитесь.
ask-deal = Измените сделку, отправьте её или ответьте на неё.

ending-rounds = Последний раунд сыгран.
ending-pile = Колода пуста.

section-setup = Подготовка
section-rounds = Раунды
section-turn = Ход
section-market = Рынок
section-roads = Дороги
section-end = Конец игры

rule-toy-option-storm = Для бурь нужны хотя бы трое.
rule-toy-setup-start = У каждого вначале 3 карты и 4 монеты; первый определяется жребием.
rule-toy-round-order = Раунд: ветер, предложения, затем ход каждого.
rule-toy-round-wind = Ветер от 1 до 3 приносит каждому 1 монету, от 4 до 6 — 2; при бурях единица отнимает монету.
rule-toy-offer-sealed = Все делают закрытые предложения; то, которого не сделал больше никто, приносит 2 монеты.
rule-toy-offer-hand = Предложить можно только карту с руки.
rule-toy-offer-bundle = С наборами предложение состоит не более чем из двух карт: их выбирают по одной, затем предложение запечатывают.
rule-toy-turn-actions = В ходе два действия: взять, построить, продать, аукцион, караван, обмен, торг или путь.
rule-toy-draw-empty = Из пустой колоды не берут.
rule-toy-draw-hand-limit = С пятью картами на руке новых не берут.
rule-toy-build-hand = Лавку строят картой с руки.
rule-toy-build-once = У каждого одна лавка каждого вида.
rule-toy-build-coins = Лавка стоит монет.
rule-toy-sell-pair = За раз продают не меньше двух одинаковых карт.
rule-toy-sell-hand = Продать можно только карты с руки.
rule-toy-auction-once = За ход бывает один аукцион.
rule-toy-auction-empty = Для аукциона нужна карта из колоды.
rule-toy-auction-answer = На аукционе повышают ставку или выходят.
rule-toy-bid-higher = Ставка выше предыдущей.
rule-toy-bid-coins = Нельзя ставить больше монет, чем есть.
rule-toy-caravan-empty = Для каравана нужны три карты из колоды.
rule-toy-caravan-coins = Проводник стоит 2 монеты.
rule-toy-caravan-choose = Сначала выберите долю каравана.
rule-toy-caravan-share = Доли каравана считаются с 1.
rule-toy-option-rivals = На дорогах бывает до двух соперников, за которых никто не играет: скряги или дельцы.
rule-toy-option-purse = У каждого вначале 4 монеты или столько, сколько условлено, от 2 до 6.
rule-toy-travel-reach = В пути три шага; Железные ворота считаются за два, порт путь завершает.
rule-toy-travel-desert = В Пустой четверти не остаются, а в бурю её и не пересекают.
rule-toy-travel-alone = Кто прибыл туда, где больше никого нет, получает монету.
rule-toy-rivals-walk = В конце раунда каждый соперник делает шаг к Тиру, а из Тира начинает снова с Петры; скряга получает 1 очко, делец — 2.
rule-toy-end-ties = Побеждает больше очков; при равенстве — монеты; кто всё ещё равен, делит место.
rule-toy-wind-again = С бурями ветер — меньший из двух кубиков, и первое место может один раз перебросить кубики.
rule-toy-swap-cards = Карты откладывают по одной, затем берут столько же; в колоде их должно хватить.
rule-toy-bargain-two = Торгуясь, делают другим местам не больше двух предложений.
rule-toy-bargain-proposal = Предложение говорит, что отдают и чего хотят; другой соглашается или отклоняет.
rule-toy-bargain-goods = Товар — карты на руке и монеты, и не больше, чем их есть.
rule-toy-bargain-accept = Согласиться может только тот, у кого есть желаемое.
audit-bazaar = { $cause }
