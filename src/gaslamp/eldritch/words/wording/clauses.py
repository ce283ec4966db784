"""One plain effect as a clause, one check as a clause: whatever holds no other text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import Any

from gaslamp.eldritch.box import checks
from gaslamp.eldritch.box import effects as do
from gaslamp.eldritch.box.checks import AnyCheck, Check
from gaslamp.eldritch.box.effects import AnyEffect
from gaslamp.eldritch.box.terms import Amount
from gaslamp.eldritch.words.wording.grammar import in_one_breath, is_of_investigators
from gaslamp.eldritch.words.wording.phrases import Phrases, Stance, signed

# Which investigators are a matter of choice; ``of_them`` are those that were named before.
CHOSEN = ("here", "another", "anyone")
CHOSEN_BY_LEAD = ("on_it", "of_them")


# Monsters that take few words.
SHORT = ("this", "that", "some_anywhere")


class Clauses(Phrases):
    """Says plain effects and checks."""

    def clauses(self, run: Sequence[AnyEffect], stance: Stance) -> list[str]:
        """Plain effects, one after the other; what is gained or placed in a row is said in one breath."""
        said = []
        for alike, group in groupby(run, key=in_one_breath):
            effects = list(group)
            if alike == "gain":
                said.append(self.gains(effects, stance))
            elif alike == "place" and len(effects) > 1:
                said.append(self.placing_all(effects, stance))
            else:
                said += [self.clause(effect, stance) for effect in effects]
        return said

    def gains(self, effects: Sequence[AnyEffect], stance: Stance, one_of: bool = False) -> str:
        """``gain this Clue and 1 additional Clue``; of several, all or any one."""
        things = [self.gained(effect, stance, effects[:number]) for number, effect in enumerate(effects)]
        return self.deed("gain", self.voice.either(things) if one_of else self.voice.join(things), stance)

    def deed(self, verb: str, what: str, stance: Stance) -> str:
        """``lose 2 Sanity``; of nothing, that it is nothing."""
        if not what:
            return self.say("text-idle", stance)
        return self.say("text-deed", stance, verb=self.say(f"verb-{verb}", stance), what=what)

    def gained(self, effect: AnyEffect, stance: Stance, before: Sequence[AnyEffect] = ()) -> str:
        """What is gained, as a noun."""
        match effect:
            case do.GainClues():
                more = any(isinstance(other, do.TakeClue) for other in before)
                return self.much("clues-more" if more else "clues", effect.amount, stance)
            case do.GainCondition():
                return self.card("a", "condition", effect.trait, effect.name)
            case do.GainSpell(name=name) if name:
                return self.say("named-spell", name=self.names["spells"][name])
            case do.GainSpell():
                return self.cards("spell", effect.amount, effect.trait, stance)
            case do.GainArtifact(name=name) if name:
                return self.say("named-artifact", name=self.names["artifacts"][name])
            case do.GainArtifact():
                return self.cards("artifact", 1, effect.trait, stance)
            case do.GainAsset():
                return self.assets(effect, stance)
            case _:
                return self.say("this-clue")

    def cards(self, kind: str, amount: Amount, trait: str, stance: Stance) -> str:
        """``2 Ritual Spells``."""
        if trait:
            return self.much(f"{kind}-trait", amount, stance, trait=self.names["traits"][trait])
        return self.much(kind, amount, stance)

    def assets(self, effect: do.GainAsset, stance: Stance) -> str:
        if effect.name:
            return self.say("named-asset", name=self.names["assets"][effect.name])
        unit, traits = ("asset-trait" if effect.traits else "asset"), self.either("traits", effect.traits)
        what = self.so_many(f"from-{effect.source}", unit, effect.amount, stance, trait=traits)
        if effect.most_value == "result":
            return self.say("worth-result", what=what, amount=effect.amount)
        if effect.most_value is not None:
            value = self.much("number", effect.most_value, stance)
            return self.say("worth", what=what, amount=effect.amount, value=value)
        return what

    def discarded(self, effect: do.Discard, stance: Stance) -> str:
        """What is discarded, as a noun."""
        label = self.either("conditions", effect.names) if effect.names else self.names["traits"].get(effect.trait)
        unit = f"{effect.kind}-trait" if label else effect.kind
        what = self.much(f"my-{unit}", effect.amount, stance, trait=label or "")
        return self.say("all-but", what=what, keep=effect.keep) if effect.keep else what

    # -- effects -----------------------------------------------------------------------------------------

    def clause(self, effect: AnyEffect, stance: Stance) -> str:
        """A plain effect. Where nothing but its name matters, its message is called as it is."""
        tag = str(effect.__struct_config__.tag)
        match effect:
            case do.Lose() | do.Recover():
                return self.deed(tag, self.both(effect.health, effect.sanity, stance), stance)
            case do.Spend():
                clues = [self.much("clues", effect.clues, stance)] if effect.clues != 0 else []
                bodily = self.both(effect.health, effect.sanity, stance)
                return self.deed(tag, self.voice.join([*clues, bodily] if bodily else clues), stance)
            case do.SpendTogether():
                return self.say("text-spend-together", stance, what=self.much("clues", effect.clues, stance))
            case do.PreventLoss():
                return self.say("text-prevent-loss", stance, what=self.much("loss", effect.amount, stance))
            case do.Aid():
                return self.aid(effect, stance)
            case do.Improve():
                if effect.skill == "any":
                    return self.say("text-improve-any", stance)
                return self.say("text-improve", stance, skill=self.skill(effect.skill))
            case do.Discard():
                return self.deed(tag, self.discarded(effect, stance), stance)
            case do.Skip():
                return self.say(f"text-skip-{effect.what}", stance)
            case do.Move() | do.MoveTo():
                return self.moving(effect, stance)
            case do.Give():
                return self.say("text-give", stance, what=self.discarded(as_many(effect), stance))
            case do.Trade():
                return self.say("text-trade-clues" if effect.only else "text-trade", stance)
            case do.One():
                return self.say("text-pick", stance, what=self.person(effect, stance))
            case _:
                return self.monster_clause(effect, stance)

    def aid(self, effect: do.Aid, stance: Stance) -> str:
        """Until the encounter ends; for one skill, or all."""
        of = self.skill(effect.skill) if effect.skill else ""
        said = []
        if effect.bonus:
            key = "text-aid-bonus" if of else "text-aid-bonus-any"
            said.append(self.say(key, stance, bonus=signed(effect.bonus), skill=of))
        if effect.dice:
            key = "text-aid-dice" if of else "text-aid-dice-any"
            said.append(self.say(key, stance, amount=effect.dice, skill=of))
        if effect.rerolls:
            key = "text-aid-rerolls" if of else "text-aid-rerolls-any"
            said.append(self.say(key, stance, amount=effect.rerolls, skill=of))
        return self.voice.join(said) or self.say("text-idle", stance)

    def moving(self, effect: do.Move | do.MoveTo, stance: Stance) -> str:
        if isinstance(effect, do.MoveTo):
            return self.say("text-move-to", stance, to=self.to(effect.to, stance))
        far = self.say("up-to-spaces" if effect.up_to else "spaces", amount=effect.spaces)
        if effect.along:
            far = self.say(f"along-{effect.along}", far=far)
        if effect.toward:
            far = f"{far} {self.toward(effect.toward, stance)}"
        return self.say("text-move-with-this" if effect.with_this else "text-move", stance, far=far)

    def monster_clause(self, effect: AnyEffect, stance: Stance) -> str:
        """AnyEffect on monsters."""
        match effect:
            case do.SpawnMonsters():
                return self.spawning(effect, stance)
            case do.SpawnEpic():
                name = self.names["monsters"][effect.name]
                return self.say("text-spawn-epic", stance, name=name, at=self.at(effect.at, stance))
            case do.Ambush():
                return self.say("text-ambush", stance, monster=self.a_monster(effect.name))
            case do.Fight():
                named = (effect.name,) if effect.name else ()
                return self.say("text-fight", stance, monster=self.which(effect.which, stance, named))
            case do.HurtMonsters():
                plain = "text-hurt-monsters" if isinstance(effect.amount, int) else "text-hurt-monsters-for-each"
                key = "text-hurt-monsters-in-all" if effect.in_all else plain
                what = self.much("health", effect.amount, stance)
                return self.say(key, stance, monster=self.which(effect.which, stance), what=what)
            case do.HealMonsters():
                what = self.much("its-health", effect.amount, stance)
                return self.say("text-heal-monsters", stance, monster=self.which(effect.which, stance), what=what)
            case do.DefeatMonsters():
                return self.say("text-defeat-monsters", stance, monster=self.which(effect.which, stance))
            case do.DiscardMonsters():
                return self.deed("discard", self.which(effect.which, stance), stance)
            case do.MoveMonsters():
                return self.moving_monsters(effect, stance)
            case _:
                return self.game_clause(effect, stance)

    def moving_monsters(self, effect: do.MoveMonsters, stance: Stance) -> str:
        """Whose choice it is, is said once: of the space, if that is chosen too. Where they go may come before them."""
        which = effect.which.replace("one_", "some_") if effect.to == "choice" else effect.which
        monster = self.which(which, stance, effect.names)
        if effect.to:
            key = "text-move-monsters" if which in SHORT else "text-move-such-monsters"
            return self.say(key, stance, monster=monster, to=self.to(effect.to, stance))
        far, to = self.say("spaces", amount=effect.spaces), self.toward(effect.toward, stance)
        return self.say("text-move-monsters-toward", stance, monster=monster, far=far, to=to)

    def spawning(self, effect: do.SpawnMonsters, stance: Stance) -> str:
        at = self.at(effect.at, stance)
        if not effect.names:
            return self.so_many("text-spawn", "monsters", effect.amount, stance, at=at)
        key = "text-spawn-named-or-random" if effect.or_random else "text-spawn-named"
        name = self.either("monsters", effect.names)
        return self.so_many(key, "named-monsters", effect.amount, stance, at=at, name=name)

    def game_clause(self, effect: AnyEffect, stance: Stance) -> str:
        """AnyEffect on Clues, gates, tracks and cards of the game."""
        tag = str(effect.__struct_config__.tag)
        match effect:
            case do.SpawnClues():
                if not effect.at:
                    return self.so_many("text-spawn-anywhere", "clues", effect.amount, stance)
                return self.so_many("text-spawn", "clues", effect.amount, stance, at=self.at(effect.at, stance))
            case do.SpawnGates():
                return self.so_many("text-spawn-anywhere", "gates", effect.amount, stance)
            case do.MoveClue() | do.MoveClues():
                return self.say(f"text-{tag}", stance, to=self.to(effect.to, stance))
            case do.DiscardBoardClues():
                what = self.much("the-clues", effect.amount, stance)
                if not effect.at:
                    return self.say("text-discard-board-clues", stance, what=what)
                return self.say("text-discard-clues-from", stance, what=what, place=self.place(effect.at, stance))
            case do.DiscardGates():
                return self.say(f"text-discard-gates-{effect.which}", stance)
            case do.TakeGate():
                return self.say(f"text-take-gate-{effect.source}", stance)
            case do.AdvanceDoom() | do.RetreatDoom():
                return self.say(f"text-{tag}", stance, amount=self.much("doom", effect.amount, stance))
            case do.PlaceTokens():
                return self.placing(effect, stance)
            case do.RemoveTokens():
                return self.so_many(f"text-remove-tokens-{effect.source}", "tokens", effect.amount, stance)
            case do.PlaceSanity():
                return self.so_many("text-place-sanity", "sanity-tokens", effect.amount, stance)
            case do.SolveRumor():
                return self.say("text-solve-one" if effect.one else "text-solve-this", stance)
            case do.UnsolveMystery():
                return self.say("text-unsolve-random" if effect.random else "text-unsolve", stance)
            case do.Reckon():
                return self.reckoning(effect, stance)
            case do.RemoveAssets(least_value="tokens"):
                return self.say("text-remove-assets-tokens", stance)
            case do.RemoveAssets():
                return self.say("text-remove-assets", stance, value=self.much("number", effect.least_value, stance))
            case _:
                return self.say(f"text-{tag}", stance)

    def so_many(self, key: str, unit: str, amount: Amount, stance: Stance, **more: Any) -> str:
        """``discard 1 Eldritch token from this card for each Gate``: what is counted comes last."""

        def said(count: int | str) -> str:
            return self.say(key, stance, what=self.say(f"much-{unit}", stance, amount=count, **more), **more)

        return self.counted(amount, stance, said)

    def placing(self, effect: do.PlaceTokens, stance: Stance) -> str:
        if effect.to != "space":
            return self.so_many(f"text-place-tokens-{effect.to}", "tokens", effect.amount, stance)
        what = self.much("tokens", effect.amount, stance)
        # several tokens go to as many random spaces, not all to one
        each = effect.amount != 1 and effect.at == "random"
        said = self.say("text-place-each" if each else "text-place", stance, what=what, at=self.at(effect.at, stance))
        if not effect.where_none:
            return said
        return self.say("where-none-nearest" if effect.at.startswith("nearest_") else "where-none", what=said)

    def placing_all(self, effects: Sequence[AnyEffect], stance: Stance) -> str:
        places = [self.place(effect.at, stance) for effect in effects if isinstance(effect, do.PlaceTokens)]
        what = self.much("tokens", 1, stance)
        return self.say("text-place-all", stance, what=what, places=self.voice.join(places))

    def reckoning(self, effect: do.Reckon, stance: Stance) -> str:
        if effect.name:
            name = self.names["conditions"][effect.name]
            said = self.say("text-reckon-named", stance, name=name, times=effect.times)
        else:
            said = self.say(f"text-reckon-{effect.of}", stance, times=effect.times)
        return self.say("with-ones", what=said) if effect.ones else said

    # -- people -----------------------------------------------------------------------------------------

    def people(self, effect: do.Each, stance: Stance) -> str:
        """``each investigator on a City space``."""
        return self.narrow(self.say(f"each-{effect.who}", stance), effect.where, stance)

    def person(self, effect: do.One, stance: Stance) -> str:
        """``another investigator of your choice``; the Lead's choice is named after all that tells who is meant."""
        if not effect.text:
            return self.narrow(self.say(f"pick-{effect.who}", stance), effect.where, stance)
        narrowed = effect.who == "here" or any(map(is_of_investigators, effect.where))
        by_lead = effect.who in CHOSEN_BY_LEAD or (stance.who == "lead" and effect.who in CHOSEN and narrowed)
        key = f"some-{effect.who}" if by_lead else f"one-{effect.who}"
        said = self.narrow(self.say(key, stance), effect.where, stance)
        return self.say("lead-chooses", what=said) if by_lead else said

    def narrow(self, who: str, checks: tuple[AnyCheck, ...], stance: Stance) -> str:
        """What narrows them down, as far as it is about them."""
        wheres = [self.where(check, stance) for check in checks if is_of_investigators(check)]
        if not wheres:
            return who
        return f"{who} {reduce(lambda first, second: self.say('text-wheres', first=first, second=second), wheres)}"

    def where(self, check: AnyCheck, stance: Stance) -> str:
        turned = "not-" if check.unless else ""
        match check:
            case checks.OnSpace():
                return self.say(f"where-{turned}on-{check.type}")
            case checks.Has():
                return self.say(f"where-{turned}has", what=self.card("a", check.kind, check.trait, check.name))
            case checks.Monsters():
                return self.say(f"where-{turned}monsters", monster=self.a_monster(check.name))
            case _:
                return self.say(f"where-{turned}{check.__struct_config__.tag}")

    # -- checks -----------------------------------------------------------------------------------------

    def check(self, check: Check, stance: Stance) -> str:
        """``there is a Gate on your space``, or that there is none."""
        turned = "not-" if check.unless else ""
        match check:
            case checks.OnSpace():
                return self.say(f"check-{turned}on-{check.type}", stance)
            case checks.Has():
                article = "no" if check.unless else "a"
                return self.say(
                    f"check-{turned}has", stance, what=self.card(article, check.kind, check.trait, check.name)
                )
            case checks.Monsters():
                at, many = self.at_of(check.at, stance), check.at_least
                if not check.name:
                    return self.say(f"check-{turned}monsters", stance, amount=many, at=at)
                if check.name in self.epic:
                    return self.say(f"check-{turned}epic", stance, monster=self.a_monster(check.name), at=at)
                name = self.names["monsters"][check.name]
                return self.say(f"check-{turned}monsters-named", stance, amount=many, name=name, at=at)
            case checks.MysteriesSolved() | checks.GatesOnSheet():
                return self.say(f"check-{turned}{check.__struct_config__.tag}", stance, amount=check.at_least)
            case checks.GateDiscarded():
                matching = check.matching != check.unless
                return self.say("check-gate-matched" if matching else "check-gate-unmatched", stance)
            case checks.ReckoningInPlay():
                return self.say(f"check-{turned}reckoning-{check.of}", stance)
            case _:
                return self.say(f"check-{turned}{check.__struct_config__.tag}", stance)


def as_many(effect: do.Give) -> do.Discard:
    """What is given is named as if it were discarded: any number of such cards."""
    return do.Discard(kind=effect.kind, amount="any", trait=effect.trait)
