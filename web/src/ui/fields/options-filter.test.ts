import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionsFilter } from './options-filter.ts';

const labels = ['Áustria', 'Ελλάδα', 'България', 'Espanha', 'Łódź'];
const options = labels.map((label) => ({ value: label, label, disabled: false }));
const found = (search: string, limit = 100) =>
  optionsFilter({ options, search, limit }).map((one) => ('label' in one ? one.label : one.group));

test.each([
  ['austria', 'Áustria'],
  ['ÁUSTRIA ', 'Áustria'],
  ['ελλαδα', 'Ελλάδα'],
  ['ΕΛΛΆΔΑ', 'Ελλάδα'],
  ['БЪЛГ', 'България'],
  ['lodz', 'Łódź'],
])('[SRCH-11] %s finds %s', (search, label) => {
  expect(found(search)).toEqual([label]);
});

test('nothing typed finds all, up to the limit; groups keep their names', () => {
  expect(found('')).toEqual(labels);
  expect(found('', 2)).toEqual(labels.slice(0, 2));
  const groups = [{ group: 'A', items: options }];
  expect(optionsFilter({ options: groups, search: 'ESPANHA', limit: 10 })).toEqual([
    { group: 'A', items: [options[3]] },
  ]);
});

test.each(['search-select', 'many-select', 'suggested-text'])('the field %s filters so', (file) => {
  expect(readFileSync(new URL(`${file}.tsx`, import.meta.url), 'utf8')).toContain('filter={optionsFilter}');
});
