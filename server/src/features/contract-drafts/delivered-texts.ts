// The clause texts as delivered: Markdown under locales/legal/<language>/contract-draft/, the title in its first line.
import { readFileSync } from 'node:fs';
import type { DraftSection, DraftSetting } from '@wattpact/domain/contract-drafts/contract-draft';
import type { Language } from '@wattpact/domain/terms/enumerations';

const folder = new URL('../../../../locales/legal/', import.meta.url);
/** The date of the delivered texts. */
const delivered = '2026-11-20T00:00:00.000Z';
const read = new Map<string, DraftSetting>();

function readText(section: DraftSection, language: Language): DraftSetting {
  const markdown = readFileSync(new URL(`${language}/contract-draft/${section}.md`, folder), 'utf8');
  const [first = '', ...rest] = markdown.split('\n');
  return {
    section,
    language,
    title: first.replace(/^#\s*/, '').trim(),
    text: rest.join('\n').trim(),
    enabled: true,
    updatedAt: delivered,
    version: 0,
  };
}

/** Read once, because the files only change with the product. */
export function deliveredSettings(section: DraftSection, language: Language): DraftSetting {
  const key = `${section} ${language}`;
  const setting = read.get(key) ?? readText(section, language);
  read.set(key, setting);
  return setting;
}
