### Bloodborne: The Card Game - terms, prompts, options, reasons, endings, mistakes.


## Terms

bloodborne-type-kin = Kin
bloodborne-type-humanoid = Humanoid
bloodborne-type-beast = Beast
bloodborne-color-green = green
bloodborne-color-yellow = yellow
bloodborne-color-red = red
bloodborne-fact-die = { $color } die: { $faces }
bloodborne-die-odds = { $average } damage on average; rolled again in { $again } of cases. Chance of at least 1 damage, 2, 3 and so on: { $chances }
bloodborne-percent = { $count }%
bloodborne-kind-melee = Melee weapon
bloodborne-kind-ranged = Ranged weapon
bloodborne-kind-utility = Utility card
bloodborne-kind-monster = Monster
bloodborne-kind-boss = Boss
bloodborne-kind-final-boss = Final Boss
bloodborne-section-starters = Starter cards
bloodborne-section-upgrades = Upgrades
bloodborne-section-monsters = Monsters
bloodborne-section-bosses = Bosses
bloodborne-section-final-bosses = Final Bosses
bloodborne-phase-choose-cards = 1. Choose & Play Action Cards
bloodborne-phase-transform-weapons = 2. Transform Weapons
bloodborne-phase-instant-effects = 3. Resolve Instant Effects
bloodborne-phase-monster-attacks = 4. Monster Attacks
bloodborne-phase-hunters-attack = 5. Hunters Attack
bloodborne-phase-monster-escapes = 6. Monster Escapes
bloodborne-phase-hunters-dream = 7. The Hunter's Dream
bloodborne-phase-end-of-round = 8. End of the Round

## Prompts

bloodborne-ask-card = Choose a card to play this round.
bloodborne-ask-weapon = Choose the weapon that Transform reveals.
bloodborne-ask-hunter = { $card }: choose a hunter.
bloodborne-ask-hunter-damage = { $card }: choose a hunter to take { $amount } damage.
bloodborne-ask-hunter-heal = { $card }: choose a hunter to heal { $amount }.
bloodborne-ask-hunter-lose = { $amount ->
    [one] { $card }: choose a hunter to lose 1 echo.
   *[other] { $card }: choose a hunter to lose { $amount } echoes.
}
bloodborne-ask-hunter-negate = { $card }: choose a hunter whose weapon deals no damage this round.
bloodborne-ask-hunter-steal = { $amount ->
    [one] { $card }: choose a hunter to take 1 echo from.
   *[other] { $card }: choose a hunter to take { $amount } echoes from.
}
bloodborne-ask-trophy = { $card }: choose the track for your extra Trophy.
bloodborne-ask-upgrade = Choose an upgrade to take.
bloodborne-ask-limit = You have more cards than you may keep. Choose one to remove from the game.
bloodborne-ask-remove = { $card }: choose a card to remove from the game.
bloodborne-ask-exhaust = { $card }: choose a card from your hand for your used pile.
bloodborne-ask-return = { $card }: choose a card from your used pile to take back.

## Options

bloodborne-option-card = { $card }
bloodborne-option-seat = { $seat }
bloodborne-option-type = { $type }

## What an option would do

# Under the option's name: "Eileen: takes 1 damage, 3 health left".
bloodborne-hint-damage = { $amount ->
    [0] takes no damage, { $health } health left
   *[other] takes { $amount } damage, { $health } health left
}
bloodborne-hint-dies = { $amount ->
    [0] would die
    [one] would die and lose 1 collected echo
   *[other] would die and lose { $amount } collected echoes
}
bloodborne-hint-heals = { $amount ->
    [0] has full health already
   *[other] heals { $amount }, { $health } health then
}
bloodborne-hint-echoes = { $amount ->
    [0] has nothing to lose
    [one] loses 1 echo, { $left } left
   *[other] loses { $amount } echoes, { $left } left
}
bloodborne-hint-negated = no damage with { $card } (otherwise { $amount })
bloodborne-hint-trophy = worth { $worth } now, then { $coming }

## Why not

bloodborne-why-not-used = It lies in your used pile; Hunter's Dream brings it back.
bloodborne-why-not-weapon = Transform brings out only melee and ranged weapons.
bloodborne-why-not-dream = This card can never leave you.
bloodborne-why-not-transform = You have no weapon left for it to bring out, and this table plays that it needs one.

## Agreements of a table

bloodborne-agreement-final-boss = { bloodborne-kind-final-boss }
    .text = Whoever waits at the end of the hunt. Each changes how one plays towards it.
bloodborne-agreement-first-player = First player
    .text = The marker of the first player goes to the left every round.
bloodborne-agreement-transform-without-weapon = Transform may be played with no weapon left in hand
    .text = The card then does nothing. Otherwise it is refused.
bloodborne-agreement-instants-after-kill = When an instant effect kills the monster, the later ones still do what needs no monster
    .text = Healing and echoes still count. Otherwise all later instant effects are lost.
bloodborne-agreement-instants-of-the-dead = A hunter killed in step 3 still resolves their instant effect
    .text = The damage then counts, but a dead hunter keeps no echoes.
bloodborne-agreement-killed-on-reveal = A hunter killed when a monster is revealed
    .text = Who returns at once takes an upgrade and rests, and then plays the round.
bloodborne-agreement-killed-on-reveal-sit-out = sits out the round
bloodborne-agreement-killed-on-reveal-return = returns at once
bloodborne-agreement-everyone-out = When every hunter is out of the game
    .text = Everybody has to be out at once, which hardly ever happens.
bloodborne-agreement-everyone-out-nobody = nobody wins
bloodborne-agreement-everyone-out-score = the scores decide
bloodborne-agreement-claims-starters = A monster that takes weapons away takes starter cards too
    .text = Otherwise only weapons that came as upgrades are lost.
bloodborne-agreement-left = Damage passed to the left goes to
    .text = If the neighbour is dead, the damage goes on, or else it is lost.
bloodborne-agreement-left-next-living = the next living hunter
bloodborne-agreement-left-neighbour = the very neighbour only

## How a game ends

bloodborne-end-final-boss = The hunters have killed { $monster }.
bloodborne-end-everyone-out = Every hunter is out of the game.
bloodborne-end-hopeless = Nobody has hurt the monster for { $rounds } rounds.

## Mistakes in packs and scenarios

bloodborne-too-few-cards = there are { $count } cards, but { $field } needs { $needed }
bloodborne-one-copy = there is only one copy of each monster: expected 1
bloodborne-five-copies = every hunter gets one copy of each starter: expected 5
bloodborne-too-many-starters = { $count } starters are more than the { $limit } cards a hunter may own
bloodborne-endless-die = a die needs a face without a plus, or it would be rolled for ever
bloodborne-one-dream = exactly one starter must have an ability for the dream step, found { $count }
bloodborne-wrong-amount = the amount "{ $found }" means nothing here
bloodborne-no-choice-there = nobody can choose among "{ $found }"
bloodborne-no-condition = the effect "{ $found }" holds the whole game and can have no condition
bloodborne-one-draw = an ability for step 2 is exactly one draw effect, once on a card
bloodborne-wrong-when = "{ $found }" cannot be the moment of an ability of such a card, expected one of: { $expected }
bloodborne-wrong-effect = the effect "{ $found }" has no place in an ability with when: { $when } on such a card
bloodborne-nobody-acts = the effect "{ $found }" needs a hunter who acts, and with when: { $when } there is none
bloodborne-no-such-face = the { $color } die has no face "{ $found }", expected one of: { $expected }
bloodborne-too-many-hunters = { $count } hunters are given, but there are { $players } players
bloodborne-two-starters = impossible position: { $count } copies of the starter { $card_id }, and each hunter has only one
bloodborne-too-many-cards = impossible position: { $count } cards, and a hunter owns at most { $limit }
bloodborne-empty-hand = impossible position: a hunter always holds at least one card
bloodborne-played-too-soon = impossible position: before the choosing of cards nothing has been played
bloodborne-too-many-played = impossible position: { $count } cards played by one hunter, and it is one, or two with Transform
bloodborne-too-healthy = impossible position: health { $found }, and the maximum is { $limit }
bloodborne-no-such-space = impossible position: space { $found }, and the track ends at { $limit }
bloodborne-dead-collect = impossible position: a dead hunter with { $found } collected echoes
bloodborne-not-an-upgrade = { $card_id } is a starter, expected an upgrade
bloodborne-too-many-available = impossible position: { $count } available upgrades for { $players } hunters
bloodborne-too-many-copies = impossible position: the box has only { $count } copies of { $card_id }
bloodborne-same-monster = impossible position: { $card_id } is already somewhere else
bloodborne-no-monster = a round begins with a monster in play
bloodborne-should-be-out = impossible position: with { $found } deaths this hunter is out of the game
bloodborne-unused-boss = { $card_id } is a Boss, expected a Monster
bloodborne-monster-stays = impossible position: { $card_id } is no Boss, and has died or escaped before this step
bloodborne-nobody-left = impossible position: every hunter is out of the game, and so it is over
bloodborne-final-boss-early = impossible position: the final boss comes after the dungeon deck, which still has { $count } cards
bloodborne-too-many-echoes = impossible position: { $found } echoes, and the rules allow at most { $limit }
