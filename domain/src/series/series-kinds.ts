// The kinds of series, and what each measures. All instants are UTC.
import type { InventedZone } from '../simulation/invented-zones.ts';

export const seriesKinds = ['profile', 'price', 'load', 'grid_share', 'grid_factor', 'metered'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** Administrators import these, and the whole market reads them. */
export const marketSeriesKinds = ['price', 'grid_share', 'grid_factor'] as const satisfies SeriesKind[];
/** Companies import these for themselves. */
export const ownSeriesKinds = ['profile', 'load'] as const satisfies SeriesKind[];
/** What was metered comes with a delivery, not from a file. */
export const importedSeriesKinds = [...marketSeriesKinds, ...ownSeriesKinds] as const;
export type ImportedSeriesKind = (typeof importedSeriesKinds)[number];

export const isMarketKind = (kind: string): boolean => (marketSeriesKinds as readonly string[]).includes(kind);

export const resolutions = ['PT60M', 'PT15M'] as const;
export type Resolution = (typeof resolutions)[number];
export const minutesOf: Record<Resolution, number> = { PT60M: 60, PT15M: 15 };

export const seriesUnits = ['FACTOR', 'EUR_MWH', 'MWH', 'PERCENT', 'KG_MWH'] as const;

interface Measure {
  unit: (typeof seriesUnits)[number];
  least: number;
  most: number;
}
/** A profile is the generation of each MW that is installed. */
export const measures: Record<SeriesKind, Measure> = {
  profile: { unit: 'FACTOR', least: 0, most: 1 },
  price: { unit: 'EUR_MWH', least: -1000, most: 10_000 },
  load: { unit: 'MWH', least: 0, most: 100_000 },
  grid_share: { unit: 'PERCENT', least: 0, most: 100 },
  grid_factor: { unit: 'KG_MWH', least: 0, most: 5000 },
  metered: { unit: 'MWH', least: 0, most: 100_000 },
};

/** What one file and one answer may hold. */
export const seriesBounds = {
  bytes: 20_971_520,
  /** Fifteen years of quarter-hours. */
  values: 525_984,
  /** Of the intervals between the first and the last, in percent. */
  gaps: 1,
  /** Of the faults that an answer lists; it counts them all. */
  faults: 100,
  /** The series of one company, or of the market. */
  count: 100,
} as const;

export type SeriesZone = InventedZone;
