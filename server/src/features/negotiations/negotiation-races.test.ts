// Two people act on negotiations of one item at the same moment.
import { beforeEach, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as, make, db } = tested;
let parties: Awaited<ReturnType<typeof makeParties>>;
beforeEach(async () => {
  parties = await makeParties(tested);
});

/** Enough rounds for some real collisions. */
const rounds = Array.from({ length: 8 }, (_, index) => index);

const cancel = (user: { token: string }, id: string) => as(user).patch(`/api/negotiations/${id}/cancelled`, {});
const write = (user: { token: string }, id: string) =>
  as(user).post(`/api/negotiations/${id}/messages`, { text: 'Olá' });
const statusOf = async (id: string) =>
  (await db.selectFrom('negotiation').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('[NEG-11] two negotiations of an item that change at once are both counted', async () => {
  const { buyer, buyers, stranger, strangers, seller, sellers } = parties;
  for (const round of rounds) {
    const { id: projectId } = await make.project(seller, sellers.id, { designation: `Parque ${round}` });
    const open = async (user: { token: string }, legalEntityId: string): Promise<string> =>
      (await as(user).post('/api/negotiations', { entityType: 'PROJECT', projectId, legalEntityId })).body.id;
    const summary = () =>
      db
        .selectFrom('project')
        .select(['negotiation_status', 'ongoing_negotiations'])
        .where('id', '=', projectId)
        .executeTakeFirstOrThrow();
    const one = await open(buyer, buyers.id);
    const two = await open(stranger, strangers.id);
    await Promise.all([write(buyer, one), write(stranger, two)]);
    expect(await summary()).toEqual({ negotiation_status: 'ONGOING', ongoing_negotiations: 2 });
    await Promise.all([cancel(buyer, one), cancel(stranger, two)]);
    expect(await summary()).toEqual({ negotiation_status: 'CANCELLED', ongoing_negotiations: 0 });
  }
});

test('[NEG-04] a message that opens it anew while the other side cancels does not bring it back', async () => {
  const { buyer, buyers, seller, sellers } = parties;
  for (const round of rounds) {
    const { id: projectId } = await make.project(seller, sellers.id, { designation: `Parque ${round}` });
    const { id } = await parties.negotiate({ projectId });
    const body = { entityType: 'PROJECT', projectId, legalEntityId: buyers.id, message: 'Olá' };
    const [cancelled, opened] = await Promise.all([cancel(seller, id), as(buyer).post('/api/negotiations', body)]);
    expect(cancelled.status).toBe(200);
    expect(await statusOf(id)).toBe('CANCELLED');
    if (opened.status === 201) expect(opened.body).toMatchObject({ status: 'ONGOING' });
    else expect([200, 409]).toContain(opened.status);
  }
});
