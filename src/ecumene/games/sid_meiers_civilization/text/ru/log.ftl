# Что произошло, в настоящем времени; сколько стоит ход.

log-phase-start = Раунд { $amount }: фаза старта.
log-phase-trade = Раунд { $amount }: фаза торговли.
log-phase-city = Раунд { $amount }: фаза города.
log-phase-movement = Раунд { $amount }: фаза похода.
log-phase-research = Раунд { $amount }: фаза исследований.

log-civilization = { $seat } играет: { $subject }.
log-capital = { $seat } закладывает столицу в { $to }.
log-founded = { $seat } основывает город в { $to }.
log-government = { $seat }: новая форма правления — { $subject }.
log-sends = { $seat } посылает добычу из { $from } в { $to }.
log-placed = { $seat } размещает в { $to }: { $subject }.
log-removed = { $subject } в { $to } — с карты долой.
log-razed = Город игрока { $seat } разрушен: { $to }.
log-walls-fell = Стены { $to } рушатся.
log-obsolete = Отныне устарело: { $subject }.
log-wonder-opened = На рынок выходит чудо: { $subject }.

log-trade = { $seat } получает торговли: { $amount }.
log-trade-lost = { $seat } теряет торговлю сверх 27: { $amount }.
log-culture = { $seat } получает культуры: { $amount }.
log-arts = { $seat } посвящает { $to } искусству и получает культуры: { $amount }.
log-coin = { $seat } получает монету: { $subject }.
log-resource = { $seat } берёт с рынка: { $subject }.
log-spent = { $seat } расходует: { $subject }.
log-paid-production = { $to } платит производством: { $amount }, { $subject }.
log-paid-trade = { $seat } платит торговлей: { $amount }{ $subject ->
        [none] {""}
       *[other] , { $subject }
    }.
log-paid-culture = { $seat } платит культурой: { $amount }{ $subject ->
        [none] {""}
       *[other] , { $subject }
    }.
log-advanced = { $seat } переходит на деление { $amount } трека культуры.
log-great-person = { $seat } получает великого человека: { $subject }.
log-event-drawn = { $seat } берёт карточку культуры: { $subject }.
log-event-drawn-hidden = { $seat } берёт карточку культуры.
log-discarded = { $seat } сбрасывает: { $subject }.
log-learned = { $seat } изучает { $subject-acc }.
log-recruited = { $seat } получает отряд: { $subject }.
log-recruit = Отряд игрока { $seat }: { $subject }.
log-recruit-hidden = { $seat } смотрит на новый отряд.

log-moved = { $seat } идёт: { $subject } × { $amount }, { $from } – { $to }.
log-revealed = { $seat } открывает участок: { $subject }.
log-hut = { $seat } вторгается в хижину в { $to }.
log-village = { $seat } нападает на деревню в { $to }.
log-token = { $seat } берёт маркер: { $subject }.
log-token-hidden = { $seat } берёт маркер.
log-sacrificed = { $seat } жертвует фишкой в { $to }: { $subject }.
log-figure-died = { $seat } теряет фишку в { $to }: { $subject }.
log-figures-died = { $seat } теряет все фишки в { $to }{ $source ->
        [none] {""}
       *[other] { " " }(причина: { $source })
    }.

log-attacked = { $seat } нападает в { $to }; защищается { $amount-seat }.
log-front = { $seat } открывает фронт { $amount }: { $subject }.
log-strike = { $seat } атакует на фронте { $amount }: { $subject }.
log-wounded = Отряд игрока { $seat } получает раны: { $subject }, ран: { $amount }{ $source ->
        [none] {""}
       *[other] { " " }(причина: { $source })
    }.
log-healed = Отряд игрока { $seat } исцелён: { $subject }, ран меньше на { $amount }{ $source ->
        [none] {""}
       *[other] { " " }(причина: { $source })
    }.
log-unit-died = Погибает отряд игрока { $seat }: { $subject }{ $source ->
        [none] {""}
       *[other] { " " }(причина: { $source })
    }.
log-sums = Сила игрока { $seat }: { $amount }.
log-battle-won = { $seat } побеждает в битве за { $to }.
log-barbarian-front = { $seat } открывает за варваров фронт { $amount }: { $subject }.
log-barbarian-strike = { $seat } атакует за варваров на фронте { $amount }: { $subject }.
log-barbarian-wounded = Отряд варваров получает раны: { $subject }, ран: { $amount }{ $source ->
        [none] {""}
       *[other] { " " }(причина: { $source })
    }.
log-barbarian-died = Погибает отряд варваров: { $subject }{ $source ->
        [none] {""}
       *[other] { " " }(причина: { $source })
    }.
log-barbarian-sums = Сила варваров: { $amount }.
log-barbarians-won = Варвары отбивают вторжение в { $to }.
log-army-lost = { $seat } теряет армию в { $to }: за каждые { $amount } погибших в бою отряда.
log-looted = Добыча игрока { $seat }: { $subject }.
log-took-card = { $seat } забирает карточку культуры: { $subject }.
log-took-card-hidden = { $seat } забирает карточку культуры.
log-saved = { $seat } спасает отряд: { $subject }.
log-capital-taken = { $seat } захватывает столицу: { $to }.

log-effect = { $seat } применяет: { $subject }.
log-locked = До конца раунда фишки не покидают { $to }.
log-cancels = { $source ->
        [none] { $seat } отменяет действие с помощью: { $subject }.
       *[other] { $seat } отменяет: { $source }, с помощью: { $subject }.
    }
log-cancelled = { $subject ->
        [none] Действие игрока { $seat } в { $to } отменено.
       *[other] { $subject } игрока { $seat } — отменено.
    }
log-gave = { $seat } отдаёт { $amount } × { $subject }.
log-gave-hidden = { $seat } отдаёт что-то втёмную.
log-offer-sent = { $seat } делает предложение. Кому: { $amount-seat }.
log-offer-gives = { $seat } предлагает { $amount } × { $subject }.
log-offer-gives-hidden = { $seat } предлагает втёмную: { $amount }.
log-offer-wants = { $seat } просит { $amount } × { $subject }.
log-offer-accepted = { $seat } принимает предложение.
log-offer-declined = { $seat } отклоняет предложение.
log-offer-cancelled = { $seat } отказывается от предложения.

log-won-culture = { $seat } побеждает: культурное доминирование.
log-won-technology = { $seat } побеждает: технологический прорыв.
log-won-economy = { $seat } побеждает: экономическое чудо.
log-won-conquest = { $seat } побеждает: военная победа.
log-long-stop = За пятьдесят раундов никто не победил: игра окончена.

price-production = { $amount ->
        [one] { $amount } производство
        [few] { $amount } производства
       *[many] { $amount } производства
    }
price-trade = { $amount ->
        [one] { $amount } торговля
        [few] { $amount } торговли
       *[many] { $amount } торговли
    }
price-culture = { $amount ->
        [one] { $amount } культура
        [few] { $amount } культуры
       *[many] { $amount } культуры
    }

net-trade = { $signed } торговли
net-culture = { $signed } культуры
