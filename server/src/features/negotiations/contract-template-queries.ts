// Every statement on the versions of contract templates, which are entries of a negotiation's thread like messages.
import type { TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import type { TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';

export type TemplateRow = TemplateSummary & { terms: TemplateTerms };

const templates = (db: Db, negotiationId: string) =>
  db
    .selectFrom('contract_template as t')
    .innerJoin('app_user as u', 'u.id', 't.author_id')
    .select([
      't.id',
      't.version',
      't.created_at as createdAt',
      't.author_id as authorId',
      'u.display_name as authorName',
      't.legal_entity_id as legalEntityId',
    ])
    .where('t.negotiation_id', '=', negotiationId);

/** Newest first. */
export const listTemplates = (db: Db, negotiationId: string): Promise<TemplateSummary[]> =>
  templates(db, negotiationId).orderBy('t.version', 'desc').execute();

/** Finds a version by its id, by its number, or the newest. */
export async function findTemplate(
  db: Db,
  negotiationId: string,
  which: { id: string } | { version: number } | 'latest',
): Promise<TemplateRow | undefined> {
  const all = templates(db, negotiationId).select('t.terms').orderBy('t.version', 'desc').limit(1);
  const one =
    which === 'latest'
      ? all
      : 'id' in which
        ? all.where('t.id', '=', which.id)
        : all.where('t.version', '=', which.version);
  return (await one.executeTakeFirst()) as TemplateRow | undefined;
}

/** The versions from the first number to the last, in their order. */
export async function listTerms(db: Db, negotiationId: string, first: number, last: number): Promise<TemplateRow[]> {
  const rows = await templates(db, negotiationId)
    .select('t.terms')
    .where('t.version', '>=', first)
    .where('t.version', '<=', last)
    .orderBy('t.version')
    .execute();
  return rows as TemplateRow[];
}

interface NewTemplate {
  id: string;
  negotiationId: string;
  version: number;
  authorId: string;
  legalEntityId: string;
  terms: TemplateTerms;
  at: Date;
}

/** Stores the version as the negotiation's newest one and as its last entry. */
export async function insertTemplate(db: Db, given: NewTemplate): Promise<void> {
  const { id, negotiationId, version, authorId, legalEntityId, terms } = given;
  const at = given.at.toISOString();
  await sql`
    insert into contract_template (id, negotiation_id, version, author_id, legal_entity_id, terms, created_at)
    values (${id}, ${negotiationId}, ${version}, ${authorId}, ${legalEntityId}, ${json(terms)}, ${at})`.execute(db);
  await sql`
    update negotiation set template_version = ${version}, last_entry_id = ${id}, last_entry_at = ${at}, updated_at = ${at}
    where id = ${negotiationId}`.execute(db);
}

/** A version's negotiation and author, for notifications. */
export async function findTemplateOrigin(db: Db, id: string) {
  return db
    .selectFrom('contract_template')
    .select(['negotiation_id as negotiationId', 'legal_entity_id as legalEntityId', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}
