// The calls about purchase offers and the shape of their records.
import { z } from 'zod';
import { adminMarketCalls, marketCalls } from '../calls/market-calls.ts';
import { marketDetailFields, marketFields } from '../calls/market-record.ts';
import { ownerEntity } from '../calls/record-schemas.ts';
import { storedFields } from '../fields/added-later.ts';
import { offerPayload, offerShape } from './offer.ts';
import { offerColumns } from './offer-columns.ts';
import { offerList, offerSearch } from './offer-filters.ts';
import { offerStatuses } from './offer-status.ts';

export const offerRow = z.object({
  ...storedFields(offerShape.shape),
  ...marketFields,
  status: z.enum(offerStatuses),
  buyerLegalEntity: ownerEntity,
});
export type OfferRow = z.infer<typeof offerRow>;

export const offerRecord = offerRow.extend({ history: marketDetailFields.history }).meta({ id: 'Offer' });
export type OfferRecord = z.infer<typeof offerRecord>;

const approved = z.object({ id: z.string(), name: z.string(), buyerLegalEntityId: z.string() });

const parts = {
  payload: offerPayload,
  record: offerRecord,
  row: offerRow,
  approved,
  list: offerList,
  search: offerSearch,
  columns: offerColumns,
};
export const offerApi = marketCalls('offers', parts);
export const adminOfferApi = adminMarketCalls('offers', parts);
