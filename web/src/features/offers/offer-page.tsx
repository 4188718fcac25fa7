// A purchase offer in the marketplace: for its own people, and for strangers once it is approved and published.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type OfferRecord, offerApi } from '@wattpact/domain/offers/offer-api';
import { usePageName } from '../../platform/address/page-name.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { ItemPage } from '../market/item-page.tsx';
import { isInsider } from '../market/market-kind.ts';
import { MarketRecord } from '../market/market-record.tsx';
import { offerItem, offerKind } from './offer-kind.ts';
import { useOfferFigures, useOfferTabs } from './offer-tabs.tsx';

export function OfferPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const offer = useQuery(apiQuery(offerApi.get, { params: { id } }));
  usePageName(offer.data?.name, offer.data && !isInsider(offer.data));
  return <MarketRecord query={offer}>{(found) => <ShownOffer offer={found} />}</MarketRecord>;
}

function ShownOffer({ offer }: { offer: OfferRecord }) {
  const figures = useOfferFigures(offer);
  const tabs = useOfferTabs(offer);
  return <ItemPage kind={offerKind} item={offerItem(offer)} figures={figures} tabs={tabs} />;
}
