// Where a point of the earth lies on the map: the same projection as in scripts/coast.mjs, which tells why it is so.
import { WIDTH } from "./coast";

export interface Point {
  x: number;
  y: number;
}

const CENTRE = 11;
const WIDEST = 20;
const WIDER = 0.3;
const NORTH = 80;

const UNIT = WIDTH / (2 * Math.PI);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const miller = (lat: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * lat));
const widest = radians(WIDEST - CENTRE);
const moved = (lon: number) => lon + WIDER * (Math.sin(lon - widest) + Math.sin(widest));

/** By longitude and latitude, in degrees. */
export function project(lon: number, lat: number): Point {
  const around = ((((lon - CENTRE + 180) % 360) + 360) % 360) - 180;
  return {
    x: (moved(radians(around)) - moved(-Math.PI)) * UNIT,
    y: (miller(radians(NORTH)) - miller(radians(lat))) * UNIT,
  };
}
