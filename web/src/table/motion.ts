// Small movements on the table, through the Web Animations API. All of them can be ended at once.

import { still } from "../shell/settings.svelte";
import "./motion.css";

const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

export class Motion {
  protected readonly root: HTMLElement;
  readonly #running = new Set<Animation>();
  readonly #ghosts = new Set<Element>();
  /** How long a thing takes, in milliseconds. */
  pace = 1;

  constructor(root: HTMLElement) {
    this.root = root;
  }

  place(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
  }

  protected animate(
    element: Element | null,
    frames: Keyframe[],
    duration: number,
    options: KeyframeAnimationOptions = {},
  ): Animation | null {
    if (!element || still()) return null;
    const animation = element.animate(frames, { duration: duration * this.pace, easing: EASE, ...options });
    this.#running.add(animation);
    const over = () => this.#running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }

  pause(): void {
    for (const animation of this.#running) animation.pause();
  }

  resume(): void {
    for (const animation of this.#running) animation.play();
  }

  /** Ends everything that moves. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running.clear();
    this.#ghosts.clear();
  }

  /** Something that lives only while it flies. */
  protected ghost(element: HTMLElement, frames: Keyframe[], duration: number, delay = 0): void {
    if (still()) return;
    element.setAttribute("aria-hidden", "true");
    this.root.append(element);
    this.#ghosts.add(element);
    const animation = this.animate(element, frames, duration, { delay: delay * this.pace, fill: "both" });
    const gone = () => {
      element.remove();
      this.#ghosts.delete(element);
    };
    animation?.finished.then(gone, gone);
  }

  /** Where something is, within the table. */
  protected box(name: string): DOMRect | null {
    const box = this.where(name);
    const table = this.root.getBoundingClientRect();
    return box?.width ? new DOMRect(box.x - table.x, box.y - table.y, box.width, box.height) : null;
  }

  protected centre(name: string): { x: number; y: number } | null {
    const element = this.place(name);
    if (!element?.checkVisibility()) return null;
    const box = element.getBoundingClientRect();
    const table = this.root.getBoundingClientRect();
    return { x: box.x + box.width / 2 - table.x, y: box.y + box.height / 2 - table.y };
  }

  /** A token goes from one place to another; `tone` is its colour. */
  carry(from: string, to: string, tone: string, duration: number): void {
    const start = this.centre(from);
    const end = this.centre(to);
    if (!start || !end) return;
    const token = document.createElement("i");
    token.className = "flying-token";
    token.style.setProperty("--tone", tone);
    const at = ({ x, y }: { x: number; y: number }) => `translate(-50%, -50%) translate(${x}px, ${y}px)`;
    const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 24 };
    this.ghost(
      token,
      [
        { transform: `${at(start)} scale(0.7)`, opacity: 0.4 },
        { transform: `${at(middle)} scale(1.25)`, opacity: 1, offset: 0.5 },
        { transform: `${at(end)} scale(0.8)`, opacity: 0.6 },
      ],
      duration,
    );
  }

  /** A ring opens around a place, so that everybody looks there. */
  halo(name: string, tone: string, duration: number): void {
    const at = this.centre(name);
    if (!at) return;
    const ring = document.createElement("i");
    ring.className = "halo";
    ring.style.setProperty("--tone", tone);
    const there = `translate(-50%, -50%) translate(${at.x}px, ${at.y}px)`;
    this.ghost(
      ring,
      [
        { transform: `${there} scale(0.3)`, opacity: 0 },
        { transform: `${there} scale(1)`, opacity: 1, offset: 0.4 },
        { transform: `${there} scale(1.25)`, opacity: 0 },
      ],
      duration,
    );
  }

  /** A number rises from a place. */
  rise(at: string, text: string, kind: "harm" | "good", duration: number): void {
    const start = this.centre(at);
    if (!start) return;
    const label = document.createElement("b");
    label.className = `rising ${kind}`;
    label.textContent = text;
    this.ghost(
      label,
      [
        { transform: `translate(-50%, -50%) translate(${start.x}px, ${start.y}px) scale(0.6)`, opacity: 0 },
        {
          transform: `translate(-50%, -50%) translate(${start.x}px, ${start.y - 12}px) scale(1.25)`,
          opacity: 1,
          offset: 0.3,
        },
        { transform: `translate(-50%, -50%) translate(${start.x}px, ${start.y - 46}px) scale(1)`, opacity: 0 },
      ],
      duration * 1.6,
    );
  }

  /** A likeness of what lies at a place flies to another. */
  fly(from: string, to: string, duration: number): void {
    const original = this.place(from);
    const end = this.centre(to);
    const box = this.box(from);
    if (!original || !end || !box) return;
    const likeness = original.cloneNode(true) as HTMLElement;
    likeness.removeAttribute("data-place");
    likeness.className = `flying ${likeness.className}`;
    likeness.inert = true;
    likeness.style.setProperty("width", `${box.width}px`);
    const away = `translate(${end.x - box.width / 2}px, ${end.y - box.height / 2}px) scale(0.35)`;
    this.ghost(
      likeness,
      [
        { transform: `translate(${box.left}px, ${box.top}px)`, opacity: 1 },
        { transform: away, opacity: 0.3 },
      ],
      duration,
    );
  }

  /** Where something is, for letting it arrive from there later. */
  where(name: string): DOMRect | undefined {
    return this.place(name)?.getBoundingClientRect();
  }

  /** What is now at a place arrives from where it was; a card turns over on its way. */
  arrive(name: string, from: DOMRect | undefined, duration: number, turn = false): void {
    const element = this.place(name);
    const box = element?.getBoundingClientRect();
    if (!element || !box || !from?.width) return;
    const x = from.left + from.width / 2 - box.left - box.width / 2;
    const y = from.top + from.height / 2 - box.top - box.height / 2;
    const start = `perspective(900px) translate(${x}px, ${y}px)`;
    this.animate(
      element,
      turn
        ? [
            { transform: `${start} scale(0.5) rotateY(110deg)`, opacity: 0.2 },
            {
              transform: `perspective(900px) translate(${x * 0.2}px, ${y * 0.2}px) scale(1.12) rotateY(40deg)`,
              opacity: 1,
              offset: 0.6,
            },
            { transform: "perspective(900px)" },
          ]
        : [{ transform: start }, { transform: "perspective(900px)" }],
      duration,
    );
  }

  shake(name: string, duration: number): void {
    this.animate(
      this.place(name),
      [0, -6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)`, filter: x ? "brightness(1.6)" : "none" })),
      duration,
      { easing: "linear" },
    );
  }

  pulse(name: string, duration: number): void {
    this.animate(
      this.place(name),
      [{ transform: "scale(1)" }, { transform: "scale(1.16)", filter: "brightness(1.35)" }, { transform: "scale(1)" }],
      duration,
    );
  }
}
