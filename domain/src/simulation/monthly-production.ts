// What a plant generates in each month of the typical year, in MWh.
import { rounded } from '../arithmetic/rounding.ts';
import { generatingParts } from './generation.ts';
import { type GeneratingTechnology, inventedProfile } from './invented-profiles.ts';
import { type InventedZone, inventedZones } from './invented-zones.ts';
import { monthOfHour, sumOf } from './typical-year.ts';
import { type TechnologyEntry, weighed } from './weighed-technologies.ts';

/** Where a country has no series of its own, those of Portugal stand in, and what shows them says so. */
export const zoneOf = (country: string): InventedZone => inventedZones.find((one) => one === country) ?? 'portugal';

export interface Producer {
  technologies: readonly TechnologyEntry[];
  country: string;
  /** MW. */
  capacity: number;
  /** MWh; where it is given, the year has this energy. */
  annualVolume: number | null;
}

/** @param hours of the typical year */
export function monthlySums(hours: ArrayLike<number>): Float64Array {
  const months = new Float64Array(12);
  for (let hour = 0; hour < monthOfHour.length; hour += 1) {
    const month = monthOfHour[hour] ?? 0;
    months[month] = (months[month] ?? 0) + (hours[hour] ?? 0);
  }
  return months;
}

/** Kept, since a portfolio of thousands of projects asks for the same few. */
const invented = new Map<string, Float64Array>();

function inventedSums(technology: GeneratingTechnology, zone: InventedZone): Float64Array {
  const key = `${technology} ${zone}`;
  const sums = invented.get(key) ?? monthlySums(inventedProfile(technology, zone));
  invented.set(key, sums);
  return sums;
}

/**
 * January first; none where nothing generates.
 * @param profile generation of each MW in each month of the typical year; without one, the invented profile
 */
export function monthlyProduction(
  { technologies, country, capacity, annualVolume }: Producer,
  profile?: Float64Array,
): number[] {
  const parts = generatingParts({ technologies: weighed(technologies) });
  if (!profile && parts.length === 0) return [];
  const months =
    profile ??
    Float64Array.from({ length: 12 }, (_, month) =>
      parts.reduce(
        (sum, { technology, share }) => sum + share * (inventedSums(technology, zoneOf(country))[month] ?? 0),
        0,
      ),
    );
  const year = sumOf(months);
  const factor = annualVolume === null || year === 0 ? capacity : annualVolume / year;
  return Array.from(months, (month) => rounded(month * factor, 3));
}

/** Months of several plants, added up; those without any are left out. */
export function addedMonths(all: readonly (readonly number[])[]): number[] {
  const some = all.filter(({ length }) => length > 0);
  if (some.length === 0) return [];
  return Array.from({ length: 12 }, (_, month) =>
    rounded(
      some.reduce((sum, months) => sum + (months[month] ?? 0), 0),
      3,
    ),
  );
}
