// The statements that only projects need: their documents and remaining capacity.
import type { Actor } from '@wattpact/domain/access/roles';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/statement-marks.ts';
import { filesOf } from '../files/file-queries.ts';
import { visibleTo } from '../market/market-visibility.ts';
import { lineOfDescent } from './project-columns.ts';

/** The project's documents, and those that it inherits. The caller has checked that the actor may edit it. */
export async function listDocuments(db: Db, id: string): Promise<FileRecord[]> {
  const { rows } = await sql<{ files: FileRecord[] }>`
    select ${prepared} ${filesOf('project', lineOfDescent)} as files from project t where t.id = ${id}`.execute(db);
  return rows[0]?.files ?? [];
}

/** Whether the actor may see the project, or a remainder of it that still names the file among its documents. */
export async function isDocumentVisible(
  db: Db,
  actor: Actor,
  { id, fileId }: { id: string; fileId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with recursive line as (
      select id from project where id = ${id}
      union all select p.id from project p join line l on p.parent_project_id = l.id)
    select from line l join project t on t.id = l.id
    where t.status <> 'deleted' and ${visibleTo(actor)}
      and (t.id = ${id} or exists (
        select from jsonb_path_query(t.content, '$.documentations[*].fileIds[*]') named
        where lower(named #>> '{}') = ${fileId}))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** In MW; none once the project is closed or deleted. */
export async function remainingCapacity(db: Db, projectId: string): Promise<number> {
  const { rows } = await sql<{ capacity: number }>`
    select total_purchased_capacity as capacity from project
    where id = ${projectId} and status not in ('closed', 'deleted')`.execute(db);
  return rows[0]?.capacity ?? 0;
}
