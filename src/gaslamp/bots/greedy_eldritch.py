"""An ally worth playing with: goes where it is needed and able, arms itself, rests, and keeps out of hopeless fights.

Everything is counted in Clues: what texts and cards are worth, what wounds cost, what every place on the board has
to offer. The bot plans a turn by the place where it ends and what can be done on the way; who goes where is worked
out alike by all who see the same board. It looks at nothing but its own seat's view and the cards' public data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gaslamp.bots.greedy_eldritch_board import PATIENCE, Seen
from gaslamp.bots.greedy_eldritch_people import Foe, Person, chance, pain, successes
from gaslamp.bots.greedy_eldritch_texts import (
    ACTION,
    CLUE,
    DICE,
    DOOM,
    FLIPPED_SPELL,
    TEAM,
    TRAITS,
    Outlook,
    card_worth,
    condition_worth,
    texts_of,
)
from gaslamp.bots.greedy_eldritch_ways import Traveler
from gaslamp.core.decisions import Decision, Option
from gaslamp.core.dice import Dice
from gaslamp.core.packs import Pack
from gaslamp.eldritch import abilities as ab
from gaslamp.eldritch import effects as do
from gaslamp.eldritch.box import Box, Kind, Power
from gaslamp.eldritch.cards import SKILLS

TICKET = 0.1  # what a ticket is worth, besides what it is wanted for
USED_TICKET = 0.05  # a ticket is not used for nothing
LOAN = 2  # successes that a loan adds
DEBT = 0.5  # what it costs
WORTH_DOING = 0.05  # an action that brings less is not performed
CURE = 1 / 3  # how often a rest rids one of a Condition

Judge = Callable[[Option], float]


class GreedyAlly:
    """Chooses what is worth most to all of them."""

    def __init__(self, pack: Pack, seed: int) -> None:
        self.box: Box = pack.box
        self.texts = texts_of(pack.box)
        self.dice = Dice([seed])
        self.stake = 0.0  # what the test in hand is about
        self.paying = False  # and whether passing it must be paid for with Clues
        self.judges: dict[str, Callable[[Decision, Seen], Judge]] = {
            "action": self.action_judge,
            "travel": self.step_judge,
            "move": self.step_judge,
            "travel_on": self.ticket_step_judge,
            "encounter": self.encounter_judge,
            "fight": self.fight_judge,
            "before_roll": self.before_roll_judge,
            "after_roll": self.after_roll_judge,
            "may": self.text_judge,
            "unless": self.text_judge,
            "choose": self.text_judge,
            "contribute": self.contribute_judge,
            "acquire": self.acquire_judge,
            "discard_reserve": self.least_card_judge,
            "gain_asset": self.best_card_judge,
            "who_gains": self.who_gains_judge,
            "discard": self.discard_judge,
            "prevent": self.prevent_judge,
            "prepare_fight": self.prepare_fight_judge,
            "ticket": self.ticket_judge,
            "old_ticket": self.old_ticket_judge,
            "trade": self.trade_judge,
            "trade_with": self.trade_with_judge,
            "give": self.trade_judge,
            "new_investigator": self.new_investigator_judge,
            "improve": self.improve_judge,
            "investigator": self.investigator_judge,
            "space": self.space_judge,
            "lay_down": self.lay_down_judge,
            "clue": self.clue_judge,
            "monster": self.monster_judge,
            "monster_step": self.away_judge,
            "spawn": self.spawn_judge,
            "gate": self.gate_judge,
            "gate_on_top": self.gate_on_top_judge,
            "omen": self.omen_judge,
            "rumor": self.rumor_judge,
            "who_pays": self.who_pays_judge,
            "spend_clues": self.spend_clues_judge,
            "convert": self.convert_judge,
        }

    def choose(self, decision: Decision, look: Callable[[], dict[str, Any]]) -> Option:
        """The option worth most; of a question that hardly matters, the plain answer."""
        judge = self.judges.get(decision.kind)
        if judge is None:
            return plain_answer(decision)
        seen = Seen(self.texts, look())
        if seen.me is None and decision.kind != "new_investigator":
            return decision.options[0]
        return max(decision.options, key=judge(decision, seen))

    # -- the Action Phase ------------------------------------------------------------------------------------------

    def action_judge(self, decision: Decision, seen: Seen) -> Judge:
        offered = {option.id for option in decision.options}
        best, _ = Turn(self, seen).best(offered, decision.prompt.args["left"])
        return lambda option: float(option.id == best)

    def step_judge(self, decision: Decision, seen: Seen) -> Judge:
        turn = Turn(self, seen)
        you = turn.me
        rides = decision.kind == "travel" or "travel" not in you.used
        trains, ships = (you.trains, you.ships) if rides else (0, 0)
        return lambda option: turn.onward(you.space if option.id == "pass" else option.id, trains, ships)

    def ticket_step_judge(self, decision: Decision, seen: Seen) -> Judge:
        turn = Turn(self, seen)
        you = turn.me

        def judge(option: Option) -> float:
            if option.id == "pass":
                return turn.ending(you.space, you.trains, you.ships)
            train = self.box.routes[you.space][option.id] == "train"
            return turn.onward(option.id, you.trains - train, you.ships - (not train))

        return judge

    def ticket_judge(self, decision: Decision, seen: Seen) -> Judge:
        turn = Turn(self, seen)
        return lambda option: turn.with_ticket(option.id)

    def old_ticket_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        held = {"train": seen.me.trains, "ship": seen.me.ships}
        return lambda option: held[option.id]

    # -- assets ----------------------------------------------------------------------------------------------------

    def basket(self, seen: Seen, person: Person, money: int) -> tuple[float, list[str]]:
        """The best that so many successes buy."""
        best: tuple[float, list[str]] = (0.0, [])
        cards = [self.box.kinds[name] for name in seen.view["reserve"]]
        worths = [card_worth(self.texts, card, person) for card in cards]
        for chosen in range(1, 1 << len(cards)):
            picked = [index for index in range(len(cards)) if chosen >> index & 1]
            if sum(cards[index].value for index in picked) <= money:
                worth = sum(worths[index] for index in picked)
                if worth > best[0]:
                    best = (worth, [cards[index].id for index in picked])
        return best

    def acquire_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        money = decision.prompt.args["left"]
        now, basket = self.basket(seen, seen.me, money)
        borrowed, _ = self.basket(seen, seen.me, money + LOAN)
        worth_a_loan = borrowed - now > DEBT + 0.2

        def judge(option: Option) -> float:
            if option.id == "loan":
                return 1.5 if worth_a_loan else -1.0
            return 1.0 if option.id in basket else 0.0 if option.id == "pass" else -1.0

        return judge

    def best_card_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        return lambda option: 0.0 if option.id == "pass" else card_worth(self.texts, self.box.kinds[option.id], you)

    def least_card_judge(self, decision: Decision, seen: Seen) -> Judge:
        def judge(option: Option) -> float:
            if option.id == "pass":
                return -5.0
            return -max(card_worth(self.texts, self.box.kinds[option.id], person) for person in seen.people.values())

        return judge

    def who_gains_judge(self, decision: Decision, seen: Seen) -> Judge:
        kind = self.box.kinds[decision.prompt.args["card"]]
        return lambda option: card_worth(self.texts, kind, seen.people[seat_of(option)])

    def discard_judge(self, decision: Decision, seen: Seen) -> Judge:
        """What is worth least; where one may stop, as long as keeping more would hurt more."""
        assert seen.me is not None
        you = seen.me
        held = len(decision.options) - 1
        spared = you.harm(held, 0) - you.harm(held - 1, 0)

        def judge(option: Option) -> float:
            if option.id == "pass":
                return -spared
            kind = self.box.kinds[option.id]
            return -condition_worth(kind) if kind.sort == "condition" else -card_worth(self.texts, kind, you)

        return judge

    # -- trading ---------------------------------------------------------------------------------------------------

    def trade_worth(self, seen: Seen, giver: Person, taker: Person, ware: str) -> float:
        """What it is worth that a thing changes hands."""
        if ware == "clue":
            together = giver.clues + taker.clues
            gathers = taker.clues < seen.price <= together and giver.clues < seen.price
            leads = (taker.clues, -taker.seat) > (giver.clues, -giver.seat)
            return 1.0 if gathers and leads else -1.0
        kind = self.box.kinds.get(ware)
        if kind is None or kind.sort == "condition":
            return -1.0
        return card_worth(self.texts, kind, taker) - card_worth(self.texts, kind, giver) - 0.3

    def trade_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you, other = seen.me, seen.people[decision.prompt.args["seat"]]

        def judge(option: Option) -> float:
            if option.id == "pass":
                return 0.0
            verb, ware = option.id.split(":")
            return self.trade_worth(seen, *((you, other) if verb == "give" else (other, you)), ware)

        return judge

    def trade_with_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        return lambda option: self.trading(seen, you, seen.people[seat_of(option)])

    def trading(self, seen: Seen, you: Person, other: Person, only: str = "") -> float:
        """What a whole trade with somebody is worth."""
        worth = 0.0
        for giver, taker in ((you, other), (other, you)):
            held = {card.id for card in taker.cards}
            wares = ["clue"] * bool(giver.clues)
            if not only:
                wares += [card.id for card in giver.cards if card.id not in held]
            worth += sum(max(0.0, self.trade_worth(seen, giver, taker, ware)) for ware in wares)
        return worth

    # -- encounters and fights -------------------------------------------------------------------------------------

    def encounter_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        worths = seen.encounters(you, you.space)
        best = max(worths.values())
        wanted = max(worths, key=lambda name: worths[name])
        self.stake = self.stake_of(wanted, seen, you)
        self.paying = wanted in {name for name, _, _ in seen.encounters_of_cards}

        def judge(option: Option) -> float:
            if option.id in worths:
                return worths[option.id]
            if option.id == "far_research":
                return seen.research_worth(you, option.target.removeprefix("space:"))
            if option.id == "pass":
                return 0.0
            if option.target.startswith("monster:"):  # one may fight what one could ignore
                return seen.fight_worth(you, [self.foe_of(option, seen)])
            return self.helper_worth(seen, you, option.id, best, best)

        return judge

    def stake_of(self, encounter: str, seen: Seen, you: Person) -> float:
        """What the tests of an encounter are about."""
        if encounter == "research":
            return max(seen.clue_worth(you), seen.when("researched", you))
        if encounter == "other_world":
            return seen.closed_worth(you, you.space)
        if encounter in ("general", "expedition", self.box.spaces[you.space].region):
            return 0.8
        return 1.5 * seen.step_worth(encounter, Outlook())

    def helper_worth(self, seen: Seen, you: Person, card: str, now: float, free: float) -> float:
        """What using a card before the encounter makes of it: monsters ignored, a Clue far away."""
        power = self.box.kinds[card].get(ab.EncounterPhase)[0]
        effects = [inner.effect for node in power.text for inner in node.walk()]
        passed = you.passes("lore", 0, 1, "spell") if any(isinstance(e, do.Test) for e in effects) else 1.0
        cost = FLIPPED_SPELL if self.box.kinds[card].sort == "spell" else 0.0
        bonus = passed * seen.when("lore_by_spell", you)
        if any(isinstance(effect, do.PickClue) for effect in effects):
            far = max((seen.research_worth(you, space) for space in seen.clues if space != you.space), default=0.0)
            return passed * max(now, far) + (1 - passed) * now - cost + bonus
        if not seen.foes.get(you.space):
            return now - cost + bonus
        return passed * max(now, free) + (1 - passed) * now - cost + bonus

    def foe_of(self, option: Option, seen: Seen) -> Foe:
        number = int(option.target.removeprefix("monster:"))
        return seen.foe(next(monster for monster in seen.view["monsters"] if monster["number"] == number))

    def fight_judge(self, decision: Decision, seen: Seen) -> Judge:
        """The easiest monster first; a card that spares the fights, if they are not worth having."""
        assert seen.me is not None
        you = seen.me
        now = seen.worth_at(you, you.space)
        free = max(seen.encounters(you, you.space).values())
        self.stake, self.paying = 1.0, False

        def judge(option: Option) -> float:
            if option.target.startswith("monster:"):
                return now - 0.01 * self.texts.bout(you, [self.foe_of(option, seen)]).cost
            return self.helper_worth(seen, you, option.id, now, free) - 0.1

        return judge

    def prepare_fight_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        gain = you.passes("lore", 0, 1, "spell") * (0.9 + seen.when("lore_by_spell", you)) - FLIPPED_SPELL
        armed = you.dice("strength", "combat") - you.skills["strength"]
        return lambda option: 0.0 if option.id == "pass" else gain - 0.3 * armed - (you.sanity <= 2)

    # -- tests -----------------------------------------------------------------------------------------------------

    def before_roll_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        odds = decision.prompt.args["odds"] / 100
        foes = seen.foes.get(you.space, [])
        hard = max((self.texts.bout(you, [foe]).cost for foe in foes), default=0.0)
        epic = any(foe.kind.id in seen.epics for foe in foes)

        def judge(option: Option) -> float:
            if option.id == "roll":
                return 0.0
            if option.id == "clue":
                return 0.7 - odds
            if option.id == "sanity":
                return 0.6 - odds if you.sanity > 3 else -1.0
            kind = self.box.kinds.get(option.id)
            spent = kind is not None and any(power.pay for power in kind.get(ab.Bonus))
            return 0.9 if not spent else 1.0 if epic or hard > 1.5 else -1.0

        return judge

    def after_roll_judge(self, decision: Decision, seen: Seen) -> Judge:
        """Free ways to roll again first; a Clue only for what is worth more than a Clue."""
        assert seen.me is not None
        you = seen.me
        args = decision.prompt.args
        hit = args["odds"] / 100
        failed = args["successes"] < args["need"]
        in_fight = bool(seen.foes.get(you.space)) and args["skill"] in ("will", "strength")
        stake = self.stake if failed else 0.0
        if in_fight:
            left = you.sanity if args["skill"] == "will" else you.health
            stake = max(stake, pain(left - 2) - pain(left))
        if self.paying and you.clues <= seen.price:
            kept = 99.0
        else:
            kept = CLUE * (0.45 if you.clues > seen.price + 1 else 0.8 if you.clues > seen.price else 1.5)
        dice = 2 if you.has(ab.DoubleClueReroll) else 1

        def judge(option: Option) -> float:
            if option.id == "keep":
                return 0.0
            if option.id == "clue":
                return (1 - (1 - hit) ** dice) * stake - kept
            kind = self.box.kinds.get(option.id)
            paid = kind is not None and any(power.pay for power in kind.get(ab.Reroll))
            return 1.0 if not paid else hit * stake - 1.0 if you.sanity > 3 else -1.0

        return judge

    def prevent_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you, args = seen.me, decision.prompt.args
        victim = seen.people[args["seat"]]
        spared = victim.harm(args["health"], args["sanity"]) - victim.harm(
            max(0, args["health"] - 2), max(0, args["sanity"] - 2)
        )

        def judge(option: Option) -> float:
            if option.id == "pass":
                return 0.0
            if self.box.kinds[option.id].sort == "spell":
                return you.passes("lore", 0, 1, "spell") * spared - FLIPPED_SPELL
            return spared - 0.6

        return judge

    # -- texts -----------------------------------------------------------------------------------------------------

    def text_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        source = decision.prompt.args["source"]
        closed = seen.closed_worth(you, you.space) if you.space in seen.gates else 1.0
        step = seen.step_worth(source, Outlook())

        def weigh(outlook: Outlook) -> float:
            return outlook.worth + closed * outlook.close + seen.clue_worth(you) * outlook.take + step * outlook.step

        offer = decision.options[0].label.args["text"]

        def judge(option: Option) -> float:
            path = option.label.args.get("text")
            if path is None:
                return weigh(self.texts.declined(offer, you))
            loses_token = isinstance(getattr(self.texts.nodes.get(f"{path}/0"), "effect", None), do.RemoveTokens)
            return weigh(self.texts.branch(path, you)) + (seen.last_token(source) if loses_token else 0.0)

        return judge

    def contribute_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        rumor = any(card.id == decision.prompt.args["source"] for card, _ in seen.ongoing)
        wanted = seen.step > 0 or (rumor and you.clues > 1)
        return lambda option: float((option.id == "accept") is wanted)

    # -- people ----------------------------------------------------------------------------------------------------

    def new_investigator_judge(self, decision: Decision, seen: Seen) -> Judge:
        """Good at what the game is won by, armed, and not where others are."""
        others = [person.space for person in seen.people.values()]

        def judge(option: Option) -> float:
            person = self.fresh(option.id, seen.players)
            worth = 4.0 * self.texts.deck(person, "research", "city", seen.ancient.id).take
            worth += 10.0 * self.texts.deck(person, "other_world", "").close
            worth += 0.3 * (person.dice("strength", "combat") + person.dice("will", "combat"))
            worth += 0.3 * person.clues + 0.1 * person.dice("influence", "acquire")
            for power in person.sheet.get(ab.Action):
                worth += 0.5 * max(0.0, self.power_worth(seen, person, power))
            worth += 0.3 * min((self.box.distance[person.space][space] for space in others), default=3)
            return worth + self.dice.below(0, 1000) / 2000

        return judge

    def fresh(self, name: str, players: int) -> Person:
        """An investigator as the sheet has them."""
        data = self.box.investigators[name].data
        shown = {
            "seat": 0, "id": name, "space": data.space, "health": data.health, "sanity": data.sanity,
            "max_health": data.health, "max_sanity": data.sanity, "clues": data.belongings.clues,
            "tickets": {"train": 0, "ship": 0}, "delayed": False, "actions": [], "conditions": [],
            "skills": {skill: getattr(data.skills, skill) for skill in SKILLS},
            "possessions": [{"id": card} for card in (*data.belongings.assets, *data.belongings.spells)],
        }  # fmt: skip
        return Person(self.box, shown, players)

    def improve_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me

        def judge(option: Option) -> float:
            dice = you.dice(option.id)
            return DICE[option.id] * (chance(dice + 1, you.least, 1) - chance(dice, you.least, 1))

        return judge

    def investigator_judge(self, decision: Decision, seen: Seen) -> Judge:
        """Good things for whoever is weakest, bad ones for whoever can bear them and has least to lose."""
        good = sum(node.total for node in self.weighed(decision, seen)) >= 0

        def judge(option: Option) -> float:
            person = seen.people[seat_of(option)]
            need = pain(person.health) + pain(person.sanity)
            return need + (0.5 if person is seen.me else 0.0) if good else -need - 0.5 * person.clues

        return judge

    def weighed(self, decision: Decision, seen: Seen) -> list[Outlook]:
        """What the texts for one investigator on the card in question come to."""
        assert seen.me is not None
        source = decision.prompt.args["source"]
        return [
            self.texts.of(node.texts["text"], seen.me)
            for path, node in self.texts.nodes.items()
            if path.startswith(f"{source}/") and isinstance(node.effect, do.One)
        ]

    def convert_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        gains = {"health": -you.harm(1, -1), "sanity": -you.harm(-1, 1), "pass": WORTH_DOING}
        return lambda option: gains[option.id]

    def who_pays_judge(self, decision: Decision, seen: Seen) -> Judge:
        return lambda option: seen.people[seat_of(option)].clues

    def spend_clues_judge(self, decision: Decision, seen: Seen) -> Judge:
        assert seen.me is not None
        you = seen.me
        own_mind = you.sanity > 3
        return lambda option: 0.0 if option.id == "clue" else 1.0 if option.id != you.name or own_mind else -1.0

    # -- the board -------------------------------------------------------------------------------------------------

    def space_judge(self, decision: Decision, seen: Seen) -> Judge:
        """Where a monster is to go, away from people; where it is to be hurt, the worst; else where one would be."""
        source = decision.prompt.args["source"]
        if source in self.box.monsters:
            return self.away_judge(decision, seen)
        kind = self.box.kinds.get(source)
        if kind is not None and kind.sort == "asset":
            return lambda option: sum(foe.left for foe in seen.foes.get(option.id, []))
        turn = Turn(self, seen)
        return lambda option: turn.ending(option.id, turn.me.trains, turn.me.ships)

    def away_judge(self, decision: Decision, seen: Seen) -> Judge:
        spaces = [person.space for person in seen.people.values()]
        return lambda option: min(self.box.distance[option.id][space] for space in spaces)

    def lay_down_judge(self, decision: Decision, seen: Seen) -> Judge:
        spaces = [person.space for person in seen.people.values()]
        return lambda option: -min((self.box.distance[option.id][space] for space in spaces), default=0)

    def clue_judge(self, decision: Decision, seen: Seen) -> Judge:
        """The Clue that nobody is near."""
        assert seen.me is not None
        you, away = seen.me, self.away_judge(decision, seen)
        return lambda option: seen.research_worth(you, option.id) + 0.2 * away(option)

    def monster_judge(self, decision: Decision, seen: Seen) -> Judge:
        """The worst one, unless it is to be fought or paid for with Health."""
        assert seen.me is not None
        you, source = seen.me, decision.prompt.args["source"]
        painful = any(
            path.startswith(f"{source}/") and isinstance(node.effect, (do.Fight, do.Lose))
            for path, node in self.texts.nodes.items()
        )

        def judge(option: Option) -> float:
            foe = self.foe_of(option, seen)
            if painful:
                return -foe.left
            return seen.slain_worth(you, foe) + seen.epics.get(foe.kind.id, 0.0)

        return judge

    def spawn_judge(self, decision: Decision, seen: Seen) -> Judge:
        def judge(option: Option) -> float:
            fighter = self.box.monsters[option.id].fighter
            return 0.0 if fighter is None else -fighter.toughness

        return judge

    def gate_judge(self, decision: Decision, seen: Seen) -> Judge:
        """The most threatening; one of the current omen, for texts that ask for it."""
        color = seen.view["omen_color"]
        return lambda option: seen.threat(seen.gates[option.id]) + DOOM * (seen.gates[option.id] == color)

    def gate_on_top_judge(self, decision: Decision, seen: Seen) -> Judge:
        return lambda option: -seen.threat(self.box.gates[option.id].omen)

    def omen_judge(self, decision: Decision, seen: Seen) -> Judge:
        omens = self.box.data.omens
        gates = list(seen.gates.values())

        def judge(option: Option) -> float:
            at = int(option.id.removeprefix("omen:"))
            return -sum(0.8**step * gates.count(omens[(at + step) % len(omens)]) for step in (1, 2, 3))

        return judge

    def rumor_judge(self, decision: Decision, seen: Seen) -> Judge:
        worths = {card.id: seen.rumor_worth(card, shown) for card, shown in seen.ongoing}
        return lambda option: worths[option.id]

    # -- what actions are worth ------------------------------------------------------------------------------------

    def power_worth(self, seen: Seen, you: Person, power: Power) -> float:
        """What an action of a sheet or card is worth here and now."""
        effects = [inner.effect for node in power.text for inner in node.walk()]
        if any(getattr(effect, "which", "").endswith("_here") for effect in effects):
            if not seen.foes.get(you.space):
                return 0.0
        worth = self.texts.of(power.pay, you).total + self.texts.of(power.text, you).total
        if any(isinstance(effect, do.Convert) for effect in effects):
            worth += max(0.0, -you.harm(1, -1), -you.harm(-1, 1))
        for effect in effects:
            if isinstance(effect, do.Trade):
                others = [other for other in seen.people.values() if other is not you]
                worth += max((self.trading(seen, you, other, effect.only) for other in others), default=0.0)
        if power.owner in self.box.kinds and self.box.kinds[power.owner].sort == "spell":
            worth += you.passes("lore", 0, 1, "spell") * seen.when("lore_by_spell", you)
        return worth

    def component_worth(self, seen: Seen, you: Person, name: str) -> float:
        owner, _, seat = name.partition(":")
        able = self.box.investigators.get(owner) or self.box.kinds[owner]
        powers = (*able.get(ab.Action), *able.get(ab.ActionPhase))
        return max(self.power_worth(seen, you, power) for power in powers) * (TEAM if seat else 1.0)


def plain_answer(decision: Decision) -> Option:
    """Yes to what costs nothing, no to the rest."""
    wanted = "accept" if decision.kind in ("look", "improve_again") else "pass"
    return next((option for option in decision.options if option.id == wanted), decision.options[0])


def seat_of(option: Option) -> int:
    return int(option.id.removeprefix("seat:"))


class Turn:
    """What this seat could make of its turn."""

    def __init__(self, bot: GreedyAlly, seen: Seen) -> None:
        assert seen.me is not None
        self.bot = bot
        self.seen = seen
        self.box = bot.box
        self.me: Person = seen.me
        self.claims = seen.claims()
        self.ways = bot.texts.ways
        self.endings: dict[Traveler, float] = {}
        self.second: dict[str, float] = {}

    def ending(self, space: str, trains: int, ships: int) -> float:
        """What it is worth to end the turn on a space: what is done there, and where one can go from it."""
        place = (space, trains, ships)
        found = self.endings.get(place)
        if found is None:
            share = self.claims.get(space, 1.0)
            found = share * self.seen.worth_at(self.me, space)
            later = self.waiting(space, share)
            for goal, share in self.claims.items():
                if goal != space:
                    rounds = self.ways.to(goal)[place]
                    worth = share * self.seen.worth_at(self.me, goal, rounds) + self.afterwards(goal)
                    later = max(later, worth * PATIENCE**rounds)
            found = self.endings[place] = found + later
        return found

    def waiting(self, space: str, share: float) -> float:
        """What is gained by waiting at a gate until the Omen matches it."""
        if space not in self.seen.gates:
            return 0.0
        now, soon = (self.seen.worth_at(self.me, space, omen) for omen in (0, 1))
        return max(0.0, share * PATIENCE * (soon - max(0.0, now)))

    def afterwards(self, start: str) -> float:
        """What one could go for next from a goal."""
        found = self.second.get(start)
        if found is None:
            worths = [
                share * self.seen.worth_at(self.me, goal) * PATIENCE ** self.ways.to(goal)[start, 0, 0]
                for goal, share in self.claims.items()
                if goal != start
            ]
            found = self.second[start] = max(0.0, max(worths, default=0.0))
        return found

    def onward(self, space: str, trains: int, ships: int) -> float:
        """The best end of a journey that has come to this space, with the tickets that are left."""
        return max(
            self.ending(*place) - USED_TICKET * (trains + ships - place[1] - place[2])
            for place in self.ways.rides(space, trains, ships)
        )

    def journey(self, start: str, trains: int, ships: int) -> tuple[float, str]:
        """The best journey from a space, and its first step."""
        return max((self.onward(space, trains, ships), space) for space in self.box.routes[start])

    def with_ticket(self, kind: str) -> float:
        """What a new ticket of a kind is worth."""
        you = self.me
        if "travel" in you.used:
            return self.ending(you.space, you.trains + (kind == "train"), you.ships + (kind == "ship"))
        return self.journey(you.space, you.trains + (kind == "train"), you.ships + (kind == "ship"))[0]

    def best(self, offered: set[str], left: int) -> tuple[str, float]:
        """The action to begin with, and what the whole turn is worth then."""
        you = self.me
        others = sorted(
            ((self.action_worth(name, you.space), name) for name in offered if name not in ("travel", "pass")),
            reverse=True,
        )
        useful = [(worth, name) for worth, name in others if worth > WORTH_DOING]
        plans = [
            (
                self.ending(you.space, you.trains, you.ships) + sum(worth for worth, _ in useful[:left]),
                useful[0][1] if useful else "pass",
            )
        ]
        if "travel" in offered:
            plans += self.travels(offered, left, useful)
        if left and you.name in offered:
            plans += self.sailing(offered, left)
        worth, action = max(plans)
        return action, worth

    def travels(self, offered: set[str], left: int, useful: list[tuple[float, str]]) -> list[tuple[float, str]]:
        """Travel, with another action before or after it, or a ticket for the journey first."""
        you = self.me
        there, _ = self.journey(you.space, you.trains, you.ships)
        if left < 2:
            return [(there, "travel")]
        before = next(iter(useful), (0.0, "travel"))
        plans = [(there + before[0], before[1])]
        for space in self.box.routes[you.space]:
            after = max(self.later_worth(name, space) for name in ("rest", "acquire", "prepare"))
            plans.append((self.onward(space, you.trains, you.ships) + after, "travel"))
        if "prepare" in offered and you.trains + you.ships < 2:
            for kind in ("train", "ship"):
                if kind in self.box.routes[you.space].values():
                    plans.append((self.with_ticket(kind), "prepare"))
        return plans

    def sailing(self, offered: set[str], left: int) -> list[tuple[float, str]]:
        """An action that moves one and gives the action back."""
        you = self.me
        for power in you.sheet.get(ab.Action):
            moving = next((node.effect for node in power.text if isinstance(node.effect, do.Move)), None)
            if moving is not None:
                ends = [
                    self.journey(space, you.trains, you.ships)[0]
                    if "travel" in offered
                    else self.ending(space, you.trains, you.ships)
                    for space, route in self.box.routes[you.space].items()
                    if not moving.along or route == moving.along
                ]
                return [(max(ends) + ACTION / 2, you.name)] if ends else []
        return []

    def later_worth(self, name: str, space: str) -> float:
        """What an action will be worth on a space that one travels to first."""
        city = self.box.spaces[space].type == "city"
        if name in self.me.used or (name != "rest" and not city):
            return 0.0
        if name != "prepare" and self.seen.foes.get(space):
            return 0.0
        return max(0.0, self.action_worth(name, space))

    def action_worth(self, name: str, space: str) -> float:
        you = self.me
        if name == "rest":
            return 0.0 if "rest" in self.seen.forbidden else self.rest_worth()
        if name == "prepare":
            return self.ticket_worth(space)
        if name == "acquire":
            return self.shopping_worth()
        if name == "trade":
            others = [person for person in self.seen.people.values() if person.space == space and person is not you]
            return max((self.bot.trading(self.seen, you, other) for other in others), default=0.0) - 0.2
        return self.bot.component_worth(self.seen, you, name)

    def ticket_worth(self, space: str) -> float:
        """How much nearer a ticket brings everything."""
        you = self.me
        places = list(self.ways.prepared(space, you.trains, you.ships))
        best = max((self.ending(*place) for place in places), default=0.0)
        return max(0.0, best - self.ending(space, you.trains, you.ships)) + TICKET if places else 0.0

    def rest_worth(self) -> float:
        you = self.me
        worth = -you.harm(-1, -1)
        for able in (*you.cards, *you.conditions):
            for power in able.get(ab.OnRest):
                worth += max(0.0, self.seen.texts.of(power.text, you).total)
        return worth

    def shopping_worth(self) -> float:
        """What an Influence test buys on average."""
        you = self.me
        rolled = successes(max(1, you.dice("influence", "acquire")), you.least)
        return sum(chance * self.bot.basket(self.seen, you, money)[0] for money, chance in enumerate(rolled) if money)
