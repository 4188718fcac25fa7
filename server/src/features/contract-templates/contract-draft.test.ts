// The content of the contract draft document in both formats: addresses, place, and each term as written.

import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { commercialTerms } from '../../../test/support/contract-body.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { placedText, readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { readWord } from '../../../test/support/word-text.ts';

const tested = await startTestApp();
const parties = await makeParties(tested);
await tested.db
  .updateTable('legal_entity')
  .set({ content: sql`content || '{"houseNumber": "90"}'` })
  .where('id', '=', parties.buyers.id)
  .execute();
const { id } = await parties.negotiate({ message: 'Olá' });
const base = `/api/negotiations/${id}/contract-templates`;

/** Both files of a new version, in the reader's language; the PDF with its lines joined. */
async function drafted(reader: { token: string }, changes: object) {
  const { firstPartyLegalEntityId: _, ...terms } = contractPayload('');
  const { status, body } = await tested.as(parties.seller).post(base, { ...terms, ...changes }, { 'if-match': '*' });
  expect([status, body.errors]).toEqual([201, undefined]);
  const download = async (format: string) =>
    (
      await tested.app.inject({
        url: `${base}/${body.id}/download?format=${format}`,
        headers: { authorization: `Bearer ${reader.token}` },
      })
    ).rawPayload;
  const file = await download('pdf');
  const { pages } = await readPdf(file);
  const { document } = readWord(await download('docx'));
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  return { file, pdf: plain(pages.join(' ')), word: plain(document.text), xml: document.xml };
}
const spanish = { parish: 'San Vicente de Alcántara', municipality: 'Badajoz', country: 'spain' };

test('[NEG-46] an address has its door number, or no word of one', async () => {
  const { buyers, sellers } = parties;
  const { pdf, word } = await drafted(parties.seller, {});
  for (const text of [pdf, word]) {
    expect(text).toContain(`${buyers.streetAddress}, 90, ${buyers.postalCode} ${buyers.city}`);
    expect(text).toContain(`${sellers.streetAddress}, ${sellers.postalCode} ${sellers.city}`);
  }
});

test('[NEG-46] the annex names the contract, the place, the phase and what was added; a parish is one of Portugal', async () => {
  const additionalInformation = 'Temperatura ≤ 5 °C → potência ≥ 10 MW.';
  const home = await drafted(parties.seller, { additionalInformation });
  const abroad = await drafted(parties.seller, { location: spanish });
  for (const format of ['pdf', 'word'] as const) {
    const annex = home[format].split('Anexo: quadro dos termos')[1] ?? '';
    for (const part of [contractPayload('').name, 'Várzea', 'Beja', 'Em construção', additionalInformation])
      expect(annex.replace(/\s/g, '')).toContain(part.replace(/\s/g, ''));
    expect(annex).toContain('Freguesia');
    expect(home[format]).toContain(`Informações adicionais: ${additionalInformation}`);
    expect(abroad[format]).toContain('situada em San Vicente de Alcántara, Badajoz, Espanha');
    expect(abroad[format]).not.toMatch(/freguesia|concelho/i);
  }
});

test('a blank line in a term makes no provision of its own', async () => {
  const { pdf, xml } = await drafted(parties.seller, {
    additionalInformation: 'Primeiro parágrafo:\n\nSegundo parágrafo.',
    extraClauses: [
      { name: 'Segredo', description: 'ponto um\n\nponto dois' },
      { name: 'Arbitragem', description: 'Lisboa.' },
    ],
  });
  expect(pdf).toMatch(/9\.1 Informações adicionais: Primeiro parágrafo: Segundo parágrafo\. 9\.2 Cláusulas adicionais/);
  expect(pdf).toMatch(/Segredo: ponto um ponto dois Arbitragem: Lisboa\. 9\.3 As alterações/);
  // The lines of a clause stay apart, in its provision and in the annex.
  expect(xml.match(/ponto um<(?:(?!ponto).)*<w:br\/>(?:(?!ponto).)*ponto dois/g)).toHaveLength(2);
});

test('prices and shares bear the same unit in the clauses and in the annex', async () => {
  const technologies = [{ type: 'SOLAR_POWER', installedCapacity: 12, lifetime: '10-15' }];
  const terms = { commercialTerms, technologies };
  const { pdf } = await drafted(parties.buyer, terms);
  expect(pdf.match(/34\.00 €\/MWh/g)).toHaveLength(2);
  expect(pdf.match(/(?<!\d)4\.25%/g)).toHaveLength(2);
  expect(pdf).toContain('Subject matter');
  const portuguese = await drafted(parties.seller, terms);
  expect(portuguese.pdf.match(/4,25 %/g)).toHaveLength(2);
  expect(portuguese.pdf).not.toContain('EUR');
});

test('the largest figures of a technology stand beside each other', async () => {
  const largest = 999_999_999;
  const figures = { installedCapacity: largest, annualForecastCapacity: largest, outputPower: largest };
  const technologies = [{ type: 'SOLAR_POWER', ...figures, lifetime: '10-15' }];
  const financialConditions = { ...contractPayload('').financialConditions, totalPurchasedCapacity: largest };
  const { file } = await drafted(parties.seller, { technologies, financialConditions });
  const figure = /^(?:999\s999\s999\sMW\s*)+$/;
  const row = (await placedText(file)).filter(
    ({ text, page }, _, all) => figure.test(text) && page === all.at(-1)?.page,
  );
  // Three of 83 points each, and something between them.
  const span = Math.max(...row.map(({ x, width }) => x + width)) - Math.min(...row.map(({ x }) => x));
  expect(span).toBeGreaterThan(3 * 83 + 4);
});

test('[NEG-46] every clause of fifty and each line of a term is in the PDF', async () => {
  const extraClauses = Array.from({ length: 50 }, (_, i) => ({ name: `Nome${i + 1}`, description: `Texto${i + 1}.` }));
  const additionalInformation = Array.from({ length: 60 }, (_, i) => `i${i + 1}`).join('\n');
  const { pdf } = await drafted(parties.seller, { extraClauses, additionalInformation });
  const [clauses = '', annex = ''] = pdf.split('Anexo: quadro dos termos');
  for (const part of [clauses, annex]) {
    const words = new Set(part.split(' '));
    expect(extraClauses.filter(({ description }) => !words.has(description))).toEqual([]);
    expect(additionalInformation.split('\n').filter((line) => !words.has(line) && !words.has(`${line}.`))).toEqual([]);
  }
});

test('[NEG-46] in Word those who sign stand beside each other, in a row that no page breaks', async () => {
  const { xml } = await drafted(parties.seller, {});
  const row = xml.match(/<w:tr>(?:(?!<\/w:tr>).)*Pelo Vendedor.*?<\/w:tr>/s)?.[0] ?? '';
  expect(row).toContain('Pelo Comprador');
  expect(row).toContain('<w:cantSplit/>');
});

test('[NEG-46] volume, delivery, guarantees of origin and renewal stand in their sentences, or in none', async () => {
  const said = {
    annualVolume: 92_000,
    deliveryType: 'PHYSICAL',
    guaranteesOfOrigin: 'INCLUDED',
    automaticRenewal: true,
  };
  const told = await drafted(parties.seller, said);
  const silent = await drafted(parties.seller, {});
  const clauses = (text: string) => text.split('Anexo: quadro dos termos')[0] ?? '';
  for (const format of ['pdf', 'word'] as const) {
    const sentences = [
      /Volume anual: 92\s000 MWh por ano\./,
      /Tipo de entrega: Física\./,
      /Garantias de origem: Incluídas no preço\./,
      /Renovação automática: Sim\./,
    ];
    for (const sentence of sentences) {
      expect(clauses(told[format])).toMatch(sentence);
      expect(clauses(silent[format])).not.toMatch(new RegExp(sentence.source.split(':')[0] ?? ''));
    }
    // The amount declared to the register is among the terms of the annex alone.
    expect(clauses(told[format])).not.toContain('declarada ao registo');
    expect(told[format].split('Anexo: quadro dos termos')[1]).toContain('declarada ao registo');
  }
});
