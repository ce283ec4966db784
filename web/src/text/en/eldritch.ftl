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

## The table and what is asked

web-eldritch-parts = Parts of the table
web-eldritch-do = What you may do
web-eldritch-sheet = Your investigator
web-eldritch-people = Everybody
web-eldritch-not-now = Not now
web-eldritch-read = Read { $card }
