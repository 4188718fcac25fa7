// What some companies have contracted, offer and owe, in one statement on the tables of every entity; this file writes
// nothing.
import { amendedStatuses, inForceStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { PortfolioGroup } from '@wattpact/domain/portfolio/portfolio';
import type { Portfolio } from '@wattpact/domain/portfolio/portfolio-api';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import { inMarketplace } from '../market/market-visibility.ts';
import { isAmended } from '../registration/registration-queries.ts';

/** The companies whose contracts count as first and as second party, and whose invoices may be seen. */
export interface PortfolioEntities {
  first: string[];
  second: string[];
  paying: string[];
}

export interface PortfolioRow {
  groups: PortfolioGroup[];
  offered: Portfolio['offered'];
  feesDue: NonNullable<Portfolio['feesDue']>;
}

/** Those in force that one of these companies signed as this party. */
const signedBy = (party: 'owner_id' | 'second_party_entity_id', entities: readonly string[]): RawBuilder<unknown> => {
  const isSigned = sql<boolean>`${sql.ref(`t.${party}`)} = any(${entities}::uuid[])`;
  return sql`${approved(isSigned)} union all ${amended(isSigned)}`;
};

const anyOf = (statuses: readonly string[]) => sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;

const approved = (isSigned: Condition) => sql`
  select t.id, t.owner_id, t.second_party_entity_id, t.first_party_role, t.signature_date, t.starts_on, t.ends_on,
    t.total_purchased_capacity, t.annual_volume, t.pricing_type, t.price
  from energy_contract t where ${isSigned} and t.status in ${anyOf(inForceStatuses)}`;

/** While an amendment waits or is rejected the row has its terms; those that hold are the certified ones. */
const amended = (isSigned: Condition) => sql`
  select t.id, t.owner_id, t.second_party_entity_id, c.terms ->> 'roleInEnergyContract',
    iso_date(c.terms ->> 'contractSignatureDate'), iso_date(c.terms ->> 'expectedStartDate'),
    iso_date(c.terms ->> 'expectedEndDate'), (f.conditions ->> 'totalPurchasedCapacity')::numeric,
    (c.terms ->> 'annualVolume')::float8, f.conditions ->> 'pricingType', (f.conditions ->> 'price')::numeric
  from energy_contract t join contract_certificate c on c.energy_contract_id = t.id,
    lateral (select c.terms -> 'financialConditions' as conditions) f
  where ${isSigned} and t.status in ${anyOf(amendedStatuses)} and ${isAmended}`;

const figures = sql`t.starts_on, t.ends_on, t.total_purchased_capacity, t.annual_volume, t.pricing_type, t.price`;

/** As the first party wrote it. */
const asFirst = sql`
  select case t.first_party_role when 'SELLER' then 'sold' else 'bought' end as side, ${figures} from own t`;

/**
 * As its second party has it, unless that company registered the same contract itself: the same two, the same day of
 * signature, and of start, end and capacity at most one differs (decision 030).
 */
const asSecond = ({ second }: PortfolioEntities) => sql`
  select case t.first_party_role when 'SELLER' then 'bought' else 'sold' end, ${figures}
  from (${signedBy('second_party_entity_id', second)}) t
  where not exists (
    select from own s where s.owner_id = t.second_party_entity_id and s.second_party_entity_id = t.owner_id
      and s.signature_date = t.signature_date and s.first_party_role <> t.first_party_role
      and (s.starts_on <> t.starts_on)::int + (s.ends_on <> t.ends_on)::int
        + (s.total_purchased_capacity <> t.total_purchased_capacity)::int <= 1
      and not exists (select from distinct_contract_pair d
        where d.lower_id = least(s.id, t.id) and d.higher_id = greatest(s.id, t.id)))`;

const groups = (entities: PortfolioEntities): RawBuilder<PortfolioGroup> => sql<PortfolioGroup>`
  select side, extract(year from starts_on)::int as "fromYear", extract(year from ends_on)::int as "toYear",
    count(*) as count, sum(total_purchased_capacity) as capacity, coalesce(sum(annual_volume), 0) as "annualVolume",
    count(*) filter (where annual_volume is null) as "withoutVolume",
    coalesce(sum(total_purchased_capacity) filter (where pricing_type = 'FIXED_PRICING'), 0) as "pricedCapacity",
    coalesce(sum(total_purchased_capacity * price) filter (where pricing_type = 'FIXED_PRICING'), 0) as "pricedValue"
  from (${asFirst} union all ${asSecond(entities)}) c
  group by 1, 2, 3`;

const onOffer = (kind: MarketKindName, { first }: PortfolioEntities) => sql`(
  select json_build_object('count', count(*), 'capacity', coalesce(sum(t.total_purchased_capacity), 0))
  from ${sql.table(kind)} t where t.owner_id = any(${first}::uuid[]) and ${inMarketplace})`;

const feesDue = ({ paying }: PortfolioEntities) => sql`(
  select json_build_object('count', count(*), 'amount', coalesce(sum(total_cents - paid_cents), 0) / 100.0,
    'overdueCount', count(*) filter (where status = 'overdue'))
  from invoice where owner_id = any(${paying}::uuid[]) and status in ('pending', 'overdue'))`;

/** The database adds up; only sums leave it, however many contracts there are. */
export async function readPortfolio(db: Db, entities: PortfolioEntities): Promise<PortfolioRow> {
  const { rows } = await sql<PortfolioRow>`
    with own as (${signedBy('owner_id', entities.first)})
    select (select coalesce(json_agg(g), '[]') from (${groups(entities)}) g) as groups,
      json_build_object('projects', ${onOffer('project', entities)}, 'offers', ${onOffer('offer', entities)}) as offered,
      ${feesDue(entities)} as "feesDue"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers one row');
  return row;
}
