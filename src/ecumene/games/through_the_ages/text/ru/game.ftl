## The game and its options

game-name = Сквозь века
game-blurb = Проведите цивилизацию от древности до наших дней: берите лидеров, чудеса и технологии из общего ряда карт, кормите народ, следите за его счастьем и не уступайте соперникам в силе.
game-goal = Набрать больше всех очков культуры к концу последнего раунда; он наступает, когда кончаются гражданские карты эпохи III.

option-first-game = Первая игра
    .text = Короткая учебная игра: только эпохи A, I и II, без агрессий, войн и пактов, с простым итоговым подсчётом.
option-peaceful = Мирная игра
    .text = Полная игра без агрессий, войн и пактов.

## Ages

age-a = Эпоха A
age-1 = Эпоха I
age-2 = Эпоха II
age-3 = Эпоха III
age-4 = Эпоха IV

## Phases and steps

phase-end = Конец хода

## Card types

type-farm = Ферма
    .acc = ферму
    .gen = фермы
type-mine = Шахта
    .acc = шахту
    .gen = шахты
type-lab = Лаборатория
    .acc = лабораторию
    .gen = лаборатории
type-temple = Храм
    .acc = храм
    .gen = храма
type-arena = Арена
    .acc = арену
    .gen = арены
type-library = Библиотека
    .acc = библиотеку
    .gen = библиотеки
type-theater = Театр
    .acc = театр
    .gen = театра
type-infantry = Пехота
    .acc = пехоту
    .gen = пехоты
type-cavalry = Кавалерия
    .acc = кавалерию
    .gen = кавалерии
type-artillery = Артиллерия
    .acc = артиллерию
    .gen = артиллерии
type-air-force = Авиация
    .acc = авиацию
    .gen = авиации
type-government = Форма правления
    .acc = форму правления
    .gen = формы правления
type-special = Особая технология
    .acc = особую технологию
    .gen = особой технологии
type-leader = Лидер
    .acc = лидера
    .gen = лидера
type-wonder = Чудо
    .acc = чудо
    .gen = чуда
type-action = Карта действия
    .acc = карту действия
    .gen = карты действия
type-event = Событие
    .acc = событие
    .gen = события
type-territory = Территория
    .acc = территорию
    .gen = территории
type-tactic = Тактика
    .acc = тактику
    .gen = тактики
type-aggression = Агрессия
    .acc = агрессию
    .gen = агрессии
type-war = Война
    .acc = войну
    .gen = войны
type-pact = Пакт
    .acc = пакт
    .gen = пакта
type-bonus = Карта бонуса
    .acc = карту бонуса
    .gen = карты бонуса
type-urban = Городское здание
    .acc = городское здание
    .gen = городского здания
type-unit = Боевой отряд
    .acc = боевой отряд
    .gen = боевого отряда
type-technology = Технология
    .acc = технологию
    .gen = технологии
