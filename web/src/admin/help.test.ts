// Every page of the admin app leads to a section of the administrators' chapter.
import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { readText } from '../ui/reading/markdown.ts';
import { sectionOf } from './help.ts';
import { createAdminRouter } from './router.tsx';

const signedIn = Object.values(createAdminRouter({ queryClient: new QueryClient() }, '/admin').routesById as object)
  .map((route: { id: string }) => route.id)
  .filter((id) => id.startsWith('/$lang/signed-in/') && !id.endsWith('/$'))
  .map((id) => id.replace('/$lang/signed-in', ''));
const chapter = (language: string) =>
  readText(readFileSync(new URL(`../../../locales/manual/${language}/administration.md`, import.meta.url), 'utf8'));

test('[SUP-20] every page has its section, which exists in every language', () => {
  expect(signedIn.length).toBeGreaterThan(20);
  const used = signedIn.filter((path) => path !== '/manual').map((path) => [path, sectionOf(path)] as const);
  for (const language of languages) {
    const ids = new Set(chapter(language).sections.map(({ id }) => id));
    expect(used.filter(([, section = '']) => !ids.has(section))).toEqual([]);
  }
});
