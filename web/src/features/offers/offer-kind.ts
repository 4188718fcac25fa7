// Declares the purchase offer for the parts that it shares with projects.
import { adminOfferApi, type OfferRecord, offerApi } from '@wattpact/domain/offers/offer-api';
import { paths } from '../../platform/address/paths.ts';
import { addressesOf } from '../../records/kind-looks.ts';
import type { ItemNames, MarketItem, MarketKind } from '../market/market-kind.ts';

export const offerKind: MarketKind = {
  base: 'offers',
  kind: 'offer',
  api: offerApi,
  adminApi: adminOfferApi,
  ...addressesOf('offer'),
  marketList: paths.marketOffers,
  compare: paths.compareOffers,
  withoutBanner: ['approved'],
  loading: 'offers:overview.loading',
  loadError: 'offers:overview.error_loading',
};

type Named = Pick<OfferRecord, 'name' | 'buyerLegalEntity'>;

export const offerNames = ({ name, buyerLegalEntity: owner }: Named): ItemNames => ({ name, owner });

export const offerItem = (offer: OfferRecord): MarketItem => ({ ...offer, ...offerNames(offer) });
