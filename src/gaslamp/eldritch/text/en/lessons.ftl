### The lessons, one choice after the other; each text is shown before the choice. The players are called like their investigators.

## Actions

eldritch-lesson-to-arkham = You are Silas Marsh, the sailor, in San Francisco. Lily Chen is in Shanghai, and she acts on her own. Somewhere Azathoth sleeps, and you have to solve three Mysteries before it awakens. A round has three phases: in the Action Phase everybody does two things, in the Encounter Phase everybody meets something, and in the Mythos Phase the world strikes back.
    .title = By train to Arkham
    .learn = Two actions, paths and tickets, and how to get well again
eldritch-lesson-to-arkham-1 = It is the Action Phase and your turn. You have two different actions. In Arkham a Gate stands open, and there you want to go. Choose Travel.
eldritch-lesson-to-arkham-2 = Travelling takes you one space along any path: railway, ship or a trail through the wilderness. Five spaces lie next to San Francisco. The railway to Arkham goes by way of space 5. Choose space 5.
eldritch-lesson-to-arkham-3 = One space is all that the action gives, but you have a train ticket. Each ticket takes you one space farther, along a path of its own kind. A train ticket is no use at sea. Choose Arkham.
eldritch-lesson-to-arkham-4 = You are in Arkham, the ticket is spent, and one action is left: a different one, because each can be done only once in a round. You have 6 of 8 Health and all of your Sanity. Choose Rest.
eldritch-lesson-to-arkham-end = Resting gives back 1 Health and 1 Sanity; your Sanity was full, so only Health came of it. Now it is Lily's turn. Remember: two different actions, one space for nothing, each further one for a ticket. You get tickets in cities, with Prepare for Travel.

eldritch-lesson-the-tome = You are Lily Chen in Shanghai, rather worn: 4 of 6 Health, 4 of 6 Sanity. Among your possessions is the Arcane Tome. Many cards do something when you do something else, and this one does it when you rest.
    .title = A rest with the Arcane Tome
    .learn = Tests, dice and successes, and a bonus that does not count
eldritch-lesson-the-tome-1 = Nothing threatens you: with a Monster on your space you could not rest. Choose Rest.
eldritch-lesson-the-tome-2 = You have recovered, and the Tome asks whether you want to read. That would be a test of Lore. Your Lore is 2, so you roll two dice; each 5 and each 6 is a success, and one is enough: 56 in 100. The card's +2 Lore is of no help here, because it counts for the effects of Spells. Do you open the book?
eldritch-lesson-the-tome-accept-end = A 1 and a 3: no success, no Spell. It has cost you nothing, and the next time you rest you may try again.
eldritch-lesson-the-tome-pass-end = You left the book shut. No dice were rolled, and nothing was lost. But nothing could be won either: with 56 in 100 a Spell would have been yours.
eldritch-lesson-the-tome-end = Remember: a test rolls as many dice as the skill says, with everything that counts right now. A 5 or a 6 is a success. What you may do but need not costs nothing unless it says so.

eldritch-lesson-the-shop = You are Silas in Sydney, a city without Monsters. Four cards lie in the reserve: the Assets that can be had right now. Each shows its price, from 1 up. Money does not exist in this game; you pay with successes.
    .title = Two successes in Sydney
    .learn = Acquiring Assets, the reserve, and the bank's two successes
eldritch-lesson-the-shop-1 = To acquire Assets is an action for cities only. You test Influence, three dice for you, and take cards that together cost no more than your successes. Choose Acquire Assets.
eldritch-lesson-the-shop-2 = A 5, a 6 and a 1: two successes. You decide. The Axe costs 2 and makes you stronger in Combat. The Arcane Tome costs 3; with a Bank Loan you would have two successes more, and a Debt. Axe or Bank Loan?
eldritch-lesson-the-shop-axe-3 = The Axe is yours and your successes are spent. The bank would still lend you two, but you owe nobody anything, and that is worth something. Choose Enough.
eldritch-lesson-the-shop-axe-end = You have an Axe and no debts. Whiskey has filled the gap in the reserve. What is not taken stays there for the others.
eldritch-lesson-the-shop-loan-3 = Now you have four successes and a Debt. Nobody but the card knows what is on its back; it will be turned over at a reckoning. The Tome costs three of the four. Choose Arcane Tome.
eldritch-lesson-the-shop-loan-4 = One success is left, and successes cannot be saved. Bandages prevent the loss of 2 Health once. Choose Bandages.
eldritch-lesson-the-shop-loan-end = Two cards instead of one, and a Debt that will come due. While you are free, you can try to pay it: an action, a test of Influence. Do not wait too long.
eldritch-lesson-the-shop-end = Remember: cards in the reserve are paid with successes, several at once if they suffice. Who takes nothing may throw out one card instead, so that others come.

## Encounters

eldritch-lesson-which-deck = You are Silas in Arkham, with 6 of 8 Health and 2 of 4 Sanity. It is the Encounter Phase: everybody resolves one encounter on their own space. There is no Monster here, no Clue and no Gate, only the city.
    .title = Which deck in Arkham?
    .learn = What you can meet on a space, and which part of a card counts
eldritch-lesson-which-deck-1 = In the nine cities with a name you have the choice of two decks. The America deck has a part of its own for Arkham, and there Spells are to be had. The general deck has parts for City, Wilderness and Sea, and anything may be on it. Nobody knows the cards before. Which one do you draw?
eldritch-lesson-which-deck-america-end = The part for Arkham: test Observation for an Incantation, and fail at the price of 1 Health. A 1, a 2 and a 4 were no success. In San Francisco the same card would have offered you something quite different.
eldritch-lesson-which-deck-general-end = The part for cities: you recovered 2 Sanity, and then failed the test of Observation, so your Fishing Net is gone. In the wilderness the same card would have tested your Lore.
eldritch-lesson-which-deck-end = Remember: you read only the part for your space. Each city is known for something: Arkham for Spells, others for Improvements, Assets or Artifacts. Look at a space to see what it is good for.

eldritch-lesson-first-clue = You are Lily in Shanghai, where a Clue lies. The Mystery is Occult Research: to solve it, one Clue for each player must be on its card. You are two, and one is there already.
    .title = A Clue for the Mystery
    .learn = Research, and how a Mystery is solved
eldritch-lesson-first-clue-1 = Where a Clue lies you may research it instead of the other encounters. The card belongs to the Ancient One, and often it tests Observation. Yours is 2. Choose to research the Clue here.
eldritch-lesson-first-clue-2 = The card took one of your two dice, but the other was a 5: you have this Clue and one more. Clues can be spent on dice later. But the Mystery says that a Clue won by research may be placed on it, right now and never later. Spend the Clue.
eldritch-lesson-first-clue-end = At sea Silas found nothing. Then came the Mythos Phase, and a Mystery is checked only when it ends: Occult Research is solved, and The True Name has taken its place. It wants something else, with an Eldritch token on the board. Remember: always read what the Mystery asks. Three of them, and you have won.

eldritch-lesson-at-the-gate = You are Silas in Arkham, before the open Gate, with 1 Clue and all of your 4 Sanity. As long as a Gate is open, Monsters come out of it, and it may bring Doom nearer. It is closed from the other side.
    .title = Two dice and a Clue at the Gate
    .learn = Other Worlds, cards in three parts, and what a Clue is good for
eldritch-lesson-at-the-gate-1 = The city and the general deck are there as well. But no other encounter closes a Gate. Go through the Gate.
eldritch-lesson-at-the-gate-2 = The Great Hall of Celaeno: Observation less 1, so two dice instead of three, and both have failed. There were 56 chances in 100. Now you decide. With the Clue you may roll one die again: 33 in 100. Or you leave the dice as they are, fail, and use the Clue below, where failing costs 3 Sanity or 1 Clue.
eldritch-lesson-at-the-gate-clue-end = The new die was a 5: passed, and the Gate of Arkham is closed. The middle part of the card went on with a test of Lore, a single die, and it cost you 2 Sanity. Had the 5 not come, you would have lost the Clue and 3 Sanity.
eldritch-lesson-at-the-gate-keep-3 = Failed, so the bottom part of the card counts: lose 3 of your 4 Sanity, or spend a Clue. With a single Sanity left the next fright would be your last. Spend the Clue.
eldritch-lesson-at-the-gate-keep-end = Your Sanity is whole, the Clue is gone, and the Gate is still open. Next round you may try again, or somebody with sharper eyes does.
eldritch-lesson-at-the-gate-end = Remember: an Other World card begins with a test, and then exactly one part counts, the one for passing or the one for failing. A Clue rolls one die again, as often as you have Clues, before the result is settled.

eldritch-lesson-the-revolver = You are Lily in Shanghai, with a .38 Revolver, 1 Clue, 6 Health and 6 Sanity. A Deep One is on your space. Where there are Monsters, they are met before everything else: first your Will against the horror, then your Strength.
    .title = The revolver and the Deep One
    .learn = Combat: horror, damage, toughness and weapons
eldritch-lesson-the-revolver-1 = The fight has begun. Will 3, three dice, one success. The horror is 2, and each success takes away 1 of it: you will lose 1 Sanity. You could roll a die again for the Clue, but the second test matters more. Leave the dice as they are.
eldritch-lesson-the-revolver-2 = Strength 4, less 1 for the Deep One, and 2 for the revolver: five dice, but a single success. It is enough not to be hurt, because the damage is 1. The Monster loses 1 Health for each success, and its toughness is 2. You decide: spend the Clue, 33 in 100, or leave the dice as they are?
eldritch-lesson-the-revolver-clue-end = A 5: two successes, and the Deep One is defeated. Since no Monster is left on your space, you may even have another encounter now.
eldritch-lesson-the-revolver-keep-end = You are unhurt and still have the Clue. But the Deep One stays with 1 of its 2 Health and keeps what it has lost; next round it will be there again. As long as it stands there, you meet nothing else.
eldritch-lesson-the-revolver-end = Remember: successes protect you and wound the Monster at the same time. Of several bonuses only the highest counts. Who comes prepared needs less luck.

## The Mythos Phase

eldritch-lesson-a-mythos-card = You are Lily in Shanghai, alone this time, and thereby the Lead Investigator. Doom stands at 12. The Omen is green; on its track follow blue, red, blue, and again green. Gates are open in London, which is blue, and in Rome and Arkham, which are red.
    .title = A Mythos card
    .learn = The icons of a Mythos card, the Omen and Doom
eldritch-lesson-a-mythos-card-1 = This is the last encounter of the round, and then the world has its turn. You need rest more than anything. Choose the general encounter.
eldritch-lesson-a-mythos-card-2 = The encounter did you good, but look at the Mythos card. Its icons come first, in their order. The Omen advanced to blue, and London's blue Gate brought Doom to 11. Nothing on the table had a reckoning. A Gate opened in Istanbul with a Zombie. Last comes the text: you may move the Omen without advancing Doom. The next time it goes on to red, where two Gates wait. Do you move it?
eldritch-lesson-a-mythos-card-accept-3 = From which space does it do the least harm? After green comes blue, with one Gate. After this blue, red, with two. After red comes the other blue, with one. After that green, with Istanbul's Gate and whatever Azathoth does on green. Choose red.
eldritch-lesson-a-mythos-card-accept-end = The Omen lies on red, and Rome and Arkham did not count, because it was placed there and did not advance. From here it goes on to blue, and that costs 1 Doom instead of 2, unless you close London before.
eldritch-lesson-a-mythos-card-pass-end = The Omen stays on blue. When it advances, Rome and Arkham bring Doom nearer by 2, unless you close one of them in time. Now you know at least which Gates are urgent.
eldritch-lesson-a-mythos-card-end = Remember: Omen, reckoning, Gates on yellow cards; Omen, Monsters, Clues on green ones; blue ones are Rumors. And always look which color the Omen will show next.

eldritch-lesson-a-reckoning = You are Lily on space 14, and the Lead Investigator. A yellow Mythos card lies on the table. Its Omen has advanced, and its second icon is the reckoning: everything with that icon happens now, first on Monsters, then on the Ancient One, on Mythos cards in play and on what investigators have.
    .title = Witch or Warlock first?
    .learn = A reckoning, and who decides about its order
eldritch-lesson-a-reckoning-1 = Two Monsters in Rome have the icon. The Warlock rolls a die, and on a 1 or 2 the nearest investigator is Cursed: that would be you. The Witch takes 1 Health from everybody who is Cursed. The Lead Investigator decides about the order. Who comes first?
eldritch-lesson-a-reckoning-witch-2 = The Witch found nobody who is Cursed. Only then the Warlock rolled a 1, and now you are. The reckoning is over, and a Gate has opened in London. The text of the card does not help you today. Choose No.
eldritch-lesson-a-reckoning-witch-end = You are Cursed, so only a 6 is a success for you now, but you are unhurt. The Curse itself has a reckoning: on a 4 or higher it leaves you.
eldritch-lesson-a-reckoning-warlock-2 = The Warlock rolled a 1 and you are Cursed; then came the Witch and took 1 Health. The reckoning is over, and a Gate has opened in London. The text of the card does not help you today. Choose No.
eldritch-lesson-a-reckoning-warlock-end = You are Cursed, so only a 6 is a success for you now, and you have lost 1 Health as well. The other way round the Witch would have come too early.
eldritch-lesson-a-reckoning-end = Remember: before a reckoning, see what bears its icon. Where several things of one kind do, the order is yours, and sometimes it saves somebody.

eldritch-lesson-the-awakening = You are Silas in London, before its blue Gate. This time Cthulhu sleeps, but not deeply: Doom is at 1. The Omen is green, and the next space is blue. London's is the only blue Gate.
    .title = One Doom left
    .learn = What happens when the Ancient One awakens, and how it is prevented
eldritch-lesson-the-awakening-1 = It is the Encounter Phase, your last chance before the next Mythos card. You have 2 of 4 Sanity, and a general encounter in a city might do you good. Beyond the Gate there are two dice, 56 in 100, and failing could be the end of you. General encounter or Gate?
eldritch-lesson-the-awakening-other-world-2 = A 5: the Gate of London is closed. Your single die of Lore succeeded, too, and you may choose: a Spell, or a Clue for worse days. Gain 1 Clue.
eldritch-lesson-the-awakening-other-world-end = The Omen advanced to blue and found no Gate of its color. Doom stays at 1, and Cthulhu sleeps on. For the Monster surge no Gate matched either, so a new one opened in Istanbul. You have won a round, no more.
eldritch-lesson-the-awakening-general-end = You recovered 2 Sanity. Then the Omen advanced to blue, London's Gate brought Doom to 0, and Cthulhu awoke. The sheet was turned over. From now on each further Doom is a Sanity token on it, at each reckoning everybody loses that much Sanity, and three Mysteries are no longer enough: in the end Cthulhu itself has to be defeated.
eldritch-lesson-the-awakening-end = Remember: at 0 the Ancient One awakens. With Azathoth the world ends there and then; with the others it becomes much harder, but you can still win. Close Gates in the Omen's color as long as there is time.
