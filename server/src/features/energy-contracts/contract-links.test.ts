import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import { changed, conditions, faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
});

const path = '/api/energy-contracts';
const unknown = '0198c2f0-0000-7000-8000-000000000000';
const post = (changes: Partial<EnergyContractPayload>) => t.as(s.contracting).post(path, s.payload(changes));
const capacity = (totalPurchasedCapacity: number): Partial<EnergyContractPayload> => ({
  financialConditions: { ...s.payload().financialConditions, totalPurchasedCapacity, maximumAmountEnergyAllowed: 1 },
});
const fractional = { ...projectPayload('', '').financialConditions, allowFractionalCapacitySales: true };

/** A negotiation of the buyer over the seller's project. */
async function negotiated(projectId: string, message: string | undefined = 'Bom dia.') {
  const { body, status } = await t.as(s.buyer).post('/api/negotiations', {
    entityType: 'PROJECT',
    projectId,
    legalEntityId: s.buyerEntity.id,
    ...(message !== '' && { message }),
  });
  expect(status).toBe(201);
  return body.id as string;
}
const negotiation = async (id: string) => (await t.as(s.buyer).get(`/api/negotiations/${id}`)).body;

test('the own list is narrowed to a company, whichever party it is', async () => {
  const { body } = await post({});
  const idsFor = async (who: { token: string }, legalEntityId: string) =>
    (await t.as(who).get(`${path}?legalEntityId=${legalEntityId}&limit=50`)).body.items.map(
      ({ id }: { id: string }) => id,
    );
  expect(await idsFor(s.contracting, s.seller.id)).toContain(body.id);
  expect(await idsFor(s.buyer, s.buyerEntity.id)).toContain(body.id);
  expect(await idsFor(s.contracting, 'x')).toEqual([]);
  expect(await idsFor(s.contracting, unknown)).toEqual([]);
  expect(await idsFor(s.stranger, s.seller.id)).toEqual([]);
});

describe('a negotiation', () => {
  test('[NEG-07, NEG-10, CON-08] is closed by the contract that is registered from it, which names it', async () => {
    const project = await t.make.project(s.owner, s.seller.id);
    const negotiationId = await negotiated(project.id);
    const { status, body } = await post({ negotiationId });
    expect({ status, negotiationId: body.negotiationId }).toEqual({ status: 201, negotiationId });
    expect(await negotiation(negotiationId)).toMatchObject({ status: 'CLOSED', energyContractId: body.id });
    expect(await post({ negotiationId })).toMatchObject({
      status: 409,
      body: { code: 'error_negotiation_not_ongoing' },
    });
    const edited = await t.as(s.contracting).put(`${path}/${body.id}`, s.payload({ name: 'Sem a negociação' }));
    expect(edited).toMatchObject({ status: 200, body: { negotiationId } });
    const another = await t.as(s.contracting).put(`${path}/${body.id}`, s.payload({ negotiationId: unknown }));
    expect(faultsOf(another)).toEqual({ negotiationId: 'error_invalid.locked' });
  });

  test('nobody has written in it yet, or it was cancelled: 409; two registrations at once: one counts', async () => {
    const project = await t.make.project(s.owner, s.seller.id);
    const silent = await negotiated(project.id, '');
    expect((await post({ negotiationId: silent })).status).toBe(409);
    expect((await t.as(s.buyer).patch(`/api/negotiations/${silent}/cancelled`, {})).status).toBe(200);
    expect((await post({ negotiationId: silent })).status).toBe(409);
    const ongoing = await negotiated(project.id);
    const statuses = (await Promise.all([post({ negotiationId: ongoing }), post({ negotiationId: ongoing })])).map(
      (answer) => answer.status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
  });

  test('one that the first party is not in is refused at its field', async () => {
    const other = await t.make.entity(s.owner);
    const project = await t.make.project(s.owner, other.id);
    const negotiationId = await negotiated(project.id);
    for (const id of [negotiationId, unknown])
      expect(faultsOf(await post({ negotiationId: id }))).toEqual({ negotiationId: 'error_invalid.negotiation_id' });
    expect(await negotiation(negotiationId)).toMatchObject({ status: 'ONGOING' });
  });

  test('over an offer: its approval contracts the offer', async () => {
    const offer = await t.make.offer(s.buyer, s.buyerEntity.id);
    const opened = await t.as(s.contracting).post('/api/negotiations', {
      entityType: 'OFFER',
      offerId: offer.id,
      legalEntityId: s.seller.id,
      message: 'Bom dia.',
    });
    const { body } = await post({ negotiationId: opened.body.id });
    const offerNow = async () => (await t.as(s.buyer).get(`/api/offers/${offer.id}`)).body.negotiationStatus;
    await s.approve(body.id);
    expect(await offerNow()).toBe('CLOSED');
    expect((await t.as(s.stranger).get(`/api/offers/${offer.id}`)).status).toBe(404);
  });
});

describe('a project', () => {
  test('[PRJ-25, PRJ-26] is closed at approval and goes on as a fraction with the rest', async () => {
    const project = await t.make.project(s.owner, s.seller.id, { financialConditions: fractional });
    const { body } = await post({ projectId: project.id, ...capacity(15) });
    const projectNow = async (id: string) => (await t.as(s.owner).get(`/api/projects/${id}`)).body;
    expect(await projectNow(project.id)).toMatchObject({ status: 'approved', contractedCapacity: 0 });
    expect((await s.approve(body.id)).status).toBe(200);
    expect(await projectNow(project.id)).toMatchObject({ status: 'closed', contractedCapacity: 15 });
    const own = (await t.as(s.owner).get('/api/projects?limit=100')).body.items;
    const fraction = own.find((one: { parentProjectId: string }) => one.parentProjectId === project.id);
    expect(fraction).toMatchObject({ status: 'fractioned', financialConditions: { totalPurchasedCapacity: 25 } });
    const next = await post({ projectId: fraction.id, ...capacity(25) });
    expect(next.status).toBe(201);
    expect((await s.approve(next.body.id)).status).toBe(200);
    expect(await projectNow(fraction.id)).toMatchObject({ status: 'closed', contractedCapacity: 25 });
  });

  test('more than it has left: 400 when registering and editing, 409 when approving', async () => {
    const project = await t.make.project(s.owner, s.seller.id);
    const field = { 'financialConditions.totalPurchasedCapacity': 'error_capacity_exceeded' };
    expect(faultsOf(await post({ projectId: project.id, ...capacity(41) }))).toEqual(field);
    const [first, second] = [
      await post({ projectId: project.id, ...capacity(40) }),
      await post({ projectId: project.id, ...capacity(1) }),
    ];
    const more = changed(s.payload({ projectId: project.id }), conditions({ totalPurchasedCapacity: 41 }));
    expect(faultsOf(await t.as(s.contracting).put(`${path}/${first.body.id}`, more))).toEqual(field);
    expect((await s.approve(first.body.id)).status).toBe(200);
    const late = await s.approve(second.body.id);
    expect(late).toMatchObject({ status: 409, body: { code: 'error_capacity_exceeded' } });
    expect((await t.as(s.admin).get(`/api/admin/energy-contracts/${second.body.id}`)).body.status).toBe(
      'pending_validation',
    );
    expect(faultsOf(await post({ projectId: project.id, ...capacity(1) }))).toEqual({
      projectId: 'error_invalid.project_id',
    });
  });

  test('two contracts over its whole capacity are approved at once: one counts', async () => {
    const project = await t.make.project(s.owner, s.seller.id);
    const contracts = [
      await post({ projectId: project.id, ...capacity(40) }),
      await post({ projectId: project.id, ...capacity(40) }),
    ];
    const answers = await Promise.all(contracts.map(({ body }) => s.approve(body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('it is deleted while a contract over it is approved: either the contract counts, or it waits', async () => {
    for (let round = 0; round < 3; round += 1) {
      const project = await t.make.project(s.owner, s.seller.id, { financialConditions: fractional });
      const { id } = (await post({ projectId: project.id, ...capacity(15) })).body;
      const remove = t.as(s.admin).delete(`/api/admin/projects/${project.id}?force=true`);
      const [approval, removal] = await Promise.all([s.approve(id), remove]);
      expect(removal.status).toBe(204);
      expect((await t.as(s.admin).get(`/api/admin/projects/${project.id}`)).body.status).toBe('deleted');
      const { status } = (await t.as(s.admin).get(`/api/admin/energy-contracts/${id}`)).body;
      const fractions = (await t.as(s.owner).get('/api/projects?limit=100')).body.items.filter(
        (one: { parentProjectId: string }) => one.parentProjectId === project.id,
      );
      const outcome = [approval.status, status === 'pending_validation', fractions.length];
      expect([
        [200, false, 1],
        [409, true, 0],
      ]).toContainEqual(outcome);
    }
  });

  test('a contract that has taken its part keeps the project, takes once, and rejection gives nothing back', async () => {
    const project = await t.make.project(s.owner, s.seller.id, { financialConditions: fractional });
    const { id } = (await post({ projectId: project.id, ...capacity(15) })).body;
    await s.approve(id);
    const put = (changes: Partial<EnergyContractPayload>) =>
      t.as(s.contracting).put(`${path}/${id}`, s.payload(changes));
    expect(faultsOf(await put(capacity(15)))).toEqual({ projectId: 'error_invalid.locked' });
    expect(faultsOf(await put({ projectId: project.id, ...capacity(16) }))).toEqual({
      'financialConditions.totalPurchasedCapacity': 'error_capacity_exceeded',
    });
    expect((await put({ projectId: project.id, ...capacity(14) })).status).toBe(200);
    expect((await s.reject(id)).status).toBe(200);
    expect((await t.as(s.owner).get(`/api/projects/${project.id}`)).body.status).toBe('closed');
    expect((await s.approve(id)).body.status).toBe('active');
    const fractions = (await t.as(s.owner).get('/api/projects?limit=100')).body.items.filter(
      (one: { parentProjectId: string }) => one.parentProjectId === project.id,
    );
    expect(fractions).toHaveLength(1);
  });

  test('[PRJ-26] it says contracted what a standing contract holds: nothing of a terminated, rejected or deleted one', async () => {
    const ends: Record<string, (id: string, projectId: string) => Promise<{ status: number }>> = {
      rejected: async (id, projectId) => {
        await t.as(s.contracting).put(`${path}/${id}`, s.payload({ projectId, ...capacity(14) }));
        return s.reject(id);
      },
      terminated: (id) =>
        t.as(s.contracting).post(`${path}/${id}/terminate`, { terminationType: 'UNILATERAL_TERMINATION' }),
      deleted: (id) => t.as(s.admin).delete(`/api/admin/energy-contracts/${id}`, { justification: 'A pedido.' }),
    };
    for (const [status, end] of Object.entries(ends)) {
      const project = await t.make.project(s.owner, s.seller.id);
      const { id } = (await post({ projectId: project.id, ...capacity(15) })).body;
      expect((await s.approve(id)).status).toBe(200);
      const now = async () => (await t.as(s.owner).get(`/api/projects/${project.id}`)).body;
      expect(await now()).toMatchObject({ status: 'closed', contractedCapacity: 15 });
      expect((await end(id, project.id)).status).toBeLessThan(300);
      expect((await t.as(s.admin).get(`/api/admin/energy-contracts/${id}`)).body.status).toBe(status);
      expect(await now()).toMatchObject({ status: 'closed', contractedCapacity: 0 });
    }
  });

  test('what is not approved, unknown, or neither owned nor negotiated is refused; the negotiated is not', async () => {
    const other = await t.make.user();
    const entity = await t.make.entity(other);
    const foreign = await t.make.project(other, entity.id);
    const pending = await t.make.project(s.owner, s.seller.id, { status: 'pending_validation' });
    for (const projectId of [unknown, foreign.id, pending.id])
      expect(faultsOf(await post({ projectId }))).toEqual({ projectId: 'error_invalid.project_id' });
    const opened = await t.as(s.contracting).post('/api/negotiations', {
      entityType: 'PROJECT',
      projectId: foreign.id,
      legalEntityId: s.seller.id,
    });
    expect(opened.status).toBe(201);
    expect((await post({ projectId: foreign.id })).status).toBe(201);
  });
});
