// What is heard at a table: what happens there when it is shown, the end, and others who talk.
import { untrack } from "svelte";
import type { GameClient } from "../games";
import { hear } from "../shell/sound";
import type { MySeats } from "./mySeats.svelte";
import type { Playback } from "./playback.svelte";

/** Lets a match be heard as it is shown; a game without sounds of its own only when it ends. */
export function hearShown(now: () => Playback, sound: () => GameClient["sound"]): void {
  $effect(() => {
    const playback = now();
    const shots = playback.scene?.shots ?? [];
    const sounds = untrack(() => shots.map(({ event }) => sound()?.(event, playback.seat)));
    for (const each of new Set(sounds)) if (each) hear(each);
  });
  let goesOn = false;
  $effect(() => {
    const { view } = now();
    const over = Boolean(view?.outcome);
    if (over && goesOn) hear("end");
    goesOn = view !== null && !over;
  });
}

/** Others' talk is heard once, and what was said before one came is not. */
export function hearTalk(seats: MySeats): void {
  let last: number | null = null;
  $effect(() => {
    const line = seats.shown;
    if (!line.state) return;
    const said = line.talk.at(-1);
    const number = said?.number ?? -1;
    if (last !== null && number > last && !seats.has(said?.seat ?? -1)) hear("talk");
    last = number;
  });
}
