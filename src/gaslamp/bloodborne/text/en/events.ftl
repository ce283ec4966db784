### The log: one line for each kind of event.

bloodborne-event-final-boss-chosen = The Final Boss is { $monster }.
bloodborne-event-round-began = Round { $round } begins. { $seat } is the first player.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Revealed: { $monster }, with 1 echo.
   *[other] Revealed: { $monster }, with { $echoes } echoes.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] 1 of its echoes is extra.
   *[other] { $amount } of its echoes are extra.
}
bloodborne-event-health-capped = Nobody can have more than { $health } health in this game.
bloodborne-event-card-revealed = { $seat } plays { $card }.
bloodborne-event-weapon-drawn = { $seat } transforms and reveals { $card }.
bloodborne-event-nothing-drawn = { $seat } transforms, but has no weapon to reveal.
bloodborne-event-strikes-early = { $seat } strikes at once with { $card }.
bloodborne-event-ability-idle = { $card }: the condition for its ability is not met.
bloodborne-event-weapon-negated = { $seat } stops { $target }: { $card } deals no damage this round.
bloodborne-event-instant-lost = { $seat } can no longer use { $card }.
bloodborne-event-die-rolled = { $seat } rolls { $face } on the { $color } die.
bloodborne-event-monster-attacked = Attack of { $monster }: { $amount } damage.
bloodborne-event-attack-fiercer = { $seat } is singled out and takes { $amount } more damage.
bloodborne-event-damage-reduced = For { $seat }, { $amount } damage becomes { $left }.
bloodborne-event-damage-not-reduced = { $seat } cannot reduce this damage.
bloodborne-event-damage-taken = { $seat } takes { $amount } damage (health { $health }).
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } dies.
    [one] { $seat } dies and loses 1 collected echo.
   *[other] { $seat } dies and loses { $amount } collected echoes.
}
bloodborne-event-hunter-out = { $seat } is out of the game.
bloodborne-event-hunter-healed = { $seat } heals { $amount } (health { $health }).
bloodborne-event-echoes-taken = { $amount ->
    [one] { $seat } takes 1 echo with { $card } ({ $left } left).
   *[other] { $seat } takes { $amount } echoes with { $card } ({ $left } left).
}
bloodborne-event-attack-missed = { $seat } attacks with { $card } and takes nothing.
bloodborne-event-damage-stopped = { $left ->
    [0] { $card } deals no damage to { $monster }.
   *[other] { $card } deals only { $left } of { $amount } damage to { $monster }.
}
bloodborne-event-damage-raised = { $seat } deals { $amount } more damage with { $card }.
bloodborne-event-attacks-first = { $seat } attacks before everyone else with { $card }.
bloodborne-event-monster-killed = The hunters kill { $monster }.
bloodborne-event-trophy-earned = { $seat } earns a Trophy: { $type }, space { $space }.
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } escapes with 1 echo.
   *[other] { $monster } escapes with { $echoes } echoes.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Still in play: { $monster }, with 1 echo left.
   *[other] Still in play: { $monster }, with { $echoes } echoes left.
}
bloodborne-event-monster-added = { $amount ->
    [one] Another Monster slips in under the dungeon deck.
   *[other] { $amount } more Monsters slip in under the dungeon deck.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } gains 1 echo.
   *[other] { $seat } gains { $amount } echoes.
}
bloodborne-event-echoes-lost = { $amount ->
    [one] { $seat } loses 1 echo.
   *[other] { $seat } loses { $amount } echoes.
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } takes 1 echo from { $target }.
   *[other] { $seat } takes { $amount } echoes from { $target }.
}
bloodborne-event-echoes-banked = { $amount ->
    [one] { $seat } banks 1 echo.
   *[other] { $seat } banks { $amount } echoes.
}
bloodborne-event-cards-reclaimed = { $seat } takes back { $cards }.
bloodborne-event-upgrade-taken = { $seat } takes the upgrade { $card }.
bloodborne-event-no-upgrade-left = No upgrade is left for { $seat }.
bloodborne-event-card-removed = { $seat } loses { $card } for good.
bloodborne-event-card-claimed = { $seat } will lose { $card } at the end of the round.
bloodborne-event-rested = { $seat } rests to { $health } health.
bloodborne-event-upgrades-refilled = New upgrades: { $cards }.
bloodborne-event-card-exhausted = { $seat } puts { $card } into the used pile.
bloodborne-event-card-returned = { $seat } gets { $card } back.
bloodborne-event-cards-used = { $seat } has used { $cards }.
bloodborne-event-token-passed = The first player token goes to { $seat }.
bloodborne-event-token-claimed = { $seat } claims the first player token.
bloodborne-event-score-counted = { $seat }: { $banked } banked + { $kin } Kin + { $humanoid } Humanoid + { $beast } Beast = { $total }.
bloodborne-event-game-ended = The game is over. Winner: { $winners }.
bloodborne-event-game-ended-nobody = The game is over. Nobody wins.
