// Where the lists of purchase offers come from, and which filters stand in their bars.
import { adminOfferApi, type OfferRow, offerApi } from '@wattpact/domain/offers/offer-api';
import { offerColumns } from '@wattpact/domain/offers/offer-columns';
import { offerList, offerSearch } from '@wattpact/domain/offers/offer-filters';
import { call } from '../../platform/api/call.ts';
import { arranged } from '../market/arrange-filters.ts';
import type { ListSource } from '../market/use-record-list.ts';

export const marketOffers: ListSource<OfferRow> = {
  path: offerApi.search.path,
  fetch: (input) => call(offerApi.search, input),
  file: { call: offerApi.searchExport, columns: offerColumns },
};
export const ownOffers: ListSource<OfferRow> = {
  own: true,
  path: offerApi.list.path,
  fetch: (input) => call(offerApi.list, input),
  file: { call: offerApi.listExport, columns: offerColumns },
};
export const allOffers: ListSource<OfferRow> = {
  path: adminOfferApi.list.path,
  fetch: (input) => call(adminOfferApi.list, input),
  file: { call: adminOfferApi.listExport, columns: offerColumns },
};

export const marketOfferFilters = arranged(offerSearch, { placeholderKey: 'offers:list.search' });
export const ownOfferFilters = arranged(offerList, {
  bar: ['status', 'technologies', 'legalEntityId'],
  placeholderKey: 'offers:list.search_own',
});
export const allOfferFilters = arranged(offerList, {
  bar: ['status', 'technologies', 'countries', 'legalEntityId'],
  placeholderKey: 'offers:list.search',
  // Administrators negotiate nothing themselves.
  without: ['negotiated'],
});
