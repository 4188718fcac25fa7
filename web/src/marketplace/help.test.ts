// Every page of the marketplace leads to a chapter of the manual.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { chapterNames } from '../manual/chapters.ts';
import { chapterOf } from './help.ts';
import { createMarketplaceRouter } from './router.tsx';

const signedIn = Object.values(createMarketplaceRouter({ queryClient: new QueryClient() }, '/').routesById as object)
  .map((route: { id: string }) => route.id)
  .filter((id) => id.startsWith('/$lang/signed-in/') && !id.endsWith('/$'))
  .map((id) => id.replace('/$lang/signed-in', '').replace(/\/\{-\$\w+\}$/, ''));

test('[SUP-20] every page behind the sign-in has its chapter, and every chapter exists', () => {
  expect(signedIn.length).toBeGreaterThan(30);
  const chapters = signedIn.map((path) => [path, chapterOf(path)] as const);
  expect(chapters.filter(([, chapter]) => chapter === undefined)).toEqual([]);
  const used = new Set(chapters.map(([, chapter]) => chapter));
  // A tab of a record's page leads to it.
  used.add('matches');
  expect([...used].toSorted()).toEqual(chapterNames.toSorted());
});

test('[SUP-20] the longest beginning of an address holds, whatever the language', () => {
  expect(chapterOf('/es')).toBe('first-steps');
  expect(chapterOf('/pt/marketplace/projects')).toBe('projects');
  expect(chapterOf('/pt/marketplace/projects/saved-search')).toBe('saved-searches');
  expect(chapterOf('/en/energy-contracts/0197/edit')).toBe('register-contract');
  expect(chapterOf('/en/legal-entities/0197/integrations')).toBe('integrators');
  expect(chapterOf('/en/legal-entities/0197/edit')).toBe('legal-entities');
  expect(chapterOf('/en/prices')).toBe('market-prices');
  expect(chapterOf('/pt/nowhere')).toBeUndefined();
});
