### The log: one line for each kind of event.

## What something comes from

# They stand inside a line: "Eileen takes 1 damage from Ana's Tonitrus".
bloodborne-source-card = { $seat }'s { $card }
bloodborne-source-own = { $card }
bloodborne-source-foe = the ability of { $monster }
bloodborne-source-attack = the attack of { $monster }
bloodborne-source-death = the death of { $monster }
bloodborne-source-limit = the upgrade limit

## What happens

bloodborne-event-final-boss-chosen = The Final Boss is { $monster }.
bloodborne-event-round-began = Round { $round } begins. { $seat } is the first player.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Revealed: { $monster }, with 1 echo.
   *[other] Revealed: { $monster }, with { $echoes } echoes.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] It has 1 more echo because of { $source }.
   *[other] It has { $amount } more echoes because of { $source }.
}
bloodborne-event-health-capped = Nobody can have more than { $health } health in this game, because of { $source }.
bloodborne-event-card-revealed = { $seat } plays { $card }.
bloodborne-event-weapon-drawn = { $seat } transforms and reveals { $card }.
bloodborne-event-nothing-drawn = { $seat } transforms, but has no weapon to reveal.
bloodborne-event-strikes-early = { $seat } strikes at once with { $card }.
bloodborne-event-ability-idle = The condition is not met: { $source } does nothing.
bloodborne-event-weapon-negated = { $target } deals no damage with { $card } this round, because of { $source }.
bloodborne-event-instant-lost = { $reason ->
    [dead] { $seat } is dead and can no longer use { $card }.
   *[other] The monster is dead already: { $seat } can no longer use { $card }.
}
bloodborne-event-die-rolled = { $seat } rolls { $face } on the { $color } die.
bloodborne-event-monster-attacked = Attack of { $monster }: { $amount } damage.
bloodborne-event-attack-fiercer = The attack deals { $seat } { $amount } more damage, because of { $source }.
bloodborne-event-damage-reduced = { $card } lowers the damage to { $seat } from { $amount } to { $left }.
bloodborne-event-damage-not-reduced = { $seat } cannot lower this damage, because of { $source }.
bloodborne-event-damage-taken = { $seat } takes { $amount } damage from { $source } (health { $health }).
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } dies from { $source }.
    [one] { $seat } dies from { $source } and loses 1 collected echo.
   *[other] { $seat } dies from { $source } and loses { $amount } collected echoes.
}
bloodborne-event-hunter-out = { $seat } is out of the game, because of { $source }.
bloodborne-event-hunter-healed = { $seat } heals { $amount } thanks to { $source } (health { $health }).
bloodborne-event-echoes-taken = { $amount ->
    [one] { $seat } takes 1 echo with { $card } ({ $left } left).
   *[other] { $seat } takes { $amount } echoes with { $card } ({ $left } left).
}
bloodborne-event-attack-missed = { $seat } attacks with { $card } and takes nothing.
bloodborne-event-damage-stopped = { $left ->
    [0] { $seat } deals no damage with { $card }, because of { $source }.
   *[other] { $seat } deals only { $left } of { $amount } damage with { $card }, because of { $source }.
}
bloodborne-event-damage-raised = { $seat } deals { $amount } more damage with { $card }.
bloodborne-event-attacks-first = { $seat } attacks before everyone else with { $card }.
bloodborne-event-monster-killed = The hunters kill { $monster }.
bloodborne-event-trophy-earned = { $seat } earns a Trophy for { $source }: { $type }, space { $space }.
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } escapes with 1 echo.
   *[other] { $monster } escapes with { $echoes } echoes.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Still in play: { $monster }, with 1 echo left.
   *[other] Still in play: { $monster }, with { $echoes } echoes left.
}
bloodborne-event-monster-added = { $amount ->
    [one] Another Monster slips in under the dungeon deck, because of { $source }.
   *[other] { $amount } more Monsters slip in under the dungeon deck, because of { $source }.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } gains 1 echo thanks to { $source }.
   *[other] { $seat } gains { $amount } echoes thanks to { $source }.
}
bloodborne-event-echoes-lost = { $source ->
    [none] { $amount ->
        [one] { $seat } is dead, and 1 echo goes back to the reserve.
       *[other] { $seat } is dead, and { $amount } echoes go back to the reserve.
    }
   *[other] { $amount ->
        [one] { $seat } loses 1 echo because of { $source }.
       *[other] { $seat } loses { $amount } echoes because of { $source }.
    }
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } takes 1 echo from { $target } with { $card }.
   *[other] { $seat } takes { $amount } echoes from { $target } with { $card }.
}
bloodborne-event-echoes-banked = { $source ->
    [none] { $amount ->
        [one] At the end { $seat } banks 1 more echo.
       *[other] At the end { $seat } banks { $amount } more echoes.
    }
   *[other] { $amount ->
        [one] { $seat } banks 1 echo with { $source }.
       *[other] { $seat } banks { $amount } echoes with { $source }.
    }
}
bloodborne-event-cards-reclaimed = { $seat } takes back { $cards }.
bloodborne-event-upgrade-taken = { $seat } takes the upgrade { $card }.
bloodborne-event-no-upgrade-left = No upgrade is left for { $seat }.
bloodborne-event-card-removed = { $source ->
    [none] { $seat } loses { $card } for good: it is spent.
   *[other] { $seat } loses { $card } for good, because of { $source }.
}
bloodborne-event-card-claimed = { $source ->
    [none] { $seat } will lose { $card } for good at the end of the round.
   *[other] { $seat } will lose { $card } for good at the end of the round, because of { $source }.
}
bloodborne-event-rested = { $seat } rests to { $health } health.
bloodborne-event-upgrades-refilled = New upgrades: { $cards }.
bloodborne-event-card-exhausted = { $seat } puts { $card } into the used pile, because of { $source }.
bloodborne-event-card-returned = { $source ->
    [none] { $seat } takes { $card } straight back into hand.
   *[other] { $seat } takes { $card } back thanks to { $source }.
}
bloodborne-event-cards-used = { $seat } has used { $cards }.
bloodborne-event-token-passed = The first player token goes to { $seat }.
bloodborne-event-token-claimed = { $seat } will be the first player of the next round, thanks to { $source }.
bloodborne-event-score-counted = { $seat }: { $banked } banked + { $kin } Kin + { $humanoid } Humanoid + { $beast } Beast = { $total }.
bloodborne-event-game-ended = The game is over. Winner: { $winners }.
bloodborne-event-game-ended-nobody = The game is over. Nobody wins.
