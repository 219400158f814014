# Что игрок делает, о чём его спрашивают и в каком месте правил это происходит.

## Ходы: десять действий

move-wonder = { $subject ->
        [none] Построить чудо (карт не осталось)
       *[other] Построить { $subject-acc }
    }
    .hint = { wonder.text }
move-research = Исследовать { $subject-acc }
    .hint = { research.text }
move-exploit = Заняться разработкой
    .hint = { exploit.text }
move-culture = Развить культуру
    .hint = { culture.text }
move-build = Заняться строительством
    .hint = { build.text }
move-conquest = Отправиться на завоевание
    .hint = { conquest.text }
move-hunt = Отправиться на охоту
    .hint = { hunt.text }
move-fish = Отправиться на рыбалку
    .hint = { fish.text }
move-trade = Торговать
    .hint = { trade.text }
move-farm = Заняться земледелием
    .hint = { farm.text }
move-plague = Чума (действия нет)
    .hint = { plague.text }

## Ходы: особые действия

move-quarry = Работать в каменоломне
    .hint = { quarry.text }
move-monument-works = { $subject ->
        [none] Возвести монумент (карт не осталось)
       *[other] Возвести монумент: { $subject }
    }
    .hint = { monument-works.text }
move-caravan = Отправить караван: { $subject }
    .hint = { caravan.text }
move-oasis-market = Пойти на базар в оазисе
    .hint = { oasis-market.text }
move-ritual = Провести ритуал
    .hint = { ritual.text }
move-fortify = Возвести укрепление
    .hint = { fortify.text }
move-tribute = Заплатить дань
    .hint = { tribute.text }
move-patronage = Заняться меценатством
    .hint = { patronage.text }
move-wonder-with-stone = { $subject ->
        [none] Построить чудо, потратив камень (карт не осталось)
       *[other] Построить { $subject-acc }, потратив камень
    }
    .hint = { term-stone.text }
move-monument-works-with-stone = { $subject ->
        [none] Возвести монумент, потратив камень (карт не осталось)
       *[other] Возвести монумент, потратив камень: { $subject }
    }
    .hint = { term-stone.text }

## Ходы: всё остальное

move-raise = Возвысить { $subject-acc }
    .hint = Эта цивилизация станет основной, а рабочих будет столько, сколько указано на карте.
move-annex = Захватить { $subject-acc }
    .hint = Основная цивилизация останется прежней; вы получите рабочего и наследный эффект.
move-skip = Пропустить фазу цивилизаций
    .hint = Оставить рынок как есть и перейти к действиям.
move-pass = Спасовать
    .hint = Не выполнять действий, а получить 2 монеты и 1 рабочего.
move-done = Закончить действия
    .hint = Рабочие вернутся, затем сработают эффекты конца хода.
move-buy = Купить карту «{ $subject }»
    .hint = Она накроет пустой столбец вашей карты технологий.
move-learn = Изучить { $subject-acc }
    .hint = Технология останется с вами до конца игры.
move-take = Взять { $subject-acc }
    .hint = Чудо останется с вами до конца игры.
move-resolve = { $amount ->
        [none] Применить эффект { $subject-gen }
       *[other] { $subject }: положить монеты на карту «{ $amount }»
    }
    .hint = Порядок эффектов конца хода выбираете вы.
move-decline = Пропустить эффект { $subject-gen }
    .hint = От эффекта, который чего-то стоит, можно отказаться.
move-pick = Оставить себе { $subject-acc }
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
