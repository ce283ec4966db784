### The terminal client and the other commands.

## Starting and ending

terminal-welcome = You are { $name }. { $count ->
    [0] Nobody else sits at the table.
    [one] One bot sits at the table with you: { $bots }.
   *[other] { $count } bots sit at the table with you: { $bots }.
} Seed { $seed }.
terminal-welcome-together = { $names } share this keyboard. { $count ->
    [0] Nobody else sits at the table.
    [one] One bot sits at the table with you: { $bots }.
   *[other] { $count } bots sit at the table with you: { $bots }.
} Seed { $seed }.
terminal-resumed = The match goes on where it was saved, after { $count } choices.
terminal-hint = Answer with the number or letter of a choice, or with a name or its beginning. Type help for everything else.
terminal-bye = Good night.
terminal-unsaved = Leave without saving? Type quit again to leave, or save.
terminal-no-input = The input has ended, so the match stops here. It can be played again with seed { $seed }.
terminal-file-there = { $file } exists already. Type save and another name.

## The table

terminal-final-boss-ahead = { $count ->
    [0] { $name } is next
    [one] { $name } after 1 more card
   *[other] { $name } after { $count } more cards
}
terminal-echoes = { $count ->
    [one] 1 echo
   *[other] { $count } echoes
}
terminal-no-monster = No monster is in play.
terminal-dead = dead
terminal-none = none
terminal-track-space = { $type } { $space } (worth { $worth }, next { $coming })
terminal-hunter-line = { $name }: health { $health } of { $max }, collected { $collected }, banked { $banked }, { $trophies }, used pile: { $used }, cards in hand: { $hand }.
terminal-mark = { $name } ({ $marks })

## Asking

terminal-your-choice = Your choice
terminal-choice-of = { $name }, your choice
terminal-question-to = { $name }: { $question }
terminal-aliases = h=help q=quit exit=quit card=?
terminal-watching = You are out of the game. Enter: on to the next round, or a command
terminal-unknown = Nothing here is called "{ $word }". Type a choice ({ $first }-{ $last }), a name or its beginning; help lists the commands.
terminal-no-such-command = There is no command "{ $word }"; help lists them.
terminal-ambiguous = "{ $word }" could be { $names }.
terminal-refused = { $name }: { $reason }
terminal-you-choose = You choose: { $choice }.
terminal-they-choose = { $name } chooses: { $choice }.
terminal-skipping = Until the next round you pass whatever can be passed.
terminal-skips = Until the next round { $name } passes whatever can be passed.
terminal-help =
    number or name   choose (the beginning of a name is enough)
    ?                every card in sight, explained
    ? name           one card, monster or rule, explained
    why              the rule behind the last thing that happened
    why number       the rule behind a line of the log
    log              what happened so far, with numbers
    log number       the last lines of the log
    table            show the table again
    { $own }
    rules word       search the rules
    skip             pass whatever can be passed until the next round
    undo             take back your last choice, if nothing was revealed since
    save name        save the match to a file
    quit             leave
terminal-help-also = (also: { $words })
terminal-help-bloodborne = hands            what everybody can still hold

## Answers to commands

terminal-why = { $title }: { $text }
terminal-no-rule = This game does not say which rule that was.
terminal-why-cause = Behind it is this card: { $text }
terminal-nothing-happened = Nothing has happened yet.
terminal-no-such-line = There is no line { $number } in the log.
terminal-no-such-card = No card or monster is called "{ $word }".
terminal-saved = Saved to { $file }. Go on later with: { $command }
terminal-undone = Your last choice is taken back.
terminal-no-cards = { $game } is played without cards.
terminal-nothing-found = Nothing in the rules mentions "{ $word }".
terminal-no-rules = This game has no rules reference.
terminal-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}

## The end

terminal-over = The game is over: { $reason }
terminal-winner = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
terminal-won-together = You have won.
terminal-lost-together = You have lost.
terminal-after-the-end = Enter: leave. Or save name, log, why
terminal-sum = { $banked } banked + { $kin } Kin + { $humanoid } Humanoid + { $beast } Beast = { $total }

## Simulating, replaying, checking

terminal-games = { $count ->
    [one] 1 game
   *[other] { $count } games
} of { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }
terminal-games-bloodborne = { $count } games of { $players } hunters, seed { $seed }
terminal-games-eldritch = { $count ->
    [one] 1 game
   *[other] { $count } games
} of { $players ->
    [one] 1 investigator
   *[other] { $players } investigators
}, seed { $seed }
terminal-bot = Bot
terminal-wins = Share of wins
terminal-line-up = Line-up
terminal-games-won = Games won
terminal-won-by = How games were won
terminal-lost-by = How games were lost
terminal-fair-share = fair share
terminal-average-score = Average score
terminal-figure-rounds = Rounds in a game
terminal-figure-deaths = Deaths in a game
terminal-figure-defeats = Investigators defeated in a game
terminal-figure-mysteries = Mysteries solved in a game
terminal-figure-doom = Doom at the end
terminal-playing = Playing
terminal-verified = { $file }: replayed { $count } choices, and every position is as it was.
terminal-step = Choice { $number } of { $count }: { $name } chooses: { $choice }.
terminal-step-hint = Enter: next choice. A number: that many. q: leave
terminal-passed = passed
terminal-failed = FAILED
terminal-passed-count = { $passed } of { $count } scenarios passed.
terminal-no-scenarios = there are no scenario files here
terminal-pack-good = { $file }: a good pack, "{ $title }", { $count } cards, fingerprint { $digest }.
terminal-exported = Wrote { $file }. Edit it, then: gaslamp pack check { $file }
terminal-wrong-bots = { $found } bots are named for { $expected } seats
terminal-bad-option = "{ $found }" is no option, expected key=value
terminal-no-drawing = expected a class that is called with pack, voice and screen, got { $found }
terminal-drawing-lacks = the drawing { $found } lacks { $lacking }
terminal-bad-bot = expected name=module:Class, got "{ $found }"
terminal-need-game-or-load = name a game to play, or a match to go on with: --load FILE
terminal-not-one-keyboard = in this game the players have secrets from each other, so only one person can sit at a keyboard; several play it with: gaslamp serve
terminal-too-many-people = { $people } people do not fit at a table of { $players } from seat { $seat } on
terminal-too-many-names = { $found } names are given for { $expected } people
terminal-bad-number = --{ $flag }: expected a whole number from { $least }, found { $found }
terminal-covered = { $count } effects happened in { $games } games.
terminal-never-fired = { $name } never happened.
terminal-never-idle = { $name }: its condition was always met.
terminal-unreachable = { $name } can never happen: { $reason }.
