import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { endWhenIdle } from './running-exports.ts';

test('a file that nobody reads is ended', async () => {
  const file = Readable.from(['a', 'b']);
  endWhenIdle(file, 20);
  const [error] = await once(file, 'error');
  expect(error.message).toBe('nobody reads this file');
  expect(file.destroyed).toBe(true);
});

test('a file that is read slowly is not', async () => {
  let wasRead = () => {};
  const pieces = async function* () {
    for (const piece of ['a', 'b', 'c', 'd', 'e']) {
      wasRead();
      await new Promise((resolve) => setTimeout(resolve, 120));
      yield piece;
    }
  };
  const file = Readable.from(pieces());
  wasRead = endWhenIdle(file, 500);
  const read: string[] = [];
  for await (const piece of file.pipe(new PassThrough({ encoding: 'utf8' }))) read.push(piece);
  expect(read.join('')).toBe('abcde');
});
