// Links, rights, deletions and the life of a file, over HTTP.
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { samplePdf, upload } from '../../../test/support/uploads.ts';
import { buildApp } from '../../app.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { registerFileOwner } from './file-owner-service.ts';
import { attachFiles, detachFiles, listFiles, setValidation } from './file-service.ts';

const { as, anonymous, db, make, platform, runJobs } = await startTestApp();
const [owner, stranger, admin] = [await make.user(), await make.user(), await make.admin()];

/** A record of a made-up kind that `owner` may see and edit, and that needs a file named required.pdf. */
const record = { recordKind: 'test_record', recordId: crypto.randomUUID() };
registerFileOwner('test_record', {
  canSee: async ({ actor }) => actor.id === owner.id,
  canEdit: async ({ actor }) => actor.id === owner.id,
  beforeRemove: async (_, { name }) => {
    if (name === 'required.pdf') throw conflict('documents.error_last_required');
  },
});
registerFileOwner('message', { canSee: async ({ actor }) => actor.id === owner.id });

const contextOf = ({ id }: { id: string }) => ({ db, actor: { id } }) as unknown as Context;
const newFile = async (name = 'documento.pdf', user = owner) => (await upload(as(user), { name })).body.id as string;
const attached = async (name?: string, to = record) => {
  const id = await newFile(name);
  await attachFiles(contextOf(owner), to, [id], (index) => `files.${index}`);
  return id;
};
const linkTo = async (id: string, user = owner) =>
  new URL((await as(user).get(`/api/files/download/${id}`)).body.url as string);
const follow = (url: URL) => anonymous.get(url.pathname + url.search);

test('[FIL-04] [FIL-05] [FIL-21] the uploader of a temporary file gets a link that needs no session', async () => {
  const id = await newFile('Relatório «final» "2026".pdf'.replaceAll('"', '%22'));
  const url = await linkTo(id);
  const { status, body, headers } = await follow(url);
  expect(status).toBe(200);
  expect(body).toBe(samplePdf.toString());
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(samplePdf.length),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-disposition']).toMatch(/^attachment; /);
  expect(headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent('Relatório «final» "2026".pdf')}`,
  );
});

test('a link is for the page that asked, or for the public address', async () => {
  const path = `/api/files/download/${await newFile()}`;
  const hosts = { 'localhost:3000': 'http://localhost:3000', '127.0.0.1:3000': 'http://127.0.0.1:3000' };
  for (const [host, origin] of Object.entries(hosts)) {
    expect(new URL((await as(owner).get(path, { host })).body.url).origin).toBe(origin);
  }
  expect(new URL((await as(owner).get(path, { host: 'evil.example' })).body.url).origin).toBe('http://localhost:3000');
});

test('[FIL-21] a link that was changed, is older than 5 minutes or is for another file opens nothing', async () => {
  const [id, other] = [await newFile(), await newFile()];
  const url = await linkTo(id);
  const changed = (change: (url: URL) => void) => {
    const copy = new URL(url);
    change(copy);
    return follow(copy);
  };
  const later = String(Number(url.searchParams.get('expires')) + 1);
  const refused = [
    await changed((copy) => copy.searchParams.set('expires', later)),
    await changed((copy) => copy.searchParams.set('signature', 'A'.repeat(43))),
    await changed((copy) => copy.searchParams.set('signature', 'short')),
    await changed((copy) => {
      copy.pathname = copy.pathname.replace(id, other);
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await changed((copy) => copy.searchParams.delete('signature'))).status).toBe(400);
  expect((await follow(url)).status).toBe(200);
});

test('[FIL-21] the link holds for 5 minutes', async () => {
  const { isLinkValid, signLink } = await import('../../platform/files/signed-links.ts');
  const now = new Date('2026-11-20T12:00:00Z');
  const link = new URL(signLink(platform.config, 'f', { origin: 'http://localhost', now }));
  const { expires, signature } = Object.fromEntries(link.searchParams) as { expires: string; signature: string };
  const at = (time: string) => isLinkValid(platform.config, 'f', { expires, signature }, new Date(time));
  expect([at('2026-11-20T12:05:00Z'), at('2026-11-20T12:05:00.001Z')]).toEqual([true, false]);
});

test('a file that does not exist, or whose id is no id, is 404', async () => {
  for (const id of [crypto.randomUUID(), 'x']) {
    expect((await as(owner).get(`/api/files/download/${id}`)).status).toBe(404);
    expect((await as(owner).delete(`/api/files/${id}`)).status).toBe(404);
  }
});

test("[FIL-21] another's temporary file is 404, without a session 401", async () => {
  const id = await newFile();
  expect((await as(stranger).get(`/api/files/download/${id}`)).status).toBe(404);
  expect((await as(stranger).delete(`/api/files/${id}`)).status).toBe(404);
  expect((await anonymous.get(`/api/files/download/${id}`)).status).toBe(401);
  expect((await anonymous.delete(`/api/files/${id}`)).status).toBe(401);
});

test('[FIL-21] a file of a record is for those who see it, and administrators but for messages', async () => {
  const message = { recordKind: 'message', recordId: crypto.randomUUID() };
  const [ofRecord, ofMessage] = [await attached(), await attached('m.pdf', message)];
  const status = async (id: string, user: typeof owner) => (await as(user).get(`/api/files/download/${id}`)).status;
  expect([await status(ofRecord, owner), await status(ofMessage, owner)]).toEqual([200, 200]);
  expect([await status(ofRecord, admin), await status(ofMessage, admin)]).toEqual([200, 404]);
  expect([await status(ofRecord, stranger), await status(ofMessage, stranger)]).toEqual([404, 404]);
});

test('[FIL-07] [FIL-21] the uploader deletes a temporary file, and its bytes go', async () => {
  const id = await newFile();
  const url = await linkTo(id);
  const { storage_key } = await db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await as(admin).delete(`/api/files/${id}`)).status).toBe(403);
  expect((await as(owner).delete(`/api/files/${id}`)).status).toBe(204);
  expect((await as(owner).delete(`/api/files/${id}`)).status).toBe(404);
  expect((await follow(url)).status).toBe(404);
  await runJobs();
  await expect(platform.files.read(storage_key)).rejects.toThrow('ENOENT');
});

test('[FIL-21] a file of a record is deleted by its editors, unless the record needs it', async () => {
  const [one, required] = [await attached(), await attached('required.pdf')];
  const ofMessage = await attached('m.pdf', { recordKind: 'message', recordId: crypto.randomUUID() });
  expect((await as(stranger).delete(`/api/files/${one}`)).status).toBe(404);
  expect((await as(admin).delete(`/api/files/${one}`)).status).toBe(403);
  expect((await as(owner).delete(`/api/files/${ofMessage}`)).status).toBe(403);
  expect((await as(owner).delete(`/api/files/${one}`)).status).toBe(204);
  const { status, body } = await as(owner).delete(`/api/files/${required}`);
  expect([status, body.code]).toEqual([409, 'documents.error_last_required']);
});

test('[FIL-20] a file is attached once, by its uploader alone, and every fault is named', async () => {
  const other = { recordKind: 'test_record', recordId: crypto.randomUUID() };
  const [mine, used, foreign] = [await newFile(), await attached('u.pdf', other), await newFile('f.pdf', stranger)];
  const attach = (ids: string[]) =>
    db
      .transaction()
      .execute((on) => attachFiles({ ...contextOf(owner), db: on }, record, ids, (index) => `files.${index}.fileId`));
  await expect(attach([mine, used, foreign, crypto.randomUUID(), mine])).rejects.toMatchObject({
    statusCode: 400,
    extras: {
      errors: [
        { path: 'files.1.fileId', key: 'error_file_in_use' },
        { path: 'files.2.fileId', key: 'error_invalid.file' },
        { path: 'files.3.fileId', key: 'error_invalid.file' },
        { path: 'files.4.fileId', key: 'error_file_in_use' },
      ],
    },
  });
  expect(await listFiles(db, record)).not.toContainEqual(expect.objectContaining({ id: mine }));
  expect(await attach([mine])).toMatchObject([{ id: mine, record_id: record.recordId }]);
  // An edit names the files that the record already has.
  expect(await attachFiles(contextOf(stranger), record, [mine], String)).toMatchObject([{ id: mine }]);
});

test('what a record no longer names is deleted, and the review reaches the rest', async () => {
  const own = { recordKind: 'test_record', recordId: crypto.randomUUID() };
  const [kept, dropped] = [await attached('k.pdf', own), await attached('d.pdf', own)];
  await setValidation(db, own, 'VALIDATED');
  await detachFiles({ db }, own, [kept.toUpperCase()]);
  expect(await listFiles(db, own)).toMatchObject([{ id: kept, validation_status: 'VALIDATED' }]);
  expect((await as(admin).get(`/api/files/download/${dropped}`)).status).toBe(404);
});

test('[FIL-20] temporary files older than 24 hours are removed, attached ones never', async () => {
  const [young, old, inUse] = [await newFile(), await newFile(), await attached()];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const age = (id: string, hours: number) =>
    db
      .updateTable('file')
      .set({ created_at: hoursAgo(hours) })
      .where('id', '=', id)
      .execute();
  await Promise.all([age(young, 23.9), age(old, 24.1), age(inUse, 48)]);
  const { storage_key } = await db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', old)
    .executeTakeFirstOrThrow();
  const { enqueue } = await import('../../platform/jobs/enqueue.ts');
  await enqueue(db, 'sweep_temporary_files', {});
  await runJobs();
  const left = await db.selectFrom('file').select('id').where('id', 'in', [young, old, inUse]).execute();
  expect(left.map(({ id }) => id).sort()).toEqual([young, inUse].sort());
  await expect(platform.files.read(storage_key)).rejects.toThrow('ENOENT');
});

test('the signature of a link stands in no log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(String(line));
      done();
    },
  });
  const config = { ...platform.config, logLevel: 'debug' as const };
  const logged = await buildApp({ ...platform, config, log: pino({ level: 'trace' }, stream) });
  const url = await linkTo(await newFile());
  await logged.inject({ url: url.pathname + url.search });
  await logged.inject({ url: `${url.pathname}?expires=1&signature=${url.searchParams.get('signature')}` });
  await logged.close();
  expect(lines.join('')).toContain(url.pathname);
  expect(lines.join('')).not.toContain(url.searchParams.get('signature'));
});
