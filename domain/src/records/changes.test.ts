// What counts as a change, and how it is named.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const tracked = ['name', 'location.parish', 'technologies', 'financialConditions.price'];
const before = {
  name: 'Várzea',
  location: { parish: 'Várzea', country: 'portugal' },
  technologies: [{ type: 'SOLAR_POWER', lifetime: '25-30', installedCapacity: 40 }],
  financialConditions: { price: 35.5 },
};

test('[HIS-01, HIS-15] a changed field goes by the last name of its path, with both values', () => {
  const after = { ...before, location: { ...before.location, parish: 'Beja' }, financialConditions: { price: 36 } };
  expect(changesBetween(before, after, tracked)).toEqual([
    { fieldName: 'parish', oldValue: 'Várzea', newValue: 'Beja' },
    { fieldName: 'price', oldValue: 35.5, newValue: 36 },
  ]);
});

test('an absent value is null on its side', () => {
  expect(changesBetween({}, before, ['name', 'financialConditions.price'])).toEqual([
    { fieldName: 'name', oldValue: null, newValue: 'Várzea' },
    { fieldName: 'price', oldValue: null, newValue: 35.5 },
  ]);
  expect(changesBetween({ name: null }, { name: undefined }, tracked)).toEqual([]);
  expect(changesBetween(undefined, null, tracked)).toEqual([]);
});

test('fields that are not followed make no entry', () => {
  expect(changesBetween(before, { ...before, location: { ...before.location, country: 'spain' } }, tracked)).toEqual(
    [],
  );
});

test('the order of names inside a value is no change, the order of a list is one', () => {
  const stored = {
    technologies: [{ installedCapacity: 40, lifetime: '25-30', outputPower: undefined, type: 'SOLAR_POWER' }],
  };
  expect(changesBetween(before, stored, ['technologies'])).toEqual([]);
  expect(changesBetween({ name: ['a', 'b'] }, { name: ['b', 'a'] }, ['name'])).toHaveLength(1);
  expect(changesBetween({ name: [] }, { name: {} }, ['name'])).toHaveLength(1);
  expect(changesBetween({ name: ['a'] }, { name: ['a', 'b'] }, ['name'])).toHaveLength(1);
});

test('a record never differs from itself as stored and read again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = JSON.parse(JSON.stringify({ name: value })) as unknown;
      expect(changesBetween({ name: value }, read, ['name'])).toEqual([]);
    }),
  );
});
