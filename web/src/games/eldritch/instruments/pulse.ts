// A number that changes is seen to change.
import type { Attachment } from "svelte/attachments";
import { still } from "../../../shell/settings.svelte";

const shown = new WeakMap<Element, unknown>();

/** Lets a thing light up for a moment when its value is another than before. */
export function pulse(value: unknown): Attachment<HTMLElement> {
  return (element) => {
    const changed = shown.has(element) && shown.get(element) !== value;
    shown.set(element, value);
    if (!changed || still()) return;
    element.animate(
      [
        { scale: 1 },
        { scale: 1.45, color: "var(--flame)", textShadow: "0 0 12px var(--flame)", offset: 0.3 },
        { scale: 1 },
      ],
      { duration: 700, easing: "ease-out" },
    );
  };
}
