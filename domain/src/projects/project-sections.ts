// The fields of a project in groups and in their order.
import { type FieldUse, pathsFor, sectionsOf, stepsOf } from '../terms/sections.ts';
import type { ProjectPayload } from './project.ts';

const everywhere = ['page', 'confirmation', 'comparison', 'export', 'history'] as const satisfies FieldUse[];
const butExport = ['page', 'confirmation', 'comparison', 'history'] as const satisfies FieldUse[];

export const projectSections = sectionsOf<ProjectPayload>()([
  {
    name: 'identity',
    step: 'basic',
    serves: ['confirmation', 'export', 'history'],
    fields: ['designation', { path: 'sellerLegalEntityId', serves: ['confirmation'] }],
  },
  {
    name: 'source',
    step: 'basic',
    serves: everywhere,
    fields: ['technologies', 'location.municipality', 'location.parish', 'location.country', 'currentProjectStatus'],
  },
  {
    name: 'price',
    step: 'terms',
    serves: butExport,
    fields: [
      { path: 'financialConditions.pricingType', serves: everywhere },
      { path: 'financialConditions.price', serves: everywhere },
      'financialConditions.indexingType',
      'financialConditions.indexingPercentage',
    ],
  },
  {
    name: 'volume',
    step: 'terms',
    serves: everywhere,
    fields: [
      'financialConditions.totalPurchasedCapacity',
      'annualVolume',
      // The amount declared to the register is no figure by which projects compare.
      { path: 'financialConditions.maximumAmountEnergyAllowed', serves: ['page', 'confirmation', 'export', 'history'] },
      { path: 'financialConditions.allowFractionalCapacitySales', serves: butExport },
    ],
  },
  {
    name: 'contract',
    step: 'terms',
    serves: butExport,
    fields: [
      { path: 'financialConditions.contractStructure', serves: everywhere },
      { path: 'startDate', serves: everywhere },
      { path: 'endDate', serves: everywhere },
      { path: 'automaticRenewal', serves: everywhere },
      { path: 'deliveryType', serves: everywhere },
      { path: 'guaranteesOfOrigin', serves: everywhere },
      'financialConditions.provisionOfGuarantees',
      'financialConditions.hasWarranties',
      'isNegotiable',
    ],
  },
  { name: 'responsible', step: 'terms', serves: butExport, fields: ['energyProgrammer', 'deviationPayer'] },
  { name: 'additional', step: 'terms', serves: ['page', 'confirmation', 'history'], fields: ['additionalInformation'] },
  { name: 'documents', step: 'documentation', serves: ['page', 'confirmation'], fields: ['documentations'] },
  {
    name: 'market',
    step: 'confirmation',
    serves: ['export', 'history'],
    fields: ['isPublishedInMarketplace'],
  },
]);

/** What its history follows. */
export const projectTracked = pathsFor(projectSections, 'history');
export const projectSteps = stepsOf(projectSections);
