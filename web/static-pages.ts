// The pages outside the apps (landing, legal pages, manual), rendered from sources that a Vite server loads: for the build,
// and on each request in development.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';

export const languages = ['pt', 'en', 'es'] as const;
export type PageLanguage = (typeof languages)[number];

/** The addresses of the files that the pages load. */
export interface StaticAssets {
  landing: string;
  legal: string;
  manual: string;
  manualScript: string;
  font: string;
}

const text = (path: string) => readFile(new URL(`../locales/${path}`, import.meta.url), 'utf8');

/** The browser tests take the pictures; a page shows those that exist. */
const picture = (name: string) => (existsSync(new URL(`public/${name}`, import.meta.url)) ? `/${name}` : undefined);

function picturesOf(language: PageLanguage): Record<string, string | undefined> {
  const found = {
    wide: picture(`product-${language}.webp`),
    phone: picture(`product-phone-${language}.webp`),
    seller: picture(`product-seller-${language}.webp`),
    buyer: picture(`product-buyer-${language}.webp`),
  };
  return Object.fromEntries(Object.entries(found).filter(([, path]) => path !== undefined));
}

/** @returns file in the build's folder, without `.html` → HTML */
export async function renderStaticPages(
  vite: ViteDevServer,
  language: PageLanguage,
  { font, ...assets }: StaticAssets,
): Promise<Map<string, string>> {
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const landing = await load<typeof import('./src/landing/render.tsx')>('/src/landing/render.tsx');
  const legal = await load<typeof import('./src/legal/render.tsx')>('/src/legal/render.tsx');
  const { legalPages } = await load<typeof import('./src/legal/legal-pages.ts')>('/src/legal/legal-pages.ts');
  const { chapterNames } = await load<typeof import('./src/manual/chapters.ts')>('/src/manual/chapters.ts');
  const manual = await load<typeof import('./src/manual/render.tsx')>('/src/manual/render.tsx');
  const texts = JSON.parse(await text(`${language}/landing.json`)) as Record<string, unknown>;
  const pages = new Map<string, string>();
  const landingAssets = { css: assets.landing, font, pictures: picturesOf(language) };
  pages.set(`landing/${language}`, await landing.renderLanding(language, texts, landingAssets));
  for (const name of legalPages) {
    const source = { name, language, text: await text(`legal/${language}/${name}.md`), texts };
    const html = await legal.renderLegalPage({ ...source, assets: { css: assets.legal, font } });
    pages.set(`legal/${language}/${name}`, html);
  }
  const chapters = new Map<string, string>();
  for (const name of chapterNames) chapters.set(name, await text(`manual/${language}/${name}.md`));
  const ofManual = await manual.renderManual({
    language,
    texts,
    textOf: (chapter) => chapters.get(chapter) ?? '',
    assets: { css: assets.manual, font, script: assets.manualScript },
  });
  for (const [name, html] of ofManual) pages.set(`manual/${language}/${name}`, html);
  return pages;
}
