# Что было сыграно: заголовки отчёта о многих партиях.

played-civilization = Выбранные цивилизации
played-government = Установленные формы правления
played-build = Построено
played-train = Созданные отряды
played-harvest = Собранные ресурсы
played-research = Исследованные технологии
played-learn = Бесплатно изученные технологии
played-play = Сыгранные события
played-use = Применённые свойства
played-cancel = Чем отменяли
