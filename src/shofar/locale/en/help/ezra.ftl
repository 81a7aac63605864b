# The quick reference beside the board: games/ezra/help.toml.

cost-clear_cinder = clear cinder
cost-clear_stone = clear stone or wood
cost-clear_gold = clear gold
cost-wall_3 = wall of 3 cubes
cost-wall_2 = wall of 2 cubes
cost-wall_1 = wall of 1 cube
cost-gate = gate, and a worker
cost-tent_1 = tent, 1 space
cost-tent_2 = tent, 2 spaces
cost-tent_3 = tent, 3 spaces
cost-tent_4 = tent, 4 spaces
cost-altar_wood = wood on the altar
cost-altar_cinder = cinder on the altar
score-temple = each cube in the Temple; gold 2
score-hungry = each worker not fed
score-tile = end: each flipped tile
score-leader = end: the lead on the altar
score-goods = end: for every 5 silver of goods
