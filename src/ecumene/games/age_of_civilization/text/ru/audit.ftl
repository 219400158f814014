# Почему такая позиция не могла получиться в игре.

audit-pile = { $pile ->
        [row] ряд действий
        [tokens] жетоны событий
        [civilizations] карты цивилизаций
        [wonders] карты чудес
        [orders] заказы на рынке и в колоде
        [specials] карты особых технологий
        [packs] наборы
        [market] рынок после драфта
       *[taken] цивилизации мест
    }
audit-many = { $what ->
        [workers] рабочих { $n }
        [vp] ПО { $n }
        [technologies] технологий { $n }
        [wonders] чудес { $n }
        [orders] заказов { $n }
        [stones] камней { $n }
       *[forts] укреплений { $n }
    }

audit-solo = за столом одиночной игры один игрок, а не { $n }
audit-round = раунд { $n }, а бывает от 1 до { $most }
audit-scenario-players = сценарий «{ $name }» для одного игрока, а не { $n }
audit-rival-strength = военная мощь виртуального соперника { $n }, а меньше нуля не бывает
audit-rival-players = «rival» — { $n }; виртуальный соперник бывает у одного игрока, а при { $players } здесь -1
audit-rival-most = военная мощь соперника { $n }, а в раунде { $round } бывает не больше { $most }
audit-rival-grown = военная мощь соперника { $n }, а в раунде { $round } она { $right }
audit-horde = «horde» — { $n }; 1: устояли, -1: нет, 0: ещё не приходила
audit-horde-came = «horde» — { $n }, но Орда { $came ->
        [yes] приходила
       *[no] не приходила
    }
audit-first-game-row = ряд не такой, как в первой игре
audit-stack-empty = стопка пуста: у игры, которая идёт, есть незавершённые правила
audit-stack-over = игра окончена: у неё не бывает незавершённых правил в стопке
audit-outermost = «{ $frame }» не может быть внешним: самое внешнее из правил — «{ $right }»
audit-frame-twice = «{ $frame }» идёт дважды, а бывает один раз
audit-turn = «{ $frame }» идёт для места { $seat }, а ход места { $right }
audit-draft-solo = драфта для одного игрока нет
audit-draft-first = драфт идёт прежде всего остального, и больше никогда
audit-draft-unfinished = игра идёт до конца драфта
audit-draft-round = «DraftPick»: раунд { $n }, а драфт идёт перед раундом 1
audit-draft-seats = «DraftPick»: выбирают места { $seats }, а выбирают все, от 0 до { $last }
audit-nobody-drafts = «DraftPick»: сейчас драфта нет
audit-packs-undrafted = наборы и выбранные карты без драфта; тогда и те и другие пусты
audit-packs-of-seats = «{ $pile }»: { $n }, а нужно по одному на место, всего { $right }
audit-pack-order = карты набора должны идти в том же порядке, что и в коробке
audit-pack = карт в наборе: { $n }, а не { $right }
audit-deck-drafted = карт в колоде: { $n }, а после драфта колоды нет
audit-picks-together = выбрано карт: { $counts }, а все места выбирают вместе
audit-picks = выбрано карт у каждого: { $n }, а оставляют { $right }
audit-picked = место { $seat } выбрало «{ $name }», которой не было в наборе
audit-untakable = у места { $seat } есть «{ $name }», которую оно не могло взять
audit-pile-foreign = { audit-pile }: «{ $name }» там не место
audit-pile-twice = { audit-pile }: «{ $name }» там { $n } раз, а не { $right }
audit-pile-lacks = { audit-pile }: карт { $n }, а не { $right }; недостаёт: «{ $missing }»
audit-pile-size = { audit-pile }: всего { $n }, а не { $right }
audit-tokens-fixed = жетоны событий: «{ $names }»; здесь они лежат так: «{ $right }»
audit-tokens-last = жетоны событий лежат над последними картами действий, всего { $n }, а не так: «{ $names }»
audit-lasting = «{ $name }» — не событие этой игры, которое длится
audit-lasting-events = длятся события «{ $names }», а в раунде { $round } это «{ $right }»
audit-bonus-coins-most = «{ $name }»: бонусных монет { $n }, а пока бывает не больше { $most }
audit-orders = выполнено заказов: { $n }, а всего их { $right }
audit-orders-open = открыто заказов: { $n }, а когда выполнено { $fulfilled }, их { $right }
audit-workers = место { $seat }: рабочих { $n }, а бывает от 0 до { $most }
audit-civilizations = место { $seat }: цивилизаций { $n }, а бывает не больше { $most }
audit-civilizations-by-turn = место { $seat }: цивилизаций { $n }, а ходов прошло { $turns }, и их не больше { $most }
audit-no-civilization = место { $seat }: цивилизации нет, а её возвышают в первый же ход
audit-civilization-twice = место { $seat }: «{ $name }» дважды
audit-began-with = место { $seat } начало с «{ $name }», а здесь начинают с «{ $right }»
audit-main = место { $seat }: основная цивилизация «{ $name }», а есть такие: «{ $right }»
audit-main-stays = место { $seat } возвысило «{ $name }», а здесь основной остаётся «{ $right }»
audit-prerequisite = место { $seat }: технология без той, что ей предшествует
audit-not-on-card = «{ $where }»: «{ $name }» нет на карте технологий
audit-early-civilization = у места { $seat } есть «{ $names }» раньше, чем оно могло возвысить первую цивилизацию
audit-early = место { $seat }: { audit-many } до первой цивилизации; до неё ничего этого нет
audit-early-special = место { $seat } купило «{ $name }» до своего первого хода
audit-too-many = место { $seat }: { audit-many }; { $most ->
        [0] ни одно действие здесь их не даёт
       *[other] к раунду { $round } бывает не больше { $most }
    }
audit-brought = «ActionPhase»: место { $seat }: { audit-many }; одни действия этого хода принесли { $least }
audit-over-round = игра окончена в раунде { $n }, а кончается после раунда { $last }
audit-round-end = «RoundEnd»: раунд { $n }; после последнего раунда, { $last }, игра окончена
audit-game-end-round = «GameEnd»: раунд { $n }, а игра кончается после раунда { $last }
audit-row-place = «{ $name }» лежит на месте { $n } ряда, где должна быть «{ $right }»
audit-market-size = цивилизаций на рынке { $n }, а должно быть { $right }
audit-turns-begun = «Rounds»: начато ходов { $n }, а игроков { $players }
audit-between-turns = «Rounds»: начато ходов { $n }, а пока идёт «{ $inner }», их 0
audit-no-turn-begun = «Rounds»: не начато ни одного хода, но идёт «{ $inner }»
audit-phase-of = «Turn»: фаза { $n }, а «{ $inner }» относится к фазе { $right }
audit-inside = «{ $frame }» не может идти внутри «{ $outer }», только внутри: «{ $right }»
audit-nothing-opened = «{ $frame }»: в раунде 1 новых открытых карт нет
audit-token-above = «WorldEvent»: «{ $name }», а над «{ $card }» лежит «{ $right }»
audit-not-in-row = «{ $frame }»: «{ $name }» в ряду нет
audit-symbol = «{ $frame }»: открылась «{ $name }», а её символ — «{ $symbol }»
audit-war-through = «War»: не из-за «{ $name }», открылась «{ $right }»
audit-frame-count = «{ $frame }»: число { $n }, а бывает от 1
audit-turn-end-effect = «TurnEnd»: «{ $name }» не действует в конце хода места { $seat }
audit-pending-twice = «TurnEnd»: «{ $name }» ждёт дважды
audit-used-too-often = «ActionPhase»: место { $seat } выполнило «{ $name }» { $n } раз, а ячеек { $slots }
audit-passed-with = «ActionPhase»: место { $seat } спасовало, а рабочих на ячейках { $n }
audit-passed-to-buy = «ActionPhase»: место { $seat } спасовало; купить нечего, и его фаза окончена
audit-trade-forbidden = «ActionPhase»: место { $seat } торговало, а соперник это запрещает
audit-slots-workers = «{ $frame }»: рабочих на ячейках { $n }, а у места их { $workers }
audit-workers-sent = «ActionPhase»: место { $seat }: рабочих на ячейках { $n }, а выполненным действиям нужно { $right }
audit-workers-lost = «ActionPhase»: место { $seat }: рабочих на красных ячейках { $n }, а по выполненным действиям { $right }
audit-free-culture = «FreeCulture»: место { $seat } не может заплатить столько монет: { $n }, у него { $have }
audit-free-culture-giver = «FreeCulture»: «{ $name }» не даёт этого месту { $seat }
audit-free-culture-built = «FreeCulture»: место { $seat } в этот ход не строило
audit-giver = «{ $frame }»: у места нет «{ $name }»
audit-gives-none = «{ $frame }»: «{ $name }» ничего не даёт
