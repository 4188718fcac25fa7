import { expect, test } from 'vitest';
import { languages } from '../terms/enumerations.ts';
import { chooseLanguage, storedLanguageKey } from './language-choice.ts';

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
