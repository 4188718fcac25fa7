// One page of a list: the page's keys first, from the filters alone, then its rows joined back; the total is capped.
import type { ListDeclaration, ListQuery } from 'domain/shared/filters';
import { type Page, totalCap } from 'domain/shared/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { and, type Condition, column, filterConditions } from './conditions.ts';
import { asMeant, asTyped, textMatches, textRank, type Wanted, wordsOf } from './free-text.ts';

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
}

function orderOf({ declaration, searchColumn }: ListSource<unknown>, query: ListQuery, wanted: Wanted) {
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const sort = declaration.sorts.find(({ name }) => query[name] === true);
  // Records without the value come last, whichever the direction.
  if (sort) return sql`${column(sort.column)} ${direction} nulls last, ${column('id')} ${direction}`;
  if (wanted.length > 0) return sql`${textRank(wanted, searchColumn)} desc, ${column('id')} desc`;
  return sql`${column('created_at')} ${direction}, ${column('id')} ${direction}`;
}

function conditionsOf(source: ListSource<unknown>, query: ListQuery, wanted: Wanted): Condition {
  const text = wanted.length > 0 ? [textMatches(wanted, source.searchColumn)] : [];
  return and([...source.where, ...filterConditions(source.declaration, query, source), ...text]);
}

const typedWords = (query: ListQuery) => wordsOf(typeof query.searchQuery === 'string' ? query.searchQuery : '');

/** The rows of the page, and how many there are up to one above the cap. */
async function readPage<Row>(db: Db, source: ListSource<Row>, query: ListQuery, wanted: Wanted) {
  const where = conditionsOf(source as ListSource<unknown>, query, wanted);
  const table = sql.table(source.table);
  const order = orderOf(source as ListSource<unknown>, query, wanted);
  const offset = (query.page - 1) * query.limit;
  const [rows, count] = await Promise.all([
    sql<Row>`
      select ${source.select}
      from (select t.id from ${table} t where ${where} order by ${order} limit ${query.limit} offset ${offset}) k
      join ${table} t on t.id = k.id ${source.join ?? sql``}
      order by ${order}`.execute(db),
    sql<{ count: number }>`
      select count(*) as count from (select from ${table} t where ${where} limit ${totalCap + 1}) s`.execute(db),
  ]);
  return { items: rows.rows, total: count.rows[0]?.count ?? 0 };
}

export async function listPage<Row>(db: Db, source: ListSource<Row>, query: ListQuery): Promise<Page<Row>> {
  const words = typedWords(query);
  let read = await readPage(db, source, query, asTyped(words));
  if (read.total === 0 && words.length > 0) {
    const meant = await asMeant(db, words);
    if (meant) read = await readPage(db, source, query, meant);
  }
  const { items, total } = read;
  return {
    items,
    total: Math.min(total, totalCap),
    ...(total > totalCap && { totalIsCapped: true as const }),
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
  const read = async (wanted: Wanted) => {
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(source.table)} t where ${conditionsOf(source, query, wanted)}
      order by ${orderOf(source, query, wanted)} limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const words = typedWords(query);
  const keys = await read(asTyped(words));
  if (keys.length > 0 || words.length === 0) return keys;
  const meant = await asMeant(db, words);
  return meant ? read(meant) : keys;
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
