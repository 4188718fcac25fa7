// How many records of a market list are in each country, for its filter by country.
import type { PlacesOfList } from '@wattpact/domain/places/places-api';
import { type FilterValues, toQuery } from '../../platform/address/filter-values.ts';
import type { MarketView, PlacesSource } from '../list/list-view.ts';

/** Under the other filters; the call of the list's map counts them. Undefined where it counts the newest alone. */
export async function countByCountry<Row>(
  { filters }: Pick<MarketView<Row>, 'filters'>,
  places: PlacesSource,
  values: FilterValues,
): Promise<ReadonlyMap<string, number> | undefined> {
  const found = await places.fetch({ query: toQuery({ ...values, countries: [] }, filters.filters) });
  return found.totalIsCapped ? undefined : sumByCountry(found);
}

/** The records in its municipalities, and those of which only the country is known. */
function sumByCountry({ places, countries }: PlacesOfList): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { country, count } of [...places, ...countries]) sums.set(country, (sums.get(country) ?? 0) + count);
  return sums;
}
