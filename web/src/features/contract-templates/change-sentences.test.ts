// Changes between versions in words, in Portuguese formats.

import { termsTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { expect, test } from 'vitest';
import en from '../../../../locales/en/negotiations.json' with { type: 'json' };
import es from '../../../../locales/es/negotiations.json' with { type: 'json' };
import negotiations from '../../../../locales/pt/negotiations.json' with { type: 'json' };
import { wordsIn } from '../../testing/words-in.ts';
import { changeSentences } from './change-sentences.ts';

const words = wordsIn('pt', 'energy_contract');

const sentence = (fieldName: string, oldValue: unknown, newValue: unknown) =>
  changeSentences([{ fieldName, oldValue, newValue }], words)[0];

test('a price that falls says from what, to what and by how much', () => {
  expect(sentence('price', 44.5, 43.8)).toEqual({
    kind: 'falls',
    label: 'Preço',
    subject: 'O preço',
    before: '44,50\u00a0€/MWh',
    beforeFigure: '44,50',
    after: '43,80\u00a0€/MWh',
    difference: 'menos 1,6\u00a0%',
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
    difference: 'mais 12 meses',
  });
});

test('what was not given comes, what is not given any more goes', () => {
  expect(sentence('programmingUnit', null, 'CRQJ-01')).toMatchObject({ kind: 'added', after: 'CRQJ-01' });
  expect(sentence('extraClauses', [{ name: 'Cessão', description: 'x' }], [])).toMatchObject({ kind: 'removed' });
});

test('the capacity allotted to the contract falls, not the plant; what it did not say comes', () => {
  const solar = { type: 'SOLAR_POWER', installedCapacity: 40 };
  const storage = { type: 'STORAGE', installedCapacity: 5 };
  const sentencesOf = (oldValue: unknown, newValue: unknown) =>
    changeSentences([{ fieldName: 'technologies', oldValue, newValue }], words);
  expect(sentencesOf([solar, storage], [{ ...solar, installedCapacity: 20, outputPower: 18 }, storage])).toMatchObject([
    {
      kind: 'falls',
      label: 'Solar, Potência afeta',
      subject: 'A potência afeta (Solar)',
      beforeFigure: '40',
      after: '20\u00a0MW',
      difference: 'menos 50\u00a0%',
    },
    { kind: 'added', subject: 'A potência de saída (Solar)', after: '18\u00a0MW' },
  ]);
  // Two entries of one technology are told apart.
  expect(sentencesOf([solar, solar], [solar, { ...solar, lifetime: '25-30' }])).toMatchObject([
    { kind: 'added', label: 'Solar 2, Vida útil', after: '25 a 30 anos' },
  ]);
  // A technology that comes changes the list.
  expect(sentencesOf([solar], [solar, storage])).toMatchObject([{ subject: 'A lista de tecnologias' }]);
});

test('a change over several versions names who made it', () => {
  const by = [
    { version: 2, authorName: 'Paulo Serrano' },
    { version: 4, authorName: 'Marta Quintela' },
  ];
  const [made] = changeSentences([{ fieldName: 'price', oldValue: 44.5, newValue: 43.8, by }], words);
  expect(made?.by).toEqual(['Paulo Serrano, v2', 'Marta Quintela, v4']);
});

test('half a tenth of a percent is rounded up whichever way the figure went', () => {
  expect(sentence('price', 52, 48.75)?.difference).toBe('menos 6,3\u00a0%');
  expect(sentence('price', 48, 51)?.difference).toBe('mais 6,3\u00a0%');
});

test('clauses are told one by one: those that stay are left out', () => {
  const secret = { name: 'Sigilo', description: 'Segredo.' };
  const venue = (description: string) => ({ name: 'Arbitragem', type: 'Geral', description });
  const sentencesOf = (oldValue: unknown, newValue: unknown) =>
    changeSentences([{ fieldName: 'extraClauses', oldValue, newValue }], words);
  expect(sentencesOf([secret, venue('Lisboa.')], [secret, venue('Madrid.')])).toMatchObject([
    { kind: 'becomes', subject: 'A cláusula «Arbitragem»', before: 'Lisboa. (Geral)', after: 'Madrid. (Geral)' },
  ]);
  expect(sentencesOf([secret], [venue('Lisboa.')])).toMatchObject([
    { kind: 'removed', label: 'Cláusula «Sigilo»', before: 'Segredo.', after: '' },
    { kind: 'added', label: 'Cláusula «Arbitragem»', before: '', after: 'Lisboa. (Geral)' },
  ]);
  expect(sentencesOf([secret, secret], [secret])).toHaveLength(1);
});

test('no change of clauses goes unsaid: not of their case, their order, or the type that ended the text', () => {
  const clause = (name: string, description: string, type?: string) => ({ name, description, ...(type && { type }) });
  const sentencesOf = (oldValue: unknown, newValue: unknown) =>
    changeSentences([{ fieldName: 'extraClauses', oldValue, newValue }], words);
  expect(sentencesOf([clause('Sigilo', 'x')], [clause('SIGILO', 'x')])).toMatchObject([
    { kind: 'becomes', before: 'Sigilo: x', after: 'SIGILO: x' },
  ]);
  const [first, second] = [clause('Sigilo', 'x'), clause('Foro', 'y')];
  expect(sentencesOf([first, second], [second, first])).toMatchObject([
    {
      kind: 'becomes',
      subject: 'A ordem das cláusulas adicionais',
      before: 'Sigilo\u00a0· Foro',
      after: 'Foro\u00a0· Sigilo',
    },
  ]);
  expect(sentencesOf([first, second], [second])).toHaveLength(1);
  expect(sentencesOf([clause('Foro', 'y (Geral)')], [clause('Foro', 'y', 'Geral')])).toMatchObject([
    { kind: 'becomes', before: '«y (Geral)»', after: '«y» (Geral)' },
  ]);
});

test('every term begins a sentence in every language', () => {
  const terms = termsTracked.map((field) => field.split('.').at(-1) ?? '');
  for (const { changes } of [negotiations, en, es])
    expect(Object.keys(changes.subject).sort()).toEqual([...terms].sort());
});

test('reasons for the end are said in words', () => {
  expect(sentence('terminationConditions', [], ['CONVENIENCE'])?.after).toBe('Denúncia por conveniência');
});
