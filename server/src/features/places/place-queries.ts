// The statements on municipalities, which only migrations write.
import type { Municipality } from '@wattpact/domain/places/municipality';
import { type MappedCountry, mostMunicipalities, placeKey } from '@wattpact/domain/places/place-names';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

const columns = sql`m.code, m.country, m.name, m.region, m.longitude, m.latitude`;

/** In no order; unknown codes are left out. */
export async function findMunicipalities(db: Db, codes: readonly string[]): Promise<Municipality[]> {
  const { rows } = await sql<Municipality>`
    select ${columns} from municipality m where m.code = any(${codes}::text[])`.execute(db);
  return rows;
}

/**
 * By the beginning of a word: whole names come first, then names that begin so, names with such a word, and the
 * municipalities of such a region.
 */
export async function searchMunicipalities(
  db: Db,
  typed: string,
  country: MappedCountry | undefined,
): Promise<Municipality[]> {
  const key = placeKey(typed);
  if (key === '') return [];
  const { rows } = await sql<Municipality>`
    select ${columns}
    from (
      select n.code, min(case when n.key = ${key} then 0 when n.key like ${`${key}%`} then 1 else 2 end) as place
      from municipality_name n
      where ' ' || n.key like ${`% ${key}%`} and ${country === undefined ? sql`true` : sql`n.country = ${country}`}
      group by n.code
    ) found join municipality m using (code)
    order by found.place, ' ' || place_key(m.name) not like ${`% ${key}%`}, m.name collate name_order, m.code limit ${mostMunicipalities}`.execute(
    db,
  );
  return rows;
}
