// The statements that only projects need: fractions and their remaining capacity.
import type { Actor } from '@wattpact/domain/access/roles';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { visibleTo } from '../market/market-visibility.ts';

/** All projects of which each of these is directly or indirectly a remainder; it inherits their documents. */
export async function listAncestors(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; ancestor: string }>`
    with recursive line as (
      select p.id, p.parent_project_id as ancestor from project p
      where p.id = any(${ids}::uuid[]) and p.parent_project_id is not null
      union all
      select l.id, p.parent_project_id from line l join project p on p.id = l.ancestor
      where p.parent_project_id is not null)
    select id, ancestor from line`.execute(db);
  const grouped = Map.groupBy(rows, ({ id }) => id);
  return new Map([...grouped].map(([id, line]) => [id, line.map(({ ancestor }) => ancestor)]));
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
