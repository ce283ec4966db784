### The Bloodborne table in the browser. Names of cards, types and steps come from the game's own files.

## Cards

# Words that get a small picture in card texts: every form of the word as card texts use it, separated by |, no spaces around it.
web-bloodborne-words-echo = echo|echoes
web-bloodborne-words-melee = melee
web-bloodborne-words-ranged = ranged


# Accessible name of a button that enlarges a card.
web-bloodborne-read = Read { $card }

## A tour of the table

web-bloodborne-tour-monster = This is whom all of you fight. The drops are its echoes: they are its health, and each one you take is a point. The die shows how hard it strikes: green is weak, yellow stronger, red dangerous. Below stand its ability and its type.
    .title = The Monster
web-bloodborne-tour-health = The dial is your health. The drop counts collected echoes, which you lose when you die; the chest counts banked ones, which are safe. Hunter's Dream moves them from the drop to the chest.
    .title = Your health and your echoes
web-bloodborne-tour-trophies = Whoever damages a Monster in the round of its death moves up on the track of its type: Kin, Humanoid or Beast. The number counts at the end.
    .title = Your Trophies
web-bloodborne-tour-hand = You play one card each round. Melee weapons hit hardest, ranged ones are faster or protect you, and utility cards do something else. What you have played goes to your used pile, until Hunter's Dream brings it back.
    .title = Your hand
web-bloodborne-tour-first = The lantern marks the first player, who rolls the die and strikes first; the others follow to the left. Each round it moves on. Every board also counts cards in hand and used ones; press it to see them. A tombstone counts deaths.
    .title = The first player
web-bloodborne-tour-market = In the Hunter's Dream you take one of these cards into your hand. The same cards lie here for everybody.
    .title = Upgrades
web-bloodborne-tour-dungeon = The deck holds the Monsters still to come. At its end waits the Final Boss; its ability holds from the first round on, and its death ends the game.
    .title = Who comes next
web-bloodborne-tour-steps = Every round has these eight steps, always in this order. The lit one is where you are.
    .title = The eight steps

## The round

web-bloodborne-steps = Steps of a round
# A button that ends the showing of what just happened.

## The monster and what waits

web-bloodborne-echoes = { $count ->
    [one] 1 echo left
   *[other] { $count } echoes left
}
web-bloodborne-no-monster = The street is empty
web-bloodborne-rolled = Rolled: { $faces }
web-bloodborne-dungeon = { $count ->
    [0] The dungeon deck is empty. The Final Boss comes next.
    [one] 1 card left in the dungeon deck
   *[other] { $count } cards left in the dungeon deck
}
web-bloodborne-no-upgrades = No upgrade is left.

## Hunters

web-bloodborne-hunters = The other hunters
# How a hunter's board is read out.
web-bloodborne-hunter = { $name }, { $health } of { $most } health, { $collected } collected, { $banked } banked, Blood Score { $score } now
web-bloodborne-collected = { $count ->
    [one] 1 collected echo, lost on death
   *[other] { $count } collected echoes, lost on death
}
web-bloodborne-banked = { $count ->
    [one] 1 banked echo, safe
   *[other] { $count } banked echoes, safe
}
web-bloodborne-bot = A bot plays here
web-bloodborne-away = Not connected
web-bloodborne-played = Cards { $name } has in play
web-bloodborne-ready = Has chosen
web-bloodborne-thinking = Choosing
web-bloodborne-choose-hunter = Choose { $name }
# Accessible name of the button that shows a hunter's cards.
web-bloodborne-pile = Cards of { $name }: { $used } used, { $hand } in hand
web-bloodborne-held = In hand, as far as anyone can know
web-bloodborne-no-cards = None.

## What one must know

web-bloodborne-health = { $health } of { $most } health
web-bloodborne-score = Blood Score if the game ended now: { $total } ({ $collected } collected, { $banked } banked, { $trophies } for Trophies)
web-bloodborne-hand-size = Cards in hand: { $count }
web-bloodborne-used-size = Cards in the used pile: { $count }
web-bloodborne-track = { $type }: worth { $bonus } now, { $next } with the next Trophy
web-bloodborne-track-end = { $type }: worth { $bonus }, the end of the track
# Of a monster's die: the damage it deals.
web-bloodborne-die-average = { $average } on average
web-bloodborne-die-again = A plus is added and rolled again
web-bloodborne-die-at-least = Chance of at least so much damage
# The steps of a round, each in a word or two.
web-bloodborne-step-choose-cards = Choose
web-bloodborne-step-transform-weapons = Transform
web-bloodborne-step-instant-effects = Instants
web-bloodborne-step-monster-attacks = It attacks
web-bloodborne-step-hunters-attack = You attack
web-bloodborne-step-monster-escapes = It flees
web-bloodborne-step-hunters-dream = Dream
web-bloodborne-step-end-of-round = End
web-bloodborne-signs = What the signs mean
web-bloodborne-signs-numbers = Numbers
web-bloodborne-signs-cards = Cards
web-bloodborne-signs-dice = The dice
web-bloodborne-sign-echo = Echoes: on a monster, what is left to take from it; on a hunter's board, those collected, which a death loses
web-bloodborne-sign-bank = Banked echoes, which nobody can take from you
web-bloodborne-sign-damage = The damage that a card deals to the monster
web-bloodborne-sign-health = Health; a hunter's board shows it as a dial
web-bloodborne-sign-score = In a frame: the Blood Score if the game ended now; with laurels, who leads
web-bloodborne-sign-type = { $type } Trophies: what they are worth now, and after the arrow with one more
web-bloodborne-sign-diamond = A diamond on a card tells where it comes from: filled, from the rulebook; half, from another public source; empty, our own design
web-bloodborne-died = You died
web-bloodborne-died-lost = { $count ->
    [0] You had no echoes to lose.
    [one] You lost 1 collected echo.
   *[other] You lost { $count } collected echoes.
}
# What follows, in the Hunter's Dream of the round.
web-bloodborne-died-next = You dream this round: you take an upgrade and wake with full health.
web-bloodborne-died-out = You are out of the game.
web-bloodborne-great-round = A great round
web-bloodborne-last-round = Your last round
web-bloodborne-your-round = Your round { $round }
web-bloodborne-round-dealt = Damage dealt: { $count }
web-bloodborne-round-taken = Damage taken: { $count }
web-bloodborne-round-healed = Health regained: { $count }
web-bloodborne-round-gained = Echoes collected: { $count }
web-bloodborne-round-lost = Echoes lost: { $count }
web-bloodborne-round-banked = Echoes banked: { $count }
web-bloodborne-round-trophies = Trophies: { $types }
web-bloodborne-round-upgrade = Upgrade taken: { $card }
web-bloodborne-round-quiet = Nothing happened to you.
web-bloodborne-round-told = As the log tells it

## Your hand

web-bloodborne-hand = Your hand
web-bloodborne-options = What else you may choose
# A ribbon on the card you have chosen while others still choose.
web-bloodborne-chosen = Your choice
# The button under a card that is read closely and may be chosen.
web-bloodborne-do = { $kind ->
    [choose_card] Play it
    [draw_weapon] Reveal it
    [take_upgrade] Take it
    [remove_card] Remove it
   *[other] Choose it
}

## The end

web-bloodborne-scores = Blood Scores
web-bloodborne-column-total = Total
web-bloodborne-column-round = Round
web-bloodborne-winner = Winner
web-bloodborne-story = The story of this hunt
web-bloodborne-chart-totals = Blood Scores, round by round
web-bloodborne-chart-totals-about = A line for each hunter: the Blood Score they would have had if the game had ended with that round. The table below has the same numbers.
# What the thin bars under the lines are.
web-bloodborne-chart-risk = Of it only collected: a death would have lost it
web-bloodborne-chart-of-which = { $total } ({ $collected } collected)
web-bloodborne-chart-death = Died in that round
web-bloodborne-chart-trophies = Trophies and deaths
web-bloodborne-as-table = Show the numbers as a table
