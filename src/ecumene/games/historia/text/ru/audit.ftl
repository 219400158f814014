# Почему такая позиция не могла возникнуть в игре.

audit-pile = { $pile ->
        [tokens] фишки территорий
        [leaders] лидеры
        [hand] карты действий игрока
        [turned] использованные чудеса
        [advisers] советники
        [wonders] чудеса
        [events] события
       *[goals] цели
    }
audit-pile-twice = { audit-pile }: «{ $name }» встречается больше одного раза
audit-pile-foreign = { audit-pile }: «{ $name }» там не место
audit-civilizations = цивилизаций { $n }; их не больше { $most }
audit-alone = один игрок играет против цивботов, а их нет
audit-order = в очерёдности хода мест: { $n }; каждое стоит там один раз
audit-bot-order = в порядке цивботов мест: { $n }; каждый стоит там один раз
audit-turn = ход { $n }; ходы от 1 до { $most }, при подготовке 0
audit-destroyed = гибелью цивилизации кончается только партия одного игрока
audit-civbot-cubes = у цивбота кубиков { $n }, а не { $right }
audit-tokens = на территории нет фишки
audit-colors = две цивилизации одного цвета
audit-no-civilization = после подготовки у кого-то нет цивилизации
audit-no-cell = в матрице нет клетки для технологий { $technology } и войск { $military }
audit-cubes = у места { $seat } кубиков { $n }, а не { $right }
audit-command = место { $seat }: фишка командования так лежать не может
audit-leader = у места { $seat } не может быть таких лидеров
audit-leader-era = «{ $name }» лидер другой эры
audit-turned = у места { $seat } нет чуда «{ $name }»
audit-card-missing = у места { $seat } не хватает карты «{ $name }»
audit-revolution-queue = место { $seat }: Революция возвращается в руку и не остаётся в очереди сброса
audit-advisers = у места { $seat } советников { $n }; их пять из своей цивилизации
audit-adviser-deck = место { $seat }: колода из одних открытых карт переворачивается
audit-row = в ряду чудес: { $n }
audit-wonder-early = «{ $name }» из более поздней эры
audit-events = события лежат не так, как должны к этому времени
audit-event-count = событий осталось { $n }; должно быть { $right }
audit-goals = цели лежат так, как не могут
audit-stack-empty = стек пуст: у идущей партии есть незавершённые правила
audit-stack-over = партия окончена: незавершённых правил у неё нет
audit-outermost = «{ $frame }» не может быть внешним правилом: это «{ $right }»
audit-inside = «{ $frame }» не может идти внутри «{ $outer }»
audit-rounds-stage = ActionRounds: этап { $n } не подходит к тому, что идёт
audit-turn-phase = фаза хода { $n } не подходит к тому, что идёт
audit-setup-phase = фаза подготовки { $n } не подходит к тому, что идёт
audit-turns-begun = начато ходов: { $n }; столько их нет
audit-revealed = место { $seat }: карты к розыгрышу не те, что могут быть сейчас
audit-whose = «{ $frame }» идёт для места { $seat }, а ход не его
audit-deed = место { $seat }: такая карта сейчас не может разыгрываться
audit-frame-count = { $frame }: count равно { $n }; должно быть не меньше 1
audit-draws = DrawAdviser: так выбирать некому ({ $n })
audit-choosers = ChooseCards: выбирают { $n } мест; выбирают все
audit-draft = выбор лидеров так идти не может ({ $n })
audit-round = раунд { $n }; в ходу их от 1 до { $most }, при подготовке ни одного
audit-revolution = революция не подходит к тому, что происходит: она завершает раунды хода, и кто-то её сыграл
audit-played = место { $seat } не могло сыграть такие карты в этом раунде
audit-no-leader = у места { $seat } нет лидера
audit-goal-taken = цель «{ $name }» лежит под маркером, который её бы взял
