# The quick reference beside the board: games/golem/help.toml.

cost-golem = un golem ; 3 de plus par golem à toi dans le quartier
cost-gold = de l’or, à Artefacts
cost-work_1 = Travail avec 1 golem, moins la valeur
cost-work_2 = avec 2 golems
cost-work_3 = avec 3 golems
cost-work_4 = avec 4 golems
cost-mirror = Miroir : copier une rangée
cost-mirror_study = Miroir : un pas d’étude
cost-control = contrôle : par section d’avance sur ton étudiant
score-golems = fin : golems créés fois ménorahs rouges
score-artifacts = fin : artefacts fois ménorahs jaunes
score-columns = fin : colonnes avec livres fois ménorahs bleues
score-goods = fin : par tranche de 5 ressources
