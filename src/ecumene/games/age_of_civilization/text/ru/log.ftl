# Что произошло, в настоящем времени; что изменит ход; сколько он стоит.
# После двоеточия стоит карта или действие, от которых это произошло.

## Числа с существительными как дополнения: получает 2 монеты, теряет 1 рабочего

size-coins = { $size ->
        [one] { $size } монету
        [few] { $size } монеты
       *[many] { $size } монет
    }
size-workers = { $size ->
        [one] { $size } рабочего
        [few] { $size } рабочих
       *[many] { $size } рабочих
    }
size-stones = { $size ->
        [one] { $size } камень
        [few] { $size } камня
       *[many] { $size } камней
    }

## Раунды, ходы и фазы

log-round = Раунд { $amount } из 6.
log-turn = Ходит { $seat }.
log-raise = { $seat } возвышает { $subject-acc } и берёт { size-workers }.
log-annex = { $seat } захватывает { $subject-acc }.
log-skip = { $seat } пропускает фазу цивилизаций.
log-pass = { $seat } пасует.
log-action = { $amount ->
        [0] { $seat } выполняет действие «{ $subject }» без рабочего: { $source }.
       *[other] { $seat } отправляет { size-workers } на действие «{ $subject }».
    }
log-red-slot = { $size ->
        [one] С действия «{ $subject }» в конце хода будет потерян { $size } рабочий.
        [few] С действия «{ $subject }» в конце хода будут потеряны { $size } рабочих.
       *[many] С действия «{ $subject }» в конце хода будут потеряны { $size } рабочих.
    }
log-buy = { $seat } покупает карту «{ $subject }» за { size-coins }.
log-pick = { $seat } оставляет себе { $subject-acc }.
log-pick-hidden = { $seat } оставляет себе карту.
log-opens = Открывается новая карта: { $subject }.
log-game-end = Шестой раунд окончен: итоговый подсчёт.

## Получено и потеряно

log-coins = { $sign ->
        [plus] { $seat } получает { size-coins }
        [minus] { $seat } теряет { size-coins }
       *[zero] { $seat } не получает монет
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-vp = { $sign ->
        [plus] { $seat } получает { $size } ПО
        [minus] { $seat } теряет { $size } ПО
       *[zero] { $seat } не получает ПО
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-workers = { $sign ->
        [plus] { $seat } получает { size-workers }
        [minus] { $seat } теряет { size-workers }
       *[zero] { $seat } не получает рабочих
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-pay = { $seat } платит { size-coins }: { $subject }.
log-endow = { $seat } кладёт { size-coins } на карту «{ $subject }»: { $source }.
log-learn = { $seat } изучает { $subject-acc }: { $source }.
log-wonder = { $seat } получает { $subject-acc }: { $source }.
log-order = { $seat } выполняет заказ: { $subject }.
log-stones = { $seat } получает { size-stones }: { $source }.
log-forts = { $seat } получает +{ $size } к военной мощи до конца игры: { $source }.
log-conquest-failed = { $seat } терпит неудачу в Завоевании: нужна военная мощь { $amount }.
log-rival = { $sign ->
        [plus] Виртуальный соперник становится сильнее на { $size }
        [minus] Виртуальный соперник становится слабее на { $size }
       *[zero] Слабее виртуальный соперник уже не станет
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }

## Конец раунда

log-slides = Карта постоянных действий сдвигается, открывается «{ $subject }».
log-event = Событие: { $subject }.
log-war = Начинается война: { $subject }.
log-plague = Вспыхивает чума.
log-horde-withstood = { $seat } отбивает натиск Орды!
log-horde-overruns = Орда прорывает оборону.

## Что изменит ход и сколько он стоит

net-coins = { $size ->
        [one] { $signed } монета
        [few] { $signed } монеты
       *[many] { $signed } монет
    }
net-pay = { net-coins }
net-buy = { net-coins }
net-endow = { net-coins }
net-vp = { $signed } ПО
net-workers = { $size ->
        [one] { $signed } рабочий
        [few] { $signed } рабочих
       *[many] { $signed } рабочих
    }
net-raise = рабочих: { $size }
net-action = занято рабочих: { $size }
net-red-slot = { $size ->
        [one] { $signed } рабочий в конце хода
        [few] { $signed } рабочих в конце хода
       *[many] { $signed } рабочих в конце хода
    }
net-conquest-failed = неудача: нужна военная мощь { $size }
net-stones = { $size ->
        [one] { $signed } камень
        [few] { $signed } камня
       *[many] { $signed } камней
    }
net-forts = { $signed } к военной мощи
net-rival = военная мощь { $signed }
net-order = { $size ->
        [one] { $signed } заказ
        [few] { $signed } заказа
       *[many] { $signed } заказов
    }
price-coins = { $amount ->
        [0] бесплатно
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
