### What lies on the table, for every screen. A noun stands as in a sentence; whoever shows it alone begins it with a capital.
### Every field of a view is named here: "bloodborne-field-" and the field's name. Only game.ftl may be referred to.

## The table

bloodborne-field-first-player = first player
bloodborne-field-monster = { bloodborne-kind-monster }
# Echoes left on a monster.
bloodborne-field-echoes = echoes
bloodborne-field-printed = echoes printed on the card
bloodborne-field-for-hunters = more echoes for the number of hunters
bloodborne-field-for-final-boss = more echoes by the Final Boss
# What a monster began with, where that is more than its card says: "6 on the card, +1 for four hunters, +2 by Gehrman".
bloodborne-starts-printed = { $count } on the card
bloodborne-starts-for-hunters = +{ $count } for { $hunters ->
    [4] four hunters
   *[other] five hunters
}
bloodborne-starts-for-final-boss = +{ $count } by { $card }
bloodborne-field-final-boss = { bloodborne-kind-final-boss }
bloodborne-field-dungeon-size = cards left in the dungeon deck
# Every monster and boss met so far.
bloodborne-field-revealed = met so far
bloodborne-field-available-upgrades = Available Upgrades
bloodborne-field-upgrade-deck-size = cards left in the upgrade deck
bloodborne-upgrades-left = { $count ->
    [0] the deck is empty
   *[other] { $count } more in the deck
}

## Hunters

bloodborne-field-hunters = hunters
bloodborne-field-health = health
bloodborne-field-max-health = maximum health
# Echoes.
bloodborne-field-collected = collected
bloodborne-field-banked = banked
bloodborne-field-trophies = Trophies
bloodborne-field-bonuses = worth of the Trophies
bloodborne-field-trophy-tracks = numbers along the Trophy tracks
# What the score would be if the game ended now.
bloodborne-field-score = Blood Score now
bloodborne-field-leaders = in the lead
bloodborne-field-kin = { bloodborne-type-kin }
bloodborne-field-humanoid = { bloodborne-type-humanoid }
bloodborne-field-beast = { bloodborne-type-beast }
bloodborne-field-hand = hand
bloodborne-field-hand-size = cards in hand
# The cards in hand, in the used pile and in play.
bloodborne-field-owned = all cards
bloodborne-field-used = used pile
bloodborne-field-played = cards in play
# The card chosen while others still choose.
bloodborne-field-chosen = chosen card
bloodborne-field-deaths = deaths
bloodborne-times-died = { $count ->
    [0] never died
    [one] died once
   *[other] died { $count } times
}
bloodborne-field-out = out of the game
