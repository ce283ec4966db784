// Looks at the map: moves one layer, and nothing else while it moves.
import { still } from "../../../shell/settings.svelte";
import {
  around,
  between,
  clamped,
  comfortable,
  covering,
  everything,
  type Framing,
  type Size,
  tokenSize,
  zoomed,
} from "./framing";
import type { Point } from "./projection";

const FLIGHT = 450;
/** So long after the last movement everything is drawn sharply again. */
const SETTLE = 140;
/** How close one looks at least when a space is to be seen. */
const CLOSE = 0.42;
/** How close one must look to tell things apart. */
const READABLE = 0.22;
const STEP = 1.5;

export class Camera {
  /** The zoom when it last stood still: what is drawn at which size goes by this. */
  zoom = $state(0.3);

  readonly #place: (space: string) => Point | undefined;
  #size: Size = { width: 0, height: 0 };
  #framing: Framing = everything({ width: 960, height: 540 });
  #layer: HTMLElement | null = null;
  /** Whether all of the map is in the frame. */
  #whole = true;
  /** Whether anybody has looked elsewhere than where one looks in the beginning. */
  #moved = false;
  #flight = 0;
  #settling = 0;

  constructor(place: (space: string) => Point | undefined) {
    this.#place = place;
  }

  get framing(): Framing {
    return this.#framing;
  }

  get size(): Size {
    return this.#size;
  }

  /** Looks through a frame at the layer inside it; `first` are the spaces to be seen in the beginning, if not all. */
  through(frame: HTMLElement, layer: HTMLElement, first: () => string[]): () => void {
    this.#layer = layer;
    const resized = new ResizeObserver(([{ contentRect }]) => {
      this.#size = { width: contentRect.width, height: contentRect.height };
      if (!this.#size.width || !this.#size.height) return;
      if (!this.#moved) this.#begin(first());
      else this.#set(this.#whole ? everything(this.#size) : this.#framing);
      this.#settled();
    });
    resized.observe(frame);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(this.#flight);
      clearTimeout(this.#settling);
      this.#layer = null;
      this.#size = { width: 0, height: 0 };
    };
  }

  /** All of it where that is large enough to be read; else as much as there is room for, around somebody. */
  #begin(spaces: string[]): void {
    const all = everything(this.#size);
    const points = spaces.flatMap((space) => this.#place(space) ?? []);
    const near = Math.max(covering(this.#size), READABLE * 1.4);
    if (all.zoom >= READABLE) this.#set(all);
    else this.#set(points.length ? around(points, near, this.#size) : { ...all, zoom: near });
  }

  // -- moving ----------------------------------------------------------------------------------------------

  /** So that a space can be seen; nothing moves if it can be already. For the director, and for who asks. */
  show = (space: string, closer = false): void => {
    const point = this.#place(space);
    if (!point || !this.#size.width) return;
    const near = this.#framing.zoom >= CLOSE || !closer;
    if (near && comfortable(point, this.#framing, this.#size)) return;
    this.#fly({ ...point, zoom: closer ? Math.max(this.#framing.zoom, CLOSE) : this.#framing.zoom });
  };

  /** A space in the middle, from near. */
  approach = (space: string): void => {
    const point = this.#place(space);
    if (point && this.#size.width) this.#fly({ ...point, zoom: Math.max(this.#framing.zoom, CLOSE) });
  };

  /** So that several spaces can be seen at once, from as near as one is or from as far as it takes. */
  showAll = (spaces: string[]): void => {
    const points = spaces.flatMap((space) => this.#place(space) ?? []);
    if (!points.length || !this.#size.width) return;
    if (points.every((point) => comfortable(point, this.#framing, this.#size))) return;
    this.#fly(around(points, this.#framing.zoom, this.#size));
  };

  fit = (): void => {
    this.#fly(everything(this.#size));
  };

  closer = (pixel: Point = this.#middle): void => {
    this.#fly(zoomed(this.#framing, this.#framing.zoom * STEP, pixel, this.#size));
  };

  farther = (pixel: Point = this.#middle): void => {
    this.#fly(zoomed(this.#framing, this.#framing.zoom / STEP, pixel, this.#size));
  };

  /** At once: for wheel and pinch. What was under one pixel will be under the other. */
  zoomBy(factor: number, pixel: Point, then: Point = pixel): void {
    this.#stop();
    this.#set(zoomed(this.#framing, this.#framing.zoom * factor, pixel, this.#size, then));
  }

  /** At once, by so many pixels. */
  drag(dx: number, dy: number): void {
    this.#stop();
    const { x, y, zoom } = this.#framing;
    this.#set({ x: x - dx / zoom, y: y - dy / zoom, zoom });
  }

  get #middle(): Point {
    return { x: this.#size.width / 2, y: this.#size.height / 2 };
  }

  #fly(wanted: Framing): void {
    this.#stop();
    const to = clamped(wanted, this.#size);
    if (still()) {
      this.#set(to);
      return;
    }
    const from = this.#framing;
    const begin = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / FLIGHT));
      this.#set(between(from, to, 1 - (1 - part) ** 3));
      this.#flight = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#flight = requestAnimationFrame(step);
  }

  #stop(): void {
    this.#moved = true;
    cancelAnimationFrame(this.#flight);
    this.#flight = 0;
  }

  #set(framing: Framing): void {
    this.#framing = clamped(framing, this.#size);
    if (!this.#layer) return;
    const { x, y, zoom } = this.#framing;
    const { width, height } = this.#size;
    this.#layer.style.transform = `translate(${width / 2 - x * zoom}px, ${height / 2 - y * zoom}px) scale(${zoom})`;
    this.#layer.style.willChange = "transform";
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => this.#settled(), SETTLE);
  }

  /** While it moves the layer is a picture that is moved; at rest it is drawn anew, sharp and at the right size. */
  #settled(): void {
    clearTimeout(this.#settling);
    const { zoom } = this.#framing;
    this.zoom = zoom;
    this.#whole = zoom <= everything(this.#size).zoom * 1.001;
    this.#layer?.style.setProperty("--token", `${tokenSize(zoom) / zoom}`);
    this.#layer?.style.setProperty("--hair", `${1 / zoom}px`);
    this.#layer?.style.removeProperty("will-change");
  }
}
