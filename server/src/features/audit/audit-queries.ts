// What administrators search of the audit log.
import { type AuditEntry, auditList } from '@wattpact/domain/audit/audit';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { listPage } from '../../platform/lists/list-page.ts';
import { personName, recordNameOf } from '../history/record-names.ts';

const select = sql<AuditEntry>`t.id, t.created_at as at, t.action, t.resource_type as "resourceType",
  t.resource_id as "resourceId", t.network_hash as "networkHash", t.hash,
  case when a.id is not null then json_build_object('id', a.id, 'displayName', ${personName('a')}) end as actor,
  ${recordNameOf({ kind: 't.resource_type', id: 't.resource_id' })} as "resourceName"`;

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
