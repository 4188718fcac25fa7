// The rendered manual and legal pages: present in every language, alike, and without a dead link.
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { legalAddress, legalPages } from '../legal/legal-pages.ts';
import { renderLegalPage } from '../legal/render.tsx';
import { chapterNames, manualAddress } from './chapters.ts';
import { renderManual } from './render.tsx';

const locales = new URL('../../../locales/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, locales), 'utf8');
const assets = { css: '/assets/page.css', font: '/assets/font.woff2', script: '/assets/manual.js' };
const landing = (language: Language) => JSON.parse(read(`${language}/landing.json`)) as Record<string, unknown>;

async function pagesOf(language: Language): Promise<[address: string, html: string][]> {
  const texts = landing(language);
  const textOf = (chapter: string) => read(`manual/${language}/${chapter}.md`);
  const manual = await renderManual({ language, texts, assets, textOf });
  const legal = await Promise.all(
    legalPages.map(async (name): Promise<[string, string]> => {
      const text = read(`legal/${language}/${name}.md`);
      return [legalAddress(language, name), await renderLegalPage({ name, language, text, texts, assets })];
    }),
  );
  return [
    ...[...manual]
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, html]): [string, string] => [`/manual/${language}/${file.replace(/(^index)?\.html$/, '')}`, html]),
    ...legal,
  ];
}

const pages = new Map((await Promise.all(languages.map(pagesOf))).flat());
const anchors = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const body = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('[SUP-16, GEN-52] every chapter and every legal page is there in the three languages, and says in which', () => {
  // The manual has its first page besides, and one for chapters that do not exist.
  expect(pages.size).toBe(languages.length * (chapterNames.length + 2 + legalPages.length));
  for (const language of languages) {
    const own = [
      manualAddress(language),
      ...chapterNames.map((name) => manualAddress(language, name)),
      ...legalPages.map((name) => legalAddress(language, name)),
    ];
    for (const address of own) {
      const html = pages.get(address);
      expect(html, address).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}">`));
      expect(html, address).toContain('<title>');
    }
  }
});

test('no text is without its chapter', () => {
  for (const language of languages) {
    const files = readdirSync(new URL(`manual/${language}/`, locales)).map((name) => name.replace(/\.md$/, ''));
    // The administrators' chapter is a page of their app.
    expect(files.toSorted()).toEqual(['administration', ...chapterNames].toSorted());
  }
});

/** The structure of a page in order, without its words. */
const skeleton = (html: string): string[] =>
  [...body(html).matchAll(/<(h1|h2|h3|ol|ul|li|tr|td|div class="[^"]+")[ >]|(%[A-Z_]+%)/g)].map(
    ([, part, token]) => part ?? token ?? '',
  );

test('the languages have the same headings, steps, tables and notices', () => {
  for (const [address, html] of pages) {
    const portuguese = address.replace(/^\/(manual\/)?\w\w\//, '/$1pt/');
    expect(skeleton(html), address).toEqual(skeleton(pages.get(portuguese) ?? ''));
  }
});

test('[LND-18] each page names its address in each language, but for the one that answers for none', () => {
  for (const [address, html] of pages) {
    if (address.endsWith('/not-found')) {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
      continue;
    }
    expect(html).toContain(`<link rel="canonical" href="%PUBLIC_URL%${address}"/>`);
    const inLanguages = languages.map((one) => [one, address.replace(/^\/(manual\/)?\w\w\//, `/$1${one}/`)]);
    const inAny = address.replace(/^\/(manual\/)?\w\w\//, '/$1');
    for (const [one, other] of [...inLanguages, ['x-default', inAny]])
      expect(html).toContain(`<link rel="alternate" hrefLang="${one}" href="%PUBLIC_URL%${other}"/>`);
  }
});

const routes = new Set(languages.map((language) => `/${language}`));

test.each([...pages])('%s: every link within leads somewhere', (address, html) => {
  const dead = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^(https:|mailto:)/.test(href))
    .filter((href) => {
      const { pathname, hash } = new URL(href, `http://x${address}`);
      if (routes.has(pathname)) return false;
      const target = pages.get(pathname);
      return target === undefined || (hash !== '' && !anchors(target).has(hash.slice(1)));
    });
  expect(dead).toEqual([]);
});

test.each([...pages])('%s: one place has one address', (_address, html) => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each([...pages])('%s: no inline script or style, nothing from elsewhere', (_address, html) => {
  expect(html).not.toMatch(/<style|style="| on\w+="|<script(?![^>]* src=")/);
  // What a link only names is not fetched.
  const parts = html.replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, '');
  const fetched = [...parts.matchAll(/<(?:script|img|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, from]) => from);
  expect(fetched.filter((from) => !from?.startsWith('/'))).toEqual([]);
});
