// What a record was before the changes that its history names.
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { undoChanges } from './undo-changes.ts';

const paths = ['name', 'place.parish', 'prices', 'terms.fee', 'terms.period'];
const before = { name: 'PPA', place: { parish: 'Várzea', country: 'portugal' }, prices: [{ of: 2027, price: 34 }] };
const change = (fieldName: string, oldValue: unknown, newValue: unknown) => ({ fieldName, oldValue, newValue });

test('every change between two contents is undone', () => {
  const after = {
    name: 'PPA II',
    place: { parish: 'Barro', country: 'portugal' },
    prices: [],
    terms: { fee: 4, period: 'PER_YEAR' },
  };
  const there = changesBetween(before, after, paths);
  expect(there).toHaveLength(5);
  expect(undoChanges(after, there, paths)).toEqual(before);
  expect(undoChanges(before, changesBetween(after, before, paths), paths)).toEqual(after);
});

test('the last edit is undone first', () => {
  const edits = [change('name', 'PPA II', 'PPA III'), change('name', 'PPA', 'PPA II')];
  expect(undoChanges({ ...before, name: 'PPA III' }, edits, paths)).toEqual(before);
  expect(undoChanges(before, [], paths)).toEqual(before);
});

test('what the changes do not prove is not known', () => {
  expect(undoChanges(before, [change('name', 'PPA 0', 'Outro')], paths)).toBeUndefined();
  expect(undoChanges(before, [change('colour', null, null)], paths)).toBeUndefined();
  expect(undoChanges(null, [], paths)).toBeUndefined();
});
