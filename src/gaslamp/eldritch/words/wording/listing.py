"""Every component of the box with its text, for people who want to read or check it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from gaslamp.eldritch.box import components as cards
from gaslamp.eldritch.box.abilities import OnEmpty
from gaslamp.eldritch.box.components import SKILLS, PackData, SideData
from gaslamp.eldritch.box.effects import RetreatDoom, Test, Text
from gaslamp.eldritch.words.wording.flow import flowing
from gaslamp.eldritch.words.wording.phrases import LEAD, YOU, Stance
from gaslamp.eldritch.words.wording.wording import Wording

Entry = dict[str, Any]

# All mechanics come from the published game; the words are made from them.
PROVENANCE = "published"


def components(data: PackData, lang: str) -> list[Entry]:
    """Every component in the order of the pack; ``text`` is a list of lines, ``facts`` its numbers in words."""
    return list(Listing(data, lang).entries())


class Listing(Wording):
    """Lists the components of a pack."""

    def entries(self) -> Iterator[Entry]:
        data = self.data
        yield from map(self.investigator, data.investigators)
        yield from map(self.ancient_one, data.ancient_ones)
        yield from map(self.mystery, data.mysteries)
        yield from map(self.mythos, data.mythos)
        yield from map(self.monster_token, (one for one in data.monsters if not one.epic))
        yield from map(self.monster_token, (one for one in data.monsters if one.epic))
        yield from map(self.asset, data.assets)
        yield from (self.possession("artifact", card) for card in data.artifacts)
        yield from map(self.spell, data.spells)
        yield from map(self.condition, data.conditions)
        yield from self.encounters(data.encounters)
        for gate in data.gates:
            color = self.say(f"color-{gate.omen}")
            text = [self.line("card-gate", at=self.at(gate.space, YOU), color=color)]
            yield self.entry("gate", gate.space, self.names["spaces"][gate.space], text, omen=gate.omen)
        for space in data.spaces:
            text = [self.line("card-clue", at=self.at(space.id, YOU))]
            yield self.entry("clue", space.id, self.names["spaces"][space.id], text, space=space.id)
        yield from self.references()
        yield from map(self.space, data.spaces)

    def entry(
        self, kind: str, id: str, name: str, text: list[str], facts: list[str] | None = None, **more: Any
    ) -> Entry:
        common = {"kind": kind, "section": kind, "id": id, "name": name, "copies": 1, "provenance": PROVENANCE}
        return {**common, **more, "facts": facts or [], "text": text or [self.say("text-nothing")]}

    def line(self, key: str, **arguments: Any) -> str:
        return flowing(self.say(key, **arguments), self.lang)

    def labelled(self, key: str, text: Text, stance: Stance, **arguments: Any) -> list[str]:
        """``When this card enters play: ...``, if there is anything to say."""
        return [self.line(key, what=self.text(text, stance), **arguments)] if text else []

    def space(self, space: cards.Space) -> Entry:
        """A space of the board: where it lies, on a board of 1 by 1, and where one gets from there."""
        paths = [
            {"to": path.b if path.a == space.id else path.a, "by": path.type}
            for path in self.data.paths
            if space.id in (path.a, path.b)
        ]
        text = [self.line("card-usual", what=self.text(space.usual))] if space.usual else []
        for by in ("train", "ship", "uncharted"):
            names = [self.names["spaces"][path["to"]] for path in paths if path["by"] == by]
            if names:
                text.append(self.line(f"card-paths-{by}", spaces=self.voice.join(names)))
        facts = [self.say(f"type-{space.type}")]
        return self.entry(
            "space",
            space.id,
            self.names["spaces"][space.id],
            text,
            facts,
            type=space.type,
            region=space.region,
            expedition=space.expedition,
            x=space.x,
            y=space.y,
            paths=paths,
        )

    # -- people and gods ------------------------------------------------------------------------------------

    def investigator(self, sheet: cards.InvestigatorData) -> Entry:
        skills = {skill: getattr(sheet.skills, skill) for skill in SKILLS}
        facts = [
            sheet.role.in_language(self.lang),
            self.say("fact-health", amount=sheet.health),
            self.say("fact-sanity", amount=sheet.sanity),
            *(f"{self.skill(skill)} {dice}" for skill, dice in skills.items()),
        ]
        abilities = [self.ability(ability) for ability in sheet.abilities]
        starts = self.line("card-starts", at=self.at(sheet.space, YOU), what=self.belongings(sheet.belongings))
        text = [*abilities, starts]
        for fate, skill in (("crippled", sheet.crippled), ("insane", sheet.insane)):
            test = self.text((Test(skill=skill, passed=(RetreatDoom(),)),))
            text.append(self.line(f"card-{fate}", what=test))
        return self.entry(
            "investigator",
            sheet.id,
            sheet.name.in_language(self.lang),
            text,
            facts,
            role=sheet.role.in_language(self.lang),
            health=sheet.health,
            sanity=sheet.sanity,
            skills=skills,
            space=sheet.space,
            abilities=abilities,
            starts=starts,
            assets=list(sheet.belongings.assets),
            spells=list(sheet.belongings.spells),
            crippled=sheet.crippled,
            insane=sheet.insane,
        )

    def belongings(self, belongings: cards.Belongings) -> str:
        things = [self.names["assets"][asset] for asset in belongings.assets]
        things += [self.names["spells"][spell] for spell in belongings.spells]
        if belongings.clues:
            things.append(self.much("clues", belongings.clues, YOU))
        if belongings.improvements:
            things.append(self.say("much-improvements", amount=belongings.improvements))
        return self.voice.join(things) or self.say("card-nothing")

    def fighter(self, fighter: cards.Fighter) -> list[str]:
        """What one tests against, and how much it bears."""
        facts = []
        if fighter.will is not None:
            facts.append(self.say("fact-will", test=self.skill("will", fighter.will), amount=fighter.horror or 0))
        if fighter.strength is not None:
            test = self.skill("strength", fighter.strength)
            facts.append(self.say("fact-strength", test=test, amount=fighter.damage or 0))
        key = "fact-toughness-players" if fighter.plus_players else "fact-toughness"
        return [*facts, self.say(key, amount=fighter.toughness)]

    def side(self, side: SideData) -> list[str]:
        text = [self.ability(ability, LEAD) for ability in side.abilities]
        return [*text, *self.cultists("card-cultists", side)]

    def cultists(self, key: str, side: SideData, **more: str) -> list[str]:
        """What one side of a sheet makes of Cultists, if anything."""
        if side.cultist is None:
            return []
        facts = "; ".join(self.fighter(side.cultist.fighter))
        what = " ".join(self.ability(ability, LEAD) for ability in side.cultist.abilities)
        return [self.line(key, facts=facts, what=what or self.say("text-nothing"), **more)]

    def ancient_one(self, sheet: cards.AncientOneData) -> Entry:
        text = [*self.labelled("card-set-up", sheet.set_up, LEAD)]
        if sheet.set_aside:
            counts = Counter(self.names["monsters"][name] for name in sheet.set_aside)
            aside = [f"{name} ({count})" if count > 1 else name for name, count in counts.items()]
            text.append(self.line("card-set-aside", what=self.voice.join(aside)))
        front = [*text, *self.side(sheet.front)]
        back = [*self.labelled("card-awakens", sheet.awakens, LEAD), *self.side(sheet.back)]
        if sheet.final:
            begins = self.text(sheet.final.begins, LEAD) + " " if sheet.final.begins else ""
            what = begins + self.solved_by(sheet.final.solved_by)
            back.append(self.line("card-final", name=sheet.final.name.in_language(self.lang), what=what))
        text = [*front, *(self.line("card-back", what=line) for line in back)]
        stages = [{color: getattr(stage, color) for color in cards.ICONS} for stage in sheet.mythos]
        facts = [
            sheet.title.in_language(self.lang),
            self.say("fact-doom", amount=sheet.doom),
            self.say("fact-mysteries", amount=sheet.mysteries),
            *(self.say("fact-stage", stage=number, **stage) for number, stage in enumerate(stages, 1)),
        ]
        return self.entry(
            "ancient_one",
            sheet.id,
            sheet.name.in_language(self.lang),
            text,
            facts,
            asleep=front,
            awake=back,
            title=sheet.title.in_language(self.lang),
            doom=sheet.doom,
            mysteries=sheet.mysteries,
            mythos=stages,
            set_aside=list(sheet.set_aside),
            final=sheet.final.name.in_language(self.lang) if sheet.final else "",
        )

    # -- cards of the game -------------------------------------------------------------------------------------

    def mystery(self, card: cards.MysteryData) -> Entry:
        text = [*self.labelled("card-enters", card.enters, LEAD)]
        text += [self.ability(ability, LEAD) for ability in card.abilities]
        text.append(self.solved_by(card.solved_by))
        text += [self.say("card-keeps-tokens")] if card.keeps_tokens else []
        text += [self.say("card-removes-gates")] if card.removes_gates else []
        facts = [self.names["ancient_ones"][card.ancient_one]]
        name = card.name.in_language(self.lang)
        return self.entry("mystery", card.id, name, text, facts, ancient_one=card.ancient_one)

    def mythos(self, card: cards.MythosData) -> Entry:
        event = card.kind == "event"
        text = [self.text(card.text, LEAD)] if event else [*self.labelled("card-enters", card.text, LEAD)]
        text += [self.ability(ability, LEAD) for ability in card.abilities]
        text += [self.solved_by(card.solved_by)] if card.solved_by else []
        facts = [
            self.say(f"mythos-{card.color}"),
            self.say(f"difficulty-{card.difficulty}"),
            self.say(f"mythos-{card.kind}"),
            *(self.icon(icon, card) for icon in card.icons),
        ]
        return self.entry(
            "mythos",
            card.id,
            card.name.in_language(self.lang),
            text,
            facts,
            color=card.color,
            difficulty=card.difficulty,
            type=card.kind,
            icons=list(card.icons),
            space=card.space,
            tokens=card.tokens,
            at_zero=[self.text(ability.text, LEAD) for ability in card.abilities if isinstance(ability, OnEmpty)],
        )

    def icon(self, icon: cards.Icon, card: cards.MythosData) -> str:
        at = self.at(card.space, YOU) if card.space else ""
        return flowing(self.say(f"icon-{icon}", at=at, amount=card.tokens), self.lang)

    def monster_token(self, monster: cards.MonsterData) -> Entry:
        """Cultists say what each Ancient One makes of them."""
        text = [self.ability(ability, LEAD) for ability in monster.abilities]
        facts, numbers = [], {}
        if monster.fighter:
            facts = self.fighter(monster.fighter)
            numbers = {field: getattr(monster.fighter, field) for field in monster.fighter.__struct_fields__}
        else:
            for sheet in self.data.ancient_ones:
                name = sheet.name.in_language(self.lang)
                text += self.cultists("card-cultists-of", sheet.front, name=name)
                text += self.cultists("card-cultists-of-awake", sheet.back, name=name)
        kind = "epic_monster" if monster.epic else "monster"
        name = monster.name.in_language(self.lang)
        return self.entry(kind, monster.id, name, text, facts, **numbers) | {"copies": monster.copies}

    # -- possessions -------------------------------------------------------------------------------------------

    def possession(self, kind: str, card: cards.Possession, facts: tuple[str, ...] = (), **more: Any) -> Entry:
        traits = [self.names["traits"][trait] for trait in card.traits]
        text = [self.ability(ability) for ability in card.abilities]
        name = card.name.in_language(self.lang)
        entry = self.entry(kind, card.id, name, text, [*traits, *facts], traits=list(card.traits), **more)
        return entry | {"trait_names": traits, "copies": card.copies}

    def asset(self, card: cards.Asset) -> Entry:
        return self.possession("asset", card, (self.say("fact-value", amount=card.value),), value=card.value)

    def spell(self, card: cards.Spell) -> Entry:
        backs: list[Entry] = []
        lines = []
        for number, results in enumerate(card.backs, 1):
            said = [{"result": result.replace("-", "–"), "what": self.text(text)} for result, text in results.items()]
            backs.append({"name": "", "text": [self.line("card-result", **each) for each in said]})
            lines += [self.line("card-back-result", number=number, **each) for each in said]
        return self.two_sided("spell", card, backs, lines)

    def condition(self, card: cards.Condition) -> Entry:
        backs = [{"name": back.name.in_language(self.lang), "text": [self.text(back.text)]} for back in card.backs]
        lines = [
            self.line("card-back-named", number=number, name=back["name"], what=" ".join(back["text"]))
            for number, back in enumerate(backs, 1)
        ]
        return self.two_sided("condition", card, backs, lines)

    def two_sided(self, kind: str, card: cards.Possession, backs: list[Entry], lines: list[str]) -> Entry:
        """``front`` is what its owner may read, ``backs`` what it may be; their lines follow in ``text``, too."""
        entry = self.possession(kind, card)
        return entry | {"front": entry["text"], "backs": backs, "text": [*entry["text"], *lines]}

    # -- encounters ---------------------------------------------------------------------------------------------

    def encounters(self, encounters: cards.Encounters) -> Iterator[Entry]:
        for deck in ("america", "europe", "asia_australia", "general"):
            for card in getattr(encounters, deck):
                yield self.sections(deck, card, self.say(f"deck-{deck}"))
        for research in encounters.research:
            label = f"{self.say('deck-research')}, {self.names['ancient_ones'][research.ancient_one]}"
            yield self.sections("research", research, label) | {"ancient_one": research.ancient_one}
        for world in encounters.other_world:
            yield self.boxes("other_world", world, self.names["worlds"][world.world]) | {"world": world.world}
        for expedition in encounters.expedition:
            yield self.boxes("expedition", expedition, self.names["spaces"][expedition.space]) | {
                "space": expedition.space
            }
        for special in encounters.special:
            yield self.boxes("special", special, self.names["worlds"][special.world]) | {"world": special.world}

    def sections(self, deck: str, card: cards.Sections, label: str) -> Entry:
        """A card with a text for each city, or type of space."""
        text, parts = [], []
        for place, said in card.texts.items():
            name = self.names["spaces"].get(place) or self.say(f"type-{place}")
            parts.append(part(place, name, self.text(said)))
            text.append(self.say("card-of", name=name, what=parts[-1]["text"]))
        return self.entry(deck, card.id, numbered(label, card.id), text, parts=parts)

    def boxes(self, deck: str, card: cards.Complex, label: str) -> Entry:
        """A card with a first effect and one of two more."""
        text = [
            self.text(card.first),
            self.say("card-pass", what=self.text(card.passed)),
            self.say("card-fail", what=self.text(card.failed)),
        ]
        parts = [part(id, "", said) for id, said in zip(("first", "pass", "fail"), text, strict=True)]
        return self.entry(deck, card.id, numbered(label, card.id), text, parts=parts)

    # -- reference cards ------------------------------------------------------------------------------------------

    def references(self) -> Iterator[Entry]:
        """The cards of the box have two sides each; the variants are not in it."""
        printed = [reference for reference in self.data.references if not reference.variant]
        for first in range(0, len(printed), 2):
            sides = printed[first : first + 2]
            yield self.reference("_".join(str(side.players) for side in sides), sides)
        for reference in self.data.references:
            if reference.variant:
                name = f"{reference.players}_{reference.variant}"
                yield self.reference(name, [reference]) | {"copies": 0, "variant": reference.variant}

    def reference(self, number: str, sides: list[cards.Reference]) -> Entry:
        numbers = [{"players": s.players, "gates": s.gates, "clues": s.clues, "surge": s.surge} for s in sides]
        text = [
            self.say(f"card-reference-{side.variant}" if side.variant else "card-reference", YOU, **said)
            for side, said in zip(sides, numbers, strict=True)
        ]
        name = f"{self.say('deck-reference')} {'–'.join(str(side.players) for side in sides)}"
        return self.entry("reference", f"reference_{number}", name, text, sides=numbers)


def part(id: str, name: str, text: str) -> Entry:
    """One of the texts of an encounter, which a path names by this id: ``america_1/arkham``."""
    return {"id": id, "name": name, "text": text}


def numbered(label: str, card: str) -> str:
    """``America 8``: the label and the number at the end of the card's id."""
    return f"{label} {card.rpartition('_')[2]}"
