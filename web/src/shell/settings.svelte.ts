// How this reader wants to see and hear the table.
import { recall, remember } from "./storage";

export const THEMES = ["system", "lamplight", "daylight"] as const;
export const MOTIONS = ["slow", "normal", "fast", "none"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

interface Settings {
  theme: Theme;
  motion: Motion;
  /** Of sounds, from 0 to 100. */
  volume: number;
  muted: boolean;
  /** Whether a phone shakes when it is one's turn. */
  shake: boolean;
  /** Whether one wants to be told of one's turn while looking elsewhere. */
  notices: boolean;
}

const USUAL_VOLUME = 60;

function isVolume(found: unknown): found is number {
  return typeof found === "number" && found >= 0 && found <= 100;
}

function recalled(): Settings {
  const found = recall<Partial<Settings>>("settings", {});
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    theme: THEMES.find((theme) => theme === found?.theme) ?? "system",
    motion: MOTIONS.find((motion) => motion === found?.motion) ?? (still ? "none" : "normal"),
    volume: isVolume(found?.volume) ? found.volume : USUAL_VOLUME,
    muted: found?.muted === true,
    shake: found?.shake !== false,
    notices: found?.notices === true,
  };
}

export const settings: Settings = $state(recalled());

const daylight = matchMedia("(prefers-color-scheme: light)");

function showTheme(): void {
  const theme = settings.theme === "system" ? (daylight.matches ? "daylight" : "lamplight") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = settings.motion;
}

/** Makes the page follow the settings from now on, and remembers them. */
export function followSettings(): void {
  daylight.addEventListener("change", showTheme);
  $effect.root(() => {
    $effect(() => {
      showTheme();
      remember("settings", settings);
    });
  });
}
