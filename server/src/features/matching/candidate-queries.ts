// Which counterparts are scored: a first look, along indexes, at those that are near by price and those that are new.
import { mostCandidates } from '@wattpact/domain/matching/match-api';
import { matchWeights, mostYearsOff, wantedYears, widestGap } from '@wattpact/domain/matching/match-score';
import type { OfferContent } from '@wattpact/domain/offers/offer';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { termYears } from '@wattpact/domain/terms/term-years';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inMarketplace } from '../market/market-visibility.ts';

/** What is looked for, of which kind, and what it would cost: `t` is an item, `x` its combination of terms. */
export interface Wanted {
  kind: MarketKindName;
  ownerId: string;
  /** The combinations of country and technologies that pass the gates. */
  sources: RawBuilder<unknown>;
  price: number | undefined;
  /** What the index holds beyond the price. */
  columns: RawBuilder<unknown>;
  /** The points that the pair loses, as far as the index tells. */
  lost: RawBuilder<unknown>;
}

/** What is not known is taken to lose so much of its weight. */
const shareOfUnknown = 0.25;
const lossOf = (part: keyof typeof matchWeights, lostShare: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${matchWeights[part]}::float8 * coalesce(${lostShare}, ${shareOfUnknown}::float8)`;

const none = sql`null::float8`;
const volumeLost = (own: number | undefined): RawBuilder<unknown> =>
  own === undefined
    ? none
    : sql`1 - least(t.total_purchased_capacity, ${own}::float8) / greatest(t.total_purchased_capacity, ${own}::float8)`;
const termLost = (years: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`least(1, greatest(${from} - ${years}, ${years} - ${to}, 0) / ${mostYearsOff}::float8)`;
const priceLost = (asked: RawBuilder<unknown>, wanted: RawBuilder<unknown>) =>
  sql`least(1, greatest(0, (${asked} - ${wanted}) * 100 / ${wanted} / ${widestGap}::float8))`;

/** The projects that an offer wants. */
export function projectsFor(ownerId: string, offer: OfferContent): Wanted {
  const { country = null, technologies = [], price, contractStructure, contractDuration } = offer;
  const span = contractDuration && wantedYears[contractDuration];
  return {
    kind: 'project',
    ownerId,
    sources: sql`select s.id from project_source s where (${country}::text is null or s.country = ${country})
      and (${technologies.length === 0} or s.technologies && ${technologies}::text[])`,
    price,
    columns: sql`t.total_purchased_capacity, t.term_years`,
    lost: sql.join(
      [
        lossOf('price', price === undefined ? none : priceLost(sql`t.price`, sql`${price}::float8`)),
        lossOf('volume', volumeLost(offer.totalPurchasedCapacity)),
        lossOf(
          'structure',
          sql`case ${contractStructure ?? null}::text = any(x.contract_structure)
          when true then 0 when false then 1 end`,
        ),
        lossOf('term', span ? termLost(sql`t.term_years`, sql`${span[0]}::float8`, sql`${span[1]}::float8`) : none),
      ],
      sql` + `,
    ),
  };
}

const begins = sql.join(
  Object.entries(wantedYears).map(([name, [from]]) => sql`when ${name} then ${from}::float8`),
  sql` `,
);
const ends = sql.join(
  Object.entries(wantedYears).map(([name, [, to]]) => sql`when ${name} then ${to}::float8`),
  sql` `,
);

/** The offers that want a project. */
export function offersFor(ownerId: string, project: ProjectContent): Wanted {
  const { price, totalPurchasedCapacity, contractStructure } = project.financialConditions;
  const types = project.technologies.map(({ type }) => type);
  const years = sql`${termYears(project.startDate, project.endDate)}::float8`;
  const from = sql`case x.contract_duration ${begins} end`;
  const to = sql`case x.contract_duration ${ends} end`;
  return {
    kind: 'offer',
    ownerId,
    sources: sql`select s.id from offer_source s where (s.country is null or s.country = ${project.location.country})
      and (s.technologies = '{}' or s.technologies && ${types}::text[])`,
    price,
    columns: sql`t.total_purchased_capacity`,
    lost: sql.join(
      [
        lossOf('price', price === undefined ? none : priceLost(sql`${price}::float8`, sql`t.price`)),
        lossOf('volume', volumeLost(totalPurchasedCapacity)),
        lossOf(
          'structure',
          sql`case x.contract_structure = any(${contractStructure}::text[])
          when true then 0 when false then 1 end`,
        ),
        lossOf('term', sql`case when x.contract_duration is not null then ${termLost(years, from, to)} end`),
      ],
      sql` + `,
    ),
  };
}

/** Two who write the same new combination at once may both note it. */
async function listSources(db: Db, sources: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct s.id::text as id from (${sources}) s`.execute(db);
  return rows.map(({ id }) => id);
}

/** Up to here each combination is read by itself. Of more, so many items pass that one finds them in any order. */
const mostSeparateSources = 64;

interface Order {
  /** Beyond the gates. */
  where: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
}

/** So many times the number that is kept are read in each of two rounds at most, however large the market is. */
const mostRead = 3;

/** The first items of an order that pass the gates. */
function firstOf({ kind, columns }: Wanted, sources: readonly string[], { where, by }: Order, count: number) {
  const kept = sql`t.id, t.price, t.created_at, t.terms_id, ${columns}`;
  const rows = (ofSource: RawBuilder<unknown>, most: number) => sql`
    select ${kept} from ${sql.table(kind)} t
    where ${ofSource} and ${inMarketplace} and ${where} order by ${by} limit ${most}`;
  if (sources.length > mostSeparateSources) return rows(sql`t.source_id = any(${sources}::bigint[])`, count);
  const share = Math.min(count, Math.ceil((mostRead * count) / sources.length));
  const shares = sql`
    select s.id as source_id, t.* from unnest(${sources}::bigint[]) as s (id)
    cross join lateral (${rows(sql`t.source_id = s.id`, share)}) t`;
  if (share === count) return sql`select ${kept} from (${shares}) t order by ${by} limit ${count}`;
  // A combination whose whole share is among the first may have more of them: such ones are read again, and divide
  // what others leave. They are a third of all at most. The inner limit lets PostgreSQL plan for few rows.
  return sql`
    with shares as materialized (${shares}), larger as materialized (
      select t.source_id as id
      from (select t.source_id, row_number() over (order by ${by}) as place from shares t) t
      group by t.source_id having count(*) = ${share} and max(t.place) < ${count})
    select ${kept} from (
      select t.* from shares t where t.source_id not in (select id from larger)
      union all
      select s.id, t.* from larger s cross join lateral (
        select * from (${rows(sql`t.source_id = s.id`, count)}) t
        limit (select ${mostRead * count}::bigint / greatest(count(*), 1) from larger)) t) t
    order by ${by} limit ${count}`;
}

/** How many are looked at on each side of the own price, and so many more of the newest. */
const looked = 500;

/**
 * At most 400, those that lose the fewest points of what a first look tells. The nearest by price alone would leave out
 * good ones: below the wanted price all prices are as good. Without an own price the newest are looked at.
 * @returns the statement that finds their ids; undefined where nothing can pass the gates
 */
export async function chooseCandidates(db: Db, wanted: Wanted): Promise<RawBuilder<unknown> | undefined> {
  const { kind, ownerId, price, lost } = wanted;
  const sources = await listSources(db, wanted.sources);
  if (sources.length === 0) return undefined;
  const ofOthers = sql`t.owner_id <> ${ownerId}`;
  const newest = firstOf(wanted, sources, { where: ofOthers, by: sql`t.created_at desc, t.id desc` }, 2 * looked);
  const nearest = (where: RawBuilder<unknown>, by: RawBuilder<unknown>) =>
    firstOf(wanted, sources, { where: sql`${ofOthers} and ${where}`, by }, looked);
  const all =
    price === undefined
      ? newest
      : sql`(${newest}) union (${nearest(sql`t.price <= ${price}`, sql`t.price desc, t.id desc`)})
          union (${nearest(sql`t.price > ${price}`, sql`t.price, t.id`)})`;
  // Each combination of terms is looked up once, not for each item that has it.
  return sql`
    with t as materialized (${all}), x as materialized (
      select distinct on (x.id) x.* from ${sql.table(`${kind}_terms`)} x where x.id in (select terms_id from t))
    select t.id from t join x on x.id = t.terms_id
    order by ${lost}, t.created_at desc, t.id desc limit ${mostCandidates}`;
}
