// One page of a list: the page's keys first, from the filters alone, then its rows joined back; the total is capped.

import type { ListDeclaration, ListQuery } from '@wattpact/domain/filters/filters';
import { type Page, totalCap } from '@wattpact/domain/filters/page';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { frequencies, noFrequencies } from './common-words.ts';
import { and, type Condition, column } from './conditions.ts';
import { type Facets, narrowingConditions } from './facets.ts';
import { nothing, planText, readings, textRank, type Wanted, wordsOf } from './free-text.ts';
import { keptTotal } from './kept-totals.ts';
import { inReadingOrder } from './name-order.ts';
import { type PackedKeys, packKeys } from './packed-keys.ts';

export interface ListSource<Row> {
  /** Its rows are `t` in `where`, `join` and `select`. */
  table: string;
  declaration: ListDeclaration;
  /** What the caller may see; the filters come on top. */
  where: readonly Condition[];
  /** Columns of the answer's rows. */
  select: RawBuilder<Row>;
  /** Joins that the columns need. */
  join?: RawBuilder<unknown>;
  isAdmin: boolean;
  /** The reader's: names are ordered by it. */
  language: Language;
  /** Column of the free text. */
  searchColumn?: string;
  /** Filters on these columns are looked up by combination. */
  facets?: readonly Facets[];
  /** The total of a long list may be some seconds old. */
  keepsTotal?: boolean;
}

/** Of a text that more rows have, relevance says nothing and would take long to compute: the newest come first. */
const mostRanked = 1000;

const searchColumnOf = ({ searchColumn = 'search' }: ListSource<unknown>) => searchColumn;
const newestFirst = sql`${column('created_at')} desc, ${column('id')} desc`;

function orderOf(source: ListSource<unknown>, query: ListQuery, wanted: Wanted) {
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const sort = source.declaration.sorts.find(({ name }) => query[name] === true);
  if (sort) {
    // An order that indexes have: `nulls last` only where it says something.
    const last = sort.mayBeEmpty ? sql`nulls last` : sql``;
    const value = sort.isName ? inReadingOrder(column(sort.column), source.language) : column(sort.column);
    return sql`${value} ${direction} ${last}, ${column('id')} ${direction}`;
  }
  if (wanted.words.length > 0) return sql`${textRank(wanted, searchColumnOf(source))} desc, ${column('id')} desc`;
  return sql`${column('created_at')} ${direction}, ${column('id')} ${direction}`;
}

type Narrow = (wanted: Wanted) => Omit<Asked, 'query'>;

/** The conditions of a query for each reading of its text; what does not hang on the reading is looked up once. */
async function narrowing(db: Db, source: ListSource<unknown>, query: ListQuery, typed: string[]): Promise<Narrow> {
  const others = [...source.where, ...(await narrowingConditions(db, source, query))];
  const name = searchColumnOf(source);
  const known = typed.length > 0 ? await frequencies(db, source.table, name) : noFrequencies;
  return (wanted) => {
    const { conditions, isCommon, cap } = planText(wanted, name, known);
    return { wanted, where: and([...others, ...conditions]), isCommon, cap };
  };
}

const typedWords = (query: ListQuery) => wordsOf(typeof query.searchQuery === 'string' ? query.searchQuery : '');

/** How many match, up to one above the cap. */
async function countRows(db: Db, { table, keepsTotal }: ListSource<unknown>, { where, isCommon, cap }: Asked) {
  // What is common is met soon in any order; one that an index has keeps the planner from reading the table from its start.
  const order = isCommon ? sql`order by ${newestFirst}` : sql``;
  const count = sql<{ count: number }>`
    select count(*) as count from (select from ${sql.table(table)} t where ${where} ${order} limit ${cap + 1}) s`;
  const read = async () => (await count.execute(db)).rows[0]?.count ?? 0;
  return keepsTotal ? keptTotal(count.compile(db), read) : read();
}

interface Asked {
  query: ListQuery;
  wanted: Wanted;
  where: Condition;
  isCommon: boolean;
  /** Counted so far. */
  cap: number;
}

const offsetOf = ({ page, limit }: ListQuery) => (page - 1) * limit;

/** Keys first: they are read along an index, and only the rows of the page are joined back. */
async function readPage<Row>(db: Db, source: ListSource<Row>, { query, wanted, where }: Asked): Promise<Row[]> {
  const table = sql.table(source.table);
  const order = orderOf(source as ListSource<unknown>, query, wanted);
  const { rows } = await sql<Row>`
    select ${source.select}
    from (select t.id from ${table} t where ${where} order by ${order} limit ${query.limit} offset ${offsetOf(query)}) k
    join ${table} t on t.id = k.id ${source.join ?? sql``}
    order by ${order}`.execute(db);
  return rows;
}

/** Header, key and pointer: no row of a list takes less. */
const leastRowBytes = 44;

/** The table cannot have so many rows: what is asked for behind them is not looked for along a whole index. */
async function isBeyond(db: Db, table: string, offset: number): Promise<boolean> {
  const { rows } = await sql<{ bytes: number }>`select pg_relation_size(${table}::regclass) as bytes`.execute(db);
  return offset >= (rows[0]?.bytes ?? 0) / leastRowBytes;
}

/** The rows of the page, and how many there are up to one above the cap. */
async function readCounted<Row>(db: Db, source: ListSource<Row>, asked: Asked) {
  const { wanted, query, cap } = asked;
  const count = countRows(db, source as ListSource<unknown>, asked);
  if (wanted.words.length === 0 && offsetOf(query) < cap) {
    const [items, total] = await Promise.all([readPage(db, source, asked), count]);
    return { items, total };
  }
  const total = await count;
  const offset = offsetOf(query);
  if (total <= Math.min(offset, cap)) return { items: [], total };
  if (offset >= cap && (await isBeyond(db, source.table, offset))) return { items: [], total };
  return { items: await readPage(db, source, total <= mostRanked ? asked : { ...asked, wanted: nothing }), total };
}

export async function listPage<Row>(db: Db, listed: ListSource<Row>, query: ListQuery): Promise<Page<Row>> {
  const typed = typedWords(query);
  const narrow = await narrowing(db, listed as ListSource<unknown>, query, typed);
  let items: Row[] = [];
  let [total, cap] = [0, totalCap];
  for await (const wanted of readings(db, typed)) {
    const asked = { query, ...narrow(wanted) };
    cap = asked.cap;
    ({ items, total } = await readCounted(db, listed, asked));
    if (total > 0) break;
  }
  const { page, limit } = query;
  return { items, total: Math.min(total, cap), ...(total > cap && { totalIsCapped: true as const }), page, limit };
}

/** The keys of the whole list in its order, up to `most`. */
export async function listKeys<Row>(
  db: Db,
  listed: ListSource<Row>,
  query: ListQuery,
  most: number,
): Promise<PackedKeys> {
  const source = listed as ListSource<unknown>;
  const typed = typedWords(query);
  const narrow = await narrowing(db, source, query, typed);
  const read = ({ where }: Pick<Asked, 'where'>, ranked: Wanted) =>
    packKeys(
      db,
      sql`select t.id from ${sql.table(source.table)} t where ${where}
        order by ${orderOf(source, query, ranked)} limit ${most}`,
    );
  let keys: PackedKeys = { count: 0, from: () => [] };
  for await (const wanted of readings(db, typed)) {
    const narrowed = narrow(wanted);
    keys = await read(narrowed, nothing);
    if (keys.count === 0) continue;
    return wanted.words.length > 0 && keys.count <= mostRanked ? read(narrowed, wanted) : keys;
  }
  return keys;
}

/** The rows of these keys in their order; without those that the caller may see no more. */
export async function readRows<Row>(db: Db, source: ListSource<Row>, keys: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${source.select}
    from unnest(${keys}::uuid[]) with ordinality k(id, place)
    join ${sql.table(source.table)} t on t.id = k.id ${source.join ?? sql``}
    where ${and(source.where)} order by k.place`.execute(db);
  return rows;
}

/** The same page with its items made into what the API answers. */
export const mapPage = <From, To>(page: Page<From>, make: (item: From) => To): Page<To> => ({
  ...page,
  items: page.items.map(make),
});
