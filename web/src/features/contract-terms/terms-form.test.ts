// The terms as stored, in the form, and as sent.
import { type TemplatePayload, templatePayload } from '@wattpact/domain/negotiations/negotiation';
import { expect, test } from 'vitest';
import { emptyCommercial, termsPayloadOf, termsValuesOf } from './terms-form.ts';

const stored: TemplatePayload = {
  name: 'PPA Várzea',
  location: { parish: 'Várzea', municipality: 'Beja', country: 'portugal' },
  technologies: [{ type: 'SOLAR_POWER', installedCapacity: 20 }],
  currentProjectStatus: 'UNDER_CONSTRUCTION',
  financialConditions: {
    contractStructure: 'PAY_AS_PRODUCED',
    pricingType: 'FIXED_PRICING',
    price: 34.5,
    totalPurchasedCapacity: 20,
    maximumAmountEnergyAllowed: 20,
    hasWarranties: true,
  },
  contractSignatureDate: '2026-11-16',
  expectedStartDate: '2027-07-01',
  expectedEndDate: '2037-06-30',
  responsibleForEnergyProgramming: 'SELLER',
};

test('terms that nobody touches are sent as they were stored', () => {
  expect(templatePayload.parse(termsPayloadOf(termsValuesOf(stored)))).toEqual(stored);
});

test('whether it renews by itself may be open: no answer is neither yes nor no', () => {
  expect(termsValuesOf(stored)).toMatchObject({ automaticRenewal: null, annualVolume: null, deliveryType: null });
  expect(termsPayloadOf(termsValuesOf(stored))).not.toHaveProperty('automaticRenewal');
  const said = { automaticRenewal: false, annualVolume: 92_000, deliveryType: 'FINANCIAL' as const };
  expect(termsPayloadOf(termsValuesOf({ ...stored, ...said }))).toMatchObject(said);
});

test('[CON-11] commercial terms are a group or nothing: any field asks for the others', () => {
  const values = termsValuesOf(stored);
  expect(termsPayloadOf({ ...values, commercialTerms: emptyCommercial })).not.toHaveProperty('commercialTerms');
  const begun = termsPayloadOf({ ...values, commercialTerms: { ...emptyCommercial, latePaymentPenalty: 2 } });
  const paths = templatePayload.safeParse(begun).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toContain('commercialTerms.settlementMethod');
  expect(paths).toContain('commercialTerms.defaultConditions');
  expect(paths).not.toContain('commercialTerms.spotPercentage');
  // The extended model also requires each technology's lifetime.
  expect(paths).toContain('technologies.0.lifetime');
});

test('an empty form starts in Portugal and names what is missing', () => {
  const empty = termsValuesOf();
  expect(empty.location.country).toBe('portugal');
  const paths = templatePayload.safeParse(termsPayloadOf(empty)).error?.issues.map(({ path }) => path.join('.'));
  for (const path of ['name', 'location.parish', 'technologies', 'financialConditions.pricingType', 'expectedEndDate'])
    expect(paths).toContain(path);
});
