# Puzzles: `guide-<key>` with .do (the task), .why (a hint), .tag; -ok is the answer explained, -lost another way.

guide-wall = Des décombres au mur en un jour
    .do = Construis un **mur** sur l’emplacement 8 pendant ce tour.
    .why = Il te manque du bois. Ce que tu déblaies est aussitôt à toi, et 1 or ou 3 bannières remplacent une pierre ou un bois.
    .tag = Déblaie
guide-wall-ok = **Construit.** L’or des décombres a remplacé le bois, la pierre a rejoint les tiennes : un mur né de ses propres décombres.
guide-wall-lost = **Pas de mur aujourd’hui.** Tout ce qu’il demande se trouve pourtant là.
    .do = Réessaie : qu’est-ce qui peut remplacer le bois ?
guide-gate = Une porte entre deux murs
    .do = Construis la **porte** qui crée deux connexions.
    .why = Une porte se connecte à chaque mur voisin, et son gardien reçoit les pièces qui s’y trouvent.
    .tag = Laquelle ?
guide-gate-ok = **Deux connexions d’un coup**, et les pièces que d’autres avaient laissées sur la porte.
guide-gate-lost = **Pas celle-là.** Cherche une porte avec un mur de chaque côté.
    .do = Réessaie.
guide-altar = Le bout de la piste
    .do = Atteins **20** sur la piste Autel avec un seul bois.
    .why = Un bois vaut deux pas pour 3 bannières. Les pas au-delà de la fin ne sont pas perdus : chacun vaut une pièce.
    .tag = Brûle-le
guide-altar-ok = **20.** Un pas jusqu’au bout, et l’autre est devenu une pièce.
guide-altar-lost = **Pas encore.** Le bois est parti ailleurs, ou l’action est finie.
    .do = Réessaie.
