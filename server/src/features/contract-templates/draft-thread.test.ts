// Drafts are written in a thread with a short queue, and kept: the process goes on answering, whatever happens to it.
import { expect, test } from 'vitest';
import { endlessTask, wordTask } from '../../../test/documents/document-tasks.ts';
import { watchThreads } from '../../../test/documents/threads.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const threads = watchThreads();
const tested = await startTestApp();
const { app, as, anonymous, platform } = tested;
const parties = await makeParties(tested);
const { seller, sellerReader, buyer, stranger, admin } = parties;
const negotiation = await parties.negotiate({ message: 'Olá' });

/** @returns the path of a new version's document */
async function newVersion(): Promise<string> {
  const { status, body } = await parties.saveVersion(seller, negotiation.id);
  expect(status).toBe(201);
  return `/api/negotiations/${negotiation.id}/contract-templates/${body.id}/download`;
}
const download = (url: string, user: { token: string } = seller) =>
  app.inject({ url, headers: { authorization: `Bearer ${user.token}` } });

/** The thread has begun a document without an end, and ten short ones wait. @returns a function that kills it */
async function fillQueue() {
  const before = threads.length;
  const endless = platform.documents.write(endlessTask(), 'somebody').catch(({ message }: Error) => message);
  const waiting = Array.from({ length: 10 }, (_, index) =>
    platform.documents.write(wordTask(`${before} ${index}`), `waiting ${index}`),
  );
  const thread = threads.at(-1);
  return async () => {
    await thread?.terminate();
    expect(await endless).toContain('ended before');
    for (const bytes of await Promise.all(waiting)) expect(bytes.length).toBeGreaterThan(1000);
  };
}
const busy = { status: 503, body: { code: 'error_too_busy' }, headers: { 'retry-after': '5' } };

test('[NEG-46] while drafts are written the process answers, and one thread writes them all', async () => {
  const paths: string[] = [];
  for (let index = 0; index < 3; index += 1) paths.push(await newVersion());
  let done = 0;
  const drafts = paths.map(async (path) => {
    const { statusCode } = await download(path);
    done += 1;
    return statusCode;
  });
  await expect.poll(() => threads.length).toBe(1);
  expect((await anonymous.get('/api/health')).status).toBe(200);
  expect(done).toBe(0);
  expect(await Promise.all(drafts)).toEqual(paths.map(() => 200));
  expect(threads).toHaveLength(1);
});

test('[NEG-46] a full queue is 503 with Retry-After, and the thread killed in the middle fails one document', async () => {
  const path = await newVersion();
  const kill = await fillQueue();
  expect(await as(seller).get(path)).toMatchObject(busy);
  // Neither right nor address is answered later than without a queue.
  expect((await as(stranger).get(path)).status).toBe(404);
  await kill();
  expect((await download(path)).statusCode).toBe(200);
});

test('[NEG-46] a draft whose thread is killed fails with a problem, and asked for again it comes', async () => {
  const path = await newVersion();
  await threads.at(-1)?.terminate();
  const before = threads.length;
  const failed = as(seller).get(path);
  await expect.poll(() => threads.length).toBe(before + 1);
  await threads.at(-1)?.terminate();
  expect(await failed).toMatchObject({ status: 500, body: { code: 'error_unexpected' } });
  expect((await download(path)).statusCode).toBe(200);
});

test('[NEG-46] a written draft is kept by version, language and format, for those who may read it alone', async () => {
  const path = await newVersion();
  const other = await newVersion();
  const kept = await download(path);
  const kill = await fillQueue();
  const again = await download(path, parties.seller);
  expect([again.statusCode, again.rawPayload.equals(kept.rawPayload)]).toEqual([200, true]);
  expect(again.headers['content-disposition']).toBe(kept.headers['content-disposition']);
  for (const [name, url, reader] of [
    ['another version', other, seller],
    ['another format', `${path}?format=docx`, seller],
    ['another language', path, sellerReader],
    ['the other side, in its language', path, buyer],
  ] as const)
    expect(await as(reader).get(url), name).toMatchObject(busy);
  expect((await as(stranger).get(path)).status).toBe(404);
  expect((await as(admin).get(path)).status).toBe(403);
  expect((await anonymous.get(path)).status).toBe(401);
  await kill();
});

test('[NEG-46] an edited clause text makes another document of the same version', async () => {
  const path = await newVersion();
  const before = await download(path);
  const wording = { title: 'Preço combinado', text: 'Texto novo da cláusula.', enabled: true };
  const set = await as(admin).put('/api/admin/energy-contracts/draft-settings/price/pt', wording);
  expect(set.status).toBe(200);
  const after = await download(path);
  const text = async (pdf: Buffer) => (await readPdf(pdf)).pages.join(' ').replace(/\s+/g, ' ');
  expect(await text(before.rawPayload)).not.toContain('Texto novo da cláusula.');
  expect(await text(after.rawPayload)).toContain('Texto novo da cláusula.');
});

test('the server ends its thread with itself', async () => {
  const own = await startTestApp();
  const before = threads.length;
  const unfinished = own.platform.documents.write(endlessTask(), 'somebody').catch(({ message }: Error) => message);
  await expect.poll(() => threads.length).toBe(before + 1);
  await own.app.close();
  expect(threads.at(-1)?.threadId).toBe(-1);
  expect(await unfinished).toContain('ended before');
});
