### The Bloodborne table in the browser. Names of cards, types and steps come from the game's own files.

## Cards

# Words that get a small picture in card texts: every form of the word as card texts use it, separated by |, no spaces around it.
web-bloodborne-words-echo = echo|echoes
web-bloodborne-words-melee = melee
web-bloodborne-words-ranged = ranged


# Accessible name of a button that enlarges a card.
web-bloodborne-read = Read { $card }

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
web-bloodborne-hunter = { $name }, { $health } of { $most } health, { $collected } collected, { $banked } banked
web-bloodborne-collected = { $count ->
    [one] 1 collected echo, lost on death
   *[other] { $count } collected echoes, lost on death
}
web-bloodborne-banked = { $count ->
    [one] 1 banked echo, safe
   *[other] { $count } banked echoes, safe
}
web-bloodborne-track = { $type }: space { $count }, worth { $bonus }
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

## Your hand

web-bloodborne-hand = Your hand
web-bloodborne-options = What else you may choose
# A ribbon on the card you have chosen while others still choose.
web-bloodborne-chosen = Your choice
web-bloodborne-sure = Remove { $card } from the game?
web-bloodborne-remove = Remove it
web-bloodborne-keep = Keep it

## The end

web-bloodborne-scores = Blood Scores
web-bloodborne-column-total = Total
web-bloodborne-column-round = Round
web-bloodborne-winner = Winner
web-bloodborne-story = The story of this hunt
web-bloodborne-chart-echoes = Echoes, collected and banked, round by round
web-bloodborne-chart-echoes-about = A line for each hunter: how many echoes they had at the end of each round. The table below has the same numbers.
web-bloodborne-chart-death = Died in that round
web-bloodborne-chart-trophies = Trophies and deaths
web-bloodborne-as-table = Show the numbers as a table
