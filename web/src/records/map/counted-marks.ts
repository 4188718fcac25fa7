// The places of a list as marks of its map and rows of the table beside it.
import { mostChosen } from '@wattpact/domain/filters/filter-limits';
import { countryPoints } from '@wattpact/domain/places/country-points';
import { isMapped } from '@wattpact/domain/places/place-names';
import type { CountedPlace, PlacesOfList } from '@wattpact/domain/places/places-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import type { FilterValues } from '../../platform/address/filter-values.ts';
import type { Frame } from '../../ui/map/geography.ts';
import type { MapMark } from '../../ui/map/place-map.tsx';

export interface CountedMark extends MapMark, Pick<CountedPlace, 'capacity' | 'item'> {
  country: Country;
  /** Of a municipality. */
  code?: string;
  name?: string;
  region?: string;
}

/** Each municipality, then each country whose items have no municipality. */
export function marksOf({ places, countries }: PlacesOfList): CountedMark[] {
  const towns = places.map((place): CountedMark => ({ ...place, key: place.code }));
  const whole = countries.map((one): CountedMark => ({ ...one, ...countryPoints[one.country], key: one.country }));
  return [...towns, ...whole];
}

/** One mark for each country, with what is in its municipalities. */
function marksByCountry(marks: readonly CountedMark[]): CountedMark[] {
  const sums = new Map<Country, CountedMark>();
  for (const { country, count, capacity, item } of marks) {
    const sum = sums.get(country) ?? { country, ...countryPoints[country], key: country, count: 0, capacity: 0 };
    sums.set(country, { ...sum, count: sum.count + count, capacity: sum.capacity + capacity, ...(item && { item }) });
  }
  return [...sums.values()].map(({ item, ...sum }) => (sum.count === 1 && item ? { ...sum, item } : sum));
}

/** The marks of one map: of the peninsula's, or of Europe's. */
export const marksIn = (frame: Frame, marks: readonly CountedMark[]): CountedMark[] =>
  frame === 'europe' ? marksByCountry(marks) : marks.filter(({ country }) => isMapped(country));

/** Which maps have something to show. */
export const framesOf = (marks: readonly CountedMark[]): Frame[] => {
  const isAbroad = marks.some(({ country }) => !isMapped(country));
  const isHere = marks.some(({ country }) => isMapped(country));
  return [...(isHere || !isAbroad ? ['iberia' as const] : []), ...(isAbroad ? ['europe' as const] : [])];
};

/** The filters that find what these marks count; undefined where a list does not take so many. */
export function filtersFor(marks: readonly CountedMark[]): FilterValues | undefined {
  const codes = marks.flatMap(({ code }) => code ?? []);
  if (codes.length === 0) return { countries: marks.map(({ country }) => country) };
  return codes.length === marks.length && codes.length <= mostChosen ? { municipalities: codes } : undefined;
}
