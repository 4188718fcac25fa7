import { expect, test } from 'vitest';
import { roomIn } from './use-room.ts';

test('a bar has room for as many filters as leave the search its width', () => {
  // Contents beside an open and a closed sidebar on windows of 1440, 1280 and 1024 px.
  expect([1128, 968, 888, 712].map((width) => roomIn(width, false))).toEqual([5, 4, 3, 2]);
  expect([1128, 968, 888].map((width) => roomIn(width, true))).toEqual([4, 2, 2]);
});
