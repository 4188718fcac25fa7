import { expect, test } from 'vitest';
import { optionsFilter } from './options-filter.ts';
import { theme } from './theme.ts';

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

test('every list that can be searched filters so', () => {
  for (const name of ['Select', 'MultiSelect', 'Autocomplete'])
    expect([name, theme.components?.[name]?.defaultProps]).toEqual([
      name,
      expect.objectContaining({ filter: optionsFilter }),
    ]);
});
