### Words that all titles share. Conventions: ../README.md
### French: an effect is an infinitive, a move too; questions and guides say « tu ». Forms of nouns: .pl .le .de .du .au, .f and .fpl of
### colours (feminine), .gender f where it is one; .inf of an effect stands behind « tu peux » and « pour ». 0 counts as `one`: a category never writes its number as a word.

## Effects: one pattern per kind of node

sentence = { $text }.
labelled = { $label } : { $text }
heading = { $text } :
row-mark = {" ; "}
amount = { $n } { $things }
effect-gain = prendre { $list }
effect-pay = { $cost-kind ->
    [step] { $cost } : { $effect }
   *[other] payer { $cost } : { $effect }
}
    .inf = { $cost-kind ->
        [step] { $cost } pour { $effect-inf }
       *[other] payer { $cost } pour { $effect-inf }
    }
effect-may = tu peux { $effect-inf }
    .inf = { $effect-inf }
effect-choice = au choix { $list }
    .inf = { $list-inf }
effect-times = { $least ->
    [0] { $effect }, jusqu’à { $most } fois
    [1] { $most ->
        [2] { $effect }, une ou deux fois
       *[other] { $effect }, 1 à { $most } fois
    }
   *[other] { $effect }, { $least } à { $most } fois
}
effect-per = { $n ->
    [1] { $effect } par { $each }
   *[other] { $effect } par lot de { $n } { $each }
}
join-and = { $a }, { $b }
join-and-last = { $a } et { $b }
join-or = { $a }, { $b }
join-or-last = { $a } ou { $b }
join-seq = { $b-kind ->
    [state] { $a } et { $b }
   *[other] { $a }, puis { $b }
}
join-seq-last = { $b-kind ->
    [state] { $a } et { $b }
   *[other] { $a }, puis { $b }
}

when-end = à la fin de la partie : { $effect }
when-any-time = à tout moment : { $effect }
when-at-once = aussitôt : { $effect }

do-none = rien ne se passe

## Questions that effects ask

ask = Décide : { $effect }
ask-choice = Choisis : { $effect }
ask-pay = Décide si tu veux { $effect-inf }
ask-may = Accepte ou refuse : { $effect }

## Things of more than one title

noun-vp = { $n ->
    [one] point
   *[other] points
} de victoire
    .pl = points de victoire
noun-wood = bois
    .de = de bois
    .le = le bois
    .un = un bois
noun-gold = or
    .de = d’or
    .le = l’or
    .un = un or
noun-worker = { $n ->
    [one] ouvrier
   *[other] ouvriers
}
    .pl = ouvriers
    .le = l’ouvrier
noun-gate = { $n ->
    [one] porte
   *[other] portes
}
    .pl = portes
    .le = la porte
    .gender = f

## Seats

seat-name = { $name }
    .de = { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
seat-1 = Joueur 1
    .de = du Joueur 1
seat-2 = Joueur 2
    .de = du Joueur 2
seat-3 = Joueur 3
    .de = du Joueur 3
seat-4 = Joueur 4
    .de = du Joueur 4

## Why a move is not possible

why = { $rule ->
    [none] « { $move } » n’est pas possible maintenant : { $reason }.
   *[other] « { $move } » n’est pas possible maintenant : { $reason } (règle { $rule }).
}
why-not-asked = { $rule ->
    [none] « { $move } » n’est pas possible maintenant. La question est : { $question }.{ why-moment }
   *[other] « { $move } » n’est pas possible maintenant. La question est : { $question } (règle { $rule }).{ why-moment }
}
why-moment = { $moment ->
    [none] {""}
   *[other] {" "}C’est possible { $moment }.
}
why-not-yet = { $rule ->
    [none] « { $move } » n’est pas encore possible, mais le sera quand cette question viendra : { $question }.
   *[other] « { $move } » n’est pas encore possible, mais le sera quand cette question viendra : { $question } (règle { $rule }).
}
reason-not-yet = cela vient plus tard
reason-not-asked = ce n’est pas ce qui est demandé
reason-game-over = la partie est finie
reason-other-title = c’est un coup d’un autre jeu

## Box tables

provenance-rulebook = livret de règles
provenance-example = exemple du livret
provenance-review = critique
provenance-reconstructed = reconstitué
provenance-owner = ta boîte
column-effect = Effet
column-copies = Exemplaires
column-name = Nom
column-value = Valeur
column-values = Valeurs
column-points = Points
column-cost = Coût
column-count = Nombre

## Options

yes = oui
no = non

## The legend of icons: the marks of all titles

icon-pay = paie ce qui est devant pour ce qui est derrière
icon-or = ou
icon-then = puis
icon-per = pour chaque
icon-may = ce qu’on peut refuser
icon-choice = un de ceux-ci

## The log by turns

log-cause = { $cause } : { $effects }
log-join = { $a }, { $b }
log-other = { $who } : { $deed }
