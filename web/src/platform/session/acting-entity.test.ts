import { expect, test } from 'vitest';
import { type ApprovedEntity, actingOf } from './acting-entity.ts';

const entity = (id: string): ApprovedEntity => ({
  id,
  name: id,
  fiscalNumber: '1',
  country: 'portugal',
  roles: ['view'],
});

test('the chosen company acts as long as the user has it, else the first', () => {
  const both = [entity('a'), entity('b')];
  expect(actingOf(both, 'b')?.id).toBe('b');
  expect(actingOf(both, 'gone')?.id).toBe('a');
  expect(actingOf(both, undefined)?.id).toBe('a');
  expect(actingOf([], 'b')).toBeUndefined();
});
