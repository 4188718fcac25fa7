// What the wizard of a purchase offer holds, where it starts, and what it sends.
import { absentRemover } from '@wattpact/domain/api/absent';
import { type OfferPayload, offerPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerTracked } from '@wattpact/domain/offers/offer-sections';
import { changesBetween } from '@wattpact/domain/records/changes';
import type { Country, Technology } from '@wattpact/domain/terms/enumerations';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import type { Change } from '../history/change-words.ts';

/** A field that is not filled is null, a text empty. */
export interface OfferValues extends Record<string, unknown> {
  buyerLegalEntityId: string | null;
  name: string;
  country: Country | null;
  technologies: Technology[];
  contractStructure: string | null;
  pricingType: string | null;
  price: number | null;
  totalPurchasedCapacity: number | null;
  provisionOfGuarantees: string | null;
  allowMultipleEnergyContracts: boolean;
  hasWarranties: boolean;
  contractDuration: string | null;
  startDate: string | null;
  additionalInformation: string;
  isNegotiable: boolean;
  /** Asked for by the dialog when the offer is sent. */
  isPublishedInMarketplace: boolean;
}

export const newValues = (buyerLegalEntityId: string | null): OfferValues => ({
  buyerLegalEntityId,
  name: '',
  country: null,
  technologies: [],
  contractStructure: null,
  pricingType: null,
  price: null,
  totalPurchasedCapacity: null,
  provisionOfGuarantees: null,
  allowMultipleEnergyContracts: false,
  hasWarranties: false,
  contractDuration: null,
  startDate: null,
  additionalInformation: '',
  isNegotiable: true,
  isPublishedInMarketplace: true,
});

export function valuesOf(offer: OfferRecord): OfferValues {
  const empty = newValues(offer.buyerLegalEntityId);
  const known = Object.keys(empty).filter((name) => offer[name as keyof OfferRecord] !== undefined);
  return Object.assign(empty, Object.fromEntries(known.map((name) => [name, offer[name as keyof OfferRecord]])));
}

/** What differs between two versions. */
export const changesOf = (before: OfferRecord, after: OfferRecord): Change[] =>
  changesBetween(before, after, offerTracked);

const withoutBlanks = absentRemover(offerPayload);

/** No technology chosen means any: the list is left out. */
export function payloadOf({ technologies, ...values }: OfferValues): OfferPayload {
  return withoutBlanks({ ...values, ...(technologies.length > 0 && { technologies }) }) as OfferPayload;
}

const checkPayload = checkWith(offerPayload);

export const checkValues = (values: OfferValues): FormErrors => checkPayload(payloadOf(values));
