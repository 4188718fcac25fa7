import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage, storedLanguage, storeLanguage } from './language.ts';

test('[GEN-24] switching rewrites the first segment and keeps the rest', () => {
  expect(inLanguage('/pt/projects/42/edit', 'en')).toBe('/en/projects/42/edit');
  expect(inLanguage('/pt', 'es')).toBe('/es');
});

test('[GEN-23] a path without a language gets one', () => {
  expect(inLanguage('/projects/my-projects', 'pt')).toBe('/pt/projects/my-projects');
  expect(inLanguage('/', 'en')).toBe('/en');
  expect(inLanguage('', 'en')).toBe('/en');
});

test('[GEN-23] what is asked of a page is kept, of the home too', () => {
  expect(inLanguage('?tab=legalEntity', 'pt')).toBe('/pt?tab=legalEntity');
  expect(inLanguage('/?tab=legalEntity', 'pt')).toBe('/pt?tab=legalEntity');
  expect(inLanguage('/en/sign-in?next=/en/offers#top', 'es')).toBe('/es/sign-in?next=/en/offers#top');
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[GEN-19] the choice is stored under i18nextLng, where the server reads it too', () => {
  expect(storedLanguage()).toBeNull();
  storeLanguage('es');
  expect(kept.get('i18nextLng')).toBe('es');
  expect(document.cookie).toBe('i18nextLng=es; path=/; max-age=31536000; samesite=lax; secure');
});

test('a choice made on a page without a script goes before an older one, which stands without cookies', () => {
  storeLanguage('en');
  vi.stubGlobal('document', { cookie: 'sidebar_state=open; i18nextLng=es' });
  expect(storedLanguage()).toBe('es');
  vi.stubGlobal('document', { cookie: 'sidebar_state=open' });
  expect(storedLanguage()).toBe('en');
  vi.stubGlobal('document', { cookie: 'i18nextLng=fr' });
  expect(storedLanguage()).toBe('en');
});
