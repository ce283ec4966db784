// What a table may agree on, in words.
import type { Agreement } from "../generated/protocol";
import { asWords, capital, knownName, knows, say } from "../shell/voice.svelte";

const kebab = (id: string) => id.replaceAll("_", "-");

export function agreementName(game: string, id: string): string {
  const key = `${game}-agreement-${kebab(id)}`;
  return knows(key) ? say(key) : capital(asWords(id));
}

/** What an agreement means; nothing, if the game does not say. */
export function agreementText(game: string, id: string): string {
  const key = `${game}-agreement-${kebab(id)}.text`;
  return knows(key) ? say(key) : "";
}

export type Choice = Agreement["choices"][number];

/** What a table of so many may agree on; a number is a seat, and must be there. */
export function agreementsFor(agreements: Agreement[], players: number): Agreement[] {
  return agreements
    .filter((each) => !each.players?.length || each.players.includes(players))
    .map((each) => ({
      ...each,
      choices: each.choices.filter((choice) => typeof choice !== "number" || choice < players),
    }));
}

export function choiceName(game: string, id: string, choice: Choice): string {
  if (typeof choice === "number") return say("web-seat-number", { number: choice + 1 });
  if (typeof choice === "boolean") return say(choice ? "core-agreement-yes" : "core-agreement-no");
  const key = `${game}-agreement-${kebab(id)}-${kebab(choice)}`;
  if (knows(key)) return say(key);
  return choice === "random" ? say("core-agreement-random") : (knownName(id, choice) ?? asWords(choice));
}

/** Left to chance unless agreed; everything else is a ruling or a variant. */
export function isRuling({ choices }: Agreement): boolean {
  return choices[0] !== "random";
}
