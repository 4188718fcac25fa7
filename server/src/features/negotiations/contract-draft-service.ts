// The draft contract of a template's version: the agreed terms in the wording of the draft settings, as PDF or Word.
import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import { fillDraft } from 'domain/contract-drafts/draft-placeholders';
import type { Language } from 'domain/shared/enumerations';
import { heading, paragraph, smallPrint } from '../../platform/documents/blocks.ts';
import { pdfDocument } from '../../platform/documents/pages.ts';
import { renderPdf } from '../../platform/documents/render-pdf.ts';
import { renderWord, type WordDocument } from '../../platform/documents/render-word.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { writeDate } from '../../platform/texts/written.ts';
import { listDraftSettings } from '../contract-drafts/contract-draft-queries.ts';
import { type DraftTerms, draftWords } from './contract-draft-words.ts';
import { getDraft } from './contract-template-service.ts';

type Format = 'pdf' | 'docx';
const contentTypes: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Tells two drafts apart whatever their language: of the terms alone, as they are kept. */
const hashOf = ({ terms }: DraftTerms) => createHash('sha256').update(JSON.stringify(terms)).digest('hex');

/** The sections that are in use, numbered, in the reader's language. */
async function sectionsOf({ db, platform }: RequestContext, draft: DraftTerms, language: Language) {
  const wordFor = draftWords(draft, platform, language);
  const empty = platform.texts.in(language)('negotiations:draft.not_agreed');
  const settings = (await listDraftSettings(db)).filter((one) => one.enabled && one.language === language);
  return settings.map(({ title, text }, index) => ({
    title: `${index + 1}. ${fillDraft(title, wordFor, empty)}`,
    paragraphs: fillDraft(text, wordFor, empty).split(/\n{2,}/),
  }));
}

function asPdf(document: WordDocument, { platform, now }: RequestContext): Promise<Buffer> {
  const { title, author, language, lines, sections, closing, footer } = document;
  const frame = { language, texts: platform.texts, title, sender: author, senderLines: lines, footer, now };
  const content = sections.flatMap((section) => [heading(section.title), ...section.paragraphs.map(paragraph)]);
  return renderPdf(pdfDocument(frame, ...content, smallPrint(closing)));
}

/** @throws 403, 404 */
export async function sendDraft(
  context: RequestContext,
  { id, templateId }: { id: string; templateId: string },
  format: Format,
): Promise<void> {
  const { platform, actor, reply } = context;
  const { language } = actor;
  const draft = await getDraft(context, id, templateId);
  const t = platform.texts.in(language);
  const { version, authorName: author } = draft;
  const dated = t('negotiations:draft.version', { version, date: writeDate(draft.createdAt) });
  const document: WordDocument = {
    title: draft.terms.name,
    author: platform.config.appName,
    language,
    lines: [dated, t('negotiations:draft.author', { author })],
    sections: await sectionsOf(context, draft, language),
    closing: t('negotiations:draft.closing'),
    footer: `${dated} · ${t('negotiations:draft.terms_hash', { hash: hashOf(draft) })}`,
  };
  const content = format === 'pdf' ? await asPdf(document, context) : await renderWord(document);
  const name = `${t('negotiations:draft.file_name', { name: draft.terms.name, version })}.${format}`;
  reply
    .headers({
      'content-type': contentTypes[format],
      'content-disposition': contentDisposition(name.replace(/[\\/]/g, '-')),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(content);
}
