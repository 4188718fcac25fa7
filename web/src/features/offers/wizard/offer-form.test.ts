import { offerPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { expect, test } from 'vitest';
import { numberOf } from '../../../ui/fields/typed-number.ts';
import { checkValues, newValues, payloadOf, valuesOf } from './offer-form.ts';

const buyer = '019fa863-f940-7500-aee5-126659368b72';

test('[OFR-27] the publication of a new offer starts as wanted', () => {
  expect(newValues(buyer).isPublishedInMarketplace).toBe(true);
});

test('[OFR-17] a buyer and a name are enough', () => {
  expect(Object.keys(checkValues(newValues(null)))).toEqual(expect.arrayContaining(['buyerLegalEntityId', 'name']));
  expect(checkValues({ ...newValues(buyer), name: 'PPA solar' })).toEqual({});
});

test('[OFR-09, OFR-14] what is empty is not sent', () => {
  const payload = payloadOf({ ...newValues(buyer), name: 'PPA solar', additionalInformation: '  ' });
  expect(Object.keys(payload).toSorted()).toEqual([
    'allowMultipleEnergyContracts',
    'buyerLegalEntityId',
    'hasWarranties',
    'isNegotiable',
    'isPublishedInMarketplace',
    'name',
  ]);
});

test.each(['', ' ', '-', 'doze'])('[OFR-12] a capacity of «%s» is none: it is not sent', (typed) => {
  const payload = payloadOf({ ...newValues(buyer), name: 'PPA solar', totalPurchasedCapacity: numberOf(typed) });
  expect(payload).not.toHaveProperty('totalPurchasedCapacity');
});

test('[OFR-10] a fixed or hybrid price wants its figure', () => {
  const values = { ...newValues(buyer), name: 'PPA solar', pricingType: 'FIXED_PRICING' as const };
  expect(Object.keys(checkValues(values))).toEqual(['price']);
  expect(checkValues({ ...values, pricingType: 'VARIABLE_PRICING' })).toEqual({});
});

test('an offer read into the form and sent again is the same offer', () => {
  const payload = offerPayload.parse({
    buyerLegalEntityId: buyer,
    name: 'PPA híbrido 10 MW',
    country: 'portugal',
    technologies: ['SOLAR_POWER', 'STORAGE'],
    pricingType: 'FIXED_PRICING',
    price: 45,
    totalPurchasedCapacity: 10,
    isNegotiable: false,
  });
  expect(payloadOf(valuesOf({ ...payload, id: '1', status: 'approved' } as unknown as OfferRecord))).toEqual(payload);
});
