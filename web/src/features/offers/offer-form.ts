// What the wizard of a purchase offer holds, where it starts, and what it sends.
import { type OfferPayload, offerPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerTracked } from '@wattpact/domain/offers/offer-sections';
import { changesBetween } from '@wattpact/domain/records/changes';
import { type FormValues, formOf } from '@wattpact/domain/records/form-values';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import type { Change } from '../history/change-words.ts';

export type OfferValues = FormValues<OfferPayload>;

const form = formOf(offerPayload, 'offer');

/** Whether it is published is asked for by the dialog when the offer is sent. */
export const newValues = (buyerLegalEntityId: string | null): OfferValues => ({ ...form.empty, buyerLegalEntityId });

export const valuesOf = (offer: OfferRecord): OfferValues => form.valuesOf(offer);

/** What differs between two versions. */
export const changesOf = (before: OfferRecord, after: OfferRecord): Change[] =>
  changesBetween(before, after, offerTracked);

/** No technology chosen means any: the list is left out. */
export const payloadOf = (values: OfferValues): OfferPayload => form.payloadOf(values);

const checkPayload = checkWith(offerPayload);

export const checkValues = (values: OfferValues): FormErrors => checkPayload(payloadOf(values));
