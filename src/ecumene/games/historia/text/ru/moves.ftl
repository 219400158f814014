# Что игрок делает, о чём его спрашивают и в каком месте правил.


## Ходы

move-choose = Выбрать { $subject-acc }
    .did = выбирает { $subject-acc }
    .did-all = выбирает { $subjects }
    .chosen = { $subject }
    .hint = Карта войдёт в число тех, что вы сыграете в этом раунде.
move-drop = Вернуть { $subject-acc }
    .did = возвращает { $subject-acc }
    .hint = Карта останется на руке.
move-done = { $subject ->
        [none] Закрепить выбор карт
       *[other] Взять остальное из использованных кубиков
    }
    .did = { $subject ->
            [none] закрепляет выбор карт
           *[other] берёт остальное из использованных кубиков
        }
    .hint = Выбранное остаётся в силе; больше здесь ничего не выбирают.
move-simple = { $subject }
    .did = играет «{ $subject }»
move-advanced = Продвинутое действие: { $subject }
    .did = играет продвинутое действие «{ $subject }»
    .part = advanced
move-skip = { $subject ->
        [none] Больше чудес не использовать
       *[other] { $subject }, впустую
    }
    .did = { $subject ->
            [none] больше не использует чудес
           *[other] играет впустую «{ $subject }»
        }
    .hint = Действие не имеет эффекта; карта считается сыгранной.
move-activate = { $amount ->
        [none] Активировать { $subject-acc }
       *[other] Активировать { $subject-acc }, уничтожив { $amount-acc }
    }
    .did = { $amount ->
            [none] активирует { $subject-acc }
           *[other] активирует { $subject-acc }, уничтожив { $amount-acc }
        }
move-command = { $amount ->
        [0] Командование: { $subject }, с кубиком из запаса
        [1] Командование: { $subject }, с использованным кубиком
       *[other] Командование: { $subject }, с доступным кубиком
    }
    .did = использует командование «{ $subject }»
    .hint = Кубик лежит на фишке до конца эры.
move-build = Построить { $subject-acc }
    .did = строит { $subject-acc }
move-place = Кубик на карту: { $subject }
    .did = ставит кубик на карту ({ $subject })
    .hint = Туда ляжет один из ваших доступных кубиков.
move-withdraw = Кубик с карты: { $subject }
    .did = забирает кубик с карты ({ $subject })
    .hint = Кубик вернётся к вам.
move-trade = Торговать: { $subject }
    .did = торгует с цивилизацией «{ $subject }»
    .hint = Вы получаете уровень технологий, партнёр получает ПО.
    .part = none
move-attack = Напасть на { $subject-acc }: { $amount }
    .did = нападает на { $subject-acc } ({ $amount })
    .hint = Победит больший военный уровень.
    .part = none
move-recover = Забрать { $subject-acc }
    .did = забирает { $subject-acc }
move-refresh = Повернуть обратно { $subject-acc }
    .did = поворачивает обратно { $subject-acc }
move-take = Взять { $subject-acc }
    .did = берёт { $subject-acc }
move-retire = Положить под колоду { $subject-acc }
    .did = кладёт под колоду { $subject-acc }
move-draw = Выбрать советником { $subject-acc }
    .did = выбирает советником { $subject-acc }
move-lay = Цель: технологии { $subject }, войска { $amount }
    .did = кладёт цель (технологии { $subject }, войска { $amount })
    .hint = Цель достанется тому, кто придёт первым.

## Вопросы

ask-choose-cards = { $may-done ->
        [yes] { $may-choose ->
            [yes] Выберите ещё карты или закрепите выбор.
           *[no] Закрепите выбор или верните карту.
        }
       *[no] Выберите карту на этот раунд.
    }
ask-act = { $may-activate ->
        [yes] Разыграйте свои карты; можно активировать чудеса.
       *[no] Разыграйте свои карты.
    }
ask-build-wonder = { $source }: выберите чудо из ряда.
ask-refresh-wonder = { $source }: выберите чудо, которое повернёте обратно.
ask-recover-card = { $source }: выберите карту, которую заберёте.
ask-place-cube = { $source }: выберите территорию для кубика.
ask-exploit-cubes = { $source }: заберите кубики с карты или остальное из использованных.
ask-trade-partner = { $source }: выберите, с кем торговать.
ask-war-target = { $source }: выберите, на кого и где напасть.
ask-draw-adviser = Выберите советника себе на руку.
ask-retire-adviser = Выберите советника, которого положите лицом вверх под колоду.
ask-choose-civilization = Выберите свою цивилизацию.
ask-lay-goal = { $source }: выберите клетку матрицы для этой цели.
ask-leader-draft = Выберите лидера на наступающую эру.
ask-secret-draft = Выберите лидера; у вас будет по одному на каждую эру.
ask-start-placement = Выберите пустую территорию для первого кубика.

## Разделы правил в действии

frame-set-up = Подготовка
frame-civilizations = Цивилизации
frame-choose-civilization = Выбор цивилизации
frame-first-advisers = Первые советники
frame-retire-adviser = Отложенный советник
frame-draw-adviser = Новый советник
frame-lay-goal = Размещение целей
frame-leader-draft = Новые лидеры
frame-secret-draft = Выбор лидеров
frame-first-cubes = Первые кубики
frame-start-placement = Первый кубик
frame-turn = Ход
frame-action-rounds = Раунды действий
frame-choose-cards = Выбор карт
frame-resolution = Розыгрыш карт
frame-act = Свои карты
frame-deed = Действие
frame-effects = Эффекты карты
frame-build-wonder = Постройка чуда
frame-refresh-wonder = Восстановление чудес
frame-recover-card = Карта на выбор
frame-place-cube = Кубик на карту
frame-exploit-cubes = Возврат кубиков
frame-trade-partner = Торговый партнёр
frame-war-target = Противник в войне
frame-civbots-act = Цивботы
frame-end-of-turn = Конец хода
