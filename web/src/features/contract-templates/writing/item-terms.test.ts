// What a first version takes from the project or the purchase offer that is negotiated.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { expect, test } from 'vitest';
import { termsOfOffer, termsOfProject } from './item-terms.ts';

const project = {
  designation: 'Parque Solar do Sobral',
  location: { parish: 'Vila Verde', municipality: 'Serpa', country: 'portugal' },
  technologies: [{ type: 'SOLAR_POWER', installedCapacity: 46 }],
  currentProjectStatus: 'UNDER_LICENSING',
  financialConditions: {
    contractStructure: ['PAY_AS_PRODUCED'],
    pricingType: 'FIXED_PRICING',
    price: 33.9,
    totalPurchasedCapacity: 46,
    provisionOfGuarantees: 'NO',
    hasWarranties: true,
  },
  startDate: '2027-01-01',
  endDate: '2036-12-31',
  annualVolume: 92_000,
  deliveryType: 'PHYSICAL',
  energyProgrammer: 'SELLER',
  deviationPayer: 'BUYER',
  isNegotiable: false,
} as unknown as ProjectRecord;

test('a project gives what a contract calls by the same name, its dates and who programmes the energy', () => {
  expect(termsOfProject(project)).toEqual({
    name: 'PPA Parque Solar do Sobral',
    location: project.location,
    technologies: project.technologies,
    currentProjectStatus: 'UNDER_LICENSING',
    financialConditions: {
      contractStructure: 'PAY_AS_PRODUCED',
      pricingType: 'FIXED_PRICING',
      price: 33.9,
      totalPurchasedCapacity: 46,
      hasWarranties: true,
    },
    annualVolume: 92_000,
    deliveryType: 'PHYSICAL',
    expectedStartDate: '2027-01-01',
    expectedEndDate: '2036-12-31',
    responsibleForEnergyProgramming: 'SELLER',
  });
});

test('of several structures none is taken: one must be agreed on', () => {
  const several = ['PAY_AS_PRODUCED', 'BASELOAD_ANNUAL'];
  const conditions = { ...project.financialConditions, contractStructure: several } as never;
  expect(termsOfProject({ ...project, financialConditions: conditions }).financialConditions).toMatchObject({
    contractStructure: undefined,
  });
});

test('an offer gives its country as the place and its technologies without figures', () => {
  const offer = {
    name: 'PPA 10 MW',
    country: 'spain',
    technologies: ['SOLAR_POWER'],
    pricingType: 'VARIABLE_PRICING',
    totalPurchasedCapacity: 10,
    startDate: 'IMMEDIATELY',
    allowMultipleEnergyContracts: true,
  } as unknown as OfferRecord;
  expect(termsOfOffer(offer)).toEqual({
    name: 'PPA PPA 10 MW',
    location: { country: 'spain' },
    technologies: [{ type: 'SOLAR_POWER' }],
    financialConditions: { pricingType: 'VARIABLE_PRICING', totalPurchasedCapacity: 10 },
  });
});
