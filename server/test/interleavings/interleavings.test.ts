// Random interleavings of two companies' and two administrators' acts on one record. Whatever the order and however
// many at once: no illegal status, one invoice for a fee, no capacity sold twice, no gap in numbers, one event for each
// act and none for a refusal, each notified once. INTERLEAVINGS=300 tries more.
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { negotiationActions } from '@wattpact/domain/negotiations/negotiation-status';
import { projectActions } from '@wattpact/domain/projects/project-status';
import { contractPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractScene } from '../support/contract-scene.ts';
import type { TestUser } from '../support/factories.ts';
import { startTestApp } from '../support/test-app.ts';
import { type Act, type Changes, changesOf, interleave, type Subject, unlessInVain } from './interleaved.ts';
import { checkStandingRules } from './standing-rules.ts';

const numRuns = Number(process.env.INTERLEAVINGS ?? 4);
const seed = Number(process.env.FUZZ_SEED ?? 20261124);
const t = await startTestApp({ UNDO_SECONDS: '0' });
const s = await contractScene(t);
const other = await t.make.admin();
await s.setFees();
const fee = changesOf({}, { pending: ['paid', 'cancelled'], overdue: ['paid', 'cancelled'], paid: ['pending'] });

const any = { 'if-match': '*' };
const as = (user: TestUser) => t.as(user);
const comment = { comment: 'Falta a assinatura.' };
const approve = (admin: TestUser, path: string) => as(admin).post(`/api/admin/${path}/approve`, {});
const reject = (admin: TestUser, path: string) => as(admin).post(`/api/admin/${path}/reject`, comment);

type Scene = { subject: Subject; acts: Record<string, Act>; changes: Changes };

async function contract(): Promise<Scene> {
  const { id } = await s.registered();
  const path = `energy-contracts/${id}`;
  const invoice = async () => (await s.invoicesOf(id))[0] as { id: string } | undefined;
  const onInvoice =
    (act: (id: string) => ReturnType<Act>): Act =>
    async () => {
      const found = await invoice();
      return found && act(found.id);
    };
  const acts: Record<string, Act> = {
    edit: () => as(s.contracting).put(`/api/${path}`, s.payload({ name: 'Nova versão' }), any),
    approve: () => approve(s.admin, path),
    'approve by another': () => approve(other, path),
    reject: () => reject(s.admin, path),
    'set approved': () => as(other).patch(`/api/admin/${path}/approved`, {}),
    terminate: () =>
      as(s.contracting).post(`/api/${path}/terminate`, { terminationType: 'UNILATERAL_TERMINATION' }, any),
    delete: () => as(s.admin).delete(`/api/admin/${path}?force=true`),
    pay: onInvoice(async (one) => {
      const fileId = await t.make.file(s.contracting);
      return as(s.contracting).post(`/api/payments/${one}/upload-file/${fileId}`);
    }),
    confirm: onInvoice((one) => as(s.admin).post(`/api/admin/payments/${one}/verify`, { status: 'confirmed' })),
    refuse: onInvoice((one) => as(other).post(`/api/admin/payments/${one}/verify`, { status: 'rejected', ...comment })),
    cancel: onInvoice((one) => as(other).patch(`/api/admin/invoices/${one}/cancelled`, {})),
  };
  // Nothing left to pay makes it active; an amendment that was approved before may be restored.
  const changes = changesOf(energyContractActions, { approved: ['active'], pending_validation: ['active'] });
  return { subject: { kind: 'energy_contract', id }, acts, changes };
}

async function invoice(): Promise<Scene> {
  const made = await contract();
  await approve(s.admin, `energy-contracts/${made.subject.id}`);
  const [{ id }] = await s.invoicesOf(made.subject.id);
  return { ...made, subject: { kind: 'invoice', id }, changes: fee };
}

async function project(): Promise<Scene> {
  const { id } = await t.make.project(s.contracting, s.seller.id);
  const edited = projectPayload(s.seller.id, await t.make.file(s.contracting));
  const path = `projects/${id}`;
  const opening = { entityType: 'PROJECT', projectId: id, legalEntityId: s.buyerEntity.id, message: 'Bom dia' };
  const publish = (user: TestUser, isPublishedInMarketplace: boolean) =>
    unlessInVain(t, () => as(user).patch(`/api/${path}/settings`, { isPublishedInMarketplace }));
  const acts: Record<string, Act> = {
    // What changes nothing is no event.
    edit: () => as(s.contracting).put(`/api/${path}`, { ...edited, designation: `Parque ${crypto.randomUUID()}` }, any),
    hide: publish(s.contracting, false),
    show: publish(s.owner, true),
    delete: () => as(s.contracting).delete(`/api/${path}?force=true`),
    approve: () => approve(s.admin, path),
    'approve by another': () => approve(other, path),
    reject: () => reject(other, path),
    'delete as administrator': () => as(s.admin).delete(`/api/admin/${path}?force=true`),
    negotiate: async () => {
      const answer = await as(s.buyer).post('/api/negotiations', opening);
      // 200: there is one already, which is answered as it is.
      return answer.status === 200 ? undefined : answer;
    },
  };
  return { subject: { kind: 'project', id }, acts, changes: changesOf(projectActions, { approved: ['closed'] }) };
}

async function negotiation(): Promise<Scene> {
  const { id: projectId } = await t.make.project(s.contracting, s.seller.id);
  const opening = { entityType: 'PROJECT', projectId, legalEntityId: s.buyerEntity.id };
  const { id } = (await as(s.buyer).post('/api/negotiations', opening)).body;
  const path = `/api/negotiations/${id}`;
  const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
  const latest = async () =>
    (await as(s.buyer).get(`${path}/contract-templates/latest`)).body as { id?: string } | undefined;
  const accept = (user: TestUser) => async () => {
    const version = await latest();
    return version?.id ? as(user).post(`${path}/contract-templates/${version.id}/accept`) : undefined;
  };
  const acts: Record<string, Act> = {
    'write as the buyer': () => as(s.buyer).post(`${path}/messages`, { text: 'Bom dia' }),
    'write as the seller': () => as(s.contracting).post(`${path}/messages`, { text: 'Boa tarde' }),
    'save as the buyer': () => as(s.buyer).post(`${path}/contract-templates`, terms, any),
    'save as the seller': () => as(s.contracting).post(`${path}/contract-templates`, terms, any),
    'accept as the buyer': accept(s.buyer),
    'accept as the seller': accept(s.contracting),
    register: () => as(s.contracting).post('/api/energy-contracts', s.payload({ negotiationId: id })),
    'register by a colleague': () => as(s.registry).post('/api/energy-contracts', s.payload({ negotiationId: id })),
    'cancel as the buyer': () => as(s.buyer).patch(`${path}/cancelled`),
    'cancel as the seller': () => as(s.contracting).patch(`${path}/cancelled`),
    'delete the project': () => as(s.contracting).delete(`/api/projects/${projectId}?force=true`),
  };
  const changes = changesOf(negotiationActions, {
    AVAILABLE: ['ONGOING', 'CANCELLED'],
    ONGOING: ['CLOSED', 'CANCELLED'],
  });
  return { subject: { kind: 'negotiation', id }, acts, changes };
}

test.each(Object.entries({ contract, invoice, project, negotiation }))(
  'acts on one %s at once leave it whole',
  async (_kind, scene) => {
    const names = Object.keys((await scene()).acts);
    const batches = fc.array(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }), {
      minLength: 3,
      maxLength: 6,
    });
    let done = 0;
    await fc.assert(
      fc.asyncProperty(batches, async (chosen) => {
        done += await interleave(t, await scene(), chosen);
        await checkStandingRules(t);
      }),
      { numRuns, seed },
    );
    expect(done).toBeGreaterThan(numRuns);
  },
  180_000 + numRuns * 30_000,
);

test('the last megawatts are sold once, however many contracts are approved for them at the same time', async () => {
  const rivals = Number(process.env.INTERLEAVINGS ? 100 : 20);
  const sold = await t.make.project(s.contracting, s.seller.id);
  const contracts: { id: string }[] = [];
  while (contracts.length < rivals) contracts.push(await s.registered({ projectId: sold.id } as never));
  const answers = await Promise.all(contracts.map(({ id }) => approve(s.admin, `energy-contracts/${id}`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(1);
  expect(statuses.filter((status) => status === 409).length).toBe(rivals - 1);
  await checkStandingRules(t);
});
