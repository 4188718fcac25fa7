// What a certificate says where this installation is the register, and of contracts approved before there were
// certificates.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { withoutTriggers } from '../../../test/database/without-triggers.ts';
import { changed, commercialTerms, conditions, fullEntry } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { type Db, json } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';

let t: TestApp;
let s: ContractScene;
let owner: Db;

beforeAll(async () => {
  t = await startTestApp({ REGISTRATION_ROLE: 'managing_entity' });
  owner = ownerDb(t);
  s = await contractScene(t);
  await s.setFees(0);
});

const path = '/api/energy-contracts';
const certificate = (id: string) =>
  t.app.inject({
    url: `${path}/${id}/certificate?language=pt`,
    headers: { authorization: `Bearer ${s.viewer.token}` },
  });
async function textOf(id: string): Promise<string> {
  const answer = await certificate(id);
  expect(answer.statusCode).toBe(200);
  const { pages } = await readPdf(answer.rawPayload);
  return pages.join(' ').replace(/\s+/g, ' ');
}
const termsOf = async (id: string) => (await t.as(s.viewer).get(`${path}/${id}/download?format=json`)).body;

let days = 9;
/** Each is signed on a day of its own. */
async function approved(changes: Parameters<ContractScene['registered']>[0] = {}): Promise<string> {
  days += 1;
  const { id } = await s.registered({ contractSignatureDate: `2026-10-${days}`, ...changes });
  expect((await s.approve(id)).status).toBe(200);
  return id;
}

describe('where this installation is the register', () => {
  test('the certificate is one of registration, and says that the duty was fulfilled where it applied', async () => {
    const text = await textOf(await approved({ annualVolume: 50_000 }));
    expect(text).toContain('Certificado de registo na Wattpact');
    expect(text).toContain('a entidade gestora do registo');
    expect(text).toContain('o dever de registo foi cumprido');
    expect(text).not.toContain('Não lhe cabe dizer');
  });

  test('it says no more of a contract whose duty cannot be told, and of one that was rejected since', async () => {
    const id = await approved();
    expect(await textOf(id)).not.toContain('foi cumprido');
    const rejected = await approved({ annualVolume: 50_000 });
    const edited = s.payload({ contractSignatureDate: `2026-10-${days}`, annualVolume: 60_000 });
    expect((await t.as(s.contracting).put(`${path}/${rejected}`, edited)).status).toBe(200);
    expect((await s.reject(rejected)).status).toBe(200);
    expect(await textOf(rejected)).not.toContain('foi cumprido');
  });

  test('what an amendment is to change stands while it waits and once it is rejected; so says the check', async () => {
    const id = await approved({ annualVolume: 50_000 });
    const { verifyAt } = (await termsOf(id)).contract;
    const before = (await termsOf(id)).termsHash;
    const stands = async () => {
      const { body } = await t.anonymous.get(`/api/verify/${verifyAt.split('/').at(-1)}`);
      expect(body).toMatchObject({ status: 'approved', termsHash: before });
      const text = await textOf(id);
      expect(text).toContain('o dever de registo foi cumprido');
      expect(text).toContain('Estado Aprovado');
      expect(text).not.toMatch(/Rejeitado|Pendente/);
    };
    const amendment = { reason: 'VOLUME', effectiveDate: '2026-12-01', fileId: await t.make.file(s.contracting) };
    const edited = { ...s.payload({ contractSignatureDate: `2026-10-${days}`, annualVolume: 60_000 }), amendment };
    expect((await t.as(s.contracting).put(`${path}/${id}`, edited)).status).toBe(200);
    await stands();
    expect((await s.reject(id)).status).toBe(200);
    await stands();
  });
});

describe('a contract that was approved before there were certificates, and edited since', () => {
  /** As a version without certificates left it. */
  async function withoutCertificate() {
    const id = await approved();
    const before = await termsOf(id);
    await owner.deleteFrom('contract_certificate').where('energy_contract_id', '=', id).execute();
    return { id, before };
  }
  const edit = async (id: string, changes: Record<string, unknown>) => {
    const body = changed(s.payload({ contractSignatureDate: `2026-10-${days}` }), changes);
    expect((await t.as(s.contracting).put(`${path}/${id}`, body)).status).toBe(200);
  };

  test('gets that of what was approved, which its history proves', async () => {
    const { id, before } = await withoutCertificate();
    const first = { ...conditions({ price: 35.5 }), 'location.country': 'spain', programmingUnit: 'UP1' };
    await edit(id, first);
    const further = { commercialTerms, technologies: [fullEntry], additionalInformation: 'Perfil solar.' };
    await edit(id, { ...first, ...conditions({ price: 36 }), ...further, name: 'Outro nome' });
    expect((await t.as(s.viewer).get(`${path}/${id}`)).body.hasCertificate).toBe(true);
    expect((await termsOf(id)).terms).toMatchObject({ name: 'Outro nome', location: { country: 'spain' } });
    const text = await textOf(id);
    expect(text).toContain(before.termsHash);
    expect(text.replaceAll(' ', '')).toContain(before.contract.approvedAt.replaceAll(' ', ''));
    const code = await t.db
      .selectFrom('contract_certificate')
      .selectAll()
      .where('energy_contract_id', '=', id)
      .execute();
    expect(code.map(({ terms, terms_hash: hash }) => [terms, hash])).toEqual([[before.terms, before.termsHash]]);
  });

  test('keeps what was approved as its first version when the edit is approved', async () => {
    const { id, before } = await withoutCertificate();
    await withoutTriggers(owner, 'contract_version', (db) =>
      db.deleteFrom('contract_version').where('energy_contract_id', '=', id).execute(),
    );
    await edit(id, conditions({ price: 35.5 }));
    expect((await s.approve(id)).status).toBe(200);
    const { body } = await t.as(s.viewer).get(`${path}/${id}/versions`);
    const { termsHash, contract } = await termsOf(id);
    expect(body).toMatchObject([
      { version: 2, termsHash, effectiveDate: lisbonDate(new Date(contract.approvedAt)) },
      {
        ...{ version: 1, termsHash: before.termsHash, approvedAt: before.contract.approvedAt },
        effectiveDate: `2026-10-${days}`,
      },
    ]);
    expect(body).toHaveLength(2);
    expect(await textOf(id)).toContain(termsHash);
  });

  test('names the company as it was called then', async () => {
    const { id, before } = await withoutCertificate();
    const changes = [{ fieldName: 'name', oldValue: 'Nome Antigo, Lda.', newValue: s.seller.name }];
    const renamed = { record_kind: 'legal_entity', record_id: s.seller.id, owner_id: s.seller.id, action: 'edited' };
    await t.db
      .insertInto('event')
      .values({ id: newId(), at: new Date().toISOString(), status: 'edited', changes: json(changes), ...renamed })
      .execute();
    const text = await textOf(id);
    expect(text).toContain('Nome Antigo, Lda.');
    expect(text).not.toContain(before.termsHash);
  });

  test('says why it has none where the history proves nothing, and gets it with the next approval', async () => {
    const { id } = await withoutCertificate();
    await edit(id, conditions({ price: 35.5 }));
    await t.platform.pool.query(
      `update energy_contract set content = jsonb_set(content, '{financialConditions,price}', '99') where id = $1`,
      [id],
    );
    const refused = await certificate(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'error_no_certificate']);
    await s.approve(id);
    expect(await textOf(id)).toContain((await termsOf(id)).termsHash);
  });
});
