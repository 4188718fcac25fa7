// The texts of fields: each kind in the three languages, and no field of a payload without its label.

import { type RecordKindName, recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { fieldKinds } from '@wattpact/domain/terms/field-kinds';
import { payloads } from '@wattpact/domain/testing/payload-fields';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languages, wordsIn } from '../../testing/words-in.ts';
import { fieldLabel, placedLabel } from './field-label.ts';
import { fieldText, kindAt, valueText } from './field-text.ts';

const solar = [{ type: 'SOLAR_POWER', installedCapacity: 46, lifetime: null }, { type: 'STORAGE' }];
const clauses = [{ name: 'Cessão', type: 'Geral', description: 'Sem cessão.' }];

describe('a value in the words of its kind', () => {
  test.each<[string, RecordKindName, string, unknown, string, string, string]>([
    ['text', 'project', 'designation', 'Parque', 'Parque', 'Parque', 'Parque'],
    ['prose', 'project', 'additionalInformation', 'Duas\nlinhas', 'Duas\nlinhas', 'Duas\nlinhas', 'Duas\nlinhas'],
    ['code', 'legal_entity', 'postalCode', '7800-475', '7800-475', '7800-475', '7800-475'],
    ['date', 'project', 'startDate', '2027-01-31', '31/01/2027', '31/01/2027', '31/01/2027'],
    [
      'record',
      'energy_contract',
      'projectId',
      '019a2b3c-0000-7000-8000-000000000001',
      'outro registo',
      'another record',
      'otro registro',
    ],
    ['price', 'project', 'financialConditions.price', 1234.5, '1234,50 €/MWh', '1,234.50 €/MWh', '1234,50 €/MWh'],
    ['power', 'project', 'financialConditions.totalPurchasedCapacity', 46, '46 MW', '46 MW', '46 MW'],
    ['energy', 'project', 'financialConditions.maximumAmountEnergyAllowed', 9000, '9000 MWh', '9,000 MWh', '9000 MWh'],
    ['energy', 'project', 'financialConditions.maximumAmountEnergyAllowed', 12500, '12,5 GWh', '12.5 GWh', '12,5 GWh'],
    ['percent', 'energy_contract', 'commercialTerms.latePaymentPenalty', 2.5, '2,5 %', '2.5%', '2,5 %'],
    ['flag', 'project', 'isNegotiable', false, 'Não', 'No', 'No'],
    ['absent flag', 'project', 'isNegotiable', undefined, 'Sim', 'Yes', 'Sí'],
    ['open flag', 'energy_contract', 'automaticRenewal', undefined, '', '', ''],
    ['open flag', 'energy_contract', 'automaticRenewal', false, 'Não', 'No', 'No'],
    ['choice', 'project', 'location.country', 'spain', 'Espanha', 'Spain', 'España'],
    ['choice', 'offer', 'startDate', 'IMMEDIATELY', 'De imediato', 'Immediately', 'De inmediato'],
    [
      'choices',
      'project',
      'financialConditions.contractStructure',
      ['PAY_AS_PRODUCED', 'BASELOAD_ANNUAL'],
      'Conforme produção, Carga base anual',
      'Pay as produced, Annual baseload',
      'Según producción, Carga base anual',
    ],
    [
      'choice or text',
      'project',
      'financialConditions.indexingType',
      'OMIE médio',
      'OMIE médio',
      'OMIE médio',
      'OMIE médio',
    ],
    [
      'technologies',
      'project',
      'technologies',
      solar,
      'Solar (Potência afeta 46 MW); Armazenamento',
      'Solar (Allotted capacity 46 MW); Storage',
      'Solar (Potencia asignada 46 MW); Almacenamiento',
    ],
    [
      'bare technologies',
      'offer',
      'technologies',
      ['SOLAR_POWER', 'STORAGE'],
      'Solar, Armazenamento',
      'Solar, Storage',
      'Solar, Almacenamiento',
    ],
    [
      'clauses',
      'energy_contract',
      'extraClauses',
      clauses,
      'Cessão: Sem cessão.',
      'Cessão: Sem cessão.',
      'Cessão: Sem cessão.',
    ],
    ['files', 'energy_contract', 'documents', [{ name: 'a.pdf' }], 'a.pdf', 'a.pdf', 'a.pdf'],
    ['nothing', 'project', 'financialConditions.price', null, '', '', ''],
  ])('%s of a %s: %s', (_, of, path, value, ...said) => {
    const plain = languages.map((language) => fieldText(path, value, wordsIn(language, of)).replace(/\u00a0/g, ' '));
    expect(plain).toEqual(said);
  });

  test('a history says so where nothing is given', () => {
    expect(valueText('price', null, wordsIn('pt', 'project'))).toBe('Não indicado');
    expect(valueText('defaultConditions', [], wordsIn('pt', 'energy_contract'))).toBe('Nada');
    expect(valueText('isNegotiable', null, wordsIn('pt', 'project'))).toBe('Não indicado');
  });
});

describe('a label', () => {
  test('is the one of its kind of record, else the one of all', () => {
    expect(fieldLabel('price', wordsIn('pt', 'offer'))).toBe('Preço máximo');
    expect(fieldLabel('financialConditions.price', wordsIn('pt', 'project'))).toBe('Preço');
    expect(fieldLabel('startDate', wordsIn('en', 'project'))).toBe('Start date');
    expect(fieldLabel('startDate', wordsIn('en'))).toBe('Start');
  });

  test('says which of several it is about', () => {
    const words = wordsIn('pt', 'energy_contract');
    expect(placedLabel('technologies.1.installedCapacity', words)).toBe('Tecnologias 2, Potência afeta');
    expect(placedLabel('extraClauses.0.type', words)).toBe('Cláusulas adicionais 1, Tipo');
    expect(placedLabel('technologies.1', words)).toBe('Tecnologias 2');
    expect(placedLabel('location.parish', words)).toBe('Freguesia');
  });
});

type Shape = z.core.JSONSchema.JSONSchema;
/** The paths of a schema's fields with an example of each. */
function leavesOf(shape: Shape, path = ''): [string, unknown][] {
  const options = shape.anyOf?.find((one): one is Shape => typeof one === 'object' && one.type === 'object');
  const node = options ?? shape;
  if (node.type === 'object' && node.properties)
    return Object.entries(node.properties).flatMap(([name, inner]) =>
      leavesOf(inner as Shape, path === '' ? name : `${path}.${name}`),
    );
  if (node.type === 'array') {
    const inner = leavesOf(node.items as Shape, `${path}.0`);
    return [
      [path, inner.length === 1 && inner[0]?.[0] === `${path}.0` ? [inner[0][1]] : []],
      ...inner.filter(([at]) => at !== `${path}.0`),
    ];
  }
  const first = node.enum?.[0] ?? node.const;
  return [[path, first ?? (node.type === 'boolean' ? true : node.type === 'string' ? 'Texto' : 12)]];
}

describe('no field without words', () => {
  test.each(reviewedKinds)('%s', (of) => {
    const { shape, sections } = payloads[of];
    const leaves = leavesOf(z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' }) as Shape);
    expect(leaves.length).toBeGreaterThan(2);
    for (const language of languages) {
      const words = wordsIn(language, of);
      for (const [path, value] of leaves) {
        const leaf = path.slice(path.lastIndexOf('.') + 1);
        expect(fieldKinds, path).toHaveProperty(leaf);
        // Without a label i18next returns the key.
        expect(fieldLabel(path, words), path).not.toContain(`.${leaf}`);
        // Without a label the value of the enumeration appears as it is stored.
        const text = fieldText(path, value, words);
        const kind = kindAt(path, of);
        if (kind?.as === 'choice' && !kind.orText) expect([value].flat(), path).not.toContain(text);
      }
      for (const { name } of sections.filter(({ serves }) => serves.includes('page')))
        expect(
          titleKeys(of, name).some((key) => words.t(key) !== key.split(':')[1]),
          `${of} ${name}`,
        ).toBe(true);
    }
  });
});

const titleKeys = (of: RecordKindName, name: string): string[] =>
  of === 'energy_contract'
    ? ['contract_terms.section', 'wizard.section'].map((place) => `energyContracts:${place}.${name}`)
    : [`${recordKinds[of].texts}:section.${name}`];
