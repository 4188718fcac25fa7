// Records that were stored before a field became required.
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { addedLater, type Stored, storedFields } from './added-later.ts';

const share = z.number().min(1);
const payload = z.strictObject({
  name: z.string(),
  voltage: addedLater(z.number().max(800)),
  conditions: z.strictObject({ price: z.number(), share: addedLater(share) }),
  terms: z.strictObject({ unit: addedLater(z.string()) }).optional(),
});
const record = z.object({ ...storedFields(payload.shape), id: z.string() });
const old = { id: 'a', name: 'Várzea', conditions: { price: 35.5 }, terms: {} };
const whole = { id: 'a', name: 'Várzea', voltage: 60, conditions: { price: 35.5, share: 2 }, terms: { unit: 'A' } };

test('what is sent needs a field that was added later', () => {
  const { id: _, ...sent } = whole;
  expect(payload.safeParse(sent).success).toBe(true);
  const { error } = payload.safeParse({ name: 'Várzea', conditions: { price: 35.5 }, terms: {} });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['voltage', 'conditions.share', 'terms.unit']);
});

test('a stored record may lack it, in a group as well, and nothing else', () => {
  expect(z.encode(record, old)).toEqual(old);
  expect(z.encode(record, whole)).toEqual(whole);
  expect(record.safeParse({ ...old, name: undefined }).success).toBe(false);
  expect(record.safeParse({ ...old, conditions: {} }).success).toBe(false);
  expect(record.safeParse({ ...whole, voltage: 801 }).success).toBe(false);
  expectTypeOf<Stored<typeof payload>['voltage']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Stored<typeof payload>['conditions']['share']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Stored<typeof payload>['terms']>().toEqualTypeOf<{ unit?: string | undefined } | undefined>();
  expectTypeOf<Stored<typeof payload>['name']>().toEqualTypeOf<string>();
});

test('the mark stays on its own field: an atom that others share is as before', () => {
  expect(z.object(storedFields({ other: share })).safeParse({}).success).toBe(false);
});

test('a mark in a list of objects is refused, because it would have no effect', () => {
  const list = z.object({ items: z.array(z.object({ unit: addedLater(z.string()) })) });
  expect(() => storedFields(list.shape)).toThrow('list of objects: unit');
});
