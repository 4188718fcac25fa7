// The files of the log that a backup needs.
import { expect, test } from 'vitest';
import { segmentNames } from './wal-segments.ts';

const size = 16 * 1_048_576;

test.each([
  ['within one file', '0/2000028', '0/2000138', ['000000010000000000000002']],
  ['a position at a border belongs to the file before', '0/2000000', '0/3000000', ['000000010000000000000002']],
  ['over a border', '0/2FFFFFF', '0/3000001', ['000000010000000000000002', '000000010000000000000003']],
  ['over 4 GB', '0/FFFFFFFF', '1/1', ['0000000100000000000000FF', '000000010000000100000000']],
])('%s', (_, from, until, names) => {
  expect(segmentNames(1, from, until, size)).toEqual(names);
});
