// Looking at a card closely: a glance while the pointer rests on it, or open until closed.
import type { Attachment } from "svelte/attachments";
import type { CardInfo } from "..";

const REST = 450; // milliseconds a mouse rests, or a finger presses, before a card is enlarged

/** The end of a long press is no tap, and opens no menu. */
function letGo(): void {
  const over = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listen = { capture: true, signal: over.signal };
  addEventListener("click", swallow, listen);
  addEventListener("contextmenu", swallow, listen);
  addEventListener("pointerup", () => setTimeout(() => over.abort(), 100), { once: true });
  addEventListener("pointercancel", () => over.abort(), { once: true });
}

export class Reading {
  glanced: { card: CardInfo; at: DOMRect } | null = $state.raw(null);
  opened: CardInfo | null = $state.raw(null);

  open(card: CardInfo): void {
    this.glanced = null;
    this.opened = card;
  }

  /** True if there was something to close. */
  close(): boolean {
    const shown = this.opened ?? this.glanced;
    this.opened = this.glanced = null;
    return shown !== null;
  }

  /** For whatever shows a card small: rest the mouse on it, press it long, or press I. */
  of(card: CardInfo): Attachment<HTMLElement> {
    return (element) => {
      let timer = 0;

      const enter = (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        timer = setTimeout(() => (this.glanced = { card, at: element.getBoundingClientRect() }), REST);
      };
      const leave = () => {
        clearTimeout(timer);
        if (this.glanced?.card === card) this.glanced = null;
      };
      const press = (event: PointerEvent) => {
        leave();
        if (event.pointerType === "mouse") return;
        timer = setTimeout(() => {
          this.open(card);
          letGo();
        }, REST);
      };
      const key = (event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        this.open(card);
      };
      const quit = new AbortController();
      const listen = { signal: quit.signal };
      element.addEventListener("pointerenter", enter, listen);
      element.addEventListener("pointerleave", leave, listen);
      element.addEventListener("pointerdown", press, listen);
      element.addEventListener("pointercancel", leave, listen);
      element.addEventListener("pointerup", () => clearTimeout(timer), listen);
      element.addEventListener("keydown", key, listen);
      return () => {
        quit.abort();
        leave();
      };
    };
  }
}
