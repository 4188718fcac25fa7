import { languages } from 'domain/shared/enumerations';
import { expect, test } from 'vitest';
import { chooseLanguage, inLanguage, storedLanguageKey } from './language.ts';

const all = { path: '/es/projects', stored: 'en', profile: 'pt', browser: ['en-US'], fallback: 'pt' };

test('[GEN-18] the language is chosen by path, stored choice, profile, browser, default', () => {
  expect(chooseLanguage(all)).toBe('es');
  expect(chooseLanguage({ ...all, path: '/projects' })).toBe('en');
  expect(chooseLanguage({ ...all, path: '/', stored: null })).toBe('pt');
  expect(chooseLanguage({ ...all, path: '/', stored: null, profile: undefined, fallback: 'es' })).toBe('en');
  expect(chooseLanguage({ browser: ['fr-FR', 'es-MX', 'en'] })).toBe('es');
  expect(chooseLanguage({ browser: ['fr'], fallback: 'en' })).toBe('en');
  expect(chooseLanguage({})).toBe('pt');
});

test('[GEN-18] an unknown stored choice is passed over', () => {
  expect(chooseLanguage({ stored: 'fr', profile: 'es' })).toBe('es');
});

test('[GEN-19] the choice is stored under i18nextLng', () => {
  expect(storedLanguageKey).toBe('i18nextLng');
});

test('[GEN-13] three languages are spoken', () => {
  expect([...languages].sort()).toEqual(['en', 'es', 'pt']);
});

test('[GEN-24] switching rewrites the first segment and keeps the rest', () => {
  expect(inLanguage('/pt/projects/42/edit', 'en')).toBe('/en/projects/42/edit');
  expect(inLanguage('/pt', 'es')).toBe('/es');
});

test('[GEN-23] a path without a language gets one', () => {
  expect(inLanguage('/projects/my-projects', 'pt')).toBe('/pt/projects/my-projects');
  expect(inLanguage('/', 'en')).toBe('/en');
  expect(inLanguage('', 'en')).toBe('/en');
});

test('what is asked of a page is kept, of the home too', () => {
  expect(inLanguage('?tab=legalEntity', 'pt')).toBe('/pt?tab=legalEntity');
  expect(inLanguage('/?tab=legalEntity', 'pt')).toBe('/pt?tab=legalEntity');
  expect(inLanguage('/en/sign-in?next=/en/offers#top', 'es')).toBe('/es/sign-in?next=/en/offers#top');
});
