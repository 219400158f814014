game-name = Сахара

salt = Соль
dates = Финики
glass = Стекло
sandstorm = Песчаная буря

place-gao = Гао
    .gen = Гао
place-arawan = Араван
    .gen = Аравана
place-tuat = Туат
    .gen = Туата
place-taghaza = Тегаза
    .acc = Тегазу
    .gen = Тегазы
place-walata = Уалата
    .acc = Уалату
    .gen = Уалаты
place-fez = Фес
    .gen = Феса
ground-city = Город
ground-oasis = Оазис

stat-water = Вода
    .name = Вода
stat-coins = Монеты
    .name = Монеты
stat-points = Очки
    .name = Очки
price-water = вода: { $amount }
price-coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[other] { $amount } монет
  }

move-go = Идти в { $subject-acc }
    .hint = Если, придя, вы окажетесь там одни, продадите новости за 2 монеты.
move-stay = Остаться
    .hint = Караван остаётся на месте и не тратит воды.
move-again = Взять кубик { $subject } в руку
    .hint = Этот кубик вы бросите ещё раз.
move-roll = Бросить
    .hint = Взятые кубики бросаются снова.
move-keep = Оставить погоду
    .hint = Кубики остаются как лежат.
move-load = Погрузить: { $subject }
    .hint = Один такой товар — на ваших верблюдов; продать его можно в городе.
move-sell = Продать { $amount } × { $subject }
    .hint = Каждый товар приносит монету; чем больше продано сразу, тем больше очков за каждый.
move-fill = Наполнить бурдюки
    .hint = У вас снова 5 воды.
move-done = Закончить ход
    .hint = Остальные действия пропадают.

log-round = Раунд { $amount }; первым идёт { $seat }.
log-weather = Сила ветра: { $amount }; товары прибудут в { $to-acc }.
log-arrived = { $amount } × { $subject } — прибыли в { $to-acc }.
log-went = { $seat }: путь из { $from-gen } в { $to-acc }.
log-news = { $seat } продаёт новости за { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[other] { $amount } монет
  }.
log-loaded = { $seat } грузит: { $subject }.
log-sold = { $seat } продаёт { $amount } × { $subject }.
log-filled = { $seat } набирает воды: { $amount }.
log-drank = { $seat } пьёт воду на ночь.
log-thirst = { $seat }: воды не осталось, потеряно очко.
net-drank = вода { $amount }
net-thirst = очки { $amount }

frame-round = Раунд
frame-weather = Погода
frame-march = Переход
frame-markets = Рынки
frame-market = Рынок
frame-night = Ночь
ask-weather = Возьмите кубики, чтобы бросить их снова, или оставьте погоду.
ask-march = Выберите втайне, куда пойдёт ваш караван.
ask-market = Грузите, продавайте, наполняйте бурдюки или закончите ход.

ending-rounds = Последняя ночь позади.

section-setup = Подготовка
section-round = Раунд
section-march = Переход
section-market = Рынок
section-night = Ночь

rule-sahara-setup-start = Все караваны начинают в Гао, у каждого 4 воды, 3 монеты и 1 соль; первый определяется жребием.
rule-sahara-round-order = Раунд состоит из погоды, перехода, рынка и ночи; после пяти раундов партия окончена.
rule-sahara-weather-dice = Первый кубик — ветер, от 5 это песчаная буря; второй показывает, в какой оазис прибудут 2 товара.
rule-sahara-weather-again = Первый караван может один раз перебросить один или оба кубика.
rule-sahara-march-sealed = Все караваны втайне выбирают дорогу или остаются на месте.
rule-sahara-march-road = За переход проходят одну дорогу.
    .why = Отсюда туда нет дороги.
rule-sahara-march-water = Переход стоит 1 воды, в песчаную бурю — 2.
    .why = Нужно воды: { $need }, у вас { $have }.
rule-sahara-march-news = Кто пришёл туда, где нет других караванов, продаёт новости за 2 монеты.
rule-sahara-market-actions = В свой ход караван совершает до трёх действий: погрузить товар, продать товары одного вида, наполнить бурдюки.
rule-sahara-load-stock = Погрузить можно только товар, который есть в этом месте.
    .why = Здесь этого нет: { $thing }.
rule-sahara-load-room = Караван везёт не больше 4 товаров.
    .why = Ваши верблюды полностью нагружены.
rule-sahara-load-coins = Товар стоит 1 монету и ещё по 1 за каждый другой караван в оазисе.
    .why = Нужно { $need }, у вас { $have }.
rule-sahara-sell-city = Товары продают в городах.
    .why = Вы не в городе.
rule-sahara-sell-one = За раз продают хотя бы один товар.
rule-sahara-sell-goods = Товары одного вида продают вместе: каждый приносит 1 монету, первый — 1 очко, второй — 2 и так далее.
    .why = Вы хотите продать { $need } × { $thing }, у вас { $have }.
rule-sahara-fill-well = Бурдюки наполняют в оазисах.
    .why = Вы не в оазисе.
rule-sahara-fill-skins = Караван везёт не больше 5 воды.
    .why = Ваши бурдюки полны.
rule-sahara-night-thirst = Ночью каждый караван выпивает 1 воды; у кого воды нет, теряет 1 очко, если оно есть.
rule-sahara-end-points = Побеждает тот, у кого больше очков; при равенстве — монет; кто всё ещё равен, делит место.

audit-goods = товаров больше, чем прибыло ({ $most }), или больше, чем везёт караван
audit-city-stock = в городах товары не лежат
audit-nowhere = каждый караван где-нибудь стоит, и раунды считаются с 1
audit-frames = стопка не подходит к фазе раунда
audit-over = партия окончена после последней ночи, и только тогда
audit-turn = ходит другой караван
audit-dice = кубики не подходят к погоде этого раунда
audit-march = каждый караван выбирает один раз, по часовой стрелке от первого
audit-actions = караван, которому больше нечего делать, не ходит
