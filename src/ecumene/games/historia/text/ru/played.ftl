# Что было сыграно: заголовки отчёта о многих партиях.

played-simple = Разыгранные карты
played-advanced = Продвинутые действия
played-skip = Карты впустую
played-activate = Активированные чудеса
played-build = Построенные чудеса
played-take = Взятые цивилизации и лидеры
played-command = Отданные команды
played-wonders = Чудеса к концу игры
played-leaders = Лидеры к концу игры
