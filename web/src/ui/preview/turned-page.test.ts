import { expect, test } from 'vitest';
import { turnedPage } from './turned-page.ts';

test.each([
  ['ArrowRight', 1, 2],
  ['PageDown', 2, 3],
  ['PageDown', 3, undefined],
  ['ArrowLeft', 2, 1],
  ['PageUp', 1, undefined],
  ['Home', 3, 1],
  ['Home', 1, undefined],
  ['End', 1, 3],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s on page %i of three turns to %s', (key, page, next) => {
  expect(turnedPage(key, page, 3)).toBe(next);
});
