# Что игрок делает, о чём его спрашивают и в каком месте правил это происходит.

## Ходы: десять действий

move-wonder = { $subject ->
        [none] Построить чудо (карт не осталось)
       *[other] Построить { $subject-acc }
    }
    .did = { $subject ->
            [none] строит чудо
           *[other] строит чудо: { $subject }
        }
    .hint = { wonder.text }
move-research = Исследовать { $subject-acc }
    .did = исследует { $subject-acc }
    .hint = { research.text }
move-exploit = Заняться разработкой
    .did = разрабатывает недра
    .hint = { exploit.text }
move-culture = Развить культуру
    .did = развивает культуру
    .hint = { culture.text }
move-build = Заняться строительством
    .did = строит
    .hint = { build.text }
move-conquest = Отправиться на завоевание
    .did = идёт завоёвывать
    .hint = { conquest.text }
move-hunt = Отправиться на охоту
    .did = охотится
    .hint = { hunt.text }
move-fish = Отправиться на рыбалку
    .did = рыбачит
    .hint = { fish.text }
move-trade = Торговать
    .did = торгует
    .hint = { trade.text }
move-farm = Заняться земледелием
    .did = занимается земледелием
    .hint = { farm.text }
move-plague = Чума (действия нет)
    .hint = { plague.text }

## Ходы: особые действия

move-quarry = Работать в каменоломне
    .did = добывает камень
    .hint = { quarry.text }
move-monument-works = { $subject ->
        [none] Возвести монумент (карт не осталось)
       *[other] Возвести монумент: { $subject }
    }
    .did = { $subject ->
            [none] возводит памятник
           *[other] возводит памятник: { $subject }
        }
    .hint = { monument-works.text }
move-caravan = Отправить караван: { $subject }
    .did = посылает караван: { $subject }
    .hint = { caravan.text }
move-oasis-market = Пойти на базар в оазисе
    .did = идёт на рынок оазиса
    .hint = { oasis-market.text }
move-ritual = Провести ритуал
    .did = проводит ритуал
    .hint = { ritual.text }
move-fortify = Возвести укрепление
    .did = укрепляется
    .hint = { fortify.text }
move-tribute = Заплатить дань
    .did = платит дань
    .hint = { tribute.text }
move-patronage = Заняться меценатством
    .did = покровительствует
    .hint = { patronage.text }
move-wonder-with-stone = { $subject ->
        [none] Построить чудо, потратив камень (карт не осталось)
       *[other] Построить { $subject-acc }, потратив камень
    }
    .did = { $subject ->
            [none] строит чудо с камнем
           *[other] строит чудо с камнем: { $subject }
        }
    .hint = { term-stone.text }
move-monument-works-with-stone = { $subject ->
        [none] Возвести монумент, потратив камень (карт не осталось)
       *[other] Возвести монумент, потратив камень: { $subject }
    }
    .did = { $subject ->
            [none] возводит памятник с камнем
           *[other] возводит памятник с камнем: { $subject }
        }
    .hint = { term-stone.text }

## Ходы: всё остальное

move-raise = Возвысить { $subject-acc }
    .did = возвышает { $subject-acc }
    .part = main legacy
    .hint = Эта цивилизация станет основной, а рабочих будет столько, сколько указано на карте.
move-annex = Захватить { $subject-acc }
    .did = захватывает { $subject-acc }
    .part = legacy
    .hint = Основная цивилизация останется прежней; вы получите рабочего и наследный эффект.
move-skip = Пропустить фазу цивилизаций
    .did = пропускает фазу цивилизаций
    .hint = Оставить рынок как есть и перейти к действиям.
move-pass = Спасовать
    .did = пасует
    .hint = Не выполнять действий, а получить 2 монеты и 1 рабочего.
move-done = Закончить действия
    .did = заканчивает действия
    .hint = Рабочие вернутся, затем сработают эффекты конца хода.
move-buy = Купить карту «{ $subject }»
    .did = покупает карту «{ $subject }»
    .hint = Она накроет пустой столбец вашей карты технологий.
move-learn = Изучить { $subject-acc }
    .did = изучает { $subject-acc }
    .hint = Технология останется с вами до конца игры.
move-take = Взять { $subject-acc }
    .did = берёт { $subject-acc }
    .hint = Чудо останется с вами до конца игры.
move-resolve = { $amount ->
        [none] Применить эффект { $subject-gen }
       *[other] { $subject }: положить монеты на карту «{ $amount }»
    }
    .did = применяет: { $subject }
    .hint = Порядок эффектов конца хода выбираете вы.
move-decline = Пропустить эффект { $subject-gen }
    .hint = От эффекта, который чего-то стоит, можно отказаться.
move-pick = Оставить себе { $subject-acc }
    .did = оставляет себе: { $subject }
    .part = main legacy
    .hint = Оставить эту карту и передать остальные дальше.

## Вопросы игроку

ask-civilization-phase = { $may-skip ->
        [yes] { $may-raise ->
            [yes] Возвысьте или захватите цивилизацию либо пропустите фазу.
           *[no] Захватите цивилизацию или пропустите фазу.
        }
       *[no] Возвысьте свою первую цивилизацию.
    }
ask-action-phase = { $may-pass ->
        [yes] { $moves ->
            [1] Действий сейчас нет: остаётся спасовать.
           *[other] Отправьте рабочих на действия или спасуйте.
        }
       *[no] { $moves ->
            [1] Всё готово? Закончите действия.
           *[other] Продолжайте или закончите действия.
        }
    }
ask-free-culture = { $source }: развить культуру без рабочего, уплатив цену?
ask-turn-end = { $may-decline ->
        [yes] Конец хода: выберите, какой эффект применить или пропустить.
       *[no] Конец хода: выберите следующий эффект.
    }
ask-learn-technologies = { $source }: выберите, какую технологию изучить.
ask-take-wonder = { $source }: выберите, какое чудо взять.
ask-draft-pick = Выберите одну цивилизацию себе на руку.

## Пункты правил

frame-rounds = Раунды
frame-turn = Ход
frame-civilization-phase = Фаза цивилизаций
frame-refill-market = Пополнение рынка
frame-action-phase = Действия или пас
frame-free-culture = Развитие культуры без рабочего
frame-return-workers = Возврат рабочих
frame-turn-end = Конец хода
frame-learn-technologies = Изучение технологий
frame-take-wonder = Получение чуда
frame-next-order = Новый заказ
frame-round-end = Конец раунда
frame-war = Война
frame-plague = Чума
frame-world-event = Событие
frame-game-end = Конец игры
frame-draft-pick = Драфт
