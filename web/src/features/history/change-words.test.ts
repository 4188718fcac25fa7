import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatsIn } from '../../platform/words/use-formats.ts';
import { type Change, changeWords } from './change-words.ts';

const texts = (language: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'));

const languages = ['pt', 'en', 'es'] as const;

beforeAll(async () => {
  await i18next.init({
    lng: 'pt',
    resources: Object.fromEntries(
      languages.map((language) => [
        language,
        { common: texts(language, 'common'), legalEntity: texts(language, 'legalEntity') },
      ]),
    ),
    interpolation: { escapeValue: false },
  });
});

const told = (fieldName: string, oldValue: unknown, newValue: unknown, language: 'pt' | 'en' | 'es' = 'pt') =>
  changeWords({ fieldName, oldValue, newValue } as Change, {
    t: i18next.getFixedT(language),
    formats: formatsIn(language),
  });

const ines = {
  firstName: 'Inês',
  lastName: 'Tavares',
  email: 'ines@x.example',
  role: 'view',
  authorizationLevel: 'attorney',
};
const rui = {
  firstName: 'Rui',
  lastName: 'Mota',
  email: 'rui@x.example',
  role: 'manage',
  authorizationLevel: 'manager',
};

describe("[HIS-14] the reader's language and formats", () => {
  test('a price with its unit, and how far it has moved', () => {
    expect(told('price', 102, 98)).toEqual([
      { label: 'Preço', before: '102,00\u00a0€/MWh', after: '98,00\u00a0€/MWh', difference: '−3,9\u00a0%' },
    ]);
    expect(told('price', 102, 98, 'en')[0]).toMatchObject({ before: '102.00\u00a0€/MWh', difference: '−3.9%' });
  });

  test.each([
    ['country', 'portugal', 'czech-republic', 'Portugal', 'República Checa'],
    ['contractStructure', 'PAY_AS_PRODUCED', 'BASELOAD_ANNUAL', 'Conforme produção', 'Carga base anual'],
    ['provisionOfGuarantees', 'NO', 'YES', 'Não', 'Sim'],
    ['isMarketAgent', false, true, 'Não', 'Sim'],
    ['energyProgrammer', 'SELLER', 'BUYER', 'Vendedor', 'Comprador'],
    ['indexingType', 'MIBEL', 'OMIE médio', 'MIBEL', 'OMIE médio'],
    ['indexingPercentage', 30, 32.5, '30\u00a0%', '32,5\u00a0%'],
    ['totalPurchasedCapacity', 46, 60, '46\u00a0MW', '60\u00a0MW'],
    ['startDate', 'SIX_MONTHS', 'IMMEDIATELY', 'Dentro de seis meses', 'De imediato'],
    ['houseNumber', null, '48', 'Não indicado', '48'],
    ['defaultConditions', ['OTHER'], [], 'Outra', 'Nada'],
  ])('%s', (field, before, after, beforeWords, afterWords) => {
    expect(told(field, before, after)[0]).toMatchObject({ before: beforeWords, after: afterWords });
  });

  test('a date as dd/MM/yyyy, and the months between', () => {
    expect(told('startDate', '2031-01-01', '2031-07-01')).toEqual([
      { label: 'Início', before: '01/01/2031', after: '01/07/2031', difference: '+6 meses' },
    ]);
    expect(told('endDate', '2031-01-10', '2031-01-03')[0]?.difference).toBe('−7 dias');
  });

  test('technologies with their figures', () => {
    const [line] = told(
      'technologies',
      [{ type: 'SOLAR_POWER', installedCapacity: 46 }],
      [{ type: 'SOLAR_POWER', installedCapacity: 50 }, { type: 'STORAGE' }],
    );
    expect(line?.before).toBe('Solar (Potência instalada 46\u00a0MW)');
    expect(line?.after).toBe('Solar (Potência instalada 50\u00a0MW); Armazenamento');
  });

  test('an id says nothing to a reader', () => {
    const [line] = told('projectId', null, '019a2b3c-0000-7000-8000-000000000001');
    expect(line).toMatchObject({ before: 'Não indicado', after: 'outro registo' });
  });
});

describe('[HIS-13] lists item by item', () => {
  test('people who came, went, or changed', () => {
    expect(told('employees', [ines], [{ ...ines, role: 'contracting' }, rui])).toEqual([
      { label: 'Representante adicionado', before: '', after: 'Rui Mota (Gestão, Gestor)' },
      { label: 'Inês Tavares, Papel na entidade', before: 'Consulta', after: 'Contratação' },
    ]);
    expect(told('employees', [ines, rui], [rui], 'es')).toEqual([
      { label: 'Representante retirado', before: 'Inês Tavares', after: '' },
    ]);
  });

  test('a field of one person names the person', () => {
    const change: Change = { fieldName: 'role', subject: 'Inês Tavares', oldValue: 'view', newValue: 'contracting' };
    const words = { t: i18next.getFixedT('en'), formats: formatsIn('en') };
    expect(changeWords(change, words)).toMatchObject([
      { label: `Inês Tavares, ${i18next.getFixedT('en')('common:field.role')}`, before: 'View' },
    ]);
  });

  test('files that came, went, or are filed elsewhere', () => {
    const certificate = { fileId: '1', category: 'other', name: 'certidão.pdf' };
    const powers = { fileId: '2', category: 'user_powers', name: 'procuração.pdf' };
    expect(told('files', [certificate], [{ ...certificate, category: 'user_powers' }, powers])).toEqual([
      { label: 'Ficheiro adicionado', before: '', after: 'procuração.pdf' },
      { label: 'certidão.pdf', before: 'Outro documento', after: 'Poderes do utilizador' },
    ]);
    expect(told('files', [powers], null)).toEqual([
      { label: 'Ficheiro retirado', before: 'procuração.pdf', after: '' },
    ]);
  });
});
