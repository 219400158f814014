## Перед концом хода

warning-civil-actions = Неиспользованные гражданские действия: { $n }
warning-military-cards = Военных карт к сбросу: { $n }
warning-uprising = Восстание! Недовольных рабочих: { $n }, свободных: { $unused }. Производства не будет.
warning-corruption = Потери от коррупции: { $n }
warning-starvation = Не хватает еды: { $n }. Потеря очков культуры: { $culture }
warning-attack-in-vain = Даже при успехе эта карта ничего не отнимет и ничего не даст.
