"""A hunter worth playing against: weighs what a card earns now against dying with full pockets.

Every card it could play is tried against guesses of what the others hold and play; each trial runs a small
model of the round (instants, the monster's die, attacks in order) and the result is counted in echoes.
It looks at nothing but its own seat's view and the cards' public data. Other styles (``styles``) count otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from gaslamp.bloodborne.box.box import Box, Monster
from gaslamp.bloodborne.box.components import TROPHY_TYPES
from gaslamp.bloodborne.box.effects import Who
from gaslamp.bloodborne.view import HunterView, TableView, Trophies
from gaslamp.bots.bloodborne.profiles import Profile, profiles_of
from gaslamp.bots.bloodborne.temper import Temper
from gaslamp.bots.bot import Bot, Chair
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.dice import Dice

GUESSES = 10  # how many guesses of the others' cards a choice is weighed against
DROWSINESS = 0.9  # how much sooner or later than others of its style a hunter may dream, in echoes


class Seen:
    """One look at the table, from the bot's own seat."""

    def __init__(self, bot: GreedyHunter, view: TableView) -> None:
        box = bot.box
        assert view.seat is not None
        self.me = view.seat
        self.hunters = view.hunters
        count = len(self.hunters)
        self.order = [(view.first_player + i) % count for i in range(count)]
        self.max_health = view.max_health
        monster = view.monster
        self.foe: Monster | None = None if monster is None else box.foes[monster.id]
        self.echoes = 0 if monster is None else monster.echoes
        self.roll = bot.rolls[self.foe.die] if self.foe else []
        self.last = bool(self.foe and self.foe.final)
        # a boss will roll its own die again next round; of another monster we expect the middling one
        coming = self.roll if self.foe and self.foe.boss else bot.rolls["yellow"]
        self.keep = [0.0] + [
            (1 - bot.patience) * sum(p for damage, p in coming if damage < health)
            + bot.patience * sum(p for damage, p in coming if damage // 2 < health)
            for health in range(1, self.max_health + 1)
        ]
        own = self.hunters[self.me]
        self.health = own.health
        self.held = own.collected
        self.hand = [bot.profiles[name] for name in own.hand or ()]
        self.hands = [bot.hand_of(hunter) for hunter in self.hunters]
        self.seats = [hunter.seat for hunter in self.hunters if hunter.health]
        self.used_worth = sum(bot.profiles[name].worth for name in own.used)
        self.loot = any(hunter.collected for hunter in self.hunters if hunter.seat != self.me)
        self.trophy_gain = [bot.trophy_value(hunter, self.foe) for hunter in self.hunters]
        self.grudge = bot.grudges(self)


class GreedyHunter(Bot[TableView]):
    """Chooses what earns most, counted in echoes, against the cards that others can still hold."""

    games = frozenset(("bloodborne",))

    # found by playing variants against each other
    upgrade = 1.1  # what an upgrade is worth, in echoes
    health = 0.10  # what a point of health is worth
    hand = 0.16  # what a point of a card's worth is worth in hand rather than in the used pile
    rivals = 0.22  # how much it hurts that another hunter gains one echo
    patience = 0.55  # how much of what is kept depends on dreaming next round, not on fighting on
    fear = 0.0  # what a death costs beside what is lost
    dreaming = 0.0  # how much a dream pleases beside what it brings

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.box: Box = chair.pack.box
        self.dice = Dice([chair.seed])
        self.profiles, self.rolls = profiles_of(self.box)
        self.temper = Temper(chair.seed)
        for weight in ("upgrade", "health", "hand", "rivals", "patience", "fear"):
            setattr(self, weight, self.temper.lean(weight, getattr(self, weight)))
        self.dreaming += DROWSINESS * self.temper.trait("dreaming")

    def choose(self, decision: Decision, look: Callable[[], TableView]) -> Option:
        """The option worth most."""
        seen = Seen(self, look())
        judge: Callable[[Option], float] = {
            "choose_card": self.card_judge,
            "draw_weapon": self.weapon_judge,
            "take_upgrade": self.upgrade_judge,
            "choose_trophy": self.trophy_judge,
            "choose_hunter": self.hunter_judge,
            "return_card": self.upgrade_judge,
        }.get(decision.kind, self.parting_judge)(seen)
        return max(decision.options, key=lambda option: judge(option) + self.temper.liking(option.id))

    # -- what makes a style --------------------------------------------------------------------------

    def grudges(self, seen: Seen) -> list[float]:
        """How much it hurts that each hunter gains one echo."""
        return [0.0 if hunter.seat == seen.me else self.rivals for hunter in seen.hunters]

    def harm(self, seen: Seen, profile: Profile) -> float:
        """What it is worth that a card hurts others, beside what the model of a round knows of it."""
        return 0.0

    def taste(self, profile: Profile) -> float:
        """What a card is worth to this style, beside what it is worth to anybody."""
        return 0.0

    # -- judging options -----------------------------------------------------------------------------

    def card_judge(self, seen: Seen) -> Callable[[Option], float]:
        guesses = [self.guess(seen) for _ in range(GUESSES)]
        weapons = [profile for profile in seen.hand if profile.weapon]

        def judge(option: Option) -> float:
            profile = self.profiles[option.id]
            left = Counter(seen.hand)
            left[profile] -= 1
            if not profile.transform:
                return self.average(seen, profile, guesses, left)
            # Transform answers what the others have played, so it may take the best weapon each time
            if not weapons:
                return self.average(seen, profile, guesses, left)
            total = 0.0
            for guess in guesses:
                total += max(self.average(seen, weapon, [guess], left - Counter([weapon])) for weapon in set(weapons))
            return total / len(guesses)

        return judge

    def weapon_judge(self, seen: Seen) -> Callable[[Option], float]:
        guesses = [self.guess(seen) for _ in range(4)]

        def judge(option: Option) -> float:
            profile = self.profiles[option.id]
            return self.average(seen, profile, guesses, Counter(seen.hand) - Counter([profile]))

        return judge

    def upgrade_judge(self, seen: Seen) -> Callable[[Option], float]:
        return lambda option: self.profiles[option.id].worth + self.taste(self.profiles[option.id])

    def parting_judge(self, seen: Seen) -> Callable[[Option], float]:
        return lambda option: -self.profiles[option.id].worth - self.taste(self.profiles[option.id])

    def trophy_judge(self, seen: Seen) -> Callable[[Option], float]:
        trophies = seen.hunters[seen.me].trophies
        return lambda option: self.step_value(trophies, option.id)

    def hunter_judge(self, seen: Seen) -> Callable[[Option], float]:
        """Trouble goes to whoever is ahead, most of all with echoes still to lose and little health."""

        def judge(option: Option) -> float:
            hunter = seen.hunters[int(option.id.removeprefix("seat:"))]
            weapon = max((self.profiles[name].damage for name in hunter.played), default=0)
            return float(0.3 * self.standing(hunter) + hunter.collected * (1 + (hunter.health <= 1)) + weapon)

        return judge

    # -- what others may do --------------------------------------------------------------------------

    def hand_of(self, hunter: HunterView) -> list[Profile]:
        """The cards a hunter can still hold: everything owned that is neither used nor in play."""
        cards = Counter(hunter.owned) - Counter(hunter.used) - Counter(hunter.played)
        return [self.profiles[name] for name in cards.elements()]

    def guess(self, seen: Seen) -> list[Profile | None]:
        """One guess of what everybody plays: known cards as they are, unknown ones by how tempting they are."""
        return [self.guess_one(seen, seat) for seat in range(len(seen.hunters))]

    def guess_one(self, seen: Seen, seat: int) -> Profile | None:
        hunter = seen.hunters[seat]
        if seat == seen.me or not hunter.health:
            return None
        played = [self.profiles[name] for name in hunter.played]
        for profile in played:
            if not profile.transform:
                return profile
        cards = seen.hands[seat]
        if played:  # transformed, and the weapon is still to come
            cards = [profile for profile in cards if profile.weapon]
        if not cards:
            return None
        deadly = sum(p for damage, p in seen.roll if damage >= hunter.health)
        weights = []
        for profile in cards:
            if profile.dream:
                weight = 0.25 + 0.12 * hunter.collected + 2.5 * deadly + (1.2 if len(cards) <= 2 else 0)
                weights.append(0.1 if seen.last and seen.echoes <= 4 else weight)
            else:
                weights.append(0.5 + 0.4 * profile.worth)
        pick = self.dice.below(0, 1 << 30) / (1 << 30) * sum(weights)
        chosen = cards[-1]
        for profile, weight in zip(cards, weights, strict=True):
            pick -= weight
            if pick <= 0:
                chosen = profile
                break
        return self.guess_weapon(cards) if chosen.transform else chosen

    def guess_weapon(self, cards: list[Profile]) -> Profile | None:
        weapons = [profile for profile in cards if profile.weapon]
        return self.dice.pick(0, weapons) if weapons else None

    # -- the model of a round ------------------------------------------------------------------------

    def average(
        self, seen: Seen, mine: Profile, guesses: Iterable[list[Profile | None]], left: Counter[Profile]
    ) -> float:
        """What playing a card brings on average over the guesses."""
        guesses = list(guesses)
        hand = self.hand * sum(profile.worth * count for profile, count in left.items())
        outcomes = sum(self.outcome(seen, mine, guess) for guess in guesses) / len(guesses)
        return hand + outcomes + self.harm(seen, mine)

    def outcome(self, seen: Seen, mine: Profile, guess: list[Profile | None]) -> float:
        """One round in small: what I have after it, less what my rivals gain."""
        me = seen.me
        plays = guess.copy()
        plays[me] = mine
        taken, wounds, echoes, attackers = self.instants(seen, plays)
        if not echoes:
            return self.worth(seen, mine, taken, wounds[me], True, [])

        # how much each hunter can bear, and how much of the die reaches them: all, half or nothing
        spare = [hunter.health - wound for hunter, wound in zip(seen.hunters, wounds, strict=True)]
        part = [0 if play is None else 2 if play.prevent else int(play.halve) for play in plays]
        if seen.foe is not None and (seen.foe.unavoidable or seen.foe.fiercer):
            if seen.foe.unavoidable:
                part = [0] * len(plays)
            spare = [left - more for left, more in zip(spare, self.singled_out(seen, plays, part), strict=True)]
        value = 0.0
        for damage, chance in seen.roll:
            reach = (damage, damage // 2, 0)
            left = echoes
            got = taken.copy()
            for seat, amount in attackers:
                if reach[part[seat]] < spare[seat]:
                    if amount > left:
                        amount = left
                    got[seat] += amount
                    left -= amount
            dead = [seat for seat in seen.seats if reach[part[seat]] >= spare[seat]]
            wound = seen.health - spare[me] + reach[part[me]]
            value += chance * self.worth(seen, mine, got, wound, not left, dead)
        return value

    def singled_out(self, seen: Seen, plays: list[Profile | None], part: list[int]) -> list[int]:
        """How much more the attack does to each hunter because of the monster's ability."""
        more = [0] * len(plays)
        most = max(seen.hunters[seat].collected for seat in seen.seats)
        for power in seen.foe.fiercer if seen.foe is not None else ():
            who = power.effect.who
            for seat, play in enumerate(plays):
                if part[seat] == 2 or not isinstance(who, Who):
                    continue
                if (who.most == "collected" and seen.hunters[seat].collected == most) or (
                    who.played is not None and play is not None and play.card.matches(who.played, "")
                ):
                    more[seat] += power.effect.amount
        return more

    def instants(
        self, seen: Seen, plays: list[Profile | None]
    ) -> tuple[list[int], list[int], int, list[tuple[int, int]]]:
        """Step 3: echoes taken, wounds, echoes left; and the attackers of step 5, in order, with their damage."""
        foe = seen.foe
        echoes = seen.echoes
        taken = [0] * len(plays)
        wounds = [0] * len(plays)
        first: list[tuple[int, int]] = []
        attackers: list[tuple[int, int]] = []
        melee = sum([1 for play in plays if play is not None and play.card.type == "melee"])
        for seat in seen.order:
            play = plays[seat]
            if play is None:
                continue
            now = play.strike
            if play.early or (play.alone_early and plays.count(play) == 1):
                now += play.damage
            elif play.weapon:
                amount = play.damage + (play.alone_bonus if melee == 1 else 0)
                if foe is not None and foe.cap and play.card.matches(foe.cap[0].effect.cards, ""):
                    amount = min(amount, foe.cap[0].effect.at)
                (first if play.first else attackers).append((seat, amount))
            if now and foe is not None and not foe.immune:
                now = min(now, echoes)
                taken[seat] += now
                echoes -= now
            if play.shock:
                wounds = [wound + play.shock for wound in wounds]
        return taken, wounds, echoes, first + attackers

    def worth(self, seen: Seen, mine: Profile, taken: list[int], wound: int, killed: bool, dead: list[int]) -> float:
        """A round's end, counted in echoes. ``wound`` is what I suffer, ``dead`` are the hunters the die kills."""
        me = seen.me
        held, health = seen.held, seen.health
        gain = taken[me]
        grudge = seen.grudge
        value = 0.0
        for seat, got in enumerate(taken):
            if got:
                value -= grudge[seat] * got
                if killed:
                    value += seen.trophy_gain[seat] * (1 if seat == me else -grudge[seat])
        for seat in dead:
            value += grudge[seat] * (seen.hunters[seat].collected + taken[seat])
        if killed and gain and mine.extra_trophy:
            value += 1.0
        health = (seen.max_health if mine.heal else health) - wound
        banked = min(held, mine.bank)
        collected = held - banked + gain
        if gain and mine.steal and seen.loot:
            collected += mine.steal
        value += banked
        if killed and seen.last:
            return value + (collected if health > 0 else 0)
        if health <= 0:
            return value + self.upgrade + self.health * seen.max_health + self.claimed(seen, mine) - self.fear
        if mine.dream:
            rested = self.upgrade + self.health * seen.max_health + self.hand * seen.used_worth
            return value + collected + rested + self.dreaming
        return value + collected * seen.keep[health] + self.health * health + self.claimed(seen, mine)

    def claimed(self, seen: Seen, mine: Profile) -> float:
        """What it costs that a monster takes weapons away."""
        if seen.foe is not None and seen.foe.damaged and mine.weapon:
            return -self.hand * mine.worth
        return 0.0

    # -- trophies ------------------------------------------------------------------------------------

    def standing(self, hunter: HunterView) -> int:
        """What a hunter would have if the game ended now."""
        return hunter.banked + hunter.collected + sum(self.track(hunter, kind) for kind in TROPHY_TYPES)

    def track(self, hunter: HunterView, kind: str) -> int:
        return int(self.box.tracks[TROPHY_TYPES.index(kind)][getattr(hunter.trophies, kind)])

    def step_value(self, trophies: Trophies, kind: str) -> float:
        """What the next space of a track is worth, with a little for the spaces it leads to."""
        track = self.box.tracks[TROPHY_TYPES.index(kind)]
        space: int = getattr(trophies, kind)
        if space + 1 >= len(track):
            return 0.0
        beyond = track[min(space + 2, len(track) - 1)] - track[space + 1]
        return track[space + 1] - track[space] + 0.25 * beyond

    def trophy_value(self, hunter: HunterView, foe: Monster | None) -> float:
        if foe is None:
            return 0.0
        return sum(self.step_value(hunter.trophies, TROPHY_TYPES[kind]) for kind in foe.types)
