// The mail to who has handed something in.
import {
  contractPayload,
  legalEntityPayload,
  offerPayload,
  projectPayload,
} from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

let t: TestApp;
let user: TestUser;
let entityId: string;
const mailsTo = async ({ email }: TestUser): Promise<string[]> => {
  await t.runJobs();
  const mails = await t.db.selectFrom('mail').select('subject').where('recipient', '=', email).orderBy('id').execute();
  return mails.map(({ subject }) => subject);
};

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  user = await t.make.user();
  entityId = (await t.make.entity(user)).id;
});

describe('the receipt', () => {
  test('[NOT-48] says that a company, a project or an offer arrived, and how long a decision usually takes', async () => {
    const files = [{ fileId: await t.make.file(user), category: 'other' as const }];
    expect(
      (await t.as(user).post('/api/legal-entities/create', legalEntityPayload(files, { name: 'Nova, Lda.' }))).status,
    ).toBe(201);
    await t
      .as(user)
      .post('/api/projects', projectPayload(entityId, await t.make.file(user), { designation: 'Parque' }));
    const { body: offer } = await t.as(user).post('/api/offers', offerPayload(entityId, { name: 'Compra' }));
    expect(await mailsTo(user)).toEqual([
      'Recebemos a entidade Nova, Lda.',
      'Recebemos o projeto Parque',
      'Recebemos a oferta de compra Compra',
    ]);
    const [mail] = await t.db.selectFrom('mail').selectAll().where('kind', '=', 'offer.receipt').execute();
    expect(mail).toMatchObject({ recipient: user.email, status: 'sent' });
    await t.as(user).put('/api/users/language', { language: 'en' });
    await t.db.updateTable('offer').set({ status: 'approved' }).where('id', '=', offer.id).execute();
    const edited = offerPayload(entityId, { name: 'Compra 2' });
    expect((await t.as(user).put(`/api/offers/${offer.id}`, edited)).status).toBe(200);
    expect((await mailsTo(user)).at(-1)).toBe('We have received the purchase offer Compra 2');
  });

  test('[NOT-48] of a contract is sent too', async () => {
    const contract = contractPayload(entityId, { name: 'PPA da Serra' });
    expect((await t.as(user).post('/api/energy-contracts', contract)).status).toBe(201);
    expect(await mailsTo(user)).toEqual(['Recebemos o contrato PPA da Serra']);
  });

  test('[NOT-48] is one for each handing in, also when its job runs twice', async () => {
    const { body } = await t.as(user).post('/api/offers', offerPayload(entityId, { name: 'Uma' }));
    const receipt = { kind: 'offer', id: body.id, name: 'Uma', change: 'edited', userId: user.id };
    // The process ended after the commit, before it was noted that the job is done.
    for (const handingIn of ['second', 'second', 'third'])
      await enqueue(t.db, 'send_receipt', { ...receipt, handingIn });
    expect(await mailsTo(user)).toHaveLength(3);
  });

  test('[NOT-48] is not sent to who wants no mails about decisions', async () => {
    await t.as(user).put('/api/users/preferences', { mails: { decision: 'never' } });
    await t.as(user).post('/api/offers', offerPayload(entityId));
    expect(await mailsTo(user)).toEqual([]);
  });
});
