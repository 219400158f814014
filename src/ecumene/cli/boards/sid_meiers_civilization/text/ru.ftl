## Цивилизация Сида Мейера

smc-set-up = Подготовка
smc-now = Раунд { $round }, { $phase }
smc-you = вы
smc-first = первый игрок
smc-dials = Торговля { $trade } из { $most }, культура { $culture }, монеты { $coins }, деление { $space } трека культуры
smc-limits = Скорость { $speed }, предел соединения { $stacking }, предел культуры { $hand }, города { $cities } из { $limit }, вода { $water }
smc-water-closed = закрыта
smc-water-crossed = проходима
smc-water-open = открыта
smc-ways = Пути к победе: культура { $space } из { $spaces }, технологии { $cards } из { $pyramid } карточек, экономика { $coins } из { $goal } монет, война: карточек { $force }, боевой бонус { $bonus }
smc-harvest = собирает: { $what }
smc-defence = оборона: карточек { $force }, боевой бонус { $bonus }
smc-actions = { $n ->
        [0] действий не осталось
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    }
smc-boost = в этом раунде
smc-scout = { $at } посылает в { $city }
smc-on-map = Армии { $armies }, в резерве { $more }; скауты { $scouts }, в резерве { $left }
smc-level = Уровень { $level }: { $cards }
smc-free = { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
smc-used = применено
smc-fresh = Свободная смена правительства
smc-ranks = Ранги
smc-force = Регулярная армия ({ $n })
smc-hand = Карточки культуры ({ $n } из { $limit })
smc-resources = Ресурсы
smc-token-huts = Маркеры хижин
smc-token-villages = Маркеры деревень
smc-marks = Маркеры
smc-people = Великие люди в резерве
smc-coins = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
smc-meets = битва: карточек { $force }, боевой бонус { $bonus }
smc-enters = поход там кончится
smc-passes = только пройти
smc-group = Группа в { $at } ({ $troop }), осталось квадратов { $left }, достигает: { $reach }
smc-barbarians = Варвары
smc-battle = Битва за { $at }: агрессор { $attacker }, жертва { $defender }
smc-side = { $name }: боевой бонус { $bonus }; на руке: { $hand }
smc-front = Фронт { $n }: { $one } против { $other }
smc-sums = Если бы битва кончилась сейчас: { $one } — { $mine }, { $other } — { $theirs }; при равенстве побеждает жертва
smc-to-play = Ход за игроком: { $name }
smc-wounds = { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }
smc-deal = { $one } предлагает игроку { $other }: { $gives }. Взамен: { $wants }
smc-offer = Ваше предложение: { $gives }. Взамен: { $wants }
smc-wonders = Чудеса на рынке, впереди ещё { $n }
smc-priced = Цена { $price }: { $what }
smc-obsolete = Устарели
smc-buildings = Доступные вам постройки: цена, что дают, сколько маркеров осталось
smc-building = { $name }: { $price }; { $gives }; осталось { $left }
smc-not-yet = Ещё не открыты (цена, сколько осталось, технология)
smc-closed = { $name } { $price }, { $left }, { $technology }
smc-units = Отряды
smc-pile = { $name }: цена { $price }, осталось { $left }
smc-tokens = Ресурсы на рынке
smc-decks = Стопки событий
smc-people-left = Осталось великих людей
smc-track = Трек культуры
smc-spaces = Деления с { $first } по { $last }, цена { $price }: { $gives }
smc-victory = победа
smc-standing = Положение
smc-map = Карта (A–D — игроки: прописная — армии, строчная — только скауты)
smc-map-signs = # столица, + город, = постройка, * чудо, & великий человек, . ресурс, х хижина, д деревня, ?? закрытый участок
smc-letter-mountain = г
smc-letter-forest = л
smc-letter-grassland = р
smc-letter-desert = п
smc-letter-water = в
smc-letter-huts = х
smc-letter-villages = д
smc-squares = Квадраты, где есть не только ландшафт
smc-plain = Простой ландшафт даёт
smc-nothing = ничего
smc-face-down = Закрытые участки, по левому верхнему квадрату
smc-face-down-tile = закрытый участок
smc-of = { $thing } ({ $name })
smc-outskirts = окраина ({ $name })
smc-troop = { $armies ->
        [0] {""}
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] { " и " }
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } скаут
        [few] { $scouts } скаута
       *[many] { $scouts } скаутов
    }
smc-combat = боевой бонус +{ $n }
smc-locked = уйти нельзя
smc-recommended = место под столицу
smc-technology = уровень { $level }, нужно торговли: { $trade }
smc-copies = { $n ->
        [one] { $n } такая карточка
        [few] { $n } такие карточки
       *[many] { $n } таких карточек
    }
smc-mine = Ваша цивилизация
smc-market = Рынок и трек культуры
smc-others = Соперники
smc-group-capital = Столица
smc-group-place = Квадраты
smc-group-found = Основать город
smc-group-government = Правительство
smc-group-send = Скауты
smc-group-build = Построить
smc-group-train = Отряды
smc-group-devote = Искусства
smc-group-harvest = Сбор ресурсов
smc-group-pick = Фишки
smc-group-walk = Идти
smc-group-reveal = Открыть участок
smc-group-research = Исследовать
smc-group-front = Открыть фронт
smc-group-strike = Атаковать
smc-group-use = Свойства
smc-group-play = Карточки культуры
smc-group-offer = Обмен
smc-group-give = Отдать
smc-group-want = Попросить
smc-group-pay = Заплатить
smc-group-cancel = Отменить
smc-group-discard = Сбросить
smc-group-learn = Изучить
smc-group-loot = Добыча
smc-group-target = Игроки
smc-group-wound = Ранить
smc-group-heal = Вылечить
smc-group-draw = Взять карточку
smc-group-gain = Взять
smc-group-sacrifice = Пожертвовать
smc-group-choose = Выбрать
smc-group-save = Спасти
smc-group-civilization = Цивилизации
places-sid-meiers-civilization = b, m, o             карта и ваша цивилизация, рынок и трек культуры, соперники
signs-sid-meiers-civilization =
    ⇄ торговля     ♪ культура     ● монеты     ≡ деление трека культуры     △ технологии
    буквы — ландшафт; A, B … кто там стоит; A# столица     A+ город
    = постройка     * чудо     & великий человек     . ресурс
    х хижина     д деревня     ?? закрытый участок
