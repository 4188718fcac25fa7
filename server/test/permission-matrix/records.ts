// Records for the security tests, each created in the status that a call needs. All belong to the company Alfa; the
// negotiations and contracts are with Beta.

import { randomInt } from 'node:crypto';
import { codeFrom, codeLetters } from '@wattpact/domain/energy-contracts/verification-code';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { json } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { feeConfiguration } from '../support/contract-scene.ts';
import type { TestAnswer, TestApp } from '../support/test-app.ts';
import { upload } from '../support/uploads.ts';
import { createAccountRecords } from './account-records.ts';
import type { Person, Scene } from './scene.ts';

/** Its fields fill the path, and serve the body. */
export type Made = Record<string, string>;

const done = ({ status, body }: TestAnswer) => {
  if (status >= 300) throw new Error(`the scene could not be set: ${status} ${JSON.stringify(body)}`);
  return body;
};

export async function createRecords(t: TestApp, scene: Scene) {
  const { as, db } = t;
  const { alfa, beta, make, person, secrets } = scene;
  const [manage, contracting, counterparty, admin] = [
    person('manage'),
    person('contracting'),
    person('counterparty'),
    person('admin'),
  ];
  done(await as(admin).put('/api/admin/fee-configuration', feeConfiguration()));

  async function entity(status: 'approved' | 'pending_validation' = 'approved') {
    const { id } = await make.entity(manage, { status, name: `${secrets.alfa} II, Lda.`, contact: alfa.contact });
    for (const role of ['view', 'registry', 'contracting'] as const) await make.role(id, person(role), role);
    return { id, employeeId: await make.role(id, await make.user(), 'view'), status: 'rejected' };
  }
  type ItemChanges = { status?: 'approved' | 'pending_validation'; isPublishedInMarketplace?: boolean };
  const projectOf = (changes: ItemChanges = {}) => make.project(contracting, alfa.id, changes);
  const offerOf = (changes: ItemChanges = {}) => make.offer(contracting, alfa.id, changes);
  const idOf = async (made: Promise<{ id: string }>, more: Made = {}): Promise<Made> => ({
    id: (await made).id,
    ...more,
  });

  const contractBody = () => {
    const body = contractPayload(alfa.id, { name: `Contrato de ${secrets.alfa}` });
    const { name, fiscalNumber } = beta;
    return { ...body, secondPartyFiscalInfo: { ...body.secondPartyFiscalInfo, name, fiscalNumber } };
  };
  async function contract(status: 'pending_validation' | 'approved' = 'approved') {
    const { id } = done(await as(contracting).post('/api/energy-contracts', contractBody()));
    await db.updateTable('energy_contract').set({ status }).where('id', '=', id).execute();
    return { id: id as string, status: 'rejected', version: '1' };
  }
  /** In force, with an amendment that waits. */
  async function amended(): Promise<Made> {
    const made = await contract();
    const body = contractBody();
    const fileId = await make.file(contracting);
    const amendment = { reason: 'PRICE', effectiveDate: body.expectedStartDate, fileId };
    done(await as(contracting).put(`/api/energy-contracts/${made.id}`, { ...body, amendment }));
    return made;
  }
  /** With the code of its certificate. */
  async function certified(): Promise<Made> {
    const { id } = await contract();
    const code = codeFrom(() => randomInt(codeLetters.length));
    const row = { code, terms: json({}), terms_hash: '', approved_at: new Date().toISOString() };
    await db
      .insertInto('contract_certificate')
      .values({ energy_contract_id: id, ...row })
      .execute();
    return { code };
  }
  async function invoice(changes: { paid?: 'confirmation'; file?: 'attached' } = {}): Promise<Made> {
    const { id: energyContractId } = await contract();
    const body = { legalEntityId: alfa.id, energyContractId, feeType: 'REGISTRATION', description: 'Registo' };
    const { id } = done(await as(admin).post('/api/admin/invoices', body));
    const by = changes.file ? admin : contracting;
    const fileId = await make.file(by);
    if (changes.paid) done(await as(contracting).post(`/api/payments/${id}/upload-file/${fileId}`));
    if (changes.file) done(await as(admin).post(`/api/admin/invoices/${id}/upload-file/${fileId}`));
    return { id, invoiceId: id, fileId };
  }
  const { firstPartyLegalEntityId: _, ...terms } = contractBody();
  /** ONGOING, with a message and a version of the contract template. */
  async function negotiation(): Promise<Made> {
    const { id: projectId } = await projectOf();
    const opening = { entityType: 'PROJECT', projectId, legalEntityId: beta.id, message: secrets.message };
    const { id } = done(await as(counterparty).post('/api/negotiations', opening));
    const path = `/api/negotiations/${id}/contract-templates`;
    const { id: templateId } = done(await as(contracting).post(path, terms));
    // `projectId` is for bodies; no path reads it.
    return { id, templateId, projectId };
  }
  async function messageFile(): Promise<Made> {
    const { id } = await negotiation();
    const fileId = await make.file(contracting);
    done(await as(contracting).post(`/api/negotiations/${id}/messages`, { text: 'Anexo', files: [fileId] }));
    return { id: fileId };
  }
  async function link(): Promise<Made> {
    const { id } = done(await upload(as(contracting)));
    const { url } = done(await as(contracting).get(`/api/files/download/${id}`));
    return { id, url: url.replace(/^https?:\/\/[^/]+/, '') };
  }
  const notification = async (): Promise<Made> => {
    const id = newId();
    const data = {
      resourceType: 'project',
      resourceId: newId(),
      resourceName: `Parque de ${secrets.alfa}`,
      status: 'approved',
    };
    await db
      .insertInto('notification')
      .values({
        id,
        user_id: manage.id,
        translation_key: 'project.approved',
        data: json({ ...data, resourceEntity: null, entityType: null }),
        created_at: new Date().toISOString(),
      })
      .execute();
    return { id };
  };
  const savedSearch = async () =>
    done(
      await as(manage).post('/api/search/save', {
        name: `Parques para ${secrets.alfa}`,
        notify: false,
        listEntity: 'projects',
        filters: {},
      }),
    ) as { id: string };

  /** An administrator has just approved it. */
  async function decided(base: string, made: Promise<{ id: string }>): Promise<Made> {
    const { id } = await made;
    done(await as(admin).post(`/api/admin/${base}/${id}/approve`, {}));
    return { id };
  }

  const of = {
    ...(await createAccountRecords(t, scene)),
    none: async (): Promise<Made> => ({}),
    entity: () => entity(),
    pendingEntity: () => entity('pending_validation'),
    decidedEntity: () => decided('legal-entities', entity('pending_validation')),
    entityToHandOver: async (): Promise<Made> => {
      const { id } = await entity();
      const heir = await make.user();
      await make.role(id, heir, 'manage');
      return { id, userId: heir.id };
    },
    project: () => idOf(projectOf({ isPublishedInMarketplace: false }), { type: 'projects', status: 'rejected' }),
    publishedProject: () => idOf(projectOf(), { type: 'projects' }),
    pendingProject: () => idOf(projectOf({ status: 'pending_validation' })),
    offer: () => idOf(offerOf({ isPublishedInMarketplace: false }), { type: 'offers', status: 'rejected' }),
    publishedOffer: () => idOf(offerOf(), { type: 'offers' }),
    pendingOffer: () => idOf(offerOf({ status: 'pending_validation' })),
    decidedProject: () => decided('projects', projectOf({ status: 'pending_validation' })),
    decidedOffer: () => decided('offers', offerOf({ status: 'pending_validation' })),
    contract: () => contract(),
    pendingContract: () => contract('pending_validation'),
    amended,
    certified,
    /** With a file that the caller has uploaded. */
    contractWithFile: async (caller?: Person): Promise<Made> => ({
      ...(await contract()),
      fileId: await make.file(caller ?? contracting),
    }),
    invoice: () => invoice(),
    invoiceWithConfirmation: () => invoice({ paid: 'confirmation' }),
    invoiceWithFile: () => invoice({ file: 'attached' }),
    /** With a file that the caller has uploaded. */
    invoiceAndUpload: async (caller?: Person) => ({
      ...(await invoice()),
      fileId: await make.file(caller ?? contracting),
    }),
    negotiation,
    messageFile,
    link,
    /** Temporary, uploaded by the colleague with CONTRACTING. */
    temporaryFile: async (): Promise<Made> => ({ id: await make.file(contracting) }),
    projectFile: async (): Promise<Made> => {
      const { id } = await projectOf({ isPublishedInMarketplace: false });
      return { id: await make.file(contracting, { kind: 'project', id }) };
    },
    notification,
    savedSearch,
    section: async () => ({ section: 'price', language: 'pt' }),
    otherNumber: async (): Promise<Made> => ({ number: beta.fiscalNumber, country: 'portugal' }),
    provider: async () => ({ provider: 'company' }),
  } satisfies Record<string, (caller?: Person) => Promise<Made>>;

  return { of, contractBody, terms, scene, t };
}

export type Records = Awaited<ReturnType<typeof createRecords>>;
export type RecordName = keyof Records['of'];
