import { expect, test } from 'vitest';
import { meaningsOf } from './word-meanings.ts';

test('a word, or its beginning, leads to those that mean the same', () => {
  expect(meaningsOf('Eólica')).toEqual(['eolic', 'wind']);
  expect(meaningsOf('hidráulico')).toEqual(['hidr', 'hydr']);
  expect(meaningsOf('fotov')).toContain('photovolta');
});

test('what means nothing elsewhere leads nowhere, nor do a few letters', () => {
  for (const word of ['Gouveia', 'win', 's', '12', '']) expect(meaningsOf(word)).toEqual([]);
});
