// Makes a PDF of elements. The library is heavy: it is loaded with the first document.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { printable } from './printable.ts';
import { loadTypefaces } from './typefaces.ts';
import { wordPieces } from './word-breaks.ts';

/** The library's warnings about the document that is being rendered. */
const warnings = new AsyncLocalStorage<string[]>();

/** The library drops what it cannot break between pages, and only reports it on the console. */
function hearWarnings(): void {
  const warn = console.warn;
  console.warn = (...said: unknown[]) => {
    if (String(said[0]).includes("can't wrap between pages")) warnings.getStore()?.push(String(said[0]));
    else warn(...said);
  };
}

async function load() {
  const renderer = await import('@react-pdf/renderer');
  const { hasGlyph, widthOf } = await loadTypefaces(renderer);
  renderer.Font.registerHyphenationCallback((word) => wordPieces(word, widthOf));
  hearWarnings();
  return (document: ReactElement<DocumentProps>) => renderer.renderToBuffer(printable(document, hasGlyph));
}

let loaded: ReturnType<typeof load> | undefined;

/** @throws when a part of the document would be missing */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  loaded ??= load().catch((error) => {
    // Lets the next document try again.
    loaded = undefined;
    throw error;
  });
  const render = await loaded;
  const said: string[] = [];
  const pdf = await warnings.run(said, () => render(document));
  if (said.length > 0) throw new Error(`The document is not whole: ${said[0]}`);
  return pdf;
}
