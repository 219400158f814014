## Civolution

civo-era = Эпоха { $era } из { $eras }
civo-resets = перезапуски: { $n } из { $cells }
civo-monolith = монолит: { $name }
civo-era-scoring = Подсчёт по эпохам
civo-final-scoring = Дороже в итоговом подсчёте
civo-continent = Континент (территория: ресурс; маяки; лагеря; локации и что там построено; соседи)
civo-closed-token = ресурс закрыт
civo-free = свободен
civo-strong = сильное
civo-weak = слабое
civo-wild = в дикой местности: { $name } (сильных { $strong }, слабых { $weak })
civo-aboard = лодка: { $name } (на борту сильных { $strong }, слабых { $weak })
civo-raw = ресурсы, { $name }: { $n }
civo-cargo = на борту ресурсы, { $name }: { $n }
civo-beacons = маяков { $n }
civo-hunted = жетон охоты
civo-locations = рядом
civo-closed = закрыто
civo-beside = соседи
civo-stacks = Стопки исследований
civo-stack = { $top } (открытых { $open }, закрытых { $closed })
civo-dice-left = Кубики на панели: активации { $activation }, судьбы { $fate }
civo-tracks = Прогресс
civo-favour = Благосклонность
civo-points = Очки
civo-you = вы
civo-dice = Кубики: { $dice }; потрачено { $spent }; кубиков судьбы { $fate }
civo-planning = Планирование
civo-reset-markers = Колонки перезапуска с маркером: { $n }
civo-markers = Маркеры
civo-modules = Модули
civo-ideas = идеи { $n }
civo-storage = Хранилище (активных алмазов: { $n })
civo-goal-cell = Ячейка цели { $n }
civo-cards-in-hand = Карт на руке: { $n }
civo-level = Ступень { $level }, очков { $points }
civo-inactive = жетон не активен
civo-free-slots = свободно { $n } из { $of }
civo-count-points = очки { $n }
civo-count-tribes = племена: сильных { $strong }, слабых { $weak }
civo-count-favour = { $passes ->
        [6] благосклонность { $n }: проверки проходят всегда
       *[other] благосклонность { $n }: проверка проходит при { $passes } и меньше
    }
civo-places = Континент и витрины
civo-installed = установлено
civo-asked-fate = кубик судьбы
civo-asked-level = ступень
civo-asked-option = вариант
civo-asked-cost = ячейка цены
civo-vici-open = Открытых карт: { $n }; действуют { $half ->
        [red] красные
       *[blue] синие
    } половины
civo-vici-pieces = Кубиков { $dice }, кубиков судьбы { $fate }, статуй { $statues }
civo-vici-provision = Снабжение
civo-vici-icons = Значки: синих { $blue } из { $blues }, красных { $red } из { $reds } до перезапуска
civo-vici-deck = В колоде { $deck }, в сбросе { $discard }
civo-vici-grid = { $name }: { $n } из { $of } делений (жетон убирают на { $takes })
civo-lines = Черты после делений { $spaces }
places-civolution = m, b, o             континент, ваша консоль, соперники
signs-civolution =
    ♙ сильное племя, ♟ слабое племя     ◆ активные алмазы     ☼ идеи
    ✦ деление благосклонности     ⚄ кубики судьбы     ▢ потраченные кубики
    ⌂ ферма     ·2 свободные лагеря

# Where figures come from.
origin-images = изображения полей и тайлов
origin-formal-rules = опубликованный свод правил
origin-beacons-designed = маяки придуманы нами
origin-solo-helper = открытый помощник для игры в одиночку
origin-dice-from-formal-rules = кубики по опубликованному своду правил
origin-fire-points-designed = очки за костёр придуманы нами
origin-row-and-value-from-formal-rules = ряд и ценность по опубликованному своду правил
origin-number-of-slots-formal-rules = число мест по опубликованному своду правил
origin-order-of-the-columns-designed = порядок столбцов придуман нами
origin-space-of-the-effect-formal-rules = деление эффекта по опубликованному своду правил
origin-fire-points-rulebook = очки за костёр из книги правил
origin-die-from-formal-rules-points-and-colour-from-images = кубик по опубликованному своду правил, очки и цвет по изображениям
origin-diamonds-designed = алмазы придуманы нами
origin-points-from-images = очки по изображениям
origin-event-designed = событие придумано нами
origin-bonus-rulebook = бонус из книги правил
origin-order-and-dice-from-formal-rules = порядок и кубики по опубликованному своду правил
origin-rulebook-en = английская книга правил
origin-reward-designed = награда придумана нами
origin-dice-the-only-pair-left-formal-rules-repeats-3-6 = кубики: единственная пара, которой нет у других модулей
origin-maximum-formal-rules = максимум по опубликованному своду правил
origin-maximum-designed = максимум придуман нами
origin-rulebook-example = пример из книги правил
origin-images-materials-and-rulebook-en = материалы по изображениям, остальное из английской книги правил
origin-preview-report-wings-move-tribes-anywhere-for-a-cost = замысел из опубликованного обзора: крылья за плату переносят племена куда угодно
origin-figures-designed = числа придуманы нами
origin-card-photo = открытая фотография карты
origin-first-two-cells-as-in-the-worked-example-of-a-building-card-stone-or-3-settlements-jade-or-2-settlements = первые две ячейки цены из примера в книге правил
origin-rest-designed = остальное придумано нами
origin-rulebook-cells-4-8-12-at-most-3-as-farms = ячейки 4, 8 и 12 проверки соло-игры из книги правил
origin-rulebook-rows-b-c = ряды B и C проверки соло-игры из книги правил
origin-rulebook-name-and-subject-number-of-dice = название и предмет из книги правил
origin-rulebook-rows-c-d = ряды C и D проверки соло-игры из книги правил
origin-rulebook-name-subject-money-and-rows-b-d = название, предмет и ряды B и D проверки соло-игры из книги правил
origin-rulebook-rows-b-c-d = ряды B, C и D проверки соло-игры из книги правил
origin-rulebook-name-subject-boats-and-cells-4-10 = название, предмет и ячейки 4 и 10 проверки соло-игры из книги правил
origin-removal-and-reward-designed = изъятие и награда придуманы нами
