// How a purchase offer is created and edited.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import { type OfferRecord, offerApi } from '@wattpact/domain/offers/offer-api';
import { type RecordEditing, recordCalls } from '../../../records/edit/record-editing.ts';
import { placedLabel } from '../../../records/fields/field-label.ts';
import { offerKind } from '../offer-kind.ts';
import { type OfferValues, valuesOf } from './offer-form.ts';

export const offerEditing: RecordEditing<OfferRecord, OfferPayload, OfferValues> = {
  kind: offerKind,
  calls: recordCalls(offerApi),
  nameOf: ({ name }) => name,
  valuesOf,
  // A choice of technologies is one field.
  labelOf: (path, words) => placedLabel(path.startsWith('technologies') ? 'technologies' : path, words),
};
