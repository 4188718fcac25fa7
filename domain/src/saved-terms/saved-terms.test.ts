// Which terms a company keeps, and which fields of the forms mean them.
import { expect, test } from 'vitest';
import { termSections } from '../energy-contracts/energy-contract-sections.ts';
import { offerSections } from '../offers/offer-sections.ts';
import { projectSections } from '../projects/project-sections.ts';
import { pathsFor } from '../terms/sections.ts';
import { accepted, problemsOf } from '../testing/problems-of.ts';
import { changedSavedTerms, newSavedTerms, savedTermAt, savedTermsShape } from './saved-terms.ts';

const legalEntityId = '01936b1e-0000-7000-8000-000000000001';
const saved = (terms: unknown) => problemsOf(newSavedTerms, { legalEntityId, name: 'PPA solar', terms });

test('[CON-157] any of the terms may be kept, at least one, and nothing else', () => {
  expect(saved({ price: 41.5 })).toEqual([]);
  expect(saved({ contractStructure: ['PAY_AS_PRODUCED'], hasWarranties: false, automaticRenewal: true })).toEqual([]);
  expect(saved({})).toEqual(['terms: error_required.terms']);
  expect(saved({ price: 40, totalPurchasedCapacity: 10 })).toEqual([
    'terms.totalPurchasedCapacity: error_unknown_field',
  ]);
  expect(saved({ price: 0 })).toEqual(['terms.price: error_min_value 0.01']);
  expect(problemsOf(changedSavedTerms, { name: 'Outro' })).toEqual([]);
  expect(accepted(newSavedTerms, { legalEntityId, name: ' x ', terms: { pricingType: 'fixed' } })).toMatchObject({
    name: 'x',
    terms: { pricingType: 'FIXED_PRICING' },
  });
});

test('[CON-158] the fields of every form mean the same kept terms', () => {
  expect(savedTermAt('financialConditions.price')).toBe('price');
  expect(savedTermAt('price')).toBe('price');
  expect(savedTermAt('responsibleForEnergyProgramming')).toBe('energyProgrammer');
  for (const path of ['startDate', 'endDate', 'commercialTerms.receiptDate', 'location.parish', 'technologies', 'name'])
    expect(savedTermAt(path)).toBeUndefined();
  const all = [projectSections, offerSections, termSections].flatMap((sections) => pathsFor(sections, 'page'));
  const meant = new Set(all.map(savedTermAt));
  expect(Object.keys(savedTermsShape.shape).filter((term) => !meant.has(term as never))).toEqual([]);
});
