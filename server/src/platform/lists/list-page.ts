// One page of a list: first the keys of the page by the filters alone, then its rows by key; the total is capped.

import type { ListDeclaration, ListQuery } from '@wattpact/domain/filters/filters';
import { type Page, totalCap } from '@wattpact/domain/filters/page';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { planned } from '../database/statement-marks.ts';
import { frequencies, noFrequencies } from './common-words.ts';
import { and, type Condition, column } from './conditions.ts';
import { type Facets, narrowingConditions } from './facets.ts';
import { nothing, planText, readings, type SearchedWords, textRank, wordsOf } from './free-text.ts';
import { keptTotal } from './kept-totals.ts';
import { inReadingOrder } from './name-order.ts';

export interface ListSource<Row> {
  /** Its rows have the alias `t` in `where`, `join` and `select`. */
  table: string;
  declaration: ListDeclaration;
  /** Restricts the list to what the caller may see; the filters are added to it. Its text has no values. */
  where: readonly Condition[];
  /** Columns of the answer's rows; their text has no values. */
  select: RawBuilder<Row>;
  /** Joins that the columns need. */
  join?: RawBuilder<unknown>;
  isAdmin: boolean;
  /** The reader's language, which decides the order of names. */
  language: Language;
  /** Column of the free text. */
  searchColumn?: string;
  /** Filters on these columns are looked up by combination (facets.ts). */
  facets?: readonly Facets[];
  /** The total of a long list may be some seconds old. */
  keepsTotal?: boolean;
}

/** When a text matches more rows than this, relevance says little and is slow to compute, so the newest come first. */
const mostRanked = 1000;

const searchColumnOf = ({ searchColumn = 'search' }: ListSource<unknown>) => searchColumn;
const newestFirst = sql`${column('created_at')} desc, ${column('id')} desc`;

function orderOf(source: ListSource<unknown>, query: ListQuery, wanted: SearchedWords) {
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const sort = source.declaration.sorts.find(({ name }) => query[name] === true);
  if (sort) {
    // Must equal an index's order: `nulls last` only where the column can be null.
    const last = sort.mayBeEmpty ? sql`nulls last` : sql``;
    const value = sort.isName ? inReadingOrder(column(sort.column), source.language) : column(sort.column);
    return sql`${value} ${direction} ${last}, ${column('id')} ${direction}`;
  }
  if (wanted.words.length > 0) return sql`${textRank(wanted, searchColumnOf(source))} desc, ${column('id')} desc`;
  return sql`${column('created_at')} ${direction}, ${column('id')} ${direction}`;
}

type Narrow = (wanted: SearchedWords) => Omit<Asked, 'query'>;

/** The conditions of a query for each reading of its text; conditions that all readings share are computed once. */
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

/** The number of matches, up to one above the cap. */
function counting({ table }: ListSource<unknown>, { where, isCommon, cap }: Asked) {
  // Frequent matches are found soon in any order; an indexed order keeps the planner from a sequential scan.
  const order = isCommon ? sql`order by ${newestFirst}` : sql``;
  return sql<{ count: number }>`
    select count(*) as count from (select from ${sql.table(table)} t where ${where} ${order} limit ${cap + 1}) s`;
}

async function countRows(db: Db, source: ListSource<unknown>, asked: Asked): Promise<number> {
  const count = counting(source, asked);
  const read = async () => (await count.execute(db)).rows[0]?.count ?? 0;
  return source.keepsTotal ? keptTotal(db, count.compile(db), read) : read();
}

interface Asked {
  query: ListQuery;
  wanted: SearchedWords;
  where: Condition;
  isCommon: boolean;
  /** The number counted so far. */
  cap: number;
}

const offsetOf = ({ page, limit }: ListQuery) => (page - 1) * limit;

/** The keys of the page, read along an index. */
const pageKeys = (source: ListSource<unknown>, { query, wanted, where }: Asked) => sql<{ id: string }>`
  select t.id from ${sql.table(source.table)} t where ${where}
  order by ${orderOf(source, query, wanted)} limit ${query.limit} offset ${offsetOf(query)}`;

/**
 * Keys first: the filters' values decide how they are found. The rows are then read by key in a statement that is
 * planned once, so one of them that changes in between may be missing, or differ from the filter.
 */
async function readPage<Row>(db: Db, source: ListSource<Row>, asked: Asked): Promise<Row[]> {
  const { rows } = await pageKeys(source as ListSource<unknown>, asked).execute(db);
  return readByKey(
    db,
    source,
    rows.map(({ id }) => id),
    planned,
  );
}

/** Keys and total in one statement, for a short list: counting it takes no longer than asking a second time. */
async function readPageAndTotal<Row>(db: Db, source: ListSource<Row>, asked: Asked) {
  const list = source as ListSource<unknown>;
  const { rows } = await sql<{ keys: string[]; total: number }>`
    select array(${pageKeys(list, asked)}) as keys, (${counting(list, asked)}) as total`.execute(db);
  const { keys = [], total = 0 } = rows[0] ?? {};
  return { items: await readByKey(db, source, keys, planned), total };
}

/** The size of header, key and pointer: each row of a list takes at least as much. */
const leastRowBytes = 44;

/**
 * The table cannot have so many rows, so a page behind them is empty and needs no walk along a whole index. A view has no
 * size of its own.
 */
async function isBeyond(db: Db, table: string, offset: number): Promise<boolean> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_relation_size(oid) as bytes from pg_class where oid = ${table}::regclass and relkind <> 'v'`.execute(db);
  return offset >= (rows[0]?.bytes ?? Number.POSITIVE_INFINITY) / leastRowBytes;
}

/** The rows of the page, and the number of matches up to one above the cap. */
async function readCounted<Row>(db: Db, source: ListSource<Row>, asked: Asked) {
  const { wanted, query, cap } = asked;
  const isNear = wanted.words.length === 0 && offsetOf(query) < cap;
  if (isNear && !source.keepsTotal) return readPageAndTotal(db, source, asked);
  const count = countRows(db, source as ListSource<unknown>, asked);
  if (isNear) {
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
): Promise<string[]> {
  const source = listed as ListSource<unknown>;
  const typed = typedWords(query);
  const narrow = await narrowing(db, source, query, typed);
  const read = async ({ where }: Pick<Asked, 'where'>, ranked: SearchedWords) => {
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(source.table)} t where ${where}
      order by ${orderOf(source, query, ranked)} limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  };
  let keys: string[] = [];
  for await (const wanted of readings(db, typed)) {
    const narrowed = narrow(wanted);
    keys = await read(narrowed, nothing);
    if (keys.length === 0) continue;
    return wanted.words.length > 0 && keys.length <= mostRanked ? read(narrowed, wanted) : keys;
  }
  return keys;
}

interface Summary<Row> {
  /** So many rows are summed up, the newest, and one more, which tells that there are more. */
  most: number;
  /** The statement, over the rows found. */
  summary: (found: RawBuilder<unknown>) => RawBuilder<Row>;
}

/** What the rows of the whole list come to. `select` of the source names the columns that the summary reads. */
export async function summarizeList<Row>(
  db: Db,
  listed: Omit<ListSource<unknown>, 'join'>,
  query: ListQuery,
  { most, summary }: Summary<Row>,
): Promise<Row[]> {
  const typed = typedWords(query);
  const narrow = await narrowing(db, listed, query, typed);
  let rows: Row[] = [];
  for await (const wanted of readings(db, typed)) {
    const found = sql`(select ${listed.select} from ${sql.table(listed.table)} t where ${narrow(wanted).where}
      order by ${newestFirst} limit ${most + 1})`;
    ({ rows } = await summary(found).execute(db));
    if (rows.length > 0) break;
  }
  return rows;
}

async function readByKey<Row>(
  db: Db,
  source: ListSource<Row>,
  keys: readonly string[],
  mark: RawBuilder<unknown>,
): Promise<Row[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Row>`
    select ${mark} ${source.select}
    from unnest(${keys}::uuid[]) with ordinality k(id, place)
    join ${sql.table(source.table)} t on t.id = k.id ${source.join ?? sql``}
    where ${and(source.where)} order by k.place`.execute(db);
  return rows;
}

/** The rows of these keys in their order, without rows that the caller may no longer see. */
export const readRows = <Row>(db: Db, source: ListSource<Row>, keys: readonly string[]): Promise<Row[]> =>
  readByKey(db, source, keys, sql``);

/** The same page with each item converted to the API's shape. */
export const mapPage = <From, To>(page: Page<From>, make: (item: From) => To): Page<To> => ({
  ...page,
  items: page.items.map(make),
});
