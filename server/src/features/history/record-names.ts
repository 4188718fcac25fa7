// What people call the records of each kind: the one place that says in which column the name is. The log has ids alone,
// so names are looked up when they are read. This file writes nothing.
import { type RawBuilder, sql } from 'kysely';

interface Called {
  table: string;
  /** Of row `t`. */
  name: RawBuilder<string>;
}

const byColumn = (table: string, column = 'name'): Called => ({ table, name: sql`${sql.ref(`t.${column}`)}` });

/** Who was erased has no name any more. */
export const personName = (alias: string): RawBuilder<string | null> =>
  sql`case when ${sql.ref(`${alias}.status`)} <> 'user_deleted' then ${sql.ref(`${alias}.display_name`)} end`;

const called = {
  legal_entity: byColumn('legal_entity'),
  project: byColumn('project'),
  offer: byColumn('offer'),
  energy_contract: byColumn('energy_contract'),
  invoice: byColumn('invoice', 'number'),
  user: { table: 'app_user', name: personName('t') as RawBuilder<string> },
  file: byColumn('file'),
  energy_contract_import: byColumn('energy_contract_import', 'file_name'),
  bank_statement: byColumn('bank_statement', 'file_name'),
  benchmark_index: byColumn('benchmark_index', 'source'),
  series: byColumn('series'),
  support_feedback: byColumn('support_feedback'),
} satisfies Record<string, Called>;

export type NamedKind = keyof typeof called;

/** The table of a kind, and the name of its row `t`. */
export const recordsOf = (kind: NamedKind): Called => called[kind];

const names = Object.entries(called).map(
  ([kind, { table, name }]) => sql`when ${sql.lit(kind)} then
    (select ${name}::text from ${sql.table(table)} t where t.id = named.id)`,
);

/**
 * The present name of a record of any kind; null for one that has none, or that is gone.
 * @param of the columns with its kind and its id
 */
export const recordNameOf = (of: { kind: string; id: string }): RawBuilder<string | null> =>
  sql`(select case named.kind ${sql.join(names, sql` `)} end
    from (select ${sql.ref(of.kind)} as kind, ${sql.ref(of.id)} as id) named)`;
