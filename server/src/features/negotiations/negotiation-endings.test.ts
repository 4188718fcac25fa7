// How negotiations end without a cancellation: by a registered contract, a closed item, a deleted item or company.

import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeEach, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as, db, runJobs } = tested;
let parties: Awaited<ReturnType<typeof makeParties>>;
beforeEach(async () => {
  parties = await makeParties(tested);
});

type Somebody = { token: string };
const get = async (id: string, user: Somebody = parties.seller) => (await as(user).get(`/api/negotiations/${id}`)).body;
const news = async (user: Somebody) => {
  await runJobs();
  const { body } = await as(user).get('/api/notifications');
  return body.items.map((one: { title: { translationKey: string } }) => one.title.translationKey);
};
const summary = async () =>
  db
    .selectFrom('project')
    .select(['negotiation_status', 'ongoing_negotiations'])
    .where('id', '=', parties.project.id)
    .executeTakeFirstOrThrow();
/** A second company that negotiates over the same project. */
async function another() {
  const { status, body } = await as(parties.stranger).post('/api/negotiations', {
    entityType: 'PROJECT',
    projectId: parties.project.id,
    legalEntityId: parties.strangers.id,
    message: 'Também estamos interessados',
  });
  expect(status).toBe(201);
  return body.id as string;
}

async function saveTerms(id: string): Promise<void> {
  const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
  const { status } = await as(parties.buyer).post(`/api/negotiations/${id}/contract-templates`, terms);
  expect(status).toBe(201);
}

test('[NEG-07] [NEG-10] [NEG-42] the latest terms register as they are read, and that closes the negotiation', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  await saveTerms(id);
  const { body: latest } = await as(parties.seller).get(`/api/negotiations/${id}/contract-templates/latest`);
  const payload = { ...latest.terms, firstPartyLegalEntityId: parties.sellers.id, negotiationId: id };
  const registered = await as(parties.seller).post('/api/energy-contracts', payload);
  expect([registered.status, registered.body.errors]).toEqual([201, undefined]);
  expect(await get(id)).toMatchObject({
    status: 'CLOSED',
    energyContractId: registered.body.id,
    allowedActions: ['mute'],
    templates: [{ version: 1 }],
  });
  expect((await as(parties.buyer).post(`/api/negotiations/${id}/messages`, { text: 'Ainda?' })).status).toBe(409);
  expect((await as(parties.buyer).patch(`/api/negotiations/${id}/cancelled`, {})).status).toBe(409);
  const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
  expect((await as(parties.buyer).post(`/api/negotiations/${id}/contract-templates`, terms)).status).toBe(409);
  expect((await as(parties.buyer).get(`/api/negotiations/${id}/contract-templates/latest`)).status).toBe(200);
  expect(await news(parties.buyer)).toContain('negotiation.closed');
  expect(await news(parties.seller)).not.toContain('negotiation.closed');
  expect((await as(parties.seller).post('/api/energy-contracts', payload)).status).toBe(409);
});

test('[NEG-10] a user cannot close it by themselves', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  for (const status of ['closed', 'CLOSED', 'available']) {
    expect((await as(parties.seller).patch(`/api/negotiations/${id}/${status}`, {})).status).toBe(404);
  }
});

test('[NEG-11] when the project closes its open negotiations close, and both sides are told', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  const other = await another();
  const ended = await parties.negotiate({
    projectId: (await tested.make.project(parties.seller, parties.sellers.id)).id,
  });
  const closing = await as(parties.admin).patch(`/api/admin/projects/${parties.project.id}/closed`, {});
  expect(closing.status).toBe(200);
  expect((await get(id)).status).toBe('CLOSED');
  expect((await get(other)).status).toBe('CLOSED');
  expect((await get(ended.id)).status).toBe('AVAILABLE');
  expect(await summary()).toEqual({ negotiation_status: 'CLOSED', ongoing_negotiations: 0 });
  for (const user of [parties.buyer, parties.stranger, parties.seller]) {
    expect(await news(user)).toContain('negotiation.closed');
  }
});

test('[NEG-13] an administrator’s deletion of the project cancels its open negotiations and tells both sides', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  const owner = await as(parties.seller).delete(`/api/projects/${parties.project.id}?dry_run=true`);
  expect([owner.status, owner.body.conflicts]).toEqual([409, [{ kind: 'negotiations', count: 1 }]]);
  expect((await as(parties.admin).delete(`/api/admin/projects/${parties.project.id}?force=true`)).status).toBe(204);
  expect((await get(id)).status).toBe('CANCELLED');
  expect(await news(parties.buyer)).toContain('negotiation.cancelled');
  expect(await news(parties.seller)).toContain('negotiation.cancelled');
});

test('when an administrator deletes the company its negotiations are cancelled for the other side', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  expect((await as(parties.admin).delete(`/api/admin/legal-entities/${parties.buyers.id}?force=true`)).status).toBe(
    204,
  );
  expect((await get(id)).status).toBe('CANCELLED');
  expect((await as(parties.buyer).get(`/api/negotiations/${id}`)).status).toBe(404);
  expect(await summary()).toEqual({ negotiation_status: 'CANCELLED', ongoing_negotiations: 0 });
  expect(await news(parties.seller)).toContain('negotiation.cancelled');
});

test('who has ended it, for which company and when, is told to both sides; from outside nobody is named', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  const endedFor = async (of: string) => (await as(parties.buyer).get(`/api/negotiations/${of}`)).body.ended;
  expect(await endedFor(id)).toBeNull();
  const { body } = await as(parties.seller).patch(`/api/negotiations/${id}/cancelled`, {});
  const { body: profile } = await as(parties.seller).get('/api/users/me');
  const by = { userId: parties.seller.id, name: profile.displayName, apiKey: null, legalEntityId: parties.sellers.id };
  expect(body.ended).toEqual({ at: body.updatedAt, by });
  expect(await endedFor(id)).toEqual(body.ended);
  const other = await parties.negotiate({ message: 'Olá' });
  await as(parties.admin).patch(`/api/admin/projects/${parties.project.id}/closed`, {});
  expect(await endedFor(other.id)).toEqual({ at: expect.stringMatching(/Z$/), by: null });
});

test('cancelling while the other writes or saves a version: each is refused or stands before the end', async () => {
  const { id } = await parties.negotiate({ message: 'Olá' });
  const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
  const [cancelled, ...others] = await Promise.all([
    as(parties.buyer).patch(`/api/negotiations/${id}/cancelled`, {}),
    ...[1, 2, 3].map((text) => as(parties.seller).post(`/api/negotiations/${id}/messages`, { text: String(text) })),
    as(parties.seller).post(`/api/negotiations/${id}/contract-templates`, terms),
  ]);
  expect(cancelled.status).toBe(200);
  for (const { status } of others) expect([201, 409, 403]).toContain(status);
  expect((await get(id)).status).toBe('CANCELLED');
  const sent = others.slice(0, 3).filter(({ status }) => status === 201).length;
  const { body } = await as(parties.seller).get(`/api/negotiations/${id}/messages`);
  expect(body.items).toHaveLength(1 + sent);
});
