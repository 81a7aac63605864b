### Golem: the rules as the page tells them. How these files are written: locale/README.md, "Rules".

## Overview

over-about = 2 to 4 players, about 75 minutes, four rounds
over-goal = Prague, 1584, four rounds. Make golems, melt gold into artifacts, collect books. Each of the three counts only **times the menorahs** of its colour: so do few things, and develop those. Most points win.
over-round = In phase 3 everybody takes, in any order, **two marbles** and **one rabbi action**.
over-phase-1 = 1 Refresh
over-phase-2 = 2 Golems walk
over-phase-3 = 3 Actions
over-phase-4 = 4 Turn order
over-phase-5 = 5 Influence
over-phase-6 = 6 Income, develop
over-phase-7 = 7 Control
over-turn-1 = Take a **marble** from a row. The value is the number of marbles that lay there.
over-turn-2 = Its **colour** moves your student of that district. White moves nobody, black two.
over-turn-3 = Its **row** is the action: work, golem, artifacts, study, or mirror one of them.
over-turn-4 = Or place your **rabbi** once: a tile with an effect of its own, and your place in the next turn order.
over-turn-5 = Or **pass**, wait, and take from rows that have been poured anew.
over-points-1 = created golems, not the two you start with, times red menorahs
over-points-2 = completed artifacts times yellow menorahs
over-points-3 = columns with at least one book times blue menorahs
over-points-4 = the end of the study track; objectives and their set
over-points-5 = for every 5 goods left; and all points on the way
over-twist = Golems walk by themselves every round, towards better work. A golem **ahead of your student** costs one knowledge per section. Each golem you cannot pay for costs 5 points. So students run after golems, or golems go to the cemetery.
over-end = After the control of round IV. A tie goes to the rabbi who stood higher.

## Set-up

chapter-G1 = Set-up
    .lead = Everybody starts with 10 points, two golems on the board and hardly anything else. The first game has a set-up without choices.
rule-G1-1 = Two to four play. Lay out the boards, the **marbles** for the number of players and the pass tiles 1 to 4 beside the synagogue.
rule-G1-2 = Shuffle both decks of characters. Into the **palace** go, from the left, three cards of the early deck and one of the late deck, all open: one for each round. The other characters are not needed.
    .reading = Nobody looks at the characters that are left out. The text only says that they are not used.
rule-G1-3 = Shuffle the 38 books and open five of them in the **library**.
    .reading = Spaces are filled from the left. The text shows a full library and no order.
rule-G1-4 = In each district draw seven of its ten **district tiles** and lay them, in the order of their numbers, on sections I to VII. The other three are out of the game.
    .reading = That exactly sections I to VII carry tiles and VIII to X printed effects follows from the counts; the picture is not known.
rule-G1-5 = Shuffle the action tiles. Open one more than there are players, from top to bottom. The bottom space never has a tile.
rule-G1-6 = Shuffle the objectives, pour the marbles into the tray, and put a **menorah token** on each street before section VIII.
rule-G1-7 = You get 18 tiles of developments, not developed yet; four golems on your laboratory board; a student on section I of each street; the study marker on 0; the golem marker on space 3; 10 points. No goods.
rule-G1-8 = The first turn order is drawn by lot.
rule-G1-9 = Everybody gets four **starting tiles**.
    .reading = You do not see the tiles of others before they are chosen: they are dealt face down.
rule-G1-10 = **Objectives.** Everybody has four, keeps one and passes the rest to the left, until all have four again. Then put one of them back: three stay with you, secretly.
    .reading = Left is the next seat, whatever the turn order. Cards that are put back go under the deck in turn order.
rule-G1-11 = As many **artifact tiles** as players are drawn, each with a random side up. In reverse turn order everybody chooses one. The side stays as it is.
rule-G1-12 = In turn order everybody keeps two of the four starting tiles and gets what is on both. Then all starting tiles are gone.
    .reading = What needs no choice comes first, from both tiles. The rest follows one by one in the order you like, the two tiles mixed freely: gold that completes an artifact may pay for a development.
rule-G1-13 = A development on a starting tile follows the usual rules: the discount is taken off, you pay the rest, no change is given. You may decline it.
    .reading = No golem stands on a block yet, so what the two arms do at once is lost.
rule-G1-14 = In turn order everybody puts the two remaining golems, standing, on section I of two different districts.
rule-G1-15 = **First game**, an option: palace, districts, objectives, artifact tiles, starting tiles and golems are fixed. The first in turn order gets set 1, the second set 2, and so on. Marbles, books, action tiles and turn order are drawn as usual.
    .reading = There is nothing to decide before round 1. With two or three players the objectives of sets nobody has stay in the deck; their artifact tiles and starting tiles are out.
rule-G1-16 = What the first game gives you:
    - set 1: 2 clay, 3 coins, 2 knowledge, the yellow student on II, artifact 1 completed;
    - set 2: 3 clay, 2 coins, 2 knowledge, the left leg developed, the red student on II;
    - set 3: 3 clay, 2 coins, 2 knowledge, study 1, column 1 developed;
    - set 4: 3 clay, 1 coin, 2 knowledge, one gold and a grey tile of coins on artifact 3.
rule-G1-17 = The number of players changes the marbles, the action tiles of a round, the graves and the artifact tiles. Nothing else.

## Rounds

chapter-G2 = Rounds, golems walk
    .lead = Four rounds of seven phases. The first two need few decisions, but the second one decides what your golems will cost.
heading-phases = The seven phases
heading-refresh = Phase 1: refresh
heading-walk = Phase 2: golems walk
rule-G2-1 = There are four rounds. The **character** of a round is the palace card with its number.
rule-G2-2 = Phases: 1 refresh, 2 golems walk, 3 actions, 4 turn order, 5 influence, 6 income and development, 7 control.
rule-G2-3 = From the second round on: all marbles, those on the boards and those set aside included, are poured into the tray again.
rule-G2-4 = The action tiles of the last round are discarded and new ones opened, one more than players. If the stack runs out, the discarded ones are shuffled into a new stack and opening goes on.
rule-G2-5 = The leftmost book goes under the deck, the others move to the left, a new one is opened on the right.
    .reading = If the deck has run out and the library is short, the new book goes to the first free space. With an empty deck it is the very book that was just put under it.
rule-G2-6 = In turn order everybody makes the whole walk of his golems, one player after the other.
rule-G2-7 = You have the **steps** of your golem level plus those of the character of the round. With the right leg you may ignore the character's steps.
    .reading = All of the character's steps or none: the text speaks of ignoring them, not of choosing a number.
rule-G2-8 = Divide the steps among your golems as you like, forwards only; all must be made. A lying golem that walks gets up first. One that does not walk stays as it is.
rule-G2-9 = Entering VIII, IX or X costs the printed amount, each section for itself: **all of it in knowledge or all of it in points**. Knowledge only if you have enough; points may fall below 0.
rule-G2-10 = A golem on X cannot go on. As long as another of yours can walk, it must take the steps.
rule-G2-11 = If all your golems on blocks stand on X, every step left costs 5 points, for at most as many steps as you have golems there. Without golems on blocks steps are simply lost.
rule-G2-12 = You are asked step by step.
    .reading = Only the final places and the payments matter, so the game may ask one step at a time.

## Actions

chapter-G3 = Actions
    .lead = Phase 3, the heart of the round. Three turns each: two marbles and one rabbi, in the order you like.
heading-turns = Turns
heading-marbles = Marbles
heading-rows = The five rows
heading-rabbi = Rabbi
heading-passing = Passing
rule-G3-1 = In turn order, again and again, take one turn: **a marble, the rabbi, or pass**. Everybody takes exactly two marbles and places the rabbi once in a round.
rule-G3-2 = Who has finished or passed is skipped.
rule-G3-3 = Choose a row and a marble in it. The **value** is the number of marbles in that row before you take one. The marble goes into a free eye of your golem.
rule-G3-4 = Red, yellow and blue move your student of that district one section on. White moves nobody. Black moves two different students.
    .reading = A student on X may be named, his step is then lost. Leaving out a step of black would be allowed but never helps, so the game asks only which two students.
rule-G3-5 = Then a golden tile that waits for a red or a blue marble works, if that is the colour you took.
    .reading = It works before the row's action, not after it. Black and white set off neither side: they are not a red or a blue marble.
rule-G3-6 = Then do what the row says, with that value. You may leave out parts of it, even everything.
rule-G3-7 = **Work.** Decide how many of your standing golems work, up to four. Pay the price less the value in knowledge, then let them work one after another; each lies down and gives what its section shows.
    .reading = That you may stop half-way, without money back, is our reading: the text allows every effect to be declined and never speaks of refunds.
rule-G3-8 = With the **right arm** one more standing golem works for nothing in every Work.
    .reading = At any moment of the Work, also if you send nobody else, and also when Mirror copies it: the text says each time you work. Developed in the middle of a Work, the arm has only its effect at once.
rule-G3-9 = A golem made during this Work cannot be sent to work by it.
    .reading = Two things may still use it, because they belong to the making: the left leg, and the right arm's effect at once.
rule-G3-10 = Work is paid before anybody works.
    .reading = So knowledge that the golems bring cannot pay for sending them. The text gives the order: choose, pay, work.
rule-G3-11 = **Golem.** Take as much clay as the value. Then, each once and in any order: one golem development, one new golem.
rule-G3-12 = **Artifacts.** Take as many coins as the value. Then, each once and in any order: one artifact development, one gold for 3 coins.
rule-G3-13 = **Study.** Take as much knowledge as the value. Then, each once and in any order: one study development, one book.
rule-G3-14 = **Mirror.** For 1 coin do one of the other four at the mirror's value. Before or after it, once, 3 coins for a step of study.
    .reading = The step of study does not need the first coin: they are two offers of the row.
rule-G3-15 = You may take a marble of the mirror without a coin.
    .reading = Then only its colour counts. Every part of a row may be left out, so nothing forbids it.
rule-G3-16 = **Rabbi.** Put him on an action tile where no rabbi stands, or on the bottom space, and do what it shows. The bottom space takes any number of rabbis; later ones stand to the right.
rule-G3-17 = Placing the rabbi once in a round is a duty. His effect is not.
rule-G3-18 = Some tiles in detail:
    - <act_03>: the golem that walks may be the one just made;
    - <act_04>: a black book then costs no step of a student;
    - <act_06>: the level is counted after the step;
    - <act_07>: only a golem that stands can work; control costs you nothing this round, for all your golems;
    - <act_08>: steps may be divided and mixed in direction;
    - <act_09>: one book, not its whole column;
    - <act_12>: the tile's own cost less 3, and the rest in any mix of goods.
    .reading = The tiles show icons only. Where several ways of reading them were possible, this is the plain one; if no step is made with <act_07>, any one standing golem may work.
rule-G3-19 = **Pass** instead of an action if you have a marble still to take. Take the lowest pass tile; you wait until the pass phase.
rule-G3-20 = When all have finished or passed, and somebody has passed, the **first pass phase** begins.
rule-G3-21 = Who has pass tile 1 takes a marble out of the tray and lays it on the tile: that is a duty. Then the marbles left in the tray are poured again; those on the boards stay.
rule-G3-22 = In the order of their tiles the passed players take turns of one action until they have had their three. Who has finished gives the tile back.
    .reading = They take turns, one action each, as in the rest of the phase; the text does not say that one does all at once.
rule-G3-23 = In this phase you may pass once more, if you have a marble still to take. You keep your tile.
rule-G3-24 = If somebody passed again, the **second and last pass phase** follows: the holder of the lowest tile sets another marble aside, the rest is poured, and all finish. Nobody can pass any more.
rule-G3-25 = Marbles set aside belong to nobody and come back with the next refresh. There are always enough left for everybody.
    .reading = They do not count for the character either: they lie on no player's board.

## Procedures

chapter-G4 = Procedures
    .lead = What happens whenever a student steps, a golem is made, works or dies, gold is melted, a tile developed, a book bought.
heading-students = Students
heading-making = Making a golem
heading-blocks = Golems on blocks
heading-killing = Killing a golem
heading-gold = Gold and artifacts
heading-developments = Developments
heading-books = Books
heading-objectives = Objectives
rule-G4-1-1 = Students stand on sections I to X of their streets. Any number may share one.
    .reading = Nothing in the text limits them.
rule-G4-1-2 = The first student of all to reach VIII takes the **menorah token** of that street for good. It counts as a menorah of that colour.
    .reading = Two steps are made one by one, so walking through VIII is enough; going back later changes nothing.
rule-G4-1-3 = A student on I cannot step back.
    .reading = A step back is a payment. Who cannot make it cannot pay it.
rule-G4-2-1 = You can make a golem while one of the four is on your board. It costs 3 clay, and **3 more for each golem of yours** already on the blocks of that district.
    .reading = A discount lowers it to 0 at least. Golems that lie count, those in the cemetery do not: the text says "on the blocks".
rule-G4-2-2 = It stands on section I. Your golem marker moves up 2: that is no choice.
rule-G4-2-3 = Then a golden tile that waits for a new golem works, then the **left leg**: the new golem may walk one section, and may work without lying down.
    .reading = The golden tile comes first, and the two gifts of the leg do not depend on each other. The text gives neither an order nor a condition.
rule-G4-2-4 = **Created golems** are those gone from your board. The two you begin with never count; killing takes nothing away.
rule-G4-3-1 = Golems share sections freely.
    .reading = Golems of different players do nothing to each other; no rule lets them.
rule-G4-3-2 = A golem that **works** must stand; it lies down and gives what its section shows: the district tile, or from VIII on what is printed. The left leg and <act_10> let it work without lying down; <act_10> may take one that lies.
    .reading = What is printed on VIII to X is reconstructed.
rule-G4-3-3 = Whatever moves a golem stands it up.
    .reading = Also a step back, and by any effect: the text says it of walking forwards and names no exception. Nobody goes below I.
rule-G4-3-4 = Entry costs of VIII to X are due for every step forwards into them.
    .reading = Whatever causes the step. Steps back cost nothing.
rule-G4-3-5 = Golems that lie get up only by moving. One that lies on X works again only after a step back, or by <act_10>.
rule-G4-4-1 = Choose a golem of yours on a block and put it on a free grave of the **cemetery**, or into the open ground.
    .reading = Also one that lies, and also the one whose work lets you kill: the text says "one of your golems".
rule-G4-4-2 = Your golem marker moves down 1, then you get what the grave shows. With the **left arm** every grave gives twice.
    .reading = Twice means one after the other, with new choices the second time.
rule-G4-4-3 = The left arm's own kill is not doubled.
    .reading = The tile says: kill, and from now on twice. So the doubling begins after it.
rule-G4-5-1 = A piece of **gold** goes at once into one of your four cauldrons, where there is room, and stays there.
    .reading = With all ten places full, gold cannot be taken or bought.
rule-G4-5-2 = When the last place of a cauldron is filled, its **artifact is completed** and gives its income at once, with the grey tiles on it.
rule-G4-5-3 = In every phase 6 each completed artifact gives its income again.
rule-G4-5-4 = Golden and grey tiles go to a free slot of their kind on your artifact tile, completed or not. You choose the side when you place it. The slot says what it costs. Neither tile nor side changes later.
rule-G4-5-5 = A **grey tile** adds its income whenever the artifact gives income.
    .reading = From then on: placed on a completed artifact it gives nothing at once.
rule-G4-5-6 = A **golden tile** on a completed artifact gives the artifact's whole income each time its condition comes true. On one that is not completed nothing happens.
    .reading = Two golden tiles on one artifact work each for itself.
rule-G4-5-7 = The conditions: you take a red or a blue marble; you add the first book to a column; you make a golem.
    .reading = They are looked at in their moment only. What is placed or completed later in the same action does not look back. A black book is a first book as well.
rule-G4-5-8 = The income of artifacts sets off no golden tile: it never gives golems, books or marbles.
rule-G4-6-1 = Each of your 18 tiles is **developed** once and stays so. Golem tiles cost clay, study tiles knowledge, artifact tiles coins.
rule-G4-6-2 = A discount lowers the cost to 0 at least, and gives no change.
    .reading = It never changes what you pay with; <act_12> alone does.
rule-G4-6-3 = Effects and menorahs count from then on. What a tile does at once, it does at once.
rule-G4-6-4 = Developed tiles of all three kinds are counted together.
rule-G4-7-1 = A coloured **book** costs its price and the surcharge of its space, in knowledge.
    .reading = A discount lowers the sum to 0 at least.
rule-G4-7-2 = A **black book** costs a step back of one of your students, and the surcharge.
    .reading = A discount in knowledge lowers only the surcharge: the step is no knowledge.
rule-G4-7-3 = A book needs a **column**: fewer books in it than your study track allows, all of one colour, and no colour in two columns. Black books go into any column with room.
    .reading = A column of black books only has no colour yet, and may get any that no other column has.
rule-G4-7-4 = After paying, the library moves to the left and is filled up.
    .reading = At once, before the book gives anything. With an empty deck the spaces on the right stay empty.
rule-G4-7-5 = First the **bonus at once**, the lower half of the book. In the column whose tile doubles, a coloured book gives it twice.
    .reading = The column is chosen when you buy. Twice means one after the other; of each you may leave out parts.
rule-G4-7-6 = Then the book lies in its column; a first book may set off a golden tile. Then **the whole column works**, from the bottom up: its developed tile, the older books, the new one.
rule-G4-7-7 = How many books a column may have matters only when you add one.
    .reading = If your study marker goes back later, the books stay. Turning the study track over changes limit and income at once, the marker keeps its place.
rule-G4-7-8 = Effects that **use books** use different books of yours, in any order.
    .reading = The tiles of the columns do not work then: the text speaks of books only.
rule-G4-8-1 = Draw two objectives, keep one at most, and put the rest under the deck.
    .reading = There is no limit to the objectives you hold; all you keep are counted.

## The end of a round

chapter-G5 = Phases 4 to 7
    .lead = After the actions: the new turn order, the character, income, one development, and the bill for the golems.
heading-order = Phase 4: turn order
heading-influence = Phase 5: influence
heading-income = Phase 6: income and development
heading-control = Phase 7: control
rule-G5-1 = The new turn order follows the **rabbis** from the top tile down, then the bottom space from left to right. The rabbis go home.
rule-G5-2 = In the new order: your two marbles **match** the character if they can be paired with his two colours. White is any colour, black is none.
rule-G5-3 = Who matches may pay the coins for the effect, or take 3 coins, or decline.
rule-G5-4 = Then the character is turned down.
rule-G5-5 = **Income**, each source once: the sections of your three students, each completed artifact with its grey tiles, the study track, the golem track. A source gives what it shows when you take it.
    .reading = In turn order, one player after the other; the text lets all do it together.
rule-G5-6 = You are not asked for the order of your income.
    .reading = Artifacts first is never worse with these components, so the game takes them first, then streets and tracks, and asks only where there is something to choose.
rule-G5-7 = After all incomes everybody may, in turn order, make **one development** of any kind at its cost.
rule-G5-8 = **Control.** For each golem on a block count how many sections it is ahead of your student in that district. So much knowledge it costs; nothing if the student is level or further. With the torso at most 2 for each; with <act_07> this round nothing.
rule-G5-9 = If you cannot pay the sum, you pay for as many golems as you can, all other knowledge is lost, and each golem not paid costs 5 points. Knowledge cannot be kept back.
    .reading = The order is our reading: cheapest first loses least, so nothing has to be asked.

## The end

chapter-G6 = End and points
    .lead = Three products, and what you planned in secret.
rule-G6-1 = The game ends after phase 7 of the fourth round.
rule-G6-2 = To the points on the way come:
    - created golems times red menorahs;
    - completed artifacts times yellow menorahs;
    - columns with a book times blue menorahs;
    - the points of your place on the study track;
    - every objective you have met, and a bonus once for the number of different kinds met: 2 for two, 5 for three, 9 for four or more;
    - 1 point for every 5 goods left, all kinds together.
rule-G6-3 = **Menorahs** are those on your developed tiles, one or three, and the tokens of the streets.
rule-G6-4 = Most points win. A tie goes to the rabbi who stood higher in the fourth round; on the bottom space further left.
rule-G6-5 = The other places are decided in the same way.
    .reading = The text only says who wins.

## Principles

chapter-G0 = Principles
    .lead = What holds everywhere: what may be declined, in which order things happen, what is left to chance.
rule-G0-1 = You begin with 10 points. Points may fall below 0, goods never. The supply is unlimited.
    .reading = The text says of entry costs that points may fall below 0; here it holds for every loss.
rule-G0-2 = **Everything that is given may be declined**, all of it or a part. No payment is a duty, unless a rule says so.
    .reading = A part is any element of an effect, less of an amount "up to", or a part of what was paid for. What was paid is not given back.
rule-G0-3 = These are duties: walking in phase 2 with all steps and entry costs; the steps of the golem marker when you make or kill a golem; two marbles and the rabbi in every round; setting marbles aside; control.
rule-G0-4 = Goods, points, steps of study and steps of a named student are taken for you.
    .reading = To decline them can never help, because streets and tracks never get worse. Where your own values make them worse, the game asks.
rule-G0-5 = Effects happen from left to right.
    .reading = What an effect causes is done completely, at once, before the effect goes on: a completed artifact, a token, a golden tile, a grave.
rule-G0-6 = Where one text says more than the other, the fuller one is followed: nobody passes after both marbles, at most four golems in a Work, ties on the bottom space. The two never contradict each other.
rule-G0-7 = Chance decides the first turn order, the artifact tiles and their sides, the shuffles and the pouring of marbles. Nothing else, and all of it from one seed.
rule-G0-8 = **Pouring.** The marbles fall one by one, in random order, into rows that have room.
    .reading = Each falls with the same chance into any row with fewer than five: a fair tray in place of the cardboard one. A row may stay empty, and you may take any marble of a row.
rule-G0-9 = What does not fit is lost: a student beyond X, study or golem marker beyond its end, gold without a free place.
    .reading = Without a penalty; the texts are silent.
rule-G0-10 = You may pay although a part of what you get is lost.
    .reading = A payment is not offered if all of it would be lost. Influence may always be paid.
rule-G0-11 = These rules name developments by their part or column. What counts is what the tile says.
    .reading = Which effect belongs to which part of the golem, and to which column, is partly reconstructed. Where your copy differs, the effect decides.

## The program

chapter-G7 = What you are asked
    .lead = How the game asks, where the rules leave it open.
rule-G7-1 = A question with one answer is answered for you. Where you may decline, declining is an answer of its own.
    .reading = It changes nothing at the table and saves clicks.
rule-G7-2 = The left leg asks first for the step, then for the work.
    .reading = The same order as on the tile.

## Alone

chapter-G8 = Alone
rule-G8-1 = There are no solo rules here. The published solo opponent is not part of the texts these rules are made from.
rule-G8-2 = To play alone, play the game for two against a bot: nothing changes, and more points win.
    .reading = As a measure for yourself: 80 points apprentice, 95 scholar, 110 master, 125 rabbi.

## Hidden things

chapter-hidden = What is hidden
    .lead = Everything on the table is open, goods and points included. Hidden are:
        - your objectives, until the end: others see how many you have; what you returned you alone know; what you passed on you and your neighbours have seen;
        - the four starting tiles you were dealt, until you have chosen two; the other two are never shown;
        - the order of the decks and of the action tiles, and how marbles will fall: nobody knows them.

## Examples

example-EX-1 = Your golem level gives 2 steps and the character 2. One golem stands on red I, one lies on yellow I. You give one step to the first and three to the second: red II and yellow IV, both standing. All four steps must be made.
    .name = Four steps
example-EX-2 = A golem enters yellow X, which costs 5. With 6 knowledge and 4 points you may pay 5 knowledge, or 5 points and fall to -1. With 4 knowledge only the points are left; a mixture is not allowed.
    .name = Entering X
example-EX-3 = Two marbles lie in the row Golem. You take one: value 2, so 2 clay. One marble stays.
    .name = The value of a row
example-EX-4 = You take the black marble: two different students step on. Red goes from VII to VIII, and nobody was there before: the red menorah token is yours.
    .name = Black, and a token
example-EX-5 = You want three golems to work. The price is 5, the row is worth 3, so you pay 2 knowledge. You end with 2 clay, 2 coins, 2 knowledge and three golems lying down. With only 1 knowledge you could send two at most: the blue golem's knowledge comes too late to pay for it.
    .name = Work at value 3
example-EX-6 = Golem at value 4: with your 2 that is 6 clay. The torso for 3, then a golem in yellow for 3, where you have none. In red or blue it would cost 6.
    .name = Torso and a golem
example-EX-7 = Artifacts at value 2: 5 coins. A grey tile of clay on artifact 4 for 2 coins, then gold for 3 into its last place. It is completed and gives a step of study, 3 points, and 2 clay of the new tile.
    .name = The last piece of gold
example-EX-8 = Study at value 2: 4 knowledge. Column 2 for 3, then book 9 for 1 into it. At once 1 knowledge; the column's tile gives 2 points; the book turns 1 knowledge into a step of study.
    .name = A column and its first book
example-EX-9 = Denis stands on the top tile, Semyon on the third; Svetlana and after her Julia on the bottom space. That is the new order.
    .name = Rabbis make the order
example-EX-10 = Svetlana and Denis pass, each with a marble to take. Svetlana sets one aside, the rest is poured, she passes again, Denis acts. In the second pass phase she sets another one aside and must act.
    .name = Passing twice
example-EX-11 = The character wants red and blue, and costs 3 coins. With a red and a blue marble and 3 coins you pay and have nothing left, but a golem steps and two work; or you take 3 coins and have 6.
    .name = Influence, or three coins
example-EX-12 = Three completed artifacts, one with a grey tile of coins, yellow student on V, study 2, golem level 3. Income: 4 coins, 6 points, 2 knowledge and a step of study, which counts before the study track pays.
    .name = An income
example-EX-13 = A golem on red V, your red student on III: control costs 2 knowledge.
    .name = Two sections ahead
example-EX-14 = One golem is 2 ahead, one 3, one level; you have 3 knowledge. You pay 2 for the first, the last one is lost, and the second golem costs 5 points.
    .name = Too little for control
example-EX-15 = 2 golems with 2 red menorahs: 4. 3 artifacts with 7 yellow: 21. 3 columns with 5 blue: 15. Two objectives of 4 points, and 2 for two kinds. 1 for goods. 51 in all.
    .name = The end of a game
example-EX-16 = Set 1 of the first game: its gold completes artifact 1 at once, which gives the second knowledge.
    .name = First game, set 1
example-EX-17 = Set 2: the left leg costs 4 clay, and the tile takes 4 off.
    .name = First game, set 2
example-EX-18 = Set 3: column 1 costs 3, and the tile takes 3 off; study stands on 1.
    .name = First game, set 3
example-EX-19 = Set 4: a gold in artifact 3, and a grey tile of coins on its slot. Nothing is completed yet.
    .name = First game, set 4
example-EX-20 = Students on I, IV and II. With the student tile you move the one who is last: now nobody is behind II, 2 points. If blue had gone, red would still be on I: 1 point.
    .name = The student who is last
example-EX-21 = Three golems, two of them on X, one on IX, six steps. One step to X costs 5 points; then all are stuck, and three steps count: 15 points.
    .name = Stuck on X
example-EX-22 = With the left arm a grave of gold and a point gives both twice. The golem marker went down before: that counts where points are per level.
    .name = A grave twice
example-EX-23 = The left arm's own kill on the grave of 5 points gives 5, not 10. The next one is doubled.
    .name = The arm's own kill
example-EX-24 = A character of blue and blue: two blue, blue and white, or two white marbles match. Blue and black do not.
    .name = What matches
example-EX-25 = Book 28 goes into column 3, which doubles: gold twice. The first completes artifact 1 and gives a coin, the second completes artifact 2 and gives 2 points. Then the book works: another coin.
    .name = Gold twice
example-EX-26 = A golem lets you buy a book 3 cheaper. The black book in space 4 costs a student's step back and 2 knowledge of surcharge; the discount takes the surcharge away, not the step.
    .name = A black book, cheaper
example-EX-27 = Two of your golems are in red. With 4 clay less a third there costs 9 − 4 = 5, one in an empty district nothing.
    .name = A golem, cheaper
example-EX-28 = Your golem on red II works: a new golem for 1 less, 2 clay. With the left leg it may walk to blue II and work there at once, and stays standing. This Work cannot send it any more.
    .name = Made while working
example-EX-29 = Study goes back from 3 to 2: a column may have one book now. Two columns have two: they stay, but nothing can be added there.
    .name = A limit that falls
example-EX-30 = Work at value 1 with the right arm, and no knowledge: one golem costs 1 − 1 = 0, one more works for nothing. Two golems work.
    .name = One more for nothing
example-EX-31 = On your completed artifact 3 lie a grey tile of clay and a golden one for red marbles. You take red from Artifacts at value 3: student, then the artifact's 2 coins, 1 point and 2 clay, then 3 coins.
    .name = A golden tile works
example-EX-32 = Two books to a column. Yours: red and black; blue; black; green. A yellow book can only go on the third; a second red one nowhere; a black one on any with room.
    .name = Which column takes it
example-EX-33 = With the tile of four steps a golem walks to blue VIII, pays for it, works and lies. This round control costs you nothing at all.
    .name = A round without control
example-EX-34 = Both have 93 points. One rabbi stood on the lowest tile, the other on the bottom space: the first wins.
    .name = A tie
example-EX-35 = Four players open five tiles a round: after two rounds two are left. They are opened, the ten used ones are shuffled, and three more come.
    .name = Tiles run out
example-EX-36 = Met: two objectives of gold, one of study, one of golems. 2 + 4 + 2 + 2, and 5 for three kinds: 15.
    .name = Objectives and their set
example-EX-37 = Mirror at value 3 with 4 coins: 1 for Study, 3 knowledge; then 3 coins for a step of study. Both fit.
    .name = Mirror
example-EX-38 = The golem marker on 12 stays there when you make a golem, on 1 when you kill one. A step of study beyond 10 is lost.
    .name = Ends of tracks
example-EX-39 = Your golem on red III lies and got no step. Only the other one can be sent to work.
    .name = Lying, not working
example-EX-40 = Both marbles taken, the rabbi left: you cannot pass any more.
    .name = Too late to pass
example-EX-41 = The right arm is developed in the middle of a Work: one golem works at once through it. The one more of every Work begins with the next.
    .name = The arm in the middle
example-EX-42 = The grey tile of a starting tile is too dear; gold first completes artifact 1, which gives the missing coin.
    .name = In the right order
example-EX-43 = No deck, three books open. Refresh: the first goes under the deck and comes back as the third.
    .name = A short library
