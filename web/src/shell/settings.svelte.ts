// How this reader wants to see and hear the table.
import { recall, remember } from "./storage";

export const THEMES = ["system", "lamplight", "daylight"] as const;
/** How large letters are, and all that is measured by them, in percent. */
export const SIZES = [100, 115, 130] as const;
/** How fast what happened is shown; with "off" it is all there at once. */
export const PACES = ["calm", "normal", "brisk", "off"] as const;
/** Whether a choice is asked for once more: never, when it cannot be taken back, or always. */
export const CONFIRMS = ["off", "final", "always"] as const;

export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];
export type Pace = (typeof PACES)[number];
export type Confirm = (typeof CONFIRMS)[number];

interface Settings {
  theme: Theme;
  size: Size;
  pace: Pace;
  /** Whether what happened waits for a click after each thing. */
  steps: boolean;
  confirm: Confirm;
  /** Whether every game is shown at the plain table, in words. */
  plain: boolean;
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
  return {
    theme: THEMES.find((theme) => theme === found?.theme) ?? "system",
    size: SIZES.find((size) => size === found?.size) ?? 100,
    pace: PACES.find((pace) => pace === found?.pace) ?? "normal",
    steps: found?.steps === true,
    confirm: CONFIRMS.find((confirm) => confirm === found?.confirm) ?? "off",
    plain: found?.plain === true,
    volume: isVolume(found?.volume) ? found.volume : USUAL_VOLUME,
    muted: found?.muted === true,
    shake: found?.shake !== false,
    notices: found?.notices === true,
  };
}

export const settings: Settings = $state(recalled());

const daylight = matchMedia("(prefers-color-scheme: light)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing may move: what happens is shown one after the other all the same, unless the pace is off. */
export function still(): boolean {
  return lessMotion.matches || settings.pace === "off";
}

function showTheme(): void {
  const theme = settings.theme === "system" ? (daylight.matches ? "daylight" : "lamplight") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = still() ? "none" : "some";
  document.documentElement.style.setProperty("--text-size", `${settings.size / 100}`);
}

/** Makes the page follow the settings from now on, and remembers them. */
export function followSettings(): void {
  daylight.addEventListener("change", showTheme);
  lessMotion.addEventListener("change", showTheme);
  $effect.root(() => {
    $effect(() => {
      showTheme();
      remember("settings", settings);
    });
  });
}
