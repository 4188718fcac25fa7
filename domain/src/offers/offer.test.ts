// The payload of a purchase offer: every bound and one past it, what is optional, what is cleared.
import { describe, expect, test } from 'vitest';
import { accepted, letters, problemsOf } from '../testing/problems-of.ts';
import { offerPayload } from './offer.ts';
import { offerSteps } from './offer-sections.ts';

const id = '01936b1e-0000-7000-8000-000000000001';
const offer = { buyerLegalEntityId: id, name: 'Compra solar para fornos' };
const problems = (changes: object) => problemsOf(offerPayload, { ...offer, ...changes });
const stored = (changes: object) => accepted(offerPayload, { ...offer, ...changes });

test('[OFR-05, OFR-17, OFR-27] name and buyer suffice; publication is on unless switched off', () => {
  expect(stored({})).toEqual({
    ...offer,
    allowMultipleEnergyContracts: false,
    hasWarranties: false,
    isNegotiable: true,
    isPublishedInMarketplace: true,
  });
  expect(problemsOf(offerPayload, {})).toEqual([
    'buyerLegalEntityId: error_required.buyer_legal_entity_id',
    'name: error_required.name',
  ]);
});

test('[OFR-17] null and blanks are absent', () => {
  const nothing = { country: null, technologies: null, contractStructure: '', pricingType: '', price: null };
  const more = { totalPurchasedCapacity: null, provisionOfGuarantees: '', contractDuration: null, startDate: ' ' };
  expect(stored({ ...nothing, ...more })).toEqual(stored({}));
});

describe('bounds', () => {
  test('[OFR-04] the name has 2 to 100 characters', () => {
    for (const name of ['ab', letters(100)]) expect(problems({ name })).toEqual([]);
    expect(problems({ name: ' a ' })).toEqual(['name: error_min_length 2']);
    expect(problems({ name: letters(101) })).toEqual(['name: error_max_length 100']);
  });
  test('[OFR-07, OFR-08] the price is 1 to 999999999 with two decimals', () => {
    for (const price of [1, 31.55, 999_999_999]) expect(problems({ price })).toEqual([]);
    expect(problems({ price: 0.99 })).toEqual(['price: error_min_value 1']);
    expect(problems({ price: 999_999_999.01 })).toEqual(['price: error_max_value 999999999']);
    expect(problems({ price: 31.555 })).toEqual(['price: error_invalid.price']);
    expect(problems({ price: '31.5' })).toEqual(['price: error_invalid.price']);
  });
  test('[OFR-11] the capacity is a whole number of 1 to 999999999', () => {
    for (const totalPurchasedCapacity of [1, 999_999_999]) expect(problems({ totalPurchasedCapacity })).toEqual([]);
    expect(problems({ totalPurchasedCapacity: 0 })).toEqual(['totalPurchasedCapacity: error_min_value 1']);
    expect(problems({ totalPurchasedCapacity: 1_000_000_000 })).toEqual([
      'totalPurchasedCapacity: error_max_value 999999999',
    ]);
  });
  test('[OFR-13] additional information has at most 250 characters', () => {
    expect(problems({ additionalInformation: letters(250) })).toEqual([]);
    expect(problems({ additionalInformation: letters(251) })).toEqual(['additionalInformation: error_max_length 250']);
  });
  test('[OFR-03, OFR-15, OFR-16, OFR-19, OFR-20] choices come from their lists', () => {
    expect(
      problems({
        country: 'brazil',
        technologies: ['SOLAR_POWER', 'COAL'],
        contractStructure: ['PAY_AS_PRODUCED'],
        pricingType: 'CHEAP',
        provisionOfGuarantees: true,
        hasWarranties: 'YES',
        contractDuration: 'TEN',
        startDate: '2027-01-01',
      }),
    ).toEqual([
      'country: error_invalid.country',
      'technologies.1: error_invalid.technology',
      'contractStructure: error_invalid.contract_structure',
      'pricingType: error_invalid.pricing_type',
      'provisionOfGuarantees: error_invalid.provision_of_guarantees',
      'hasWarranties: error_invalid.has_warranties',
      'contractDuration: error_invalid.contract_duration',
      'startDate: error_invalid.start_date',
    ]);
  });
});

test.each(['FIXED_PRICING', 'HYBRID_PRICING', 'fixed', 'hybrid'])('[OFR-10] %s needs a price', (pricingType) => {
  expect(problems({ pricingType })).toEqual(['price: error_required.price']);
  expect(problems({ pricingType, price: 30 })).toEqual([]);
});

test('[OFR-18] variable pricing clears the price', () => {
  expect(stored({ pricingType: 'variable', price: 30 })).toEqual(stored({ pricingType: 'VARIABLE_PRICING' }));
});

test.each(['', '[]', ' [] ', null])('[OFR-14] %j is no additional information', (additionalInformation) => {
  expect(stored({ additionalInformation })).toEqual(stored({}));
});

test('indexing fields do not exist on offers', () => {
  expect(problems({ indexingType: 'MIBEL' })).toEqual(['indexingType: error_unknown_field']);
});

test('[OFR-21] the wizard’s steps have every field of the payload once', () => {
  expect(Object.values(offerSteps).flat().toSorted()).toEqual(Object.keys(offerPayload.shape).toSorted());
});
