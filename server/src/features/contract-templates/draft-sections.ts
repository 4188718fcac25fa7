// The clause texts of a contract draft, filled with the terms of a contract and numbered.
import type { DraftSection, DraftSetting } from '@wattpact/domain/contract-drafts/contract-draft';
import { fillDraft, type WordFor } from '@wattpact/domain/contract-drafts/draft-placeholders';
import type { FieldWords } from '../../platform/texts/field-text.ts';
import { type NumberedParagraph, numbered } from './draft-numbering.ts';

interface FilledSection {
  section: DraftSection;
  title: string;
  paragraphs: NumberedParagraph[];
}

/** The enabled sections in the language of the words, in the order of a contract. */
export function draftSectionsOf(
  settings: readonly DraftSetting[],
  wordFor: WordFor,
  { t, language }: FieldWords,
): FilledSection[] {
  const fill = (text: string) => fillDraft(text, wordFor, t('negotiations:draft.not_agreed'));
  const shown = settings.filter((one) => one.enabled && one.language === language);
  return shown.map(({ section, title, text }, index) => {
    const paragraphs = text.split(/\n\s*\n/).map((one) => ({ worded: one.trim(), text: fill(one).trim() }));
    return { section, title: fill(title), paragraphs: numbered(index + 1, paragraphs) };
  });
}
