### Eldritch Horror in the browser.

## A tour of the table

web-eldritch-tour-world = All of you travel across this map. Round medallions are spaces: cities, wilderness, seas. What lies on them is marked beside them: Gates in the color of their omen, Monsters, Clues, and your figures. Press a space to read everything that is there. What you may choose glows.
    .title = The world
web-eldritch-tour-doom = At 0 Doom the Ancient One awakens. The Omen beside it moves on round after round, and each open Gate in its color brings Doom nearer by one. The next color is what you should close.
    .title = Doom and the Omen
web-eldritch-tour-mystery = The Ancient One has rules of its own that always hold. The Mystery is your way to win: it says what has to be done, and how much of it is done. Solve three, and do not run out of time.
    .title = The Ancient One and the Mystery
web-eldritch-tour-reserve = These Assets can be had now, in a city without Monsters. Your successes are the money.
    .title = The reserve
web-eldritch-tour-sheet = Your investigator: Health and Sanity, the five skills, which are the dice you roll, Clues, tickets, and your cards. Who falls to 0 Health or Sanity is defeated and comes back as somebody else, and Doom advances.
    .title = Your investigator
web-eldritch-tour-actions = Here is everything you may choose, with what it would do. Keys 1 to 9 choose, too. What is not possible now is listed below, with the reason.
    .title = What you may do
web-eldritch-tour-people = Everybody at the table, with what matters. Nothing is secret among you: press somebody to see their whole sheet. The mark shows who leads.
    .title = The others

## The end

web-eldritch-story = How it went
web-eldritch-chart = From round to round
web-eldritch-chart-about = Doom, open Gates, solved Mysteries and fallen investigators over the rounds. The same numbers are in the table below.
web-eldritch-chart-doom = Doom left
web-eldritch-chart-gates = open Gates
web-eldritch-chart-solved = a Mystery solved
web-eldritch-chart-fallen = an investigator fell
web-eldritch-chart-awoke = the Ancient One awoke
web-eldritch-as-table = As a table
web-eldritch-column-round = Round
web-eldritch-column-fallen = Fallen
web-eldritch-deeds = Who did what
web-eldritch-deed-gates = Gates closed
web-eldritch-deed-monsters = Monsters defeated
web-eldritch-deed-tests = Tests passed
web-eldritch-deed-defeats = Defeats
web-eldritch-deed-clues = { $gained }, { $spent } spent
web-eldritch-deed-of = { $passed } of { $tests }
web-eldritch-against = What you were up against
web-eldritch-end-awake = Awake at the end
web-eldritch-end-asleep =
    { $doom ->
        [0] Asleep to the end
       *[other] Asleep to the end, Doom at { $doom }
    }
web-eldritch-end-solved = Mystery solved
web-eldritch-end-unsolved = Mystery left unsolved

## The map

web-eldritch-map = The world
web-eldritch-map-tools = Looking at the map
web-eldritch-where-am-i = Where am I?
web-eldritch-fit = See the whole world
web-eldritch-closer = Closer
web-eldritch-farther = Farther away
web-eldritch-part-america = The Americas
web-eldritch-part-europe = Europe
web-eldritch-part-africa = Africa
web-eldritch-part-asia = Asia and Australia
web-eldritch-part-oceans = The oceans
web-eldritch-part-elsewhere = Elsewhere
web-eldritch-may-choose = you may choose this space
# The quickest way to a space, with the tickets at hand.
web-eldritch-way =
    { $turns ->
        [one] one turn away
       *[other] { $turns } turns away
    }{ $trains ->
        [0] { "" }
        [one] , with one train ticket
       *[other] , with { $trains } train tickets
    }{ $ships ->
        [0] { "" }
        [one] , with one ship ticket
       *[other] , with { $ships } ship tickets
    }

## A space, as it is heard

web-eldritch-heard-gate = Gate, { $omen }
# Names is a list of monsters.
web-eldritch-heard-monsters =
    { $count ->
        [one] one monster
       *[other] { $count } monsters
    } ({ $names })
web-eldritch-heard-monster =
    { $name }{ $epic ->
        [true] , epic
       *[other] { "" }
    }, toughness left { $left }
web-eldritch-heard-clues =
    { $count ->
        [one] one Clue
       *[other] { $count } Clues
    }
web-eldritch-heard-rumor = rumor: { $name }
web-eldritch-heard-tokens =
    { $count ->
        [one] one Eldritch token
       *[other] { $count } Eldritch tokens
    }
web-eldritch-heard-expedition = the expedition
web-eldritch-heard-body = { $name } lies here
web-eldritch-heard-people = { $names } here
web-eldritch-heard-train = by train to { $spaces }
web-eldritch-heard-ship = by ship to { $spaces }
web-eldritch-heard-uncharted = on foot to { $spaces }

## A space, opened

web-eldritch-space-empty = Nothing lies here.
web-eldritch-space-gate = Gate, { $omen }
web-eldritch-space-toughness = Toughness { $left } of { $toughness }
web-eldritch-space-show = Show on the map
web-eldritch-space-body =
    { $by ->
        [sanity] Lost their mind
       *[other] Struck down
    }
### The table of Eldritch Horror in the browser.

## Cards

web-eldritch-kind-investigator = Investigator
web-eldritch-kind-mythos = Mythos card
web-eldritch-kind-monster = Monster
web-eldritch-kind-gate = Gate
web-eldritch-value = Value
web-eldritch-horror = Horror
web-eldritch-damage = Damage
web-eldritch-plus-players = { $amount } + players
web-eldritch-stages = The Mythos deck by stages
web-eldritch-stage = Stage { $stage }
web-eldritch-mythos-green = Green
web-eldritch-mythos-yellow = Yellow
web-eldritch-mythos-blue = Blue
web-eldritch-awake = Once awake
web-eldritch-back = On the back
web-eldritch-back-unknown = You do not know its back yet.
web-eldritch-backs = { $count ->
    [one] The back it has
   *[other] The { $count } backs it may have
}
web-eldritch-back-known = The back is known.
web-eldritch-see-also = See also
web-eldritch-choose = Choose

## Investigators

web-eldritch-abilities = Abilities
web-eldritch-improved = improved by { $amount }
web-eldritch-actions-left = { $left ->
    [0] No actions left
    [one] 1 action left
   *[other] { $left } actions left
}
web-eldritch-actions-taken = done: { $actions }
web-eldritch-nothing-held = No possessions, no Conditions.
web-eldritch-thinks = is thinking
web-eldritch-out = { $name } is out of the game.
web-eldritch-out-short = No longer in the game
web-eldritch-without = { $name } has no investigator now.
web-eldritch-without-short = Needs an investigator

## Choosing investigators

web-eldritch-gathering = The investigators gather.
web-eldritch-first = Nobody has been chosen yet.
web-eldritch-team = With you so far: { $names }.
web-eldritch-pick-for-us = Pick for us
web-eldritch-suggested = { $count ->
    [0] { $name } would fit in.
   *[other] { $name } would balance the team: { $skills }.
}
web-eldritch-look-at-table = Look at the table
web-eldritch-back-to-choosing = Back to the investigators
web-eldritch-sort = Sort by
web-eldritch-by-name = name
web-eldritch-take = Take { $name }
web-eldritch-taken = Taken by { $name }
web-eldritch-gone = Not available any more

## Scenes

web-eldritch-scene = What is happening
web-eldritch-scene-away = Look at the map
web-eldritch-scene-back = Back to the scene
web-eldritch-awakening = { $ancient_one } awakens
web-eldritch-reckoning = Reckoning: { $source }
web-eldritch-test = { $skill } test
web-eldritch-pool = Where the dice come from
web-eldritch-dice = { $count ->
        [one] die in all
       *[other] dice in all
    }
web-eldritch-die-success = { $face }, a success
web-eldritch-die-double = { $face }, two successes
web-eldritch-odds = { $odds }% chance
web-eldritch-least = Successes from { $least } on
web-eldritch-successes = { $count ->
        [0] No success
        [one] 1 success
       *[other] { $count } successes
    }
web-eldritch-passed = Passed
web-eldritch-failed = Failed
web-eldritch-came = What came of it
web-eldritch-mythos-over = The Mythos Phase is over.
web-eldritch-happened = What just happened
web-eldritch-happened-turn = { $name }’s turn

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
