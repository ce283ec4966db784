"""Hunters who count otherwise than the greedy one."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.bloodborne.view import HunterView
from gaslamp.bots.bloodborne.greedy import GreedyHunter, Seen
from gaslamp.bots.bloodborne.profiles import Profile
from gaslamp.core.decisions import Option


class CarefulHunter(GreedyHunter):
    """Keeps what it has: dreams before the die may kill it, and looks after itself rather than after others."""

    health = 0.2
    rivals = 0.12
    patience = 0.2
    fear = 1.2

    def taste(self, profile: Profile) -> float:
        """Cards that keep it alive, or its echoes safe."""
        return 0.8 * profile.prevent + 0.6 * profile.heal + 0.15 * profile.bank


class SpitefulHunter(GreedyHunter):
    """Cannot bear that others gain, least of all who leads: takes their kills and trophies, and hurts them."""

    rivals = 0.3
    spite = 1.0  # how much more it hurts if the leader gains, against who is last

    def grudges(self, seen: Seen) -> list[float]:
        """The further ahead, the more."""
        standings = [self.standing(hunter) for hunter in seen.hunters if hunter.seat != seen.me]
        last, lead = min(standings), max(standings)

        def grudge(hunter: HunterView) -> float:
            ahead = (self.standing(hunter) - last) / max(1, lead - last)
            return 0.0 if hunter.seat == seen.me else self.rivals * (1 + self.spite * ahead)

        return [grudge(hunter) for hunter in seen.hunters]

    def harm(self, seen: Seen, profile: Profile) -> float:
        """What a card that reaches another hunter does to the one it can hurt most."""
        if not (profile.sideways or profile.steal or profile.blunt):
            return 0.0
        return max(seen.grudge[seat] * self.damage_done(seen, profile, seat) for seat in seen.seats)

    def damage_done(self, seen: Seen, profile: Profile, seat: int) -> float:
        """What it costs a hunter to be wounded, robbed or disarmed now, in echoes."""
        hunter = seen.hunters[seat]
        tipped = sum(p for damage, p in seen.roll if hunter.health - profile.sideways <= damage < hunter.health)
        robbed = min(profile.steal, hunter.collected)
        return tipped * (1 + hunter.collected) + robbed + 1.5 * profile.blunt

    def taste(self, profile: Profile) -> float:
        """Cards that hurt."""
        return 0.8 * bool(profile.sideways or profile.shock) + 0.6 * bool(profile.steal or profile.blunt)

    def hunter_judge(self, seen: Seen) -> Callable[[Option], float]:
        """Trouble goes to whoever leads."""
        judge = super().hunter_judge(seen)
        return lambda option: judge(option) + self.standing(seen.hunters[int(option.id.removeprefix("seat:"))])
