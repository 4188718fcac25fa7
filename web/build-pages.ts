// Renders the pages that no app shows (landing, legal pages, manual) into dist/, after `vite build` has made their style
// sheets, the font and the manual's script.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type ViteDevServer } from 'vite';

type Manifest = Record<string, { file: string; css?: string[] }>;

const here = (path: string) => new URL(path, import.meta.url);
const json = async <Content>(path: string) => JSON.parse(await readFile(here(path), 'utf8')) as Content;
const text = (path: string) => readFileSync(here(`../locales/${path}`), 'utf8');

const languages = ['pt', 'en', 'es'] as const;

/** The pictures are taken by the browser tests; a page shows those that exist. */
const picture = (name: string) => (existsSync(here(`public/${name}`)) ? `/${name}` : undefined);

const picturesOf = (language: string) => {
  const found = {
    wide: picture(`product-${language}.webp`),
    phone: picture(`product-phone-${language}.webp`),
    seller: picture(`product-seller-${language}.webp`),
    buyer: picture(`product-buyer-${language}.webp`),
  };
  return Object.fromEntries(Object.entries(found).filter(([, path]) => path !== undefined));
};

const manifest = await json<Manifest>('dist/.vite/manifest.json');

function built(end: string, part: 'file' | 'css' = 'file'): string {
  const chunk = Object.entries(manifest).find(([source]) => source.endsWith(end))?.[1];
  const file = part === 'file' ? chunk?.file : chunk?.css?.[0];
  if (!file) throw new Error(`The build has made nothing of ${end}`);
  return `/${file}`;
}

async function write(folder: string, name: string, html: string): Promise<void> {
  await mkdir(here(`dist/${folder}/`), { recursive: true });
  await writeFile(here(`dist/${folder}/${name}.html`), html);
}

async function writePages(vite: ViteDevServer): Promise<void> {
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const landing = await load<typeof import('./src/landing/render.tsx')>('/src/landing/render.tsx');
  const legal = await load<typeof import('./src/legal/render.tsx')>('/src/legal/render.tsx');
  const { legalPages } = await load<typeof import('./src/legal/legal-pages.ts')>('/src/legal/legal-pages.ts');
  const manual = await load<typeof import('./src/manual/render.tsx')>('/src/manual/render.tsx');
  const font = built('inter-latin-opsz-normal.woff2');
  const script = built('src/manual/manual-browser.ts');
  for (const language of languages) {
    const texts = await json<Record<string, unknown>>(`../locales/${language}/landing.json`);
    const assets = { css: built('src/landing/landing.css'), font, pictures: picturesOf(language) };
    await write('landing', language, await landing.renderLanding(language, texts, assets));
    for (const name of legalPages) {
      const source = { name, language, text: text(`legal/${language}/${name}.md`), texts };
      const sheet = { css: built('src/legal/legal.css'), font };
      await write(`legal/${language}`, name, await legal.renderLegalPage({ ...source, assets: sheet }));
    }
    const pages = await manual.renderManual({
      language,
      texts,
      textOf: (chapter) => text(`manual/${language}/${chapter}.md`),
      assets: { css: built('src/manual/manual-browser.ts', 'css'), font, script },
    });
    for (const [name, html] of pages) await write(`manual/${language}`, name, html);
  }
}

const vite = await createServer({
  configFile: here('vite.config.ts').pathname,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
try {
  await writePages(vite);
} finally {
  await vite.close();
}
