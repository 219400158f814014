# Почему такая позиция не могла получиться в игре.

audit-frame = правило в стопке должно быть объектом
audit-frame-unknown = нет правила «{ $name }»; есть такие: «{ $right }»
audit-field = у «{ $where }» нет поля «{ $name }»; есть такие: «{ $right }»
audit-lacks = в «{ $where }» недостаёт поля «{ $name }»
audit-object = «{ $where }» должно быть объектом
audit-list = «{ $where }» должно быть списком, не длиннее { $most }
audit-number = «{ $where }» должно быть целым числом, а не «{ $given }»
audit-negative = «{ $where }» не бывает меньше нуля
audit-switch = «{ $where }» должно быть «true» или «false»
audit-thing = «{ $where }»: «{ $name }» ничего не значит
audit-not-a-thing = «{ $where }»: «{ $given }» — не имя
audit-foreign = «{ $where }»: «{ $name }» там не место
audit-waits = ждут хода места { $seat }, а игроков { $players }
audit-no-move = место должно ходить, а ходов нет
audit-seats = на поле мест: { $n }, а не { $right }
audit-players = игроков { $n }, а бывает от { $least } до { $most }
audit-option = поле не такое, как велит настройка «{ $name }»
audit-less-than-none = место { $seat }: «{ $name }» — { $n }, а меньше нуля не бывает
audit-powers = место { $seat }: свойства карт не сходятся
audit-no-such-seat = «{ $frame }»: такого места нет
audit-sealed-rows = «{ $frame }»: строк { $n }; в каждой нужны место, глагол, предмет и число
audit-sealed-apart = «{ $frame }»: строки одного места должны идти подряд
audit-sealed-half = «{ $frame }»: у места { $seat } половина ответа; без ответа это одна строка, где всюду { $n }
audit-sealed-step = «{ $frame }»: место { $seat } не могло так ответить
