// Feedback over HTTP: what is accepted, what is refused, and who receives it.
import { supportCategories } from '@wattpact/domain/support/support';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { upload } from '../../../test/support/uploads.ts';
import { outboxFolder } from '../../platform/mail/mailer.ts';
import { findInOutbox, listOutbox } from '../../platform/mail/outbox.ts';
import { pruneSupport } from './support-jobs.ts';

const { as, anonymous, config, db, make, platform, runJobs } = await startTestApp({
  SUPPORT_EMAIL: 'help@test.example',
});
const [user, stranger, admin] = [await make.user(), await make.user(), await make.admin()];
const path = '/api/support-feedback';
const feedback = {
  category: 'bug_or_error',
  name: 'Ana Sousa',
  email: 'Ana@Test.example',
  description: 'O mapa não abre.',
};
const refusalOf = async (changes: object) => {
  const { status, body } = await as(user).post(path, { ...feedback, ...changes });
  return { status, errors: body.errors };
};

test('[SUP-02] [SUP-03] [SUP-11] feedback is taken from whoever is signed in, with or without files', async () => {
  const { status, body } = await as(user).post(path, feedback);
  expect([status, body]).toEqual([201, { id: expect.any(String), createdAt: expect.any(String) }]);
  expect((await anonymous.post(path, feedback)).status).toBe(401);
});

test('[SUP-13] it is kept with its sender and mailed to the support address, files included', async () => {
  const fileId = (await upload(as(user), { name: 'Ecrã.pdf' })).body.id as string;
  const { body } = await as(user).post(path, { ...feedback, files: [fileId] });
  const row = await db.selectFrom('support_feedback').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...feedback, user_id: user.id, email: 'ana@test.example' });
  await runJobs();
  const [newest] = await listOutbox(outboxFolder(config), 1);
  const mail = await findInOutbox(outboxFolder(config), newest?.id ?? '');
  expect(mail).toMatchObject({ to: 'help@test.example', attachments: ['Ecrã.pdf'] });
  expect(mail?.subject).toContain('Ana Sousa');
  expect(mail?.text).toContain(feedback.description);
  expect(mail?.text).toContain('ana@test.example');
  expect(mail?.text).toContain(body.id);
});

test('[FIL-20] its files are the sender’s to see, and nobody’s to delete', async () => {
  const fileId = (await upload(as(user))).body.id as string;
  await as(user).post(path, { ...feedback, files: [fileId] });
  const download = `/api/files/download/${fileId}`;
  expect((await as(user).get(download)).status).toBe(200);
  expect((await as(admin).get(download)).status).toBe(200);
  expect((await as(stranger).get(download)).status).toBe(404);
  expect((await as(user).delete(`/api/files/${fileId}`)).status).toBe(403);
  expect(await refusalOf({ files: [fileId] })).toMatchObject({
    status: 400,
    errors: [{ path: 'files.0', key: 'error_file_in_use' }],
  });
});

test('[SUP-04] [SUP-05] the category is one of the seven', async () => {
  expect(supportCategories).toHaveLength(7);
  for (const category of supportCategories) {
    expect((await as(user).post(path, { ...feedback, category })).status).toBe(201);
  }
  for (const category of [undefined, 'complaint']) {
    expect(await refusalOf({ category })).toEqual({
      status: 400,
      errors: [{ path: 'category', key: 'error_invalid.category' }],
    });
  }
});

test('[SUP-06] the name has 2 to 100 characters', async () => {
  expect(await refusalOf({ name: ' A ' })).toMatchObject({
    errors: [{ path: 'name', key: 'error_min_length', params: { min: 2 } }],
  });
  expect(await refusalOf({ name: 'a'.repeat(101) })).toMatchObject({
    errors: [{ path: 'name', key: 'error_max_length' }],
  });
  expect((await as(user).post(path, { ...feedback, name: 'a'.repeat(100) })).status).toBe(201);
  expect((await as(user).post(path, { ...feedback, name: 'Jó' })).status).toBe(201);
});

test('[SUP-07] [SUP-08] the address is valid and has at most 200 characters', async () => {
  const long = (length: number) => {
    const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.example`;
    return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
  };
  expect(await refusalOf({ email: 'ana' })).toMatchObject({ errors: [{ path: 'email', key: 'error_email' }] });
  expect((await as(user).post(path, { ...feedback, email: long(200) })).status).toBe(201);
  expect(await refusalOf({ email: long(201) })).toMatchObject({ status: 400, errors: [{ path: 'email' }] });
});

test('[SUP-09] the description has 1 to 500 characters', async () => {
  expect(await refusalOf({ description: '  ' })).toMatchObject({
    errors: [{ path: 'description', key: 'error_required.description' }],
  });
  expect(await refusalOf({ description: 'a'.repeat(501) })).toMatchObject({
    errors: [{ path: 'description', key: 'error_max_length', params: { max: 500 } }],
  });
  expect((await as(user).post(path, { ...feedback, description: 'a'.repeat(500) })).status).toBe(201);
});

test('[FIL-17] at most 5 files; another’s or an unknown one is named', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, async () => (await upload(as(user))).body.id as string));
  expect(await refusalOf({ files: ids })).toMatchObject({
    errors: [{ path: 'files', key: 'error_max_items', params: { max: 5 } }],
  });
  const foreign = (await upload(as(stranger))).body.id as string;
  expect(await refusalOf({ files: [ids[0], foreign, crypto.randomUUID()] })).toEqual({
    status: 400,
    errors: [
      { path: 'files.1', key: 'error_invalid.file' },
      { path: 'files.2', key: 'error_invalid.file' },
    ],
  });
  expect((await as(user).post(path, { ...feedback, files: ids.slice(0, 5) })).status).toBe(201);
});

test('the same Idempotency-Key sends one mail', async () => {
  const before = await db.selectFrom('mail').select('id').execute();
  const headers = { 'idempotency-key': 'feedback-1' };
  const [first, second] = [await as(user).post(path, feedback, headers), await as(user).post(path, feedback, headers)];
  expect(second.body).toEqual(first.body);
  expect((await db.selectFrom('mail').select('id').execute()).length).toBe(before.length + 1);
});

const inbox = '/api/admin/support';
/** From somebody else each time: one person may send few in an hour. */
const requested = async (changes: object = {}): Promise<string> =>
  (await as(await make.user()).post(path, { ...feedback, ...changes })).body.id;

test('the inbox is for administrators, and bad input is named', async () => {
  const id = await requested();
  for (const [method, url, body] of [
    ['get', inbox, undefined],
    ['get', `${inbox}/${id}`, undefined],
    ['post', `${inbox}/${id}/answer`, { text: 'Olá' }],
    ['patch', `${inbox}/${id}/closed`, {}],
  ] as const) {
    expect((await anonymous[method](url, body)).status).toBe(401);
    expect((await as(user)[method](url, body)).status).toBe(403);
  }
  expect((await as(admin).get(`${inbox}/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await as(admin).post(`${inbox}/${crypto.randomUUID()}/answer`, { text: 'Olá' })).status).toBe(404);
  for (const text of ['  ', 'a'.repeat(5001)])
    expect(await as(admin).post(`${inbox}/${id}/answer`, { text })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text' }] },
    });
  expect((await as(admin).get(`${inbox}/${id}`)).body).toMatchObject({ status: 'open', answers: [] });
});

test('[ADM-59] requests are listed newest first, narrowed by status, category and words', async () => {
  const [idea, fault] = [
    await requested({ category: 'feature_request', description: 'Um gráfico de preços, por favor.' }),
    await requested({ name: 'Rui Prata', description: 'O ficheiro não abre.' }),
  ];
  const ids = async (query: string) =>
    (await as(admin).get(`${inbox}?${query}`)).body.items.map((item: { id: string }) => item.id);
  expect((await ids('')).slice(0, 2)).toEqual([fault, idea]);
  expect(await ids('searchQuery=prata')).toEqual([fault]);
  expect(await ids('searchQuery=grafico')).toEqual([idea]);
  expect((await ids('category=feature_request'))[0]).toBe(idea);
  await as(admin).patch(`${inbox}/${idea}/closed`, {});
  expect((await ids('status=closed'))[0]).toBe(idea);
  expect(await ids('status=open')).not.toContain(idea);
});

test('[ADM-60] an answer goes by mail with the thread, in the language of the sender', async () => {
  const sender = await make.user({ language: 'es' });
  const { body: sent } = await as(sender).post(path, { ...feedback, name: 'Eva Ruiz', email: 'eva@test.example' });
  const answer = (text: string) => as(admin).post(`${inbox}/${sent.id}/answer`, { text });
  const first = await answer('Pruebe con otro navegador.');
  expect([first.status, first.body.status]).toEqual([200, 'answered']);
  expect(first.body.answers).toMatchObject([{ text: 'Pruebe con otro navegador.', answeredBy: expect.any(String) }]);
  await answer('Ya está corregido.');
  await runJobs();
  const [newest] = await listOutbox(outboxFolder(config), 1);
  const mail = await findInOutbox(outboxFolder(config), newest?.id ?? '');
  expect(mail).toMatchObject({ to: 'eva@test.example', subject: expect.stringContaining('solicitud') });
  const places = ['Ya está corregido.', 'Pruebe con otro navegador.', feedback.description, sent.id].map((part) =>
    mail?.text.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((a, b) => Number(a) - Number(b)));
  expect(places).not.toContain(-1);
  expect(mail?.text).toContain('Hola, Eva Ruiz:');
});

test('the same answer sent twice with one key is one answer and one mail', async () => {
  const id = await requested();
  const headers = { 'idempotency-key': 'answer-1' };
  for (const _ of [1, 2]) await as(admin).post(`${inbox}/${id}/answer`, { text: 'Olá' }, headers);
  expect((await as(admin).get(`${inbox}/${id}`)).body.answers).toHaveLength(1);
});

test('[ADM-61] a request is closed once and opened again once; both stand in the log', async () => {
  const id = await requested();
  const close = (closed: boolean) => as(admin).patch(`${inbox}/${id}/closed`, { closed });
  expect((await close(false)).status).toBe(409);
  const { body } = await close(true);
  expect(body).toMatchObject({ status: 'closed', allowedActions: ['answer', 'reopen'] });
  expect((await close(true)).status).toBe(409);
  expect((await close(false)).body).toMatchObject({ status: 'open', allowedActions: ['answer', 'close'] });
  const acts = await db.selectFrom('event').select('action').where('record_id', '=', id).orderBy('id').execute();
  expect(acts.map(({ action }) => action)).toEqual(['created', 'closed', 'reopened']);
});

test('[ADM-08] open requests are counted on the dashboard until they are answered or closed', async () => {
  const open = async () => (await as(admin).get('/api/admin/dashboard/metrics/summary')).body.openRequests as number;
  const before = await open();
  const [one, other] = [await requested(), await requested()];
  expect(await open()).toBe(before + 2);
  await as(admin).post(`${inbox}/${one}/answer`, { text: 'Olá' });
  await as(admin).patch(`${inbox}/${other}/closed`, {});
  expect(await open()).toBe(before);
});

test('who is deleted for good takes their requests, answers and files along', async () => {
  const leaving = await make.user();
  const fileId = (await upload(as(leaving))).body.id as string;
  const { body } = await as(leaving).post(path, { ...feedback, files: [fileId] });
  await as(admin).post(`${inbox}/${body.id}/answer`, { text: 'Olá' });
  await db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', leaving.id).execute();
  expect((await as(admin).delete(`/api/admin/users/${leaving.id}`)).status).toBe(204);
  expect((await as(admin).get(`${inbox}/${body.id}`)).status).toBe(404);
  expect(await db.selectFrom('support_answer').select('id').where('feedback_id', '=', body.id).execute()).toEqual([]);
  expect((await as(admin).get(`/api/files/download/${fileId}`)).status).toBe(404);
});

test('[AUTH-42] mails about requests go with the person who made them, whoever they went to, sent or not', async () => {
  const leaving = await make.user();
  const ask = async (who: typeof user) =>
    (await as(who).post(path, { ...feedback, email: 'outro@test.example' })).body.id;
  const answer = (id: string) => as(admin).post(`/api/admin/support/${id}/answer`, { text: 'Já abre.' });
  const [kept, gone] = [await ask(user), await ask(leaving)];
  for (const id of [kept, gone]) expect((await answer(id)).status).toBe(200);
  await runJobs();
  await answer(gone);
  const mailsAbout = async (id: string) =>
    (
      await db.selectFrom('mail').select(['recipient', 'status']).where('record_id', '=', id).orderBy('id').execute()
    ).map(({ recipient, status }) => `${recipient} ${status}`);
  const both = ['help@test.example sent', 'outro@test.example sent'];
  expect([await mailsAbout(kept), await mailsAbout(gone)]).toEqual([both, [...both, 'outro@test.example queued']]);

  await db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', leaving.id).execute();
  expect((await as(admin).delete(`/api/admin/users/${leaving.id}`)).status).toBe(204);
  await runJobs();
  expect([await mailsAbout(kept), await mailsAbout(gone)]).toEqual([both, []]);
});

describe('the period of a request', () => {
  const day = 86_400_000;
  const period = config.keepSupportDays * day;
  const prune = (now: number) => pruneSupport({}, platform, new Date(now));
  const statusOf = async (id: string) => (await as(admin).get(`${inbox}/${id}`)).status;
  const changedAt = async (id: string) => {
    const rows = db.selectFrom('support_feedback').select('updated_at').where('id', '=', id);
    return new Date((await rows.executeTakeFirstOrThrow()).updated_at).getTime();
  };

  test('[GEN-112] ends with it, its answers, files and mails; of another person nothing goes', async () => {
    const sender = await make.user();
    const fileId = (await upload(as(sender))).body.id as string;
    const id = (await as(sender).post(path, { ...feedback, files: [fileId] })).body.id as string;
    await as(admin).post(`${inbox}/${id}/answer`, { text: 'Olá' });
    const at = await changedAt(id);
    const other = await requested();
    const later = new Date(at + 1).toISOString();
    await db.updateTable('support_feedback').set({ updated_at: later }).where('id', '=', other).execute();
    await prune(at + period);
    expect(await statusOf(id)).toBe(200);
    await prune(at + period + 1);
    expect([await statusOf(id), await statusOf(other)]).toEqual([404, 200]);
    expect((await as(admin).get(`/api/files/download/${fileId}`)).status).toBe(404);
    const mails = (record: string) => db.selectFrom('mail').select('id').where('record_id', '=', record).execute();
    expect([(await mails(id)).length, (await mails(other)).length]).toEqual([0, 1]);
    expect(await db.selectFrom('support_answer').select('id').where('feedback_id', '=', id).execute()).toEqual([]);
  });

  test.each([
    ['an answer', (id: string) => as(admin).post(`${inbox}/${id}/answer`, { text: 'Olá' })],
    ['its closing', (id: string) => as(admin).patch(`${inbox}/${id}/closed`, { closed: true })],
  ])('[GEN-112] begins anew with %s', async (_, change) => {
    const id = await requested();
    const long = new Date(Date.now() - 2 * period).toISOString();
    await db.updateTable('support_feedback').set({ updated_at: long }).where('id', '=', id).execute();
    expect((await change(id)).status).toBe(200);
    await prune(Date.now() + day);
    expect(await statusOf(id)).toBe(200);
  });
});
