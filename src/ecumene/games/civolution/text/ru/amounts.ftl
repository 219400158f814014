## Чего ход стоит и что приносит

net-points = очки { $signed }
net-favour = благосклонность { $signed }
net-supply = маркеры в запасе { $signed }
net-tribes = племена в запасе { $signed }
net-food = еда { $signed }
net-food-needed = нужно еды { $signed }
net-money = деньги { $signed }
net-ideas = идеи { $signed }
net-focus = маркеры фокуса { $signed }
net-planning = маркеры планирования { $signed }
net-features = маркеры характеристик { $signed }
net-materials = ресурсы { $signed }
net-raw-materials = ресурсы на континенте { $signed }
net-ready-dice = кубики { $signed }
net-people = племена { $signed }
net-strong = сильные племена { $signed }
net-territories = территории { $signed }
net-progress = прогресс { $signed }
net-upgrades = улучшения { $signed }
net-era-points = очки после эпохи { $signed }
net-final-points = очки в конце { $signed }
price-payment = { $amount ->
        [one] { $amount } кубик или маркер
        [few] { $amount } кубика или маркера
        [many] { $amount } кубиков или маркеров
       *[other] { $amount } кубика или маркера
    }
price-dice = { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
        [many] { $amount } кубиков
       *[other] { $amount } кубика
    }
price-focus = { $amount ->
        [one] { $amount } маркер фокуса
        [few] { $amount } маркера фокуса
        [many] { $amount } маркеров фокуса
       *[other] { $amount } маркера фокуса
    }
price-planning = { $amount ->
        [one] { $amount } маркер планирования
        [few] { $amount } маркера планирования
        [many] { $amount } маркеров планирования
       *[other] { $amount } маркера планирования
    }
price-ideas = { $amount ->
        [one] { $amount } идея
        [few] { $amount } идеи
        [many] { $amount } идей
       *[other] { $amount } идеи
    }
price-features = { $amount ->
        [one] { $amount } маркер характеристики
        [few] { $amount } маркера характеристик
        [many] { $amount } маркеров характеристик
       *[other] { $amount } маркера характеристик
    }
price-materials = { $amount ->
        [one] { $amount } ресурс
        [few] { $amount } ресурса
        [many] { $amount } ресурсов
       *[other] { $amount } ресурса
    }
price-points = { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }
price-favour = { $amount ->
        [one] { $amount } шаг назад по благосклонности
        [few] { $amount } шага назад по благосклонности
        [many] { $amount } шагов назад по благосклонности
       *[other] { $amount } шага назад по благосклонности
    }
price-food = еда: { $amount }
price-money = деньги: { $amount }
