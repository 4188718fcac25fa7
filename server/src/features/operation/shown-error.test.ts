// What of a job's error administrators read.
import { expect, test } from 'vitest';
import { shownError } from './shown-error.ts';

test.each([
  [null, null],
  ['', null],
  ['canceling statement due to lock timeout', 'canceling statement due to lock timeout'],
  ['\n  First line.\n    at work (jobs.ts:1)', 'First line.'],
  ['connect postgres://app:s3cret@db.example/wattpact failed', 'connect postgres://db.example/wattpact failed'],
  ['GET https://s3.example/files/a.pdf?X-Amz-Signature=abc failed', 'GET https://s3.example/files/a.pdf?… failed'],
  ['The key "password": "hunter2" was refused', 'The key "password": … was refused'],
  ['401 for Bearer abc.def', '401 for Bearer …'],
  ['no mailbox <ana.silva@serra.example>', 'no mailbox <…@…>'],
  ['token eyJhbGciOiJIUzI1NiJ9abcdefgh12345 is over', 'token … is over'],
  ['bad AKIAIOSFODNN7EXAMPLE12345678', 'bad …'],
  [
    'No record 019a2f6c-7a4b-7c3d-8e5f-0123456789ab in organisational_development',
    'No record 019a2f6c-7a4b-7c3d-8e5f-0123456789ab in organisational_development',
  ],
])('[ADM-75] of %j it is %j', (error, shown) => {
  expect(shownError(error)).toBe(shown);
});

test('[ADM-75] a long error is shortened', () => {
  expect(shownError('no '.repeat(500))).toHaveLength(300);
});
