# The panel of a guided game, whatever the title. Each title's steps are in guide/<title>.ftl.

coach-heading = Guided game
coach-step = Step { $n } of { $all }
coach-question = Question { $n } of { $all }
coach-do = Do
coach-why = Why
coach-next = Next
coach-show = Show me
coach-make = Do it
coach-shown = { $move }. Press again, and it is done.
coach-skip = Skip
coach-leave = Leave
coach-wait = Play on
coach-set = Set the table
coach-any = Any other move counts too.
coach-rule = Rule { $rule }
coach-rivals-play = { $name } plays.
coach-welcome = **Welcome back.** Here is where you were.
coach-other = { $deed } Also a turn, and quite legal. The step is still open.
coach-fine = Fine. The step is still open.
coach-wrong = Not quite. Look at that step again, or try another answer.
coach-look-again = Show that step again
coach-waiting = I come back when the moment is there. Play as you like.
coach-finale = You know the game
    .do = Play on: the rest of this game is yours.
    .why = The guide is silent from here. Hint, Help and Why not stay, as in any game.
coach-end = Play on
coach-new-game = New game
coach-again = From the start
coach-tabs = Guide
coach-rival-1 = Hanna
coach-rival-2 = Zuzia
coach-rival-3 = Baruch

# Home
learn = Learn
learn-on = Go on: { $n } of { $all }
learnt = Learnt
learn-first = Never played?
learn-first-about = Start with { $title }: a guided first game, ten to fifteen minutes, no rulebook needed.
learn-first-do = Learn { $title }
