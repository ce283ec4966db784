"""What things are worth to the greedy ally, all in one table and all in Clues. Found by playing."""

from __future__ import annotations

# -- the game ----------------------------------------------------------------------------------------------------
MYSTERY = 30.0  # solving one
LOST_GAME = 25.0
RUMOR_LIMIT = 8.0  # settling a rumor that cannot lose the game is worth no more
RUMOR = 1.0  # settling any rumor, besides the harm it does
RECKONINGS = 1.6  # how often what a rumor does at a reckoning is still to come
DOOM = 1.8
OMEN = 0.8  # that it does not advance
CLOSED_GATE = 2.0  # besides the Doom that it would bring
NEW_GATE = 1.5
STEP = 4.0  # getting on with a Mystery or rumor, where the board does not say how much that is
FORBIDDEN = {"close": 4.0, "rest": 2.0, "reserve": 0.5, "expedition": 0.5}

# -- time and company ----------------------------------------------------------------------------------------------
PATIENCE = 0.65  # what is left of a thing's worth when it is one round farther away
OTHERS_GOAL = 0.4  # what is left of it when somebody else goes there
NEAR_OMENS = 0.8  # what is left of a gate's threat for every step that the Omen is away from it
HASTE = 1.4  # how much more a gate threatens when Doom is at FEW or less
FEW = 6
TEAM = 0.8  # what another gains or loses, beside oneself
ASKED = 6.0  # what somebody has asked for; as much less, what they want to do themselves
FAR = 2  # rounds; what is farther away is not promised
HOPELESS = 0.15  # a fight with less chance than this is not sought for anybody

# -- people ----------------------------------------------------------------------------------------------------------
# to be left with so much Health or Sanity costs this; the first is being defeated
PAIN = (5.0, 1.0, 0.6, 0.36, 0.18, 0.08, 0.03)
ACTION = 0.35
DELAY = 0.5
IMPROVEMENT = 0.45
TICKET = 0.1  # besides what it is wanted for
USED_TICKET = 0.05  # so that none is used for nothing
GENEROUS = 0.6  # so much worse a trade may be for all than none
DEBT = 0.7  # a loan must bring this much
WORTH_DOING = 0.05  # an action that brings less is not performed
TRAITS = {  # of Conditions
    "boon": 0.8,
    "bane": -0.8,
    "restriction": -0.7,
    "common": -0.25,
    "deal": -1.2,
    "injury": -0.35,
    "madness": -0.35,
}
DICE = {"lore": 0.2, "influence": 0.15, "observation": 0.25, "strength": 0.2, "will": 0.22}
FIGHTING_DICE = {"strength": 0.22, "will": 0.2}

# -- possessions -----------------------------------------------------------------------------------------------------
CLUE = 1.0
SPARE_CLUE = 0.3  # to somebody who has more than enough
SPELL = 0.3
WANTED_SPELL = 0.15  # of a step's worth, if the Mystery is paid for with Spells
FLIPPED_SPELL = 0.18  # what casting one costs
ARTIFACT = 0.9
ASSET = 0.45
KEPT = 0.15  # any possession, besides what its abilities say

# -- the board -------------------------------------------------------------------------------------------------------
NEW_CLUE = 0.35
NEW_MONSTER = 0.4
WOUND = 0.15  # of a monster
MONSTER_GONE = 0.5
SLAIN = 0.2  # defeating a monster, and for every point of its toughness
SLAIN_TOUGHNESS = 0.08
HARMFUL = 0.35  # and if it has a reckoning effect
WEAKENED = 0.8  # how much of an encounter is won by weakening the monster before it
BODY = 1.5  # recovering the belongings of the fallen
EVERYDAY = 1.6  # how much the encounters count that can be had anywhere: they make people stronger
EVERYDAY_TEST = 0.8  # what their tests are about
