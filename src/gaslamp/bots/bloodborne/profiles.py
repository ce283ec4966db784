"""What the greedy hunter knows of cards and dice before it looks at the table."""

from __future__ import annotations

from functools import lru_cache

from gaslamp.bloodborne.box.box import Box, Card
from gaslamp.bloodborne.box.effects import Bank, Damage, Heal, Negate, Prevent, Steal, Strike, Trophy

LONGEST_COMBO = 12  # damage beyond this is all the same: deadly
RARE = 0.02  # totals of the die less likely than this are lumped together

Roll = list[tuple[int, float]]  # how likely each total is


class Profile:
    """What the model of a round needs to know of a card."""

    def __init__(self, card: Card) -> None:
        effects = [power.effect for power in (*card.instant, *card.attack, *card.after_attack)]
        self.card = card
        self.weapon = card.weapon
        self.damage = card.damage
        self.early = any(not power.conditions for power in card.early)
        self.alone_early = any(power.conditions for power in card.early)
        self.alone_bonus = sum(power.effect.amount for power in card.bonus)
        self.first = bool(card.attack_first)
        self.halve = bool(card.halve)
        self.prevent = any(isinstance(p.effect, Prevent) and p.effect.amount == "all" for p in card.prevent)
        self.dream = bool(card.dream)
        self.transform = bool(card.draw)
        self.strike = sum(e.amount for e in effects if isinstance(e, Strike) and isinstance(e.amount, int))
        self.shock = sum(
            e.amount for e in effects if isinstance(e, Damage) and e.to == "all" and isinstance(e.amount, int)
        )
        self.sideways = sum(
            e.amount for e in effects if isinstance(e, Damage) and e.to != "all" and isinstance(e.amount, int)
        )
        self.bank = sum(e.amount if isinstance(e.amount, int) else 8 for e in effects if isinstance(e, Bank))
        self.heal = any(isinstance(e, Heal) for e in effects)
        self.steal = sum(e.amount for e in effects if isinstance(e, Steal) and isinstance(e.amount, int))
        self.blunt = any(isinstance(e, Negate) for e in effects)
        self.extra_trophy = any(isinstance(power.effect, Trophy) for power in card.trophy)
        self.worth = (
            self.damage
            + self.strike
            + 0.9 * self.early
            + 0.4 * self.alone_early
            + 0.4 * self.alone_bonus
            + 0.4 * self.first
            + 1.3 * self.prevent
            + 0.25 * self.sideways
            + 0.35 * self.bank
            + 1.0 * self.heal
            + 0.7 * self.steal
            + 0.6 * self.blunt
            + 0.8 * self.extra_trophy
            + 0.6 * bool(card.at_end)
            + 1.5 * self.transform
        )


def roll_chances(faces: tuple[tuple[int, bool, str], ...]) -> Roll:
    """How likely each total of a die is, combos and all."""
    chances: dict[int, float] = {}

    def add(total: int, chance: float) -> None:
        for amount, again, _ in faces:
            now = total + amount
            if again and now < LONGEST_COMBO and chance > 1e-4:
                add(now, chance / len(faces))
            else:
                chances[min(now, LONGEST_COMBO)] = chances.get(min(now, LONGEST_COMBO), 0) + chance / len(faces)

    add(0, 1.0)
    # the long tail of combos counts as one more step
    likely = {total: chance for total, chance in chances.items() if chance >= RARE}
    worst = max(likely) + 1
    likely[worst] = likely.get(worst, 0) + 1 - sum(likely.values())
    return sorted(likely.items())


@lru_cache(maxsize=8)
def profiles_of(box: Box) -> tuple[dict[str, Profile], dict[str, Roll]]:
    """The cards and dice of a box; the same for all bots that play with it, for this takes time."""
    profiles = {name: Profile(card) for name, card in box.cards.items()}
    return profiles, {color: roll_chances(faces) for color, faces in box.dice.items()}
