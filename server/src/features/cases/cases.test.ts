// Cases over HTTP: one administrator takes one for half an hour, the next one is named, notes and texts are for all of them.
import { caseKinds } from '@wattpact/domain/cases/case-kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { sweepCases } from './case-jobs.ts';

let t: TestApp;
let s: ContractScene;
let admin: TestUser;
let other: TestUser;
let owner: TestUser;
let entityId: string;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  [admin, other, owner] = await Promise.all([t.make.admin(), t.make.admin(), t.make.user()]);
  entityId = (await t.make.entity(owner)).id;
});

const nowhere = '0192d5a0-0000-7000-8000-000000000000';
const path = (kind: string, id: string, act: string) => `/api/admin/${kind}/${id}/${act}`;
const pending = async () => (await t.make.project(owner, entityId, { status: 'pending_validation' })).id;
const request = { category: 'other', name: 'Ana Moura', email: 'ana@matriz.example', description: 'Olá.' };
async function idOf(kind: (typeof caseKinds)[number]): Promise<string> {
  const made = {
    'legal-entities': async () => entityId,
    'energy-contracts': async () => (await s.registered()).id as string,
    projects: pending,
    offers: async () => (await t.make.offer(owner, entityId)).id,
    invoices: async () => {
      await s.setFees();
      const { id } = await s.registered();
      await s.approve(id);
      return (await s.invoicesOf(id))[0]?.id as string;
    },
    support: async () => (await t.as(owner).post('/api/support-feedback', request)).body.id as string,
  };
  return made[kind]();
}

describe('taking a case', () => {
  test.each(caseKinds)(
    '[ADM-44] %s: is taken, held against others with the name of the holder, and released',
    async (kind) => {
      const id = await idOf(kind);
      expect((await t.as(admin).get(path(kind, id, 'case'))).body).toMatchObject({ holder: null, isMine: false });
      const taken = await t.as(admin).post(path(kind, id, 'take'));
      expect(taken).toMatchObject({ status: 200, body: { holder: { id: admin.id }, isMine: true } });
      const minutes = (Date.parse(taken.body.until) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(29);
      const { name } = taken.body.holder;
      expect(await t.as(other).post(path(kind, id, 'take'))).toMatchObject({
        status: 409,
        body: { code: 'error_case_taken', holder: name },
      });
      // Somebody else's stays with them, one's own begins anew.
      expect((await t.as(other).post(path(kind, id, 'release'))).body.holder.id).toBe(admin.id);
      expect((await t.as(admin).post(path(kind, id, 'take'))).status).toBe(200);
      expect((await t.as(admin).post(path(kind, id, 'release'))).body.holder).toBeNull();
      expect((await t.as(other).post(path(kind, id, 'take'))).body.isMine).toBe(true);
    },
  );

  test('[ADM-44, ADM-62] the log says that a case was released when it was, and by its holder alone', async () => {
    const id = await pending();
    const released = async () =>
      (
        await t.db
          .selectFrom('event')
          .select('actor_id')
          .where('record_id', '=', id)
          .where('action', '=', 'case_released')
          .execute()
      ).map(({ actor_id }) => actor_id);
    await t.as(admin).post(path('projects', id, 'take'));
    expect((await t.as(other).post(path('projects', id, 'release'))).status).toBe(200);
    expect(await released()).toEqual([]);
    for (const _ of [1, 2]) expect((await t.as(admin).post(path('projects', id, 'release'))).status).toBe(200);
    expect(await released()).toEqual([admin.id]);
  });

  test('[ADM-44] after half an hour it is free, whoever asks', async () => {
    const id = await pending();
    await t.as(admin).post(path('projects', id, 'take'));
    const until = new Date(Date.now() - 1000).toISOString();
    await t.db.updateTable('taken_case').set({ until }).where('record_id', '=', id).execute();
    expect((await t.as(admin).get(path('projects', id, 'case'))).body.holder).toBeNull();
    expect((await t.as(other).post(path('projects', id, 'take'))).body.holder.id).toBe(other.id);
  });

  test('[ADM-44] two take it at once: one has it, the other is told who', async () => {
    const id = await pending();
    const both = await Promise.all([admin, other].map((who) => t.as(who).post(path('projects', id, 'take'))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[ADM-45] the next one of the kind is the one that has waited longest and that nobody else has taken', async () => {
    await t.db.updateTable('offer').set({ status: 'approved' }).execute();
    const ids: string[] = [];
    for (const day of ['01', '02', '03']) {
      const { id } = await t.make.offer(owner, entityId, { status: 'pending_validation' });
      await t.db
        .updateTable('offer')
        .set({ submitted_at: `2026-01-${day}T10:00:00Z` })
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
    const [oldest = '', second = '', youngest = ''] = ids;
    const next = async (id: string) => (await t.as(admin).get(path('offers', id, 'case'))).body.next?.id;
    expect(await next(youngest)).toBe(oldest);
    expect(await next(oldest)).toBe(second);
    await t.as(other).post(path('offers', oldest, 'take'));
    expect(await next(youngest)).toBe(second);
    await t.as(admin).post(`/api/admin/offers/${second}/approve`, {});
    expect(await next(youngest)).toBeUndefined();
  });

  test('nobody but administrators, and only records that exist', async () => {
    const id = await pending();
    for (const act of ['take', 'release']) {
      expect((await t.anonymous.post(path('projects', id, act))).status).toBe(401);
      expect((await t.as(owner).post(path('projects', id, act))).status).toBe(403);
      expect((await t.as(admin).post(path('projects', nowhere, act))).status).toBe(404);
      expect((await t.as(admin).post(path('projects', 'x', act))).status).toBe(404);
      expect((await t.as(admin).post(path('negotiations', id, act))).status).toBe(400);
    }
    expect((await t.as(owner).get(path('projects', id, 'case'))).status).toBe(403);
  });
});

/** For good, as an administrator does it with an account that its person has deleted. */
async function erase({ id }: TestUser): Promise<void> {
  await t.db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', id).execute();
  expect((await t.as(admin).delete(`/api/admin/users/${id}`)).status).toBe(204);
}

describe('internal notes', () => {
  test('[ADM-46] are read by every administrator, newest first, and by nobody else', async () => {
    const id = await pending();
    const notes = path('projects', id, 'notes');
    const first = await t.as(admin).post(notes, { text: '  Falei com o promotor.  ' });
    expect(first).toMatchObject({ status: 201, body: { text: 'Falei com o promotor.' } });
    await t.as(other).post(notes, { text: 'Falta a licença.' });
    const { body } = await t.as(admin).get(notes);
    expect((body.items as { text: string }[]).map(({ text }) => text)).toEqual([
      'Falta a licença.',
      'Falei com o promotor.',
    ]);
    expect((await t.anonymous.get(notes)).status).toBe(401);
    expect((await t.as(owner).get(notes)).status).toBe(403);
    expect((await t.as(owner).post(notes, { text: 'x' })).status).toBe(403);
    for (const text of ['', '   ', 'x'.repeat(2001)])
      expect((await t.as(admin).post(notes, { text })).status).toBe(400);
    expect((await t.as(admin).post(path('projects', nowhere, 'notes'), { text: 'x' })).status).toBe(404);
    // The owner sees it neither in the record and its history nor in the file with their data.
    for (const url of [`/api/projects/${id}`, `/api/projects/${id}/history`, '/api/users/me/export'])
      expect(JSON.stringify((await t.as(owner).get(url)).body)).not.toContain('Falei com');
  });

  test('[ADM-46] are read a page at a time, none of them twice', async () => {
    const id = await pending();
    const notes = path('projects', id, 'notes');
    for (let nth = 1; nth <= 5; nth += 1) await t.as(admin).post(notes, { text: `Nota ${nth}` });
    const read = async (query: string) => (await t.as(admin).get(`${notes}?limit=2${query}`)).body;
    const texts = ({ items }: { items: { text: string }[] }) => items.map(({ text }) => text);
    const first = await read('');
    expect([texts(first), first.hasMore]).toEqual([['Nota 5', 'Nota 4'], true]);
    // Written meanwhile: what follows stays the same.
    await t.as(admin).post(notes, { text: 'Nota 6' });
    const second = await read(`&before=${first.items[1].id}`);
    expect([texts(second), second.hasMore]).toEqual([['Nota 3', 'Nota 2'], true]);
    const last = await read(`&before=${second.items[1].id}`);
    expect([texts(last), last.hasMore]).toEqual([['Nota 1'], false]);
    expect((await t.as(admin).get(`${notes}?before=nothing`)).status).toBe(400);
  });

  test('[ADM-47] go with the record when it is deleted; those on others stay', async () => {
    const [kept, gone] = [await pending(), await pending()];
    for (const id of [kept, gone]) await t.as(admin).post(path('projects', id, 'notes'), { text: 'Nota' });
    await t.as(admin).delete(`/api/admin/projects/${gone}?force=true`);
    await sweepCases({}, t.platform);
    const left = await t.db.selectFrom('internal_note').select('record_id').where('text', '=', 'Nota').execute();
    expect(left.map(({ record_id }) => record_id)).toEqual([kept]);
  });

  test('[ADM-47] on a request of an erased person go; the person who wrote one is named no more once erased', async () => {
    const sender = await t.make.user();
    const { id } = (await t.as(sender).post('/api/support-feedback', request)).body;
    const author = await t.make.admin();
    await t.as(author).post(path('support', id, 'notes'), { text: 'Ligar de volta' });
    await erase(author);
    const { body } = await t.as(admin).get(path('support', id, 'notes'));
    expect(body.items).toMatchObject([{ text: 'Ligar de volta', author: '—' }]);
    await erase(sender);
    await sweepCases({}, t.platform);
    expect((await t.as(admin).get(path('support', id, 'notes'))).status).toBe(404);
    expect(await t.db.selectFrom('internal_note').select('id').where('record_id', '=', id).execute()).toEqual([]);
  });
});

describe('decision texts', () => {
  const texts = '/api/admin/decision-texts';
  const body = { kind: 'projects', decision: 'reject', language: 'pt', text: 'Falta a licença de produção.' };

  test('[ADM-48] are added, changed, deleted, and offered to every administrator', async () => {
    const { status, body: made } = await t.as(admin).post(texts, body);
    expect([status, made]).toEqual([
      201,
      { ...body, id: expect.any(String), version: 1, updatedAt: expect.any(String) },
    ]);
    const url = `${texts}/${made.id}`;
    const changed = await t.as(other).put(url, { ...body, text: 'Falta a licença.' }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ version: 2, text: 'Falta a licença.' });
    expect((await t.as(admin).put(url, body, { 'if-match': '"1"' })).status).toBe(412);
    expect((await t.as(other).get(texts)).body).toMatchObject([{ id: made.id, text: 'Falta a licença.' }]);
    expect((await t.as(admin).delete(url)).status).toBe(204);
    expect((await t.as(admin).delete(url)).status).toBe(404);
    expect((await t.as(admin).put(url, body)).status).toBe(404);
  });

  test.each([
    ['a kind without decisions', { kind: 'support' }],
    ['no decision', { decision: 'maybe' }],
    ['another language', { language: 'fr' }],
    ['blanks', { text: ' ' }],
    ['more than 500 characters', { text: 'x'.repeat(501) }],
    ['an unknown field', { more: true }],
  ])('%s: refused', async (_, wrong) => {
    expect((await t.as(admin).post(texts, { ...body, ...wrong })).status).toBe(400);
  });

  test('are for administrators alone', async () => {
    expect((await t.anonymous.get(texts)).status).toBe(401);
    expect((await t.as(owner).get(texts)).status).toBe(403);
    expect((await t.as(owner).post(texts, body)).status).toBe(403);
    expect((await t.as(owner).delete(`${texts}/${nowhere}`)).status).toBe(403);
  });
});
