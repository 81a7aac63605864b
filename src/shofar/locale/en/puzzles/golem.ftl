# Puzzles: `guide-<key>` with .do (the task), .why (a hint), .tag; -ok is the answer explained, -lost another way.

guide-work = Three golems, 2 knowledge
    .do = You took a marble from Work at value 3. End with **6 goods**.
    .why = One golem costs 1 knowledge, two 3, three 5, less the value. Clay, coins and knowledge count alike here.
    .tag = How many?
guide-work-ok = **6 goods.** Three golems cost 5 less 3, all your knowledge; but they bring 2 clay, 2 coins and 2 knowledge.
guide-work-lost = **{ $goods } { $goods ->
    [one] good
   *[other] goods
}.** One more golem would have paid for itself.
    .do = Try again: what do three golems cost, and what do they bring?
guide-last = The student who is last
    .do = Your rabbi stands on the student tile: a step, then points. Take **2 points**.
    .why = The tile pays for the section of the student who is furthest behind, after the step.
    .tag = Which one?
guide-last-ok = **2 points.** Red was alone on I; now nobody is behind II.
guide-last-lost = **1 point.** Somebody is still on section I.
    .do = Try again: who is last?
guide-torso = 6 clay
    .do = Make a **golem** and a **development** with 6 clay.
    .why = Each once, in any order. A golem costs 3 where you have none, and 3 more for each of yours there.
    .tag = First this
guide-torso-ok = **Torso and golem**, 3 clay each. In red or blue the golem alone would have cost 6.
guide-torso-lost = **Not both.** It depends on where the golem is made, and on what is developed.
    .do = Try again: where have you no golem?
guide-column = 4 knowledge
    .do = Gain **2 points** and a step of **study**.
    .why = A development and a book, each once, in any order. A developed column rewards whatever is added to it.
    .tag = First this
guide-column-ok = **2 points and a study step.** The column first, for 3; then the book for 1, into it. Its knowledge pays for the step.
guide-column-lost = **Not both.** The order matters, and so does the column.
    .do = Try again: what should be there before the book comes?
