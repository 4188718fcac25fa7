// Problems name every failing field once, by its dotted path, with a key of the catalogue.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from '../testing/problems-of.ts';

const schema = z.strictObject({
  streetAddress: z.string().trim().min(2).max(5),
  country: z.enum(['portugal', 'spain']),
  people: z
    .array(z.strictObject({ email: z.string().min(1) }))
    .min(1)
    .max(2),
  files: z.array(z.string()).min(1),
  amount: z.number().min(1).max(9),
  isPublished: z.boolean().optional(),
});
const good = { streetAddress: 'Rua', country: 'spain', people: [{ email: 'a' }], files: ['a'], amount: 5 };

test('[ERR-23] every missing field is told by its own key', () => {
  expect(problemsOf(schema, {})).toEqual([
    'streetAddress: error_required.street_address',
    'country: error_required.country',
    'people: error_required.people',
    'files: error_required.files',
    'amount: error_required.amount',
  ]);
});

test('[ERR-23, ERR-57, ERR-68] all failing fields are listed at once, with their bounds', () => {
  const wrong = {
    streetAddress: 'R',
    country: 'brazil',
    people: [{ email: '' }, {}],
    files: [],
    amount: 10,
  };
  expect(problemsOf(schema, { ...wrong, isPublished: 'yes', bogus: 1 })).toEqual([
    'streetAddress: error_min_length 2',
    'country: error_invalid.country',
    'people.0.email: error_required.email',
    'people.1.email: error_required.email',
    'files: error_min_documents 1',
    'amount: error_max_value 9',
    'isPublished: error_invalid.is_published',
    'bogus: error_unknown_field',
  ]);
});

test('too few and too much of each kind; an overlong list is told alone, its entries are not read', () => {
  expect(problemsOf(schema, { ...good, people: [] })).toEqual(['people: error_min_items 1']);
  expect(problemsOf(schema, { ...good, people: [{}, {}, {}] })).toEqual(['people: error_max_items 2']);
  expect(problemsOf(schema, { ...good, amount: 0 })).toEqual(['amount: error_min_value 1']);
  expect(problemsOf(schema, { ...good, streetAddress: 'abcdef' })).toEqual(['streetAddress: error_max_length 5']);
});

test('unknown fields name themselves, wherever they stand', () => {
  expect(problemsOf(schema, { ...good, people: [{ email: 'a', age: 3 }], one: 1, two: null })).toEqual([
    'people.0.age: error_unknown_field',
    'one: error_unknown_field',
  ]);
});

test.each([[[]], ['text'], [5], [true]])('a body that is no object: %j', (body) => {
  expect(problemsOf(schema, body)).toEqual([': error_invalid.value']);
});

test('a missing body is missing', () => {
  expect(problemsOf(schema, undefined)).toEqual([': error_required.value']);
});
