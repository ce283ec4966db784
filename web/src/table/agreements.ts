// What a table may agree on, in words.
import type { Agreement } from "../generated/protocol";
import { asWords, capital, knownName, knows, say } from "../shell/voice.svelte";

const kebab = (id: string) => id.replaceAll("_", "-");

export function agreementName(game: string, id: string): string {
  const key = `${game}-agreement-${kebab(id)}`;
  return knows(key) ? say(key) : capital(asWords(id));
}

export function choiceName(game: string, id: string, choice: string | boolean): string {
  if (typeof choice === "boolean") return say(choice ? "core-agreement-yes" : "core-agreement-no");
  const key = `${game}-agreement-${kebab(id)}-${kebab(choice)}`;
  if (knows(key)) return say(key);
  return choice === "random" ? say("core-agreement-random") : (knownName(id, choice) ?? asWords(choice));
}

/** Left to chance unless agreed; everything else is a ruling or a variant. */
export function isRuling({ choices }: Agreement): boolean {
  return choices[0] !== "random";
}
