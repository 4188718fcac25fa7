// Every statement on clause texts. The table holds the texts that administrators changed; the others are as delivered.
import {
  type DraftSection,
  type DraftSetting,
  draftSections,
  type PastWording,
} from '@wattpact/domain/contract-drafts/contract-draft';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deliveredSettings } from './delivered-texts.ts';

/** The id of the clause texts in the event log. */
export const settingsId = '00000000-0000-0000-0000-000000000002';

/** All sections in all languages, in the order of a contract. */
export async function listDraftSettings(db: Db): Promise<DraftSetting[]> {
  const rows = await db
    .selectFrom('draft_setting')
    .select(['section', 'language', 'title', 'text', 'enabled', 'updated_at as updatedAt', 'version'])
    .execute();
  const worded = new Map((rows as DraftSetting[]).map((row) => [`${row.section} ${row.language}`, row]));
  return draftSections.flatMap((section) =>
    languages.map((language) => worded.get(`${section} ${language}`) ?? deliveredSettings(section, language)),
  );
}

/** Locks all clause texts until the transaction ends: a delivered text has no row that could be locked. */
export const lockDraftSettings = (db: Db) => sql`lock table draft_setting in share row exclusive mode`.execute(db);

export const writeDraftSetting = (db: Db, setting: DraftSetting) => {
  const { section, language, title, text, enabled, updatedAt, version } = setting;
  return db
    .insertInto('draft_setting')
    .values({ section, language, title, text, enabled, updated_at: updatedAt, version })
    .onConflict((on) =>
      on.columns(['section', 'language']).doUpdateSet({ title, text, enabled, updated_at: updatedAt, version }),
    )
    .execute();
};

type Wording = Pick<DraftSetting, 'title' | 'text' | 'enabled'>;

export interface WordingChange extends Pick<PastWording, 'id' | 'at' | 'by'> {
  /** What the fields that were changed said before. */
  before: Partial<Wording>;
}

/** The changes of a clause text, newest first. */
export async function listWordingChanges(db: Db, section: DraftSection, language: Language): Promise<WordingChange[]> {
  const { rows } = await sql<WordingChange>`
    select e.id, e.at, coalesce(u.display_name, '') as by,
      (select jsonb_object_agg(c ->> 'fieldName', c -> 'oldValue') from jsonb_array_elements(e.changes) c) as before
    from event e left join app_user u on u.id = e.actor_id
    where e.record_kind = 'draft_setting' and e.record_id = ${settingsId} and jsonb_array_length(e.changes) > 0
      and e.data ->> 'section' = ${section} and e.data ->> 'language' = ${language}
    order by e.id desc`.execute(db);
  return rows;
}
