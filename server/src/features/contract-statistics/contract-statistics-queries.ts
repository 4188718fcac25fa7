// Every statement on the tables of the statistics, and what they read of the register.
import type { Member, Waiting } from '@wattpact/domain/contract-statistics/batches';
import { type Book, books, type PublishedBatch } from '@wattpact/domain/contract-statistics/figures';
import { type CountedTechnology, type Label, technologyOf } from '@wattpact/domain/contract-statistics/labels';
import type { SeenContract } from '@wattpact/domain/contract-statistics/open-labels';
import type { Registered } from '@wattpact/domain/contract-statistics/repeated-contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { planned } from '../../platform/database/statement-marks.ts';
import { comparedTerms, distinctIds } from '../energy-contracts/same-contract-queries.ts';

/** A contract that is in the register now, or that is still counted. */
export interface RegisterRow extends Registered, Waiting, Member {
  isListed: boolean;
  /** The books in which it has a place, also one that it left. */
  placed: Book[];
  /** The books in which it counts. */
  counted: Book[];
  megawatts: number;
  volume: number | null;
  price: number | null;
}

/** Keeps what is compared of every contract as it is now, beside what was compared before. */
export const noteTerms = (db: Db) =>
  sql`insert into statistics_terms (energy_contract_id, terms)
    select c.id, ${comparedTerms('c', 'o')}::jsonb from energy_contract c join legal_entity o on o.id = c.owner_id
    where c.status in ('approved', 'active', 'terminated') on conflict do nothing`.execute(db);

type ReadRow = Omit<RegisterRow, 'label'> & Pick<Label, 'structure' | 'year'> & { technologies: CountedTechnology[] };

/** Those first that are counted already, then the oldest. */
export async function listRegister(db: Db): Promise<RegisterRow[]> {
  const { rows } = await sql<ReadRow>`
    select c.id, o.country || ' ' || o.fiscal_number as first,
      c.second_party_country || ' ' || c.second_party_fiscal_number as second,
      coalesce(v.versions, json_build_array(${comparedTerms('c', 'o')})) as versions,
      ${distinctIds('c')} as "distinctFrom", c.contract_structure as structure, c.technologies, left(c.content ->> 'expectedStartDate', 4)::int as year,
      coalesce(c.first_visible_at, c.created_at) as since,
      c.status in ('approved', 'active', 'terminated') as "isListed",
      c.status in ('rejected', 'deleted') as "isGone",
      coalesce(m.placed, '{}') as placed, coalesce(m.counted, '{}') as counted,
      c.total_purchased_capacity as megawatts, (c.content ->> 'annualVolume')::numeric as volume,
      case c.pricing_type when 'FIXED_PRICING' then c.price end as price
    from energy_contract c join legal_entity o on o.id = c.owner_id
    left join (
      select energy_contract_id as id, array_agg(book) as placed,
        array_agg(book) filter (where left_at is null) as counted
      from statistics_member group by 1) m on m.id = c.id
    left join (
      select energy_contract_id as id, json_agg(terms) as versions from statistics_terms group by 1) v on v.id = c.id
    where c.status in ('approved', 'active', 'terminated') or m.counted is not null
    order by m.counted is null, c.created_at, c.id`.execute(db);
  return rows.map(({ structure, technologies, year, ...row }) => ({
    ...row,
    label: { structure, technology: technologyOf(technologies), year },
  }));
}

const batchColumns = sql<PublishedBatch & Label>`b.book, b.structure, b.technology, b.year, b.contracts, b.megawatts,
  b.value, b.weighted`;

/** Batches of which contracts count. */
export async function listPublished(db: Db): Promise<{ batches: PublishedBatch[]; updatedAt: string | null }> {
  const { rows } = await sql<PublishedBatch & Label & { updatedAt: string }>`
    select ${planned} ${batchColumns}, max(b.changed_at) over () as "updatedAt"
    from (select s.*, greatest(s.joined_at, (select max(left_at) from statistics_member m where m.batch_id = s.id))
        as changed_at from statistics_batch s) b
    where b.contracts > 0`.execute(db);
  const batches = rows.map(({ structure, technology, year, updatedAt: _, ...batch }) => ({
    ...batch,
    label: { structure, technology, year },
  }));
  return { batches, updatedAt: rows[0]?.updatedAt ?? null };
}

export interface SeenRow extends SeenContract {
  book: Book;
  label: Label;
}

/** All that was ever counted under the labels under which one of these companies' contracts was. */
export async function listSeen(db: Db, companyIds: readonly string[]): Promise<SeenRow[]> {
  const { rows } = await sql<SeenContract & Label & { book: Book }>`
    with ${planned} own as (
      select id from energy_contract
      where owner_id = any(${companyIds}::uuid[]) or second_party_entity_id = any(${companyIds}::uuid[])
      union
      -- A company that waits for its approval is not linked yet.
      select c.id from legal_entity e join energy_contract c
        on c.second_party_country = e.country and c.second_party_fiscal_number = e.fiscal_number
      where e.id = any(${companyIds}::uuid[])),
    known as (
      select distinct b.book, b.structure, b.technology, b.year
      from own join statistics_member m on m.energy_contract_id = own.id join statistics_batch b on b.id = m.batch_id)
    select b.book, b.structure, b.technology, b.year, b.joined_at as "joinedAt", m.left_at as "leftAt",
      m.first_party as first, m.second_party as second, m.energy_contract_id in (select id from own) as "isOwn"
    from statistics_batch b join statistics_member m on m.batch_id = b.id
    where exists (select from known k where k.book = b.book and k.structure is not distinct from b.structure
      and k.technology is not distinct from b.technology and k.year is not distinct from b.year)`.execute(db);
  return rows.map(({ structure, technology, year, ...row }) => ({ ...row, label: { structure, technology, year } }));
}

/** Two who publish at once would count a contract twice: the second waits here. */
export const lockPublication = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('contract statistics'))`.execute(db);

/** The last change, or null before the first. */
export async function lastChange(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select greatest((select max(joined_at) from statistics_batch), (select max(left_at) from statistics_member))
      as at`.execute(db);
  return rows[0]?.at ?? null;
}

export interface CountedMember extends Member {
  batchId: string;
  contractId: string;
  book: Book;
}

export async function listMembers(db: Db): Promise<CountedMember[]> {
  const { rows } = await sql<CountedMember>`
    select m.batch_id as "batchId", m.energy_contract_id as "contractId", m.book, m.first_party as first,
      m.second_party as second, c.status in ('rejected', 'deleted') as "isGone"
    from statistics_member m join energy_contract c on c.id = m.energy_contract_id
    where m.left_at is null`.execute(db);
  return rows;
}

/** Labels of all batches, also of those that everybody has left. */
export async function listLabels(db: Db): Promise<Record<Book, Label[]>> {
  const rows = await db
    .selectFrom('statistics_batch')
    .select(['book', 'structure', 'technology', 'year'])
    .distinct()
    .execute();
  const labels = (book: Book) => rows.filter((row) => row.book === book).map(({ book: _, ...label }) => label as Label);
  return Object.fromEntries(books.map((book) => [book, labels(book)])) as Record<Book, Label[]>;
}

interface NewBatch {
  id: string;
  book: Book;
  label: Label;
  members: { id: string; first: string; second: string; megawatts: number; value: number }[];
  joinedAt: string;
}

export async function insertBatch(db: Db, { id, book, label, members, joinedAt }: NewBatch): Promise<void> {
  const empty = { contracts: 0, megawatts: 0, value: 0, weighted: 0 };
  await db
    .insertInto('statistics_batch')
    .values({ id, book, ...label, joined_at: joinedAt, ...empty })
    .execute();
  await sql`insert into statistics_member
      (energy_contract_id, book, batch_id, first_party, second_party, megawatts, value)
    select m.id, ${book}, ${id}, m.first, m.second, m.megawatts, m.value
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
      as m (id uuid, first text, second text, megawatts numeric, value numeric)`.execute(db);
  await sumUp(db, id);
}

export async function writeLeaving(db: Db, batchId: string, contractIds: readonly string[], at: string): Promise<void> {
  await db
    .updateTable('statistics_member')
    .set({ left_at: at })
    .where('batch_id', '=', batchId)
    .where('energy_contract_id', 'in', contractIds)
    .execute();
  await sumUp(db, batchId);
}

const sumUp = (db: Db, batchId: string) =>
  sql`update statistics_batch b set (contracts, megawatts, value, weighted) = (
      select count(*), coalesce(sum(m.megawatts), 0), coalesce(sum(m.value), 0),
        coalesce(sum(m.megawatts * m.value), 0)
      from statistics_member m where m.batch_id = b.id and m.left_at is null)
    where b.id = ${batchId}`.execute(db);
