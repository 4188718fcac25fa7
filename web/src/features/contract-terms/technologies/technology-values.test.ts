import { expect, test } from 'vitest';
import { emptyTechnology, withTechnologies } from './technology-values.ts';

test('choosing technologies keeps the figures of those that stay', () => {
  const solar = { ...emptyTechnology('SOLAR_POWER'), installedCapacity: 46 };
  const both = withTechnologies([solar], ['SOLAR_POWER', 'STORAGE']);
  expect(both.map(({ type, installedCapacity }) => [type, installedCapacity])).toEqual([
    ['SOLAR_POWER', 46],
    ['STORAGE', null],
  ]);
  expect(withTechnologies(both, ['STORAGE']).map(({ type }) => type)).toEqual(['STORAGE']);
});
