// Which rows a record's page has: unused fields of a price and empty optional groups are left out.
import { termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { projectSections } from '@wattpact/domain/projects/project-sections';
import { expect, test } from 'vitest';
import { wordsIn } from '../../testing/words-in.ts';
import { fieldGroups } from './field-items.tsx';

const words = wordsIn('pt', 'project');
const conditions = { contractStructure: ['PAY_AS_PRODUCED'], price: 40, indexingType: 'MIBEL', indexingPercentage: 30 };
const priceRows = (pricingType: string | undefined) =>
  fieldGroups(projectSections, 'page', { financialConditions: { ...conditions, pricingType } }, words)
    .find(({ name }) => name === 'price')
    ?.items.map(({ label }) => label);

test.each([
  ['FIXED_PRICING', ['Tipo de preço', 'Preço']],
  ['VARIABLE_PRICING', ['Tipo de preço', 'Indexação']],
  ['HYBRID_PRICING', ['Tipo de preço', 'Preço', 'Indexação', 'Percentagem de indexação']],
  [undefined, ['Tipo de preço', 'Preço']],
])('[PRJ-10] the rows of a price: %s', (pricingType, labels) => {
  expect(priceRows(pricingType)).toEqual(labels);
});

const namesOf = (terms: object) =>
  fieldGroups(termSections, 'page', terms, wordsIn('pt', 'energy_contract')).map(({ name }) => name);

test('an optional group, a text and a list in which nothing stands are left out', () => {
  expect(namesOf({ location: {}, financialConditions: {}, extraClauses: [] })).toEqual([
    'contract_and_project',
    'financial_conditions',
    'duration',
    'responsible_parties',
  ]);
  const all = {
    commercialTerms: { spotPercentage: 0 },
    additionalInformation: 'Nota',
    extraClauses: [{ name: 'Foro' }],
  };
  expect(namesOf(all)).toEqual(expect.arrayContaining(['commercial_terms', 'additional_information', 'extra_clauses']));
});

test('what is odd stands in the place of the field', () => {
  const odd = { 'location.parish': () => [{ label: 'Lugar', value: 'Ota' }], 'location.municipality': () => [] };
  const [place] = fieldGroups(projectSections, 'page', { location: { country: 'spain' } }, words, odd);
  expect(place?.items.map(({ label, value }) => [label, value])).toContainEqual(['Lugar', 'Ota']);
  expect(place?.items.map(({ field }) => field)).not.toContain('location.municipality');
});
