// When notifications are mailed: at once, in the digest, or never, as each person chooses.
import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { sendDigests } from './digest-service.ts';
import { type Announcement, registerListener } from './notification-service.ts';

const t = await startTestApp();
const { mailsTo } = receiveMails(t);
let user: Awaited<ReturnType<typeof t.make.user>>;
beforeEach(async () => {
  user = await t.make.user({ language: 'pt' });
});

const announced = new Map<string, Announcement>();
registerListener('test_record', ({ recordId }) => [announced.get(recordId)].filter((one) => one !== undefined));

/** Causes a notification for the user; resolves when they have it. */
async function happens(
  mail: Announcement['mail'],
  resourceName: string,
  to: Announcement['to'] = { userIds: [user.id] },
) {
  const recordId = newId();
  announced.set(recordId, {
    ...{
      to,
      resourceName,
      key: 'negotiation.closed',
      resourceType: 'negotiation',
      resourceId: newId(),
      status: 'closed',
    },
    ...(mail && { mail }),
    message: `Sobre ${resourceName}`,
  });
  const { db: pool, platform } = t;
  await pool
    .transaction()
    .execute((db) =>
      recordEvent(
        { db, platform, actor: null, now: new Date(), requestId: 'test' },
        { recordKind: 'test_record', recordId, action: 'happened' },
      ),
    );
  await t.runJobs();
}
const prefer = (mails: object) => t.as(user).put('/api/users/preferences', { mails });
const digests = () => sendDigests({}, t.platform);
const mails = () => mailsTo(user.email);

test('decisions and invoices are mailed at once, the rest waits for one digest of what is still unread', async () => {
  await happens('decision', 'Azinheira');
  await happens('invoice', 'DP 2026/000001');
  await happens('message', 'Montemuro');
  await happens('saved_search', 'Sobral');
  await happens('negotiation', 'Já lido');
  const { body } = await t.as(user).get('/api/notifications');
  const [read] = body.items;
  await t.as(user).patch('/api/notifications/read', { notificationIds: [read.id] });
  expect((await mails()).map(({ subject }) => subject)).toHaveLength(2);

  await digests();
  // Each mail links to the page where people choose fewer mails.
  for (const { text, html } of await mails())
    for (const form of [text, html]) expect(form).toContain(`${t.platform.config.publicUrl}/pt/settings/notifications`);
  const [, , digest, ...more] = await mails();
  expect(more).toEqual([]);
  expect(digest?.subject).toBe('2 novidades por ler');
  expect(digest?.text).toContain('Sobre Montemuro');
  expect(digest?.text).toContain('Sobre Sobral');
  expect(digest?.text).not.toContain('Já lido');
  const { publicUrl } = t.platform.config;
  expect(digest?.text).toContain(`${publicUrl}/pt/marketplace/negotiations?negotiationId=`);
  expect(digest?.html).toContain(`href="${publicUrl}/pt/marketplace/negotiations?negotiationId=`);
  // The next morning sends nothing twice.
  await digests();
  expect(await mails()).toHaveLength(3);
});

test('each kind as it is chosen, and the others as they were', async () => {
  expect((await prefer({ message: 'immediately' })).status).toBe(200);
  const { body } = await prefer({ decision: 'never' });
  expect(body.preferences.mails).toEqual({
    decision: 'never',
    integration: 'immediately',
    invoice: 'immediately',
    negotiation: 'daily',
    message: 'immediately',
    saved_search: 'daily',
    match: 'daily',
    submission: 'daily',
  });
  await happens('decision', 'Azinheira');
  await happens('message', 'Montemuro');
  await digests();
  expect((await mails()).map(({ text }) => text.includes('Montemuro'))).toEqual([true]);
});

test('who has switched the digest off since then gets none', async () => {
  await happens('message', 'Montemuro');
  await prefer({ message: 'never' });
  await digests();
  expect(await mails()).toEqual([]);
});

test('a digest that cannot be made keeps no other reader waiting', async () => {
  await happens('message', 'Montemuro');
  const broken = user;
  user = await t.make.user({ language: 'pt' });
  await happens('message', 'Sobral');
  const whole = t.platform.texts;
  const texts: typeof whole = {
    ...whole,
    in: (language) =>
      new Proxy(whole.in(language), {
        apply: (t, _, [key, data]) => {
          if (data?.resourceName === 'Montemuro') throw new Error('no such text');
          return t(key, data);
        },
      }),
  };
  await expect(sendDigests({}, { ...t.platform, texts })).rejects.toThrow('1 digests');
  expect((await mails()).map(({ text }) => text.includes('Sobral'))).toEqual([true]);
  // The failed digest's entries are still there for the next try.
  await digests();
  expect((await mailsTo(broken.email)).map(({ text }) => text.includes('Montemuro'))).toEqual([true]);
});

test('a digest of more news than it shows says how many more there are, and where', async () => {
  for (let index = 0; index < 52; index += 1) await happens('message', `Parque ${index}`);
  await digests();
  const [digest] = await mails();
  expect(digest?.subject).toBe('52 novidades por ler');
  expect(digest?.text.match(/^\* /gm)).toHaveLength(50);
  expect(digest?.text).toContain(`Ver mais 2 novidades:\n${t.platform.config.publicUrl}/pt`);
});

test('the page of a mail is in the app of its reader', async () => {
  const { publicUrl } = t.platform.config;
  for (const [one, page] of [
    [user, `${publicUrl}/pt/marketplace/`],
    [await t.make.admin(), `${publicUrl}/admin/pt/`],
  ] as const) {
    user = one;
    await prefer({ saved_search: 'immediately' });
    await happens('saved_search', 'Sobral');
    expect((await mails())[0]?.text).toContain(page);
  }
});

test('a disabled account gets none', async () => {
  await happens('message', 'Montemuro');
  await t.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', user.id).execute();
  await digests();
  expect(await mails()).toEqual([]);
});

test.each([[{ mails: { decision: 'weekly' } }], [{ mails: { gossip: 'daily' } }], [{ mails: 'never' }]])(
  'preferences refuse %j and change nothing',
  async (body) => {
    expect((await t.as(user).put('/api/users/preferences', body)).status).toBe(400);
    expect((await t.as(user).get('/api/users/me')).body.preferences.mails.decision).toBe('immediately');
  },
);

test('one click in the mail program ends the digest, and no other mail', async () => {
  await happens('message', 'Montemuro');
  await digests();
  const [digest] = await mails();
  const url = new URL(digest?.unsubscribeUrl ?? '');
  expect(url.origin).toBe(t.platform.config.publicUrl);
  const address = `${url.pathname}${url.search}`;
  // Opening the link changes nothing: it leads to the page with the button.
  const looked = await t.app.inject({ method: 'GET', url: address });
  expect([looked.statusCode, looked.headers.location]).toEqual([302, `/pt/unsubscribe#${url.search.slice(1)}`]);
  expect((await t.as(user).get('/api/users/me')).body.preferences.mails.message).toBe('daily');

  const clicked = await t.app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.statusCode).toBe(204);
  const { preferences } = (await t.as(user).get('/api/users/me')).body;
  expect(preferences.mails).toMatchObject({ message: 'never', saved_search: 'never', decision: 'immediately' });
});

test('the link of a digest that was signed with SECRET_KEY itself still ends the digests', async () => {
  const mac = (text: string) => createHmac('sha256', t.config.secretKey).update(text).digest('base64url');
  const click = (signature: string) =>
    t.anonymous.post(`/api/notifications/unsubscribe?${new URLSearchParams({ user: user.id, signature })}`, {});
  expect((await click(mac(`file link\n${user.id}`))).status).toBe(400);
  expect((await click(mac(`end digests\n${user.id}`))).status).toBe(204);
  expect((await t.as(user).get('/api/users/me')).body.preferences.mails.message).toBe('never');
});

test('a forged link ends nothing', async () => {
  await happens('message', 'Montemuro');
  await digests();
  const [digest] = await mails();
  const signature = new URL(digest?.unsubscribeUrl ?? '').searchParams.get('signature');
  const other = await t.make.user();
  for (const query of [
    { user: other.id, signature },
    { user: user.id, signature: 'x' },
  ]) {
    const { status, body } = await t.anonymous.post(
      `/api/notifications/unsubscribe?${new URLSearchParams(query as Record<string, string>)}`,
      {},
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'signature', key: 'error_invalid.signature' })]);
  }
  expect((await t.as(other).get('/api/users/me')).body.preferences.mails.message).toBe('daily');
});
