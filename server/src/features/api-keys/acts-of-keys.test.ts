// What an API key does: who is named for it, and that a key is nobody's second identity: its files, repeats and views are
// not those of the person who made it.
import { expect, test } from 'vitest';
import { makeApiKeys } from '../../../test/companies/api-keys.ts';
import { contractScene } from '../../../test/support/contract-scene.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { multipart, samplePdf } from '../../../test/support/uploads.ts';

const t = await startTestApp();
const { app, as, db, make, runJobs } = t;
const makeKey = makeApiKeys(t);
const parties = await makeParties(t);
const { buyer, seller, sellerReader, buyers, project } = parties;
const eventsOf = (recordId: string) =>
  db.selectFrom('event').select(['action', 'actor_id', 'api_key_id']).where('record_id', '=', recordId).execute();

async function upload(token: string) {
  const { body, headers } = multipart([{ field: 'file', name: 'a.pdf', content: samplePdf }]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload: body,
  });
  return answer.json() as { id: string };
}

test('[INT-17] in a negotiation both sides read its name beside its maker’s, and the other side hears of it', async () => {
  const { id: keyId, token } = await makeKey(buyer, buyers.id, 'contracting', { name: 'ERP Areia' });
  const key = as({ token });
  const { id } = (
    await key.post('/api/negotiations', { entityType: 'PROJECT', projectId: project.id, legalEntityId: buyers.id })
  ).body;
  const sent = await key.post(`/api/negotiations/${id}/messages`, { text: 'Preço atualizado.' });
  expect(sent).toMatchObject({ status: 201, body: { apiKey: 'ERP Areia', senderId: buyer.id } });
  for (const reader of [seller, buyer]) {
    const { items } = (await as(reader).get(`/api/negotiations/${id}/messages`)).body;
    expect(items).toMatchObject([
      { apiKey: 'ERP Areia', senderId: buyer.id, senderName: expect.stringContaining('Test') },
    ]);
  }
  expect(await eventsOf(sent.body.id)).toEqual([{ action: 'new_message', actor_id: buyer.id, api_key_id: keyId }]);
  await runJobs();
  const { items } = (await as(seller).get('/api/notifications')).body;
  expect(items[0]).toMatchObject({ message: 'Preço atualizado.' });
  const saved = await parties.saveVersion({ token }, id);
  expect(saved).toMatchObject({ status: 201, body: { apiKey: 'ERP Areia', authorId: buyer.id } });
  await as(seller).post(`/api/negotiations/${id}/contract-templates/${saved.body.id}/accept`, {});
  const accepted = await key.post(`/api/negotiations/${id}/contract-templates/${saved.body.id}/accept`, {});
  expect(accepted.body.acceptances).toMatchObject([{ apiKey: null }, { apiKey: 'ERP Areia' }]);
  const { body: row } = await as(sellerReader).get('/api/negotiations');
  expect(row.items[0].lastTemplate).toMatchObject({ apiKey: 'ERP Areia' });
});

test('[INT-17] the history of a record names the key, to its own people and to administrators', async () => {
  const { token } = await makeKey(seller, parties.sellers.id, 'contracting', { name: 'Planeamento' });
  const publish = { isPublishedInMarketplace: false };
  expect((await as({ token }).patch(`/api/projects/${project.id}/settings`, publish)).status).toBe(200);
  for (const [who, path] of [
    [sellerReader, '/api/projects'],
    [parties.admin, '/api/admin/projects'],
  ] as const) {
    const { body } = await as(who).get(`${path}/${project.id}/history`);
    expect(body[0]).toMatchObject({ status: 'not_published', apiKey: 'Planeamento' });
  }
  await as(seller).patch(`/api/projects/${project.id}/settings`, { isPublishedInMarketplace: true });
  expect((await as(seller).get(`/api/projects/${project.id}/history`)).body[0]).toMatchObject({ apiKey: null });
});

test('[INT-17] a contract that a key registers names both in its versions', async () => {
  const s = await contractScene(t);
  await s.setFees();
  const { token } = await makeKey(s.owner, s.seller.id, 'registry', { name: 'Registo' });
  const registered = await as({ token }).post('/api/energy-contracts', s.payload());
  expect(registered.status).toBe(201);
  await s.approve(registered.body.id);
  const { body } = await as(s.owner).get(`/api/energy-contracts/${registered.body.id}/versions`);
  expect(body).toMatchObject([{ version: 1, apiKey: 'Registo', authorName: expect.stringContaining('Test') }]);
  const certificate = await as({ token }).get(`/api/energy-contracts/${registered.body.id}/certificate`);
  expect([certificate.status, certificate.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('[INT-18] a waiting file belongs to the key that uploaded it, and a maker’s file to the maker', async () => {
  const keys = [
    await makeKey(buyer, buyers.id, 'contracting'),
    await makeKey(buyer, buyers.id, 'contracting'),
  ] as const;
  const { id } = (
    await as(keys[0]).post('/api/negotiations', {
      entityType: 'PROJECT',
      projectId: project.id,
      legalEntityId: buyers.id,
    })
  ).body;
  const [ofKey, ofMaker] = [await upload(keys[0].token), await upload(buyer.token)];
  const send = (token: string, fileId: string) =>
    as({ token }).post(`/api/negotiations/${id}/messages`, { text: 'Em anexo.', files: [fileId] });
  for (const [token, file] of [
    [keys[1].token, ofKey.id],
    [buyer.token, ofKey.id],
    [keys[0].token, ofMaker.id],
  ] as const) {
    expect((await as({ token }).get(`/api/files/download/${file}`)).status).toBe(404);
    expect((await as({ token }).delete(`/api/files/${file}`)).status).toBe(404);
    expect(await send(token, file)).toMatchObject({ status: 400, body: { errors: [{ key: 'error_invalid.file' }] } });
  }
  expect((await send(keys[0].token, ofKey.id)).status).toBe(201);
  expect((await as(buyer).get(`/api/files/download/${ofKey.id}`)).status).toBe(200);
});

test('[INT-18] a repeat is a repeat of the same key alone', async () => {
  const other = await make.entity(buyer);
  const [one, two] = [await makeKey(buyer, buyers.id, 'contracting'), await makeKey(buyer, other.id, 'contracting')];
  const terms = (legalEntityId: string) => ({ legalEntityId, name: 'PPA solar', terms: { price: 41.5 } });
  const repeat = { 'idempotency-key': 'nightly-1' };
  const first = await as(one).post('/api/saved-terms', terms(buyers.id), repeat);
  expect([first.status, (await as(one).post('/api/saved-terms', terms(buyers.id), repeat)).body.id]).toEqual([
    201,
    first.body.id,
  ]);
  const second = await as(two).post('/api/saved-terms', terms(other.id), repeat);
  expect([second.status, second.body.legalEntityId]).toEqual([201, other.id]);
  expect((await as(two).post('/api/saved-terms', terms(buyers.id), { 'idempotency-key': 'nightly-2' })).status).toBe(
    400,
  );
});

test('[INT-18] what a person follows is not followed by their key, and a program leaves no view', async () => {
  const { token } = await makeKey(buyer, buyers.id, 'view');
  await as(buyer).put(`/api/projects/${project.id}/watch`);
  const before = (await as(seller).get(`/api/projects/${project.id}`)).body.viewCount;
  expect((await as({ token }).get(`/api/projects/${project.id}`)).body.isWatched).toBe(false);
  expect((await as({ token }).get('/api/search/projects?watched=true')).body.items).toEqual([]);
  await app.afterAnswers.settled();
  expect((await as(seller).get(`/api/projects/${project.id}`)).body.viewCount).toBe(before);
  await as(buyer).get(`/api/projects/${project.id}`);
  await app.afterAnswers.settled();
  expect((await as(seller).get(`/api/projects/${project.id}`)).body.viewCount).toBe(before + 1);
});

test('[INT-19] the export of one’s own data has the keys that one made or ended, and never a key itself', async () => {
  const { token } = await makeKey(buyer, buyers.id, 'view', { name: 'Exportado' });
  const { body } = await as(buyer).get('/api/users/me/export');
  expect(body.apiKeys).toContainEqual(expect.objectContaining({ name: 'Exportado', level: 'view', endedAt: null }));
  expect(JSON.stringify(body)).not.toContain(token);
});
