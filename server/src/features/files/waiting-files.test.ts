// How much one person may have uploaded that no record has taken, over HTTP.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { maximumWaiting } from '@wattpact/domain/files/file';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { samplePdf, upload } from '../../../test/support/uploads.ts';

// With a mail server addresses must be proven.
const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const { as, make, db, runJobs } = t;
let user: Awaited<ReturnType<typeof make.user>>;
beforeEach(async () => {
  user = await make.user();
});

const storedIn = async ({ config }: Pick<TestApp, 'config'>) =>
  (await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;
const upTo = (count: number, who = user) => Promise.all(Array.from({ length: count }, () => upload(as(who))));
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const refusal = (key: string) => ({ status: 409, body: { code: key, errors: [{ path: 'file', key }] } });

test('twenty wait, however many come at once; the others leave nothing, and nobody else is refused', async () => {
  await upload(as(user));
  await runJobs();
  const before = await storedIn(t);
  expect(statusesOf(await upTo(maximumWaiting.files + 4))).toEqual([
    ...times(maximumWaiting.files - 1, 201),
    ...times(5, 409),
  ]);
  expect(await upload(as(user))).toMatchObject(refusal('documents.error_waiting_files'));
  await runJobs();
  expect(await storedIn(t)).toBe(before + maximumWaiting.files - 1);
  expect((await upload(as(await make.user()))).status).toBe(201);
});

test('[FIL-20] a file that a record has taken, or that is deleted, waits no longer; a refused key is free', async () => {
  const answers = await upTo(maximumWaiting.files);
  const headers = { 'idempotency-key': 'the last one' };
  expect((await upload(as(user), { headers })).status).toBe(409);
  const [taken, deleted] = answers.map(({ body }) => body.id as string);
  const feedback = { category: 'other', name: 'Ana Sousa', email: 'ana@test.example', description: 'Não abre.' };
  expect((await as(user).post('/api/support-feedback', { ...feedback, files: [taken] })).status).toBe(201);
  expect((await as(user).delete(`/api/files/${deleted}`)).status).toBe(204);
  const [one, two] = [await upload(as(user), { headers }), await upload(as(user), { headers })];
  expect([one.status, two.body]).toEqual([201, one.body]);
  expect((await upload(as(user))).status).toBe(201);
  expect(await upload(as(user))).toMatchObject(refusal('documents.error_waiting_files'));
  // A repeat finds its answer at the limit too.
  expect(await upload(as(user), { headers })).toMatchObject({ status: 201, body: one.body });
});

test('they have 500 MB together', async () => {
  const { body } = await upload(as(user));
  const have = (size: number) => db.updateTable('file').set({ size }).where('id', '=', body.id).execute();
  await have(maximumWaiting.bytes - samplePdf.length + 1);
  expect(await upload(as(user))).toMatchObject(refusal('documents.error_waiting_size'));
  await have(maximumWaiting.bytes - samplePdf.length);
  expect((await upload(as(user))).status).toBe(201);
});

test('until the address is proven five may wait, where addresses are proven', async () => {
  const unproven = await make.user({ verified: false });
  expect(statusesOf(await upTo(7, unproven))).toEqual([...times(5, 201), ...times(2, 409)]);
  expect(await upload(as(unproven))).toMatchObject(refusal('documents.error_waiting_unproven'));
  await db
    .updateTable('app_user')
    .set({ email_verified_at: new Date().toISOString() })
    .where('id', '=', unproven.id)
    .execute();
  expect((await upload(as(unproven))).status).toBe(201);

  const trial = await startTestApp();
  const visitor = await trial.make.user({ verified: false });
  for (let count = 0; count < 6; count += 1) expect((await upload(trial.as(visitor))).status).toBe(201);
});
