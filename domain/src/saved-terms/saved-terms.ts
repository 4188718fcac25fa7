// Terms that a company keeps under a name, to fill in its projects, offers, versions and contracts with. What belongs to a
// single deal (parties, places, technologies, capacities, volumes, dates) is not among them.
import { z } from 'zod';
import { commercialTerms, energyContractShape } from '../energy-contracts/energy-contract.ts';
import { readable } from '../fields/readable.ts';
import { id, percentage, price } from '../fields/texts.ts';
import { offerShape } from '../offers/offer.ts';
import { projectShape } from '../projects/project.ts';
import { deliveryTerms, indexingType, pricingType } from '../terms/energy-terms.ts';
import { contractStructures, guarantees } from '../terms/enumerations.ts';
import { leafOf } from '../terms/field-kinds.ts';

/** The most of one company. */
export const mostSavedTerms = 50;

const { annualVolume: _volume, ...delivery } = deliveryTerms;
const { receiptDate: _date, ...commercial } = commercialTerms.shape;

/** By the last name of the field's path, which is the same in every form; all of them may be left out. */
export const savedTermsShape = z
  .strictObject({
    pricingType,
    price,
    indexingType,
    indexingPercentage: percentage,
    /** A contract takes one of them, a project may offer several. */
    contractStructure: z.array(z.enum(contractStructures)).min(1).max(contractStructures.length),
    contractDuration: offerShape.shape.contractDuration,
    ...delivery,
    provisionOfGuarantees: z.enum(guarantees),
    hasWarranties: z.boolean(),
    isNegotiable: z.boolean(),
    energyProgrammer: projectShape.shape.energyProgrammer,
    deviationPayer: projectShape.shape.deviationPayer,
    programmingUnit: energyContractShape.shape.programmingUnit,
    additionalInformation: energyContractShape.shape.additionalInformation,
    ...commercial,
    extraClauses: energyContractShape.shape.extraClauses,
  })
  .partial();
export type SavedTermsContent = z.infer<typeof savedTermsShape>;
export type SavedTerm = keyof SavedTermsContent;

/** Contracts call it otherwise. */
const sameAs: Readonly<Record<string, SavedTerm>> = { responsibleForEnergyProgramming: 'energyProgrammer' };

/** The kept term that a field of a form means: `financialConditions.price` → `price`. */
export function savedTermAt(path: string): SavedTerm | undefined {
  const leaf = leafOf(path);
  const term = sameAs[leaf] ?? leaf;
  return term in savedTermsShape.shape ? (term as SavedTerm) : undefined;
}

const terms = savedTermsShape.refine((given) => Object.keys(given).length > 0, 'error_required.terms');
const name = z.string().trim().min(1).max(100).refine(readable);

export const newSavedTerms = z.strictObject({ legalEntityId: id, name, terms });
/** Without terms only the name changes. */
export const changedSavedTerms = z.strictObject({ name, terms: terms.optional() });
export type NewSavedTerms = z.infer<typeof newSavedTerms>;
export type ChangedSavedTerms = z.infer<typeof changedSavedTerms>;
