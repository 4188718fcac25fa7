// Webhooks over HTTP: who sees and changes them, their bounds, their secrets.
import { mostWebhooks } from '@wattpact/domain/webhooks/webhook';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { expectedSignature, webhookScene } from '../../../test/webhooks/webhook-scene.ts';
import { sealSecret, unsealSecret } from './signed-headers.ts';

const t = await startTestApp();
const s = await webhookScene(t);
const { owner, entity, receiver } = s;
const path = s.pathOf(entity.id);
const add = (changes: object = {}, headers?: Record<string, string>) =>
  t.as(owner).post(path, s.payload(changes), headers);
const change = (id: string, changes: object, headers?: Record<string, string>) =>
  t.as(owner).put(`${path}/${id}`, { ...s.payload(), isActive: true, ...changes }, headers);

beforeEach(async () => {
  await t.db.deleteFrom('webhook').execute();
  receiver.reset();
});

test('[INT-30] MANAGE of an approved company adds, lists, changes and deletes webhooks', async () => {
  const { status, body } = await add({ name: 'ERP', events: ['invoice.issued'] });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ version: 1, legalEntityId: entity.id, name: 'ERP', events: ['invoice.issued'], isActive: true },
    ...{ offReason: null, waiting: 0, lastDelivery: null, oldSecretUntil: null },
    allowedActions: ['edit', 'test', 'rotateSecret', 'replay', 'delete'],
  });
  expect((await t.as(owner).get(path)).body).toEqual([expect.not.objectContaining({ secret: expect.anything() })]);
  const changed = await change(body.id, { name: 'SAP', events: ['project.approved'] }, { 'if-match': '1' });
  expect(changed).toMatchObject({ status: 200, body: { name: 'SAP', version: 2, events: ['project.approved'] } });
  expect(changed.body).not.toHaveProperty('secret');
  expect((await change(body.id, {}, { 'if-match': '1' })).status).toBe(412);
  expect((await t.as(owner).delete(`${path}/${body.id}`)).status).toBe(204);
  expect((await t.as(owner).get(path)).body).toEqual([]);
  expect((await change(body.id, {})).status).toBe(404);
});

test('[INT-30] nobody knows of another company’s webhooks, whatever the addresses say', async () => {
  const { id } = (await add()).body;
  const stranger = await t.make.user();
  const other = await t.make.entity(stranger);
  for (const entityId of [entity.id, other.id, 'x']) {
    const of = s.pathOf(entityId, id);
    const calls = [
      t.as(stranger).put(of, { ...s.payload(), isActive: true }),
      ...['test', 'secret', 'deliveries/1/replay'].map((act) => t.as(stranger).post(`${of}/${act}`)),
      ...['deliveries', 'deliveries/1'].map((what) => t.as(stranger).get(`${of}/${what}`)),
      t.as(stranger).delete(of),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
  }
  expect((await t.anonymous.get(path)).status).toBe(401);
  expect((await t.as(s.admin).get(path)).status).toBe(404);
  const reader = await t.make.user();
  await t.make.role(entity.id, reader, 'contracting');
  expect((await t.as(reader).get(path)).status).toBe(403);
  expect((await t.as(reader).post(path, s.payload())).status).toBe(403);
});

test('[INT-30] while the company is not approved its webhooks are looked at and deleted, no more', async () => {
  const { id } = (await add()).body;
  const setStatus = (status: string) =>
    t.db.updateTable('legal_entity').set({ status }).where('id', '=', entity.id).execute();
  await setStatus('rejected');
  const refused = { status: 409, body: { code: 'error_entity_not_approved' } };
  for (const answer of [await add(), await change(id, {}), await t.as(owner).post(`${path}/${id}/test`)])
    expect(answer).toMatchObject(refused);
  expect(await t.as(owner).post(`${path}/${id}/secret`)).toMatchObject(refused);
  expect((await t.as(owner).get(path)).body[0].allowedActions).toEqual(['delete']);
  expect((await t.as(owner).delete(`${path}/${id}`)).status).toBe(204);
  await setStatus('approved');
});

test('[INT-31] a bad body changes nothing, and says what is wrong with which field', async () => {
  const bad = await add({ name: '', url: 'ftp://x', events: [], more: 1 });
  expect(bad.status).toBe(400);
  expect(bad.body.errors.map((one: { path: string }) => one.path).toSorted()).toEqual([
    'events',
    'more',
    'name',
    'url',
  ]);
  const keyOf = async (url: string) => (await add({ url })).body.errors?.[0]?.key;
  expect(await keyOf('http://erp.example.com/hook')).toBe('error_webhook_url_https');
  for (const host of ['10.0.0.1', '169.254.169.254', '[fd00::1]', '[::ffff:10.0.0.1]', '0xa000001'])
    expect(await keyOf(`https://${host}/hook`), host).toBe('error_webhook_url_private');
  expect((await t.as(owner).get(path)).body).toEqual([]);
});

test('[INT-31] without a demonstration this machine is no address, with TLS or without', async () => {
  const platform = { ...t.platform, config: { ...t.config, demo: false } };
  const { buildApp } = await import('../../app.ts');
  const app = await buildApp(platform);
  const keyOf = async (url: string) => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await app.inject({ method: 'POST', url: path, headers, payload: s.payload({ url }) });
    return answer.json().errors?.[0]?.key;
  };
  expect(await keyOf(`${receiver.origin}/`)).toBe('error_webhook_url_https');
  expect(await keyOf('https://127.0.0.1:9999/')).toBe('error_webhook_url_private');
  await app.close();
});

test('[INT-31] a name is used once in a company, and a company has at most ten', async () => {
  await add({ name: 'ERP' });
  expect(await add({ name: 'erp' })).toMatchObject({ status: 409, body: { code: 'error_webhook_name' } });
  for (let count = 1; count < mostWebhooks; count += 1) expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject({ status: 409, body: { code: 'error_too_many_webhooks' } });
});

test('[INT-32] a secret is answered once, is sealed at rest, and is in no event and no kept answer', async () => {
  const { id, secret } = (await add({}, { 'idempotency-key': 'add-1' })).body;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const row = await t.db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(unsealSecret(t.config, row.secret)).toEqual({ text: secret, isOld: false });
  const events = await t.db.selectFrom('event').selectAll().where('record_id', '=', id).execute();
  const keys = await t.db.selectFrom('idempotency_key').selectAll().execute();
  expect(events.map(({ action }) => action)).toEqual(['created']);
  expect(JSON.stringify([events, keys])).not.toContain(secret.slice(6));
});

test('[INT-32] adding, another address and a new secret need a fresh proof; other changes do not', async () => {
  const { id, url } = (await add()).body;
  const late = await t.make.user();
  await t.make.role(entity.id, late, 'manage');
  await t.make.ageProof(late);
  const refused = { status: 403, body: { code: 'error_fresh_sign_in_required' } };
  expect(await t.as(late).post(path, s.payload())).toMatchObject(refused);
  expect(await t.as(late).post(`${path}/${id}/secret`)).toMatchObject(refused);
  const put = (changes: object) => t.as(late).put(`${path}/${id}`, { ...s.payload(), url, isActive: true, ...changes });
  expect(await put({ url: `${url}/other` })).toMatchObject(refused);
  expect((await put({ isActive: false })).status).toBe(200);
});

test('[INT-32] a new secret signs beside the one before for a day, then alone', async () => {
  const hook = await s.add();
  const rotated = await t.as(owner).post(`${hook.path}/secret`);
  expect(rotated.body.secret).not.toBe(hook.secret);
  const until = Date.parse(rotated.body.oldSecretUntil) - Date.now();
  expect(Math.abs(until - 86_400_000)).toBeLessThan(60_000);
  const signatures = async () => {
    receiver.reset();
    await t.as(owner).post(`${hook.path}/test`);
    const [one] = receiver.received;
    const expected = [rotated.body.secret, hook.secret].map((secret) => one && expectedSignature(secret, one));
    return { given: String(one?.headers['webhook-signature']).split(' '), expected };
  };
  const both = await signatures();
  expect(both.given).toEqual(both.expected);
  await t.db.updateTable('webhook').set({ old_secret_until: new Date().toISOString() }).execute();
  const one = await signatures();
  expect(one.given).toEqual(one.expected.slice(0, 1));
});

test('[INT-32] a secret moves to a new key when it is used, and a lost key is said', async () => {
  const hook = await s.add();
  const secretKey = 'another-key-of-this-installation-0123456789';
  const sealed = sealSecret({ ...t.config, secretKey }, hook.secret);
  await t.db.updateTable('webhook').set({ secret: sealed }).execute();
  const lost = (await t.as(owner).post(`${hook.path}/test`)).body;
  expect(lost).toMatchObject({ status: 'failed', fault: 'no_secret', answerStatus: null });
  expect(receiver.received).toEqual([]);
  t.config.secretKeyPrevious = secretKey;
  expect((await t.as(owner).post(`${hook.path}/test`)).body.status).toBe('delivered');
  t.config.secretKeyPrevious = undefined;
  const { secret } = await t.db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow();
  expect(unsealSecret(t.config, secret)?.text).toBe(hook.secret);
});

test('[INT-30] webhooks go with their company, and stay when the person leaves who added them', async () => {
  const person = await t.make.user();
  const { id } = await t.make.entity(person);
  const hook = await s.add({}, person, id);
  await t.as(person).post(`${hook.path}/test`);
  await t.db
    .updateTable('employee')
    .set({ removed_at: new Date().toISOString() })
    .where('user_id', '=', person.id)
    .execute();
  const heir = await t.make.user();
  await t.make.role(id, heir, 'manage');
  expect((await t.as(person).get(s.pathOf(id))).status).toBe(404);
  expect((await t.as(heir).get(s.pathOf(id))).body).toMatchObject([{ id: hook.id, isActive: true }]);
  expect((await t.as(heir).delete(`/api/legal-entities/${id}?force=true`)).status).toBe(204);
  expect(await t.db.selectFrom('webhook_delivery').select('id').where('webhook_id', '=', hook.id).execute()).toEqual(
    [],
  );
  expect((await t.as(heir).get(s.pathOf(id))).status).toBe(404);
});
