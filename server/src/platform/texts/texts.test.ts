import { expect, test } from 'vitest';
import { loadTexts } from './texts.ts';

const texts = await loadTexts();

test.each([
  ['pt', 0, '0 contratos'],
  ['pt', 1, '1 contrato'],
  ['pt', 2, '2 contratos'],
  ['pt', 1_000_000, '1000000 contratos'],
  ['es', 0, '0 contratos'],
  ['en', 0, '0 contracts'],
] as const)('in %s, %d takes its own form', (language, count, text) => {
  expect(texts.in(language)('energyContracts:list.count', { count, number: String(count) })).toBe(text);
});
