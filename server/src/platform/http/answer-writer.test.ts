// The fast writer drops what the schema does not name, fails where something is missing, and writes what the checking
// way writes.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describedCalls, nameOf } from '../../../test/support/described-calls.ts';
import { writtenSchema } from './answer-schema.ts';
import { answerWriter } from './answer-writer.ts';

const written = (answer: z.ZodType, value: unknown, production = true) =>
  answerWriter({ answer } as unknown as ApiCall, { production })(value);

const row = z.object({
  id: z.string(),
  count: z.int(),
  price: z.number().nullable(),
  at: z.iso.datetime().optional(),
  kind: z.enum(['solar', 'wind']),
  people: z.array(z.object({ name: z.string() })),
  by: z.record(z.string(), z.object({ n: z.number() })),
  any: z.unknown(),
});
const whole = {
  id: 'a "quoted" ≤ name\n',
  count: 3,
  price: 36.5,
  at: '2026-11-22T10:00:00.000Z',
  kind: 'wind',
  people: [{ name: 'Rita' }],
  by: { pt: { n: 1 } },
  any: { deep: [1, null, 'x'] },
};

describe.each([true, false])('in production: %s', (production) => {
  test.each([
    ['everything', whole, whole],
    ['null where it may be', { ...whole, price: null }, { ...whole, price: null }],
    ['nothing where it may be missing', { ...whole, at: undefined }, (({ at: _, ...rest }) => rest)(whole)],
    ['no field that is not named', { ...whole, passwordHash: 'x', people: [{ name: 'Rita', email: 'x' }] }, whole],
  ])('writes %s', (_, value, expected) => {
    expect(JSON.parse(written(row, value, production))).toEqual(expected);
  });

  test('fails when something is missing', () => {
    const { count: _, ...rest } = whole;
    expect(() => written(row, rest, production)).toThrow();
  });
});

test('outside of production a value that does not fit fails', () => {
  expect(() => written(row, { ...whole, id: null }, false)).toThrow();
  expect(() => written(row, { ...whole, kind: 'coal' }, false)).toThrow();
});

test('a choice of shapes and a transform are written the checking way', () => {
  const choice = z.union([z.object({ a: z.string() }), z.object({ b: z.number() })]);
  expect(writtenSchema(choice)).toBeUndefined();
  expect(written(choice, { b: 1, c: 2 })).toBe('{"b":1}');
  const codec = z.object({
    at: z.codec(z.string(), z.date(), { decode: (t) => new Date(t), encode: (d) => d.toISOString() }),
  });
  expect(writtenSchema(codec)).toBeUndefined();
  expect(written(codec, { at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
});

test('no reading call is written the checking way', () => {
  const slow = describedCalls.filter(({ method, answer }) => method === 'GET' && answer && !writtenSchema(answer));
  expect(slow.map(nameOf)).toEqual([]);
});

test('a map of known names writes no other, and a list of fixed length is written the checking way', () => {
  const map = z.object({ mails: z.record(z.enum(['a', 'b']), z.boolean()) });
  expect(written(map, { mails: { a: true, b: false, secret: true } })).toBe('{"mails":{"a":true,"b":false}}');
  expect(writtenSchema(z.tuple([z.string(), z.object({ n: z.number() })]))).toBeUndefined();
});

test('values of several types are told apart by their type', () => {
  const either = z.object({ technologies: z.array(z.union([z.string(), z.object({ type: z.string() })])) });
  const value = { technologies: ['SOLAR', { type: 'WIND', capacity: 3 }] };
  expect(written(either, value)).toBe('{"technologies":["SOLAR",{"type":"WIND"}]}');
});
