### What the terminal and the command line say.

## Playing

ui-welcome = { $title }. Type a number or a move; 'help' lists everything else.
ui-person = you
ui-bot-random = plays at random
ui-bot-easy = bot, easy: plays like a first game
ui-bot-medium = bot, medium: takes what looks best
ui-bot-hard = bot, hard: plans whole turns
ui-bot-expert = bot, expert: plans and plays on
ui-over = The game is over.
ui-won = { $n ->
    [one] { $list } wins.
   *[other] { $list } share the win.
}
ui-afterwards = The table is still there: board, score, log, help, rule, save. Enter leaves.
ui-no-such-number = Choose a number from 1 to { $n }.
ui-try-help = Type 'moves' for what is possible now, 'help' for the commands.
ui-cover = It is the turn of { $who }. Hand over, then press Enter.
ui-scores-hidden = The points are hidden behind screens until the end.
ui-log-empty = Nothing has happened yet.
ui-why-what = Write the move after it, for example: why { $move }
ui-each = In each case: { $text }
ui-why-possible = '{ $move }' is possible now.
ui-undone = The last move is taken back.
ui-undone-others = The last move is taken back, with what the others have done since. The log and the record say so.
ui-undone-revealed = The last move is taken back, although something had become known. The log and the record say so.
ui-undo-nothing = There is nothing to take back.
ui-undo-covered = That cannot be taken back from here: another player made that move behind the cover.
ui-undo-others = Others have acted since. If everybody here agrees, type: undo agreed
ui-undo-revealed = Something became known through that move. If everybody here agrees, type: undo agreed
ui-taken-back-others = { $who } took move { $n } back after others had acted.
ui-taken-back-revealed = { $who } took move { $n } back after something had become known.
ui-file-name = Write a name after it, for example: { $command } evening
ui-saved = Saved to { $file }.
ui-loaded = Loaded { $file }.
ui-no-options = This game has no options.
ui-place = Place
ui-total = Total

ui-left-quit = { $command ->
    [none] Left before the first move.
   *[other] The game is saved in { $file }. Go on with: { $command }
}
ui-left-interrupted = { $command ->
    [none] Interrupted before the first move.
   *[other] Interrupted; the game is saved in { $file }. Go on with: { $command }
}
ui-left-end-of-input = { $command ->
    [none] The input ended before the first move.
   *[other] The input ended; the game is saved in { $file }. Go on with: { $command }
}
ui-left-output-closed = { $command ->
    [none] Nobody reads the output.
   *[other] Nobody reads the output; the game is saved in { $file }. Go on with: { $command }
}
ui-interrupted = Interrupted.
ui-resumed = Going on with { $file }.

## Help

ui-typed-number = a number
ui-typed-notation = a move
ui-help-next = goes on, as does Enter: where the guide only tells, to its next step
ui-help-show = shows the move that the guide means
ui-help-onward = on to the next step; the table is set for it, if it has to be
ui-help-later = play on; the step comes back when it can be done
ui-help-again = the table as this step began
ui-help-number = choose that option
ui-help-notation = play the move as it is written beside the number, for example: { $move }
ui-help-help = this page, as does ?; with a topic, more about it
ui-help-moves = what is possible now
ui-help-board = the table again
ui-help-score = points by source, as they stand
ui-help-log = what happened: the last lines, N of them, or all
ui-help-why = why a move is not possible, with the number of the rule; a name or an id will do
ui-help-rule = the rule of that number
ui-help-undo = take the last move back: free until somebody learns something or another player acts
ui-help-save = save the game under this name in { $folder }; a path goes where it says
ui-help-load = go on with a saved game, by its name or its path
ui-help-quit = save and leave, as do q and exit
ui-help-topics = More with: help TOPIC; the topics are { $list }. The name or id of a component is a topic, too.
ui-help-parts = Answers of several parts can be given in one line, for example: { $list }.
ui-reconstructed = { $mark } marks what is not known from a printed copy but reconstructed.
ui-value = { $name }: { $value }.
ui-help-no-topic = There is no help on '{ $topic }'.

## Looking things up

ui-source = Source
ui-box-none = Nothing here is reconstructed.
ui-rule-reading = Our reading: { $text }
ui-rule-tests = { $n ->
    [one] Held by 1 test:
   *[other] Held by { $n } tests:
}
ui-effect-text = Effect
ui-effect-icons = Icons
ui-effect-sentence = Sentence
ui-effect-used = Used by
ui-effect-node = Node
ui-effect-about = What it does
ui-effect-page = Effects of { $title }
ui-effect-page-about = Made by the effects command from the box and the source. The text form is what a box contains; icons and sentences are read from it.
ui-titles-players = players
ui-titles-options = options
ui-replay-step = after move { $n } of { $of }
ui-replay-record = { $title }, { $n } { $n ->
    [one] player
   *[other] players
}, { $moves } { $moves ->
    [one] move
   *[other] moves
}

## Simulating

ui-sim-games = { $n } { $n ->
    [one] game
   *[other] games
} of { $title }
ui-sim-wins = Bot
ui-sim-opponent = the opponent
ui-sim-share = Wins
ui-sim-seats = Seat
ui-sim-fair = Wins are shares of all games a bot or seat took part in, a tie counts in parts; an equal share would be { $part }. Intervals: Wilson, 95 %.
ui-sim-scores = Scores
ui-sim-winners = Best score
ui-sim-decisions = Decisions
ui-sim-sources = Points from (mean)
ui-sim-figures = At the end
ui-sim-mean = Mean
ui-sim-least = Least
ui-sim-quarter = Quarter
ui-sim-median = Median
ui-sim-three-quarters = Three quarters
ui-sim-most = Most
ui-sim-progress = Playing
ui-study-box = Box
ui-study-own = its own
ui-study-seated = At the table
ui-study-games = Games
ui-sim-interrupted = { $n ->
    [0] Interrupted before the first of { $of } games was over.
   *[other] Interrupted after { $n } of { $of } games: the figures are of these.
}

## The arena

ui-arena-games = { $n } { $n ->
    [one] game
   *[other] games
} of { $title } for { $players }
ui-arena-bot = Bot
ui-arena-rating = Rating
ui-arena-wins = Wins
ui-arena-score = Points
ui-arena-decision = ms a decision
ui-arena-turn = ms a turn
ui-arena-slow = ms, 95 % of turns
ui-arena-duel = Against each other
ui-arena-ahead = Ahead
ui-arena-points = By points
ui-arena-against = { $one } : { $other }
ui-arena-place = First turn order
ui-arena-rated = { $part }, rated { $rating }
ui-arena-note = Everybody meets everybody on every seat, with the same deals. Wins are shares of the games a bot took part in, a tie counts in parts; an equal share would be { $part }. Intervals: Wilson, 95 %. Ratings: Plackett-Luce from 25, with twice their uncertainty. Times are of the processor.

## Learning

ui-learn-enter = Enter goes on.
ui-learn-move = Any move counts; show tells the one that is meant, onward goes on.
ui-learn-lost = later plays on until it can be done; again sets the table for it.
ui-learn-missed = again sets the table once more; onward goes on.
ui-learn-shown = { $text }. Type: { $move }

## The command line

cli-about = { $titles }: to play, to watch, to study.
cli-version-compiled = shofar { $version }, compiled, Python { $python }
cli-version-plain = shofar { $version }, plain Python { $python }
cli-play = play at the terminal
cli-learn = learn a title: a guided first game, or its puzzles
cli-puzzles = the puzzles instead of the guided game
cli-again = from the beginning, even if one was begun
cli-simulate = let bots play many games and count
cli-arena = let bots of different strength meet each other and rate them
cli-contestants = the bots that meet: { $list }
cli-picture = write the result as a picture (SVG) to this file
cli-replay = show a recorded game
cli-box = the components of a title and where each value comes from
cli-rules = the rules of a title in our words, with the tests that hold them
cli-titles = the titles, their players and options
cli-effects = every effect of a title as text, icons and sentence
cli-title = a title: { $list }
cli-players = number of players
cli-seats = who sits where, for example me,medium,hard or me:Ann,me:Bob
cli-seed = the same seed gives the same game
cli-option = an option of the title, for example leaders=true
cli-boxfile = a TOML file with the values of your printed copy
cli-resume = go on with a saved game, by its name or path; without one, with the one saved last
cli-language = the language: { $list }
cli-games = number of games
cli-bots = a bot for every seat: { $list }
cli-fixed = keep the bots on their seats instead of moving them on from game to game
cli-jobs = processes to use: as many as there are cores, unless given
cli-write = write all games with every decision into this file, .jsonl or .parquet
cli-ray = play on a Ray cluster: its address, auto, or local for one on this machine
cli-study = compare boxes and bots: every line-up with every box, in one table
cli-boxes = files with component data; the title's own box is always among them
cli-lineups = who plays, a line-up after the other: greedy,random greedy,easy
cli-study-games = games for each line in the table
cli-json = print JSON
cli-record = a record of a game
cli-step = show the table after this many moves
cli-reconstructed = only values that are not known from the printed game
cli-rule = the number of a rule, an example or a chapter; or words to look for
cli-markdown = as a page of the documentation

## A review

ui-review-expected = Points expected
ui-review-move = after move
ui-review-progress = Looking back
ui-review-seat = In { $n } { $n ->
    [one] turn
   *[other] turns
}, { $lost } { $lost ->
    [one] point was
   *[other] points were
} given away against the best turn found; luck brought { $luck }.
ui-review-turn = Move { $n }: { $played }. Better: { $better } (+{ $points }).
cli-review = look back on a recorded game: what each turn cost, what was luck
