"""What possessions are worth to an investigator."""

from __future__ import annotations

from gaslamp.bots.eldritch.people import Person
from gaslamp.bots.eldritch.texts import Texts
from gaslamp.bots.eldritch.weights import DICE, FIGHTING_DICE, KEPT, SPELL
from gaslamp.eldritch.box import abilities as ab
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.box import CardKind
from gaslamp.eldritch.box.texts import AnyAble, Lines


def card_worth(texts: Texts, kind: CardKind, person: Person) -> float:
    """What a possession is worth to somebody who does not have it."""
    gain = next(iter(kind.get(ab.OnGain)), None)
    if gain is not None and any(isinstance(node.effect, do.DiscardThis) for node in gain.text):
        text = tuple(node for node in gain.text if not isinstance(node.effect, do.DiscardThis))
        return texts.of(text, person).total
    worth = KEPT if kind.sort != "spell" else SPELL
    for powers in kind.powers.values():
        for power in powers:
            worth += ability_worth(texts, power.ability, power.text, kind, person)
    return worth


def ability_worth(texts: Texts, ability: ab.Ability, text: Lines, kind: AnyAble, person: Person) -> float:
    if isinstance(ability, ab.Bonus):
        return bonus_worth(ability, kind, person)
    if isinstance(ability, ab.ExtraDice):
        return 0.6
    if isinstance(ability, (ab.Reroll, ab.RaiseDie, ab.DoubleSixes)):
        return 0.15 if ability.during or ability.skills else 0.3
    if isinstance(ability, (ab.Prevent, ab.SoftenDamage, ab.CheaperClues, ab.EncounterPhase, ab.ActionPhase)):
        return 0.4
    if isinstance(ability, (ab.Action, ab.OnRest)):
        return 1.2 * max(0.0, texts.of(text, person).total)
    if isinstance(ability, ab.OnDefeat):
        return 0.5
    return 0.05


def bonus_worth(ability: ab.Bonus, kind: AnyAble, person: Person) -> float:
    """Only the highest bonus counts, so a second one brings what it has more than the first."""
    worth = 0.0
    for skill in ability.skills:
        others = [
            power.ability.amount
            for able in person.ables()
            if able is not kind
            for power in able.get(ab.Bonus)
            if skill in power.ability.skills and not power.pay and power.ability.during in ("", ability.during)
        ]
        more = max(0, ability.amount - max(others, default=0))
        a_die = FIGHTING_DICE.get(skill, 0.1) if ability.during == "combat" else DICE[skill]
        if ability.during not in ("", "combat"):
            a_die /= 2
        worth += more * a_die
    return worth * (0.4 if ability.pay else 0.7 if ability.once_per_round else 1.0)
