## Что может принести случай, и предупреждения перед концом фазы

chances-hunt = { $ideas ->
        [0] В среднем еды: { $food }.
        [one] С { $ideas } идеей в среднем еды: { $food }.
       *[other] С { $ideas } идеями в среднем еды: { $food }.
    }
chances-find = { $ideas ->
        [0] Вероятность: ряд 1 — { $first } %, ряд 2 — { $second } %, ряд 3 — { $third } %.
        [one] С { $ideas } идеей: ряд 1 — { $first } %, ряд 2 — { $second } %, ряд 3 — { $third } %.
       *[other] С { $ideas } идеями: ряд 1 — { $first } %, ряд 2 — { $second } %, ряд 3 — { $third } %.
    }
chances-check = { $ideas ->
        [0] Вероятность пройти проверку на благосклонность — { $chance } %.
        [one] С { $ideas } идеей вероятность — { $chance } %.
       *[other] С { $ideas } идеями вероятность — { $chance } %.
    }
chances-goal = С целью «{ $thing }»: { $thing-text }
chances-column = Ступень { $level }, под ней { $thing }: в конце { column-points }.
chances-new-column = Ступень { $level }, низ столбца: в конце { column-points }.
column-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
chances-material = Здесь: { $thing }.
chances-camp-free = Лагерь свободен.
chances-camp-taken = Вытесняет племя, чей хозяин { $seat }{ $stands ->
        [yes] .
       *[no] , а ваше там слабое.
    }
chances-camp-own = Вытесняет ваше же племя{ $stands ->
        [yes] .
       *[no] , а новое там слабое.
    }
chances-develops = Вы откроете ресурс этой территории и получите там 1 такой ресурс.
chances-no-effect = Сейчас это ничего не даст.
chances-turned = Тогда проверка пройдена.
chances-stays-failed = Проверка останется непройденной.
chances-feed-free = Еда не нужна: племя в любом случае считается накормленным.
chances-feed = Нужно еды: { $n }. { $weak ->
        [yes] Племя слабое: без еды погибнет.
       *[no] Племя сильное: без еды ослабеет.
    }
chances-hunger = Без еды останутся: ослабеют сильные — { $strong }, погибнут слабые — { $weak }.
warning-hunger = Вашим племенам понадобится еды: { $need }, у вас будет { $have } — не хватает { $n }; племена ослабеют или погибнут.
warning-weather-food = Погода этой эпохи будет стоить вам маркера еды или племени.
warning-weather-tribe = Погода этой эпохи будет стоить вам племени.
warning-markers = { $n ->
        [one] { $n } маркер планирования или фокуса останется в этой эпохе без дела.
        [few] { $n } маркера планирования и фокуса останутся в этой эпохе без дела.
        [many] { $n } маркеров планирования и фокуса останутся в этой эпохе без дела.
       *[other] { $n } маркера планирования и фокуса останутся в этой эпохе без дела.
    }
warning-attributes = { $n ->
        [one] Сейчас можно взять { $n } жетон свойств.
        [few] Сейчас можно взять { $n } жетона свойств.
        [many] Сейчас можно взять { $n } жетонов свойств.
       *[other] Сейчас можно взять { $n } жетона свойств.
    }

## What is missing, what is near

prospect-food = На кормление нужно еды: { $need }; пока что у вас будет { $have }{ $n ->
        [0] .
       *[other] , не хватает { $n }.
    }
prospect-diamonds = Активных алмазов: { $n }.
prospect-diamonds-near = Ещё алмазы с одним маркером больше: { $things }.
prospect-monolith = Монолит: у вас { $mine }. { $wins ->
        [1] Пока что он достаётся вам.
       *[other] Пока что он достаётся игроку { $seat }: { $best }.
    }
prospect-monolith-vici = Монолит: у вас { $mine }, у В.И.К.И. { $best }. { $wins ->
        [1] Пока что он достаётся вам.
       *[other] Пока что он достаётся В.И.К.И.
    }
prospect-payable = Ступень { $level }: можно оплатить, очков: { $points }.
prospect-lacks = Ступень { $level }: очков: { $points }; не хватает: { $things }.
