// A match that somebody brings in a file. It stays in this tab; the server only tells it.
import { MAX_FILE, type Story } from "../generated/protocol";
import { Trouble, tellFile, troubleOf } from "./api";
import { go } from "./router.svelte";

const KEPT = "gaslamp:file";

let told = $state.raw<Promise<Story> | null>(null);

/** How the last file fared. */
export const desk: { reading: boolean; trouble: Trouble | null } = $state({ reading: false, trouble: null });

/** Opens a file in the replay, or says what is wrong with it. */
export async function bring(file: File): Promise<void> {
  if (desk.reading) return;
  desk.reading = true;
  desk.trouble = null;
  try {
    if (file.size > MAX_FILE) throw new Trouble({ key: "core-file-too-big", args: { limit: MAX_FILE } }, 413);
    const text = await file.text();
    const story = await tellFile(text);
    told = Promise.resolve(story);
    keep(text);
    go("/replay/file");
  } catch (thrown) {
    desk.trouble = troubleOf(thrown);
  } finally {
    desk.reading = false;
  }
}

/** The match of the file that was opened last in this tab, also after the page was loaded anew. */
export function broughtStory(): Promise<Story> {
  if (told) return told;
  const text = kept();
  return text ? tellFile(text) : Promise.reject(new Trouble({ key: "web-file-none" }, 404));
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // then it must be opened again after a reload
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}
