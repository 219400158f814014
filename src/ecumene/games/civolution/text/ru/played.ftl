# Что было сыграно: заголовки отчёта о многих партиях.

played-activate = Активированные модули
played-install = Установлено
played-goal = Достигнутые цели
played-hunt = Где охотились
played-farm = Построенные фермы
played-settlement = Где основаны поселения
played-upgrade = Улучшенные модули
played-income = Взятые доходы
played-buy = Купленные карты
played-start = Стартовые карты и жетоны
