import { expect, test } from 'vitest';
import { type FieldWords, fieldLabel, fieldText, fieldWords } from './field-text.ts';
import { loadTexts } from './texts.ts';

const texts = await loadTexts();
const words = (language: FieldWords['language'], of: FieldWords['of'] = 'energy_contract'): FieldWords => ({
  t: texts.in(language),
  language,
  of,
});

test.each<[string, unknown, string, string]>([
  ['financialConditions.price', 34, '34,00\u00a0€/MWh', '34.00\u00a0€/MWh'],
  ['commercialTerms.priceEscalation', 4.5, '4,5\u00a0%', '4.5%'],
  ['financialConditions.totalPurchasedCapacity', 12_345, '12\u00a0345\u00a0MW', '12,345\u00a0MW'],
  ['financialConditions.hasWarranties', false, 'Não', 'No'],
  ['expectedStartDate', '2027-07-01', '01/07/2027', '01/07/2027'],
  ['commercialTerms.paymentMethod', 'QUARTERLY', 'Trimestral', 'Quarterly'],
  ['financialConditions.contractStructure', ['BASELOAD_ANNUAL', 'PAY_AS_PRODUCED'], '; ', '; '],
  ['name', '2027-07-01', '2027-07-01', '2027-07-01'],
  ['financialConditions.indexingType', 'MIBEL', 'MIBEL', 'MIBEL'],
  ['financialConditions.indexingType', 'OMIP: Y+1.5', 'OMIP: Y+1.5', 'OMIP: Y+1.5'],
  [
    'technologies',
    [{ type: 'SOLAR_POWER', installedCapacity: 12 }, { type: 'STORAGE' }],
    'Solar (12\u00a0MW); ',
    'Solar',
  ],
])('%s of %j is written as its kind says', (path, value, portuguese, english) => {
  expect(fieldText(path, value, words('pt'))).toContain(portuguese);
  expect(fieldText(path, value, words('en'))).toContain(english);
  expect(fieldText(path, value, words('es'))).not.toMatch(/undefined|common:|\w_\w/);
});

test('clauses stand a line apart; a sentence that says the unit gets the amount alone', () => {
  const clauses = [
    { name: 'Segredo', description: 'um\n\ndois' },
    { name: 'Foro', description: 'Lisboa' },
  ];
  expect(fieldText('extraClauses', clauses, words('pt'))).toBe('Segredo: um\ndois\n\nForo: Lisboa');
  expect(fieldWords('financialConditions.price', 34, words('pt'))).toBe('34,00');
});

test('a field is called as its kind of record calls it, else as all do; what has no words is refused', () => {
  expect(fieldLabel('startDate', words('pt', 'offer'))).toBe('Início da entrega');
  expect(fieldLabel('financialConditions.price', words('pt', 'project'))).toBe('Preço');
  expect(fieldText('startDate', 'SIX_MONTHS', words('en', 'offer'))).toBe(
    texts.in('en')('common:offer_start.SIX_MONTHS'),
  );
  expect(() => fieldText('projectId', 'x', words('en'))).toThrow('projectId');
  expect(() => fieldText('colour', 'red', words('en'))).toThrow('colour');
});
