// The demo's documents: real PDFs of one page, plainly marked as invented.
import { heading, paragraph, smallPrint } from '../platform/documents/blocks.ts';
import { pdfDocument } from '../platform/documents/pages.ts';
import { renderPdf } from '../platform/documents/render-pdf.ts';
import type { Context } from '../platform/http/context.ts';

const invented = 'Documento de demonstração, sem valor.';

export function makeDemoPdf(
  { platform, actor, now }: Context,
  title: string,
  lines: readonly string[],
): Promise<Buffer> {
  const { texts, config } = platform;
  const frame = { texts, language: actor.language, title, sender: config.appName, footer: invented, now };
  return renderPdf(pdfDocument(frame, heading(title), ...lines.map(paragraph), smallPrint(invented)));
}
