// The contract draft document of one version of a contract template: its terms in the clause texts, as PDF or Word.

import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { DocumentFormat, DocumentTask } from '../../platform/documents/document-task.ts';
import type { Block } from '../../platform/documents/draw-blocks.ts';
import type { WordDocument } from '../../platform/documents/render-word.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { writeDate } from '../../platform/texts/written.ts';
import { listDraftSettings } from '../contract-drafts/contract-draft-queries.ts';
import { draftFieldWords, draftWords } from './contract-draft-words.ts';
import { getVersionWithParties, hashOfTerms } from './contract-template-service.ts';
import { draftSectionsOf } from './draft-sections.ts';
import { draftTables } from './draft-tables.ts';

type Version = Awaited<ReturnType<typeof getVersionWithParties>>;

async function contentOf(context: RequestContext, row: Version, language: Language): Promise<WordDocument> {
  const { platform } = context;
  const words = draftFieldWords(platform, language);
  const { t } = words;
  const { version, companies, terms } = row;
  const author = authorWords(row.authorName, row.apiKey, t);
  const dated = t('negotiations:draft.version', { version, date: writeDate(row.createdAt) });
  const signer = (side: 'seller' | 'buyer') => ({
    title: t(`negotiations:draft.for_${side}`),
    name: companies[side].name,
    lines: (['signer', 'capacity', 'signed_at', 'signature'] as const).map((one) => t(`negotiations:draft.${one}`)),
  });
  return {
    title: terms.name,
    kind: t('negotiations:draft.kind'),
    author: platform.config.appName,
    language,
    lines: [dated, t('negotiations:draft.author', { author })],
    sections: draftSectionsOf(await listDraftSettings(context.db), draftWords(row, words), words),
    signatures: [signer('seller'), signer('buyer')],
    closing: t('negotiations:draft.closing'),
    annex: {
      title: t('negotiations:draft.annex'),
      tables: draftTables(terms, draftWords(row, words), words),
      note: t('negotiations:draft.hash_note'),
    },
    footer: `${dated} · ${t('negotiations:draft.terms_hash', { hash: hashOfTerms(terms) })}`,
    pageLabel: platform.texts.pageLabel(language),
  };
}

function asPdf({ lines, sections, annex, ...document }: WordDocument): DocumentTask {
  const { title, kind, author, language, pageLabel, footer } = document;
  const clauses = sections.flatMap((section, index): Block[] => [
    ['heading', `${index + 1}. ${section.title}`],
    ...section.paragraphs.map((one): Block => ['clause', one]),
  ]);
  return {
    format: 'pdf',
    frame: { language, pageLabel, title, kind, sender: author, senderLines: lines, footer },
    blocks: [
      ...clauses,
      ['signatures', document.signatures],
      ['smallPrint', document.closing],
      ['largeHeading', annex.title],
      ['smallPrint', annex.note],
      ...annex.tables.map((one): Block => ['titledTable', one.title, one]),
    ],
  };
}

/** @throws 403, 404, 503 */
export async function sendDraft(
  context: RequestContext,
  { id, templateId }: { id: string; templateId: string },
  format: DocumentFormat,
): Promise<void> {
  const { platform, actor } = context;
  const { language } = actor;
  const row = await getVersionWithParties(context, id, templateId);
  const document = await contentOf(context, row, language);
  const t = platform.texts.in(language);
  const name = t('negotiations:draft.file_name', { name: row.terms.name, version: row.version });
  await sendDocument(context, format === 'pdf' ? asPdf(document) : { format, document }, name);
}
