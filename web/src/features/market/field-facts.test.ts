// The compared facts come from the sections, and their comparison from the kinds of fields.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { expect, test } from 'vitest';
import type { FactGroup } from '../../records/compare/compared-facts.ts';
import { wordsIn } from '../../testing/words-in.ts';
import { offerFacts } from '../offers/offer-facts.ts';
import { projectFacts } from '../projects/project-facts.ts';

const project = {
  location: { parish: 'Ota', municipality: 'Alenquer', country: 'portugal' },
  technologies: [
    { type: 'SOLAR_POWER', installedCapacity: 40 },
    { type: 'STORAGE', installedCapacity: 6 },
  ],
  financialConditions: { contractStructure: [], pricingType: 'FIXED_PRICING', price: 40, totalPurchasedCapacity: 46 },
  startDate: '2027-01-01',
  endDate: '2036-12-31',
} as unknown as ProjectRecord;

const factOf = (groups: FactGroup[], label: string) =>
  groups.flatMap(({ facts }) => facts).find((fact) => fact.label === label);

test('a price names the lowest, an energy or a power does not; days and words are told as such', () => {
  const groups = projectFacts(project, wordsIn('pt', 'project'));
  expect(groups.map(({ title }) => title)).toEqual([
    'Origem da energia',
    'Preço',
    'Volume',
    'Contrato e entrega',
    'Programação e desvios',
  ]);
  expect(factOf(groups, 'Preço')).toMatchObject({ figure: { amount: 40 }, namesLowest: true });
  expect(factOf(groups, 'Potência à venda')).not.toHaveProperty('namesLowest');
  expect(factOf(groups, 'Data de início')).toMatchObject({ day: '2027-01-01' });
  expect(factOf(groups, 'Tecnologias')).toMatchObject({ words: 'Solar, Armazenamento' });
  expect(factOf(groups, 'Condições negociáveis')).toMatchObject({ words: 'Sim' });
});

test('what the pricing type does not use is told apart from what was not given', () => {
  const groups = projectFacts(project, wordsIn('pt', 'project'));
  expect(factOf(groups, 'Indexação')).toMatchObject({ isUnused: true });
  expect(factOf(groups, 'Percentagem de indexação')).toMatchObject({ isUnused: true });
  expect(factOf(groups, 'Preço')).not.toHaveProperty('isUnused');
});

test('what is allotted in all and how long it is delivered stand beside the fields', () => {
  const groups = projectFacts(project, wordsIn('pt', 'project'));
  expect(factOf(groups, 'Potência afeta')?.figure?.amount).toBe(46);
  expect(factOf(groups, 'Prazo')?.figure?.amount).toBe(10);
});

test('of what a buyer would pay at most no price is the best one', () => {
  const offer = { name: 'PPA', price: 45, isNegotiable: true } as unknown as OfferRecord;
  expect(factOf(offerFacts(offer, wordsIn('pt', 'offer')), 'Preço máximo')).toMatchObject({
    figure: { amount: 45 },
    namesLowest: false,
  });
});
