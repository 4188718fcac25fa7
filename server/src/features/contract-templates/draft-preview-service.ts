// What the clause texts become in a draft, with one of them as an administrator is typing it. Nothing is stored.
import type { DraftPreview, DraftPreviewRequest } from '@wattpact/domain/contract-drafts/contract-draft';
import type { Context } from '../../platform/http/context.ts';
import { listDraftSettings } from '../contract-drafts/contract-draft-queries.ts';
import { draftFieldWords, draftWords } from './contract-draft-words.ts';
import { draftSectionsOf } from './draft-sections.ts';
import { sampleContract } from './sample-contract.ts';

/** The enabled sections in the language; a placeholder that does not exist shows as not agreed. */
export async function previewDraft(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  { section, language, pricingType, ...typed }: DraftPreviewRequest,
): Promise<DraftPreview> {
  const words = draftFieldWords(platform, language);
  const settings = (await listDraftSettings(db)).map((one) =>
    one.section === section && one.language === language ? { ...one, ...typed } : one,
  );
  return { sections: draftSectionsOf(settings, draftWords(sampleContract(pricingType), words), words) };
}
