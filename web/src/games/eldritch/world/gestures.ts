// Fingers, mouse and wheel on the map.
import type { Camera } from "./camera.svelte";
import type { Point } from "./projection";

/** So many pixels a pointer may tremble before it drags. */
const TREMBLE = 6;
/** Two presses on the sea within this time and distance are one double press. */
const TWICE = 320;
const TWICE_NEAR = 30;

export class Gestures {
  /** Whether the last thing a pointer did was to move the map, and not to press on it. */
  moved = false;

  readonly #camera: Camera;
  readonly #pointers = new Map<number, Point>();
  #frame: HTMLElement | null = null;
  #start: Point = { x: 0, y: 0 };
  #last: { at: number; pixel: Point } | null = null;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  watch = (frame: HTMLElement): (() => void) => {
    this.#frame = frame;
    const listeners = {
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      pointercancel: this.#up,
      wheel: this.#wheel,
    };
    const ending = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      frame.addEventListener(name, listener as EventListener, { signal: ending.signal, passive: false });
    return () => ending.abort();
  };

  /** Where in the frame something happened. */
  pixel(event: MouseEvent): Point {
    const { left, top } = this.#frame!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  /** A press on nothing: twice, and one comes closer. */
  pressed(event: MouseEvent): void {
    const pixel = this.pixel(event);
    const last = this.#last;
    const near = last && Math.hypot(pixel.x - last.pixel.x, pixel.y - last.pixel.y) < TWICE_NEAR;
    if (last && near && event.timeStamp - last.at < TWICE) {
      this.#last = null;
      this.#camera.closer(pixel);
    } else this.#last = { at: event.timeStamp, pixel };
  }

  #down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (!this.#pointers.size) {
      this.moved = false;
      this.#start = this.pixel(event);
    }
    this.#pointers.set(event.pointerId, this.pixel(event));
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.pixel(event);
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) this.#pinch(before, now, other);
    else if (this.moved || Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > TREMBLE) {
      this.#camera.drag(now.x - before.x, now.y - before.y);
      this.#hold(event);
    } else return;
    this.#pointers.set(event.pointerId, now);
  };

  #pinch(before: Point, now: Point, other: Point): void {
    this.moved = true;
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = (point: Point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    this.#camera.zoomBy(apart(now) / apart(before), middle(before), middle(now));
  }

  /** Once it drags, the pointer belongs to the map wherever it goes. */
  #hold(event: PointerEvent): void {
    if (this.moved) return;
    this.moved = true;
    this.#frame?.setPointerCapture(event.pointerId);
  }

  #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    // a pinch on a touchpad comes as a wheel with Ctrl, in smaller steps
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.#camera.zoomBy(Math.exp(-event.deltaY * lines * speed), this.pixel(event));
  };
}
