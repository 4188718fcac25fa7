import { expect, test } from 'vitest';
import { formErrors } from './form-errors.ts';

const say = (key: string) => key;

test('errors stand in the order of the problems, and the first of a field counts', () => {
  const problems = [
    { path: 'name', key: 'required' },
    { path: 'city', key: 'required' },
    { path: 'name', key: 'too_short' },
  ];
  expect(Object.entries(formErrors(problems, say))).toEqual([
    ['name', 'required'],
    ['city', 'required'],
  ]);
});
