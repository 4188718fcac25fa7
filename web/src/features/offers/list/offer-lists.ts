// What all lists of purchase offers share.
import { paths } from '../../../platform/address/paths.ts';
import type { ListedKind } from '../../../records/list/listed-kind.ts';

export const offerLists: ListedKind<'offer'> = {
  kind: 'offer',
  columns: async () => (await import('@wattpact/domain/offers/offer-columns')).offerColumns,
  create: { to: () => paths.newRecord('offer'), labelKey: 'offers:create', role: 'contracting' },
};
