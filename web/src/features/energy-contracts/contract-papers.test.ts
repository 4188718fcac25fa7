import { expect, test } from 'vitest';
import { filesOf, missingCategories } from './contract-papers.ts';

test('[CON-149] the signed contract and the powers are missing until they are there; the others never are', () => {
  expect(missingCategories([])).toEqual(['signed_contract', 'representation_powers']);
  expect(missingCategories(['other', 'representation_powers'])).toEqual(['signed_contract']);
  expect(missingCategories(['signed_contract', 'representation_powers'])).toEqual([]);
});

test('a document that nobody has classified is another one', () => {
  const files = [{ name: 'a' }, { name: 'b', category: 'signed_contract' }, { name: 'c', category: 'other' }];
  expect(filesOf(files, 'other').map(({ name }) => name)).toEqual(['a', 'c']);
  expect(filesOf(files, 'signed_contract').map(({ name }) => name)).toEqual(['b']);
});
