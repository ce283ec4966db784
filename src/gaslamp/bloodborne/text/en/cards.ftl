### The text of cards, made from their abilities. Clauses begin in lower case; the program joins them.

## A card's text

bloodborne-damage = Damage { $amount }.
bloodborne-ability = { $when }: { $what }.
bloodborne-ability-plain = { $what }.
bloodborne-then = { $first }; { $second }
bloodborne-if = if { $condition }, { $what }
bloodborne-in-step-8 = in step 8 { $what }
bloodborne-no-ability = No ability.

## When

bloodborne-when-transform = Step 2
bloodborne-when-instant = Instant
bloodborne-when-attack = When you attack
bloodborne-when-after-attack = After you attack
bloodborne-when-trophy = If you earn a Trophy this round
bloodborne-when-dream = In the Hunter's Dream step
bloodborne-when-end-of-round = End of the round
bloodborne-when-reveal = When revealed
bloodborne-when-round-start = At the start of every round
bloodborne-when-hurt = When its attack hurts a hunter
bloodborne-when-damaged = When a hunter damages it
bloodborne-when-damaged-with = When a hunter damages it with { $cards }
bloodborne-when-escape = If it escapes
bloodborne-when-killed = When it is killed
bloodborne-when-game = The whole game
bloodborne-when-game-reveal = The whole game, when a monster is revealed
bloodborne-when-game-round-start = The whole game, at the start of every round
bloodborne-when-game-hurt = The whole game, when a monster's attack hurts a hunter
bloodborne-when-game-damaged = The whole game, when a hunter damages a monster
bloodborne-when-game-escape = The whole game, when a monster escapes
bloodborne-when-game-killed = The whole game, when a monster is killed
bloodborne-when-game-end-of-round = The whole game, at the end of the round

## Who (always one hunter, or each of several, so that the verb is in the singular)

bloodborne-who-all = every hunter
bloodborne-who-all-you = every hunter (you too)
bloodborne-who-others = every other hunter
bloodborne-who-neighbours = each of your two neighbours
bloodborne-who-left = the hunter on your left
bloodborne-who-right = the hunter on your right
bloodborne-who-damagers = every hunter who damaged the monster this round
bloodborne-who-that = that hunter
bloodborne-who-that-others = every other hunter
bloodborne-who-that-neighbours = each of that hunter's neighbours
bloodborne-who-that-left = the hunter on that hunter's left
bloodborne-who-that-right = the hunter on that hunter's right
bloodborne-who-chosen-all = a hunter of your choice
bloodborne-who-chosen-others = another hunter of your choice
bloodborne-who-chosen-neighbours = a neighbour of your choice
bloodborne-who-chosen-damagers = a hunter of your choice who damaged the monster this round
bloodborne-most-hand = { $who } with the most cards in hand
bloodborne-most-used = { $who } with the most used cards
bloodborne-most-health = { $who } with the most health
bloodborne-most-collected = { $who } with the most collected echoes
bloodborne-most-banked = { $who } with the most banked echoes
bloodborne-most-total = { $who } with the highest total of echoes
bloodborne-most-trophies = { $who } with the most Trophies
bloodborne-least-hand = { $who } with the fewest cards in hand
bloodborne-least-used = { $who } with the fewest used cards
bloodborne-least-health = { $who } with the least health
bloodborne-least-collected = { $who } with the fewest collected echoes
bloodborne-least-banked = { $who } with the fewest banked echoes
bloodborne-least-total = { $who } with the lowest total of echoes
bloodborne-least-trophies = { $who } with the fewest Trophies
bloodborne-who-played = { $who } who played { $cards }
bloodborne-stat-hand = cards in hand
bloodborne-stat-used = used cards
bloodborne-stat-health = health
bloodborne-stat-collected = collected echoes
bloodborne-stat-banked = banked echoes
bloodborne-stat-total = echoes in total
bloodborne-stat-trophies = Trophies
bloodborne-cards-melee = a melee weapon
bloodborne-cards-ranged = a ranged weapon
bloodborne-cards-utility = a utility card
bloodborne-cards-weapon = a weapon
bloodborne-cards-this = a copy of this card
bloodborne-cards-named = { $card }
bloodborne-each-melee = each melee weapon
bloodborne-each-ranged = each ranged weapon
bloodborne-each-utility = each utility card
bloodborne-each-weapon = each weapon
bloodborne-each-this = each copy of this card
bloodborne-each-named = each { $card }

## How much

bloodborne-much-damage = { $amount } damage
bloodborne-much-damage-all = all the damage there is
bloodborne-much-damage-dealt = the same damage
bloodborne-much-echoes = { $amount ->
    [one] 1 echo
   *[other] { $amount } echoes
}
bloodborne-much-echoes-all = all echoes
bloodborne-much-echoes-dealt = as many echoes
bloodborne-much-collected = { $amount ->
    [one] 1 collected echo
   *[other] { $amount } collected echoes
}
bloodborne-much-collected-all = all collected echoes
bloodborne-much-collected-dealt = as many collected echoes
bloodborne-much-banked = { $amount ->
    [one] 1 banked echo
   *[other] { $amount } banked echoes
}
bloodborne-much-banked-all = all banked echoes
bloodborne-much-banked-dealt = as many banked echoes
bloodborne-much-health = { $amount } health
bloodborne-much-health-all = all health
bloodborne-much-health-dealt = as much health
bloodborne-much-per = { $much } for { $who }
bloodborne-many-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}

## Conditions

bloodborne-if-played-all = any hunter has { $cards } in play
bloodborne-if-played-neighbours = one of your neighbours has { $cards } in play
bloodborne-if-played-left = the hunter on your left has { $cards } in play
bloodborne-if-played-right = the hunter on your right has { $cards } in play
bloodborne-if-played-others = another hunter has { $cards } in play
bloodborne-if-played-none = no other hunter has { $cards } in play
bloodborne-if-played-range = the number of hunters with { $cards } in play is { $range }
bloodborne-if-played-range-others = the number of other hunters with { $cards } in play is { $range }
bloodborne-if-dealt = you dealt at least { $amount } damage
bloodborne-if-has = you have { $range } { $stat }
bloodborne-if-monster-died = the monster died this round
bloodborne-if-you-damaged-it = you damaged it
bloodborne-if-first-player = you are the first player
bloodborne-if-fighting-boss = you are fighting a Boss
bloodborne-range-least = at least { $least }
bloodborne-range-most = at most { $most }
bloodborne-range-both = { $least } to { $most }

## Standing rules

bloodborne-do-halve = all damage you take this round is halved, rounded down, each time separately
bloodborne-do-halve-attack = the damage you take from the monster's attack this round is halved, rounded down
bloodborne-do-prevent = you take no damage this round
bloodborne-do-prevent-attack = you take no damage from the monster's attack this round
bloodborne-do-prevent-some = you take { $amount } less from all damage this round
bloodborne-do-prevent-some-attack = you take { $amount } less from the monster's attack this round
bloodborne-do-bonus = this weapon deals { $amount } more damage
bloodborne-do-early = this weapon deals its damage in step 3 instead of step 5
bloodborne-do-attack-first = you attack before everyone else in step 5
bloodborne-do-cap = { $cards } deals it at most { $amount } damage
bloodborne-do-immune-instants = damage in step 3 does nothing to it
bloodborne-do-immune-attacks = damage in step 5 does nothing to it
bloodborne-do-unavoidable = the damage of its attack cannot be halved, reduced or prevented
bloodborne-do-fiercer = { $who } takes { $amount } more damage from its attack
bloodborne-do-fiercer-late = { $who } takes { $amount } more damage from its attack, which is not halved
bloodborne-do-tougher = { $amount ->
    [one] all other Monsters and Bosses start with 1 more echo
   *[other] all other Monsters and Bosses start with { $amount } more echoes
}
bloodborne-do-max-health = the hunters' maximum health is { $amount }
bloodborne-do-lives = { $amount ->
    [1] a hunter who dies is out of the game and cannot win
    [2] a hunter who dies a second time is out of the game and cannot win
   *[other] a hunter who dies { $amount } times is out of the game and cannot win
}

## Things that happen

bloodborne-do-damage = { $who } takes { $much }
bloodborne-do-damage-you = you take { $much }
bloodborne-do-damage-unhalved = { $who } takes { $much }, which is not halved
bloodborne-do-damage-unhalved-you = you take { $much }, which is not halved
bloodborne-do-strike = deal { $much } to the monster
bloodborne-do-heal = { $who } regains { $much }
bloodborne-do-heal-you = you regain { $much }
bloodborne-do-heal-full = { $who } heals to full health
bloodborne-do-heal-full-you = you heal to full health
bloodborne-do-gain = { $who } gains { $much } from the reserve
bloodborne-do-gain-you = you gain { $much } from the reserve
bloodborne-do-lose = { $who } loses { $much }
bloodborne-do-lose-you = you lose { $much }
bloodborne-do-steal = take { $much } from { $who }
bloodborne-do-bank = bank all your collected echoes
bloodborne-do-bank-some = bank up to { $much }
bloodborne-do-negate-melee = the melee weapon { $who } has in play deals no damage this round
bloodborne-do-negate-ranged = the ranged weapon { $who } has in play deals no damage this round
bloodborne-do-negate-weapon = the weapon { $who } has in play deals no damage this round
bloodborne-do-negate-named = the { $card } { $who } has in play deals no damage this round
bloodborne-do-remove-this = this card is removed from the game instead of going to the used pile
bloodborne-do-remove-with = that card is removed from the game instead of going to the used pile
bloodborne-do-remove-chosen = { $who } removes a card of their choice from the game
bloodborne-do-remove-chosen-you = remove one of your cards from the game
bloodborne-do-return-this = this card returns to your hand
bloodborne-do-return-chosen = take a card of your choice back from your used pile
bloodborne-do-exhaust = { $who } moves { $cards } of their choice, never Hunter's Dream, from hand to used pile
bloodborne-do-exhaust-you = move { $cards } of your choice, never Hunter's Dream, from hand to used pile
bloodborne-do-trophy = advance once more on the track of one of the monster's types
bloodborne-do-trophy-kin = advance once on the Kin track
bloodborne-do-trophy-humanoid = advance once on the Humanoid track
bloodborne-do-trophy-beast = advance once on the Beast track
bloodborne-do-take-token = you will be the first player of the next round
bloodborne-do-draw = choose a melee or ranged weapon from your hand and reveal it
bloodborne-do-draw-melee = choose a melee weapon from your hand and reveal it
bloodborne-do-draw-ranged = choose a ranged weapon from your hand and reveal it
bloodborne-do-draw-any = choose a card from your hand and reveal it
bloodborne-do-reclaim = take back all your used cards with this one
bloodborne-do-upgrade = take one of the Available Upgrades
bloodborne-do-rest = rest to full health
bloodborne-do-add-monster = { $amount ->
    [one] a random unused Monster, not a Boss, goes to the bottom of the dungeon deck
   *[other] { $amount } random unused Monsters, not Bosses, go to the bottom of the dungeon deck
}
