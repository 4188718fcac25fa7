// Contract templates over HTTP: versions, the two sides' view of the same terms, changes, and the end of access.
import { createHash } from 'node:crypto';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeEach, describe, expect, test } from 'vitest';
import { commercialTerms } from '../../../test/support/contract-body.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { readWord } from '../../../test/support/word-text.ts';

const tested = await startTestApp();
const { as, runJobs } = tested;
let parties: Awaited<ReturnType<typeof makeParties>>;
let base: string;
let negotiationId: string;
beforeEach(async () => {
  parties = await makeParties(tested);
  negotiationId = (await parties.negotiate({ message: 'Olá' })).id;
  base = `/api/negotiations/${negotiationId}/contract-templates`;
});

type Somebody = { token: string };
/** A contract's payload without its parties. */
function terms(changes: object = {}) {
  const {
    firstPartyLegalEntityId: _first,
    secondPartyFiscalInfo: _second,
    roleInEnergyContract: _role,
    ...shared
  } = contractPayload('');
  return { ...shared, ...changes };
}

const saveVersion = (user: Somebody | undefined, body: unknown = terms(), headers?: Record<string, string>) =>
  as(user).post(base, body, headers);
const changeOf = (changes: object) => terms({ financialConditions: { ...terms().financialConditions, ...changes } });

describe('saving versions', () => {
  test('[NEG-43] [NEG-44] [NEG-45] each save is a new version, by either side', async () => {
    const first = await saveVersion(parties.seller);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ version: 1, authorId: parties.seller.id, terms: { name: terms().name } });
    expect(first.headers.etag).toBe('"1"');
    const second = await as(parties.buyer).put(`${base}/${first.body.id}`, changeOf({ price: 33 }), {
      'if-match': '"1"',
    });
    expect([second.status, second.body.version]).toEqual([200, 2]);
    const { body: list } = await as(parties.buyerReader).get(base);
    expect(list.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect(list[0]).toEqual({
      id: second.body.id,
      version: 2,
      createdAt: second.body.createdAt,
      authorId: parties.buyer.id,
      authorName: second.body.authorName,
      apiKey: null,
      legalEntityId: parties.buyers.id,
      acceptances: [],
    });
    const { body: negotiation } = await as(parties.seller).get(`/api/negotiations/${negotiationId}`);
    expect(negotiation.templates).toEqual(list);
    const { body: old } = await as(parties.seller).get(`${base}/${first.body.id}`);
    expect(old.terms.financialConditions.price).toBe(34);
  });

  test('[NEG-42] each reads the terms from their side, ready to register', async () => {
    await saveVersion(parties.seller, {
      ...terms(),
      roleInEnergyContract: 'BUYER',
      secondPartyFiscalInfo: { name: 'Outra' },
      documents: [crypto.randomUUID()],
    });
    const latest = async (user: Somebody) => (await as(user).get(`${base}/latest`)).body.terms;
    const { name, country, fiscalNumber, streetAddress, city, postalCode } = parties.buyers;
    const seen = await latest(parties.seller);
    expect(seen).toEqual({
      ...terms(),
      roleInEnergyContract: 'SELLER',
      secondPartyFiscalInfo: { name, country, fiscalNumber, streetAddress, city, postalCode },
    });
    const theirs = await latest(parties.buyerReader);
    expect(theirs).toMatchObject({
      roleInEnergyContract: 'BUYER',
      secondPartyFiscalInfo: { name: parties.sellers.name, fiscalNumber: parties.sellers.fiscalNumber },
    });
  });

  test('a stale version is 412 and saves nothing; of two who change the same version one wins', async () => {
    const { body: first } = await saveVersion(parties.seller);
    const put = (user: Somebody, version: string) =>
      as(user).put(`${base}/${first.id}`, changeOf({ price: 30 }), { 'if-match': version });
    const answers = await Promise.all([put(parties.seller, '"1"'), put(parties.buyer, '1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = await put(parties.buyer, '"1"');
    expect([stale.status, stale.body.code]).toEqual([412, 'error_version_mismatch']);
    expect((await put(parties.buyer, 'one')).status).toBe(400);
    expect((await put(parties.buyer, '*')).body.version).toBe(3);
    expect((await as(parties.seller).get(base)).body).toHaveLength(3);
  });

  test('[NEG-06] a repeat is not answered once the templates are out of reach', async () => {
    const again = () => saveVersion(parties.buyer, terms(), { 'idempotency-key': 'once' });
    const first = await again();
    expect(await again()).toMatchObject({ status: 201, body: { id: first.body.id } });
    await as(parties.seller).patch(`/api/negotiations/${negotiationId}/cancelled`, {});
    expect((await again()).status).toBe(403);
  });

  test('[NEG-45] wants CONTRACTING; strangers find nothing, administrators are kept out', async () => {
    const statuses = [];
    const { buyerReader, sellerReader, admin, stranger } = parties;
    for (const user of [undefined, buyerReader, sellerReader, admin, stranger])
      statuses.push((await saveVersion(user)).status);
    expect(statuses).toEqual([401, 403, 403, 403, 404]);
    const { body } = await saveVersion(parties.buyer);
    for (const path of ['', '/latest', '/changes', `/${body.id}`, `/${body.id}/download`]) {
      expect([path, (await as(admin).get(base + path)).status]).toEqual([path, 403]);
      expect([path, (await as(stranger).get(base + path)).status]).toEqual([path, 404]);
      expect([path, (await as().get(base + path)).status]).toEqual([path, 401]);
    }
  });

  test('[NEG-45] only while ONGOING: 409 before the first message', async () => {
    await as(parties.buyer).patch(`/api/negotiations/${negotiationId}/cancelled`, {});
    const { id } = await parties.negotiate();
    const early = await as(parties.buyer).post(`/api/negotiations/${id}/contract-templates`, terms());
    expect([early.status, early.body.code]).toEqual([409, 'error_wrong_status']);
  });

  test('[NEG-06] after cancelling every call about templates is refused and the record lists none', async () => {
    const { body } = await saveVersion(parties.seller);
    await as(parties.buyer).patch(`/api/negotiations/${negotiationId}/cancelled`, {});
    for (const path of ['', '/latest', '/changes', `/${body.id}`, `/${body.id}/download`]) {
      const answer = await as(parties.seller).get(base + path);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'error_negotiation_cancelled']);
    }
    expect((await saveVersion(parties.seller)).status).toBe(403);
    expect((await as(parties.seller).put(`${base}/${body.id}`, terms())).status).toBe(403);
    const { body: negotiation } = await as(parties.seller).get(`/api/negotiations/${negotiationId}`);
    expect(negotiation.templates).toEqual([]);
  });

  test('the contract’s own rules hold for the terms', async () => {
    const refused = await saveVersion(parties.buyer, {
      ...changeOf({ price: undefined, totalPurchasedCapacity: 0 }),
      expectedEndDate: '2020-01-01',
      firstPartyLegalEntityId: parties.buyers.id,
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map((one: { path: string }) => one.path).sort()).toEqual([
      'expectedEndDate',
      'financialConditions.maximumAmountEnergyAllowed',
      'financialConditions.price',
      'financialConditions.totalPurchasedCapacity',
      'firstPartyLegalEntityId',
    ]);
    expect((await saveVersion(parties.buyer, {})).status).toBe(400);
    const variable = await saveVersion(parties.buyer, changeOf({ pricingType: 'variable', indexingType: 'MIBEL' }));
    expect(variable.body.terms.financialConditions).toMatchObject({ pricingType: 'VARIABLE_PRICING' });
    expect(variable.body.terms.financialConditions.price).toBeUndefined();
  });

  test('an unknown version is not found', async () => {
    expect((await as(parties.buyer).get(`${base}/latest`)).status).toBe(404);
    await saveVersion(parties.buyer);
    for (const id of ['17', crypto.randomUUID()]) {
      expect((await as(parties.buyer).get(`${base}/${id}`)).status).toBe(404);
      expect((await as(parties.buyer).put(`${base}/${id}`, terms())).status).toBe(404);
    }
  });
});

describe('changes', () => {
  test('[NEG-43] between any two versions, the last two by default; one alone has none', async () => {
    const changes = (query = '') => as(parties.seller).get(`${base}/changes${query}`);
    expect((await changes()).body).toEqual([]);
    const { body: first } = await saveVersion(parties.seller);
    expect((await changes()).body).toEqual([]);
    await as(parties.buyer).put(`${base}/${first.id}`, changeOf({ price: 33 }));
    await as(parties.buyer).put(`${base}/${first.id}`, {
      ...changeOf({ price: 33.5 }),
      programmingUnit: 'UP-1',
      technologies: ['SOLAR_POWER', 'STORAGE'],
    });
    const by = (version: number) => ({ version, authorName: expect.stringContaining('Test') });
    expect((await changes()).body).toEqual([
      {
        fieldName: 'technologies',
        oldValue: [{ type: 'SOLAR_POWER' }],
        newValue: [{ type: 'SOLAR_POWER' }, { type: 'STORAGE' }],
        by: [by(3)],
      },
      { fieldName: 'price', oldValue: 33, newValue: 33.5, by: [by(3)] },
      { fieldName: 'programmingUnit', oldValue: null, newValue: 'UP-1', by: [by(3)] },
    ]);
    const price = { fieldName: 'price', by: [by(2)] };
    expect((await changes('?from=1&to=2')).body).toEqual([{ ...price, oldValue: 34, newValue: 33 }]);
    expect((await changes('?from=2&to=1')).body).toEqual([{ ...price, oldValue: 33, newValue: 34 }]);
    // Over several versions, each change names the versions that made it.
    const { body: all } = await changes('?from=1&to=3');
    const versionsOf = (fieldName: string) =>
      all
        .find((one: { fieldName: string }) => one.fieldName === fieldName)
        .by.map((one: { version: number }) => one.version);
    expect([versionsOf('price'), versionsOf('programmingUnit')]).toEqual([[2, 3], [3]]);
    expect((await changes('?to=2')).body).toHaveLength(1);
    expect((await changes('?from=1')).body).toHaveLength(3);
    expect((await changes('?from=9')).status).toBe(404);
    expect((await changes('?from=0')).status).toBe(400);
    expect((await changes('?from=first')).status).toBe(400);
  });
});

describe('the contract draft document', () => {
  const download = (user: Somebody, id: string, query = '') =>
    tested.app.inject({
      url: `${base}/${id}/download${query}`,
      headers: { authorization: `Bearer ${user.token}` },
    });
  const pdfText = async (user: Somebody, id: string) => {
    const { pages, about } = await readPdf((await download(user, id)).rawPayload);
    return { pages: pages.map((page) => page.replace(/\s+/g, ' ')), about };
  };
  const hash = /SHA-256: ([0-9a-f]{64})/;

  test('[NEG-23] [NEG-46] as PDF in the reader’s language, with parties, terms, version and hash', async () => {
    const { body } = await saveVersion(parties.seller);
    const pdf = await download(parties.sellerReader, body.id);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; .*v1\.pdf/);
    const { pages, about } = await pdfText(parties.sellerReader, body.id);
    const text = pages.join(' ');
    const { sellers, buyers } = parties;
    expect(about.Title).toBe(terms().name);
    for (const part of [terms().name, sellers.name, sellers.fiscalNumber, buyers.name, '34,00 €/MWh', '01/07/2027']) {
      expect(text).toContain(part);
    }
    for (const part of [
      'Borrador, versión 1 del',
      'Solar',
      '1.1',
      'a)',
      'Por el Vendedor',
      'Anexo: cuadro de términos',
    ]) {
      expect(text).toContain(part);
    }
    // The text contains no placeholder, no key, no index of a fixed price and no absent clause.
    expect(text).not.toMatch(/\{\{|[A-Z]{3,}_[A-Z]|Indexación|Cláusulas adicionales/);
    expect(text).toContain('[por acordar]');
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(hash);
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    const english = (await pdfText(parties.buyer, body.id)).pages.join(' ');
    expect(english).toContain('Draft, version 1 of');
    expect(hash.exec(english)?.[1]).toBe(hash.exec(text)?.[1]);
  });

  test('the hash can be reckoned from the terms, is the same for both sides, and another with other terms', async () => {
    const { body } = await saveVersion(parties.seller, changeOf({ price: 34.5 }));
    const { body: read } = await as(parties.buyer).get(`${base}/latest`);
    // The hash is computed as docs/contract-drafts.md says.
    const { roleInEnergyContract: _role, secondPartyFiscalInfo: _second, ...shared } = read.terms;
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .sort()
                .map(([name, inner]) => [name, sorted(inner)]),
            )
          : value;
    const reckoned = createHash('sha256')
      .update(JSON.stringify(sorted(shared)))
      .digest('hex');
    expect([body.termsHash, read.termsHash]).toEqual([reckoned, reckoned]);
    expect((await pdfText(parties.buyer, body.id)).pages[0]).toContain(reckoned);
    const { body: second } = await saveVersion(parties.buyer, changeOf({ price: 34.6 }));
    expect(second.termsHash).not.toBe(reckoned);
    const { body: third } = await saveVersion(parties.buyer, changeOf({ price: 34.5 }));
    expect(third.termsHash).toBe(reckoned);
  });

  test('a fuller contract: its prices, technologies and clauses stand in tables', async () => {
    const { body } = await saveVersion(parties.buyer, {
      ...changeOf({ pricingType: 'HYBRID_PRICING', indexingType: 'MIBEL', indexingPercentage: 40 }),
      technologies: [{ type: 'SOLAR_POWER', installedCapacity: 12, lifetime: '10-15' }],
      extraClauses: [{ name: 'Cessão', description: 'Só com acordo escrito.' }],
      commercialTerms,
    });
    const price = (value: number) => value.toFixed(2).replace('.', ',');
    const text = (await pdfText(parties.seller, body.id)).pages.join(' ');
    for (const part of [
      '34,00 €/MWh',
      '40 %',
      '12 MW',
      'MIBEL',
      'Cessão: Só com acordo escrito.',
      `${price(commercialTerms.shortfallDeviationPrice)} €/MWh`,
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    expect(text).not.toMatch(/[A-Z]{3,}_[A-Z]|\[por acordar\] EUR/);
  });

  test('[NEG-46] as Word beside it, its clauses numbered by Word; another format is refused', async () => {
    const { body } = await saveVersion(parties.buyer);
    const word = await download(parties.seller, body.id, '?format=docx');
    expect(word.statusCode).toBe(200);
    expect(word.headers['content-disposition']).toMatch(/v1\.docx/);
    const { document, footer } = readWord(word.rawPayload);
    for (const part of [
      terms().name,
      parties.sellers.name,
      '34,00 €/MWh',
      'Pelo Comprador',
      '34,00 €/MWh',
      '[por acordar]',
    ])
      expect(document.text.replaceAll('\u00a0', ' ')).toContain(part);
    expect(document.text).not.toMatch(/\{\{|[A-Z]{3,}_[A-Z]|Indexação/);
    expect(document.xml).toContain('<w:numPr>');
    expect(document.xml).toContain('<w:tbl>');
    expect(footer.text).toContain(body.termsHash);
    expect(footer.xml).toContain('NUMPAGES');
    expect((await download(parties.seller, body.id, '?format=odt')).statusCode).toBe(400);
    expect((await download(parties.seller, crypto.randomUUID())).statusCode).toBe(404);
  });
});

test('[NOT-08] the other side hears of a new version', async () => {
  await saveVersion(parties.seller);
  await runJobs();
  const { body } = await as(parties.buyer).get('/api/notifications');
  expect(body.items[0].title).toMatchObject({
    translationKey: 'contract_template.created',
    data: { resourceType: 'contract_template', resourceId: negotiationId, status: 'created' },
  });
  const own = await as(parties.seller).get('/api/notifications');
  expect(JSON.stringify(own.body)).not.toContain('contract_template');
});
