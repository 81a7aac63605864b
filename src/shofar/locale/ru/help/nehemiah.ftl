# Краткая справка рядом с полем: games/nehemiah/help.toml.

cost-again = карта выше, ещё раз
cost-wall = кубик на стену
cost-temple = кубик в храм
cost-guard = кубик в стражу
cost-gate = ворота
cost-supply = запас дерева
score-first = каждый раунд, каждое поле: больше всех кубиков
score-second = второе место
score-third = третье место
score-gates = в конце: каждые ворота по их цене
score-wood = в конце: за каждые 3 дерева
score-gold = в конце: за каждые 2 золота
