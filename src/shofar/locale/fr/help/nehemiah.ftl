# The quick reference beside the board: games/nehemiah/help.toml.

cost-again = une carte au-dessus, encore
cost-wall = un cube sur le mur
cost-temple = un cube au temple
cost-guard = un cube dans la garde
cost-gate = une porte
cost-supply = réserve de bois
score-first = chaque manche, chaque plateau : le plus de cubes
score-second = le deuxième
score-third = le troisième
score-gates = fin : chaque porte, ce qu’elle indique
score-wood = fin : par lot de 3 bois
score-gold = fin : par lot de 2 or
