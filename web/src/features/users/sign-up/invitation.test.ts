import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/request.ts';
import { filledIn, isRefused } from './invitation.ts';

const failure = (status: number) => new ApiError({ status, title: '', code: 'error_unexpected' } as never);

test.each([400, 404])('an invitation that the server answers with %i is invalid', (status) => {
  expect(isRefused(failure(status))).toBe(true);
});

test.each([408, 429, 500, 503])('a failure that passes (%i) says nothing about the invitation', (status) => {
  expect(isRefused(failure(status))).toBe(false);
});

test('a lost connection says nothing about the invitation', () => {
  expect(isRefused(new TypeError('Failed to fetch'))).toBe(false);
  expect(isRefused(null)).toBe(false);
});

test('an invitation that is read late keeps what was typed meanwhile', () => {
  const invited = { firstName: 'Ana', lastName: 'Moura', email: 'ana@serra.example' };
  const typed = { firstName: 'Ana Rita', lastName: '', email: '', password: 'Battery-2staple' };
  expect(filledIn(typed, invited)).toEqual({ ...invited, firstName: 'Ana Rita', password: 'Battery-2staple' });
});
