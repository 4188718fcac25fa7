// A contract outside of the product: the download, the certificate, and the check of its code.
import { createHash } from 'node:crypto';
import { canonicalJson } from '@wattpact/domain/records/canonical-json';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { changed, conditions } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { attachmentIn } from '../../platform/documents/attached-file.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
});
beforeEach(() => t.db.deleteFrom('rate_counter').execute());

const path = '/api/energy-contracts';
const sha256 = (terms: unknown) => createHash('sha256').update(canonicalJson(terms)).digest('hex');
const codeOf = async (id: string) =>
  (
    await t.db
      .selectFrom('contract_certificate')
      .select('code')
      .where('energy_contract_id', '=', id)
      .executeTakeFirstOrThrow()
  ).code;
const get = (url: string, user: TestUser) => t.app.inject({ url, headers: { authorization: `Bearer ${user.token}` } });

async function pdfOf(url: string, user: TestUser) {
  const answer = await get(url, user);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { pages } = await readPdf(answer.rawPayload);
  return {
    file: answer.rawPayload,
    name: answer.headers['content-disposition'],
    text: pages.join(' ').replace(/\s+/g, ' '),
  };
}
const jsonOf = async (id: string, user: TestUser = s.contracting) =>
  (await get(`${path}/${id}/download?format=json`, user)).json();

async function registered(changes: Parameters<ContractScene['registered']>[0] = {}) {
  const { id, number } = await s.registered(changes);
  return { id: id as string, number: number as string };
}
const approved = async () => {
  const made = await registered();
  expect((await s.approve(made.id)).status).toBe(200);
  return made;
};

describe('the download', () => {
  test('[CON-156] has all terms, number, status and dates', async () => {
    const { id, number } = await registered({ additionalInformation: 'Perfil solar típico.' });
    const { text, name } = await pdfOf(`${path}/${id}/download?format=pdf&language=pt`, s.contracting);
    expect(name).toBe(`attachment; filename=${number}.pdf`);
    for (const part of [
      number,
      s.payload().name,
      'Pendente de validação',
      'Solar da Planície, Lda.',
      s.seller.fiscalNumber,
      s.payload().secondPartyFiscalInfo.name,
      s.buyerNumber,
      '34,00 €/MWh',
      'Perfil solar típico.',
      'Histórico',
      'Criado',
    ])
      expect(text).toContain(part);
  });

  test.each([
    ['en', ['34.00 €/MWh', 'Submitted', 'History']],
    ['es', ['34,00 €/MWh', 'Entregado el', 'Historial']],
  ] as const)('is in the language that is asked for: %s', async (language, parts) => {
    const { id } = await registered();
    const { text } = await pdfOf(`${path}/${id}/download?language=${language}`, s.contracting);
    for (const part of parts) expect(text).toContain(part);
  });

  test('the hash on each page is that of the attached terms, and the JSON has the same', async () => {
    const { id } = await registered();
    const { file, text } = await pdfOf(`${path}/${id}/download`, s.contracting);
    const attached = JSON.parse(attachmentIn(file) ?? '');
    const downloaded = await jsonOf(id);
    expect(attached).toEqual(downloaded);
    expect(sha256(attached.terms)).toBe(attached.termsHash);
    expect(text).toContain(attached.termsHash);
    expect(attached.terms).toMatchObject({
      firstParty: { name: s.seller.name },
      financialConditions: s.payload().financialConditions,
    });
    expect(attached.contract).toMatchObject({ status: 'pending_validation', approvedAt: null, verifyAt: null });
    for (const name of ['negotiationId', 'projectId', 'documents', 'firstPartyLegalEntityId'])
      expect(attached.terms).not.toHaveProperty(name);
  });

  test('the second party gets the same terms, without history and without the data of the first', async () => {
    const { id } = await approved();
    await t.as(s.contracting).post(`${path}/${id}/terminate`, { terminationType: 'OTHER', details: 'Segredo da casa' });
    const own = await pdfOf(`${path}/${id}/download?language=pt`, s.contracting);
    const theirs = await pdfOf(`${path}/${id}/download?language=pt`, s.buyer);
    for (const part of ['Histórico', s.seller.fiscalNumber, 'Segredo da casa']) {
      expect(own.text).toContain(part);
      expect(theirs.text).not.toContain(part);
    }
    expect(theirs.text).toContain(s.seller.name);
    expect(await jsonOf(id, s.buyer)).toEqual(await jsonOf(id));
    const viewer = await pdfOf(`${path}/${id}/download?language=pt`, s.viewer);
    expect(viewer.text).not.toContain('Histórico');
    expect((await pdfOf(`${path}/${id}/download?language=pt`, s.admin)).text).toContain('Histórico');
  });

  test('anonymous 401, a stranger and an unknown contract 404, another format or language 400', async () => {
    const { id } = await registered();
    expect((await t.anonymous.get(`${path}/${id}/download`)).status).toBe(401);
    expect((await t.as(s.stranger).get(`${path}/${id}/download`)).status).toBe(404);
    expect((await t.as(s.admin).get(`${path}/${crypto.randomUUID()}/download`)).status).toBe(404);
    for (const query of ['format=docx', 'language=fr'])
      expect((await t.as(s.contracting).get(`${path}/${id}/download?${query}`)).status).toBe(400);
  });
});

describe('the certificate', () => {
  test('names number, instants, company, person, parties, hash and address, from the first approval on', async () => {
    const { id, number } = await registered();
    expect((await t.as(s.contracting).get(`${path}/${id}`)).body.hasCertificate).toBe(false);
    expect((await t.as(s.contracting).get(`${path}/${id}/certificate`)).status).toBe(409);
    await s.approve(id);
    expect((await t.as(s.buyer).get(`${path}/${id}`)).body.hasCertificate).toBe(true);
    const code = await codeOf(id);
    const { termsHash, contract } = await jsonOf(id);
    const person = await t.db
      .selectFrom('app_user')
      .select('display_name')
      .where('id', '=', s.contracting.id)
      .executeTakeFirstOrThrow();
    for (const user of [s.viewer, s.buyer, s.admin]) {
      const { text, name } = await pdfOf(`${path}/${id}/certificate?language=pt`, user);
      expect(name).toBe(`attachment; filename="Certificado ${number}.pdf"`);
      for (const part of [
        number,
        contract.handedInAt,
        contract.approvedAt,
        s.seller.name,
        s.payload().secondPartyFiscalInfo.name,
        person.display_name,
        termsHash,
        `${t.config.publicUrl}/verify/${code}`,
        'Não lhe cabe dizer se com isso se cumpre um dever legal de registo',
      ])
        expect(text.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''));
      expect(text).not.toContain('34,00');
    }
    const english = await pdfOf(`${path}/${id}/certificate?language=en`, s.viewer);
    expect(english.text).toContain('Check this certificate');
  });

  test('an edit that waits changes nothing of it; the next approval does, under the same code', async () => {
    const { id } = await approved();
    const [before, code] = [await jsonOf(id), await codeOf(id)];
    await t.as(s.contracting).put(`${path}/${id}`, changed(s.payload(), conditions({ price: 35.5 })));
    const waiting = await jsonOf(id);
    expect(waiting.terms.financialConditions.price).toBe(35.5);
    expect(waiting.termsHash).not.toBe(before.termsHash);
    expect((await pdfOf(`${path}/${id}/certificate`, s.viewer)).text).toContain(before.termsHash);
    expect((await t.anonymous.get(`/api/verify/${code}`)).body).toMatchObject({
      status: 'pending_validation',
      termsHash: before.termsHash,
    });
    await s.approve(id);
    expect((await t.anonymous.get(`/api/verify/${code}`)).body.termsHash).toBe(waiting.termsHash);
    expect(await codeOf(id)).toBe(code);
  });

  test('a company that is renamed later stays in what was approved', async () => {
    const { id } = await approved();
    const before = await jsonOf(id);
    const rename = (name: string) =>
      t.db
        .updateTable('legal_entity')
        .set({ content: sql`content || jsonb_build_object('name', ${name}::text)` })
        .where('id', '=', s.seller.id)
        .execute();
    await rename('Outro Nome, S.A.');
    expect((await t.as(s.viewer).get(`${path}/${id}`)).body.firstPartyLegalEntity.name).toBe('Outro Nome, S.A.');
    expect(await jsonOf(id)).toEqual(before);
    await rename(s.seller.name);
  });

  test('a contract approved before there were certificates gets one, once', async () => {
    const { id } = await approved();
    await ownerDb(t).deleteFrom('contract_certificate').where('energy_contract_id', '=', id).execute();
    expect((await t.as(s.viewer).get(`${path}/${id}`)).body.hasCertificate).toBe(true);
    const both = await Promise.all([1, 2].map(() => get(`${path}/${id}/certificate`, s.viewer)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const history = (await t.as(s.contracting).get(`${path}/${id}/history`)).body;
    const approval = history.find(({ status }: { status: string }) => status === 'approved');
    expect((await t.anonymous.get(`/api/verify/${await codeOf(id)}`)).body.approvedAt).toBe(approval.createdAt);
  });

  test('anonymous 401, a stranger 404, another language 400', async () => {
    const { id } = await approved();
    expect((await t.anonymous.get(`${path}/${id}/certificate`)).status).toBe(401);
    expect((await t.as(s.stranger).get(`${path}/${id}/certificate`)).status).toBe(404);
    expect((await t.as(s.viewer).get(`${path}/${id}/certificate?language=fr`)).status).toBe(400);
  });
});

describe('the check of a code', () => {
  test('is for anybody, and tells neither parties nor prices', async () => {
    const { id, number } = await approved();
    const code = await codeOf(id);
    expect(code).toMatch(/^([A-HJKMNP-TV-Z2-9]{5}-){3}[A-HJKMNP-TV-Z2-9]{5}$/);
    const { termsHash, contract } = await jsonOf(id);
    const { handedInAt, approvedAt } = contract;
    const expected = { number, handedInAt, approvedAt, status: 'active', termsHash };
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', '')])
      expect(await t.anonymous.get(`/api/verify/${typed}`)).toMatchObject({ status: 200, body: expected });
    expect(Object.keys((await t.anonymous.get(`/api/verify/${code}`)).body).toSorted()).toEqual(
      Object.keys(expected).toSorted(),
    );
    const removal = { justification: 'Registado duas vezes.' };
    await t.as(s.admin).delete(`/api/admin/energy-contracts/${id}?force=true`, removal);
    expect((await t.anonymous.get(`/api/verify/${code}`)).body).toEqual({ ...expected, status: 'deleted' });
  });

  test('the printed address answers a program, and leads a browser to the page in its language', async () => {
    const { id } = await approved();
    const code = await codeOf(id);
    const program = await t.app.inject({ url: `/verify/${code}`, headers: { accept: 'application/json' } });
    expect([program.statusCode, program.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(program.json()).toEqual((await t.anonymous.get(`/api/verify/${code}`)).body);
    const headers = { accept: 'text/html,application/json;q=0.9', 'accept-language': 'es' };
    const browser = await t.app.inject({ url: `/verify/${code}`, headers });
    expect([browser.statusCode, browser.headers.location]).toEqual([302, `/es/verify/${code}`]);
    const unknown = await t.app.inject({ url: '/verify/x', headers: { accept: 'application/json' } });
    expect(unknown.statusCode).toBe(404);
  });

  test.each(['ABCDE-FGHJK-MNPQR-STVWX', 'x', "'%20or%201=1", '%00'])('an unknown code is 404: %s', async (code) => {
    expect((await t.anonymous.get(`/api/verify/${code}`)).status).toBe(404);
  });

  test('sixty tries an hour for each client address, whatever the code; then 429 with Retry-After', async () => {
    const { id } = await approved();
    const code = await codeOf(id);
    const from = (remoteAddress: string, typed: string) => t.app.inject({ url: `/api/verify/${typed}`, remoteAddress });
    for (let count = 0; count < 60; count += 1) expect((await from('192.0.2.7', 'x')).statusCode).toBe(404);
    const refused = await from('192.0.2.7', code);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'error_too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.8', code)).statusCode).toBe(200);
  });
});
