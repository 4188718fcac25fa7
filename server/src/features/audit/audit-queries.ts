// What administrators search of the audit log.
import { type AuditEntry, auditList } from '@wattpact/domain/audit/audit';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { listPage } from '../../platform/lists/list-page.ts';

/** The column by which people call a record; a kind without one has entries without a name. */
const names: Record<string, string> = {
  legal_entity: 'name',
  project: 'name',
  offer: 'name',
  energy_contract: 'name',
  invoice: 'number',
  energy_contract_import: 'file_name',
  file: 'name',
};
const named = Object.entries(names).map(
  ([kind, column]) => sql`when ${sql.lit(kind)} then
    (select r.${sql.ref(column)}::text from ${sql.table(kind)} r where r.id = t.resource_id)`,
);
/** Who was erased has no name any more. */
const person = (alias: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${alias}.status`)} <> 'user_deleted' then ${sql.ref(`${alias}.display_name`)} end`;

const select = sql<AuditEntry>`t.id, t.created_at as at, t.action, t.resource_type as "resourceType",
  t.resource_id as "resourceId", t.network_hash as "networkHash", t.hash,
  case when a.id is not null then json_build_object('id', a.id, 'displayName', ${person('a')}) end as actor,
  case t.resource_type ${sql.join(named, sql` `)} when 'user' then
    (select ${person('u')} from app_user u where u.id = t.resource_id) end as "resourceName"`;

export const listEntries = (db: Db, { language }: SignedIn, query: ListQuery): Promise<Page<AuditEntry>> =>
  listPage<AuditEntry>(
    db,
    {
      table: 'audit_entry',
      declaration: auditList,
      where: [],
      select,
      join: sql`left join app_user a on a.id = t.actor_id`,
      isAdmin: true,
      language,
    },
    query,
  );
