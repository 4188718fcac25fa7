// The sender of the permission matrix finds an error that has no text, and a date or an amount that is written otherwise.
import { expect, test } from 'vitest';
import { faultsOf } from './call-sender.ts';

const refused = (key: string, code = 'error_invalid_input') => ({
  status: 400,
  type: 'application/problem+json',
  headers: {},
  text: JSON.stringify({ status: 400, code, errors: [{ key, path: 'volume' }] }),
});

test('[ERR-23] an error that a page cannot tell is a fault; a field without its own text has the general sentence', () => {
  expect(faultsOf(refused('error_required.name'), [400])).toEqual([]);
  expect(faultsOf(refused('error_required.a_field_of_a_new_kind'), [400])).toEqual([]);
  expect(faultsOf(refused('error_of_nothing'), [400])).toEqual(['the key error_of_nothing has no text']);
  expect(faultsOf(refused('error_max_value', 'error_of_nothing'), [400])).toEqual([
    'the code error_of_nothing has no text',
  ]);
});

test('[GEN-105] a date that is no ISO 8601 is a fault of any answer, and an amount that is no number', () => {
  const answered = (body: object) =>
    faultsOf({ status: 200, type: 'application/json', headers: {}, text: JSON.stringify(body) }, [200]);
  const right = {
    createdAt: '2026-03-02T00:31:57.559Z',
    dueDate: '2026-03-02',
    endDate: null,
    price: 41.5,
    startDate: 'ONE_YEAR',
  };
  expect(answered({ items: [right] })).toEqual([]);
  expect(answered({ items: [{ ...right, dueDate: '02/03/2026' }] })).toEqual(['the date dueDate is 02/03/2026']);
  expect(answered({ createdAt: 1_772_000_000 })).toEqual(['the date createdAt is 1772000000']);
  expect(answered({ conditions: { ...right, price: '41.50' } })).toEqual(['the amount price is the text 41.50']);
});
