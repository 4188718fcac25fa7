// What a form keeps of its terms, and what another form takes over from them.
import { termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { offerSections } from '@wattpact/domain/offers/offer-sections';
import { projectSections } from '@wattpact/domain/projects/project-sections';
import { pathsFor } from '@wattpact/domain/terms/sections';
import { expect, test } from 'vitest';
import { changesOfForm, keptFields, termsOfForm } from './form-terms.ts';

const project = keptFields(pathsFor(projectSections, 'page'));
const offer = keptFields(pathsFor(offerSections, 'page'));
const contract = keptFields(pathsFor(termSections, 'page'));

const contractValues = {
  name: 'PPA',
  financialConditions: {
    contractStructure: 'PAY_AS_PRODUCED',
    pricingType: 'FIXED_PRICING',
    price: 41.5,
    indexingType: 'MIBEL',
    indexingPercentage: null,
    totalPurchasedCapacity: 20,
    hasWarranties: false,
  },
  automaticRenewal: null,
  expectedStartDate: '2027-01-01',
  responsibleForEnergyProgramming: 'SELLER',
  programmingUnit: '',
  commercialTerms: { latePaymentPenalty: 8, receiptDate: '2027-01-01', defaultConditions: [] },
  extraClauses: [{ type: '', name: 'Cessão', description: 'Só com acordo escrito.' }],
};
const kept = termsOfForm(contractValues, contract);

test('[CON-157] what is filled is kept; dates, capacities and unused prices are not', () => {
  expect(kept).toEqual({
    contractStructure: ['PAY_AS_PRODUCED'],
    pricingType: 'FIXED_PRICING',
    price: 41.5,
    hasWarranties: false,
    energyProgrammer: 'SELLER',
    latePaymentPenalty: 8,
    extraClauses: [{ name: 'Cessão', description: 'Só com acordo escrito.' }],
  });
});

test('[CON-157] a value that the form would refuse is not kept', () => {
  const values = { financialConditions: { pricingType: 'VARIABLE_PRICING', indexingType: 'OTHER', price: 5 } };
  expect(termsOfForm(values, contract)).toEqual({ pricingType: 'VARIABLE_PRICING' });
});

test('[CON-158] the terms of a contract fill in a project and an offer, each with its own fields', () => {
  expect(changesOfForm(kept, { financialConditions: { contractStructure: [] } }, project)).toEqual({
    'financialConditions.contractStructure': ['PAY_AS_PRODUCED'],
    'financialConditions.pricingType': 'FIXED_PRICING',
    'financialConditions.price': 41.5,
    'financialConditions.hasWarranties': false,
    energyProgrammer: 'SELLER',
  });
  expect(changesOfForm(kept, { contractStructure: null }, offer)).toEqual({
    contractStructure: 'PAY_AS_PRODUCED',
    pricingType: 'FIXED_PRICING',
    price: 41.5,
    hasWarranties: false,
  });
});

test('[CON-158] several structures fill in no form that takes one; what nobody knows any more is left out', () => {
  const saved = { contractStructure: ['PAY_AS_PRODUCED', 'BASELOAD_ANNUAL'], price: 40, formerField: 1 };
  expect(changesOfForm(saved, contractValues, contract)).toEqual({ 'financialConditions.price': 40 });
});
