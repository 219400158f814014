# Что говорит сам сервер.

error-session-needed = Сначала начните как гость или войдите.
error-wrong-password = Имя и пароль не подходят друг к другу.
error-forbidden = Это не в вашей власти.
error-origin = Изменения принимаются только с наших страниц или по токену.
error-not-your-seat = Это не ваше место.
error-not-seated = Вы не сидите за этим столом.
error-not-found = Здесь такого нет.
error-method = Здесь так нельзя.
error-slow = Запрос шёл слишком долго.
error-stale = За столом уже другое положение. Посмотрите ещё раз и решите.
error-name-taken = Это имя занято.
error-already-account = У вас уже есть учётная запись.
error-already-seated = Вы уже сидите за этим столом.
error-no-seat-free = Для вас нет свободного места.
error-not-open = Партия уже началась.
error-not-playing = Партия сейчас не идёт.
error-not-over = Это можно увидеть, когда партия закончится.
error-hint-unfair = Советы — для тех, кто играет в одиночку или против ботов. Здесь играют другие люди.
error-not-asked = От этого места сейчас ничего не ждут.
error-busy = Сейчас слишком многие просят совета. Попробуйте чуть позже.
error-damaged = Этот стол нельзя открыть: { $cause }
error-too-large = Сюда можно отправить не больше { $most ->
        [one] { $most } байта
       *[other] { $most } байт
    }.
error-too-deep = Вложенность данных больше { $most }.
error-too-often = Слишком часто. Подождите немного.
error-too-many = Слишком много соединений.
error-broken = У нас что-то сломалось. Ничего не изменилось.
error-invalid = Непонятный запрос: { $where } { $cause }
error-bad-name = В имени нужны видимые буквы или цифры, не больше 40 знаков.
error-bad-text = В этом тексте нечего сказать.
error-bad-password = Пароль — от 8 до 200 знаков.
error-bad-choice = { $cause }
error-bad-record = Запись партии не читается: { $cause }
error-unknown-game = Такой игры здесь нет: { $cause }
error-unknown-bot = Бота «{ $bot }» здесь нет.
error-players = В игру «{ $game }» не играют при числе игроков { $players }.
error-seats = Назовите столько мест, сколько игроков: «you», «open» или «bot:ИМЯ»; несколько раз «you» — только за общим экраном.
error-seed-not-here = Зерно можно выбрать только за общим экраном, при разборе и в обучении.
error-no-redo = Возвращать нечего.
error-guests-only = Имя учётной записи не меняется.
guest-name = Гость { $number }
bot-random = Случайный
bot-greedy = Жадный
bot-planner = Стратег
bot-seer = Провидец
bot-novice = Новичок
bot-adept = Умелец
bot-expert = Знаток
bot-master = Мастер
not-built = Клиент для браузера ещё не собран. Соберите его командой «make web» или пользуйтесь API: /api/docs
