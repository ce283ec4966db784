### The guided tutorial: one choice at a time, shown before the choice is made. In its first lessons and in decisions of one's own the
### reader is one hunter; in the rulebook's examples all three. After a decision the messages name what was chosen.

## The first lessons: the reader is one hunter, and the others choose for themselves

bloodborne-lesson-first-blow = You are Henryk, one of three hunters; the two others choose for themselves. In the middle lies a Monster. Its echoes are its health, and every echo that you take from it is a point for you.
    .title = The first blow
    .learn = Choosing a card, the Monster's die, taking echoes, and what happens when a Monster dies or escapes
bloodborne-lesson-first-blow-1 = Everybody chooses one card in secret; then all of them are turned over together. The number on a weapon is the damage it deals, and for each point you take one echo. The Hunter Axe deals 2, more than anything else in your hand. Play Hunter Axe.
bloodborne-lesson-first-blow-2 = Three axes took all 6 echoes. The Huntsman Mob is dead, and each of you has earned a Trophy, because each had damaged it. Now the Carrion Crow is here, with 7 echoes. Your axe lies in your used pile: what you have played is no longer in your hand. Play Saw Cleaver.
bloodborne-lesson-first-blow-end = You took 1 echo, but the Carrion Crow had 4 left and escaped: no Trophy this time, though what you took stays yours. You have 3 collected echoes, 7 health and a Humanoid Trophy. Remember: everybody chooses, the Monster strikes, the hunters strike, and a Monster that is still alive then is gone.

bloodborne-lesson-fast-or-strong = The Beast Patient has 4 echoes. In this round Eileen is the first player: she strikes first, then Ludwig, and you, Henryk, come last.
    .title = Fast or strong
    .learn = The order of the attacks, and the pistol that shoots before everybody
bloodborne-lesson-fast-or-strong-1 = This time you decide. Two Hunter Axes would take all 4 echoes before it is your turn. Your own axe deals 2 damage, but strikes only in step 5, in order. The Hunter Pistol takes a single echo, but if it is the only one in play it shoots in step 3, before the Monster and before all others. Hunter Axe or Hunter Pistol?
bloodborne-lesson-fast-or-strong-hunter-axe-end = Eileen and Ludwig had both played their axes, so nothing was left when your turn came: no echo, and no Trophy. If one of them had held back, you would have taken 2 echoes. To be strong and last is a bet on what the others leave.
bloodborne-lesson-fast-or-strong-hunter-pistol-end = You shot before everybody, and nobody could take that echo from you. Eileen took 2, Ludwig's axe found only 1, and the Beast Patient died. One echo in the round of its death was enough for a Beast Trophy. Had somebody else played a Hunter Pistol too, neither would have been fast.
bloodborne-lesson-fast-or-strong-end = Remember: before you choose, look where you stand in the order. Who comes early can count on strength, who comes late needs speed.

## Decisions of one's own

bloodborne-lesson-when-to-dream = You are Henryk, with 5 collected echoes and 3 health. Collected echoes are lost when you die; banked ones are safe. The Garden of Eyes attacks with the yellow die.
    .title = One more echo?
    .learn = When to stay, and when to bank your echoes
bloodborne-lesson-when-to-dream-1 = You decide. In 38 of 100 attacks the yellow die deals 3 damage or more, and that would be all your health. Hunter Axe: 2 more echoes, if you live. Hunter Pistol: 1 echo before the attack, but you still have to survive it. Hunter's Dream: no echo, half the damage, and your 5 echoes are banked.
bloodborne-lesson-when-to-dream-hunter-axe-2 = The die showed a 3: you died before you could strike, and your 5 echoes are lost. In step 7 you come back like every dead hunter, with full health and an upgrade. The Blood Vial heals you before the Monster attacks. Take Blood Vial.
bloodborne-lesson-when-to-dream-hunter-axe-end = Nothing is banked, and with Rom as the Final Boss a second death would put you out of the game. Still, in 62 of 100 such rounds you would now carry 7 echoes. You staked 5 echoes to win 2.
bloodborne-lesson-when-to-dream-hunter-pistol-2 = Your shot took 1 echo, but then the die showed a 3: you died, and all 6 echoes are lost. A fast weapon does not shield you. In step 7 you come back and take an upgrade. Take Blood Vial.
bloodborne-lesson-when-to-dream-hunter-pistol-end = The pistol was sure of its echo, but not of your life. With more health, or with less to lose, it would have been a good card.
bloodborne-lesson-when-to-dream-hunters-dream-2 = The die showed a 3, half of it is 1: you live, and your 5 echoes are banked. All your cards are back in your hand, and you may take an upgrade. Take Kirkhammer.
bloodborne-lesson-when-to-dream-hunters-dream-end = You took no echo, and yet you have gained the most: 5 safe echoes, a hand full of cards, the Kirkhammer and 8 health. With a low roll you would have missed 2 echoes; that is the price of safety.
bloodborne-lesson-when-to-dream-end = Remember: weigh what you can win against what you can lose. The more you carry and the less health you have, the sooner you should dream.

bloodborne-lesson-odds = Three dice, three dangers. Green has the faces 0, 0, 1, 1+, 1+, 2. Yellow has 0, 1, 1, 1+, 2+, 3. Red has 0, 1+, 2, 2+, 3, 4. A plus means: add it and roll again. On average an attack deals 1.25 damage on green, 2 on yellow and 3 on red.
    .title = What the dice can do
    .learn = The faces of the three dice, and how likely you are to survive
bloodborne-lesson-odds-1 = You are Henryk, with 3 health and 4 collected echoes, and the Carrion Crow has the green die. Of 100 attacks, 13 deal 3 damage or more on green, 38 on yellow and 61 on red. You decide: stay and play Hunter Axe, or Hunter's Dream?
bloodborne-lesson-odds-hunter-axe-2 = The die showed 1+ and then 0: 1 damage. You took 2 echoes and carry 6. But now the Bloody Crow is here with the red die, and with 2 health you would die in 81 of 100 attacks. Hunter's Dream halves the damage, so only a 4 or more would kill you: 40 of 100. Play Hunter's Dream.
bloodborne-lesson-odds-hunter-axe-3 = It was a 3, and half of it is 1: you live with 1 health, and 6 echoes are banked. Now choose something for the rounds to come. Take Kirkhammer.
bloodborne-lesson-odds-hunter-axe-end = You stayed where the risk was small, 13 in 100, and dreamt when it became great: 6 echoes are banked. But you met the red die with 2 health, and this time it was kind.
bloodborne-lesson-odds-hunters-dream-2 = The die showed 1+ and then 0, and half of 1 is 0. Your 4 echoes are banked, and your used cards are back. Whoever comes next, a heavy weapon will be useful. Take Kirkhammer.
bloodborne-lesson-odds-hunters-dream-3 = The Bloody Crow is here with the red die. But you have 8 health, and the red die deals 8 damage or more in only 2 of 100 attacks. You can strike without fear. Play Kirkhammer.
bloodborne-lesson-odds-hunters-dream-end = The die showed a 3, and you took the last 3 echoes: the Bloody Crow is dead, and you have a Humanoid Trophy, 4 banked and 3 collected echoes. You gave up 2 echoes of the Carrion Crow and met the red die with full health.
bloodborne-lesson-odds-end = Remember: a little more than 1 on green, 2 on yellow, 3 on red. That is the average; a plus can make it much more.

bloodborne-lesson-which-upgrade = It is step 7, and you are Henryk. You played Hunter's Dream: your 3 echoes are banked, and your used cards are back. The Cleric Beast, a Boss with the yellow die and 6 echoes left, stays for the next round. Choose an upgrade; you will play it at once.
    .title = Which upgrade?
    .learn = What strong, safe and fast upgrades are good for
bloodborne-lesson-which-upgrade-1 = You decide. The Kirkhammer is the strongest weapon of all: 4 damage. The Repeating Pistol deals only 1, but in its round the Monster's attack does you no damage. Ludwig's Rifle deals 2, always in step 3, before the Monster and before the other hunters. Which one do you take?
bloodborne-lesson-which-upgrade-kirkhammer-2 = The Kirkhammer is in your hand, you have 8 health again, and you are the first player. Play Kirkhammer.
bloodborne-lesson-which-upgrade-kirkhammer-end = The attack cost you 3 health. Then your hammer took 4 echoes, and Eileen's axe the last 2: the Cleric Beast is dead, and each of you has earned a Beast and a Humanoid Trophy. Ludwig came too late. Strength is worth most when a kill is near and you strike early.
bloodborne-lesson-which-upgrade-repeating-pistol-2 = The Repeating Pistol is in your hand, and you have 8 health again. In the round in which you play it, the Monster cannot hurt you. Play Repeating Pistol.
bloodborne-lesson-which-upgrade-repeating-pistol-end = The attack cost Ludwig 3 health and Eileen, who had collected the most, even 4; you lost none. You took 1 echo, and the Boss stays with 2. Safety is worth most when you carry many echoes or have little health.
bloodborne-lesson-which-upgrade-ludwigs-rifle-2 = Ludwig's Rifle is in your hand, and you have 8 health again. The rifle shoots in step 3, whoever is the first player. Play Ludwig's Rifle.
bloodborne-lesson-which-upgrade-ludwigs-rifle-end = You took 2 echoes before the attack. But then you had collected as many as Eileen, and the Cleric Beast hits those who have the most 1 harder: it cost both of you 4 health. The Boss stays with 1 echo. Speed is worth most when you come late in the order, or when a Monster has few echoes left.
bloodborne-lesson-which-upgrade-end = Remember: take what your hand lacks. Do you strike too weakly, too late, or do you die too soon?

bloodborne-lesson-who-to-trust = The Rabid Dog has 5 echoes, and if it escapes it bites everybody for 2 damage. You may talk about it, but nothing that is said binds anybody. Eileen says that she will use her axe. Ludwig says that he will do the same.
    .title = Who can you trust?
    .learn = What promises at the table are worth, and how to read them
bloodborne-lesson-who-to-trust-1 = You are Henryk, the first player, with 6 health and 1 collected echo. Eileen has 4 health and 4 collected echoes, Ludwig has 8 health and none. With both their axes and your own, or with your pistol, the dog would die. You decide: Hunter Axe, Hunter Pistol or Hunter's Dream?
bloodborne-lesson-who-to-trust-hunter-axe-end = Ludwig kept his word; Eileen dreamt and banked her 4 echoes. Your axe and Ludwig's took 4 echoes, and the dog escaped with the last one. Its attack and its bite left you with 3 health. But you have 2 more echoes, and Ludwig has seen that you keep your word.
bloodborne-lesson-who-to-trust-hunter-pistol-end = Ludwig kept his word; Eileen dreamt and banked her 4 echoes. Your shot took 1 echo, Ludwig's axe took 2, and the dog escaped with the rest. Its attack and its bite left you with 3 health. But you have kept your axe for a better round.
bloodborne-lesson-who-to-trust-hunters-dream-2 = Ludwig kept his word, but Eileen dreamt, just like you, and the dog escaped. You took only half of each wound, and your echo is banked. As the first player you choose your upgrade before Eileen. Take Ludwig's Rifle.
bloodborne-lesson-who-to-trust-hunters-dream-end = You have 8 health, all your cards and a rifle, but only 1 echo. Ludwig struck alone; next time he may not believe you.
bloodborne-lesson-who-to-trust-end = Eileen carried 4 echoes with 4 health, and who has much to lose will dream, whatever they say. Ludwig had nothing to lose. Remember: do not ask who is honest, ask what each of them has to gain.

## A whole round

bloodborne-lesson-scourge-beast = Three hunters face one Monster, and you play all three of them for a whole round. The Scourge Beast has 3 echoes, which are its health: for each point of damage you take one. Echoes and Trophies are your points at the end of the game.
    .title = A whole round: the Scourge Beast
    .learn = Transform, and a whole round in its order
bloodborne-lesson-scourge-beast-1 = You are Henryk, and you hold the First Player token. In step 1 everybody chooses a card in secret; then all cards are revealed together. Your Hunter Axe lies in your used pile, so you would rather see what the others do: Transform lets you bring out a weapon once all cards lie face up. Play Transform.
bloodborne-lesson-scourge-beast-2 = Now you are Eileen, with 5 health left and 1 collected echo. You do not know what Henryk has chosen. The Hunter Pistol deals only 1 damage, but if nobody else plays one it shoots in step 3, before the Monster attacks. Play Hunter Pistol.
bloodborne-lesson-scourge-beast-3 = Now you are Ludwig, the last to choose. Your Hunter Axe deals 2 damage, but like most weapons it strikes only in step 5, after the Monster and after the hunters who come before you. As soon as you have chosen, all three cards are revealed. Play Hunter Axe.
bloodborne-lesson-scourge-beast-4 = Step 2: you are Henryk again, and you see a Hunter Pistol and a Hunter Axe on the table. If you brought out your own pistol, neither of the two would be fast, so you keep it. Next come the instant effects, the Monster's die, and the hunters' attacks, beginning with you. Reveal Saw Cleaver.
bloodborne-lesson-scourge-beast-end = Eileen shot first and took 1 echo. The die showed 2+, and a plus means: roll again and add. A 0 ended it, so everybody took 2 damage. Then, in order from the first player, Henryk took 1 echo, and Ludwig's axe found only one more. When its last echo was taken the Scourge Beast died, and since all three had damaged it this round, each earned a Beast Trophy. Remember the order: choose, reveal, transform, instant effects, the Monster, the hunters.

## A Monster escapes

bloodborne-lesson-winter-lantern-escapes = The Winter Lantern has 6 echoes and attacks with the yellow die. An ordinary Monster stays for one round only: if it has echoes left after the hunters' attacks, it escapes. This one also has an ability for that moment.
    .title = The Winter Lantern gets away
    .learn = Monsters that do something when they escape
bloodborne-lesson-winter-lantern-escapes-1 = You are Henryk, the first player, with the five starter cards that every hunter begins with. Three Hunter Axes would take all 6 echoes, but you cannot know what the others choose. You hit as hard as you can. Play Hunter Axe.
bloodborne-lesson-winter-lantern-escapes-2 = Now you are Eileen, and you save your axe for a better moment. One sure echo is enough for you: if yours is the only Hunter Pistol, it shoots before all others. Play Hunter Pistol.
bloodborne-lesson-winter-lantern-escapes-3 = Now you are Ludwig. A card you have played goes to your used pile and comes back only with Hunter's Dream. So you leave the heavy blows to the others and spend your weakest weapon. Play Saw Cleaver.
bloodborne-lesson-winter-lantern-escapes-4 = The die showed 0 and nobody was hurt, but 2 echoes are left: the Winter Lantern escapes. Its ability makes each hunter move a card from hand to used pile, never Hunter's Dream. You are Henryk, and Transform is the card you need least right now. Choose Transform.
bloodborne-lesson-winter-lantern-escapes-5 = Now you are Eileen. The pistol you played goes to your used pile anyway, and you want to keep the axe and Transform. That leaves your weakest weapon. Choose Saw Cleaver.
bloodborne-lesson-winter-lantern-escapes-6 = Now you are Ludwig, with Hunter Axe, Hunter Pistol and Transform to choose from. The axe hits hardest, and Transform can bring it out later. The pistol has to go. Choose Hunter Pistol.
bloodborne-lesson-winter-lantern-escapes-end = The hunters dealt 4 damage: Eileen 1, Henryk 2, Ludwig 1. They keep those echoes, but the Winter Lantern is gone with the other 2, and nobody earned a Kin Trophy. Each hunter also has one card fewer in hand. Remember: there are Trophies only for a kill, and an escape may have its price.

## Trophies

bloodborne-lesson-executioner-trophy = The Executioner has 4 echoes, just as many as two Hunter Axes can take. It is a Humanoid, and whoever helps to kill it earns a Humanoid Trophy. A Trophy moves your token one space up its track, and at the end the number on your space counts.
    .title = A Trophy from the Executioner
    .learn = Trophies, their tracks, and who earns them
bloodborne-lesson-executioner-trophy-1 = You are Henryk, the first player, so in step 5 you attack before the others. The first space of the Humanoid track is worth 3 points. If one more axe is in play, the Executioner dies. Play Hunter Axe.
bloodborne-lesson-executioner-trophy-2 = Now you are Eileen, on Henryk's left, so you attack right after him. For the Trophy it does not matter who strikes the last blow: you only have to take at least 1 echo. Play Hunter Axe.
bloodborne-lesson-executioner-trophy-3 = Now you are Ludwig, the last in the order. If the other two strike hard, nothing is left for you, so you put the round to another use. Hunter's Dream halves the damage you take this round, and in step 7 it gives you an upgrade. Play Hunter's Dream.
bloodborne-lesson-executioner-trophy-4 = The Executioner is dead, it is step 7, and you are still Ludwig. Hunter's Dream is back in your hand, and you may take one of the Available Upgrades. The Kirkhammer deals 4 damage, twice as much as your axe. Take Kirkhammer.
bloodborne-lesson-executioner-trophy-end = Henryk and Eileen took 2 echoes each in the round in which the Executioner died, so both stand on the first space of the Humanoid track: 3 points. Ludwig did not fight and earned no Trophy. But for him the 1 damage of the attack became 0, and he has one more card. Remember: everybody who damages a Monster in the round of its death earns its Trophy.

## The Hunter's Dream

bloodborne-lesson-eileens-dream = Eileen has 3 health left and carries 2 collected echoes. If she dies, they are lost. The Bloody Crow of Cainhurst attacks with the red die, the most dangerous of the three, so it is time for Hunter's Dream.
    .title = Eileen's dream
    .learn = Hunter's Dream: bank, take your cards back, take an upgrade, rest
bloodborne-lesson-eileens-dream-1 = You are Henryk. Two of your cards lie in your used pile, and three are left in your hand. With 6 health you will probably survive one more attack, so you take what you can get. Play Saw Cleaver.
bloodborne-lesson-eileens-dream-2 = Now you are Eileen, the first player. A 3 or a 4 on the red die would kill you before you could strike. Hunter's Dream halves all damage of this round, rounded down. Play Hunter's Dream.
bloodborne-lesson-eileens-dream-3 = Now you are Ludwig, also with 6 health, and your axe is already used. The Bloody Crow is not likely to die this round, but every echo you take from it is yours. Play Saw Cleaver.
bloodborne-lesson-eileens-dream-4 = You are Eileen, and you are alive: the die showed 3, half of it, rounded down, is 1, and you have 2 health left. Step 7 has begun; your 2 echoes are banked, where death cannot take them, and all used cards are back in your hand. Now choose an upgrade: in a round in which you play the Repeating Pistol, the Monster's attack does you no damage. Take Repeating Pistol.
bloodborne-lesson-eileens-dream-5 = You are still Eileen, and this is your eighth card. Nobody may own more than seven, hand and used pile together, so one has to leave the game for good: any but Hunter's Dream. The Saw Cleaver deals 1 damage and does nothing else. Choose Saw Cleaver.
bloodborne-lesson-eileens-dream-end = Eileen has banked 2 echoes, holds seven cards and is back at 8 health. Henryk and Ludwig took 1 echo and 3 damage each, and the Bloody Crow escaped with 4 echoes. The gap among the upgrades was filled only at the end of step 7. Remember what Hunter's Dream does: bank, take back, upgrade, rest. Dream while you still have something to save.

## Bosses

bloodborne-lesson-father-gascoigne-survives = Father Gascoigne is a Boss: he has 8 echoes, the red die and two types, Humanoid and Beast. A Boss does not escape. And this one has an ability that hurts: every weapon that damages him is removed from the game at the end of the round.
    .title = Father Gascoigne survives
    .learn = Bosses, who stay until they are dead
bloodborne-lesson-father-gascoigne-survives-1 = You are Henryk, the first player. Whichever weapon you use against Father Gascoigne, you lose it for good. If one has to go, let it take as many echoes as possible with it. Play Hunter Axe.
bloodborne-lesson-father-gascoigne-survives-2 = Now you are Eileen. Echoes taken from a Boss never come back, so every blow brings his death nearer, even if he survives this round. Two echoes are worth an axe to you. Play Hunter Axe.
bloodborne-lesson-father-gascoigne-survives-3 = Now you are Ludwig, the last in the order. With 8 echoes on the Boss, there will be enough for you whatever the others have played. Play Hunter Axe.
bloodborne-lesson-father-gascoigne-survives-end = The die showed 1+ and then 0, so everybody took 1 damage. Three axes took 6 echoes, 2 each, and all three axes are out of the game. Father Gascoigne stays with 2 echoes: no Trophies yet, and no new Monster. Remember: a Boss is fought round after round until it dies.

bloodborne-lesson-father-gascoigne-dies = This is the next round. Father Gascoigne has 2 echoes left, the axes are gone, and Eileen is now the first player. Each hunter has 7 health and 2 collected echoes.
    .title = Father Gascoigne dies
    .learn = The Trophies of a Boss, and which damage counts
bloodborne-lesson-father-gascoigne-dies-1 = You are Henryk, and this round you come last: the order begins with Eileen. Probably nothing will be left for you, so you take your 2 echoes to safety. Play Hunter's Dream.
bloodborne-lesson-father-gascoigne-dies-2 = Now you are Eileen. A Boss gives a Trophy for each of its types, so 1 echo may bring you two Trophies today. If yours is the only Hunter Pistol in play, it takes that echo in step 3, before anybody else can, and two Trophies are worth a pistol. Play Hunter Pistol.
bloodborne-lesson-father-gascoigne-dies-3 = Now you are Ludwig, second in the order. For the Trophies you need just 1 echo, so the weapon you will miss least is enough. Play Saw Cleaver.
bloodborne-lesson-father-gascoigne-dies-4 = Father Gascoigne is dead, and you are Henryk in step 7. The attack cost you 1 health instead of 2, your echoes are banked, and Hunter's Dream is back in your hand. Since your axe is gone, you look for something heavy. Take Kirkhammer.
bloodborne-lesson-father-gascoigne-dies-end = Eileen's pistol took 1 echo and Ludwig's Saw Cleaver the last one. Both moved up on the Humanoid track and on the Beast track, 3 points and 1 point, and both lost their weapon. Henryk had wounded the Boss too, but a round too early: he earned no Trophy. Remember: only damage dealt in the round of the kill counts for Trophies.

## Death

bloodborne-lesson-ludwigs-death = Ludwig has 3 health, 4 collected echoes and 6 banked ones. Father Gascoigne, with all 8 of his echoes, attacks with the red die. You will see what a hunter loses by dying, and what stays.
    .title = Ludwig's death
    .learn = What you lose by dying, and what stays
bloodborne-lesson-ludwigs-death-1 = You are Henryk, the first player, with full health. Father Gascoigne takes away every weapon that damages him, but 2 echoes are a good price for your axe. Play Hunter Axe.
bloodborne-lesson-ludwigs-death-2 = Now you are Eileen, also with full health. You want a share of the echoes, but not at the price of your axe. Play Saw Cleaver.
bloodborne-lesson-ludwigs-death-3 = Now you are Ludwig, and Hunter's Dream would bank your 4 echoes. But you are tempted by one more. With 3 health you gamble on a low roll, since the Monster attacks before your cleaver strikes. Play Saw Cleaver.
bloodborne-lesson-ludwigs-death-4 = You are still Ludwig, but the die showed 4: you died before you could strike, and your 4 collected echoes are lost. In step 7 the dead come back, and they too take an upgrade and rest. The Blood Vial heals you to full health in step 3, before the Monster attacks. Take Blood Vial.
bloodborne-lesson-ludwigs-death-end = Ludwig is back with 8 health, a new card and his 6 banked echoes. His Hunter Axe and Saw Cleaver lie in his used pile, because he had not played Hunter's Dream. Henryk and Eileen lost 4 health each; he took 2 echoes and she 1, so the Boss stays with 5. Remember: what is not banked is not safe. And with Rom as the Final Boss, a second death would put Ludwig out of the game.

## The Final Boss

bloodborne-lesson-gehrman-two-more-echoes = The Final Boss lies face up from the start, and its ability holds the whole game. Here it is Gehrman, the First Hunter: all other Monsters and Bosses start with 2 more echoes. So this Executioner has 6 instead of 4.
    .title = Two more echoes for everybody
    .learn = The Final Boss, whose ability holds the whole game
bloodborne-lesson-gehrman-two-more-echoes-1 = You are Henryk, the first player. To take 6 echoes in one round all three of you must use the axe. You may agree on it aloud, but nobody has to keep their word. Play Hunter Axe.
bloodborne-lesson-gehrman-two-more-echoes-2 = Now you are Eileen. With more echoes there is more to take, but the Monster also escapes more easily. If even one of you holds back, there will be no Trophy. Play Hunter Axe.
bloodborne-lesson-gehrman-two-more-echoes-3 = Now you are Ludwig, the last in the order. If the others have kept their word, exactly 2 echoes will be left for you. Play Hunter Axe.
bloodborne-lesson-gehrman-two-more-echoes-end = The die showed 0, and three axes took all 6 echoes: 2 echoes and a Humanoid Trophy for each. Next comes Father Gascoigne, with 10 echoes instead of 8. Remember: read the Final Boss's card before the first round, because its ability changes every fight.

bloodborne-lesson-final-boss-trophies = The dungeon deck is empty, and Gehrman himself has come. He has 2 echoes left. When he dies the game ends at once, and each hunter who damaged him in that round earns a Trophy of every type.
    .title = Three Trophies from the Final Boss
    .learn = How the game ends
bloodborne-lesson-final-boss-trophies-1 = You are Henryk, the first player, still without a single point. Your axe deals exactly 2 damage, and in step 5 you attack first. If nobody shoots before that, both echoes are yours. Play Hunter Axe.
bloodborne-lesson-final-boss-trophies-2 = Now you are Eileen, with 3 collected echoes. You believe that Gehrman will survive this round and want to bank them. Play Hunter's Dream.
bloodborne-lesson-final-boss-trophies-3 = Now you are Ludwig, with 1 banked echo, the last in the order. You hope that the others leave something on Gehrman. Play Hunter Axe.
bloodborne-lesson-final-boss-trophies-end = Henryk took the last 2 echoes, so Ludwig's axe came too late: no damage, no Trophies. Henryk's three Trophies are worth 1 for Kin, 3 for Humanoid and 1 for Beast, which makes 7 points with his 2 echoes. Eileen's Dream gave her nothing more, because there is no step 7 after the death of the Final Boss. But at the end everybody banks what they hold: she has 3 points, Ludwig 1. Remember: against the Final Boss the order decides.

## The end of the game

bloodborne-lesson-blood-score-of-21 = Gehrman has 3 echoes left, and this may be the last round. Henryk has 9 banked echoes, Ludwig 12, and Eileen 10 and 2 collected ones. The Blood Score decides: the banked echoes plus the numbers reached on the three Trophy tracks.
    .title = A Blood Score of 21
    .learn = How the Blood Score is counted
bloodborne-lesson-blood-score-of-21-1 = You are Henryk, the first player. You stand on the first space of the Kin track and of the Humanoid track: with 9 echoes that makes 13 points. Ludwig's Holy Blade deals 3 damage, just what it takes. Play Ludwig's Holy Blade.
bloodborne-lesson-blood-score-of-21-2 = Now you are Eileen, with 12 echoes in all and no Trophy. Three Trophies at once would help you a great deal, so you hope that Henryk leaves you an echo. Play Hunter Axe.
bloodborne-lesson-blood-score-of-21-3 = Now you are Ludwig. With 12 echoes and a Humanoid Trophy you have 15 points and the lead, but you attack last. You count on one more round and gather strength for it. Play Hunter's Dream.
bloodborne-lesson-blood-score-of-21-end = Henryk took the last 3 echoes and moved up on all three tracks. He has 12 banked echoes, 3 for Kin, 5 for Humanoid and 1 for Beast: a Blood Score of 21. Ludwig has 12 + 3 = 15; Eileen has 10 + 2 = 12, because her axe found nothing more. Remember: on each track only the number on your space counts, and it grows with every space. A lead in echoes can still be overtaken by Trophies.
