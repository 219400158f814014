# О чём игра; как называются виды предметов, отряды по рангам и вожди.

game-blurb = Возглавьте одну из шести цивилизаций: от единственного города — по карте, которой никто не видел. Исследуйте земли, основывайте города, торгуйте, создавайте армии и чудеса и победите культурой, технологией, экономикой или силой оружия.
game-goal = Первым пройти трек культуры до конца, открыть Космический полёт, накопить 15 монет или захватить чужую столицу.

kind-resource = Ресурс
kind-terrain = Ландшафт
kind-unit = Род войск
kind-unit-card = Отряд
kind-technology = Технология
kind-building = Постройка
kind-wonder = Чудо
kind-event = Культурное событие
kind-great-person = Великий человек
kind-government = Форма правления
kind-civilization = Цивилизация
kind-tile = Участок карты
kind-age = Стопка событий
kind-piece = Фишка или город
kind-token = Маркер
kind-good = Товар
kind-face = Маркер на руках

age-ancient = Древность
age-medieval = Средневековье
age-modern = Современность

unit-name-archer = Лучник
unit-name-catapult = Катапульта
unit-name-cannon = Пушка
unit-name-mobile-artillery = Мобильная артиллерия
unit-name-spearman = Копейщик
unit-name-pikeman = Пикинёр
unit-name-rifleman = Стрелок
unit-name-modern-infantry = Современная пехота
unit-name-horseman = Всадник
unit-name-knight = Рыцарь
unit-name-cavalry = Кавалерист
unit-name-tank = Танк
unit-name-aircraft = Самолёт

leader-abraham-lincoln = Авраам Линкольн
leader-mao-zedong = Мао Цзэдун
leader-cleopatra = Клеопатра
leader-otto-von-bismarck = Отто фон Бисмарк
leader-julius-caesar = Юлий Цезарь
leader-catherine-the-great = Екатерина Великая
