## Показатели цивилизации

stat-points = Очки
    .name = Очки успеха
stat-favour = Благосклонность
    .name = Деление благосклонности
stat-tribes = Племена в запасе
    .name = Племена в запасе
stat-supply = Маркеры в запасе
    .name = Маркеры в запасе
stat-fate = Кубики судьбы
    .name = Кубики судьбы
stat-food = Еда
    .name = Еда
stat-food-needed = Нужно еды
    .name = Еда, нужная при кормлении
stat-money = Деньги
    .name = Деньги
stat-ideas = Идеи
    .name = Идеи
stat-focus = Фокус
    .name = Маркеры фокуса
stat-planning = Планирование
    .name = Маркеры планирования
stat-features = Характеристики
    .name = Маркеры характеристик
stat-materials = Ресурсы
    .name = Ресурсы в хранилище
stat-raw-materials = На континенте
    .name = Ресурсы на континенте
stat-diamonds = Алмазы
    .name = Активные алмазы
stat-ready-dice = Кубики
    .name = Доступные кубики
stat-people = Племена
    .name = Племена на континенте
stat-strong = Сильные племена
    .name = Сильные племена
stat-territories = Территории
    .name = Территории со своими племенами
stat-progress = Прогресс
    .name = Шаги на всех треках
stat-upgrades = Улучшения
    .name = Улучшения модулей
stat-installed = Установлено
    .name = Установленные карты и жетоны
stat-era-points = Очки после эпохи
    .name = Очки после этой эпохи при нынешнем положении
stat-final-points = Очки в конце
    .name = Очки, если бы игра закончилась с этой эпохой

## Типы карт и локаций

type-invention = Изобретение
type-mutation = Мутация
type-inspiration = Вдохновение
type-building = Здание
type-achievement = Достижение
type-building-ground = { location-building-ground }
type-gorge = { location-gorge }
type-glacier = { location-glacier }
type-oak = { location-oak }
type-hidden-grotto = { location-hidden-grotto }
type-sacred-mountain = { location-sacred-mountain }
type-cave = { location-cave }
type-mushroom-valley = { location-mushroom-valley }
type-volcano = { location-volcano }

## Места с готовым набором

option-ready-hands-0 = Место 1
option-ready-hands-1 = Место 2
option-ready-hands-2 = Место 3
option-ready-hands-3 = Место 4
