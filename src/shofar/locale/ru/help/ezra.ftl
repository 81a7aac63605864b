# Краткая справка рядом с полем: games/ezra/help.toml.

cost-clear_cinder = разобрать уголь
cost-clear_stone = разобрать камень или дерево
cost-clear_gold = разобрать золото
cost-wall_3 = стена из 3 кубиков
cost-wall_2 = стена из 2 кубиков
cost-wall_1 = стена из 1 кубика
cost-gate = ворота и рабочий
cost-tent_1 = шатёр, 1 шаг
cost-tent_2 = шатёр, 2 шага
cost-tent_3 = шатёр, 3 шага
cost-tent_4 = шатёр, 4 шага
cost-altar_wood = дерево на алтарь
cost-altar_cinder = уголь на алтарь
score-temple = каждый кубик в Храме; золото — 2
score-hungry = каждый голодный рабочий
score-tile = в конце: каждый перевёрнутый жетон
score-leader = в конце: первый на алтаре
score-goods = в конце: за каждые 5 серебра в товарах
