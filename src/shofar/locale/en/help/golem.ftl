# The quick reference beside the board: games/golem/help.toml.

cost-golem = a golem; 3 more for each of yours in the district
cost-gold = gold, at Artifacts
cost-work_1 = Work with 1 golem, less the value
cost-work_2 = with 2 golems
cost-work_3 = with 3 golems
cost-work_4 = with 4 golems
cost-mirror = Mirror: copy a row
cost-mirror_study = Mirror: a study step
cost-control = control: each section ahead of your student
score-golems = end: created golems times red menorahs
score-artifacts = end: artifacts times yellow menorahs
score-columns = end: columns with books times blue menorahs
score-goods = end: for every 5 goods
