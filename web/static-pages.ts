// The pages outside the apps (landing, legal pages, manual), rendered from sources that a Vite server loads: for the build,
// and on each request in development.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { Picture } from './src/landing/page-props.ts';

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

/** `npm run pictures` takes the pictures; a page shows those that exist. */
function picture(name: string): Picture | undefined {
  const [light, dark] = [`/pictures/${name}.webp`, `/pictures/${name}-dark.webp`];
  return [light, dark].every((path) => existsSync(new URL(`public${path}`, import.meta.url)))
    ? { light, dark }
    : undefined;
}

function picturesOf(language: PageLanguage): Record<string, Picture> {
  const found = {
    wide: picture(`product-${language}`),
    phone: picture(`product-phone-${language}`),
    seller: picture(`product-seller-${language}`),
    buyer: picture(`product-buyer-${language}`),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, own]) => (own ? [[name, own]] : [])));
}

/** @returns file in the build's folder → content */
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
  for (const [name, signUpOpen] of [['open', true] as const, ['soon', false] as const]) {
    const html = await landing.renderLanding({ language, texts, assets: landingAssets, signUpOpen });
    pages.set(`landing/${name}/${language}.html`, html);
  }
  for (const name of legalPages) {
    const source = { name, language, text: await text(`legal/${language}/${name}.md`), texts };
    const html = await legal.renderLegalPage({ ...source, assets: { css: assets.legal, font } });
    pages.set(`legal/${language}/${name}.html`, html);
  }
  const chapters = new Map<string, string>();
  for (const name of chapterNames) chapters.set(name, await text(`manual/${language}/${name}.md`));
  const ofManual = await manual.renderManual({
    language,
    texts,
    textOf: (chapter) => chapters.get(chapter) ?? '',
    assets: { css: assets.manual, font, script: assets.manualScript },
  });
  for (const [name, content] of ofManual) pages.set(`manual/${language}/${name}`, content);
  return pages;
}
