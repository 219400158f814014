## Сквозь века

tta-row = Ряд карт (место, цена в гражданских действиях, эпоха)
tta-prepared = подготовлены вами
tta-first = первый игрок
tta-you = вы
tta-next-worker = следующий рабочий: { $food } еды
tta-technologies = Технологии и рабочие на них [синие жетоны]
tta-stages-left = осталось заплатить
tta-mine = Ваша цивилизация
tta-group-take = Взять карту
tta-group-take-at = Взять такую же карту дальше
tta-group-build = Построить
tta-group-upgrade = Улучшить
tta-group-destroy = Снести
tta-group-lead = Лидеры
tta-group-build-stage = Чудо
tta-group-develop = Изучить
tta-group-revolution = Революция
tta-group-play = Карты действий
tta-group-use = Применить карту в игре
tta-group-disband = Распустить
tta-group-recruit = Новый отряд
tta-group-play-tactic = Ваши тактики
tta-group-copy-tactic = Общие тактики
tta-group-play-event = События
tta-group-attack = Агрессии
tta-group-declare-war = Войны
tta-group-offer = Пакты
tta-group-offer-as-a = Пакты, сторона A
tta-group-offer-as-b = Пакты, сторона B
tta-group-defend = Обороняться картой
tta-group-bid = Ставка
tta-group-send = Отправить отряд
tta-group-add = Добавить карту
tta-group-discard = Сбросить
places-through-the-ages = a, b, o             ряд карт, ваша цивилизация, соперники
signs-through-the-ages =
    ★ культура, + за ход       ✦ наука, + за ход          † сила
    ☺ счастье / нужно          ☹ недовольные рабочие      ♙ рабочие
    ○ гражданские действия     △ военные действия         ▪ синие жетоны
    ♣ еда                      ◈ ресурсы
    ◈−2 коррупция              ♣−2 потребление
