// Renders the pages outside the apps (landing, legal pages, manual) into dist/, after `vite build` has made their style
// sheets, the font and the manual's script.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type ViteDevServer } from 'vite';
import { languages, renderStaticPages, type StaticAssets } from './static-pages.ts';

type Manifest = Record<string, { file: string; css?: string[] }>;

const here = (path: string) => new URL(path, import.meta.url);

const manifest = JSON.parse(await readFile(here('dist/.vite/manifest.json'), 'utf8')) as Manifest;

function built(end: string, part: 'file' | 'css' = 'file'): string {
  const chunk = Object.entries(manifest).find(([source]) => source.endsWith(end))?.[1];
  const file = part === 'file' ? chunk?.file : chunk?.css?.[0];
  if (!file) throw new Error(`The build has made nothing of ${end}`);
  return `/${file}`;
}

async function writePages(vite: ViteDevServer): Promise<void> {
  const assets: StaticAssets = {
    landing: built('src/landing/landing.css'),
    legal: built('src/legal/legal.css'),
    manual: built('src/manual/manual-browser.ts', 'css'),
    manualScript: built('src/manual/manual-browser.ts'),
    font: built('inter-latin-opsz-normal.woff2'),
  };
  for (const language of languages) {
    for (const [name, content] of await renderStaticPages(vite, language, assets)) {
      const file = here(`dist/${name}`);
      await mkdir(new URL('.', file), { recursive: true });
      await writeFile(file, content);
    }
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
