// How many records of a market list are in each country, for its filter by country.
import type { PlacesOfList } from '@wattpact/domain/places/places-api';
import type { FilterValues, PageOptions } from '../../platform/address/filter-values.ts';
import { toQuery } from '../../platform/address/filter-values.ts';
import type { ListView } from '../list/list-view.ts';

const name = 'countries';

/** Of a list with a map: the map's call counts them, under the list's other filters. */
export function countedCountries<Row>(view: ListView<Row>): PageOptions {
  if (view.place !== 'market' || !view.places) return {};
  const { places, filters } = view;
  const counts = (values: FilterValues) => {
    const query = toQuery({ ...values, [name]: [] }, filters.filters);
    return {
      queryKey: [places.path, { query }, name],
      fetch: async (signal: AbortSignal) => sumByCountry(await places.fetch({ query, signal })),
    };
  };
  return { [name]: { counts } };
}

/** The records in its municipalities and those of which only the country is known. */
export function sumByCountry({ places, countries }: PlacesOfList): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { country, count } of [...places, ...countries]) sums.set(country, (sums.get(country) ?? 0) + count);
  return sums;
}
