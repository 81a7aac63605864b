# The quick reference beside the board: games/nehemiah/help.toml.

cost-again = a card above, again
cost-wall = a cube on the wall
cost-temple = a cube in the temple
cost-guard = a cube of the guard
cost-gate = a gate
cost-supply = wood supply
score-first = each round, each board: most cubes
score-second = the second
score-third = the third
score-gates = end: each gate, what it shows
score-wood = end: for every 3 wood
score-gold = end: for every 2 gold
