// A purchase offer: what a buyer is looking for. Its payload and the rules over it.
import { z } from 'zod';
import type { Stored } from '../fields/added-later.ts';
import { withRules } from '../fields/rules.ts';
import { decimal, flag, id, optionalText, text, wholeCapacity } from '../fields/texts.ts';
import { deliveryTerms, pricingType } from '../terms/energy-terms.ts';
import {
  contractDurations,
  contractStructures,
  countries,
  guarantees,
  offerStarts,
  technologies,
} from '../terms/enumerations.ts';
import { unusedPricing } from '../terms/unused-pricing.ts';

export const offerShape = z.strictObject({
  buyerLegalEntityId: id,
  name: text(2, 100),
  country: z.enum(countries).optional(),
  technologies: z.array(z.enum(technologies, 'error_invalid.technology')).max(technologies.length).optional(),
  contractStructure: z.enum(contractStructures).optional(),
  pricingType: pricingType.optional(),
  price: decimal(1, 999_999_999).optional(),
  totalPurchasedCapacity: wholeCapacity.optional(),
  provisionOfGuarantees: z.enum(guarantees).optional(),
  allowMultipleEnergyContracts: flag(false),
  hasWarranties: flag(false),
  contractDuration: z.enum(contractDurations).optional(),
  startDate: z.enum(offerStarts).optional(),
  ...deliveryTerms,
  additionalInformation: optionalText(250),
  isNegotiable: flag(true),
  isPublishedInMarketplace: flag(true),
});
export type OfferPayload = z.infer<typeof offerShape>;
/** What is stored as the offer's content; owner and publication have columns of their own. */
export type OfferContent = Omit<Stored<typeof offerShape>, 'buyerLegalEntityId' | 'isPublishedInMarketplace'>;

const needsPrice = ['FIXED_PRICING', 'HYBRID_PRICING', 'fixed', 'hybrid'];

/** A price for fixed and hybrid; variable has none; the text `[]` is no information. */
export const offerPayload = withRules(offerShape, (input) =>
  needsPrice.includes(String(input.pricingType)) && input.price === undefined
    ? [{ path: ['price'], key: 'error_required.price' }]
    : [],
).overwrite((offer) => {
  const kept = { ...offer };
  if (unusedPricing(kept.pricingType).includes('price')) delete kept.price;
  if (kept.additionalInformation === '[]') delete kept.additionalInformation;
  return kept;
});
