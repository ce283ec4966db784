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
web-eldritch-back-unknown = Nobody has seen the back yet.
web-eldritch-backs = { $count ->
    [one] The back it has
   *[other] The { $count } backs it may have
}

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
