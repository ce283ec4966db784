// A space in words: all that lies there, and where one gets from there.
import { join, nameOf, say } from "../../../shell/voice.svelte";
import type { CardData, Path, SpaceData } from "../card";
import type { Lying } from "./lying";

type Find = (kind: string, id: string) => CardData;

const ROUTES: Path["by"][] = ["train", "ship", "uncharted"];

/** What lies there, one thing after the other. */
export function thingsHeard(lying: Lying, card: Find): string[] {
  const { gate, clues, monsters, rumors, tokens, expedition, bodies, investigators } = lying;
  const heard: string[] = [];
  if (gate) heard.push(say("web-eldritch-heard-gate", { omen: nameOf("omen", gate.omen) }));
  if (monsters.length) {
    const names = monsters.map(({ id, epic, toughness, damage }) =>
      say("web-eldritch-heard-monster", {
        name: card(epic ? "epic_monster" : "monster", id).name,
        left: toughness - damage,
        epic: String(epic),
      }),
    );
    heard.push(say("web-eldritch-heard-monsters", { count: monsters.length, names: names.join("; ") }));
  }
  if (clues) heard.push(say("web-eldritch-heard-clues", { count: clues }));
  for (const rumor of rumors) heard.push(say("web-eldritch-heard-rumor", { name: card("mythos", rumor.id).name }));
  if (tokens) heard.push(say("web-eldritch-heard-tokens", { count: tokens }));
  if (expedition) heard.push(say("web-eldritch-heard-expedition"));
  for (const body of bodies) heard.push(say("web-eldritch-heard-body", { name: card("investigator", body.id).name }));
  const people = investigators.map((person) => card("investigator", person.id).name);
  if (people.length) heard.push(say("web-eldritch-heard-people", { names: join(people) }));
  return heard;
}

/** Where ways lead, by their kind. */
export function routesHeard(space: SpaceData, name: (space: string) => string): string[] {
  return ROUTES.flatMap((by) => {
    const there = space.paths.filter((path) => path.by === by).map((path) => name(path.to));
    return there.length ? [say(`web-eldritch-heard-${by}`, { spaces: join(there) })] : [];
  });
}
