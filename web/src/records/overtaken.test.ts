import { expect, test } from 'vitest';
import { ApiError } from '../platform/api/request.ts';
import { isOvertaken } from './overtaken.ts';

const refused = (status: number, code: string) => new ApiError({ type: 'about:blank', title: '', status, code });

test.each([
  [412, 'error_version'],
  [409, 'error_wrong_status'],
  [409, 'error_item_closed'],
  [404, 'error_not_found'],
])('%i %s means that somebody else was quicker', (status, code) => {
  expect(isOvertaken(refused(status, code))).toBe(true);
});

test('a refusal of the input, of the right or of the connection does not', () => {
  expect(isOvertaken(refused(400, 'error_invalid_input'))).toBe(false);
  expect(isOvertaken(refused(409, 'error_invalid.fiscal_number_in_database'))).toBe(false);
  expect(isOvertaken(refused(403, 'error_forbidden'))).toBe(false);
  expect(isOvertaken(new TypeError('Failed to fetch'))).toBe(false);
});
