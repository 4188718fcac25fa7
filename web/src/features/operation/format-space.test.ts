// The unit of a size.
import { expect, test } from 'vitest';
import { formatsIn } from '../../platform/words/use-formats.ts';
import { formatSpace } from './format-space.ts';

test.each([
  ['pt', 76_779_748_000, '76,8\u00a0GB'],
  ['en', 21_958_000, '22\u00a0MB'],
  ['en', 999, '1\u00a0kB'],
  ['en', 0, '0\u00a0kB'],
  ['en', 5e15, '5,000\u00a0TB'],
] as const)('[ADM-74] in %s, %d bytes are %s', (language, bytes, text) => {
  expect(formatSpace(formatsIn(language), bytes)).toBe(text);
});
