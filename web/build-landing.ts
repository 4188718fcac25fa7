// Renders the landing pages into dist/landing/, after `vite build` has made the style sheet and the font.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'vite';

type Manifest = Record<string, { file: string; assets?: string[]; src?: string }>;
type Render = typeof import('./src/landing/render.tsx');

const here = (path: string) => new URL(path, import.meta.url);
const json = async <Content>(path: string) => JSON.parse(await readFile(here(path), 'utf8')) as Content;

const languages = ['pt', 'en', 'es'] as const;

/** The pictures are taken by the browser tests; a page shows those that exist. */
const picture = (name: string) => (existsSync(here(`public/${name}`)) ? `/${name}` : undefined);

const picturesOf = (language: string) => {
  const found = {
    wide: picture(`product-${language}.png`),
    phone: picture(`product-phone-${language}.png`),
    seller: picture(`product-seller-${language}.png`),
    buyer: picture(`product-buyer-${language}.png`),
  };
  return Object.fromEntries(Object.entries(found).filter(([, path]) => path !== undefined));
};

const manifest = await json<Manifest>('dist/.vite/manifest.json');
const sheet = Object.values(manifest).find(({ src }) => src === 'src/landing/landing.css');
const font = Object.entries(manifest).find(([source]) => source.endsWith('inter-latin-opsz-normal.woff2'))?.[1].file;
if (!sheet || !font) throw new Error('The build made no style sheet or no font for the landing pages');

const vite = await createServer({
  configFile: here('vite.config.ts').pathname,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
try {
  const { renderLanding } = (await vite.ssrLoadModule('/src/landing/render.tsx')) as Render;
  await mkdir(here('dist/landing/'), { recursive: true });
  for (const language of languages) {
    const texts = await json<Record<string, unknown>>(`../locales/${language}/landing.json`);
    const assets = { css: `/${sheet.file}`, font: `/${font}`, pictures: picturesOf(language) };
    await writeFile(here(`dist/landing/${language}.html`), await renderLanding(language, texts, assets));
  }
} finally {
  await vite.close();
}
