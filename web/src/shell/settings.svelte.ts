// How this reader wants to see the table.
import { recall, remember } from "./storage";

export const THEMES = ["system", "lamplight", "daylight"] as const;
/** How large letters are, and all that is measured by them, in percent. */
export const SIZES = [100, 115, 130] as const;
export const MOTIONS = ["slow", "normal", "fast", "none"] as const;

export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];
export type Motion = (typeof MOTIONS)[number];

interface Settings {
  theme: Theme;
  motion: Motion;
  size: Size;
}

function recalled(): Settings {
  const found = recall<Partial<Settings>>("settings", {});
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    theme: THEMES.find((theme) => theme === found?.theme) ?? "system",
    motion: MOTIONS.find((motion) => motion === found?.motion) ?? (still ? "none" : "normal"),
    size: SIZES.find((size) => size === found?.size) ?? 100,
  };
}

export const settings: Settings = $state(recalled());

const daylight = matchMedia("(prefers-color-scheme: light)");

function showTheme(): void {
  const theme = settings.theme === "system" ? (daylight.matches ? "daylight" : "lamplight") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = settings.motion;
  document.documentElement.style.setProperty("--text-size", `${settings.size / 100}`);
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
