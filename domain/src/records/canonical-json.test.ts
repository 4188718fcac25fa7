// The same content gives the same text.
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('names are sorted at every depth, lists keep their order, nothing is put between', () => {
  const text = '{"a":[{"x":null,"y":"é \\"1\\""},2],"b":{"c":true}}';
  expect(canonicalJson({ b: { c: true }, a: [{ y: 'é "1"', x: null }, 2] })).toBe(text);
  expect(canonicalJson({ a: [{ x: null, y: 'é "1"' }, 2], gone: undefined, b: { c: true } })).toBe(text);
});
