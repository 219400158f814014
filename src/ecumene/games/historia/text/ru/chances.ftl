## К чему привела бы карта при нынешнем положении и почему — ни к чему

chances-card = При нынешнем положении{ $technology_by ->
        [0] {""}
       *[other] { " · технология " }{ $technology }
    }{ $military_by ->
        [0] {""}
       *[other] { " · войска " }{ $military }
    }{ $cubes_by ->
        [0] {""}
       *[other] { " · кубики: доступно " }{ $ready }, использовано { $used }
    }{ $vp_by ->
        [0] {""}
       *[other] { " · " }ПО { $vp }
    }.
chances-advanced = Продвинутое{ $technology_by ->
        [0] {""}
       *[other] { " · технология " }{ $technology }
    }{ $military_by ->
        [0] {""}
       *[other] { " · войска " }{ $military }
    }{ $cubes_by ->
        [0] {""}
       *[other] { " · кубики: доступно " }{ $ready }, использовано { $used }
    }{ $vp_by ->
        [0] {""}
       *[other] { " · " }ПО { $vp }
    }.
chances-place = { $stands ->
        [own] Территория на { $vp } ПО. Ваш кубик там уже есть{ $others ->
            [0] .
           *[other] , есть и чужие: { $who }.
        }
        [scored] Приносит { $vp } ПО при каждом подсчёте территорий{ $others ->
            [0] .
           *[other] , хотя там есть и { $who }.
        }
       *[shared] Территория на { $vp } ПО, но там есть и { $who }: вам она ничего не даст.
    }
chances-trade = { $who }: технология { $theirs }, у вас { $yours }.
chances-war = { $who }: войска { $theirs } против ваших { $yours }. { $ends ->
        [won] Вы победите.
        [lost] Вы проиграете.
       *[tied] Ничего не произойдёт.
    }
warning-his-event-unpaid = Сейчас впустую: вам нечем выполнить требование события.
warning-his-event-before = Сейчас впустую: сначала действует событие, и после него это невыполнимо.
warning-his-act-technology = Сейчас впустую: нужен технологический уровень { $need }, а у вас { $have }.
warning-his-act-cubes = Сейчас впустую: нужно доступных кубиков — { $need }, у вас — { $have }.
warning-his-level-no-cell = Сейчас впустую: в матрице нет следующей клетки.
warning-his-art-row = Сейчас впустую: нет чуда, которое можно построить.
warning-his-exploit-cubes = Сейчас впустую: вам нечего возвращать.
warning-his-expansion-cube = Сейчас впустую: нет доступного кубика, чтобы поставить на карту.
warning-his-trade-partner = Сейчас впустую: ни у кого из соседей нет более высокого технологического уровня.
warning-his-raid-victim = Сейчас впустую: ни у кого из соседей нет более низкого военного уровня.
warning-his-war-territory = Сейчас впустую: никто не делит с вами территорию.
warning-his-tourism-wonders = Сейчас впустую: у вас слишком мало чудес.
warning-his-war-winner = Сейчас вы никого не победите в этой войне.
