// One row as its list's filters see it: the values of their columns, and the words for free text.
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { and, type Condition, column } from './conditions.ts';

export interface FilterableRow {
  columns: Record<string, unknown>;
  name: string;
  /** Without accents and case. */
  words: string[];
}

interface Source {
  table: string;
  declaration: ListDeclaration;
  searchColumn: string;
  /** Restricts the list to what every reader of it may see; a row that has left it is not found. */
  where: readonly Condition[];
}

/** Locked until the transaction ends, so that conclusions from the row stay true. */
export async function findFilterableRow(
  db: Db,
  { table, declaration, searchColumn, where }: Source,
  id: string,
): Promise<FilterableRow | undefined> {
  const names = [...new Set(declaration.filters.flatMap(({ column: name }) => name ?? []))];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(names.map(column))}, t.name as "itemName", tsvector_to_array(${column(searchColumn)}) as "itemWords"
    from ${sql.table(table)} t where t.id = ${id} and ${and(where)} for share`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { itemName, itemWords, ...columns } = row;
  return { columns, name: String(itemName), words: itemWords as string[] };
}

/** Whether each of the words is a prefix of one of the row's words. */
export const hasWords = ({ words: known }: Pick<FilterableRow, 'words'>, words: readonly string[]): boolean =>
  words.every((word) => known.some((one) => one.startsWith(word)));
