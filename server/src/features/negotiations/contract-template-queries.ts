// Every statement on the versions of contract templates, which are entries of a negotiation's thread like messages.
import type { TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import type { TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { type RawBuilder, sql } from 'kysely';
import { apiKeyNameOf } from '../../platform/api-keys/api-key-name.ts';
import { type Db, json } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { isId } from '../../platform/ids.ts';

export type TemplateRow = TemplateSummary & { terms: TemplateTerms };

const fields = sql`'id', v.id, 'version', v.version, 'createdAt', ${isoInstant('v.created_at')},
  'authorId', v.author_id, 'authorName', author.display_name,
  'apiKey', ${apiKeyNameOf('v.api_key_id')}, 'legalEntityId', v.legal_entity_id`;
const acceptances = sql`(
  select coalesce(json_agg(json_build_object('legalEntityId', a.legal_entity_id, 'userName', u.display_name,
    'apiKey', ${apiKeyNameOf('a.api_key_id')},
    'at', ${isoInstant('a.accepted_at')}) order by a.accepted_at, a.legal_entity_id), '[]')
  from contract_template_acceptance a join app_user u on u.id = a.user_id where a.template_id = v.id)`;
const summary = sql`json_build_object(${fields}, 'acceptances', ${acceptances})`;
const row = sql<TemplateRow>`json_build_object(${fields}, 'acceptances', ${acceptances}, 'terms', v.terms)`;
const versions = sql`contract_template v join app_user author on author.id = v.author_id`;

/** The versions of negotiation `n`, newest first; none once it is cancelled. */
export const templatesColumn: RawBuilder<TemplateSummary[]> = sql`(
  select coalesce(json_agg(${summary} order by v.version desc), '[]')
  from ${versions} where v.negotiation_id = n.id and n.status <> 'CANCELLED')`;

/** A version of negotiation `n`, by its id or the newest; null where there is none. */
export function templateColumn(which: { id: string } | 'latest'): RawBuilder<TemplateRow | null> {
  if (which !== 'latest' && !isId(which.id)) return sql`null::json`;
  const one = which === 'latest' ? sql`v.version = n.template_version` : sql`v.id = ${which.id}`;
  return sql`(select ${row} from ${versions}
    where v.negotiation_id = n.id and n.status <> 'CANCELLED' and ${one})`;
}

/** The negotiation's version with this id. */
export async function findTerms(
  db: Db,
  negotiationId: string,
  id: string,
): Promise<{ version: number; terms: TemplateTerms } | undefined> {
  const { rows } = await sql<{ version: number; terms: TemplateTerms }>`
    select v.version, v.terms from contract_template v
    where v.id = ${id} and v.negotiation_id = ${negotiationId}`.execute(db);
  return rows[0];
}

/** The versions from the first number to the last, in their order. */
export async function listTerms(db: Db, negotiationId: string, first: number, last: number): Promise<TemplateRow[]> {
  const { rows } = await sql<{ template: TemplateRow }>`
    select ${row} as template from ${versions}
    where v.negotiation_id = ${negotiationId} and v.version between ${first} and ${last} order by v.version`.execute(
    db,
  );
  return rows.map(({ template }) => template);
}

interface NewTemplate {
  id: string;
  negotiationId: string;
  version: number;
  authorId: string;
  apiKeyId: string | undefined;
  legalEntityId: string;
  terms: TemplateTerms;
  at: Date;
}

/** Stores the version as the negotiation's newest one and as its last entry. */
export async function insertTemplate(db: Db, given: NewTemplate): Promise<void> {
  const { id, negotiationId, version, authorId, apiKeyId = null, legalEntityId, terms } = given;
  const at = given.at.toISOString();
  await sql`
    insert into contract_template
      (id, negotiation_id, version, author_id, api_key_id, legal_entity_id, terms, created_at)
    values (${id}, ${negotiationId}, ${version}, ${authorId}, ${apiKeyId}, ${legalEntityId}, ${json(terms)}, ${at})`.execute(
    db,
  );
  await sql`
    update negotiation set template_version = ${version}, last_entry_id = ${id}, last_entry_at = ${at}, updated_at = ${at}
    where id = ${negotiationId}`.execute(db);
}

export interface NewAcceptance {
  templateId: string;
  legalEntityId: string;
  userId: string;
  apiKeyId: string | undefined;
  at: Date;
}

export async function insertAcceptance(db: Db, given: NewAcceptance): Promise<void> {
  const { templateId, legalEntityId, userId, apiKeyId = null, at } = given;
  await sql`
    insert into contract_template_acceptance (template_id, legal_entity_id, user_id, api_key_id, accepted_at)
    values (${templateId}, ${legalEntityId}, ${userId}, ${apiKeyId}, ${at.toISOString()})`.execute(db);
}

/** The sides that have accepted the version. */
export async function listAccepting(db: Db, templateId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contract_template_acceptance')
    .select('legal_entity_id as id')
    .where('template_id', '=', templateId)
    .execute();
  return rows.map(({ id }) => id);
}

/** A version's negotiation and author, for notifications. */
export async function findTemplateOrigin(db: Db, id: string) {
  return db
    .selectFrom('contract_template')
    .select(['negotiation_id as negotiationId', 'legal_entity_id as legalEntityId', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}
