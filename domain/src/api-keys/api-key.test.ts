// What is asked for a new API key, and what it may do beside its maker.
import { expect, test } from 'vitest';
import { problemsOf } from '../testing/problems-of.ts';
import { type ApiKeyLevel, effectiveLevel, newApiKey } from './api-key.ts';

const good = { name: 'ERP', level: 'view' };

test('[INT-01] a key has a name of at most 60 characters and one of three levels, however these are written', () => {
  expect(newApiKey.parse({ name: '  ERP ', level: 'CONTRACTING' })).toEqual({ name: 'ERP', level: 'contracting' });
  expect(problemsOf(newApiKey, {})).toEqual(['name: error_required.name', 'level: error_required.level']);
  expect(problemsOf(newApiKey, { ...good, name: 'x'.repeat(61) })).toEqual(['name: error_max_length 60']);
  for (const level of ['manage', 'MANAGE', 'admin', ''])
    expect(problemsOf(newApiKey, { ...good, level })).toEqual(['level: error_invalid.level']);
  expect(problemsOf(newApiKey, { ...good, expiresOn: '2026-02-30' })).toEqual(['expiresOn: error_invalid.date']);
});

test.each<[ApiKeyLevel, Parameters<typeof effectiveLevel>[1], ApiKeyLevel | undefined]>([
  ['contracting', 'manage', 'contracting'],
  ['contracting', 'registry', 'registry'],
  ['registry', 'contracting', 'registry'],
  ['view', 'manage', 'view'],
  ['view', undefined, undefined],
])('[INT-05] a key of %s whose maker holds %s may do %s', (level, makerRole, may) => {
  expect(effectiveLevel(level, makerRole)).toBe(may);
});
