// The filter by municipality: the names of the codes in use, and a search among all.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { mostChosen } from '@wattpact/domain/filters/filter-limits';
import type { Municipality } from '@wattpact/domain/places/municipality';
import { placesApi } from '@wattpact/domain/places/places-api';
import { isoCodes } from '@wattpact/domain/terms/countries';
import { useMemo } from 'react';
import type { FilterValues, Option, PageOptions } from '../../platform/address/filter-values.ts';
import { apiQuery } from '../../platform/api/query.ts';

const name = 'municipalities';

const optionOf = ({ code, name: town, country }: Municipality): Option => ({
  value: code,
  label: `${town}, ${isoCodes[country]}`,
});

/** Places do not change while a page is open. */
const kept = { staleTime: Number.POSITIVE_INFINITY };

const search = async (client: QueryClient, searchQuery: string): Promise<readonly Option[]> => {
  const found = await client.fetchQuery({ ...apiQuery(placesApi.municipalities, { query: { searchQuery } }), ...kept });
  return found.map(optionOf);
};

/** For lists whose values of filters these are; those without such a filter ask for nothing. */
export function useMunicipalityOptions(used: readonly FilterValues[]): PageOptions {
  const client = useQueryClient();
  const codes = [...new Set(used.flatMap((values) => values[name] ?? []))].toSorted().slice(0, mostChosen);
  const { data } = useQuery({
    ...apiQuery(placesApi.municipalities, { query: { codes } }),
    ...kept,
    enabled: codes.length > 0,
  });
  return useMemo(
    () => ({ [name]: { known: (data ?? []).map(optionOf), find: (text: string) => search(client, text) } }),
    [data, client],
  );
}
