// The fields of a purchase offer in groups and in their order.
import { type FieldUse, pathsFor, sectionsOf, stepsOf } from '../terms/sections.ts';
import type { OfferPayload } from './offer.ts';

const everywhere = ['page', 'confirmation', 'comparison', 'export', 'history'] as const satisfies FieldUse[];
const butExport = ['page', 'confirmation', 'comparison', 'history'] as const satisfies FieldUse[];

export const offerSections = sectionsOf<OfferPayload>()([
  {
    name: 'identity',
    step: 'basic',
    serves: ['page', 'confirmation', 'export', 'history'],
    fields: ['name', { path: 'buyerLegalEntityId', serves: ['page', 'confirmation'] }],
  },
  { name: 'source', step: 'basic', serves: everywhere, fields: ['technologies', 'country'] },
  { name: 'price', step: 'terms', serves: everywhere, fields: ['pricingType', 'price'] },
  {
    name: 'volume',
    step: 'terms',
    serves: everywhere,
    fields: ['totalPurchasedCapacity', 'annualVolume', { path: 'allowMultipleEnergyContracts', serves: butExport }],
  },
  {
    name: 'contract',
    step: 'terms',
    serves: butExport,
    fields: [
      { path: 'contractStructure', serves: everywhere },
      { path: 'contractDuration', serves: everywhere },
      { path: 'startDate', serves: everywhere },
      { path: 'automaticRenewal', serves: everywhere },
      { path: 'deliveryType', serves: everywhere },
      { path: 'guaranteesOfOrigin', serves: everywhere },
      'provisionOfGuarantees',
      'hasWarranties',
      'isNegotiable',
    ],
  },
  { name: 'additional', step: 'terms', serves: ['page', 'confirmation', 'history'], fields: ['additionalInformation'] },
  { name: 'market', step: 'confirmation', serves: ['export', 'history'], fields: ['isPublishedInMarketplace'] },
]);

/** What its history follows. */
export const offerTracked = pathsFor(offerSections, 'history');
export const offerSteps = stepsOf(offerSections);
