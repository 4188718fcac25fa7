import { expect, test } from 'vitest';
import { isId, newId, newIdBeside } from './ids.ts';

test('ids of one moment keep the order of their making, whatever else is made between', () => {
  const at = new Date('2026-11-20T12:00:00.000Z');
  const ids = Array.from({ length: 2000 }, (_, index) => {
    if (index % 3 === 0) newId();
    return newId(at);
  });
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isId)).toBe(true);
});

test('ids that are made beside others keep their order, in whichever they are made', () => {
  const at = new Date('2026-11-20T12:00:00.000Z');
  const given = Array.from({ length: 500 }, () => newId(at));
  const beside = new Map(given.toReversed().map((id) => [id, [newIdBeside(id), newIdBeside(id)]]));
  const made = given.flatMap((id) => (beside.get(id) ?? []).toSorted());
  expect(made.toSorted()).toEqual(made);
  expect(new Set([...made, ...given]).size).toBe(1500);
  expect(made.every(isId)).toBe(true);
});

test('an id sorts by the time that it bears', () => {
  expect(newId(new Date('2026-01-01')) < newId(new Date('2025-12-31'))).toBe(false);
});
