// One page of a list: the page's keys first, from the filters alone, then its rows joined back; the total is capped.
import type { ListDeclaration, ListQuery } from 'domain/shared/filters';
import { type Page, totalCap } from 'domain/shared/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { and, type Condition, column, filterConditions } from './conditions.ts';
import { textMatches, textRank, wordsOf } from './free-text.ts';

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

function orderOf({ declaration, searchColumn }: ListSource<unknown>, query: ListQuery, words: string[]) {
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const sort = declaration.sorts.find(({ name }) => query[name] === true);
  // Records without the value come last, whichever the direction.
  if (sort) return sql`${column(sort.column)} ${direction} nulls last, ${column('id')} ${direction}`;
  if (words.length > 0) return sql`${textRank(words, searchColumn)} desc, ${column('id')} desc`;
  return sql`${column('created_at')} ${direction}, ${column('id')} ${direction}`;
}

export async function listPage<Row>(db: Db, source: ListSource<Row>, query: ListQuery): Promise<Page<Row>> {
  const words = wordsOf(typeof query.searchQuery === 'string' ? query.searchQuery : '');
  const text = words.length > 0 ? [textMatches(words, source.searchColumn)] : [];
  const where = and([...source.where, ...filterConditions(source.declaration, query, source), ...text]);
  const table = sql.table(source.table);
  const order = orderOf(source as ListSource<unknown>, query, words);
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
  const total = count.rows[0]?.count ?? 0;
  return {
    items: rows.rows,
    total: Math.min(total, totalCap),
    ...(total > totalCap && { totalIsCapped: true as const }),
    page: query.page,
    limit: query.limit,
  };
}

/** The same page with its items made into what the API answers. */
export const mapPage = <From, To>(page: Page<From>, make: (item: From) => To): Page<To> => ({
  ...page,
  items: page.items.map(make),
});
