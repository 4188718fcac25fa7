// How a map is laid out: its panels with their projections. The islands of Portugal and Spain are insets beside the peninsula.
import { type GeoPermissibleObjects, type GeoProjection, geoConicConformal, geoMercator, geoPath } from 'd3-geo';
import { centred, type Size, type View, wholeView } from './view.ts';

export type Frame = 'iberia' | 'europe';
export type PanelName = 'mainland' | 'azores' | 'madeira' | 'canaries' | 'europe';

export interface Point {
  longitude: number;
  latitude: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

export interface Panel {
  name: PanelName;
  /** Where it is on the map, in px. */
  box: Box;
  /** In px of the map. */
  place: (point: Point) => readonly [x: number, y: number];
  /** The path of a shape, cut to the panel. */
  draw: (shape: GeoPermissibleObjects) => string;
}

interface Region {
  west: number;
  south: number;
  east: number;
  north: number;
}

const regions: Record<PanelName, Region> = {
  mainland: { west: -9.6, south: 35.2, east: 4.4, north: 43.9 },
  azores: { west: -31.4, south: 36.8, east: -24.9, north: 39.8 },
  madeira: { west: -17.4, south: 32.3, east: -16.2, north: 33.2 },
  canaries: { west: -18.3, south: 27.5, east: -13.3, north: 29.5 },
  europe: { west: -10.5, south: 34.6, east: 33, north: 69.5 },
};
const insets = ['azores', 'madeira', 'canaries'] as const satisfies PanelName[];
export const isInset = (name: PanelName): boolean => insets.some((inset) => inset === name);

const holds = ({ west, south, east, north }: Region, { longitude, latitude }: Point) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** The panel of the peninsula's map in which a point is. */
export const panelOf = (point: Point): PanelName => insets.find((name) => holds(regions[name], point)) ?? 'mainland';

const projectionOf = (name: PanelName): GeoProjection => {
  if (name === 'mainland') return geoConicConformal().rotate([2.6, 0]).parallels([37, 43]);
  return name === 'europe' ? geoConicConformal().rotate([-11, 0]).parallels([42, 62]) : geoMercator();
};

/** Its edges too: those of a conic projection are no straight lines. */
function outlineOf({ west, south, east, north }: Region): GeoPermissibleObjects {
  const middle = (west + east) / 2;
  const coordinates = [west, middle, east].flatMap((longitude) => [
    [longitude, south],
    [longitude, north],
  ]);
  return { type: 'MultiPoint', coordinates };
}

const within = ({ x, y, width, height }: Box, margin = 0): [[number, number], [number, number]] => [
  [x + margin, y + margin],
  [x + width - margin, y + height - margin],
];

/** @param fitted the part of the box that the region fills */
function panel(name: PanelName, box: Box, fitted: Box = box): Panel {
  const projection = projectionOf(name).fitExtent(within(fitted, 6), outlineOf(regions[name])).clipExtent(within(box));
  const path = geoPath(projection).digits(1);
  return {
    name,
    box,
    place: ({ longitude, latitude }) => projection([longitude, latitude]) ?? [Number.NaN, Number.NaN],
    draw: (shape) => path(shape) ?? '',
  };
}

/** A single place is shown so many times larger than its whole map. */
const aroundScale = 2.4;

/** The height of an inset's name. */
const nameHeight = 18;

const insetPanel = (name: PanelName, box: Box): Panel =>
  panel(name, box, { ...box, y: box.y + nameHeight, height: box.height - nameHeight });

/** From this width on the insets are beside the peninsula, else below it. */
const wide = 560;
const gap = 8;

export interface Layout extends Size {
  /** The first one fills the map; the others lie on it. */
  panels: readonly Panel[];
}

/** A map of this width. */
export function layoutOf(frame: Frame, width: number): Layout {
  if (frame === 'europe') {
    const size = { width, height: Math.round(Math.min(Math.max(width * 0.95, 320), 600)) };
    return { ...size, panels: [panel('europe', { x: 0, y: 0, ...size })] };
  }
  return width < wide ? narrowLayout(width) : wideLayout(width);
}

function wideLayout(width: number): Layout {
  const column = Math.round(Math.min(width * 0.2, 168));
  const height = Math.round(Math.min((width - column) / 1.24, 640));
  const whole = { x: 0, y: 0, width, height };
  const inset = Math.round(Math.min(column * 0.68, (height - 4 * gap) / 3));
  const top = height - insets.length * (inset + gap);
  return {
    width,
    height,
    panels: [
      panel('mainland', whole, { ...whole, x: column, width: width - column }),
      ...insets.map((name, index) =>
        insetPanel(name, { x: gap, y: top + index * (inset + gap), width: column - gap, height: inset }),
      ),
    ],
  };
}

function narrowLayout(width: number): Layout {
  const across = (width - (insets.length + 1) * gap) / insets.length;
  const inset = Math.round(across * 0.76);
  const main = Math.round(width / 1.2);
  const height = main + inset + 2 * gap;
  return {
    width,
    height,
    panels: [
      panel('mainland', { x: 0, y: 0, width, height }, { x: 0, y: 0, width, height: main }),
      ...insets.map((name, index) =>
        insetPanel(name, { x: gap + index * (across + gap), y: main + gap, width: across, height: inset }),
      ),
    ],
  };
}

/** One place and what is around it, as a map of its own. */
export function layoutAround(point: Point, frame: Frame, size: Size): { layout: Layout; starts: View } {
  const name = frame === 'europe' ? 'europe' : panelOf(point);
  const shown = panel(name, { x: 0, y: 0, ...size });
  const layout = { ...size, panels: [shown] };
  return { layout, starts: isInset(name) ? wholeView : centred(shown.place(point), aroundScale, size) };
}
