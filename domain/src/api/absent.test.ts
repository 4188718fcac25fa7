// What is absent in a body: null, blanks in optional texts, groups in which nothing is left.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { absentRemover } from './absent.ts';

const read = absentRemover(
  z.strictObject({
    name: z.string(),
    note: z.string().trim().optional(),
    country: z.enum(['portugal']).optional(),
    price: z.number().optional(),
    flag: z.boolean().default(false),
    group: z.strictObject({ date: z.string(), place: z.string().optional() }).optional(),
    needed: z.strictObject({ note: z.string().optional() }),
    list: z.array(z.strictObject({ type: z.string(), note: z.string().optional() })).optional(),
    anything: z.record(z.string(), z.unknown()).optional(),
  }),
);

test('null is absent everywhere', () => {
  expect(read({ name: null, note: null, flag: null, group: null, list: null })).toEqual({});
});
test('a blank is absent in an optional text, and stays in a required one to be refused', () => {
  expect(read({ name: ' ', note: ' \t', country: '' })).toEqual({ name: ' ' });
});
test('a blank in another kind of field is a wrong type', () => {
  expect(read({ price: '', flag: '' })).toEqual({ price: '', flag: '' });
});
test('[CON-11] an optional group without any field given is absent, a required one is not', () => {
  expect(read({ group: { date: null, place: '' }, needed: { note: '' } })).toEqual({ needed: {} });
  expect(read({ group: { date: '2026-11-20', place: '' } })).toEqual({ group: { date: '2026-11-20' } });
});
test('entries of lists are read alike, an empty list stays', () => {
  expect(read({ list: [{ type: '', note: '' }, null] })).toEqual({ list: [{ type: '' }, null] });
  expect(read({ list: [] })).toEqual({ list: [] });
});
test('what the schema does not know stays, to be refused by name', () => {
  expect(read({ other: '', toString: 'x' })).toEqual({ other: '', toString: 'x' });
  expect(read('text')).toBe('text');
  expect(read(undefined)).toBeUndefined();
});
test('free content keeps its own empties, however deep', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
  expect(read({ anything: { a: '', b: null, c: {} } })).toEqual({ anything: { a: '', c: {} } });
  expect(() => read({ anything: { deep }, other: deep })).not.toThrow();
});
