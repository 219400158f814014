# Что делает игрок, о чём его спрашивают и в каком месте правил это происходит.

## Ходы

move-civilization = Играть: { $subject }
    .did = играет: { $subject }
    .hint = На листе сказано, с чем вы начинаете и что умеете.
move-capital = Заложить столицу в { $subject }
    .did = закладывает столицу в { $subject }
    .hint = Восемь квадратов вокруг приносят торговлю и производство.
move-place = { $subject }
    .did = { $told ->
        [none] выбирает { $subject }
       *[other] выбирает { $subject } ({ $told })
    }
    .hint = Выбран этот квадрат.
move-found = Основать город в { $subject } ({ $amount })
    .did = основывает город в { $subject }
    .hint = Фишка становится городом, который приносит доход сразу.
move-government = Установить: { $subject }
    .did = устанавливает: { $subject }
    .hint = Правительство действует, пока лежит сверху.
move-send = Скаут { $subject } посылает добычу в { $amount }
    .did = посылает добычу скаута { $subject } в { $amount }
    .hint = Квадрат скаута считается окраиной этого города.
move-build = Построить: { $subject }
    .did = строит: { $subject }
    .hint = Затем выберите квадрат.
move-train = Создать отряд: { $subject }, { $amount }
    .did = создаёт отряд: { $subject }, { $amount }
    .hint = Случайная карточка этого рода войск пополнит регулярную армию.
move-devote = Посвятить { $subject } искусствам
    .did = посвящает { $subject } искусствам
    .hint = Один жетон культуры и ещё по одному за каждый знак культуры.
move-harvest = Собрать { $subject-acc } в { $amount }
    .did = собирает { $subject-acc } в { $amount }
    .hint = Вы берёте жетон с рынка.
move-advance = Продвинуться по треку культуры
    .did = продвигается по треку культуры
    .hint = Вы платите за следующее деление и получаете награду.
move-pick = Взять: { $subject }, { $amount }
    .did = берёт: { $subject }, { $amount }
    .hint = Фишки из одного квадрата могут идти вместе.
move-walk = { $told ->
        [none] Идти в { $subject }
       *[other] Напасть на { $told-acc } в { $subject }
    }
    .did = { $told ->
        [none] идёт в { $subject }
       *[other] нападает на { $told-acc } в { $subject }
    }
    .hint = Один квадрат движения.
move-reveal = Открыть участок у { $subject }
    .did = открывает участок у { $subject }
    .hint = Стоит одного квадрата движения, отменить нельзя.
move-stop = { $told ->
        [none] Остановиться здесь
       *[other] Остановиться здесь и напасть на { $told-acc }
    }
    .did = { $told ->
        [none] останавливается
       *[other] останавливается и нападает на { $told-acc }
    }
    .hint = Остаток пропадает.
move-research = { $subject ->
        [none] Ничего не исследовать
       *[other] Исследовать { $subject-acc }
    }
    .did = { $subject ->
            [none] ничего не исследует
           *[other] исследует { $subject-acc }
        }
    .hint = Торговля расходуется, по единице сохраняется за каждую монету.
move-front = Открыть фронт: { $subject }
    .did = открывает фронт: { $subject }
    .hint = Отряд вступает в битву без атаки.
    .part = none
move-strike = Атаковать: { $subject }, фронт { $amount }
    .did = атакует: { $subject }, фронт { $amount }
    .hint = Оба наносят урон разом, если никто не бьёт козырем.
    .part = none
move-use = Применить: { $subject }
    .did = применяет: { $subject }
    .hint = Каждое свойство применяется раз в раунд.
move-play = Сыграть: { $subject }
    .did = играет карточку: { $subject }
    .hint = Другие могут это отменить.
move-offer = Предложить обмен: { $subject-seat }
    .did = готовит предложение: { $subject-seat }
    .hint = Скажите, что даёте и чего хотите.
move-give = { $amount ->
        [0] Не отдавать: { $subject }
       *[other] Отдать { $amount } × { $subject }
    }
    .did = { $amount ->
        [0] больше не даёт в обмен: { $subject }
       *[other] даёт в обмен { $amount } × { $subject }
        }
    .hint = Перейдёт к другому, если предложение примут.
move-want = { $amount ->
        [0] Больше не просить: { $subject }
       *[other] Попросить { $amount } × { $subject }
    }
    .did = { $amount ->
        [0] больше не просит: { $subject }
       *[other] просит { $amount } × { $subject }
        }
    .hint = Вы получите это, если предложение примут.
move-propose = Сделать предложение
    .did = делает предложение
    .hint = Другой игрок согласится или откажется.
move-drop = Отказаться от предложения
    .did = отказывается от предложения
    .hint = Оно считается одним из трёх.
move-accept = Согласиться
    .did = соглашается
    .hint = Стороны обмениваются.
move-decline = Пропустить
    .did = пропускает
    .hint = Всё идёт своим чередом.
move-done = Готово
    .did = завершает фазу
    .hint = Ваша часть фазы окончена.
move-pay = Заплатить: { $subject }{ $amount ->
        [none] {""}
       *[other] { " " }({ $amount })
    }
    .did = платит: { $subject }
    .hint = Рыночные жетоны возвращаются на рынок, прочие уходят в коробку.
move-cancel = Отменить: { $subject }
    .did = отменяет: { $subject }
    .hint = Другие могут отменить и это.
move-discard = Сбросить: { $subject }
    .did = сбрасывает: { $subject }
    .hint = Карточка ляжет лицом вверх под свою стопку.
move-learn = Изучить { $subject-acc }
    .did = изучает { $subject-acc }
    .hint = Торговли не нужно, нужно место в пирамиде.
move-loot = Забрать: { $subject }
    .did = забирает: { $subject }
    .hint = Это ваша добыча.
move-target = { $subject-seat }
    .did = выбирает: { $subject-seat }
    .hint = Выбран этот игрок.
move-wound = Ранить отряд на фронте { $subject }
    .did = ранит отряд на фронте { $subject }
    .hint = Одна рана.
move-heal = Вылечить отряд на фронте { $subject }
    .did = лечит отряд на фронте { $subject }
    .hint = Одной раной меньше.
move-draw = Взять карточку: { $subject }
    .did = берёт карточку: { $subject }
    .hint = Она пойдёт вам в руку.
move-gain = Взять { $subject-acc }
    .did = берёт { $subject-acc }
    .hint = Вы берёте жетон с рынка.
move-reserve = Оставить в резерве
    .did = оставляет в резерве
    .hint = Разместить можно в любой следующей фазе старта.
move-sacrifice = Пожертвовать фишкой в { $subject }
    .did = жертвует фишкой в { $subject }
    .hint = Вы изучите технологию хозяина этого города.
move-choose = { $subject }
    .did = выбирает: { $subject }
    .hint = Выбрано это.
move-raze = Разрушить постройку
    .did = разрушает постройку
    .hint = Раз в раунд.
move-save = Спасти { $subject-acc }
    .did = спасает { $subject-acc }
    .hint = Отряд вернётся в регулярную армию.

## Разделы правил

frame-battle = Битва
frame-battle-ability = Боевое свойство
frame-build-at = Размещение
frame-cancel = Отмена
frame-capital = Столица
frame-choose-civilization = Выбор цивилизаций
frame-city-action = Действие города
frame-city-turn = Фаза города
frame-deal = Предложение
frame-destroying = Двигатель внутреннего сгорания
frame-draw-events = Культурные события
frame-effect = Событие или свойство
frame-exchange = Бесплатная технология
frame-free-building = Бесплатная постройка
frame-free-figure = Бесплатная фишка
frame-free-resource = Бесплатный ресурс
frame-gift-coin = Монета другому
frame-hand-over = Передача
frame-harvest-city = Город для сбора
frame-harvest-twice = Двойной сбор
frame-liberty = Статуя Свободы
frame-loot = Добыча
frame-move = Поход фишек
frame-move-turn = Фаза похода
frame-move-window = Прерванный поход
frame-pay = Оплата
frame-phase-turns = Фаза
frame-placing = Размещение
frame-pushed-out = Фишки покидают центр
frame-research = Исследования
frame-round = Раунд
frame-save-unit = Спасённый отряд
frame-set-up = Подготовка
frame-sheet = Цивилизация
frame-start-turn = Фаза старта
frame-substitute = Варвары
frame-too-many-cards = Лишние карточки культуры
frame-trade-turn = Фаза торговли
frame-window = Возможность отменить

## Вопросы

ask-battle = Сыграйте карточку: откройте фронт или атакуйте.
ask-build-at = Выберите квадрат: { $source }.
ask-capital = Выберите место столицы.
ask-city-turn = Выполните действия городов или завершите фазу города.
ask-deal = Составьте предложение, сделайте его или ответьте на него.
ask-destroying = Разрушить здешнюю постройку?
ask-draw-events = Выберите, из какой стопки взять карточку.
ask-effect = Выберите цель: { $source }.
ask-exchange = { $source ->
        [none] Выберите технологию для изучения.
       *[other] Выберите технологию для изучения: { $source }.
    }
ask-free-building = Выберите бесплатную постройку.
ask-free-figure = { $source ->
        [none] Выберите армию или скаута.
       *[other] Выберите армию или скаута: { $source }.
    }
ask-free-resource = Выберите ресурс на рынке.
ask-gift-coin = { $source ->
        [none] Выберите, кто получит монету.
       *[other] Выберите, кто получит монету: { $source }.
    }
ask-hand-over = Выберите, что отдать.
ask-harvest-city = Выберите город для сбора.
ask-harvest-twice = Выберите, что собрать.
ask-liberty = Выберите технологию для изучения.
ask-loot = Выберите добычу.
ask-move = Выберите следующий квадрат или остановитесь.
ask-move-turn = Возьмите фишку или завершите фазу похода.
ask-move-window = Прервать этот поход?
ask-pay = { $source ->
        [none] Выберите жетон для оплаты.
       *[other] Выберите жетон для оплаты: { $source }.
    }
ask-placing = Выберите место: { $source }.
ask-pushed-out = Выберите, куда уйдёт фишка.
ask-research = Тайно выберите технологию или откажитесь.
ask-save-unit = Выберите отряд, который уцелеет.
ask-sheet = Выберите цивилизацию.
ask-start-turn = Действуйте или завершите фазу старта.
ask-substitute = Выберите род войск недостающего варвара.
ask-too-many-cards = Сбросьте лишние карточки.
ask-trade-turn = Применяйте свойства, делайте предложения или завершите фазу торговли.
ask-window = Отменить это: { $source }?
