# The guided first game. A step has its heading, `.do` (one thing), `.why` (at most 45 words) and `.tag` (at most three words);
# comments are `guide-<step>-<word>`. **Bold** is what to look at. Words: a golem stands or lies, it walks, it works; row, marble, value.

guide-about = What it is about
    .do = Look at your laboratory, then press Next.
    .why = Prague, 1584. You make three things: **golems**, **artifacts**, **books**. At the end each kind is multiplied by its menorahs, and menorahs come from developments. In four rounds you have twelve actions. That is all.
    .tag = Three products
guide-about-begun = You have begun already. Good: look at your laboratory once, that is where it will count.

guide-walk = Golems walk by themselves
    .do = Walk your golems: **two steps in red**, **one in yellow**.
    .why = Every round begins so, and all steps must be made: as many as your golem level, and those of the round's character. Further on the tiles are better, but keeping hold of a golem gets dearer.
    .tag = One step
    .do-else = Walk your golems: all steps must be made.
guide-walk-ok = Three steps made. The tile under each golem is what it gives when it works.
guide-walk-rivals = **Hanna** and **Zuzia** walked theirs. Now the actions begin, and you are first.

guide-marble = Take a marble
    .do = Take the **red marble** from **Golem**.
    .why = A row is worth as many as it holds marbles: 3 here, so 3 clay. Whoever comes after you finds one less. The colour counts too: red moves your student in the red street.
    .tag = Value 3
    .do-else = Take a **marble** from a row that holds many.
    .why-else = A row is worth as many as it holds marbles. Whoever comes after you finds one less. The colour counts too: red, yellow and blue move your student in that street.
    .tag-else = A marble
guide-marble-ok = **3 clay, and your red student has moved.** The same row is worth 2 now.
guide-marble-golem = **Clay for every marble that lay there.** The row is worth one less now.
guide-marble-another = That row at its value, and the colour of the marble for a student. The same rule everywhere.
guide-marble-rabbi = Your rabbi first: also possible. Each round you have one rabbi and two marbles, in any order.
guide-marble-passed = You wait for another pouring of the marbles. Legal; you act again when the others are done.

guide-create = Make a golem
    .do = Create a golem in **blue** for 3 clay.
    .why = 3 clay where you have none, 3 more for each golem of yours there. A new golem raises your golem level: that means more steps, some points, and later one more to multiply.
    .tag = 3 clay
    .do-else = Create a **golem** where you have none: 3 clay.
    .tag-else = Create
guide-create-ok = **Your third golem**, in blue. Golem level 2: one step more each round, and a point of income.
guide-create-another = **A new golem.** Your golem level has risen: more steps each round, and points of income.
guide-create-kept = Clay kept. That row, a tile of the rabbi or a golem at work can create one later.
guide-create-developed = A development: a menorah, and something it can do from now on. A golem can still be created.
guide-create-lost = There is **nothing to create a golem with** just now.
    .do = Play on: I come back when you can. Or set the table for this step.
guide-create-again = **Now you can create a golem.**
    .do = Take a marble from **Golem**, or create a golem where it is offered.
guide-create-rivals = **Hanna** and **Zuzia** both took marbles from Work. It was worth 4; look what it is worth now.

guide-work = Golems at work
    .do = Take the **yellow marble** from **Work**.
    .why = Work sends golems to work, at the tiles they stand on. One golem costs 1 knowledge, two 3, three 5, four 8: less the value of the row. Two marbles lie there, so two golems cost you 1.
    .tag = Value 2
    .do-else = Take a marble from **Work**.
    .why-else = Work sends golems to work, at the tiles they stand on. One golem costs 1 knowledge, two 3, three 5, four 8: less the value of the row, { $in_work } now.
    .tag-else = Work
guide-work-ok = Your yellow student has moved. Now say how many golems work.
guide-work-another = Now say how many golems work.
guide-work-elsewhere = { $deed } Fine. Work is a row like any other: look at what your golems stand on.
guide-work-rabbi = Your rabbi has gone first. Your golems still wait for work.
guide-work-lost = **Work is empty, or your marbles are taken** this round.
    .do = Play on: I come back when Work has marbles for you. Or set the table for this step.
guide-work-again = **Work has marbles.**
    .do = Take a marble from **Work**.

guide-lie = He works and lies down
    .do = Send **two golems** to work: pay 1 coin for **gold** in yellow, then move a **student** in red.
    .why = A golem that has worked lies down. It stands up when it walks, so next round it can work again, one tile further. Each tile may be declined.
    .tag = Send to work
    .do-else = Send **golems** to work: say how many, then choose them one by one.
    .tag-else = Send to work
guide-lie-ok = **Done.** { $lying ->
        [one] One golem lies
       *[other] { $lying } golems lie
    } now, and each has given what its tile shows.
guide-lie-lost = **Nobody has worked** this time.
    .do = Play on: I come back when your golems work. Or set the table for this step.
guide-lie-again = **Now your golems can work.**
    .do = Say how many, then choose them one by one.

guide-rabbi = Place the rabbi
    .do = Place your rabbi on the tile of **three goods**.
    .why = Once a round, and a tile holds one rabbi. Two things at once: its effect now, and your place next round, for the highest rabbi goes first. The bottom space has always room.
    .tag = Your rabbi
    .do-else = Place your **rabbi** on a tile that helps you.
    .tag-else = Your rabbi
guide-rabbi-ok = **One of each, and an objective.** Objectives are secret and score at the end: look at yours in the laboratory.
guide-rabbi-another = Your rabbi is placed: the effect is yours, and so is that place in the next turn order.
guide-rabbi-marble = A marble first: { $deed } The rabbi is still in your hand, and must be placed this round.
guide-rabbi-passed = You wait. Your rabbi must still be placed this round.

guide-influence = The character of the round
    .do = When you are asked: take the **3 coins**.
    .why = The character in the palace shows two colours: red and yellow. Whoever has taken such a pair may pay for its power, or take 3 coins. White matches anything. So colours count a second time.
    .tag = Your pair
    .do-else = When you are asked: pay for the character, or take **3 coins**.
    .tag-else = { "" }
guide-influence-coins = **3 coins**, because your marbles matched. For 4 you could have had a golem 4 clay cheaper.
guide-influence-paid = You paid and used the character. The other choice is always 3 coins.
guide-influence-declined = Nothing taken. Next time 3 coins are yours for the asking.
guide-influence-unmatched = Your two marbles did not match the character's pair this time: look at the palace before you take the second marble.
guide-influence-marble = { $deed } Look at the palace, too: two marbles like the pair there bring 3 coins, or its power.
guide-influence-rivals = Then came **income**: each student pays what his section shows, so do finished artifacts, the study track and the golem level.

guide-develop = Develop
    .do = Develop the **torso** for 3 clay.
    .why = Once a round, after income, everybody may develop one thing: golem parts for clay, artifact tiles for coins, shelves for knowledge. Each can do something, and each bears **menorahs**. The torso keeps golem control cheap.
    .tag = 3 clay
    .do-else = Develop one thing, if you can pay it.
    .why-else = Once a round, after income, everybody may develop one thing: golem parts for clay, artifact tiles for coins, shelves for knowledge. Each can do something, and each bears **menorahs**.
    .tag-else = Develop
guide-develop-ok = **Torso.** One red menorah: every golem you have created counts one point more at the end.
guide-develop-another = A development, and its menorahs with it: they multiply at the end.
guide-develop-none = Nothing developed. The chance comes once a round, and with every Golem, Artifacts or Study action.

guide-control = Golem control
    .do = Look at your golems and students, then press Next.
    .why = At the end of each round every golem **ahead of your student** in its district costs 1 knowledge per section. If you cannot pay, you lose 5 points for that golem. So students and golems go together.
    .tag = Golem and student

guide-stand = Round two: they stand up
    .do = Walk again: all steps must be made. A lying golem that walks **stands up**.
    .why = A golem that does not walk stays lying and cannot work. Think of control: each section ahead of your student will cost 1 knowledge. It would be { $due } now.
    .tag = Stand up
guide-stand-ok = They stand where the next work is. Control would cost you **{ $due } knowledge** now: marbles can still move students.

guide-gold = Gold for artifacts
    .do = Take a **blue marble** from **Artifacts**, then buy **gold** and put it into artifact 2.
    .why = Coins for each marble; then one gold for 3 coins, and an artifact development. A cauldron that is full completes its artifact: it pays at once, and again in every income.
    .tag = Value 3
    .do-else = Take a marble from **Artifacts**, then buy **gold** for 3 coins.
    .tag-else = Gold
guide-gold-ok = **Completed.** It has paid at once, pays every round, and counts as a product: { $completed } { $completed ->
    [one] artifact
   *[other] artifacts
} times your yellow menorahs.
guide-gold-gold = Gold in a cauldron. When it is full, the artifact pays, now and in every income.
guide-gold-elsewhere = { $deed } Good. Gold also comes from golems at work in yellow.
guide-gold-rabbi = Your rabbi is placed. Artifacts is still there.
guide-gold-lost = **Artifacts is empty, or your marbles are taken.**
    .do = Play on: I come back next time Artifacts has marbles. Or set the table for this step.
guide-gold-again = **Artifacts has marbles.**
    .do = Take one from **Artifacts** and buy gold for 3 coins.

guide-book = Books
    .do = Take a marble from **Study**, then buy the **green book** for column 1.
    .why = Knowledge for each marble, then one book. It gives its lower half once. Then the **whole column** is read, from the first book to the newest. One colour per column; the study track says how many books.
    .tag = Buy it
    .do-else = Take a marble from **Study**, then buy a **book**.
    .tag-else = A book
guide-book-ok = **Your first book.** Each further one of its colour reads it again. A column with a book is a product, too.
guide-book-elsewhere = { $deed } Fine. Books wait in the library, dearer on the right.
guide-book-rabbi = Your rabbi is placed. Study is still there.
guide-book-lost = **Study is empty, or your marbles are taken.**
    .do = Play on: I come back next time Study has marbles. Or set the table for this step.
guide-book-again = **Study has marbles.**
    .do = Take one from **Study** and buy a book.

guide-products = Where points come from
    .do = Look at the three products in your laboratory, then press Next.
    .why = At the end: created golems times **red** menorahs, completed artifacts times **yellow**, columns with books times **blue**. Two threes make nine, one and five make five: choose what grows together. Then study, objectives, what is left.
    .tag = Times menorahs

guide-more = Mirror, and waiting
    .do = Look at the row Mirror, then press Next.
    .why = Mirror copies another row at its own value, for 1 coin. And you may **pass** while a marble is still to take: when all are done, the rest is poured anew, and you go on with fresh rows.
    .tag = 1 coin

guide-end = How it ends
    .do = The other rounds are yours. Press Next.
    .why = After the fourth round. The three products, the study track, met objectives and a point for every 5 goods left are added to the points you have. Most points win; level, the higher rabbi of the last round.
    .tag = Four rounds

guide-ask-value = What says how much a row gives you?
    .colour = The colour of the marble
    .number = The number of marbles lying there
    .place = Your place in turn order
guide-ask-value-ok = **Right.** Each marble taken makes the row poorer. The colour moves a student.
guide-ask-control = Your golem stands two sections ahead of your student. What does that mean at the end of the round?
    .home = The golem goes home
    .knowledge = 2 knowledge, or 5 points if you cannot pay
    .nothing = Nothing
guide-ask-control-ok = **Right.** Students keep golems cheap; the torso does, too.
guide-ask-points = Where do most points come from?
    .work = From golems at work
    .products = From golems, artifacts and columns, each times its menorahs
    .coins = From coins at the end
guide-ask-points-ok = **Right.** Make things and develop their colour: one without the other is worth nothing. After round four it is over.
