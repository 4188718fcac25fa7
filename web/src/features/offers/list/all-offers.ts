// All purchase offers, for administrators.
import { adminOfferApi } from '@wattpact/domain/offers/offer-api';
import { offerList } from '@wattpact/domain/offers/offer-filters';
import { allItems } from '../../market/all-items.tsx';
import { offerKind, offerNames } from '../offer-kind.ts';
import { useOfferCells } from './offer-cells.tsx';
import { offerLists } from './offer-lists.ts';

export const allOffers = allItems(offerLists, adminOfferApi, {
  kind: offerKind,
  filters: offerList,
  namesOf: offerNames,
  technologiesOf: ({ technologies }) => technologies ?? [],
  useCells: useOfferCells,
});
