// One page of a list: the page's keys first, from the filters alone, then its rows joined back; the total is capped.
import type { ListDeclaration, ListQuery } from 'domain/shared/filters';
import { type Page, totalCap } from 'domain/shared/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { and, type Condition, column } from './conditions.ts';
import { type Facets, narrowingConditions } from './facets.ts';
import { nothing, readings, textMatches, textRank, type Wanted, wordsOf } from './free-text.ts';
import { keptTotal } from './kept-totals.ts';

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
  /** Column of the free text. */
  searchColumn?: string;
  /** Filters on these columns are looked up by combination. */
  facets?: Facets;
  /** The total of a long list may be some seconds old. */
  keepsTotal?: boolean;
}

/** Of a text that more rows have, nobody reads all: it is counted no further, and not ranked, but the newest come first. */
const textCap = 1000;

function orderOf({ declaration, searchColumn }: ListSource<unknown>, query: ListQuery, wanted: Wanted) {
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const sort = declaration.sorts.find(({ name }) => query[name] === true);
  if (sort) {
    // An order that indexes have: `nulls last` only where it says something.
    const last = sort.mayBeEmpty ? sql`nulls last` : sql``;
    return sql`${column(sort.column)} ${direction} ${last}, ${column('id')} ${direction}`;
  }
  if (wanted.words.length > 0) return sql`${textRank(wanted, searchColumn)} desc, ${column('id')} desc`;
  return sql`${column('created_at')} ${direction}, ${column('id')} ${direction}`;
}

/** All but the text: the same for each of its readings. */
const conditionsOf = async (db: Db, source: ListSource<unknown>, query: ListQuery): Promise<Condition[]> => [
  ...source.where,
  ...(await narrowingConditions(db, source, query)),
];

const withText = (conditions: readonly Condition[], { searchColumn }: ListSource<unknown>, wanted: Wanted): Condition =>
  and(wanted.words.length > 0 ? [...conditions, textMatches(wanted, searchColumn)] : conditions);

const typedWords = (query: ListQuery) => wordsOf(typeof query.searchQuery === 'string' ? query.searchQuery : '');

const capOf = ({ words }: Wanted) => (words.length > 0 ? textCap : totalCap);

/** How many match, up to one above the cap. */
async function countRows(
  db: Db,
  { table, keepsTotal }: ListSource<unknown>,
  { where, wanted }: Asked,
): Promise<number> {
  const count = sql<{ count: number }>`
    select count(*) as count from (select from ${sql.table(table)} t where ${where} limit ${capOf(wanted) + 1}) s`;
  const read = async () => (await count.execute(db)).rows[0]?.count ?? 0;
  return keepsTotal ? keptTotal(count.compile(db), read) : read();
}

interface Asked {
  query: ListQuery;
  wanted: Wanted;
  where: Condition;
}

/** Keys first: they are read along an index, and only the rows of the page are joined back. */
async function readPage<Row>(db: Db, source: ListSource<Row>, { query, wanted, where }: Asked): Promise<Row[]> {
  const table = sql.table(source.table);
  const order = orderOf(source as ListSource<unknown>, query, wanted);
  const offset = (query.page - 1) * query.limit;
  const { rows } = await sql<Row>`
    select ${source.select}
    from (select t.id from ${table} t where ${where} order by ${order} limit ${query.limit} offset ${offset}) k
    join ${table} t on t.id = k.id ${source.join ?? sql``}
    order by ${order}`.execute(db);
  return rows;
}

/** The rows of the page, and how many there are up to one above the cap. */
async function readCounted<Row>(db: Db, source: ListSource<Row>, asked: Asked) {
  const count = () => countRows(db, source as ListSource<unknown>, asked);
  if (asked.wanted.words.length === 0) {
    const [items, total] = await Promise.all([readPage(db, source, asked), count()]);
    return { items, total };
  }
  const total = await count();
  if (total === 0) return { items: [], total };
  return { items: await readPage(db, source, total <= textCap ? asked : { ...asked, wanted: nothing }), total };
}

export async function listPage<Row>(db: Db, listed: ListSource<Row>, query: ListQuery): Promise<Page<Row>> {
  const source = listed as ListSource<unknown>;
  const conditions = await conditionsOf(db, source, query);
  let read: { items: Row[]; total: number } = { items: [], total: 0 };
  let cap = totalCap;
  for await (const wanted of readings(db, typedWords(query))) {
    read = await readCounted(db, listed, { query, wanted, where: withText(conditions, source, wanted) });
    cap = capOf(wanted);
    if (read.total > 0) break;
  }
  const { items, total } = read;
  return {
    items,
    total: Math.min(total, cap),
    ...(total > cap && { totalIsCapped: true as const }),
    page: query.page,
    limit: query.limit,
  };
}

/** The keys of the whole list in its order, up to `most`. */
export async function listKeys<Row>(
  db: Db,
  listed: ListSource<Row>,
  query: ListQuery,
  most: number,
): Promise<string[]> {
  const source = listed as ListSource<unknown>;
  const conditions = await conditionsOf(db, source, query);
  const read = async (wanted: Wanted) => {
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(source.table)} t where ${withText(conditions, source, wanted)}
      order by ${orderOf(source, query, wanted)} limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  };
  let keys: string[] = [];
  for await (const wanted of readings(db, typedWords(query))) {
    keys = await read(wanted);
    if (keys.length > 0) break;
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
