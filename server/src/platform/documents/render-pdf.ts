// Makes a PDF of elements. The library is heavy: it is loaded with the first document.
import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { printable } from './printable.ts';
import { loadTypefaces } from './typefaces.ts';
import { wordPieces } from './word-breaks.ts';

async function load() {
  const renderer = await import('@react-pdf/renderer');
  const { hasGlyph, widthOf } = await loadTypefaces(renderer);
  renderer.Font.registerHyphenationCallback((word) => wordPieces(word, widthOf));
  return (document: ReactElement<DocumentProps>) => renderer.renderToBuffer(printable(document, hasGlyph));
}

let loaded: ReturnType<typeof load> | undefined;

export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  loaded ??= load();
  const render = await loaded;
  return render(document);
}
