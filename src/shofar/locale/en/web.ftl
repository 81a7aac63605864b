### The pages of the server.

## Every page

skip = Go to the main part
brand = Shofar, home
nav = Main
nav-play = Play
nav-mine = My games
nav-watch = Watch
nav-open = Records
nav-rules = Rules
nav-box = Box
theme = Light or dark
guest = Guest
you = you
you-act = You
error-heading = Not possible ({ $status })
back-home = Back to the games
back-form = Back to what you entered
and = { " and " }
language = Language

## Home

home-heading = Take the horn. Begin.
home-lead = { $titles }: in the browser, with friends or against bots that play fair.
games = Games
tables-live = { $n } { $n ->
    [one] table
   *[other] tables
} live
play-now = Play now
first-game = Begins with the set-up of a first game, until you have played one.
alone-against = Alone:
result-won = Won with { $points } { $points ->
    [one] point
   *[other] points
}
result-place = Place { $place } of { $n } with { $points } { $points ->
    [one] point
   *[other] points
}
result-of = { $name } won with { $points } { $points ->
    [one] point
   *[other] points
}
new-table = New table
tables-open = Waiting for people
mine-none = Your games will stand here.
open-none = Nobody waits just now.
watch-none = No listed game is being played just now.
open-record = Open a record
gallery = Gallery of components
your-turn-in = Your turn in { $title }
continue = Continue
with = with { $names }
alone = alone
your-turn = Your turn
thinks = { $name } thinks
state-playing = In progress
state-lobby = { $free ->
    [0] Ready to start
    [one] One seat is free
   *[other] { $free } seats are free
}
state-over = Finished
state-stopped = Stopped
per-cent-played = about { $n } per cent played

## The rules

rules-of = { $title }: the rules
rules-chapters = Chapters
rules-overview = Overview
rules-search = Search the rules
found = Found: { $n }
rules-none = No rule has these words. Try fewer letters.
rules-only-ours = Only what our reading decided
our-reading = Our reading
example = Example: { $name }
open-position = Open as a position
example-of = Example { $number }
example-back = What the rules say about this position
to-box = All components
over-head-goal = Goal
over-head-round = How it goes
over-head-points = Points
over-head-turn = A turn in five lines
over-head-twist = The twist
over-head-end = End

## The box

box-of = { $title }: the box
box-lead = Every piece as it looks in play, and where each value comes from. Dashed violet: not published, our reconstruction.
box-search = Search the box
box-sections = Parts of the box
box-all = All sources
box-everything = Everything
box-none = Nothing in the box has these words.
box-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
own-values = Bring your own values
own-values-hint = Own the game? Copy what is printed into the template. Your tables then play with it; nobody else's change.
own-template = Template
own-template-head = { $title }: values that are reconstructed. Replace them by what is printed in your copy.
    Lines you do not know or do not need may be deleted. Then choose the file on the page of the box, or when you make a table.
own-text = Your values, as TOML
own-check = Check
own-found = { $values ->
    [0] No value differs
    [one] One value differs
   *[other] { $values } values differ
}, { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
}
own-mistakes = { $n ->
    [one] One mistake to mend first
   *[other] { $n } mistakes to mend first
}
own-line = Line { $n }
own-anywhere = Together
own-changes = What would change
own-head-value = Value
own-head-here = Here
own-head-yours = Yours
own-use = Use these values
own-mend = waits until the mistakes are mended.
own-same = waits for a value that differs.
own-bad-toml = This is not TOML: { $why }. Every line is a heading in square brackets or `name = value`.
own-bad-section = `{ $found }` is no section of this box. Write `{ $near }`.
own-bad-rows = Below `{ $found }` rows are expected, as in the template.
own-bad-row = `{ $found }` is no row of { $section }. Write `{ $near }`.
own-bad-values = `{ $found }` needs values in curly brackets, as in the template.
own-bad-column = `{ $row }` has no value `{ $found }`. Write `{ $near }`.
own-bad-value = `{ $row }`, { $column }: found `{ $found }`, expected { $expected }.
own-bad-long = `{ $row }`, { $column }: an effect has at most { $most } { $most ->
    [one] letter
   *[other] letters
}.
own-bad-refused = `{ $row }`, { $column }: { $why }
own-bad-together = Each value is possible, but not all of them together: { $why }

## A new table

new-table-of = New table: { $title }
table-of = { $title }: a table
your-name = Your name
name-hint = at most { $n } { $n ->
    [one] letter
   *[other] letters
}
seats = Seats
seats-hint = { $least } to { $most } players. A person on this device shares your screen; an invited one gets a link.
seat-n = Seat { $n }
level-of = Level of the bot on seat { $n }
name-of = Name on seat { $n }
name-here = Name
sit-me = Me
sit-bot = Bot
sit-invited = Invited by link
sit-here = Person on this device
sit-none = Nobody
level-of-bots = Bots
level-fit = Fit for you, by your last two games: { $level } bots.
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
choose-random = Random: anything allowed
choose-easy = Easy: plays like a first game
choose-medium = Medium: what looks best now
choose-hard = Hard: plans whole turns
choose-expert = Expert: plans and plays on, strongest
options = Options
more = More
who-sees = Who may see it
private = Only people with a link
listed = Everybody: it is listed on the first page
clock = Time
clock-none = No clock
clock-turn-minute = A minute per decision
clock-turn-five = Five minutes per decision
clock-turn-day = A day per decision
clock-turn-three-days = Three days per decision
clock-bank-twenty = Twenty minutes for the whole game
clock-bank-hour = An hour for the whole game
clock-hint = at 0:00 a bot plays for whoever decides, until they are back
patience = Gone, if not heard of for
patience-hint = without a clock: the others may then let a bot play
patience-never = Nobody is ever gone
own-box = Own box
own-box-hint = Values of your printed copy, as a TOML file with the same sections as the game's box: only what differs. Everybody at the table plays with them.
own-box-file = File
make-table = Make the table
cancel = Cancel

## A table that waits

seat-open = free
give-bot = Give to a bot
give-level = Set level
give-open = Leave free
give-here = Person here
give-removed = Remove
seats-free = { $n } { $n ->
    [one] seat
   *[other] seats
}, { $free } { $free ->
    [one] is
   *[other] are
} free

duration-days = { $n ->
    [one] a day
   *[other] { $n } days
}
duration-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
duration-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
duration-seconds = { $n } { $n ->
    [one] second
   *[other] seconds
}
rule-turn = Clock: { $time } for each decision. At 0:00 a bot plays for whoever decides, until they are back.
rule-bank = Clock: { $time } for the whole game. At 0:00 a bot plays for whoever decides, until they are back.
rule-silence = No clock. Who is not heard of for { $time } may be replaced by a bot, until they are back.
rule-never = No clock, and nobody is replaced by a bot while they are away.
invite = Invite people
invite-hint = Send this link. Whoever opens it can take a free seat; no account is needed.
copy = Copy
start = Start
sit-down = Sit down
get-up = Get up

## Links

links = Links
link-join = Join a game of { $title }
link-join-do = Take a seat
link-seat = Continue { $title } on this device
link-seat-do = Continue here
link-watch = Watch a game of { $title }
link-watch-do = Watch
about-link-seat = To play as { $name } on another device
about-link-watch = To watch
about-link-join = To invite
new-link = New link
revoke = Take back
link-made = Made
link-made-by = Made by { $name }
link-along = Devices that came along from the game before
link-unused = Nobody has used it yet.
link-used = { $name } came
link-seen = last seen

## The visitor

about-me = About me
email = E-mail
email-hint = for a notice when it is your turn and you are away
email-confirmed = Confirmed: letters go there.
email-asked = Not confirmed yet: we have sent a letter there. Follow its link within a day.
email-not-asked = Not confirmed, and no letter could be sent just now: there is one in an hour. Save again later.
hook = Webhook
hook-hint = gets a JSON message when it is your turn and you are away
save = Save
saved = Saved. Tables at which you play call you by this name.
ask-name = What shall we call you?
later = Not now

## Letters

letter-ask-subject = May Shofar write to you?
letter-ask = Somebody who plays at { $site } has entered this address, to be told when it is their turn.

    If that was you, confirm it here within a day:
    { $address }

    If not, do nothing: you will get no other letters.
letter-turn = { $text }

    { $address }
letter-stop = No more letters: { $address }
letters-yes-heading = Letters when it is your turn
letters-yes-hint = A few at most in an hour, only while you are away from the table. Every letter has a link that ends them.
letters-yes-do = Yes, write to me
letters-confirmed-heading = Confirmed
letters-confirmed-hint = You will get a letter when it is your turn and you are away.
letters-no-heading = No more letters
letters-no-hint = Your address will be forgotten here. Your games and seats stay as they are.
letters-no-do = Stop the letters
letters-stopped-heading = Done
letters-stopped-hint = Your address is forgotten: no more letters.

## Records

open-hint = Choose a file that Shofar has saved, or paste its text. You can then step through the game, and play on from any position.
record-file = File
record = Record
open-it = Open

## The table

choices = Your choices
board = Board
views = Views
rail = Players and log
tab-board = Board
tab-players = Players
tab-log = Log
your-turn-title = Your turn: { $title }
you-decide = Your turn: { $question }
other-decides = { $name } decides:
pass-device = Pass the device to { $name }
i-am = I am { $name }: show my side
game-over = The game is over
see-scores = See the scores
stopped = This game cannot be continued here.
watching = { $n } watching
menu = Menu
sound = Sound on my turn
leave = Leave the table
leave-hint = a bot plays for you until you are back
clock-rule = at 0:00 a bot plays for you until you are back
clock-rule-other = At 0:00 a bot plays for { $name } until they are back
bot-plays-for-you = A bot plays for you until you are back.
same-deal = Same deal as an earlier game
same-deal-known = The same deal as in an earlier game, as everybody has agreed: who remembers it knows what comes.
same-deal-see = See it
undo = Undo
undo-ask = Ask to undo
undo-free = Take your last move back
undo-nothing = There is no move of yours to take back
undo-others = Take your last move back, with what the others have done since; the log will say so
undo-others-ask = Others have moved since: { $names } must agree
undo-revealed = Take your last move back; the log will say that something had become known
undo-revealed-ask = Something became known through your move: { $names } must agree
undo-wanted = { $name } would like to take a move back.
undo-wanted-of = { $name } would like to take a move back: { $deed }.
undo-waiting = { $own ->
    [yes] You have asked to take a move back. Still to agree: { $names }.
   *[other] { $name } has asked to take a move back. Still to agree: { $names }.
}
allow = Allow
refuse = Refuse
hint = Hint
hint-text = A bot would: { $move }
hint-title = A bot likes these best
hint-about = Points that the position is worth after the turn, against now; what changes most stands below.
hint-then = Then: { $list }
hint-less = ({ $n } less)
hint-button = What a bot would do here, and why
why-not = Why not?
why-button = Then click what you cannot choose: you are told why
why-possible = You can do that now.
take-back = Take my seat back
hand-over = Let a bot play for { $name }
kind-bot = bot · { $level }
kind-stand-in = away · a bot plays
kind-away = away
kind-auto = played by the game
since = Since your last turn
this-step = This move
passing = Turn { $n } of { $count } is shown
passing-of = { $name } has played, turn { $n } of { $count }:
skip-turns = Skip to the present
space = Space
pace = Turns of others
pace-off = At once
pace-short = Short pause
pace-long = Long pause
log = Log
summary-read = Go on
summary-points = Points
say = Say something
send = Send
show-step = Show the position after move { $n }
log-points = { $n ->
    [one] point
   *[other] points
}
log-start = The game begins.
log-start-same = The game begins, with the same deal as an earlier one.
log-undo = { $own ->
    [yes] You have taken a move back.
   *[other] { $name } has taken a move back.
}
log-undo-others = { $own ->
    [yes] You have taken a move back, after others had moved.
   *[other] { $name } has taken a move back, after others had moved.
}
log-undo-revealed = { $own ->
    [yes] You have taken a move back, after something had become known.
   *[other] { $name } has taken a move back, after something had become known.
}
log-seat-joined = { $name } sits down.
log-seat-renamed = Now called { $name }.
log-seat-left = { $name } has left.
log-seat-bot = A bot sits down: { $name }.
log-seat-opened = A seat is free.
log-seat-handed = A bot plays for { $name }.
log-seat-timeout = { $name } is out of time: a bot plays until they are back.
log-seat-removed = { $name } was asked to leave.
log-seat-released = { $name } has left another device.
log-seat-returned = { $name } is back.
log-seat-device = { $name } has opened the table on another device.
log-seat-watching = Somebody watches.
log-seat-revoked = A link was taken back.

## The connection: numbers stand in braces, the page puts them in

connection-offline = You are offline.
connection-lost = The table does not answer; we go on asking.
connection-unsent = Your last move is not sent yet: it is kept here and goes out by itself.
connection-safe = Nothing is lost: the table is kept on the server.
connection-trying = Trying again: try { $n } in { $s } s.
connection-again = Connected again.
connection-saved = Connected. Your move is saved.
connection-refused = Your move was not taken:
connection-now = Try now
connection-close = Close

## Keys

keys = Keys
close = Close
key-choose = choose what stands at that number
key-choose-more = further choices: the key stands on each
key-walk = go from one thing on the board to the next
key-undo = take your last move back
key-hint = a hint
key-why = ask why something is not possible, then click it
key-talk = say something
key-skip = skip the turns of others that are being shown
key-escape = close what is open
key-keys = this list
key-step = one move back, one on
key-turn = one turn back, one on
key-round = one round back, one on
key-ends = to the beginning, to the end
key-play = play by itself, or stop

## Replay

replay = Replay
kept-until = Kept until { $date }, longer if somebody comes back.
replay-of = Replay: { $title }
back-to-table = To the table
step-of = Move { $n } of { $last }
step = Move
step-first = First position
step-back = One move back
step-forward = One move on
step-last = Last position
step-turn-back = To the end of the turn before
step-turn-forward = To the end of the next turn
step-round-back = To the end of the round before
step-round-forward = To the end of the round
play-itself = Play
seen-by = Seen by
spectator = A spectator
play-on = Play on from here

## The end

end-label = { $title } · { $players } { $players ->
    [one] player
   *[other] players
} · { $moves } { $moves ->
    [one] decision
   *[other] decisions
} · { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
end-label-solo = { $title } · alone, { $solo } · { $moves } { $moves ->
    [one] decision
   *[other] decisions
} · { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
end-solo-won = You beat { $solo }, { $best } to { $second }
end-solo-lost = You lose to { $solo }, { $second } to { $best }
end-solo-won-other = { $name } beats { $solo }, { $best } to { $second }
end-solo-lost-other = { $name } loses to { $solo }, { $second } to { $best }
end-from-behind = { $own ->
    [yes] You were number { $place } until what counts at the end: it brought you { $n } { $n ->
        [one] point
       *[other] points
    }.
   *[no] { $name } was number { $place } until what counts at the end: it brought { $n } { $n ->
        [one] point
       *[other] points
    }.
}
end-from-ahead = { $own ->
    [yes] You led all before what counts at the end, which brought you { $n } { $n ->
        [one] point
       *[other] points
    }.
   *[no] { $name } led before what counts at the end, which brought { $n } { $n ->
        [one] point
       *[other] points
    }.
}
end-you-win = You win, { $best } to { $second }
end-wins = { $name } wins, { $best } to { $second }
end-tie = { $names } share the victory with { $best } { $best ->
    [one] point
   *[other] points
}
rematch = Rematch
go-rematch = To the rematch
same-deal-ask = Rematch with the same deal
same-deal-hint = Everybody has to agree: the record of this game tells what comes.
same-deal-wished = { $names } would like a rematch with the same deal.
same-deal-agree = Agree: the same deal again
same-deal-waits = You would like the same deal again: waiting for { $names }.
leave-page = Leave
final-scores = Final scores
sources = Sources of points
winner = Winner
total = Total
course = Points in the course of the game
course-hint = What counts at the end only comes with the last move. A click on the chart shows that position.
by-part = Points by part and scoring
bars-hint = Left of the line: points lost. Narrow parts carry no number: their name and number stand in the table below.
bars-hint-gained = Narrow parts carry no number: their name and number stand in the table below.
where-from = Where the points came from
turning-points = Turning points
turning-at = { $part }, move { $n }
turning-of = { $name } { $points }:
turning-lead = In the lead from here.
turning-none = Nobody has gained or lost points in a single move.

## Notices

notice-turn = It is your turn in { $title }
notice-warning = Your time in { $title } runs out in { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}

## Gallery

gallery-states = States
gallery-players = Players
gallery-charts = Charts
gallery-icons = Icons
option-lacks = { $list } missing
option-not-now = not now

## A finished game looked back on

review-heading = Review
review-about = Every turn beside the best one that a bot finds for that moment, in points ahead of the best of the others.
review-working = Worked out: { $n } %
review-result = Result
review-expected = Expected final points
review-expected-hint = What each could expect after every turn, as a bot judges it. A click leads to the replay.
review-shares-hint = Choice: what better turns were worth more. Luck: what was drawn, against what was to be expected.
review-shares = Luck and choice
review-who = Player
review-choice = Choice
review-luck = Luck
review-costliest = The costliest turns
review-none = No turn gave anything away that is worth a word.
review-move = Move { $n }
review-played = Played:
review-better = Better:
review-turning-hint = Where the lead that could be expected changed most in one turn.
review-on-board = Show it on the board
replay-better = Better here, worth { $points } more: { $moves }
