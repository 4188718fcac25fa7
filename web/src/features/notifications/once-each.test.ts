// A waiting id is tried once, and again only on request.
import { expect, test } from 'vitest';
import { onceEach } from './once-each.ts';

test('what was refused comes back to those that wait and is not tried at once again', () => {
  const tried: (readonly string[])[] = [];
  const marks = onceEach((ids) => {
    tried.push(ids);
    // It was refused, so it still waits.
    if (tried.length < 5) marks.wait(ids);
  });
  marks.wait(['a']);
  marks.wait(['a', 'b']);
  expect(tried).toEqual([['a'], ['b']]);
  marks.wait(['a', 'b']);
  marks.again();
  expect(tried).toEqual([['a'], ['b'], ['a', 'b']]);
  marks.wait([]);
  marks.again();
  expect(tried).toHaveLength(3);
});
