// A project: an energy-producing installation offered for sale. Its payload and the rules over it.
import { z } from 'zod';
import type { Stored } from '../fields/added-later.ts';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { date, flag, id, optionalText, percentage, price, text, wholeCapacity } from '../fields/texts.ts';
import {
  capacityFaults,
  dateOrderFaults,
  deliveryTerms,
  indexingType,
  location,
  pricingFaults,
  pricingType,
  technologyEntries,
  withoutUnusedPricing,
} from '../terms/energy-terms.ts';
import { contractStructures, guarantees, parties, projectPhases } from '../terms/enumerations.ts';

export const maximumFilesPerPhase = 5;

export const projectDocumentation = z.strictObject({
  phase: z.enum(projectPhases),
  fileIds: z.array(id).max(maximumFilesPerPhase),
});

export const projectConditions = z.strictObject({
  contractStructure: z
    .array(z.enum(contractStructures, 'error_invalid.contract_structure'))
    .min(1)
    .max(contractStructures.length),
  pricingType,
  price: price.optional(),
  totalPurchasedCapacity: wholeCapacity,
  maximumAmountEnergyAllowed: wholeCapacity.optional(),
  provisionOfGuarantees: z.enum(guarantees),
  indexingPercentage: percentage.optional(),
  indexingType: indexingType.optional(),
  allowFractionalCapacitySales: flag(false),
  hasWarranties: flag(false),
});

export const projectShape = z.strictObject({
  sellerLegalEntityId: id,
  designation: text(2, 100),
  location,
  technologies: technologyEntries,
  currentProjectStatus: z.enum(projectPhases),
  financialConditions: projectConditions,
  startDate: date,
  endDate: date,
  energyProgrammer: z.enum(parties),
  deviationPayer: z.enum(parties),
  ...deliveryTerms,
  additionalInformation: optionalText(250),
  isNegotiable: flag(true),
  isPublishedInMarketplace: flag(true),
  documentations: z.array(projectDocumentation).max(projectPhases.length),
});
export type ProjectPayload = z.infer<typeof projectShape>;
/** What is stored as the project's content; owner and publication have columns of their own. */
export type ProjectContent = Omit<Stored<typeof projectShape>, 'sellerLegalEntityId' | 'isPublishedInMarketplace'>;

/** At least one document for the project's current phase; each phase at most once. */
function documentationFaults(input: Unchecked<ProjectPayload>): RuleFault[] {
  const groups = Array.isArray(input.documentations) ? input.documentations : undefined;
  if (!groups) return [];
  const faults: RuleFault[] = groups.flatMap((group, index) =>
    group?.phase !== undefined && groups.findIndex((other) => other?.phase === group.phase) < index
      ? [{ path: ['documentations', index, 'phase'], key: 'error_invalid.phase' }]
      : [],
  );
  const present = groups.find((group) => group?.phase === input.currentProjectStatus)?.fileIds;
  if (projectPhases.some((phase) => phase === input.currentProjectStatus) && !present?.length)
    faults.push({ path: ['documentations'], key: 'error_min_documents', params: { min: 1 } });
  return faults;
}

export const projectPayload = withRules(projectShape, (input) => [
  ...pricingFaults(input.financialConditions),
  ...capacityFaults(input.technologies, input.financialConditions),
  ...dateOrderFaults(input.startDate, input.endDate, 'endDate'),
  ...documentationFaults(input),
]).overwrite((project) => ({ ...project, financialConditions: withoutUnusedPricing(project.financialConditions) }));
