// How this reader wants to see the table.
import { recall, remember } from "./storage";

export const THEMES = ["system", "lamplight", "daylight"] as const;
export const MOTIONS = ["slow", "normal", "fast", "none"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

interface Settings {
  theme: Theme;
  motion: Motion;
}

function recalled(): Settings {
  const found = recall<Partial<Settings>>("settings", {});
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    theme: THEMES.find((theme) => theme === found?.theme) ?? "system",
    motion: MOTIONS.find((motion) => motion === found?.motion) ?? (still ? "none" : "normal"),
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
