// Panels that open beside what they belong to, over everything else.
import type { Attachment } from "svelte/attachments";

const GAP = 8;

/** Shows a panel above something where there is room, else below it, and always within the window. */
export function beside(
  what: () => HTMLElement | undefined,
  prefer: "above" | "below" = "above",
): Attachment<HTMLElement> {
  return (panel) => {
    panel.showPopover();
    const at = what()?.getBoundingClientRect() ?? new DOMRect();
    const size = panel.getBoundingClientRect();
    const above = at.top - size.height - GAP;
    const left = Math.min(at.left, innerWidth - size.width - GAP);
    const top = prefer === "above" && above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - size.height - GAP);
    panel.style.left = `${Math.max(GAP, left)}px`;
    panel.style.top = `${Math.max(GAP, top)}px`;
  };
}
