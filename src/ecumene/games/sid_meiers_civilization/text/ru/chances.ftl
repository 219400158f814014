# Что можно вычислить о ходе заранее.

chances-first = Козырь: бьёт первым.
chances-last = Козырь у врага: бьёт вторым, если уцелеет.
chances-front = Сила { $n }{ $what ->
        [none] {""}
        [infantry] , козырь против пехоты
        [mounted] , козырь против кавалерии
       *[artillery] , козырь против артиллерии
    }.
chances-deals = Наносит ран: { $wounds }, до гибели врага — { $left }{ $dies ->
        [0] ; враг уцелеет
       *[other] ; враг погибнет
    }.
chances-bears = Получает ран: { $wounds }, до гибели — { $left }{ $dies ->
        [0] ; уцелеет
       *[other] ; погибнет
    }.
chances-attack = Битва, враг – { $seat }. Карточек: у вас до { $mine }, у врага до { $theirs }. Боевой бонус: у вас { $bonus }, у врага { $against }. { $begins ->
        [0] Первым ходит враг.
       *[other] Против стен первыми ходите вы.
    }
chances-village = Битва. Карточек: у вас до { $mine }, у варваров { $theirs } ранга 1. Боевой бонус: у вас { $bonus }, у варваров 0. Первыми ходят варвары.
chances-you = Ваш бонус: { $n } — { $what ->
        [capital] столица
        [city] город
        [city-walls] стены
        [barracks] казармы
        [academy] академии
       *[general] генералы
    }.
chances-they = Бонус врага: { $n } — { $what ->
        [capital] столица
        [city] город
        [city-walls] стены
        [barracks] казармы
        [academy] академии
       *[general] генералы
    }.
chances-city = { $at }: { $what ->
        [production] производство
        [trade] торговля
       *[culture] культура
    } { $now } → { $then }.
chances-founded = У города будет: производство { $production }, торговля { $trade }, культура { $culture }.
chances-dial = Торговля на диске: { $have } → { $left }.
chances-ground = { $ground ->
        [mountain] Горы
        [forest] Лес
        [grassland] Равнина
        [desert] Пустыня
       *[water] Вода
    }{ $mark ->
        [none] {""}
        [building] , постройка
        [wonder] , чудо света
       *[person] , великий человек
    }{ $production ->
        [0] {""}
       *[other] , производство { $production }
    }{ $trade ->
        [0] {""}
       *[other] , торговля { $trade }
    }{ $culture ->
        [0] {""}
       *[other] , культура { $culture }
    }{ $coins ->
        [0] {""}
       *[other] , монеты: { $coins }
    }{ $resource ->
        [none] {""}
        [incense] , благовония
        [silk] , шёлк
        [iron] , железо
       *[wheat] , зерно
    }.
chances-hut = Хижина: её маркер станет вашим.
chances-scouts = Скауты соперника без армии: они погибнут, а вы возьмёте добычу.
chances-own = Квадрат и так считается вашему городу.
chances-blockade = Окраина соперника: пока вы там стоите, квадрат ему ничего не даёт.
chances-kept = Торговля остаётся на диске: { $have }.
