// Looking at a card closely: a glance while the pointer rests on it, or open until closed.
import type { Attachment } from "svelte/attachments";
import type { CardInfo } from "..";

const REST = 450; // milliseconds a mouse rests, or a finger presses, before a card is enlarged

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
      let pressedLong = false;

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
        pressedLong = false;
        if (event.pointerType === "mouse") return;
        timer = setTimeout(() => {
          pressedLong = true;
          this.open(card);
        }, REST);
      };
      // the end of a long press is no tap
      const click = (event: MouseEvent) => {
        clearTimeout(timer);
        if (!pressedLong) return;
        pressedLong = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const key = (event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        this.open(card);
      };
      const menu = (event: Event) => {
        if (pressedLong) event.preventDefault();
      };

      const quit = new AbortController();
      const listen = { signal: quit.signal };
      element.addEventListener("pointerenter", enter, listen);
      element.addEventListener("pointerleave", leave, listen);
      element.addEventListener("pointerdown", press, listen);
      element.addEventListener("pointercancel", leave, listen);
      element.addEventListener("pointerup", () => clearTimeout(timer), listen);
      element.addEventListener("click", click, { ...listen, capture: true });
      element.addEventListener("contextmenu", menu, listen);
      element.addEventListener("keydown", key, listen);
      return () => {
        quit.abort();
        leave();
      };
    };
  }
}
