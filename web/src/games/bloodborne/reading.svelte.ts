// Looking at a card closely: a glance while the pointer rests on it, or open until closed.
import type { Attachment } from "svelte/attachments";
import type { CardData } from "./card";

// Milliseconds until a card is enlarged.
const REST = 650; // of a mouse that rests on it
const PRESS = 450; // of a finger that presses it

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
  glanced: { card: CardData; at: DOMRect } | null = $state.raw(null);
  /** With the option that choosing it would be, if it lies where the question can mean it. */
  opened: { card: CardData; option: string | null; since: number } | null = $state.raw(null);

  open(card: CardData, option: string | null = null): void {
    this.glanced = null;
    this.opened = { card, option, since: performance.now() };
  }

  /** True if there was something to close. */
  close(): boolean {
    const shown = this.opened ?? this.glanced;
    this.opened = this.glanced = null;
    return shown !== null;
  }

  /** For whatever shows a card small: rest the mouse on it, press it long, or press I. */
  of(card: CardData, option: string | null = null): Attachment<HTMLElement> {
    return (element) => {
      let timer = 0;
      let pressed = false; // whoever has just chosen wants to see the table, until the mouse comes again

      const move = (event: PointerEvent) => {
        const moved = event.movementX || event.movementY;
        if (event.pointerType !== "mouse" || !moved || pressed || this.glanced?.card === card) return;
        clearTimeout(timer);
        timer = window.setTimeout(() => (this.glanced = { card, at: element.getBoundingClientRect() }), REST);
      };
      const stop = () => {
        clearTimeout(timer);
        if (this.glanced?.card === card) this.glanced = null;
      };
      const leave = () => {
        stop();
        pressed = false;
      };
      const press = (event: PointerEvent) => {
        stop();
        pressed = true;
        if (event.pointerType === "mouse") return;
        timer = window.setTimeout(() => {
          this.open(card, option);
          letGo();
        }, PRESS);
      };
      const key = (event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        this.open(card, option);
      };

      const quit = new AbortController();
      const listen = { signal: quit.signal };
      element.addEventListener("pointermove", move, listen);
      element.addEventListener("pointerleave", leave, listen);
      element.addEventListener("pointerdown", press, listen);
      element.addEventListener("pointercancel", leave, listen);
      element.addEventListener("pointerup", () => clearTimeout(timer), listen);
      element.addEventListener("keydown", key, listen);
      return () => {
        quit.abort();
        stop();
      };
    };
  }
}
