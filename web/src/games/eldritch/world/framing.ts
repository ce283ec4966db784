// What of the map is in the frame: pure arithmetic, so that it can be tested without a browser.
import { HEIGHT, WIDTH } from "./coast";
import type { Point } from "./projection";

/** The point of the map in the middle of the frame, and pixels per unit of the map. */
export interface Framing {
  x: number;
  y: number;
  zoom: number;
}

/** The frame in pixels. */
export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 1.4;
/** So many pixels from the edge something is seen comfortably. */
const MARGIN = {
  side: ({ width }: Size) => Math.min(70, width / 6),
  top: ({ height }: Size) => Math.min(80, height / 6),
};

export function fitting({ width, height }: Size): number {
  return Math.min(width / WIDTH, height / HEIGHT);
}

export function covering({ width, height }: Size): number {
  return Math.max(width / WIDTH, height / HEIGHT);
}

export function everything(size: Size): Framing {
  return { x: WIDTH / 2, y: HEIGHT / 2, zoom: fitting(size) };
}

function within(middle: number, length: number, visible: number): number {
  if (visible >= length) return length / 2;
  return Math.min(Math.max(middle, visible / 2), length - visible / 2);
}

/** Nothing beyond the map's edge is shown where there is map enough. */
export function clamped({ x, y, zoom }: Framing, size: Size): Framing {
  const least = fitting(size);
  const close = Math.min(Math.max(zoom, least), Math.max(CLOSEST, least));
  return {
    x: within(x, WIDTH, size.width / close),
    y: within(y, HEIGHT, size.height / close),
    zoom: close,
  };
}

/** Where a pixel of the frame lies on the map. */
export function under(pixel: Point, { x, y, zoom }: Framing, { width, height }: Size): Point {
  return { x: x + (pixel.x - width / 2) / zoom, y: y + (pixel.y - height / 2) / zoom };
}

/** Where a point of the map lies in the frame. */
export function seen(point: Point, { x, y, zoom }: Framing, { width, height }: Size): Point {
  return { x: (point.x - x) * zoom + width / 2, y: (point.y - y) * zoom + height / 2 };
}

/** Closer or farther, so that what was under one pixel is then under another: for wheel and pinch. */
export function zoomed(from: Framing, zoom: number, pixel: Point, size: Size, then: Point = pixel): Framing {
  const point = under(pixel, from, size);
  const { zoom: close } = clamped({ ...from, zoom }, size);
  return clamped(
    { x: point.x - (then.x - size.width / 2) / close, y: point.y - (then.y - size.height / 2) / close, zoom: close },
    size,
  );
}

/** Whether a point is so well inside the frame that one need not move to see it. */
export function comfortable(point: Point, framing: Framing, size: Size): boolean {
  const { x, y } = seen(point, framing, size);
  const [side, top] = [MARGIN.side(size), MARGIN.top(size)];
  return x >= side && x <= size.width - side && y >= top && y <= size.height - top;
}

/** Several points with room around them, no closer than `zoom`. */
export function around(points: Point[], zoom: number, size: Size): Framing {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [west, east, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [size.width - 2 * MARGIN.side(size), size.height - 2 * MARGIN.top(size)];
  return clamped(
    {
      x: (west + east) / 2,
      y: (top + bottom) / 2,
      zoom: Math.min(zoom, wide / Math.max(1, east - west), high / Math.max(1, bottom - top)),
    },
    size,
  );
}

/** A part of the way from one framing to another; zoom in equal ratios, as the eye wants it. */
export function between(from: Framing, to: Framing, part: number): Framing {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // the middle travels so that points keep their course while the zoom changes
  const share =
    Math.abs(to.zoom - from.zoom) < 1e-9 ? part : (1 / from.zoom - 1 / zoom) / (1 / from.zoom - 1 / to.zoom);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom };
}

/** How large tokens are drawn at a zoom: larger when near, but less than the map itself. */
export function tokenSize(zoom: number): number {
  return Math.min(1.3, Math.max(0.42, 0.28 + zoom * 1.6));
}
