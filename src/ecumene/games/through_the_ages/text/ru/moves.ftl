# Что игрок делает, о чём его спрашивают и в каком месте правил это происходит. Имя места — в $amount-seat.

## Ходы: гражданские действия

move-take = Взять { $subject-acc }
    .did = берёт { $subject-acc }
    .hint = Карта попадёт на руку, чудо — сразу в игру; чем правее место, тем оно дороже.
move-take-at = Взять { $subject-acc } с места { $amount }
    .did = берёт { $subject-acc }
    .hint = Другая копия карты, со своего места в ряду.
move-increase-population = Увеличить население
    .did = увеличивает население
    .hint = За еду жёлтый жетон из банка станет свободным рабочим.
move-build = Построить: { $subject }
    .did = строит: { $subject }
    .hint = Свободный рабочий встанет на эту карту.
move-upgrade = Улучшить: { $subject } → { $amount }
    .did = улучшает: { $subject } → { $amount }
    .hint = Рабочий перейдёт на лучшую карту; вы заплатите разницу.
move-destroy = Снести: { $subject }
    .did = сносит: { $subject }
    .hint = Рабочий этого здания снова станет свободным.
move-lead = Сделать лидером: { $subject }
    .did = делает лидером: { $subject }
    .hint = Прежний лидер уйдёт, а вам вернётся 1 гражданское действие.
move-build-stage = Построить { $subject ->
        [one] { $subject } этап чуда
        [few] { $subject } этапа чуда
       *[many] { $subject } этапов чуда
    }
    .did = { $subject ->
            [one] строит { $subject } этап
            [few] строит { $subject } этапа
           *[many] строит { $subject } этапов
        } чуда
    .hint = Этапы строятся слева направо; с последним чудо начинает действовать.
move-develop = Изучить { $subject-acc }
    .did = открывает { $subject-acc }
    .hint = За очки науки технология с руки войдёт в игру.
move-revolution = Революция: { $subject }
    .did = революция: { $subject }
    .hint = Более дешёвый путь к новой форме правления, забирающий все гражданские действия.
move-play = Разыграть карту «{ $subject }»
    .did = играет «{ $subject }»
    .hint = Карта действия сработает и уйдёт в сброс.
move-use = Применить свойство карты «{ $subject }»
    .did = применяет: { $subject }
    .hint = Свойство описано на карте.

## Ходы: военные действия

move-disband = Распустить: { $subject }
    .did = распускает: { $subject }
    .hint = Рабочий этого отряда снова станет свободным.
move-recruit = Увеличить население и создать отряд: { $subject }
    .did = увеличивает население и армию: { $subject }
    .hint = Фридрих Барбаросса одним военным действием превращает жёлтый жетон в отряд.
move-play-tactic = Разыграть тактику «{ $subject }»
    .did = вводит тактику «{ $subject }»
    .hint = Она станет вашей текущей и до вашего следующего хода будет только вашей.
move-copy-tactic = Скопировать тактику «{ $subject }»
    .did = перенимает тактику «{ $subject }»
    .hint = Общая тактика станет вашей текущей.

## Ходы: политика

move-play-event = Подготовить событие «{ $subject }»
    .did = готовит событие
    .hint = Карта ляжет лицом вниз в будущие события, вы получите очки по её уровню, и откроется текущее событие.
move-attack = Агрессия «{ $subject }», цель: { $amount-seat }
    .did = играет «{ $subject }», цель: { $amount-seat }
    .hint = Она удастся, если соперник не сравняется с вами в силе с помощью карт.
move-declare-war = Объявить войну: «{ $subject }», противник: { $amount-seat }
    .did = объявляет «{ $subject }», противник: { $amount-seat }
    .hint = Исход решит сила обеих сторон в начале вашего следующего хода.
move-offer = Предложить пакт «{ $subject }», партнёр: { $amount-seat }
    .did = предлагает пакт «{ $subject }»: { $amount-seat }
    .hint = Если его отклонят, карта вернётся к вам на руку.
move-offer-as-a = Предложить пакт «{ $subject }» (вы — сторона A), партнёр: { $amount-seat }
    .did = предлагает пакт «{ $subject }»: { $amount-seat }
    .hint = Партнёр станет стороной B. Если пакт отклонят, карта вернётся к вам на руку.
move-offer-as-b = Предложить пакт «{ $subject }» (вы — сторона B), партнёр: { $amount-seat }
    .did = предлагает пакт «{ $subject }»: { $amount-seat }
    .hint = Партнёр станет стороной A. Если пакт отклонят, карта вернётся к вам на руку.
move-cancel-pact = Расторгнуть пакт «{ $subject }»
    .did = разрывает пакт «{ $subject }»
    .hint = Пакт прекратится для обеих сторон и уйдёт из игры.
move-colonize = Отправить Колумба: { $subject }
    .did = осваивает: { $subject }
    .hint = Колумб уйдёт из игры, а территория с руки станет колонией без войска.
move-resign = Сдаться
    .did = сдаётся
    .hint = Вы сразу выбываете и проигрываете.

## Ответы

move-accept = Принять
    .did = соглашается
    .hint = С этой минуты пакт действует для вас обоих.
move-decline = Отказаться
    .did = отказывается
    .hint = Всё останется как есть.
move-defend = Обороняться картой «{ $subject }»
    .did = защищается
    .hint = Карта бонуса прибавит своё значение обороны, любая другая — 1, лицом вниз.
move-bid = Поставить { $subject }
    .did = ставит { $subject }
    .hint = Если ставка выиграет, придётся отправить войско не слабее.
move-send = Отправить { $subject-acc }
    .did = посылает: { $subject }
    .hint = Отряд приносится в жертву, его жетон вернётся в жёлтый банк.
move-add = Добавить карту «{ $subject }»
    .did = добавляет карту
    .hint = Карта усилит войско и уйдёт в сброс.
move-pick = Выбрать { $subject-acc }
    .did = выбирает: { $subject }
    .hint = Что с выбранным произойдёт, говорит разыгрываемая карта.
move-split = Еда: { $subject }, остальное — ресурсы
    .did = делит еду и ресурсы
    .hint = Вы делите количество между едой и ресурсами.
move-choose = Вариант { $subject }
    .did = выбирает вариант { $subject }
    .hint = Варианты идут в том порядке, в каком стоят на карте.
move-place = Положить Гомера под { $subject-acc }
    .did = кладёт Гомера: { $subject }
    .hint = Чудо даст ещё 1 довольное лицо, но гражданское действие не вернётся.
move-discard = Сбросить карту «{ $subject }»
    .did = сбрасывает карту
    .hint = Карта уйдёт в сброс лицом вниз.
move-pass = Спасовать
    .did = пасует
    .hint = Без политического действия или без новой ставки.
move-done = Готово
    .did = заканчивает
    .hint = Этот шаг закончен; в фазе действий так заканчивается ход.

## Вопросы игроку

ask-action-phase = { $moves ->
        [1] Делать больше нечего: закончите ход.
       *[other] Выполняйте действия или закончите ход.
    }
ask-auction = { $may-bid ->
        [yes] { $source }: сделайте ставку или спасуйте.
       *[no] { $source }: больше поставить нельзя, остаётся спасовать.
    }
ask-choose = { $source }: выберите один из вариантов.
ask-defense = { $may-defend ->
        [yes] { $may-decline ->
            [yes] { $source }: обороняйтесь или откажитесь от обороны.
           *[no] { $source }: продолжайте оборону.
        }
       *[no] { $source }: ваши карты не отразят нападение.
    }
ask-destroy-building = { $source }: выберите, какое здание будет разрушено.
ask-discard-cards = { $source }: выберите военную карту для сброса.
ask-discard-excess = На руке слишком много военных карт: выберите, какую сбросить.
ask-international-agreement = { $may-take ->
        [yes] Берите карты из ряда бесплатно или остановитесь.
       *[no] Взять ничего нельзя: остаётся остановиться.
    }
ask-lose-population = { $source }: выберите карту, которая потеряет рабочего.
ask-offered-pact = { $source }: принять пакт?
ask-ordered = { $may-decline ->
        [yes] { $moves ->
            [1] { $source }: сейчас ничего сделать нельзя.
           *[other] { $source }: выберите действие или откажитесь.
        }
       *[no] { $source }: выберите действие.
    }
ask-pick-colony = { $source }: выберите колонию.
ask-place-homer = Гомер уходит: положить его под чудо или вернуть гражданское действие?
ask-politics-phase = { $moves ->
        [1] Политических действий нет: спасуйте.
       *[other] Выберите политическое действие или спасуйте.
    }
ask-remove-card = { $source }: выберите карту, которая покинет игру.
ask-send-force = { $may-done ->
        [yes] { $source }: войско достаточно сильно. Отправляйте его или усильте.
       *[no] { $source }: добавляйте отряды и карты, пока войско не достигнет ставки.
    }
ask-split-goods = { $source }: распределите еду и ресурсы.
ask-take-technologies = { $source }: заберите особую технологию или остаток очками науки.
ask-tokens-from-cards = { $source }: выберите карту, с которой уйдёт синий жетон.
ask-turn-over = { $source }: выберите чудо, которое обратится в руины.

## Пункты правил

frame-action-phase = Фаза действий
frame-auction = Торг за территорию
frame-carry-out = Эффект карты
frame-choose = Выбор варианта
frame-colonization = Колонизация
frame-complete-wonder = Завершение чуда
frame-current-event = Текущее событие
frame-defense = Оборона
frame-destroy-building = Разрушение здания
frame-discard-cards = Сброс карт
frame-discard-excess = Сброс военных карт
frame-draw-cards = Добор военных карт
frame-final-scoring = Итоговый подсчёт
frame-international-agreement = Международное соглашение
frame-lose-population = Потеря населения
frame-offered-pact = Предложение пакта
frame-ordered = Действие по карте
frame-pick-colony = Выбор колонии
frame-place-homer = Уход Гомера
frame-politics-phase = Фаза политики
frame-production = Фаза производства
frame-programme = Эффекты карты
frame-remove-card = Удаление карты
frame-replenish = Пополнение ряда карт
frame-rounds = Раунды
frame-send-force = Отправка войска
frame-split-goods = Распределение еды и ресурсов
frame-take-technologies = Военная добыча
frame-tokens-from-cards = Синие жетоны с карт
frame-turn = Ход
frame-turn-over = Неумолимое время
