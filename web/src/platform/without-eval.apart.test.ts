// zod makes no code of text once it is told, which it must be before it is loaded.
import { afterEach, expect, test, vi } from 'vitest';
import { readWithoutEval } from './without-eval.ts';

afterEach(() => vi.unstubAllGlobals());

test('objects are read without code made of text, and without trying it', async () => {
  const make = vi.fn();
  vi.stubGlobal('Function', make);
  readWithoutEval();
  const { z } = await import('zod');
  const schema = z.object({ name: z.string(), sizes: z.array(z.object({ capacity: z.number() })) });
  const read = { name: 'Areosa', sizes: [{ capacity: 40 }] };
  expect(schema.parse(read)).toEqual(read);
  expect(schema.safeParse({ name: 1 }).success).toBe(false);
  expect(make).not.toHaveBeenCalled();
});
