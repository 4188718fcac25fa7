// The thread of documents begins with the first one, ends when it is idle, and may die without harm to what follows.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endlessTask, pdfTask, wordTask } from '../../../test/documents/document-tasks.ts';
import { watchThreads } from '../../../test/documents/threads.ts';
import { atEndOfFile } from '../../../test/support/end-of-file.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { createDocumentThread, type ThreadLimits } from './document-thread.ts';

const threads = watchThreads();

function begin(limits?: ThreadLimits) {
  const before = threads.length;
  const thread = createDocumentThread(limits);
  atEndOfFile(() => thread.end());
  /** The threads that it has started. */
  return { ...thread, started: () => threads.slice(before) };
}
const textOf = async (pdf: Buffer) => (await readPdf(pdf)).pages.join(' ');

test('one thread writes document after document, from plain data', async () => {
  const { write, started } = begin();
  expect(started()).toEqual([]);
  expect(await textOf(await write(pdfTask('Primeiro')))).toContain('Primeiro');
  expect(await textOf(await write(pdfTask('Segundo')))).toContain('Segundo');
  expect((await write(wordTask('Terceiro'))).subarray(0, 2).toString()).toBe('PK');
  expect(started()).toHaveLength(1);
});

test('ends when nothing is written for a while, and the next document starts another', async () => {
  const { write, started } = begin({ idleMs: 20 });
  await write(wordTask('um'));
  const [first] = started();
  if (first) await once(first, 'exit');
  expect((await write(wordTask('dois'))).length).toBeGreaterThan(1000);
  expect(started()).toHaveLength(2);
});

test('killed in the middle, it fails the document under way and no other', async () => {
  const { write, started } = begin();
  const killed = write(endlessTask());
  await started()[0]?.terminate();
  await expect(killed).rejects.toThrow('ended before');
  expect(await textOf(await write(pdfTask('Depois')))).toContain('Depois');
});

test('a document that needs too much memory ends the thread alone', async () => {
  const { write, started } = begin({ memory: { maxOldGenerationSizeMb: 20, maxYoungGenerationSizeMb: 4 } });
  await expect(write(pdfTask('de mais'))).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect((await write(wordTask('pouco'))).length).toBeGreaterThan(1000);
  expect(started()).toHaveLength(2);
});

test('a document that takes too long is given up, and the error says so', async () => {
  const { write } = begin({ longestMs: 50 });
  await expect(write(endlessTask())).rejects.toThrow('longer than 0.05 s');
});

test('what cannot be written says why, and the thread goes on', async () => {
  const { write, started } = begin();
  const broken = { format: 'docx', document: null } as unknown as Parameters<typeof write>[0];
  await expect(write(broken)).rejects.toThrow(TypeError);
  expect((await write(wordTask('bem'))).length).toBeGreaterThan(1000);
  expect(started()).toHaveLength(1);
});
