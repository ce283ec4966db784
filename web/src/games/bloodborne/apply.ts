// What an event does to the table as it is shown. Events carry their results: no rule is needed here.
import type { BloodborneEvent, HunterView, TableView, Trophies } from "../../generated/bloodborne";
import { PHASES } from "./phases";

function drop(cards: string[], id: string): boolean {
  const place = cards.indexOf(id);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}

type Kind = BloodborneEvent["event"];

/** What one kind of event does; the hunter is the one on the event's seat. */
type Happening<K extends Kind> = (
  view: TableView,
  event: Extract<BloodborneEvent, { event: K }>,
  hunter: HunterView,
) => void;

const happenings: { [K in Kind]?: Happening<K> } = {
  "round-began": (view, event) => {
    view.round = event.round;
    view.first_player = event.seat;
  },
  "monster-revealed": (view, event) => {
    // how its echoes came together is in the view that follows
    view.monster = {
      id: event.monster,
      echoes: event.echoes,
      printed: event.echoes,
      for_hunters: 0,
      for_final_boss: 0,
    };
    if (event.monster !== view.final_boss) view.dungeon_size -= 1;
  },
  "monster-killed": (view) => (view.monster = null),
  "monster-escaped": (view) => (view.monster = null),
  "monster-added": (view, event) => (view.dungeon_size += event.amount),
  "card-revealed": (_, event, hunter) => {
    hunter.played = [event.card];
    hunter.hand_size -= 1;
  },
  "weapon-drawn": (_, event, hunter) => {
    hunter.played.push(event.card);
    hunter.hand_size -= 1;
  },
  "damage-taken": (_, event, hunter) => (hunter.health = event.health),
  "hunter-healed": (_, event, hunter) => (hunter.health = event.health),
  rested: (_, event, hunter) => (hunter.health = event.health),
  "hunter-died": (_, event, hunter) => {
    hunter.health = 0;
    hunter.collected -= event.amount;
    hunter.deaths += 1;
  },
  "hunter-out": (_, __, hunter) => (hunter.out = true),
  "echoes-taken": (view, event, hunter) => {
    hunter.collected += event.amount;
    if (view.monster) view.monster.echoes = event.left;
  },
  "echoes-gained": (_, event, hunter) => (hunter.collected += event.amount),
  "echoes-lost": (_, event, hunter) => (hunter.collected = Math.max(0, hunter.collected - event.amount)),
  "echoes-stolen": (view, event, hunter) => {
    hunter.collected += event.amount;
    view.hunters[event.target].collected -= event.amount;
  },
  "echoes-banked": (_, event, hunter) => {
    hunter.collected -= event.amount;
    hunter.banked += event.amount;
  },
  "trophy-earned": (_, event, hunter) => (hunter.trophies[event.type as keyof Trophies] = event.space),
  "cards-reclaimed": (_, event, hunter) => {
    hunter.hand_size += event.cards.length;
    hunter.used = [];
    hunter.played = [];
  },
  "upgrade-taken": (view, event, hunter) => {
    drop(view.available_upgrades, event.card);
    hunter.owned.push(event.card);
    hunter.hand_size += 1;
  },
  "card-removed": (_, event, hunter) => {
    drop(hunter.owned, event.card);
    if (!drop(hunter.used, event.card) && !drop(hunter.played, event.card)) hunter.hand_size -= 1;
  },
  "upgrades-refilled": (view, event) => {
    view.available_upgrades.push(...event.cards);
    view.upgrade_deck_size -= event.cards.length;
  },
  "card-exhausted": (_, event, hunter) => {
    hunter.hand_size -= 1;
    hunter.used.push(event.card);
  },
  "card-returned": (_, event, hunter) => {
    if (!drop(hunter.played, event.card)) drop(hunter.used, event.card);
    hunter.hand_size += 1;
  },
  "cards-used": (_, event, hunter) => {
    for (const card of event.cards) drop(hunter.played, card);
    hunter.used.push(...event.cards);
  },
  "token-passed": (view, event) => (view.first_player = event.seat),
};

/** Changes a copy of the view as the event tells. */
export function apply(view: TableView, event: BloodborneEvent): void {
  const step = /^step-(\d)/.exec(event.rule)?.[1];
  if (step) view.phase = PHASES[Number(step) - 1];
  const happens = happenings[event.event] as Happening<Kind> | undefined;
  happens?.(view, event, view.hunters["seat" in event ? event.seat : 0]);
}
