// Changes between versions in words, in Portuguese formats.
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import common from '../../../../locales/pt/common.json' with { type: 'json' };
import * as formats from '../../platform/formats.ts';
import type { Formats } from '../../platform/use-formats.ts';
import { changeSentences } from './change-sentences.ts';

/** The texts of the namespace `common`, as i18next would answer them. */
const t = ((key: string, { count, defaultValue }: { count?: number; defaultValue?: string } = {}) => {
  const name = `${key.replace('common:', '')}${count === undefined ? '' : count === 1 ? '_one' : '_other'}`;
  const found = name
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], common);
  return typeof found === 'string' ? found.replace('{{count}}', String(count)) : (defaultValue ?? key);
}) as unknown as TFunction;

const bound = {
  language: 'pt',
  date: formats.formatDate,
  dateTime: formats.formatDateTime,
  number: (value: number) => formats.formatNumber(value, 'pt'),
  price: (value: number) => formats.formatPrice(value, 'pt'),
  capacity: (value: number) => formats.formatCapacity(value, 'pt'),
  energy: (value: number) => formats.formatEnergy(value, 'pt'),
  percent: (value: number) => formats.formatPercent(value, 'pt'),
} as unknown as Formats;

const sentence = (fieldName: string, oldValue: unknown, newValue: unknown) =>
  changeSentences([{ fieldName, oldValue, newValue }], { t, formats: bound })[0];

test('a price that falls says from what, to what and by how much', () => {
  expect(sentence('price', 44.5, 43.8)).toEqual({
    kind: 'falls',
    label: 'Preço',
    before: '44,50\u00a0€/MWh',
    beforeFigure: '44,50',
    after: '43,80\u00a0€/MWh',
    difference: '−1,6\u00a0%',
    by: [],
  });
});

test('a capacity that rises says its unit once', () => {
  expect(sentence('totalPurchasedCapacity', 8, 10)).toMatchObject({
    kind: 'rises',
    beforeFigure: '8',
    after: '10\u00a0MW',
  });
});

test('a flag and a choice become another, in words', () => {
  expect(sentence('hasWarranties', false, true)).toMatchObject({ kind: 'becomes', before: 'Não', after: 'Sim' });
  expect(sentence('contractStructure', 'BASELOAD_MONTHLY', 'PAY_AS_PRODUCED')).toMatchObject({
    kind: 'becomes',
    before: 'Carga base mensal',
    after: 'Conforme produção',
  });
});

test('a date moves by whole months', () => {
  expect(sentence('expectedEndDate', '2033-12-31', '2034-12-31')).toMatchObject({
    kind: 'becomes',
    after: '31/12/2034',
    difference: '+12 meses',
  });
});

test('what was not given comes, what is not given any more goes', () => {
  expect(sentence('programmingUnit', null, 'CRQJ-01')).toMatchObject({ kind: 'added', after: 'CRQJ-01' });
  expect(sentence('extraClauses', [{ name: 'Cessão', description: 'x' }], [])).toMatchObject({ kind: 'removed' });
});

test('a change over several versions names who made it', () => {
  const by = [
    { version: 2, authorName: 'Paulo Serrano' },
    { version: 4, authorName: 'Marta Quintela' },
  ];
  const [made] = changeSentences([{ fieldName: 'price', oldValue: 44.5, newValue: 43.8, by }], { t, formats: bound });
  expect(made?.by).toEqual(['Paulo Serrano, v2', 'Marta Quintela, v4']);
});

test('a clause reads with its words', () => {
  const clause = { name: 'Cessão', type: 'Geral', description: 'Só com acordo escrito.' };
  expect(sentence('extraClauses', [], [clause])?.after).toBe('Cessão: Só com acordo escrito.');
});

test('reasons for the end are said in words', () => {
  const t2 = ((key: string) =>
    key === 'energyContracts:termination_type.CONVENIENCE' ? 'Conveniência' : key) as never;
  const change = { fieldName: 'terminationConditions', oldValue: [], newValue: ['CONVENIENCE'] };
  expect(changeSentences([change], { t: t2, formats: bound })[0]?.after).toBe('Conveniência');
});
