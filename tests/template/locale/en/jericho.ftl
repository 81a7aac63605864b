title = Jericho
about = Take stones of the wall until it falls.
time = 1 min
kind = Subtraction

seat-1 = Red
seat-2 = Blue
seat-3 = Green
noun-stone = { $n ->
    [one] stone
   *[other] stones
}
name-all = The wall
name-last = The last stone
section-wall = Wall
section-horn = Horn
question-take-stones = Take stones of the wall
move-take = Take { $a-id }
reason-too-few = there are too few stones
news-took = { $seat } takes { $a } { $a ->
    [one] stone
   *[other] stones
}.
news-blew = { $seat } blows the horn.
news-gained = { $seat } gets { $a } { $a ->
    [one] stone
   *[other] stones
}.
source-stones = Stones
column-stones = Stones
column-effect = Effect
board-wall = { $n ->
    [one] One stone is left
   *[other] { $n } stones are left
}
moment-take = in your turn
