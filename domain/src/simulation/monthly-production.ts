// What a plant generates in each month of the typical year, in MWh.
import { rounded } from '../arithmetic/rounding.ts';
import { generatingParts, inventedGeneration } from './generation.ts';
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

/**
 * January first; none where nothing generates.
 * @param profile generation of each MW in each hour of the typical year; without one, the invented profile
 */
export function monthlyProduction(
  { technologies, country, capacity, annualVolume }: Producer,
  profile?: ArrayLike<number>,
): number[] {
  const plant = { technologies: weighed(technologies) };
  if (!profile && generatingParts(plant).length === 0) return [];
  const hours = profile ?? inventedGeneration(plant, zoneOf(country), 1);
  const months = new Float64Array(12);
  for (let hour = 0; hour < monthOfHour.length; hour += 1) {
    const month = monthOfHour[hour] ?? 0;
    months[month] = (months[month] ?? 0) + (hours[hour] ?? 0);
  }
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
