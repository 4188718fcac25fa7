// Accepting a version over HTTP: each side once, the newest version alone, and what the other side hears of it.
import { beforeEach, describe, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as, runJobs } = tested;
let parties: Awaited<ReturnType<typeof makeParties>>;
let negotiationId: string;
beforeEach(async () => {
  parties = await makeParties(tested);
  negotiationId = (await parties.negotiate({ message: 'Olá' })).id;
});

type Somebody = { token: string };
const save = async (user: Somebody): Promise<string> => (await parties.saveVersion(user, negotiationId)).body.id;
const accept = (user: Somebody | undefined, templateId: string) =>
  as(user).post(`/api/negotiations/${negotiationId}/contract-templates/${templateId}/accept`, {});
const record = async (user: Somebody) => (await as(user).get(`/api/negotiations/${negotiationId}`)).body;
const mayAccept = async (user: Somebody) => (await record(user)).allowedActions.includes('accept');
const newsOf = async (user: Somebody): Promise<string[]> => {
  const { body } = await as(user).get('/api/notifications');
  return body.items.map((one: { title: { translationKey: string } }) => one.title.translationKey);
};

describe('accepting a version', () => {
  test('[NEG-47] each side accepts the newest version once, in its own name', async () => {
    const { seller, sellers, buyer, buyers, buyerColleague } = parties;
    expect(await mayAccept(buyer)).toBe(false);
    const id = await save(seller);
    expect(await mayAccept(buyer)).toBe(true);
    const { status, body } = await accept(buyer, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      version: 1,
      acceptances: [{ legalEntityId: buyers.id, userName: expect.any(String), at: expect.any(String) }],
    });
    expect(await mayAccept(buyer)).toBe(false);
    expect(await accept(buyerColleague, id)).toMatchObject({ status: 409, body: { code: 'error_already_accepted' } });
    const agreed = await accept(seller, id);
    const sides = agreed.body.acceptances.map((one: { legalEntityId: string }) => one.legalEntityId);
    expect(sides).toEqual([buyers.id, sellers.id]);
    expect((await record(buyer)).templates[0].acceptances).toEqual(agreed.body.acceptances);
  });

  test('[NEG-47] without CONTRACTING it is 403, without the negotiation 404, for an unknown version 404', async () => {
    const { seller, sellerReader, buyerReader, stranger, admin } = parties;
    const id = await save(seller);
    for (const user of [sellerReader, buyerReader, admin]) expect((await accept(user, id)).status).toBe(403);
    expect(await mayAccept(buyerReader)).toBe(false);
    expect((await accept(stranger, id)).status).toBe(404);
    expect((await accept(undefined, id)).status).toBe(401);
    expect((await accept(seller, crypto.randomUUID())).status).toBe(404);
    expect((await accept(seller, 'x')).status).toBe(404);
  });

  test('[NEG-48] a new version starts without acceptances, and the older one is 409', async () => {
    const { seller, buyer } = parties;
    const first = await save(seller);
    await accept(buyer, first);
    const second = await save(buyer);
    expect(await accept(seller, first)).toMatchObject({ status: 409, body: { code: 'error_newer_version' } });
    const { templates } = await record(seller);
    expect(templates.map((one: { acceptances: unknown[] }) => one.acceptances.length)).toEqual([0, 1]);
    expect(await mayAccept(buyer)).toBe(true);
    expect((await accept(seller, second)).status).toBe(200);
  });

  test('[NEG-48] of two simultaneous acceptances of one side one counts', async () => {
    const { seller, buyer, buyerColleague } = parties;
    const id = await save(seller);
    const statuses = (await Promise.all([accept(buyer, id), accept(buyerColleague, id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('[NEG-48] after cancelling nobody accepts', async () => {
    const { seller, buyer } = parties;
    const id = await save(seller);
    await as(seller).patch(`/api/negotiations/${negotiationId}/cancelled`, {});
    expect((await accept(buyer, id)).status).toBe(403);
    expect(await mayAccept(buyer)).toBe(false);
  });

  test('[NEG-49] who acts for both sides accepts once for each', async () => {
    const { seller, buyers, sellers } = parties;
    await tested.make.role(buyers.id, seller, 'contracting');
    const id = await save(seller);
    await accept(seller, id);
    expect(await mayAccept(seller)).toBe(true);
    const { body } = await accept(seller, id);
    const sides = body.acceptances.map((one: { legalEntityId: string }) => one.legalEntityId);
    expect(sides.sort()).toEqual([buyers.id, sellers.id].sort());
    expect((await accept(seller, id)).status).toBe(409);
  });

  test('[NEG-50] the other side is notified of an acceptance, and of the agreement', async () => {
    const { seller, buyer } = parties;
    const id = await save(seller);
    await accept(buyer, id);
    await runJobs();
    expect(await newsOf(seller)).toContain('contract_template.accepted');
    expect(await newsOf(buyer)).not.toContain('contract_template.accepted');
    await accept(seller, id);
    await runJobs();
    expect(await newsOf(buyer)).toContain('contract_template.agreed');
    expect(await newsOf(seller)).not.toContain('contract_template.agreed');
  });

  test('[NEG-51] a contract is registered with and without acceptances', async () => {
    const { seller, sellers } = parties;
    await save(seller);
    const latest = await as(seller).get(`/api/negotiations/${negotiationId}/contract-templates/latest`);
    const body = { ...latest.body.terms, firstPartyLegalEntityId: sellers.id, negotiationId };
    expect((await as(seller).post('/api/energy-contracts', body)).status).toBe(201);
  });
});
