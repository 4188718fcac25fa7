// One record of each kind in the states that readers are answered about differently, and the people who read them.
import { contractPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { closeOrFraction } from '../../src/features/projects/project-service.ts';
import type { Context } from '../../src/platform/http/context.ts';
import { feeConfiguration } from '../support/contract-scene.ts';
import { makeParties } from '../support/negotiation-parties.ts';
import type { TestAnswer, TestApp } from '../support/test-app.ts';

const done = ({ status, body }: TestAnswer) => {
  if (status >= 300) throw new Error(`the scene could not be set: ${status} ${JSON.stringify(body)}`);
  return body;
};

export async function createAnswersScene(t: TestApp) {
  const { as, db, make } = t;
  const parties = await makeParties(t);
  const { seller, buyer, stranger, admin, sellers, buyers, negotiate, saveVersion } = parties;
  const unapproved = parties.newcomer;
  const pendingEntity = await make.entity(unapproved, { name: 'À Espera, Lda.', status: 'pending_validation' });
  // Participants are sorted by their names.
  const {
    newcomer,
    project,
    sellers: _,
    buyers: __,
    strangers: ___,
    negotiate: ____,
    saveVersion: _____,
    ...named
  } = parties;
  for (const [name, { id }] of Object.entries({ ...named, newcomer }))
    await db.updateTable('app_user').set({ last_name: name }).where('id', '=', id).execute();

  const divisible = { ...projectPayload('', '').financialConditions, allowFractionalCapacitySales: true };
  const whole = await make.project(seller, sellers.id, { designation: 'Dividido', financialConditions: divisible });
  await db.transaction().execute(async (transaction) => {
    const actor = { id: admin.id, isAdmin: true, roles: [] } as unknown as Context['actor'];
    const context: Context = { db: transaction, platform: t.platform, actor, now: new Date(), requestId: 'test' };
    await closeOrFraction(context, whole.id, 15);
  });
  const fraction = await db
    .selectFrom('project')
    .select('id')
    .where('parent_project_id', '=', whole.id)
    .executeTakeFirstOrThrow();
  const pendingProject = await make.project(unapproved, pendingEntity.id, { status: 'pending_validation' });
  const offer = await make.offer(buyer, buyers.id);

  const negotiation = await negotiate({ message: 'Bom dia' });
  const version = done(await saveVersion(seller, negotiation.id));
  const attached = await make.file(buyer);
  done(await as(buyer).post(`/api/negotiations/${negotiation.id}/messages`, { text: 'Anexo', files: [attached] }));
  const cancelled = await negotiate({ projectId: fraction.id, message: 'Talvez' });
  done(await as(buyer).patch(`/api/negotiations/${cancelled.id}/cancelled`));

  done(await as(admin).put('/api/admin/fee-configuration', feeConfiguration()));
  const plain = contractPayload(sellers.id);
  const { fiscalNumber } = buyers;
  const secondPartyFiscalInfo = { ...plain.secondPartyFiscalInfo, fiscalNumber };
  const contract = done(await as(seller).post('/api/energy-contracts', { ...plain, secondPartyFiscalInfo }));
  done(await as(admin).post(`/api/admin/energy-contracts/${contract.id}/approve`, {}));
  const [invoice] = done(await as(admin).get('/api/admin/invoices')).items;

  const deleted = {
    project: (await make.project(seller, sellers.id, { status: 'deleted' })).id,
    offer: (await make.offer(buyer, buyers.id, { status: 'deleted' })).id,
    energy_contract: done(await as(seller).post('/api/energy-contracts', plain)).id as string,
    legal_entity: (await make.entity(seller, { name: 'Extinta, S.A.' })).id,
  };
  for (const table of ['energy_contract', 'legal_entity'] as const)
    await db.updateTable(table).set({ status: 'deleted' }).where('id', '=', deleted[table]).execute();
  await db.updateTable('project').set({ status: 'rejected' }).where('id', '=', pendingProject.id).execute();

  return {
    people: { seller, buyer, stranger, unapproved, admin },
    entities: { sellers: sellers.id, pending: pendingEntity.id, deleted: deleted.legal_entity },
    projects: {
      open: project.id,
      fraction: fraction.id,
      divided: whole.id,
      unapproved: pendingProject.id,
      deleted: deleted.project,
    },
    offers: { open: offer.id, deleted: deleted.offer },
    contracts: { approved: contract.id as string, deleted: deleted.energy_contract },
    invoices: { pending: invoice.id as string },
    negotiations: { ongoing: negotiation.id, cancelled: cancelled.id },
    version: version.id as string,
  };
}
