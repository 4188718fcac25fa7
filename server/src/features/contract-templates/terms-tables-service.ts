// The interface of the annex for other documents: the terms of a contract in tables, in a language.
import type { TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { WordTable } from '../../platform/documents/render-word.ts';
import type { Platform } from '../../platform/platform.ts';
import { draftFieldWords, draftWords } from './contract-draft-words.ts';
import { draftTables } from './draft-tables.ts';

export function termsTables(platform: Pick<Platform, 'texts'>, terms: TemplateTerms, language: Language): WordTable[] {
  const words = draftFieldWords(platform, language);
  return draftTables(terms, draftWords({ terms }, words), words);
}
