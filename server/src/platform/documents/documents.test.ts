// The queue of documents, and what is written once for all who ask for the same.
import { expect, test } from 'vitest';
import { endlessTask, pdfTask, wordTask } from '../../../test/documents/document-tasks.ts';
import { watchThreads } from '../../../test/documents/threads.ts';
import { atEndOfFile } from '../../../test/support/end-of-file.ts';
import { createDocuments } from './documents.ts';

const threads = watchThreads();

function begin() {
  const documents = createDocuments();
  atEndOfFile(() => documents.end());
  return documents;
}
const killThread = async () => threads.at(-1)?.terminate();
const busy = { statusCode: 503, code: 'error_too_busy', extras: { retryAfter: 5 } };

test('ten wait behind the one that is written, the next is refused, and one user has no more than six', async () => {
  const { write } = begin();
  const first = write(endlessTask(), 'greedy');
  const ofGreedy = ['1', '2', '3', '4', '5'].map((title) => write(wordTask(title), 'greedy'));
  await expect(write(wordTask('6'), 'greedy')).rejects.toMatchObject(busy);
  const ofOthers = ['a', 'b', 'c', 'd', 'e'].map((title) => write(wordTask(title), title));
  await expect(write(wordTask('f'), 'f')).rejects.toMatchObject(busy);
  await Promise.all([expect(first).rejects.toThrow('ended before'), killThread()]);
  expect(await Promise.all([...ofGreedy, ...ofOthers])).toHaveLength(10);
  expect((await write(wordTask('f'), 'f')).length).toBeGreaterThan(1000);
});

test('the same document asked for at once is written once, and a failed one is not kept', async () => {
  const { write } = begin();
  const one = write(wordTask('mesmo'), 'ana');
  const [bytes, same] = await Promise.all([one, write(wordTask('mesmo'), 'rui')]);
  expect(same).toBe(bytes);
  expect(await write(wordTask('mesmo'), 'eva')).toBe(bytes);
  await killThread();
  const before = threads.length;
  const failed = write(pdfTask('outro'), 'ana');
  await expect.poll(() => threads.length).toBe(before + 1);
  await Promise.all([expect(failed).rejects.toThrow('ended before'), killThread()]);
  expect((await write(pdfTask('outro'), 'ana')).length).toBeGreaterThan(1000);
});

test('at the end what waits is refused, and no other thread begins', async () => {
  const { write, end } = begin();
  const before = threads.length;
  const writing = [write(endlessTask(), 'ana'), write(wordTask('espera'), 'ana'), write(wordTask('também'), 'rui')];
  const outcome = Promise.allSettled(writing);
  await expect.poll(() => threads.length).toBe(before + 1);
  await end();
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(write(wordTask('tarde'), 'rui')).rejects.toMatchObject({ statusCode: 503 });
  expect(threads).toHaveLength(before + 1);
});
