### Words that all titles share. Conventions: ../README.md

## Effects: one pattern per kind of node

sentence = { $text }.
labelled = { $label }: { $text }
heading = { $text }:
row-mark = {"; "}
amount = { $n } { $things }
effect-gain = take { $list }
effect-pay = { $cost-kind ->
    [step] { $cost }: { $effect }
   *[other] pay { $cost }: { $effect }
}
effect-may = you may { $effect }
effect-choice = either { $list }
effect-times = { $least ->
    [0] { $effect }, up to { $most } { $most ->
        [one] time
       *[other] times
    }
    [1] { $most ->
        [2] { $effect }, once or twice
       *[other] { $effect }, 1 to { $most } times
    }
   *[other] { $effect }, { $least } to { $most } times
}
effect-per = { $n ->
    [1] { $effect } for each { $each }
   *[other] { $effect } for every { $n } { $each }
}
join-and = { $a }, { $b }
join-and-last = { $a } and { $b }
join-or = { $a }, { $b }
join-or-last = { $a } or { $b }
join-seq = { $b-kind ->
    [state] { $a } and { $b }
   *[other] { $a }, then { $b }
}
join-seq-last = { $b-kind ->
    [state] { $a } and { $b }
   *[other] { $a }, then { $b }
}

when-end = at the end of the game: { $effect }
when-any-time = at any time: { $effect }
when-at-once = at once: { $effect }

do-none = nothing happens

## Questions that effects ask

ask = Decide: { $effect }
ask-choice = Choose: { $effect }
ask-pay = Decide whether to { $effect }
ask-may = Do it or not: { $effect }

## Things of more than one title

noun-vp = victory { $n ->
    [one] point
   *[other] points
}
noun-wood = wood
noun-gold = gold
noun-worker = { $n ->
    [one] worker
   *[other] workers
}
noun-gate = { $n ->
    [one] gate
   *[other] gates
}

## Seats

seat-name = { $name }
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4

## Why a move is not possible

why = { $rule ->
    [none] '{ $move }' is not possible now: { $reason }.
   *[other] '{ $move }' is not possible now: { $reason } (rule { $rule }).
}
why-not-asked = { $rule ->
    [none] '{ $move }' is not possible now. The question is: { $question }.{ why-moment }
   *[other] '{ $move }' is not possible now. The question is: { $question } (rule { $rule }).{ why-moment }
}
why-moment = { $moment ->
    [none] {""}
   *[other] {" "}It can be done { $moment }.
}
why-not-yet = { $rule ->
    [none] '{ $move }' is not possible yet, but when this is asked: { $question }.
   *[other] '{ $move }' is not possible yet, but when this is asked: { $question } (rule { $rule }).
}
reason-not-yet = that comes later
reason-not-asked = that is not what is asked
reason-game-over = the game is over
reason-other-title = that is a move of another game

## Box tables

provenance-rulebook = rulebook
provenance-example = rulebook example
provenance-review = review
provenance-reconstructed = reconstructed
provenance-owner = your box
column-effect = Effect
column-copies = Copies
column-name = Name
column-value = Value
column-values = Values
column-points = Points
column-cost = Cost
column-count = Count

## Options

yes = yes
no = no

## The legend of icons: the marks of all titles

icon-pay = pay what stands before it for what stands behind it
icon-or = or
icon-then = then
icon-per = for each
icon-may = what may be declined
icon-choice = one of these

## The log by turns

log-cause = { $cause }: { $effects }
log-join = { $a }, { $b }
log-other = { $who }: { $deed }
