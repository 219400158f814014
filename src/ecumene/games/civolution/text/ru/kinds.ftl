## Виды предметов, части карт, фазы

kind-card = Карта исследований
kind-goal = Жетон цели
kind-income = Жетон дохода
kind-attribute = Жетон свойств
kind-event = Событие
kind-start-marker = Карта начальных маркеров
kind-start-token = Начальный жетон
kind-hand = Готовый набор
kind-module = Основной модуль
kind-feature = Характеристика
kind-sleep-module = Модуль сна
kind-material = Ресурс
kind-marker = Маркер
kind-deed = Вариант
kind-die = Кубик
kind-project = Строительный проект
kind-settlement = Поселение
kind-start-activity = Активность
kind-category = Категория
kind-stack = Стопка исследований
kind-land = Вид земель
kind-weather = Погода
kind-location = Локация
kind-vici-card = Карта В.И.К.И.
kind-column = Столбец
kind-level = Ступень
kind-territory = Территория

part-cost = Стоимость по ступеням
part-instant = Сразу
part-ability = Свойство
part-level-1 = I уровень
part-level-2 = II уровень
part-level-3 = III уровень
part-blue = Синяя половина
part-red = Красная половина

phase-new-cards = Новые карты
phase-new-goals = Новые цели
phase-extra-find = Дополнительная находка
phase-action = Фаза действий
phase-site = Фаза локаций
phase-feeding = Фаза питания
phase-event = Фаза события
phase-income = Фаза дохода

ground-forest = Леса
ground-grassland = Луга
ground-hills = Холмы
ground-swamp = Болота
ground-mountains = Горы
ground-desert = Пустыни
ground-water = Вода
ground-corner = Угол с локацией
