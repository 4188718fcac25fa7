// The administrators' chapter: alike in every language, and in none of the pages that are open to everybody.
import { readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { chapterNames } from '../manual/chapters.ts';
import { readText } from '../ui/reading/markdown.ts';

const chapter = (language: string) =>
  readText(readFileSync(new URL(`../../../locales/manual/${language}/administration.md`, import.meta.url), 'utf8'));
const skeleton = (html: string) =>
  [...html.matchAll(/<(h2|h3|ol|ul|li|div class="[^"]+")[ >]/g)].map(([, part]) => part);

test('[ADM-73] the chapter has the same parts in every language, and no page of the open manual', () => {
  const portuguese = chapter('pt');
  expect(portuguese.sections.length).toBeGreaterThan(8);
  for (const language of languages) {
    const { html, sections } = chapter(language);
    expect(skeleton(html), language).toEqual(skeleton(portuguese.html));
    // Their app fills in no names, and its addresses are not those of the manual.
    expect(html).not.toMatch(/%[A-Z_]+%|<a /);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
  expect(chapterNames).not.toContain('administration');
});
