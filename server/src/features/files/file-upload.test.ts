// Uploads over HTTP and, where size and broken lines matter, over a socket.
import { once as happened } from 'node:events';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { maximumFileSize } from '@wattpact/domain/files/file';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { multipart, sampleDocx, samplePdf, samplePicture, upload } from '../../../test/support/uploads.ts';

const { app, as, anonymous, config, db, make, platform, runJobs } = await startTestApp();
const user = await make.user();
const ana = as(user);

/** The paths of all stored bytes. */
const storedFiles = async () =>
  (await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  );
const rowOf = (id: string) => db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

let port = 0;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

test('[FIL-01] [FIL-02] [FIL-03] [FIL-20] an upload answers id, name, size and isTemp', async () => {
  const { status, body } = await upload(ana, { name: 'Certidão.pdf' });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(String), name: 'Certidão.pdf', size: samplePdf.length, isTemp: true });
  expect(await rowOf(body.id)).toMatchObject({
    uploaded_by: user.id,
    record_id: null,
    content_type: 'application/pdf',
  });
});

test('without a session it is 401, and nothing is stored', async () => {
  const before = (await storedFiles()).length;
  expect((await upload(anonymous)).status).toBe(401);
  expect((await storedFiles()).length).toBe(before);
});

test('a name keeps accents and quotes and loses its path', async () => {
  const names = ['../../etc/Relatório "%22".pdf', 'C:\\\\temp\\\\ação.pdf'];
  const kept = await Promise.all(
    names.map(async (name) => (await upload(ana, { name: name.replaceAll('"', '%22') })).body.name),
  );
  expect(kept).toEqual(['Relatório """.pdf', 'ação.pdf']);
  expect((await upload(ana, { name: `${'a'.repeat(300)}.pdf` })).body.name).toHaveLength(255);
});

test('[FIL-10] pdf, docx, jpg, jpeg and png are taken, in any case; of them an avatar takes the pictures', async () => {
  const jpeg = await samplePicture('jpeg');
  const files = [
    { name: 'a.PDF', content: samplePdf },
    { name: 'a.docx', content: await sampleDocx() },
    { name: 'a.jpg', content: jpeg },
    { name: 'a.jpeg', content: jpeg },
    { name: 'a.png', content: await samplePicture('png') },
  ];
  const setAs: Record<string, number> = {};
  for (const file of files) {
    const { status, body } = await upload(ana, file);
    expect(status, file.name).toBe(201);
    setAs[file.name] = (await ana.put('/api/users/avatar', { fileId: body.id })).status;
  }
  expect(setAs).toEqual({ 'a.PDF': 400, 'a.docx': 400, 'a.jpg': 200, 'a.jpeg': 200, 'a.png': 200 });
});

test('[FIL-10] [FIL-11] [FIL-13] [ERR-33] another type, or content that disagrees with the extension, is 415', async () => {
  const files = [
    { name: 'a.gif', content: await samplePicture('gif') },
    { name: 'a.png', content: await samplePicture('gif') },
    { name: 'a.png', content: await samplePicture('jpeg') },
    { name: 'a.pdf', content: Buffer.from('MZ\u0090 not what it says') },
    { name: 'a.exe', content: samplePdf },
    { name: 'pdf', content: samplePdf },
  ];
  for (const file of files) {
    const { status, body } = await upload(ana, file);
    expect(status, file.name).toBe(415);
    expect(body).toMatchObject({ code: 'documents.error_file_type', errors: [{ path: 'file' }] });
  }
});

test('an empty file is 400', async () => {
  const { status, body } = await upload(ana, { content: Buffer.alloc(0) });
  expect(status).toBe(400);
  expect(body.code).toBe('documents.error_file_empty');
});

test('what is not exactly one file in the field `file` is 400, with every fault', async () => {
  const file = { field: 'file', name: 'a.pdf', content: samplePdf };
  const send = (parts: Parameters<typeof multipart>[0]) => {
    const form = multipart(parts);
    return ana.post('/api/files/upload', form.body, form.headers);
  };
  expect((await send([file, { ...file, name: 'b.pdf' }])).body.errors).toEqual([
    { path: 'file', key: 'error_max_items', params: { max: 1 } },
  ]);
  expect((await send([file, { field: 'note', content: 'x' }, { ...file, field: 'other' }])).body.errors).toEqual([
    { path: 'note', key: 'error_unknown_field' },
    { path: 'other', key: 'error_unknown_field' },
  ]);
  expect((await send([])).body.errors).toEqual([{ path: 'file', key: 'error_required.file' }]);
  expect((await send([{ field: 'file', content: 'text' }])).body.errors).toEqual([
    { path: 'file', key: 'error_invalid.file' },
  ]);
  expect((await ana.post('/api/files/upload', { file: 'x' })).status).toBe(415);
  const broken = await ana.post('/api/files/upload', Buffer.from('x'), { 'content-type': 'multipart/form-data' });
  expect(broken.status).toBe(400);
  const whole = multipart([file]);
  for (const length of [100, 200, whole.body.length - 20]) {
    const cut = await ana.post('/api/files/upload', whole.body.subarray(0, length), whole.headers);
    expect([cut.status, cut.body.errors]).toEqual([400, [{ path: 'file', key: 'error_invalid.file' }]]);
  }
  const nameless = whole.body.toString('latin1').replace(' name="file";', '');
  expect((await ana.post('/api/files/upload', Buffer.from(nameless, 'latin1'), whole.headers)).body.errors).toEqual([
    { path: '', key: 'error_unknown_field' },
  ]);
});

test('the same Idempotency-Key with the same bytes makes one file, with others it is 409', async () => {
  const headers = { 'idempotency-key': 'k1' };
  const first = await upload(ana, { headers });
  const again = await upload(ana, { headers });
  expect(again).toMatchObject({ status: 201, body: first.body });
  const other = await upload(ana, { headers, content: Buffer.concat([samplePdf, Buffer.from('%')]) });
  expect(other).toMatchObject({ status: 409, body: { code: 'error_idempotency_key_reused' } });
  await runJobs();
  const rows = await db.selectFrom('file').select('storage_key').execute();
  expect((await storedFiles()).length).toBe(rows.length);
});

interface Sending {
  declared?: boolean;
  /** Called when all but the last line is written. */
  beforeEnd?: () => Promise<unknown>;
  /** The line breaks then. */
  cut?: boolean;
}

/** Sends so many bytes as a PDF over a socket, chunked unless the length is declared. */
function sendLarge(size: number, { declared = false, beforeEnd, cut = false }: Sending = {}) {
  const { headers, body } = multipart([{ field: 'file', name: 'grande.pdf', content: samplePdf }]);
  const at = body.indexOf(samplePdf) + samplePdf.length;
  const [head, tail] = [body.subarray(0, at), body.subarray(at)];
  const length = { 'content-length': String(head.length + size - samplePdf.length + tail.length) };
  const sent = httpRequest({
    port,
    method: 'POST',
    path: '/api/files/upload',
    headers: { ...headers, ...(declared && length), authorization: `Bearer ${user.token}` },
  });
  const write = async () => {
    sent.write(head);
    const chunk = Buffer.alloc(65_536, 'a');
    for (let left = size - samplePdf.length; left > 0; left -= chunk.length) {
      if (!sent.write(chunk.subarray(0, Math.min(left, chunk.length)))) await happened(sent, 'drain');
    }
    await beforeEnd?.();
    if (cut) sent.destroy();
    else sent.end(tail);
  };
  return new Promise<{ status: number; body: { code: string; size: number } }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const text = (await response.setEncoding('utf8').toArray()).join('');
      // Node's client does not go on writing once it has the answer.
      sent.destroy();
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) });
    });
    write().catch(reject);
  });
}

/** In bytes, without what is only waiting to be collected. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('[FIL-08, ENT-32] a file of 52428800 bytes is taken, and never held in memory', async () => {
  const before = memoryInUse();
  // Polled: what is collected is given back by another thread.
  const beforeEnd = () => expect.poll(() => memoryInUse() - before, { timeout: 60_000 }).toBeLessThan(30_000_000);
  const { status, body } = await sendLarge(maximumFileSize, { beforeEnd });
  expect([status, body.size]).toEqual([201, maximumFileSize]);
});

test('[FIL-08, ENT-32, ERR-32] a byte more is 413, streamed or declared, and leaves nothing', async () => {
  const before = (await storedFiles()).length;
  for (const declared of [false, true]) {
    const { status, body } = await sendLarge(maximumFileSize + 1, { declared });
    expect(status).toBe(413);
    expect(body.code).toBe('documents.error_file_size');
  }
  const { status } = await sendLarge(maximumFileSize + 1_000_000, { declared: true });
  expect(status).toBe(413);
  expect((await storedFiles()).length).toBe(before);
});

test('an upload that is cut off leaves neither a row nor bytes', async () => {
  const rows = () => db.selectFrom('file').select('id').execute();
  const before = { rows: (await rows()).length, stored: (await storedFiles()).length };
  const beforeEnd = () => expect.poll(async () => (await storedFiles()).length).toBeGreaterThan(before.stored);
  await expect(sendLarge(5_000_000, { declared: true, beforeEnd, cut: true })).rejects.toThrow();
  await expect.poll(async () => (await storedFiles()).length).toBe(before.stored);
  expect((await rows()).length).toBe(before.rows);
});

test('SCAN_COMMAND decides over each file: let through, refused, or not known', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-scan-'));
  const script = join(folder, 'scan.mjs');
  const program = `
    import { text } from 'node:stream/consumers';
    const content = await text(process.stdin);
    process.stdout.write(content.includes('EICAR') ? 'stream: Eicar FOUND' : 'OK');
    process.exit(process.env.SECRET_KEY ? 2 : content.includes('EICAR') ? 1 : content.includes('BROKEN') ? 2 : 0);`;
  await writeFile(script, program);
  vi.stubEnv('SECRET_KEY', 'not for the scanner');
  onTestFinished(() => void vi.unstubAllEnvs());
  const scanning = await startTestApp({ SCAN_COMMAND: `${process.execPath} ${script}` });
  const person = scanning.as(await scanning.make.user());
  const send = (mark: string) => upload(person, { content: Buffer.concat([samplePdf, Buffer.from(mark)]) });
  expect((await send('')).status).toBe(201);
  expect(await send('EICAR')).toMatchObject({ status: 400, body: { code: 'documents.error_file_infected' } });
  expect(await send('BROKEN')).toMatchObject({ status: 503, body: { code: 'documents.error_scan' } });
  const rows = await scanning.db.selectFrom('file').select('storage_key').execute();
  expect(rows).toHaveLength(1);
  const stored = await readdir(join(scanning.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
    rows[0]?.storage_key.split('/').at(-1),
  ]);
  const gone = await startTestApp({ SCAN_COMMAND: '/no/such/program' });
  expect((await upload(gone.as(await gone.make.user()))).status).toBe(503);
  await rm(folder, { recursive: true });
});

test('a storage that is away is 503 for uploads and reads, leaves nothing, and is found again', async () => {
  const folder = join(config.dataDir, 'files');
  const kept = await upload(ana);
  const { url } = (await ana.get(`/api/files/download/${kept.body.id}`)).body;
  const path = String(url).replace(/^https?:\/\/[^/]+/, '');
  const files = async () => (await db.selectFrom('file').select('id').execute()).length;
  const before = await files();
  const error = vi.spyOn(platform.log, 'error');
  await rename(folder, `${folder}.away`);
  await writeFile(folder, '');
  const away = { status: 503, body: { code: 'error_service_interrupted' }, headers: { 'retry-after': '2' } };
  try {
    expect(await upload(ana)).toMatchObject(away);
    expect(await anonymous.get(path)).toMatchObject(away);
    expect(await anonymous.get('/api/ready')).toMatchObject(away);
    expect((await ana.get('/api/users/me')).status).toBe(200);
    // Once that is known, an upload leaves no job that would look for its bytes.
    const jobs = async () => (await sql`select from graphile_worker.jobs`.execute(db)).rows.length;
    const jobsBefore = await jobs();
    expect(await upload(ana)).toMatchObject(away);
    expect(await jobs()).toBe(jobsBefore);
  } finally {
    await rm(folder);
    await rename(`${folder}.away`, folder);
  }
  expect(await files()).toBe(before);
  expect(error.mock.calls.map(([, text]) => text)).toEqual([
    'files cannot be stored or read: calls that need them are answered 503',
  ]);
  expect((await anonymous.get('/api/ready')).status).toBe(200);
  expect((await anonymous.get(path)).status).toBe(200);
  expect((await upload(ana)).status).toBe(201);
});
