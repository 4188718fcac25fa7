// The demo's documents: real PDFs of one page, plainly marked as invented.
import type { Context } from '../src/platform/http/context.ts';

const invented = 'Documento de demonstração, sem valor.';

/** Each kind of document is made once, because a first start should not wait for seventy of them. */
const made = new Map<string, Promise<Buffer>>();

export function demoPdf({ platform, actor }: Context, title: string): Promise<Buffer> {
  const { texts, config, documents } = platform;
  const { language } = actor;
  const pageLabel = texts.pageLabel(language);
  const frame = { pageLabel, language, title, sender: config.appName, footer: invented };
  const blocks = [
    ['heading', title],
    ['smallPrint', invented],
  ] as const;
  const ready = made.get(title) ?? documents.write({ format: 'pdf', frame, blocks }, title);
  made.set(title, ready);
  return ready;
}
