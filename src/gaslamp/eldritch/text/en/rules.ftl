### The rules reference, in our own words. Events carry the ids: `eldritch-rule-travel` is rule travel.

eldritch-rule-setup =
    Set-up has nine steps, and their order can matter.

    1. The board is laid out.

    2. The 9 Gates are shuffled into a face-down stack, the 36 Clues into a face-down pool. All other tokens lie ready.

    3. The group decides who is the Lead Investigator, or leaves it to chance. From the Lead on, clockwise, everybody chooses an investigator and places them on their starting space.

    4. Everybody takes full Health and Sanity and their starting possessions. The Assets and Spells among them come straight from the box, before any deck is shuffled.

    5. The group chooses an Ancient One and does what its sheet says about set-up.

    6. All Monsters go into the Monster cup, except Epic Monsters and those that the Ancient One sets aside.

    7. Mystery, Research and Special Encounter cards of other Ancient Ones go back to the box. All 18 Expedition cards make one deck. Spells and Conditions lie face up, because their backs are secret. Every other deck is sorted by its back and shuffled.

    8. The Mythos deck is built in three stages. The Ancient One's sheet says how many random green, yellow and blue cards each stage has. Each stage is shuffled by itself; stage I lies on stage II, and that on stage III. The deck, 15 or 16 cards, is never shuffled again. The cards that are left over go back to the box unseen.

    9. Then, in this order: the Reference card for the number of players; the Doom token on the number that the Ancient One's sheet shows; the Omen token on green; four Assets into the reserve; the Gates of the Reference card, each with a Monster; the Active Expedition token on the place that the top Expedition card shows; the Clues of the Reference card; the first Mystery, with what it does when it enters play.

    Abilities that work once per round cannot be used during set-up. The Ancient One, the investigators and the Lead can be settled beforehand (ancient_one=cthulhu, investigators=random, lead=0).
    .title = Set-up
eldritch-rule-round =
    A round has three phases: in the Action Phase the investigators move and prepare themselves, in the Encounter Phase they fight and have encounters, in the Mythos Phase the Ancient One's side strikes. Rounds go on until the game is won or lost, by all together.

    What a component says comes before these rules, and "cannot" is always obeyed. Half of a number is rounded up. "An investigator" can be yourself; "another investigator" cannot.
    .title = The round
eldritch-rule-lead =
    The Lead Investigator goes first in every phase, draws the Mythos card, and resolves what is addressed to nobody else: Mythos cards, the Ancient One's sheet, the reckoning effects of Monsters. Where the group has to decide and does not agree, the Lead decides.

    At the end of the Mythos Phase the Lead may pass the token to any other investigator. A Lead who is defeated passes it at once to an investigator of their choice; if there is none, they keep it.
    .title = The Lead Investigator
eldritch-rule-turn-order =
    In the Action and Encounter Phases the Lead takes a turn first, then the others clockwise; everybody finishes before the next begins. Whoever is acting is the active investigator: the one whose turn it is, or somebody who has been given an action, as long as that action lasts. In the Mythos Phase it is the Lead.

    If several things happen at the same moment, the active investigator chooses their order. If several investigators have something to do or to choose, the Lead does so first and then the others clockwise.
    .title = Turn order
eldritch-rule-spaces =
    The board has 36 spaces: nine named cities, six places of expeditions and 21 spaces with numbers. Each is a City, a Wilderness or a Sea space. The places of expeditions are Wilderness, except Antarctica, which is Sea.

    Spaces joined by a path are adjacent. A path is a train path, a ship path or uncharted, and can be used in both directions. Paths that leave the board on one side come back on the other: Tokyo is adjacent to 2, Sydney to 3, and 1 to 19.
    .title = Spaces and paths
eldritch-rule-nearest =
    The nearest space, investigator or Gate is the one fewest paths away, whatever the kind of path. Your own space counts if it fits. Between equals, whoever resolves the effect chooses; the Lead, if it is nobody's.

    For a random space, a Clue is drawn from the pool: its space is meant, and the Clue is discarded. If there is no Clue to draw, not even among the discarded ones, the Lead chooses the space.
    .title = The nearest, and a random space
eldritch-rule-action-phase =
    On your turn you perform up to two actions: Travel, Rest, Trade, Prepare for Travel, Acquire Assets, and the actions that your investigator and cards offer. An action is finished before the next one begins, and you may do without.

    Each action can be performed only once per round, even if something gives you an additional action. Actions of different components are different actions.

    What can be done "during the Action Phase" is done before or after an action, not in the middle of one.
    .title = The Action Phase
eldritch-rule-travel =
    Move to an adjacent space along any path. Then you may spend any number of tickets, and each moves you one space more: a train ticket along a train path, a ship ticket along a ship path. Monsters do not stop you.

    Example: Silas Marsh travels from San Francisco to space 5, spends a train ticket and reaches Arkham, all with one action.
    .title = Travel
eldritch-rule-rest =
    Recover 1 Health and 1 Sanity. You cannot rest while a Monster is on your space. Whoever is at the maximum of one still recovers the other.

    Cards that do something when you rest do it now, each once. A Condition that you gain during this rest does not join in.

    Example: Lily Chen rests with the Arcane Tome, which lets her test Lore. Her 2 dice show no success, so she gains no Spell; she has rested all the same.
    .title = Rest
eldritch-rule-trade =
    With one other investigator on your space you exchange possessions in both directions, as many as you both like: Assets, Artifacts, Spells, Clues and tickets. Conditions, Improvements, Health and Sanity cannot be traded, and nobody trades with a defeated investigator.

    A card received in a trade is not gained: what happens on gaining it does not happen. A component that has been used this round for its action stays used in the new hands.
    .title = Trade
eldritch-rule-prepare =
    On a City space, gain one ticket: a train ticket if a train path touches the space, a ship ticket if a ship path does. Nobody has more than two tickets; with two already you may discard one to take the new one.
    .title = Prepare for Travel
eldritch-rule-acquire =
    On a City space without Monsters, test Influence. Then you may gain Assets from the reserve whose values together are not higher than your successes. If you gain none, you may discard one card from the reserve. When the action is over, the reserve is filled up to four again.
    .title = Acquire Assets
eldritch-rule-loan =
    Once during an Acquire Assets action you may gain a Debt Condition and so add 2 successes to your result. Whoever has a Debt already cannot take a second loan.
    .title = The bank loan
eldritch-rule-reserve =
    Four Assets lie open in the reserve. Whenever a card leaves it, the next one of the Asset deck takes its place at once; only during an Acquire Assets action are the gaps filled when the action is over.

    When an effect gives you a card from the reserve, you choose among those that fit.
    .title = The reserve
eldritch-rule-component-actions =
    A text marked "Action" on your investigator sheet or on one of your cards is an action that you may perform. Each component can be used for it once per round in all: a card that changes hands cannot be used a second time. Actions of several components may be used, one action each.

    Example: Lily Chen uses the action of her sheet, and with her second action that of an Asset.
    .title = Component actions
eldritch-rule-local-actions =
    A "Local Action" may be performed by every investigator on the space of whoever has the component, the owner included. Each of them may perform it once per round. Two cards of the same name are two components: whoever wants to help with two Debts may do so, with one action each.
    .title = Local Actions
eldritch-rule-delayed =
    A Delayed investigator lies on their side. On their next turn in the Action Phase they get up, and that is all: no actions, and nothing that is done "during the Action Phase".

    If you become Delayed during your own actions, the present action ends, the remaining ones are lost, but you do not become Delayed after all. An action that somebody else has given you ends in the same way; the turn that you may still have is not lost with it. Whoever is Delayed already cannot become so again, nor choose it as a cost.

    Mark Harrigan, and whoever has the Pocket Watch, do not become Delayed unless they choose it themselves. To be picked by the Lead is not to choose it.
    .title = Delayed
eldritch-rule-detained =
    Detained is a Condition. Whoever has it can neither move nor be moved by anything, and can perform only the Local Action of this card: test Influence, and discard it on a pass. Others on the space may perform it too. Mark Harrigan does not become Detained unless he chooses it.

    In the Encounter Phase the card is turned over and its back resolved, instead of any encounter; even Monsters on the space are not fought.
    .title = Detained
eldritch-rule-encounter-phase =
    Everybody has one encounter. Whoever is Detained resolves that card instead.

    If Monsters are on your space, you must fight each of them once. If none is left there afterwards, you may have one more encounter of your choice.

    Without Monsters you choose what your space offers: a Location or a General Encounter, or one with something that lies there: a Clue, a Gate, the Active Expedition, a Rumor token, the active Mystery, a defeated investigator. An encounter that a card offers "as an encounter" also needs a space without Monsters.

    The card is resolved as far as possible and discarded.
    .title = The Encounter Phase
eldritch-rule-combat =
    You fight all Monsters on your space, one after the other, in the order you choose, but Epic ones last.

    1. The Will test, with the Monster's modifier. If its horror is higher than your successes, you lose Sanity equal to the difference.

    2. The Strength test, with the Monster's modifier. If its damage is higher than your successes, you lose Health equal to the difference. At the same time the Monster loses Health equal to your successes.

    3. A Monster that has lost as much Health as its toughness, or more, is defeated. Otherwise it stays, and its wounds stay with it.

    A test that the Monster does not show is left out. With a horror of 0 the test is still made, for what may happen on a fail. A toughness of 0 means that the Monster is defeated. If you lose your last Health or Sanity, the encounter ends at once.

    Example: Lily Chen meets a Deep One: horror 2, damage 1, toughness 2. For Will she rolls 3 dice and has one success, so she loses 1 Sanity. For Strength she rolls 4, less 1 for the Monster, plus 2 for the .38 Revolver: 5 dice, one success. She loses no Health, and the Deep One stays with 1 wound.
    .title = Combat
eldritch-rule-ambush =
    A Monster that ambushes you is drawn at random from the cup and fought at once. It was never on the board: it is not spawned, what it does on spawning does not happen, and afterwards it always goes back to the cup, defeated or not. Then the text that brought it goes on. An ambush gives nobody the right to one more encounter.

    If the ambusher is named, no token is drawn; its printed values are used.

    It is different when a Monster is spawned on your space and you have to encounter it: it is spawned with all that belongs to it, you fight it even if that has moved it elsewhere, and if it is not defeated it stays where it is.
    .title = Ambush
eldritch-rule-monsters =
    A Monster is spawned by drawing a random one from the cup. If it does something on spawning, that happens at once. If the cup is empty, nothing comes.

    A defeated or discarded Monster goes back to the cup. To discard is not to defeat. A Monster that an effect defeats, without a fight, is defeated, but not "in a Combat Encounter".

    Monsters that the Ancient One sets aside come only when their name is called and one of them is there; afterwards they are set aside again. Cultists have the values and abilities that the Ancient One's sheet gives them.
    .title = Monsters
eldritch-rule-epic-monsters =
    Epic Monsters are never in the cup; a card or the Ancient One brings them by name. Only their own text, or that of what brought them, can move or discard them. They are defeated only by losing as much Health as their toughness, and then go back to the box.

    Otherwise they are Monsters like any other: they are fought, they keep investigators from resting, and effects that make Monsters lose Health, such as Agency Quarantine or Shriveling, work on them.

    Where their toughness counts the players, the icon of the Reference card is meant. If one is on the board already, no second one of its name comes.
    .title = Epic Monsters
eldritch-rule-location =
    In a named city you may draw a card of its region: America for Arkham, Buenos Aires and San Francisco; Europe for London, Rome and Istanbul; Asia/Australia for Shanghai, Sydney and Tokyo. The part with the name of your city counts.

    What the board promises below a city is what its cards often give, never a certainty.

    Example: in Arkham you choose between the America deck and the City part of the General deck.
    .title = Location Encounters
eldritch-rule-general =
    On any space you may draw from the General deck. The part for the type of your space counts: City, Wilderness or Sea.
    .title = General Encounters
eldritch-rule-research =
    With a Clue on your space you may draw a Research card of the Ancient One; the part for the type of your space counts. "This Clue" is the token on the space, "an additional Clue" comes from the pool. A Clue that is neither gained nor discarded stays where it is.

    If several Clues lie there, the encounter is with one of them.

    Whoever researches from afar with Clairvoyance counts as being on the Clue's space during that encounter, and the Monsters there do not matter; those on their own space do.
    .title = Research Encounters
eldritch-rule-other-world =
    With a Gate on your space you may draw an Other World card. You stay on your space for everything that happens.

    To close the Gate is to discard it in this way. Gates that are discarded by other effects are not closed, and what waits for the closing of a Gate does not happen.

    Example: Silas Marsh tests Observation −1: 3 dice less 1 are 2. He has no success and resolves the fail effect: he loses 3 Sanity, unless he spends a Clue.
    .title = Other World Encounters
eldritch-rule-expedition =
    With the Active Expedition token on your space you may draw the top Expedition card, whose back shows this place. Afterwards the token goes to the place that the new top card shows; it always follows the top card, whatever changes it.
    .title = Expedition Encounters
eldritch-rule-rumor-encounter =
    With a Rumor token on your space you may resolve the encounter that the Rumor's card describes.

    In Fractured Reality, whose encounter is one of the Other Worlds, "close this Gate" solves the Rumor instead.
    .title = Rumor encounters
eldritch-rule-mystery-encounter =
    Some Mysteries describe an encounter: on a certain space, or where one of their Eldritch tokens lies. Whoever is there may resolve it as their encounter.
    .title = Mystery encounters
eldritch-rule-special =
    Some Ancient Ones have a deck of Special Encounters. A Mystery or the Ancient One's sheet says where such a card may be drawn, and which kind.
    .title = Special Encounters
eldritch-rule-defeated-encounter =
    With a defeated investigator on your space you may resolve the encounter of their sheet: Crippled if they lost all Health, Insane if they lost all Sanity. You take all their possessions and test the skill that is named there. If you pass, Doom retreats by 1. In any case their token and sheet leave the game.
    .title = Encounters with a defeated investigator
eldritch-rule-complex =
    Other World, Expedition and Special Encounter cards have three boxes. You resolve the initial effect, and then exactly one of the other two, completely: the pass effect if you passed, the fail effect if you failed. Only if the pass effect itself says so, the fail effect follows as well.
    .title = Complex encounters
eldritch-rule-tests =
    A test rolls as many dice as your skill, with your Improvement, the modifier of the test, your bonus and additional dice counted in. At least 1 die is always rolled; that is looked at last.

    Every 5 and 6 is a success. With one success or more you pass, unless another number is asked for; without, you fail. The number of successes is the result of the test.

    A die that a card simply tells you to roll is no test: it cannot be rolled again, and Blessed or Cursed do not matter.
    .title = Tests
eldritch-rule-bonuses =
    Of all bonuses "+n" that fit a test only the highest counts. Additional dice are different: all of them count, and they are announced before the roll. What else your cards do, such as rolling dice again, may come from several of them.

    A bonus without a cost always counts. One that you pay for, or that says "may", is your choice; what you have paid for holds until the encounter is over, so that in a fight it can serve both tests.

    A bonus for the effects of Spells also counts for the test on a Spell's front. To fail with Wither does not forbid other bonuses.
    .title = Bonuses and additional dice
eldritch-rule-rerolls =
    After the roll you may spend a Clue to roll one die again, as often as you like and can pay. Cards that let you roll dice again do so once per test each, where they do not say otherwise. The new number stands.

    The dice taken are always failures, the lowest first. When you are done, the successes are counted.
    .title = Rolling dice again
eldritch-rule-blessed =
    Blessed and Cursed are Conditions. For the Blessed every 4, 5 and 6 is a success, for the Cursed only the 6.

    Nobody is both: if you have one and would gain the other, you only discard the one you have. If you would gain the one you have, its card is turned over and its back resolved.

    At a reckoning you roll a die: Blessed is discarded on a 1 or 2, Cursed on a 4, 5 or 6.
    .title = Blessed and Cursed
eldritch-rule-mythos-phase =
    The Lead draws the top Mythos card and resolves what it shows, in this order and nothing else: the Omen advances, reckoning, Gates, Monster surge, Clues, Rumor token, Eldritch tokens, and last its text.

    Yellow cards show Omen, reckoning and Gates; green ones Omen, surge and Clues; blue ones are Rumors, with Clues and sometimes tokens. A Mythos card that another card brings into play has its icons resolved too.

    At the end of the phase the Mystery is checked, players without an investigator choose a new one, and the Lead may pass the token. The Lead may choose the order of these, and is asked where it can matter.

    If no card can be drawn, the phase goes straight to its end; if the game is not won then, it is lost.
    .title = The Mythos Phase
eldritch-rule-omen =
    The Omen token moves one space clockwise: green (comet), blue (constellation), red (eclipse), blue, and green again. Then Doom advances by 1 for every Gate on the board whose symbol matches the new space.

    If it advances several spaces, each space it enters is checked. A Gate that is spawned does not advance Doom by itself.

    Moving the Omen back is no advance, and neither is setting it on a space of your choice: what waits for the Omen to advance does not happen, and Doom advances only if the card says so.
    .title = The Omen
eldritch-rule-reckoning =
    Every reckoning effect in play is resolved: first those of the Monsters, then that of the Ancient One's sheet, then those of Ongoing Mythos cards, and last those of the investigators' possessions and Conditions, the Lead's first and then clockwise.

    Where there are several of a kind, the Lead chooses the order of the Monsters and of the Mythos cards, and everybody that of their own possessions and Conditions; you are asked where it can matter. What arrives in the meantime, a new Monster or a new Condition, is not included this time. If a Monster has woken the Ancient One, it is the back of the sheet that reckons.

    The reckoning mark in the corner of a card only reminds you that it has such an effect.
    .title = Reckoning
eldritch-rule-gates =
    As many Gates are spawned as the Reference card says. For each, the top Gate of the stack goes to its city, and a Monster is spawned there.

    There are 9 Gates: San Francisco and Istanbul are green; Buenos Aires, London and Tokyo blue; Arkham, Rome, Shanghai and Sydney red. Gates that match the Omen make Doom advance; to close them is how the investigators hold it back.
    .title = Gates
eldritch-rule-surge =
    At every Gate that matches the current Omen, as many Monsters are spawned as the Reference card says. If no Gate matches, one Gate is spawned instead, with its Monster.
    .title = Monster surge
eldritch-rule-clues =
    As many Clues are spawned as the Reference card says: each is drawn at random from the pool and goes face down onto its space. There is one Clue for every space. Where a text names another place, the printed space does not matter.

    Clues are gained in Research Encounters and in other ways. They are spent to solve Mysteries and Rumors, to pay costs, and to roll dice again.
    .title = Clues
eldritch-rule-rumors =
    A Rumor is an Ongoing Mythos card. It often has a token on a space of the board, where it can be encountered; its card says how it is solved, and what happens if that takes too long. A Rumor is solved at once, not only at the end of the phase.

    When it is solved, the card is discarded with everything on it, and so are the Rumor token, the Epic Monsters and the Eldritch tokens that it brought. Clues, other Monsters, Gates and Conditions stay.

    A Rumor whose last Eldritch token is gone does what it threatens; then, if the card says so, it counts as solved.
    .title = Rumors
eldritch-rule-eldritch-tokens =
    If a Mythos card shows Eldritch tokens, that many are placed on it. They count its time or its progress. Other Eldritch tokens lie on spaces, on the active Mystery, on the Ancient One's sheet or at the Omen track, as cards say.

    There are always enough of them: a token that is missing in the box is replaced by anything.
    .title = Eldritch tokens
eldritch-rule-events =
    An Event is resolved by the Lead and discarded. An Ongoing card stays beside the Ancient One's sheet, and its text holds until something discards it.

    "Each investigator" means the Lead first and then clockwise; everybody makes their own tests and choices.
    .title = Events and Ongoing cards
eldritch-rule-running-out =
    Gates: if the stack is empty, the discarded Gates are shuffled and become the stack. If there are none either, Doom advances by 1 instead.

    Clues: if the pool is empty, the discarded Clues go back into it. If there are none, nothing is spawned or gained.

    Monsters: if the cup is empty, none comes.

    Cards: an empty deck is made anew from its discard pile; only the Mythos deck never is. Tokens of all other kinds never run out.
    .title = When something runs out
eldritch-rule-mysteries =
    One Mystery is active at a time; its card says what must be done. At the end of the Mythos Phase it is checked: if enough lies on it, or its Epic Monster has been defeated, it is solved. The tokens on it and those it placed are discarded, where the card does not say otherwise, and the next Mystery is drawn and does what it does on entering play.

    Numbers that speak of the players mean the icon of the Reference card; it never shrinks, even when players have been eliminated.

    A solved Mystery that goes back into its deck no longer counts. What affects "the active Mystery" never affects the Final Mystery.
    .title = Mysteries
eldritch-rule-doom =
    Doom advances toward 0 and retreats away from it, but never past 20. It begins at 15 for Azathoth, 12 for Cthulhu, 13 for Shub-Niggurath and 14 for Yog-Sothoth. At 0 the Ancient One awakens.
    .title = Doom
eldritch-rule-awakening =
    When Doom reaches 0, the Ancient One's sheet is turned over, and what it says about awakening happens at once. From then on the back holds instead of the front, for Cultists as well. With Azathoth the game is lost.

    Doom cannot retreat any more. Whenever it would advance, the text on the back happens instead, once for every step; that is also true of steps left over when it reached 0.
    .title = The Ancient One awakens
eldritch-rule-final-mystery =
    Once the Ancient One is awake, three solved Mysteries are not enough: the Final Mystery on the back of its sheet must be solved too. What the sheet asks for counts, such as the defeat of the Ancient One itself; what only begins with the third solved Mystery waits for it. It is not looked at only at the end of the Mythos Phase: as soon as it is solved, the game is won.

    Effects on "the active Mystery" do not touch it.
    .title = The Final Mystery
eldritch-rule-winning =
    The investigators win together as soon as three Mysteries are solved, or, if the Ancient One is awake, three Mysteries and the Final Mystery. Players who have been eliminated win with the others.

    If the game would be won and lost at the same instant, it is won.
    .title = Winning
eldritch-rule-losing =
    The game is lost when the Ancient One's sheet says so, when a card says so, when every player has been eliminated, or when a Mythos card has to be drawn and there is none.

    A loss during the Mythos Phase comes before the end of that phase: a Mystery that would have been solved then does not help any more. In the case of the empty deck, however, the end of the phase comes first.

    If all investigators are defeated at once, but not eliminated, the game goes on.
    .title = Losing
eldritch-rule-health-sanity =
    Everybody begins with the Health and Sanity printed on their sheet, and never has more. What is lost may be prevented; to recover is to regain what was lost, up to the maximum. At 0 of either an investigator is defeated at once.
    .title = Health and Sanity
eldritch-rule-prevention =
    When you would lose Health or Sanity, a card may prevent some of the loss. It says how much, and whether it also protects others on your space; without such words it protects only its owner, as the Grotesque Statue does. Several cards may help with the same loss.

    A loss that you choose, so as to avoid something else, can be prevented too; the choice counts all the same. What is spent cannot be prevented.
    .title = Preventing losses
eldritch-rule-spending =
    What is spent is a cost: you must have all of it, or you cannot pay. The last Health and the last Sanity can never be spent, and no prevention applies. A cost that the investigators may pay as a group is shared as they like.

    "You may": do it or leave it. "This or that": choose one. "That, unless you do this": you may do this; otherwise, or if you cannot, that happens. A Condition that you have already, or being Delayed when you are so already, cannot be chosen as a cost.

    If you have to discard more than you have, you discard what you have.
    .title = Costs and choices
eldritch-rule-defeat =
    Whoever has 0 Health or 0 Sanity is defeated at once; their action or encounter stops.

    1. Doom advances by 1.

    2. Their token goes to the nearest City space (between equals their player chooses) and is marked with Health or Sanity, whichever was lost; if both are at 0, the player chooses.

    3. Their Conditions and Improvements are discarded. Their possessions stay on the sheet, for whoever finds them.

    4. If they were the Lead, they pass the token to an investigator of their choice; if there is none, they keep it.

    A defeated investigator is no longer an investigator: effects on investigators pass them by.
    .title = Defeated investigators
eldritch-rule-devoured =
    A devoured investigator counts as defeated, but leaves nothing behind: Doom advances by 1, everything they have is discarded, token and sheet leave the game, and the Lead token is passed on as at a defeat.
    .title = Devoured
eldritch-rule-new-investigators =
    At the end of the Mythos Phase everybody whose investigator was defeated chooses a new one: any who is not in play and has not been defeated in this game. The new investigator begins on their starting space with full Health and Sanity.

    Starting cards are taken from the deck, the discard pile or the reserve; a card that somebody else has, or that has left the game, they do without.
    .title = New investigators
eldritch-rule-elimination =
    Whoever is defeated or devoured after the Ancient One has awoken is eliminated: they choose no new investigator and take no further part. The same goes for a player who still waits for a new investigator when the Ancient One awakens, or for whom no investigator is left.

    If all are eliminated, the game is lost; if the others win, the eliminated win with them.
    .title = Eliminated players
eldritch-rule-possessions =
    Possessions are Assets, Artifacts, Spells, Clues and tickets. Conditions, Improvements, Health and Sanity are not. There is no limit to them, except two tickets in all and one copy of each Spell. Nobody can drop a possession at will; it leaves when it is traded, spent, or discarded by an effect.
    .title = Possessions
eldritch-rule-gaining-cards =
    A random card comes from the top of its deck; a random Spell or Condition from the bottom, because those decks lie face up. If it is one that you have already, it is put away and the next one taken, if there is one.

    A card of a certain trait or name is the first one that fits and that you do not have, searched for in the deck from the bottom and then in the discard pile; the deck is shuffled afterwards. A named Asset that lies in the reserve is taken from there. If nothing is found, nothing is gained.

    Nobody has the same Spell or the same Condition twice: the second Spell is discarded, the second Condition is not gained. Discarded Spells and Conditions are shuffled back into their decks at once.
    .title = Gaining cards
eldritch-rule-spells =
    A Spell's front says when it can be cast and which test it asks for. After the test the card is turned over, the line of its back that fits the result of the test is resolved, and the card is turned face up again, unless it has to be discarded. Nobody looks at the back before that.

    Where a Spell is cast on somebody, such as Blessing of Isis or Plumb the Void, they are chosen before the test. Mists of Releh may be cast even if no Monster is there; if it works, you may pass by all Monsters on your space, not only by some.
    .title = Spells
eldritch-rule-conditions =
    A Condition lies face up before you, its back unknown. When it is turned over, the back is resolved at once; it says whether the card is discarded or turned face up again. While it lies face down, its front does not count.

    Madness (Amnesia, Hallucinations, Paranoia) asks for a Will test at every reckoning, Injuries (Back, Internal and Leg Injury) for a Strength test; whoever fails turns the card over. When you rest, you may roll a die for each of them, and discard it on a 5 or 6.

    Dark Pact: at a reckoning you roll a die, and turn it over on a 1. Debt: turned over at a reckoning; as a Local Action one may test Influence, and discard it on a pass. Detained, Blessed and Cursed have rules of their own.

    Conditions cannot be traded, and nobody has the same one twice.
    .title = Conditions
eldritch-rule-improvements =
    To improve a skill adds 1 to it, at most +2 for each skill. Improvements are part of the skill; the bonuses of cards are not.
    .title = Improvements
eldritch-rule-secrets =
    Nobody knows the backs of Spells and Conditions that have not been turned over, the order of the decks, the Gates of the stack, the Clues of the pool, the Monsters to come out of the cup, and the Mythos cards in the box.

    Everything else is open: what everybody has, both sides of the sheets and of Monster tokens, the Clues that investigators hold, and the discard piles. The investigators are allies and may talk about all of it.
    .title = What is secret
eldritch-rule-difficulty =
    Every Mythos card is easy, normal or hard, and usually all of them take part. An easier game is played without the hard cards (difficulty=easy), a harder one without the easy ones (difficulty=hard). In a staged game stage I has only easy cards, stage II only normal and stage III only hard ones (difficulty=staged).
    .title = Difficulty
eldritch-rule-starting-rumor =
    For a harder beginning, one random Rumor that is not in the Mythos deck comes into play after set-up, with its Rumor token, its Eldritch tokens and what it does on entering play (starting_rumor=true). No Clues are spawned for it.
    .title = A Rumor from the start
eldritch-rule-reference-cards =
    The Reference card says how many Gates and Clues are spawned, and how many Monsters come to each Gate at a surge:

    1 or 2 players: 1 Gate, 1 Clue, surge 1.

    3 or 4 players: 1 Gate, 2 Clues, surge 2.

    5 or 6 players: 2 Gates, 3 Clues, surge 2.

    7 or 8 players: 2 Gates, 4 Clues, surge 3.

    A group may agree on another card (variant=true). In the same order, 1 player, easier: 1, 2, 1. 4 players, harder: 2, 2, 1. 5 players, easier: 2, 3, 1. 7 or 8 players, harder: 3, 4, 1.
    .title = Reference cards
eldritch-rule-solo =
    One person can play one investigator. Then the components with the trait Teamwork stay in the box: Delivery Service, Wireless Report and Mi-go Brain Case (solo=false leaves them in). Or they play several investigators, with the Reference card for that number.
    .title = Playing alone
eldritch-rule-score =
    Whoever likes may count a score after a victory; lower is better.

    Plus 1 for every Gate on the board, plus 1 for every three Monsters, plus 1 for every Cursed and every Dark Pact Condition, plus 3 for every Rumor in play.

    Minus 1 for every three Clues that investigators have, minus 1 for every Blessed Condition, minus the number on which Doom stands.

    An incomplete group of three counts as a whole one.
    .title = The score
eldritch-rule-only-option = Where only one choice exists, the program makes it for you and says so.
    .title = Forced choices
eldritch-rule-stand-in = A bot chooses for a player whose time is up, and it can stand in for somebody who has been away for a while or has left. It sees what that player may see, and nothing else. The log says so: each time the clock ran out, and once when a bot takes over and when the player is back.
    .title = Other hands
