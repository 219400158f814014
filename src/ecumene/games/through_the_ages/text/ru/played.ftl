# Что игралось: заголовки отчёта о многих партиях.

played-lead = Лидеры
played-wonders = Чудеса к концу игры
played-government = Формы правления к концу игры
played-colonies = Колонии к концу игры
played-develop = Изученные технологии
played-revolution = Революции
played-play = Карты действий
played-play-tactic = Разыгранные тактики
played-copy-tactic = Скопированные тактики
played-play-event = Подготовленные события
played-attack = Агрессии
played-declare-war = Объявленные войны
played-offer = Предложенные пакты
played-offer-as-a = Пакты, предложенные стороной A
played-offer-as-b = Пакты, предложенные стороной B
