# The quick reference beside the board: games/ezra/help.toml.

cost-clear_cinder = déblayer une cendre
cost-clear_stone = déblayer une pierre ou un bois
cost-clear_gold = déblayer un or
cost-wall_3 = mur à 3 cubes
cost-wall_2 = mur à 2 cubes
cost-wall_1 = mur à 1 cube
cost-gate = porte, et un ouvrier
cost-tent_1 = tente, 1 case
cost-tent_2 = tente, 2 cases
cost-tent_3 = tente, 3 cases
cost-tent_4 = tente, 4 cases
cost-altar_wood = bois sur l’Autel
cost-altar_cinder = cendre sur l’Autel
score-temple = chaque cube du Temple ; or 2
score-hungry = chaque ouvrier non nourri
score-tile = fin : chaque tuile retournée
score-leader = fin : être en tête sur la piste Autel
score-goods = fin : par tranche de 5 pièces en biens
