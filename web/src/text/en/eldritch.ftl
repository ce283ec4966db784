### The table of Eldritch Horror in the browser.

## The table and what is asked

web-eldritch-parts = Parts of the table
web-eldritch-do = What you may do
web-eldritch-sheet = Your investigator
web-eldritch-people = Everybody
web-eldritch-not-now = Not now
web-eldritch-read = Read { $card }

## The instruments

web-eldritch-instruments = Instruments
web-eldritch-instruments-more = All instruments
web-eldritch-doom-and-omen = Doom and Omen
web-eldritch-doom-of = Doom { $doom } of { $track }
web-eldritch-doom-zero = At 0 { $name } awakens.
web-eldritch-doom-awake = { $name } is awake: its sheet says what happens instead of Doom.
web-eldritch-doom-advanced = In this round Doom has advanced by { $count }.
web-eldritch-doom-retreated = In this round Doom has retreated by { $count }.
web-eldritch-omen-green = green, a comet
web-eldritch-omen-blue = blue, a star
web-eldritch-omen-red = red, an eclipse
web-eldritch-omen-now = The Omen is { $omen }
web-eldritch-omen-next = Next comes { $omen }.
web-eldritch-omen-doom =
    { $count ->
        [0] Doom would not advance then.
       *[other] Doom would then advance by { $count } ({ $causes }).
    }
# On one space of the Omen track.
web-eldritch-omen-would = Doom +{ $count }
web-eldritch-here = now
web-eldritch-next = next
web-eldritch-solved = Mysteries solved: { $count } of { $needed }
web-eldritch-progress = { $what }: { $have } of { $need }
web-eldritch-monsters-on-it = toughness of the Monsters on it
web-eldritch-health-lost = Health lost by { $name }
web-eldritch-defeat = { $name } must be defeated
web-eldritch-defeated = { $name } is defeated
web-eldritch-all-there = Everything is there: it is solved at the end of the Mythos Phase.
web-eldritch-no-mystery = No Mystery lies open.
web-eldritch-final-later = It begins when { $count } Mysteries are solved.
web-eldritch-at-zero = When the last Eldritch token is gone
web-eldritch-out-of-play = This card is no longer in play.
web-eldritch-show-space = Show { $space }
web-eldritch-sanity-tokens = Sanity tokens
web-eldritch-sides = Sides of the sheet
web-eldritch-front = front
web-eldritch-side-up = lies up
web-eldritch-mythos-left = Mythos cards left: { $count }
web-eldritch-mythos-end = If one must be drawn and none is left, the game is lost.
web-eldritch-stage-left = Stage { $number }: { $count }
web-eldritch-stage-color = { $color ->
    [green] green
    [blue] blue
   *[yellow] yellow
}: { $count } of { $begun }
web-eldritch-reserve-empty = The reserve is empty.
web-eldritch-costs = Costs { $cost }
web-eldritch-expedition = The next Expedition leads to { $space }. Expedition cards left: { $count }
web-eldritch-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-eldritch-gates-spawn = Gates to spawn
web-eldritch-clues-spawn = Clues to spawn
web-eldritch-piles = Decks and discards
web-eldritch-left = { $count } left
web-eldritch-discarded = { $count } discarded
web-eldritch-nothing-discarded = Nothing discarded yet.
