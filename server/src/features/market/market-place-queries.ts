// Where the items of a list are: how many in each municipality or country, by the same filters and visibility as the list.
import type { ListQuery } from '@wattpact/domain/filters/filters';
import { cappedTotal, totalCap } from '@wattpact/domain/filters/page';
import { isMapped } from '@wattpact/domain/places/place-names';
import type { CountedPlace, PlacesOfList } from '@wattpact/domain/places/places-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { summarizeList } from '../../platform/lists/list-page.ts';
import type { MarketKind } from './market-kind.ts';
import { type ListOf, sourceOf } from './market-queries.ts';

type Counted = Pick<CountedPlace, 'count' | 'capacity' | 'item'>;
interface FoundPlace extends Counted {
  country: Country | null;
  municipality: Omit<CountedPlace, keyof Counted> | null;
  /** Of all places. */
  total: number;
}

/** The newest items up to the cap, by place: one row for each municipality and each country. */
export async function countByPlace(
  { db, actor }: Context,
  kind: MarketKind,
  query: ListQuery,
  which: ListOf,
): Promise<PlacesOfList> {
  const source = sourceOf(actor, kind, query, which);
  const columns = sql`t.id, t.name, t.country, t.total_purchased_capacity, ${kind.municipalityColumn} as code`;
  const rows = await summarizeList<FoundPlace>(db, { ...source, select: columns }, query, {
    most: totalCap,
    summary: (found) => sql<FoundPlace>`
      select p.country, p.count, p.capacity, p.item, sum(p.count) over ()::int as total,
        case when m.code is not null then json_build_object('code', m.code, 'country', m.country, 'name', m.name,
          'region', m.region, 'longitude', m.longitude, 'latitude', m.latitude) end as municipality
      from (
        select f.code, f.country, count(*)::int as count, coalesce(sum(f.total_purchased_capacity), 0) as capacity,
          case when count(*) = 1 then json_build_object('id', min(f.id::text), 'name', min(f.name)) end as item
        from ${found} f group by f.code, f.country
      ) p left join municipality m on m.code = p.code
      order by p.count desc, m.name, p.country`,
  });
  return placesOf(rows, kind.kind === 'project');
}

/** @param haveMunicipality items of this kind name one: without it, a mapped country alone is no place */
function placesOf(rows: readonly FoundPlace[], haveMunicipality: boolean): PlacesOfList {
  const counted = ({ count, capacity, item }: FoundPlace) => ({ count, capacity, ...(item && { item }) });
  const isCountry = ({ municipality, country }: FoundPlace) =>
    !municipality && country !== null && !(haveMunicipality && isMapped(country));
  const places = rows.flatMap((row) => (row.municipality ? [{ ...row.municipality, ...counted(row) }] : []));
  const countries = rows.flatMap((row) =>
    isCountry(row) && row.country ? [{ country: row.country, ...counted(row) }] : [],
  );
  const withoutPlace = rows
    .filter((row) => !row.municipality && !isCountry(row))
    .reduce((sum, { count }) => sum + count, 0);
  return { ...cappedTotal(rows[0]?.total ?? 0), places, countries, withoutPlace };
}
