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

## The table and what is asked

web-eldritch-parts = Parts of the table
web-eldritch-do = What you may do
web-eldritch-sheet = Your investigator
web-eldritch-people = Everybody
web-eldritch-not-now = Not now
web-eldritch-read = Read { $card }
