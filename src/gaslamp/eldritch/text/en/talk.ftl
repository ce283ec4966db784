### Ready phrases for table talk: a player picks one, and all read it in their own language.

eldritch-talk-mystery-first = The Mystery first.
eldritch-talk-gates-first = The gates first: Doom is near.
eldritch-talk-rumor-first = That rumor must be settled.
eldritch-talk-gather-clues = Let us gather Clues.
eldritch-talk-have-clues = I have Clues to spare.
eldritch-talk-need-weapon = I need a weapon.
eldritch-talk-trade = Let us trade.
eldritch-talk-rest-first = I rest first.
eldritch-talk-in-danger = I cannot take much more.
eldritch-talk-who-goes = Who goes where?
eldritch-talk-agreed = Agreed.
eldritch-talk-rather-not = I would rather not.
eldritch-talk-well-done = Well done.
eldritch-talk-thanks = Thanks.
eldritch-talk-sorry = Sorry.
eldritch-talk-never-mind = Never mind.
eldritch-talk-wait = A moment, I am thinking.

## What is said of a space or a card that somebody points at.

eldritch-point-go-here = I go here.
eldritch-point-close-gate = I am off to close this gate.
eldritch-point-get-clue = I am off to get this Clue.
eldritch-point-fight-here = I am off to fight here.
eldritch-point-settle-rumor = I am off to settle this rumor.
eldritch-point-mystery-here = I am off to get on with the Mystery here.
eldritch-point-expedition = I am off on the expedition.
eldritch-point-find-body = I am off to find the fallen.
eldritch-point-rest-here = I rest here.
eldritch-point-shop-here = I look for Assets here.
eldritch-point-help-here = Help me here.
eldritch-point-please-go = Can you go here?
eldritch-point-please-close = Can you close this gate?
eldritch-point-please-research = Can you get this Clue?
eldritch-point-take-this = Take this.
eldritch-point-leave-it = Leave this to me.
eldritch-point-i-will = I will.
eldritch-point-i-will-try = I will try.
eldritch-point-yours = It is yours.
eldritch-point-busy = I cannot: something else is more urgent.
eldritch-point-too-far = I cannot: too far.
eldritch-point-too-dangerous = I cannot: too dangerous for me.
eldritch-point-nothing-there = I cannot: it is not there.
eldritch-point-cannot = I cannot: a card forbids it.
