# Что произошло, в настоящем времени; что изменит ход; чего он стоит.

actor = { $automaton ->
        [none] { $seat }
       *[other] { $automaton }
    }
size-cubes = { $size ->
        [one] { $size } кубик
        [few] { $size } кубика
       *[many] { $size } кубиков
    }
by = { $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
# The other side of a line about two: a seat or a civbot, with its civilization.
rival = { $amount-automaton ->
        [none] { $amount-seat } ({ $subject })
       *[other] { $amount-automaton } ({ $subject })
    }

## Ходы

log-turn = Ход { $amount } из 12.
log-order = { $seat }: место в очереди хода { $amount }.
log-plays = { $amount ->
        [0] { $seat } играет: { $subject }.
        [1] { $seat } играет продвинутое действие: { $subject }.
       *[other] { $seat } играет: { $subject }.
    }
log-in-vain = { $subject }: впустую.
log-revolution = { $seat } устраивает революцию: этот раунд последний в ходу.
log-game-end = Двенадцатый ход окончен.

## Очки, уровни, кубики

log-vp = { $sign ->
        [minus] { actor } теряет { $size } ПО
       *[plus] { actor } получает { $size } ПО
    }{ by }
log-unmet-leaders = { $automaton } получает { $size } ПО: это доля за невыполненные условия лидеров.
log-technology = { $sign ->
        [minus] { actor } откатывается к технологии «{ $subject }»
       *[plus] { actor } открывает технологию «{ $subject }»
    }{ by }
log-military = { $sign ->
        [minus] { actor } теряет уровень, теперь это «{ $subject }»
       *[plus] { actor } достигает уровня «{ $subject }»
    }{ by }
log-blocked = { $seat }: в матрице нет следующей клетки{ by }
log-new-action = { $seat }: новое действие «{ $subject }».
log-more-cards = { $seat } со следующего раунда может играть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }{ by }
log-recover = { $seat } возвращает { size-cubes }{ by }
log-use = { $seat } тратит { size-cubes }{ by }
log-destroy-cubes = { $seat } навсегда теряет { size-cubes }{ by }
log-add-cube = { $seat } добавляет к использованным { size-cubes }.
log-cube = { actor } ({ $subject }) кладёт кубик на карту: { $to }.
log-withdraw = { $seat } ({ $subject }) забирает кубик с карты: { $to }.
log-cube-lost = { actor } ({ $subject }) теряет кубик: { $to }.
log-last-cube = { actor } ({ $subject }) сохраняет последний кубик на карте: { $to }.
log-destroyed = { $seat }: на карте не осталось кубиков, цивилизация пала.

## Действия

log-raid = { $seat } ({ $source }) совершает набег на { rival }.
log-trade = { $seat } ({ $source }) торгует, партнёр — { rival }.
log-war = { actor } ({ $source }) нападает на { rival }: { $to }.
log-war-tied = { actor } ({ $source }) и { rival } равны по силе: ничего не происходит.
log-card-back = { $seat } забирает { $subject-acc }{ by }

## Чудеса

log-wonder = { $seat } строит { $subject-acc }{ by }
log-activate = { $seat } активирует { $subject-acc }.
log-destroy-wonder = { $seat } уничтожает { $subject-acc }{ by }
log-refresh = { $seat } поворачивает обратно { $subject-acc }{ by }
log-refresh-all = { $seat } поворачивает обратно все использованные чудеса.
log-row-gains = Новое в ряду: { $subject }.
log-row-loses = Убрано из ряда: { $subject }{ by }

## Лидеры, советники, цивилизации

log-leader = { $seat }: лидер { $subject }.
log-secret-leader = { $seat } выбирает: { $subject }.
log-secret-leader-hidden = { $seat } выбирает лидера.
log-adviser = { $seat }: новый советник { $subject }.
log-adviser-hidden = { $seat } получает нового советника.
log-retire = { $seat } кладёт под колоду: { $subject }.
log-civilization = { $seat } возглавляет цивилизацию: { $subject }.
log-civbot-card = { $automaton } открывает { $subject-acc }.

## Варианты

log-event = Событие хода: { $subject }.
log-event-hits = Событие «{ $subject }» действует: { actor }.
log-event-unpaid = { $seat } не может выполнить требование события «{ $subject }».
log-goal = { actor } достигает цели: { $subject }.
log-goal-turned = { $seat } открывает цель: { $subject }.
log-goal-laid = { $seat } кладёт цель на матрицу: { $subject }.
log-command = { $seat } отдаёт команду: { $subject }.
log-command-ends = { $seat }: возможность «{ $subject }» кончается.
log-lent = { $sign ->
        [minus] { $seat } возвращает в запас { size-cubes }{ by }
       *[plus] { $seat } берёт из запаса { size-cubes }{ by }
    }

## Что изменит ход и чего он стоит

net-vp = { $signed } ПО
net-unmet-leaders = { $signed } ПО
net-recover = кубики { $signed }
net-use = кубики { $signed }
net-lent = кубики { $signed }
net-technology = технологии { $signed }
net-military = войска { $signed }
price-ready = { $amount ->
        [0] бесплатно
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    }
price-vp = { $amount } ПО
price-wonders = { $amount ->
        [one] { $amount } чудо
        [few] { $amount } чуда
       *[many] { $amount } чудес
    }
price-supply = { price-ready }
price-used = { price-ready }
