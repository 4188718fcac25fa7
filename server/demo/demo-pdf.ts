// The demo's documents: real PDFs of one page, plainly marked as invented.
import { heading, smallPrint } from '../src/platform/documents/blocks.ts';
import { pdfDocument } from '../src/platform/documents/pages.ts';
import { renderPdf } from '../src/platform/documents/render-pdf.ts';
import type { Context } from '../src/platform/http/context.ts';

const invented = 'Documento de demonstração, sem valor.';

/** Each kind of document is made once, because a first start should not wait for seventy of them. */
const made = new Map<string, Promise<Buffer>>();

export function demoPdf({ platform, actor, now }: Context, title: string): Promise<Buffer> {
  const { texts, config } = platform;
  const frame = { texts, language: actor.language, title, sender: config.appName, footer: invented, now };
  const ready = made.get(title) ?? renderPdf(pdfDocument(frame, heading(title), smallPrint(invented)));
  made.set(title, ready);
  return ready;
}
