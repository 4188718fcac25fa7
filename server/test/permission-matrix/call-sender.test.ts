// The sender of the permission matrix finds an error that has no text.
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
