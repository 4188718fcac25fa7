// Every statement that reads the benchmark.

import type { Actor } from '@wattpact/domain/access/roles';
import type { FoundCell } from '@wattpact/domain/benchmark/band';
import type { IndexFigure } from '@wattpact/domain/benchmark/benchmark-api';
import type { BenchmarkKind } from '@wattpact/domain/benchmark/price-point';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { ContractDuration, ContractStructure, Country, Technology } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/statement-marks.ts';
import { visibleTo } from '../market/market-visibility.ts';
import { clockMargin } from './book-queries.ts';

interface CellRow {
  kind: BenchmarkKind;
  quarter: string | null;
  asOf: string;
  key: string;
  p25: number;
  p50: number;
  p75: number;
  companies: number;
  counterparties: number | null;
  ownCompanies: number;
  ownCounterparties: number;
}

export interface ReadCell extends FoundCell {
  quarter: string | null;
  asOf: string;
}

/** Of deals the newest quarter, of asks and bids what last night found. */
const isPresent = sql`b.quarter is not distinct from
  (select max(d.quarter) from benchmark_book d where d.kind = b.kind and d.kind = 'deal')`;
const isPast = sql`b.quarter is not null`;

/**
 * How many of a cell's companies are these, by the numbers that they have, and by those that they had until after the
 * book was made: in later books another company may have them. The clocks of the database and of the process that makes
 * books may differ, and a book that is being made knows nothing of a change: so the end of a number is read generously.
 */
const own = (isCounterparty: boolean, ids: readonly string[]) => sql<number>`(
  select count(distinct p.company)::int from (
    select e.country || ' ' || e.fiscal_number as company from legal_entity e where e.id = any(${ids}::uuid[])
    union all
    select f.country || ' ' || f.fiscal_number from former_fiscal_number f
    where f.legal_entity_id = any(${ids}::uuid[]) and f.until > b.built_at - ${clockMargin}) mine
  join benchmark_point p on p.company = mine.company
  where p.cell_id = c.id and p.is_counterparty = ${sql.lit(isCounterparty)})`;

/** @param ownIds the companies of whoever reads, which do not count among the others */
async function read(
  db: Db,
  which: ReturnType<typeof sql>,
  keys: readonly string[],
  ownIds: readonly string[],
): Promise<{ key: string; cell: ReadCell }[]> {
  const { rows } = await sql<CellRow>`
    select ${prepared} b.kind, b.quarter::text as quarter, b.as_of::text as "asOf", c.key, c.p25, c.p50, c.p75,
      c.companies, c.counterparties, ${own(false, ownIds)} as "ownCompanies", ${own(true, ownIds)} as "ownCounterparties"
    from benchmark_book b join benchmark_cell c on c.book_id = b.id
    where ${which} and c.key = any(${keys}::text[])`.execute(db);
  return rows.map(({ key, quarter, asOf, p25, p50, p75, companies, counterparties, ...mine }) => {
    const others = {
      companies: companies - mine.ownCompanies,
      ...(counterparties !== null && { counterparties: counterparties - mine.ownCounterparties }),
    };
    return { key, cell: { quarter, asOf, band: { p25, p50, p75 }, companies, others } };
  });
}

/** By their keys. */
export async function readPresent(
  db: Db,
  keys: readonly string[],
  ownIds: readonly string[],
): Promise<Map<string, ReadCell>> {
  return new Map((await read(db, isPresent, keys, ownIds)).map(({ key, cell }) => [key, cell]));
}

/** One cell in each quarter that has it. */
export const readPast = async (db: Db, key: string, ownIds: readonly string[]): Promise<ReadCell[]> =>
  (await read(db, isPast, [key], ownIds)).map(({ cell }) => cell);

interface IndexPlace {
  countries: readonly string[];
  technology: Technology;
  structure: ContractStructure | undefined;
  /** `2025-Q1` */
  oldest: string;
}

/** Of a source and quarter the line of this structure, else the one of all structures. */
export async function readIndex(
  db: Db,
  { countries, technology, structure, oldest }: IndexPlace,
): Promise<IndexFigure[]> {
  const { rows } = await sql<IndexFigure>`
    select x.country, x.quarter, x.p25::float8 as p25, x.p50::float8 as p50, x.p75::float8 as p75, x.source from (
      select distinct on (i.quarter, i.source, i.country) i.* from benchmark_index i
      where i.country = any(${countries}::text[]) and i.technology = ${technology} and i.quarter >= ${oldest}
        and (i.structure is null or i.structure = ${structure ?? null}::text)
      order by i.quarter, i.source, i.country, i.structure nulls last) x
    order by x.quarter desc, x.source, x.country limit 100`.execute(db);
  return rows;
}

export interface PricedItem {
  id: string;
  country: Country | null;
  technologies: Technology[];
  structures: ContractStructure[];
  years: number | null;
  tenor: ContractDuration | null;
  /** Null unless it is fixed. */
  price: number | null;
}

const termsOf = {
  project: sql`t.contract_structure as structures, t.term_years as years, null as tenor`,
  offer: sql`case when t.contract_structure is null then '{}' else array[t.contract_structure] end as structures,
    null::int as years, t.contract_duration as tenor`,
} as const;

/** Those that the actor may see. */
export async function readPriced(
  db: Db,
  actor: Actor,
  kind: MarketKindName,
  ids: readonly string[],
): Promise<PricedItem[]> {
  const { rows } = await sql<PricedItem>`
    select t.id, t.country, t.technologies, ${termsOf[kind]},
      case when t.pricing_type = 'FIXED_PRICING' and t.price > 0 then t.price::float8 end as price
    from ${sql.table(kind)} t
    where t.id = any(${ids}::uuid[]) and t.status <> 'deleted' and ${visibleTo(actor)}`.execute(db);
  return rows;
}
