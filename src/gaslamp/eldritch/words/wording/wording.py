"""Cards in words: the printed text, made from the same structs that the engine runs."""

from __future__ import annotations

from gaslamp.eldritch.box import abilities as can
from gaslamp.eldritch.box.abilities import Ability, AnyAbility, SolvedBy
from gaslamp.eldritch.box.checks import AnyCheck
from gaslamp.eldritch.box.effects import Spend, Text
from gaslamp.eldritch.box.terms import Skill
from gaslamp.eldritch.words.wording.flow import flowing
from gaslamp.eldritch.words.wording.grammar import ALLOWING
from gaslamp.eldritch.words.wording.phrases import YOU, Stance, signed
from gaslamp.eldritch.words.wording.sentences import Sentences, can_be_aim, runs

# AnyAbility that are told to whoever uses them, whatever component they stand on.
TOLD_TO_YOU = (can.InFight, can.Encounter, can.When)


class Wording(Sentences):
    """Says the components of a pack in one language.

    A component that nobody owns (a monster, the Ancient One, a Mystery or Mythos card) speaks of the Lead where
    its text means "you": pass ``stance=LEAD`` for its texts and abilities.
    """

    def ability(self, ability: AnyAbility, stance: Stance = YOU) -> str:
        """An ability as a line of text."""
        return flowing(self.worded(ability, YOU if isinstance(ability, TOLD_TO_YOU) else stance), self.lang)

    def worded(self, ability: AnyAbility, stance: Stance) -> str:
        match ability:
            case can.Bonus() | can.ExtraDice() | can.Reroll() | can.RaiseDie() | can.Prevent():
                return self.in_tests(ability)
            case can.DoubleSixes():
                return self.finished(
                    self.during(ability.during, self.of_skills("ability-double-sixes", ability.skills))
                )
            case can.SuccessFrom():
                return self.say("ability-success-from", face=ability.face)
            case can.SoftenDamage():
                return self.say("ability-soften-damage", by=ability.by, least=ability.least)
            case can.SoftenHorror():
                return self.say("ability-soften-horror", to=ability.to)
            case can.Immune():
                immune = [self.say(f"immune-{danger}") for danger in ability.to]
                return self.say("ability-immune", what=self.say("text-nor").join(immune))
            case can.OnOmen():
                return self.say("ability-on-omen", color=self.say(f"color-{ability.color}"))
            case can.Forbids():
                return self.say(f"ability-forbids-{ability.what}")
            case can.When():
                return self.finished(self.offered(ability))
            case can.Invulnerable():
                return self.say("ability-invulnerable")
            case _:
                return self.moment(ability, stance)

    # -- tests and losses ---------------------------------------------------------------------------------

    def in_tests(self, ability: can.Bonus | can.ExtraDice | can.Reroll | can.RaiseDie | can.Prevent) -> str:
        """``During Combat Encounters, you may discard this card to gain +5 Strength.``"""
        pay = () if isinstance(ability, (can.ExtraDice, can.RaiseDie)) else ability.pay
        optional = bool(pay) or ability.once_per_round or isinstance(ability, (can.Reroll, can.RaiseDie))
        if isinstance(ability, can.ExtraDice):
            said = self.extra_dice(ability)
        elif optional:
            said = self.help(ability, YOU.may)
            if pay:
                said = self.say("text-in-order-to", pay=self.price(pay, YOU.may), what=said)
            said = self.deed("may", said, YOU)
        else:
            said = self.help(ability, YOU)
        if isinstance(ability, can.Prevent):
            said = self.say(f"if-losing-{ability.stat}-{ability.whose}", what=said)
        said = self.during(ability.during, said)
        return self.finished(self.say("once-per-round", what=said) if ability.once_per_round else said)

    def help(self, ability: can.Bonus | can.Reroll | can.RaiseDie | can.Prevent, stance: Stance) -> str:
        match ability:
            case can.Bonus():
                return self.say("help-bonus", stance, bonus=signed(ability.amount), skills=self.skills(ability.skills))
            case can.Reroll():
                dice = self.much("dice", ability.dice, stance)
                return self.of_skills("help-reroll", ability.skills, stance, dice=dice)
            case can.RaiseDie():
                return self.of_skills("help-raise-die", ability.skills, stance)
            case can.Prevent():
                return self.say("text-prevent-loss", stance, what=self.much("loss", ability.amount, stance))

    def extra_dice(self, ability: can.ExtraDice) -> str:
        once = "once-" if ability.once_per_round else ""
        said = self.say(f"extra-dice-{once}{ability.whose}", amount=ability.amount)
        if ability.space:
            said = self.say(f"while-on-{ability.space}", what=said)
        if ability.except_during:
            said = self.say(f"except-{ability.except_during}", what=said)
        return said

    def of_skills(self, key: str, skills: tuple[Skill, ...], stance: Stance = YOU, **more: str) -> str:
        """For tests of these skills, or any."""
        if skills:
            return self.say(f"{key}-of", stance, skills=self.skills(skills), **more)
        return self.say(key, stance, **more)

    def during(self, during: can.During, what: str) -> str:
        return self.say(f"during-{during}", what=what) if during else what

    # -- moments ------------------------------------------------------------------------------------------

    def moment(self, ability: Ability, stance: Stance) -> str:
        """``Reckoning: ...``: when it happens, and the text."""
        match ability:
            case can.Action() | can.ActionPhase():
                return self.action(ability)
            case can.Encounter():
                return self.encounter(ability)
            case can.InsteadOfGaining():
                card = self.card("a", "condition", name=ability.name)
                return self.say("ability-instead-of-gaining", card=card, what=self.text(ability.text, stance))
            case can.InsteadOfDoom() if ability.gate:
                what, gate = self.text(ability.text, stance), self.text(ability.gate, stance)
                return self.say("ability-instead-of-doom-gate", what=what, gate=gate)
            case can.OnRest(whose="here") | can.OnEnter():
                what = self.finished(self.about(self.say("one-chosen"), ability.text))
            case can.OnSpawn() if it := self.of_it(ability.text, stance):
                what = self.finished(it)
            case _:
                what = self.text(getattr(ability, "text", ()), stance)
        return self.say(occasion(ability), what=what)

    def action(self, ability: can.Action | can.ActionPhase) -> str:
        said = self.paid(ability.pay, ability.text)
        if isinstance(ability, can.ActionPhase):
            return self.say("ability-action-phase", what=said)
        key = "ability-local-action" if ability.local else "ability-action"
        if ability.when:
            return self.say(f"{key}-if", check=self.checks(ability.when), what=said)
        return self.say(key, what=said)

    def paid(self, pay: Text, text: Text) -> str:
        """``Spend 2 Clues to ...``."""
        if not pay:
            return self.text(text)
        pieces = list(runs(text, YOU))
        if len(pieces) == 1 and can_be_aim(pieces[0]):
            what = self.predicate(pieces[0], YOU.may)
            return self.finished(self.say("text-in-order-to", pay=self.price(pay, YOU), what=what))
        return f"{self.text(pay)} {self.text(text)}"

    def checks(self, checks: tuple[AnyCheck, ...]) -> str:
        return self.voice.join([self.check(check, YOU) for check in checks])

    def encounter(self, ability: can.Encounter) -> str:
        """Where the encounter is found, what must hold for it, and what it is."""
        known = ability.at in can.ENCOUNTER_PLACES
        at = self.say(f"encounter-at-{ability.at}") if known else self.at(ability.at, YOU)
        if ability.special:
            what = self.say("encounter-special", name=self.names["worlds"][ability.special])
        else:
            what = self.text(ability.text)
        if ability.when:
            return self.say("ability-encounter-if", at=at, check=self.checks(ability.when), what=what)
        return self.say("ability-encounter", at=at, what=what)

    def offered(self, ability: can.When) -> str:
        """What may be put onto a card when something has happened."""
        if ability.place == "clue" and ability.pay == (Spend(clues=1),):
            return self.say("ability-when-researched")  # the Clue that is spent is the one that is placed
        matching = ability.matching and ability.event == "gate_closed"
        event = self.say("occasion-gate-closed-matching" if matching else f"occasion-{ability.event}")
        if ability.at:
            event = f"{event} {self.at(ability.at, YOU)}"
        what = self.say(f"put-{ability.place}", YOU.may)
        offer = self.say("text-in-order-to", pay=self.price(ability.pay, YOU.may), what=what)
        return self.say("ability-when", event=event, what=self.deed("may", offer, YOU))

    # -- how cards are solved -------------------------------------------------------------------------------

    def solved_by(self, needed: SolvedBy) -> str:
        """What must lie on a card, or be defeated, for it to be solved."""
        if needed.epic:
            return self.finished(self.say("solved-by-epic", name=self.names["monsters"][needed.epic]))
        amounts = {"tokens": needed.tokens, "clues": needed.clues, "gates": needed.gates, "toughness": needed.toughness}
        needs = [self.much(unit, amount, YOU) for unit, amount in amounts.items() if amount != 0]
        return self.finished(self.say("solved-by", what=self.voice.join(needs) or self.say("card-nothing")))


def occasion(ability: Ability) -> str:
    """The message that says when an ability's text happens."""
    match ability:
        case can.EncounterPhase(text=(first, *_)) if isinstance(first, ALLOWING):
            return "ability-encounter-phase-may"
        case can.OnLoss():
            return f"ability-on-loss-{ability.stat}"
        case can.OnGain(from_deck=True):
            return "ability-on-gain-from-deck"
        case can.OnRest(whose="here"):
            return "ability-on-rest-here"
        case can.InFight():
            return f"fight-{ability.at}"
        case _:
            return f"ability-{ability.__struct_config__.tag}"
