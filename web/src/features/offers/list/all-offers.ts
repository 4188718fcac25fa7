// All purchase offers, for administrators.
import { adminOfferApi, type OfferRow } from '@wattpact/domain/offers/offer-api';
import { offerList } from '@wattpact/domain/offers/offer-filters';
import { adminPaths } from '../../../platform/address/paths.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { listNames, listSource, type PlainView } from '../../../records/list/list-view.ts';
import { icons } from '../../../ui/theme/icons.ts';
import { useAdminColumns } from '../../market/admin-columns.tsx';

const shown = {
  base: 'offers' as const,
  nameOf: ({ name }: OfferRow) => name,
  ownerOf: ({ buyerLegalEntity }: OfferRow) => buyerLegalEntity,
  to: adminPaths.offer,
};

export const allOffers: PlainView<OfferRow> = {
  ...listNames('offer'),
  place: 'all',
  source: listSource(adminOfferApi.list, {
    file: {
      call: adminOfferApi.listExport,
      columns: async () => (await import('@wattpact/domain/offers/offer-columns')).offerColumns,
    },
  }),
  filters: arranged(offerList, {
    bar: ['status', 'technologies', 'countries', 'legalEntityId'],
    placeholderKey: 'offers:list.search',
    // Administrators do not negotiate.
    without: ['negotiated'],
  }),
  useRows: () => useAdminColumns(shown),
  icon: icons.offer,
  titleKey: 'common:navigation.offers',
  emptyKey: 'offers:empty_all',
};
