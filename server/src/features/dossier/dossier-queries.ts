// What a company has of each kind, read from the tables of every entity; this file writes nothing.
import type { Dossier, EntityNegotiation } from '@wattpact/domain/dossier/dossier-api';
import { entityNegotiationList } from '@wattpact/domain/dossier/dossier-filters';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import { type Page, totalCap } from '@wattpact/domain/filters/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { planned } from '../../platform/database/statement-marks.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { listPage } from '../../platform/lists/list-page.ts';

const count = (rows: RawBuilder<unknown>) => sql`(select count(*) from (select ${rows} limit ${sql.lit(totalCap)}) s)`;
const owned = (table: string) => count(sql`from ${sql.table(table)} where owner_id = t.id and status <> 'deleted'`);

/** Undefined when there is no such company. */
export async function findDossier(db: Db, entityId: string): Promise<Dossier | undefined> {
  const { rows } = await sql<Dossier>`
    select ${planned} json_build_object('projects', ${owned('project')}, 'offers', ${owned('offer')},
        'energyContracts', ${count(sql`from energy_contract
          where (owner_id = t.id or second_party_entity_id = t.id) and status <> 'deleted'`)},
        'invoices', ${count(sql`from invoice where owner_id = t.id`)},
        'negotiations', ${count(sql`from negotiation
          where owner_entity_id = t.id or counterparty_entity_id = t.id`)}) as counts,
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name, 'status', o.status) order by o.created_at)
        from legal_entity o where o.fiscal_number = t.fiscal_number and o.id <> t.id), '[]') as "sameNumber"
    from legal_entity t where t.id = ${entityId}`.execute(db);
  return rows[0];
}

/** Administrators see that a negotiation exists and its status, not what is said in it. */
export const listEntityNegotiations = (
  db: Db,
  { language }: SignedIn,
  entityId: string,
  query: ListQuery,
): Promise<Page<EntityNegotiation>> =>
  listPage<EntityNegotiation>(
    db,
    {
      table: 'negotiation',
      declaration: entityNegotiationList,
      where: [sql<boolean>`(t.owner_entity_id = ${entityId} or t.counterparty_entity_id = ${entityId})`],
      join: sql`left join project p on p.id = t.project_id left join offer o on o.id = t.offer_id
        join legal_entity c on c.id = case t.owner_entity_id when ${entityId} then t.counterparty_entity_id
          else t.owner_entity_id end`,
      select: sql`t.id, json_build_object('id', coalesce(p.id, o.id), 'name', coalesce(p.name, o.name),
          'kind', t.entity_type) as item,
        json_build_object('id', c.id, 'name', c.name) as counterparty, t.status, t.template_version as versions,
        t.created_at as "createdAt", coalesce(t.last_entry_at, t.created_at) as "lastActivityAt"`,
      isAdmin: true,
      language,
    },
    query,
  );
