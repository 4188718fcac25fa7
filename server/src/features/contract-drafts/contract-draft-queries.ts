// Every statement on clause texts. The table holds the texts that administrators changed; the others are as delivered.
import { type DraftSetting, draftSections } from '@wattpact/domain/contract-drafts/contract-draft';
import { languages } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deliveredSettings } from './delivered-texts.ts';

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
