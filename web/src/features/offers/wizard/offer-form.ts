// The form of a purchase offer: its values, its initial values, and its payload.

import { type FormValues, formOf } from '@wattpact/domain/forms/form-values';
import { type OfferPayload, offerPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { FormErrors } from '../../../platform/api/form-errors.ts';
import { checkWith } from '../../../platform/api/forms.ts';

export type OfferValues = FormValues<OfferPayload>;

const form = formOf(offerPayload, 'offer');

/** A dialog asks on submission whether to publish it. */
export const newValues = (buyerLegalEntityId: string | null): OfferValues => ({ ...form.empty, buyerLegalEntityId });

export const valuesOf = (offer: OfferRecord): OfferValues => form.valuesOf(offer);

/** No technology chosen means any: the list is left out. */
export const payloadOf = (values: OfferValues): OfferPayload => form.payloadOf(values);

const checkPayload = checkWith(offerPayload);

export const checkValues = (values: OfferValues): FormErrors => checkPayload(payloadOf(values));
