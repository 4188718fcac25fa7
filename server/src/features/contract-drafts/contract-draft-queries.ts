// Every statement on the texts of contract drafts.
import type { DraftSetting } from 'domain/contract-drafts/contract-draft';
import { draftSections } from 'domain/contract-drafts/contract-draft';
import type { Db } from '../../platform/database/database.ts';

/** All sections in all languages, in the order of a contract. */
export async function listDraftSettings(db: Db): Promise<DraftSetting[]> {
  const rows = await db
    .selectFrom('draft_setting')
    .select(['section', 'language', 'title', 'text', 'enabled', 'updated_at as updatedAt'])
    .execute();
  const place = (section: string) => draftSections.indexOf(section as DraftSetting['section']);
  return (rows as DraftSetting[]).sort(
    (a, b) => place(a.section) - place(b.section) || (a.language < b.language ? -1 : 1),
  );
}
