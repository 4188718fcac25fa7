// Makes a PDF of elements, in a typeface that has the letters of every language of the Union.
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';

const fonts = new URL(
  'files/',
  pathToFileURL(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
);
/** Each file of the typeface holds one script; a letter is taken from the first that has it. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
const weights = [400, 600] as const;
export const typefaces = scripts.map((script) => `Inter ${script}`);

type Renderer = typeof import('@react-pdf/renderer');

async function loadRenderer(): Promise<Renderer> {
  const renderer = await import('@react-pdf/renderer');
  for (const script of scripts) {
    renderer.Font.register({
      family: `Inter ${script}`,
      fonts: weights.map((fontWeight) => ({
        src: fileURLToPath(new URL(`inter-${script}-${fontWeight}-normal.woff`, fonts)),
        fontWeight,
      })),
    });
  }
  // Words are not broken: the library knows the rules of English alone.
  renderer.Font.registerHyphenationCallback((word) => [word]);
  return renderer;
}

let loaded: Promise<Renderer> | undefined;

export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  loaded ??= loadRenderer();
  const { renderToBuffer } = await loaded;
  return renderToBuffer(document);
}
