import { expect, test } from 'vitest';
import { keepDocuments } from './kept-documents.ts';

const bytes = (size: number) => Buffer.alloc(size);

test('keeps no more bytes than it may: what nobody asked for goes first', () => {
  const kept = keepDocuments(100);
  for (const key of ['a', 'b', 'c']) kept.keep(key, bytes(30));
  expect(kept.find('a')).toHaveLength(30);
  kept.keep('d', bytes(30));
  const found = ['a', 'b', 'c', 'd'].filter((key) => kept.find(key));
  expect(found).toEqual(['a', 'c', 'd']);
});

test('the same one counts once, and one that is larger than all is not kept', () => {
  const kept = keepDocuments(100);
  kept.keep('a', bytes(10));
  for (let times = 0; times < 20; times += 1) kept.keep('b', bytes(90));
  kept.keep('large', bytes(101));
  expect(['a', 'b', 'large'].map((key) => kept.find(key)?.length)).toEqual([10, 90, undefined]);
});
