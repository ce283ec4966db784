### The browser client, apart from what belongs to one game.
### Second person, short sentences, no exclamation marks.


## On every page

web-skip = Go to the content
web-nav = Main pages
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-cards = Cards
web-home = Back to the first page
web-close = Close
web-try-again = Try again
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Your browser does not let us copy it. It is marked: press Ctrl and C.
# The button that opens language, light and motion.
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system has it
# The dark theme.
web-theme-lamplight = Lamplight
# The light theme.
web-theme-daylight = Daylight
web-text-size = Size of letters
web-text-size-percent = { $size }%
web-pace = Pace
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-brisk = Brisk
web-pace-off = All at once
web-steps = Step by step: wait for me after each thing
web-confirm = Ask before I commit
web-confirm-off = Never
web-confirm-final = Only when it cannot be taken back
web-confirm-always = Always
web-waiting = One moment.
web-credits = Credits
web-unofficial-short = An unofficial table for friends. Names belong to their owners; no art or text of theirs is here.


## Sounds, and being told of your turn

web-volume = Volume of the sounds
# A setting: no sounds at all.
web-muted = Mute
web-mute = Mute the sounds
# With the key that does it.
web-mute-key = Mute the sounds (M)
web-sounds-off = The sounds are off.
web-sounds-on = The sounds are on.
web-shake = Vibrate when it is my turn
# A notice of the operating system; web-notices-hint says so.
web-notices = Tell me when it is my turn
web-notices-hint = Your browser shows a notice while you are looking elsewhere.
web-notices-refused = Your browser does not allow it. Allow notices for this page in its settings, then try again.


## The first page

# The window's title of the first page.
web-home-title = A table under a gas lamp
web-home-tagline = Sit down at a table under a gas lamp. Play with friends from afar, or against bots tonight.
web-home-game = Game
web-play-now = Play now
# To set up a new table for others.
web-set-table = Set a table
web-door-learn = Learn to play
web-door-rules = Read the rules
web-door-cards = Look at the cards
web-my-tables = My tables
web-your-turn = Your turn
# A table without a name of its own.
web-table-unnamed = A table of { $game }
# How far a table is.
web-stage-seating = Waiting for players
web-stage-playing = In play
web-stage-over = Over
web-public-tables = Open tables
web-public-tables-none = Nobody has an open table just now. Set one, and others can find it here.
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-recent-stories = Played lately
web-recent-stories-none = No match has been finished at an open table yet.
# $winners is a list of names.
web-story-won = Won by { $winners }
web-story-nobody = Nobody won
web-join = Have you got an invitation?
web-join-example = Paste the link here
web-join-go = Go to the table
web-join-wrong = That is no link to a table. It should end in /table/ and a row of letters.


## Who plays, before a game begins at once

web-play-now-of = Play now: { $game }
web-set-table-of = Set a table: { $game }
# Above a row of numbers: how many seats one plays oneself, how many bots.
web-company-mine = Played by you
web-company-bots = Bots at your side
web-company-told = { $mine ->
    [one] You play one seat
   *[other] You play { $mine } seats
}, { $bots ->
    [0] and nobody else is at the table.
    [one] with one bot at your side.
   *[other] with { $bots } bots at your side.
} No account, no waiting.
web-company-begin = Begin


## A new table

web-new = Set a table
web-new-text = Agree on a few things. Then send the link to your friends, or let bots take the other seats.
web-new-name = Name of the table
web-new-name-example = Thursday night
web-new-players = Players
web-new-pack = Cards
web-new-guests = Guests and time
web-new-public = Anyone may find this table
web-new-public-hint = It is listed on the first page, and so is its replay. Otherwise it is found only by its link.
web-new-spectators = Others may watch
web-new-clock = Time for each decision
web-seconds-clock = { $seconds ->
    [0] As long as it takes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
web-new-absence = A bot may stand in for somebody after
web-seconds-absence = { $seconds ->
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[other] { $seconds } seconds
}
web-bot-level = How the bots play
web-new-rulings = Rulings and variants
web-new-rulings-text = Where the rules can be read or played in more than one way, you choose. The first choice is how we play it.
web-new-create = Light the lamp
web-new-create-plain = Opens the table and gives you its link. The game begins when you say so.


## Bots, by their level

web-bot-told = { $bot }: { $manner }
web-bot-mixed = Mixed company
    .text = Each bot plays in another way.
web-bot-careful = Careful bot
    .text = Dreams early and keeps what it has.
web-bot-spiteful = Spiteful bot
    .text = Hurts whoever leads and snatches the last blow.
web-bot-random = Careless bot
    .text = Plays whatever comes first to mind.
web-bot-greedy = Greedy bot
    .text = Takes what it can get this round. A fair opponent for a first evening.


## The lobby: people sit down

web-lobby-continued = This table goes on from a moment of another match. Every seat says whose it was: take the one that you want to play on.
web-your-name = Your name
web-lobby-sit = Write your name and take a free seat.
web-name-missing = Write your name first.
web-seat-empty = free seat
web-seat-number = Seat { $number }
web-seat-here = at the table
web-seat-away = away
# A bot plays for an absent person.
web-seat-stood-in = away, a bot stands in
web-sit = Sit here
# Somebody who sits already takes another seat.
web-sit-on = Sit here, seat { $number }
web-move-to = Move here, seat { $number }
web-put-bot = Put a bot on seat { $number }
web-remove-bot = Send { $name } away
web-bot-level-of = How { $name } plays
web-start = Begin
web-start-empty-seats = { $count ->
    [one] One seat is still free. Wait for somebody, or put a bot there.
   *[other] { $count } seats are still free. Wait for your friends, or put bots there.
}
web-start-ready = Everybody is ready.
web-invite = Invite your friends
web-invite-link = Link to this table
web-invite-hint = Whoever has it may sit down here, or watch.
web-invite-local = Others cannot reach this address. To let friends in, start with:
# The name of the picture for people who cannot see it.
web-invite-code = A code for your friends' cameras, with the link to this table
web-stand-up = Stand up
web-fill-now = { $count ->
    [one] Put a bot on the free seat
   *[other] Put bots on { $count } free seats
}
web-phone = Move to my phone
web-phone-how = { $count ->
    [one] Open this on your phone, and you sit there instead. You can come back here at any time.
   *[other] Open this on your phone, and you sit there instead, on all your seats. You can come back here at any time.
}
# The name of the picture for people who cannot see it.
web-phone-code = { $count ->
    [one] A code for your phone's camera, with the link to your seat
   *[other] A code for your phone's camera, with the link to your { $count } seats
}
web-phone-link = { $count ->
    [one] Link to your seat
   *[other] Link to your { $count } seats
}
web-phone-warning = This link is yours alone. Whoever has it plays in your place.
web-phone-local = Your phone cannot reach this address, because the server answers this computer only. Start it with: gaslamp serve --host 0.0.0.0
web-agreed = Agreed
web-agreed-public = Anyone may find this table.
web-agreed-private = Only those with the link find this table.
web-agreed-spectators = Others may watch.
web-agreed-no-spectators = Nobody else may watch.
web-agreed-clock = { $seconds ->
    [60] 1 minute for each decision.
    [120] 2 minutes for each decision.
    [300] 5 minutes for each decision.
    [one] 1 second for each decision.
   *[other] { $seconds } seconds for each decision.
}
web-agreed-no-clock = No clock.
web-agreed-absence = { $seconds ->
    [60] A bot may stand in after 1 minute of absence.
    [180] A bot may stand in after 3 minutes of absence.
    [600] A bot may stand in after 10 minutes of absence.
    [one] A bot may stand in after 1 second of absence.
   *[other] A bot may stand in after { $seconds } seconds of absence.
}
web-agreed-pack = Cards: { $pack }
# One agreement and what was chosen.
web-agreed-special = { $what }: { $choice }
web-agreed-usual = Rulings: all as we play them.


## You: a name and an avatar

web-you = You at the table
web-you-emblem = Emblem
web-you-colour = Colour
web-you-hint = Your browser keeps this, and no account is needed. Others see it where you sit, watch or talk.
web-you-keep = Keep it
web-you-any = At random
web-you-are = You are { $name }
web-you-choose = Choose your name
web-emblem-raven = Raven
web-emblem-hound = Hound
web-emblem-wolf = Wolf
web-emblem-stag = Stag
web-emblem-boar = Boar
web-emblem-spider = Spider
web-emblem-squid = Squid
web-emblem-doctor = Doctor's mask
web-emblem-hood = Hood
web-emblem-cloak = Winged cloak
web-emblem-book = Locked book
web-emblem-pendant = Pendant
web-emblem-potion = Potion
web-emblem-candle = Candle
web-emblem-lantern = Old lantern
web-emblem-cage = Bird cage
web-colour-0 = Garnet
web-colour-1 = Amber
web-colour-2 = Moss
web-colour-3 = Sea green
web-colour-4 = Blue
web-colour-5 = Violet
web-colour-6 = Rose
web-colour-7 = Slate


## People at a table: who is ready, the host, who watches

web-ready = I am ready
web-seat-ready = ready
web-seat-not-ready = not ready yet
web-seat-host = host
# Somebody had this seat in the match that goes on, or at the table before.
web-seat-was = Seat of { $name }
web-host-begins = { $name } begins when everybody is ready.
web-host-none = The next person who sits down is the host, and begins.
# $names is a list of people who have not said that they are ready.
web-start-not-ready = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
web-start-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
web-start-anyway = Begin without waiting?
web-start-anyway-yes = Begin all the same
web-start-wait = Wait
web-lobby-full = All seats are taken. You can watch, or wait for one to be free.
web-people = People
web-watching-nameless = { $count ->
    [one] and one without a name
   *[other] and { $count } without a name
}
# A switch: while it is on, what this person says is hidden from you.
web-mute-person = Mute { $name }
web-make-host = Make { $name } the host
web-send-away = Send { $name } away
web-send-away-seating = The seat becomes free. Whoever has the link may sit down again.
web-send-away-playing = A bot plays on, and anybody with the link may take the seat.
web-send-away-yes = Send away
web-ban = Ban from this table
web-ban-text = Whoever is banned can neither sit nor watch here again with this browser.
web-send-away-no = Let them stay
# Seen by those who still play.
web-left = { $name } has left. A bot plays on, and the seat is free.


## One person on several seats

# On a free seat, for somebody who sits already and wants it beside the one they have.
web-sit-too = Also mine
web-sit-too-on = Also mine: take seat { $number } as well
web-stand-up-from = Stand up from the seat of { $name }
web-stand-up-all = Stand up from all seats
web-seat-edit = { $name }: name and emblem
web-seat-name = Name on this seat
# $names is a list of the other seats of one person.
web-seat-same = same person as { $names }
web-send-away-several = The same person also leaves the seats of { $names }.
web-leave-sure-several = A bot plays on for each seat that you leave, as long as somebody sits here, and anybody with the link may take it.
web-leave-seat = Leave the seat of { $name }
web-leave-all = Leave all { $count } seats
web-my-seats = Your seats
web-my-seat-asked = { $name }: an answer is wanted
# Several people play at one screen, and may not see each other's cards.
web-curtain = Hand the screen to { $name }
web-curtain-text = What follows is for { $name } alone. Everybody else looks away.
web-curtain-lift = I am { $name }
web-keys-seat = To your next seat; with Shift, to the one before
web-new-mine = Seats that you play yourself
web-new-mine-one = One, which you choose at the table
web-new-mine-allies = You may also take more seats at the table.
web-new-mine-hint = You may also take more seats at the table. In a game with secrets the screen is covered between your seats.


## The table

web-table-waiting = Going to the table.
web-title-playing = { $table }
web-title-your-turn = Your turn: { $table }
web-menu = Menu
web-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
web-prompt-shown = See what happens.
web-prompt-over = The game is over.
web-see-end = See how it ended
web-prompt-chosen = You have chosen { $choice }.
# $names is a list of players who still choose.
web-prompt-change = You may change your mind while { $names } { $count ->
    [one] chooses
   *[other] choose
}.
web-prompt-others = { $count ->
    [one] One other is still choosing.
   *[other] { $count } others are still choosing.
}
web-prompt-waiting = Waiting for { $names }.
web-prompt-moment = One moment.
web-prompt-watching = You are watching.
web-prompt-resting = The table rests until somebody who sits here is back.

## What happened, shown one thing after the other

web-go-on = Go on
web-pause = Pause (Space)
web-resume = Go on (Space)
web-skip-all = Skip to the end (Esc)
web-again = Show me that again
web-again-shown = Once more
web-steps-offer = New here? You can see what happens step by step, at your own speed.
web-steps-yes = Step by step
web-steps-no = Let it run
web-confirm-ask = { $choice }: is that your choice?
web-confirm-yes = Yes
web-confirm-no = Not yet

web-clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
# To undo one's last choice, if the others agree.
web-take-back = Take back my last choice
web-undo-mine = You ask to take back your last choice. { $names } must agree.
web-undo-asked = { $name } asks to take back a choice. Do you agree?
web-undo-others = { $name } asks to take back a choice. { $names } must agree.
web-undo-agree = Agree
web-undo-refuse = No
web-undo-withdraw = Never mind
web-gone = { $name } has been gone for a while.
web-stand-in = Let a bot stand in
web-seat-free = { $name } has left. The seat is free.
web-leave = Leave the table
web-leave-sure = A bot plays on for you as long as others sit here, and anybody with the link may take your seat.
web-leave-yes = Leave
web-stay = Stay
web-broken = The line is broken. Trying again.


## The log and the talk

# Both together, as the name of a part of the page.
web-side = Log and talk
web-side-unheard = { $count ->
    [one] Log and talk, one new line
   *[other] Log and talk, { $count } new lines
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-newest = To the newest line
web-before-round = Before the first round
web-why = Why?
web-why-line = Why? { $line }
web-why-rules = Read it in the rules
web-why-only-option = There was nothing else to choose, so nobody was asked.
web-why-card = Behind it is { $card }
web-talk = Talk
web-talk-empty = Nobody has said anything. Promise, threaten and lie as you like; nothing said binds you.
web-talk-empty-allies = Nobody has said anything. You stand or fall together: plan as you like.
web-talk-ready = Ready phrases
web-talk-say = Say something
web-talk-send = Say it
web-talk-muted = { $name } has said something. You have muted them.
# Beside the name of somebody who watches.
web-talk-watches = (watching)
web-talk-apart = The players read this only after the match.
web-talk-name-first = Choose a name if you want to talk.


## The plain table, for games without a drawing of their own

web-plain-wish = Plain tables: every game in words
web-plain-table = The table
web-plain-choices = Your choice
web-plain-nothing-asked = It is not your turn to choose.
web-plain-not-now = Not now
web-plain-read = Read { $card }
web-plain-happened = What just happened
web-plain-end = The players
web-plain-winner = won


## The end

web-won-you = You have won
web-won-you-shared = You share the victory
web-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
web-won-nobody = Nobody has won
web-end-place = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }.
web-rematch = Play again
web-rematch-offer = A new table is set for the same people.
web-rematch-go = Go there
web-watch-replay = Watch the replay
web-download = Download the match
web-share = Share this match
web-share-link = Link to the replay
web-share-hint = Anybody with this link can watch the match from its first moment to its last.


## My matches, as this browser remembers them

web-history = My matches
web-history-text = The matches you sat at, as this browser remembers them. Nobody else sees this list.
web-history-none = Once a match that you sit at has ended, it stands here. Only this browser remembers it.
# How a match ended for the reader: a place among all players.
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
# In games where all win or lose together.
web-history-won = Won
web-history-lost = Lost
web-history-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
web-history-alone = Alone at the table
# One of the others, who is a bot.
web-history-bot = { $name } ({ $level })
web-history-figures = Figures for { $game }
# Heads of a column: the level of the bots, or people.
web-history-against = Against
web-history-beside = Together with
web-history-people = People
web-history-matches = Matches
web-history-wins = Won
web-history-share = Share
web-history-mean-place = Mean place
web-history-export = Download the list
web-history-forget-this = Forget this match
web-history-forget = Forget this match: { $result }, { $date }
web-history-forget-all = Forget all
web-history-sure = { $count ->
    [one] This browser then no longer remembers this match. Its replay stays where it is.
   *[other] This browser then no longer remembers these { $count } matches. Their replays stay where they are.
}
web-history-forget-yes = Forget them
web-history-keep = Keep them


## A downloaded match, opened in the page

web-file = A match from a file
web-file-text = Watch a match that you or a friend have downloaded. Choose its file, or drop it on this page. It stays in this tab.
web-file-open = Open a match file
web-file-drop = Let go to watch this match
web-file-none = No match file is open in this tab. Choose one to watch it.
# $place is where in the file, such as choices[3].
web-file-place = In the file, at { $place }: { $problem }


## Keys

web-keys = Keyboard shortcuts
web-keys-this = Show this list
web-keys-play = Play and pause
web-keys-step = One moment back or on
web-keys-ends = To the beginning or the end
web-keys-choose = Choose by number
web-keys-read = Read the card in focus
web-keys-pause = Pause what is being shown, or go on
web-keys-skip = Close, or skip what is being shown
web-key-space = Space bar
web-key-escape = Esc
web-key-home = Home
web-key-end = End


## Replays

web-replay = Replay: { $name }
web-replay-start = The table before the first choice.
web-replay-choice = { $name }: { $choice }
web-replay-link = Link to this very moment
web-replay-first = To the beginning
web-replay-back = One moment back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One moment on
web-replay-last = To the end
web-replay-moment = Moment of the match
web-replay-where = Round { $round }, moment { $moment } of { $last }
web-replay-round = Jump to a round
web-replay-phase = Jump to a phase of this round
web-replay-more = Round, speed and more
web-continue-here = Continue from here


## Rules and cards

web-rules = Rules of { $game }
web-rules-text = In our own words, from the first card to the last point. Every line of the log leads to its place here.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing in the rules has these words.
    [one] One section has these words.
   *[other] { $count } sections have these words.
}
web-rules-contents = Contents
web-cards = Cards of { $game }
web-cards-text = Every card as it lies on the table. Choose one to read it closely.
web-cards-search = Search the cards
web-cards-section = Kind of card
web-cards-all = All
web-cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
# On the pages for rules, cards and lessons of a game that has none.
web-page-empty = There is nothing to read here for { $game } yet.
web-cards-none = No card has these words.
web-card-copies = Copies
web-card-copies-count = { $count ->
    [one] 1 in the box
   *[other] { $count } in the box
}
web-card-provenance = Where it comes from
web-card-note = Note


## Lessons

web-learn = Learn { $game }
web-learn-text = Short lessons on a real table, the easiest first. You choose, you see step by step what comes of it, and you read why.
web-learn-progress = { $done ->
    [0] { $all } lessons, a few minutes each.
    [one] 1 of { $all } lessons done.
   *[other] { $done } of { $all } lessons done.
}
web-lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-lesson-done = Done
web-lesson-leave = Back to the lessons
web-lesson-step = Step { $step } of { $all }
web-lesson-over = Done
web-lesson-guide = What to do
# A button that folds the explanation away, on small screens.
web-lesson-fold = Hide the explanation
web-lesson-unfold = Show the explanation
# Whose choice this step of the lesson is.
web-lesson-you-are = { $name } chooses
# The reader decides alone, and every answer is right in its way.
web-lesson-decide = Your decision
web-lesson-otherwise = { $choice } would be allowed, but the example goes another way. Read the step once more.
# $choices: what the lesson can play out.
web-lesson-unprepared = { $choice } would be allowed. This lesson shows what comes of { $choices }.
web-lesson-show = Do it for me
web-lesson-came = What came of it: { $choice }
web-lesson-try = And what if you had chosen otherwise?
web-lesson-again = From the beginning
web-lesson-next = Next lesson
web-lesson-all-done = Now play
web-lesson-rule = Read the rule

## A tour of the table, and an invitation to it

web-tour = A tour of the table
web-tour-text = What lies where, and what the signs mean.
# A button in the menu of a table.
web-tour-open = Show me around
web-tour-stop = { $stop } of { $all }
web-tour-next = Next
web-tour-back = Previous
web-tour-done = Got it
web-tour-first-lesson = To the first lesson
web-tour-prompt = This line always tells you what you are asked, or whom the table waits for.
    .title = What is asked
web-tour-log = Everything that happened, line by line. The question mark behind a line shows the rule it follows from. At a table with others, the talk is here too.
    .title = The log
web-first-time = First time here?
web-first-time-text = Ten minutes of lessons, and you know how to play { $game }.
web-first-time-later = Not now


## Credits

web-unofficial = An unofficial table
web-unofficial-text = This is a fan's implementation, made without the publishers. The names of games, cards and characters belong to their owners. No art and no text of theirs is used: drawings, card texts, rules and flavour are our own.
web-credits-fonts = Letters
# $author made a typeface.
web-credits-font = by { $author }, { $licence }
web-credits-icons = Emblems
web-credits-icons-text = The emblems on the cards were drawn by the artists of a free collection for tabletop games. Each name is followed by what they drew for us.
web-credits-rest = Everything else
web-credits-rest-text = The lamp, the town, the card frames and the table were drawn for Gaslamp.


## When something goes wrong

web-trouble = Something is in the way
web-trouble-no-line = The server cannot be reached. Look at your connection and try again.
web-trouble-unknown = The server could not answer. Try again in a moment.
web-trouble-no-such-game = There is no such game here.
web-farewell = You cannot stay here
# To give up a seat that the server does not know any more.
web-without-seat = Go on without the seat
web-lost = The lamp does not reach this far
web-lost-text = There is no page at this address. Perhaps a letter is missing from the link.
