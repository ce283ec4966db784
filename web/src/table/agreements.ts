// What a table may agree on, in words.
import type { Agreement } from "../generated/protocol";
import { knows, nameOf, say } from "../shell/voice.svelte";

const kebab = (id: string) => id.replaceAll("_", "-");

export function agreementName(game: string, id: string): string {
  return say(`${game}-agreement-${kebab(id)}`);
}

export function choiceName(game: string, id: string, choice: string | boolean): string {
  if (typeof choice === "boolean") return say(choice ? "core-agreement-yes" : "core-agreement-no");
  if (choice === "random") return say("core-agreement-random");
  const key = `${game}-agreement-${kebab(id)}-${kebab(choice)}`;
  return knows(key) ? say(key) : nameOf("option", choice);
}

/** Left to chance unless agreed; everything else is a ruling with two fair readings. */
export function isRuling({ choices }: Agreement): boolean {
  return choices[0] !== "random";
}
