// Purchase offers side by side.
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { comparison } from '../../../records/compare/compared-records.ts';
import { NegotiationBadge } from '../../market/cells.tsx';
import { offerFacts } from '../offer-facts.ts';

export const comparedOffers = comparison({
  kind: 'offer',
  path: offerApi.get.path,
  fetch: (input) => call(offerApi.get, input),
  headOf: (offer, { t }) => ({
    name: offer.name,
    owner: offer.buyerLegalEntity.fiscalInfo.name,
    note: offer.country && t(`common:country.${offer.country}`),
    badge: <NegotiationBadge item={offer} />,
  }),
  factsOf: offerFacts,
  recordTo: paths.offer,
  listTo: paths.marketOffers,
  to: paths.compareOffers,
});
