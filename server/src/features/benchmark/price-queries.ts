// The prices of the market as the benchmark takes them in: in portions, those of a company together and in order.

import { type BenchmarkKind, countedStatuses } from '@wattpact/domain/benchmark/price-point';
import { addDays } from '@wattpact/domain/calendar/lisbon-time';
import { amendedStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { ContractDuration, Country } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isWithdrawn } from '../contract-proofs/contract-proof-queries.ts';

export interface PriceRow {
  /** Country and fiscal number. */
  company: string;
  counterparty: string | null;
  country: Country;
  /** Separated by commas. */
  technologies: string;
  structures: string;
  years: number | null;
  tenor: ContractDuration | null;
  price: number;
  /** The day in Lisbon on which it was first visible. */
  since: string;
}

const shared = sql`t.country, array_to_string(t.technologies, ',') as technologies, t.price::float8 as price,
  (t.first_visible_at at time zone 'Europe/Lisbon')::date::text as since`;

const ofOwner = sql`o.country || ' ' || o.fiscal_number`;
/** A company of the platform by its number of today, whatever the contract says: it is the same company. */
const ofSecond = sql`coalesce(s.country || ' ' || s.fiscal_number,
  t.second_party_country || ' ' || t.second_party_fiscal_number)`;
const isBuyer = sql`t.first_party_role = 'BUYER'`;

const counted = (kind: BenchmarkKind) => sql`t.status in (${sql.join(countedStatuses[kind])})`;

/** While an edit of a contract waits, and once its amendment was rejected, what was approved before it holds on. */
const standingContracts = sql`(
  select t.owner_id, t.second_party_entity_id, t.second_party_country, t.second_party_fiscal_number, t.first_party_role,
    t.country, t.technologies, t.contract_structure, t.term_years, t.pricing_type, t.price, t.first_visible_at
  from energy_contract t where ${counted('deal')}
  union all
  select t.owner_id, t.second_party_entity_id, c.terms #>> '{secondPartyFiscalInfo,country}',
    c.terms #>> '{secondPartyFiscalInfo,fiscalNumber}', c.terms ->> 'roleInEnergyContract',
    c.terms #>> '{location,country}', technology_types(c.terms -> 'technologies'),
    c.terms #>> '{financialConditions,contractStructure}',
    term_years(iso_date(c.terms ->> 'expectedStartDate'), iso_date(c.terms ->> 'expectedEndDate')),
    c.terms #>> '{financialConditions,pricingType}', (c.terms #>> '{financialConditions,price}')::numeric,
    t.first_visible_at
  from energy_contract t join contract_certificate c on c.energy_contract_id = t.id
  where t.status in (${sql.join(amendedStatuses)}) and not ${isWithdrawn})`;

interface Source {
  table: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  join?: RawBuilder<unknown>;
}

const sources: Record<BenchmarkKind, Source> = {
  ask: {
    table: sql`(select * from project t where ${counted('ask')})`,
    columns: sql`${ofOwner} as company, null as counterparty, array_to_string(t.contract_structure, ',') as structures,
      t.term_years as years, null as tenor, ${shared}`,
  },
  bid: {
    table: sql`(select * from offer t where ${counted('bid')})`,
    columns: sql`${ofOwner} as company, null as counterparty, coalesce(t.contract_structure, '') as structures,
      null::int as years, t.contract_duration as tenor, ${shared}`,
  },
  deal: {
    table: standingContracts,
    columns: sql`case when ${isBuyer} then ${ofSecond} else ${ofOwner} end as company,
      case when ${isBuyer} then ${ofOwner} else ${ofSecond} end as counterparty,
      t.contract_structure as structures, t.term_years as years, null as tenor, ${shared}`,
    join: sql`left join legal_entity s on s.id = t.second_party_entity_id`,
  },
};

const portion = 2000;
/** Longer than a point counts. */
const longestDays = 400;

/**
 * In a transaction: the rows are read while the work on the earlier ones is done.
 * @param day the oldest one on which they are to count
 */
export async function* pricesOf(db: Db, kind: BenchmarkKind, day: string): AsyncGenerator<PriceRow[]> {
  const { table, columns, join = sql`` } = sources[kind];
  await sql`declare benchmark_prices no scroll cursor for
    select * from (
      select ${columns} from ${table} t join legal_entity o on o.id = t.owner_id ${join}
      where t.pricing_type = 'FIXED_PRICING' and t.price > 0
        and t.country is not null and t.first_visible_at >= ${addDays(day, -longestDays)}::timestamptz) p
    order by company collate "C", price`.execute(db);
  for (;;) {
    const { rows } = await sql<PriceRow>`fetch ${sql.lit(portion)} from benchmark_prices`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < portion) break;
  }
  await sql`close benchmark_prices`.execute(db);
}
