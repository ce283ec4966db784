### Ready phrases for table talk: a player picks one, and all read it in their own language.

bloodborne-talk-strike = I strike this round.
bloodborne-talk-dream = I go to the Dream.
bloodborne-talk-kill-now = Let us kill it now.
bloodborne-talk-no-pistol = I will not use my pistol.
bloodborne-talk-pistol = I shoot first.
bloodborne-talk-let-it-flee = Let it flee.
bloodborne-talk-hold-back = I hold back this round.
bloodborne-talk-help = Help me here and I will help you.
bloodborne-talk-leader = The leader must be stopped.
bloodborne-talk-agreed = Agreed.
bloodborne-talk-no-deal = No deal.
bloodborne-talk-doubt = I do not believe you.
bloodborne-talk-perhaps = Perhaps.
bloodborne-talk-sorry = Sorry.
bloodborne-talk-thanks = Thanks.
bloodborne-talk-well-played = Well played.
bloodborne-talk-wait = A moment, I am thinking.
